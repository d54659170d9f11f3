/** The specification clause by clause (numbers of its sections in the names), over a real port with a real multipart client. */
import ExcelJS from 'exceljs'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { FinancialStatementResult } from '../../core/contract/financial-statement.ts'
import { buildStatement, fieldPaths, pointerOf, statementKinds } from '../../core/contract/statement-figures.ts'
import { statementTasks } from '../../core/workflows/statements/tasks.ts'
import { analysisPath, answerOf, entryOf, formOf, openApiDesk, ownerKey } from '../support/api-desk.ts'
import type { Answer, ApiDesk, Sent } from '../support/api-desk.ts'
import { drawTinyStatement } from '../support/tiny-statement.ts'

let desk: ApiDesk
let pdf: Buffer
/** Reading waits for this. */
let gate: Promise<void> = Promise.resolve()
beforeAll(async () => {
  desk = await openApiDesk({
    tasks: {
      extract: async (input, context) => {
        context.onProgress({ page: 1, pages: 1, step: 'text' })
        await gate
        return statementTasks.extract(input, context)
      },
    },
  })
  pdf = await drawTinyStatement()
})
afterAll(() => desk.close())
afterEach(() => {
  gate = Promise.resolve()
})

const resultOf = (answer: Answer): FinancialStatementResult => {
  expect({ status: answer.status, message: answer.body?.['message'] }).toEqual({ status: 200, message: undefined })
  return FinancialStatementResult.parse(answer.body)
}
const one = (name = 'a.pdf'): Sent[] => [[name, pdf]]

/** Leaf paths of a tree, arrays and nulls being leaves. */
const leaves = (node: unknown, path = ''): string[] =>
  typeof node === 'object' && node !== null && !Array.isArray(node)
    ? Object.entries(node).flatMap(([key, value]) => leaves(value, `${path}/${key}`))
    : [path]

describe('2.2 the result', () => {
  test('has every documented member, figures as printed, null where nothing is stated', async () => {
    const answer = await desk.analyze(formOf(one(), [entryOf('a.pdf')]))
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
    const result = resultOf(answer)
    for (const member of [
      'analysisId',
      'companyName',
      'periodEnd',
      'reportUrl',
      'executiveSummary',
      'financialHealth',
      'balanceSheet',
      'incomeStatement',
      'cashFlowStatement',
      'financialRatios',
      'trendAnalysis',
    ])
      expect(answer.body).toHaveProperty(member)
    for (const kind of statementKinds) expect(leaves(result[kind])).toEqual(leaves(buildStatement(kind, () => null)))
    expect(result.periodEnd).toBe('2025-12-31')
    expect(result.companyName).toBe('Alder Creek Tool Works, Inc.')
    expect(result.balanceSheet.assets).toMatchObject({
      currentAssets: {
        cash: 120_000,
        accountsReceivable: 210_000,
        inventory: 90_000,
        totalCurrentAssets: 420_000,
        prepaidExpenses: null,
      },
      totalAssets: 700_000,
    })
    expect(result.balanceSheet.assets.fixedAssets.accumulatedDepreciation).toBe(-120_000)
    expect(result.financialRatios.liquidityRatios.currentRatio).toBeCloseTo(3, 9)
    expect(result.financialRatios.profitabilityRatios.netProfitMargin).toBeNull()
    expect(Object.keys(result.trendAnalysis.yearOverYear)).toEqual([
      'revenue',
      'netIncome',
      'totalAssets',
      'totalLiabilities',
      'operatingCashFlow',
    ])
    expect(result.provenance['/balanceSheet/assets/currentAssets/cash']).toMatchObject({
      fileName: 'a.pdf',
      page: 1,
      text: '120,000',
      method: 'text',
    })
  })

  test('with missing=zero every documented figure is a number, and the additive members stay', async () => {
    const plain = resultOf(await desk.analyze(formOf(one(), [entryOf('a.pdf')])))
    const zeroed = resultOf(await desk.analyze(formOf(one(), [entryOf('a.pdf')]), { query: '?missing=zero' }))
    for (const tree of [
      zeroed.balanceSheet,
      zeroed.incomeStatement,
      zeroed.cashFlowStatement,
      zeroed.financialRatios,
    ]) {
      const values = leaves(tree).map(path =>
        path
          .split('/')
          .slice(1)
          .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], tree),
      )
      expect(values.filter(value => typeof value !== 'number')).toEqual([])
    }
    for (const growth of Object.values(zeroed.trendAnalysis.yearOverYear))
      expect(growth.growth).toEqual(expect.any(Number))
    expect(zeroed.balanceSheet.assets.currentAssets).toMatchObject({ cash: 120_000, prepaidExpenses: 0 })
    expect(zeroed.periods).toEqual(plain.periods)
    expect(zeroed.financialRatios.liquidityRatios.currentRatio).toBe(plain.financialRatios.liquidityRatios.currentRatio)
  })

  test('the Excel report behind reportUrl has the documented sheets', async () => {
    const { reportUrl } = resultOf(await desk.analyze(formOf(one(), [entryOf('a.pdf')])))
    const response = await fetch(reportUrl)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    )
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="[^"]+\.xlsx"; filename\*=UTF-8''/,
    )
    const bytes = await response.arrayBuffer()
    expect(Number(response.headers.get('content-length'))).toBe(bytes.byteLength)
    const workbook = new ExcelJS.Workbook()
    await workbook.xlsx.load(bytes)
    expect(workbook.worksheets.map(sheet => sheet.name)).toEqual([
      'Executive Summary',
      'Balance Sheet Analysis',
      'Income Statement Analysis',
      'Cash Flow Analysis',
      'Financial Ratios',
      'Trend Analysis',
      'Raw Data',
    ])
  })
})

