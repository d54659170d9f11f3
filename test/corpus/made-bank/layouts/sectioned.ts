/** Statements that list what came in and what went out under headings of their own, as most banks of the US do. */
import {
  addressee,
  consolidated,
  eachAccount,
  facts,
  feeBox,
  gap,
  heading,
  interestBox,
  isIn,
  isOut,
  letterhead,
  prose,
  sideColumn,
  summaryLines,
  summaryPairs,
  summaryTable,
} from '../blocks.ts'
import { of } from '../books.ts'
import { checksGrid, dailyGrid, register, section, wordlessGrid, type Column } from '../lists.ts'
import type { BankLayout } from '../made-bank.ts'
import { plainAmounts, writeDay, type Manner } from '../press.ts'

const manner: Manner = { font: 'Helvetica', size: 9, format: 'LETTER', left: 44, pitch: 1.35, day: writeDay('mm/dd'), longDay: writeDay('Month d, yyyy'), amountText: plainAmounts } // prettier-ignore
const kinds = { deposit: 6, credit: 5, card: 9, debit: 6, check: 6, fee: 1, nsf: 0.7, atm: 1, interest: 0.4 }
const dated: readonly Column[] = [
  { kind: 'day', head: ['Date'], at: 44 },
  { kind: 'text', head: ['Description'], at: 100 },
  { kind: 'amount', head: ['Amount'], at: 560 },
]
const month = ['2025-03-01', '2025-03-31'] as const

/** Sections by kind, a summary with counts in words, checks in three columns, balances in three. */
const additions: BankLayout = {
  name: 'additions-and-subtractions',
  wish: { bank: 'Larkfield National Bank', land: 'US', accounts: [{ product: 'Business Advantage Checking', type: 'checking', number: '000123498776', postings: 46, kinds, lines: [1, 2] }] }, // prettier-ignore
  periods: [month],
  manner,
  head: letterhead({ size: 9, beside: ['Account Number: {number}', 'Page {page} of {pages}'] }),
  blocks: [
    letterhead({ below: ['P.O. Box 1180', 'Columbus, OH 43216'], beside: ['{start} through {end}', 'Account Number: {number}'] }),
    addressee({ above: ['00048112 DRE 001 142 09125 NNNNNNNNNNN 1 000000000'] }),
    heading('CHECKING SUMMARY'),
    sideColumn(400, 'CUSTOMER SERVICE INFORMATION', 'Web site: larkfieldbank.example', 'Service Center: 1-800-555-0142', 'Hablamos espanol'),
    facts([['{product}', '']]),
    summaryLines([
      { label: 'Beginning Balance', part: 'opening' },
      { label: 'Deposits and Additions', part: isIn },
      { label: 'Checks Paid', part: of('check'), negative: true },
      { label: 'ATM & Debit Card Withdrawals', part: of('card', 'atm'), negative: true },
      { label: 'Electronic Withdrawals', part: of('debit'), negative: true },
      { label: 'Fees', part: of('fee', 'nsf'), negative: true },
      { label: 'Ending Balance', part: 'closing' },
    ], { right: 360, countAt: 270 }),
    section({ title: 'DEPOSITS AND ADDITIONS', of: isIn, columns: dated.map(one => ({ ...one, head: one.head.map(text => text.toUpperCase()) })), total: 'Total Deposits and Additions', marked: true }),
    checksGrid({ title: 'CHECKS PAID', columns: 2, cells: [['check', 'CHECK NO.'], ['day', 'DATE PAID'], ['amount', 'AMOUNT']], gapMark: ' *^', total: 'Total Checks Paid', note: 'If you see a check description in the Checks Paid section, it means that we received only electronic information.' }),
    section({ title: 'ATM & DEBIT CARD WITHDRAWALS', of: of('card', 'atm'), columns: dated, total: 'Total ATM & Debit Card Withdrawals' }),
    section({ title: 'ELECTRONIC WITHDRAWALS', of: of('debit'), columns: dated, total: 'Total Electronic Withdrawals' }),
    section({ title: 'FEES', of: of('fee', 'nsf'), columns: dated, total: 'Total Fees' }),
    dailyGrid({ title: 'DAILY ENDING BALANCE', columns: 3, cells: [['day', 'DATE'], ['balance', 'AMOUNT']] }),
    prose('IN CASE OF ERRORS OR QUESTIONS ABOUT YOUR ELECTRONIC FUNDS TRANSFERS: Call us or write us at the address on the front of this statement immediately if you think your statement or receipt is incorrect.'),
  ],
} // prettier-ignore

