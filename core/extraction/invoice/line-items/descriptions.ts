/** Which text belongs to which line: names over several lines, titles over several items, notes, headings of sections. */
import type { TableRow } from './columns.ts'
import type { LineDraft, TablePart, TextLine } from './draft.ts'

/** What stands in an item table, top to bottom. */
export type Entry =
  | { readonly kind: 'item'; readonly draft: LineDraft }
  | { readonly kind: 'text'; readonly line: TextLine; readonly row: TableRow }
  | { readonly kind: 'end' }

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
  const limit = Math.min(rightLimit(entries), nextColumn(entries, part))

  let ended = false
  let previous: LineDraft | null = null
  let title: TextLine[] = [...openTitle]
  let section: string | null = null
  for (let at = 0; at < entries.length;) {
    const texts: { line: TextLine; row: TableRow }[] = []
    while (entries[at]?.kind === 'text') texts.push(entries[at++] as { line: TextLine; row: TableRow })
    const entry = entries[at++]
    if (entry !== undefined) ended = entry.kind === 'end'
    const next = entry?.kind === 'item' ? entry.draft : null
    const around = next === null ? 0 : centeredLines(texts, previous, next, entries.slice(at), { limit, em: part.em })
    const cut =
      around > 0
        ? texts.length - around
        : titled && (next === null || next.text.length === 0)
          ? 0
          : divide(texts, previous, next, part.em)
    if (previous !== null)
      continueItem(
        previous,
        texts.slice(0, cut).map(({ line }) => line),
        limit,
        part.em,
      )
    const ahead = texts.slice(cut).map(({ line }) => line)
    const halved =
      next === null || next.text.length > 0 ? 0 : halves(texts.slice(cut), next, entries.slice(at), part.em)
    if (next !== null && around > 0) {
      next.text.unshift(...ahead)
    } else if (next !== null && next.text.length === 0) {
      if (ahead.length > 0) title = ahead
      next.text = title.slice(0, 1)
      if (halved > 0) next.text.push(...title.slice(1), ...takenFrom(entries, at, halved, next))
      else continueItem(next, title.slice(1), limit, part.em, false)
      at += halved
    } else if (ahead.length > 0 && next !== null) {
      section = ahead.at(-1)!.cell.text
      title = ahead.slice(-1)
    } else if (ahead.length > 0 && entry === undefined) {
      // Of what stands between the last item and the foot of the page the first line may be the next item's title.
      title = ahead.slice(0, 1)
    }
    if (next !== null) {
      next.section = section
      previous = next
    } else if (entry?.kind === 'end') previous = null
  }
  return ended ? [] : title
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
  const lefts = entries.flatMap(entry => {
    if (entry.kind !== 'item') return []
    const text = entry.draft.text[0]?.cell
    const after = entry.draft.row.cells.flatMap(cell =>
      cell !== null && text !== undefined && cell.box.left > text.box.left && cell !== text ? [cell.box.left] : [],
    )
    return after.length === 0 || roles.amount === null ? [] : [Math.min(...after)]
  })
  return lefts.length === 0 ? Infinity : Math.min(...lefts)
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

/** How many lines above an item belong to it because its numbers stand in the middle or at the foot of its text; 0 where they do not. */
function centeredLines(
  texts: readonly { readonly line: TextLine; readonly row: TableRow }[],
  previous: LineDraft | null,
  next: LineDraft,
  following: readonly Entry[],
  { limit, em }: { readonly limit: number; readonly em: number },
): number {
  if (next.text.length === 0) return 0
  let above = 0
  let edge = next.row.row.box.top
  while (above < texts.length && edge - texts[texts.length - 1 - above]!.row.row.box.bottom < tightGap * em) {
    edge = texts[texts.length - 1 - above]!.row.row.box.top
    above++
  }
  if (above === 0 || above > 5) return 0
  let below = 0
  let foot = next.row.row.box.bottom
  for (const entry of following) {
    if (entry.kind !== 'text' || entry.row.row.box.top - foot >= tightGap * em) break
    foot = entry.row.row.box.bottom
    below++
  }
  const own = next.text[0]!.cell
  const before = texts.at(-1)!.line.cell
  // A heading above and a note below look alike: only words that continue in the item's line distinguish them.
  const goesOn = /^\p{Ll}/u.test(own.text) && (above === below || below === 0 || above === 1)
  const first = own.words[0]!
  const full = below === 0 && before.box.right + 0.3 * em + (first.box.right - first.box.left) > limit
  const top = texts[texts.length - above]!.row.row.box.top
  const apart =
    previous === null || top - (texts[texts.length - above - 1]?.row ?? previous.row).row.box.bottom > tightGap * em
  return goesOn || (full && apart) ? above : 0
}

