/** Analyses: submitted, awaited, canceled, corrected, downloaded; and what stays on the disk of each. */
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { FinancialStatementResult } from '../../../core/contract/financial-statement.ts'
import type { AnalysisProgress } from '../../../core/contract/service.ts'
import { Refusal } from '../../../core/errors.ts'
import { openInThreadPool } from '../../../core/jobs/in-thread-pool.ts'
import type { TaskHandlers } from '../../../core/jobs/task.ts'
import { openApplicantProviders } from '../../../core/lookups/applicant-providers.ts'
import { createLinks } from '../../../core/store/links.ts'
import { openStore } from '../../../core/store/store.ts'
import { openVault } from '../../../core/store/vault.ts'
import { ApplicationRecords } from '../../../core/workflows/applications/records.ts'
import { openAnalyses } from '../../../core/workflows/analyses.ts'
import type { AnalysisRequest } from '../../../core/workflows/intake/intake.ts'
import { deskTasks, type DeskTasks } from '../../../core/workflows/intake/tasks.ts'
import { statementTasks } from '../../../core/workflows/statements/tasks.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { testClock } from '../../support/test-clock.ts'
import { drawTinyStatement } from '../../support/tiny-statement.ts'

const key = new Uint8Array(32)

async function open({
  tasks = {},
  folder = temporaryFolder(),
  monthlyQuota = 50,
}: {
  tasks?: Partial<TaskHandlers<DeskTasks>>
  folder?: string
  monthlyQuota?: number
} = {}) {
  const clock = testClock()
  const store = openStore(folder, key, clock)
  const defects: unknown[] = []
  const links = createLinks(key, clock)
  const baseUrl = () => 'http://127.0.0.1:4780'
  const pool = openInThreadPool<DeskTasks>({ ...deskTasks, ...tasks })
  const lookups = { tablesFolder: folder, geocoder: null }
  const providers = openApplicantProviders()
  const opened = openAnalyses({
    clock,
    store,
    vault: openVault(folder, key),
    links,
    applications: new ApplicationRecords({ store, links, clock, baseUrl, providers, pool, lookups }),
    wakeOutbox: () => undefined,
    pool,
    monthlyQuota,
    lookups,
    baseUrl,
    concurrency: 1,
    onDefect: error => defects.push(error),
  })
  /** Everything submitted here is statements. */
  const analyses = {
    ...opened,
    waitFor: (id: string) => opened.waitFor(id) as Promise<FinancialStatementResult>,
    result: (id: string) => opened.result(id) as FinancialStatementResult | null,
  }
  await analyses.tidy()
  analyses.start()
  const close = async () => {
    await analyses.close(0)
    store.close()
  }
  let closed: Promise<void> | undefined
  const closeOnce = () => (closed ??= close())
  onTestFinished(closeOnce)
  return { analyses, store, clock, defects, close: closeOnce, sealed: () => readdirSync(join(folder, 'vault')).length }
}

function requestOf(
  files: readonly Uint8Array[],
  more: { password?: string; tier?: 'standard' | 'unlimited' } = {},
): AnalysisRequest {
  return {
    kind: 'financial-statements',
    files: files.map((bytes, index) => {
      const fileName = `file-${index + 1}.pdf`
      const entry = { appId: 'app', fileName, statementType: 'BALANCE_SHEET', periodEnd: '2025-12-31' } as const
      return {
        file: {
          fileName,
          size: bytes.length,
          sha256: createHash('sha256').update(bytes).digest('hex'),
          bytes,
          storedId: null,
        },
        entry: more.password === undefined ? entry : { ...entry, password: more.password },
      }
    }),
    caller: { id: 'key-1', name: 'Test', tier: more.tier ?? 'unlimited' },
  }
}

const cash = '/balanceSheet/assets/currentAssets/cash'
const fileIdOf = (reportUrl: string) => new URL(reportUrl).pathname.split('/').at(-1)!

/** Holds every reading up until it is released or aborted. */
function heldUp() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const extract: TaskHandlers<DeskTasks>['extract'] = async (input, context) => {
    begun.resolve()
    const aborted = new Promise((_resolve, reject) =>
      context.signal?.addEventListener('abort', () => reject(context.signal!.reason as Error)),
    )
    await Promise.race([promise, aborted])
    return statementTasks.extract(input, context)
  }
  return { tasks: { extract }, release: resolve, begun: begun.promise }
}