/** "12 deposits and additions totaling": counts in the labels, markets over the address, a web address over all. */
const markets: BankLayout = {
  name: 'market-over-address',
  wish: { bank: 'First Tri-County Bank', land: 'US', accounts: [{ product: 'Commercial Checking Plus', type: 'checking', number: '4417-208861', postings: 38, kinds }] }, // prettier-ignore
  periods: [['2025-04-01', '2025-04-30']],
  manner: { ...manner, font: 'Times-Roman', size: 10, day: writeDay('m/d') },
  head: letterhead({ size: 10, beside: ['{holder}', 'Page {page} of {pages}'] }),
  blocks: [
    letterhead({ size: 18, beside: ['Statement of Account', 'Last statement: March 31, 2025', 'This statement: April 30, 2025', 'Total days in statement period: 30'] }),
    addressee({ above: ['firsttricounty.example', 'Ohio/West Virginia Markets'], facts: [['Page {page} of {pages}', ''], ['{number}', ''], ['Direct inquiries to:', ''], ['800 555-0117', ''], ['{bank}', ''], ['12 Market Square', ''], ['Marietta OH 45750', '']], factsAt: 390 }),
    heading('{product}'),
    summaryPairs([
      { label: 'Beginning balance', part: 'opening' },
      { label: '# Deposits/Credits', part: isIn },
      { label: '# Checks/Debits', part: isOut },
      { label: 'Low balance', part: 118_240 },
      { label: 'Ending balance', part: 'closing' },
    ]),
    section({ title: 'CREDITS', of: isIn, columns: [{ kind: 'text', head: ['Description'], at: 100 }, { kind: 'day', head: ['Date'], at: 44 }, { kind: 'amount', head: ['Credits'], at: 560 }] }),
    checksGrid({ title: 'CHECKS', columns: 3, cells: [['check', 'Number'], ['day', 'Date'], ['amount', 'Amount']], gapMark: '*', note: '* Skip in check sequence' }),
    section({ title: 'DEBITS', of: of('card', 'atm', 'debit', 'fee', 'nsf'), columns: [{ kind: 'day', head: ['Date'], at: 44 }, { kind: 'text', head: ['Description'], at: 100 }, { kind: 'amount', head: ['Debits'], at: 560 }] }),
    dailyGrid({ title: 'DAILY BALANCES', columns: 3, cells: [['day', 'Date'], ['balance', 'Amount']] }),
    heading('OVERDRAFT/RETURN ITEM FEES'),
    feeBox(['Total Overdraft Fees', 'Total Returned Item Fees', 'Total for this period', 'Total year-to-date']),
    prose('Thank you for banking with {bank}'),
  ],
} // prettier-ignore

