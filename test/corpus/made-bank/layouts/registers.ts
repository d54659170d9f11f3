/** Statements that are one list in the order of days, most with a running balance: the custom outside the US, and of many online banks. */
import {
  addressee,
  eachAccount,
  facts,
  feeBox,
  heading,
  isIn,
  isOut,
  letterhead,
  overview,
  prose,
  summaryLines,
  summaryPairs,
  summaryTable,
} from '../blocks.ts'
import { checksGrid, dailyGrid, register, type Column } from '../lists.ts'
import type { BankLayout } from '../made-bank.ts'
import { plainAmounts, writeDay, type Manner } from '../press.ts'

const manner: Manner = { font: 'Helvetica', size: 8.5, format: 'A4', left: 42, pitch: 1.4, day: writeDay('dd Mon yy'), longDay: writeDay('d Month yyyy'), amountText: { ...plainAmounts, mark: '£' } } // prettier-ignore
const kinds = { deposit: 4, credit: 6, card: 9, debit: 7, check: 1, fee: 1, nsf: 0.5, atm: 1, interest: 0.3 }

/** UK: paid out before paid in, balance once a day, brought and carried forward over pages. */
const british: BankLayout = {
  name: 'uk-brought-forward',
  wish: { bank: 'Calder Vale Bank plc', land: 'UK', accounts: [{ product: 'Business Current Account', type: 'checking', number: '40911827', postings: 64, kinds, lines: [1, 2] }] }, // prettier-ignore
  periods: [['2025-01-14', '2025-02-13']],
  manner,
  head: letterhead({ size: 11, beside: ['Sheet number {page}', 'Account number {number}', 'Sort code 30-84-11'] }),
  blocks: [
    letterhead({ size: 17, below: ['12 Corn Exchange, Leeds LS1 7BR'], beside: ['Your statement', 'Sheet number 1'] }),
    addressee({ facts: [['Account name', '{holder}'], ['Account number', '{number}'], ['Sort code', '30-84-11'], ['Statement period', ''], ['{start} to {end}', '']], factsAt: 320 }),
    heading('Your {product}'),
    summaryLines([{ label: 'Opening balance', part: 'opening' }, { label: 'Payments in', part: isIn }, { label: 'Payments out', part: isOut }, { label: 'Closing balance', part: 'closing' }], { right: 260 }),
    register({
      columns: [{ kind: 'day', head: ['Date'], at: 42 }, { kind: 'kind', head: ['Type'], at: 100 }, { kind: 'text', head: ['Description'], at: 140 }, { kind: 'out', head: ['Paid out (£)'], at: 400 }, { kind: 'in', head: ['Paid in (£)'], at: 475 }, { kind: 'balance', head: ['Balance (£)'], at: 553 }],
      opening: 'BALANCE BROUGHT FORWARD', closing: 'BALANCE CARRIED FORWARD', balances: 'dayEnd', dayOnce: true, carry: ['BALANCE CARRIED FORWARD', 'BALANCE BROUGHT FORWARD'],
    }),
    prose('Your eligible deposits are protected up to a total of £85,000 by the Financial Services Compensation Scheme. Any deposits you hold above the limit are unlikely to be covered.'),
  ],
} // prettier-ignore

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

