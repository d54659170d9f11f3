/** Statements of small banks: checks beside deposits, codes with a legend, a line printer's forwarded balance, weeks with subtotals. */
import type { ScanManner } from '../../2026-11-22/press/scan.ts'
import { bookOf, checksWorded, coarse, creditsOf, dailyBalances, dated, debitsOf, drawnStatement, escape, facts, fine, fixed, flat, flow, formatAmount, gap, joined, lines, listOf, ofKind, paginated, plain, rowOf, sideBySide, solvent, totalOf, worn, worded, heightOf, firstLine, type Book, type Posting, type Shown } from './means.ts' // prettier-ignore

interface Asked {
  readonly name: string
  readonly bank: string
  readonly place: string
  readonly holder: string
  readonly address: string
  readonly number: string
  readonly subtype: string
  readonly book: Book
  readonly notes: string
  readonly style: string
  readonly scan?: ScanManner
}

const number = (printed: string) => ({ 'accounts[0].account_number': [printed, printed.replace(/[^\dX*x]/g, '')] })

// prettier-ignore
const besides = ({ name, bank, place, holder, address, number: account, subtype, book, notes, style, scan }: Asked) => {
  const describe: Shown = p => (p.check !== null ? `Check ${p.check}` : p.party)
  const checks = ofKind(book, 'check')
  const deposits = ofKind(book, 'deposit')
  const others = book.postings.filter(p => !['check', 'deposit'].includes(p.kind))
  const half = (title: string, columns: readonly string[], rows: readonly string[], last: string) => `<div style="flex:1"><div class="t">${title}</div><table>${rowOf(columns, ' class="u"')}${rows.join('')}${last}</table></div>`
  const top = `<div style="display:flex;gap:.3in;margin-top:12pt">${half('CHECKS PAID', ['Date', 'Number', '>Amount'], checks.map(p => rowOf([dated(p.day, 'MM/DD'), `${p.check}${gap(checks, p)}`, `>${plain(p.cents)}`])), rowOf([`${checks.length} checks`, '', `>${plain(totalOf(checks))}`], ' class="b"'))}${half('DEPOSITS', ['Date', 'Description', '>Amount'], deposits.map(p => rowOf([dated(p.day, 'MM/DD'), escape(p.party), `>${plain(p.cents)}`])), rowOf([`${deposits.length} deposits`, '', `>${plain(totalOf(deposits))}`], ' class="b"'))}</div>`
  const other = `<div class="t">ELECTRONIC AND OTHER TRANSACTIONS</div><table>${rowOf(['Date', 'Description', '>Debit', '>Credit'], ' class="u"')}${others.map(p => rowOf([dated(p.day, 'MM/DD'), escape(p.party), `>${p.cents < 0 ? plain(p.cents) : ''}`, `>${p.cents > 0 ? plain(p.cents) : ''}`])).join('')}</table>`
  const days = `<div class="t">DAILY BALANCE</div><table>${sideBySide(dailyBalances(book), 4).map(row => rowOf(row.flatMap(cell => (cell ? [dated(cell.day, 'MM/DD'), `>${plain(cell.balance)}`, '&emsp;'] : ['', '', ''])))).join('')}</table>`
  const head = (page: number) => `<div style="display:flex;justify-content:space-between"><div><b style="font-size:15pt;line-height:19pt">${bank}</b><br>${place}</div><div class="r">Account ${account}<br>Statement ${dated(book.start, 'MM/DD/YYYY')} - ${dated(book.end, 'MM/DD/YYYY')}<br>Page ${page} of 2</div></div>`
  const summary = `<table style="width:4.2in;margin-top:10pt">${facts([[`Balance forward ${dated(book.start, 'MM/DD/YY')}`, plain(book.opening)], [`${creditsOf(book).length} credits this period`, `+ ${plain(totalOf(creditsOf(book)))}`], [`${debitsOf(book).length} debits this period`, `- ${plain(totalOf(debitsOf(book)))}`], [`<b>Balance this statement ${dated(book.end, 'MM/DD/YY')}</b>`, `<b>${plain(book.closing)}</b>`]])}</table>`
  const pages = [`${head(1)}<div style="margin:18pt 0 4pt">${escape(holder)}<br>${address}</div><b>${subtype}</b>${summary}${top}`, `${head(2)}${other}${days}<p style="font-size:7.6pt">* Indicates a skip in check numbers. Overdraft fees this year 0.00. Average of collected balances is used for analysis. Please examine at once and report differences within thirty days.</p>`]
  return drawnStatement({ name, family: 'checks-beside-deposits', style: `.page{padding:.55in .65in}table{width:100%}.t{font-weight:700;border-bottom:1pt solid #000;margin-top:12pt}.u td{font-style:italic}${style}`, pages, notes, holder, ...(scan && { scan }), accounts: [{ book, describe, account: { account_number: account, account_type: 'checking', account_subtype: subtype, bank_name: bank } }], acceptable: { ...number(account), ...checksWorded(book, describe) } })
}

