/** An invoice the project draws itself: items, what must be read, and a script of the page; drawing and truth come from the same items. */
import { drawItemTable, type ItemColumn } from '../../drawing/item-table.ts'
import { Page, type Operation, type PageOptions } from '../../drawing/page.ts'
import { drawScript } from '../../drawing/script.ts'

/** A billed line of the truth. */
export interface TrueLine {
  readonly 'description/item': string
  readonly category?: 'hard' | 'soft'
  readonly quantity?: number
  readonly rate?: number
  readonly amount?: number
}

/** Members of the answer by name; what is not named is not judged. */
export interface InvoiceTruth {
  readonly expected: Readonly<Record<string, unknown>> & { readonly transactions?: readonly TrueLine[] }
  /** Members that must not be stated, such as `due_date` or `other_details.vin`. */
  readonly absent?: readonly string[]
  /** Other values that are as right, by dotted path. */
  readonly acceptable?: Readonly<Record<string, readonly unknown[]>>
}

export interface MadeInvoice {
  readonly name: string
  /** What makes it unlike the others. */
  readonly what: string
  /** One for each invoice of the file, in order. */
  readonly truths: readonly InvoiceTruth[]
  /** Ids of checks that must have failed. */
  readonly failedChecks?: readonly string[]
  readonly draw: () => Promise<Uint8Array>
}

/** Description (with line breaks as printed), category, quantity, unit price; the amount is their product unless given. */
export type Item = readonly [
  text: string,
  category: 'hard' | 'soft',
  quantity: number | null,
  rate: number | null,
  amount?: number,
]

interface DrawnInvoice extends Omit<MadeInvoice, 'draw' | 'truths'> {
  readonly page?: Pick<PageOptions, 'size' | 'plain'> & {
    readonly font?: string
    readonly type?: number
    readonly amountText?: keyof typeof amountFormats
  }
  /** `expected` by dotted path, without the lines, which follow from the items. */
  readonly truths?: readonly (Omit<InvoiceTruth, 'expected'> & {
    readonly expected: Readonly<Record<string, unknown>>
    readonly items?: readonly Item[]
  })[]
  /** See drawing/script.ts; `table` is described below. */
  readonly script: string
  /** A file within the PDF. */
  readonly attached?: { readonly name: string; readonly xml: string }
}

const cents = (value: number): number => Math.round(value * 100) / 100
const amountOf = ([, , quantity, rate, amount]: Item): number => amount ?? cents((quantity ?? 1) * (rate ?? 0))

const lineOf = (item: Item): TrueLine => ({
  'description/item': item[0].replaceAll('\n', ' '),
  category: item[1],
  ...(item[2] !== null && { quantity: item[2] }),
  ...(item[3] !== null && { rate: item[3] }),
  amount: amountOf(item),
})

const inLocale =
  (locale: string) =>
  (value: number): string =>
    value.toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).replace(/\s/g, ' ')
const amountFormats = { us: inLocale('en-US'), de: inLocale('de-DE'), fr: inLocale('fr-FR'), lakh: inLocale('en-IN') }

function nested(flat: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const result: Record<string, unknown> = {}
  for (const [path, value] of Object.entries(flat)) {
    const keys = path.split('.')
    const last = keys.pop()!
    let inner = result
    for (const key of keys) inner = (inner[key] ??= {}) as Record<string, unknown>
    inner[last] = value
  }
  return result
}

/**
 * The operation "table" of the scripts: "table shaded lines /4 48-547 n2 0..7: y @x Header = cell | >x Header = cell". A header is placed left
 * (@), right (>) or centered (^); a cell is "#", "text", "quantity", a pattern with <rate> or <amount>, or its texts with " / " between them.
 * Options: style of the header, lines between the rows, their distance, the table's edges, whose items (those of the second truth), which of them.
 */
const tableOf =
  (lists: readonly (readonly Item[])[], amountText: (value: number) => string): Operation =>
  (page, [y], text, options) => {
    const option = (form: RegExp) => options.map(one => form.exec(one)).find(found => found !== null)
    const [, from, to] = option(/^(\d+)-(\d+)$/) ?? []
    const [, start = '0', end] = option(/^(\d+)\.\.(\d+)$/) ?? []
    const [, list = '1'] = option(/^n(\d)$/) ?? []
    const [, step] = option(/^\/(\d+)$/) ?? []
    const items = (lists[Number(list) - 1] ?? []).slice(Number(start), end === undefined ? undefined : Number(end))
    const parts = text.split(' | ').map(part => /^([@>^])([\d.]+) (.*?) = (.*)$/.exec(part)!)
    const columns = parts.map(([, place, x, header]): ItemColumn => {
      const align = place === '>' ? 'right' : place === '^' ? 'center' : 'left'
      return { header: header!, x: Number(x), align }
    })
    const cell = (pattern: string, index: number): string => {
      const item = items[index]
      const given = pattern.split(' / ')
      if (given.length > 1 || item === undefined) return given[index] ?? ''
      if (pattern === '#') return String(Number(start) + index + 1)
      if (pattern === 'text') return item[0]
      if (pattern === 'quantity') return String(item[2])
      return pattern.replace('<rate>', () => amountText(item[3]!)).replace('<amount>', () => amountText(amountOf(item)))
    }
    const count = items.length || Math.max(...parts.map(([, , , , pattern]) => pattern!.split(' / ').length))
    const rows = Array.from({ length: count }, (_, index) => parts.map(([, , , , pattern]) => cell(pattern!, index)))
    drawItemTable(page, columns, y!, rows, {
      header: options.includes('shaded') ? 'shaded' : options.includes('plain') ? 'plain' : 'rule',
      lines: options.includes('lines'),
      ...(from !== undefined && { from: Number(from), to: Number(to) }),
      ...(step !== undefined && { step: Number(step) }),
    })
  }

export function drawnInvoice({
  page: format = {},
  truths = [],
  script,
  attached,
  ...invoice
}: DrawnInvoice): MadeInvoice {
  const { font = 'Helvetica', type = 9, amountText = 'us', ...options } = format
  const lists = truths.map(({ items = [] }) => items)
  return {
    ...invoice,
    truths: truths.map(({ items, expected, ...truth }) => ({
      ...truth,
      expected: { ...nested(expected), ...(items && { transactions: items.map(lineOf) }) },
    })),
    draw: () => {
      const page = new Page(options).type(font, type)
      page.leading = 1.35
      if (attached !== undefined) {
        const day = new Date(Date.UTC(2026, 4, 20))
        const about = { type: 'text/xml', creationDate: day, modifiedDate: day, relationship: 'Alternative' }
        page.pdf.file(Buffer.from(attached.xml), { name: attached.name, ...about })
      }
      drawScript(page, script, { table: tableOf(lists, amountFormats[amountText]) })
      return page.done()
    },
  }
}