/** New Zealand: particulars, withdrawals before deposits, overdrawn shown as OD. */
const kiwi: BankLayout = {
  name: 'nz-overdrawn',
  wish: { bank: 'Southern Cross Savings Bank', land: 'NZ', person: true, accounts: [{ product: 'Everyday Account', type: null, number: '12-3044-0118842-00', postings: 36, kinds: { ...kinds, credit: 2, deposit: 1 }, opening: 90_420 }] }, // prettier-ignore
  periods: [['2025-01-09', '2025-02-08']],
  manner: { ...manner, day: writeDay('dd Mon'), amountText: { ...plainAmounts, negative: 'OD' } },
  head: letterhead({ size: 10, beside: ['Account {number}', 'Page {page} of {pages}'] }),
  blocks: [
    letterhead({ size: 15, beside: ['Statement number 41', 'Page {page} of {pages}'] }),
    addressee({ facts: [['Account name', '{holder}'], ['Account number', '{number}'], ['Account type', '{product}'], ['Statement period', '{start} - {end}']], factsAt: 300 }),
    register({
      columns: [{ kind: 'day', head: ['Date'], at: 42 }, { kind: 'text', head: ['Particulars'], at: 100 }, { kind: 'out', head: ['Withdrawals'], at: 380 }, { kind: 'in', head: ['Deposits'], at: 460 }, { kind: 'balance', head: ['Balance'], at: 545 }],
      opening: 'Opening Balance', closing: 'Closing Balance', totals: 'Totals at end of page',
    }),
  ],
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

/** US regional: one list with additions and subtractions, a check number column, checks listed again, balances listed again, fee box. */
const repeated: BankLayout = {
  name: 'us-register-and-recaps',
  wish: { bank: 'Prairie Heritage Bank', land: 'US', accounts: [{ product: 'Treasury Business Checking', type: 'checking', number: '310044187', postings: 44, kinds: { ...kinds, check: 8 }, lines: [1, 2] }] }, // prettier-ignore
  periods: [['2025-04-01', '2025-04-30']],
  manner: { ...manner, format: 'LETTER', day: writeDay('mm/dd'), longDay: writeDay('mm/dd/yyyy'), amountText: { ...plainAmounts, negative: 'parens' } },
  head: letterhead({ size: 10, beside: ['{number}', '{start} - {end}', 'Page {page} of {pages}'] }),
  blocks: [
    letterhead({ size: 15, below: ['Member FDIC'], beside: ['{number}', '{start} - {end}', 'Page {page} of {pages}'] }),
    addressee({ above: ['Return Service Requested'] }),
    heading('{product}'),
    summaryPairs([{ label: 'Beginning Balance', part: 'opening' }, { label: 'Minimum Balance', part: 48_112 }, { label: '# Credits', part: isIn }, { label: 'Average Balance', part: 912_044 }, { label: '# Debits', part: isOut }, { label: 'Enclosures', part: 0 }, { label: 'Ending Balance', part: 'closing' }]),
    register({
      title: 'Transaction History',
      columns: [{ kind: 'day', head: ['Date'], at: 42 }, { kind: 'check', head: ['Check #'], at: 85 }, { kind: 'text', head: ['Description'], at: 135 }, { kind: 'in', head: ['Additions'], at: 420 }, { kind: 'out', head: ['Subtractions'], at: 495 }, { kind: 'balance', head: ['Balance'], at: 570 }],
      opening: 'Beginning Balance', closing: 'Ending Balance', continued: 'Transaction History (continued)',
    }),
    checksGrid({ title: 'Summary of Checks Paid', columns: 3, cells: [['check', 'Check #'], ['day', 'Date'], ['amount', 'Amount']], gapMark: '*' }),
    dailyGrid({ title: 'Daily Balance Summary', columns: 3, cells: [['day', 'Date'], ['balance', 'Balance']] }),
    feeBox(['Total Overdraft Fees', 'Total Returned Item Fees', 'Total For This Period', 'Total Year-to-Date']),
  ],
} // prettier-ignore

/** A new bank without branches: newest first, signed amounts, rows ruled, balance beside each. */
const neobank: BankLayout = {
  name: 'neobank-newest-first',
  wish: { bank: 'Tallow Bank', land: 'US', accounts: [{ product: 'Tallow Business Checking', type: 'checking', number: '8840117723', postings: 30, kinds: { ...kinds, check: 0, nsf: 0 } }] }, // prettier-ignore
  periods: [['2025-05-01', '2025-05-31']],
  manner: { ...manner, format: 'LETTER', size: 9, day: writeDay('Mon d, yyyy'), longDay: writeDay('Month d, yyyy'), amountText: plainAmounts },
  head: letterhead({ size: 10, beside: ['{page} / {pages}'] }),
  blocks: [
    letterhead({ size: 20, below: ['Banking services provided by Evermore Trust Bank, Member FDIC'], beside: ['{start} - {end}'] }),
    addressee({ facts: [['Account number', '{number}'], ['Routing number', '044000037']] }),
    heading('{product}'),
    summaryTable([{ label: 'Opening balance', part: 'opening' }, { label: 'Money in', part: isIn }, { label: 'Money out', part: isOut, negative: true }, { label: 'Closing balance', part: 'closing' }]),
    register({
      title: 'Transactions',
      columns: [{ kind: 'day', head: ['Date'], at: 42 }, { kind: 'text', head: ['Description'], at: 130 }, { kind: 'amount', head: ['Amount'], at: 480 }, { kind: 'balance', head: ['Balance'], at: 570 }],
      newestFirst: true, ruled: true,
    }),
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

export const registers: readonly BankLayout[] = [
  british,
  canadian,
  german,
  dutch,
  kiwi,
  singapore,
  repeated,
  neobank,
  letters,
]