/** Sums above their lists, beside the heading; lists without headers of columns; a sentence for the period. */
const sumsAbove: BankLayout = {
  name: 'sums-beside-headings',
  wish: { bank: 'Redwood Trust & Savings', land: 'US', accounts: [{ product: 'Entrepreneur Checking', type: 'checking', number: 'XXXXXX6620', postings: 33, kinds, lines: [1, 3] }] }, // prettier-ignore
  periods: [['2025-05-13', '2025-06-11']],
  manner: { ...manner, size: 9.5, day: writeDay('Mon d'), left: 50 },
  head: letterhead({ size: 10, beside: ['{product} {number}', '{page} of {pages}'] }),
  foot: press => void press.center(press.books.bank + ', Member FDIC. Equal Housing Lender.', press.bottom + 20, { size: 7 }),
  blocks: [
    letterhead({ at: 'right', size: 17, below: ['redwoodtrust.example'], beside: ['{holder}'] }),
    addressee({ facts: [['Statement period', ''], ['{start} to {end}', ''], ['Account number', '{number}']] }),
    heading('Here is your {product} summary'),
    summaryLines([
      { label: 'Balance on May 13', part: 'opening' },
      { label: 'Money in', part: isIn, sign: '+' },
      { label: 'Money out', part: isOut, sign: '-' },
      { label: 'Balance on June 11', part: 'closing', sign: '=' },
    ], { right: 320 }),
    gap(1),
    section({ title: 'Deposits and other additions', of: isIn, columns: [{ kind: 'day', head: ['Date'], at: 50 }, { kind: 'text', head: ['Description'], at: 110 }, { kind: 'amount', head: ['Amount'], at: 556 }], headless: true, sumAbove: true }),
    section({ title: 'Withdrawals and other subtractions', of: posting => isOut(posting) && posting.kind !== 'check', columns: [{ kind: 'day', head: ['Date'], at: 50 }, { kind: 'text', head: ['Description'], at: 110 }, { kind: 'amount', head: ['Amount'], at: 556 }], headless: true, sumAbove: true, negative: true }),
    section({ title: 'Checks', of: of('check'), columns: [{ kind: 'day', head: ['Date'], at: 50 }, { kind: 'text', head: ['Check #'], at: 110 }, { kind: 'amount', head: ['Amount'], at: 556 }], sumAbove: true, negative: true }),
    feeBox(['Total Overdraft Fees', 'Total NSF: Returned Item Fees', 'Total for this period', 'Total year-to-date']),
    dailyGrid({ title: 'Daily ledger balances', columns: 3, cells: [['day', 'Date'], ['balance', 'Balance ($)']], downward: true }),
  ],
} // prettier-ignore

/** Nothing happened: balances only. */
const idle: BankLayout = {
  name: 'no-activity',
  wish: { bank: 'Harbor Point Savings Bank', land: 'US', accounts: [{ product: 'Statement Savings', type: 'savings', number: '770018834', postings: 0, kinds: {}, opening: 412_018 }] }, // prettier-ignore
  periods: [month],
  manner: { ...manner, size: 10 },
  blocks: [
    letterhead({ beside: ['Statement date: {end}', 'Page 1 of 1'] }),
    addressee(),
    facts([['Account type', '{product}'], ['Account number', '{number}'], ['Statement period', '{start} - {end}']]),
    summaryLines([
      { label: 'Beginning balance', part: 'opening' },
      { label: 'Total credits', part: isIn },
      { label: 'Total debits', part: isOut },
      { label: 'Ending balance', part: 'closing' },
    ]),
    prose('There was no activity in your account during this statement period.'),
    interestBox('Interest Information'),
  ],
} // prettier-ignore

/** Everything twice: a list of checks by number repeats checks of the one list. Two months in one file. */
const twoMonths: BankLayout = {
  name: 'two-months-one-file',
  wish: { bank: 'Citizens Bank of Wexford', land: 'US', accounts: [{ product: 'Merchant Checking', type: 'checking', number: '5500 1187 20', postings: 26, kinds }] }, // prettier-ignore
  periods: [['2024-12-01', '2024-12-31'], ['2025-01-01', '2025-01-31']],
  manner: { ...manner, font: 'Times-Roman', size: 9.5, longDay: writeDay('mm/dd/yyyy') },
  head: letterhead({ size: 10, beside: ['Statement period {start} to {end}', 'Page {page}'] }),
  blocks: [
    letterhead({ at: 'center', size: 16 }),
    addressee({ facts: [['Account Number', '{number}'], ['Statement Period', '{start} to {end}'], ['Page', '{page}']] }),
    heading('{product}'),
    summaryTable([{ label: 'Previous Balance', part: 'opening' }, { label: 'Total Credits', part: isIn }, { label: 'Total Debits', part: isOut }, { label: 'New Balance', part: 'closing' }], { stacked: true }),
    section({ title: 'Deposits and Credits', of: isIn, columns: dated, total: 'Total' }),
    section({ title: 'Electronic Debits and Withdrawals', of: posting => isOut(posting) && posting.kind !== 'check', columns: dated, total: 'Total' }),
    checksGrid({ title: 'Checks Posted', columns: 3, cells: [['check', 'Check'], ['amount', 'Amount'], ['day', 'Date']], gapMark: '*', marked: true }),
    dailyGrid({ title: 'Balance by Date', columns: 4, cells: [['day', 'Date'], ['balance', 'Balance']] }),
  ],
} // prettier-ignore

