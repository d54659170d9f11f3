/** Words → tokens: numbers with the marks that belong to them, leaders, rules drawn in characters, and words. */
import { cutWord } from '../../document/split-word.ts'
import { unionOf } from '../../document/geometry.ts'
import type { Box, Word } from '../../document/model.ts'
import { currencyOf } from '../values/amounts/currencies.ts'
import { isNoteReference, isYear, parseAmount } from '../values/amounts/parse-amount.ts'
import { plainMarks } from '../values/amounts/normalize-marks.ts'
import type { PageMetrics } from './page-metrics.ts'

/** A number with its marks, or the mark of an empty cell. */
export interface NumberToken {
  readonly kind: 'number'
  readonly words: readonly Word[]
  /** All marks and digits, joined by spaces where they were apart. */
  readonly text: string
  /** Of the digits and the marks close by. */
  readonly box: Box
  /** Right edge of the last digit: what columns align, whatever parenthesis or percent sign hangs over. */
  readonly digitsRight: number
  /** A wide gap or leaders part it from what stands before. */
  readonly apart: boolean
  /** A dash or nil. */
  readonly dash: boolean
  /** "n/a", "N/M": a cell without a value. */
  readonly blank: boolean
  readonly year: boolean
  readonly percent: boolean
  /** Could be a reference to a note: one or two digits, or several separated by commas. */
  readonly note: boolean
  /** A colon closes the word before: "Cash: 95K". */
  readonly afterColon: boolean
}

/** What a text row is made of. */
export type Token =
  | NumberToken
  | { readonly kind: 'word'; readonly word: Word }
  | { readonly kind: 'leader'; readonly box: Box }
  /** Dashes, underscores or equals signs drawn under numbers. */
  | { readonly kind: 'rule'; readonly box: Box }

/**
 * Distances between words and numbers.
 * - `apart`: Widths in characters. A label and its number are separated by at least two spaces; words by one, stretched at most to this.
 * - `closeNumbers`: Narrow tables print columns hardly a space apart.
 * - `apartSpaces`: `apart` in spaces of the page, for typewriter faces.
 * - `closeMark`: Marks within this distance are part of the number's own box.
 * - `innerSpace`: A space inside a number is narrower than one between words.
 * - `innerSpaces`: The same in spaces of the page: in a typewriter face it is one of them.
 */
const gaps = { apart: 1.9, closeNumbers: 0.4, apartSpaces: 1.7, closeMark: 1.2, innerSpace: 0.85, innerSpaces: 1.15 }

/**
 * Gaps within numbers, in characters.
 * - `slim`: What the digit one leaves free of its width at either side, in characters: it is set as wide as the others and inked about half as
 *   wide.
 * - `lost`: An unrecognized decimal point leaves a gap of its own width between two spaces.
 */
const digitGaps = { slim: 0.3, lost: 1.9 } as const

