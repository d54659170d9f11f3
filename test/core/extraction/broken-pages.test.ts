/** Statements that a page break cuts: the head of the columns printed again, and a title left at the foot of the page before. */
import { expect, test } from 'vitest'
import { Page } from '../../drawing/page.ts'
import { extractStatements } from '../../../core/extraction/statements/extract.ts'
import { readDocument } from '../../../core/reading/read-document.ts'

const hints = { statementType: null, periodEnd: null, companyName: null, fiscalYear: null }

const assets = [
  ['Cash', '41,200', '38,100'],
  ['Accounts receivable', '88,300', '80,900'],
  ['Total current assets', '129,500', '119,000'],
  ['Equipment, net', '210,000', '230,000'],
  ['Total assets', '339,500', '349,000'],
] as const
const claims = [
  ['Accounts payable', '61,000', '59,000'],
  ['Total current liabilities', '61,000', '59,000'],
  ['Long-term debt', '180,000', '210,000'],
  ['Total liabilities', '241,000', '269,000'],
  ["Total stockholders' equity", '98,500', '80,000'],
  ["Total liabilities and stockholders' equity", '339,500', '349,000'],
] as const

function list(drawn: Page, rows: readonly (readonly [string, string, string])[], top: number): number {
  let y = top
  for (const [label, now, before] of rows) {
    drawn.left(label, 60, y).right(now, 400, y).right(before, 500, y)
    y += 18
  }
  return y
}

const years = (drawn: Page, y: number) => drawn.right('2024', 400, y).right('2023', 500, y)

test('years printed again on the next page end on the day the title of the first page gives', async () => {
  const drawn = new Page()
  drawn.nextPage()
  drawn
    .center('Halden Fabrication LLC', 40)
    .center('Balance Sheets', 58)
    .center('June 30, 2024 and 2023 (in thousands)', 76)
  years(drawn, 110)
  list(drawn, assets, 130)
  drawn.nextPage()
  years(drawn, 40)
  list(drawn, claims, 60)
  const { readings } = extractStatements(await readDocument(await drawn.done(), { fileName: 'cut.pdf' }), hints)
  expect(readings.map(({ periodEnd }) => periodEnd)).toEqual(['2024-06-30', '2023-06-30'])
  expect(readings[0]!.figures).toMatchObject({
    'assets.totalAssets': { value: 339_500_000 },
    'liabilitiesAndEquity.totalLiabilities': { value: 241_000_000 },
  })
})

test('a title at the foot of a page heads the table at the top of the next', async () => {
  const drawn = new Page()
  drawn.nextPage()
  drawn.center('Halden Fabrication LLC', 40).center('Statements of Income', 58)
  drawn.center('Years ended June 30, 2024 and 2023 (in thousands)', 76)
  years(drawn, 110)
  const y = list(
    drawn,
    [
      ['Revenue', '900,000', '850,000'],
      ['Cost of goods sold', '600,000', '560,000'],
      ['Gross profit', '300,000', '290,000'],
      ['Operating expenses', '240,000', '236,000'],
      ['Net income', '60,000', '54,000'],
    ],
    130,
  )
  drawn.center('Halden Fabrication LLC', y + 60).center('Balance Sheets', y + 78)
  drawn.center('June 30, 2024 and 2023 (in thousands)', y + 96)
  drawn.nextPage()
  years(drawn, 40)
  list(drawn, [...assets, ...claims], 60)
  const { readings } = extractStatements(await readDocument(await drawn.done(), { fileName: 'cut.pdf' }), hints)
  const sheet = readings.find(({ kind, periodEnd }) => kind === 'balanceSheet' && periodEnd === '2024-06-30')
  expect(sheet?.figures).toMatchObject({ 'assets.totalAssets': { value: 339_500_000 } })
})
