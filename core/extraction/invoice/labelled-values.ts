/** Labels of a form and what stands at them: in the same cell, to the right, or below. */
import { horizontalOverlap, middleOf, verticalOverlap } from '../../document/geometry.ts'
import { cellOf, type Cell, type InvoiceView } from './invoice-view.ts'

/** Term → its phrases, lower case without punctuation, longest meaning first; the word "of" a label is any of them. */
export type LabelPhrases<Term extends string> = { readonly [Name in Term]: readonly string[] }

export interface LabelledValue<Term extends string> {
  readonly term: Term
  /** The label as printed, without its value. */
  readonly label: Cell
  readonly value: Cell
  readonly place: 'inside' | 'right' | 'below'
}

interface Found<Term extends string> {
  readonly term: Term
  readonly label: Cell
  /** What follows the label in its own cell. */
  readonly rest: Cell | null
}

/** Lower case, accents and punctuation off, single spaces: how labels are compared. */
export const plainLabel = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}#%]+/gu, ' ')
    .trim()

/**
 * Every label of `phrases` with every place its value may stand, best place first per label: the rest of its own cell, the next
 * cell to the right in the same line, the first cell below that shares its width. Which of them is a value is the caller's to judge.
 */
export function labelledValues<Term extends string>(
  view: InvoiceView,
  phrases: LabelPhrases<Term>,
): readonly LabelledValue<Term>[] {
  const entries = (Object.entries(phrases) as [Term, readonly string[]][])
    .flatMap(([term, list]) => list.map(phrase => ({ term, tokens: phrase.split(' ') })))
    .toSorted((a, b) => b.tokens.length - a.tokens.length)
  return view.pages.flatMap(({ cells, measure }) => {
    const found = cells.flatMap(cell => labelOf(cell, entries) ?? [])
    const labels = new Set(
      found.filter(({ rest }) => rest === null).map(({ label }) => `${label.line} ${label.box.left}`),
    )
    const isLabel = (cell: Cell): boolean => labels.has(`${cell.line} ${cell.box.left}`)
    return found.flatMap(({ term, label, rest }) => {
      const right = cells.find(
        cell =>
          cell.box.left >= (rest ?? label).box.right - 1 &&
          verticalOverlap(cell.box, label.box) > 0.4 * (label.box.bottom - label.box.top) &&
          Math.abs(middleOf(cell.box) - middleOf(label.box)) < 0.8 * measure.em,
      )
      const below = cells
        .filter(
          cell =>
            cell.box.top >= label.box.bottom - 0.3 * measure.em &&
            cell.box.top - label.box.bottom < 2.5 * measure.em &&
            cell.line !== label.line &&
            (horizontalOverlap(cell.box, label.box) > 0 || Math.abs(cell.box.left - label.box.left) < measure.em),
        )
        .toSorted(
          (a, b) =>
            a.box.top - b.box.top || Math.abs(a.box.left - label.box.left) - Math.abs(b.box.left - label.box.left),
        )[0]
      const places: LabelledValue<Term>[] = []
      if (rest !== null) places.push({ term, label, value: rest, place: 'inside' })
      if (right !== undefined && !isLabel(right)) places.push({ term, label, value: right, place: 'right' })
      if (below !== undefined && !isLabel(below)) places.push({ term, label, value: below, place: 'below' })
      return places
    })
  })
}

/** The longest label a cell begins with; null when it begins with none. */
function labelOf<Term extends string>(
  cell: Cell,
  entries: readonly { readonly term: Term; readonly tokens: readonly string[] }[],
): Found<Term> | null {
  const tokens = cell.words.flatMap((word, index) =>
    plainLabel(word.text)
      .split(' ')
      .filter(token => token !== '')
      .map(token => ({ token, index })),
  )
  const entry = entries.find(({ tokens: phrase }) => phrase.every((token, i) => tokens[i]?.token === token))
  if (entry === undefined) return null
  const last = tokens[entry.tokens.length - 1]!.index
  // A word that holds more than the end of the label ("No:4711") is shared: its rest is the value's first word.
  const label = cellOf(cell.words.slice(0, last + 1), cell.page, cell.line)
  const rest = cell.words.slice(last + 1)
  const meaningful = rest.some(word => /[\p{L}\p{N}]/u.test(word.text))
  return { term: entry.term, label, rest: meaningful ? cellOf(rest, cell.page, cell.line) : null }
}
