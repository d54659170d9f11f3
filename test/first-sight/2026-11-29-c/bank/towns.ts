/** Small-town banks: a list that runs in two columns, a calendar of balances, a two-sided account, pictures of checks with captions. */
import { apart, bookOf, checksWorded, creditsOf, dailyBalances, dated, debitsOf, drawnStatement, escape, facts, fax, fixed, flow, formatAmount, gap, numbered, office, ofKind, plain, rowOf, sideBySide, solvent, totalOf, type Posting, type Shown } from './means.ts' // prettier-ignore

// prettier-ignore
export const twoColumns = (() => {
  const book = solvent(bookOf({ seed: 41_017, start: '2026-08-01', end: '2026-08-31', opening: 1_844_207, firstCheck: 2_318, flows: [
    flow('deposit', 'Deposit | Night deposit', 8, 3_150), flow('ach-in', 'Merchant settlement | County vendor payment', 6, 1_480), flow('check', '', 11, 690),
    flow('card', 'Card: Thrifty Lumber | Card: Fuel & Feed Co-op | Card: Dollar Depot', 10, 84), flow('ach-out', 'Rural electric co-op | State withholding tax | Insurance premium', 6, 720), fixed('fee', 'Service charge', 1, 9, [31]), fixed('interest', 'Interest paid', 1, 1.86, [31]),
  ] }))
  const describe: Shown = p => (p.check !== null ? `Check ${p.check}` : p.party)
  const row = (p: Posting) => rowOf([dated(p.day, 'M/D'), escape(describe(p)), `>${formatAmount(p.cents)}`, `>${formatAmount(p.balance)}`])
  const half = Math.ceil(book.postings.length / 2)
  const column = (own: readonly Posting[]) => `<table class="h">${rowOf(['Date', 'Transaction', '>Amount', '>Balance'], ' class="u"')}${own.map(row).join('')}</table>`
  const boxes = `<table class="x">${rowOf(['Balance 8/1/2026', 'Deposits and credits', 'Checks and debits', 'Balance 8/31/2026'])}${rowOf([plain(book.opening), `${creditsOf(book).length} for ${plain(totalOf(creditsOf(book)))}`, `${debitsOf(book).length} for ${plain(totalOf(debitsOf(book)))}`, plain(book.closing)], ' class="b"')}</table>`
  const page = `${apart('<b style="font:700 17pt/20pt \'Zilla Slab\'">Tamarack Falls Building &amp; Loan</b><br>A mutual thrift since 1921 &nbsp; 14 Mill Street, Tamarack Falls, Wisconsin 54868', 'Commercial NOW Account<br>Account 27-00418-6<br>August 1 to August 31, 2026')}
    <div style="margin:20pt 0 12pt .3in">Birch Hollow Resort Inc<br>N4418 Chain Lake Road<br>Tamarack Falls WI 54868</div>${boxes}
    <div style="display:flex;gap:.28in;margin-top:12pt">${column(book.postings.slice(0, half))}<div style="border-left:.6pt solid #888"></div>${column(book.postings.slice(half))}</div>
    <div class="foot" style="font-size:7.4pt">Columns read down, then to the right. Amounts with a minus sign were taken out of your account. Report errors within 60 days. Deposits are insured to $250,000.</div>`
  return drawnStatement({ name: 'tamarack-falls-thrift-resort-august', family: 'list-in-two-columns-down-then-right', style: '.page{font:8.8pt/12pt Carlito;padding:.55in .6in}table{width:100%}.h{flex:1;height:0}.h td{padding:.9pt 2pt}.u td{border-bottom:.8pt solid #000;font-weight:700}.x td{border:.6pt solid #000;text-align:center;padding:2pt}', pages: [page], notes: 'thrift: one list set in two columns, down and then to the right, each with date, transaction, signed amount and balance, so that a printed line holds two movements; summary in four boxes with counts and sums in one cell; days without a year', holder: 'Birch Hollow Resort Inc', accounts: [{ book, describe, balances: 'every', account: { account_number: '27-00418-6', account_type: 'checking', account_subtype: 'Commercial NOW Account', bank_name: 'Tamarack Falls Building & Loan' } }], acceptable: { ...numbered('27-00418-6'), ...checksWorded(book, describe) } })
})()

