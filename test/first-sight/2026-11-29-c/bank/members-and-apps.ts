/** A credit union whose amounts come before the description, and a bank in an app that lists what failed too. */
import { apart, bookOf, checksWorded, creditOf, creditsOf, dated, debitOf, debitsOf, drawnStatement, escape, firstLine, fixed, flow, formatAmount, heightOf, joined, lines, listOf, numbered, ofKind, paginated, plain, rowOf, solvent, totalOf, worded, type Book, type Posting, type Shown } from './means.ts' // prettier-ignore

// prettier-ignore
export const shares = (() => {
  const dates = { start: '2026-03-01', end: '2026-03-31' }
  const regular = solvent(bookOf({ seed: 43_017, ...dates, opening: 51_206, flows: [fixed('interest', 'DIVIDEND', 1, 0.13, [31])] }))
  const checking = solvent(bookOf({ seed: 43_128, ...dates, opening: 2_204_718, firstCheck: 5_512, flows: [
    flow('deposit', 'CHECK DEPOSIT | MOBILE DEPOSIT', 6, 3_640), flow('ach-in', 'DEPOSIT ACH PACIFIC LUMBER YARDS~AP PAYMENT 004418', 5, 2_720), flow('check', '', 9, 610), fixed('transfer-out', 'TRANSFER TO SHARE 20', 1, 2_500, [16]),
    flow('ach-out', 'WITHDRAWAL ACH PUGET POWER~WEB PMT 118204 | WITHDRAWAL ACH WA DEPT REVENUE~TAX PAYMENT | WITHDRAWAL ACH STIHLMAN TOOLS', 6, 940), flow('card', 'DEBIT CARD 0418 SHELTON FUEL~SHELTON WA | DEBIT CARD 0418 SAW & CHAIN SVC~OLYMPIA WA', 8, 131), fixed('fee', 'COURTESY PAY FEE', 1, 28, [24]),
  ] }))
  const market = solvent(bookOf({ seed: 43_239, ...dates, opening: 1_840_022, flows: [fixed('deposit', 'TRANSFER FROM SHARE 09', 1, 2_500, [16]), fixed('interest', 'DIVIDEND', 1, 22.61, [31])] }))
  const parts: readonly (readonly [string, string, Book])[] = [['00', 'REGULAR SHARE', regular], ['09', 'BUSINESS CHECKING', checking], ['20', 'MONEY MARKET', market]]
  const full: Shown = p => (p.check !== null ? `SHARE DRAFT ${p.check}` : p.party)
  const describe: Shown = p => joined(full(p))
  const day = (iso: string) => dated(iso, 'MM/DD/YY')
  const list = (suffix: string, product: string, book: Book) => listOf({ heading: more => `<div class="t">SHARE 118204-${suffix} &nbsp; ${product}${more ? ' &nbsp; (CONTINUED)' : ''}</div>`, columns: rowOf(['DATE', '>WITHDRAWALS', '>DEPOSITS', '>BALANCE', 'TRANSACTION DESCRIPTION'], ' class="u"'), rows: [rowOf([day(book.start), '', '', `>${plain(book.opening)}`, 'BALANCE FORWARD']), ...book.postings.map(p => rowOf([day(p.day), `>${debitOf(p)}`, `>${creditOf(p)}`, `>${formatAmount(p.balance)}`, lines(full(p))]))], heights: [1, ...book.postings.map(p => heightOf(full(p)))], last: [rowOf([day(book.end), '', '', `>${plain(book.closing)}`, 'ENDING BALANCE'], ' class="b"')], cost: 3.2 })
  const overview = `<table class="g"><tr class="b">${['SHARE', 'TYPE', 'PREVIOUS BALANCE', 'DEPOSITS', 'WITHDRAWALS', 'NEW BALANCE', 'DIVIDENDS YTD'].map(text => `<td>${text}`).join('')}</tr>${parts.map(([suffix, product, book], i) => rowOf([suffix, product, `>${plain(book.opening)}`, `>${plain(totalOf(creditsOf(book)))}`, `>${plain(totalOf(debitsOf(book)))}`, `>${plain(book.closing)}`, `>${['0.38', '0.00', '66.14'][i]}`])).join('')}</table>`
  const bodies = paginated([...parts.map(([suffix, product, book]) => list(suffix, product, book)), { open: () => '<p>FEES THIS PERIOD 28.00 &nbsp; FEES THIS YEAR 56.00 &nbsp; RETURNED ITEM FEES THIS YEAR 0.00</p>', rows: [], close: '', cost: 2 }], 42, 54)
  const pages = bodies.map((body, i) => `${apart("<b style=\"font:700 17pt/20pt 'Nunito Sans'\">Hammersley Inlet Credit Union</b><br>Business Services", `MEMBER NUMBER 118204<br>STATEMENT 03/01/26 - 03/31/26<br>PAGE ${i + 1} OF ${bodies.length}`)}${i > 0 ? '' : `<div style="margin:16pt 0 10pt .2in">SKOOKUM TREE SERVICE LLC<br>PO BOX 1187<br>SHELTON WA 98584</div>${overview}`}${body}`)
  const accounts = parts.map(([suffix, product, book], i) => ({ book, describe, balances: 'every' as const, account: { account_number: `118204-${suffix}`, account_type: ['savings', 'checking', 'money market'][i] ?? '', account_subtype: product, bank_name: 'Hammersley Inlet Credit Union' } }))
  const before = regular.postings.length
  // The words of checks are by place in their account, those of the truth by place among all movements.
  const drafts = Object.fromEntries(Object.entries(checksWorded(checking, describe)).map(([path, words]) => [path.replace(/\d+/, at => `${Number(at) + before}`), [...words, ...words.map(word => word.replace('Check', 'Share draft'))]]))
  return drawnStatement({ name: 'hammersley-inlet-tree-service-shares-march', family: 'amounts-before-description', style: ".page{font:8.8pt/11.8pt 'Nunito Sans';padding:.5in .6in}table{width:100%}td+td{padding-left:8pt}.t{font-weight:700;background:#ddd;padding:1pt 4pt;margin-top:9pt}.u td{font-weight:700;border-bottom:.6pt solid #000}.g td{border:.5pt solid #555;padding:2pt 4pt}", pages, notes: 'credit union: member number with suffixes, a grid of three shares with sums, then lists in which withdrawals, deposits and balance stand before the description, of two lines in places; balance forward and ending balance as rows; a courtesy pay fee; dividends and fees of the year as decoys', holder: 'SKOOKUM TREE SERVICE LLC', accounts, adjust: courtesyPaid, acceptable: { ...Object.fromEntries(parts.map(([suffix], i) => [`accounts[${i}].account_number`, [`118204-${suffix}`, suffix, `118204${suffix}`, '118204']])), ...worded([regular, checking, market], describe, p => firstLine(full(p))), ...drafts } })
})()

