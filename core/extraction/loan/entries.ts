/** What a printed or typed form says at each of its labels: beside it, on the line after it, in the same box, above or below. Pure. */
import { centerOf, middleOf, unionOf } from '../../document/geometry.ts'
import type { Box, Word } from '../../document/model.ts'
import type { Meaning } from './labels.ts'
import { labelTokens, meaningOf } from './labels.ts'
import { HINT, type Label } from './answer-shapes.ts'
import { isWalled, levelBehind, valueOf } from './answers.ts'
import { isWritten, lineBehind } from './form-lines.ts'
import type { FormPage, Piece } from './form-page.ts'
import { splitAtLabels } from './split-composites.ts'
import { withSharedAnswers } from './shared-answers.ts'
import { unknownQuestions } from './label-rows.ts'
import { withWrappedLabels } from './wrapped-labels.ts'
import { isOption } from './answer-choices.ts'
import type { Section } from './sections.ts'
import { sectionAt, sectionKind, sectionsOf } from './sections.ts'
import { isPrintedText } from './printed-text.ts'

/** A label, what it asks and what is filled in. */
export interface Entry {
  readonly label: string
  /** null: the vocabulary does not know the label. */
  readonly meaning: Meaning | null
  readonly section: Section | null
  /** Lines are parted by line feeds. Empty: the place is blank. */
  readonly value: string
  readonly page: number
  readonly box: Box
  readonly labelBox: Box
  readonly words: readonly Word[]
  readonly method: 'text' | 'ocr'
  readonly source: 'field' | 'print'
}

/** Share of a label's words the vocabulary must explain, without and with a colon behind it. */
const OPEN_COVER = 0.6
const CLOSED_COVER = 0.4
/** Labels have at most this many words; more is prose. */
const MAX_LABEL_WORDS = 16
/** Points by which an answer stands off the edge of its label, and how far behind it. */
const EDGE = 9
const FAR = 120
/** In type sizes: from one box for a single character to the next. */
const CHARACTER_BOX = 2
/** Second columns of a list of labels and values: so many rows must share both edges. */
const LIST_ROWS = 3

/** Questions whose words may as well be an answer: "Working capital" is a use of funds. */
const answerTerms: ReadonlySet<Meaning['term']> = new Set([
  'equipment',
  'equipmentPurpose',
  'workingCapital',
  'debtRefinancing',
  'realEstatePurpose',
  'inventoryPurpose',
  'acquisitionPurpose',
  'realEstate',
  'title',
  'industry',
])

/** Questions such words answer. */
const answeredTerms: ReadonlySet<Meaning['term']> = new Set(['use', 'purpose', 'equipment', 'industry'])
const titleTerms: ReadonlySet<Meaning['term']> = new Set(['title'])

/** "Managing Member / 55%" answers. */
const SHARE_END = /\d\s?%\)?$/

/** Pieces of the page as labels and values, its headings, and its entries. */
export interface FormReading {
  readonly page: FormPage
  readonly sections: readonly Section[]
  readonly entries: readonly Entry[]
  readonly isLabel: (piece: Piece) => boolean
}

export function readForm(page: FormPage, filled: readonly Box[]): FormReading {
  const isFilled = (piece: Piece): boolean =>
    filled.some(
      box =>
        centerOf(piece.box) > box.left &&
        centerOf(piece.box) < box.right &&
        middleOf(piece.box) > box.top - 1 &&
        middleOf(piece.box) < box.bottom + 1,
    )
  const columns = valueColumns(page)
  const parted = page.lines.map(line => line.flatMap(piece => (isFilled(piece) ? [piece] : splitAtLabels(piece))))
  const lines = withWrappedLabels(page, parted, isFilled)
  const formed: FormPage = { ...page, lines }
  const labels = new Map<Piece, Label>()
  for (const line of lines) {
    let before: Piece | null = null
    for (const piece of line) {
      const label = isFilled(piece) ? null : labelOf(formed, piece, before, labels, columns)
      if (label !== null) labels.set(piece, label)
      before = piece
    }
  }
  for (const piece of unknownQuestions(lines, labels))
    if (!isFilled(piece)) labels.set(piece, { piece, meaning: null, closed: false })
  const isLabel = (piece: Piece): boolean => labels.has(piece)
  const sections = sectionsOf(formed, piece => isFilled(piece) || hasValueBeside(formed, piece, labels), isLabel)
  const headings = new Set(sections.filter(({ kind }) => kind !== 'same').map(({ piece }) => piece))
  const taken = new Set<Piece>()
  const entries = [...labels.values()]
    .filter(({ piece }) => !headings.has(piece))
    .flatMap((label): readonly Entry[] => {
      const found = valueOf(formed, label, labels, headings, taken)
      if (found === null) return []
      for (const piece of found) taken.add(piece)
      return withSharedAnswers(entryOf(formed, label, found, sections))
    })
  return { page: formed, sections, entries, isLabel }
}

