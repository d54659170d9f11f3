/**
 * Changes one digit of a figure at its width, which leaves nothing but arithmetic, and counts where it is a failed check, and where a finding:
 * `node test/integrity/measure-arithmetic.ts FOLDER… [--times N] [--match TEXT] [--untouched] [--list]`. What untouched twins raise is counted beside
 * it. Held-out documents of the corpus are left out.
 */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { tally, tried, untouched } from './arithmetic-trials.ts'
import { isPicture } from '../../core/integrity/scanned-text.ts'
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

/** False where nothing can be changed in the document. */
async function measure(name: string, path: string): Promise<boolean> {
  const bytes = new Uint8Array(await readFile(path))
  // The text under a scan is not seen: what changes it is a sign of its own.
  const pages = (await paintedPages(bytes))?.filter(page => !isPicture(page)) ?? null
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
  const own = await untouched(name, bytes, options.list === true)
  if (options.untouched === true) return true
  for (const { target, file } of forgeries) {
    const { page, word, altered } = target
    await tried(file, own, options.list === true ? `${name} p${page} ${word.text} → ${altered}` : null)
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

await measureTuned(positionals, options, ({ name, path }) => measure(name, path))
console.log(tally)
process.exit()
