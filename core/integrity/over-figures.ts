/** Annotations and form fields whose own figure lies over a printed one. */
import type { InspectedPage, PaintedAnnotation, PaintedWord } from '../reading/inspection/inspected-page.ts'
import { bboxOf, coveredShare, digitsOf, isFigure, type Finding } from './finding.ts'

/** Share of the printed figure that lies under the annotation. */
const COVERED = 0.5
/** A text of more words than this is a note about the page. */
const MAX_WORDS = 4

/** `annotation-over-figure` and `form-field-over-figure` on one page. */
export function overFigures({ number, words, annotations }: InspectedPage): readonly Finding[] {
  const figures = words.filter(({ text }) => isFigure(text))
  return annotations.flatMap(annotation => {
    const own = ownFigure(annotation)
    if (own === null) return []
    const printed = figures.find(
      word => coveredShare(word.box, annotation.box) >= COVERED && digitsOf(word.text) !== digitsOf(own),
    )
    return printed === undefined || isZero(printed) ? [] : [findingOf(number, annotation, own, printed)]
  })
}

/** The figure that the annotation shows; null where it shows none, or is a note. */
function ownFigure({ text, kind }: PaintedAnnotation): string | null {
  if (kind === 'redaction') return null
  const words = text.split(/\s+/)
  return words.length > MAX_WORDS ? null : (words.find(word => isFigure(word)) ?? null)
}

/** A form may print zeros where a figure is to be filled in. */
const isZero = ({ text }: PaintedWord): boolean => Number(digitsOf(text)) === 0

function findingOf(page: number, { kind, box }: PaintedAnnotation, own: string, printed: PaintedWord): Finding {
  const isField = kind === 'widget'
  return {
    signal: isField ? 'form-field-over-figure' : 'annotation-over-figure',
    severity: 'high',
    page,
    bbox: bboxOf(box),
    before: printed.text,
    after: own,
    explanation: `${isField ? 'A form field' : 'An annotation'} shows ${own} over the printed figure ${printed.text}.`,
  }
}
