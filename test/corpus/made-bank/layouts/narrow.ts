/** Statements whose days and headings stand elsewhere: over their rows, below them, behind amounts, broken by narrow columns, centerd. */
import { addressee, eachAccount, facts, heading, isIn, isOut, letterhead, prose, summaryLines } from '../blocks.ts'
import { of } from '../books.ts'
import { checksGrid, dailyGrid, register, section, type Column } from '../lists.ts'
import type { BankLayout } from '../made-bank.ts'
import { plainAmounts, writeDay, type Manner } from '../press.ts'

const manner: Manner = { font: 'Helvetica', size: 9, format: 'LETTER', left: 44, pitch: 1.35, day: writeDay('mm/dd'), longDay: writeDay('Month d, yyyy'), amountText: plainAmounts } // prettier-ignore
const kinds = { deposit: 5, credit: 5, card: 8, debit: 6, fee: 1, nsf: 0.8, atm: 1 }
/** An app: each day on a line of its own over its rows, no headers of columns. */
const dayLines: BankLayout = {
  name: 'day-lines-over-rows',
  wish: { bank: 'Tidewater Coastal Bank', land: 'US', accounts: [{ product: 'Business Builder Checking', type: 'checking', number: '****2207', postings: 30, kinds }] }, // prettier-ignore
  periods: [['2025-03-01', '2025-03-31']],
  manner,
  blocks: [
    letterhead({ beside: ['Statement period', '{start} - {end}'] }),
    addressee({ facts: [['Account number', '{number}']] }),
    heading('{product}'),
    summaryLines([{ label: 'Opening balance', part: 'opening' }, { label: 'Money in', part: isIn, sign: '+' }, { label: 'Money out', part: isOut, sign: '-' }, { label: 'Closing balance', part: 'closing' }]),
    register({
      title: 'Transactions',
      columns: [{ kind: 'text', head: [], at: 44 }, { kind: 'amount', head: [], at: 470 }, { kind: 'balance', head: [], at: 566 }],
      dayLines: true, headless: true,
    }),
  ],
  unstated: ['account_subtype'],
} // prettier-ignore

/** A payment firm: no column of days, the day below the text, the balance under "Amount", newest first, no opening balance. */
const daysBelow: BankLayout = {
  name: 'days-below-rows',
  wish: { bank: 'Moneta Bank US Inc.', land: 'US', accounts: [{ product: 'USD', type: null, number: '822000441188', postings: 20, kinds: { credit: 4, debit: 6, card: 4 } }] }, // prettier-ignore
  periods: [['2025-07-01', '2025-07-31']],
  manner: { ...manner, longDay: writeDay('d Month yyyy'), amountText: { ...plainAmounts, mark: '' } },
  blocks: [
    letterhead({ beside: ['USD statement', '{start} [GMT] - {end} [GMT]'] }),
    addressee(),
    facts([['Account number', '{number}'], ['Routing number', '026073150']]),
    register({
      columns: [{ kind: 'text', head: ['Description'], at: 44 }, { kind: 'in', head: ['Incoming'], at: 390 }, { kind: 'out', head: ['Outgoing'], at: 470 }, { kind: 'balance', head: ['Amount'], at: 566 }],
      dayBelow: true, newestFirst: true,
    }),
  ],
  unstated: ['account_subtype', 'bank_name'],
} // prettier-ignore

/** Canada: the day behind the amounts, overdrafts marked behind the balance, the balance once a day. */
const dayBehind: BankLayout = {
  name: 'ca-day-behind-amounts',
  wish: { bank: 'Lakeshore Trust Company', land: 'CA', accounts: [{ product: 'Business Chequing Account', type: 'checking', number: '5218-8840', postings: 34, kinds: { ...kinds, check: 4 }, opening: 88_210 }] }, // prettier-ignore
  periods: [['2025-01-01', '2025-01-31']],
  manner: { ...manner, day: writeDay('MONdd'), amountText: { ...plainAmounts, mark: '', negative: 'OD' } },
  blocks: [
    letterhead({ beside: ['Statement of Account', 'Account No. {number}', '{start} to {end}'] }),
    addressee(),
    heading('{product}'),
    register({
      columns: [{ kind: 'text', head: ['DESCRIPTION'], at: 44 }, { kind: 'out', head: ['CHEQUE/DEBIT'], at: 330 }, { kind: 'in', head: ['DEPOSIT/CREDIT'], at: 420 }, { kind: 'day', head: ['DATE'], at: 440 }, { kind: 'balance', head: ['BALANCE'], at: 566 }],
      opening: 'STARTING BALANCE', balances: 'dayEnd',
    }),
  ],
} // prettier-ignore

/** A column of days too narrow for them: the month over the day. */
const brokenDays: BankLayout = {
  name: 'months-over-days',
  wish: { bank: 'First Piedmont Bank', land: 'US', accounts: [{ product: 'Business Advantage Checking', type: 'checking', number: '33004419', postings: 26, kinds, lines: [1, 2] }] }, // prettier-ignore
  periods: [['2025-09-01', '2025-09-30']],
  manner: { ...manner, day: writeDay('Mon dd'), longDay: writeDay('Mon d, yyyy') },
  blocks: [
    letterhead({ beside: ['Business Statement', 'Account Number: {number}', 'Statement Period:', '{start}', 'through', '{end}'] }),
    addressee(),
    heading('{product}'),
    register({
      columns: [{ kind: 'day', head: ['Date'], at: 44 }, { kind: 'text', head: ['Activity'], at: 80 }, { kind: 'in', head: ['Additions'], at: 400 }, { kind: 'out', head: ['Subtractions'], at: 485 }, { kind: 'balance', head: ['Balance'], at: 566 }],
      opening: 'Beginning Balance', closing: 'Ending Balance', brokenDays: true,
    }),
  ],
} // prettier-ignore

