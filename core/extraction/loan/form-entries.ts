/** What a printed or typed form says at each of its labels: beside it, on the line after it, in the same box, above or below. Pure. */
import { centreOf, middleOf, unionOf } from '../../document/geometry.ts'
import type { Box, Word } from '../../document/model.ts'
import type { Meaning } from './form-labels.ts'
import { labelTokens, leadingLabel, meaningOf } from './form-labels.ts'
import { cellAround, partOf, type FormPage, type Piece } from './form-page.ts'
import type { Section } from './form-sections.ts'
import { sectionAt, sectionKind, sectionsOf } from './form-sections.ts'

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

/** A piece taken for a label. */
interface Label {
  readonly piece: Piece
  readonly meaning: Meaning | null
  /** A colon or question mark closes it. */
  readonly closed: boolean
}

/** Share of a label's words the vocabulary must explain, without and with a colon behind it. */
const OPEN_COVER = 0.6
const CLOSED_COVER = 0.4
/** Labels have at most this many words; more is prose. */
const MAX_LABEL_WORDS = 16
/** A value stands at most this far behind its label (share of the page's width) where no line leads to it. */
const FARTHEST = 0.42
/** What stands below a label without a box is prose when it is longer. */
const MAX_VALUE_WORDS = 10
/** In type sizes: how far below its label a value may stand, and above its caption. */
const BELOW = 2.1
const ABOVE = 2.6
/** A line to write on begins this close (points) behind its label. */
const LINE_START = 30
/** In type sizes: from one box for a single character to the next. */
const CHARACTER_BOX = 2
/** In type sizes: parts of one value under a label stand this close. */
const SAME_VALUE = 3.2
/** Points between the lines for the parts of one number. */
const PART_GAP = 18
/** Second columns of a list of labels and values: so many rows must share both edges. */
const LIST_ROWS = 3

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
        centreOf(piece.box) > box.left &&
        centreOf(piece.box) < box.right &&
        middleOf(piece.box) > box.top - 1 &&
        middleOf(piece.box) < box.bottom + 1,
    )
  const columns = valueColumns(page)
  const lines = page.lines.map(line => line.flatMap(piece => (isFilled(piece) ? [piece] : splitAtLabels(piece))))
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
  const isLabel = (piece: Piece): boolean => labels.has(piece)
  const sections = sectionsOf(formed, piece => isFilled(piece) || hasValueBeside(formed, piece, labels), isLabel)
  const headings = new Set(sections.filter(({ kind }) => kind !== 'same').map(({ piece }) => piece))
  const taken = new Set<Piece>()
  const entries = [...labels.values()]
    .filter(({ piece }) => !headings.has(piece))
    .flatMap((label): Entry[] => {
      const found = valueOf(formed, label, labels, headings, taken)
      if (found === null) return []
      for (const piece of found) taken.add(piece)
      return [entryOf(formed, label, found, sections)]
    })
  return { page: formed, sections, entries, isLabel }
}

