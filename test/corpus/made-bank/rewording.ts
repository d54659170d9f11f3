/** Other words for the same: what a seed calls balances, lists and columns, who keeps the account and what it is called. */
import { chanceOf } from '../../drawing/chance.ts'
import type { AccountWish, BooksWish } from './books.ts'
import type { Land } from './names.ts'

/** Seeds from here on print other words than the layout's own. */
const firstReworded = 100

type Groups = readonly (readonly string[])[]

/** Labels of summaries; the same words with a day or a count behind them are replaced too. */
const labels: Groups = [
  ['Beginning Balance', 'Opening Balance', 'Previous Balance', 'Starting Balance', 'Balance Forward', 'Beginning Ledger Balance', 'Start balance'],
  ['Ending Balance', 'Closing Balance', 'New Balance', 'Ending Ledger Balance', 'Balance This Statement', 'End balance', 'Statement Balance', 'Balance at End of Period'],
  ['Deposits and Additions', 'Deposits/Credits', 'Total Credits', 'Deposits & Credits', 'Deposits and Other Credits', 'Deposits and Other Additions', 'Total Deposits and Credits', 'Total Additions', 'Credits', 'Payments in', 'Money in', 'Total deposits & credits', 'Total deposits/other credits'],
  ['Withdrawals/Debits', 'Checks/Debits', 'Total Debits', 'Checks and Other Debits', 'Checks & Debits', 'Checks and other deductions', 'Withdrawals and Other Subtractions', 'Total Withdrawals and Debits', 'Total Subtractions', 'Debits', 'Payments out', 'Money out', 'Total checks/other debits'],
] // prettier-ignore

const titles: Groups = [
  ['DEPOSITS AND ADDITIONS', 'Deposits and Other Credits', 'Deposits and other additions', 'Deposits & Other Credits', 'CREDITS', 'Deposits and Credits', 'Deposits, Credits and Interest', 'Account Credits', 'Credit Transactions'],
  ['Other Debits', 'OTHER DEBITS', 'Withdrawals and Other Debits', 'Other Withdrawals, Debits and Service Charges', 'Debit Transactions', 'Withdrawals and Charges', 'Account Debits', 'Other Withdrawals'],
  ['CHECKS PAID', 'Checks Paid', 'Checks', 'Checks Cleared', 'Checks Posted', 'Check Listing', 'Checks in Serial Number Order', 'Paid Checks', 'Check Transactions', 'Cleared Checks', 'Checks Presented'],
  ['DAILY ENDING BALANCE', 'Daily Balance Summary', 'Daily Balances', 'Daily Balance Information', 'Daily Ledger Balances', 'Balance by Date', 'Daily Balance', 'End of Day Balance Summary', 'Daily Account Balance', 'Ending Balance by Day', 'Daily Closing Balances'],
  ['Transaction History', 'Transaction history', 'ACCOUNT ACTIVITY', 'Account Activity', 'Transaction Detail', 'Activity Detail', 'Transactions', 'Account Transactions', 'Account History', 'Transaction Listing', 'Activity in Date Order'],
] // prettier-ignore

const headers: Groups = [
  ['Date', 'Post Date', 'Posting Date', 'Date Posted', 'Trans Date', 'Posted', 'Transaction Date'],
  ['Description', 'Transaction Description', 'Transaction', 'Details', 'Particulars', 'Transaction Details', 'Description of Transaction', 'Narrative', 'Payee or Description', 'Activity'],
  ['Withdrawals', 'Debits', 'Debit', 'Paid out', 'Money out', 'Subtractions', 'Withdrawal', 'Debits (-)', 'Charges', 'Debit Amount', 'Payments out'],
  ['Deposits', 'Credits', 'Credit', 'Paid in', 'Money in', 'Additions', 'Deposit', 'Credits (+)', 'Credit Amount', 'Payments in'],
  ['Balance', 'Running Balance', 'Account Balance', 'Ledger Balance', 'Balance ($)', 'Daily Balance', 'Available Balance'],
  ['Check #', 'Check No.', 'Check Number', 'Number', 'Serial #', 'Check', 'Chk No'],
  ['Amount', 'Amount ($)', 'Transaction Amount', 'Amount USD'],
] // prettier-ignore

