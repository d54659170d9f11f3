/** Prints how the stated confidences compare with the measured shares of right values. */
import { isHeldOut, type Judged, type Mark } from './score-table.ts'

/** Bounds of the bins, highest first; 1.01 lets 1 itself in. */
const bins = [
  [0.95, 1.01],
  [0.9, 0.95],
  [0.7, 0.9],
  [0.5, 0.7],
  [0, 0.5],
] as const

/** Marks of stated values that carry a confidence: what calibration is measured on. */
export const statedMarks = (judged: readonly Judged[]): readonly (Mark & { readonly confidence: number })[] =>
  judged.flatMap(({ marks }) =>
    marks.flatMap(mark =>
      mark.confidence !== undefined && mark.verdict !== 'missed' ? [{ ...mark, confidence: mark.confidence }] : [],
    ),
  )

const percentage = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`)

/** One table per kind and source: values, mean stated confidence and measured share by bin; the held-out part apart. */
export function printCalibration(judged: readonly Judged[]): void {
  const groups = Map.groupBy(judged, ({ kind, scan }) => `${kind} ${scan ? 'scan' : 'text'}`)
  console.log('\nconfidence                                  values   stated    right     held out')
  for (const [group, documents] of groups) {
    const held = statedMarks(documents.filter(({ name }) => isHeldOut(name)))
    const all = statedMarks(documents)
    if (all.length === 0) continue
    for (const [from, to] of [...bins, [0.9, 1.01] as const]) printBin(`${group} `, [from, to], all, held)
  }
}

function printBin(
  group: string,
  [from, to]: readonly [number, number],
  all: ReturnType<typeof statedMarks>,
  held: ReturnType<typeof statedMarks>,
): void {
  const within = (marks: typeof all) => marks.filter(({ confidence }) => confidence >= from && confidence < to)
  const right = (marks: typeof all) => marks.filter(({ verdict }) => verdict === 'right').length
  const [inBin, inHeld] = [within(all), within(held)]
  if (inBin.length === 0) return
  const stated = inBin.reduce((sum, { confidence }) => sum + confidence, 0)
  const range = `${from.toFixed(2)}–${Math.min(to, 1).toFixed(2)}`
  console.log(
    `${group.padEnd(32)}${range.padEnd(12)}${String(inBin.length).padStart(6)}` +
      percentage(stated, inBin.length).padStart(9) +
      percentage(right(inBin), inBin.length).padStart(9) +
      `${percentage(right(inHeld), inHeld.length).padStart(9)} of ${inHeld.length}`,
  )
}
