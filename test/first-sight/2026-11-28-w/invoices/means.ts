/** What the drawings of this batch share, beside the means of the batch of 2026-11-28-p. */
import { formatAmount } from '../../2026-11-22/press/numbers.ts'

export * from '../../2026-11-28-p/invoices/means.ts'

/** Cents as ledgers print a credit: "1,234.50-". */
export const trailing = (cents: number): string => `${formatAmount(Math.abs(cents))}${cents < 0 ? '-' : ''}`

/** Further readings of one member of the lines; a line without any keeps its own. */
export const readings = (member: string, ofLines: readonly (readonly unknown[] | undefined)[]) =>
  Object.fromEntries(ofLines.flatMap((values, i) => (values ? [[`transactions.${i}.${member}`, values]] : [])))

/** A table of captions and facts. */
export const facts = (pairs: readonly (readonly [caption: string, fact: string])[], attributes = ''): string =>
  `<table ${attributes}>${pairs.map(([caption, fact]) => `<tr><td>${caption}<td>${fact}</tr>`).join('')}</table>`
