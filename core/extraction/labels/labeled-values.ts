/** Labels of a form and what stands at them: in the same cell, to the right, or below. */
import { centerOf, heightOf, horizontalOverlap, middleOf, verticalOverlap } from '../../document/geometry.ts'
import type { Box } from '../../document/model.ts'
import { cellOf, type Cell, type InvoicePage, type InvoiceView } from '../layout/document-view.ts'
import { oncePer } from '../layout/once-per.ts'
import { indexOf, type LabelPhrases, type Phrase, type PhraseIndex } from './phrases.ts'
import { clearOfMarks, headOf, labelTokens, tailOf, type LabelToken } from './tokens.ts'
import { sharedHeight } from '../layout/thresholds.ts'

export { labelWords, wordingsOf, plainLabel, type LabelPhrases } from './phrases.ts'

/** A label where it stands, whatever its value. */
export interface FoundLabel<Term extends string> {
  readonly term: Term
  /** As printed, without its value. */
  readonly label: Cell
  /** What follows the label in its own cell, up to the next label; null when nothing does. */
  readonly rest: Cell | null
  /** What stands before the label in its own cell ("Original" before "invoice no:"); null when the label begins it. */
  readonly lead: string | null
  /** A colon, number sign or the cell's end closes it: the label is no beginning of a sentence. */
  readonly closed: boolean
}

/** A label with a place its value may stand. */
export interface LabeledValue<Term extends string> extends Pick<FoundLabel<Term>, 'term' | 'label' | 'lead'> {
  readonly value: Cell
  readonly place: 'inside' | 'right' | 'below'
}

export interface LabelOptions {
  /** Labels of two words and more are also found inside a cell without a mark, where a digit follows: "Acme Ltd Invoice No 4711". */
  readonly inner?: boolean
}

/**
 * How near a label and its value or second line stand, in type sizes.
 * - `below`: A value may stand this far below its label, in heights of the type, when nothing stands between them.
 * - `answer`: A value beside its label this near is no other label's.
 * - `apart`: Words of one value in a column of its own stand nearer than this.
 * - `leading`: Two lines of one label stand closer than this.
 * - `edge`: A cell that shares no width with the label above it may still be its value when an edge or the middle is this near.
 * - `sameEdge`: Two cells begin at one edge when theirs lie this near.
 * - `line`: The middles of a label and of the value beside it lie this near: the value may be set larger, the next line lies a line's height
 *   away.
 */
const near = { below: 3.2, answer: 12, apart: 1.3, leading: 0.9, edge: 1.6, sameEdge: 0.3, line: 0.8 } as const
/** Heights by which the boxes of two lines may overlap: OCR boxes reach into the line above, most where a label wraps. */
const overlap = { value: 0.3, label: 0.4 } as const

/**
 * Every label of `phrases` with every place its value may stand, best place first per label: the rest of its own cell, the next
 * cell to the right in the same line, the nearest cell below that stands nearer to it than to its neighbors in a row of headings.
 * Which of them is a value is the caller's to judge. On recognized pages one wrong letter in a long word is forgiven.
 */
export function labeledValues<Term extends string>(
  view: InvoiceView,
  phrases: LabelPhrases<Term>,
  options: LabelOptions = {},
): readonly LabeledValue<Term>[] {
  const book = indexOf(phrases)
  return view.pages.flatMap(page => valuesOn(page, labelsOn({ page, book, ...options })))
}

/** Every label of `phrases` on the pages, in reading order. */
export function labelsIn<Term extends string>(view: InvoiceView, phrases: LabelPhrases<Term>): FoundLabel<Term>[] {
  const book = indexOf(phrases)
  return view.pages.flatMap(page => labelsOn({ page, book }))
}

/** A cell's tokens, split once for all who search labels in it. */
const tokensOf = oncePer((cell: Cell) => labelTokens(cell.words.map(word => word.text)))

/** The labels of an index searched on a page. */
interface Search<Term extends string> extends LabelOptions {
  readonly page: InvoicePage
  readonly book: PhraseIndex<Phrase<Term>>
}

const labelsOn = <Term extends string>(search: Search<Term>): FoundLabel<Term>[] =>
  search.page.cells.flatMap(cell => {
    const found = labelsOfCell(search, cell)
    return found.length > 0 ? found : labelOfTwoLines(search, cell)
  })

