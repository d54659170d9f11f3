/** Statements that are one list in the order of days, most with a running balance: the custom outside the US, and of many online banks. */
import {
  addressee,
  eachAccount,
  facts,
  heading,
  isIn,
  isOut,
  letterhead,
  overview,
  prose,
  summaryLines,
  summaryTable,
} from '../blocks.ts'
import { register, type Column } from '../lists.ts'
import type { BankLayout } from '../made-bank.ts'
import { germanDay, plainAmounts, writeDay, type Manner } from '../press.ts'

const manner: Manner = { font: 'Helvetica', size: 8.5, format: 'A4', left: 42, pitch: 1.4, day: writeDay('dd Mon yy'), longDay: writeDay('d Month yyyy'), amountText: { ...plainAmounts, mark: '£' } } // prettier-ignore
const kinds = { deposit: 4, credit: 6, card: 9, debit: 7, check: 1, fee: 1, nsf: 0.5, atm: 1, interest: 0.3 }

/** Canada: days like "03 Mar", month's totals under the columns, descriptions of two lines with the amount on the last. */
const canadian: BankLayout = {
  name: 'ca-cheques-and-debits',
  wish: { bank: 'Bank of Port Haldane', land: 'CA', accounts: [{ product: 'Business Basic Chequing', type: 'checking', number: '04412 100-227-9', postings: 40, kinds: { ...kinds, check: 4 }, lines: [1, 2] }] }, // prettier-ignore
  periods: [['2025-03-01', '2025-03-31']],
  manner: { ...manner, format: 'LETTER', day: writeDay('dd Mon'), longDay: writeDay('Month d, yyyy'), amountText: plainAmounts },
  head: letterhead({ size: 10, below: ['{product}', 'From {start} to {end}'], beside: ['{page} of {pages}'] }),
  blocks: [
    letterhead({ size: 14, below: ['Commercial Banking Centre', '400 Wharf Street', 'HALIFAX NS B3J 1B2'], beside: ['Business Account Statement', 'From {start} to {end}'] }),
    addressee({ facts: [['Account number:', '{number}'], ['How to reach us:', ''], ['1-800-555-0144', ''], ['www.bankofporthaldane.example', '']] }),
    heading('Account summary for this period'),
    summaryLines([{ label: 'Opening balance on {start}', part: 'opening' }, { label: 'Total deposits & credits (#)', part: isIn, sign: '+' }, { label: 'Total cheques & debits (#)', part: isOut, sign: '-' }, { label: 'Closing balance on {end}', part: 'closing', sign: '=' }], { right: 380 }),
    heading('{product}', 11),
    register({
      title: 'Account Activity Details',
      columns: [{ kind: 'day', head: ['Date'], at: 42 }, { kind: 'text', head: ['Description'], at: 90 }, { kind: 'out', head: ['Cheques & Debits ($)'], at: 390 }, { kind: 'in', head: ['Deposits & Credits ($)'], at: 490 }, { kind: 'balance', head: ['Balance ($)'], at: 570 }],
      opening: 'Opening balance', closing: 'Closing balance', balances: 'dayEnd', dayOnce: true, amountLast: true, continued: 'Account Activity Details - continued',
    }),
  ],
} // prettier-ignore

/** Germany: one signed column, old and new balance, two days per row, thousands with dots. */
const german: BankLayout = {
  name: 'de-kontoauszug',
  wish: { bank: 'Sparkasse Lindental', land: 'DE', accounts: [{ product: 'Geschäftsgirokonto', type: 'checking', number: 'DE42 5205 0353 0001 1882 44', postings: 34, kinds: { ...kinds, check: 0 }, lines: [1, 3] }] }, // prettier-ignore
  periods: [['2025-04-01', '2025-04-30']],
  manner: { ...manner, day: writeDay('dd.mm.yyyy'), longDay: writeDay('dd.mm.yyyy'), amountText: { decimal: ',', thousands: '.', mark: '', negative: 'lead' } },
  head: letterhead({ size: 10, beside: ['IBAN {number}', 'Seite {page} von {pages}'] }),
  blocks: [
    letterhead({ size: 15, beside: ['Kontoauszug 4/2025', 'Seite {page} von {pages}'] }),
    addressee({ facts: [['{product}', ''], ['IBAN: {number}', ''], ['Zeitraum: {start} bis {end}', '']] }),
    register({
      columns: [{ kind: 'day', head: ['Buchung'], at: 42 }, { kind: 'value', head: ['Valuta'], at: 105 }, { kind: 'text', head: ['Verwendungszweck'], at: 170 }, { kind: 'amount', head: ['Betrag EUR'], at: 553 }],
      opening: 'Alter Kontostand', closing: 'Neuer Kontostand',
    }),
    prose('Bitte prüfen Sie die Buchungen. Einwendungen müssen innerhalb von sechs Wochen erhoben werden.'),
  ],
  unstated: ['is_mtd'],
} // prettier-ignore

