/**
 * Changes one digit of a figure in a first-sight document before it is printed, which leaves nothing but arithmetic, and counts where it is a failed
 * check, and where a finding: `node test/integrity/measure-reprinted.ts BATCH… [--times N] [--match TEXT] [--kind KIND] [--list]`.
 */
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright'
import { isAmount, isFigure } from '../../core/integrity/finding.ts'
import type { Drawn } from '../first-sight/2026-11-22/press/document.ts'
import { chanceOf, type Chance } from '../drawing/chance.ts'
import { batches } from '../first-sight/batches.ts'
import { printed, withPrinter } from '../first-sight/print.ts'
import { tally, tried, untouched } from './arithmetic-trials.ts'
import { withDigitReplaced } from './target.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: 'string', default: '1' },
    match: { type: 'string', default: '' },
    kind: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
})

/** Fewer amounts are no arithmetic. */
const MIN_AMOUNTS = 4

/** Amounts in the text of a page, each with where it begins. */
function amountsIn(html: string): readonly { readonly text: string; readonly at: number }[] {
  const body = Math.max(0, html.indexOf('<body'))
  return [...html.slice(body).matchAll(/(?<=[>\s])[^<>\s]+(?=[<\s])/g)]
    .map(({ 0: text, index }) => ({ text, at: body + index }))
    .filter(({ text, at }) => isForgeable(text) && html.lastIndexOf('<', at) <= html.lastIndexOf('>', at))
}

const isForgeable = (text: string): boolean => isAmount(text) && isFigure(text) && Number(text.replace(/\D/g, '')) !== 0

interface Forgery {
  readonly html: string
  readonly label: string
}

/** Null where the document has too few amounts. */
function forgedHtml({ html, name }: Drawn, chance: Chance): Forgery | null {
  const amounts = amountsIn(html)
  const single = amounts.filter(({ text }) => amounts.filter(other => other.text === text).length === 1)
  if (amounts.length < MIN_AMOUNTS || single.length === 0) return null
  const { text, at } = chance.pick(single)
  const altered = withDigitReplaced(text, chance)
  return { html: html.slice(0, at) + altered + html.slice(at + text.length), label: `${name} ${text} → ${altered}` }
}

async function measure(printer: Browser, document: Drawn): Promise<void> {
  const seed = [...document.name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 100_000
  const forgeries = Array.from({ length: Number(options.times) }, (_, time) =>
    forgedHtml(document, chanceOf(seed + time * 977)),
  ).filter(forgery => forgery !== null)
  if (forgeries.length === 0) return
  const own = await untouched(document.name, await printed(printer, document), options.list)
  for (const { html, label } of forgeries)
    await tried(await printed(printer, { ...document, html }), own, options.list ? label : null)
}

await withPrinter(async printer => {
  for (const batch of positionals)
    for (const document of batches[batch] ?? []) {
      const { name, scan, kind } = document
      const isWanted = name.includes(options.match) && (options.kind === undefined || kind === options.kind)
      if (scan === undefined && isWanted) await measure(printer, document)
    }
})
console.log(tally)
process.exit()
