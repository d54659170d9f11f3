/** Hard (goods) or soft (services, fees, freight): by the words of a line and its unit. */
import goods from '../../../vocabulary/invoice-goods.json' with { type: 'json' }
import { phrasePattern } from '../../../vocabulary/phrase-pattern.ts'
import { plainLabel } from '../../labels/labeled-values.ts'
import { isUsedWord, makerAt, plainText, tokensOf } from '../equipment/words.ts'

export interface CategoryGuess {
  readonly category: 'hard' | 'soft'
  readonly confidence: number
}

type Category = CategoryGuess['category']

export interface CategoryInput {
  readonly text: string
  readonly unit: string | null
  /** The column headers of its table. */
  readonly headerText: string
}

const table = new Map<string, Category>([
  ...goods.hard.map((phrase): [string, Category] => [phrase, 'hard']),
  ...goods.soft.map((phrase): [string, Category] => [phrase, 'soft']),
])
const longest = Math.max(...[...table.keys()].map(phrase => phrase.split(' ').length))
const pieceUnits: ReadonlySet<string> = new Set(goods.pieceUnits)
/** Work and rent are billed by time, whatever is worked with. */
const timeUnits: ReadonlySet<string> = new Set(goods.timeUnits)
const timeCertainty = 0.95
const rental = phrasePattern(goods.rental)
const workHeaders = phrasePattern(goods.workHeaders)
/** "12 mm", "8 GB": sizes. */
const measure = new RegExp(String.raw`\d\s?(?:${goods.measures.join('|')})`, 'i')
/** "36 mo", "3 yr": the term of an agreement. */
const term = new RegExp(String.raw`\b\d{1,3}[\s-]?(?:${goods.terms.join('|')})\b`, 'i')

/** Weight of a word by where it stands: services are named first or last ("Installation of the lathe", "Lathe installation"). */
const weights = { first: 1.6, last: 1.3, inner: 1, soft: 1.15 }

/** A number that looks like a model alone says little, but where a part has it before its name more than what the other lines are. */
const minEvidence = 0.6
const guessed = 0.55
const partNumber = /^[A-Z]+\d[A-Z\d-]*\s+\p{L}/u

/** Compounds take their meaning from their last part: "Zulassungsservice", "Hydraulikbagger". */
const minCompoundPart = 5

/** Category of a phrase as it is listed, or of one of several such things. */
const listed = (phrase: string): Category | undefined => table.get(phrase) ?? table.get(phrase.replace(/s$/, ''))

function categoryOfPhrase(phrase: readonly string[]): Category | undefined {
  const last = phrase.at(-1)!
  const whole = listed(phrase.join(' '))
  if (whole !== undefined || phrase.length > 1) return whole
  const ends = Array.from(last, (_, cut) => last.slice(cut)).slice(3, 1 - minCompoundPart)
  return ends.map(end => table.get(end)).find(category => category !== undefined)
}