export const roofer = besides({
  name: 'sugar-creek-state-bank-roofer-may', bank: 'Sugar Creek State Bank', place: 'Trenton, Illinois', holder: 'PRAIRIE RIDGE ROOFING INC', address: '4418 OLD US HIGHWAY 50<br>TRENTON IL 62293', number: '118-440-7', subtype: 'Commercial Checking', style: ".page{font:9.4pt/12.4pt 'Libre Franklin'}",
  book: solvent(bookOf({ seed: 31_017, start: '2026-05-01', end: '2026-05-29', opening: 4_118_207, firstCheck: 7_710, flows: [flow('deposit', 'Deposit | Deposit - Night Drop', 9, 7_400), flow('check', '', 17, 1_250), flow('ach-out', 'ABC SUPPLY 0441 WEB PAY | AMEREN IL UTILITY | IL DEPT OF REVENUE EDI PYMNTS', 5, 2_300), fixed('ach-out', 'PAYPRO PAYROLL 8820447', 2, 9_850, [8, 22]), flow('card', 'POS CASEYS 3318 TRENTON IL | POS MENARDS OFALLON IL', 6, 148), fixed('fee', 'ACH Origination Fee', 1, 25, [29]), fixed('wire-in', 'Wire In Okaw Township Schools', 1, 18_640, [14])] })),
  notes: 'small bank: checks beside deposits on the first page so that lines run across both, other movements with debit and credit columns on the second, sums by count, daily balances in four columns',
}) // prettier-ignore

export const granite = besides({
  name: 'barre-quarry-savings-granite-march-fine-scan', bank: 'QUARRY HILL SAVINGS BANK', place: '77 NORTH MAIN STREET, BARRE VT 05641', holder: 'GRANITE CITY MEMORIALS LLC', address: '2207 RTE 302<br>BARRE VT 05641', number: '04-18827-3', subtype: 'BUSINESS NOW', style: '.page{font:9.6pt/12.4pt Cousine}', scan: fine,
  book: solvent(bookOf({ seed: 31_128, start: '2026-03-02', end: '2026-03-31', opening: 1_644_918, firstCheck: 2_204, flows: [flow('deposit', 'COUNTER DEPOSIT | MOBILE DEPOSIT', 7, 4_100), flow('check', '', 13, 820), flow('ach-out', 'GREEN MTN POWER | VERMONT TAX DEPT | NEFCU LOAN PMT', 5, 1_050), flow('ach-in', 'SQUARE INC DEPOSIT | ELKS LODGE 1535 VENDOR', 4, 1_900), flow('card', 'DBT AUBUCHON HDWE BARRE VT | DBT MAPLEFIELDS FUEL', 7, 96), fixed('interest', 'INTEREST PAID', 1, 4.18, [31]), fixed('nsf', 'RETURNED ITEM FEE', 1, 30, [17])] })),
  notes: 'scan at 300 dpi of the same layout in capitals: a returned item fee, interest, a checking account called NOW',
}) // prettier-ignore

