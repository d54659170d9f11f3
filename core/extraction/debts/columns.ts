/** Column headings of a list of debts, on one line or stacked on several: what each column states. Pure. */
import { centerOf, horizontalOverlap, unionOf, widthOf } from '../../document/geometry.ts'
import type { Box } from '../../document/model.ts'
import vocabulary from '../../vocabulary/debt-columns.json' with { type: 'json' }
import { indexOf } from '../labels/phrases.ts'
import { labelTokens } from '../labels/tokens.ts'
import { cellOf, textOf, type Cell, type PageLayout } from '../layout/document-view.ts'
import { sharedWidth } from '../layout/thresholds.ts'

type Role = keyof typeof vocabulary.columns

export interface DebtColumn {
  /** null: the heading is not known. */
  readonly role: Role | null
  readonly text: string
  readonly box: Box
}

export interface DebtHeader {
  readonly columns: readonly DebtColumn[]
  /** Index of its first line. */
  readonly first: number
  /** Index of the first line below it. */
  readonly next: number
}

/**
 * - `lines`: Lines of the tallest heading.
 * - `pitch`: Lines of one heading follow each other within this many type sizes.
 * - `cover`: Share of a heading's words that its phrase must explain: "Interest Rate (if fixed)".
 * - `roles`: Columns that must be known: two headings alone may be those of any list.
 */
const limits = { lines: 4, pitch: 2.6, cover: 0.45, roles: 3 } as const

const book = indexOf(vocabulary.columns)
const amounts: ReadonlySet<Role | null> = new Set(['balance', 'payment', 'original_amount'])

/** Every heading of a list of debts on a page, from top to bottom. */
export function debtHeaders(layout: PageLayout): readonly DebtHeader[] {
  const found: DebtHeader[] = []
  const lines = Map.groupBy(layout.cells, ({ line }) => line)
  for (let first = 0; first < layout.page.lines.length; first++) {
    let best = headerFrom(first, layout, lines)
    if (best === null) continue
    // A title above the headings is none of them.
    for (let below = first + 1; below < best.next; below++) {
      const other = headerFrom(below, layout, lines)
      if (other !== null && known(other.columns) >= known(best.columns)) best = other
    }
    found.push(best)
    first = best.next - 1
  }
  return found
}

function headerFrom(
  first: number,
  { page, metrics }: PageLayout,
  lines: ReadonlyMap<number, readonly Cell[]>,
): DebtHeader | null {
  let best: DebtHeader | null = null
  const stack: Cell[] = []
  for (let line = first; line < Math.min(page.lines.length, first + limits.lines); line++) {
    const gap = line === first ? 0 : page.lines[line]!.box.top - page.lines[line - 1]!.box.top
    if (gap > limits.pitch * metrics.em) break
    stack.push(...(lines.get(line) ?? []))
    const columns = columnsOf(stack, page.source === 'ocr')
    if (isHeader(columns) && known(columns) > (best === null ? 0 : known(best.columns)))
      best = { columns, first, next: line + 1 }
  }
  return best
}

const known = (columns: readonly DebtColumn[]): number => columns.filter(({ role }) => role !== null).length

function isHeader(columns: readonly DebtColumn[]): boolean {
  const roles = new Set(columns.map(({ role }) => role).filter(role => role !== null && role !== 'ignored'))
  return (
    roles.has('lender') &&
    [...roles].some(role => amounts.has(role)) &&
    roles.size >= limits.roles &&
    known(columns) * 2 > columns.length
  )
}

/** Cells above one another are one heading. A phrase heads the first column it names, as "Balance" of two dates. */
function columnsOf(stack: readonly Cell[], ocr: boolean): readonly DebtColumn[] {
  const columns: { cells: Cell[]; box: Box }[] = []
  for (const cell of stack.flatMap(one => splitAtPhrases(one, ocr))) {
    const home = columns.find(
      ({ box, cells }) =>
        cells.every(({ line }) => line !== cell.line) &&
        horizontalOverlap(box, cell.box) > sharedWidth * Math.min(widthOf(box), widthOf(cell.box)),
    )
    if (home === undefined) columns.push({ cells: [cell], box: cell.box })
    else {
      home.cells.push(cell)
      home.box = unionOf([home.box, cell.box])
    }
  }
  const named = columns
    .toSorted((a, b) => centerOf(a.box) - centerOf(b.box))
    .map(({ cells, box }): DebtColumn => ({ role: roleOf(cells, ocr), text: textOf(cells), box }))
  return named.map((column, index) =>
    column.role !== 'ignored' && named.findIndex(({ role }) => role === column.role) < index
      ? { ...column, role: null }
      : column,
  )
}

function roleOf(cells: readonly Cell[], ocr: boolean): Role | null {
  const tokens = labelTokens([textOf(cells).replace(/\([^)]*\)?/g, ' ')])
  const phrases = tokens.flatMap((_, at) => book.at(tokens, at, ocr).slice(0, 1))
  const longest = phrases.toSorted((a, b) => b.tokens.length - a.tokens.length)[0]
  return longest !== undefined && longest.tokens.length >= limits.cover * tokens.length ? longest.term : null
}

/** Headings so close that they look like one: "Interest Rate Maturity Date". */
function splitAtPhrases(cell: Cell, ocr: boolean): readonly Cell[] {
  const tokens = labelTokens(cell.words.map(({ text }) => text))
  const phrases: { term: Role; word: number }[] = []
  for (let at = 0; at < tokens.length;) {
    const phrase = book.at(tokens, at, ocr)[0]
    if (phrase === undefined) return [cell]
    if (phrase.term !== phrases.at(-1)?.term) phrases.push({ term: phrase.term, word: tokens[at]!.word })
    at += phrase.tokens.length
  }
  if (phrases.length < 2) return [cell]
  return phrases.map(({ word }, index) =>
    cellOf(cell.words.slice(word, phrases[index + 1]?.word), cell.page, cell.line),
  )
}
