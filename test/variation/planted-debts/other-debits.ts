/** What else leaves the account of a business again and again, and is no debt; many of its words also stand in names of lenders. */
import { type Chance } from '../../drawing/chance.ts'
import { type Cadence } from './debit-rhythm.ts'
import { people } from './debts.ts'

export interface RecurringDebit {
  /** `#` stands for a digit. */
  readonly descriptor: string
  readonly cadence: Cadence
  readonly amount: number
  /** Share by which amounts differ from it; 0: level. */
  readonly spread: number
}

type Row = readonly [descriptor: string, cadence: Cadence, from: number, to: number, spread: number]

/** One of each group is drawn for a business. */
const groups: readonly (readonly Row[])[] = [
  [
    ['HOLLIS PROPERTIES LLC RENT', 'monthly', 1_500, 12_000, 0],
    ['ZELLE TO OAKMONT REALTY', 'monthly', 1_500, 9_000, 0],
    ['BILL PAY MERIDIAN PLAZA ASSOCIATES', 'monthly', 1_500, 9_000, 0],
    ['STONEGATE CAPITAL PARTNERS RENT ####', 'monthly', 2_000, 9_000, 0],
    ['ACH DEBIT YARDI PROPERTY PMT ######', 'monthly', 1_500, 9_000, 0],
    ['PUBLIC STORAGE UNIT ####', 'monthly', 120, 600, 0],
    ['LANDMARK BUILDING LEASE PAYMENT OFFICE', 'monthly', 1_500, 9_000, 0],
  ],
  [
    ['ADP PAYROLL DES:ADP TX ID:######', 'biweekly', 4_000, 30_000, 0.08],
    ['GUSTO PAY ######', 'biweekly', 3_000, 20_000, 0.05],
    ['PAYCHEX EIB INVOICE ########', 'weekly', 60, 140, 0.1],
    ['PAYROLL TRANSFER TO ####', 'weekly', 2_000, 9_000, 0],
    ['INTUIT PAYROLL S DES:QUICKBOOKS ID:#######', 'biweekly', 3_000, 15_000, 0.06],
  ],
  [
    ['CITY WATER AND SEWER ######', 'monthly', 60, 400, 0.2],
    ['DUKE ENERGY DES:BILL PAY ID:####', 'monthly', 200, 1_800, 0.25],
    ['VERIZON WIRELESS PAYMENTS ####', 'monthly', 120, 700, 0.02],
    ['COMCAST BUSINESS ####', 'monthly', 150, 400, 0],
    ['MERCHANTS POWER COOP UTIL', 'monthly', 150, 900, 0.2],
  ],
  [
    ['NEXT INSUR DES:PREMIUM ID:######', 'monthly', 150, 900, 0],
    ['FIRST INSURANCE FUNDING PREM ####', 'monthly', 300, 2_500, 0],
    ['IPFS CORP PREMIUM PMT ######', 'monthly', 300, 2_500, 0],
    ['AUTO-OWNERS INS CO ####', 'monthly', 200, 1_500, 0],
    ['GUARDIAN LIFE INS PREM', 'monthly', 150, 900, 0],
    ['STATE FUND WORKERS COMP ####', 'monthly', 150, 900, 0.1],
  ],
  [
    ['AMEX EPAYMENT ACH PMT ######', 'monthly', 900, 9_000, 0.4],
    ['CAPITAL ONE MOBILE PMT ####', 'monthly', 300, 4_000, 0.4],
    ['CHASE CREDIT CRD AUTOPAY ######', 'monthly', 300, 4_000, 0.4],
    ['CITI CARD ONLINE PAYMENT ####', 'monthly', 300, 4_000, 0],
    ['CARDMEMBER SERV WEB PYMT ######', 'monthly', 300, 4_000, 0.3],
    ['CAPITAL ONE CRCARDPMT ####', 'monthly', 300, 900, 0],
  ],
  [
    ['IRS USATAXPYMT ########', 'biweekly', 900, 6_000, 0.1],
    ['STATE COMPTROLLER SALES TAX ####', 'monthly', 300, 4_000, 0.3],
    ['IRS DES:USATAXPYMT INSTALLMENT ########', 'monthly', 300, 900, 0],
    ['COUNTY TREASURER PROPERTY TAX PMT', 'monthly', 300, 900, 0],
  ],
  [
    ['MERCHANT SERVICES DISCOUNT FEE ####', 'monthly', 80, 900, 0.2],
    ['MERCHANT BANKCD DES:FEE ID:########', 'monthly', 80, 900, 0.2],
    ['CLOVER APP MRKT ####', 'monthly', 15, 90, 0],
    ['AUTHNET GATEWAY BILLING ####', 'monthly', 25, 60, 0],
  ],
  [
    ['CAPITAL GROUP 401K CONTRIB ####', 'biweekly', 300, 1_500, 0.03],
    ['VANGUARD FUND INVESTMENT', 'monthly', 200, 1_000, 0],
    ['UNION HEALTH AND WELFARE FUND ####', 'monthly', 500, 2_500, 0.1],
    ['JOHN HANCOCK RETIREMENT ####', 'monthly', 300, 1_500, 0],
    ['PRINCIPAL FINANCIAL GROUP ####', 'monthly', 200, 1_500, 0],
    ['LINCOLN FINANCIAL GROUP DES:PREMIUM ID:####', 'monthly', 100, 900, 0],
    ['LPL FINANCIAL ADVISORY ####', 'monthly', 100, 900, 0],
    ['TRANSFER TO SAVINGS ####', 'weekly', 100, 500, 0],
    ['COLLEGE FUND TRANSFER TO SAV ####', 'monthly', 100, 500, 0],
  ],
  [
    ['ADVANCE AUTO PARTS ####', 'weekly', 60, 400, 0.5],
    ['CAP CITY SUPPLY ACH REMIT ####', 'biweekly', 400, 4_000, 0.4],
    ['CAPITAL ELECTRIC SUPPLY ####', 'weekly', 300, 2_000, 0.4],
    ['SYSCO CORPORATION PAYMENT ######', 'weekly', 800, 4_000, 0.3],
    ['ACH VENDOR REMITTANCE NORTHWIND PAPER', 'biweekly', 300, 2_000, 0.4],
    ['CAPITAL WASTE SERVICES ####', 'monthly', 150, 500, 0],
  ],
  [
    ['CINTAS CORP UNIFORM ####', 'weekly', 60, 240, 0],
    ['STERLING JANITORIAL SVC', 'weekly', 150, 500, 0],
    ['ADT SECURITY MYADT ####', 'monthly', 50, 140, 0],
    ['GREEN VALLEY LANDSCAPE CONTRACT ####', 'monthly', 200, 700, 0],
    ['MARKETING RETAINER BLUE FERN STUDIO', 'monthly', 500, 3_000, 0],
    ['BOOKKEEPING CAPITAL CPA GROUP', 'monthly', 300, 900, 0],
  ],
  [
    ['ADOBE CREATIVE CLOUD ####', 'monthly', 40, 120, 0],
    ['INTUIT *QUICKBOOKS ONLINE', 'monthly', 30, 200, 0],
    ['MICROSOFT 365 MSBILL ####', 'monthly', 30, 300, 0],
    ['CREDIT UNION SHARE TRANSFER TO ####', 'monthly', 50, 200, 0],
    ['EQUIFAX CREDIT MONITORING', 'monthly', 15, 40, 0],
    ['TOAST INC SOFTWARE ####', 'monthly', 80, 300, 0],
  ],
  [
    ['ONLINE TRANSFER TO PERSONAL CHK OWNER DRAW', 'biweekly', 1_000, 4_000, 0],
    [`ZELLE TO ${people[0]}`, 'weekly', 300, 1_500, 0],
    [`ZELLE TO ${people[3]} CONTRACT LABOR`, 'weekly', 300, 1_500, 0.2],
    ['STATE DISBURSEMENT UNIT CHILD SUPPORT ####', 'biweekly', 150, 500, 0],
    ['COMMUNITY FUND DONATION', 'monthly', 25, 250, 0],
    ['CHAMBER OF COMMERCE DUES', 'monthly', 25, 90, 0],
  ],
  [
    ['WEX FLEET FUEL ######', 'weekly', 300, 2_000, 0.3],
    ['COMDATA FUEL DAILY ####', 'weekday', 100, 900, 0.5],
    ['E-ZPASS REBILL ####', 'biweekly', 35, 100, 0],
    ['DAILY DELI CATERING', 'weekday', 20, 60, 0.3],
    ['ATM WITHDRAWAL ####', 'weekly', 100, 400, 0],
    ['RYDER TRUCK RENTAL ####', 'weekly', 200, 900, 0.3],
  ],
  [
    ['RIVERBEND HOLDINGS LLC ####', 'monthly', 1_500, 8_000, 0],
    ['SUMMIT CAPITAL REALTY TRUST', 'monthly', 1_500, 8_000, 0],
    ['WAREHOUSE LEASE PMT DOCK ##', 'monthly', 1_500, 8_000, 0],
  ],
  [
    ['EMPOWER RETIREMENT CONTRIB ####', 'biweekly', 300, 2_000, 0.05],
    ['PACIFIC LIFE ANNUITY ####', 'monthly', 200, 900, 0],
    ['EDWARD JONES INVESTMENT', 'monthly', 200, 900, 0],
    ['AMERIPRISE FINANCIAL SVCS ####', 'monthly', 100, 900, 0],
  ],
  [
    ['MERCHANT ONE PROCESSING ####', 'monthly', 80, 500, 0.3],
    ['CAPITAL CITY PEST CONTROL', 'monthly', 50, 250, 0],
    ['PREMIER FINANCE TRAINING SUBSCR', 'monthly', 40, 120, 0],
    ['CREDIT BUREAU SERVICES DUES', 'monthly', 25, 90, 0],
  ],
  [
    ['FUND FOR CITY SCHOOLS PLEDGE', 'monthly', 25, 250, 0],
    ['LOANER CAR SUPPLY ####', 'weekly', 100, 500, 0.4],
    ['ADVANCED DISPOSAL SVC ####', 'monthly', 100, 600, 0],
    ['BANK OF AMERICA CREDIT CARD BILL PAYMENT', 'monthly', 300, 3_000, 0.3],
  ],
]

/** The recurring debits of one business that pay no debt. */
export const otherDebits = (chance: Chance): readonly RecurringDebit[] =>
  groups.flatMap(group =>
    chance.some(group, chance.whole(1, 2)).map(([descriptor, cadence, from, to, spread]) => ({
      descriptor,
      cadence,
      amount: Math.round(chance.logarithmic(from, to) * 100) / 100,
      spread,
    })),
  )
