/** The documents of an application as a checklist of its product: what is there, what is missing or not enough, what is too old. */
import type { ApplicationStatus } from '../../../core/contract/application.ts'
import type { Checklist, ChecklistItem } from '../../../core/contract/document-checklists.ts'
import { typeName } from '../../../core/contract/document-names.ts'
import type { DocumentType } from '../../../core/contract/full-analysis.ts'
import { date } from '../../formats/date-form.ts'
import { newestDates, periodsOf } from './document-dates.ts'

export interface ChecklistRow {
  readonly type: DocumentType
  readonly name: string
  readonly state: 'have' | 'missing' | 'incomplete' | 'stale' | 'unread'
  /** Files in which it was found, and why it is incomplete, stale or unread. */
  readonly files: readonly string[]
  readonly note: string | null
  /** What the product asks for; null: it is there without being asked for. */
  readonly item: ChecklistItem | null
  /** How many more are needed. */
  readonly lacking: number
}

export const stateNames: Readonly<Record<ChecklistRow['state'], string>> = {
  have: '✓ Received',
  missing: '✕ Missing',
  incomplete: '! Incomplete',
  unread: '✕ Not read',
  stale: '! Stale',
}

const DAY_MS = 86_400_000
/** YYYY-MM-DD. */
export const today = (): string => new Date().toISOString().slice(0, 10)
/** A set of statements holds what each of them is asked for. */
const alsoIn: Partial<Record<DocumentType, readonly DocumentType[]>> = {
  bankstatement: ['bank_feed'],
  balance_sheet: ['financial_statement'],
  income_statement: ['financial_statement'],
  cash_flow_statement: ['financial_statement'],
}

/** Missing and stale ones first. `asOf`: YYYY-MM-DD. */
export function checklist(status: ApplicationStatus, { items }: Checklist, asOf: string): readonly ChecklistRow[] {
  const found = foundIn(status)
  const asked = items.map(item => ({ item, types: typesFor(item) }))
  // What is still being read may be there.
  const isRead = status.status === 'complete' || status.status === 'needs_review'
  const rows = asked.flatMap(({ item, types }): ChecklistRow[] => {
    const [type] = types.filter(one => found.has(one))
    const asking = item.types[0]!
    if (type === undefined) return isRead ? [{ ...rowOf(asking, [], 'missing', null), item, lacking: item.count }] : []
    const files = [...new Set(types.flatMap(one => found.get(one) ?? []))]
    const name = typeName(item.types.includes(type) ? type : asking)
    return [{ ...askedRow(status, { item, type, files, asOf, isRead }), name, item }]
  })
  const listed = new Set(asked.flatMap(({ types }) => types))
  const others = [...found]
    .filter(([type]) => !listed.has(type))
    .map(([type, files]) => ({ ...unreadRow(status, type, files), item: null }))
  const order = ['missing', 'unread', 'incomplete', 'stale', 'have']
  return [...rows, ...others].sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
}

const typesFor = ({ types }: ChecklistItem): readonly DocumentType[] =>
  types.flatMap(type => [type, ...(alsoIn[type] ?? [])])

const rowOf = (
  type: DocumentType,
  files: readonly string[],
  state: ChecklistRow['state'],
  note: string | null,
): Omit<ChecklistRow, 'item'> => ({ type, name: typeName(type), state, files, note, lacking: 0 })

function foundIn({ files }: ApplicationStatus): ReadonlyMap<DocumentType, readonly string[]> {
  const found = new Map<DocumentType, string[]>()
  for (const { name, parts } of files)
    for (const { doc_type: type } of parts) found.set(type, [...new Set([...(found.get(type) ?? []), name])])
  return found
}

/** "Received" needs a document that was read: one that gave nothing is not there yet. */
function unreadRow({ files, checks }: ApplicationStatus, type: DocumentType, names: readonly string[]) {
  const empty = checks.filter(({ id, passed }) => id.startsWith('document.nothing_found.') && passed === false)
  const unread = names.flatMap(name => {
    const parts = files.find(file => file.name === name)?.parts ?? []
    return empty.filter(({ id }) =>
      parts.some(part => part.doc_type === type && id === `document.nothing_found.${name}.${part.pages[0] ?? 1}`),
    )
  })
  return unread.length > 0 && unread.length >= names.length
    ? rowOf(type, names, 'unread', unread[0]!.message)
    : rowOf(type, names, 'have', null)
}

interface Asked {
  readonly item: ChecklistItem
  readonly type: DocumentType
  readonly files: readonly string[]
  readonly asOf: string
  readonly isRead: boolean
}

function askedRow(status: ApplicationStatus, { item, type, files, asOf, isRead }: Asked): Omit<ChecklistRow, 'item'> {
  const read = unreadRow(status, type, files)
  if (read.state === 'unread') return { ...read, lacking: item.count }
  const there = periodsOf(status, type) ?? files.length
  if (isRead && there < item.count) {
    const note = `${there} of ${item.count} received`
    return { ...rowOf(type, files, 'incomplete', note), lacking: item.count - there }
  }
  const newest = newestDates(status).get(type) ?? null
  const days = newest === null ? null : Math.floor((Date.parse(asOf) - Date.parse(newest)) / DAY_MS)
  if (item.maxDays === null || days === null || days <= item.maxDays) return read
  const note = `Until ${date(newest!)}, ${days} days ago; ${item.maxDays} days are allowed`
  return { ...rowOf(type, files, 'stale', note), lacking: 1 }
}
