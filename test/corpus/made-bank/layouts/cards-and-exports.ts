/** Cards and lines whose balance is owed, screens printed from online banking, and savings with hardly a row. */
import { addressee, facts, heading, isIn, isOut, letterhead, prose, summaryLines, summaryTable } from '../blocks.ts'
import { checksGrid, dailyGrid, register, section, type Column } from '../lists.ts'
import type { BankLayout } from '../made-bank.ts'
import { plainAmounts, writeDay, type Manner } from '../press.ts'

const manner: Manner = { font: 'Helvetica', size: 9, format: 'LETTER', left: 42, pitch: 1.4, day: writeDay('mm/dd'), longDay: writeDay('mm/dd/yy'), amountText: plainAmounts } // prettier-ignore
const kinds = { deposit: 3, credit: 6, card: 9, debit: 7, fee: 1, atm: 1 }
const spending = { card: 14, refund: 2, credit: 1.5, fee: 0.6 }

/** A card in one list with CR behind credits, as in Britain and Canada. */
const cardCredit: BankLayout = {
  name: 'card-cr-marks',
  wish: { bank: 'Severn Bank plc', land: 'UK', person: true, accounts: [{ product: 'Platinum Mastercard', type: 'credit card', number: '5412 XXXX XXXX 9904', postings: 20, kinds: spending }] }, // prettier-ignore
  periods: [['2025-03-11', '2025-04-10']],
  manner: { ...manner, format: 'A4', day: writeDay('dd Mon'), longDay: writeDay('d Month yyyy'), amountText: { ...plainAmounts, mark: '£' } },
  blocks: [
    letterhead({ size: 15, beside: ['Credit card statement', '{start} to {end}'] }),
    addressee({ facts: [['Card number', '{number}'], ['Credit limit', '£6,500.00'], ['Minimum payment', '£25.00']] }),
    heading('{product}'),
    summaryTable([{ label: 'Previous balance', part: 'opening' }, { label: 'Payments and credits', part: isIn }, { label: 'New transactions', part: isOut }, { label: 'New balance', part: 'closing' }]),
    register({ columns: [{ kind: 'day', head: ['Date'], at: 42 }, { kind: 'text', head: ['Transaction details'], at: 110 }, { kind: 'amount', head: ['Amount (£)'], at: 553 }] }),
  ],
  unstated: ['total_nsf_fees'],
} // prettier-ignore

/** A screen of online banking printed in the middle of a month: no period, no opening balance, newest first. */
const screen: BankLayout = {
  name: 'online-month-to-date',
  wish: { bank: 'Cascade Mutual Bank', land: 'US', accounts: [{ product: 'Business Checking', type: 'checking', number: '...4471', postings: 24, kinds }] }, // prettier-ignore
  periods: [['2025-06-01', '2025-06-17']],
  manner: { ...manner, day: writeDay('mm/dd/yyyy'), longDay: writeDay('mm/dd/yyyy') },
  blocks: [
    letterhead({ size: 13, beside: ['Account activity as of {end}'] }),
    facts([['{product} {number}', ''], ['Current balance', '{closing}'], ['Available balance', '$1,204.11']]),
    register({
      columns: [{ kind: 'day', head: ['Date'], at: 42 }, { kind: 'text', head: ['Description'], at: 120 }, { kind: 'out', head: ['Debit'], at: 400 }, { kind: 'in', head: ['Credit'], at: 480 }, { kind: 'balance', head: ['Balance'], at: 570 }],
      newestFirst: true,
    }),
    prose('This is not an official bank statement.'),
  ],
  monthToDate: true,
  holderless: true,
  unstated: ['account_subtype', 'start_date', 'end_date', 'starting_balance', 'ending_balance'],
} // prettier-ignore

/** An export with days like 2025-06-03 and a signed column, balance in the last one. */
const exported: BankLayout = {
  name: 'export-iso-days',
  wish: { bank: 'Kestrel Bank', land: 'US', accounts: [{ product: 'Operating Checking', type: 'checking', number: '200118845', postings: 28, kinds }] }, // prettier-ignore
  periods: [['2025-05-01', '2025-05-31']],
  manner: { ...manner, size: 8, day: writeDay('yyyy-mm-dd'), longDay: writeDay('yyyy-mm-dd') },
  blocks: [
    letterhead({ size: 12, beside: ['Transaction history'] }),
    facts([['Account holder:', '{holder}'], ['Account:', '{product} {number}'], ['Date range:', '{start} - {end}']], 42, 100),
    register({
      columns: [{ kind: 'day', head: ['Posted'], at: 42 }, { kind: 'kind', head: ['Type'], at: 110 }, { kind: 'text', head: ['Memo'], at: 160 }, { kind: 'amount', head: ['Amount (USD)'], at: 480 }, { kind: 'balance', head: ['Running balance'], at: 570 }],
      ruled: true,
    }),
  ],
  unstated: ['is_mtd'],
} // prettier-ignore

