/** `npm run bench`: the speed and memory the product promises, as ratios to native tools; ends with 1 when a promise is broken. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { madeDocuments } from '../corpus/made/made.ts'
import { scanOf } from '../drawing/scan.ts'
import { drawnFiling } from './drawn-filing.ts'
import { drawnStack, type StackDocument } from './drawn-stack.ts'
import { pairedRatio, peakMegabytes, runProgram, slowestWhile } from './measure.ts'

/** Pairs per ratio; odd, so that the median is a measured value. */
const pairs = 9

const project = resolve(import.meta.dirname, '../..')
const sharedFiling = join(project, '../shared/corpus/financial/adobe-2019-full-10k.pdf')
const scratch = mkdtempSync(join(tmpdir(), 'desk-bench-'))
const failures: string[] = []

function row(what: string, value: string, must: string, expectShares: boolean | null, note = ''): void {
  const verdict = expectShares === null ? 'not measured' : expectShares ? 'holds' : 'MISSED'
  console.log(`${what.padEnd(52)}${value.padStart(10)}${must.padStart(10)}  ${verdict.padEnd(14)}${note}`)
  if (expectShares === false) failures.push(what)
}

const has = (command: string): boolean => spawnSync(command, ['-v'], { stdio: 'ignore' }).error === undefined

async function ratioRow(
  what: string,
  must: number,
  tools: readonly string[],
  ours: () => Promise<unknown>,
  theirs: () => Promise<unknown>,
): Promise<void> {
  const missing = tools.filter(tool => !has(tool))
  if (missing.length > 0) return row(what, '–', `≤ ${must}`, null, `${missing.join(', ')} not installed`)
  const { median, minimum, max, ours: mine, theirs: other } = await pairedRatio(ours, theirs, pairs)
  row(
    what,
    `${median.toFixed(2)} ×`,
    `≤ ${must}`,
    median <= must,
    `${minimum.toFixed(2)}–${max.toFixed(2)}; ${mine.toFixed(0)} ms to ${other.toFixed(0)} ms`,
  )
}

interface Service {
  readonly process: ChildProcess
  analyze(path: string, statementType: string, periodEnd: string): Promise<void>
  health(): Promise<void>
  /** Milliseconds from the first byte posted to the event in the receiver's hands. */
  untilStated(documents: readonly StackDocument[]): Promise<number>
  stop(): Promise<void>
}

