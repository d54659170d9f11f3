/** Several accounts: two accounts over a quarter with sums of each month, a credit union with posting and effective dates. */
import { apart, bookOf, checksOf, checksWorded, creditOf, creditsOf, dated, debitOf, debitsOf, drawnStatement, escape, facts, firstLine, fixed, flow, following, formatAmount, heightOf, joined, later, lines, listOf, numbered, office, paginated, plain, rowOf, sideBySide, solvent, totalOf, worded, type Book, type Posting, type Shown } from './means.ts' // prettier-ignore
import { sum as sumOf } from '../../2026-11-22/press/numbers.ts'

const months = [['2026-04-01', '2026-04-30', 'April'], ['2026-05-01', '2026-05-31', 'May'], ['2026-06-01', '2026-06-30', 'June']] as const // prettier-ignore

type Wish = Parameters<typeof bookOf>[0]

/** A book for each month, each beginning with what the one before left. */
function monthly(opening: number, wish: (month: number) => Omit<Wish, 'start' | 'end' | 'opening'>): Book[] {
  const books: Book[] = []
  for (const [i, [start, end]] of months.entries())
    books.push(solvent(bookOf({ start, end, opening: books.at(-1)?.closing ?? opening, ...wish(i) })))
  return books
}

// prettier-ignore
export const quarter = (() => {
  const operating = monthly(3_318_240, i => ({ seed: 52_017 + 7 * i, firstCheck: 1_204 + 12 * i, flows: [
    flow('deposit', 'Deposit at teller | Mobile check deposit', 4, 5_200), flow('ach-in', 'Marina Bay Yacht Club ACH | Sound Ferries LLC Payables', 3, 6_400), flow('check', '', 5, 940), flow('ach-out', 'Anacortes Rigging Supply | Port of Skagit Slip Rent | WA L&I Premium', 5, 1_860),
    fixed('transfer-out', 'Transfer to Reserve 8831', 1, 4_000, [15]), fixed('ach-out', 'Skipper Payroll Services', 2, 6_318.75, [10, 24]),
  ] }))
  const reserve = monthly(1_240_055, i => ({ seed: 52_128 + 7 * i, flows: [fixed('deposit', 'Transfer from Operating 8823', 1, 4_000, [15]), ...(i === 1 ? [fixed('ach-out', 'Department of Revenue B&O Tax', 1, 9_118.4, [22])] : []), fixed('interest', 'Interest credited', 1, [8.12, 6.44, 9.3][i] ?? 0, [30])] }))
  const accounts: readonly (readonly [string, string, readonly Book[]])[] = [['Business Operating Account', '60 4418 8823', operating], ['Business Reserve Savings', '60 4418 8831', reserve]]
  const describe: Shown = p => (p.check !== null ? `Check no. ${p.check}` : p.party)
  const shown = (p: Posting) => rowOf([dated(p.day, 'M/D/YY'), escape(describe(p)), `>${p.cents < 0 ? `(${plain(p.cents)})` : ''}`, `>${creditOf(p)}`, `>${formatAmount(p.balance)}`], ' class="z"')
  const sums = (name: string, book: Book) => rowOf(['', `${name}: ${debitsOf(book).length} withdrawals, ${creditsOf(book).length} additions`, `>${debitsOf(book).length === 0 ? plain(0) : `(${plain(totalOf(debitsOf(book)))})`}`, `>${plain(totalOf(creditsOf(book)))}`, `>${plain(book.closing)}`], ' class="m"')
  const list = (title: string, number: string, books: readonly Book[]) => listOf({ heading: more => `<div class="t">${title} &nbsp; ${number}${more ? ' &nbsp; continued' : ''}</div>`, columns: rowOf(['Date', 'Transaction', '>Withdrawals', '>Additions', '>Balance'], ' class="u"'), rows: [rowOf(['4/1/26', 'Balance brought forward', '', '', `>${plain(books[0]?.opening ?? 0)}`], ' class="z"'), ...books.flatMap((book, i) => [...book.postings.map(shown), sums(months[i]?.[2] ?? '', book)])], cost: 3.6 })
  const wholes = accounts.map(([, , books]) => following(books))
  const grid = `<table class="g">${rowOf(['Account', 'Number', '>April 1', '>Additions', '>Withdrawals', '>June 30'], ' class="b"')}${accounts.map(([title, number], i) => { const book = wholes[i] as Book; return rowOf([title, number, `>${plain(book.opening)}`, `>${plain(totalOf(creditsOf(book)))}`, `>(${plain(totalOf(debitsOf(book)))})`, `>${plain(book.closing)}`]) }).join('')}${rowOf(['Together', '', `>${plain(sumOf(wholes.map(book => book.opening)))}`, '', '', `>${plain(sumOf(wholes.map(book => book.closing)))}`], ' class="b"')}</table>`
  const bodies = paginated(accounts.map(([title, number, books]) => list(title, number, books)), 40, 52)
  const pages = bodies.map((body, i) => `${apart("<b style=\"font:700 18pt/22pt 'Libre Franklin';color:#12355b\">SAN JUAN SOUND BANK</b>", `Quarterly statement<br>April 1, 2026 - June 30, 2026<br>Page ${i + 1} of ${bodies.length}`)}${i > 0 ? '' : `<div style="margin:14pt 0 12pt">FIDALGO MARINE RIGGING LLC<br>2204 COMMERCIAL AVE<br>ANACORTES WA 98221</div>${grid}`}${body}`)
  const all = wholes.flatMap(book => book.postings)
  const drafts = Object.fromEntries(all.flatMap((p, i) => (p.check === null ? [] : [[`transactions.${i}.description`, [describe(p), `Check ${p.check}`, `Check #${p.check}`, `${p.check}`, 'Check']]])))
  return drawnStatement({ name: 'san-juan-sound-rigging-quarter-two-accounts', family: 'quarter-with-sums-of-each-month', style: ".page{font:9pt/12.4pt 'Libre Franklin';font-size:8.6pt;padding:.5in .65in}table{width:100%}.t{background:#12355b;color:#fff;font-weight:700;padding:1.6pt 5pt;margin-top:11pt}.u td{font-weight:700;border-bottom:.6pt solid #12355b}.z td{line-height:12pt}.m td{background:#e6ecf3;font-weight:700;font-size:8pt;line-height:12pt}.g td{border-bottom:.4pt solid #888;padding:2pt 3pt}", pages, notes: 'quarterly statement of an operating and a savings account: withdrawals in parentheses, a balance on each row, a shaded row with counts and sums after each month (no movements), transfers between the accounts, a table of both with a line of both together', holder: 'FIDALGO MARINE RIGGING LLC', accounts: wholes.map((book, i) => ({ book, describe, balances: 'every' as const, account: { account_number: accounts[i]?.[1] ?? '', account_type: i === 0 ? 'checking' : 'savings', account_subtype: accounts[i]?.[0] ?? '', bank_name: 'SAN JUAN SOUND BANK' } })), acceptable: { ...numbered(...accounts.map(([, number]) => number)), ...drafts } })
})()

