/** Statements drawn in characters: bars between the cells are no words. */
import { expect, test } from 'vitest'
import { extractStatements } from '../../../../core/extraction/statements/extract.ts'
import { removeCellBars } from '../../../../core/extraction/layout/remove-cell-bars.ts'
import { drawPage } from '../../../support/draw-page.ts'

const barred = `
  Redstone Quarry Co.
  Balance Sheet
  December 31, 2024 and 2023

  +-------------------------------+-----------+-----------+
  |                               |     2024  |     2023  |
  +-------------------------------+-----------+-----------+
  | Current assets                |           |           |
  |   Cash                        |   12,500  |   10,100  |
  |   Accounts receivable         |   40,000  |   38,000  |
  | Total current assets          |   52,500  |   48,100  |
  | Equipment, net                |   90,000  |   97,000  |
  | Total assets                  |  142,500  |  145,100  |
  | Accounts payable              |   20,000  |   19,000  |
  | Total liabilities             |   20,000  |   19,000  |
  | Total equity                  |  122,500  |  126,100  |
  | Total liabilities and equity  |  142,500  |  145,100  |
  +-------------------------------+-----------+-----------+
`

test.each([
  ['with a frame', barred],
  [
    'without one',
    barred
      .replace(/^ {2}\+.*\n/gm, '')
      .replace(/^( {2})\| /gm, '$1')
      .replace(/ *\|$/gm, ''),
  ],
  ['close to the words', barred.replace(/\| (\w)/g, '|$1')],
])('a table with bars between its cells is read, %s', (_, picture) => {
  const hints = { statementType: null, periodEnd: null, companyName: null, fiscalYear: null }
  const { readings } = extractStatements({ fileName: 'drawn.pdf', pages: [drawPage(picture)], problems: [] }, hints)
  const figures = readings.map(({ periodEnd, figures: all }) => [
    periodEnd,
    all['assets.currentAssets.cash']?.value,
    all['assets.totalAssets']?.value,
    all['liabilitiesAndEquity.equity.totalEquity']?.value,
  ])
  expect(figures).toEqual([
    ['2024-12-31', 12_500, 142_500, 122_500],
    ['2023-12-31', 10_100, 145_100, 126_100],
  ])
})

test('bars that part the words of a title or a footer stay', () => {
  const page = drawPage('Redstone Quarry Co. | Balance Sheet | 2024\n\nCash      12,500\nFleet      2,500\nPage 1 | 4')
  expect(removeCellBars(page)).toBe(page)
})
