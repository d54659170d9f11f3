/** Statements with more on the document than transactions: pictures of checks, pending items, sums by category, tables beside tables. */
import {
  addressee,
  facts,
  feeBox,
  heading,
  isIn,
  isOut,
  letterhead,
  prose,
  summaryLines,
  summaryTable,
} from '../blocks.ts'
import { of } from '../books.ts'
import {
  activityAnalysis,
  beside,
  categories,
  checkImages,
  depositDetail,
  everyDay,
  interestCharges,
  overdraftItems,
  pendingItems,
} from '../decoys.ts'
import { checksGrid, dailyGrid, register, section, type Column } from '../lists.ts'
import type { BankLayout } from '../made-bank.ts'
import { plainAmounts, writeDay, type Manner } from '../press.ts'

const manner: Manner = { font: 'Helvetica', size: 9, format: 'LETTER', left: 44, pitch: 1.35, day: writeDay('mm/dd'), longDay: writeDay('mm/dd/yyyy'), amountText: plainAmounts } // prettier-ignore
const kinds = { deposit: 5, credit: 5, card: 8, debit: 6, check: 6, fee: 1, nsf: 1.2, atm: 1 }
const plain: readonly Column[] = [
  { kind: 'day', head: ['Date'], at: 44 },
  { kind: 'text', head: ['Description'], at: 100 },
  { kind: 'amount', head: ['Amount'], at: 480 },
]

/** Amounts and balance before the words; overdrawn all month; checks and fees listed again below. */
const wordsLast: BankLayout = {
  name: 'words-behind-balance',
  wish: { bank: 'Piney Forest National Bank', land: 'US', accounts: [{ product: 'Business First Checking', type: 'checking', number: '1880044172', postings: 40, kinds: { ...kinds, deposit: 2, credit: 2 }, opening: 40_112 }] }, // prettier-ignore
  periods: [['2025-03-06', '2025-04-04']],
  manner: { ...manner, day: writeDay('mm-dd'), longDay: writeDay('mm-dd-yyyy') },
  head: letterhead({ size: 10, beside: ['Account {number}', 'Page {page} of {pages}'] }),
  blocks: [
    letterhead({ size: 15, below: ['PO Box 7889', 'The Woodlands TX 77387'], beside: ['Account Number: {number}', 'Statement Date: {end}', 'Page 1 of {pages}'] }),
    addressee({ above: ['*0118*'] }),
    heading('{product}'),
    summaryLines([{ label: 'Previous Statement Balance as of 03-05-2025', part: 'opening' }, { label: 'Plus # Deposits and Credits', part: isIn }, { label: 'Less # Checks and Debits', part: isOut }, { label: 'Statement Balance as of {end}', part: 'closing' }], { right: 380 }),
    register({
      title: 'Transaction Detail',
      columns: [{ kind: 'day', head: ['Date'], at: 44 }, { kind: 'in', head: ['Credits'], at: 140 }, { kind: 'out', head: ['Debits'], at: 210 }, { kind: 'balance', head: ['Balance'], at: 285 }, { kind: 'text', head: ['Description'], at: 305 }],
    }),
    checksGrid({ title: 'Checks Paid', columns: 3, cells: [['day', 'Date'], ['check', 'Check#'], ['amount', 'Amount']], gapMark: '*', note: '* Indicates a break in check number sequence' }),
    feeBox(['Total Overdraft Fees', 'Total Returned Item Fees', 'Total For This Period', 'Total Year-to-Date']),
  ],
} // prettier-ignore

