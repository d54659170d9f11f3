/** Account numbers and where they stand: behind their label, below it, or in the heading of an account's part. */
import { horizontalOverlap, unionOf } from '../../document/geometry.ts'
import type { Box } from '../../document/model.ts'
import accounts from '../../vocabulary/bank-accounts.json' with { type: 'json' }
import { containing } from '../../vocabulary/word-patterns.ts'
import { fold } from './column-phrases.ts'
import { segmentsOfLine, textOf, type TextLine } from './text-lines.ts'

export interface NumberMention {
  /** As printed, masked stays masked. */
  readonly text: string
  readonly digits: string
  /** Index of the line. */
  readonly line: number
  /** Stands in a heading of its own with the name of the account, or behind a label. */
  readonly titled: boolean
  readonly box: Box
  /** Where the number begins in the line's text. */
  readonly start: number
}

const mask = '[Xx*•·.…#]'
const single = `${mask}{0,16}[-\\s]?\\d[\\dXx*•-]{2,}\\d|${mask}{2,16}[-\\s]?\\d{3,6}|(?:[A-Z]{1,2}\\d{1,3}-)?\\d{2,6}(?:[- ]\\d{2,8}){1,5}|[A-Z]{1,2}\\d{1,4}-\\d{4,8}`
const iban = '[A-Z]{2}\\d{2}(?: ?[A-Z\\d]{4}){2,7}(?: ?[A-Z\\d]{1,4})?'
/** Cards in groups of four, some of them masked: "5412 XXXX XXXX 9904". */
const card = '[\\dXx*•]{4}(?:[- ][\\dXx*•]{4}){2}[- ]\\d{4}'
/** A branch and a number with strokes: "04412 100-227-9". */
const branched = '\\d{2,6} \\d{2,6}(?:-\\d{1,8}){1,3}|\\d{2,6}(?:-\\d{2,8}){1,3}-\\d'
const number = `(?<number>${iban}|${card}|${branched}|\\d{1,6}(?: \\d{2,6}){1,4}|${single})(?![\\d/,]|\\.\\d|-\\d)`
const labeled = new RegExp(
  `(?<!(?:routing|customer|reference|relationship|policy|from|to)\\s(?:\\p{L}+\\s)?)\\b(?:account|acct|a/c|rekening\\w*|konto|cuenta|compte|(?<!debit\\s)card(?=\\s(?:number|no\\b|account|ending)))\\.?\\s?(?:number|numbers|num|no|nbr|#|nummer)?\\s?\\(?s?\\)?\\.?\\s?(?:ending (?:in|with))?\\s?[:#-]*\\s?\\(?${number}`,
  'giu',
)
/** "ID 0070 BUSINESS CHECKING": the shares of a member of a credit union. */
const share =
  /(?:^|\b(?:share|suffix|account)\s)(?:share\s)?ID:?\s(\d{2,4})\b(?=\s\p{L}|$)|^(?:suffix|share|loan|draft):?\s#?(\d{2,4})\b\s?[-–—:]\s?(?=\p{L})/iu
const dateText =
  /^(?:(?:19|20)\d\d([-/.])(?:0?\d|1[0-2])\1(?:[0-2]?\d|3[01])|(?:[0-2]?\d|3[01])([-/.])(?:[0-2]?\d|3[01])\2(?:\d\d|(?:19|20)\d\d))$/
