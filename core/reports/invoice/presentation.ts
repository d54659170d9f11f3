/**
 * What all sheets of an invoice workbook share: names, currencies, number formats of amounts, and the values on the Raw
 * Data sheet.
 */
import type { Invoice, InvoiceResult } from '../../contract/invoice.ts'
import {
  color,
  emphasis,
  font,
  restyle,
  notStated,
  numberFormat,
  rowRule,
  styles,
  type CellStyle,
  type SheetTitle,
} from '../workbook.ts'
import { rawValues, type RawValues } from './raw-values.ts'

export interface Presentation {
  readonly result: InvoiceResult
  readonly invoices: readonly Invoice[]
  readonly raw: RawValues
  /** Invoices by currency, in order of appearance: sums are taken within a group only. */
  readonly groups: readonly CurrencyGroup[]
  readonly nameOf: (invoice: Invoice) => string
  title(name: string): SheetTitle
}

export interface CurrencyGroup {
  /** The number as its cell displays it. */
  readonly currency: string
  readonly code: string | null
  readonly invoices: readonly Invoice[]
}

/** Names of sheets that other sheets refer to. */
export const sheetNames = {
  summary: 'Invoice Summary',
  breakdown: 'Transaction Breakdown',
  vendors: 'Vendor Analysis',
  terms: 'Payment Terms',
  taxes: 'Tax & Fees',
  raw: 'Raw Data',
} as const

export const currencyText = (code: string | null): string => code ?? notStated

export function present(result: InvoiceResult): Presentation {
  const invoices = result.invoices ?? [result]
  const numbers = Map.groupBy(invoices, ({ invoice_number }) => invoice_number)
  const nameOf = ({ id, invoice_number }: Invoice): string =>
    invoice_number === null
      ? `#${id}`
      : numbers.get(invoice_number)!.length > 1
        ? `${invoice_number} (#${id})`
        : invoice_number
  const groups = [...Map.groupBy(invoices, ({ currency }) => currency)].map(([code, same]) => ({
    currency: currencyText(code),
    code,
    invoices: same,
  }))
  const company =
    result.invoices === undefined ? (result.sender.name ?? 'Seller not stated') : `${invoices.length} invoices`
  const facts = factsOf(invoices, groups, nameOf)
  return {
    result,
    invoices,
    groups,
    nameOf,
    raw: rawValues(invoices, nameOf),
    title: title => ({ company, title, facts }),
  }
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

function factsOf(
  invoices: readonly Invoice[],
  groups: readonly CurrencyGroup[],
  nameOf: (invoice: Invoice) => string,
): string {
  const dates = invoices.flatMap(({ invoice_date }) => invoice_date ?? []).toSorted()
  const days = [...new Set([dates[0], dates.at(-1)])].flatMap(date =>
    date === undefined ? [] : [longDate.format(new Date(date))],
  )
  const [first] = invoices
  return [
    ...(invoices.length === 1 ? [`Invoice ${nameOf(first!)}`] : []),
    days.length === 0 ? 'Date not stated' : days.join(' to '),
    groups.map(({ code }) => code ?? 'currency not stated').join(', '),
  ].join('  ·  ')
}

/** Decimals of a currency (ISO 4217); two when the currency is unknown. */
function digitsOf(code: string | null): number {
  if (code === null || !/^[A-Z]{3}$/.test(code)) return 2
  return new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits ?? 2
}

/** "$", "€", "£"; the code and a space when there is no symbol; nothing without a currency. */
function symbolOf(code: string | null): string {
  if (code === null || !/^[A-Z]{3}$/.test(code)) return ''
  const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency: code }).formatToParts(1)
  const symbol = parts.find(({ type }) => type === 'currency')!.value
  return symbol === code ? `${code} ` : symbol
}

/** Number format of amounts in a currency; `symbol`: with its symbol, for totals. */
export function amountFormatOf(code: string | null, symbol = false): string {
  const digits = digitsOf(code)
  const mark = symbol && symbolOf(code) !== '' ? `"${symbolOf(code)}"` : ''
  const number = `${mark}#,##0${digits === 0 ? '' : `.${'0'.repeat(digits)}`}`
  return `${number}_);(${number});"–"_);@_)`
}

/** Values at or above this confidence count as reliable (calibration of the contract). */
export const doubtBelow = 0.9

/** Marks low-confidence and derived values, as the financial workbook does. */
export function markedStyle(
  base: CellStyle,
  origin: { readonly confidence: number | null; readonly method: string | null },
): CellStyle {
  const doubtful = (origin.confidence ?? 1) < doubtBelow
  const derived = origin.method === 'derived'
  if (!doubtful && !derived) return base
  return restyle(base, {
    font: font({
      ...(base.font?.bold && { bold: true }),
      italic: derived,
      ...(doubtful && { underline: true, rgb: color.review }),
    }),
  })
}

export const legend =
  'n/s: not stated. –: stated as zero. Italics: derived from other values. Amber, underlined: confidence below 0.90 (see Raw Data).'

const ruled = (base: CellStyle): CellStyle => restyle(base, { border: rowRule })

/** Styles of table cells. */
export const cells = {
  text: ruled(styles.text),
  small: ruled(styles.small),
  wrapped: restyle(styles.wrapped, { border: rowRule, alignment: { wrapText: true, vertical: 'middle' } }),
  right: restyle(styles.text, { border: rowRule, alignment: { horizontal: 'right', vertical: 'middle' } }),
  date: restyle(styles.amount, { border: rowRule, numFmt: numberFormat.date }),
  count: restyle(styles.amount, { border: rowRule, numFmt: '#,##0_);(#,##0);0_);@_)' }),
  plain: restyle(styles.amount, { border: rowRule, numFmt: '0' }),
  quantity: restyle(styles.amount, { border: rowRule, numFmt: '#,##0.####_);(#,##0.####);0_);@_)' }),
  percent: restyle(styles.amount, { border: rowRule, numFmt: numberFormat.percent }),
  rate: restyle(styles.amount, { border: rowRule, numFmt: '0.####%_);(0.####%);0%_);@_)' }),
  confidence: restyle(styles.amount, { border: rowRule, numFmt: '0.00' }),
} as const

/** An amount in a table. */
export const amountCell = (code: string | null): CellStyle =>
  restyle(styles.amount, { border: rowRule, numFmt: amountFormatOf(code) })
/** A zero difference is a plain 0; any other is red. */
export const differenceCell = (code: string | null): CellStyle =>
  restyle(amountCell(code), { numFmt: '[Red]#,##0.00_);[Red](#,##0.00);0_);@_)' })
/** An amount in a row of totals, with its currency symbol. */
export const totalCell = (code: string | null): CellStyle =>
  restyle(restyle(styles.amount, emphasis.subtotal), { numFmt: amountFormatOf(code, true) })
export const totalText: CellStyle = restyle(styles.text, emphasis.subtotal)
export const totalPercent: CellStyle = restyle(restyle(styles.amount, emphasis.subtotal), {
  numFmt: numberFormat.percent,
})
export const totalCount: CellStyle = restyle(restyle(styles.amount, emphasis.subtotal), { numFmt: '#,##0' })
