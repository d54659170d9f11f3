/** A document without what it says: its layout, its captions, and masks where names, texts and amounts stood. */
import type { Box, Document, FormField, Line, Page, Word } from '../../document/model.ts'
import { isLegalForm } from '../../vocabulary/legal-forms.ts'
import { explainDocument, type ExplainedField } from '../explain/explain-document.ts'
import { keptWords, plainWords } from './kept-words.ts'
import { maskText, maskUnits, yearShiftOf, type YearShift } from './mask-text.ts'

/** Points to which words are rounded: the exact width of a masked word says more about its letters than the layout needs. */
const STEP = 0.5
const rounded = (value: number): number => Math.round(value / STEP) * STEP
const roundedBox = ({ left, top, right, bottom }: Box): Box => ({
  left: rounded(left),
  top: rounded(top),
  right: Math.max(rounded(right), rounded(left) + STEP),
  bottom: Math.max(rounded(bottom), rounded(top) + STEP),
})

export interface MaskedDocument {
  readonly document: Document
  /** Words that were kept as they are, and how often, most frequent first. */
  readonly kept: ReadonlyMap<string, number>
  readonly maskedWords: number
  /** Attachments, which hold data without a layout, are omitted. */
  readonly omittedAttachments: number
}

/** What is masked although its words are known: texts that were read as values, such as the name of a company. */
interface Names {
  /** By page: where a value stands, and its words. */
  readonly places: ReadonlyMap<number, readonly { readonly box: Box; readonly words: ReadonlySet<string> }[]>
  /** Words of names of two words and more, wherever they stand. */
  readonly sequences: readonly (readonly string[])[]
}

export async function maskDocument(document: Document): Promise<MaskedDocument> {
  const parts = await explainDocument(document)
  const names = namesIn(parts.flatMap(({ fields }) => fields))
  const years = yearShiftOf(document.pages.flatMap(({ lines }) => lines.map(({ text }) => text)))
  const kept = new Map<string, number>()
  let maskedWords = 0
  const count = (before: Word, after: Word): void => {
    if (!/[\p{L}\p{N}]/u.test(before.text)) return
    if (before.text === after.text) kept.set(before.text, (kept.get(before.text) ?? 0) + 1)
    else maskedWords += 1
  }
  const pages = document.pages.map(page => maskedPage(page, { names, years, count }))
  const fields = document.fields && maskedFields(document.fields, years)
  return {
    document: {
      fileName: 'masked.pdf',
      pages,
      problems: document.problems.map(({ code, page, severity }) => ({ code, message: code, page, severity })),
      ...(fields && { fields }),
    },
    kept: new Map([...kept].toSorted(([, a], [, b]) => b - a)),
    maskedWords,
    omittedAttachments: document.attachments?.length ?? 0,
  }
}

const isText = (value: string): boolean => /\p{L}/u.test(value) && !/^\d{4}-\d\d(?:-\d\d)?$/.test(value)

function namesIn(fields: readonly ExplainedField[]): Names {
  const { phrases } = keptWords()
  const found = fields
    .filter(({ value }) => isText(value))
    .map(({ value, evidence }) => ({ words: plainWords(value), evidence }))
    // A value such as "checking" or "LLC" is a phrase of the vocabulary itself.
    .filter(({ words }) => !phrases.has(words.join(' ')))
  const places = found.flatMap(({ words, evidence }) =>
    evidence.map(({ page, box }) => ({ page, box, words: new Set(words) })),
  )
  return {
    places: Map.groupBy(places, ({ page }) => page),
    // A firm is named without its legal form too.
    sequences: found
      .map(({ words }) => words.slice(0, words.findLastIndex(word => !isLegalForm(word)) + 1))
      .filter(words => words.length > 1),
  }
}

interface PageMask {
  readonly names: Names
  readonly years: YearShift
  readonly count: (before: Word, after: Word) => void
}

function maskedPage(page: Page, mask: PageMask): Page {
  const { number, width, height, rotation, skew, source, lines, rules, marks } = page
  // Member by member: what a page may hold some day is not sent before somebody has decided about it.
  return {
    number,
    width,
    height,
    source,
    ...(rotation !== undefined && { rotation }),
    ...(skew !== undefined && { skew }),
    lines: lines.map(line => maskedLine(line, number, mask)),
    rules: rules.map(({ direction, box }) => ({ direction, box })),
    ...(marks && { marks: marks.map(({ kind, box }) => ({ kind, box })) }),
  }
}

function maskedLine(line: Line, page: number, { names, years, count }: PageMask): Line {
  const text = line.words.map(word => word.text).join(' ')
  const starts = startsOf(line.words)
  const named = line.words.flatMap((word, index) => {
    const own = plainWords(word.text)
    const isValue =
      names.places.get(page)?.some(({ box, words }) => isInside(word.box, box) && own.some(part => words.has(part))) ===
      true
    return isValue ? [[starts[index]!, starts[index]! + word.text.length] as const] : []
  })
  const units = maskUnits(text, { years, names: [...named, ...rangesOf(names.sequences, text)] })
  const words = line.words.map((word, index): Word => {
    const { confidence, bold, size, superscript } = word
    const own = units.slice(starts[index], starts[index]! + word.text.length).join('')
    const box = roundedBox(word.box)
    const after = { text: own, box, confidence, bold, size, ...(superscript === true && { superscript }) }
    count(word, after)
    return after
  })
  return { words, box: roundedBox(line.box), text: words.map(word => word.text).join(' ') }
}

/** Where each word begins in the words joined by single spaces. */
function startsOf(words: readonly Word[]): readonly number[] {
  let at = 0
  return words.map(({ text }) => {
    const start = at
    at += text.length + 1
    return start
  })
}

function isInside({ left, top, right, bottom }: Box, outer: Box): boolean {
  const x = (left + right) / 2
  const y = (top + bottom) / 2
  return x >= outer.left && x <= outer.right && y >= outer.top && y <= outer.bottom
}

/** Where the words of a name follow each other in a text. */
function rangesOf(sequences: Names['sequences'], text: string): readonly (readonly [number, number])[] {
  const words = [...text.matchAll(/\p{L}+/gu)].map(({ index, 0: word }) => ({
    index,
    word,
    plain: plainWords(word)[0],
  }))
  return sequences.flatMap(sequence =>
    words.flatMap((first, at) => {
      const last = words[at + sequence.length - 1]
      const follows = last !== undefined && sequence.every((word, index) => words[at + index]!.plain === word)
      return follows ? [[first.index, last.index + last.word.length] as const] : []
    }),
  )
}

/** Names of fields are written by programs: they are kept apart by numbers of their own. */
function maskedFields(fields: readonly FormField[], years: YearShift): readonly FormField[] {
  const numbers = new Map([...new Set(fields.map(({ name }) => name))].map((name, index) => [name, index + 1]))
  const masked = (text: string | null): string | null => text && maskText(text, { years, names: [] })
  return fields.map(({ page, box, name, hint, kind, value, checked }) => ({
    page,
    box: roundedBox(box),
    name: name === '' ? '' : `${masked(name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))} ${numbers.get(name)!}`,
    hint: masked(hint),
    kind,
    value: masked(value),
    checked,
  }))
}
