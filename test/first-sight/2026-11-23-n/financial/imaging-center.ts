/** An imaging center's compiled statements with right-of-use assets and lease liabilities, two years, with cash flows; a copier scan. */
import { agree, amount, body, isFirst, of, sheets, signed, statement, truthFrom, type Books, type Drawn, type Line } from './means.ts' // prettier-ignore

const style = `
.page{font:9.2pt/12pt Arimo;padding:.65in .8in}
.t{text-align:center;line-height:13pt;margin-bottom:9pt;font-weight:700}
table{width:100%}th{font-weight:700;text-align:right;border-bottom:.8pt solid #000}.n{text-align:right;width:1.15in}.n span{display:inline-block;min-width:.92in}.head td{padding-top:4pt;font-weight:700}.total .n span{border-top:.6pt solid #000}.grand td{font-weight:700}.grand .n span{border-top:.6pt solid #000;border-bottom:2.2pt double #000}
.foot{text-align:center;font-size:8pt;border-top:.5pt solid #000;padding-top:3pt}
`
/** Three year ends; the earliest is not printed. */
const books: Books = new Map()
const sheet = statement(
  `
# Current assets
  Cash | 386415 318206 286418 | cash @cash
  Patient and payor accounts receivable, net of contractual allowances | 742630 698415 641830 | receivable @ar
  Contrast media and supplies | 48206 44630 41815 | inventory @inv
  Prepaid service contracts | 118415 106218 98406 | prepaid @prepaid
= Total current assets | sum | totalCurrent @current
# Property and equipment
  Imaging equipment | 2186415 2018630 1942806 | property
  Leasehold improvements | 618406 618406 586215 | property
  Furniture and computers | 186218 172415 161830 | property
= | sum | @costs
  Less accumulated depreciation and amortization | -1842630 -1528415 -1242806 | accumulated @acc
= Net property and equipment | costs+acc | @ppe
# Other assets
  Operating lease right-of-use asset - building | 982206 1115406 1242630 | @rou1
  Finance lease right-of-use asset - MRI, net | 742180 918406 1094632 | @rou2
  Deposits | 32000 32000 32000 | @deposits
= Total other assets | sum | otherLong @others
== Total assets | current+ppe+others | totalAssets @assets
`,
  books,
  3,
)
const claims = statement(
  `
# Current liabilities
  Accounts payable | 218406 198215 186418 | payable @ap
  Accrued compensation | 112630 104815 98206 | accrued @comp
  Due to payors - refunds | 38415 31206 28418 | otherDue @refunds
  Current portion of operating lease liability | 142630 131791 124424 | @ol1
  Current portion of finance lease liability | 186215 178406 171830 | @fl1
  Current portion of notes payable | 148206 142630 136415 | currentDebt @cm
= Total current liabilities | sum | totalDue @due
# Long-term liabilities
  Operating lease liability, net of current portion | 872406 1015036 1146827 | @ol2
  Finance lease liability, net of current portion | 586418 772633 951039 | @fl2
  Notes payable, net of current portion | 486215 518406 586218 | longDebt @notes
= Total long-term liabilities | sum | totalLong @long
= Total liabilities | due+long | totalLiabilities @liab
# Members' equity
  Members' equity | assets-liab | totalEquity @equity
== Total liabilities and members' equity | liab+equity | totalBoth @both
`,
  books,
  3,
)
const income = statement(
  `
# Net patient service revenue
  MRI | 2486215 2318406
  CT and PET/CT | 1286418 1186215
  X-ray, ultrasound and mammography | 742630 698418
= Total net revenue | sum | revenue @rev
# Operating expenses
  Physician reading fees | 786415 728206
  Technologist and support wages | 1142630 1064815 | salaries @techs
  Administrative salaries | 318406 298215 | salaries @admin
  Payroll taxes and benefits | 286415 264630 | @burden
  Contrast media and medical supplies | 218206 201415
  Equipment service contracts | 286218 271406
  Operating lease cost - building | 186000 186000 | rent @rent
  Utilities | 62415 58206 | rent @utilities
  Billing and collection fees | 218415 202630
  Marketing and referral liaison | 86215 78406 | marketing
  Malpractice and property insurance | 62418 58215
  Information systems and PACS | 92630 86215
  General and administrative | 118206 112418 | general @ga
  Depreciation and amortization | 314215 285609 | @dep1
  Amortization of finance lease right-of-use asset | 176226 176226 | @dep2
= Total operating expenses | sum | totalExpenses @exp
= Income from operations | rev-exp | operatingIncome @op
# Other income (expense)
  Grant and other income | 12000 0 | otherIncome @grant
  Interest expense - finance lease | -48206 -56415 | -interest @i1
  Interest expense - notes | -42630 -46218 | -interest @i2
= Total other expense | sum | netOther @nonop
== Net income | op+nonop | netIncome @net
`,
  books,
  2,
)
books.set(
  'dep',
  [0, 1].map(i => (of(books, 'dep1')[i] ?? 0) + (of(books, 'dep2')[i] ?? 0)),
)
const flows = statement(
  `
# Cash flows from operating activities
  Net income | net | flowIncome
  # Adjustments:
    Depreciation and amortization | dep | flowDepreciation
    Noncash operating lease cost | rou1'-rou1+ol1-ol1'+ol2-ol2' | @noncash
    Accounts receivable | ar'-ar | flowReceivable
    Supplies | inv'-inv | flowInventory
    Prepaid service contracts | prepaid'-prepaid | flowOther
    Accounts payable | ap-ap' | flowPayable
    Accrued compensation and refunds | comp-comp'+refunds-refunds' | flowOther
= Net cash provided by operating activities | net+dep+noncash+ar'-ar+inv'-inv+prepaid'-prepaid+ap-ap'+comp-comp'+refunds-refunds' | fromOperations @cfo
# Cash flows from investing activities
  Purchases of equipment and improvements | costs'-costs | expenditures
= Net cash used in investing activities | sum | fromInvesting @cfi
# Cash flows from financing activities
  Proceeds from notes payable | 118000 74000 | debt @new
  Payments on notes payable | notes-notes'+cm-cm'-new | debt @repaid
  Payments on finance lease | fl1-fl1'+fl2-fl2' | debt @lease
  Distributions to members | equity-equity'-net | dividends @dist
= Net cash used in financing activities | sum | fromFinancing @cff
= Net increase in cash | cfo+cfi+cff | change @change
Cash, beginning of year | cash' | beginning
== Cash, end of year | cash | ending
`,
  books,
  2,
)
agree(books, ['both', 'assets'], ['change', "cash-cash'"])
for (const name of ['dist', 'repaid', 'lease'])
  for (const value of of(books, name)) if (value > 0) throw new Error(`${name} ${value}`)