describe('an analysis', () => {
  test('is read, kept, counted once, and reported step by step', async () => {
    const { analyses, store } = await open()
    const id = await analyses.submit(requestOf([await drawTinyStatement()]))
    const steps: AnalysisProgress[] = []
    analyses.watch(id, step => steps.push(step))
    const result = await analyses.waitFor(id)
    expect(result.balanceSheet.assets.currentAssets.cash).toBe(120_000)
    expect(analyses.result(id)?.balanceSheet).toEqual(result.balanceSheet)
    expect(store.usage.ofKey('key-1')).toMatchObject({ used: 1, pending: 0 })
    expect(steps[0]).toMatchObject({ status: 'processing' })
    expect(steps.at(-1)).toEqual({ status: 'complete', progress: 1, message: null })
    const parts = steps.map(({ progress }) => progress)
    expect(parts).toEqual(parts.toSorted((a, b) => a - b))
  })

  test('that is refused names every file at fault, keeps none of them, and does not count', async () => {
    const { analyses, store, sealed } = await open()
    const locked = await drawTinyStatement({ password: 'open sesame' })
    const letter = await drawTinyStatement({ title: 'Dear Sir', period: '', rows: [['Thank you for your letter.']] })
    const id = await analyses.submit(requestOf([locked, await drawTinyStatement(), letter]))
    await expect(analyses.waitFor(id)).rejects.toThrow(/file-1\.pdf.*file-3\.pdf/s)
    await expect(analyses.waitFor(id)).rejects.toMatchObject({ code: 'ENCRYPTED' })
    expect(analyses.progress(id)).toMatchObject({ status: 'failed', message: expect.stringContaining('file-1.pdf') })
    expect(store.usage.ofKey('key-1').used).toBe(0)
    expect(sealed()).toBe(0)
  })

  test('opens an encrypted file with the password, which is then forgotten', async () => {
    const { analyses, store } = await open()
    const id = await analyses.submit(
      requestOf([await drawTinyStatement({ password: 'open sesame' })], { password: 'open sesame' }),
    )
    expect((await analyses.waitFor(id)).balanceSheet.assets.totalAssets).toBe(700_000)
    expect(store.uploads.ofAnalysis(id)[0]?.password).toBeNull()
  })

  test('of something else than a PDF is refused before anything is kept', async () => {
    const { analyses, store, sealed } = await open()
    await expect(analyses.submit(requestOf([Buffer.from('<html>')]))).rejects.toMatchObject({ code: 'NOT_A_PDF' })
    expect([store.jobs.open(), sealed()]).toEqual([0, 0])
  })

  test('that meets a defect of ours fails without telling it, and the next one is served', async () => {
    let broken = true
    const { analyses, defects } = await open({
      tasks: {
        extract: (input, context) =>
          broken ? Promise.reject(new TypeError('undefined is not a figure')) : statementTasks.extract(input, context),
      },
    })
    const id = await analyses.submit(requestOf([await drawTinyStatement()]))
    await expect(analyses.waitFor(id)).rejects.not.toBeInstanceOf(Refusal)
    expect(analyses.progress(id)).toMatchObject({ status: 'failed', message: expect.not.stringContaining('figure') })
    expect(defects).toEqual([new TypeError('undefined is not a figure')])
    broken = false
    expect(
      (await analyses.waitFor(await analyses.submit(requestOf([await drawTinyStatement()])))).periods,
    ).toHaveLength(1)
  })

  test('can be canceled while it is read; its files go', async () => {
    const { tasks, begun } = heldUp()
    const { analyses, sealed, store } = await open({ tasks })
    const id = await analyses.submit(requestOf([await drawTinyStatement()], { tier: 'standard' }))
    await begun
    expect(analyses.load()).toEqual({ running: 1, waiting: 0 })
    expect(analyses.cancel(id)).toBe(true)
    await expect(analyses.waitFor(id)).rejects.toMatchObject({ code: 'CANCELED' })
    expect(analyses.cancel(id)).toBe(false)
    await expect.poll(sealed).toBe(0)
    expect(store.usage.ofKey('key-1')).toMatchObject({ used: 0, pending: 0 })
  })

  test('interrupted by the end of the process is finished after the next start', async () => {
    const folder = temporaryFolder()
    const { tasks, begun } = heldUp()
    const first = await open({ folder, tasks })
    const id = await first.analyses.submit(requestOf([await drawTinyStatement()]))
    await begun
    const waiting = first.analyses.waitFor(id)
    await Promise.all([first.close(), expect(waiting).rejects.toMatchObject({ code: 'BUSY' })])
    const { analyses } = await open({ folder })
    expect((await analyses.waitFor(id)).balanceSheet.assets.totalAssets).toBe(700_000)
  })
})