/** The summary beside the days' balances; pictures of checks at the end with number, day and amount. */
const besides: BankLayout = {
  name: 'balances-beside-summary',
  wish: { bank: 'Cedar Rapids Bank & Trust', land: 'US', accounts: [{ product: 'Analyzed Business Checking', type: 'checking', number: '6600184', postings: 32, kinds }] }, // prettier-ignore
  periods: [['2025-01-01', '2025-01-31']],
  manner,
  head: letterhead({ size: 10, beside: ['{number}', 'Page {page}'] }),
  blocks: [
    letterhead({ size: 15, beside: ['Statement Date: 01/31/2025', 'Account Number: {number}'] }),
    addressee(),
    heading('{product}'),
    beside(
      summaryLines([{ label: 'Beginning Balance {start}', part: 'opening' }, { label: 'Deposits / Misc Credits (#)', part: isIn }, { label: 'Withdrawals / Misc Debits (#)', part: isOut }, { label: 'Ending Balance {end}', part: 'closing' }], { right: 290 }),
      facts([['Average Balance', '$9,114.20'], ['Average Collected', '$9,001.11'], ['Minimum Balance', '$412.07']], 330, 160),
      330,
    ),
    section({ title: 'Deposits', of: of('deposit'), columns: plain }),
    section({ title: 'Electronic Credits', of: of('credit'), columns: plain }),
    section({ title: 'Electronic Debits', of: of('debit', 'card', 'atm'), columns: plain }),
    section({ title: 'Other Debits', of: of('fee', 'nsf'), columns: plain }),
    checksGrid({ title: 'Checks', columns: 3, cells: [['check', 'Check #'], ['day', 'Date'], ['amount', 'Amount']], gapMark: '*' }),
    dailyGrid({ title: 'Daily Balance', columns: 3, cells: [['day', 'Date'], ['balance', 'Balance']] }),
    checkImages('Check Images', (check, day, amount) => `#${check}  ${day}  ${amount}`),
  ],
} // prettier-ignore

/** Posted and pending, then sums by category; the balance stands on every row; newest first. */
const pending: BankLayout = {
  name: 'pending-and-categories',
  wish: { bank: 'Quarry Street Bank', land: 'US', accounts: [{ product: 'Builder Business Checking', type: 'checking', number: '440019', postings: 26, kinds: { ...kinds, check: 0 } }] }, // prettier-ignore
  periods: [['2025-05-01', '2025-05-31']],
  manner: { ...manner, day: writeDay('Mon dd, yyyy'), longDay: writeDay('Mon d, yyyy') },
  blocks: [
    letterhead({ size: 15, beside: ['Statement period', '{start} – {end}'] }),
    addressee({ facts: [['Account number', '{number}']] }),
    heading('{product}'),
    summaryTable([{ label: 'Starting balance', part: 'opening' }, { label: 'Deposits', part: isIn }, { label: 'Withdrawals', part: isOut, negative: true }, { label: 'Ending balance', part: 'closing' }]),
    pendingItems('Pending transactions', 44, 130, 480),
    register({
      title: 'Posted transactions',
      columns: [{ kind: 'day', head: ['Date'], at: 44 }, { kind: 'text', head: ['Description'], at: 130 }, { kind: 'amount', head: ['Amount'], at: 480 }, { kind: 'balance', head: ['Balance'], at: 566 }],
      newestFirst: true,
    }),
    categories,
    activityAnalysis,
  ],
} // prettier-ignore

/** A card whose interest is reckoned in a table of its own, with cash-back points and no sum per list. */
const cardDecoys: BankLayout = {
  name: 'card-with-rate-table',
  wish: { bank: 'Lakeland Bank', land: 'US', accounts: [{ product: 'Cash Rewards Visa Business', type: 'credit card', number: 'XXXX-XXXX-XXXX-0418', postings: 24, kinds: { card: 14, refund: 1, credit: 2, fee: 0.6 }, lines: [1, 2] }] }, // prettier-ignore
  periods: [['2024-12-12', '2025-01-11']],
  manner: { ...manner, longDay: writeDay('mm/dd/yy') },
  head: letterhead({ size: 9, beside: ['{holder}', 'Account ending 0418', 'Page {page} of {pages}'] }),
  blocks: [
    letterhead({ size: 15, beside: ['Account number {number}', 'Opening/Closing Date {start} - {end}'] }),
    addressee({ facts: [['New Balance', '{closing}'], ['Minimum Payment Due', '$35.00'], ['Payment Due Date', '02/08/25']] }),
    heading('ACCOUNT SUMMARY'),
    summaryLines([
      { label: 'Previous Balance', part: 'opening' },
      { label: 'Payments, Credits', part: isIn, negative: true },
      { label: 'Purchases', part: of('card'), sign: '+' },
      { label: 'Cash Advances', part: 0 },
      { label: 'Fees Charged', part: of('fee'), sign: '+' },
      { label: 'Interest Charged', part: 0 },
      { label: 'New Balance', part: 'closing' },
      { label: 'Credit Limit', part: 1_500_000 },
      { label: 'Available Credit', part: 612_044 },
    ], { right: 300 }),
    heading('ACCOUNT ACTIVITY'),
    section({ title: 'PAYMENTS AND OTHER CREDITS', of: isIn, negative: true, columns: [{ kind: 'day', head: ['Date of', 'Transaction'], at: 44 }, { kind: 'text', head: ['Merchant Name or Transaction Description'], at: 120 }, { kind: 'amount', head: ['$ Amount'], at: 540 }] }),
    section({ title: 'PURCHASES', of: of('card'), columns: [{ kind: 'day', head: ['Date of', 'Transaction'], at: 44 }, { kind: 'text', head: ['Merchant Name or Transaction Description'], at: 120 }, { kind: 'amount', head: ['$ Amount'], at: 540 }], headless: true }),
    section({ title: 'FEES CHARGED', of: of('fee'), columns: [{ kind: 'day', head: [''], at: 44 }, { kind: 'text', head: [''], at: 120 }, { kind: 'amount', head: [''], at: 540 }], headless: true, total: 'TOTAL FEES FOR THIS PERIOD' }),
    heading('2025 Totals Year-to-Date'),
    summaryLines([{ label: 'Total fees charged in 2025', part: 0 }, { label: 'Total interest charged in 2025', part: 0 }]),
    interestCharges,
    prose('Your rewards balance is 12,418 points. You earned 311 points this period at 1 point per dollar spent.'),
  ],
  unstated: ['total_nsf_fees', 'account_subtype'],
} // prettier-ignore