/** A fee for courtesy pay is an overdraft fee by another name: the truth takes either count. */
function courtesyPaid(truth: Parameters<NonNullable<Parameters<typeof drawnStatement>[0]['adjust']>>[0]) {
  const either = { 'accounts[1].total_nsf_fees': [0, 28], 'accounts[1].num_nsf_fees': [0, 1] }
  return { ...truth, acceptable: { ...truth.acceptable, ...either } }
}

interface Failed {
  readonly day: string
  readonly party: string
  readonly how: string
  readonly status: 'Failed' | 'Canceled'
  readonly cents: number
}

// prettier-ignore
export const neobank = (() => {
  const book = solvent(bookOf({ seed: 43_340, start: '2026-08-01', end: '2026-08-31', opening: 4_120_733, flows: [
    flow('ach-in', 'Payout from Shopfront | Invoice 2041 Harlow Studio | Payout from Marketlane', 9, 3_100), fixed('wire-in', 'Ridgeway Ventures', 1, 25_000, [12]), flow('ach-out', 'Packright Boxes | Golden State Roasters | Warehouse Row LLC', 7, 2_900),
    fixed('ach-out', 'Gusteau Payroll', 2, 9_418.3, [14, 28]), flow('card', 'Airtably | Meta Advertise | Postal Annex | Figmento', 12, 118), fixed('wire-out', 'Taller Ceramica SA', 1, 6_240, [20]), fixed('interest', 'Treasury yield', 1, 38.12, [31]), fixed('refund', 'Postal Annex', 1, 24.6, [19]),
  ] }))
  const how: Partial<Record<Posting['kind'], string>> = { 'ach-in': 'ACH in', 'wire-in': 'Wire in', 'ach-out': 'ACH out', card: 'Card ••0482', 'wire-out': 'Wire out', interest: 'Yield', refund: 'Card refund ••0482' }
  const describe: Shown = p => p.party
  const failed: readonly Failed[] = [{ day: '2026-08-11', party: 'Warehouse Row LLC', how: 'ACH out', status: 'Failed', cents: -412_500 }, { day: '2026-08-18', party: 'Meta Advertise', how: 'Card ••0482', status: 'Canceled', cents: -15_000 }, { day: '2026-08-25', party: 'Invoice 2043 Harlow Studio', how: 'ACH in', status: 'Failed', cents: 188_000 }]
  const signed = (cents: number) => `${cents < 0 ? '–' : ''}$${plain(cents)}`
  const entries = [...book.postings.map(p => ({ day: p.day, party: p.party, how: how[p.kind] ?? '', status: 'Settled', cents: p.cents })), ...failed].sort((a, b) => b.day.localeCompare(a.day))
  const rows = entries.map(({ day, party, how: method, status, cents }) => rowOf([dated(day, 'Mon D'), `${escape(party)}`, `<span class="s">${method}</span>`, status === 'Settled' ? '' : `<span class="s">${status}</span>`, `>${status === 'Settled' ? signed(cents) : `<s>${signed(cents)}</s>`}`], status === 'Settled' ? ' class="z"' : ' class="z" style="color:#888"'))
  const bodies = paginated([listOf({ heading: () => '', columns: rowOf(['Date', 'To / from', 'Method', '', '>Amount'], ' class="u"'), rows, heights: rows.map(() => 1.32), cost: 2 })], 42, 56)
  const card = (label: string, value: string) => `<div class="k"><span class="s">${label}</span><br><b style="font-size:11.5pt">${value}</b></div>`
  const pages = bodies.map((body, i) => `${apart('<b style="font:700 17pt/21pt \'Inter\'">plinth</b>', `<span class="s">Page ${i + 1} of ${bodies.length}</span>`)}${i > 0 ? '<br>' : `<div style="font-size:18pt;line-height:24pt;margin-top:8pt">August 2026 statement</div>${apart('<b>Kiln &amp; Kettle Goods, Inc.</b><br>1450 Alameda Point Loop<br>Alameda, CA 94501', '<span class="s">Plinth Checking</span><br>Account 9104 7702 4418<br>Routing 121 0447 18<br>Aug 1 – Aug 31, 2026', 'margin:8pt 0 12pt')}<div style="display:flex;gap:8pt">${card('Opening balance', signed(book.opening))}${card('Money in', signed(totalOf(creditsOf(book))))}${card('Money out', `–$${plain(totalOf(debitsOf(book)))}`)}${card('Closing balance', signed(book.closing))}</div>`}${body}<div class="foot s">Plinth Technologies, Inc. is a financial technology company, not a bank. Banking services provided by Tillerman Community Bank, Member FDIC. Failed and canceled payments did not move money and are not part of the totals.</div>`)
  return drawnStatement({ name: 'plinth-neobank-homewares-august', family: 'neobank-with-failed-payments', style: ".page{font:9pt/12.4pt 'Inter';padding:.55in .7in}table{width:100%;margin-top:12pt}.u td{color:#666;border-bottom:.6pt solid #bbb;font-size:8pt}.z td{padding:2pt 0;border-bottom:.3pt solid #e4e4e4}.s{font-size:7.8pt;line-height:10pt;color:#555}.k{flex:1;border:.6pt solid #ccc;border-radius:4pt;padding:6pt 8pt}", pages, notes: 'neobank: newest first, no balances, failed and canceled payments listed in gray with the amount struck through (no movements), an en dash as the minus sign, a partner bank in the small print, routing number as a decoy', holder: 'Kiln & Kettle Goods, Inc.', accounts: [{ book, describe, account: { account_number: '9104 7702 4418', account_type: 'checking', account_subtype: 'Plinth Checking', bank_name: 'plinth' } }], acceptable: { ...numbered('9104 7702 4418'), 'accounts[0].bank_name': ['plinth', 'Plinth', 'Plinth Technologies, Inc.', 'Tillerman Community Bank'], ...worded([book], describe, p => `${p.party} ${how[p.kind] ?? ''}`), ...Object.fromEntries(ofKind(book, 'interest').map(p => [`transactions.${book.postings.indexOf(p)}.description`, ['Treasury yield', 'Treasury yield Yield', 'Yield']])) } })
})()
