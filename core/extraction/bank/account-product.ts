/** The type of an account, and the bank's name for it: "Business Complete Checking", "SC Savings Account", "Visa Gold". */
import type { AccountType } from '../../contract/full-analysis.ts'
import accounts from '../../vocabulary/bank-accounts.json' with { type: 'json' }
import type { NumberMention } from './account-numbers.ts'
import { segmentsOfLine, textOf, type TextLine } from './text-lines.ts'

const types = accounts.types.map(([type, pattern]) => ({
  type: type as AccountType,
  pattern: new RegExp(pattern!, 'iu'),
}))
const generic = new Set(accounts.genericProductWords)
const productWord = new RegExp(`^(?:${accounts.product})$`, 'i')
const plainWord = (word: string): string => word.toLowerCase().replace(/[^\p{L}]/gu, '')

/** The kind a text names; null for none. */
export function accountTypeOf(text: string): AccountType | null {
  return types.find(({ pattern }) => pattern.test(text))?.type ?? null
}

export const isOwed = (type: AccountType | null): boolean => type !== null && accounts.owed.includes(type)

export interface ProductName {
  readonly text: string
  readonly line: number
  readonly score: number
}

const ends =
  /^(?:with|for|from|to|at|as|is|are|was|your|you|may|by|on|if|and|or|account|number|statement|summary|activity|history|no|of)$/i

