/** A credit union's member statement: a share account and a business checking as suffixes of one member number. */
import { bookOf, type Posting } from '../../2026-11-22/bank/books.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { dated, escape, formatAmount } from '../../2026-11-22/press/numbers.ts'
import { paginated, type Block } from '../../2026-11-22/press/page.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { creditsOf, debitsOf, totalOf, type Book } from '../../2026-11-22/bank/books.ts'
import { drawnStatement, fixed, flow, plain, solvent } from './statement.ts'

const style = `
.page{font:9pt/12.4pt 'Nunito Sans';padding:.5in .65in}
.bar{background:#5b2a86;color:#fff;font:700 9.6pt/15pt 'Nunito Sans';padding:0 6pt;margin:9pt 0 2pt}
table{width:100%}td{white-space:nowrap}td.w{white-space:normal}
.h td{border-bottom:.7pt solid #5b2a86;font-size:8pt;color:#444}
`

const words: Partial<Record<Posting['kind'], string>> = {
  deposit: 'Deposit by Check',
  'ach-in': 'Deposit ACH',
  interest: 'Deposit Dividend',
  card: 'Withdrawal POS',
  'ach-out': 'Withdrawal ACH',
  'transfer-out': 'Withdrawal Home Banking Transfer',
  check: 'Draft',
  fee: 'Withdrawal Fee',
}

const describe = ({ kind, party, check, reference }: Posting): string =>
  check === null ? `${words[kind] ?? ''} ${kind === 'card' ? `#${reference.slice(0, 6)} ` : ''}${party}`.replace(/\s+/g, ' ').trim() : `Draft ${check}` // prettier-ignore

const shares = bookOf({ seed: 801, start: '2026-07-01', end: '2026-07-31', opening: 1_250_038, flows: [fixed('interest', '0.150%', 1, 1.6, [31]), flow('deposit', '', 1, 600, [17])] }) // prettier-ignore
const drafts = solvent(
  bookOf({
    seed: 802, start: '2026-07-01', end: '2026-07-31', opening: 1_866_290, firstCheck: 2291,
    flows: [flow('ach-in', 'CLEARSKY ROOF CLAIMS TYPE: PAYABLES | HEARTHSTONE HOMES TYPE: VENDOR PAY', 7, 4900), flow('deposit', '', 5, 2600), flow('card', 'CEDAR & NAIL SUPPLY DAYTON OH | FUEL DEPOT 88 KETTERING OH | SAFEWAY LADDER CO XENIA OH | LUNCH BOX DELI DAYTON OH', 13, 180), flow('ach-out', 'MIAMI VALLEY INSURANCE TYPE: PREMIUM | GUSTA PAYROLL TYPE: TAX | SHINGLE WAREHOUSE TYPE: PURCHASE', 6, 2350), flow('check', '', 9, 1280), fixed('fee', 'BUSINESS CHECKING MAINTENANCE', 1, 12, [31])],
  }),
) // prettier-ignore

function list(title: string, book: Book, extra: string): Block {
  const rows = book.postings.map(p => rowOf([dated(p.day, 'MM/DD'), dated(p.day, 'MM/DD'), escape(describe(p)), `>${p.cents < 0 ? '-' : ''}${plain(p.cents)}`, `>${formatAmount(p.balance)}`])) // prettier-ignore
  const edge = (words: string, day: string, cents: number) => rowOf([dated(day, 'MM/DD'), '', `<b>${words}</b>`, '', `><b>${formatAmount(cents)}</b>`]) // prettier-ignore
  return {
    open: continued => `<div class="bar">${title}${continued ? ' (continued)' : ''}</div>${continued ? '' : extra}<table><tr class="h"><td>Post<td>Eff<td>Transaction Description<td class="r">Amount<td class="r">New Balance</tr>`,
    rows: [edge('Previous Balance', book.start, book.opening), ...rows, edge('Ending Balance', book.end, book.closing)],
    close: '</table>',
    cost: 4,
  } // prettier-ignore
}