// prettier-ignore
export const coded = (() => {
  const book = solvent(bookOf({ seed: 31_239, start: '2026-06-01', end: '2026-06-30', opening: 2_206_644, firstCheck: 3_311, flows: [flow('deposit', 'REGULAR DEPOSIT', 6, 3_900), flow('ach-in', 'MEDICARE PART B PMT 0441 | BCBS SC HCCLAIM | TRICARE SOUTH CLAIMS', 9, 1_750), flow('check', '', 12, 640), flow('card', 'AMZN MKTPLACE WA | PALMETTO PHARM SUPPLY SC | SHELL 0441 AIKEN SC', 10, 104), flow('ach-out', 'DOMINION ENERGY SC | GUSTAVE PAYROLL TAX | AIKEN RENTALS LLC', 6, 2_450), fixed('transfer-out', 'TO LOAN 7702 COMMERCIAL', 1, 1_484.2, [15]), fixed('fee', 'REMOTE DEPOSIT FEE', 1, 20, [99]), fixed('nsf', 'PAID OVERDRAFT ITEM', 2, 34, [18, 19])] }))
  const code: Partial<Record<Posting['kind'], string>> = { deposit: 'DP', 'ach-in': 'AC', check: 'CK', card: 'PS', 'ach-out': 'AD', 'transfer-out': 'TR', fee: 'SC', nsf: 'OD' }
  const describe: Shown = p => (p.check !== null ? `CHECK ${p.check}` : p.party)
  const rows = book.postings.map((p, i) => rowOf([dated(p.day, 'M/DD'), code[p.kind] ?? '', p.check !== null ? `${p.check}` : escape(p.party), `>${plain(p.cents)}${p.cents < 0 ? '-' : '&nbsp;'}`, `>${book.postings[i + 1]?.day === p.day ? '' : plain(p.balance)}`]))
  const bodies = paginated([listOf({ heading: more => (more ? '<br>' : ''), columns: rowOf(['DATE', 'CODE', 'DESCRIPTION OR CHECK NUMBER', '>AMOUNT', '>BALANCE'], ' class="u"'), rows })], 34, 50)
  const legend = 'CODES: AC ACH CREDIT &nbsp; AD ACH DEBIT &nbsp; CK CHECK &nbsp; DP DEPOSIT &nbsp; OD OVERDRAFT FEE &nbsp; PS POINT OF SALE &nbsp; SC SERVICE CHARGE &nbsp; TR TRANSFER'
  const box = `<table class="x">${rowOf(['LAST STATEMENT<br>05/29/26', 'DEPOSITS AND<br>OTHER CREDITS', 'CHECKS AND<br>OTHER DEBITS', 'THIS STATEMENT<br>06/30/26'])}${rowOf([plain(book.opening), `${creditsOf(book).length} / ${plain(totalOf(creditsOf(book)))}`, `${debitsOf(book).length} / ${plain(totalOf(debitsOf(book)))}`, plain(book.closing)], ' class="b"')}</table>`
  const pages = bodies.map((body, i) => `<div class="c"><b style="font-size:14pt">SAVANNAH RIVER BANKING COMPANY</b><br>AIKEN &nbsp; NORTH AUGUSTA &nbsp; BARNWELL</div><div style="display:flex;justify-content:space-between;margin:12pt 0 8pt"><div>${i > 0 ? 'HORSE CREEK FAMILY PRACTICE PA' : 'HORSE CREEK FAMILY PRACTICE PA<br>1182 SILVER BLUFF RD<br>AIKEN SC 29803'}</div><div class="r">ACCOUNT NUMBER 2204-4182-7<br>SMALL BUSINESS CHECKING<br>PAGE ${i + 1} OF ${bodies.length}</div></div>${i > 0 ? '' : box}${body}<div class="foot" style="font-size:8pt">${legend}</div>`)
  return drawnStatement({ name: 'savannah-river-practice-june-scan', family: 'codes-with-legend', scan: worn, style: ".page{font:9.4pt/12.4pt 'Courier Prime';padding:.5in .6in}table{width:100%}.u td{border-bottom:.8pt solid #000;border-top:.8pt solid #000}.x td{border:.8pt solid #000;text-align:center;padding:2pt}", pages, notes: 'copier scan: letters before each movement explained at the foot, amounts with a minus behind, one balance a day, check numbers in the place of a description, the summary as four boxes with counts and sums in one cell, overdraft fees without that word on their rows, last statement’s date as a decoy', holder: 'HORSE CREEK FAMILY PRACTICE PA', accounts: [{ book, describe, balances: 'daily', account: { account_number: '2204-4182-7', account_type: 'checking', account_subtype: 'SMALL BUSINESS CHECKING', bank_name: 'SAVANNAH RIVER BANKING COMPANY' } }], acceptable: { ...number('2204-4182-7'), 'accounts[0].start_date': [book.start, '2026-05-29', '2026-05-30', null], ...worded([book], describe, p => `${code[p.kind]} ${describe(p)}`), ...checksWorded(book, describe) } })
})()

