/** Columns of shares beside amounts ("% of sales"): where most rows show the share of one amount, a row that does not misses it. */
import type { InspectedPage } from '../../reading/inspection/inspected-page.ts'
import { isAmount } from '../finding.ts'
import type { MissedTotal } from './column-totals.ts'
import { figureColumns, printedFigures, type PrintedFigure } from './printed-figures.ts'

/** Rows with a share of their own that have to agree before one that does not means anything, and their part among all rows. */
const MIN_ROWS = 5
const HOLDING = 0.8
/** In units of the last printed decimals: shares are rounded, and amounts as well. */
const ROUNDING = 1
/** A smaller share says little: in units of its last decimal. */
const MIN_SHARE = 5
/** Points between baselines of one row. */
const SAME_ROW = 2
const SHARE = /^[-–−(]?\d{0,3}\.\d{1,2}%?\)?[-–−]?$/u
const WHOLE = 100

interface Row {
  readonly amount: PrintedFigure
  readonly share: PrintedFigure
}

/** A column of shares is the next one behind its amounts. */
export function brokenShares(page: InspectedPage): readonly MissedTotal[] {
  const amounts = figureColumns(printedFigures(page, text => isAmount(text) && !text.endsWith('%')))
  const shares = printedFigures(page, text => SHARE.test(text))
  return amounts.flatMap(column => {
    const rows = column.flatMap((amount): readonly Row[] => {
      const behind = shares.filter(
        share => share.edge > amount.edge && Math.abs(share.baseline - amount.baseline) <= SAME_ROW,
      )
      const [share] = behind.toSorted((a, b) => a.edge - b.edge)
      return share === undefined || column.includes(share) ? [] : [{ amount, share }]
    })
    return brokenIn(rows)
  })
}

function brokenIn(rows: readonly Row[]): readonly MissedTotal[] {
  const base = rows.find(({ amount, share }) => shareOf(share) === WHOLE && amount.value !== 0)?.amount
  if (base === undefined) return []
  const judged = rows
    .filter(({ amount }) => amount !== base)
    .map(row => ({ ...row, expected: (WHOLE * row.amount.value) / base.value, unit: unitOf(row.share) + unitIn(base) }))
  const isSound = ({ share, expected, unit }: (typeof judged)[number]): boolean =>
    Math.abs(Math.abs(shareOf(share)) - Math.abs(expected)) <= ROUNDING * unit
  const informative = judged.filter(row => Math.abs(row.expected) >= MIN_SHARE * row.unit && isSound(row))
  const broken = judged.filter(row => !isSound(row))
  const isMeant = informative.length >= MIN_ROWS && informative.length >= HOLDING * (informative.length + broken.length)
  return (isMeant ? broken : []).map(({ amount, share, expected }) => ({
    total: share,
    parts: [amount, base],
    expected: Math.round(100 * expected),
    formula: `${amount.word.text} in percent of ${base.word.text}`,
  }))
}

const shareOf = ({ word: { text } }: PrintedFigure): number => Number(text.replace(/[^\d.]/g, ''))

/** What a unit of an amount is of the base, in percent. */
const unitIn = (base: PrintedFigure): number => (WHOLE * (base.hasCents ? 1 : 100)) / Math.abs(base.value)

/** Of the last printed decimal. */
const unitOf = ({ word: { text } }: PrintedFigure): number => 10 ** -(/\.(\d+)/.exec(text)?.[1]!.length ?? 0)
