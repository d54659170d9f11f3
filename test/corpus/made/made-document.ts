/** A statement the project draws itself: its rows, and a script of its pages; drawing and truth come from the same ledgers. */
import { createRequire } from 'node:module'
import type { StatementType } from '../../../core/contract/statement-figures.ts'
import { truthOf, type Ledger, type Row, type Truth } from '../../drawing/ledger.ts'
import { written, type NumberStyle } from '../../drawing/numbers.ts'
import { Page, type Operation, type PageOptions } from '../../drawing/page.ts'
import { drawScript } from '../../drawing/script.ts'
import { builtLedger, writtenRows } from '../../drawing/statement-rows.ts'
import { drawStatementTable, type PrintedColumn } from '../../drawing/statement-table.ts'

export interface MadeDocument {
  readonly name: string
  /** What makes it unlike the others. */
  readonly what: string
  readonly metadata: { readonly statementType: StatementType; readonly periodEnd: string; readonly password?: string }
  readonly truth: Truth
  readonly draw: () => Promise<Uint8Array>
}

export interface DrawnStatement {
  readonly name: string
  readonly what: string
  readonly type: StatementType
  /** ISO. */
  readonly end: string
  /** Null: the document does not name it. */
  readonly company: string | null
  readonly page?: PageOptions & { readonly font?: string; readonly type?: number; readonly turned?: boolean }
  readonly ledgers: readonly {
    /** Period ends of the columns, "_" for a column that is no period of its own. Absent: only drawn, not part of the truth. */
    readonly ends?: string
    readonly scale?: number
    /** The statement its places belong to, where it is not the document's type. */
    readonly main?: 'bs' | 'is' | 'cf'
    /** See drawing/statement-rows.ts. */
    readonly rows: string
  }[]
  /** What is true besides the rows. */
  readonly extra?: { readonly [Part in 'expected' | 'accepted']?: Truth[Part] }
  /** See drawing/script.ts; `table` is described below. */
  readonly script: string
  readonly finish?: (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>
}

const mainPlaces = { BALANCE_SHEET: 'bs', INCOME_STATEMENT: 'is', CASH_FLOW_STATEMENT: 'cf' } as const
const embeddedFont = createRequire(import.meta.url).resolve('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf')

export function drawnStatement(statement: DrawnStatement): MadeDocument {
  const { name, what, type, end, company, page = {}, extra = {}, finish = (bytes: Uint8Array) => bytes } = statement
  const ledgers = statement.ledgers.map(({ ends, scale = 1, main = mainPlaces[type], rows: text }) => {
    const rows = writtenRows(text)
    const columns = Math.max(...rows.map(({ amounts }) => amounts?.length ?? 0))
    const { ledger } = builtLedger(rows, columns, main)
    return { ledger, ends: ends?.split(' ').map(one => (one === '_' ? null : one)) ?? [], scale }
  })
  const truth = truthOf(company, ledgers)
  return {
    name,
    what,
    metadata: { statementType: type, periodEnd: end, ...(page.password !== undefined && { password: page.password }) },
    truth: {
      ...truth,
      expected: merged(truth.expected, extra.expected),
      accepted: merged(truth.accepted, extra.accepted),
    },
    draw: async () => {
      const { font = 'Helvetica', type: size = 9, turned, ...options } = page
      const drawn = new Page(options)
      if (font === 'Embedded') drawn.pdf.registerFont(font, embeddedFont)
      if (turned) turn(drawn)
      drawScript(drawn.type(font, size), statement.script, {
        table: tableOf(ledgers.map(({ ledger }) => ledger)),
      })
      return finish(await drawn.done())
    },
  }
}

function merged<T extends Readonly<Record<string, object>>>(base: T, more: T | undefined): T {
  const ends = Object.keys(more ?? {}).map(end => [end, { ...base[end], ...more![end] }])
  return { ...base, ...Object.fromEntries(ends) } as T
}

/** Shows the page turned clockwise: the displayed point (x, y) lies at (y, height - x). */
function turn({ pdf }: Page): void {
  Object.assign(pdf.page.dictionary.data, { Rotate: 90 })
  pdf.transform(0, -1, 1, 0, 0, pdf.page.height)
}

/**
 * The operation "table" of the scripts: "table 1@0..26 h14 i12 w250 double ruled leaders lightTotals: x,y >480 Header/line = 0 .2 minus | …".
 * Options: ledger and rows, height of the rows, indent, width of labels, rules, a rule below the headers, leaders, type of totals and headings.
 * A column ends at its number and shows a column of the ledger: its index, decimals (.2), form of negatives (minus, trailing, CR) and of zero
 * (z0, z—), grouping (european, indian), a sign before all amounts (each$, "_" for a blank) or before totals (total$), all amounts or those
 * of costs negated; or ": text / text", one for each row ("_": none); or "blank".
 */
const tableOf =
  (ledgers: readonly Ledger[]): Operation =>
  (page, [x, y], text, [which = '1', ...options]) => {
    const [list, range] = which.split('@')
    const ledger = ledgers[Number(list) - 1]!
    const [from, to] = range?.split('..').map(Number) ?? []
    const rows = ledger.rows.slice(from, to)
    const size = (sign: string) => options.find(option => option.startsWith(sign) && /\d$/.test(option))?.slice(1)
    const [rowHeight, indent, labelWidth] = [size('h'), size('i'), size('w')].map(found => found && Number(found))
    drawStatementTable(page, ledger, {
      x: x!,
      y: y!,
      rows,
      columns: text.split(' | ').map(column => columnOf(column, rows)),
      ...(rowHeight && { rowHeight }),
      ...(indent !== undefined && indent !== '' && { indent }),
      ...(labelWidth && { labelWidth }),
      rules: options.includes('none') ? 'none' : options.includes('double') ? 'double' : 'single',
      headerRule: options.includes('ruled'),
      leaders: options.includes('leaders'),
      boldTotals: !options.includes('lightTotals'),
      boldHeadings: !options.includes('lightHeadings'),
    })
  }

function columnOf(text: string, rows: readonly Row[]): PrintedColumn {
  const [, right, headers = '', cells = ''] = /^>([\d.]+) ?(.*?) ?= (.*)$/.exec(text)!
  const header = headers === '' ? [] : headers.split('/').map(line => line.replaceAll('⁄', '/'))
  const column = { right: Number(right), header }
  if (cells === 'blank') return { ...column, text: () => null }
  if (cells.startsWith(': ')) {
    const given = cells.slice(2).split(' / ')
    const amounts = rows.filter(({ style }) => style !== 'heading')
    const shown = new Map(amounts.map((row, index) => [row, given[index] ?? '_']))
    return { ...column, text: row => (shown.get(row) === '_' ? null : shown.get(row)!) }
  }
  const [index, ...words] = cells.split(' ')
  const one = <T>(choices: readonly T[]) => choices.find(choice => words.includes(choice as never))
  const after = (sign: string) => words.find(word => word.startsWith(sign))?.slice(sign.length)
  const decimals = after('.')
  const zero = after('z')
  const [always, totals] = [after('each')?.replace('_', ' '), after('total')?.replace('_', ' ')]
  const style = {
    decimals: Number(decimals ?? 0),
    negative: one(['minus', 'trailing', 'CR'] as const) ?? 'parentheses',
    zero: zero ?? '-',
    grouping: one(['european', 'indian', 'none'] as const) ?? 'western',
  } as NumberStyle
  return {
    ...column,
    text: row => {
      const value = row.values[Number(index)]
      const opposite = words.includes('negated') || (words.includes('costs') && row.minus)
      const prefix = always ?? (row.style === 'total' ? totals : undefined) ?? ''
      return written(opposite && value !== null && value !== undefined ? -value : value, { ...style, prefix })
    },
  }
}
