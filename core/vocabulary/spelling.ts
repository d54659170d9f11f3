/** Whether two spellings are one word: what OCR confuses (data in ocr-confusions.json), and edits between words. */
import confusions from './ocr-confusions.json' with { type: 'json' }

const inverted = (table: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(table).flatMap(([to, from]) => [...from].map((letter): [string, string] => [letter, to])))

const digits = inverted(confusions.digits)
const shapes = inverted(confusions.shapes)
const pairs: readonly (readonly [string, string])[] = Object.entries(confusions.pairs)

const plainAscii = /^[\x20-\x7e]*$/

/** The text with its accented letters as plain ones, ligatures and full-width characters taken apart. Quick for plain text. */
export const withoutAccents = (text: string): string =>
  plainAscii.test(text) ? text : text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '')

/** The text with every letter that OCR puts for a digit replaced by that digit; other characters as they are. */
export const withDigits = (text: string): string => [...text].map(letter => digits.get(letter) ?? letter).join('')

/** A lower-case word with one letter for all that OCR confuses with it: words of one shape may be one word. */
export const ocrShape = (word: string): string =>
  [...pairs.reduce((text, [letter, pair]) => text.replaceAll(pair, letter), word)]
    .map(letter => shapes.get(letter) ?? letter)
    .join('')

/** Whether one character put in, left out or replaced makes one text of the other, or they are equal. Linear in their length. */
export function isWithinOneEdit(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  const shorter = Math.min(a.length, b.length)
  let start = 0
  while (start < shorter && a[start] === b[start]) start++
  let end = 0
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end++
  return Math.max(a.length, b.length) - start - end <= 1
}

/** Letters that are not confused by OCR count as two edits when one replaces the other. */
function replacementCost(a: string, b: string): number {
  return a === b ? 0 : confusions.letters.some(group => group.includes(a) && group.includes(b)) ? 1 : 2
}

/**
 * Insertions, deletions and replacements that OCR may have made of one word for the other (Levenshtein distance with the costs of
 * `replacementCost`). Anything above `max` may come back greater than it is.
 */
export function ocrDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + replacementCost(a[i - 1]!, b[j - 1]!)))
    if (Math.min(...next) > max) return max + 1
    row = next
  }
  return row[b.length]!
}

/** Dice coefficient of the pairs of neighboring letters: 0 when two texts share none, 1 when they share all. */
export function letterPairSimilarity(a: string, b: string): number {
  const pairs = (text: string): string[] =>
    Array.from({ length: Math.max(0, text.length - 1) }, (_, i) => text.slice(i, i + 2))
  const [left, right] = [pairs(a), pairs(b)]
  const rest = [...right]
  const shared = left.filter(pair => {
    const at = rest.indexOf(pair)
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  }).length
  return (2 * shared) / Math.max(1, left.length + right.length)
}

/** How far a printed word may be from the expected one. */
export interface Tolerance {
  /** Expected words of so many letters and more may differ by one edit: in a shorter word a wrong letter makes another word. */
  readonly minLength: number
  /** From this length on the first letter may be the wrong one; OCR reads it best ("Hector" is no "sector"). */
  readonly minLengthOfWrongFirst?: number
  /** Words of one shape (`ocrShape`) and at least three letters are one. */
  readonly shapes?: boolean
  /** A letter may be replaced, none put in or left out: where plurals are other words. */
  readonly sameLength?: boolean
}

/** A word of a recognized page. */
export const ocrTolerance: Tolerance = { minLength: 5, shapes: true }
/** A word of any page: a misprint, or a misreading. */
export const misprintTolerance: Tolerance = { minLength: 6 }
const minShapeLength = 3

/** Whether a printed word (lower case) is the expected one within a tolerance. */
export function isSameWord(printed: string, expected: string, tolerance: Tolerance): boolean {
  if (printed === expected) return true
  if (tolerance.shapes === true && printed.length >= minShapeLength && ocrShape(printed) === ocrShape(expected))
    return true
  return isMisspelled(printed, expected, tolerance)
}

/** Whether a printed word differs from the expected one by an edit the tolerance allows. */
function isMisspelled(printed: string, expected: string, tolerance: Tolerance): boolean {
  if (
    expected.length < tolerance.minLength ||
    Math.abs(expected.length - printed.length) > (tolerance.sameLength === true ? 0 : 1)
  )
    return false
  if (expected.length < (tolerance.minLengthOfWrongFirst ?? 0) && printed[0] !== expected[0]) return false
  return isWithinOneEdit(printed, expected)
}

/** A document of nothing but new words must not fill the memory. */
const maxRemembered = 20_000

/** Spells words (lower case) as the known ones they are within a tolerance, and leaves all others as they are. */
export function spellingCorrector(words: Iterable<string>, tolerance: Tolerance): (word: string) => string {
  const known = new Set(words)
  // The shapes of all known words are made once: comparing words with `isSameWord` makes two at each comparison.
  const knownShapes = new Map(tolerance.shapes === true ? [...known].map(word => [word, ocrShape(word)]) : [])
  const byShape = new Map(
    [...knownShapes].filter(([word]) => word.length >= minShapeLength).map(([word, shape]) => [shape, word]),
  )
  const byLength = Map.groupBy(known, word => word.length)
  const remembered = new Map<string, string>()
  const find = (word: string): string => {
    const lengths = tolerance.sameLength === true ? [word.length] : [word.length, word.length - 1, word.length + 1]
    const shape = knownShapes.size > 0 && word.length >= minShapeLength ? ocrShape(word) : null
    for (const length of lengths)
      for (const other of byLength.get(length) ?? [])
        if (knownShapes.get(other) === shape || isMisspelled(word, other, tolerance)) return other
    return (shape === null ? undefined : byShape.get(shape)) ?? word
  }
  return word => {
    if (known.has(word)) return word
    let found = remembered.get(word)
    if (found !== undefined) return found
    found = find(word)
    if (remembered.size >= maxRemembered) remembered.clear()
    remembered.set(word, found)
    return found
  }
}

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** Whether two numbers, as printed or plain, have as many digits, of which exactly one is another. */
export function differsInOneDigit(a: string, b: string): boolean {
  const [from, to] = [digitsOf(a), digitsOf(b)]
  return from.length === to.length && [...from].filter((digit, at) => digit !== to[at]).length === 1
}

/** Whether a printed amount may be a misreading of `value`: one digit replaced, lost or added, or its decimal mark lost or misplaced. */
export function mayBeMisreadAmount(printed: string, value: number): boolean {
  const read = digitsOf(printed)
  const forms = [
    Math.abs(value).toFixed(2).replace('.', ''),
    ...(Number.isInteger(value) ? [`${Math.abs(value)}`] : []),
  ]
  return forms.some(
    form =>
      form === read ||
      (read.length > 1 && isWithinOneEdit(read, form)) ||
      endsInStrokes(read, form) ||
      losesCents(read, form),
  )
}

/** "293" for "293 55": the cents became another word, or none. */
const losesCents = (read: string, form: string): boolean => read.length === form.length - 2 && form.startsWith(read)

/** Strokes beside the last cent, read as digits. */
const endsInStrokes = (read: string, form: string): boolean =>
  form.length > 2 && read.length - form.length <= 2 && read.startsWith(form)
