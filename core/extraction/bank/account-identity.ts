/** Number, type and product name of an account ("Business Complete Checking", "SC Savings Account", "Visa Gold"), each with its place. */
import type { AccountType } from '../../contract/full-analysis.ts'
import accounts from '../../vocabulary/bank-accounts.json' with { type: 'json' }
import { patternsOf, phrasePattern } from '../../vocabulary/phrase-pattern.ts'
import { datesIn } from '../values/dates/date-tokens.ts'
import { enlargedType, pageHead } from '../layout/thresholds.ts'
import type { Segment } from '../layout/text-rows.ts'
import { bankConfidence, fieldOfText } from './amounts.ts'
import { coreOf } from './bank-name.ts'
import type { AccountPart, ListRow, NumberMention, StatementFacts, TextLine } from './printed.ts'
import { sectionOf } from './section-headings.ts'

const types = Object.entries(accounts.types).map(([type, phrases]) => ({
  type: type as AccountType,
  pattern: phrasePattern(phrases),
}))
const generic = new Set(accounts.genericProductWords)
const { product: productWord, productTail, ends: end } = patternsOf(accounts, 'whole')
const { cardLimits, cardDues, titles, directions, products } = patternsOf(accounts)
const { transactions, nameLabels, typeLabels, notAName, furtherCards, accountWord, checkCards } = patternsOf(accounts)
const checks = phrasePattern(accounts.checks, 'start')
/**
 * What separates facts and names from sentences, in words and characters.
 * - `factWords`: Labels and headings have fewer words; longer segments are sentences, which mention other kinds of accounts.
 * - `before`: Words of a product's name before its word for an account.
 * - `nameWords`: Words of a whole product's name.
 * - `otherCharacters`: A name stands alone where at most this many other characters share its segment: its account number, "statement".
 * - `lineWords`, `segmentWords`: Lines and segments of more words are running text: a line of several cells may be longer than one name.
 */
const limits = { factWords: 12, before: 4, nameWords: 6, otherCharacters: 24, lineWords: 24, segmentWords: 12 } as const
/**
 * What the points of a product's name tell.
 * - `min`: Names of fewer points are words of a sentence.
 * - `prominent`: Names from so many points on have two signs besides their words: the account's number, the header of the page, large type.
 */
const scores = { min: 1.5, prominent: 3 } as const
/** Points of a product's name by its wording and by its place; a label outweighs any place a phrase may have but the account's own line. */
const points = { labeled: 5, known: 3, besideNumber: 2.5, sign: 1, overNumber: 0.5, kind: 0.5, prose: -2 } as const

/** The kind of an account, and the fields that identify it: number, kind and product name. */
export function identityOf(part: AccountPart, facts: StatementFacts, rows: readonly ListRow[]) {
  const { lines } = facts
  const mention = part.mentions.toSorted((a, b) => b.digits.length - a.digits.length)[0] ?? null
  const name = nameOf(part, facts)
  const texts = part.lines
    .filter(index => !lines[index]!.listed)
    .flatMap(index => lines[index]!.segments.map(({ text }) => text))
    .filter(text => text.split(' ').length <= limits.factWords)
  const fromName = name === null ? null : accountTypeOf(name.text)
  const headings = [
    ...part.mentions.map(({ line }) => lines[line]!.text),
    ...texts.filter(text => isTitle(text) && !isOfBank(text, facts)),
  ]
  const fromTitle = headings.map(accountTypeOf).find(type => type !== null) ?? null
  const card = texts.some(text => cardLimits.test(text)) && texts.some(text => cardDues.test(text))
  const hasChecks =
    rows.some(row => row.section?.kind === 'checks' || checkCards.test(row.description)) ||
    texts.some(text => checks.test(text))
  const type =
    card && (fromName ?? fromTitle) !== 'line of credit'
      ? 'credit card'
      : (fromName ?? fromTitle ?? (hasChecks ? 'checking' : null))
  const typeLine = lines[name?.line ?? mention?.line ?? 0]!
  const { labeled, implied, prominent, unconfirmed, placed } = bankConfidence
  const confidence = fromName === null ? unconfirmed : implied
  const nameConfidence = name !== null && name.score >= scores.prominent ? prominent : placed
  return {
    type,
    fields: {
      account_number: mention === null ? null : fieldOfText(mention.text, lines[mention.line]!, labeled),
      account_type: type === null ? null : fieldOfText(type, typeLine, confidence, { text: name?.text ?? type }),
      account_subtype: name === null ? null : fieldOfText(name.text, lines[name.line]!, nameConfidence),
    },
  }
}

/** "Checking statement 1/3" is of the account; "Moved to savings" names where money went. */
const isTitle = (text: string): boolean =>
  /^[^\d.,;]*(?:\d\/\d)?$/.test(text) && titles.test(text) && !directions.test(text)

