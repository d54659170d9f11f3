/** Rows of the Tax Returns sheet: every line of a return, its K-1s and its statements, and which rows add up to which. */
import { returnSums } from '../../checks/return-sums.ts'
import type { TaxReturn } from '../../contract/tax-return.ts'
import { k1Form, lineAt } from '../../vocabulary/tax-lines.ts'

export interface TaxRow {
  /** "1120-S", "Schedule L", "Schedule K-1". */
  readonly form: string
  /** As printed on the form; of a table with its column. */
  readonly line: string
  readonly caption: string
  /** As printed; null: not stated. */
  readonly value: number | null
  /** 1-based; null: it has no place. */
  readonly page: number | null
  /** Rows of this list that add up to it, and those taken off; null: it is no sum. */
  readonly sum: {
    readonly plus: readonly number[]
    readonly minus: readonly number[]
    readonly magnitudes: boolean
  } | null
}

/** In the order of the forms; then K-1s, then statements. */
export function taxRows(entry: TaxReturn): readonly TaxRow[] {
  const keys = orderedKeys(entry)
  const at = (key: string): number => keys.indexOf(key)
  const sums = new Map(returnSums(entry).map(sum => [sum.total, sum]))
  const lines = keys.map((key): TaxRow => {
    const [form, line] = split(key, entry.form)
    const sum = sums.get(key)
    return {
      form,
      line,
      caption: lineAt(entry.form, entry.tax_year, key)?.caption ?? '',
      value: entry.lines[key] ?? null,
      page: pageOf(entry, `/lines/${key}`),
      sum: sum === undefined ? null : { plus: sum.plus.map(at), minus: sum.minus.map(at), magnitudes: sum.magnitudes },
    }
  })
  const k1s = entry.k1s.flatMap((k1, index) => ownerRows(entry, k1, index))
  const rows = [...lines, ...k1s]
  for (const [index] of entry.statements.entries()) rows.push(...statementRows(entry, index, rows.length))
  return rows
}

function ownerRows(entry: TaxReturn, k1: TaxReturn['k1s'][number], index: number): readonly TaxRow[] {
  const name = k1.partner_name ?? `Owner ${index + 1}`
  const at = `/k1s/${index}`
  const base = { form: 'Schedule K-1', sum: null }
  return [
    {
      ...base,
      line: 'Share, percent',
      caption: name,
      value: k1.share_percent,
      page: pageOf(entry, `${at}/share_percent`),
    },
    ...Object.entries(k1.lines).map(([key, value]): TaxRow => {
      const caption = lineAt(k1Form(entry.form), entry.tax_year, key)?.caption
      return {
        ...base,
        line: key,
        caption: caption === undefined ? name : `${name}: ${caption}`,
        value,
        page: pageOf(entry, `${at}/lines/${key}`),
      }
    }),
  ]
}

/** Items, then the total as printed; `from`: the index of the first row. */
function statementRows(entry: TaxReturn, index: number, from: number): readonly TaxRow[] {
  const { title, line, items, total } = entry.statements[index]!
  const at = `/statements/${index}`
  const base = { form: title ?? `Statement ${index + 1}`, line: line ?? '' }
  const rows = items.map(([label, value], item): TaxRow => ({
    ...base,
    caption: label,
    value,
    page: pageOf(entry, `${at}/items/${item}/1`),
    sum: null,
  }))
  if (total === null) return rows
  const sum = { plus: items.map((_item, item) => from + item), minus: [], magnitudes: false }
  const page = pageOf(entry, `${at}/total`)
  return [...rows, { ...base, caption: 'Total', value: total, page, sum: items.length === 0 ? null : sum }]
}

const pageOf = ({ provenance }: TaxReturn, pointer: string): number | null => provenance[pointer]?.page ?? null

/** Schedules of the return itself. */
const schedules = ['K', 'L', 'M-1', 'M-2', 'J', 'AN', 'S1']
const attached = ['1125-A', '1125-E', '4562', '8825', 'C', 'E', 'F']

/** ["Schedule L", "10b, column c"] of "L.10b.c". */
function split(key: string, main: string): readonly [form: string, line: string] {
  const prefix = [...schedules, ...attached].find(name => key.startsWith(`${name}.`))
  const rest = prefix === undefined ? key : key.slice(prefix.length + 1)
  const line = rest.replace(/\.([a-z])$/, ', column $1').replace('.', ' ')
  if (prefix === undefined) return [main, line]
  return [/^\d/.test(prefix) ? prefix : `Schedule ${prefix === 'S1' ? '1' : prefix}`, line]
}

/** First the pages of the form, then its schedules, then attached forms; in each by the number of the line. */
function orderedKeys({ lines, form }: TaxReturn): readonly string[] {
  const collator = new Intl.Collator('en', { numeric: true })
  const rank = (key: string): number =>
    ['', ...schedules, ...attached].findIndex((name, index) => index > 0 && key.startsWith(`${name}.`))
  return Object.keys(lines).toSorted(
    (a, b) => rank(a) - rank(b) || collator.compare(split(a, form)[1], split(b, form)[1]),
  )
}
