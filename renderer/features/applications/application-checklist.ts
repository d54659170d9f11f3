/** The documents of an application as a checklist: what is there, what is usual and missing, what is too old. */
import type { ApplicationStatus } from '../../../core/contract/application.ts'
import type { DocumentType } from '../../../core/contract/full-analysis.ts'
import { typeName } from '../inbox/document-kind.ts'

export interface ChecklistRow {
  readonly type: DocumentType
  readonly name: string
  readonly state: 'have' | 'missing' | 'stale' | 'unread'
  /** Files in which it was found, and why it is stale or unread. */
  readonly files: readonly string[]
  readonly note: string | null
}

/** What an equipment finance application consists of (specification 2.5); anything else is listed when it is there. */
const usual: readonly DocumentType[] = ['loan_application', 'bankstatement', 'invoice']
/** Documents that state what is bought, as an invoice does. */
const insteadOfInvoice: readonly DocumentType[] = ['purchase_order', 'bill_of_sale']

/** Missing and stale ones first. */
export function checklist({ files, checks, status }: ApplicationStatus): readonly ChecklistRow[] {
  const found = new Map<DocumentType, string[]>()
  for (const { name, parts } of files)
    for (const { doc_type: type } of parts) found.set(type, [...new Set([...(found.get(type) ?? []), name])])
  const old = checks.find(({ id, passed }) => id === 'application.statements_recent' && passed === false) ?? null
  // "Received" needs a document that was read: one that gave nothing is not there yet.
  const empty = checks.filter(({ id, passed }) => id.startsWith('document.nothing_found.') && passed === false)
  const emptyParts = new Map(
    files.flatMap(({ name, parts }) =>
      parts.flatMap(({ doc_type: type, pages }) => {
        const check = empty.find(({ id }) => id === `document.nothing_found.${name}.${pages[0] ?? 1}`)
        return check === undefined ? [] : [[`${type} ${name}`, { check, type, name }] as const]
      }),
    ),
  )
  const have = [...found].map(([type, names]): ChecklistRow => {
    const unread = names.flatMap(name => emptyParts.get(`${type} ${name}`) ?? [])
    if (unread.length === names.length)
      return { type, name: typeName(type), state: 'unread', files: names, note: unread[0]!.check.message }
    const stale = type === 'bankstatement' && old !== null
    return {
      type,
      name: typeName(type),
      state: stale ? 'stale' : 'have',
      files: names,
      note: stale ? old.message : null,
    }
  })
  // What is still being read may be there.
  const isRead = status === 'complete' || status === 'needs_review'
  const missing = usual
    .filter(type => isRead && !found.has(type))
    .filter(type => type !== 'invoice' || !insteadOfInvoice.some(other => found.has(other)))
    .map((type): ChecklistRow => ({ type, name: typeName(type), state: 'missing', files: [], note: null }))
  const order = ['missing', 'unread', 'stale', 'have']
  return [...missing, ...have].sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
}