function valuesOn<Term extends string>(page: InvoicePage, found: readonly FoundLabel<Term>[]): LabeledValue<Term>[] {
  const { cells, metrics } = page
  const labels = new Set(
    found
      .filter(({ rest, closed, lead }) => lead === null && (rest === null || closed))
      .flatMap(({ label }) => label.words.map(({ box }) => keyOf(box))),
  )
  const isLabel = (cell: Cell): boolean => labels.has(keyOf(cell.words[enumerated(cell) ? 1 : 0]!.box))
  const rightOf = (label: Cell, from: Cell): Cell | undefined =>
    cells
      .filter(
        cell =>
          cell.box.left >= from.box.right - 1 &&
          verticalOverlap(cell.box, label.box) > sharedHeight * Math.min(heightOf(label.box), heightOf(cell.box)) &&
          Math.abs(middleOf(cell.box) - middleOf(from.box)) < near.line * metrics.em &&
          clearOfMarks(cell) !== null,
      )
      .toSorted((a, b) => a.box.left - b.box.left)[0]
  // What stands beside a label of its own is no value of a heading above it.
  const answers = new Set(
    found
      .filter(({ rest, lead }) => rest === null && lead === null)
      .flatMap(({ label }) => {
        const cell = rightOf(label, label)
        return cell !== undefined && !isLabel(cell) && cell.box.left - label.box.right < near.answer * metrics.em
          ? [keyOf(cell.words[0]!.box)]
          : []
      }),
  )
  return found.flatMap(({ term, label, rest, lead, closed }) => {
    const from = rest ?? label
    // "Due on receipt" is a value that begins as a label does: what stands beside or under it is another label's.
    const whole = closed || rest === null || ![tokensOf(label).at(-1), tokensOf(rest)[0]].some(one => leadsToDay.test(one?.token ?? '')) // prettier-ignore
    const right = rightOf(label, from)
    const below = cellBelow(page, label)
    const places = [
      ['inside', rest],
      ['right', whole && right !== undefined && !isLabel(right) ? right : null],
      ['below', whole && below !== null && !isLabel(below) && !answers.has(keyOf(below.words[0]!.box)) ? below : null],
    ] as const
    return places.flatMap(([place, cell]): readonly LabeledValue<Term>[] => {
      const value = cell === null ? null : clearOfMarks(cell)
      return value === null ? [] : [{ term, label, value, place, lead }]
    })
  })
}

const keyOf = (box: Box): string => `${box.left} ${box.top}`

/** The nearest cell under a label with what typewriters and forms set a little apart from it, as long as no other cell stands more squarely above. */
function cellBelow(page: InvoicePage, label: Cell): Cell | null {
  const first = nearestBelow(page, label)
  if (first === null) return null
  const { em } = page.metrics
  const row = page.cells.filter(cell => cell.line === label.line && cell.box.left >= label.box.right)
  const words = [...first.words]
  for (const cell of page.cells) {
    if (cell.line !== first.line || cell.box.left < words.at(-1)!.box.right) continue
    if (cell.box.left - words.at(-1)!.box.right > near.apart * em) break
    if (row.some(other => fit(cell.box, other.box) > fit(cell.box, label.box))) break
    words.push(...cell.words)
  }
  return words.length === first.words.length ? first : cellOf(words, first.page, first.line)
}

/**
 * The nearest cell under a label, unless another cell of the label's line stands more squarely above it; one at its own left edge is the label's.
 */
export function nearestBelow<Own extends Cell>(
  { cells, metrics: { em } }: Pick<InvoicePage, 'metrics'> & { readonly cells: readonly Own[] },
  label: Cell,
): Own | null {
  const row = cells.filter(
    cell => cell.line === label.line && (cell.box.right <= label.box.left || cell.box.left >= label.box.right),
  )
  const isOwn = ({ box }: Cell): boolean =>
    Math.abs(box.left - label.box.left) < near.sameEdge * em ||
    row.every(other => fit(box, other.box) <= fit(box, label.box))
  return (
    cells
      .filter(
        cell =>
          cell.line !== label.line &&
          cell.box.top >= label.box.bottom - overlap.value * em &&
          cell.box.top - label.box.bottom < near.below * em &&
          distance(cell.box, label.box) < near.edge * em,
      )
      .toSorted(
        (a, b) =>
          (Math.abs(a.box.top - b.box.top) < 0.5 * em ? 0 : a.box.top - b.box.top) ||
          fit(b.box, label.box) - fit(a.box, label.box),
      )
      .find(isOwn) ?? null
  )
}

/** 0 where two boxes share width, else the smallest distance of their left edges, right edges or middles. */
const distance = (a: Box, b: Box): number =>
  horizontalOverlap(a, b) > 0
    ? 0
    : Math.min(Math.abs(a.left - b.left), Math.abs(a.right - b.right), Math.abs(centerOf(a) - centerOf(b)))

