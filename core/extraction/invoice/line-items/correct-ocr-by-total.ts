/** Corrects one misread amount among OCR lines by a printed sum that something else confirms. */
import type { LineDraft } from './draft.ts'
import { amountCell } from './rows-to-drafts.ts'
import { mayBeMisreadAmount } from '../../../vocabulary/spelling.ts'
import { draftAmount, type PrintedSum, type SumsVerdict } from './sums.ts'

/** A corrected number is less certain than one that was read. */
const correctedCertainty = 0.7
const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.006

/**
 * The drafts with the one amount altered by a digit that makes them a firm sum; null where none or several would do. `inWords`: amounts
 * written out in words.
 */
export function correctBySum(
  drafts: readonly LineDraft[],
  sums: readonly PrintedSum[],
  inWords: readonly number[],
): SumsVerdict | null {
  const firm = [...new Set(sums.filter(({ named }) => named).map(({ value }) => value))].filter(value =>
    isFirm(value, sums, inWords),
  )
  const whole = drafts.reduce((sum, draft) => sum + draftAmount(draft), 0)
  const found = firm.flatMap(value =>
    drafts.flatMap((draft, at) => {
      const cell = amountCell(draft.row, draft.roles)
      const meant = Math.round((value - whole + draftAmount(draft)) * 100) / 100
      if (
        cell === null ||
        draft.productCloses === true ||
        meant <= 0 ||
        near(value, whole) ||
        !mayBeMisreadAmount(cell.text, meant)
      )
        return []
      return [drafts.with(at, withAmount(draft, meant))]
    }),
  )
  return found.length === 1 ? { drafts: found[0]!, confirmed: true } : null
}

/** Printed twice, written in words, or made of other sums: "net 100.00, tax 20.00, total 120.00". */
function isFirm(value: number, sums: readonly PrintedSum[], inWords: readonly number[]): boolean {
  const printed = sums.filter(one => near(one.value, value)).length
  if (inWords.some(one => near(one, value)) || printed > 1) return true
  const others = sums.filter(one => one.value > 0 && !near(one.value, value))
  return others.some(a =>
    others.some(b => a !== b && (near(value + a.value, b.value) || near(value - a.value, b.value))),
  )
}

function withAmount(draft: LineDraft, value: number): LineDraft {
  const cell = amountCell(draft.row, draft.roles)
  const cells = draft.row.cells.map(one =>
    one === null || one !== cell || one.value === null
      ? one
      : { ...one, value: { ...one.value, value, certainty: one.value.certainty * correctedCertainty } },
  )
  return { ...draft, row: { ...draft.row, cells } }
}