describe('4.1 the upload', () => {
  const fileNames = (result: FinancialStatementResult) => result.documentIntegrity.map(({ fileName }) => fileName)
  const analyzed = async (files: readonly Sent[], metadata: unknown) =>
    fileNames(resultOf(await desk.analyze(formOf(files, metadata))))

  test.each(['files', 'file', 'files[]', 'pdf', 'document', 'anything'])('a file in the part %s', async field => {
    expect(await analyzed([['a.pdf', pdf, field]], [entryOf('a.pdf')])).toEqual(['a.pdf'])
  })
  test('metadata as an array, under files, as one object', async () => {
    for (const metadata of [[entryOf('a.pdf')], { files: [entryOf('a.pdf')] }, entryOf('a.pdf')])
      expect(await analyzed(one(), metadata)).toEqual(['a.pdf'])
  })
  test('metadata in repeated fields', async () => {
    const form = formOf([
      ['a.pdf', pdf],
      ['b.pdf', await drawTinyStatement({ period: 'As of December 31, 2024' })],
    ])
    form.append('metadata', JSON.stringify(entryOf('a.pdf')))
    form.append('metadata', JSON.stringify([entryOf('b.pdf', { periodEnd: '2024-12-31' })]))
    expect(fileNames(resultOf(await desk.analyze(form)))).toEqual(['a.pdf', 'b.pdf'])
  })
  test('metadata as a Blob of application/json, which FormData gives a file name', async () => {
    const form = formOf(one())
    form.append('metadata', new Blob([JSON.stringify([entryOf('a.pdf')])], { type: 'application/json' }))
    expect(fileNames(resultOf(await desk.analyze(form)))).toEqual(['a.pdf'])
  })
  test('names match by base name, whatever their case and Unicode form', async () => {
    const other = await drawTinyStatement({ period: 'As of December 31, 2024' })
    const files: Sent[] = [
      ['Bila\u0301n.PDF', pdf],
      ['2024.pdf', other],
    ]
    const metadata = [entryOf('C:\\statements\\2024.PDF', { periodEnd: '2024-12-31' }), entryOf('old/bilán.pdf')]
    const result = resultOf(await desk.analyze(formOf(files, metadata)))
    expect(result.documentIntegrity).toHaveLength(2)
    expect(result.periods.map(period => period.periodEnd)).toEqual(['2025-12-31', '2024-12-31'])
  })
  test('one file and one entry belong together whatever their names', async () => {
    expect(await analyzed(one('scan0001.pdf'), [entryOf('balance-sheet.pdf')])).toEqual(['balance-sheet.pdf'])
  })
  test('fileContent stands in for a file, as base64 and as a data URI', async () => {
    const base64 = pdf.toString('base64')
    for (const fileContent of [base64, `data:application/pdf;base64,${base64}`, base64.replace(/(.{76})/g, '$1\r\n')])
      expect(await analyzed([], [entryOf('a.pdf', { fileContent })])).toEqual(['a.pdf'])
  })
  test('a file part and a fileContent in one request', async () => {
    const other = await drawTinyStatement({ period: 'As of December 31, 2024' })
    expect(
      await analyzed(one(), [
        entryOf('a.pdf'),
        entryOf('b.pdf', { periodEnd: '2024-12-31', fileContent: other.toString('base64') }),
      ]),
    ).toEqual(['a.pdf', 'b.pdf'])
  })
  test('the same name twice with two entries goes by order', async () => {
    const other = await drawTinyStatement({ period: 'As of December 31, 2024' })
    const result = resultOf(
      await desk.analyze(
        formOf([...one(), ['a.pdf', other]], [entryOf('a.pdf'), entryOf('a.pdf', { periodEnd: '2024-12-31' })]),
      ),
    )
    expect(result.periods.map(period => period.periodEnd)).toEqual(['2025-12-31', '2024-12-31'])
  })
  test('the same file twice is reported', async () => {
    const result = resultOf(
      await desk.analyze(formOf([...one(), ['b.pdf', pdf]], [entryOf('a.pdf'), entryOf('b.pdf')])),
    )
    expect(result.duplicates).toEqual([{ fileName: 'b.pdf', duplicateOf: 'a.pdf' }])
  })
  test('optional members may be null, a fiscal year a number, unknown members anything', async () => {
    expect(await analyzed(one(), [entryOf('a.pdf', { companyName: null, fiscalYear: 2025, note: { x: 1 } })])).toEqual([
      'a.pdf',
    ])
  })
  test('an encrypted file opens with its password', async () => {
    const locked = await drawTinyStatement({ password: 's3cret' })
    const result = resultOf(await desk.analyze(formOf([['a.pdf', locked]], [entryOf('a.pdf', { password: 's3cret' })])))
    expect(result.balanceSheet.assets.totalAssets).toBe(700_000)
  })
  test('a file of 24 MB passes', async () => {
    const large = Buffer.concat([pdf, Buffer.alloc((24 << 20) - pdf.length, '\n')])
    expect(await analyzed([['large.pdf', large]], [entryOf('large.pdf')])).toEqual(['large.pdf'])
  })
})

