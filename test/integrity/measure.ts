/**
 * Forges one figure of every document of the given folders by every method, and counts where the sign is found, and what is raised on untouched twins:
 * `node test/integrity/measure.ts FOLDER… [--method TEXT] [--match TEXT] [--limit N] [--updates] [--list]`. Held-out documents of the corpus are left out.
 */
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import type { IntegrityFinding } from '../../core/contract/integrity.ts'
import { inspectFile } from '../../core/integrity/inspect-file.ts'
import { chanceOf } from '../drawing/chance.ts'
import { forged, isAt, pageMethods, seriousAmong } from './forge.ts'
import { paintedPages, targetOf } from './target.ts'
import { measureTuned } from './tuned-files.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    method: { type: 'string' },
    match: { type: 'string' },
    list: { type: 'boolean' },
    updates: { type: 'boolean' },
    pages: { type: 'string' },
    limit: { type: 'string' },
  },
})

/** Longer documents say nothing new. */
const MAX_PAGES = Number(options.pages ?? 6)

interface Tally {
  forged: number
  found: number
  high: number
  readonly missed: string[]
}

const methods = pageMethods.filter(({ name }) => name.includes(options.method ?? ''))
const tallies = new Map<string, Tally>()
const alarms: string[] = []

const tallyOf = (name: string): Tally => {
  const tally = tallies.get(name) ?? { forged: 0, found: 0, high: 0, missed: [] }
  tallies.set(name, tally)
  return tally
}

async function inspected(bytes: Uint8Array): Promise<readonly IntegrityFinding[]> {
  return (await inspectFile(bytes, { now: Date.now() + 1e12, timeLeft: () => 1000 })) ?? []
}

/** False where nothing can be forged in the document. */
async function measure(path: string): Promise<boolean> {
  const bytes = new Uint8Array(await readFile(path))
  const name = basename(path, '.pdf')
  const pages = await paintedPages(bytes)
  if (pages === null || pages.length === 0 || pages.length > MAX_PAGES) return false
  const seed = [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 100_000
  const target = targetOf(pages, chanceOf(seed))
  if (target === null) return false
  const own = seriousAmong(await inspected(bytes))
  alarms.push(...own.map(({ signal, severity, explanation }) => `${severity} ${signal}  ${name}: ${explanation}`))
  for (const method of methods)
    for (const isUpdate of options.updates === true ? [false, true] : [false]) {
      const tally = tallyOf(`${method.name}${isUpdate ? ', as an update' : ''}`)
      let file: Uint8Array | null
      try {
        file = await forged(bytes, method, target, isUpdate)
      } catch (error) {
        if (options.list === true) console.error(name, method.name, String(error).slice(0, 90))
        break
      }
      if (file === null) break
      const findings = seriousAmong(await inspected(file))
      const there = findings.filter(finding => isAt(finding, target))
      const signals = isUpdate ? [...method.signals, 'revision-changed-figure'] : method.signals
      const right = there.filter(({ signal }) => signals.includes(signal))
      tally.forged++
      if (right.length > 0) tally.found++
      else
        tally.missed.push(
          `${name} p${target.page} ${target.word.text}→${target.altered} ${there.map(({ signal }) => signal).join()}`,
        )
      if (right.some(({ severity }) => severity === 'high')) tally.high++
    }
  return true
}

function report(): void {
  for (const [name, { forged, found, high, missed }] of tallies) {
    console.log(`${name.padEnd(46)}${String(found).padStart(4)} of ${String(forged).padStart(3)}  high ${high}`)
    if (options.list === true) for (const line of missed) console.log(`    ${line}`)
  }
  const high = alarms.filter(line => line.startsWith('high'))
  console.log(`\nUntouched: ${high.length} high, ${alarms.length} in all`)
  if (options.list === true) console.log(alarms.join('\n'))
}
/** What was measured until then. */
process.on('SIGTERM', () => {
  report()
  process.exit(1)
})

await measureTuned(positionals, options, ({ path }) => measure(path))
report()
