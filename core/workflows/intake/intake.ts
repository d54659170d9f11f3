/** An upload with its metadata → files sealed in the vault and rows that say what they are; or a Refusal, and nothing kept. */
import type { Clock } from '../../clock.ts'
import type { Applicant } from '../../contract/application.ts'
import type { AnalysisKindName } from '../../contract/service.ts'
import { Refusal } from '../../errors.ts'
import type { Tier } from '../../store/api-keys.ts'
import type { Claim } from '../../store/idempotency.ts'
import type { Store } from '../../store/store.ts'
import type { Pool } from '../../jobs/task.ts'
import type { ApplicationUpload, NewUpload, UploadMetadata } from '../../store/uploads.ts'
import type { Vault } from '../../store/vault.ts'
import { historySubject } from '../history-subject.ts'
import { fileKindOf, HEAD_BYTES, type FileKind } from './file-kind.ts'
import type { OpenFileTasks } from './open-file.ts'

/** A file as it arrived. Exactly one of `bytes` (held in memory) and `storedId` (sealed in the vault while streaming) is set. */
export interface IncomingFile {
  /** Safe base name. */
  readonly fileName: string
  readonly size: number
  /** SHA-256, hex. */
  readonly sha256: string
  readonly bytes: Uint8Array | null
  readonly storedId: string | null
}

/** What an entry of the metadata says of its file; which members, goes by the kind of the analysis. */
export type FileEntry = UploadMetadata & {
  readonly password?: string | undefined
  readonly fileContent?: string | undefined
}

export interface AnalysisRequest {
  readonly kind: AnalysisKindName
  /** Files with their entries, in the order of the request. */
  readonly files: readonly { readonly file: IncomingFile; readonly entry: FileEntry }[]
  /** Of an application: what is known of the applicant besides the documents. */
  readonly applicant?: Applicant
  /** `id` as it is written to usage and analyses; the tier decides whether the quota counts. */
  readonly caller: { readonly id: string; readonly name: string; readonly tier: Tier }
  /** The Idempotency-Key it came under, which stands for the analysis from then on. */
  readonly claim?: Claim | null
  /** The caller hears nothing before the result: what a power cut undoes until then was never accepted. */
  readonly isAwaited?: boolean
}

export interface IntakeServices {
  readonly clock: Clock
  readonly store: Store
  readonly vault: Vault
  /** Successful analyses of counted kinds a calendar month for keys of tier standard. */
  readonly monthlyQuota: number
}

interface AcceptServices extends IntakeServices {
  readonly pool: Pool<OpenFileTasks>
  /** Whether the kind counts against the quota, and whether its files are a submission to an application. */
  readonly kinds: { readonly [Name in AnalysisKindName]: { readonly counted: boolean; readonly isSubmission: boolean } }
}

/** Each waiting analysis holds files on the disk; beyond this the caller should slow down. */
const MAX_WAITING = 500

/**
 * Returns the id of the new analysis, whose job waits in the queue. Throws Refusal NOT_A_PDF, QUOTA_USED_UP, BUSY; files that were
 * already stored then stay the caller's to remove.
 */
export async function acceptFiles(request: AnalysisRequest, services: AcceptServices): Promise<string> {
  const { clock, store, vault } = services
  refuseBeyondLimits(request, services)
  const files = await filesToRead(request, services, services.kinds[request.kind].isSubmission)
  const analysisId = clock.id()
  const sealed: string[] = []
  try {
    const uploads = await Promise.all(
      files.map(async ({ file, entry }): Promise<NewUpload> => {
        const id = file.storedId ?? clock.id()
        if (file.bytes !== null) {
          sealed.push(id)
          await vault.seal(id, [file.bytes])
        }
        const { password = null, fileContent: _, ...metadata } = entry
        return { id, analysisId, fileName: file.fileName, size: file.size, sha256: file.sha256, metadata, password }
      }),
    )
    const write = (): void => {
      // Again, now that nothing can come between: another request may have taken the last place meanwhile.
      refuseBeyondLimits(request, services)
      const appId = request.files[0]?.entry.appId ?? null
      if (services.kinds[request.kind].isSubmission && appId !== null)
        store.applications.open(appId, request.applicant ?? {})
      store.analyses.add({ id: analysisId, kind: request.kind, appId, keyId: request.caller.id })
      store.uploads.add(uploads)
      store.jobs.add(analysisId)
      store.history.add({
        subject: historySubject({ id: analysisId, kind: request.kind, appId }),
        action: 'received',
        author: request.caller.name,
        details: { files: uploads.map(({ fileName, size, sha256 }) => ({ fileName, size, sha256 })) },
        sourceId: analysisId,
      })
      if (request.claim) store.idempotency.accept(request.claim, analysisId)
    }
    // The transaction that ends the job waits for the disk, and this one is on it before.
    if (request.isAwaited === true) store.passingTransaction(write)
    else store.transaction(write)
    return analysisId
  } catch (error) {
    await Promise.all(sealed.map(id => vault.remove(id)))
    await discardOpened(files, request.files, vault)
    throw error
  }
}

