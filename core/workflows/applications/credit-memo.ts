/** The credit memo of an application, written at each download from its newest payload. */
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { writeMemo } from '../../analysis/memo/write-memo.ts'
import type { Clock } from '../../clock.ts'
import type { MemoFormat } from '../../contract/application.ts'
import { Refusal } from '../../errors.ts'
import type { Pool } from '../../jobs/task.ts'
import { resourcePath } from '../../reading/resource-path.ts'
import { memoTemplate } from '../../store/memo-template.ts'
import { choicesPath } from '../cash-flow/choices.ts'
import { memoName } from '../workbook-names.ts'
import type { StoredFile } from '../workbooks.ts'
import type { Applications } from './applications.ts'
import type { ApplicationTasks } from './tasks.ts'

/** Bytes of the user's template: a letterhead with pictures is far below. */
const LARGEST_TEMPLATE = 10 * 1024 * 1024

const mediaTypes: Readonly<Record<MemoFormat, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
}

export interface MemoServices {
  readonly applications: Pick<Applications, 'status' | 'transactions' | 'corrections'>
  readonly pool: Pool<ApplicationTasks>
  readonly clock: Clock
  /** Where the user's own template may lie. */
  readonly dataDir: string
}

export class CreditMemos {
  readonly #services: MemoServices

  constructor(services: MemoServices) {
    this.#services = services
  }

  /** Throws Refusal NOT_FOUND; CONFLICT: there is no payload yet, or the template has unknown placeholders. */
  async open(appId: string, format: MemoFormat): Promise<StoredFile> {
    const { applications, pool, clock, dataDir } = this.#services
    const status = applications.status(appId)
    if (status.data === null) throw new Refusal('CONFLICT', 'The application has no result yet.')
    const { provenance } = applications.transactions(appId)
    const chosen = applications.corrections(appId).findLast(({ path }) => path === choicesPath)
    const memo = writeMemo(
      {
        status,
        payload: status.data,
        provenance: { ...provenance, ...status.provenance },
        chosenBy: chosen?.author ?? null,
      },
      new Date(clock.now()).toISOString().slice(0, 10),
    )
    const template = format === 'pdf' ? null : await templateIn(dataDir)
    const bytes = await pool.run('creditMemo', { memo, template })
    return {
      fileName: memoName(memo, format),
      mediaType: mediaTypes[format],
      size: bytes.byteLength,
      content: Readable.from([Buffer.from(bytes)]),
    }
  }
}

/** The user's own, else the one the product comes with. Throws Refusal CONFLICT. */
async function templateIn(dataDir: string): Promise<Uint8Array> {
  const own = join(dataDir, memoTemplate)
  const found = await stat(own).catch(() => null)
  if (found === null) return readFile(resourcePath(memoTemplate))
  if (found.size > LARGEST_TEMPLATE)
    throw new Refusal('CONFLICT', `${memoTemplate} in the data folder is larger than 10 MB.`)
  return readFile(own)
}
