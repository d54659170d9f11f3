/** Files that are added to an analysis, with their entries: of a statement its type and period end, as they are recognized; and removed again. */
import { analysisFiles, classifyFile, moveFile, removeAnalysis } from '../../api/desk-api.ts'
import { ServiceError } from '../../api/request.ts'

/** What belongs to no application is filed under this, as in the inbox. */
const noApplication = 'window'

/** Throws ServiceError for a statement of which no period end is stated: the inbox is where a person states it. */
export async function addedEntries(
  files: readonly File[],
  kind: 'financial-statements' | 'invoices',
): Promise<readonly unknown[]> {
  const entries: unknown[] = []
  for (const file of files) {
    const entry = { appId: noApplication, fileName: file.name }
    entries.push(kind === 'invoices' ? entry : { ...entry, ...(await statementOf(file)) })
  }
  return entries
}

async function statementOf(file: File): Promise<{ readonly statementType: string; readonly periodEnd: string }> {
  const found = await classifyFile(file, '', new AbortController().signal, () => undefined)
  const statement = found.statements.find(({ periodEnd }) => periodEnd !== null)
  if (statement?.periodEnd) return { statementType: statement.statementType, periodEnd: statement.periodEnd }
  throw new ServiceError(
    `${file.name} states no period end: analyze it in the inbox, where it can be entered, and move it here.`,
    null,
  )
}

/** A file leaves for an analysis of its own, which is removed with it. Throws ServiceError for the only file: an analysis has one. */
export async function removeFile(analysisId: string, fileId: string): Promise<void> {
  const { files } = await analysisFiles(analysisId)
  if (files.length < 2) throw new ServiceError('It is the only file that is left: delete the analysis instead.', null)
  const { analysis_id: own } = await moveFile(analysisId, fileId, {})
  await removeAnalysis(own)
}