/** Kinds that an application takes as they are; those to be opened first; the endpoints of one kind of document take PDFs only. */
const read: ReadonlySet<FileKind> = new Set(['pdf', 'data'])
const opened: ReadonlySet<FileKind> = new Set(['image', 'zip', 'email'])

type Files = AnalysisRequest['files']

/** The files of a request as they are read: what is in a container, and the page of a picture, in its place. Throws Refusal NOT_A_PDF. */
async function filesToRead(
  { files }: AnalysisRequest,
  services: AcceptServices,
  isSubmission: boolean,
): Promise<Files> {
  const { vault } = services
  const kinds = await Promise.all(
    files.map(async ({ file }) => fileKindOf(file.bytes ?? (await headOf(file.storedId!, vault)))),
  )
  const others = files.filter((_, index) => {
    const kind = kinds[index]!
    return kind !== 'pdf' && !(isSubmission && (read.has(kind) || opened.has(kind)))
  })
  if (others.length > 0)
    throw notRead(
      others.map(({ file }) => file.fileName),
      isSubmission,
    )
  const found: Files[number][] = []
  try {
    for (const [index, one] of files.entries())
      found.push(...(opened.has(kinds[index]!) ? await openedFiles(one, services) : [one]))
    return found
  } catch (error) {
    await discardOpened(found, files, vault)
    throw error
  }
}

function notRead(names: readonly string[], isSubmission: boolean): Refusal {
  const [one, many] = isSubmission ? ['of a kind that is read', 'of a kind that is read'] : ['a PDF', 'PDFs']
  return new Refusal('NOT_A_PDF', `${names.join(', ')} ${names.length === 1 ? `is not ${one}` : `are not ${many}`}.`)
}

/** In a worker: what a container holds may be large, or crafted. What is stated of a container says nothing of the documents in it. */
async function openedFiles({ file, entry }: Files[number], services: AcceptServices): Promise<Files> {
  const { vault, clock, pool } = services
  const { fileName } = file
  const source = file.bytes === null ? vault.locate(file.storedId!) : { bytes: file.bytes }
  const input = { source, fileName, password: null, target: vault.locate(clock.id()) }
  const { files, keepsUpload } = await pool.run('openFile', input, { fileName })
  const isPicture = files.length === 1 && files[0]!.fileName === fileName
  const { appId } = entry as ApplicationUpload
  const found = files.map(one => ({
    file: { ...one, bytes: null },
    entry: isPicture ? entry : { fileName: one.fileName, ...(appId !== undefined && { appId }) },
  }))
  if (!keepsUpload && file.storedId !== null) await vault.remove(file.storedId)
  return keepsUpload ? [...found, { file, entry }] : found
}

/** Removes what was made of the files of a request and is none of them. */
async function discardOpened(found: Files, files: Files, vault: Vault): Promise<void> {
  const own = new Set(files.map(({ file }) => file.storedId))
  const made = found.flatMap(({ file }) => (file.storedId === null || own.has(file.storedId) ? [] : [file.storedId]))
  await Promise.all(made.map(id => vault.remove(id)))
}

/** The first bytes of a sealed file. */
export async function headOf(id: string, vault: Vault): Promise<Uint8Array> {
  const file = await vault.open(id)
  if (file === null) throw new Error(`upload ${id} is not in the vault`)
  for await (const chunk of file.content) return (chunk as Uint8Array).subarray(0, HEAD_BYTES)
  return new Uint8Array(0)
}

function refuseBeyondLimits({ kind, caller }: AnalysisRequest, { store, monthlyQuota, kinds }: AcceptServices): void {
  if (store.jobs.open() >= MAX_WAITING) throw new Refusal('BUSY', 'Too many analyses are waiting; try again shortly.')
  if (!kinds[kind].counted || caller.tier === 'unlimited') return
  // What is being read counts as used: it will count when it succeeds, and must not be promised twice.
  const { used, pending, resetsAt } = store.usage.ofKey(caller.id)
  if (used + pending < monthlyQuota) return
  const day = new Date(resetsAt).toISOString().slice(0, 10)
  throw new Refusal(
    'QUOTA_USED_UP',
    `The ${monthlyQuota} analyses of this calendar month are used up; the next month begins on ${day}.`,
  )
}