/** How many lines below an item go on in the words above it: its numbers stand in the middle of its text, beside no line of it. */
function halves(
  above: readonly { readonly row: TableRow }[],
  item: LineDraft,
  following: readonly Entry[],
  em: number,
): number {
  const box = item.row.row.box
  const last = above.at(-1)?.row.row.box
  const below: Entry[] = []
  for (const entry of following) {
    if (entry.kind !== 'text') break
    below.push(entry)
  }
  const first = below[0]
  if (last === undefined || first?.kind !== 'text' || below.length < above.length) return 0
  // The words go on at their usual distance, as if the numbers were not there.
  const gap = first.row.row.box.top - last.bottom
  const between = last.bottom > box.top - 0.15 * em && first.row.row.box.top < box.bottom + 0.15 * em
  return between && gap < paragraphGap * em ? above.length : 0
}

function takenFrom(entries: readonly Entry[], at: number, count: number, item: LineDraft): readonly TextLine[] {
  return entries.slice(at, at + count).flatMap(entry => {
    if (entry.kind !== 'text') return []
    item.bottom = Math.max(item.bottom, entry.line.cell.box.bottom)
    return [entry.line]
  })
}

/** How many of the lines between two items belong to the upper one. */
function divide(
  texts: readonly { readonly line: TextLine; readonly row: TableRow }[],
  previous: LineDraft | null,
  next: LineDraft | null,
  em: number,
): number {
  if (previous === null) return 0
  if (next === null) return texts.length
  if (texts.length === 0) return 0
  const tops = [...texts.map(({ row }) => row.row.box.top), next.row.row.box.top]
  const bottoms = [previous.row.row.box.bottom, ...texts.map(({ row }) => row.row.box.bottom)]
  const gaps = tops.map((top, index) => top - bottoms[index]!)
  const widest = Math.max(...gaps)
  if (next.text.length > 0) {
    // A heading stands off from the item above and close to the one below.
    const last = gaps.at(-1)!
    const heading = gaps.findLastIndex(gap => gap > Math.max(1.3 * em, 1.8 * Math.max(last, 0.2 * em)))
    return heading >= 0 && heading < texts.length && texts.length - heading <= 2 ? heading : texts.length
  }
  // Numbers without words of their own beside them: the widest gap separates the items, the last of equals.
  const at = gaps.findLastIndex(gap => gap > widest - 0.15 * em)
  return previous.text.length > 0 && at === texts.length ? gaps.findIndex(gap => gap > widest - 0.15 * em) : at
}

/** Adds lines to an item: as wraps while they go on where a full line ended, as notes after that. */
function continueItem(draft: LineDraft, lines: readonly TextLine[], limit: number, em: number, below = true): void {
  let wrapping = draft.text.length > 0
  let last = draft.text.at(-1)
  for (const line of lines) {
    const first = line.cell.words[0]!
    const top = line.cell.box.top
    const gap = last === undefined ? 0 : top - last.cell.box.bottom
    if (below && line.page === draft.page && gap > 3.5 * em) break
    if (line.page === draft.page) draft.bottom = Math.max(draft.bottom, line.cell.box.bottom)
    const full = last !== undefined && last.cell.box.right + 0.3 * em + (first.box.right - first.box.left) > limit
    const goesOn =
      /^\p{Ll}|^[&/(]/u.test(line.cell.text) ||
      /[-–,/&+]$|\b(?:and|with|for|of|mit|und|et|de|con|y|en)$/i.test(last?.cell.text ?? '')
    const alike = last !== undefined && line.size > sameSize * last.size && line.bold === last.bold
    const listed = /^\p{L}[\p{L} /.]{1,20}\s?:\s/u.test(draft.text[0]?.cell.text ?? '') && gap < paragraphGap * em
    if (draft.text.length === 0 || listed) {
      draft.text.push(line)
      wrapping = true
    } else if (
      wrapping &&
      gap < paragraphGap * em &&
      alike &&
      (full || goesOn) &&
      !line.note &&
      !/^[-*•·–]\s/.test(line.cell.text)
    ) {
      draft.text.push(line)
    } else {
      wrapping = false
      draft.notes.push(line)
    }
    last = line
  }
}