/** Netherlands: off and on in two columns, a date in amounts with dashes. */
const dutch: BankLayout = {
  name: 'nl-af-bij',
  wish: { bank: 'Maasbank N.V.', land: 'NL', accounts: [{ product: 'Zakelijke Betaalrekening', type: 'checking', number: 'NL31 MAAS 0418 2277 90', postings: 30, kinds: { ...kinds, check: 0 }, lines: [1, 2] }] }, // prettier-ignore
  periods: [['2025-02-01', '2025-02-28']],
  manner: { ...manner, day: writeDay('dd-mm-yyyy'), longDay: writeDay('dd-mm-yyyy'), amountText: { decimal: ',', thousands: '.', mark: '€ ', negative: 'lead' } },
  head: letterhead({ size: 10, beside: ['Pagina {page} van {pages}'] }),
  blocks: [
    letterhead({ size: 15, beside: ['Rekeningafschrift', 'Pagina {page} van {pages}'] }),
    addressee({ facts: [['Rekeningnummer', '{number}'], ['Periode', '{start} t/m {end}'], ['Product', '{product}']] }),
    summaryTable([{ label: 'Vorig saldo', part: 'opening' }, { label: 'Totaal afgeschreven', part: isOut }, { label: 'Totaal bijgeschreven', part: isIn }, { label: 'Nieuw saldo', part: 'closing' }]),
    register({ columns: [{ kind: 'day', head: ['Datum'], at: 42 }, { kind: 'text', head: ['Naam / Omschrijving'], at: 110 }, { kind: 'out', head: ['Bedrag af'], at: 470 }, { kind: 'in', head: ['Bedrag bij'], at: 553 }] }),
  ],
  unstated: ['is_mtd'],
} // prettier-ignore

/** Singapore: two accounts, balance b/f and c/f, totals of withdrawals and deposits, value days. */
const singapore: BankLayout = {
  name: 'sg-two-accounts',
  wish: { bank: 'Lion City Bank Limited', land: 'SG', accounts: [{ product: 'Corporate Current Account', type: 'checking', number: '881-204417-001', postings: 22, kinds: { ...kinds, interest: 0 }, lines: [1, 3] }, { product: 'eSavings Account', type: 'savings', number: '881-204417-902', postings: 6, kinds: { deposit: 2, interest: 1, debit: 1 } }] }, // prettier-ignore
  periods: [['2025-03-01', '2025-03-31']],
  manner: { ...manner, day: writeDay('dd MON'), longDay: writeDay('dd Mon yyyy'), amountText: { ...plainAmounts, mark: '' } },
  head: letterhead({ size: 10, beside: ['Page {page} of {pages}'] }),
  blocks: [
    letterhead({ size: 14, below: ['Company Reg. No. 193200032W'], beside: ['STATEMENT OF ACCOUNT', 'Page {page} of {pages}'] }),
    addressee({ facts: [['Statement Period', ''], ['{start} TO {end}', '']] }),
    overview(['Deposits', 'Account Number', 'Balance (SGD)']),
    eachAccount(
      heading('{product}'),
      facts([['Account No. {number}', '']]),
      register({
        columns: [{ kind: 'day', head: ['Transaction', 'Date'], at: 42 }, { kind: 'value', head: ['Value', 'Date'], at: 105 }, { kind: 'text', head: ['Description'], at: 160 }, { kind: 'out', head: ['Withdrawal'], at: 400 }, { kind: 'in', head: ['Deposit'], at: 475 }, { kind: 'balance', head: ['Balance'], at: 553 }],
        opening: 'BALANCE B/F', closing: 'BALANCE C/F', totals: 'Total Withdrawals/Deposits',
      }),
    ),
  ],
} // prettier-ignore

