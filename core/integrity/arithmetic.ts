/** Arithmetic that fails is a reason to ask. Where it fails at a figure that carries another sign, both are more than that. */
import { centsText } from '../contract/sentence.ts'
import type { Finding } from './finding.ts'
import { fileFinding } from './file-metadata.ts'

type Bbox = NonNullable<Finding['bbox']>

/** Where a figure stands. */
export interface Place {
  /** 1-based. */
  readonly page: number
  readonly bbox: Bbox | null
}

/** A posted row with the balance printed beside it. */
export interface BalanceRow extends Place {
  readonly amount: number
  /** null: none is printed. */
  readonly balance: number | null
  readonly text: string
}

/** A check that failed: its sentence, and where the figures it compares stand. */
export interface FailedSum {
  readonly message: string
  /** As printed: the total, or the figure that was likely altered; null where it may be one of several. */
  readonly total: string | null
  readonly places: readonly Place[]
  /** How many of the places, from the first, may be that of an altered figure; absent: the first. */
  readonly suspects?: number
}

/** An arithmetic finding with the places of all figures it is about. */
export interface ArithmeticFinding {
  readonly finding: Finding
  readonly places: readonly Place[]
}

/** Share of the balances of a list that have to follow before one that does not means anything. */
const FOLLOWING = 0.7
const MIN_FOLLOWING = 3

/** From one printed balance to the next. */
interface Step {
  /** The row of the balance before. */
  readonly before: BalanceRow
  /** The rows since, up to that of the next balance. */
  readonly rows: readonly BalanceRow[]
  /** What the balance before and the amounts of the rows make. */
  readonly expected: number
}

/**
 * `running-balance`: rows whose balance does not follow from the one before, in a list where most do. What follows from the balance that should have
 * been printed follows: one altered balance is one finding.
 */
export function brokenBalances(rows: readonly BalanceRow[]): readonly ArithmeticFinding[] {
  const broken: { readonly step: Step; isAltered: boolean }[] = []
  let following = 0
  /** The balance that should have been printed in the row before; null: it is the one that was. */
  let corrected: number | null = null
  for (const step of stepsOf(rows)) {
    const { before, rows, expected } = step
    const balance = rows.at(-1)!.balance!
    const followsCorrected: boolean = corrected !== null && isSame(balance - expected, corrected - before.balance!)
    const follows: boolean = followsCorrected || isSame(expected, balance)
    if (followsCorrected) broken.at(-1)!.isAltered = true
    if (follows) following++
    else broken.push({ step, isAltered: false })
    corrected = follows ? null : expected
  }
  if (following < MIN_FOLLOWING || following < FOLLOWING * (following + broken.length)) return []
  return broken.map(({ step, isAltered }) => brokenBalance(step, isAltered))
}

function stepsOf(rows: readonly BalanceRow[]): readonly Step[] {
  const ends = rows.flatMap(({ balance }, index) => (balance === null ? [] : [index]))
  return ends.slice(1).map((end, index) => {
    const start = ends[index]!
    const since = rows.slice(start + 1, end + 1)
    const expected = since.reduce((sum, { amount }) => sum + amount, rows[start]!.balance!)
    return { before: rows[start]!, rows: since, expected }
  })
}

/**
 * `isAltered`: the balance itself is, for the next one follows from what it should be. Otherwise any of the rows since the balance before may have been
 * altered or added, and the row of that balance too: one that was added with a balance of its own follows, and the next one does not.
 */
function brokenBalance({ before, rows, expected }: Step, isAltered: boolean): ArithmeticFinding {
  const { page, text } = rows.at(-1)!
  const step =
    rows.length === 1 ? 'the row before: with its amount' : `the balance before: with the ${rows.length} amounts since`
  const explanation = `The balance ${text} does not follow from ${step} it would be ${centsText(expected)}.`
  const suspects = isAltered ? rows.slice(-1) : [before, ...rows]
  const bbox = around(suspects.filter(row => row.page === page))
  return {
    finding: { ...fileFinding('running-balance', 'review', explanation), page, bbox, after: text },
    places: [...rows.toReversed(), before],
  }
}

const isSame = (a: number, b: number): boolean => Math.abs(a - b) < 0.005

/** `sum-mismatch`: from checks that failed. */
export const failedSums = (sums: readonly FailedSum[]): readonly ArithmeticFinding[] =>
  sums.map(({ message, total, places, suspects = 1 }) => ({
    finding: {
      ...fileFinding('sum-mismatch', 'review', message),
      page: places[0]?.page ?? null,
      bbox: around(places.slice(0, suspects)),
      after: total,
    },
    places,
  }))

/** The box of all places on the page of the first. */
export function around(places: readonly Place[]): Bbox | null {
  const boxes = places
    .filter(({ page }) => page === places[0]!.page)
    .flatMap(({ bbox }) => (bbox === null ? [] : [bbox]))
  const ends = (edge: 0 | 1 | 2 | 3): number[] => boxes.map(box => box[edge])
  return boxes.length === 0
    ? null
    : [Math.min(...ends(0)), Math.min(...ends(1)), Math.max(...ends(2)), Math.max(...ends(3))]
}

const ARITHMETIC: ReadonlySet<Finding['signal']> = new Set(['running-balance', 'sum-mismatch'])

/**
 * The sums that fail in the print of a file, of those that its inspection found; `arithmetic`: what the checks say already. Those of a total at one of
 * the places `confirmed` are left out.
 */
export const unansweredSums = (
  inspected: readonly Finding[],
  arithmetic: readonly ArithmeticFinding[],
  confirmed: readonly Place[] = [],
): readonly ArithmeticFinding[] =>
  inspected
    .filter(({ signal }) => ARITHMETIC.has(signal))
    .map(finding => ({ finding, places: [{ page: finding.page!, bbox: finding.bbox }] }))
    .filter(({ finding }) => !arithmetic.some(sum => meets(finding, sum)) && !isAt(finding, confirmed))

const meets = (sign: Finding, { places }: ArithmeticFinding): boolean => isAt(sign, places)

const isAt = ({ page, bbox }: Finding, places: readonly Place[]): boolean =>
  bbox !== null && places.some(place => place.page === page && place.bbox !== null && isSameRow(bbox, place.bbox))

/** All findings of a file: an arithmetic one and another sign at one of its figures raise each other to `high`. */
export function joined(inspected: readonly Finding[], checked: readonly ArithmeticFinding[]): readonly Finding[] {
  const structural = inspected.filter(({ signal }) => !ARITHMETIC.has(signal))
  const arithmetic = [...checked, ...unansweredSums(inspected, checked)]
  // A whole page is no figure: that it was made apart says nothing of the sum that fails on it.
  const signs = structural.filter(
    ({ signal, severity, bbox }) => severity !== 'note' && bbox !== null && signal !== 'foreign-page',
  )
  return [
    ...structural.map(finding =>
      signs.includes(finding) && arithmetic.some(sum => meets(finding, sum))
        ? { ...finding, severity: 'high' as const }
        : finding,
    ),
    ...arithmetic.map(sum =>
      signs.some(sign => meets(sign, sum)) ? { ...sum.finding, severity: 'high' as const } : sum.finding,
    ),
  ]
}

const isSameRow = (a: Bbox, b: Bbox): boolean => a[1] < b[3] && b[1] < a[3] && a[0] < b[2] && b[0] < a[2]