function entryOf(page: FormPage, label: Label, pieces: readonly Piece[], sections: readonly Section[]): Entry {
  const words = pieces.flatMap(piece => piece.words)
  return {
    label: label.piece.text,
    meaning: label.meaning,
    section: sectionAt(sections, label.piece.box),
    value: isRestOfHeading(label, pieces) ? '' : answerText(pieces),
    page: page.number,
    box: words.length === 0 ? label.piece.box : unionOf(words.map(word => word.box)),
    labelBox: label.piece.box,
    words,
    method: page.method,
    source: 'print',
  }
}

/** "EQUIPMENT" and "TO BE FINANCED" are one heading, however far its line reaches. */
function isRestOfHeading({ piece, closed }: Label, [first, ...more]: readonly Piece[]): boolean {
  if (first === undefined || closed || more.length > 0 || first.line !== piece.line) return false
  return (
    piece.text === piece.text.toUpperCase() &&
    first.text === first.text.toUpperCase() &&
    first.box.left - piece.box.right < piece.size &&
    sectionKind(`${piece.text} ${first.text}`)?.whole === true
  )
}

/** What is filled in; the print of the form is no answer. */
function answerText(pieces: readonly Piece[]): string {
  const text = valueText(pieces)
  return isPrintedText(text) ? '' : text
}

/** Pieces of one line joined by spaces (single characters in boxes by nothing), lines by line feeds. */
function valueText(pieces: readonly Piece[]): string {
  const byLine = Map.groupBy(pieces, piece => piece.line)
  return [...byLine.values()]
    .map(line => {
      const ordered = line.toSorted((a, b) => a.box.left - b.box.left)
      return ordered
        .map((piece, index) => {
          const last = ordered[index - 1]
          const isNext = last !== undefined && last.text.length === 1 && piece.text.length === 1
          return last === undefined || (isNext && piece.box.left - last.box.left < CHARACTER_BOX * piece.size)
            ? piece.text
            : ` ${piece.text}`
        })
        .join('')
    })
    .join('\n')
    .trim()
}

/** Left edges at which values stand in lists of labels and values: "Legal name    Harbor Lights". */
function valueColumns(page: FormPage): readonly { readonly label: number; readonly value: number }[] {
  const pairs = page.lines.filter(line => line.length === 2).map(([label, value]) => ({ label: label!, value: value! }))
  const groups = Map.groupBy(
    pairs,
    ({ label, value }) => `${Math.round(label.box.left / 4)}:${Math.round(value.box.left / 4)}`,
  )
  return [...groups.values()].flatMap(rows => {
    if (rows.length < LIST_ROWS) return []
    const known = rows.filter(({ label }) => (meaningOf(label.text)?.cover ?? 0) >= OPEN_COVER).length
    const alike = rows.filter(({ value }) => /:$/.test(value.text) || (meaningOf(value.text)?.cover ?? 0) > 0.9).length
    return known * 2 >= rows.length && alike * 4 <= rows.length
      ? [{ label: rows[0]!.label.box.left, value: rows[0]!.value.box.left }]
      : []
  })
}

