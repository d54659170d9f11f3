/** The figure of a document that is forged: chosen by chance among its amounts, with what is to stand there instead. */
import { isAmount, isFigure } from '../../core/integrity/finding.ts'
import { withInspectedFile, withInspectedPage } from '../../core/reading/inspection/open-file.ts'
import type { InspectedPage, PaintedWord } from '../../core/reading/inspection/inspected-page.ts'
import type { Chance } from '../drawing/chance.ts'

export interface Target {
  /** 1-based. */
  readonly page: number
  readonly word: PaintedWord
  /** What stands there afterwards: of the same length, and one digit longer. */
  readonly altered: string
  readonly longer: string
}

/** Points: smaller type is no figure that matters. */
const MIN_SIZE = 6

/** Pages of a file as they are painted; null where it cannot be opened. */
export async function paintedPages(bytes: Uint8Array): Promise<readonly InspectedPage[] | null> {
  return withInspectedFile(bytes, undefined, open =>
    Promise.resolve(
      Array.from({ length: open.file.pageCount }, (_, index) =>
        withInspectedPage(open, index, ({ page }) => page),
      ).filter(page => page !== null),
    ),
  )
}

/** Null where no page has enough figures. Its text stands on its page once, so that it is found in the content again. */
export function targetOf(pages: readonly InspectedPage[], chance: Chance): Target | null {
  const choices = pages.flatMap(page =>
    page.words
      .filter(word => isForgeable(word, page))
      .filter(word => page.words.filter(({ text }) => text === word.text).length === 1)
      .map(word => ({ page: page.number, word })),
  )
  if (choices.length === 0) return null
  const { page, word } = chance.pick(choices)
  const altered = withDigitReplaced(word.text, chance)
  return { page, word, altered, longer: longerThan(altered, chance.whole(1, 9)) }
}

const isForgeable = ({ text, angle, isInvisible, lightness, size }: PaintedWord, page: InspectedPage): boolean =>
  isAmount(text) &&
  isFigure(text) &&
  Number(text.replace(/\D/g, '')) !== 0 &&
  angle === 0 &&
  !isInvisible &&
  lightness < 0.6 &&
  size >= MIN_SIZE &&
  page.words.filter(other => isAmount(other.text)).length >= 4

/** One digit of an amount is another one, but none of the last two. */
export function withDigitReplaced(text: string, chance: Chance): string {
  const digits = [...text].flatMap((character, at) => (/\d/.test(character) ? [at] : []))
  return replaced(text, chance.pick(digits.slice(0, Math.max(1, digits.length - 2))), chance)
}

function replaced(text: string, at: number, chance: Chance): string {
  const digit = Number(text[at])
  const other = (digit + chance.whole(1, 8)) % 10
  return `${text.slice(0, at)}${other === 0 ? (digit === 9 ? 8 : 9) : other}${text.slice(at + 1)}`
}

/** A digit more in front, with a separator where the first group is full. */
const longerThan = (text: string, digit: number): string =>
  text.replace(/\d+/, group => (group.length === 3 && text.includes(',') ? `${digit},${group}` : `${digit}${group}`))
