/** Labels of balances and totals: "Beginning balance on May 1", "Total deposits", "85 DEBITS". */
import labels from '../../vocabulary/bank-balances.json' with { type: 'json' }
import { monthOf } from '../values/dates/months.ts'
import { fold } from './text-lines.ts'

/** The first of these labels that a text begins with counts. */
const balanceLabels = ['creditCount', 'debitCount', 'opening', 'closing', 'credits', 'debits'] as const
export type BalanceLabel = (typeof balanceLabels)[number]

const source = (patterns: readonly string[]): string => `(?:${patterns.join('|')})`
/** A pattern for texts that contain one of the words. */
export const labelPattern = (patterns: readonly string[]): RegExp => new RegExp(source(patterns), 'i')
const startsWith = (patterns: readonly string[]): RegExp => new RegExp(`^${source(patterns)}(?![a-z])`)

const patterns = balanceLabels.map(label => [label, startsWith(labels[label])] as const)
const never = new RegExp(`\\b${source(labels.never)}\\b`)
const overdue = startsWith(labels.overdue)

const companions: ReadonlySet<string> = new Set(labels.companions)
/** A word that may follow a label without changing its meaning: of a date, a preposition, the account, a currency, a footnote. */
const isCompanion = (word: string): boolean =>
  /^(?:\d*(?:st|nd|rd|th)?|[il])$/.test(word) || companions.has(word) || monthOf(word) !== null

/** A plain text before it is looked up: folded, without marks before its words. */
const plain = (text: string): string =>
  fold(text)
    .replace(/&/g, ' & ')
    .replaceAll('(s)', 's')
    .replace(/^[^a-z#]+(?=[a-z#])/, '')
    .replace(/^(?:plus|less|minus|add|deduct)\b:?\s*(?:the\s|your\s|total\s)?(?=[a-z])/, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?\/ ?/g, '/')
    .trim()

/**
 * The longest labels of balances ("Total of all deposits and other credits this statement period") are shorter, in characters.
 * Half changes 1 of 46 tuned bank statements, double 0.
 */
const maxLabel = 90

/** The label a whole text consists of; null for any other text. */
export function balanceLabelOf(text: string): BalanceLabel | null {
  const folded = plain(text)
  if (folded === '' || folded.length > maxLabel || never.test(folded) || overdue.test(folded)) return null
  for (const [label, pattern] of patterns) {
    const match = pattern.exec(folded)
    if (match === null) continue
    const behind = folded.slice(match[0].length).split(/[\s:.,;=()*¹²³†+£$€/-]+|(?<=[a-z])(?=\d)/)
    if (behind.every(isCompanion)) return label
  }
  return null
}

/** Whether a text has a word that makes a balance another one: average, available, withheld. */
export const isOtherBalance = (text: string): boolean => never.test(plain(text))

/** The opening or closing balance a row of a list announces; null for other rows. */
export function balanceRowOf(text: string): 'opening' | 'closing' | null {
  const label = balanceLabelOf(text)
  return label === 'opening' || label === 'closing' ? label : null
}

const total = new RegExp(`^\\W*${source(labels.total)}`, 'i')

/** Whether a text announces a total: "Total deposits", "8 item(s) totaling". */
export const isTotal = (text: string): boolean => total.test(text)
