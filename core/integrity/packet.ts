/** The pages of one document: whether their printed numbers leave one out, and whether its rows lie within its printed period. */
import { fileFinding } from './file-metadata.ts'
import type { Finding } from './finding.ts'

/** A page of a document with the number printed on it. */
export interface NumberedPage {
  /** 1-based, in the file. */
  readonly page: number
  /** null: none is printed. */
  readonly printed: { readonly page: number; readonly of: number | null } | null
}

/** Share of the pages that carry a number before a gap means anything. */
const NUMBERED = 0.6

/** `missing-page`: printed numbers that jump, begin late or end early. */
export function missingPages(pages: readonly NumberedPage[]): readonly Finding[] {
  const numbered = pages.flatMap(({ page, printed }) =>
    printed === null ? [] : [{ page, number: printed.page, of: printed.of }],
  )
  if (numbered.length === 0 || numbered.length < NUMBERED * pages.length) return []
  const total = commonTotal(numbered.map(({ of }) => of))
  const gaps = numbered.slice(1).flatMap((next, index) => {
    const before = numbered[index]!
    const isGap = next.page === before.page + 1 && next.of === before.of && next.number > before.number + 1
    return isGap ? [{ page: next.page, from: before.number + 1, to: next.number - 1 }] : []
  })
  // A number alone may count anything; "2 of 5" says what is missing.
  const last = numbered.at(-1)!
  const first = numbered[0]!
  const ends =
    total === null
      ? []
      : [
          ...(first.number > 1 ? [{ page: first.page, from: 1, to: first.number - 1 }] : []),
          ...(last.number < total && last.page === pages.at(-1)!.page
            ? [{ page: last.page, from: last.number + 1, to: total }]
            : []),
        ]
  return [...(total === null && numbered.length < 3 ? [] : gaps), ...ends].map(({ page, from, to }) => ({
    ...fileFinding(
      'missing-page',
      'review',
      `${from === to ? `Page ${from}` : `Pages ${from} to ${to}`}${total === null ? '' : ` of ${total}`} of the document ${from === to ? 'is' : 'are'} missing, by the numbers printed on the others.`,
    ),
    page,
  }))
}

/** Pages in the file's order, a document for each that begins with a page 1; one document where none does. */
export function numberedDocuments(pages: readonly NumberedPage[]): readonly (readonly NumberedPage[])[] {
  const documents: NumberedPage[][] = []
  for (const page of pages) {
    const open = documents.at(-1)
    if (open === undefined || (page.printed?.page === 1 && open.some(({ printed }) => printed !== null)))
      documents.push([page])
    else open.push(page)
  }
  return documents
}

/** The total that all of them state; null where they differ or state none. */
function commonTotal(totals: readonly (number | null)[]): number | null {
  const [first = null] = totals
  return totals.every(total => total === first) ? first : null
}

/** A statement's printed period and the dates of its rows; ISO dates. */
export interface DatedRows {
  readonly start: string | null
  readonly end: string | null
  /** As printed, and where. */
  readonly printed: string
  readonly page: number
  readonly bbox: Finding['bbox']
  readonly dates: readonly string[]
}

/** Rows may post some days after the period, and carry the day before. */
const DAYS_AROUND = 4
/** Rows outside, and their share, from which the period is not that of the rows. */
const MIN_OUTSIDE = 3
const OUTSIDE_SHARE = 0.3

/** `period-contradiction`: rows that lie outside the period that the document prints. */
export function contradictedPeriod({ start, end, printed, page, bbox, dates }: DatedRows): readonly Finding[] {
  if (start === null || end === null || start > end) return []
  const [from, to] = [shifted(start, -DAYS_AROUND), shifted(end, DAYS_AROUND)]
  const outside = dates.filter(date => date < from || date > to)
  if (outside.length < MIN_OUTSIDE || outside.length < OUTSIDE_SHARE * dates.length) return []
  const [first, last] = [outside.toSorted()[0]!, outside.toSorted().at(-1)!]
  return [
    {
      ...fileFinding(
        'period-contradiction',
        'review',
        `${outside.length} of ${dates.length} rows are dated ${first} to ${last}, outside the printed period ${start} to ${end}.`,
      ),
      page,
      bbox,
      after: printed,
    },
  ]
}

const shifted = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