/** An international number stands for the account where no other is printed. */
const international = new RegExp(`\\bIBAN\\b\\s?:?\\s?(${iban})`)
const labelAlone =
  /\b(?:(?:account|acct|a\/c|credit card|(?<!debit\s)card)\.?\s?(?:number|no|#)|rekeningnummer|kontonummer|iban)\.?\s?:?$/i
const bare = new RegExp(`^\\(?${number}\\)?$`, 'u')
const trailing = new RegExp(
  `(?:^|[\\s(–—-])${number}\\)?(?:\\s*[-–—(]?\\s*\\(?(?:continued|cont'?d)\\b.*)?(?:\\s+[-–—]\\s.*)?$`,
  'iu',
)
const product = containing(accounts.product)
const notAProduct =
  /\b(?:transfer|call|phone|tel|fax|deposit to|from|routing|RTN|page|customer|branch|sort code|BIC|IBAN|zip|box|ref)\b/i
const telephone = /^(?:1[-. ])?\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}$|^(?:1[-. ])?\d{3}[-. ]\d{4}$/
const minDigits = 3
/** "*****2290", "xxx-xx3381" */
const masked = /^(?:[Xx*•.][Xx*•. -]{1,15})\d{3,6}$/

/** All mentions outside the rows of lists, in reading order. */
export function findAccountNumbers(
  lines: readonly TextLine[],
  listLines: ReadonlySet<number>,
): readonly NumberMention[] {
  const found: NumberMention[] = []
  const add = (line: number, text: string, start: number, titled: boolean, named = false, box?: Box): void => {
    const digits = text.replace(/\D/g, '')
    if (dateText.test(text.trim()) || digits.length < minDigits || digits.length > 20) return
    // "Account number 100-220-4418" is no telephone, however it is grouped.
    if (telephone.test(text.trim()) && !named) return
    if (found.some(other => other.line === line && other.digits === digits)) return
    found.push({ text: text.trim(), digits, line, titled, start, box: box ?? lines[line]!.box })
  }
  for (const [index, line] of lines.entries()) {
    if (listLines.has(index)) continue
    for (const match of line.text.matchAll(labeled)) {
      const text = match.groups!['number']!
      add(
        index,
        text,
        match.index + match[0].indexOf(text),
        product.test(line.text.slice(0, match.index)),
        /n(?:umber|o|br|um)\b|#/i.test(match[0]),
      )
    }
    const shared = share.exec(line.text)
    if (shared !== null && line.amounts.length <= 1) add(index, (shared[1] ?? shared[2])!, shared.index, true)
    const segments = segmentsOfLine(line)
    for (const segment of segments) {
      const text = textOf(segment)
      if (labelAlone.test(text)) {
        const box = unionOf(segment.map(word => word.box))
        const below = textBelow(lines, index, box)
        const beside = segments[segments.indexOf(segment) + 1]
        const value = [beside === undefined ? '' : textOf(beside), below].find(candidate => bare.test(candidate))
        if (value !== undefined) add(index, value, 0, false, true)
      } else if (line.amounts.every(token => !token.cents) && !notAProduct.test(text) && text.length < 90) {
        const match = trailing.exec(text)
        const before = match === null ? '' : text.slice(0, match.index)
        const value = match?.groups?.['number']
        const strong = value !== undefined && (value.replace(/\D/g, '').length >= 5 || /[Xx*•·.…]{2,}/.test(value))
        if (strong && product.test(fold(before)) && /[a-z]/i.test(before) && !/\d{4}/.test(before))
          add(index, value, text.indexOf(value), true)
      }
    }
  }
  return found.length > 0 ? found : loneNumber(lines, listLines)
}

/** The text in the same place one or two lines below. */
function textBelow(lines: readonly TextLine[], index: number, box: Box): string {
  for (const line of lines.slice(index + 1, index + 3)) {
    if (line.page !== lines[index]!.page) return ''
    const hit = segmentsOfLine(line).find(segment => horizontalOverlap(unionOf(segment.map(word => word.box)), box) > 0)
    if (hit !== undefined) return textOf(hit)
  }
  return ''
}

/** An unlabeled number at the top of the first page, when no label names one. */
function loneNumber(lines: readonly TextLine[], listLines: ReadonlySet<number>): readonly NumberMention[] {
  for (const [index, line] of lines.entries()) {
    const text = listLines.has(index) ? undefined : international.exec(line.text)?.[1]
    if (text !== undefined)
      return [{ text, digits: text.replace(/\D/g, ''), line: index, titled: false, box: line.box, start: 0 }]
  }
  for (const [index, line] of lines.entries()) {
    if (line.page !== lines[0]?.page || line.box.top > 0.4 * line.pageHeight) break
    if (listLines.has(index)) continue
    const segments = segmentsOfLine(line).map(textOf)
    for (const [at, text] of segments.entries()) {
      const digits = text.replace(/\D/g, '')
      const labeledElse = at > 0 && /[a-z]\W*$/i.test(segments[at - 1]!) && notAProduct.test(segments[at - 1]!)
      if (
        (masked.test(text) || (/^[\d-]{8,20}$/.test(text) && digits.length >= 8)) &&
        !dateText.test(text) &&
        digits.length <= 16 &&
        !telephone.test(text) &&
        !labeledElse
      )
        return [{ text, digits, line: index, titled: false, box: line.box, start: 0 }]
    }
  }
  return []
}

/** Whether two printed numbers may be of one account: equal, or one masked and ending alike. */
export function sameAccount(a: string, b: string): boolean {
  if (a === b) return true
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return short.length >= minDigits && short.length <= 6 && long.endsWith(short)
}
