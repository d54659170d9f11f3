/** Annotations and form fields whose own figure lies over a printed one. */
import { bboxOf } from '../document/geometry.ts'
import type { InspectedPage, PaintedAnnotation, PaintedWord } from '../reading/inspection/inspected-page.ts'
import { coveredShare, digitsOf, isFigure, type Finding } from './finding.ts'

/** Share of the printed figure that lies under the annotation. */
const COVERED = 0.5
/** ... where it hides it. */
const HIDDEN = 0.8
/** A text of more words than this is a note about the page. */
const MAX_WORDS = 4

/** `annotation-over-figure` and `form-field-over-figure` on one page. */
export function overFigures({ number, words, annotations }: InspectedPage): readonly Finding[] {
  const figures = words.filter(word => isFigure(word.text) && !isZero(word))
  return annotations.flatMap(annotation => {
    const own = ownFigure(annotation)
    if (own === null) return annotation.isCover ? coveredBy(annotation, number, figures) : []
    const printed = figures.find(
      word => coveredShare(word.box, annotation.box) >= COVERED && digitsOf(word.text) !== digitsOf(own),
    )
    return printed === undefined ? [] : [findingOf(number, annotation, own, printed)]
  })
}

/** Figures that an annotation hides; what it shows there instead, if anything, is drawn or a picture. */
const coveredBy = (
  { kind, box }: PaintedAnnotation,
  page: number,
  figures: readonly PaintedWord[],
): readonly Finding[] =>
  kind === 'redaction'
    ? []
    : figures
        .filter(word => coveredShare(word.box, box) >= HIDDEN)
        .map(word => ({
          signal: 'annotation-over-figure' as const,
          severity: 'review' as const,
          page,
          bbox: bboxOf(word.box),
          before: word.text,
          after: null,
          explanation: `An annotation covers the printed figure ${word.text}; what it shows there instead is to be compared.`,
        }))

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
