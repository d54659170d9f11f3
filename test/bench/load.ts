/** `npm run load -- [--minutes 10] [--clients 8]`: mixed documents from many clients at once; errors, the time of /health, memory over time. */
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { scanOf } from '../drawing/scan.ts'
import { drawTinyInvoices } from '../support/tiny-invoice.ts'
import { drawTinyStatement } from '../support/tiny-statement.ts'
import { drawnFiling } from './drawn-filing.ts'
import { drawnStack } from './drawn-stack.ts'
import { percentile, startedService, type Submission } from './started-service.ts'

/** The promise: /health within this, for 99 of 100. */
const HEALTH_MS = 100
/** Memory at the end may be so much above the first quarter's. */
const GROWTH = 1.15
const HEALTH_EVERY_MS = 25
const MEMORY_EVERY_MS = 5000

const { values } = parseArgs({ options: { minutes: { type: 'string' }, clients: { type: 'string' } } })
const minutes = Number(values.minutes ?? 10)
const clients = Number(values.clients ?? 8)

const statements = '/application/financial-statement-analysis'
const invoices = '/application/invoice-analysis'
const balance = { statementType: 'BALANCE_SHEET', periodEnd: '2025-12-31' }

/** What the clients post, the frequent ones repeated. */
async function mixture(): Promise<readonly Submission[]> {
  const text = await drawTinyStatement()
  const scan = await scanOf(text, { dpi: 200, noise: 6 })
  const filing = await drawnFiling(60)
  const invoice = await drawTinyInvoices([{}])
  const stack = (await drawnStack()).filter(({ pages }) => pages > 5).slice(0, 2)
  const statement = (fileName: string, bytes: Uint8Array): Submission => ({
    path: statements,
    fileName,
    bytes,
    entry: balance,
  })
  const small = [statement('balance.pdf', text), { path: invoices, fileName: 'invoice.pdf', bytes: invoice, entry: {} }]
  return [
    ...small,
    ...small,
    statement('scan.pdf', scan),
    ...small,
    statement('filing.pdf', filing),
    ...stack.map(({ fileName, bytes }) => ({ path: '/application/data?wait=true', fileName, bytes, entry: {} })),
  ]
}

const documents = await mixture()
const service = await startedService()
const deadline = performance.now() + minutes * 60_000
const isOver = (): boolean => performance.now() > deadline
const health: number[] = []
const memory: number[] = []
const times: number[] = []
const faults: string[] = []

async function client(number: number): Promise<void> {
  for (let next = number * 3; !isOver(); next++) {
    const document = documents[next % documents.length]!
    const submission = { ...document, entry: { appId: `load-${number}-${next}`, ...document.entry } }
    const { status, ms, text } = await service.post(submission)
    times.push(ms)
    if (status >= 300) faults.push(`${submission.fileName}: ${status} ${text.slice(0, 120)}`)
  }
}

async function watch(everyMs: number, measure: () => Promise<void> | void): Promise<void> {
  while (!isOver()) {
    await measure()
    await pause(everyMs)
  }
}

const numbered = Array.from({ length: clients }, (_, number) => client(number))
await Promise.all([
  ...numbered,
  watch(HEALTH_EVERY_MS, async () => void health.push(await service.health())),
  watch(MEMORY_EVERY_MS, () => void memory.push(service.residentMegabytes() ?? NaN)),
])
await service.stop()

const quarter = Math.max(1, Math.floor(memory.length / 4))
const mean = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0) / list.length
const [first, last] = [mean(memory.slice(quarter, quarter * 2)), mean(memory.slice(-quarter))]
console.log(
  `${times.length} answers in ${minutes} min, ${faults.length} errors; p50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms`,
)
console.log(
  `/health ${health.length} times: p50 ${percentile(health, 0.5).toFixed(1)} ms, p99 ${percentile(health, 0.99).toFixed(1)} ms, slowest ${Math.max(...health).toFixed(0)} ms`,
)
console.log(
  `memory: second quarter ${first.toFixed(0)} MB, last quarter ${last.toFixed(0)} MB, highest ${Math.max(...memory).toFixed(0)} MB`,
)
for (const fault of faults.slice(0, 5)) console.log(fault)
if (faults.length > 0 || percentile(health, 0.99) > HEALTH_MS || last > first * GROWTH) process.exitCode = 1
