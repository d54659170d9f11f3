/** The work of a job: reads the files of an analysis and returns what to store in the transaction that ends the job. */
import { Refusal } from '../errors.ts'
import type { Observe } from '../events.ts'
import { StaleRevision } from '../jobs/runner.ts'
import type { Analysis } from '../store/analyses.ts'
import type { Job } from '../store/jobs.ts'
import type { Store } from '../store/store.ts'
import type { Vault } from '../store/vault.ts'
import type { AnalysisKinds } from './analysis-kind.ts'
import type { UploadedFile } from './intake/uploaded-file.ts'
import type { ProgressMonitor } from './analysis-progress.ts'
import type { AnalysisRevisions } from './analysis-revisions.ts'
import type { ApplicationRecords } from './applications/records.ts'
import { standingCorrections } from './corrections/standing.ts'
import type { OcrCache } from './intake/ocr-cache.ts'
import type { FileFacts } from './intake/read-file.ts'
import type { Inspections } from './integrity/inspections.ts'
import { saveReading } from './save-reading.ts'

export interface RunServices {
  readonly store: Store
  readonly vault: Vault
  readonly kinds: AnalysisKinds
  readonly revisions: AnalysisRevisions
  readonly applications: ApplicationRecords
  readonly ocrCache: OcrCache
  readonly progress: ProgressMonitor
  readonly inspections: Inspections
  readonly observe?: Observe
}

/** What a job has read and prepared. */
interface Work {
  readonly analysis: Analysis
  readonly uploads: readonly UploadedFile[]
  readonly read: readonly unknown[]
  readonly prepared: unknown
  readonly signal: AbortSignal
}

export class AnalysisRun {
  readonly #services: RunServices

  constructor(services: RunServices) {
    this.#services = services
  }

  /** Throws Refusal; what it returns may throw StaleRevision. */
  readonly perform = async (job: Job, signal: AbortSignal): Promise<() => void> => {
    const { store, kinds, progress } = this.#services
    const { analysisId } = job
    const analysis = store.analyses.find(analysisId)
    if (analysis === null) throw new Refusal('CANCELED', 'The analysis was removed.')
    const uploads = store.uploads.ofAnalysis(analysisId).map(upload => this.#located(upload))
    const kind = kinds[analysis.kind]
    const started = performance.now()
    const read = await kind.read(analysis, uploads, {
      signal,
      group: analysisId,
      onProgress: step => progress.advance(analysisId, step),
    })
    this.#report(analysis, read, performance.now() - started)
    const prepared = await kind.prepare(read, standingCorrections(store.analyses.corrections(analysisId)))
    return this.#writing({ analysis, uploads, read, prepared, signal })
  }

  #report({ id, kind }: Analysis, read: readonly unknown[], durationMs: number): void {
    const facts = read.map(file => factsOf(file))
    const sum = (member: 'pages' | 'ocrPages'): number => facts.reduce((total, file) => total + (file[member] ?? 0), 0)
    this.#services.observe?.({
      event: 'files_read',
      analysisId: id,
      kind,
      files: read.length,
      pages: sum('pages'),
      recognizedPages: sum('ocrPages'),
      durationMs: Math.round(durationMs),
    })
  }

  #located(upload: Omit<UploadedFile, 'source' | 'sealed'>): UploadedFile {
    const { ocrCache, vault } = this.#services
    const read = ocrCache.find(upload.sha256, upload.password)
    const sealed = vault.locate(upload.id)
    return { ...upload, sealed, source: read === null ? sealed : { read } }
  }

  async #writing(work: Work): Promise<() => void> {
    const { store, kinds, applications, revisions, inspections } = this.#services
    const { analysis, uploads, read, prepared, signal } = work
    const { id, appId } = analysis
    const kind = kinds[analysis.kind]
    const submitted = kind.submitted(read)
    const arriving = submitted && { analysisId: id, read: submitted }
    const revision = appId === null ? null : await applications.prepare(appId, { arriving, signal })
    return () => {
      if (appId !== null && applications.isStale(appId, revision)) throw new StaleRevision(() => this.#writing(work))
      // The files of a submission were inspected while it was read.
      if (!kind.isSubmission) inspections.expect(uploads)
      read.forEach((file, index) => saveReading(store, uploads[index]!.id, file))
      revisions.add(analysis, prepared, revision)
      if (kind.counted && analysis.keyId !== null) store.usage.count(analysis.keyId, id)
    }
  }
}

/** Of a file as its kind read it: its own members, or apart from what was extracted. */
const factsOf = (file: unknown): Partial<FileFacts> => {
  const { facts, ...own } = file as Partial<FileFacts> & { readonly facts?: FileFacts | null }
  return facts ?? own
}