for (const i of [0, 1])
  if ((of(books, 'acc')[i + 1] ?? 0) - (of(books, 'acc')[i] ?? 0) !== of(books, 'dep1')[i])
    throw new Error('depreciation')
const cells = (rows: readonly Line[]) => (values: readonly number[], { kind }: Line, index: number) => values.slice(0, 2).map(value => { const text = amount(value, { digits: 0, negative: 'parentheses', zero: '-' }); return kind === 'grand' || isFirst(rows, index) ? signed(text) : text }) // prettier-ignore
const company = 'Sandia Advanced Imaging Center, LLC'
const table = (rows: readonly Line[], header = true) =>
  `<table>${header ? '<tr><td><th>2025<th>2024</tr>' : ''}${body(rows, cells(rows), 11)}</table>`
const title = (what: string, when: string) =>
  `<div class="t">SANDIA ADVANCED IMAGING CENTER, LLC<br>${what}<br>${when}</div>`
const foot =
  '<div class="foot">The accompanying notes are an integral part of these financial statements. See accountant’s compilation report.</div>'

export const imagingCenter: Drawn = {
  name: 'sandia-imaging-center-leases-scan',
  kind: 'financial',
  html: sheets(style, [
    `${title('BALANCE SHEETS', 'DECEMBER 31, 2025 AND 2024')}<div class="t" style="margin-bottom:0">ASSETS</div>${table(sheet)}<div class="t" style="margin:7pt 0 0">LIABILITIES AND MEMBERS’ EQUITY</div>${table(claims, false)}${foot}`,
    `${title('STATEMENTS OF INCOME', 'YEARS ENDED DECEMBER 31, 2025 AND 2024')}${table(income)}${foot}`,
    `${title('STATEMENTS OF CASH FLOWS', 'YEARS ENDED DECEMBER 31, 2025 AND 2024')}${table(flows)}${foot}`,
  ]),
  scan: { dpi: 190, skewDegrees: -0.45, noise: 16, blur: 0.5, jpegQuality: 70, background: 242 },
  truth: truthFrom({
    family: 'lease-liabilities',
    notes:
      'imaging center’s compiled statements of two years: right-of-use assets among other assets, operating and finance lease liabilities with current portions beside notes, members’ equity as one line, services without cost of sales, depreciation and amortization of a finance lease as two lines, two interest lines, cash flows with payments on a finance lease; copier scan',
    company,
    statementType: 'BALANCE_SHEET',
    ends: ['2025-12-31', '2024-12-31'],
    parts: [{ rows: sheet }, { rows: claims }, { rows: income }, { rows: flows }],
    books,
    anyColumns: [0, 1],
    any: {
      property: ['costs', 'costs+rou2', 'costs+rou1+rou2'],
      totalFixed: ['ppe+others', 'ppe'],
      otherLong: ['others', 'deposits', 'rou1+rou2'],
      accrued: ['comp', 'comp+refunds'],
      currentDebt: ['cm', 'cm+fl1', 'cm+fl1+ol1'],
      otherDue: ['refunds', 'refunds+ol1', 'refunds+ol1+fl1', 'ol1+fl1', 'ol1'],
      longDebt: ['notes', 'notes+fl2', 'notes+fl2+ol2'],
      otherLongDue: ['ol2+fl2', 'ol2', 'null'],
      retained: ['equity', 'null'],
      stock: ['equity', 'null'],
      gross: ['rev', 'null'],
      salaries: ['techs+admin', 'admin', 'techs+admin+burden'],
      rent: ['rent+utilities', 'rent'],
      depreciation: ['dep1+dep2', 'dep1'],
      general: ['ga'],
      ordinaryIncome: ['op', 'null'],
      otherExpenses: ['0-i1-i2', '0', 'null'],
      beforeTax: ['net', 'null'],
      debt: ['new+repaid+lease', 'new+repaid'],
      otherFinancing: ['lease', 'null'],
      flowOther: [
        "prepaid'-prepaid+comp-comp'+refunds-refunds'",
        "prepaid'-prepaid+comp-comp'+refunds-refunds'+noncash",
      ],
      flowTotal: ['cfo-net-dep-noncash', 'cfo-net-dep', 'null'],
    },
    absent: [
      'cost',
      'tax',
      'treasury',
      'paidIn',
      'deferredTax',
      'intangible',
      'shortDebt',
      'acquisitions',
      'stockIssue',
    ],
  }),
}