const banks: Readonly<Record<Land, readonly string[]>> = {
  US: ['Bank of the Ozark Hills', 'First Farmers & Merchants Bank', 'Pacific Crest Federal Credit Union', 'Old Colony Savings Bank FSB', 'Chippewa Valley Bank', 'Summit State Bank, N.A.', 'Lone Star Community Credit Union', 'Heritage Oaks Trust Company', 'Blue Ridge Bank and Trust Co.', 'The Merchants National Bank', 'CommunityOne Federal Credit Union', 'United Bank & Trust', 'Farmers State Bank of Hoyt', 'Seacoast Banc', 'TruPoint Bank®', 'Three Lakes Federal Bank, FSB'],
  UK: ['Pennine Bank plc', 'The Royal Bank of Lothian', 'Humber Building Society', 'Celtic Commercial Bank Limited', 'Fenland Bank'],
  CA: ['Bank of the Maritimes', 'Prairie Credit Union Ltd.', 'Lakehead Trust Company', 'Assiniboine Credit Union'],
  NL: ['Polderbank N.V.', 'Hanze Bank Nederland', 'Handelsbank Zeeland N.V.'],
  NZ: ['Rimu Bank New Zealand Limited', 'Totara Bank NZ', 'Matai Building Society'],
  DE: ['Kreissparkasse Ahrtal', 'Sparda-Bank Wesertal eG', 'Handelsbank Hanse AG', 'Raiffeisenbank Oberland eG'],
  SG: ['Oriental Straits Bank Ltd', 'Temasek Commercial Bank Limited', 'Bank of Keppel'],
} // prettier-ignore
const products = ['Essential Business Checking', 'Business Choice Checking', 'Community Checking', 'BUSINESS INTEREST CHECKING', 'Non-Profit Checking', 'Premier Commercial Checking', 'Small Business Free Checking', 'FlexBusiness Checking', 'Basic Checking', 'Treasury Checking'] // prettier-ignore
const numbers = ['8812004417', 'XXXXXXXX0418', '77-118840-2', '0004 4188 0172', '*****2290', '100-220-4418', '5518840', '....7713', '00000044188017', 'xxx-xx3381'] // prettier-ignore

/** What a seed says instead of a text; the text itself below the first reworded seed, and for words of no group. */
export function rewordingOf(seed: number): (kind: 'label' | 'title' | 'head', text: string) => string {
  if (seed < firstReworded) return (_, text) => text
  const chance = chanceOf(seed * 31)
  const chosen = { label: labels, title: titles, head: headers }
  const picks = {
    label: labels.map(group => chance.pick(group)),
    title: titles.map(group => chance.pick(group)),
    head: headers.map(group => chance.pick(group)),
  }
  return (kind, text) => {
    const rest = kind === 'label' ? (/(?: on .*| \(#\)| \{.*|:)$/.exec(text)?.[0] ?? '') : kind === 'title' ? (/ \(.*\)$/.exec(text)?.[0] ?? '') : '' // prettier-ignore
    const plain = text.slice(0, text.length - rest.length).toLowerCase()
    const at = chosen[kind].findIndex(group => group.some(one => one.toLowerCase() === plain))
    return at < 0 ? text : picks[kind][at]! + rest
  }
}

/** The books of a reworded seed: another bank, product and number where the country has a list of them. */
export function rewordedWish<T extends Pick<BooksWish, 'bank' | 'land' | 'accounts'>>(wish: T, seed: number): T {
  if (seed < firstReworded) return wish
  const chance = chanceOf(seed * 37 + wish.bank.length)
  const alone = wish.accounts.length === 1 && wish.accounts[0]!.type === 'checking' && wish.land === 'US'
  const accounts = wish.accounts.map((account): AccountWish =>
    alone ? { ...account, product: chance.pick(products), number: chance.pick(numbers) } : account,
  )
  return { ...wish, bank: chance.pick(banks[wish.land]), accounts }
}
