/** Account numbers and where they stand: behind their label, below it, or in the heading of an account's part. */
import { horizontalOverlap } from '../../document/geometry.ts'
import accounts from '../../vocabulary/bank-accounts.json' with { type: 'json' }
import { patternsOf, phrasePattern, phraseSource } from '../../vocabulary/phrase-pattern.ts'
import { fold } from './text-lines.ts'
import { pageHead } from '../layout/thresholds.ts'
import type { NumberMention, TextLine } from './printed.ts'

const oneOf = (phrases: readonly string[]): string => `(?:${phrases.join('|')})`
const mask = '[Xx*•·.…#]'
const single = `${mask}{0,16}[-\\s]?\\d[\\dXx*•-]{2,}\\d|${mask}{2,16}[-\\s]?\\d{3,6}|-{3,16}\\d{3,6}|(?:[A-Z]{1,2}\\d{1,3}-)?\\d{2,6}(?:[- ]\\d{2,8}){1,5}|(?:[A-Z]{1,2}\\d{1,4}|\\d[A-Z]{2})-\\d{4,8}|[A-Z]{2,3}(?:-\\d{2,8}){2,3}|[A-Z]{1,3}/\\d{5,10}(?:-\\d)?|[A-Z]\\d{3,10}`
const iban = '[A-Z]{2}\\d{2}(?: ?[A-Z\\d]{4}){2,7}(?: ?[A-Z\\d]{1,4})?'
/** Cards in groups of four, some of them masked: "5412 XXXX XXXX 9904". */
const card = '[\\dXx*•]{4}(?:[- ][\\dXx*•]{4}){2}[- ]\\d{4}'
/** A branch and a number with strokes: "04412 100-227-9". */
const branched = '\\d{2,6} \\d{2,6}(?:-\\d{1,8}){1,3}|\\d{2,6}(?:-\\d{2,8}){1,3}-\\d'
const number = `(?<number>${iban}|${card}|${branched}|\\d{1,3} \\d \\d{4,8}(?: \\d{1,2})?|\\d{1,6}(?: \\d{2,6}){1,4}(?: \\d(?=$|\\s\\D))?|${single})(?![\\d/,]|\\.\\d|-\\d)`
const labeled = new RegExp(
  `(?<!\\b${oneOf(accounts.otherNumbers)}\\s(?:\\p{L}+\\s){0,2})\\b${oneOf(accounts.numberLabels)}\\.?\\s?${oneOf(accounts.numberWords)}?\\s?\\(?s?\\)?\\.?\\s?(?:ending(?: in| with)?|\\(?last (?:four|4)(?: digits)?\\)?)?\\s?[:#-]*\\s?\\(?${number}`,
  'giu',
)
/** "ID 0070 BUSINESS CHECKING", "Share: 0070 - Savings", "SUFFIX 70 CHECKING": the shares of a member of a credit union. */
const shares = oneOf(accounts.shares)
const share = new RegExp(
  `(?:^|\\b(?:${shares}|account)\\s)(?:share\\s)?ID:?\\s(\\d{2,4})\\b(?=\\s\\p{L}|$)|^${shares}:?\\s#?(\\d{2,4}|\\d{4,10}-\\d{1,4})\\b\\s?[-–—:]?\\s?(?=\\p{L})`,
  'iu',
)
const labelAlone = phrasePattern(accounts.numberLabelsAlone, 'end')
const bare = new RegExp(`^\\(?${number}\\)?$`, 'u')
const trailing = new RegExp(
  `(?:^|[\\s(–—-])${number}\\)?(?:\\s*[-–—(]?\\s*\\(?${oneOf(accounts.continued)}\\b.*)?(?:\\s+[-–—]\\s.*)?$`,
  'iu',
)
const { product, notAProduct } = patternsOf(accounts)
export const dateText = /^(?:(?:19|20)\d\d([-/.])[01]?\d\1[0-3]?\d|[0-3]?\d([-/.])[0-3]?\d\2(?:19|20)?\d\d)$/
/** The number of a member, or an international one, stands for the account where no other is printed. */
const substitute = new RegExp(
  `(?:\\bIBAN|${phraseSource(accounts.memberLabels)})\\b\\s?[:#]?\\s?(${iban}|\\d{2,4}(?: \\d{2,4}){2}\\b(?!-)|\\d{4,12}\\b(?!-))`,
  'i',
)
/** A card whose mask is its only label; OCR may lose groups of stars. */
const maskedCard = /\b\d{4}[ -]\d{2}[Xx*•]{2}(?:[ -][Xx*•]{4})?[ -]\d{4}\b|(?:[Xx*•]{4}[ -]){2,3}\d{4}\b/
const telephone = /^(?:1[-. ])?(?:\(?[2-9]\d{2}\)?[-. ])?[2-9]\d{2}[-. ]\d{4}$/
/**
 * Digits of account numbers.
 * - `min`, `max`: Masked numbers show three digits at least (mostly four); the longest international numbers have the other.
 * - `minShare`: A share of a member has so many.
 * - `minTrailing`: A number that ends the name of a product has this many digits, unless it is masked: four are a year.
 * - `maxLone`: Digits of an unlabeled account number; longer ones are codes for machines.
 * - `maxVisible`: Digits a mask leaves visible.
 * - `minLone`: Unmasked numbers without a label are of an account from so many digits on.
 */