describe('2.1 statements of several periods', () => {
  test('make the trends', async () => {
    const grown = await drawTinyStatement({
      period: 'As of December 31, 2026',
      rows: [
        ['ASSETS'],
        ['Current Assets'],
        ['Cash', '840,000'],
        ['Total Current Assets', '840,000'],
        ['TOTAL ASSETS', '840,000'],
        ['Total Liabilities', '385,000'],
        ['Total Equity', '455,000'],
        ['TOTAL LIABILITIES AND EQUITY', '840,000'],
      ],
    })
    const result = resultOf(
      await desk.analyze(
        formOf([...one(), ['b.pdf', grown]], [entryOf('a.pdf'), entryOf('b.pdf', { periodEnd: '2026-12-31' })]),
      ),
    )
    expect(result.periodEnd).toBe('2026-12-31')
    const { totalAssets, totalLiabilities, revenue } = result.trendAnalysis.yearOverYear
    expect(totalAssets.growth).toBeCloseTo(0.2, 9)
    expect(totalLiabilities.growth).toBeCloseTo(0.1, 9)
    expect([totalAssets.trend, revenue.growth, revenue.trend]).toEqual(['increasing', null, null])
  })
})

describe('asynchronous in effect', () => {
  const async = (init: RequestInit = {}) =>
    desk.analyze(formOf(one(), [entryOf('a.pdf')]), { headers: { prefer: 'respond-async' }, ...init })

  test('Prefer: respond-async answers 202 at once; the analysis is found under Location', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    gate = promise
    const accepted = await async()
    expect([accepted.status, accepted.headers.get('preference-applied'), accepted.headers.get('retry-after')]).toEqual([
      202,
      'respond-async',
      '1',
    ])
    const location = accepted.headers.get('location')!
    expect(accepted.body).toMatchObject({ status_url: location })

    await expect.poll(async () => (await desk.call(location)).body['status']).toBe('processing')
    const pending = await desk.call(location)
    expect(pending.body).toMatchObject({
      analysisId: accepted.body['analysisId'],
      appId: 'app-1',
      result: null,
      revision: 0,
      finishedAt: null,
    })
    expect(pending.headers.get('retry-after')).toBe('1')

    const events = await fetch(`${desk.baseUrl}${location}/events`, {
      headers: { authorization: `Bearer ${ownerKey}` },
    })
    expect(events.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    resolve()
    const lines = (await answerOf(events)).text
      .split('\n\n')
      .filter(block => block.startsWith('event: progress'))
      .map(block => JSON.parse(block.split('\ndata: ')[1]!) as { status: string; progress: number })
    expect(lines[0]!.status).toBe('processing')
    expect(lines.at(-1)).toEqual({ status: 'complete', progress: 1, message: null })
    expect(lines.map(line => line.progress)).toEqual(lines.map(line => line.progress).toSorted((a, b) => a - b))

    const done = await desk.call(location)
    expect(done.headers.get('retry-after')).toBeNull()
    expect(done.body).toMatchObject({
      status: 'complete',
      progress: 1,
      // Two once its file was inspected.
      revision: expect.any(Number),
      companyName: 'Alder Creek Tool Works, Inc.',
    })
    expect(FinancialStatementResult.parse(done.body['result']).balanceSheet.assets.totalAssets).toBe(700_000)
  })

  test('respond-async with wait answers 200 when it is done in time', async () => {
    const answer = await async({ headers: { prefer: 'respond-async, wait=30' } })
    expect([answer.status, answer.headers.get('preference-applied')]).toEqual([200, 'respond-async'])
  })

  test('a failure is reported by the analysis', async () => {
    const accepted = await desk.analyze(formOf([['a.pdf', Buffer.from('%PDF-1.7 nothing')]], [entryOf('a.pdf')]), {
      headers: { prefer: 'respond-async' },
    })
    expect(accepted.status).toBe(202)
    const location = accepted.headers.get('location')!
    await expect.poll(async () => (await desk.call(location)).body['status']).toBe('failed')
    expect((await desk.call(location)).body).toMatchObject({
      result: null,
      code: 'UNREADABLE',
      message: expect.stringMatching(/^Documents must be clear and contain valid financial data\. .*a\.pdf/) as unknown,
    })
  })

  test('a client that hangs up cancels nothing', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    gate = promise
    const before = ((await desk.call('/analyses?limit=1')).body['analyses'] as { analysisId: string }[])[0]!.analysisId
    // Under load an analysis takes longer to begin than a poll waits.
    const patient = { timeout: 30_000 }
    const controller = new AbortController()
    const request = desk.analyze(formOf(one(), [entryOf('a.pdf', { appId: 'hung-up' })]), {
      signal: controller.signal,
    })
    const newest = async () =>
      ((await desk.call('/analyses?appId=hung-up')).body['analyses'] as { analysisId: string; status: string }[])[0]
    await expect.poll(async () => (await newest())?.status, patient).toBe('processing')
    controller.abort()
    await expect(request).rejects.toThrow()
    resolve()
    await expect.poll(async () => (await newest())?.status, patient).toBe('complete')
    expect((await newest())!.analysisId).not.toBe(before)
  })

  test('health answers while documents are read', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    gate = promise
    const accepted = await async()
    await expect
      .poll(async () => ((await desk.call('/health', { key: null })).body['jobs'] as { running: number }).running)
      .toBeGreaterThan(0)
    const health = await desk.call('/health', { key: null })
    expect(health.body).toMatchObject({ status: 'ok' })
    resolve()
    await expect.poll(async () => (await desk.call(accepted.headers.get('location')!)).body['status']).toBe('complete')
  })

  test('a canceled analysis is over, and canceled again it is a conflict', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    gate = promise
    const accepted = await async()
    const location = accepted.headers.get('location')!
    const headers = { 'idempotency-key': 'cancel-once' }
    expect((await desk.call(`${location}/cancel`, { method: 'POST', headers })).status).toBe(202)
    resolve()
    await expect.poll(async () => (await desk.call(location)).body['status']).toBe('canceled')
    const repeated = await desk.call(`${location}/cancel`, { method: 'POST', headers })
    expect([repeated.status, repeated.headers.get('idempotency-replayed')]).toEqual([202, 'true'])
    expect((await desk.call(`${location}/cancel`, { method: 'POST' })).status).toBe(409)
  })
})

