/** POST of one or more PDF files with their metadata: what the analysis endpoints have in common. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Wording } from '../../contract/error.ts'
import type { AnalysisAccepted, AnalysisKindName, AnalysisResult } from '../../contract/service.ts'
import { Refusal } from '../../errors.ts'
import type { Claim } from '../../store/idempotency.ts'
import type { Usage } from '../../store/usage.ts'
import type { Analyses } from '../../workflows/analyses.ts'
import type { FileEntry, IncomingFile } from '../../workflows/intake/intake.ts'
import type { Clock } from '../../clock.ts'
import { refuseFaults, type Fault } from '../faults.ts'
import { safeFileName } from '../file-names.ts'
import type { Answer, IdempotentAnswers } from '../idempotency.ts'
import { decodeFileContent, matchFiles, readEntries } from '../metadata.ts'
import type { Matched, ReadEntry } from '../metadata.ts'
import { withZeros } from '../missing-zero.ts'
import { maxFiles } from '../multipart.ts'
import type { Intake, Upload } from '../multipart.ts'
import { readPreferences } from '../preferences.ts'

/** What is particular to an endpoint. */
export interface UploadEndpoint {
  readonly path: string
  readonly kind: AnalysisKindName
  /** Of one metadata entry. */
  readonly entry: z.ZodType<FileEntry>
  readonly wording: Wording
}

export interface UploadParts {
  readonly analyses: Analyses
  readonly usage: Usage
  readonly clock: Clock
  readonly intake: Intake
  readonly answers: IdempotentAnswers
}

type Document = Matched<IncomingFile, FileEntry>

type Entries = readonly ReadEntry<FileEntry>[]

/** Makes files of the fileContent of those entries whose file did not come as a part of its own. */
async function addContentFiles(
  entries: Entries,
  files: IncomingFile[],
  faults: Fault[],
  intake: Intake,
): Promise<void> {
  if (files.length >= entries.length) return
  const uploaded = new Set(matchFiles(files, entries, []).map(({ entry }) => entry))
  for (const [index, { entry }] of entries.entries()) {
    if (!entry?.fileContent || uploaded.has(entry)) continue
    const bytes = decodeFileContent(entry.fileContent)
    if (bytes === null)
      faults.push({ missing: false, message: `metadata[${index}].fileContent must be base64 or a data URI` })
    else files.push(await intake.receive(entry.fileName, [bytes]))
  }
}

/** What else a request says of its documents, and what was found wrong in that. */
export interface Around {
  readonly appIds: readonly string[]
  readonly faults: readonly Fault[]
}

export interface PairOptions {
  /** Of an entry. */
  readonly schema: UploadEndpoint['entry']
  readonly intake: Intake
  readonly around?: Around
}

/** Files and entries of an upload, paired; refuses with every fault at once, those found before included. Files made from fileContent join `files`. */
export async function pairDocuments(
  upload: Upload,
  files: IncomingFile[],
  { schema, intake, around = { appIds: [], faults: [] } }: PairOptions,
): Promise<readonly Document[]> {
  const faults = [...around.faults]
  const entries = readEntries(upload.metadata, schema, faults)
  const appIds = new Set([...around.appIds, ...(entries ?? []).flatMap(({ entry }) => entry?.appId ?? [])])
  // Documents of one request are kept together: they would all come to the first of these applications.
  if (appIds.size > 1)
    faults.push({ missing: false, message: `metadata names several appIds: ${[...appIds].join(', ')}` })
  if (entries !== null) await addContentFiles(entries, files, faults, intake)
  if (files.length > maxFiles)
    throw new Refusal('TOO_MANY_FILES', `At most ${maxFiles} files are accepted in one request`)
  if (files.length === 0) faults.unshift({ missing: true, message: 'No file was uploaded' })
  const documents = files.length === 0 || entries === null ? [] : matchFiles(files, entries, faults)
  refuseFaults(faults)
  // The one file of a request is what its one entry calls it, whatever name it was sent under.
  return documents.map(({ file, entry }) => ({
    file: files.length === 1 ? { ...file, fileName: safeFileName(entry.fileName) } : file,
    entry,
  }))
}

export function uploadRoute(
  app: FastifyInstance,
  { path, kind, entry, wording }: UploadEndpoint,
  { analyses, usage, clock, intake, answers }: UploadParts,
): void {
  const config = { scope: 'write', wording } as const

  /** Hands the documents over; the reason for a used-up quota gets its Retry-After. */
  const submit = async (
    request: FastifyRequest,
    reply: FastifyReply,
    order: { readonly documents: readonly Document[]; readonly claim: Claim | null; readonly isAwaited: boolean },
  ): Promise<string> => {
    const { id, name, tier } = request.caller!
    try {
      const { documents: files, claim, isAwaited } = order
      const analysisId = await analyses.submit({ kind, files, caller: { id, name, tier }, claim, isAwaited })
      request.notes.analysisId = analysisId
      return analysisId
    } catch (error) {
      if (error instanceof Refusal && error.code === 'QUOTA_USED_UP')
        reply.header('retry-after', Math.ceil((usage.ofKey(id).resetsAt - clock.now()) / 1000))
      throw error
    }
  }

  app.post<{ Querystring: { missing?: string } }>(path, { config }, async (request, reply) => {
    const { missing } = request.query
    if (missing !== undefined && missing !== 'zero' && missing !== 'null')
      throw new Refusal('BAD_VALUE', 'missing must be null or zero')
    const { respondAsync, waitSeconds } = readPreferences(request.headers.prefer)
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

    const analyze = async (claim: Claim | null): Promise<Answer> => {
      let analysisId: string
      try {
        const documents = await pairDocuments(upload, files, { schema: entry, intake })
        note()
        analysisId = await submit(request, reply, { documents, claim, isAwaited: !respondAsync })
      } catch (error) {
        await discard()
        throw error
      }
      return answerFor(analysisId)
    }
    const answerFor = async (analysisId: string): Promise<Answer> => {
      request.notes.analysisId = analysisId
      const outcome = analyses.waitFor(analysisId)
      const applied: Record<string, string> = respondAsync ? { 'preference-applied': 'respond-async' } : {}
      if (respondAsync) {
        const result = await within(outcome, waitSeconds ?? 0)
        if (result === null) return accepted(analysisId, applied)
      }
      const result: AnalysisResult = await outcome
      return { status: 200, headers: applied, body: missing === 'zero' ? withZeros(result) : result }
    }
    return answers.answer(request, reply, {
      fingerprint: upload.fingerprint,
      work: analyze,
      resume: answerFor,
      unused: discard,
    })
  })

  const accepted = (analysisId: string, headers: Record<string, string>): Answer => {
    const location = `/analyses/${encodeURIComponent(analysisId)}`
    const body: AnalysisAccepted = {
      analysisId,
      status: analyses.progress(analysisId)?.status ?? 'started',
      status_url: location,
    }
    return { status: 202, headers: { ...headers, location, 'retry-after': '1' }, body }
  }
}

/** The outcome if it comes within so many seconds; null: still to come. The one that comes later is not lost, and may fail unheard. */
export async function within<T>(outcome: Promise<T>, seconds: number): Promise<T | null> {
  // Whoever polls reads the failure from the analysis; here nobody may be left to hear it.
  outcome.catch(() => {})
  if (seconds === 0) return null
  const { promise: timeUp, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(resolve, seconds * 1000, null)
  try {
    return await Promise.race([outcome, timeUp])
  } finally {
    clearTimeout(timer)
  }
}
