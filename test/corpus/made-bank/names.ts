/** Who and what stands on drawn bank statements: invented firms, persons, towns and the words banks of a country use. */
export type Land = 'US' | 'CA' | 'UK' | 'NL' | 'NZ' | 'DE' | 'SG'

type ByLand<T> = Readonly<Record<Land, T>>

export const holders: ByLand<{ readonly firms: readonly string[]; readonly persons: readonly string[] }> = {
  US: { firms: ['COPPER CANYON ROOFING LLC', 'Bluestem Catering Inc', 'MAPLE RIVER TOWING LLC', 'Harlan & Sons Masonry Co'], persons: ['DELIA R MONTROSE', 'Marcus T Ellery'] },
  CA: { firms: ['NORTHBAY CARTAGE LTD', 'Prairie Crane Services Inc.'], persons: ['Simone Tremblay-Roy', 'OWEN K LABERGE'] },
  UK: { firms: ['PENDLE JOINERY LIMITED', 'Ashby Tool Hire Ltd'], persons: ['Mr T Hallworth', 'MRS A PEMBERTON'] },
  NL: { firms: ['Van Drunen Grondwerk B.V.', 'Bakkerij Zonneveld V.O.F.'], persons: ['J. Kuipers', 'M. de Wit'] },
  NZ: { firms: ['Tui Ridge Earthworks Ltd', 'PUKEKO PLUMBING LIMITED'], persons: ['R J Tamahere', 'Miss L K Osborne'] },
  DE: { firms: ['Lindenhof Metallbau GmbH', 'Gebr. Ahrens Spedition OHG'], persons: ['Katrin Vollmer', 'Jens Petersen'] },
  SG: { firms: ['MERLION TRADING PTE LTD', 'SUNWAVE LOGISTICS PTE LTD'], persons: ['TAN WEI LING', 'MUHAMMAD FARIS BIN OMAR'] },
} // prettier-ignore

/** Each: street, then the town with its code. */
export const towns: ByLand<readonly (readonly string[])[]> = {
  US: [['4410 Orchard Mill Rd', 'TOLEDO, OH 43606'], ['1180 N Juniper Ave Suite 4', 'BOISE ID 83702-4417'], ['PO Box 2291', 'Macon, GA 31201'], ['77 Ferry Street', 'PORTSMOUTH NH 03801']],
  CA: [['218 Rideau Lane', 'OTTAWA ON K1N 5Y4'], ['4402 51 Street NW', 'EDMONTON AB T6B 2W3']],
  UK: [['14 Foundry Lane', 'LANCASTER', 'LA1 4TT'], ['Unit 3, Mill Road', 'DERBY', 'DE24 8HG']],
  NL: [['Havenstraat 12', '3011 TE ROTTERDAM'], ['Dorpsweg 81', '6511 KL NIJMEGEN']],
  NZ: [['27 Kauri Street', 'Hamilton 3204'], ['PO Box 914', 'Napier 4140']],
  DE: [['Bergstraße 9', '34117 Kassel'], ['Am Kanal 22', '48155 Münster']],
  SG: [['21 TAMPINES AVENUE 4 #08-112', 'SINGAPORE 521021'], ['8 KAKI BUKIT ROAD #03-05', 'SINGAPORE 415873']],
} // prettier-ignore

export const payers: ByLand<readonly string[]> = {
  US: ['BRIGHTLINE HOMES', 'SQ *COUNTER SALES', 'CITY OF TOLEDO AP', 'MERCHANT BANKCD', 'NORTHGATE HOA', 'HOLT FOODS VENDOR PAY'],
  CA: ['LAKEHEAD MILLS', 'PROVINCE AP', 'MONERIS SETTLEMENT'],
  UK: ['DALESIDE COUNCIL', 'R MERCER', 'BRAMBLE HOMES', 'WORLDPAY'],
  NL: ['Bouwgroep Maas B.V.', 'Gemeente Delft', 'Fam. Hoekstra'],
  NZ: ['KOWHAI DAIRY', 'WAIKATO COUNCIL', 'A B SMITHSON'],
  DE: ['Stadtwerke Kassel', 'Autohaus Brandt GmbH', 'Weber + Sohn KG'],
  SG: ['HARBOUR FREIGHT', 'LIM AH KOW', 'STRAITS RETAIL PTE'],
} // prettier-ignore