const numeric: Manner = { font: 'Helvetica', size: 9, format: 'LETTER', left: 44, pitch: 1.35, day: writeDay('mm/dd'), longDay: writeDay('mm/dd/yyyy'), amountText: plainAmounts } // prettier-ignore
const numericKinds = { deposit: 6, credit: 5, card: 8, debit: 6, check: 6, fee: 1, nsf: 0.7, atm: 1 }
/** Amount and reference between day and words; checks two abreast with references; a year-to-date fee table without a heading. */
const references: BankLayout = {
  name: 'amount-before-words',
  wish: { bank: 'Allegheny Trust Bank', land: 'US', accounts: [{ product: 'Business Checking Plus', type: 'checking', number: '10-2217-8840', postings: 40, kinds: numericKinds }] }, // prettier-ignore
  periods: [['2025-02-01', '2025-02-28']],
  manner: numeric,
  head: letterhead({ size: 9, below: ['{product}', 'For the period {start} to {end}', 'Account number: {number} - continued', 'Page {page} of {pages}'] }),
  blocks: [
    letterhead({ size: 14, beside: ['For the period {start} to {end}', 'Primary account number: {number}', 'Page {page} of {pages}'] }),
    addressee({ facts: [['Number of enclosures: 0', ''], ['For 24-hour banking sign on at alleghenytrust.example', ''], ['For customer service call 1-800-555-0186', ''], ['Write to: Customer Service', ''], ['P.O. Box 609', ''], ['Pittsburgh, PA 15230-9738', '']], factsAt: 340 }),
    heading('{product} Summary'),
    facts([['Account number: {number}', ''], ['Overdraft Protection has not been established for this account.', '']]),
    summaryTable([{ label: 'Beginning balance', part: 'opening' }, { label: 'Deposits and other additions', part: isIn }, { label: 'Checks and other deductions', part: isOut }, { label: 'Ending balance', part: 'closing' }], { stacked: true }),
    section({ title: 'Deposits and Other Additions', of: isIn, columns: [{ kind: 'day', head: ['Date', 'posted'], at: 44 }, { kind: 'unsigned', head: ['Amount'], at: 160 }, { kind: 'text', head: ['Transaction', 'description'], at: 180 }, { kind: 'trace', head: ['Reference', 'number'], at: 490 }] }),
    wordlessGrid({ title: 'Checks and Substitute Checks', columns: 2, cells: [['day', 'Date'], ['check', 'Check no.'], ['amount', 'Amount'], ['trace', 'Reference']], gapMark: ' *', note: '* Gap in check sequence' }, of('check')),
    section({ title: 'Other Deductions', of: posting => isOut(posting) && posting.kind !== 'check', columns: [{ kind: 'day', head: ['Date', 'posted'], at: 44 }, { kind: 'unsigned', head: ['Amount'], at: 160 }, { kind: 'text', head: ['Transaction', 'description'], at: 180 }, { kind: 'trace', head: ['Reference', 'number'], at: 490 }] }),
    dailyGrid({ title: 'Daily Balance', columns: 3, cells: [['day', 'Date'], ['balance', 'Ledger balance']] }),
    interestBox('Interest Summary'),
  ],
} // prettier-ignore