/** A line of credit with advances and payments. */
const creditLine: BankLayout = {
  name: 'line-of-credit',
  wish: { bank: 'Ironwood Community Bank', land: 'US', accounts: [{ product: 'Business Line of Credit', type: 'line of credit', number: '9900-44-118', postings: 6, kinds: { debit: 2, credit: 2, fee: 1 }, opening: 2_500_000 }] }, // prettier-ignore
  periods: [['2025-01-01', '2025-01-31']],
  manner: { ...manner, longDay: writeDay('mm/dd/yyyy') },
  blocks: [
    letterhead({ beside: ['Statement Date {end}', 'Account Number {number}', 'Statement Period {start} - {end}'] }),
    addressee(),
    heading('{product}'),
    summaryLines([{ label: 'Previous Balance', part: 'opening' }, { label: 'Advances and Charges', part: isOut, sign: '+' }, { label: 'Payments and Credits', part: isIn, sign: '-' }, { label: 'New Balance', part: 'closing', sign: '=' }]),
    register({ columns: [{ kind: 'day', head: ['Date'], at: 42 }, { kind: 'text', head: ['Description'], at: 100 }, { kind: 'out', head: ['Advances/Charges'], at: 400 }, { kind: 'in', head: ['Payments/Credits'], at: 490 }, { kind: 'balance', head: ['Principal Balance'], at: 570 }] }),
  ],
  unstated: ['total_nsf_fees'],
} // prettier-ignore

/** Amount before text, checks and debits mixed, a balance with every day in a column of its own at the right. */
const dayBalances: BankLayout = {
  name: 'balances-beside-list',
  wish: { bank: 'Union Planters State Bank', land: 'US', accounts: [{ product: 'Free Business Checking', type: 'checking', number: '118-440-7', postings: 30, kinds: { ...kinds, check: 6, nsf: 1.5 }, opening: 64_011 }] }, // prettier-ignore
  periods: [['2025-01-31', '2025-02-27']],
  manner: { ...manner, font: 'Courier', size: 8, day: writeDay('mm-dd'), longDay: writeDay('mm-dd-yy'), amountText: { ...plainAmounts, mark: '', negative: 'trail' } },
  head: letterhead({ size: 9, beside: ['Account {number}', 'Page {page}'] }),
  blocks: [
    letterhead({ size: 11, beside: ['Account Statement', 'Statement dates {start} thru {end}', 'Account {number}'] }),
    addressee(),
    heading('{product}'),
    summaryTable([{ label: 'Beginning Balance', part: 'opening' }, { label: 'Deposits/ Credits', part: isIn }, { label: 'Checks/ Debits', part: isOut }, { label: 'Service Charge', part: 0 }, { label: 'Ending Balance', part: 'closing' }], { stacked: true }),
    section({ title: 'Deposits', of: isIn, columns: [{ kind: 'day', head: ['Date'], at: 42 }, { kind: 'amount', head: ['Amount'], at: 150 }, { kind: 'text', head: ['Activity'], at: 180 }] as readonly Column[] }),
    section({ title: 'Withdrawals', of: posting => isOut(posting) && posting.kind !== 'check', columns: [{ kind: 'day', head: ['Date'], at: 42 }, { kind: 'amount', head: ['Amount'], at: 150 }, { kind: 'text', head: ['Activity'], at: 180 }] as readonly Column[] }),
    checksGrid({ title: 'Check Transactions', columns: 3, cells: [['check', 'Serial'], ['day', 'Date'], ['amount', 'Amount']], gapMark: '*', note: '* Indicates check out of sequence' }),
    dailyGrid({ title: 'Daily Balance Summary', columns: 3, cells: [['day', 'Date'], ['balance', 'Balance']], downward: true }),
  ],
} // prettier-ignore

export const cardsAndExports: readonly BankLayout[] = [cardCredit, screen, exported, creditLine, dayBalances] // prettier-ignore
