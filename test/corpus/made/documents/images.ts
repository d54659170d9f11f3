/** Documents that cannot simply be read: scans, a text layer with a wrong glyph map, a password, an embedded subset font. */
import { drawnStatement, type DrawnStatement, type MadeDocument } from '../made-document.ts'
import { scanOf } from '../../../drawing/scan.ts'

/** Maps every glyph to a character some places further on, in place: offsets and lengths of the file stay as they are. */
function scramble(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1')
  const scrambled = text.replace(/beginbfrange[\s\S]*?endbfrange/g, map =>
    map.replace(/\[[^\]]*\]/g, list =>
      list.replace(/<00([2-7][0-9a-f])>/gi, (_, code: string) => {
        const shifted = 0x21 + ((parseInt(code, 16) - 0x21 + 37 + 94) % 94)
        return `<00${shifted.toString(16).padStart(2, '0')}>`
      }),
    ),
  )
  if (scrambled === text) throw new Error('no glyph map found to scramble')
  return new Uint8Array(Buffer.from(scrambled, 'latin1'))
}

type Delivery = Pick<DrawnStatement, 'name' | 'what' | 'company' | 'page' | 'finish'>

/** One income statement in every way it can be delivered: what differs is the file. */
// prettier-ignore
const incomeStatement = ({ company, ...delivery }: Delivery): MadeDocument =>
  drawnStatement({
    ...delivery, company,
    type: 'INCOME_STATEMENT', end: '2025-12-31',
    ledgers: [
      { ends: '2025-12-31 2024-12-31', rows: `
> Revenue ; Product sales|634429 586980 ; Service revenue|137193 123488 ; < Total revenue|revenue
- Cost of goods sold|343959 327932|cost ; = Gross profit|gross
> Operating expenses ; Salaries and wages|186758 170172|salaries ; Rent|50108 47375|rent
Marketing|19584 19194|marketing ; Depreciation|16212 14865|depreciation ; Office and general|20371 18314|?general
<- Total operating expenses|totalExpenses ; = Operating income|operating ; - Interest expense|8726 8276|interest
= Net income|net
` },
    ],
    script: `
text b ^ 14: 306,60 ${company}
text b ^ 12: 306,80 Income Statement
text ^: 306,98 For the years ended December 31, 2025 and 2024
table 1 h20 ruled: 60,126 >440 2025 = 0 | >535 2024 = 1
`,
  })

export const images: readonly MadeDocument[] = [
  incomeStatement({
    name: 'scan-income-two-years-askew',
    what: '200 dpi, 0.9 degrees askew, grain, no text layer',
    company: 'Thornbury Plumbing Supply, Inc.',
    page: { font: 'Times-Roman', type: 10 },
    finish: bytes => scanOf(bytes, { dpi: 200, skewDegrees: 0.9, noise: 18 }),
  }),
  // prettier-ignore
  drawnStatement({
    name: 'scan-balance-sheet-sideways',
    what: '300 dpi, fed sideways, one column with cents',
    type: 'BALANCE_SHEET', end: '2025-12-31', company: 'Fenwick Dental Laboratory LLC',
    finish: bytes => scanOf(bytes, { dpi: 300, sideways: true, skewDegrees: -0.4, noise: 10 }),
    page: { type: 11 },
    ledgers: [
      { ends: '2025-12-31', rows: `
> Current Assets ; Cash in bank|40264|cash ; Accounts receivable|71743|receivable ; Inventory|53424|inventory
< Total Current Assets|totalCurrent
> Fixed Assets ; Equipment|210493|property ; Accumulated depreciation|-88400|depreciation
< Total Fixed Assets|?totalFixed ; = TOTAL ASSETS|totalAssets
` },
      { ends: '2025-12-31', rows: `
> Current Liabilities ; Accounts payable|35685|payable ; Line of credit|24523|shortDebt
< Total Current Liabilities|totalCurrentLiabilities
> Long-Term Liabilities ; Note payable - bank|64563|longDebt ; < Total Long-Term Liabilities|totalLongLiabilities
! Total Liabilities|124771|totalLiabilities
> Owner's Equity ; Capital stock|10000|stock ; Retained earnings|152753|retained ; < Total Equity|totalEquity
= TOTAL LIABILITIES AND EQUITY|totalBoth
` },
    ],
    script: `
text b ^ 15: 306,60 Fenwick Dental Laboratory LLC
text b ^ 13: 306,80 Balance Sheet
text ^: 306,98 As of December 31, 2025
table 1 h21: 60,130 >530 = 0 .2
table 2 h21: 60,350 >530 = 0 .2
`,
  }),
  incomeStatement({
    name: 'income-embedded-subset-font',
    what: 'glyph numbers of an embedded subset instead of letters, read through its map',
    company: 'Quillfeather Stationers Ltd.',
    page: { font: 'Embedded', type: 10 },
  }),
  incomeStatement({
    name: 'income-broken-glyph-map',
    what: 'the page looks right, but its text layer spells other letters and digits: only its picture can be read',
    company: 'Marlow & Dunn Upholstery Inc.',
    page: { font: 'Embedded', type: 10, plain: true },
    finish: scramble,
  }),
  incomeStatement({
    name: 'income-locked-with-password',
    what: 'AES encrypted; the password comes with the metadata',
    company: 'Silverpine Home Health, LLC',
    page: { type: 10, password: 'ledger-2025' },
  }),
]
