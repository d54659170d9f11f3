/**
 * Changes one digit of a figure at its width, which leaves nothing but arithmetic, and counts where it is a failed check, and where a finding:
 * `node test/integrity/measure-arithmetic.ts FOLDER… [--times N] [--match TEXT] [--untouched] [--list]`. What untouched twins raise is counted beside
 * it. Held-out documents of the corpus are left out.
 */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { systemClock } from '../../core/clock.ts'
import { assembledAlone } from '../../core/workflows/integrity/inspect-files.ts'
import { chanceOf } from '../drawing/chance.ts'
import { sameWidth } from './edited-content.ts'
import { forged } from './forge.ts'
import { paintedPages, targetOf, type Target } from './target.ts'
import { measureTuned } from './tuned-files.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: 'string', default: '1' },
    match: { type: 'string' },
    pages: { type: 'string', default: '6' },
    untouched: { type: 'boolean' },
    list: { type: 'boolean' },
  },
})

/** What the arithmetic of a file raises, as lines. */
interface Raised {
  readonly checks: readonly string[]
  readonly findings: readonly string[]
}

const ARITHMETIC = new Set(['running-balance', 'sum-mismatch'])

async function raisedBy(bytes: Uint8Array): Promise<Raised> {
  const input = { source: { bytes }, fileName: 'document.pdf', password: null }
  const { assembled } = await assembledAlone(input, systemClock, { onProgress: () => {} })
  const findings = (assembled.payload.documents ?? []).flatMap(({ integrity }) => integrity ?? [])
  return {
    checks: assembled.details.checks
      .filter(({ passed, severity }) => passed === false && severity !== 'info')
      .map(({ id, message }) => `${id}: ${message}`),
    findings: [
      ...new Set(
        findings
          .filter(({ signal }) => ARITHMETIC.has(signal))
          .map(({ signal, page, explanation }) => `${signal} p${page}: ${explanation}`),
      ),
    ],
  }
}

const tally = { forged: 0, found: 0, checked: 0, both: 0, untouchedChecks: 0, untouchedFindings: 0 }

const news = (after: readonly string[], before: readonly string[]): readonly string[] =>
  after.filter(line => !before.includes(line))

/** False where nothing can be changed in the document. */
async function measure(name: string, path: string): Promise<boolean> {
  const bytes = new Uint8Array(await readFile(path))
  const pages = await paintedPages(bytes)
  if (pages === null || pages.length === 0 || pages.length > Number(options.pages)) return false
  const seed = [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 100_000
  const targets = Array.from({ length: Number(options.times) }, (_, time) =>
    targetOf(pages, chanceOf(seed + time * 977)),
  )
  const forgeries: { readonly target: Target; readonly file: Uint8Array }[] = []
  for (const target of targets) {
    const file = target === null ? null : await forged(bytes, sameWidth, target, false).catch(() => null)
    if (target !== null && file !== null && (await isInPlace(file, target))) forgeries.push({ target, file })
  }
  if (forgeries.length === 0 && options.untouched !== true) return false
  const own = await raisedBy(bytes)
  tally.untouchedChecks += own.checks.length
  tally.untouchedFindings += own.findings.length
  if (options.list === true)
    for (const line of [...own.checks, ...own.findings]) console.log(`UNTOUCHED ${name}  ${line}`)
  if (options.untouched === true) return true
  for (const { target, file } of forgeries) {
    const raised = await raisedBy(file)
    const [checks, findings] = [news(raised.checks, own.checks), news(raised.findings, own.findings)]
    tally.forged++
    tally.found += Math.sign(findings.length)
    tally.checked += Math.sign(checks.length)
    tally.both += Math.sign(findings.length * checks.length)
    if (options.list === true) listed(name, target, { checks, findings })
  }
  return true
}

/** Points by which the changed figure may be off its old place: other operators that show whole rows lose the gaps in them. */
const IN_PLACE = 1.5

async function isInPlace(file: Uint8Array, { page, word, altered }: Target): Promise<boolean> {
  const words = (await paintedPages(file))?.find(({ number }) => number === page)?.words ?? []
  return words.some(
    ({ text, box }) =>
      text === altered &&
      Math.abs(box.right - word.box.right) < IN_PLACE &&
      Math.abs(box.top - word.box.top) < IN_PLACE,
  )
}

function listed(name: string, { page, word, altered }: Target, { checks, findings }: Raised): void {
  const verdict =
    findings.length > 0 ? (checks.length > 0 ? 'BOTH' : 'FINDING') : checks.length > 0 ? 'CHECK' : 'MISSED'
  console.log(
    `${verdict} ${name} p${page} ${word.text} → ${altered}  ${(findings[0] ?? checks[0] ?? '').slice(0, 160)}`,
  )
}

await measureTuned(positionals, options, ({ name, path }) => measure(name, path))
console.log(tally)
process.exit()