interface Printed extends Asked {
  readonly day: string
  readonly balances: 'every'
}

// prettier-ignore
const linePrinter = ({ name, bank, place, holder, address, number: account, subtype, book, notes, style, scan, day }: Printed) => {
  const full: Shown = p => (p.check !== null ? `CHECK NO ${p.check}` : p.party)
  const describe: Shown = p => joined(full(p))
  const rows = book.postings.map(p => rowOf([dated(p.day, day), lines(full(p)), `>${p.cents < 0 ? plain(p.cents) : ''}`, `>${p.cents > 0 ? plain(p.cents) : ''}`, `>${formatAmount(p.balance)}`]))
  const heights = book.postings.map(p => heightOf(full(p)))
  const [room, next] = [40, 52]
  const chunks: number[][] = [[]]
  let left = room
  for (const [i, height] of heights.entries()) {
    if (left < height + 1) { chunks.push([]); left = next }
    chunks.at(-1)?.push(i)
    left -= height
  }
  const pages = chunks.map((own, i) => {
    const before = own[0] === undefined || own[0] === 0 ? book.opening : (book.postings[own[0] - 1]?.balance ?? 0)
    const after = book.postings[own.at(-1) ?? 0]?.balance ?? 0
    const last = i === chunks.length - 1
    return `<table><tr><td>${bank}<br>${place}<td class="r">STATEMENT OF ACCOUNT<br>PAGE ${i + 1}</tr></table><br><table><tr><td>${escape(holder)}${i > 0 ? '' : `<br>${address}`}<td class="r">ACCOUNT ${account}<br>${subtype}<br>FROM ${dated(book.start, 'MM/DD/YY')} TO ${dated(book.end, 'MM/DD/YY')}</tr></table><br><table>${rowOf(['DATE', 'TRANSACTION', '>DEBIT', '>CREDIT', '>BALANCE'], ' class="u"')}${rowOf(['', i === 0 ? 'BALANCE FORWARD FROM LAST STATEMENT' : 'BALANCE BROUGHT FORWARD', '', '', `>${formatAmount(before)}`])}${own.map(at => rows[at]).join('')}${rowOf(['', last ? `ENDING BALANCE ${dated(book.end, 'MM/DD/YY')}` : 'BALANCE CARRIED FORWARD', last ? `>${plain(totalOf(debitsOf(book)))}` : '', last ? `>${plain(totalOf(creditsOf(book)))}` : '', `>${formatAmount(after)}`], ' class="u"')}</table>${last ? `<br>TOTAL DEBITS ${debitsOf(book).length} &nbsp; TOTAL CREDITS ${creditsOf(book).length} &nbsp; CHECKS ENCLOSED ${ofKind(book, 'check').length}` : '<br>CONTINUED ON NEXT PAGE'}`
  })
  return drawnStatement({ name, family: 'line-printer-brought-forward', style: `table{width:100%}.u td{border-top:.8pt dashed #000;border-bottom:.8pt dashed #000}${style}`, pages, notes, holder, ...(scan && { scan }), accounts: [{ book, describe, balances: 'every', account: { account_number: account, account_type: 'checking', account_subtype: subtype, bank_name: bank } }], acceptable: { ...number(account), ...worded([book], describe, p => firstLine(full(p))), ...checksWorded(book, describe) } })
}