describe('the quota', () => {
  test('counts what is being read, so that it cannot be overdrawn by asking at once', async () => {
    const { tasks, release, begun } = heldUp()
    const { analyses } = await open({ tasks, monthlyQuota: 1 })
    const pdf = await drawTinyStatement()
    const submitted = await Promise.allSettled(
      [1, 2, 3].map(() => analyses.submit(requestOf([pdf], { tier: 'standard' }))),
    )
    const accepted = submitted.flatMap(outcome => (outcome.status === 'fulfilled' ? [outcome.value] : []))
    expect(accepted).toHaveLength(1)
    await begun
    release()
    await analyses.waitFor(accepted[0]!)
    await expect(analyses.submit(requestOf([pdf], { tier: 'standard' }))).rejects.toMatchObject({
      code: 'QUOTA_USED_UP',
    })
    expect(await analyses.submit(requestOf([pdf], { tier: 'unlimited' }))).toBeTruthy()
  })
})

describe('a correction', () => {
  test('makes a new revision without reading again, and keeps the old one', async () => {
    const { analyses, store } = await open()
    const id = await analyses.submit(requestOf([await drawTinyStatement()]))
    await analyses.waitFor(id)
    await analyses.correct(id, { path: cash, value: 130_000, note: 'bank letter', author: 'me' })
    const corrected = analyses.result(id)!
    expect(corrected.balanceSheet.assets.currentAssets.cash).toBe(130_000)
    expect(corrected.provenance[cash]?.method).toBe('manual')
    expect(
      (store.analyses.result(id, 1) as FinancialStatementResult | null)?.balanceSheet.assets.currentAssets.cash,
    ).toBe(120_000)
    expect(store.usage.ofKey('key-1').used).toBe(1)
  })

  test('of something that is not there is refused and leaves no trace', async () => {
    const { analyses, store } = await open()
    const id = await analyses.submit(requestOf([await drawTinyStatement()]))
    await analyses.waitFor(id)
    const wrong = { path: '/balanceSheet/goodwill', value: 1, note: null, author: null }
    await expect(analyses.correct(id, wrong)).rejects.toMatchObject({ code: 'BAD_VALUE' })
    expect([store.analyses.corrections(id), store.analyses.find(id)?.revision]).toEqual([[], 1])
    await expect(analyses.correct('nobody', wrong)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('the workbook', () => {
  test('is written once, at the first download, and stays', async () => {
    let written = 0
    const { analyses } = await open({
      tasks: {
        report(result) {
          written++
          return Promise.resolve(Buffer.from(`workbook of ${result.analysisId}`))
        },
      },
    })
    const { analysisId, reportUrl } = await analyses.waitFor(
      await analyses.submit(requestOf([await drawTinyStatement()])),
    )
    expect(written).toBe(0)
    const fileId = fileIdOf(reportUrl)
    const both = await Promise.all([analyses.download(fileId), analyses.download(fileId)])
    for (const { content, size } of both) {
      const bytes = await buffer(content)
      expect(bytes.toString()).toBe(`workbook of ${analysisId}`)
      expect(size).toBe(bytes.length)
    }
    expect(both[0].fileName).toBe('Alder Creek Tool Works, Inc. 2025-12-31 financial analysis.xlsx')
    expect(written).toBe(1)
  })

  test('of an unknown analysis or revision is not found', async () => {
    const { analyses } = await open()
    const id = await analyses.submit(requestOf([await drawTinyStatement()]))
    await analyses.waitFor(id)
    for (const fileId of ['nobody-r1', `${id}-r2`, id, '../desk.key']) {
      await expect(analyses.download(fileId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
  })
})
