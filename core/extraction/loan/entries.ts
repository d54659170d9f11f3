/** What a printed or typed form says at each of its labels: beside it, on the line after it, in the same box, above or below. Pure. */
import { unionOf } from '../../document/geometry.ts'
import type { Box, FormField, Word } from '../../document/model.ts'
import type { DateOrder } from '../values/dates/date-tokens.ts'
import { bind } from './bind.ts'
import { captionsOf, isInStyle, stylesOf, type Caption, isPrintedText } from './captions.ts'
import { coverOf, KNOWN_COVER, meaningByAnswer, meaningsOfParts, type Meaning, WHOLE_COVER } from './labels.ts'
import { fitsTerm, kindOfAnswer } from './answer-types.ts'
import { isInside, SLACK } from './boxes.ts'
import type { FormPage, Piece } from './form-page.ts'
import { sectionAt, sectionsOf, type Section, type SectionKind } from './sections.ts'
import { isInColumn, isWalled, piecesBehind, lineBehind } from './slots.ts'
import { splitAtLabels, withWrappedLabels } from './label-pieces.ts'

/** A label, what it asks and what is filled in. */
export interface Entry {
  readonly label: string
  /** null: the vocabulary does not know the label. */
  readonly meaning: Meaning | null
  readonly section: Section | null
  /** Lines are separated by line feeds. Empty: the place is blank. */
  readonly value: string
  readonly fileName: string
  readonly page: number
  readonly box: Box
  readonly labelBox: Box
  readonly words: readonly Word[]
  readonly method: 'text' | 'ocr'
  readonly dateOrder: DateOrder
  readonly source: 'field' | 'print'
}

/**
 * How near answers and characters stand. Half or double of any member changes 2 of 41 tuned forms at most.
 * - `character`: In type sizes: from one box for a single character to the next.
 * - `beside`: Points: an answer stands this close behind a caption that is no heading.
 */
const NEAR = { character: 2, beside: 160 } as const

/** Pieces of the page as labels and values, its headings, and its entries. */
export interface FormReading {
  readonly page: FormPage
  readonly sections: readonly Section[]
  readonly entries: readonly Entry[]
  readonly isLabel: (piece: Piece) => boolean
  /** The printed captions of the fields to fill in. */
  readonly captionOf: ReadonlyMap<FormField, Piece>
}

export function readForm(page: FormPage): FormReading {
  const fields = page.fields.filter(isForText)
  const isFilled = (piece: Piece): boolean => fields.some(({ box }) => isInside(piece.box, box))
  const { captions: style } = stylesOf(page, isKnownCaption)
  const isWhole = (piece: Piece): boolean =>
    isFilled(piece) || (isInStyle(piece, style) && piece.words.every(({ size }) => size === piece.words[0]!.size))
  const split = page.lines.map(line => line.flatMap(piece => (isWhole(piece) ? [piece] : splitAtLabels(piece))))
  const lines = withWrappedLabels(page, split, isFilled)
  const formed: FormPage = { ...page, lines }
  const captions = captionsOf(formed, isFilled)
  const isLabel = (piece: Piece): boolean => captions.has(piece)
  const sections = sectionsOf(formed, piece => isFilled(piece) || hasAnswerBeside(formed, piece, captions), captions)
  const headings = new Set(sections.filter(({ kind }) => kind !== 'same').map(({ piece }) => piece))
  const bound = bind({ page: formed, fields, captions, headings, sectionOf: box => sectionAt(sections, box)?.piece })
  const entries = [...bound].flatMap(([caption, { pieces, isLoose }]) =>
    isLoose ? [] : partsOf(entryOf(formed, caption, pieces, sections)),
  )
  const captionOf = new Map(
    [...bound].flatMap(([{ piece }, { field }]) => (field === null ? [] : [[field, piece] as const])),
  )
  return { page: formed, sections, entries, isLabel, captionOf }
}

/** A field to be filled in with words, or with one of several choices. */
export const isForText = ({ kind }: FormField): boolean => kind === 'text' || kind === 'choice'

const isKnownCaption = ({ text }: Piece): boolean => /[:?]$/.test(text) || coverOf(text) >= WHOLE_COVER

