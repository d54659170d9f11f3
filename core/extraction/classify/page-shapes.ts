/** Features of a page that need no vocabulary: dated rows, running balances, a check's code line, the page number. */
import type { Line, Page } from '../../document/model.ts'
import { startsWithDate } from '../values/dates/date-tokens.ts'
import { folioIn, pageNumberIn, type PageNumber } from '../layout/page-number.ts'

export interface PageShapes {
  /** Number of rows that begin with a date and end with an amount. */
  readonly datedRows: number
  /** Number of rows whose last amount is that of the previous row plus or minus another amount of the row. */
  readonly balancedRows: number
  /** Routing number in the code line of a check, between machine-readable marks; null without one. */
  readonly codeLine: string | null
  /** "Page 2 of 3"; `of` is null when only the page is printed. */
  readonly numbering: PageNumber | null
  /** A number alone at the edge of the page. */
  readonly folio: number | null
  /** Number of words on the page. */
  readonly words: number
  /** Share of the words in lines of running text. */
  readonly prose: number
  /** The page begins with "Dear …". */
  readonly letter: boolean
  /** Few words in large type: the cover of the pages that follow. */
  readonly cover: boolean
}

export function shapesOf(page: Page): PageShapes {
  const { lines } = page
  const words = countWords(lines)
  const prose = countWords(lines.filter(isProse))
  const rows = lines.flatMap(line => {
    const amounts = amountsAtEnd(line)
    return amounts.length > 0 ? [{ amounts, isDated: startsWithDate(line.text) }] : []
  })
  const datedRows = rows.filter(({ isDated }) => isDated).length
  const balancedRows = rows.filter(
    ({ amounts }, at) => at > 0 && follows(rows[at - 1]!.amounts.at(-1)!, amounts),
  ).length
  const printed = lines.flatMap(line => line.words.filter(word => isPrinted(page, word)))
  const isLetter = lines.some(line => salutation.test(line.text))
  return {
    datedRows,
    balancedRows,
    codeLine: codeLineOf(page),
    numbering: atEdges(page, edges.numbering, pageNumberIn),
    folio: atEdges(page, edges.folio, pageFolioIn),
    words,
    prose: words === 0 ? 0 : prose / words,
    letter:
      isLetter && datedRows <= letterLimits.datedRows && balancedRows === 0 && prose >= letterLimits.prose * words,
    cover: words <= letterLimits.coverWords && printed.some(({ size }) => size >= letterLimits.coverType),
  }
}

const countWords = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + line.words.length, 0)

/** The last amount of a row is that of the row before plus or minus another amount of the row. */
function follows(before: number, amounts: readonly number[]): boolean {
  const last = amounts.at(-1)!
  const steps = [Math.abs(Math.abs(last) - Math.abs(before)), Math.abs(last - before)]
  return amounts.slice(0, -1).some(amount => amount !== 0 && steps.some(step => same(amount, step)))
}

/** A number alone that may count pages: "2024" and "2025" alone at the edge of two pages are years. */
function pageFolioIn(text: string): number | null {
  const folio = folioIn(text)
  return folio !== null && folio <= limits.maxPages ? folio : null
}
/**
 * What separates numbers of pages, printed words, amounts and code lines from other text.
 * - `maxPages`: Folios stay below the years; no file is that long.
 * - `sureOfPrint`: OCR confidence of printed words; half or double classifies all 256 tuned files alike.
 * - `maxAmounts`: Amounts looked at from the end of a line: debit, credit, fee and balance.
 * - `tolerance`: Half a cent, and what binary fractions add.
 * - `codeDigits`: Digits of a check's code line: nine of the bank, five or more of the account.
 */
const limits = { maxPages: 999, sureOfPrint: 0.7, maxAmounts: 4, tolerance: 0.006, codeDigits: 14 } as const