/** Long lists over many pages: two hundred rows, the list broken in the middle of a row's lines. */
const long: BankLayout = {
  name: 'two-hundred-rows',
  wish: { bank: 'Gateway Prairie Bank', land: 'US', accounts: [{ product: 'Corporate Checking', type: 'checking', number: '33-001844-7', postings: 200, kinds, lines: [1, 3] }] }, // prettier-ignore
  periods: [['2025-07-01', '2025-07-31']],
  manner: { ...manner, size: 8 },
  head: letterhead({ size: 9, below: ['{product}  {number}'], beside: ['{start} - {end}', 'Page {page} of {pages}'] }),
  blocks: [
    letterhead({ size: 15, beside: ['Statement Period {start} - {end}', 'Page 1 of {pages}'] }),
    addressee(),
    heading('{product}  {number}'),
    summaryTable([{ label: 'Beginning Balance', part: 'opening' }, { label: 'Deposits', part: isIn }, { label: 'Checks', part: of('check') }, { label: 'Other Withdrawals', part: posting => isOut(posting) && posting.kind !== 'check' }, { label: 'Ending Balance', part: 'closing' }]),
    section({ title: 'Deposits and Other Credits', of: isIn, columns: plain, total: 'Total Deposits and Other Credits', continued: 'Deposits and Other Credits - continued' }),
    section({ title: 'Other Withdrawals', of: posting => isOut(posting) && posting.kind !== 'check', columns: plain, total: 'Total Other Withdrawals', continued: 'Other Withdrawals - continued' }),
    checksGrid({ title: 'Checks', columns: 3, cells: [['day', 'Date'], ['check', 'Check'], ['amount', 'Amount']], gapMark: '*', total: 'Total Checks' }),
    dailyGrid({ title: 'Daily Ledger Balances', columns: 3, cells: [['day', 'Date'], ['balance', 'Balance']] }),
    checkImages('Checks', (check, day, amount) => `Check ${check} ${amount} Paid ${day}`),
  ],
} // prettier-ignore

/** Two sections under a plain head, and one more block: what else such statements print. */
const sectionsAnd = (name: string, wish: BankLayout['wish'], month: number, days: number, ...more: BankLayout['blocks']): BankLayout => ({
  name,
  wish,
  periods: [[`2025-0${month}-01`, `2025-0${month}-${days}`]],
  manner,
  head: letterhead({ size: 9, beside: ['{number}', 'Page {page} of {pages}'] }),
  blocks: [
    letterhead({ size: 15, beside: ['Account Number: {number}', 'Statement Period: {start} to {end}'] }),
    addressee(),
    heading('{product}'),
    summaryLines([{ label: 'Beginning Balance', part: 'opening' }, { label: 'Deposits and Other Credits', part: isIn }, { label: 'Withdrawals and Other Debits', part: isOut }, { label: 'Ending Balance', part: 'closing' }]),
    ...more,
  ],
}) // prettier-ignore
const creditsAndDebits = [
  section({ title: 'Deposits and Other Credits', of: isIn, columns: plain }),
  section({ title: 'Withdrawals and Other Debits', of: isOut, columns: plain }),
]
const threeForks: BankLayout['wish'] = { bank: 'Three Forks Bank', land: 'US', accounts: [{ product: 'Business Value Checking', type: 'checking', number: '0118-44-2207', postings: 40, kinds }] } // prettier-ignore
const palmetto: BankLayout['wish'] = { bank: 'Palmetto Commercial Bank', land: 'US', accounts: [{ product: 'Business Checking 100', type: 'checking', number: '2204-118-77', postings: 44, kinds: { ...kinds, deposit: 3, credit: 3 }, opening: 60_000, lines: [1, 2] }] } // prettier-ignore
const palmettoFees = feeBox([
  'Total Overdraft Fees',
  'Total Returned Item Fees',
  'Total for this period',
  'Total year-to-date',
])

