/**
 * Inspects documents that nobody changed, and counts how many have a sign of change, by severity, and a sum that fails in them, with the processor
 * time of the inspection: `npm run honest -- FOLDER… [--match TEXT]`. Signs of held-out documents of the corpus are counted, not listed; forgeries
 * are left out.
 */
import { glob, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { systemClock } from '../../core/clock.ts'
import type { IntegrityFinding } from '../../core/contract/integrity.ts'
import { isPicture } from '../../core/integrity/scanned-text.ts'
import { assembledAlone } from '../../core/workflows/integrity/inspect-files.ts'
import { isHeldOut } from '../corpus/score-table.ts'
import { paintedPages } from './target.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { match: { type: 'string', default: '' } },
})

const ARITHMETIC = new Set(['running-balance', 'sum-mismatch'])

interface Inspected {
  readonly findings: readonly IntegrityFinding[]
  readonly sums: readonly string[]
  readonly pages: number
  /** A page of it is a picture, whether its text was recognized here or lies under it. */
  readonly isScanned: boolean
  /** Of the inspection and of joining it with the checks. */
  readonly milliseconds: number
}

async function inspected(bytes: Uint8Array, fileName: string): Promise<Inspected> {
  let [pages, isScanned] = [1, (await paintedPages(bytes))?.some(isPicture) ?? false]
  let since: NodeJS.CpuUsage | undefined
  const onProgress = (progress: { readonly pages: number; readonly step: string }): void => {
    pages = progress.pages
    isScanned ||= progress.step === 'ocr'
    if (progress.step === 'inspect') since = process.cpuUsage()
  }
  const { assembled } = await assembledAlone({ source: { bytes }, fileName, password: null }, systemClock, {
    onProgress,
  })
  const { user, system } = process.cpuUsage(since)
  return {
    findings: (assembled.payload.documents ?? []).flatMap(({ integrity }) => integrity ?? []),
    sums: assembled.details.checks.filter(({ id }) => id.startsWith('printed_sum.')).map(({ message }) => message),
    pages,
    isScanned,
    milliseconds: since === undefined ? 0 : (user + system) / 1000,
  }
}

/** How many documents have what. */
const tally = { documents: 0, high: 0, review: 0, arithmetic: 0, printedSum: 0 }
const all = { tuned: { ...tally }, heldOut: { ...tally }, failed: 0 }
const times = { text: [] as number[], scanned: [] as number[] }

/** Whether the truth beside a document names a forgery. */
async function isForged(path: string): Promise<boolean> {
  const truth = await readFile(path.replace(/\.pdf$/, '.truth.json'), 'utf8').catch(() => '{}')
  const { method, twin } = JSON.parse(truth) as { method?: string | null; twin?: unknown }
  return (method ?? null) !== null || twin !== undefined
}

async function measure(name: string, path: string): Promise<void> {
  const { findings, sums, pages, isScanned, milliseconds } = await inspected(
    new Uint8Array(await readFile(path)),
    basename(path),
  )
  const isHidden = isHeldOut(name)
  const group = isHidden ? all.heldOut : all.tuned
  const serious = findings.filter(({ severity }) => severity !== 'note')
  group.documents++
  group.high += Math.sign(serious.filter(({ severity }) => severity === 'high').length)
  group.review += Math.sign(serious.length)
  group.arithmetic += Math.sign(serious.filter(({ signal }) => ARITHMETIC.has(signal)).length)
  group.printedSum += Math.sign(sums.length)
  times[isScanned ? 'scanned' : 'text'].push(milliseconds / pages)
  if (isHidden) return
  for (const { severity, signal, page, explanation } of serious)
    console.log(`${severity} ${name} p${page} ${signal}: ${explanation.slice(0, 200)}`)
  for (const sum of sums) console.log(`printed_sum ${name}: ${sum.slice(0, 200)}`)
  console.log(`time ${Math.round(milliseconds / pages)} ms a page ${name}${isScanned ? ' (scan)' : ''}`)
}

/** Median and greatest, in milliseconds a page. */
function timesOf(values: readonly number[]): string {
  const ordered = values.toSorted((a, b) => a - b).map(Math.round)
  return `${ordered.length} files: median ${ordered[ordered.length >> 1] ?? 0} ms a page, at most ${ordered.at(-1) ?? 0}`
}

for (const folder of positionals)
  for await (const file of glob('**/*.pdf', { cwd: folder })) {
    const path = join(folder, file)
    const name = basename(file, '.pdf')
    if (!name.includes(options.match) || (await isForged(path))) continue
    await measure(name, path).catch(() => all.failed++)
  }
console.log(all, { text: timesOf(times.text), scanned: timesOf(times.scanned) })
process.exit()
