/** Statements written as text: labels, amounts and sums by line. The sums are worked out, and what must agree is asserted. */
import { path, statementTruth, type Row } from '../../2026-11-22/financial/statement-truth.ts'
import type { Truth } from '../../2026-11-22/press/document.ts'

const paths = {
  ...path,
  investments: 'cashFlowStatement.investingActivities.investmentsChanges',
  acquisitions: 'cashFlowStatement.investingActivities.acquisitionsAndDivestitures',
  stockIssue: 'cashFlowStatement.financingActivities.stockIssuanceRepurchase',
  longInvestments: 'balanceSheet.assets.fixedAssets.longTermInvestments',
  shortInvestments: 'balanceSheet.assets.currentAssets.shortTermInvestments',
  balanceSheet: 'balanceSheet',
  incomeStatement: 'incomeStatement',
  cashFlowStatement: 'cashFlowStatement',
} as const

export type Place = keyof typeof paths
export type Books = Map<string, readonly number[]>

export interface Line extends Row {
  readonly indent: number
}

const isPlace = (text: string): text is Place => text in paths
const cents = (value: number) => Math.round(value * 100) / 100

/** A formula of names of the books; a name with an apostrophe means the column after. */
export function worked(formula: string, books: Books, column: number): number {
  const terms = [...formula.matchAll(/([+-]?)\s*([\w.]+)('?)/g)]
  if (terms.length === 0) throw new Error(`Empty formula: ${formula}`)
  const values = terms.map(([, sign, name = '', after]) => {
    const value = /^\d/.test(name) ? Number(name) : books.get(name)?.[column + (after === '' ? 0 : 1)]
    if (value === undefined) throw new Error(`Unknown name ${name} in ${formula}`)
    return sign === '-' ? -value : value
  })
  return cents(values.reduce((sum, value) => sum + value, 0))
}

/**
 * One row per text line: `label | amounts or formula | place and @name`, two blanks per indent. A label starts with # (heading),
 * = (total) or == (grand total). The formula `sum` adds the rows one indent deeper since the heading of the same indent.
 * A place that starts with - takes the other sign.
 */
export function statement(text: string, books: Books, columns: number): Line[] {
  const lines: Line[] = []
  for (const source of text.split('\n')) {
    if (source.trim() === '') continue
    const [left = '', amounts = '', marks = ''] = source.split('|').map(part => part.trimEnd())
    const indent = (left.length - left.trimStart().length) / 2
    const [, mark = '', label = ''] = /^(#|==|=)?\s*(.*)$/.exec(left.trim()) ?? []
    const kind = mark === '#' ? 'head' : mark === '==' ? 'grand' : mark === '=' ? 'total' : 'line'
    if (amounts.trim() === '') {
      lines.push({ label, indent, kind })
      continue
    }
    const values = valuesOf(amounts.trim(), columns, { lines, indent, books, source })
    const place = marks.split(/\s+/).find(word => isPlace(word.replace(/^-/, '')))
    const name = /@([\w.]+)/.exec(marks)?.[1]
    if (name !== undefined) books.set(name, values)
    if (place === undefined && marks.replace(/@[\w.]+/, '').trim() !== '') throw new Error(`Unknown place: ${source}`)
    const to = place?.replace(/^-/, '') ?? ''
    lines.push({ label, indent, kind, values, flip: place?.startsWith('-') ?? false, ...(isPlace(to) && { to: paths[to] }) }) // prettier-ignore
  }
  return lines
}

interface Context {
  readonly lines: readonly Line[]
  readonly indent: number
  readonly books: Books
  readonly source: string
}

function valuesOf(amounts: string, columns: number, { lines, indent, books, source }: Context): number[] {
  const each = Array.from({ length: columns }, (_, column) => column)
  if (amounts === 'sum') {
    const start = lines.findLastIndex(line => line.kind === 'head' && line.indent === indent)
    const parts = lines.slice(start + 1).filter(line => line.indent === indent + 1 && line.values !== undefined)
    if (start < 0 || parts.length === 0) throw new Error(`Nothing to add: ${source}`)
    return each.map(column => cents(parts.reduce((sum, line) => sum + (line.values?.[column] ?? 0), 0)))
  }
  if (/[a-z]/i.test(amounts)) return each.map(column => worked(amounts, books, column))
  const values = amounts.split(/\s+/).map(Number)
  if (values.length !== columns || values.some(Number.isNaN)) throw new Error(`Amounts: ${source}`)
  return values
}

/** Fails when two figures that must be the same are not, in any column both have. */
export function agree(books: Books, ...pairs: readonly (readonly [string, string])[]): void {
  for (const [one, other] of pairs)
    for (const [column, value] of (books.get(one) ?? []).entries())
      if (value !== worked(other, books, column)) throw new Error(`${one} ${value} is not ${other} ${worked(other, books, column)}`) // prettier-ignore
}

export interface Part {
  readonly rows: readonly Line[]
  /** Which printed amounts are the truth's columns; in order by default. */
  readonly pick?: readonly number[]
}

export interface Facts {
  readonly family: string
  readonly notes: string
  readonly company: string
  readonly statementType: 'BALANCE_SHEET' | 'INCOME_STATEMENT' | 'CASH_FLOW_STATEMENT'
  /** Ends of the truth's periods, the latest first. */
  readonly ends: readonly string[]
  readonly parts: readonly Part[]
  readonly books: Books
  /** Defensible readings as formulas; `null` for none at all. */
  readonly any?: Partial<Readonly<Record<Place, readonly string[]>>>
  /** Columns of the books that the readings are taken from. */
  readonly anyColumns?: readonly number[]
  readonly absent?: readonly Place[]
  readonly scale?: number
  readonly currency?: string
}

/** Whether a formula's names have an amount in a column. */
const stands = (formula: string, books: Books, column: number) =>
  [...formula.matchAll(/[a-z][\w.]*/gi)].every(([name]) => books.get(name)?.[column] !== undefined)

export function truthFrom(facts: Facts): Truth {
  const { ends, parts, books, any = {}, absent = [], scale = 1, currency = 'USD' } = facts
  const rows = parts.flatMap(({ rows: printed, pick = ends.map((_, i) => i) }) =>
    printed.map(row => ({ ...row, ...(row.values && { values: pick.flatMap(at => row.values?.[at] ?? []) }) })),
  )
  const columns = facts.anyColumns ?? parts[0]?.pick ?? ends.map((_, i) => i)
  const choices = Object.entries(any).map(([place, formulas]) => [
    paths[place as Place],
    [...new Set(formulas.flatMap(formula => (formula === 'null' ? [null] : columns.filter(at => stands(formula, books, at)).map(at => cents(worked(formula, books, at) * scale)))))], // prettier-ignore
  ])
  const { family, notes, company, statementType } = facts
  return statementTruth({
    ...{ family, notes, company, statementType, rows, scale, currency },
    columns: ends,
    any: Object.fromEntries(choices) as Record<string, readonly unknown[]>,
    absent: absent.map(place => paths[place]),
  })
}

export interface Style {
  /** Of the fraction; 2 by default. */
  readonly digits?: number
  readonly negative?: 'parentheses' | 'minus' | 'dollar-minus'
  readonly zero?: string
  readonly mark?: ',' | ' '
  readonly dollar?: boolean
}

export function amount(
  value: number,
  { digits = 2, negative = 'minus', zero, mark = ',', dollar = false }: Style = {},
): string {
  if (value === 0 && zero !== undefined) return zero
  const bare = Math.abs(value).toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  const text = `${dollar ? '$' : ''}${mark === ',' ? bare : bare.replace(/,/g, '\u00a0')}`
  if (value >= 0) return text
  return negative === 'parentheses' ? `(${text})` : `-${text}`
}

/** Table rows: the label with its indent, then the cells made of a row's amounts. */
export function body(
  rows: readonly Line[],
  cells: (values: readonly number[], row: Line, index: number) => readonly string[],
  step = 10,
  start = 0,
): string {
  const sample = rows.find(row => row.values !== undefined)
  const columns = sample?.values === undefined ? 1 : cells(sample.values, sample, 0).length + 1
  return rows
    .map((row, index) => {
      const printed = row.values === undefined ? [] : cells(row.values, row, index)
      return `<tr class="${row.kind ?? 'line'} d${row.indent}"><td style="padding-left:${start + row.indent * step}pt"${row.values === undefined ? ` colspan="${columns}"` : ''}>${row.label}</td>${printed.map(cell => `<td class="n"><span>${cell}</span></td>`).join('')}</tr>`
    })
    .join('')
}

export const percent = (part: number, base: number, digits = 1): string =>
  base === 0 ? '' : `${((100 * part) / base).toFixed(digits)}%`

/** The amounts of a name in the books. */
export function of(books: Books, name: string): readonly number[] {
  const values = books.get(name)
  if (values === undefined) throw new Error(`Unknown name ${name}`)
  return values
}
