/** Workbooks of results: written at their first download, sealed in the vault, found again under their id; those of applications at each. */
import { Readable } from 'node:stream'
import type { Clock } from '../clock.ts'
import type { AnalysisResult } from '../contract/service.ts'
import { Refusal } from '../errors.ts'
import type { Links } from '../store/links.ts'
import type { Store } from '../store/store.ts'
import type { Vault } from '../store/vault.ts'
import type { AnalysisKinds, Download, ReportWriter } from './analysis-kind.ts'

/** A file behind a signed link. */
export interface StoredFile {
  readonly fileName: string
  readonly mediaType: string
  /** Bytes. */
  readonly size: number
  readonly content: Readable
}

export interface WorkbookServices {
  readonly store: Pick<Store, 'analyses'>
  readonly vault: Vault
  readonly links: Links
  readonly clock: Clock
  /** The address of the service as others know it, without a slash at the end. */
  readonly baseUrl: () => string
}

const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export class Workbooks {
  readonly #services: WorkbookServices
  readonly #kinds: AnalysisKinds
  /** Workbooks being written: two downloads at once write it once. */
  readonly #writing = new Map<string, Promise<void>>()

  constructor(services: WorkbookServices, kinds: AnalysisKinds) {
    this.#services = services
    this.#kinds = kinds
  }

  /** A signed address of the workbook of a revision. */
  download(analysisId: string, revision: number, lifetimeMs: number): Download {
    const { baseUrl, links, clock } = this.#services
    return {
      url: baseUrl() + links.sign(workbookFileId(analysisId, revision), lifetimeMs),
      // A link counts in whole seconds.
      expiresAt: new Date(Math.floor((clock.now() + lifetimeMs) / 1000) * 1000).toISOString(),
    }
  }

  /** Ids in the vault of the workbooks an analysis may have, those never written included. */
  idsOf(analysisId: string, revisions: number): readonly string[] {
    return Array.from({ length: revisions }, (_, index) => workbookFileId(analysisId, index + 1))
  }

  /** Whether an id of the vault is a workbook of an analysis that still exists. */
  owns(fileId: string): boolean {
    const parts = partsOf(fileId)
    return parts !== null && this.#services.store.analyses.find(parts.analysisId) !== null
  }

  /** Throws Refusal NOT_FOUND. */
  async open(fileId: string): Promise<StoredFile> {
    const { store, vault } = this.#services
    const parts = partsOf(fileId)
    const analysis = parts === null ? null : store.analyses.find(parts.analysisId)
    const result = parts === null ? null : store.analyses.result(parts.analysisId, parts.revision)
    if (analysis === null || result === null) throw new Refusal('NOT_FOUND', 'No such file.')
    const kind = this.#kinds[analysis.kind]
    const { report } = kind
    if (report === null) throw new Refusal('NOT_FOUND', 'No such file.')
    const fileName = report.workbookName(result)
    if (!report.isKept) {
      const bytes = await report.workbook(result)
      return { fileName, mediaType, size: bytes.length, content: Readable.from([bytes]) }
    }
    // A workbook that is damaged is written again: everything in it stands in the result.
    const isSound = await vault.verify(fileId).catch(() => null)
    const file =
      (isSound && (await vault.open(fileId))) ??
      (await this.#write(fileId, result, report).then(() => vault.open(fileId)))
    if (file === null) throw new Refusal('NOT_FOUND', 'No such file.')
    return { fileName, mediaType, ...file }
  }

  #write(fileId: string, result: AnalysisResult, report: ReportWriter<AnalysisResult>): Promise<void> {
    const running = this.#writing.get(fileId)
    if (running !== undefined) return running
    const writing = report
      .workbook(result)
      .then(bytes => this.#services.vault.seal(fileId, [bytes]))
      // Its analysis may have been deleted meanwhile.
      .then(() => (this.owns(fileId) ? undefined : this.#services.vault.remove(fileId)))
      .finally(() => this.#writing.delete(fileId))
    this.#writing.set(fileId, writing)
    return writing
  }
}

/** Id of the workbook of a revision, behind its link. */
export const workbookFileId = (analysisId: string, revision: number): string => `${analysisId}-r${revision}`

function partsOf(fileId: string): { analysisId: string; revision: number } | null {
  const match = /^(.+)-r(\d+)$/.exec(fileId)
  return match === null ? null : { analysisId: match[1]!, revision: Number(match[2]) }
}