export const payees: ByLand<readonly string[]> = {
  US: ['GRANGER LUMBER', 'PILOT 00412', 'OHIO EDISON', 'STAPLES 0881', 'PAYCREST PAYROLL', 'ACE RENTALS', 'Total Wine 118', 'VERIZON WIRELESS', 'STATE FARM RO 27'],
  CA: ['HYDRO ONE', 'CANADIAN TIRE 114', 'ESSO 8812', 'TELUS MOBILITY', 'ADT PAYROLL'],
  UK: ['SCREWFIX DIRECT', 'BRITISH GAS', 'TRAVIS PERKINS', 'SHELL DERBY', 'HMRC VAT'],
  NL: ['Albert Heijn 1120', 'KPN B.V.', 'Shell Station Zuid', 'Belastingdienst', 'Vattenfall'],
  NZ: ['MITRE TEN', 'COUNTDOWN HAMILTON', 'Z ENERGY', 'INLAND REVENUE', 'SPARK'],
  DE: ['REWE Markt', 'Telekom Deutschland', 'Aral Station', 'Finanzamt Kassel', 'AOK Hessen'],
  SG: ['SP SERVICES', 'SINGTEL', 'FAIRPRICE XTRA', 'IRAS', 'GRAB HOLDINGS'],
} // prettier-ignore

interface Services {
  readonly deposit: string
  readonly branch: string
  readonly credit: string
  readonly reference: string
  readonly card: string
  readonly cardMark: string
  readonly debit: string
  readonly check: string
  readonly fees: readonly string[]
  readonly returned: string
  readonly cash: string
  readonly terminal: string
  readonly interest: string
  readonly refund: string
}

const english: Services = {
  deposit: 'Deposit', branch: 'Branch', credit: 'ACH Credit', reference: 'Ref', card: 'Debit Card Purchase', cardMark: 'Card', debit: 'ACH Debit',
  check: 'Check', fees: ['Monthly Service Fee', 'Wire Transfer Fee', 'Cash Handling Fee'], returned: 'NSF Returned Item Fee', cash: 'ATM Withdrawal',
  terminal: 'Terminal', interest: 'Interest Paid', refund: 'Refund',
} // prettier-ignore

export const services: ByLand<Services> = {
  US: english,
  CA: { ...english, deposit: 'DEPOSIT', credit: 'Electronic Funds Transfer', card: 'Interac purchase', debit: 'Pre-authorized payment', check: 'Cheque', fees: ['Monthly plan fee', 'Item fee'], returned: 'NSF cheque charge', cash: 'ABM withdrawal', interest: 'Deposit interest' },
  UK: { ...english, deposit: 'Counter credit', credit: 'Bank giro credit', card: 'Card payment', debit: 'Direct debit', check: 'Cheque', fees: ['Account charge', 'Commission'], returned: 'Unpaid item charge', cash: 'Cash machine', interest: 'Gross interest' },
  NL: { ...english, deposit: 'Storting', branch: 'Kantoor', credit: 'Overboeking', reference: 'Kenmerk', card: 'Betaalautomaat', cardMark: 'Pas', debit: 'Incasso', check: 'Cheque', fees: ['Kosten zakelijk pakket', 'Kosten betaalpas'], returned: 'Kosten stornering', cash: 'Geldautomaat', terminal: 'Automaat', interest: 'Rente', refund: 'Terugboeking' },
  NZ: { ...english, deposit: 'Deposit', credit: 'Direct Credit', card: 'EFTPOS', debit: 'Automatic Payment', check: 'Cheque', fees: ['Account Fee', 'Base Fee'], returned: 'Dishonour Fee', cash: 'ATM', interest: 'Credit Interest' },
  DE: { ...english, deposit: 'Bareinzahlung', branch: 'Filiale', credit: 'Gutschrift', reference: 'Verwendungszweck', card: 'Kartenzahlung', cardMark: 'Karte', debit: 'Lastschrift', check: 'Scheck', fees: ['Kontoführungsentgelt', 'Entgelt Buchungsposten'], returned: 'Rücklastschriftgebühr', cash: 'Bargeldauszahlung', terminal: 'GA', interest: 'Habenzinsen', refund: 'Rückerstattung' },
  SG: { ...english, deposit: 'CASH DEPOSIT', credit: 'INWARD PAYNOW', card: 'POS PURCHASE', debit: 'GIRO', check: 'CHEQUE', fees: ['SERVICE CHARGE', 'FAST FEE'], returned: 'RETURNED CHEQUE FEE', cash: 'ATM CASH WDL', interest: 'INTEREST CREDIT' },
} // prettier-ignore