describe('stored analyses', () => {
  test('are listed newest first, page by page, by application', async () => {
    const ids: unknown[] = []
    for (let i = 0; i < 3; i++) {
      desk.clock.advance(1000)
      ids.unshift((await desk.analyze(formOf(one(), [entryOf('a.pdf', { appId: 'paged' })]))).body['analysisId'])
    }
    const page = async (query: string) =>
      (await desk.call(`/analyses?appId=paged&limit=2${query}`)).body as {
        analyses: { analysisId: string }[]
        next: string | null
      }
    const first = await page('')
    const second = await page(`&before=${first.next}`)
    expect([...first.analyses, ...second.analyses].map(({ analysisId }) => analysisId)).toEqual(ids)
    expect([first.next === null, second.next]).toEqual([false, null])
  })

  test('a correction makes a new revision, recomputes what follows, and keeps history', async () => {
    const first = resultOf(await desk.analyze(formOf(one(), [entryOf('a.pdf')])))
    const path = `/analyses/${first.analysisId}`
    const pointer = pointerOf('balanceSheet', 'assets.currentAssets.totalCurrentAssets')
    const made = await desk.json(`${path}/corrections`, {
      path: pointer,
      value: 560_000,
      note: 'typing error of the client',
    })
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({
      path: pointer,
      value: 560_000,
      note: 'typing error of the client',
      author: 'Owner',
    })

    const now = (await desk.call(path)).body as { revision: number; result: unknown }
    const corrected = FinancialStatementResult.parse(now.result)
    expect(now.revision).toBeGreaterThan(1)
    expect(corrected.balanceSheet.assets.currentAssets.totalCurrentAssets).toBe(560_000)
    expect(corrected.financialRatios.liquidityRatios.currentRatio).toBeCloseTo(4, 9)
    expect(corrected.provenance[pointer]).toMatchObject({ method: 'manual' })
    const before = FinancialStatementResult.parse((await desk.call(`${path}?revision=1`)).body['result'])
    expect(before.balanceSheet.assets.currentAssets.totalCurrentAssets).toBe(420_000)
    expect((await desk.call(`${path}/corrections`)).body['corrections']).toEqual([made.body])
    expect((await desk.call(`${path}?revision=9`)).status).toBe(404)
  })

  test('a removed analysis is gone with its files and its workbook', async () => {
    const before = desk.storedFiles()
    const { analysisId, reportUrl } = resultOf(await desk.analyze(formOf(one(), [entryOf('a.pdf')])))
    expect((await fetch(reportUrl)).status).toBe(200)
    expect(desk.storedFiles()).toHaveLength(before.length + 2)
    expect((await desk.call(`/analyses/${analysisId}`, { method: 'DELETE' })).status).toBe(204)
    expect(desk.storedFiles().toSorted()).toEqual(before.toSorted())
    expect((await desk.call(`/analyses/${analysisId}`)).status).toBe(404)
    expect((await fetch(reportUrl)).status).toBe(404)
    expect((await desk.call(`/analyses/${analysisId}`, { method: 'DELETE' })).status).toBe(404)
  })

  test('a correction of nothing that exists is refused', async () => {
    const { analysisId } = resultOf(await desk.analyze(formOf(one(), [entryOf('a.pdf')])))
    for (const body of [
      { path: '/balanceSheet/assets/gold', value: 1 },
      { path: 'cash', value: 1 },
      { path: '/companyName', value: { a: 1 } },
      { path: '/companyName', value: ' ' },
      { path: '/companyName' },
    ]) {
      const answer = await desk.json(`/analyses/${analysisId}/corrections`, body)
      expect([answer.status, Object.keys(answer.body)]).toEqual([400, ['message']])
    }
  })
})