/** Every day of the month in several columns; items that overdrew the account; the checks of deposits. */
const repeated: readonly BankLayout[] = [
  sectionsAnd('daily-balance-one-column', threeForks, 8, 31, ...creditsAndDebits, everyDay('Daily Balance', [['balance', 'Balance']])),
  sectionsAnd('ledger-and-collected-by-day', threeForks, 8, 31, ...creditsAndDebits, everyDay('Balance History', [['balance', 'Ledger Balance'], ['collected', 'Collected Balance']])),
  sectionsAnd('sums-by-day', threeForks, 8, 31, ...creditsAndDebits, everyDay('Daily Activity Summary', [['in', 'Credits'], ['out', 'Debits'], ['balance', 'Balance']])),
  sectionsAnd('balance-by-day-unusual-title', threeForks, 8, 31, ...creditsAndDebits, everyDay('Ledger by calendar day', [['balance', 'Amount']])),
  sectionsAnd('overdraft-items-again', palmetto, 6, 30,
    register({ title: 'Account Activity', columns: [{ kind: 'day', head: ['Date'], at: 44 }, { kind: 'text', head: ['Description'], at: 100 }, { kind: 'out', head: ['Debits'], at: 400 }, { kind: 'in', head: ['Credits'], at: 480 }, { kind: 'balance', head: ['Balance'], at: 566 }] }),
    overdraftItems('Overdraft and Returned Item Activity', ['Date', 'Item', 'Amount', 'Action']), palmettoFees),
  sectionsAnd('overdraft-items-after-sections', palmetto, 6, 30, ...creditsAndDebits, overdraftItems('Items Paid Against Insufficient Funds', ['Date', 'Description', 'Amount', 'Status']), palmettoFees),
  sectionsAnd('deposits-in-detail', palmetto, 6, 30, ...creditsAndDebits, depositDetail('Deposit Detail'), palmettoFees),
] // prettier-ignore

/** Two accounts' months one after another, begun in the middle of a page, no page numbers. */
const running: BankLayout = {
  name: 'months-in-a-row',
  wish: { bank: 'Wairere Bank', land: 'NZ', accounts: [{ product: 'Business Cheque Account', type: 'checking', number: '02-0418-0088417-00', postings: 18, kinds: { ...kinds, check: 1 } }] }, // prettier-ignore
  periods: [['2025-02-01', '2025-02-28'], ['2025-03-01', '2025-03-31'], ['2025-04-01', '2025-04-30']],
  manner: { ...manner, format: 'A4', day: writeDay('d Mon'), longDay: writeDay('d Month yyyy') },
  blocks: [
    letterhead({ size: 15, beside: ['Statement', '{start} to {end}'] }),
    addressee({ facts: [['Account name', '{holder}'], ['Account number', '{number}'], ['Account type', '{product}'], ['Statement period', '{start} - {end}']], factsAt: 300 }),
    register({
      columns: [{ kind: 'day', head: ['Date'], at: 44 }, { kind: 'text', head: ['Transaction details'], at: 100 }, { kind: 'out', head: ['Money out'], at: 380 }, { kind: 'in', head: ['Money in'], at: 460 }, { kind: 'balance', head: ['Balance'], at: 545 }],
      opening: 'Opening balance', closing: 'Closing balance',
    }),
  ],
} // prettier-ignore

export const decoyed: readonly BankLayout[] = [wordsLast, besides, pending, cardDecoys, long, ...repeated, running] // prettier-ignore
