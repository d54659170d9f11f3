/** How many periods the documents of a type cover, and until when, as far as the payload states it. */
import type { ApplicationStatus } from '../../../core/contract/application.ts'
import type { DocumentType } from '../../../core/contract/full-analysis.ts'

/** Statement periods of bank statements, years of tax returns; null for types that are counted by their files. */
export function periodsOf({ data }: ApplicationStatus, type: DocumentType): number | null {
  if (type === 'bankstatement' || type === 'bank_feed') {
    // A month is covered once, however many accounts have a statement of it.
    const ends = (data?.bankstatements_data?.accounts_summaries ?? []).flatMap(
      ({ end_date: end }) => end?.slice(0, 7) ?? [],
    )
    return ends.length === 0 ? null : new Set(ends).size
  }
  if (type === 'tax_return') {
    const years = (data?.tax_returns ?? []).flatMap(({ tax_year: year }) => year ?? [])
    return years.length === 0 ? null : new Set(years).size
  }
  return null
}

/** The newest day that documents of a type cover, YYYY-MM-DD; a type is absent where no document states it. */
export function newestDates({ data }: ApplicationStatus): ReadonlyMap<DocumentType, string> {
  const dates = new Map<DocumentType, string>()
  const add = (type: DocumentType, days: readonly (string | null | undefined)[]): void => {
    const newest = days
      .filter(day => typeof day === 'string')
      .toSorted()
      .at(-1)
    if (newest !== undefined) dates.set(type, newest)
  }
  const accounts = data?.bankstatements_data?.accounts_summaries ?? []
  const ends = accounts.map(({ end_date: end }) => end)
  add('bankstatement', ends)
  add('bank_feed', ends)
  add(
    'tax_return',
    (data?.tax_returns ?? []).map(({ period_end: end }) => end),
  )
  const books = (data?.cash_flow?.periods ?? [])
    .filter(({ basis }) => basis === 'book')
    .map(({ period_end: end }) => end)
  for (const type of ['balance_sheet', 'income_statement', 'cash_flow_statement', 'financial_statement'] as const)
    add(type, books)
  return dates
}