describe('signed links', () => {
  test('need no key, end after 7 days, and cannot be forged', async () => {
    const { reportUrl, analysisId } = resultOf(await desk.analyze(formOf(one(), [entryOf('a.pdf')])))
    const link = new URL(reportUrl)
    const path = (change: (url: URL) => void = () => {}) => {
      const url = new URL(link)
      change(url)
      return url.pathname + url.search
    }
    const head = await fetch(reportUrl, { method: 'HEAD' })
    const length = (await (await fetch(reportUrl)).arrayBuffer()).byteLength
    expect([head.status, Number(head.headers.get('content-length'))]).toEqual([200, length])
    const forged = [
      path(url => url.searchParams.set('expires', String(Number(url.searchParams.get('expires')) + 1))),
      path(url => {
        const signature = url.searchParams.get('signature')!
        url.searchParams.set('signature', `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`)
      }),
      path(url => url.searchParams.delete('signature')),
      path(url => (url.pathname = '/files/other')),
      `${path()}&signature=x`,
    ]
    for (const address of forged)
      expect({ address, status: (await desk.call(address, { key: null })).status }).toEqual({ address, status: 403 })
    desk.clock.advance(7 * 24 * 60 * 60 * 1000 + 1000)
    const expired = await desk.call(path(), { key: null })
    expect([expired.status, expired.headers.get('x-error-code'), Object.keys(expired.body)]).toEqual([
      403,
      'LINK_EXPIRED',
      ['message'],
    ])
    const renewed = (await desk.call(`/analyses/${analysisId}`)).body['result'] as { reportUrl: string }
    expect((await fetch(renewed.reportUrl, { method: 'HEAD' })).status).toBe(200)
  })
})

