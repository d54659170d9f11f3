/** `npm run bombs -- [--count 200] [--seed 1] [--seconds 20]`: crafted documents, three at a time, while others use the service. */
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { percentile, startedService, type StartedService } from '../bench/started-service.ts'
import { drawTinyStatement } from '../support/tiny-statement.ts'
import { randomFrom, shapes } from './shapes.ts'

const { values } = parseArgs({
  options: { count: { type: 'string' }, seed: { type: 'string' }, seconds: { type: 'string' } },
})
const count = Number(values.count ?? 200)
const seed = Number(values.seed ?? 1)
/** The budget of a document; half of it may go to one page. */
const seconds = Number(values.seconds ?? 20)

const AT_A_TIME = 3
const OTHERS_EVERY_MS = 400
const IDLE_REQUESTS = 30
const MAX_MEGABYTES = 900
const PATIENCE_S = 5

const statement = '/application/financial-statement-analysis'
const invoice = '/application/invoice-analysis'
const entry = { appId: 'others', statementType: 'BALANCE_SHEET', periodEnd: '2025-12-31' }
const other = { path: statement, fileName: 'other.pdf', bytes: await drawTinyStatement(), entry }

interface Bombed {
  readonly name: string
  readonly status: number
  readonly ms: number
  readonly message: string
}

/** All at once, before anything is measured: drawing takes as long as reading. */
const drawn = Array.from({ length: count }, (_, index) => {
  const { name, draw } = shapes[index % shapes.length]!
  return { name, bytes: draw(randomFrom(seed * 100_003 + index)) }
})

async function throwBombs(service: StartedService): Promise<readonly Bombed[]> {
  const answered: Bombed[] = []
  let next = 0
  const lane = async (): Promise<void> => {
    while (next < count) {
      const index = next++
      const { name, bytes } = drawn[index]!
      const isInvoice = name === 'XML' || index % 4 === 3
      const fileName = `bomb-${index}.pdf`
      const submission = isInvoice
        ? { path: invoice, fileName, bytes, entry: { appId: 'bombs' } }
        : { path: statement, fileName, bytes, entry: { ...entry, appId: 'bombs' } }
      const { status, ms, text } = await service.post(submission)
      const { message = '', statusMessage = '' } = JSON.parse(text) as { message?: string; statusMessage?: string }
      answered.push({ name, status, ms, message: message || statusMessage })
      if (status >= 500 || ms > (seconds + PATIENCE_S) * 1000)
        console.log(`${fileName} (${name}): ${status} after ${ms.toFixed(0)} ms, ${text.slice(0, 200)}`)
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, lane))
  return answered
}

const service = await startedService([
  ...['--document-time-limit', String(seconds)],
  ...['--page-time-limit', String(Math.max(1, Math.floor(seconds / 2)))],
])
const idle: number[] = []
for (let request = 0; request < IDLE_REQUESTS; request++) idle.push((await service.post(other)).ms)
let isOver = false
const others: number[] = []
const failed: string[] = []
const memory: number[] = []
const watching = (async () => {
  while (!isOver) {
    const { status, ms, text } = await service.post(other)
    others.push(ms)
    if (status !== 200) failed.push(`${status} ${text.slice(0, 100)}`)
    memory.push(service.residentMegabytes() ?? NaN)
    await pause(OTHERS_EVERY_MS)
  }
})()
const bombed = await throwBombs(service).finally(() => (isOver = true))
await watching
await service.stop()

for (const { name, limit } of shapes) {
  const of = bombed.filter(bomb => bomb.name === name)
  if (of.length === 0) continue
  const slowest = of.toSorted((a, b) => b.ms - a.ms)[0]!
  const statuses = [...new Set(of.map(({ status }) => status))].join(' ')
  const time = `${(slowest.ms / 1000).toFixed(1)} s`
  console.log(
    `${name.padEnd(20)}${statuses.padEnd(12)}${time.padStart(7)}  ${limit.padEnd(40)}${slowest.message.slice(0, 110)}`,
  )
}
const slowest = Math.max(...bombed.map(({ ms }) => ms)) / 1000
const [before, beside] = [percentile(idle, 0.99), percentile(others, 0.99)]
const errors = bombed.filter(({ status }) => status >= 500).length
const highest = Math.max(...memory)
console.log(
  `${bombed.length} crafted documents, seed ${seed}: ${errors} answered 5xx; slowest ${slowest.toFixed(1)} s of ${seconds} s + ${PATIENCE_S} s`,
)
console.log(
  `other requests: ${others.length}, ${failed.length} failed; p50 ${percentile(others, 0.5).toFixed(0)} ms, p99 ${beside.toFixed(0)} ms; idle p50 ${percentile(idle, 0.5).toFixed(0)} ms, p99 ${before.toFixed(0)} ms`,
)
console.log(`memory: highest ${highest.toFixed(0)} MB`)
const isKept =
  errors + failed.length === 0 && slowest <= seconds + PATIENCE_S && highest <= MAX_MEGABYTES && beside <= 2 * before
if (!isKept) process.exitCode = 1