const digitCounts = { min: 3, minShare: 2, max: 26, minTrailing: 5, maxLone: 16, maxVisible: 6, minLone: 8 } as const
/**
 * A heading is shorter, in characters; a longer segment is a sentence that mentions a number.
 * Half changes 1 of 46 tuned bank statements, double 0.
 */
const maxHeading = 90
/** "*****2290", "xxx-xx3381" */
const masked = /^[Xx*•·.…][Xx*•·.… -]{1,15}\d{3,6}$/

/** All mentions outside the rows of lists, in reading order. */
export function findAccountNumbers(lines: readonly TextLine[]): readonly NumberMention[] {
  const found = lines.flatMap(({ listed }, index) => (listed ? [] : mentionsIn(lines, index)))
  return found.length > 0 ? found : loneNumber(lines)
}

/** The number of the share a heading begins with; without a stroke behind it a product must follow, as drafts have numbers too. */
function shareIn(text: string): string | null {
  const match = share.exec(text)
  if (match === null) return null
  const [whole, byId, byHeading] = match
  const isHeading = byId !== undefined || /[-–—:]\s?$/.test(whole) || product.test(fold(text.slice(whole.length)))
  return isHeading ? (byId ?? byHeading)! : null
}

function mentionsIn(lines: readonly TextLine[], index: number): readonly NumberMention[] {
  const line = lines[index]!
  // A number ends with its column: "Account: 1 0044 21907    13 Credits".
  const columns = line.segments
    .map(({ text }) => text)
    .join('  ')
    // "5434 **** **** 8820" of which OCR lost the stars.
    .replace(/(?<=\bcard number .*\b\d{4}) {2}(?=\d{4}\b)/i, line.ocr ? ' ' : '  ')
  const shared = line.amounts.length <= 1 ? shareIn(line.text) : null
  const texts = [
    // "Account number 100-220-4418" is no telephone, however it is grouped; "Account 555-0134" may be one.
    ...[...columns.matchAll(labeled)].flatMap(({ 0: whole, groups }) => {
      const text = groups!['number']!
      const named = /n(?:umber|o|br|um)\b|#/i.test(whole) || line.segments.some(one => one.text === whole)
      return telephone.test(text) && !named ? [] : [text]
    }),
    ...(shared === null ? [] : [shared]),
    ...line.segments.flatMap(({ text }, at) =>
      labelAlone.test(text)
        ? numberBeside(lines, index, at)
        : numberInHeading(
            line,
            bare.test(text) ? `${line.segments[at - 1]?.text ?? nameAbove(lines, index)} ${text}` : text,
          ),
    ),
  ]
  return texts.flatMap((printed, at): readonly NumberMention[] => {
    const text = printed.trim()
    const digits = text.replace(/\D/g, '')
    const first = texts.findIndex(other => other.replace(/\D/g, '') === digits) === at
    const min = shared === null ? digitCounts.min : digitCounts.minShare
    const fits = digits.length >= min && digits.length <= digitCounts.max && !dateText.test(text)
    return first && fits ? [{ text, digits, line: index }] : []
  })
}

