/** What is left of a section: the "other…" field that takes its lines without a field of their own. */
import sections from '../../vocabulary/statement-sections.json' with { type: 'json' }
import { matchLabel, vocabularies, within, type Vocabulary } from '../../vocabulary/vocabulary.ts'
import type { StatementLine } from './lines.ts'

/** The "other…" field that takes what is left of a section, by section; sections without one omit the rest. */
export const otherFieldOf: Readonly<Record<string, string>> = sections.otherField

/** The "other…" a known minor line belongs to; only where its section is certain. */
export const partFor = (vocabulary: Vocabulary, part: string, section: string): string | null =>
  Object.entries(otherFieldOf).find(
    ([name, field]) => field.endsWith(part) && within(vocabulary, section, name),
  )?.[1] ?? null

/** Whether a balance sheet would print the line among its current assets or liabilities. */
export function isCurrentAccount({ normal }: StatementLine): boolean {
  return ['currentAssets', 'currentLiabilities'].some(section => {
    const { item } = matchLabel(vocabularies.balanceSheet, normal, section)
    return item !== null && item.score >= namedAccount && !notAnAccount.test(normal.tokens.join(' '))
  })
}
/** Of an account's name more than half is known. Half changes 0 of 54 tuned statements, double 1. */
const namedAccount = 0.72
/** Interest is an adjustment by its own name, paid elsewhere; the rest of something is no account. */
const notAnAccount = /\b(?:other|interest)\b/