export const feedMill = linePrinter({
  name: 'first-of-wahpeton-feed-mill-july-coarse-scan', bank: 'FIRST STATE BANK OF RED RIVER', place: 'WAHPETON NORTH DAKOTA', holder: 'RED RIVER FEED & SEED INC', address: '77 4TH AVE S<br>WAHPETON ND 58075', number: '44 182 0', subtype: 'BUSINESS CHECKING', day: 'MM-DD', balances: 'every', style: '.page{font:9.8pt/13pt Cousine;padding:.5in .6in}', scan: coarse,
  book: solvent(bookOf({ seed: 31_340, start: '2026-07-01', end: '2026-07-31', opening: 6_318_244, firstCheck: 11_204, flows: [flow('deposit', 'DEPOSIT', 11, 6_900), flow('check', '', 24, 1_950), flow('ach-out', 'OTTER TAIL POWER~UTIL PMT 0044182 | CHS AGRONOMY~INVOICE 88204', 7, 3_900), flow('ach-in', 'CARGILL GRAIN~SETTLEMENT 11882', 5, 5_400), fixed('ach-out', 'LOAN 4418 PAYMENT', 1, 2_806.15, [10]), fixed('fee', 'SERVICE CHARGE', 1, 12.5, [31])] })),
  notes: 'scan at 150 dpi of a line printer’s pages: balance brought and carried forward on each page (no movements), month and day with a dash, descriptions of two lines, totals in the row of the ending balance, account number with spaces',
}) // prettier-ignore

export const motel = linePrinter({
  name: 'ouachita-valley-motel-april', bank: 'OUACHITA VALLEY BANK & TRUST', place: 'CAMDEN, ARKANSAS 71701', holder: 'PINE BLUFF ROAD MOTEL LLC', address: '4402 HIGHWAY 79<br>CAMDEN AR 71701', number: '0118-8204', subtype: 'COMMERCIAL DDA', day: 'MM/DD/YY', balances: 'every', style: ".page{font:9.4pt/12.6pt 'Courier Prime';padding:.5in .7in}",
  book: bookOf({ seed: 31_451, start: '2026-04-01', end: '2026-04-30', opening: 28_419, firstCheck: 904, flows: [flow('ach-in', 'BOOKING HOLDINGS~PAYOUT 0441 | MERCH BANKCARD~DEP 882044', 16, 690), flow('deposit', 'DEPOSIT', 4, 540), flow('check', '', 9, 410), flow('ach-out', 'ENTERGY ARKANSAS~BILL PAY | SUDDEN LINK CABLE~AUTOPAY', 5, 620), fixed('nsf', 'NSF FEE ITEM PAID', 1, 35, [8]), fixed('nsf', 'NSF FEE ITEM RETURNED', 2, 35, [9, 24]), flow('card', 'DBT WALMART CAMDEN AR', 6, 118), fixed('transfer-out', 'TRANSFER TO 0118-8212', 1, 900, [20])] }),
  notes: 'text of the same layout with an account that goes below zero: NSF fees for items paid and returned, years on every date, negative balances with a minus sign before them',
}) // prettier-ignore

