/** Where the answer to a label stands: behind it, on its line, in its box, above it or below. Pure. */
import { centreOf, heightOf, middleOf, verticalOverlap } from '../../document/geometry.ts'
import type { Box } from '../../document/model.ts'
import type { Meaning } from './form-labels.ts'
import { lineBehind, lineOver, onLine } from './form-lines.ts'
import { cellAround, type FormPage, type Piece } from './form-page.ts'
import { sectionKind } from './form-sections.ts'
import { isLegalForm } from './legal-forms.ts'
import { isPrintedText } from './printed-text.ts'

/** A piece taken for a label. */
export interface Label {
  readonly piece: Piece
  readonly meaning: Meaning | null
  /** A colon or question mark closes it. */
  readonly closed: boolean
}

/** A value stands at most this far behind its label (share of the page's width) where no line leads to it. */
const FARTHEST = 0.42
/** What stands below a label without a box is prose when it is longer. */
const MAX_VALUE_WORDS = 10
/** In type sizes: how far below its label a value may stand, and above its caption. */
const BELOW = 2.1
const CLOSE = 0.75
const ABOVE = 2.6
/** Points: a list of so many choices stands this near its label, its edge this straight. */
const CHOICES = { left: 10, right: 90, down: 70, edge: 4, fewest: 3 }
const SIGN = /^[$€£]$/
/** Share of their height by which pieces of one row overlap. */
const LEVEL = 0.5
/** In type sizes: parts of one value under a label stand this close. */
const SAME_VALUE = 3.2

/** The pieces at a label; none: the place is blank; null: the label has no place. */
export function valueOf(
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
  const behind = levelBehind(page, piece)
  const chosen = choiceBehind(page, piece, behind, labels)
  if (chosen !== null) return chosen
  // Several legal forms are offered, and none is known to be ticked.
  if (label.meaning?.term === 'entityType' && offersForms(page, piece, behind)) return []
  const beside: Piece[] = []
  // Choices within the brackets of a label belong to it: "Legal name (OC [ ] EPC [ ]):".
  let inBrackets = /\([^)]*$/.test(piece.text)
  for (const other of behind) {
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
        !(SIGN.test(last.text) && (other.inBlank || other.box.left - last.box.right < last.size)) &&
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
  if (over !== null && !label.closed) {
    // Under a line and right over an answer: a caption in a box whose sides are lost.
    const close = stacked(page, piece, isFree, labels)
    if (close.length > 0 && close[0]!.box.top - piece.box.bottom < CLOSE * piece.size) return pickedLines(label, close)
  }
  if (over !== null && (cell === null || cell.bottom - piece.box.bottom < 0.8 * piece.size || cell.left === 0)) {
    const answers = above(page, piece, over, isFree, taken)
    if (answers.length > 0 || !(label.closed || isUnderHeading(over, headings))) return answers
    // The rule is a heading's; what stands on a line of its own below has a caption of its own.
    return pickedLines(
      label,
      stacked(page, piece, isFree, labels).filter(({ underline }) => underline === null),
    )
  }
  if (cell !== null && cell.left > 0 && cell.bottom < page.height) {
    const next = nextCell(page, cell)
    const inNext =
      next === null || !isFull(page, piece, cell) ? [] : pickedLines(label, below(page, piece, next, isFree))
    if (inNext.length > 0 && !isHeadingRow(page, piece, labels)) return inNext
    if (cell.bottom - piece.box.bottom > 0.9 * piece.size) return []
  }
  // Behind a label with a colon its answer would stand; only a row of nothing but labels has the answers below.
  if (label.closed && at < line.length - 1 && !line.every(other => labels.has(other))) return []
  const under = stacked(page, piece, isFree, labels)
  return under.length > 0 ? under : over !== null ? [] : label.closed ? [] : null
}

/** Legal forms stand behind the label, or one below the other beside it. */
function offersForms(page: FormPage, piece: Piece, behind: readonly Piece[]): boolean {
  if (behind.filter(other => isLegalForm(other.text)).length > 1) return true
  const near = page.lines
    .flat()
    .filter(
      ({ box, text }) =>
        box.left > piece.box.left - CHOICES.left &&
        box.left < piece.box.right + CHOICES.right &&
        box.top > piece.box.top - CHOICES.down / 4 &&
        box.top < piece.box.bottom + CHOICES.down &&
        isLegalForm(text),
    )
  return near.some(one => near.filter(other => Math.abs(other.box.left - one.box.left) < CHOICES.edge).length >= CHOICES.fewest) // prettier-ignore
}

/** A rule drawn under a heading. */
function isUnderHeading(rule: Box, headings: ReadonlySet<Piece>): boolean {
  return [...headings].some(
    ({ box, size }) =>
      rule.top > box.top && rule.top - box.bottom < 0.6 * size && rule.left < box.right && rule.right > box.left,
  )
}

/** What stands behind a label at its height, from left to right; smaller type may make a line of its own. */
function levelBehind(page: FormPage, piece: Piece): readonly Piece[] {
  const line = page.lines[piece.line]!
  const own = line.slice(line.indexOf(piece) + 1)
  const others = [...(page.lines[piece.line - 1] ?? []), ...(page.lines[piece.line + 1] ?? [])].filter(
    ({ box }) =>
      box.left >= piece.box.right - 1 &&
      verticalOverlap(box, piece.box) > LEVEL * Math.min(heightOf(box), heightOf(piece.box)),
  )
  return others.length === 0 ? own : [...own, ...others].toSorted((a, b) => a.box.left - b.box.left)
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

export function isWalled(page: FormPage, a: Piece, b: Piece): boolean {
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
export const HINT = /^\(.*[a-z]{2}|^(?:do not|must|please|see|attach|list all|street,|include)\b/i
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
        !isPrintedText(other.text) &&
        other.box.bottom > rule.top - ABOVE * 0.6 * other.size &&
        other.box.bottom < rule.bottom + 0.5 * other.size &&
        centreOf(other.box) > Math.max(rule.left - 3, piece.box.left - 60) &&
        centreOf(other.box) < right,
    )
}

/** From where the way down to a text counts: from the head of its box, when that begins close below the label. */
function headOf(page: FormPage, { box, size }: Piece, foot: number): number {
  const cell = cellAround(page, box)
  return cell !== null && cell.left > 0 && cell.top > foot - 2 && cell.top - foot < size ? cell.top : foot
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
    // A sign may be printed before the boxes of an amount.
    const value = first !== undefined && SIGN.test(first.text) ? (other[other.indexOf(first) + 1] ?? first) : first
    if (
      first === undefined ||
      value === undefined ||
      !isFree(first) ||
      first.words.length > MAX_VALUE_WORDS ||
      isPrintedText(first.text)
    )
      break
    if (
      page.ticks.some(({ box }) => isBetween(box, { ...first.box, right: 0 }, first.box)) ||
      sectionKind(first.text)?.kind === 'decoy'
    )
      break
    if (value.box.top - headOf(page, value, foot) > (found.length === 0 ? BELOW - 1 : 0.6) * piece.size) break
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
    if (!canAnswer(labels.get(piece)?.meaning?.term, value.text)) break
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