function entryOf(page: FormPage, label: Label, pieces: readonly Piece[], sections: readonly Section[]): Entry {
  const words = pieces.flatMap(piece => piece.words)
  return {
    label: label.piece.text,
    meaning: label.meaning,
    section: sectionAt(sections, label.piece.box),
    value: valueText(pieces),
    page: page.number,
    box: words.length === 0 ? label.piece.box : unionOf(words.map(word => word.box)),
    labelBox: label.piece.box,
    words,
    method: page.method,
    source: 'print',
  }
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

/** "City Springfield State IL": a piece that begins with a label or holds one behind a value is cut there. */
function splitAtLabels(piece: Piece): Piece[] {
  const texts = piece.words.map(word => word.text)
  if (piece.underline !== null && piece.underline.left > piece.box.left - 6 && texts.length > 0) return [piece]
  if (texts.length < 2 || texts.length > 24 || /[:?]$/.test(piece.text)) return [piece]
  if (isWholeLabel(piece.text)) return [piece]
  const lead = leadingLabel(texts)
  if (lead === null) return [piece]
  const rest = texts.slice(lead.count).join(' ')
  if (!fitsKind(lead.meaning, rest) && !isNameBehind(lead.meaning, rest)) return [piece]
  const tail = partOf(piece, lead.count, texts.length)
  return [partOf(piece, 0, lead.count), ...splitTail(tail)]
}

/** "Legal name Table Rock Printing Inc": a label of several words, and words with capitals that are no label. */
function isNameBehind(meaning: Meaning, rest: string): boolean {
  const words = rest.split(' ')
  if (
    meaning.length < 2 ||
    words.length > 9 ||
    !words.every(word => /^[\p{Lu}\d(&$]|^(?:of|and|the|de|for)$/u.test(word))
  )
    return false
  return (meaningOf(rest)?.cover ?? 0) < 0.6 && sectionKind(rest) === null && !isChoice(rest)
}

const isChoice = (text: string): boolean => /^(?:yes|no)\b/i.test(text)

/** Behind a value another label may follow: "Springfield State IL". */
function splitTail(piece: Piece): Piece[] {
  const texts = piece.words.map(word => word.text)
  for (let at = 1; at < texts.length - 1; at++) {
    const lead = leadingLabel(texts.slice(at))
    if (lead === null || !/^\p{Lu}/u.test(texts[at]!)) continue
    if (!fitsKind(lead.meaning, texts.slice(at + lead.count).join(' ')) || !isShaped(lead.meaning)) continue
    return [
      partOf(piece, 0, at),
      partOf(piece, at, at + lead.count),
      ...splitTail(partOf(piece, at + lead.count, texts.length)),
    ]
  }
  return [piece]
}

const isWholeLabel = (text: string): boolean => {
  const meaning = meaningOf(text)
  return meaning !== null && meaning.cover > 0.99
}

const shaped: Readonly<Partial<Record<Meaning['term'], RegExp>>> = {
  zip: /^\d{5}(?:-\d{4})?$/,
  state: /^(?:[A-Z]{2}|[A-Z][a-z]+(?: [A-Z][a-z]+)?)$/,
  phone: /^\+?[\d(][\d\s().-]{8,}/,
  cellPhone: /^\+?[\d(][\d\s().-]{8,}/,
  homePhone: /^\+?[\d(][\d\s().-]{8,}/,
  fax: /^\+?[\d(][\d\s().-]{8,}/,
  email: /^\S+@\S+$/,
  taxId: /^\d[\d\s-]{7,}$/,
  ssn: /^[\dxX*]{3}[\dxX*\s-]{4,}$/,
  dob: /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}$/,
  percent: /^\d{1,3}(?:\.\d+)?\s*%?$/,
  amount: /^\$?\s?[\d,]{3,}(?:\.\d\d)?$/,
  revenue: /^\$?\s?[\d,]{3,}(?:\.\d\d)?$/,
  downPayment: /^\$?\s?[\d,]{3,}(?:\.\d\d)?$/,
  equipmentCost: /^\$?\s?[\d,]{3,}(?:\.\d\d)?$/,
  monthlyRevenue: /^\$?\s?[\d,]{3,}(?:\.\d\d)?$/,
  years: /^\d{1,3}(?:\.\d+)?(?: ?(?:years?|yrs?))?$/i,
  employees: /^\d{1,5}$/,
  naics: /^\d{4,6}\b/,
  website: /^(?:https?:|www\.)?\S+\.\S+$/,
  city: /^\p{Lu}[\p{L}.' -]+$/u,
  dba: /^\p{Lu}/u,
  vendorName: /^\p{Lu}/u,
  address: /^(?:\d+\s+\S|P\.?\s?O\.?\s?Box)/i,
}
const isShaped = (meaning: Meaning): boolean => shaped[meaning.term] !== undefined

/** Whether a text directly behind a label, without colon or gap, can be its value. */
function fitsKind(meaning: Meaning, rest: string): boolean {
  const shape = shaped[meaning.term]
  return (
    shape !== undefined &&
    shape.test(rest.trim().split(/\s+(?=(?:City|State|Zip|ZIP|ST|St|Phone|Email|Fax|Cell)\b)/)[0]!)
  )
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
    return known * 2 >= rows.length && alike * 2 < rows.length
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
  if ((piece.inBlank && !/:$/.test(piece.text)) || !/[\p{L}%#]/u.test(piece.text)) return null
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
  const meaning = meaningOf(piece.text.replace(/[:?]\s*$/, ''))
  if (meaning !== null && meaning.cover >= (closed ? CLOSED_COVER : OPEN_COVER)) {
    // Behind an unanswered label with a colon an open text is its value, however much it sounds like a label.
    const answers = before !== null && labels.get(before)?.closed === true && !closed
    if (answers && piece.box.left - before.box.right < 12 * piece.size && !isFollowed(page, piece)) return null
    return { piece, meaning, closed }
  }
  return closed && labelTokens(piece.text).length <= 12 ? { piece, meaning: null, closed } : null
}

/** Words on a line of their own to write on, not under a border they share with a label. */
function isWritten(page: FormPage, piece: Piece): boolean {
  const { underline, box } = piece
  if (underline === null || box.left - underline.left > 40) return false
  const line = page.lines[piece.line]
  return (
    line !== undefined && line.some(other => other.box.right <= underline.left + 3 && other.underline !== underline)
  )
}

/** A line to write on, or a value of its own, follows. */
function isFollowed(page: FormPage, piece: Piece): boolean {
  return lineBehind(page, piece) !== null || piece.blankAfter
}

function hasValueBeside(page: FormPage, piece: Piece, labels: ReadonlyMap<Piece, Label>): boolean {
  if (!labels.has(piece) && !/:$/.test(piece.text)) return false
  const line = page.lines[piece.line] ?? []
  const next = line[line.indexOf(piece) + 1]
  return (
    (next !== undefined &&
      !labels.has(next) &&
      (next.box.left - piece.box.right < 160 || isWalled(page, piece, next))) ||
    lineBehind(page, piece) !== null
  )
}

/** The line to write on that begins behind a label. */
export function lineBehind(page: FormPage, piece: Piece): Box | null {
  const { box, size } = piece
  const next = (page.lines[piece.line] ?? []).find(other => other.box.left > box.right - 1)
  let best: Box | null = null
  for (const rule of page.lineRules) {
    if (rule.top < box.bottom - 0.5 * size || rule.top > box.bottom + 0.95 * size) continue
    if (rule.left < box.right - 4 || rule.left > box.right + LINE_START || rule.right - rule.left < 12) continue
    if (next !== undefined && rule.left > next.box.right) continue
    if (best === null || rule.left < best.left) best = rule
  }
  return best
}

/** The pieces at a label; none: the place is blank; null: the label has no place. */
function valueOf(
  page: FormPage,
  label: Label,
  labels: ReadonlyMap<Piece, Label>,
  headings: ReadonlySet<Piece>,
  taken: ReadonlySet<Piece>,
): readonly Piece[] | null {
  const { piece } = label
  const line = page.lines[piece.line]!
  const at = line.indexOf(piece)
  const isFree = (other: Piece): boolean => !labels.has(other) && !headings.has(other)
  const rule = lineBehind(page, piece)
  if (rule !== null) return onLine(page, rule, piece, isFree)
  const cell = ownCell(page, piece, labels)
  const chosen = choiceBehind(page, piece, line.slice(at + 1), labels)
  if (chosen !== null) return chosen
  const beside: Piece[] = []
  // Choices within the brackets of a label belong to it: "Legal name (OC [ ] EPC [ ]):".
  let inBrackets = /\([^)]*$/.test(piece.text)
  for (const other of line.slice(at + 1)) {
    const last = beside.at(-1) ?? piece
    if (beside.length === 0 && /^\(/.test(other.text) && HINT.test(other.text)) continue
    if (!isFree(other) || (!inBrackets && page.ticks.some(({ box }) => isBetween(box, last.box, other.box)))) break
    if (inBrackets) {
      inBrackets = !other.text.includes(')')
      continue
    }
    const isFar = other.box.left - last.box.right > FARTHEST * page.width
    if (beside.length === 0 && isFar && !isWalled(page, piece, other)) break
    if (beside.length > 0) {
      // Figures and their signs follow closely; one character to a box goes on from box to box.
      if (
        !isSpelledOn(last, other) &&
        (other.box.left - last.box.right > 2.2 * piece.size || isWalled(page, last, other))
      )
        break
    } else if (isWalled(page, piece, other) && isHeadingRow(page, piece, labels)) break
    beside.push(other)
  }
  const inCell = cell === null ? [] : pickedLines(label, below(page, piece, cell, isFree))
  if (beside.length > 0) {
    // A caption in the corner of a box whose neighbour holds more: the own box comes first.
    if (inCell.length > 0 && isWalled(page, piece, beside[0]!)) return inCell
    return label.meaning?.term === 'address' && cell !== null && !isWalled(page, piece, beside[0]!)
      ? [...beside, ...inCell.filter(other => Math.abs(other.box.left - beside[0]!.box.left) < 12)]
      : continued(page, piece, beside, isFree, label)
  }
  if (piece.blankAfter) return []
  if (inCell.length > 0) return inCell
  const over = lineOver(page, piece)
  if (over !== null && (cell === null || cell.bottom - piece.box.bottom < 0.8 * piece.size || cell.left === 0))
    return above(page, piece, over, isFree, taken)
  if (cell !== null && cell.left > 0 && cell.bottom < page.height) {
    const next = nextCell(page, cell)
    const inNext =
      next === null || !isFull(page, piece, cell) ? [] : pickedLines(label, below(page, piece, next, isFree))
    if (inNext.length > 0 && !isHeadingRow(page, piece, labels)) return inNext
    if (cell.bottom - piece.box.bottom > 0.9 * piece.size) return []
  }
  if (label.closed && at < line.length - 1) return []
  const under = stacked(page, piece, isFree, labels)
  return under.length > 0 ? under : over !== null ? [] : label.closed ? [] : null
}

/** The box a label stands in; where its sides are lost, the labels beside it part the room. */
function ownCell(page: FormPage, piece: Piece, labels: ReadonlyMap<Piece, Label>): Box | null {
  const cell = cellAround(page, piece.box)
  if (cell === null) return null
  let { left, right } = cell
  for (const other of page.lines[piece.line]!) {
    if (other === piece || !labels.has(other)) continue
    if (other.box.left > piece.box.right && other.box.left - 2 < right) right = other.box.left - 2
    if (other.box.right < piece.box.left && other.box.right > left) left = piece.box.left - 6
  }
  return { ...cell, left, right }
}

/** The next of single characters in boxes side by side; one box or two may be left empty. */
const isSpelledOn = (last: Piece, next: Piece): boolean =>
  last.text.length === 1 && next.text.length === 1 && next.box.left - last.box.left < 3.4 * Math.max(12, last.size)

/** A text without letters is no name; what has a shape of its own must have it. */
function canAnswer(term: Meaning['term'] | undefined, text: string): boolean {
  const shape = term === undefined ? undefined : loose[term]
  if (text.length === 1) return true
  if (shape !== undefined) return shape.test(text)
  return term !== 'entityType' || /\p{L}{2}/u.test(text)
}

/** Behind some labels stand choices: the ticked one answers, and none when none is. Null: there are no choices. */
function choiceBehind(
  page: FormPage,
  piece: Piece,
  behind: readonly Piece[],
  labels: ReadonlyMap<Piece, Label>,
): readonly Piece[] | null {
  const isOption = (other: Piece): boolean =>
    page.ticks.some(
      ({ box }) =>
        box.right <= other.box.left + 3 &&
        other.box.left - box.right < 14 &&
        Math.abs(middleOf(box) - middleOf(other.box)) < 5,
    )
  const end = behind.find(other => labels.has(other) && !isOption(other))?.box.left ?? page.width
  const boxes = page.ticks.filter(
    ({ box }) =>
      box.left > piece.box.right - 2 &&
      box.left < end &&
      middleOf(box) > piece.box.top - 2 &&
      middleOf(box) < piece.box.bottom + 2,
  )
  const [first] = behind
  const isBefore = boxes.some(({ box }) => first === undefined || box.left < first.box.left)
  if (!isBefore || /\([^)]*$/.test(piece.text)) return null
  const ticked = boxes.filter(tick => tick.ticked)
  if (ticked.length !== 1) return []
  const option = behind.find(other => other.box.left > ticked[0]!.box.right - 3)
  return option === undefined ? [] : [option]
}

/** A value over several lines: what stands right under its first line, with nothing to its left. */
function continued(
  page: FormPage,
  piece: Piece,
  beside: readonly Piece[],
  isFree: (piece: Piece) => boolean,
  label: Label,
): readonly Piece[] {
  if (label.meaning?.term !== 'address' && label.meaning?.term !== 'use' && label.meaning?.term !== 'equipment')
    return beside
  const [first] = beside
  const next = page.lines[piece.line + 1]
  if (first === undefined || next?.length !== 1 || !isFree(next[0]!)) return beside
  const under = next[0]!
  const isClose = under.box.top - first.box.bottom < 0.7 * piece.size
  return isClose && Math.abs(under.box.left - first.box.left) < 4 && first.box.left > piece.box.right
    ? [...beside, under]
    : beside
}

/** A box to tick before a text makes it a choice, not an answer. */
function isBetween(box: Box, before: Box, behind: Box): boolean {
  return (
    box.left >= before.right - 2 &&
    box.right <= behind.left + 3 &&
    middleOf(box) > behind.top - 2 &&
    middleOf(box) < behind.bottom + 2
  )
}

function isWalled(page: FormPage, a: Piece, b: Piece): boolean {
  const y = middleOf(a.box)
  return page.down.some(
    rule => rule.left >= a.box.right - 3 && rule.right <= b.box.left + 3 && rule.top <= y && rule.bottom >= y,
  )
}

/** In a row of headings the boxes to the right are headings too, and the answers stand below. */
function isHeadingRow(page: FormPage, piece: Piece, labels: ReadonlyMap<Piece, Label>): boolean {
  const line = page.lines[piece.line] ?? []
  return line.length > 2 && line.every(other => labels.has(other))
}

/** The box under a box, with the same sides; null when none is ruled. */
function nextCell(page: FormPage, cell: Box): Box | null {
  const x = (cell.left + cell.right) / 2
  const foot = Math.min(
    ...page.across
      .filter(rule => rule.left <= x && rule.right >= x && rule.top > cell.bottom + 6)
      .map(rule => rule.top),
  )
  return Number.isFinite(foot) && foot - cell.bottom < 140 ? { ...cell, top: cell.bottom, bottom: foot } : null
}

/** The label, with its hints, fills its box. */
function isFull(page: FormPage, piece: Piece, cell: Box): boolean {
  const foot = Math.max(
    ...page.lines
      .slice(piece.line, piece.line + 4)
      .flat()
      .filter(
        other =>
          centreOf(other.box) > cell.left && centreOf(other.box) < cell.right && middleOf(other.box) < cell.bottom,
      )
      .map(other => other.box.bottom),
  )
  return cell.bottom - foot < 0.9 * piece.size
}

/** Texts that tell how to fill in. */
const HINT = /^\(.*[a-z]{2}|^(?:do not|must|please|see|attach|list all|street,|include)\b/i
/** Terms whose answers take several lines. */
const longTerms: ReadonlySet<Meaning['term']> = new Set(['address', 'use', 'purpose', 'equipment', 'industry'])
/** Loose shapes by which an answer is told among the lines of a box. */
const loose: Readonly<Partial<Record<Meaning['term'], RegExp>>> = {
  zip: /\d{5}/,
  phone: /\d{3}\D{0,4}\d{3}\D{0,4}\d{4}/,
  cellPhone: /\d{3}\D{0,4}\d{3}\D{0,4}\d{4}/,
  homePhone: /\d{3}\D{0,4}\d{3}\D{0,4}\d{4}/,
  email: /@/,
  ssn: /[\dxX*]{3}\D{0,4}[\dxX*]{2}\D{0,4}\d{4}/,
  dob: /\d{1,2}\s*[/.-]\s*\d{1,2}\s*[/.-]\s*\d{2,4}|\p{L}{3,9}\s\d{1,2},\s\d{4}/u,
  amount: /\d{3}/,
  revenue: /\d{3}/,
  percent: /\d/,
}

/** Of the lines below a label those that answer it: all of an address, the first of most others. */
function pickedLines(label: Label, pieces: readonly Piece[]): readonly Piece[] {
  const term = label.meaning?.term
  if (pieces.length === 0 || (term !== undefined && longTerms.has(term))) return pieces
  const lines = [...Map.groupBy(pieces, piece => piece.line).values()]
  const shape = term === undefined ? undefined : loose[term]
  if (shape !== undefined) {
    const fitting = lines.find(line => shape.test(line.map(piece => piece.text).join(' ')))
    return fitting ?? []
  }
  const [first] = lines
  return first !== undefined && first[0]!.box.top - label.piece.box.bottom < 3.5 * label.piece.size ? first : []
}

/** What stands on a line to write on. */
function onLine(page: FormPage, first: Box, piece: Piece, isFree: (piece: Piece) => boolean): readonly Piece[] {
  const rule = withParts(page, first)
  const near = page.lines.slice(Math.max(0, piece.line - 2), piece.line + 3).flat()
  return near.flatMap(other => {
    if (other === piece || !isFree(other)) return []
    if (other.box.bottom < rule.top - 0.9 * other.size || other.box.top > rule.top - 0.3 * other.size) return []
    const words = other.words.filter(word => centreOf(word.box) > rule.left - 2 && centreOf(word.box) < rule.right + 3)
    if (words.length === 0) return []
    return words.length === other.words.length
      ? [other]
      : [partOf(other, other.words.indexOf(words[0]!), other.words.indexOf(words.at(-1)!) + 1)]
  })
}

/** Lines for the parts of one number or date follow one another closely. */
function withParts(page: FormPage, rule: Box): Box {
  let whole = rule
  for (const next of page.across.toSorted((a, b) => a.left - b.left)) {
    if (Math.abs(next.top - whole.top) > 1.5 || next.left < whole.right - 1 || next.left > whole.right + PART_GAP)
      continue
    if (whole.right - whole.left > 140 || next.right - next.left > 70) continue
    const between = page.lines
      .flat()
      .some(
        piece =>
          /\p{L}{2}/u.test(piece.text) &&
          piece.box.left >= whole.right - 2 &&
          piece.box.right <= next.left + 2 &&
          Math.abs(piece.box.bottom - rule.top) < 12,
      )
    if (!between) whole = { ...whole, right: next.right }
  }
  return whole
}

/** Free pieces below the label in its box. */
function below(page: FormPage, piece: Piece, cell: Box, isFree: (piece: Piece) => boolean): readonly Piece[] {
  if (cell.left === 0 && cell.right === page.width) return []
  const found: Piece[] = []
  for (const line of page.lines.slice(piece.line))
    for (const other of line) {
      if (other === piece || other.box.top < piece.box.top + 0.5 * piece.size) continue
      if (middleOf(other.box) > cell.bottom) continue
      const centre = centreOf(other.box)
      if (centre < cell.left || centre > cell.right) continue
      if (!isFree(other)) return found
      if (HINT.test(other.text) && !/\d{3}/.test(other.text)) continue
      found.push(other)
    }
  return found
}

/** The line a caption stands under. */
export function lineOver(page: FormPage, piece: Piece): Box | null {
  const { box, size } = piece
  let best: Box | null = null
  for (const rule of page.lineRules) {
    if (rule.bottom > box.top + 0.35 * size || rule.bottom < box.top - 0.9 * size) continue
    if (rule.left > box.left + 4 || rule.right < box.right - 4) {
      // A centred caption stands well within its line; any other begins with it.
      if (rule.left > centreOf(box) || rule.right < centreOf(box)) continue
    }
    if (best === null || rule.bottom > best.bottom) best = rule
  }
  return best
}

/** What stands on the line over a caption. */
function above(
  page: FormPage,
  piece: Piece,
  rule: Box,
  isFree: (piece: Piece) => boolean,
  taken: ReadonlySet<Piece>,
): readonly Piece[] {
  // A line shared with other captions is parted between them.
  const captions = (page.lines[piece.line] ?? []).filter(other => other !== piece && other.box.left > piece.box.right)
  const right = Math.min(rule.right + 3, ...captions.map(other => other.box.left - 2))
  return page.lines
    .slice(Math.max(0, piece.line - 3), piece.line)
    .flat()
    .filter(
      other =>
        isFree(other) &&
        !taken.has(other) &&
        other.box.bottom > rule.top - ABOVE * 0.6 * other.size &&
        other.box.bottom < rule.bottom + 0.5 * other.size &&
        centreOf(other.box) > Math.max(rule.left - 3, piece.box.left - 60) &&
        centreOf(other.box) < right,
    )
}

/** What stands right below a label that has nothing beside it. */
function stacked(
  page: FormPage,
  piece: Piece,
  isFree: (piece: Piece) => boolean,
  labels: ReadonlyMap<Piece, Label>,
): readonly Piece[] {
  const line = page.lines[piece.line]!
  const next = line[line.indexOf(piece) + 1]
  const right = next === undefined ? page.width : next.box.left - 2
  const found: Piece[] = []
  let foot = piece.box.bottom
  for (const other of page.lines.slice(piece.line + 1, piece.line + 4)) {
    const here = other.filter(
      candidate => candidate.box.left > piece.box.left - 8 && candidate.box.left < Math.min(right, piece.box.left + 60),
    )
    if (here.length === 0) continue
    const [first] = here
    if (first === undefined || !isFree(first) || first.words.length > MAX_VALUE_WORDS) break
    if (
      page.ticks.some(({ box }) => isBetween(box, { ...first.box, right: 0 }, first.box)) ||
      sectionKind(first.text)?.kind === 'decoy'
    )
      break
    if (first.box.top - foot > (found.length === 0 ? BELOW - 1 : 0.6) * piece.size) break
    if (
      page.lineRules.some(
        rule =>
          rule.top > foot + 1 &&
          rule.bottom < first.box.top - 1 &&
          rule.left < first.box.right &&
          rule.right > first.box.left,
      )
    )
      break
    if (other.some(candidate => labels.has(candidate)) && found.length > 0) break
    if (!canAnswer(labels.get(piece)?.meaning?.term, first.text)) break
    found.push(first)
    // One character to a box goes on from box to box.
    for (const next of other.slice(other.indexOf(first) + 1)) {
      const last: Piece = found.at(-1)!
      const follows = next.box.left < right && next.box.left - last.box.right < SAME_VALUE * piece.size
      if ((!isSpelledOn(last, next) && !follows) || !isFree(next)) break
      found.push(next)
    }
    foot = first.box.bottom
    if (labels.get(piece)?.meaning?.term !== 'address') break
  }
  return found
}
