/** POST /application/data (decisions.md section 2): documents of an application are submitted. */
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { Applicant, ApplicationMetadata } from '../../contract/application.ts'
import type { ApplicationAccepted } from '../../contract/application.ts'
import { applicationWording } from '../../contract/error.ts'
import type { Claim } from '../../store/idempotency.ts'
import { newAppId } from '../../workflows/applications/new-app-id.ts'
import { faultOf, type Fault } from '../faults.ts'
import type { Answer } from '../idempotency.ts'
import { readBody } from '../json-body.ts'
import { maxEntries } from '../metadata.ts'
import { withZeros } from '../missing-zero.ts'
import { readPreferences } from '../preferences.ts'
import { pairDocuments, within, type Around, type UploadParts } from './upload.ts'

const WaitQuery = z.object({
  wait: z.enum(['true', 'false']).default('false'),
  missing: z.enum(['null', 'zero']).default('null'),
})

const acceptedAs = (appId: string, analysisId: string): ApplicationAccepted => ({
  app_id: appId,
  workflow_id: analysisId,
  status: 'started',
  status_url: statusUrl(appId),
})
const statusUrl = (appId: string): string => `/application/data/${encodeURIComponent(appId)}`

export function submissionRoute(app: FastifyInstance, { analyses, clock, intake, answers }: UploadParts): void {
  app.post('/application/data', { config: { scope: 'write', wording: applicationWording } }, async (request, reply) => {
    const { wait, missing } = readBody(WaitQuery, request.query)
    const { waitSeconds } = readPreferences(request.headers.prefer)
    const upload = await intake.read(request)
    const files = [...upload.files]
    const note = () =>
      (request.notes.files = files.map(({ fileName, size, sha256 }) => ({
        name: fileName,
        size,
        sha256,
        pages: null,
      })))
    note()
    const discard = () => intake.discard(files)

    const accept = async (claim: Claim | null): Promise<ApplicationAccepted> => {
      try {
        const { applicant, ...around } = readApplication(upload.metadata)
        const documents = await pairDocuments(upload, files, { schema: ApplicationMetadata, intake, around })
        note()
        const appId = around.appIds[0] ?? newAppId(clock)
        request.notes.appId = appId
        const { id, name, tier } = request.caller!
        const analysisId = await analyses.submit({
          kind: 'application',
          files: documents.map(({ file, entry }) => ({ file, entry: { ...entry, appId } })),
          applicant,
          caller: { id, name, tier },
          claim,
        })
        return acceptedAs(appId, analysisId)
      } catch (error) {
        await discard()
        throw error
      }
    }
    const answerFor = async (accepted: ApplicationAccepted): Promise<Answer> => {
      request.notes.analysisId = accepted.workflow_id
      const outcome = analyses.waitFor(accepted.workflow_id)
      const body = wait === 'true' ? await outcome : await within(outcome, waitSeconds ?? 0)
      const applied: Record<string, string> =
        waitSeconds === null || wait === 'true' ? {} : { 'preference-applied': `wait=${waitSeconds}` }
      if (body !== null) return { status: 200, headers: applied, body: missing === 'zero' ? withZeros(body) : body }
      const headers = { ...applied, location: accepted.status_url, 'retry-after': '1' }
      return { status: 202, headers, body: accepted }
    }
    return answers.answer(request, reply, {
      fingerprint: upload.fingerprint,
      work: async claim => answerFor(await accept(claim)),
      resume: id => {
        const appId = analyses.appIdOf(id)
        if (appId === null) throw new Error(`analysis ${id} belongs to no application`)
        request.notes.appId = appId
        return answerFor(acceptedAs(appId, id))
      },
      unused: discard,
    })
  })
}

/** The members of the metadata that are about the application as a whole. Text that is not JSON is reported by the reader of the entries. */
function readApplication(fields: readonly unknown[]): Around & { readonly applicant: Applicant } {
  const faults: Fault[] = []
  let applicant: Applicant = {}
  const appIds = new Set<string>()
  for (const field of fields) {
    const value = parsed(field)
    // More are refused by the reader of the entries.
    for (const entry of [value, ...entriesOf(value).slice(0, maxEntries)].filter(isRecord))
      if (typeof entry['appId'] === 'string' && entry['appId'].trim() !== '') appIds.add(entry['appId'])
    if (!isRecord(value)) continue
    const own = ApplicationMetadata.shape.appId.safeParse(
      value['appId'] === '' ? undefined : (value['appId'] ?? undefined),
    )
    if (!own.success && 'files' in value)
      faults.push(...own.error.issues.map(issue => faultOf(issue, value['appId'], 'metadata.appId')))
    if ((value['applicant'] ?? null) === null) continue
    const facts = Applicant.safeParse(value['applicant'])
    if (facts.success) applicant = { ...applicant, ...facts.data }
    else faults.push(...facts.error.issues.map(issue => faultOf(issue, value['applicant'], 'metadata.applicant')))
  }
  return { applicant, appIds: [...appIds], faults }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function entriesOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return isRecord(value) && Array.isArray(value['files']) ? value['files'] : []
}

function parsed(field: unknown): unknown {
  if (typeof field !== 'string') return field
  try {
    return JSON.parse(field)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
