/** The operations of histories. */
import { appIdParameter } from './application-operations.ts'
import { idParameter, type Operation } from './operation.ts'

const description =
  'What was received, corrected, accepted, reviewed, confirmed, noted, moved and delivered, by whom and when. Each entry carries the hash of the one before it, so that a changed or removed entry shows: `intact` is false then. Deleted with its subject.'

const subjects = [
  { path: '/analyses/{id}', tag: 'Analyses', what: 'Analysis', parameter: idParameter('analysis') },
  { path: '/application/data/{app_id}', tag: 'Applications', what: 'Application', parameter: appIdParameter },
] as const

export const historyOperations: readonly Operation[] = subjects.flatMap(({ path, tag, what, parameter }) => {
  const refusals = { 404: `No such ${what.toLowerCase()}` }
  return [
    {
      method: 'get',
      path: `${path}/history`,
      id: `history${what}`,
      tag,
      summary: `The history of an ${what.toLowerCase()}, oldest first`,
      description,
      scope: 'read',
      parameters: [parameter],
      replies: [{ status: 200, description: 'The history.', body: 'History', csv: true }],
      refusals,
    },
    {
      method: 'post',
      path: `${path}/notes`,
      id: `note${what}`,
      tag,
      summary: `Add a note to the history of an ${what.toLowerCase()}`,
      scope: 'write',
      parameters: [parameter],
      body: {
        json: 'NoteRequest',
        required: true,
        example: { text: 'Spoke with the owner about the October deposit.' },
      },
      replies: [{ status: 201, description: 'Its entry.', body: 'HistoryEntry' }],
      refusals: { 400: 'The note is empty or too long', ...refusals },
    },
  ] satisfies readonly Operation[]
})
