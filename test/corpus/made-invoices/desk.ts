/** Drawing invoices in a few words: blocks of lines, labels with values, tables of items, sums at the foot. */
import { Paper, type PaperOptions } from '../made/paper.ts'
import type { TrueLine } from './made-invoice.ts'

/** Description (with line breaks as printed), category, quantity, unit price; the amount is their product unless given. */
export type Item = readonly [
  text: string,
  category: 'hard' | 'soft',
  quantity: number | null,
  rate: number | null,
  amount?: number,
]

const cents = (value: number): number => Math.round(value * 100) / 100
export const amountOf = ([, , quantity, rate, amount]: Item): number => amount ?? cents((quantity ?? 1) * (rate ?? 0))
export const sumOf = (items: readonly Item[]): number => cents(items.reduce((sum, item) => sum + amountOf(item), 0))
/** So many per cent of an amount. */
export const percentOf = (rate: number, base: number): number => cents((rate * base) / 100)
export const plus = (...values: readonly number[]): number => cents(values.reduce((sum, value) => sum + value, 0))

/** The lines of the truth. */
export const linesOf = (items: readonly Item[]): TrueLine[] =>
  items.map(item => ({
    'description/item': item[0].replaceAll('\n', ' '),
    category: item[1],
    ...(item[2] !== null && { quantity: item[2] }),
    ...(item[3] !== null && { rate: item[3] }),
    amount: amountOf(item),
  }))

const grouped = (value: number, locale: string): string =>
  value.toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
export const us = (value: number): string => grouped(value, 'en-US')
export const de = (value: number): string => grouped(value, 'de-DE')
/** Groups parted by a plain blank. */
export const fr = (value: number): string => grouped(value, 'fr-FR').replace(/\s/g, ' ')
export const lakh = (value: number): string => grouped(value, 'en-IN')

export interface Print {
  readonly size?: number
  readonly bold?: boolean
  readonly align?: 'left' | 'right' | 'center'
  /** From line to line, in points. */
  readonly step?: number
}

/** A drawing in progress. */
export class Desk extends Paper {
  constructor(options: PaperOptions & { readonly font?: string; readonly type?: number } = {}) {
    super(options)
    this.type(options.font ?? 'Helvetica', options.type ?? 9)
  }

  /** Lines of text, the first with its top at y; returns the y below the last. */
  block(x: number, y: number, lines: string | readonly string[], print: Print = {}): number {
    const { align = 'left', step = (print.size ?? this.size) * 1.35 } = print
    let at = y
    for (const line of [lines].flat()) {
      if (align === 'right') this.right(line, x, at, print)
      else if (align === 'center') this.center(line, at, { ...print, at: x })
      else this.left(line, x, at, print)
      at += step
    }
    return at
  }

  /** Labels at x, values at `value` (left) or ending at `right`; returns the y below. */
  pairs(
    x: number,
    y: number,
    rows: readonly (readonly [label: string, value: string])[],
    {
      value,
      right,
      step = this.size * 1.5,
      bold = true,
    }: { value?: number; right?: number; step?: number; bold?: boolean },
  ): number {
    rows.forEach(([label, text], index) => {
      const at = y + index * step
      this.left(label, x, at, { bold })
      if (right !== undefined) this.right(text, right, at)
      else this.left(text, value ?? x + this.widthOf(`${label} `, { bold }) + 2, at)
    })
    return y + rows.length * step
  }

  /** A band of color. */
  band(x: number, y: number, width: number, height: number, color = '#e8ecef'): this {
    this.pdf.rect(x, y, width, height).fill(color).fillColor('black')
    return this
  }

  frame(x: number, y: number, width: number, height: number): this {
    this.pdf.rect(x, y, width, height).lineWidth(0.6).stroke()
    return this
  }

  /** Cells of a row of a table; the lines of a cell stand below each other. Returns the y below. */
  row(columns: readonly Column[], y: number, cells: readonly (string | null)[], gap = 3, print: Print = {}): number {
    let bottom = y + this.size * 1.35
    cells.forEach((cell, index) => {
      if (cell === null || cell === '') return
      const { x, align = 'left' } = columns[index]!
      bottom = Math.max(bottom, this.block(x, y, cell.split('\n'), { ...print, align }))
    })
    return bottom + gap
  }

  /** A head and its rows; returns the y below. */
  table(
    columns: readonly Column[],
    y: number,
    rows: readonly (readonly (string | null)[])[],
    manner: TableManner = {},
  ): number {
    const { head = 'rule', from = 48, to = this.width - 48, step = 4, lines = false } = manner
    if (head === 'band') this.band(from, y - 4, to - from, this.size + 8)
    let at = this.row(
      columns,
      y,
      columns.map(({ head: text }) => text),
      3,
      { bold: true },
    )
    if (head === 'rule') this.rule(from, to, at - 2)
    at += 4
    for (const cells of rows) {
      at = this.row(columns, at, cells, step)
      if (lines) this.rule(from, to, at - step / 2 - 2, 0.3)
    }
    return at + 4
  }
}

export interface Column {
  readonly head: string
  /** Left edge, right edge or middle, as it is aligned. */
  readonly x: number
  readonly align?: 'left' | 'right' | 'center'
}

export interface TableManner {
  readonly head?: 'rule' | 'band' | 'plain'
  readonly from?: number
  readonly to?: number
  readonly step?: number
  readonly lines?: boolean
}
