/** Captions as they are printed, each in a statement of its own: the figure that takes the amount, or none. */
import { expect, test } from 'vitest'
import { extractStatements } from '../../../../core/extraction/statements/extract.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { balanceSheetCaptions } from './balance-sheet.ts'
import { withCaption, type Captions, type Pattern } from './captions.ts'
import { cashFlowCaptions } from './cash-flow-statement.ts'
import { incomeStatementCaptions } from './income-statement.ts'
import { balanceSheet, cashFlowStatement, incomeStatement } from './patterns.ts'

/** The amount printed for a caption: a deduction is printed as one. */
const scoreOf = (field: string | null): number =>
  field === 'accumulatedDepreciation' || field === 'treasuryStock' ? -1_234 : 1_234

/** Totals of divisions hold every line of theirs. */
const isTotal = (field: string): boolean =>
  /^total|^netCash|^netChange/.test(field) ||
  ['revenue', 'costOfGoodsSold', 'otherIncome', 'otherExpenses'].includes(field)

/** The figures, by their last names, that a caption's line went into; at Results, the figure its label is the name of. */
function fieldsOf(pattern: Pattern, place: string, field: string | null, caption: string): readonly string[] {
  const page = drawPage(withCaption(pattern, place, field, caption, scoreOf(field)))
  const hints = { statementType: null, periodEnd: '2024-12-31', companyName: null, fiscalYear: null }
  const { readings } = extractStatements({ fileName: 'drawn.pdf', pages: [page], problems: [] }, hints)
  const line = page.lines.findLast(({ text }) => text.startsWith(`${caption} `))
  return readings.flatMap(({ figures }) =>
    Object.entries(figures).flatMap(([path, { evidence }]) => {
      const name = path.split('.').at(-1)!
      const own = evidence.some(({ box }) => line !== undefined && Math.abs(box.top - line.box.top) < 6)
      return own && (place === 'Results' || !isTotal(name)) ? [name] : []
    }),
  )
}

const identified = (pattern: Pattern, captions: Captions) =>
  captions.flatMap(([place, field, labels]) =>
    labels.flatMap(caption => {
      const figures = fieldsOf(pattern, place, field, caption)
      const inTotal = ['Income', 'Cost of goods sold', 'Other income', 'Other expenses'].includes(place)
      const expected = field === null || inTotal ? [] : [field]
      return figures.join() === expected.join()
        ? []
        : [`${place} · ${caption}: ${figures.join(', ') || 'none'}, not ${field}`]
    }),
  )

test.each([
  ['balance sheets', balanceSheet, balanceSheetCaptions],
  ['income statements', incomeStatement, incomeStatementCaptions],
  ['cash flow statements', cashFlowStatement, cashFlowCaptions],
] as const)('captions of %s', (_, pattern, captions) => {
  expect(identified(pattern, captions)).toEqual([])
})

test('there are hundreds of captions, each once in its place', () => {
  const all = [...balanceSheetCaptions, ...incomeStatementCaptions, ...cashFlowCaptions]
  const seen = all.flatMap(([place, , captions]) => captions.map(caption => `${place} ${caption}`))
  expect(seen.length).toBeGreaterThan(500)
  expect(new Set(seen).size).toBe(seen.length)
})