const leaderText = /^(?:[.·•…]+|(?:\.\s*){2,})$/
const ruleText = /^(?:[-_=\u2010-\u2015]{3,}|[_=]+)$/
const blankText = /^(?:n\/?a|n\.a\.?|n\/?m|nmf?|\*+|#n\/a|#div\/0!?)$/i

/** "Revenue$3,412,000", "Cash214,000": the last word of a label without a space before its number. */
const gluedNumber = /^(\p{L}{3,}[)’'.,:]?)([$€£]?\(?(?:\d{1,3}(?:,\d{3})+|(?<=[$€£])\d+)(?:\.\d\d)?\)?)$/u

/** Splits dots glued between a label and its number ("Cash.....1,234") into words of their own. */
function splitLeaders(word: Word): readonly Word[] {
  return cutWord(
    word,
    word.text.split(/(\.{3,}|_{3,}|…+)/).filter(part => part !== ''),
  )
}

/** "(189)-205.4%", "1,234(5.6%)": an amount and the percent of the next column; "4-5%" alone is a range. */
const gluedPercent =
  /^([$€£]?\(?(?:(?<=\()\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?\)?)((?:-|(?<=\)))\d{1,4}(?:\.\d+)?%|\(-?\d{1,4}(?:\.\d+)?(?:%\)|\)%))$/

/** Splits a number off the word or the number it is glued to. */
export function splitGlued(word: Word): readonly Word[] {
  return cutWord(word, (gluedPercent.exec(word.text) ?? gluedNumber.exec(word.text))?.slice(1) ?? [])
}

function gapBefore(words: readonly Word[], index: number): number {
  const word = words[index]
  const before = words[index - 1]
  return word === undefined || before === undefined ? Infinity : word.box.left - before.box.right
}

/** Joins digits separated by a narrow space ("1 234 567", recognized "1, 234"). Returns how many words belong together. */
function spacedDigits(words: readonly Word[], index: number, metrics: PageMetrics, ocr: boolean): number {
  let count = 1
  for (; index + count < words.length; count++) {
    const before = words[index + count - 1]?.text ?? ''
    const after = words[index + count]?.text ?? ''
    const slim = (/1$/.test(before) ? digitGaps.slim : 0) + (/^1/.test(after) ? digitGaps.slim : 0)
    const gap = gapBefore(words, index + count) / metrics.character - slim
    const oneSpace = gap < Math.max(gaps.innerSpace, (gaps.innerSpaces * metrics.space) / metrics.character)
    const grouped = /^[($£€-]*\d{1,3}$/.test(before) || (count > 1 && /^\d{3}$/.test(before))
    // "2108 836": recognition lost the first of two narrow spaces.
    const spaceLost = ocr && count === 1 && /^[($£€-]*\d{4,6}$/.test(before)
    const thin = oneSpace && (grouped || spaceLost) && /^\d{3}(?:[.,]\d{1,2})?[)%-]*$/.test(after)
    const split = /[.,](\d{1,2})$/.exec(before)?.[1]?.length ?? 0
    const rest = /^(\d{1,2})(?:[.,)]|$)/.exec(after)?.[1]?.length ?? 0
    const cut =
      ocr &&
      gap < gaps.closeMark &&
      ((/\d[.,]$/.test(before) && /^\d/.test(after)) ||
        (/\d$/.test(before) && /^[.,]\d/.test(after)) ||
        (split > 0 && split + rest === 3))
    // No number begins with a zero and two more digits: "36" and "000." have lost their comma.
    const commaLost = ocr && gap < gaps.closeMark && grouped && /^0\d\d[.,]?\)?$/.test(after)
    if (!thin && !cut && !commaLost && !(ocr && gap < digitGaps.lost && isCents(before, after))) break
  }
  return count
}

/** "39,477" and "00": a grouped amount and its cents, whose point was too faint to be recognized. */
const isCents = (amount: string, cents: string): boolean =>
  /^[($£€-]*\d{1,3}(?:,\d{3})+$/.test(amount) && /^\d\d[)-]?$/.test(cents)

/** Right edge of the last digit, by share of characters. */
function lastDigitRight(word: Word): number {
  const tail = /[^\d]*$/.exec(word.text)?.[0].length ?? 0
  const width = (word.box.right - word.box.left) / Math.max(1, word.text.length)
  return word.box.right - tail * width
}

const opening = /^[([{<]$/
const closing = /^[)\]}>]$/
const minus = /^[-\u2010-\u2015\u2212]$/
const entryWord = /^(?:CR|DR|Cr|Dr)\.?$/
const magnitudeWord = /^(?:K|M|MM|bn|mn|thousand|million|billion|lakhs?|crores?)$/

/** Whether the words from `index` on make a number, and how far it reaches; marks before it are looked up backwards. */
function numberAt(
  words: readonly Word[],
  index: number,
  { consumed, metrics, ocr }: { readonly consumed: number; readonly metrics: PageMetrics; readonly ocr: boolean },
) {
  const word = words[index]
  // A quarter's name is not a zero and a number.
  if (word === undefined || word.superscript === true || /^Q[1-4]$/.test(word.text)) return null
  const count = spacedDigits(words, index, metrics, ocr)
  const group = words.slice(index, index + count)
  if (/[A-Z]$/.test(word.text) && isYear(word.text)) return null
  const dash = /^(?:-+|nil)$/i.test(plainMarks(word.text))
  const printed = group.map(({ text }) => text).join(' ')
  const text = ocr ? printed.replace(/^(\D*\d{1,3})(\d{3})(?= \d{3}\b)/, '$1 $2') : printed
  if ((parseAmount(text, { ocr }) === null && !isNoteReference(text)) || /^\(?[£€$]?['’]?0{3}[.,]?\)?$/.test(text))
    return null
  // "As Restated (Note" / "2)": the end of a remark over two lines.
  if (!ocr && /^\d{1,2}\)$/.test(text) && !opening.test(words[index - 1]?.text ?? '')) return null
  const core = [...group]
  const gapAt = (at: number): number => gapBefore(words, at) / metrics.character
  let from = index
  const marks: string[] = []
  // Before: "$", "(", "-", "$ (", "- $". Currency marks stand anywhere in the gap, the others close by.
  for (let at = index - 1; at >= consumed; at--) {
    const mark = words[at]!
    const gap = gapAt(at + 1)
    const plain = plainMarks(mark.text)
    // A code with a word close before it ends a label ("Receivables - AUD"); a sign never does.
    const lettered = /[a-z]/i.test(mark.text) && at > 0 && gapAt(at) < gaps.apart
    const isCurrency = (currencyOf(mark.text) !== null && !lettered) || /^[-(]*[$£€₹]\(?$/.test(plain)
    const isSign = (opening.test(plain) || minus.test(plain)) && gap < gaps.closeMark && !dash
    // A hyphen with a word close before it joins words ("6001 - 500"), it does not negate.
    const before = words[at - 1]?.text ?? ''
    const joins = minus.test(plain) && at > consumed && gapAt(at) < gaps.apart && currencyOf(before) === null
    if ((!isCurrency && !isSign) || joins) break
    from = at
    marks.unshift(plain)
    if (gap < gaps.closeMark) core.unshift(mark)
  }
  let to = index + count
  // "1 652 579 $": a row that ends in a mark prints the marks behind its numbers.
  const marksFollow = currencyOf(words.at(-1)?.text ?? '') !== null
  const tails: string[] = []
  for (; to < words.length; to++) {
    const mark = words[to]!
    if (mark.superscript === true) continue
    const gap = gapAt(to)
    const plain = plainMarks(mark.text)
    const closes =
      closing.test(plain) ||
      plain === '%' ||
      entryWord.test(plain) ||
      (magnitudeWord.test(plain) && gap < gaps.closeMark)
    // A mark before another number belongs to that one.
    const isOwn = (): boolean =>
      (mark.text.length >= 2 || /[€£₹]/.test(mark.text)) && parseAmount(words[to + 1]?.text ?? '', { ocr }) === null
    const isCurrency = currencyOf(mark.text) !== null && gap < gaps.closeMark && (marksFollow || isOwn())
    if (closes ? gap > 2 * gaps.closeMark : !isCurrency) break
    tails.push(plain)
    core.push(mark)
  }
  return { from, to, core, text: [...marks, text, ...tails].join(' ') }
}

/** The tokens of a text row's words, left to right. */
export function numbersAndWords(line: readonly Word[], metrics: PageMetrics, ocr: boolean): readonly Token[] {
  const words = line.flatMap(splitLeaders)
  // A list of remarks in a narrative is no list of numbers.
  const bulleted = /^[•●▪◦■‣*]$/.test(words[0]?.text ?? '')
  const tokens: Token[] = []
  let leaders = false
  let consumed = 0
  for (let index = 0; index < words.length;) {
    const word = words[index]!
    const line = leaderText.test(word.text) ? 'leader' : ruleText.test(word.text) ? 'rule' : null
    if (line !== null) {
      tokens.push({ kind: line, box: word.box })
      leaders ||= line === 'leader'
      consumed = ++index
      continue
    }
    const found = /[\d-]|nil|[\u2010-\u2015\u2212]|^[lIOSB|][.,]/i.test(word.text)
      ? numberAt(words, index, { consumed, metrics, ocr })
      : null
    const blank = found === null && blankText.test(word.text)
    if (found === null && !blank) {
      tokens.push({ kind: 'word', word })
      index++
      continue
    }
    const { from, to, core, text } = found ?? { from: index, to: index + 1, core: [word], text: word.text }
    // Marks before the number were tokenized as words at first.
    while (tokens.at(-1)?.kind === 'word' && words.indexOf((tokens.at(-1) as { word: Word }).word) >= from) tokens.pop()
    const before = words[from - 1]
    const gap = gapBefore(words, from)
    const lastDigits = core.findLast(one => /\d/.test(one.text)) ?? word
    const reading = blank ? null : parseAmount(text, { ocr })
    tokens.push({
      kind: 'number',
      words: words.slice(from, to),
      text,
      box: unionOf(core.map(one => one.box)),
      digitsRight: lastDigitRight(lastDigits),
      apart:
        leaders ||
        // Between numbers any gap separates columns: a label does not end in two of them.
        (tokens.at(-1)?.kind === 'number' && gap > gaps.closeNumbers * metrics.character) ||
        gap > Math.max(gaps.apart * metrics.character, gaps.apartSpaces * metrics.space) ||
        (before !== undefined && !bulleted && before.text.endsWith(':') && !/^\D?\d+\D?$/.test(text)),
      dash: reading?.dash ?? false,
      blank,
      year: isYear(text),
      percent: reading?.percent ?? false,
      note: isNoteReference(text),
      afterColon: before !== undefined && !bulleted && /:$/.test(before.text),
    })
    leaders = false
    consumed = to
    index = to
  }
  return tokens
}
