/** Which text belongs to which line: names over several lines, titles over several items, notes, headings of sections. */
import type { TableRow } from './columns.ts'
import type { LineDraft, TablePart, TextLine } from './draft.ts'
import type { RowCell } from './rows.ts'

interface TextEntry {
  readonly kind: 'text'
  readonly line: TextLine
  readonly row: TableRow
}

interface ItemEntry {
  readonly kind: 'item'
  readonly draft: LineDraft
  readonly row: TableRow
}

/** What stands in an item table, top to bottom. */
export type Entry = ItemEntry | TextEntry | { readonly kind: 'end' }

/** The drafts among the entries. */
export const itemsOf = (entries: readonly Entry[]): readonly LineDraft[] =>
  entries.flatMap(entry => (entry.kind === 'item' ? [entry.draft] : []))

/** Whether a sum closed the items. Sums of sections close nothing for good: complete rows go on below them. */
export const isEnded = (entries: readonly Entry[]): boolean =>
  entries.findLast(({ kind }) => kind !== 'text')?.kind === 'end'

/** Lines of one paragraph stand closer than this many em (edge to edge). */
const paragraphGap = 0.9
/** A note in smaller type than its item by this factor is no wrap of it. */
const sameSize = 0.93

/** Gives every line of text to its item; returns the title that stands open for items on the next page. */
export function attach(
  entries: readonly Entry[],
  part: TablePart,
  openTitle: readonly TextLine[],
  titled: boolean,
): TextLine[] {
  const bounds = boundsOf(entries, part)
  const below = pricedBelow(entries)
  let previous: LineDraft | null = null
  let title: TextLine[] = [...openTitle]
  let section: string | null = null
  for (let at = 0; at < entries.length;) {
    const texts: TextEntry[] = []
    while (entries[at]?.kind === 'text') texts.push(entries[at++] as TextEntry)
    const entry = entries[at++]
    const next = entry?.kind === 'item' ? entry.draft : null
    const around = below && next !== null ? texts.length : centeredLines(texts, next, part.em)
    const own =
      around > 0
        ? texts.length - around
        : titled && (next === null || next.text.length === 0)
          ? 0
          : divide(texts, previous, next, part.em)
    const lines = texts.map(({ line }) => line)
    if (previous !== null) continueItem(previous, lines.slice(0, own), bounds)
    const ahead = lines.slice(own)
    if (next !== null && around > 0) {
      next.text.unshift(...ahead)
    } else if (next !== null && next.text.length === 0) {
      if (ahead.length > 0) title = ahead
      next.text = title.slice(0, 1)
      continueItem(next, title.slice(1), bounds)
    } else if (ahead.length > 0 && next !== null) {
      section = ahead.at(-1)!.cell.text
      title = ahead.slice(-1)
    } else if (ahead.length > 0 && entry === undefined) {
      // Of what stands between the last item and the foot of the page the first line may be the next item's title.
      title = ahead.slice(0, 1)
    }
    if (next !== null) next.section = section
    if (entry !== undefined) previous = next
  }
  return isEnded(entries) ? [] : title
}

/** Product numbers: one word in capitals or digits, most of them with a digit or a hyphen, which recognition may set apart. */
const codeText = /^[^\p{Ll}\s]+(?:(?:-\s|\s-|\s-\s(?=\d))[^\p{Ll}\s]+)*$/u

/** Whether most of the texts have digits or stand under a header of product numbers, and all look like one. */
export const areCodes = (items: readonly CodedItem[]): boolean =>
  items.filter(({ cell }) => !codeText.test(cell.text)).length <= maxNoCodes * items.length
/** A product number that was not recognized leaves the name below it alone. */
const maxNoCodes = 0.15

type CodedItem = Pick<LineDraft, 'row' | 'roles'> & { readonly cell: RowCell }

/** Items whose own line holds a product number alone, on all pages of the table, are named by the line below it. */
export function nameBelowCodes(
  pages: readonly { readonly part: TablePart; readonly entries: readonly Entry[] }[],
): void {
  const items = pages.flatMap(({ entries, part }) => {
    const bounds = boundsOf(entries, part)
    return itemsOf(entries).flatMap(draft =>
      draft.text.slice(0, 1).map(({ cell }) => ({ ...draft, draft, cell, bounds })),
    )
  })
  for (const { draft, bounds } of areCodes(items) ? items : []) {
    const [, ...below] = [...draft.text, ...draft.notes]
    if (below[0] === undefined || below[0].note || !codeText.test(draft.text[0]!.cell.text)) continue
    Object.assign(draft, { text: [], notes: [] })
    continueItem(draft, below, bounds)
  }
}

/** Lines of text this far below the last item may still be its wraps. */
const trailingLines = 3