/** Product names among words: capitalized phrases that end in a word for accounts and contain more than generic words. */
function phrasesOf(words: readonly string[]): readonly string[] {
  const found: string[] = []
  for (const [at, raw] of words.entries()) {
    const word = plainWord(raw)
    if (!productWord.test(word)) continue
    let from = at
    const fits = (before: string): boolean =>
      /^(?:[\p{Lu}\d&]|[ei]\p{Lu})[\p{L}\d&'’®™℠/-]*$/u.test(before) &&
      !generic.has(plainWord(before)) &&
      !/^(?:19|20)\d\d$/.test(before) &&
      !/[:;,.]$/.test(before) &&
      // Sort codes and numbers stand before the word account too.
      !/\d-\d/.test(before)
    while (
      from > 0 &&
      at - from < 5 &&
      (fits(words[from - 1]!) ||
        (productWord.test(plainWord(words[from - 1]!)) && !/^account$/i.test(plainWord(words[from - 1]!))))
    )
      from--
    let to = at + 1
    while (
      to < words.length &&
      /^(?:account|plus|checking|savings|banking|premium|gold)\W*$/i.test(words[to]!) &&
      /^\p{Lu}/u.test(words[to]!)
    )
      to++
    const name = words
      .slice(from, to)
      .join(' ')
      .replace(/[®™℠:;,.]+/g, '')
      .trim()
    // What a card did is a kind of transaction.
    if (/\b(?:debit|atm|check|gift)\s?card\b|^credit card$/i.test(name)) continue
    const own = words
      .slice(from, to)
      .filter(one => !generic.has(plainWord(one)) && !/^(?:account|banking|card)$/i.test(plainWord(one)))
    if (
      own.length >= 1 &&
      (to - from >= 2 || /-/.test(name)) &&
      own.some(one => !productWord.test(plainWord(one)) || /^operating$/i.test(plainWord(one)))
    )
      found.push(name)
  }
  return found
}

/** "Business Line of Credit": a name whose last words are no single word for an account. */
const creditLine =
  /^((?:\p{Lu}[\p{L}&-]*\s){0,4}(?:Line of Credit|LINE OF CREDIT))\b(?!\s(?:payment|transfer|advance|statement))/u
/** "Visa Gold", "Mastercard World": cards are named by their network. */
const cardName =
  /\b((?:(?:Business|Corporate|Platinum|Gold|Classic|World|Rewards|Cash|Back|Travel|Preferred|Unlimited|Everyday|Secured|Premium|Elite)\s)+(?:Visa|Master ?card|MasterCard)(?:\s(?:Business|Signature|Platinum|Gold|Infinite|World|Elite))*|(?:Visa|Master ?card|MasterCard|Amex|American Express|Discover)(?:\s(?:Gold|Platinum|Classic|Signature|Infinite|World|Business|Rewards|Cash|Elite|Freedom))+)\b/

/** Product names of an account's lines, the likeliest first. */
export function productNames(
  lines: readonly TextLine[],
  range: readonly number[],
  listLines: ReadonlySet<number>,
  mentions: readonly NumberMention[],
): readonly ProductName[] {
  const found: ProductName[] = []
  const digits = new Set(mentions.map(mention => mention.digits))
  for (const index of range) {
    const line = lines[index]!
    if (listLines.has(index) || line.words.length > 24) continue
    const mention = mentions.find(one => one.line === index)
    const near = mentions.some(one => Math.abs(one.line - index) <= 2 && lines[one.line]!.page === line.page)
    const inHeader = line.page === lines[range[0]!]!.page && line.box.top < 0.35 * line.pageHeight
    const segments = segmentsOfLine(line)
    for (const [at, segment] of segments.entries()) {
      const text = textOf(segment)
      const labeled = /\b(?:account (?:name|type)|product(?: name)?|type of account)\b\s*:?\s*(.*)$/i.exec(text)
      const printed = labeled === null ? null : labeled[1] !== '' ? labeled[1]! : textOf(segments[at + 1] ?? [])
      // Further facts may follow on the line, set off by a bullet.
      const value = printed?.split(/\s*[•·|]\s/)[0] ?? null
      if (
        value !== null &&
        !/\b(?:number|no|balance|type|name)\b/i.test(value) &&
        (accountTypeOf(value) !== null || /\baccount\b/i.test(value)) &&
        value.split(' ').length <= 6
      )
        found.push({ text: value, line: index, score: 5 })
      const card = cardName.exec(text)
      if (card !== null && !/\bpurchases?\b|check card|payment/i.test(text))
        found.push({ text: card[1]!, line: index, score: 3 })
      const compound =
        /^\p{Lu}\p{L}*(?:konto|[rR]ekening)(?:\s\p{L}{3,12})?$|^(?:Compte|COMPTE|Cuenta|CUENTA|Conto)\s\p{L}+(?:\s\p{L}+){0,2}$/u.exec(
          text,
        )
      if (compound !== null && segment.length <= 4) found.push({ text, line: index, score: near || inHeader ? 3 : 1.5 })
      const ofCredit = creditLine.exec(text)
      if (ofCredit !== null && text.length < ofCredit[1]!.length + 24 && ofCredit[1]!.split(' ').length > 3)
        found.push({ text: ofCredit[1]!, line: index, score: 3 })
      const big = segment[0]!.size > 1.15 * line.metrics.em ? 1 : 0
      for (const name of phrasesOf(segment.map(word => word.text))) {
        const alone = text.length < name.length + 24 ? 1 : 0
        const prose = segment.length > 12 ? -2 : 0
        found.push({
          text: name,
          line: index,
          score: (mention === undefined ? 0 : 2.5) + (near ? 1 : 0) + (inHeader ? 1 : 0) + big + alone + prose,
        })
      }
      // "Signature Plus 02782-5094431": what stands before the account's own number is its name.
      const before = /^(?<name>\p{Lu}[\p{L}&'’ -]{2,40}?)\s[-–—]?\s?\(?(?<number>[\dXx*•.-]{4,}[\d-]*)\)?$/u.exec(text)
      if (before !== null && digits.has(before.groups!['number']!.replace(/\D/g, ''))) {
        const name = before.groups!['name']!.trim()
        const words = name.split(' ')
        if (
          words.length <= 5 &&
          !/^(?:card|account)\s(?:ending|number|no)\b/i.test(name) &&
          // "MORGAN P ELLISON 4-21007": a person has initials.
          !words.some((word, index) => index > 0 && /^\p{Lu}\.?$/u.test(word)) &&
          !words.some(word => ends.test(word)) &&
          words.some(word => !generic.has(plainWord(word)) && !productWord.test(plainWord(word)))
        )
          found.push({ text: name, line: index, score: 3.5 })
      }
    }
  }
  const weight = (candidate: ProductName): number =>
    candidate.score +
    Math.min(3, found.filter(other => other.text.toLowerCase() === candidate.text.toLowerCase()).length - 1) * 0.5
  return found.toSorted((a, b) => weight(b) - weight(a) || a.line - b.line)
}