/** How squarely a value stands under a heading: shared width, or by how much they miss each other (negative). */
function fit(value: Box, heading: Box): number {
  const shared = horizontalOverlap(value, heading)
  return shared > 0 ? shared : -Math.max(value.left - heading.right, heading.left - value.right)
}

/** "30 days from date of invoice", "due on receipt": a term of payment, no label. */
const leadsToDay = /^(?:from|of|on|at|after|upon|before|following|ab|nach|apres|depuis|desde)$/

/** Forms number their fields: "2. Sale number", "(14) Date". */
const enumerated = ({ words }: Cell): boolean => words.length > 1 && /^\(?\d{1,2}[a-z]?[.)]$/.test(words[0]!.text)

/** No colon stands between the words; number signs may. */
const isOneLabel = (words: readonly LabelToken[]): boolean =>
  words
    .slice(0, -1)
    .every(({ token, closes }, index) => !closes || token === 'no' || token === '#' || words[index + 1]!.token === '#')

/** The labels of a cell: one it begins with, and more behind it where a mark or the cell's end closes them. */
function labelsOfCell<Term extends string>({ page, book, inner }: Search<Term>, cell: Cell): FoundLabel<Term>[] {
  const tokens = tokensOf(cell)
  const ocr = page.page.source === 'ocr'
  const hits: { readonly term: Term; readonly from: number; readonly to: number; readonly closed: boolean }[] = []
  const begin = enumerated(cell) ? 1 : 0
  for (let at = begin; at < tokens.length; at++) {
    // No label goes on behind its colon: "Terms: Due on receipt".
    const entry = book
      .at(tokens, at, ocr)
      .find(({ tokens: phrase }) => isOneLabel(tokens.slice(at, at + phrase.length)))
    if (entry === undefined) continue
    const to = at + entry.tokens.length
    const last = tokens[to - 1]!
    if (last.numbered) continue
    // Inside a cell a label is closed by a mark, or by the cell's end: then its value stands in the next one.
    const ends = to === tokens.length && entry.tokens.length > 1 && !leadsToDay.test(tokens[at - 1]?.token ?? '')
    const next = cell.words[tokens[to]?.word ?? -1]?.text ?? ''
    const led = inner === true && (entry.tokens.length > 1 || tokens[at - 1]?.closes === true) && /\d/.test(next)
    if (at > begin && !(tokens[at]!.startsWord && (last.closes || ends || led))) continue
    hits.push({ term: entry.term, from: at, to, closed: last.closes || to === tokens.length })
    at = to - 1
  }
  return hits.map(({ term, from, to, closed }, index) => {
    const next = hits[index + 1]
    const last = tokens[to - 1]!
    const before = tokens.slice(hits[index - 1]?.to ?? begin, from)
    return {
      term,
      label: cellOf(headOf(cell.words, tokens[from]!, last), cell.page, cell.line),
      rest: restOf(cell, last, next === undefined ? null : tokens[next.from]!),
      lead: before.length === 0 ? null : before.map(({ token }) => token).join(' '),
      closed,
    }
  })
}

/** What a cell says behind a token, up to another; null where no letter and no digit follows. */
function restOf(cell: Cell, from: LabelToken, until: LabelToken | null = null): Cell | null {
  const rest = tailOf(cell.words, from, until)
  return rest.some(word => /[\p{L}\p{N}]/u.test(word.text)) ? cellOf(rest, cell.page, cell.line) : null
}

/** Words that a first line of a label over two lines has at most. */
const maxFirstLine = 4

/** A label whose first words are the whole of this cell and whose last words begin the cell under it. */
function labelOfTwoLines<Term extends string>({ page, book }: Search<Term>, cell: Cell): FoundLabel<Term>[] {
  const tokens = tokensOf(cell)
  if (tokens.length === 0 || tokens.length > maxFirstLine) return []
  const ocr = page.page.source === 'ocr'
  const { em } = page.metrics
  if (book.startingWith(tokens[0]!.token, ocr).length === 0) return []
  const under = page.cells.find(
    other =>
      other.line !== cell.line &&
      other.box.top >= cell.box.bottom - overlap.label * em &&
      other.box.top - cell.box.bottom < near.leading * em &&
      distance(other.box, cell.box) < 0.5 * em,
  )
  if (under === undefined) return []
  const more = tokensOf(under)
  const entry = book.at([...tokens, ...more], 0, ocr).find(({ tokens: phrase }) => phrase.length > tokens.length)
  if (entry === undefined) return []
  const last = more[entry.tokens.length - tokens.length - 1]!
  const label = cellOf([...cell.words, ...headOf(under.words, more[0]!, last)], cell.page, under.line)
  const rest = restOf(under, last)
  return [{ term: entry.term, label, rest, lead: null, closed: last.closes || rest === null }]
}