// prettier-ignore
export const weeks = (() => {
  const book = solvent(bookOf({ seed: 31_562, start: '2026-08-03', end: '2026-08-28', opening: 1_902_233, firstCheck: 5_118, flows: [flow('deposit', 'Cash Vault Deposit', 8, 5_200), flow('ach-in', 'Toast Inc Daily Sales', 12, 2_150), flow('ach-out', 'Sysco Foodservice | Republic Waste | Jackson Purchase Energy', 8, 2_900), flow('check', '', 9, 780), fixed('ach-out', 'Paylocity Payroll', 2, 8_420, [13, 27]), flow('card', 'Restaurant Depot 0441 | Lowes Paducah', 6, 260)] }))
  const describe: Shown = p => (p.check !== null ? `Check #${p.check}` : p.party)
  const weekOf = (day: string) => Math.floor((Date.parse(day) - Date.parse('2026-08-03')) / 604_800_000)
  const groups = [0, 1, 2, 3].map(week => book.postings.filter(p => weekOf(p.day) === week))
  const signed = (cents: number) => `${cents < 0 ? '(' : ''}${plain(cents)}${cents < 0 ? ')' : ''}`
  const bodies = paginated(groups.map((own, week) => listOf({ heading: more => `<div class="t">Week ${week + 1} &nbsp; ${dated(own[0]?.day ?? '', 'Month D')} - ${dated(own.at(-1)?.day ?? '', 'Month D')}${more ? ' (continued)' : ''}</div>`, columns: rowOf(['Day', 'Description', '>Amount', '>Balance'], ' class="u"'), rows: own.map(p => rowOf([dated(p.day, 'Mon D'), escape(describe(p)), `>${signed(p.cents)}`, `>${plain(p.balance)}`])), last: [rowOf(['', `In ${plain(totalOf(own.filter(p => p.cents > 0)))} &nbsp; Out ${plain(totalOf(own.filter(p => p.cents < 0)))}`, '', `>${plain(own.at(-1)?.balance ?? 0)}`], ' class="b"')], cost: 4 })), 36, 46)
  const pages = bodies.map((body, i) => `<div style="display:flex;justify-content:space-between;border-bottom:1.6pt solid #000"><b style="font:700 16pt/20pt Tinos">Paducah Riverfront Bank</b><span>Four-week statement &nbsp; ${i + 1} of ${bodies.length}</span></div>${i > 0 ? '' : `<div style="display:flex;justify-content:space-between;margin:12pt 0 6pt"><div>Market House Grill LLC<br>118 Broadway Street<br>Paducah, KY 42001</div><table style="width:3.3in">${facts([['Account', 'Restaurant Checking 7704-118'], ['August 3 balance', `$${plain(book.opening)}`], ['Money in', `$${plain(totalOf(creditsOf(book)))}`], ['Money out', `$${plain(totalOf(debitsOf(book)))}`], ['August 28, 2026 balance', `$${plain(book.closing)}`]])}</table></div>`}${body}`)
  return drawnStatement({ name: 'paducah-riverfront-grill-four-weeks-scan', family: 'weeks-with-subtotals', scan: flat, style: '.page{font:10pt/13pt Tinos;padding:.55in .75in}table{width:100%}.t{font-weight:700;background:#ddd;padding:1pt 5pt;margin-top:8pt}.u td{border-bottom:.6pt solid #000}', pages, notes: 'flatbed scan of a statement of four weeks instead of a month: weeks as headings with sums of what came in and went out below (no movements), debits in parentheses, month names without a year on rows, the year only beside the closing balance', holder: 'Market House Grill LLC', accounts: [{ book, describe, balances: 'every', account: { account_number: '7704-118', account_type: 'checking', account_subtype: 'Restaurant Checking', bank_name: 'Paducah Riverfront Bank' } }], acceptable: { ...number('7704-118'), ...checksWorded(book, describe) } })
})()