/** A service of its own, in a process of its own. */
async function startService(): Promise<Service> {
  const key = randomBytes(12).toString('hex')
  const folder = mkdtempSync(join(scratch, 'data-'))
  const child = spawn(process.execPath, ['core/serve.js', '--port', '0', '--data-dir', folder, '--api-key', key], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let baseUrl = ''
  for await (const line of createInterface({ input: child.stdout })) {
    baseUrl = /^Listening on (\S+)/.exec(line)?.[1] ?? ''
    if (baseUrl) break
  }
  if (!baseUrl) throw new Error('The service did not start.')
  const post = async (path: string, statementType: string, periodEnd: string) => {
    const fileName = basename(path)
    const form = new FormData()
    form.append('files', new Blob([readFileSync(path)], { type: 'application/pdf' }), fileName)
    form.append('metadata', JSON.stringify([{ appId: 'bench', fileName, statementType, periodEnd }]))
    const response = await fetch(`${baseUrl}/application/financial-statement-analysis`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${key}` },
    })
    const answer = await response.text()
    if (!response.ok) throw new Error(`${response.status} ${answer.slice(0, 200)}`)
  }
  return {
    process: child,
    analyze: post,
    health: async () => {
      await (await fetch(`${baseUrl}/health`)).text()
    },
    async untilStated(documents) {
      const { promise: stated, resolve } = Promise.withResolvers<void>()
      const receiver = createServer((request, response) => {
        request.resume().on('end', () => {
          response.writeHead(204).end()
          resolve()
        })
      })
      await new Promise<void>(done => receiver.listen(0, '127.0.0.1', done))
      const send = async (path: string, body: FormData | string): Promise<void> => {
        const type = typeof body === 'string' ? { 'content-type': 'application/json' } : {}
        const headers = { authorization: `Bearer ${key}`, ...type }
        const response = await fetch(baseUrl + path, { method: 'POST', body, headers })
        const answer = await response.text()
        if (!response.ok) throw new Error(`${response.status} ${answer.slice(0, 200)}`)
      }
      await send('/webhooks', JSON.stringify({ url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/` }))
      const form = new FormData()
      for (const { fileName, bytes } of documents)
        form.append('files', new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' }), fileName)
      form.append(
        'metadata',
        JSON.stringify({ appId: 'bench', files: documents.map(({ fileName }) => ({ fileName })) }),
      )
      const began = performance.now()
      await send('/application/data', form)
      await stated
      const took = performance.now() - began
      receiver.closeAllConnections()
      receiver.close()
      return took
    },
    stop: async () => {
      const ended = new Promise(done => child.once('exit', done))
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** As `npm ci` does, for sources may have changed since. */
const buildCommandLine = () =>
  runProgram(process.execPath, [
    join(project, 'node_modules/vite/bin/vite.js'),
    'build',
    project,
    '--mode',
    'command-line',
  ])

const analyze = (path: string) =>
  runProgram(process.execPath, [join(project, 'core/cli/command-line.cjs'), path, '--out', join(scratch, 'out')])

function draw(name: string, bytes: Uint8Array): string {
  const path = join(scratch, name)
  writeFileSync(path, bytes)
  return path
}
const drawnOf = (name: string) => madeDocuments.find(document => document.name === name)!.draw()

async function measureTime(): Promise<void> {
  const text = draw('text.pdf', await drawnOf('filing-balance-sheet-two-years'))
  const income = await drawnOf('income-embedded-subset-font')
  const scan = draw('scan.pdf', await scanOf(income, { dpi: 300, skewDegrees: 0.5, noise: 8 }))
  const real = existsSync(sharedFiling)
  const filing = real ? sharedFiling : draw('filing.pdf', await drawnFiling(110))
  const bbox = (path: string) => () => runProgram('pdftotext', ['-bbox', path, '/dev/null'])
  const image = join(scratch, 'page')
  const recognize = async () => {
    await runProgram('pdfimages', ['-all', scan, image])
    await runProgram('tesseract', [`${image}-000.jpg`, 'stdout'], { OMP_THREAD_LIMIT: '1' })
  }

  const service = await startService()
  try {
    for (let turn = 0; turn < 5; turn++) await service.analyze(text, 'BALANCE_SHEET', '2025-12-31')
    await ratioRow(
      'one-page text, warm request / pdftotext -bbox',
      3,
      ['pdftotext'],
      () => service.analyze(text, 'BALANCE_SHEET', '2025-12-31'),
      bbox(text),
    )
    await ratioRow(
      'one-page scan, warm request / pdfimages + tesseract',
      1.2,
      ['pdfimages', 'tesseract'],
      () => service.analyze(scan, 'INCOME_STATEMENT', '2025-12-31'),
      recognize,
    )
    const slowest = await slowestWhile(() => service.health(), service.analyze(filing, 'BALANCE_SHEET', '2019-11-29'))
    row('slowest /health while a filing is read', `${slowest.toFixed(0)} ms`, '≤ 50 ms', slowest <= 50)
  } finally {
    await service.stop()
  }
  await buildCommandLine()
  await ratioRow(
    `110-page filing (${real ? 'real' : 'drawn'}), cold command line / pdftotext`,
    3.5,
    ['pdftotext'],
    () => analyze(filing),
    bbox(filing),
  )
  await ratioRow(
    'one-page scan, cold command line / pdfimages + tess.',
    2.2,
    ['pdfimages', 'tesseract'],
    () => analyze(scan),
    recognize,
  )
}

async function measureStack(): Promise<void> {
  const documents = await drawnStack()
  const pages = documents.reduce((sum, document) => sum + document.pages, 0)
  const service = await startService()
  try {
    const seconds = (await service.untilStated(documents)) / 1000
    const what = `stack of ${documents.length} documents, ${pages} pages, to the webhook`
    row(what, `${seconds.toFixed(1)} s`, '≤ 20 s', seconds <= 20)
  } finally {
    await service.stop()
  }
}

async function measureMemory(): Promise<void> {
  const income = await drawnOf('income-embedded-subset-font')
  const scan = draw('scan-memory.pdf', await scanOf(income, { dpi: 300, skewDegrees: 0.5, noise: 8 }))
  const long = draw('filing-150.pdf', await drawnFiling(150))
  for (const [what, must, path] of [
    ['peak memory of the service, 150-page text filing', 250, long],
    ['peak memory of the service, scans on two workers', 450, scan],
  ] as const) {
    const service = await startService()
    try {
      // Two at a time, so that both workers hold what they need.
      const once = () => service.analyze(path, 'INCOME_STATEMENT', '2025-12-31')
      await (path === scan ? Promise.all([once(), once()]) : once())
      const peak = peakMegabytes(service.process.pid!)
      row(what, peak === null ? '–' : `${peak.toFixed(0)} MB`, `≤ ${must} MB`, peak === null ? null : peak <= must)
    } finally {
      await service.stop()
    }
  }
}

try {
  console.log(`${'measured'.padEnd(52)}${'median'.padStart(10)}${'must'.padStart(10)}  verdict       range; medians`)
  await measureTime()
  await measureStack()
  await measureMemory()
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
if (failures.length > 0) {
  console.log(`\nMissed: ${failures.join('; ')}`)
  process.exitCode = 1
}