/** "Business Payroll Checking" over "xxxxxx3318", which is all there is on its line. */
function nameAbove(lines: readonly TextLine[], index: number): string {
  const [above, line] = [lines[index - 1], lines[index]!]
  const isName = above?.page === line.page && masked.test(line.text) && above.segments.length === 1
  return isName && Math.abs(above.box.left - line.box.left) < line.metrics.em ? above.text : ''
}

/** The number beside a label that stands alone, or in the same place one or two lines below. */
function numberBeside(lines: readonly TextLine[], index: number, at: number): readonly string[] {
  const { segments, page } = lines[index]!
  const below = lines
    .slice(index + 1, index + 3)
    .flatMap(line => (line.page === page ? line.segments : []))
    .find(({ box }) => horizontalOverlap(box, segments[at]!.box) > 0)
  return [segments[at + 1], below].flatMap(one => (one && bare.test(one.text) ? [one.text] : [])).slice(0, 1)
}

/** "Business Checking 1002204418": the number of a heading that names a product. */
function numberInHeading(line: TextLine, text: string): readonly string[] {
  if (line.amounts.some(token => token.cents) || notAProduct.test(text) || text.length >= maxHeading) return []
  const match = trailing.exec(text)
  const value = match?.groups?.['number']
  if (match === null || value === undefined || telephone.test(value)) return []
  const before = text.slice(0, match.index)
  // "x8842", "(3301)": what shows some of the digits, or sets them apart; a year is in no number of an account.
  const apart = /^[Xx*•·.…]/.test(value) || /^\s?\((?!19|20)\d{4}\)/.test(match[0])
  const long = value.replace(/\D/g, '').length >= digitCounts.minTrailing || apart
  return long && product.test(fold(before)) && !/\d{4}/.test(before) ? [value] : []
}

/** The international number, or an unlabeled number at the top of the first page, when no label names one. */
function loneNumber(lines: readonly TextLine[]): readonly NumberMention[] {
  const textIn = (text: string) => substitute.exec(text)?.[1] ?? maskedCard.exec(text)?.[0]
  const line = lines.findIndex(({ text, listed }) => !listed && textIn(text) !== undefined)
  const text = textIn(lines[line]?.text ?? '')
  if (text !== undefined) return [{ text, digits: text.replace(/\D/g, ''), line }]
  return lines
    .flatMap((line, index): readonly NumberMention[] => {
      if (line.listed || line.page !== lines[0]!.page || line.box.top > pageHead * line.pageHeight) return []
      return line.segments.flatMap(({ text: printed }, at) => {
        const text = printed.replace(/^N[or]\. (?=\d)/, '')
        const digits = text.replace(/\D/g, '')
        const long = /^[\d-]+$/.test(text) && digits.length >= digitCounts.minLone && !dateText.test(text)
        const labeledElse = notAProduct.test(line.segments[at - 1]?.text ?? '')
        const fits = (masked.test(text) || (long && !telephone.test(text))) && digits.length <= digitCounts.maxLone
        return fits && !labeledElse ? [{ text, digits, line: index }] : []
      })
    })
    .slice(0, 1)
}

/** Whether two printed numbers may be of one account: equal, or one masked and ending alike. */
export function sameAccount(a: string, b: string): boolean {
  if (a === b) return true
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return short.length >= digitCounts.min && short.length <= digitCounts.maxVisible && long.endsWith(short)
}