// prettier-ignore
export const calendar = (() => {
  const book = solvent(bookOf({ seed: 41_128, start: '2026-10-01', end: '2026-10-31', opening: 2_706_318, firstCheck: 6_044, flows: [
    flow('deposit', 'REGULAR DEPOSIT | MOBILE DEPOSIT', 8, 4_400), flow('ach-in', 'HEARTLAND CARD SVC SETTLEMNT | STATE OF KANSAS VENDOR PMT', 6, 1_950), flow('check', '', 13, 880),
    flow('ach-out', 'EVERGY WEST BILLPAY | KS DEPT REV WH TAX | PIONEER TRUCK CREDIT LOAN PMT', 7, 1_240), flow('card', 'POS BOMGAARS EMPORIA KS | POS CASEYS 2241 EMPORIA KS | POS ORSCHELN FARM HOME', 8, 118),
  ] }))
  const describe: Shown = p => (p.check !== null ? `CHECK ${p.check}` : p.party)
  const [checks, credits] = [ofKind(book, 'check'), creditsOf(book)]
  const others = debitsOf(book).filter(p => p.kind !== 'check')
  const list = (title: string, own: readonly Posting[]) => `<div class="t">${title}</div><table>${own.map(p => rowOf([dated(p.day, 'MM/DD'), escape(describe(p)), `>${plain(p.cents)}`])).join('')}${rowOf(['', `${own.length} ITEMS TOTALING`, `>${plain(totalOf(own))}`], ' class="b"')}</table>`
  const paid = sideBySide(checks, 3).map(cells => rowOf(cells.flatMap(p => (p ? [`${p.check}${gap(checks, p)}`, dated(p.day, 'MM/DD'), `>${plain(p.cents)}`, '&emsp;&emsp;'] : ['', '', '', ''])))).join('')
  const ends = new Map(dailyBalances(book).map(({ day, balance }) => [Number(day.slice(8)), balance]))
  // The first of October 2026 is a Thursday.
  const weeks = Array.from({ length: 5 }, (_, week) => Array.from({ length: 7 }, (_, weekday) => week * 7 + weekday - 3))
  const grid = weeks.map(week => `<tr>${week.map(day => `<td>${day < 1 || day > 31 ? '' : `<span class="d">${day}</span><div class="r">${ends.has(day) ? plain(ends.get(day) ?? 0) : '&nbsp;'}</div>`}`).join('')}</tr>`).join('')
  const head = (page: number) => apart('<b style="font-size:15pt;line-height:19pt">FLINT HILLS STATE BANK</b><br>EMPORIA &nbsp; COTTONWOOD FALLS &nbsp; COUNCIL GROVE', `STATEMENT OF ACCOUNT<br>PAGE ${page} OF 2<br>ACCOUNT 0 441 827`)
  const summary = facts([['STATEMENT PERIOD', '10/01/2026 - 10/31/2026'], ['BEGINNING BALANCE', plain(book.opening)], [`PLUS ${credits.length} DEPOSITS/CREDITS`, plain(totalOf(credits))], [`LESS ${debitsOf(book).length} CHECKS/DEBITS`, plain(totalOf(debitsOf(book)))], ['<b>ENDING BALANCE</b>', `<b>${plain(book.closing)}</b>`]])
  const pages = [
    `${head(1)}${apart('<br>COTTONWOOD RIVER TRENCHING LLC<br>2204 ROAD 170<br>EMPORIA KS 66801', `<table style="width:3.5in;text-align:left;white-space:nowrap">${summary}</table>`, 'margin:16pt 0 4pt')}<b>BUSINESS VALUE CHECKING</b>${list('DEPOSITS AND OTHER CREDITS', credits)}${list('OTHER DEBITS', others)}`,
    `${head(2)}<div class="t">CHECKS IN NUMBER ORDER (* SKIP IN SEQUENCE)</div><table>${paid}</table><div>${checks.length} CHECKS TOTALING ${plain(totalOf(checks))}</div><div class="t">CALENDAR OF DAILY BALANCES &nbsp; OCTOBER 2026</div><table class="g"><tr class="c">${['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'].map(day => `<td>${day}`).join('')}</tr>${grid}</table><p>BALANCES ARE SHOWN FOR DAYS WITH ACTIVITY. OVERDRAFT FEES THIS PERIOD 0.00, THIS YEAR 29.00.</p>`,
  ]
  return drawnStatement({ name: 'flint-hills-trenching-october', family: 'calendar-of-daily-balances', style: ".page{font:9pt/12.2pt 'Libre Franklin';padding:.5in .65in}table{width:100%}.t{font-weight:700;background:#e4e4e4;padding:1pt 5pt;margin-top:11pt}.g td{border:.6pt solid #555;padding:2pt 4pt;height:.5in;width:14.28%}.g .c td{height:auto;text-align:center;font-weight:700}.d{font-size:7pt}", pages, notes: 'town bank: credits, other debits and checks with totals by count, then a calendar of the month whose cells hold the day and the balance at its end (no movements), an account number with spaces, fees of the year as a decoy', holder: 'COTTONWOOD RIVER TRENCHING LLC', accounts: [{ book, describe, account: { account_number: '0 441 827', account_type: 'checking', account_subtype: 'BUSINESS VALUE CHECKING', bank_name: 'FLINT HILLS STATE BANK' } }], acceptable: { ...numbered('0 441 827'), ...checksWorded(book, describe) } })
})()

