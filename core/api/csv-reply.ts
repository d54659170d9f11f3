/** Lists as CSV (RFC 4180), for those who ask for `text/csv`: one row an entry, one column a member. */
import { stringify } from 'csv-stringify/sync'
import type { FastifyReply, FastifyRequest } from 'fastify'

const csvType = 'text/csv'

/** Whether the caller prefers CSV to JSON. */
export function prefersCsv(request: FastifyRequest): boolean {
  const weights = new Map(
    (request.headers.accept ?? '').split(',').map(range => {
      const [type, ...parameters] = range.split(';').map(part => part.trim().toLowerCase())
      const weight = parameters.find(parameter => parameter.startsWith('q='))
      return [type, weight === undefined ? 1 : Number(weight.slice(2))] as const
    }),
  )
  const csv = weights.get(csvType) ?? 0
  return csv > 0 && csv >= (weights.get('application/json') ?? 0)
}

const cellOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? JSON.stringify(value)
    : typeof value === 'boolean'
      ? String(value)
      : value

/**
 * `columns`: members in their order, also where there is no entry. `next`: the cursor of the next page, in a `Link` header as of RFC 8288.
 * What a spreadsheet program would compute as a formula is preceded by an apostrophe.
 */
export function csvReply(
  reply: FastifyReply,
  entries: readonly object[],
  { columns, next }: { readonly columns: readonly string[]; readonly next: string | null },
): string {
  reply.type(`${csvType}; charset=utf-8; header=present`)
  if (next !== null) {
    const address = new URL(reply.request.url, 'http://list')
    address.searchParams.delete('before')
    address.searchParams.set('cursor', next)
    reply.header('link', `<${address.pathname}${address.search}>; rel="next"`)
  }
  const rows = entries.map(entry => columns.map(column => cellOf((entry as Record<string, unknown>)[column])))
  return stringify([[...columns], ...rows], {
    record_delimiter: 'windows',
    escape_formulas: true,
    // A negative amount is no formula.
    cast: { number: value => ({ value: String(value), escape_formulas: false }) },
  })
}
