/** Units of equipment in the billed lines, and in everything printed around them. */
import type { Figure } from '../../document/figure.ts'
import type { Box } from '../../document/model.ts'
import { printOf } from './equipment-print.ts'
import { unitsInText } from './equipment-text.ts'
import type { UnitDraft } from './equipment-unit.ts'
import { serviceWordsIn, speaksOfTrade } from './equipment-words.ts'
import type { LineReading, LinesReading } from './invoice.ts'
import { cellOf, type Cell, type InvoiceView } from './invoice-view.ts'
import { invoiceFactors } from './invoice-confidence.ts'

/** The units the billed lines describe, with their prices. */
export function unitsInLines(view: InvoiceView, items: LinesReading): readonly UnitDraft[] {
  return items.lines.flatMap((line, index) => {
    const cells = cellsAt(view, line.description)
    if (cells.length === 0) return []
    const print = printOf(view, cells)
    const drafts = unitsInText(print, { decimal: view.decimal, kind: 'line' })
    // A fee "for" a unit names it without being its price.
    const service = serviceWordsIn(print.tokens)[0]
    const priced = line.category?.value !== 'soft' && !(service !== undefined && service.from === 0)
    const tradeIn =
      speaksOfTrade(line.section ?? '') || (line.amount !== null && line.amount.value < 0 && speaksOfTrade(print.text))
    return drafts.map((draft): UnitDraft => ({
      ...draft,
      amount: priced ? priceOfOne(line, drafts.length) : null,
      description: priced && drafts.length === 1 ? line.description : draft.description,
      tradeIn: draft.tradeIn || tradeIn,
      line: index,
    }))
  })
}

/** The price of one unit of a line: its rate, or its amount over the units or the quantity. */
export function priceOfOne(line: LineReading, units: number): Figure | null {
  const { amount, rate, quantity } = line
  const count = Math.max(units, quantity?.value ?? 1)
  if (count <= 1) return amount ?? rate
  if (rate !== null) return rate
  if (amount === null) return null
  const value = Math.round((amount.value / count) * 100) / 100
  return { ...amount, value, method: 'derived', confidence: amount.confidence * invoiceFactors.derived }
}

/** The page's words within the boxes of a figure's evidence, one cell per piece. */
function cellsAt(view: InvoiceView, figure: Figure<string>): readonly Cell[] {
  return figure.evidence.flatMap(({ page, box }) => {
    const found = view.pages.find(one => one.page.number === page)
    return (found?.page.lines ?? []).flatMap((line, index) => {
      const words = line.words.filter(word => within(word.box, box))
      return words.length === 0 ? [] : [cellOf(words, page, index)]
    })
  })
}

function within(word: Box, box: Box): boolean {
  const x = (word.left + word.right) / 2
  const y = (word.top + word.bottom) / 2
  return x > box.left - 0.5 && x < box.right + 0.5 && y > box.top - 0.5 && y < box.bottom + 0.5
}

/** The units named outside the billed lines' own words: sentences, notes, captions. */
export function unitsInProse(view: InvoiceView, items: LinesReading): readonly UnitDraft[] {
  const billed = new Set(items.lines.flatMap(line => cellsAt(view, line.description).flatMap(({ words }) => words)))
  return view.pages.flatMap(page => {
    const free = page.cells.flatMap(cell => {
      const words = cell.words.filter(word => !billed.has(word))
      return words.length === 0 ? [] : [words.length === cell.words.length ? cell : cellOf(words, cell.page, cell.line)]
    })
    return blocksOf(free, page.measure.em).flatMap(block =>
      unitsInText(printOf(view, block), { decimal: view.decimal, kind: 'prose' }),
    )
  })
}

/** Cells that stand right under each other with one left edge: the lines of a paragraph or of an address. */
function blocksOf(cells: readonly Cell[], em: number): readonly (readonly Cell[])[] {
  const blocks: Cell[][] = []
  for (const cell of cells) {
    const block = blocks.find(open => {
      const last = open.at(-1)!
      const gap = cell.box.top - last.box.bottom
      return (
        last.line !== cell.line &&
        gap > -0.6 * em &&
        gap < 0.75 * em &&
        Math.abs(last.box.left - cell.box.left) < 2.5 * em
      )
    })
    if (block === undefined) blocks.unshift([cell])
    else block.push(cell)
  }
  return blocks.toReversed()
}