function entryOf(page: FormPage, label: Caption, pieces: readonly Piece[], sections: readonly Section[]): Entry {
  const words = pieces.flatMap(piece => piece.words)
  const [value, section] = [answerText(pieces), sectionAt(sections, label.piece.box)]
  return {
    label: label.piece.text,
    meaning: answeredMeaning(label.piece.text, label.meaning, { value, section }),
    section,
    value,
    fileName: page.fileName,
    page: page.number,
    box: words.length === 0 ? label.piece.box : unionOf(words.map(word => word.box)),
    labelBox: label.piece.box,
    words,
    method: page.method,
    dateOrder: page.dateOrder,
    source: 'print',
  }
}

/** Sections with questions that their answers may decide. */
const DECIDED: readonly SectionKind[] = ['business', 'request']

/** What a caption asks; where its words leave it open or the answer is of another type, the answer decides. */
export function answeredMeaning(
  label: string,
  meaning: Meaning | null,
  { value, section }: Pick<Entry, 'value' | 'section'>,
): Meaning | null {
  const isOpen = meaning === null || meaning.term === 'other' || meaning.cover <= KNOWN_COVER
  const kind = kindOfAnswer(value)
  if (kind === null || (section !== null && !DECIDED.includes(section.kind))) return meaning
  if (!isOpen && fitsTerm(meaning.term, value) !== false) return meaning
  return meaningByAnswer(label, kind) ?? meaning
}

/** What stands between several answers in one place, the plainest sign first: a slash may be part of a date, a comma of a name. */
const ANSWER_PARTS = [/\s+[/|·–-]\s+|\s*[\n|·]\s*/, /\s*\/\s*/, /\s*[,;]\s+/, /\s+[/|·–-]\s+|\s*[\n|·]\s*|[,;]\s+/]

/** "Phone / e-mail", "Office and share": several questions in one caption, answered in the same order, each by what can answer it. */
function partsOf(entry: Entry): readonly Entry[] {
  const meanings = meaningsOfParts(entry.label)
  const isWhole = entry.meaning !== null && entry.meaning.cover > WHOLE_COVER
  if (isWhole || meanings === null) return [entry]
  const values = ANSWER_PARTS.map(sign => entry.value.split(sign)).find(
    parts => parts.length === meanings.length && meanings.every(({ term }, at) => fitsTerm(term, parts[at]!) !== false),
  )
  return values === undefined ? [entry] : meanings.map((meaning, at) => ({ ...entry, value: values[at]!, meaning }))
}

/** What is filled in; the print of the form is no answer. */
function answerText(pieces: readonly Piece[]): string {
  const text = valueText(pieces)
  return isPrintedText(text) ? '' : text
}

/** Pieces of one line joined by spaces (single characters in boxes by nothing), lines by line feeds. */
function valueText(pieces: readonly Piece[]): string {
  const byLine = Map.groupBy(pieces, piece => piece.line)
  const textOfLine = (line: readonly Piece[]): string =>
    line
      .toSorted((a, b) => a.box.left - b.box.left)
      .map(
        (piece, index, ordered) =>
          `${index === 0 || isNextCharacter(ordered[index - 1]!, piece) ? '' : ' '}${piece.text}`,
      )
      .join('')
  return [...byLine.values()].map(textOfLine).join('\n').trim()
}

/** The next of single characters in boxes side by side. */
const isNextCharacter = (last: Piece, { text, box, size }: Piece): boolean =>
  last.text.length === 1 && text.length === 1 && box.left - last.box.left < NEAR.character * size

function hasAnswerBeside(page: FormPage, piece: Piece, captions: ReadonlyMap<Piece, Caption>): boolean {
  if (!captions.has(piece) && !/:$/.test(piece.text)) return false
  if (lineBehind(page, piece) !== null) return true
  const [next] = piecesBehind(page, piece)
  return (
    next !== undefined &&
    !captions.has(next) &&
    (next.box.left - piece.box.right < NEAR.beside ||
      isWalled(page, piece.box, next.box) ||
      (isInColumn(page, next.box) && !captions.keys().some(({ box }) => Math.abs(box.left - next.box.left) < SLACK)))
  )
}
