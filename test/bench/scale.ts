/** `npm run bench:scale`: what the product promises for thousands of documents and rows; ends with 1 when a promise is broken. */
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { invoiceReport } from '../../core/reports/invoice-report.ts'
import { fillLibrary } from '../support/filled-library.ts'
import { sampleAnswer, sampleInvoice } from '../support/sample-invoices.ts'
import { drawTinyStatement } from '../support/tiny-statement.ts'
import { peakMegabytes } from './measure.ts'

const project = resolve(import.meta.dirname, '../..')
const scratch = mkdtempSync(join(tmpdir(), 'desk-scale-'))
const documents = 1_000
const libraryDocuments = 10_000
const workbookRows = 10_000
const failures: string[] = []

function row(what: string, value: string, must: string, isKept: boolean): void {
  console.log(`${what.padEnd(60)}${value.padStart(12)}${must.padStart(12)}  ${isKept ? 'holds' : 'MISSED'}`)
  if (!isKept) failures.push(what)
}

/** A folder of one-page statements, each of another year and company. */
async function drawFolder(count: number): Promise<string> {
  const folder = join(scratch, `folder-${count}`)
  mkdirSync(folder)
  for (let index = 0; index < count; index++) {
    const period = `As of December 31, ${1990 + (index % 35)}`
    const bytes = await drawTinyStatement({ company: `Works Number ${index + 1}, Inc.`, period })
    writeFileSync(join(folder, `${index + 1}.pdf`), bytes)
  }
  return folder
}

interface CommandRun {
  readonly child: ChildProcess
  /** Resolves when it has ended, to its messages and the highest resident size that was seen, in MB. */
  readonly ended: Promise<{ readonly messages: string; readonly peak: number; readonly seconds: number }>
}

function analyze(folder: string, out: string): CommandRun {
  const began = performance.now()
  const child = spawn(process.execPath, ['core/cli/command-line.cjs', folder, '--out', out], {
    cwd: project,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let peak = 0
  const watch = setInterval(() => (peak = Math.max(peak, peakMegabytes(child.pid!) ?? 0)), 50)
  let messages = ''
  child.stderr.on('data', (text: Buffer) => (messages += text.toString()))
  const ended = new Promise<Awaited<CommandRun['ended']>>(done =>
    child.on('close', () => {
      clearInterval(watch)
      done({ messages, peak, seconds: (performance.now() - began) / 1000 })
    }),
  )
  return { child, ended }
}

const journalIn = (out: string): string | undefined =>
  existsSync(out) ? readdirSync(out).find(name => name.startsWith('.analysis-in-progress')) : undefined

/** Files in the journal of a run. */
function readSoFar(out: string): number {
  const name = journalIn(out)
  return name === undefined ? 0 : readFileSync(join(out, name), 'utf8').split('\n').length - 1
}

async function measureFolder(): Promise<void> {
  const few = await drawFolder(documents / 10)
  const many = await drawFolder(documents)
  const { peak: fewPeak } = await analyze(few, join(scratch, 'few')).ended
  const { seconds, peak } = await analyze(many, join(scratch, 'many')).ended
  const rate = documents / seconds
  row(`${documents} one-page documents by folder`, `${rate.toFixed(1)}/s`, '≥ 25/s', rate >= 25)
  const growth = (peak - fewPeak) / (documents - documents / 10)
  row('  memory per further document', `${(growth * 1024).toFixed(0)} KB`, '≤ 100 KB', growth * 1024 <= 100)
  const out = join(scratch, 'killed')
  const killed = analyze(many, out)
  while (readSoFar(out) < documents / 2) await new Promise(done => setTimeout(done, 20))
  killed.child.kill('SIGKILL')
  await killed.ended
  const kept = readSoFar(out)
  const resumed = await analyze(many, out).ended
  const [, known = '0'] = /^Going on with a run that was ended: (\d+) files/.exec(resumed.messages) ?? []
  row('  killed halfway: files read twice', String(kept - Number(known)), '0', kept === Number(known))
  row('  nothing is kept when it is over', String(journalIn(out) ?? 'nothing'), 'nothing', journalIn(out) === undefined)
}

async function measureWorkbook(): Promise<void> {
  const [line] = sampleInvoice().transactions
  const result = sampleAnswer([
    sampleInvoice({ transactions: Array.from({ length: workbookRows }, () => structuredClone(line!)) }),
  ])
  await invoiceReport(sampleAnswer([sampleInvoice()]))
  const began = performance.now()
  await invoiceReport(result)
  const seconds = (performance.now() - began) / 1000
  row(`workbook of ${workbookRows} rows`, `${seconds.toFixed(2)} s`, '≤ 1 s', seconds <= 1)
}

async function measureLibrary(): Promise<void> {
  const folder = join(scratch, 'library')
  mkdirSync(folder)
  fillLibrary(folder, libraryDocuments)
  const key = 'measuring-the-library-1'
  const args = ['core/serve.js', '--port', '0', '--data-dir', folder, '--api-key', key]
  const child = spawn(process.execPath, args, { cwd: project, stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    let baseUrl = ''
    for await (const line of createInterface({ input: child.stdout })) {
      baseUrl = /^Listening on (\S+)/.exec(line)?.[1] ?? ''
      if (baseUrl) break
    }
    const times: number[] = []
    for (let turn = 0; turn < 21; turn++) {
      const began = performance.now()
      const response = await fetch(`${baseUrl}/app/documents?limit=100`, {
        headers: { authorization: `Bearer ${key}` },
      })
      const { total } = (await response.json()) as { total?: number }
      if (!response.ok || total !== libraryDocuments)
        throw new Error(`The library answered ${response.status}, ${total}`)
      times.push(performance.now() - began)
    }
    const slowest = Math.max(...times)
    row(
      `first page of ${libraryDocuments} documents, slowest of 21`,
      `${slowest.toFixed(0)} ms`,
      '≤ 100 ms',
      slowest <= 100,
    )
  } finally {
    child.kill('SIGTERM')
  }
}

try {
  await measureWorkbook()
  await measureLibrary()
  await measureFolder()
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
if (failures.length > 0) {
  console.log(`\nMissed: ${failures.join('; ')}`)
  process.exitCode = 1
}
