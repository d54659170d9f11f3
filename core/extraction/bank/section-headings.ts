/** Headings of lists: "Deposits and Additions", "Checks Paid", "Daily Ending Balance": the kind of the rows below. */
import sections from '../../vocabulary/bank-sections.json' with { type: 'json' }
import { ocrTolerance, spellingCorrector } from '../../vocabulary/spelling.ts'
import { fold } from './text-lines.ts'
import type { SectionHeading, SectionKind, TextLine } from './printed.ts'

const lexicon = new Set(sections.lexicon)
const spelled = spellingCorrector(lexicon, ocrTolerance)
/**
 * Sizes of section headings.
 * - `words`: Words of a heading ("Deposits, interest and other credits to your account"); more are a sentence.
 * - `wordsBehind`, `segments`: Words the cells behind a heading may add to its line (a date column, a total), and the cells of such a line.
 * - `type`: A heading is not set smaller than the text of its page; OCR sizes vary by about this much.
 * - `bothSides`: Words of a heading that names both sides and nothing else.
 */
const limits = { words: 12, wordsBehind: 6, segments: 3, type: 0.95, bothSides: 5 } as const

/** "Account # 000009752", "(continued)", "- 0070", "* indicates a gap in the sequence": suffixes that are no part of a heading. */
const trailers =
  /\s\(?\*+\s*[a-z].*$|(?:(?<!\s)\s+)?(?:(?<![-–—(])[-–—(]+\s*)?(?:for\s+)?(?:account|acct|a\/c)\.?\s*(?:(?:number|no\.?|#)\s*)?(?::\s*)?(?:#\s*)?[\dx*•.-]{3}.*$|(?:(?<!\s)\s+)?(?:(?<![-–—(])[-–—(]+\s*)?(?:continued|cont'?d\.?)\b.*$/i

/** The section a text announces; null when it is no heading. */
export function sectionOf(text: string, ocr = false): SectionHeading | null {
  const title = text
    .replace(trailers, '')
    .replace(/^\d{1,4}[.)]?\s|\s\(\d{1,4}\)$|\s(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\W{0,3}){1,2}$|[\s:–—-]+$/g, '')
    .trim()
  const words = fold(title)
    .replace(/[^a-z\s]/g, ' ')
    .split(/\s+/)
    .flatMap(word => (word === '' ? [] : ocr ? spelled(word) : word))
  const named = words.filter(word => !sections.prepositions.includes(word))
  if (named.length === 0 || words.length > limits.words || words[0]!.includes('total')) return null
  if (/\d/.test(title) || words.some(word => !lexicon.has(word))) return null
  const kind = kindOf(words)
  return kind === null ? null : { kind, title }
}

/** Lists of words of which a heading must have one each, several of them together, or few words at all. */
type Condition = string | readonly string[]
type Rule = Readonly<{ kind: SectionKind | null; has: readonly Condition[]; not: readonly Condition[] }>

/** The kind by the first rule that fits the words of a heading; null where none does, or the rule names none. */
function kindOf(words: readonly string[]): SectionKind | null {
  const groups: Readonly<Record<string, readonly unknown[]>> = sections
  const fits = (condition: Condition): boolean =>
    [condition]
      .flat()
      .every(name =>
        name === 'short' ? words.length <= limits.bothSides : words.some(word => groups[name]!.includes(word)),
      )
  const rules = sections.rules as readonly Rule[]
  return rules.find(({ has, not }) => has.every(fits) && !not.some(fits))?.kind ?? null
}

/** The section a line announces: the whole line, or its first segment. */
export function sectionAt(line: TextLine): SectionHeading | null {
  if (line.amounts.some(token => token.cents)) return null
  const whole = sectionOf(line.text, line.ocr && line.words.length > 1)
  if (whole !== null) return whole
  if (line.segments.length > limits.segments || line.words.length > limits.words + limits.wordsBehind) return null
  const { words, text } = line.segments[0]!
  return words.length >= 2 && words[0]!.size >= line.metrics.em * limits.type ? sectionOf(text) : null
}