// prettier-ignore
export const drafts = (() => {
  const dates = { start: '2026-10-01', end: '2026-10-31' }
  const share = solvent(bookOf({ seed: 53_017, ...dates, opening: 25_512, flows: [fixed('interest', 'Dividend', 1, 0.05, [30])] }))
  const checking = solvent(bookOf({ seed: 53_128, ...dates, opening: 1_418_266, firstCheck: 2_207, flows: [
    flow('deposit', 'Deposit by Check | Deposit Remote Capture', 7, 2_940), flow('ach-in', 'Deposit ACH SUGARBEET GROWERS~TYPE: AP PAYMENT CO: RED RIVER SUGARBEET', 4, 3_460), flow('check', '', 11, 520), flow('ach-out', 'Withdrawal ACH CASS VALLEY ELEC~TYPE: UTILITY CO: CASS VALLEY ELEC | Withdrawal ACH DIESEL DIRECT~TYPE: FUEL CO: DIESEL DIRECT', 6, 1_120), flow('card', 'Withdrawal Debit Card FIELD HOME FARGO ND | Withdrawal Debit Card VALLEY PARTS MOORHEAD MN', 7, 144), fixed('fee', 'Withdrawal Wire Fee', 1, 15, [14]), fixed('interest', 'Dividend', 1, 1.62, [30]),
  ] }))
  const parts: readonly (readonly [string, string, Book])[] = [['0000', 'MEMBER SHARE', share], ['0050', 'BUSINESS DIVIDEND CHECKING', checking]]
  const full: Shown = p => (p.check !== null ? `Draft ${p.check}` : p.party)
  const describe: Shown = p => joined(full(p))
  const effective = (p: Posting) => (p.kind === 'card' ? later(p.day, -1) : p.day)
  const list = (suffix: string, product: string, book: Book) => listOf({ heading: more => `<div class="t">SUFFIX ${suffix} - ${product}${more ? ' (CONTINUED)' : ''}</div>`, columns: rowOf(['POST', 'EFF', 'TRANSACTION', '>AMOUNT', '>NEW BALANCE'], ' class="u"'), rows: [rowOf(['10/01', '', 'Balance Forward', '', `>${plain(book.opening)}`]), ...book.postings.map(p => rowOf([dated(p.day, 'MM/DD'), dated(effective(p), 'MM/DD'), lines(full(p)), `>${p.cents < 0 ? `-${debitOf(p)}` : creditOf(p)}`, `>${formatAmount(p.balance)}`])), rowOf(['10/31', '', 'Ending Balance', '', `>${plain(book.closing)}`], ' class="b"')], heights: [1, ...book.postings.map(p => heightOf(full(p))), 1], cost: 3.2 })
  const cleared = checksOf(checking)
  const grid = listOf({ heading: () => '<div class="t">DRAFTS CLEARED - SUFFIX 0050</div>', columns: rowOf(['DRAFT', 'DATE', '>AMOUNT', '&emsp;', 'DRAFT', 'DATE', '>AMOUNT', '&emsp;', 'DRAFT', 'DATE', '>AMOUNT', ''], ' class="u"'), rows: sideBySide(cleared, 3).map(cells => rowOf(cells.flatMap(p => (p ? [`${p.check}`, dated(p.day, 'MM/DD'), `>${plain(p.cents)}`, '&emsp;'] : ['', '', '', ''])))), last: [rowOf([`${cleared.length} DRAFTS`, '', `>${plain(totalOf(cleared))}`, '', '', '', '', '', '', '', '', ''], ' class="b"')], cost: 3.4 })
  const totals = facts(parts.flatMap(([suffix, , book]) => [[`SUFFIX ${suffix} DEPOSITS AND DIVIDENDS`, plain(totalOf(creditsOf(book)))], [`SUFFIX ${suffix} WITHDRAWALS`, plain(totalOf(debitsOf(book)))]]))
  const bodies = paginated([...parts.map(([suffix, product, book]) => list(suffix, product, book)), grid, { open: () => `<div class="t">TOTALS FOR THE PERIOD</div><table style="width:4in">${totals}</table><p>DIVIDENDS PAID THIS YEAR 14.77 &nbsp;&nbsp; FEES THIS YEAR 45.00</p>`, rows: [], close: '', cost: 9 }], 44, 56)
  const pages = bodies.map((body, i) => `${apart("<b style=\"font:700 18pt/21pt 'Zilla Slab'\">Red River Harvest Credit Union</b><br>4418 University Drive, Fargo, ND 58104", `MEMBER 0118204<br>10/01/2026 THRU 10/31/2026<br>PAGE ${i + 1}`)}${i > 0 ? '<br>' : '<div style="margin:20pt 0 12pt .3in">PRAIRIE ROSE CUSTOM HARVESTING LLP<br>16220 38TH ST SE<br>MAPLETON ND 58059</div>'}${body}`)
  const before = share.postings.length
  const words = Object.fromEntries(Object.entries(checksWorded(checking, describe)).map(([path, own]) => [path.replace(/\d+/, at => `${Number(at) + before}`), [...own, ...own.map(word => word.replace('Check', 'Share Draft'))]]))
  return drawnStatement({ name: 'red-river-harvest-custom-cutting-october-office-scan', family: 'post-and-effective-dates-one-signed-column', scan: office, style: ".page{font:9pt/12.2pt 'Open Sans';padding:.5in .65in}table{width:100%}.t{font-weight:700;border-top:1pt solid #000;border-bottom:.5pt solid #000;margin-top:10pt}.u td{font-size:8pt;font-weight:700}td+td{padding-left:6pt}", pages, notes: 'office scan of a credit union: a share with one dividend and a checking account, posting and effective date side by side, one column of signed amounts, a balance on each row, descriptions of two lines, drafts again in three columns with their total, totals by suffix at the end', holder: 'PRAIRIE ROSE CUSTOM HARVESTING LLP', accounts: parts.map(([suffix, product, book], i) => ({ book, describe, balances: 'every' as const, account: { account_number: suffix, account_type: i === 0 ? 'savings' : 'checking', account_subtype: product, bank_name: 'Red River Harvest Credit Union' } })), acceptable: { ...Object.fromEntries(parts.map(([suffix], i) => [`accounts[${i}].account_number`, [suffix, `0118204-${suffix}`, `0118204${suffix}`, `0118204 ${suffix}`, '0118204', `SUFFIX ${suffix}`]])), ...worded([share, checking], describe, p => firstLine(full(p))), ...words } })
})()