function labelOf(
  page: FormPage,
  piece: Piece,
  before: Piece | null,
  labels: ReadonlyMap<Piece, Label>,
  columns: readonly { readonly label: number; readonly value: number }[],
): Label | null {
  const closed = /[:?]$/.test(piece.text) || piece.blankAfter
  if ((piece.touchesBlank && !/:$/.test(piece.text)) || !/[\p{L}%#]/u.test(piece.text)) return null
  if (piece.words.length > MAX_LABEL_WORDS || /@/.test(piece.text)) return null
  if (/^[$€£]?[\d,.\s/%-]+$/.test(piece.text) && piece.text !== '%') return null
  if (isWritten(page, piece) && !closed) return null
  if (
    !closed &&
    before !== null &&
    labels.has(before) &&
    columns.some(column => Math.abs(column.label - before.box.left) < 5 && Math.abs(column.value - piece.box.left) < 5)
  )
    return null
  if (HINT.test(piece.text) && !closed) return null
  if (!closed && (SHARE_END.test(piece.text) || (isOption(page, piece) && !hasAmountBehind(page, piece)))) return null
  if (isOfSentence(piece.text)) return null
  const meaning = meaningOf(piece.text.replace(/[:?]\s*$/, ''))
  const least = closed && !piece.inBlank ? CLOSED_COVER : OPEN_COVER
  if (meaning !== null && meaning.cover >= least) {
    // Behind an unanswered label with a colon an open text is its value, however much it sounds like a label.
    const answers = before !== null && labels.get(before)?.closed === true && !/\?$/.test(before.text) && !closed
    if (!closed && meaning.isRole && isTitleAnswer(piece, before, labels)) return null
    if (
      !closed &&
      meaning.cover < 1 &&
      answerTerms.has(meaning.term) &&
      !hasAmountBehind(page, piece) &&
      isBelow(piece, labels, answeredTerms)
    )
      return null
    const asks = meaning.cover > 0.99 && meaning.length > 1 && !answerTerms.has(meaning.term)
    if (answers && !asks && piece.box.left - before.box.right < 12 * piece.size && !isFollowed(page, piece)) return null
    return { piece, meaning, closed }
  }
  // Between two blanks stands an answer, unless the words are known to ask.
  if (piece.inBlank && !/[:?]$/.test(piece.text)) return null
  // The answer to the label before, with the rest of its blank behind it.
  if (piece.blankAfter && !/[:?]$/.test(piece.text) && before !== null && labels.has(before) && !before.blankAfter)
    return null
  return closed && labelTokens(piece.text).length <= 12 ? { piece, meaning: null, closed } : null
}

/** A line of prose is no question: it begins or ends within a sentence. */
const isOfSentence = (text: string): boolean =>
  /^(?:of|and|or|the|to|by|is|are|be|that|which|with|from|shall|will|may)\s+\S+\s+\S+\s/.test(text) ||
  /\s(?:and|or|the|of|to|by|in|that|which|with)$/.test(text) ||
  /\p{Ll}{6}\.$/u.test(text)

/** "Owner" behind or below the label "Title" is a title. */
function isTitleAnswer(piece: Piece, before: Piece | null, labels: ReadonlyMap<Piece, Label>): boolean {
  if (before !== null && labels.get(before)?.meaning?.term === 'title' && piece.box.left - before.box.right < FAR)
    return true
  return isBelow(piece, labels, titleTerms)
}

/** A sum, a blank or a line follows: the words ask for it. */
function hasAmountBehind(page: FormPage, piece: Piece): boolean {
  const line = page.lines[piece.line] ?? []
  const next = line[line.indexOf(piece) + 1]
  return isFollowed(page, piece) || (next !== undefined && /^[$\d]/.test(next.text))
}

/** Right below a label that asks for one of these, at its edge. */
function isBelow(piece: Piece, labels: ReadonlyMap<Piece, Label>, terms: ReadonlySet<Meaning['term']>): boolean {
  return [...labels.values()].some(
    ({ piece: label, meaning }) =>
      meaning !== null &&
      terms.has(meaning.term) &&
      label.line >= piece.line - 2 &&
      label.line < piece.line &&
      Math.abs(label.box.left - piece.box.left) < EDGE,
  )
}

/** A line to write on, or a value of its own, follows. */
function isFollowed(page: FormPage, piece: Piece): boolean {
  return lineBehind(page, piece) !== null || piece.blankAfter
}

function hasValueBeside(page: FormPage, piece: Piece, labels: ReadonlyMap<Piece, Label>): boolean {
  if (!labels.has(piece) && !/:$/.test(piece.text)) return false
  const [next] = levelBehind(page, piece)
  return (
    (next !== undefined &&
      !labels.has(next) &&
      (next.box.left - piece.box.right < 160 || isWalled(page, piece, next))) ||
    lineBehind(page, piece) !== null
  )
}