/** Subtotals under short lists, money words in capitals, the summary as an equation with counts before the labels. */
const subtotals: BankLayout = {
  name: 'subtotals-under-lists',
  wish: { bank: 'Bank of Great Falls', land: 'US', accounts: [{ product: 'Simple Business Checking', type: 'checking', number: '432-1188047', postings: 38, kinds: numericKinds, lines: [1, 2] }] }, // prettier-ignore
  periods: [['2025-03-01', '2025-03-31']],
  manner: { ...numeric, size: 8.5, longDay: writeDay('Mon dd yyyy'), amountText: { ...plainAmounts, mark: '' } },
  head: letterhead({ size: 9, below: ['{holder}'], beside: ['Page: {page} of {pages}', 'Statement Period: {start}-{end}', 'Primary Account #: {number}'] }),
  blocks: [
    letterhead({ size: 15, below: ["America's Most Friendly Bank"], beside: ['STATEMENT OF ACCOUNT', 'Page: {page} of {pages}', 'Statement Period: {start}-{end}', 'Cust Ref #: 4321188047-417-T-###', 'Primary Account #: {number}'] }),
    addressee({ above: ['E'] }),
    heading('{product}'),
    facts([['{holder}', ''], ['Account # {number}', '']]),
    heading('ACCOUNT SUMMARY', 10),
    summaryLines([
      { label: 'Beginning Balance', part: 'opening' },
      { label: 'Deposits', part: of('deposit') },
      { label: 'Electronic Deposits', part: of('credit') },
      { label: 'Checks Paid', part: of('check') },
      { label: 'Electronic Payments', part: of('card', 'debit', 'atm') },
      { label: 'Service Charges', part: of('fee', 'nsf') },
      { label: 'Ending Balance', part: 'closing' },
    ], { right: 250 }),
    heading('DAILY ACCOUNT ACTIVITY', 10),
    section({ title: 'Deposits', of: of('deposit'), columns: headers(['POSTING DATE', 'DESCRIPTION', 'AMOUNT']), total: 'Subtotal:' }),
    section({ title: 'Electronic Deposits', of: of('credit'), columns: headers(['POSTING DATE', 'DESCRIPTION', 'AMOUNT']), total: 'Subtotal:' }),
    checksGrid({ title: 'Checks Paid', columns: 2, cells: [['day', 'DATE'], ['check', 'SERIAL NO.'], ['amount', 'AMOUNT']], gapMark: '*', total: 'Subtotal:' }),
    section({ title: 'Electronic Payments', of: of('card', 'debit', 'atm'), columns: headers(['POSTING DATE', 'DESCRIPTION', 'AMOUNT']), total: 'Subtotal:' }),
    section({ title: 'Service Charges', of: of('fee', 'nsf'), columns: headers(['POSTING DATE', 'DESCRIPTION', 'AMOUNT']), total: 'Subtotal:' }),
    dailyGrid({ title: 'DAILY BALANCE SUMMARY', columns: 2, cells: [['day', 'DATE'], ['balance', 'BALANCE']], downward: true }),
  ],
} // prettier-ignore

function headers([day, text, amount]: readonly [string, string, string]): readonly Column[] {
  return [{ kind: 'day', head: [day], at: 44 }, { kind: 'text', head: [text], at: 130 }, { kind: 'amount', head: [amount], at: 560 }] // prettier-ignore
}