const bodies = paginated(
  [
    list('Suffix 0000 &nbsp; PRIME SHARE', shares, `<div style="font-size:8pt">Annual Percentage Yield Earned 0.15% from 07/01/26 through 07/31/26. Dividends paid year to date: $10.94</div>`),
    list('Suffix 0070 &nbsp; BUSINESS ADVANTAGE CHECKING', drafts, ''),
  ],
  29,
  44,
) // prettier-ignore
const totals = `<table style="width:4.4in;margin-top:8pt">${rowOf(['Total deposits and credits, suffix 0070', `>${plain(totalOf(creditsOf(drafts)))}`])}${rowOf(['Total withdrawals and drafts, suffix 0070', `>${plain(totalOf(debitsOf(drafts)))}`])}</table><table style="width:4.4in;margin-top:8pt;border:.6pt solid #777">${rowOf(['', '>Total for this period', '>Total year-to-date'])}${rowOf(['&nbsp;Total Overdraft Fees', '>0.00', '>58.00'])}${rowOf(['&nbsp;Total Returned Item Fees', '>0.00', '>0.00'])}</table>` // prettier-ignore
const pages = bodies.map((body, i) => {
  const top = i === 0
    ? `<div style="display:flex;justify-content:space-between"><div><b style="font-size:17pt;line-height:20pt;color:#5b2a86">gemline</b> <span style="font-size:10pt">credit union</span><br>1900 Wayne Ave, Dayton OH 45410 &middot; 937-555-0150 &middot; gemlinecu.example</div><table style="width:2.6in;align-self:start">${rowOf(['Member Number', '>XXXXX4418'])}${rowOf(['Statement Period', '>07/01/26 thru 07/31/26'])}${rowOf(['Page', `>${i + 1} of ${bodies.length}`])}</table></div><div style="margin:.42in 0 .36in .3in">BUCKEYE GUTTER &amp; ROOF LLC<br>818 LINDEN AVE<br>DAYTON OH 45403-2210</div><p style="margin:0;font-size:8.4pt;border:.7pt solid #5b2a86;padding:4pt 6pt">Back to school? Used auto rates from 6.24% APR* on approved credit. Skip-a-pay in December: ask for the form at any branch. Our offices are closed on September 7.</p>`
    : `<div style="display:flex;justify-content:space-between"><b style="color:#5b2a86">gemline credit union</b><span>Member XXXXX4418 &nbsp; 07/01/26 thru 07/31/26 &nbsp; Page ${i + 1} of ${bodies.length}</span></div>`
  return `${top}${body}${i === bodies.length - 1 ? totals : ''}<div class="foot" style="font-size:7pt;line-height:9pt">In case of errors or questions about your electronic transfers, telephone or write us at once. Federally insured by NCUA. Accounts are not transferable except on the books of this credit union.</div>`
}) // prettier-ignore

export const creditUnion: Drawn = drawnStatement({
  name: 'credit-union-roofer-share-and-checking-july',
  family: 'credit-union-suffixes',
  notes: 'credit union: two suffixes of a masked member number (share, business checking), post and effective date without year, withdrawals with a minus, new balance on every row, previous and ending balance as rows of the lists, checks called drafts, fee box with year-to-date and dividends to date as decoys, totals after the list',
  style,
  pages,
  holder: 'BUCKEYE GUTTER & ROOF LLC',
  accounts: [
    { book: shares, describe, balances: 'every', account: { account_number: '0000', account_type: 'savings', account_subtype: 'PRIME SHARE', bank_name: 'gemline credit union' } },
    { book: drafts, describe, balances: 'every', account: { account_number: '0070', account_type: 'checking', account_subtype: 'BUSINESS ADVANTAGE CHECKING', bank_name: 'gemline credit union' } },
  ],
  acceptable: { 'accounts[0].account_number': ['0000', 'XXXXX4418', 'XXXXX4418-0000', '4418-0000'], 'accounts[1].account_number': ['0070', 'XXXXX4418', 'XXXXX4418-0070', '4418-0070'] },
}) // prettier-ignore
