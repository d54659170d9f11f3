/** Headings of lists: "Deposits and Additions", "Checks Paid", "Daily Ending Balance": the kind of the rows below. */
import sections from '../../vocabulary/bank-sections.json' with { type: 'json' }
import { fold } from './text-lines.ts'
import type { SectionHeading, SectionKind, TextLine } from './printed.ts'

const lexicon = new Set(sections.lexicon)
const any = (words: readonly string[], list: readonly string[]): boolean => words.some(word => list.includes(word))
/**
 * Sizes of section headings.
 * - `words`: Words of a heading ("Deposits, interest and other credits to your account"); more are a sentence.
 * - `wordsBehind`, `segments`: Words the cells behind a heading may add to its line (a date column, a total), and the cells of such a line.
 * - `type`: A heading is not set smaller than the text of its page; OCR sizes vary by about this much.
 * - `bothSides`: Words of a heading that names both sides and nothing else.
 */
const limits = { words: 12, wordsBehind: 6, segments: 3, type: 0.95, bothSides: 5 } as const

/** "Account # 000009752", "(continued)", "- 0070": suffixes that are no part of a heading. */
const trailers =
  /(?:(?<!\s)\s+)?(?:(?<![-–—(])[-–—(]+\s*)?(?:for\s+)?(?:account|acct|a\/c)\.?\s*(?:(?:number|no\.?|#)\s*)?(?::\s*)?(?:#\s*)?[\dx*•.-]{3}.*$|(?:(?<!\s)\s+)?(?:(?<![-–—(])[-–—(]+\s*)?(?:continued|cont'?d\.?)\b.*$/i

/** The section a text announces; null when it is no heading. */
export function sectionOf(text: string): SectionHeading | null {
  const title = text
    .replace(trailers, '')
    .replace(/^\d{1,4}[.)]?\s|\s\(\d{1,4}\)$|[\s:–—-]+$/g, '')
    .trim()
  const words = fold(title)
    .replace(/[^a-z\s]/g, ' ')
    .split(/\s+/)
    .filter(word => word !== '')
  if (words.length === 0 || words.length > limits.words || words[0]!.includes('total')) return null
  if (/\d/.test(title) || words.some(word => !lexicon.has(word))) return null
  const kind = kindOf(words)
  return kind === null ? null : { kind, title }
}

function kindOf(words: readonly string[]): SectionKind | null {
  if (any(words, sections.never)) return 'aside'
  if (any(words, sections.pending)) return 'pending'
  if (any(words, sections.balances))
    return any(words, sections.balanceWords) || any(words, ['information', 'by', 'history', 'date']) ? 'balances' : null
  if (any(words, sections.summaryOnly)) return 'aside'
  const card = words.includes('card') || words.includes('cards')
  const credit = any(words, sections.credit)
  const debit = any(words, sections.debit)
  const checks = any(words, sections.checks) && !words.includes('deposits') && !(card && words.includes('check'))
  const spent = any(words, ['withdrawals', 'debits', 'purchases'])
  if (checks && !credit && !spent) return 'checks'
  if (credit && debit) return any(words, sections.all) || words.length <= limits.bothSides ? 'all' : null
  if (credit) return 'credits'
  if (debit) return any(words, sections.fees) && !spent ? 'fees' : 'debits'
  // "Debit transactions", "Credit activity".
  if (
    words.includes('debit') !== words.includes('credit') &&
    any(words, sections.all) &&
    !(card && words.includes('credit'))
  )
    return words.includes('debit') ? 'debits' : 'credits'
  // "Account transactions by type": whatever sides follow.
  if (any(words, sections.all)) return 'all'
  const weakCredit = any(words, sections.weakCredit)
  const weakDebit = any(words, sections.weakDebit) || (card && any(words, sections.cardUses))
  if (weakCredit === weakDebit) return null
  return weakCredit ? 'credits' : 'debits'
}

/** The section a line announces: the whole line, or its first segment. */
export function sectionAt(line: TextLine): SectionHeading | null {
  if (line.amounts.some(token => token.cents)) return null
  const whole = sectionOf(line.text)
  if (whole !== null) return whole
  if (line.segments.length > limits.segments || line.words.length > limits.words + limits.wordsBehind) return null
  const { words, text } = line.segments[0]!
  return words.length >= 2 && words[0]!.size >= line.metrics.em * limits.type ? sectionOf(text) : null
}
