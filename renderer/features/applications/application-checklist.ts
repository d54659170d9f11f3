/** The documents of an application as a checklist: what is there, what is usual and missing, what is too old. */
import type { ApplicationStatus } from '../../../core/contract/application.ts'
import type { DocumentType } from '../../../core/contract/full-analysis.ts'
import { typeName } from '../inbox/document-kind.ts'

export interface ChecklistRow {
  readonly type: DocumentType
  readonly name: string
  readonly state: 'have' | 'missing' | 'stale'
  /** Files in which it was found, and why it is stale. */
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
  const have = [...found].map(([type, names]): ChecklistRow => {
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
  const order = ['missing', 'stale', 'have']
  return [...missing, ...have].sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
}
