/** Corrects obvious recognition errors: split and misread numbers, specks. Pure. */
import { medianOf } from '../../document/geometry.ts'
import type { RecognizedWord } from './tesseract.ts'

/** Specks, borders and remnants of rules. Dashes stay: they are stated zeros. */
const SPECK = /^[|¦_~`'"‘’“”.,:;·•*\\/=°^]+$/
/** A word below this confidence is noise, unless it could be a number. */
const NOISE = 0.12
/** A step in height between neighboring words of a line, in heights of a typical word. */
const SAME_LINE = 0.3
/**
 * Parts of one number are at most this share of the line height apart; typewriter type leaves the largest gap, after a
 * comma.
 */
const SPLIT_GAP = 0.8
const BRACKET_GAP = 0.4
const COMMA_GAP = 0.6
const TOUCHING = 0.2
/** Factor on the confidence of a number that was corrected. */
const REPAIRED = 0.9
/** Numbers grouped by commas for each one grouped by points, from which on a single "1.234" is a misread "1,234". */
const MAJORITY = 4

/** Words line by line, without specks, with split numbers joined and misread characters inside numbers replaced. */
export function repairWords(words: readonly RecognizedWord[]): readonly RecognizedWord[] {
  const inOrder = withColons(onPageLines(withoutLeaderDots(words)))
  const kept = inOrder.filter(
    (word, at) =>
      (!SPECK.test(word.text) || isSlash(inOrder, at)) &&
      (word.confidence >= NOISE || /\d{2}|\p{L}{4}/u.test(word.text)),
  )
  const repaired = joinSplitNumbers(kept).map(repairCharacters)
  return repairYears(repairSeparators(repaired))
}

/** Heights of leader dots: at most this share of a typical word's, and of half that of the type they stand beside. */
const LEADER_HEIGHT = 0.39
/** Leader dots stand this near to the height of their line, in heights of a typical word. */
const BESIDE_LEADER = 0.3

/** Removes letters recognized in a row of dots: they are much lower than the type of their line ("Supplies one 22,415"). */
function withoutLeaderDots(words: readonly RecognizedWord[]): readonly RecognizedWord[] {
  const heightOf = ({ top, bottom }: RecognizedWord): number => bottom - top
  const cased = words.filter(({ text }) => /[\p{Lu}\d]/u.test(text))
  if (cased.length === 0) return words
  const usual = medianOf(cased.map(heightOf))
  const isDots = (word: RecognizedWord): boolean => {
    const [middle, height] = [(word.top + word.bottom) / 2, heightOf(word)]
    const reach = BESIDE_LEADER * usual
    const isBeside = (other: RecognizedWord): boolean =>
      heightOf(other) > 2 * height && middle > other.top - reach && middle < other.bottom + reach
    return height < LEADER_HEIGHT * usual && /[\p{L}\d]/u.test(word.text) && words.some(isBeside)
  }
  return words.filter(word => !isDots(word))
}

/** A slash as high as the words around it separates them: "Stocks / Inventories". */
function isSlash(words: readonly RecognizedWord[], at: number): boolean {
  const [before, word, after] = [words[at - 1], words[at]!, words[at + 1]]
  const height = word.bottom - word.top
  const isNear = (gap: number): boolean => gap < height
  return (
    word.text === '/' &&
    before?.line === word.line &&
    after?.line === word.line &&
    [before, after].every(({ text, top, bottom }) => /\p{L}{2}/u.test(text) && bottom - top < 2 * height) &&
    isNear(word.left - before.right) &&
    isNear(after.left - word.right)
  )
}

/** A colon separated from its label, "Name : Ada", is at most this many heights behind it. */
const COLON_GAP = 4
const COLON_SURE = 0.5

/** Attaches separate colons to the label before them; the label keeps its position. */
function withColons(words: readonly RecognizedWord[]): readonly RecognizedWord[] {
  return words.map((word, index) => {
    const [mark, value] = [words[index + 1], words[index + 2]]
    const labels =
      mark !== undefined &&
      value !== undefined &&
      /^[:;]-?$/.test(mark.text) &&
      mark.confidence >= COLON_SURE &&
      mark.line === word.line &&
      value.line === word.line &&
      /[\p{L}.)#]$/u.test(word.text) &&
      mark.left - word.right < COLON_GAP * (word.bottom - word.top)
    return labels ? { ...word, text: `${word.text}:` } : word
  })
}

/** Removes low-confidence noise once it has been recognized a second time. */
export function withoutNoise(words: readonly RecognizedWord[]): readonly RecognizedWord[] {
  return words.filter(word => word.confidence >= NOISE || /\d{2}/.test(word.text))
}

/** Sparse recognition puts parts of one line, even of one number, into separate lines: renumbers them by height. */
function onPageLines(words: readonly RecognizedWord[]): readonly RecognizedWord[] {
  if (words.length === 0) return words
  const usual = medianOf(words.map(word => word.bottom - word.top))
  const middle = (word: RecognizedWord): number => (word.top + word.bottom) / 2
  let line = 0
  let at = -Infinity
  return words
    .toSorted((a, b) => middle(a) - middle(b))
    .map(word => {
      if (middle(word) - at > SAME_LINE * usual) line++
      at = middle(word)
      return { ...word, line }
    })
    .sort((a, b) => a.line - b.line || a.left - b.left)
}

function joinSplitNumbers(words: readonly RecognizedWord[]): readonly RecognizedWord[] {
  const joined: RecognizedWord[] = []
  for (const word of words) {
    const before = joined.at(-1)
    const glue = before === undefined ? null : glueOf(before, word)
    if (before !== undefined && glue !== null) {
      joined[joined.length - 1] = {
        ...before,
        text: before.text + glue + word.text,
        confidence: Math.min(before.confidence, word.confidence) * (glue === '' ? 1 : REPAIRED),
        top: Math.min(before.top, word.top),
        right: word.right,
        bottom: Math.max(before.bottom, word.bottom),
      }
    } else joined.push(word)
  }
  return joined
}

/** "(386," and "270)"; "1,234" and ",567". */
const STARTS_FIGURE = /^[$£€-]?\(?[$£€]?\d{1,3}([.,]\d{3})*[.,]$/
const ENDS_FIGURE = /^\d{3}([.,]\d{3})*([.,]\d{2})?[)\]}]?$/
const FIGURE_HEAD = /^[($£€-]*\d[\d.,]*$/
const FIGURE_TAIL = /^[\d.,]*\d[)\]}%]?$/
const GROUPS_WITH_CENTS = /^\d{3}(,\d{3})*\.\d{2}[)\]}]?$/
const CUT_IN_GROUP = /\d,\d{1,2}$/
const GROUPED = /^[$£€-]?\(?[$£€]?\d{1,3}(,\d{3})+(\.\d{2})?[)\]}]?$/
const HEAD_OF_FIGURE = /^[$£€-]?\(?[$£€]?\d{1,3}([.,]\d{3})*$/
const TAIL_OF_FIGURE = /^[.,]\d{3}([.,]\d{3})*([.,]\d{2})?[)\]}]?$|^[.,]\d{2}[)\]}]?$/

/** The separator between two parts of one number; null when they are two words. */
function glueOf(a: RecognizedWord, b: RecognizedWord): '' | ',' | null {
  if (a.line !== b.line) return null
  const gap = b.left - a.right
  const height = Math.max(a.bottom - a.top, b.bottom - b.top)
  if (gap < -height || gap > SPLIT_GAP * height) return null
  if (STARTS_FIGURE.test(a.text) && ENDS_FIGURE.test(b.text)) return ''
  if (HEAD_OF_FIGURE.test(a.text) && TAIL_OF_FIGURE.test(b.text)) return ''
  // Numbers in headings are split by sparse recognition although their digits touch.
  if (gap < TOUCHING * height && FIGURE_HEAD.test(a.text) && FIGURE_TAIL.test(b.text)) return ''
  // A comma with one or two digits after it lacks the rest of its group.
  if (CUT_IN_GROUP.test(a.text) && GROUPED.test(a.text + b.text)) return ''
  // A comma lost in small print leaves its space.
  if (gap < COMMA_GAP * height && HEAD_OF_FIGURE.test(a.text) && GROUPS_WITH_CENTS.test(b.text)) return ','
  if (gap > BRACKET_GAP * height) return null
  const opens = a.text === '(' && /^[$£€]?\d[\d.,]*\)?$/.test(b.text)
  const closes = /^\([$£€]?\d[\d.,]*$/.test(a.text) && b.text === ')'
  return opens || closes ? '' : null
}

/** Letters and brackets that stand for digits inside an otherwise numeric word. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  l: '1',
  I: '1',
  '|': '1',
  S: '5',
  B: '8',
  Z: '2',
}

function repairCharacters(word: RecognizedWord): RecognizedWord {
  const shape = /^([({[]?-?[$£€S]?)([\dOoQlI|SBZ.,]+)([)}\]]?%?)$/.exec(word.text)
  if (shape === null) return word
  const [, before = '', number = '', after = ''] = shape
  const digits = number.replace(/\D/g, '').length
  const letters = number.replace(/[\d.,]/g, '').length
  // A number has groups of three or a decimal part; "B12" and "Q4" are not numbers.
  if (digits < 2 || letters * 2 > digits || (letters > 0 && !/[.,]/.test(number))) return word
  const text =
    before.replace(/[{[]/, '(').replace('S', '$') +
    number.replace(/[OoQlI|SBZ]/g, letter => LOOKALIKES[letter] ?? letter) +
    after.replace(/[}\]]/, ')')
  return text === word.text ? word : { ...word, text, confidence: word.confidence * REPAIRED }
}

function repairSeparators(words: readonly RecognizedWord[]): readonly RecognizedWord[] {
  const count = (pattern: RegExp): number => words.filter(word => pattern.test(word.text)).length
  const pointIsComma = count(/\d,\d{3}(?!\d)/) > MAJORITY * count(/^\D*\d{1,3}(\.\d{3})+\D*$/)
  const cents = count(/\d\.\d{2}\D*$/)
  const hasCents = cents > MAJORITY * count(/\d,\d{3}\D*$/)
  const commaIsPoint = cents > MAJORITY * count(/\d,\d{2}\D*$/)
  return words.map(word => {
    const text = correctSeparators(word.text, pointIsComma, commaIsPoint, hasCents)
    return text === word.text ? word : { ...word, text, confidence: word.confidence * REPAIRED }
  })
}

/** "1,234.567.00"; "1.234" among commas; "431,57" among points; "97,75295" among numbers with cents. */
function correctSeparators(text: string, pointIsComma: boolean, commaIsPoint: boolean, hasCents: boolean): string {
  const shape = /^([^\d.,]*)(\d{1,3}(?:[.,]\d{3})*)([.,]\d{2})?([^\d.,]*)$/.exec(text)
  if (shape === null) {
    const lost = /^([^\d.,]*\d{1,3}(?:[.,]\d{3})*[.,]\d{3})(\d{2})([^\d.,]*)$/.exec(text)
    return lost !== null && hasCents ? `${lost[1]!.replaceAll('.', ',')}.${lost[2]}${lost[3]}` : text
  }
  const [, before = '', whole = '', decimals = '', after = ''] = shape
  if (after.includes('%')) return text
  const mixed = whole.includes(',') && whole.includes('.')
  const grouped = mixed || (pointIsComma && whole.includes('.')) ? whole.replaceAll('.', ',') : whole
  const isComma = decimals.startsWith(',')
  return (
    before +
    grouped +
    (isComma && (commaIsPoint || grouped.includes(',')) ? decimals.replace(',', '.') : decimals) +
    after
  )
}

const YEAR = /^(?:19|20)\d{2}$/
/** "202)" and "2621": a year with one misread character. */
const NEARLY_YEAR = /^[12]\d{2}[\d)\]}|!lI]$/
const GROUPED_FIGURE = /\d[.,]\d{3}/

/** Beside a year in a header, a word one character away from the adjacent year is that year. */
function repairYears(words: readonly RecognizedWord[]): readonly RecognizedWord[] {
  const years = new Map<number, number[]>()
  const withNumbers = new Set<number>()
  for (const { line, text } of words) {
    if (YEAR.test(text)) years.set(line, [...(years.get(line) ?? []), Number(text)])
    else if (GROUPED_FIGURE.test(text)) withNumbers.add(line)
  }
  return words.map(word => {
    const { text, line } = word
    const beside = years.get(line)
    if (beside === undefined || withNumbers.has(line) || YEAR.test(text) || !NEARLY_YEAR.test(text)) return word
    const fitting = [...new Set(beside.flatMap(year => [year - 1, year + 1]))]
      .map(String)
      .filter(
        year => !beside.includes(Number(year)) && [...year].filter((digit, at) => digit !== text[at]).length === 1,
      )
    return fitting.length === 1 ? { ...word, text: fitting[0]!, confidence: word.confidence * REPAIRED } : word
  })
}

/** Average confidence of the words with at least two letters or digits; null when there are none. */
export function meanConfidence(words: readonly RecognizedWord[]): number | null {
  const weighty = words.filter(word => /[\p{L}\d]{2}/u.test(word.text))
  if (weighty.length === 0) return null
  return weighty.reduce((sum, word) => sum + word.confidence, 0) / weighty.length
}

/** Height of capitals and digits as a share of the type size. */
const CAP_HEIGHT = 0.72

/** Type size in pixels of each line, from its words with a capital, a digit or an ascender. */
export function typeSizes(words: readonly RecognizedWord[]): ReadonlyMap<number, number> {
  const heights = new Map<number, number[]>()
  for (const word of words) {
    if (!/[A-Z\dbdfhklt]/.test(word.text)) continue
    const known = heights.get(word.line)
    if (known === undefined) heights.set(word.line, [word.bottom - word.top])
    else known.push(word.bottom - word.top)
  }
  return new Map([...heights].map(([line, values]) => [line, medianOf(values) / CAP_HEIGHT]))
}
