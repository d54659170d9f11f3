/** Workbooks of results: written at their first download, sealed in the vault, found again under their id. */
import type { Readable } from 'node:stream'
import type { FinancialStatementResult } from '../contract/financial-statement.ts'
import { Refusal } from '../errors.ts'
import type { Pool } from '../jobs/task.ts'
import type { Links } from '../store/links.ts'
import type { Store } from '../store/store.ts'
import type { Vault } from '../store/vault.ts'
import type { StatementTasks } from './tasks.ts'

/** A file behind a signed link. */
export interface Download {
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
  readonly pool: Pool<StatementTasks>
  /** The address of the service as others know it, without a slash at the end. */
  readonly baseUrl: () => string
}

/** Decided: reportUrl is valid for 7 days. */
const LINK_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000
const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export class Workbooks {
  readonly #services: WorkbookServices
  /** Workbooks being written: two downloads at once write it once. */
  readonly #writing = new Map<string, Promise<void>>()

  constructor(services: WorkbookServices) {
    this.#services = services
  }

  /** A signed address of the workbook of a revision. */
  url(analysisId: string, revision: number): string {
    return this.#services.baseUrl() + this.#services.links.sign(fileIdOf(analysisId, revision), LINK_LIFETIME_MS)
  }

  /** Ids in the vault of the workbooks an analysis may have, those never written included. */
  idsOf(analysisId: string, revisions: number): readonly string[] {
    return Array.from({ length: revisions }, (_, index) => fileIdOf(analysisId, index + 1))
  }

  /** Whether an id of the vault is a workbook of an analysis that still exists. */
  owns(fileId: string): boolean {
    const parts = partsOf(fileId)
    return parts !== null && this.#services.store.analyses.find(parts.analysisId) !== null
  }

  /** Throws Refusal NOT_FOUND. */
  async open(fileId: string): Promise<Download> {
    const { store, vault } = this.#services
    const parts = partsOf(fileId)
    const result = parts === null ? null : store.analyses.result(parts.analysisId, parts.revision)
    if (result === null) throw new Refusal('NOT_FOUND', 'No such file.')
    const file = (await vault.open(fileId)) ?? (await this.#write(fileId, result).then(() => vault.open(fileId)))
    if (file === null) throw new Error(`workbook ${fileId} is gone just after it was written`)
    return { fileName: workbookName(result), mediaType, ...file }
  }

  #write(fileId: string, result: FinancialStatementResult): Promise<void> {
    const running = this.#writing.get(fileId)
    if (running !== undefined) return running
    const { pool, vault } = this.#services
    const writing = pool
      .run('report', result)
      .then(bytes => vault.seal(fileId, [bytes]))
      .then(() => undefined)
      .finally(() => this.#writing.delete(fileId))
    this.#writing.set(fileId, writing)
    return writing
  }
}

const fileIdOf = (analysisId: string, revision: number): string => `${analysisId}-r${revision}`

function partsOf(fileId: string): { analysisId: string; revision: number } | null {
  const match = /^(.+)-r(\d+)$/.exec(fileId)
  return match === null ? null : { analysisId: match[1]!, revision: Number(match[2]) }
}

/** `Acme Corp 2024-12-31 financial analysis.xlsx`: what a person would call it, without what a file system minds. */
export function workbookName({
  companyName,
  periodEnd,
}: Pick<FinancialStatementResult, 'companyName' | 'periodEnd'>): string {
  const company = companyName
    ?.replace(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, 80)
    .trim()
  return `${[company, periodEnd, 'financial analysis'].filter(part => part).join(' ')}.xlsx`
}