const printer: readonly Column[] = [
  { kind: 'day', head: ['Date'], at: 44 },
  { kind: 'text', head: ['Description'], at: 94 },
  { kind: 'amount', head: ['Amount'], at: 400 },
]

/** A line printer: headings in the middle, a minus behind what goes out, Christmas to the middle of January. */
const centerd: BankLayout = {
  name: 'headings-in-the-middle',
  wish: { bank: 'Platte River Bank & Trust', land: 'US', accounts: [{ product: 'Commercial Checking', type: 'checking', number: '1188204417', postings: 36, kinds: { ...kinds, check: 5 }, lines: [1, 2] }] }, // prettier-ignore
  periods: [['2024-12-20', '2025-01-19']],
  manner: { ...manner, font: 'Courier', size: 8.5, longDay: writeDay('mm/dd/yy'), amountText: { ...plainAmounts, mark: '', negative: 'trail' } },
  blocks: [
    letterhead({ size: 11, beside: ['Account Number {number}', 'Statement Dates {start} thru {end}'] }),
    addressee(),
    heading('{product}'),
    summaryLines([{ label: 'Previous Balance', part: 'opening' }, { label: '# Deposits/Credits', part: isIn }, { label: '# Checks/Debits', part: isOut }, { label: 'Current Balance', part: 'closing' }]),
    section({ title: 'DEPOSITS AND ADDITIONS', of: isIn, columns: printer, centerd: true }),
    section({ title: 'WITHDRAWALS AND OTHER DEBITS', of: posting => isOut(posting) && posting.kind !== 'check', columns: printer, negative: true, centerd: true }),
    checksGrid({ title: 'CHECKS IN NUMBER ORDER', columns: 3, cells: [['day', 'Date'], ['check', 'Check No'], ['amount', 'Amount']], gapMark: '*' }),
    dailyGrid({ title: 'DAILY BALANCE INFORMATION', columns: 3, cells: [['day', 'Date'], ['balance', 'Balance']] }),
  ],
  unstated: ['is_mtd'],
} // prettier-ignore

const card: readonly Column[] = [
  { kind: 'day', head: [], at: 44 },
  { kind: 'text', head: [], at: 120 },
  { kind: 'amount', head: [], at: 566 },
]

/** A card: below each heading a summary, then the list under "Detail", without headers of columns. */
const summaries: BankLayout = {
  name: 'card-summary-then-detail',
  wish: { bank: 'Prairie Express Bank', land: 'US', accounts: [{ product: 'Business Platinum Card', type: 'credit card', number: '4-21007', postings: 26, kinds: { card: 14, credit: 2, refund: 1 }, lines: [1, 2] }] }, // prettier-ignore
  periods: [['2025-07-05', '2025-08-03']],
  manner: { ...manner, day: writeDay('mm/dd/yy') },
  blocks: [
    letterhead({ beside: ['{product}', 'Account Ending {number}', '{start} - {end}'] }),
    addressee({ facts: [['Minimum Payment Due', '$88.00'], ['Payment Due Date', '08/28/25']] }),
    summaryLines([{ label: 'Previous Balance', part: 'opening' }, { label: 'Payments/Credits', part: isIn, negative: true }, { label: 'New Charges', part: isOut, sign: '+' }, { label: 'New Balance', part: 'closing', sign: '=' }, { label: 'Credit Limit', part: 4_000_000 }]),
    heading('Payments and Credits'),
    heading('Summary', 9),
    summaryLines([{ label: 'Total Payments and Credits', part: isIn, negative: true }]),
    section({ title: 'Detail', of: isIn, columns: card, headless: true, negative: true, marked: true }),
    heading('New Charges'),
    heading('Summary', 9),
    summaryLines([{ label: 'Total New Charges', part: isOut }]),
    section({ title: 'Detail', of: of('card', 'fee'), columns: card, headless: true, marked: true }),
    prose('Late Payment Warning: if we do not receive your minimum payment by the date listed above, you may have to pay a late fee.'),
  ],
  unstated: ['total_nsf_fees', 'is_mtd', 'start_date'],
} // prettier-ignore

/** A credit union: each share under its suffix, with a minus behind what was withdrawn. */
const suffixes: BankLayout = {
  name: 'shares-by-suffix',
  wish: { bank: 'Gallatin Peaks Federal Credit Union', land: 'US', accounts: [{ product: 'Regular Share Savings', type: 'savings', number: '0001', postings: 3, kinds: { deposit: 1, interest: 1 } }, { product: 'Business Share Draft', type: 'checking', number: '0070', postings: 26, kinds, lines: [1, 2] }] }, // prettier-ignore
  periods: [['2025-04-01', '2025-04-30']],
  manner: { ...manner, day: writeDay('Mon dd'), longDay: writeDay('mm/dd/yy'), amountText: { ...plainAmounts, mark: '', negative: 'trail' } },
  blocks: [
    letterhead({ beside: ['Member Number: *****0418', 'Statement Period: {start} thru {end}'] }),
    addressee(),
    eachAccount(
      heading('Suffix {number} - {product}'),
      register({
        columns: [{ kind: 'day', head: ['Date'], at: 44 }, { kind: 'text', head: ['Transaction Description'], at: 100 }, { kind: 'amount', head: ['Amount'], at: 470 }, { kind: 'balance', head: ['Balance'], at: 566 }],
        opening: 'Previous Balance', closing: 'Ending Balance',
      }),
      prose('Annual Percentage Yield Earned 0.10% for the period. Dividends Paid Year to Date 1.71'),
    ),
  ],
} // prettier-ignore

export const narrow: readonly BankLayout[] = [dayLines, daysBelow, dayBehind, brokenDays, centerd, summaries, suffixes]