/** Category of a line by its own words; null when none of them says anything. */
export function categoryOf({ text, unit, headerText }: CategoryInput): CategoryGuess | null {
  const plainUnit = unit === null ? '' : plainLabel(unit)
  if (timeUnits.has(plainUnit)) return { category: 'soft', confidence: timeCertainty }
  const own = scores(text)
  const head = headCategory(text)
  if (head !== null) own[head] += headWeight
  if (pieceUnits.has(plainUnit)) own.hard += 0.65
  // Model numbers, sizes and pack counts are given of goods.
  if (/\b(?=\w*\d)(?=\w*[A-Z])[A-Z\d-]{4,}\b|\d["”]/i.test(text) || measure.test(text)) own.hard += 0.5
  // "2022 Audi Q5": the model year of a vehicle.
  if (/^(?:\p{L}+\s)?(?:19[5-9]|20[0-4])\d\s+\d*\p{L}/u.test(text)) own.hard += 1.2
  if (namesWork(plainLabel(text).split(' '))) own.soft += actionWeight
  // Makers sell plans of years for their machines as well.
  if (term.test(text)) own.soft += 0.7
  else if (namesMaker(text)) own.hard += makerWeight
  // What is let is billed for its time, whatever it is: "13 t excavator, weekly hire", or under "Day | Week | 4 Week".
  own.soft += rental.test(plainLabel(headerText)) ? rentalWeights.header : rental.test(text) ? rentalWeights.text : 0
  const total = own.soft + own.hard
  if (total < minEvidence) return partNumber.test(text) ? { category: 'hard', confidence: guessed } : null
  const category: Category = own.soft >= own.hard ? 'soft' : 'hard'
  return { category, confidence: 0.6 + 0.38 * (Math.abs(own.soft - own.hard) / total) }
}

const makerWeight = 1.2
const rentalWeights = { header: 6, text: 2 }
/** Whether a text begins with the name of a maker, at most behind a count, a year and words of condition. */
function namesMaker(text: string): boolean {
  const tokens = tokensOf(plainText(text))
  const first = tokens.findIndex(({ token }) => !/^(?:one|(?:19|20)?\d\d?)$/.test(token) && !isUsedWord(token))
  return first >= 0 && makerAt(tokens, first)?.item.common === false
}

/** English puts what a thing is last: a "training mannequin" is goods, a "machine setup" work. */
const headWeight = 1.2
/** What follows these says what the thing is for, of or with. */
const afterHead = phrasePattern(goods.afterHead)
/** "Replace turbocharger" names the work and then the thing. */
const actionWeight = 1.2
const actions: ReadonlySet<string> = new Set(goods.actions)
const namesWork = ([first, next]: readonly string[]): boolean =>
  (actions.has(first!) && next !== 'of') || actions.has(`${first} ${next}`)

/** Category of the noun that ends the first phrase of a description; null when it is unknown, or the phrase has one word. */
function headCategory(text: string): Category | null {
  const phrase = text.replace(/^\S+:\s/, '').split(/[,;:(–—]|\s-\s/)[0]!
  const tokens = plainLabel(phrase.slice(0, afterHead.exec(phrase)?.index)).split(' ')
  if ((tokens.length < 2 && phrase === text) || namesWork(tokens)) return null
  const named = (words: readonly string[]): readonly Category[] =>
    [words.slice(-2).join(' '), words.at(-1)!].flatMap(phrase => listed(phrase) ?? [])
  // Sizes follow what a thing is: "Four post lift 14,000 lb".
  const isSize = (token: string): boolean => /^\d/.test(token)
  const ends = tokens.flatMap((token, at) => (at > 0 && isSize(token) && !isSize(tokens[0]!) ? [at] : []))
  return [...ends, tokens.length].flatMap(end => named(tokens.slice(0, end)))[0] ?? null
}

function scores(text: string): { soft: number; hard: number } {
  const tokens = plainLabel(text).split(' ')
  const found = { soft: 0, hard: 0 }
  for (let at = 0; at < tokens.length;) {
    let size = Math.min(longest, tokens.length - at)
    while (size > 1 && categoryOfPhrase(tokens.slice(at, at + size)) === undefined) size--
    const category = categoryOfPhrase(tokens.slice(at, at + size))
    const place = at === 0 ? weights.first : at + size === tokens.length ? weights.last : weights.inner
    if (category !== undefined) found[category] += place * (category === 'soft' ? weights.soft : 1)
    at += size
  }
  return found
}

/** So many times more services than goods make a document one of services. */
const minSoftShare = 4

/**
 * Categories of all lines. Where the words of a line say nothing: soft when the headers of the table mention work or every other line is,
 * or a firm of services bills them (`isService`), else goods, at lower confidence.
 */
export function categoriesOf(lines: readonly CategoryInput[], isService = false): readonly CategoryGuess[] {
  const guesses = lines.map(categoryOf)
  const soft = guesses.filter(guess => guess?.category === 'soft').length
  const hard = guesses.filter(guess => guess?.category === 'hard').length
  return guesses.map((guess, index) => {
    const work =
      isService ||
      workHeaders.test(lines[index]!.headerText) ||
      (soft > 1 && soft >= minSoftShare * hard && 2 * soft >= lines.length)
    return guess ?? { category: work ? 'soft' : 'hard', confidence: guessed }
  })
}
