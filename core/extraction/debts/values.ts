/** The words of one line of a list of debts → its values, each with its place. Pure. */
import type { PaymentFrequency } from '../../contract/cash-flow.ts'
import type { Field } from '../../document/field.ts'
import { unionOf } from '../../document/geometry.ts'
import type { Word } from '../../document/model.ts'
import vocabulary from '../../vocabulary/debt-columns.json' with { type: 'json' }
import { plainLabel } from '../labels/phrases.ts'
import { textOf, type InvoiceView } from '../layout/document-view.ts'
import { parseAmount } from '../values/amounts/parse-amount.ts'
import { dateTokens } from '../values/dates/date-tokens.ts'
import { daysIn, isoDate } from '../values/dates/months.ts'
import type { DebtColumn } from './columns.ts'
import { debtAmounts, type DebtReading } from './debt-schedule.ts'
import type { DebtRow } from './rows.ts'

/** Of a list without further evidence. */
export const listed = 0.9
/** Loans end before it: years of two digits belong to the hundred years that end with it. */
const lastShortYear = 2069
/** Percent a year. */
const maxRate = 100
/** The lender's name ends where its address begins. */
const address = /^(?:\d|p\.?\s?o\.?\s+box\b)/i

type Values = Omit<DebtReading, 'lender'> & { readonly lender?: Field<string> }

/** Members that a line does not state are absent. */
export function valuesOf({ cells }: DebtRow, view: InvoiceView): Values {
  const amounts: Record<string, Field> = {}
  const dates: Record<string, Field<string>> = {}
  const texts: Record<string, Field<string>> = {}
  let lender: Field<string> | undefined
  let frequency: PaymentFrequency | null = null
  for (const [column, lines] of cells) {
    const { role } = column
    // A stroke or speck of a scan is no part of a value.
    const words = lines.flat().filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    if (role === null || isNothing(textOf(words))) continue
    const field = <T>(value: T | null, own = words): Field<T> | undefined =>
      value === null ? undefined : fieldOf(value, { view, column, words: own })
    const put = <T>(into: Record<string, Field<T>>, found: Field<T> | undefined): void => {
      if (found !== undefined) into[role] = found
    }
    if (role === 'lender') {
      const named = lines.filter((line, index) => index === 0 || !address.test(textOf(line))).flat()
      lender = field(textOf(named), named)
    } else if (role === 'frequency') frequency = frequencyIn(textOf(words)) ?? frequency
    else if (role === 'collateral' || role === 'status') put(texts, field(textOf(words)))
    else if (role === 'maturity' || role === 'original_date') put(dates, field(dayIn(textOf(words), view)))
    else if (role === 'rate_percent') put(amounts, field(rateIn(textOf(words), view)))
    else if (role !== 'ignored') {
      put(amounts, field(amountIn(textOf(words), view)))
      if (role === 'payment') frequency ??= frequencyIn(textOf(words)) ?? frequencyIn(column.text)
    }
  }
  return { ...(lender && { lender }), amounts, dates, texts, frequency }
}

const nothing: ReadonlySet<string> = new Set(['', ...vocabulary.nothing])
const isNothing = (text: string): boolean => nothing.has(plainLabel(text))

const isOcr = ({ pages }: InvoiceView): boolean => pages[0]!.page.source === 'ocr'

/** An amount alone, or with how often it is paid: "1,250/mo". What is owed is positive; anything else states nothing. */
function amountIn(text: string, view: InvoiceView): number | null {
  const bare = text.replace(/^["'“”‘’|]+/, '')
  const plain = frequencyIn(bare) === null ? bare : bare.replace(/[\s/]*[a-z][a-z\s./]*$/i, '')
  const { value } = parseAmount(plain, { decimal: view.decimal, ocr: isOcr(view) }) ?? {}
  return value === undefined || value < 0 ? null : value
}

/** Percent; null: none, or one that varies with an index. */
function rateIn(text: string, view: InvoiceView): number | null {
  if (/[a-z]/i.test(text.replace(/\b(?:fixed|apr|per annum)\b/gi, ''))) return null
  const { value, percent } =
    parseAmount(text.replace(/[a-z\s()]+/gi, ''), { decimal: view.decimal, ocr: isOcr(view) }) ?? {}
  // "0.07" may be 7 percent, or a mistake.
  return value === undefined || value < 0 || value > maxRate || (value > 0 && value < 1 && !percent) ? null : value
}

/** A day, or the last one of a month. */
function dayIn(text: string, { dateOrder: order }: Pick<InvoiceView, 'dateOrder'>): string | null {
  const [first, second] = dateTokens(text, { order, parts: 'numbers', lastShortYear })
  if (first === undefined || second !== undefined || first.year === null || first.month === null) return null
  return isoDate(first.year, first.month, first.day ?? daysIn(first.year, first.month))
}

const frequencies = Object.entries(vocabulary.frequencies) as [PaymentFrequency, readonly string[]][]

function frequencyIn(text: string): PaymentFrequency | null {
  const plain = ` ${plainLabel(text.replaceAll('/', ' per '))} `
  return frequencies.find(([, words]) => words.some(word => plain.includes(` ${word} `)))?.[0] ?? null
}

interface Printed {
  readonly view: InvoiceView
  readonly column: Pick<DebtColumn, 'text'> | null
  readonly words: readonly Word[]
}

/** Misread words lower the confidence. */
export function fieldOf<T>(value: T, { view: { fileName, pages }, column, words }: Printed): Field<T> {
  const { page } = pages[0]!
  const read = words.reduce((sum, word) => sum + word.confidence, 0) / words.length
  const box = unionOf(words.map(word => word.box))
  return {
    value,
    confidence: listed * read,
    method: page.source === 'ocr' ? 'ocr' : 'text',
    evidence: [{ fileName, page: page.number, box, text: textOf(words) }],
    label: column?.text ?? null,
    scale: 1,
  }
}

/** Lines whose sum the list prints for an amount are sure of it; those of a sum that differs are not. */
export function footed(debts: readonly DebtReading[], totals: DebtReading['amounts']): readonly DebtReading[] {
  const sums = debtAmounts.map(name => {
    const total = totals[name]?.value
    const sum = debts.reduce((all, { amounts }) => all + (amounts[name]?.value ?? 0), 0)
    return [name, total === undefined ? null : Math.abs(sum - total) < 1] as const
  })
  return debts.map(debt => ({
    ...debt,
    amounts: Object.fromEntries(
      Object.entries(debt.amounts).map(([name, field]) => {
        const isFooted = sums.find(([one]) => one === name)?.[1] ?? null
        return [name, isFooted === null ? field : { ...field, confidence: isFooted ? 0.98 : field.confidence * 0.8 }]
      }),
    ),
  }))
}