/** CR and DR behind every balance, sides by letter beside unsigned amounts. */
const letters: BankLayout = {
  name: 'sides-by-letter',
  wish: { bank: 'Gulf & Northern Commercial Bank', land: 'UK', accounts: [{ product: 'Corporate Current Account', type: 'checking', number: '00118-44127', postings: 28, kinds: { ...kinds, check: 3 } }] }, // prettier-ignore
  periods: [['2025-03-01', '2025-03-31']],
  manner: { ...manner, day: writeDay('dd/mm/yyyy'), longDay: writeDay('dd/mm/yyyy'), amountText: { ...plainAmounts, mark: '', negative: 'DR' } },
  blocks: [
    letterhead({ at: 'center', size: 15, below: [] }),
    facts([['Customer Name', ': {holder}'], ['Account Number', ': {number}'], ['Account Type', ': {product}'], ['Statement Period', ': {start} to {end}'], ['Currency', ': GBP']], 42, 90),
    register({
      columns: [{ kind: 'day', head: ['Txn Date'], at: 42 }, { kind: 'value', head: ['Value Date'], at: 110 }, { kind: 'text', head: ['Narration'], at: 180 }, { kind: 'unsigned', head: ['Amount'], at: 430 }, { kind: 'side', head: ['Dr/Cr'], at: 450 }, { kind: 'balance', head: ['Balance'], at: 553 }] as readonly Column[],
      opening: 'Opening Balance', closing: 'Closing Balance', sides: ['DR', 'CR'],
    }),
    summaryLines([{ label: 'Total Debit Amount', part: isOut }, { label: 'Total Credit Amount', part: isIn }], { right: 300 }),
  ],
} // prettier-ignore

const abroad: Manner = { font: 'Helvetica', size: 8.5, format: 'A4', left: 42, pitch: 1.4, day: writeDay('dd/mm/yyyy'), longDay: writeDay('d Month yyyy'), amountText: { ...plainAmounts, mark: '' } } // prettier-ignore
const abroadKinds = { deposit: 4, credit: 6, card: 9, debit: 7, fee: 1, atm: 1, interest: 0.3 }

/** Germany again: S and H behind unsigned amounts, the balances with a day in words. */
const sollHaben: BankLayout = {
  name: 'de-soll-haben',
  wish: { bank: 'Volksbank Altenfeld eG', land: 'DE', accounts: [{ product: 'Geschäftskonto', type: null, number: 'DE11 5206 2601 0004 4180 07', postings: 28, kinds: abroadKinds, lines: [1, 2] }] }, // prettier-ignore
  periods: [['2025-03-01', '2025-03-31']],
  manner: { ...abroad, day: writeDay('dd.mm.'), longDay: germanDay, amountText: { decimal: ',', thousands: '.', mark: '', negative: 'lead' } },
  head: letterhead({ size: 10, beside: ['{number}', 'Blatt {page}'] }),
  blocks: [
    letterhead({ size: 15, beside: ['Kontoauszug Nr. 3/2025', 'Blatt 1', '{start} bis {end}'] }),
    addressee({ facts: [['{product}', ''], ['IBAN', '{number}'], ['Kontoinhaber', '{holder}']], factsAt: 300 }),
    register({
      columns: [{ kind: 'day', head: ['Bu-Tag'], at: 42 }, { kind: 'value', head: ['Wert'], at: 90 }, { kind: 'text', head: ['Vorgang'], at: 140 }, { kind: 'suffixed', head: ['Betrag EUR'], at: 553 }],
      opening: 'alter Kontostand', closing: 'neuer Kontostand', sides: ['S', 'H'],
    }),
  ],
  unstated: ['is_mtd'],
} // prettier-ignore

/** France: spaces in thousands, debit and credit, balances as sentences. */
const french: BankLayout = {
  name: 'fr-releve-de-compte',
  wish: { bank: 'Banque Armorique', land: 'NL', accounts: [{ product: 'Compte courant professionnel', type: 'checking', number: 'FR76 3000 4008 1700 0104 4188 046', postings: 26, kinds: abroadKinds }] }, // prettier-ignore
  periods: [['2025-02-01', '2025-02-28']],
  manner: { ...abroad, day: writeDay('dd.mm'), longDay: writeDay('dd/mm/yyyy'), amountText: { decimal: ',', thousands: ' ', mark: '', negative: 'lead' } },
  blocks: [
    letterhead({ size: 14, beside: ['Relevé de compte', 'du {start} au {end}'] }),
    addressee({ facts: [['{product}', ''], ['IBAN {number}', '']] }),
    register({
      columns: [{ kind: 'day', head: ['Date'], at: 42 }, { kind: 'value', head: ['Valeur'], at: 85 }, { kind: 'text', head: ["Nature de l'opération"], at: 130 }, { kind: 'out', head: ['Débit'], at: 470 }, { kind: 'in', head: ['Crédit'], at: 553 }],
      opening: 'Ancien solde', closing: 'Nouveau solde', totals: 'Total des mouvements',
    }),
  ],
  unstated: ['is_mtd', 'account_holder'],
  holderless: true,
} // prettier-ignore

