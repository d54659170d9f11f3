/** What the drawings of this batch share, beside the kit of the batch of 2026-11-23-i. */
import { rowOf } from '../../2026-11-23/type.ts'

export { item, totalOf, vinOf } from '../../2026-11-22/invoices/invoice-truth.ts'
export { penned } from '../../2026-11-22/loan/applicant.ts'
export { formatAmount as f, units } from '../../2026-11-22/press/numbers.ts'
export { rowOf } from '../../2026-11-23/type.ts'
export { $, lined, made, noMachine, ones, safe, worded } from '../../2026-11-23-i/invoices/kit.ts'
export { copier, fax, flatbed, phone } from '../../2026-11-23-k/bank/statement.ts'

/** A share in percent of cents, in whole cents. */
export const part = (cents: number, percent: number): number => Math.round((cents * percent) / 100)

/** A table of labels and amounts at the right. */
export const sums = (rows: readonly (readonly [label: string, amount: string])[], attributes = ''): string =>
  `<table ${attributes}>${rows.map(([label, amount]) => rowOf([label, `>${amount}`])).join('')}</table>`