// prettier-ignore
export const twoSided = (() => {
  const book = solvent(bookOf({ seed: 41_239, start: '2026-09-01', end: '2026-09-30', opening: 918_442, firstCheck: 771, flows: [
    flow('deposit', 'Lodgment at counter | Night safe', 8, 2_050), flow('ach-in', 'Tuition agency remittance | Food program refund', 4, 1_720), flow('check', '', 12, 540),
    flow('ach-out', 'Payroll service debit | Gas company | Workers comp premium', 6, 1_180), flow('card', 'School supply store | Warehouse club', 5, 132), fixed('fee', 'Account charge', 1, 11, [30]),
  ] }))
  const describe: Shown = p => (p.check !== null ? `Check no. ${p.check}` : p.party)
  const total = plain(book.opening + totalOf(creditsOf(book)))
  const entry = (p: Posting) => [dated(p.day, 'MM-DD-YY'), escape(describe(p)), plain(p.cents)] as const
  const left = [...debitsOf(book).map(entry), ['09-30-26', 'Balance to your credit', plain(book.closing)] as const]
  const right = [['09-01-26', 'Balance from last statement', plain(book.opening)] as const, ...creditsOf(book).map(entry)]
  const side = (title: string, rows: typeof left, height: number) => `<table class="s"><tr><td colspan="3" class="c b">${title}</tr>${rowOf(['Date', 'Particulars', '>Amount'], ' class="u"')}${rows.map(([day, text, amount]) => rowOf([day, text, `>${amount}`])).join('')}${'<tr><td>&nbsp;</tr>'.repeat(height - rows.length)}${rowOf(['', 'Total', `>${total}`], ' class="v"')}</table>`
  const height = Math.max(left.length, right.length)
  const page = `<div class="c"><b style="font:700 16pt/20pt Tinos">THE PEOPLES SAVINGS ASSOCIATION OF GALLIPOLIS</b><br>Second Avenue at Court Street, Gallipolis, Ohio 45631</div>
    ${apart('In account with<br><b>LITTLE ACORNS CHILD CARE CENTER INC</b><br>318 JACKSON PIKE<br>GALLIPOLIS OH 45631', 'Organization Checking<br>No. 4-18207<br>Month ended September 30, 2026', 'margin:18pt 0 12pt')}
    <div style="display:flex;border-top:1.4pt solid #000">${side('CHARGES TO YOUR ACCOUNT', left, height)}${side('CREDITS TO YOUR ACCOUNT', right, height)}</div>
    <p>Both sides are carried to the same total. Please compare with your records and return paid checks questioned within fourteen days.</p>`
  return drawnStatement({ name: 'peoples-of-gallipolis-child-care-september-fax', family: 'two-sided-account-balanced', scan: fax, style: '.page{font:10pt/13.2pt Tinos;padding:.6in .65in}table{width:100%}.s{flex:1}.s td{padding:1pt 5pt}.s+.s{border-left:1pt solid #000}.u td{border-bottom:.8pt solid #000;font-style:italic}.v td{border-top:.8pt solid #000;border-bottom:2.4pt double #000;font-weight:700}', pages: [page], notes: 'fax of a thrift’s account with two sides: charges left, credits right, opening balance as first entry of the credits and closing balance as last entry of the charges so that both sides have the same total (none of the three is a movement); the month named by its end only', holder: 'LITTLE ACORNS CHILD CARE CENTER INC', accounts: [{ book, describe, account: { account_number: '4-18207', account_type: 'checking', account_subtype: 'Organization Checking', bank_name: 'THE PEOPLES SAVINGS ASSOCIATION OF GALLIPOLIS' } }], acceptable: { ...numbered('4-18207'), ...checksWorded(book, describe) } })
})()