test('9 no version identifier appears in paths, headers or payloads', async () => {
  const answer = await desk.analyze(formOf(one(), [entryOf('a.pdf')]))
  expect(analysisPath).not.toMatch(/v\d/)
  expect([...answer.headers.keys()].filter(name => name.includes('version'))).toEqual([])
  expect(JSON.stringify([answer.body, (await desk.call('/health', { key: null })).body])).not.toMatch(
    /"(?:api)?_?version"/i,
  )
})

test('2.2 the statements have as many figures as the specification lists', () => {
  // 31 of the balance sheet, 18 of the income statement, 21 of the cash flow statement.
  expect(statementKinds.map(kind => fieldPaths[kind].length)).toEqual([31, 18, 21])
})

test('a service that stops tells whoever waits, and stops', async () => {
  const stopping = await openApiDesk({
    tasks: {
      extract: (_input, { signal }) =>
        new Promise((_resolve, reject) =>
          signal!.addEventListener('abort', () => {
            reject(signal!.reason as Error)
          }),
        ),
    },
  })
  const waiting = stopping.analyze(formOf(one(), [entryOf('a.pdf')]))
  await expect.poll(async () => ((await stopping.call('/health')).body['jobs'] as { running: number }).running).toBe(1)
  const closed = stopping.close()
  const answer = await waiting
  expect([answer.status, answer.headers.get('retry-after'), Object.keys(answer.body)]).toEqual([503, '5', ['message']])
  await closed
})