/** Australia: the balance marked CR, the summary in a row, statement number. */
const australian: BankLayout = {
  name: 'au-balance-cr',
  wish: { bank: 'Coral Coast Bank', land: 'NZ', accounts: [{ product: 'Business Transaction Account', type: 'checking', number: '06 4411 10228840', postings: 44, kinds: abroadKinds, lines: [1, 2] }] }, // prettier-ignore
  periods: [['2024-12-20', '2025-01-19']],
  manner: { ...abroad, day: writeDay('dd Mon'), amountText: { ...plainAmounts, negative: 'DR' } },
  head: letterhead({ size: 10, beside: ['Statement 18 (Page {page} of {pages})', 'Account Number {number}'] }),
  blocks: [
    letterhead({ size: 15, below: ['ABN 48 123 123 124'], beside: ['Your Statement', 'Statement 18', '(Page 1 of {pages})', 'Account Number {number}', 'Statement Period {start} - {end}', 'Closing Balance {closing} CR'] }),
    addressee(),
    heading('{product}'),
    register({
      columns: [{ kind: 'day', head: ['Date'], at: 42 }, { kind: 'text', head: ['Transaction'], at: 90 }, { kind: 'out', head: ['Debit'], at: 380 }, { kind: 'in', head: ['Credit'], at: 460 }, { kind: 'balance', head: ['Balance'], at: 545 }],
      opening: 'OPENING BALANCE', closing: 'CLOSING BALANCE', balanceMarked: true, amountLast: true,
    }),
    heading('Transaction Summary'),
    summaryTable([{ label: 'Opening balance', part: 'opening' }, { label: 'Total debits', part: isOut }, { label: 'Total credits', part: isIn }, { label: 'Closing balance', part: 'closing' }]),
  ],
} // prettier-ignore

/** India: cheque and reference column, value day behind, sums of a box at the end. */
const indian: BankLayout = {
  name: 'in-withdrawal-deposit-amt',
  wish: { bank: 'Deccan Mercantile Bank Ltd', land: 'SG', accounts: [{ product: 'Current Account', type: 'checking', number: '50200044188127', postings: 34, kinds: abroadKinds }] }, // prettier-ignore
  periods: [['2025-04-01', '2025-04-30']],
  manner: { ...abroad, day: writeDay('dd/mm/yy'), longDay: writeDay('dd/mm/yyyy') },
  blocks: [
    letterhead({ size: 14, beside: ['Page No : 1', 'Statement of account'] }),
    facts([['M/S. {holder}', ''], ['Account No : {number}', ''], ['Account Type : {product}', ''], ['Currency : SGD', ''], ['Statement From : {start} To : {end}', '']]),
    register({
      columns: [{ kind: 'day', head: ['Date'], at: 42 }, { kind: 'text', head: ['Narration'], at: 95 }, { kind: 'trace', head: ['Chq./Ref.No.'], at: 285 }, { kind: 'value', head: ['Value Dt'], at: 345 }, { kind: 'out', head: ['Withdrawal Amt.'], at: 455 }, { kind: 'in', head: ['Deposit Amt.'], at: 505 }, { kind: 'balance', head: ['Closing Balance'], at: 560 }],
    }),
    heading('STATEMENT SUMMARY :-', 9),
    summaryTable([{ label: 'Opening Balance', part: 'opening' }, { label: 'Debits', part: isOut }, { label: 'Credits', part: isIn }, { label: 'Closing Bal', part: 'closing' }]),
  ],
  holderless: true,
  unstated: ['account_subtype'],
} // prettier-ignore

export const registers: readonly BankLayout[] = [
  canadian,
  german,
  dutch,
  singapore,
  letters,
  sollHaben,
  french,
  australian,
  indian,
]
