/** What the statements of this batch share: the means of earlier batches, and truths whose earlier periods name only what has one reading. */
import type { Drawn, Truth } from '../../2026-11-22/press/document.ts'
import type { ScanManner } from '../../2026-11-22/press/scan.ts'
import { sheets, truthFrom as plainTruth, type Line } from '../../2026-11-23-j/financial/means.ts'

export { agree, amount, body, isFirst, of, percent, signed, statement } from '../../2026-11-23-j/financial/means.ts'
export type { Books, Line } from '../../2026-11-23-j/financial/means.ts'
export { copier, fax, flatbed, phone } from '../../2026-11-23-k/bank/statement.ts'

type Tree = { [key: string]: Tree | number }

/** Defensible readings are accepted for the latest period only; what has several is left out of the earlier ones. */
export function truthFrom(facts: Parameters<typeof plainTruth>[0]): Truth {
  const truth = plainTruth({ ...facts, anyColumns: [facts.parts[0]?.pick?.[0] ?? 0] })
  const open = Object.entries(truth.acceptable ?? {}).filter(([, readings]) => new Set(readings).size > 1)
  for (const [path] of open)
    for (const figures of Object.values((truth.expected_prior ?? {}) as Record<string, Tree>)) remove(figures, path)
  return truth
}

function remove(figures: Tree, path: string): void {
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  let inner: Tree | number | undefined = figures
  for (const key of keys) inner = typeof inner === 'object' ? inner[key] : undefined
  if (typeof inner === 'object') Reflect.deleteProperty(inner, last)
}

/** The ampersand as HTML has it. */
export const escaped = (rows: readonly Line[]): Line[] =>
  rows.map(row => ({ ...row, label: row.label.replace(/&(?!amp;)/g, '&amp;') }))

/** Whole amounts with negatives in parentheses. */
export const whole =
  (zero = '-') =>
  (value: number): string =>
    value === 0 ? zero : value < 0 ? `(${(-value).toLocaleString('en-US')})` : value.toLocaleString('en-US')

interface Print {
  readonly name: string
  readonly style: string
  readonly pages: readonly string[]
  readonly truth: Truth
  readonly scan?: ScanManner
  readonly size?: string
}

export const printed = ({ name, style, pages, truth, scan, size }: Print): Drawn => ({ name, kind: 'financial', html: sheets(`table{width:100%}.n{text-align:right}${style}`, pages, size), ...(scan && { scan }), truth }) // prettier-ignore