/** "Redwood Trust & Savings" is who keeps the account, not what it is. */
function isOfBank(text: string, { bankName }: StatementFacts): boolean {
  const [bank, own] = [coreOf(bankName?.value ?? ''), coreOf(text)]
  // "Bankof America"
  if (bank.replaceAll(' ', '').startsWith(own.replaceAll(' ', ''))) return true
  // "Redwood Trust Everyday Checking" is a product of the bank.
  const isProductOf = (): boolean => own.replace(bank, '').split(' ').some(isProduct)
  const names = (whole: string, part: string): boolean => ` ${whole} `.includes(` ${part} `)
  return bank !== '' && (names(bank, own) || (names(own, bank) && !isProductOf()))
}

/** The product's name in the account's lines, or the one its row of the overview begins with. */
function nameOf(part: AccountPart, facts: StatementFacts): ProductName | null {
  const found = productNames(facts, part).find(({ text, score }) => score >= scores.min && !isOfBank(text, facts))
  // "70 Business Checking Plus": the suffix of a member's number.
  const listed =
    part.title
      ?.replace(/(?<![\s#-])[\s#-]{0,20}[\dXx*-]{3,}\s*$/, '')
      .replace(/^[\dA-Z]?\d\s/, '')
      .trim() ?? ''
  const byOverview = listed.includes(' ') && (found === undefined || part.mentions.length === 0)
  return byOverview ? { text: listed, line: part.lines[0]!, score: 2 } : (found ?? null)
}

const plainWord = (word: string): string => word.toLowerCase().replace(/[^\p{L}]/gu, '')
const isProduct = (word: string): boolean => productWord.test(plainWord(word))
const isGeneric = (word: string): boolean => generic.has(plainWord(word))

/** Says more of an account than that it is one. */
const isDistinct = (word: string): boolean => !isGeneric(word) && (!isProduct(word) || plainWord(word) === 'operating')

/** The kind a text names; null for none. */
function accountTypeOf(text: string): AccountType | null {
  return types.find(({ pattern }) => pattern.test(text))?.type ?? null
}

export const isOwed = (type: AccountType | null): boolean => type !== null && accounts.owed.includes(type)

type ProductName = Readonly<{ text: string; line: number; score: number }>

/** Product names among words: capitalized phrases around a word for accounts that contain more than generic words. */
function phrasesOf(words: readonly string[]): readonly string[] {
  const joins = (word: string | undefined): boolean =>
    word !== undefined &&
    ((isProduct(word) && plainWord(word) !== 'account') ||
      (/^(?:[\p{Lu}&]|[ei]\p{Lu})[\p{L}\d&'’®™℠/-]*$|^\d{1,3}(?:-\p{Lu}\p{L}+)?$/u.test(word) && !isGeneric(word)))
  return words.flatMap((word, at) => {
    // "Money Market" is one word for an account.
    const isPair = !isProduct(word) && productWord.test(`${plainWord(words[at - 1] ?? '')} ${plainWord(word)}`)
    if (!isProduct(word) && !isPair) return []
    let from = at
    // "Platinum Credit Card": of which it is the second word alone.
    const isCredit = (): boolean =>
      plainWord(words[from] ?? '') === 'card' && plainWord(words[from - 1] ?? '') === 'credit'
    while (at - from < limits.before && (joins(words[from - 1]) || isCredit())) from--
    let to = at + 1
    while (/^\p{Lu}/u.test(words[to] ?? '') && productTail.test(plainWord(words[to]!))) to++
    const name = words
      .slice(from, to)
      .join(' ')
      .replace(/[®™℠:;,.]+/g, '')
    // What a card did is a kind of transaction.
    const named = words.slice(from, to).some(isDistinct)
    return named && to - from >= (isPair ? 3 : 2) && !transactions.test(name) ? [name] : []
  })
}

/** The product a label on the line names: "Account type: Business Checking". */
function labeledName(text: string, beside: string | undefined): string | null {
  const match = nameLabels.exec(text)
  if (match === null) return null
  const behind = text.slice(match.index + match[0].length).replace(/^[\s:]+/, '')
  // Further facts may follow on the line, set off by a bullet.
  const name = (behind !== '' ? behind : (beside ?? '')).split(/\s*[•·|]\s/)[0]!
  const fits = accountTypeOf(name) !== null || accountWord.test(name) || (typeLabels.test(text) && name.includes(' '))
  return fits && !notAName.test(name) && name.split(' ').length <= limits.nameWords ? name : null
}

/** "Platinum Visa", "Business Line of Credit", "Geschäftskonto": names that have no word of their own for an account. */
function knownProduct(text: string): string | null {
  const name = products.exec(text)?.[0] ?? null
  const isAlone = name !== null && text.length <= name.length + limits.otherCharacters
  return isAlone && !transactions.test(text) ? name : null
}

/** "Suffix 00 - PRIMARY SHARE": what stands behind the number of a share is its name. */
function nameBehindNumber(text: string, mentions: readonly NumberMention[]): string | null {
  const [, digits = '', name = ''] =
    /^(?:\p{L}{2,9}:?\s)?[#A-Z]?(\d{2,4})\s?[-–—:]?\s(\p{Lu}[\p{L}&'’ -]+)$/u.exec(text) ?? []
  const words = name.split(' ')
  const isOwn = mentions.some(mention => mention.digits === digits)
  return isOwn && words.length > 1 && words.length <= limits.nameWords && words.some(isProduct) ? name : null
}

/** "Signature Plus 02782-5094431": what stands before the account's own number is its name. */
function nameBeforeNumber(text: string, mentions: readonly NumberMention[]): string | null {
  const match = /^(?<name>\p{Lu}[\p{L}&'’ -]+?)\s(?:[-–—(]{1,9}\s?)?(?<number>[\dXx*•.-]{4,})\)?$/u.exec(text)
  const digits = match?.groups?.['number']?.replace(/\D/g, '')
  if (!mentions.some(mention => mention.digits === digits)) return null
  const words = match!.groups!['name']!.split(' ')
  const fits =
    words.length <= limits.nameWords &&
    words.some(isDistinct) &&
    // "MORGAN P ELLISON 4-21007": a person has initials.
    words.every(word => /^(?!X+$)\p{Lu}[\p{L}&'’-]+$/u.test(word) && !end.test(word))
  return fits ? words.join(' ') : null
}

/** "Convenience Plus" in larger type right above its account's number: a name without a word for an account. */
function headingOver({ words, text }: Segment, { metrics }: TextLine, holder: string): string | null {
  const isHeading =
    words.length > 1 &&
    words.length <= limits.nameWords &&
    words[0]!.size > enlargedType * metrics.em &&
    words.every(word => /^(?:\p{Lu}[\p{L}'’-]+|&)$/u.test(word.text) && !end.test(word.text)) &&
    words.some(word => isDistinct(word.text))
  return isHeading && !holder.includes(coreOf(text)) && sectionOf(text) === null ? text : null
}

/** Product names of an account's lines, the likeliest first. */
function productNames({ lines, order, holder: owner }: StatementFacts, part: AccountPart): readonly ProductName[] {
  const { lines: range, mentions } = part
  const holder = coreOf(owner?.value ?? '')
  const numbered = range.filter(index => mentions.some(({ text }) => lines[index]!.text.includes(text)))
  const found = range.flatMap((index): readonly ProductName[] => {
    const line = lines[index]!
    if (line.listed || line.words.length > limits.lineWords) return []
    const near = numbered.filter(one => Math.abs(one - index) <= 2 && lines[one]!.page === line.page)
    const inHeader = line.page === lines[range[0]!]!.page && line.box.top < pageHead * line.pageHeight
    return line.segments.flatMap((segment, at) => {
      const { words, text } = segment
      const place =
        // "DANA WHITFIELD Card ending 1-01004": whose card it is.
        (near.includes(index) && !furtherCards.test(text) ? points.besideNumber : 0) +
        (near.length > 0 ? points.sign : 0) +
        (near.includes(index + 1) ? points.overNumber : 0) +
        (inHeader ? points.sign : 0) +
        (words[0]!.size > enlargedType * line.metrics.em ? points.sign : 0) +
        (words.length > limits.segmentWords ? points.prose : 0)
      const named = words.map(word => word.text).filter(word => /[\p{L}\d&]/u.test(word))
      // "SMALL BUSINESS CHECKING  Feb 01, 2026 to Feb 28, 2026"
      const length = datesIn(text, order)[0]?.start ?? text.length
      const phrases = [...new Set(phrasesOf(named))].map(name => {
        const alone = length < name.length + limits.otherCharacters ? points.sign : 0
        return [name, place + alone + (accountTypeOf(name) === null ? 0 : points.kind)] as const
      })
      const scored: readonly (readonly [name: string | null, score: number])[] = [
        [labeledName(text, line.segments[at + 1]?.text), points.labeled],
        [knownProduct(text), points.known],
        [nameBeforeNumber(text, mentions), points.known],
        [nameBehindNumber(text, mentions), points.known + place],
        [near.includes(index + 1) ? headingOver(segment, line, holder) : null, points.known + place],
        ...phrases,
      ]
      return scored.flatMap(([name, score]) => (name === null ? [] : [{ text: name, line: index, score }]))
    })
  })
  const weight = ({ text, score }: ProductName): number =>
    score + Math.min(3, found.filter(other => other.text.toLowerCase() === text.toLowerCase()).length - 1) * 0.5
  return found.toSorted((a, b) => weight(b) - weight(a) || a.line - b.line)
}
