/** A corporate online banking report: detail of a month by transaction code, credits before debits, on a landscape page. */
import { bookOf, creditsOf, debitsOf, totalOf, type Posting } from '../../2026-11-22/bank/books.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { dated, escape, formatAmount } from '../../2026-11-22/press/numbers.ts'
import { paginated } from '../../2026-11-22/press/page.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { drawnStatement, flow, plain, solvent } from './statement.ts'

const style = `.page{font:8.4pt/11pt 'Roboto Condensed';font-size:9pt;padding:.45in .5in}table{width:100%}td{padding:1.6pt 4pt}.h td{background:#1f3a5f;color:#fff}.z td{border-bottom:.4pt solid #ccc}`
const book = solvent(
  bookOf({
    seed: 911, start: '2026-07-01', end: '2026-07-31', opening: 18_240_775, firstCheck: 60118,
    flows: [flow('ach-in', 'MIDLAND FOODS INC EDI PAYMTS | PRAIRIE STATE GRAIN COOP CONS PAY', 8, 21500), flow('wire-in', 'ORG=NORDIC PACKAGING AS', 2, 38000), flow('deposit', 'LOCKBOX 774410', 9, 8200), flow('ach-out', 'GUSTA PAYROLL CASH CONC | ILL DEPT OF REVENUE EDI PYMNTS | COMMONWEALTH POWER', 7, 14300), flow('wire-out', 'BNF=SHENANDOAH STEEL CO', 3, 17800), flow('check', '', 9, 2600)],
  }),
) // prettier-ignore
const codes: Partial<Record<Posting['kind'], readonly [string, string]>> = {
  'ach-in': ['165', 'Preauthorized ACH Credit'],
  'wire-in': ['195', 'Incoming Money Transfer'],
  deposit: ['115', 'Lockbox Deposit'],
  'ach-out': ['455', 'Preauthorized ACH Debit'],
  'wire-out': ['495', 'Outgoing Money Transfer'],
  check: ['475', 'Check Paid'],
}
const words = ({ kind, party }: Posting) => `${codes[kind]?.[1] ?? ''} ${party}`.trim()
const row = (p: Posting) => rowOf([dated(p.day, 'MM/DD/YYYY'), codes[p.kind]?.[0] ?? '', escape(words(p)), p.check === null ? '' : `${p.check}`, p.reference, `>${p.cents > 0 ? plain(p.cents) : ''}`, `>${p.cents < 0 ? plain(p.cents) : ''}`], ' class="z"') // prettier-ignore
const rows = [...creditsOf(book).map(row), ...debitsOf(book).map(row), rowOf(['', '', '<b>Account totals</b>', '', '', `><b>${plain(totalOf(creditsOf(book)))}</b>`, `><b>${plain(totalOf(debitsOf(book)))}</b>`])] // prettier-ignore
const bodies = paginated([{ open: () => '<table><tr class="h"><td>As of<td>BAI<td>Transaction<td>Check no.<td>Bank reference<td class="r">Credit amount<td class="r">Debit amount</tr>', rows, close: '</table>', cost: 1.2 }], 20, 29) // prettier-ignore
const facts = `<table style="width:7.6in;margin:6pt 0 8pt">${rowOf(['Account', '<b>0082 4417 9063</b> &nbsp; USD &nbsp; Commercial Analyzed Checking', 'Opening ledger 07/01/2026', `>${formatAmount(book.opening)}`])}${rowOf(['Account name', 'FOX VALLEY CORRUGATED LLC', 'Closing ledger 07/31/2026', `>${formatAmount(book.closing)}`])}${rowOf(['Bank', 'Lakeland Commerce Bank, N.A. (071900999)', 'Closing available', `>${formatAmount(book.closing - 1_120_000)}`])}${rowOf([`Credits: ${creditsOf(book).length}`, `Debits: ${debitsOf(book).length}`, 'One day float', '>11,200.00'])}</table>`
const pages = bodies.map((body, i) => `<div style="display:flex;justify-content:space-between"><b style="font-size:14pt;line-height:18pt">Previous Day Composite Report</b><span class="r">Report range 07/01/2026 – 07/31/2026<br>Created 08/03/2026 07:12 CT by MKRAUSE &nbsp; Page ${i + 1} of ${bodies.length}</span></div>${i === 0 ? facts : '<div style="margin:4pt 0">Account 0082 4417 9063 (continued)</div>'}${body}<div class="foot" style="font-size:7pt">Lakeland Treasury Direct. Information is subject to final posting and is not an official account statement.</div>`) // prettier-ignore

export const balanceReport: Drawn = drawnStatement({
  name: 'treasury-report-box-maker-codes-july',
  family: 'previous-day-report-codes',
  notes: 'corporate online banking report on landscape pages: transaction codes, credits listed before debits in one list, credit and debit columns with totals, check numbers and bank references, opening and closing ledger and available (float is the difference), created in the month after',
  style,
  pages: pages,
  size: '11in 8.5in',
  holder: 'FOX VALLEY CORRUGATED LLC',
  accounts: [{ book, describe: words, account: { account_number: '0082 4417 9063', account_type: 'checking', account_subtype: 'Commercial Analyzed Checking', bank_name: 'Lakeland Commerce Bank, N.A.' } }],
  acceptable: {
    'accounts[0].account_number': ['0082 4417 9063', '008244179063'],
    'accounts[0].bank_name': ['Lakeland Commerce Bank, N.A.', 'Lakeland Commerce Bank'],
    ...Object.fromEntries(book.postings.flatMap((p, i) => (p.check === null ? [] : [[`transactions.${i}.description`, [words(p), `${words(p)} ${p.check}`, `Check ${p.check}`]]]))),
  },
}) // prettier-ignore
