/** A letter to the applicant that asks for what the checklist lacks; a person edits and sends it. */
import type { ApplicationStatus } from '../../../core/contract/application.ts'
import { typeName } from '../../../core/contract/document-names.ts'
import type { ChecklistRow } from './application-checklist.ts'

/** null: nothing is lacking. */
export function requestText(
  { company_name: company, app_id: appId }: Pick<ApplicationStatus, 'company_name' | 'app_id'>,
  rows: readonly ChecklistRow[],
): string | null {
  const wanted = rows.filter(({ item, lacking }) => item !== null && lacking > 0)
  if (wanted.length === 0) return null
  return [
    `Subject: Documents for the application of ${company ?? appId}`,
    '',
    'To complete your application, please send:',
    ...wanted.map(row => `- ${lineOf(row)}`),
    '',
    `Please name the application ${appId} in your reply. Complete PDF files are best: all pages, as your bank or your software issues them.`,
  ].join('\n')
}

function lineOf({ item, state, lacking, files }: ChecklistRow): string {
  const { types, count, maxDays } = item!
  const name = types
    .map(type => typeName(type))
    .map(lowered)
    .join(' or ')
  const age = maxDays === null ? '' : `, the newest not older than ${maxDays} days`
  if (state === 'missing') return count === 1 ? `${name}${age}` : `${name}: the ${count} most recent${age}`
  if (state === 'incomplete') return `${name}: ${lacking} more of the ${count} most recent${age}`
  if (state === 'stale') return `${name}: a more recent one${age}`
  return `${name}: again, because ${files.join(', ')} could not be read`
}

/** Within a sentence; abbreviations and names keep their capitals. */
const lowered = (name: string): string =>
  name.startsWith('Secretary of State') ? name : name.charAt(0).toLowerCase() + name.slice(1)