/** One list in the order of days with sums below, "Ending daily balance" on the last row of the day, checks summarized again. */
const history: BankLayout = {
  name: 'transaction-history-totals',
  wish: { bank: 'Overland Western Bank', land: 'US', accounts: [{ product: 'Initiate Business Checking', type: 'checking', number: '7741180220', postings: 52, kinds: numericKinds, lines: [1, 2] }] }, // prettier-ignore
  periods: [['2025-05-01', '2025-05-31']],
  manner: { ...numeric, day: writeDay('m/d'), longDay: writeDay('Month d, yyyy') },
  head: letterhead({ size: 9, beside: ['{end}', 'Page {page} of {pages}'] }),
  blocks: [
    letterhead({ at: 'right', size: 16, beside: ['{product}', 'Account number: {number}   {start} - {end}   Page 1 of {pages}'] }),
    addressee({ facts: [['Questions?', ''], ['Available by phone 24 hours a day, 7 days a week:', ''], ['1-800-CALL-OWB', ''], ['Write: {bank} (114)', ''], ['P.O. Box 6995', ''], ['Portland, OR 97228-6995', '']], factsAt: 350 }),
    heading('Statement period activity summary'),
    summaryLines([
      { label: 'Beginning balance on 5/1', part: 'opening' },
      { label: 'Deposits/Credits', part: isIn },
      { label: 'Withdrawals/Debits', part: isOut, sign: '-' },
      { label: 'Ending balance on 5/31', part: 'closing' },
    ], { right: 280 }),
    facts([['Account number: {number}', ''], ['{holder}', '']], 350),
    register({
      title: 'Transaction history',
      columns: [{ kind: 'day', head: ['Date'], at: 44 }, { kind: 'check', head: ['Check', 'Number'], at: 80 }, { kind: 'text', head: ['Description'], at: 130 }, { kind: 'in', head: ['Deposits/', 'Credits'], at: 420 }, { kind: 'out', head: ['Withdrawals/', 'Debits'], at: 495 }, { kind: 'balance', head: ['Ending daily', 'balance'], at: 568 }],
      balances: 'dayEnd', totals: 'Totals', continued: 'Transaction history (continued)',
    }),
    prose('The Ending Daily Balance does not reflect any pending withdrawals or holds on deposited funds that may have been outstanding on your account when your transactions posted.'),
    checksGrid({ title: 'Summary of checks written (checks listed are also displayed in the preceding Transaction history)', columns: 3, cells: [['check', 'Number'], ['day', 'Date'], ['amount', 'Amount']], gapMark: ' *', note: '* Gap in check sequence.' }),
    heading('Monthly service fee summary'),
    facts([['Fee period {start} - {end}', 'Standard monthly service fee $10.00'], ['Average ledger balance', '$500.00']], 44, 220),
  ],
} // prettier-ignore

/** Three accounts with one table of all, then a section-wise list each; savings idle. */
const three: BankLayout = {
  name: 'three-accounts-consolidated',
  wish: { bank: 'Tidewater Community Bank', land: 'US', accounts: [{ product: 'Business Operating Checking', type: 'checking', number: 'xxxxx4410', postings: 26, kinds: numericKinds, lines: [1, 2] }, { product: 'Payroll Checking', type: 'checking', number: 'xxxxx4428', postings: 8, kinds: { debit: 4, deposit: 1 } }, { product: 'Business Money Market', type: 'money market', number: 'xxxxx9903', postings: 1, kinds: { interest: 1 } }] }, // prettier-ignore
  periods: [['2025-06-01', '2025-06-30']],
  manner: { ...numeric, font: 'Times-Roman', size: 10 },
  head: letterhead({ size: 10, beside: ['Page {page} of {pages}'] }),
  blocks: [
    letterhead({ size: 16, beside: ['Statement Ending {end}', 'Page 1 of {pages}'] }),
    addressee(),
    heading('Summary of Accounts'),
    consolidated(['Account', 'Beginning', 'Credits', 'Debits', 'Ending']),
    eachAccount(
      heading('{product} - {number}'),
      summaryLines([{ label: '{start} Beginning Balance', part: 'opening' }, { label: '# Credit(s) This Period', part: isIn }, { label: '# Debit(s) This Period', part: isOut }, { label: '{end} Ending Balance', part: 'closing' }], { right: 360 }),
      section({ title: 'Deposits', of: isIn, columns: headers(['Date', 'Description', 'Amount']), total: 'Total Deposits', marked: true }),
      section({ title: 'Electronic Debits', of: of('debit', 'card', 'atm'), columns: headers(['Date', 'Description', 'Amount']) }),
      section({ title: 'Other Debits', of: of('fee', 'nsf'), columns: headers(['Date', 'Description', 'Amount']) }),
      checksGrid({ title: 'Checks Cleared', columns: 3, cells: [['check', 'Check Nbr'], ['day', 'Date'], ['amount', 'Amount']], gapMark: '*', note: '* Indicates skipped check number' }),
      dailyGrid({ title: 'Daily Balances', columns: 3, cells: [['day', 'Date'], ['balance', 'Amount']] }),
    ),
    heading('Overdraft and Returned Item Fees'),
    feeBox(['Total Overdraft Fees', 'Total Returned Item Fees', 'Total for this period', 'Total year-to-date']),
  ],
} // prettier-ignore

export const sectioned: readonly BankLayout[] = [
  additions,
  markets,
  sumsAbove,
  idle,
  twoMonths,
  references,
  subtotals,
  history,
  three,
]
