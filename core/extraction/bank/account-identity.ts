/** Number, kind and product name of an account, each with its place. */
import type { AccountType } from '../../contract/full-analysis.ts'
import accounts from '../../vocabulary/bank-accounts.json' with { type: 'json' }
import { patternsOf, phrasePattern } from '../../vocabulary/phrase-pattern.ts'
import type { AccountPart } from './split-accounts.ts'
import { accountTypeOf, productNames, type ProductName } from './account-product.ts'
import type { AccountReading } from './bank-statement.ts'
import { bankConfidence, fieldOfText } from './amounts.ts'
import type { ListRow } from './list-row.ts'
import type { StatementFacts } from './statement-facts.ts'

export interface Identity {
  readonly type: AccountType | null
  readonly fields: Pick<AccountReading, 'account_number' | 'account_type' | 'account_subtype'>
}

const { cardLimits, cardDues, titles: title } = patternsOf(accounts)
const checks = phrasePattern(accounts.checks, 'start')
const checkCard = phrasePattern(['check ?card'])
/**
 * What separates facts and names from sentences.
 * - `factWords`: Labels and headings have fewer words; longer segments are sentences, which mention other kinds of accounts.
 * - `minScore`: Product names of a lower score are words of a sentence.
 * - `prominentScore`: Product names from this score on have two signs besides their words: the account's number, the header of the page, large
 *   type.
 */
const limits = { factWords: 12, minScore: 1.5, prominentScore: 3 } as const

/** Number, kind and product name of an account. */
export function identityOf(part: AccountPart, facts: StatementFacts, rows: readonly ListRow[]): Identity {
  const { lines } = facts
  const mention = part.mentions.toSorted((a, b) => b.digits.length - a.digits.length)[0] ?? null
  const name = nameOf(part, facts)
  const texts = part.lines
    .filter(index => !lines[index]!.listed)
    .flatMap(index => lines[index]!.segments.map(({ text }) => text))
    .filter(text => text.split(' ').length <= limits.factWords)
  const fromName = name === null ? null : accountTypeOf(name.text)
  const titles = [
    ...part.mentions.map(({ line }) => lines[line]!.text),
    ...texts.filter(text => /^[^\d.,;]*$/.test(text) && title.test(text) && !isOfBank(text, facts)),
  ]
  const fromTitle = titles.map(accountTypeOf).find(type => type !== null) ?? null
  const card = texts.some(text => cardLimits.test(text)) && texts.some(text => cardDues.test(text))
  const hasChecks =
    rows.some(row => row.section?.kind === 'checks' || checkCard.test(row.description)) ||
    texts.some(text => checks.test(text))
  const type =
    card && (fromName ?? fromTitle) !== 'line of credit'
      ? 'credit card'
      : (fromName ?? fromTitle ?? (hasChecks ? 'checking' : null))
  const typeLine = lines[name?.line ?? mention?.line ?? 0]!
  const { labeled, implied, prominent, unconfirmed, placed } = bankConfidence
  const confidence = fromName === null ? unconfirmed : implied
  const nameConfidence = name !== null && name.score >= limits.prominentScore ? prominent : placed
  return {
    type,
    fields: {
      account_number: mention === null ? null : fieldOfText(mention.text, lines[mention.line]!, labeled),
      account_type: type === null ? null : fieldOfText(type, typeLine, confidence, { text: name?.text ?? type }),
      account_subtype: name === null ? null : fieldOfText(name.text, lines[name.line]!, nameConfidence),
    },
  }
}

/** "Redwood Trust & Savings" is who keeps the account, not what it is. */
function isOfBank(text: string, { bankName }: StatementFacts): boolean {
  const [bank, own] = [bankName?.value.toLowerCase() ?? '', text.toLowerCase()]
  return bank !== '' && (bank.includes(own) || own.includes(bank))
}

/** The product's name in the account's lines, or the one its row of the overview begins with. */
function nameOf({ lines: range, mentions, title }: AccountPart, facts: StatementFacts): ProductName | null {
  const found = productNames(facts.lines, range, mentions).find(
    one => one.score >= limits.minScore && !isOfBank(one.text, facts),
  )
  // "70 Business Checking Plus": the suffix of a member's number.
  const listed =
    title
      ?.replace(/[\s#-]*[\dXx*-]{3,}\s*$/, '')
      .replace(/^[\dA-Z]?\d\s/, '')
      .trim() ?? ''
  const byOverview = listed.includes(' ') && (found === undefined || mentions.length === 0)
  return byOverview ? { text: listed, line: range[0]!, score: 2 } : (found ?? null)
}