// prettier-ignore
export const pictures = (() => {
  const book = solvent(bookOf({ seed: 41_340, start: '2026-06-01', end: '2026-06-30', opening: 3_118_605, firstCheck: 1_507, flows: [
    flow('deposit', 'Deposit', 6, 6_300), flow('ach-in', 'Patient Financing Co Payout | Delta Dental Of Nc Claims', 6, 2_280), flow('check', '', 10, 1_310),
    flow('ach-out', 'Duke Progress Energy Bill Pay | Benchmark Dental Supply | Nc Dept Revenue Tax Pymt', 6, 1_640), fixed('ach-out', 'Ivory Payroll Direct Deposit', 2, 8_206.44, [12, 26]), flow('card', 'Card 4418 Office Outlet Boone Nc | Card 4418 Ingles Gas Blowing Rock Nc', 6, 96),
  ] }))
  const describe: Shown = p => (p.check !== null ? `Check ${p.check}` : p.party)
  const checks = ofKind(book, 'check')
  const section = (title: string, own: readonly Posting[]) => `<div class="t">${title}</div><table>${rowOf(['Date', 'Description', '>Amount'], ' class="u"')}${own.map(p => rowOf([dated(p.day, 'MM/DD/YY'), escape(describe(p)), `>$${plain(p.cents)}`])).join('')}</table>`
  const paid = `<div class="t">Checks Paid</div><table>${rowOf(['Number', 'Date', '>Amount', '&emsp;', 'Number', 'Date', '>Amount'], ' class="u"')}${sideBySide(checks, 2).map(cells => rowOf(cells.flatMap((p, i) => [...(i > 0 ? [''] : []), ...(p ? [`${p.check}${gap(checks, p)}`, dated(p.day, 'MM/DD/YY'), `>$${plain(p.cents)}`] : ['', '', ''])]))).join('')}</table>`
  const payees = ['Watauga Medical Plaza', 'High Country Janitorial', 'Boone Print Works', 'Dr. L. Hartsell', 'Town of Boone']
  const picture = (p: Posting, i: number) => `<div class="k"><div class="p"><div style="display:flex;justify-content:space-between"><span>GRANDFATHER FAMILY DENTISTRY PA<br>Boone NC 28607</span><b>${p.check}</b></div><div class="r">${dated(p.day, 'M-D-YY')}</div><div style="display:flex;justify-content:space-between"><span>Pay to the order of <i>${payees[i % payees.length]}</i></span><span style="border:.5pt solid #000;padding:0 3pt">$${plain(p.cents)}</span></div><div class="m">|:053100${i}18|: 4418 0092 71|' ${p.check}</div></div>Check ${p.check} &nbsp; ${dated(p.day, 'MM/DD/YY')} &nbsp; $${plain(p.cents)}</div>`
  const head = (page: number) => apart(`<b style="font:700 17pt/21pt 'EB Garamond'">Yonahlossee Bank &amp; Trust</b>`, `Account Number 4418009271<br>Page ${page} of 2`)
  const summary = facts([['Beginning Balance 06/01/26', `$${plain(book.opening)}`], ['Deposits and Additions', `$${plain(totalOf(creditsOf(book)))}`], ['Checks Paid', `-$${plain(totalOf(checks))}`], ['Electronic Withdrawals', `-$${plain(totalOf(debitsOf(book)) - totalOf(checks))}`], ['<b>Ending Balance 06/30/26</b>', `<b>$${plain(book.closing)}</b>`]])
  const pages = [
    `${head(1)}${apart('Grandfather Family Dentistry PA<br>1182 Blowing Rock Road<br>Boone NC 28607', `<table style="width:3.3in">${summary}</table>`, 'margin:14pt 0 4pt')}<b>Professional Checking</b> &nbsp; June 1 - June 30, 2026${section('Deposits and Additions', creditsOf(book))}${section('Electronic Withdrawals', debitsOf(book).filter(p => p.kind !== 'check'))}${paid}`,
    `${head(2)}<div class="t">Check Images</div><div style="display:flex;flex-wrap:wrap;gap:10pt 16pt">${checks.map(picture).join('')}</div>`,
  ]
  return drawnStatement({ name: 'yonahlossee-dentist-june-check-images-scan', family: 'check-pictures-with-captions', scan: office, style: ".page{font:9.4pt/12.4pt 'EB Garamond';padding:.5in .65in}table{width:100%}.t{font-weight:700;font-size:11pt;border-bottom:1pt solid #000;margin-top:9pt}.u td{font-style:italic}.k{width:3.45in;font-size:8.6pt}.p{border:.8pt solid #333;padding:4pt 6pt;height:1.25in;font-size:7.6pt;line-height:10.5pt;background:#f2f2ee}.p div{margin-bottom:5pt}.m{font-family:Cousine;font-size:7pt;margin-top:12pt}", pages, notes: 'office scan: checks in two columns with dates and amounts, then pictures of the same checks on the second page, each with its number, date and amount in the picture and again below (no further movements)', holder: 'Grandfather Family Dentistry PA', accounts: [{ book, describe, account: { account_number: '4418009271', account_type: 'checking', account_subtype: 'Professional Checking', bank_name: 'Yonahlossee Bank & Trust' } }], acceptable: checksWorded(book, describe) })
})()
