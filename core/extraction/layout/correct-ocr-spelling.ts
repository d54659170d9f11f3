/** Words of the trade that recognition misspelt: "investunents", "LIABILITTES". Only recognized pages are touched. Pure. */
import { lineOf } from '../../document/lines.ts'
import type { Page, Word } from '../../document/model.ts'
import { vocabularies } from '../../vocabulary/vocabulary.ts'

/**
 * So many slips in a word of at least so many letters leave no doubt which word it was, unless it was read more surely
 * than `sure`: a short word is easily one the tables do not know.
 */
const SLIPS = [
  { letters: 8, slips: 2, sure: 0.93 },
  { letters: 5, slips: 1, sure: 0.8 },
] as const
/** Letters that recognition takes for one another; any other replacement counts as two slips. */
const ALIKE = ['aceosu', 'cdegoq', 'bhkln', 'fijlrt1', 'hmnru', 'gjpqy', 'vwy', 'bdr', 'djl', 'ej']
/** A word of fewer phrases than this is too rare to be what another one meant. */
const FREQUENT = 3
/** Letters with what may stand around them: a hyphen within is a choice of spelling, not a slip. */
const SHAPE = /^([^\p{L}\d]*)(\p{L}+)([^\p{L}\d]*|['’]s)$/u

const frequency = new Map<string, number>()
for (const { phrases } of Object.values(vocabularies).flatMap(({ terms }) => terms)) {
  for (const word of phrases
    .join(' ')
    .toLowerCase()
    .split(/[^\p{L}]+/u)) {
    frequency.set(word, (frequency.get(word) ?? 0) + 1)
  }
}
const byLength = new Map<number, string[]>()
for (const [word, count] of frequency) {
  if (count < FREQUENT || word.length < 5) continue
  byLength.set(word.length, [...(byLength.get(word.length) ?? []), word])
}

/** The page itself unless it was recognized and a word could be mended. Confidence stays what it was. */
export function withMendedWords(page: Page): Page {
  if (page.source !== 'ocr') return page
  const lines = page.lines.map(line => {
    const words = line.words.map(mended)
    return words.some((word, index) => word !== line.words[index]) ? lineOf(words) : line
  })
  return lines.some((line, index) => line !== page.lines[index]) ? { ...page, lines } : page
}

/** The first quarter, its figure read as a stroke. */
const firstQuarter = /^Q[lI|!]$/

function mended(word: Word): Word {
  if (firstQuarter.test(word.text)) return { ...word, text: 'Q1' }
  const [, before = '', letters = '', after = ''] = SHAPE.exec(word.text) ?? []
  const known = meantWord(letters.toLowerCase(), word.confidence)
  if (known === null) return word
  const first = known.charAt(0).toUpperCase() + known.slice(1)
  const text = letters === letters.toUpperCase() ? known.toUpperCase() : /^\p{Lu}/u.test(letters) ? first : known
  return { ...word, text: before + text + after }
}

/** The one word of the trade within the slips a word of this length may have; null for a known word, or none, or several. */
function meantWord(word: string, confidence: number): string | null {
  const allowed = SLIPS.find(({ letters }) => word.length >= letters)
  if (allowed === undefined || confidence >= allowed.sure || frequency.has(word)) return null
  for (let slips = 1; slips <= allowed.slips; slips++) {
    const near: string[] = []
    for (let length = word.length - slips; length <= word.length + slips; length++) {
      for (const known of byLength.get(length) ?? []) if (distance(word, known, slips) <= slips) near.push(known)
    }
    if (near.length > 0) return near.length === 1 ? near[0]! : null
  }
  return null
}

function replacement(a: string, b: string): number {
  return a === b ? 0 : ALIKE.some(group => group.includes(a) && group.includes(b)) ? 1 : 2
}

/** Insertions, deletions and replacements from one word to the other (after Levenshtein); anything above `most` may come back greater than it is. */
function distance(a: string, b: string, most: number): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + replacement(a[i - 1]!, b[j - 1]!)))
    }
    if (Math.min(...next) > most) return most + 1
    row = next
  }
  return row[b.length]!
}
