/** Two revisions of a page: figures that stand where another one stood. */
import { bboxOf } from '../document/geometry.ts'
import type { InspectedPage, PaintedWord } from '../reading/inspection/inspected-page.ts'
import { areaOf, digitsOf, isAmount, isFigure, sharedArea, type Finding } from './finding.ts'
import { shareCovered } from './coverage.ts'
import { joinedFigures } from './joined-figures.ts'

/** What of a page is kept to be compared with its next revision. */
export interface PageRevision extends InspectedPage {
  /** Its figures that are covered or hidden where another one is seen. */
  readonly covered: readonly Finding[]
}

/** Two figures stand at one place where they share so much of the smaller one. */
const SAME_PLACE = 0.3
/** A page more of whose figures changed, and at least so many, was laid out again: then no single one was changed. */
const LAID_OUT_SHARE = 0.5
const LAID_OUT_FIGURES = 8
/** A bar this dark over an earlier figure is a redaction. */
const REDACTION = 0.6

/** `revision-changed-figure` on one page. */
export function changedFigures(number: number, earlier: PageRevision, later: PageRevision): readonly Finding[] {
  const before = figuresOf(earlier)
  const after = figuresOf(later)
  const kept = new Set(after.map(keyOf))
  const known = new Set(before.map(keyOf))
  const gone = before.filter(word => !kept.has(keyOf(word)))
  const added = after.filter(word => !known.has(keyOf(word)))
  const changed = added.flatMap(word => {
    const old = gone.find(other => isAtPlaceOf(word, other) && digitsOf(other.text) !== digitsOf(word.text))
    return old === undefined ? [] : [{ old, word }]
  })
  if (changed.length >= LAID_OUT_FIGURES && changed.length > LAID_OUT_SHARE * before.length)
    return [
      {
        signal: 'revision-changed-figure',
        severity: 'review',
        page: number,
        bbox: null,
        before: null,
        after: null,
        explanation: `A later revision of the file shows another page here: ${changed.length} figures differ.`,
      },
    ]
  const replaced = [...changed.filter(({ old }) => !isRedacted(old, later)), ...coveredSince(earlier, later)]
  return replaced.map(({ old, word }) => ({
    signal: 'revision-changed-figure' as const,
    severity: isAmount(old.text) || isAmount(word.text) ? 'high' : 'review',
    page: number,
    bbox: bboxOf(word.box),
    before: old.text,
    after: word.text,
    explanation: `An earlier revision in the same file shows ${old.text} here; a later one shows ${word.text}.`,
  }))
}

interface ReplacedFigure {
  readonly old: Pick<PaintedWord, 'text'>
  readonly word: Pick<PaintedWord, 'text' | 'box'>
}

/** Figures that the later revision still holds, but shows others in their place. */
const coveredSince = (earlier: PageRevision, later: PageRevision): readonly ReplacedFigure[] =>
  later.covered.flatMap(({ before, after, bbox }) => {
    if (before === null || after === null || bbox === null) return []
    const [left, top, right, bottom] = bbox
    const box = { left, top, right, bottom }
    const isCoveredBefore = earlier.covered.some(other => other.after === after)
    const isKnown = earlier.words.some(({ text, box: place }) => text === before && sharedArea(place, box) > 0)
    return isCoveredBefore || !isKnown ? [] : [{ old: { text: before }, word: { text: after, box } }]
  })

/** Whether what two revisions of a page print differs. */
export function printsOtherText(earlier: PageRevision, later: PageRevision): boolean {
  const keys = new Set(later.words.map(keyOf))
  return earlier.words.some(word => !keys.has(keyOf(word)))
}

const figuresOf = ({ words }: PageRevision): readonly PaintedWord[] =>
  joinedFigures(words).filter(({ text }) => isFigure(text))

const keyOf = ({ text, box }: PaintedWord): string => `${text} ${Math.round(box.left)} ${Math.round(box.top)}`

const isAtPlaceOf = (a: PaintedWord, b: PaintedWord): boolean =>
  sharedArea(a.box, b.box) >= SAME_PLACE * Math.min(areaOf(a.box), areaOf(b.box))

const isRedacted = ({ box }: PaintedWord, { shapes }: PageRevision): boolean =>
  shapes.some(
    shape =>
      shape.lightness !== null && shape.lightness < REDACTION && shape.isOpaque && shareCovered(box, shape) > 0.8,
  )
