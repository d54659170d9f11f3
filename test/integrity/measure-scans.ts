/**
 * Forges one figure on the first page of every scan, and of every printed page as a scanner sees it, by every method and at several qualities:
 * `node test/integrity/measure-scans.ts FOLDER… [--match TEXT] [--method TEXT] [--limit N] [--list]`. Held-out documents of the corpus are left out.
 */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { createCanvas } from '@napi-rs/canvas'
import { inspectFile } from '../../core/integrity/inspect-file.ts'
import type { IntegrityFinding } from '../../core/contract/integrity.ts'
import { closeRecognition } from '../../core/reading/ocr/shared-pool.ts'
import { chanceOf } from '../drawing/chance.ts'
import { scanMethods } from './scan-methods.ts'
import { fileOf, placesOn, scanPageOf, type ScanPage } from './scan-pages.ts'
import { measureTuned } from './tuned-files.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    method: { type: 'string' },
    match: { type: 'string' },
    limit: { type: 'string' },
    list: { type: 'boolean' },
    qualities: { type: 'string' },
  },
})

const qualities = (options.qualities ?? '95,85').split(',').map(Number)
const methods = scanMethods.filter(({ name }) => name.includes(options.method ?? ''))
const tallies = new Map<string, { forged: number; found: number; elsewhere: number; readonly missed: string[] }>()
const alarms: string[] = []

async function inspected(bytes: Uint8Array, { figures }: ScanPage): Promise<readonly IntegrityFinding[]> {
  const found = await inspectFile(bytes, {
    now: Date.now() + 1e12,
    timeLeft: () => 1000,
    scanned: [{ page: 1, figures }],
  })
  return (found ?? []).filter(({ severity, page }) => severity !== 'note' && page !== null)
}

async function measure(page: ScanPage): Promise<void> {
  const { image } = page
  const { width, height } = image
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.drawImage(image, 0, 0)
  const untouched = await fileOf(canvas.toBuffer('image/jpeg', 95), page)
  const plain = await untouched.save()
  const places = await placesOn(page, plain, chanceOf(page.name.length * 31))
  if (places === null) return
  const { box } = places.target
  for (const quality of qualities) {
    context.drawImage(image, 0, 0)
    const honest = await inspected(await (await fileOf(canvas.toBuffer('image/jpeg', quality), page)).save(), page)
    alarms.push(...honest.map(({ signal, explanation }) => `${signal} ${page.name} at ${quality}: ${explanation}`))
    for (const { name, signals, retouch } of methods) {
      context.drawImage(image, 0, 0)
      retouch({ canvas, context, ...places })
      const file = await (await fileOf(canvas.toBuffer('image/jpeg', quality), page)).save()
      const findings = await inspected(file, page)
      const isThere = ({ bbox }: IntegrityFinding): boolean =>
        bbox !== null && bbox[0] < box.right + 2 && bbox[2] > box.left - 2 && bbox[1] < box.bottom && bbox[3] > box.top
      const tally = tallies.get(`${name}, ${quality}`) ?? { forged: 0, found: 0, elsewhere: 0, missed: [] }
      tallies.set(`${name}, ${quality}`, tally)
      tally.forged++
      if (findings.some(finding => signals.includes(finding.signal) && isThere(finding))) tally.found++
      else tally.missed.push(page.name)
      tally.elsewhere += findings.filter(finding => !isThere(finding)).length
    }
  }
}

function report(): void {
  for (const [name, { forged, found, elsewhere, missed }] of tallies) {
    console.log(
      `${name.padEnd(50)}${String(found).padStart(4)} of ${String(forged).padStart(3)}  elsewhere ${elsewhere}`,
    )
    if (options.list === true) console.log(`    missed: ${missed.join(' ')}`)
  }
  console.log(`\nUntouched: ${alarms.length}`)
  if (options.list === true) console.log(alarms.join('\n'))
}
/** What was measured until then. */
process.on('SIGTERM', () => {
  report()
  process.exit(1)
})

await measureTuned(positionals, options, async ({ name, path }) => {
  const page = await scanPageOf(name, new Uint8Array(await readFile(path)))
  if (page !== null) await measure(page)
  return page !== null
})
report()
await closeRecognition()
