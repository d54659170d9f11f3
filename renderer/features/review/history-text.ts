/** Entries of a history in words. */
import type { HistoryAction, HistoryEntry } from '../../../core/contract/history.ts'
import { choicesPointer } from '../cash-flow/cash-flow-values.ts'
import { pageNumbers } from './page-numbers.ts'
import type { Review, Value } from './review.ts'

type Names = Pick<Review, 'nameOf' | 'shown'>
type Details = Readonly<Record<string, unknown>>

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
/** More names than these are counted. */
const maxNames = 4
function names(all: readonly string[]): string {
  const rest = all.length - maxNames
  return rest > 1 ? `${all.slice(0, maxNames).join(', ')} and ${rest} more` : all.join(', ')
}
const withNote = (what: string, note: unknown): string => (text(note) === '' ? what : `${what}: ${text(note)}`)

function corrected({ path, old, value, note }: Details, { nameOf, shown }: Names): string {
  const pointer = text(path)
  if (pointer === choicesPointer) return 'Cash flow choices changed'
  const change =
    old === undefined
      ? shown(value as Value, pointer)
      : `${shown(old as Value, pointer)} → ${shown(value as Value, pointer)}`
  return withNote(`${nameOf(pointer)}: ${change}`, note)
}
function arranged({ fileName, documents }: Details): string {
  const pages = list(documents).map(one => pageNumbers((one as { pages: readonly number[] }).pages))
  return documents === null
    ? `${text(fileName)}: documents as they are recognized`
    : `${text(fileName)}: ${pages.length === 1 ? 'one document' : `${pages.length} documents`}, pages ${pages.join(' | ')}`
}
/** Other analyses have no name that says which they are. */
const otherHome = (appId: unknown): string =>
  text(appId) === '' ? 'another analysis' : `the application ${text(appId)}`
const paths = (details: Details, { nameOf }: Names): string =>
  names(list(details['paths']).map(path => nameOf(text(path))))

const wordings: Readonly<Record<HistoryAction, (details: Details, names: Names) => string>> = {
  received: ({ files }) => `Received ${names(list(files).map(file => text((file as Details)['fileName'])))}`,
  corrected,
  accepted: (details, of) => `Accepted ${paths(details, of)}`,
  reopened_values: (details, of) => `Needs review again: ${paths(details, of)}`,
  reviewed: ({ note }) => withNote('Marked as reviewed', note),
  reopened: ({ note }) => withNote('Not reviewed any more', note),
  confirmed: ({ note, reasons }) =>
    withNote(list(reasons).length === 0 ? 'Confirmed' : `Confirmed with ${list(reasons).length} open exceptions`, note),
  note: details => text(details['text']),
  arranged,
  moved_out: ({ fileName, to }) => `${text(fileName)} moved to ${otherHome(to)}`,
  moved_in: ({ fileName, from }) => `${text(fileName)} moved here from ${otherHome(from)}`,
  delivered: () => 'Sent again',
}

export const historyText = ({ action, details }: HistoryEntry, names: Names): string =>
  details === null ? 'About a document that was deleted' : wordings[action](details, names)