/** Right edge of the descriptions: a line that reaches it goes on in the next. */
function rightLimit(entries: readonly Entry[]): number {
  const last = entries.findLastIndex(entry => entry.kind === 'item')
  const rights = entries.slice(0, last + 1 + trailingLines).flatMap(entry => {
    if (entry.kind === 'end') return []
    return (entry.kind === 'text' ? entry.line : entry.draft.text[0])?.cell.box.right ?? []
  })
  return Math.max(0, ...rights)
}

/** Where the column after the descriptions begins: no wrap runs under its numbers. */
function nextColumn(entries: readonly Entry[], { roles }: TablePart): number {
  const lefts = itemsOf(entries).flatMap(({ row, text: [own] }) =>
    row.cells.flatMap(cell => (cell !== null && own && cell.box.left > own.cell.box.left ? [cell.box.left] : [])),
  )
  return roles.amount === null ? Infinity : Math.min(...lefts)
}

/** Whether items that have no words beside their numbers stand under titles: nothing follows the last of them. */
export function isTitled(entries: readonly Entry[], em: number): boolean {
  const last = entries.findLastIndex(entry => entry.kind === 'item')
  const entry = entries[last]
  if (entry?.kind !== 'item' || entry.draft.text.length > 0) return false
  const after = entries[last + 1]
  return after?.kind !== 'text' || after.row.row.box.top - entry.draft.row.row.box.bottom > paragraphGap * em
}

/** Lines this near (in em) are set as one block. */
const tightGap = 0.6

/** Whether prices stand at the last line of their descriptions: every line of text is much nearer to what follows it than any price is. */
function pricedBelow(entries: readonly Entry[]): boolean {
  const last = entries.findLastIndex(({ kind }) => kind === 'item')
  const rows = entries.slice(0, last + 1).flatMap(entry => (entry.kind === 'end' ? [] : [entry]))
  const gaps = (kind: Entry['kind']): readonly number[] =>
    rows
      .slice(1)
      .flatMap(({ row }, at) => (rows[at]!.kind === kind ? [row.row.box.top - rows[at]!.row.row.box.bottom] : []))
  const between = Math.min(...gaps('item'))
  return between < Infinity && Math.max(...gaps('text')) < 0.6 * between
}

/** How many lines right above an item belong to it: its own words go on in small letters where theirs end. */
function centeredLines(texts: readonly TextEntry[], next: LineDraft | null, em: number): number {
  if (next === null || !/^\p{Ll}/u.test(next.text[0]?.cell.text ?? '')) return 0
  const boxes = [...texts, next].map(({ row }) => row.row.box)
  return texts.length - 1 - texts.findLastIndex((_, at) => boxes[at + 1]!.top - boxes[at]!.bottom >= tightGap * em)
}

/** How many of the lines between two items belong to the upper one. */
function divide(texts: readonly TextEntry[], previous: LineDraft | null, next: LineDraft | null, em: number): number {
  if (previous === null) return 0
  if (next === null || next.text.length > 0) return texts.length
  // Numbers without words of their own beside them: the widest gap separates the items, the last of equals.
  const tops = [...texts.map(({ row }) => row.row.box.top), next.row.row.box.top]
  const bottoms = [previous.row.row.box.bottom, ...texts.map(({ row }) => row.row.box.bottom)]
  const gaps = tops.map((top, index) => top - bottoms[index]!)
  return gaps.findLastIndex(gap => gap > Math.max(...gaps) - 0.15 * em)
}

/** Adds lines to an item: as wraps while they go on where a full line ended, as notes after that. */
function continueItem(draft: LineDraft, lines: readonly TextLine[], { limit, em }: Bounds): void {
  let wrapping = draft.text.length > 0
  let last = draft.text.at(-1)
  for (const line of lines) {
    const first = line.cell.words[0]!
    const gap = last === undefined ? 0 : line.cell.box.top - last.cell.box.bottom
    if (line.page === draft.page) draft.bottom = Math.max(draft.bottom, line.cell.box.bottom)
    const full = last !== undefined && last.cell.box.right + 0.3 * em + (first.box.right - first.box.left) > limit
    const goesOn = /^\p{Ll}|^[&/(]/u.test(line.cell.text) || /[-–,/&+]$/.test(last?.cell.text ?? '')
    const alike = last !== undefined && line.size > sameSize * last.size
    const listed = /^\p{L}[\p{L} /.]{1,20}\s?:\s/u.test(draft.text[0]?.cell.text ?? '') && gap < paragraphGap * em
    const plain = !line.note && !/^[-*•·–]\s/.test(line.cell.text)
    const wraps = wrapping && gap < paragraphGap * em && alike && (full || goesOn) && plain
    if (draft.text.length === 0 || listed || wraps) {
      draft.text.push(line)
      wrapping = true
    } else {
      wrapping = false
      draft.notes.push(line)
    }
    last = line
  }
}

const boundsOf = (entries: readonly Entry[], part: TablePart): Bounds => ({
  limit: Math.min(rightLimit(entries), nextColumn(entries, part)),
  em: part.em,
})

/** Right edge of the descriptions and type size, in points. */
interface Bounds {
  readonly limit: number
  readonly em: number
}