/** A signature is recognized as a short word in large type with low confidence. */
const isPrinted = ({ source }: Page, { text, confidence }: Line['words'][number]): boolean =>
  source !== 'ocr' || (/\p{L}{4}/u.test(text) && confidence >= limits.sureOfPrint)

const salutation = /^\W*(?:dear\s\S.{0,40}[,:]$|sehr geehrte|to whom it may concern)/i
/**
 * What separates letters and covers from other pages.
 * - `prose`: Minimum share of running text in a letter.
 * - `datedRows`: Dates a letter may list with amounts; more are a statement with a salutation.
 * - `coverWords`: A cover has a name, a title, a date and an address.
 * - `coverType`: In points: the smallest title of a cover; text and headings of the pages that follow are set in 8 to 14.
 * - `proseWords`: A line of running text has at least this many words and hardly any numbers.
 * - `plainShare`: Share of its words that are plain lower-case ones: names, numbers and capitals are few in a sentence, and half of a row or an
 *   address.
 */
const letterLimits = { prose: 0.35, datedRows: 3, coverWords: 40, coverType: 18, proseWords: 9, plainShare: 0.6 }

function isProse({ words }: Line): boolean {
  if (words.length < letterLimits.proseWords) return false
  const plain = words.filter(({ text }) => /^[("'“]?[a-z][a-z'’-]*[).,;:'"”]?$/.test(text))
  return plain.length >= letterLimits.plainShare * words.length
}

const same = (amount: number, step: number): boolean => Math.abs(Math.abs(amount) - step) < limits.tolerance

const amountWord = /^[(+–—-]?[$£€¥₹]?\s?[(+–—-]?\d{1,3}(?:[,.'\s]?\d{3})*[.,]\d{2}\)?(?:-|CR|DR|[A-Z]{2,3})?$/i

/** The amounts with cents at the end of a line, in order; debits negative. */
function amountsAtEnd(line: Line): readonly number[] {
  const amounts: number[] = []
  for (let index = line.words.length - 1; index >= 0 && amounts.length < limits.maxAmounts; index--) {
    const { text } = line.words[index]!
    if (amountWord.test(text)) amounts.unshift(valueOf(text))
    else if (!/^(?:[$£€-]|[A-Z]{2,3})$/.test(text)) break
  }
  return amounts
}

function valueOf(text: string): number {
  const cents = Number(text.replace(/\D/g, ''))
  return (/^\W*[(–—-]|-$|DR$/i.test(text) ? -cents : cents) / 100
}

/** Marks around the routing number as text layers and OCR render them. */
const codeLinePattern = /[⑆A|:;'"“”‘’!]{1,2}\s?(\d{9})\s?[⑆A|:;'"“”‘’!]{1,2}/

function codeLineOf(page: Page): string | null {
  for (const line of page.lines) {
    if ((line.text.match(/\d/g)?.length ?? 0) < limits.codeDigits) continue
    const number = codeLinePattern.exec(line.text)?.[1]
    if (number !== undefined && isBankNumber(number)) return number
  }
  return null
}

/** The check digit of an ABA routing number: the digits weighted 3, 7, 1 add up to a multiple of ten. */
export function isBankNumber(digits: string): boolean {
  const weights = [3, 7, 1]
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * weights[index % 3]!, 0)
  return digits.length === 9 && sum > 0 && sum % 10 === 0
}

/**
 * Where numbers of pages stand.
 * - `folio`, `numbering`: A number alone is a page number within this share of the page height from the edges; one with words, within the other.
 */
const edges = { folio: 0.12, numbering: 0.22 } as const

/** What is read first in the lines within `share` of the page height of its top or bottom edge; null for nothing. */
function atEdges<T>({ lines, height }: Page, share: number, read: (text: string) => T | null): T | null {
  for (const { box, text } of lines) {
    const found = box.top < share * height || box.bottom > (1 - share) * height ? read(text) : null
    if (found !== null) return found
  }
  return null
}
