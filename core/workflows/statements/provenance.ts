/** The result's provenance and confidence: a JSON pointer for every stated figure, with its place in its file. */
import { calibratedConfidence, sourceOf } from '../../extraction/solve/calibration.ts'
import type { Check, Provenance } from '../../contract/evidence.ts'
import { fieldPaths, pointerOf, statementKinds, type FieldPath } from '../../contract/statement-figures.ts'
import type { Evidence, Field } from '../../document/field.ts'
import { bboxOf, toDisplayedBox, unionOf } from '../../document/geometry.ts'
import type { Page } from '../../document/model.ts'
import { fieldOf, type CombinedPeriod, type CombinedStatement, type Selection } from './combined-statement.ts'

/** The page of a file if it was turned upright for reading; undefined for a page read as displayed. */
export type TurnedPages = (fileName: string, page: number) => Pick<Page, 'width' | 'height' | 'rotation'> | undefined

export interface Placed {
  readonly provenance: Record<string, Provenance>
  /** Pointer → 0 to 1. */
  readonly fields: Record<string, number>
}

/**
 * Places every figure of the selection under its pointer, and those of other periods under `/periods/N/…`. A statement that stands at the
 * top is not repeated under its period.
 */
export function placeFields(selection: Selection, periods: readonly CombinedPeriod[], turned: TurnedPages): Placed {
  const placed: Placed = { provenance: {}, fields: {} }
  for (const kind of statementKinds) placeStatement(selection[kind], '', placed, turned)
  for (const [index, period] of periods.entries())
    for (const kind of statementKinds)
      if (period.statements[kind] !== selection[kind])
        placeStatement(period.statements[kind], `/periods/${index}`, placed, turned)
  return placed
}

function placeStatement(
  statement: CombinedStatement | null,
  prefix: string,
  { provenance, fields }: Placed,
  turned: TurnedPages,
): void {
  if (!statement) return
  const source = sourceOf(Object.values(statement.figures))
  for (const path of fieldPaths[statement.kind] as readonly FieldPath[]) {
    const fieldValue = fieldOf(statement, path)
    if (!fieldValue) continue
    const pointer = prefix + pointerOf(statement.kind, path)
    provenance[pointer] = provenanceOf(fieldValue, statement.fileName, statement.pages[0] ?? 1, turned)
    fields[pointer] = calibratedConfidence(fieldValue, 'statements', source)
  }
}

/** Where a figure comes from; a figure without a place of its own is at home on the statement's first page, without a box. */
export function provenanceOf(
  fieldValue: Field<unknown>,
  homeFile: string,
  homePage: number,
  turned: TurnedPages,
): Provenance {
  const { evidence, label, scale, method } = fieldValue
  const first = evidence[0]
  return {
    fileName: first?.fileName ?? homeFile,
    page: first?.page ?? homePage,
    // What was computed is printed nowhere: the boxes of its parts belong to the parts.
    bbox:
      first && method !== 'derived' && first.line === undefined && first.cell === undefined
        ? boxAround(
            evidence.filter(e => e.page === first.page && e.fileName === first.fileName),
            turned,
          )
        : null,
    text: method === 'derived' ? '' : evidence.map(e => e.text).join(' + '),
    label,
    scale,
    method,
    ...(first?.line !== undefined && method !== 'derived' && { line: first.line }),
    ...(first?.cell !== undefined && method !== 'derived' && { cell: first.cell }),
  }
}

/** A check with its place on the page as it is displayed. */
export function displayedCheck<Stated extends Check>(check: Stated, turned: TurnedPages): Stated {
  const { place } = check
  const page = place === undefined ? undefined : turned(place.fileName, place.page)
  if (page === undefined || !place?.bbox) return check
  const [left, top, right, bottom] = place.bbox
  return { ...check, place: { ...place, bbox: bboxOf(toDisplayedBox(page, { left, top, right, bottom })) } }
}

function boxAround(evidence: readonly Evidence[], turned: TurnedPages): [number, number, number, number] {
  const { fileName, page } = evidence[0]!
  const union = unionOf(evidence.map(e => e.box))
  const turnedPage = turned(fileName, page)
  const { left, top, right, bottom } = turnedPage ? toDisplayedBox(turnedPage, union) : union
  return [rounded(left), rounded(top), rounded(right), rounded(bottom)]
}

/** A hundredth of a point is finer than any print. */
const rounded = (points: number): number => Math.round(points * 100) / 100
