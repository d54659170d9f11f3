/** The words of a page of a form as tokens: dashes unified, leaders and box borders dropped, amounts parsed where they may be some. */
import { heightOf, middleOf, unionOf } from '../../document/geometry.ts'
import type { Box, Page, Word } from '../../document/model.ts'
import { parseAmount, type Amount } from '../values/amounts/parse-amount.ts'
import { withFigures, type AmountStyle } from './figures.ts'
import type { FormToken } from './form-token.ts'

export type { FormToken } from './form-token.ts'

/** A page as the readers of forms see it. */
export interface FormPage {
  readonly page: Page
  readonly fileName: string
  /** From top to bottom, then left to right. */
  readonly tokens: readonly FormToken[]
  /** Text of each line in lower case, dashes unified, apostrophes dropped. */
  readonly lines: readonly string[]
  /** Readings of areas that were recognized again as blocks of text; empty where none were. */
  readonly blocks: readonly (readonly FormToken[])[]
}

const dashes = /[\u2010-\u2015\u2212]/g
const leader = /^[.\u00b7\u2022\u2026_*\u25b6\u25ba>|[\]]+$/
/** What OCR makes of the borders of boxes. */
const borders = /^[[|\]{}]+|[[|\]{}]+$/g
const apostrophes = /['\u2018\u2019`]/g

/** Text for comparisons: lower case, dashes unified, without apostrophes. */
export const plainText = (text: string): string =>
  text.replace(dashes, '-').replace(apostrophes, '').toLowerCase().replace(/\s+/g, ' ').trim()

/** Points between a parenthesis or dollar sign of its own and the digits it belongs to, in heights of the digits. */
const MARK_REACH = 4

/** `usual`: how most pages of the file print amounts; a page with few of them says nothing of it. */
export function formPage(page: Page, fileName: string, usual: AmountStyle | null = null): FormPage {
  const ocr = page.source === 'ocr'
  const words = page.lines.flatMap(({ words }) => words)
  const style = ocr ? recognizedStyle(words, usual) : 'text'
  const single = words.flatMap(word => tokenOf(word, style) ?? [])
  const figures = withFigures(single, page.again?.figures ?? [], style)
  const whole = withAligned(style === 'recognized plain' ? figures : withWholeAmounts(figures, style), style)
  const tokens = ocr ? withoutFragments(whole) : single
  return {
    page,
    fileName,
    tokens: withMarks(tokens).toSorted((a, b) => a.y - b.y || a.box.left - b.box.left),
    lines: page.lines.map(({ text }) => plainText(text)),
    blocks: (page.again?.texts ?? []).map(text => text.flatMap(word => tokenOf(word, style) ?? [])),
  }
}

/** How most of the recognized pages of a file print amounts; null: none was recognized. */
export function usualStyle(pages: readonly Page[]): AmountStyle | null {
  const scans = pages.filter(({ source }) => source === 'ocr')
  const styles = scans.map(({ lines }) => recognizedStyle(lines.flatMap(({ words }) => words), null)) // prettier-ignore
  const groups = [...Map.groupBy(styles, style => style).values()].toSorted((a, b) => b.length - a.length)
  return groups[0]?.[0] ?? null
}

/** Most amounts with thousands have two decimals; or amounts of four digits and more have no marks and end in one column, with few that do. */
function recognizedStyle(words: readonly Word[], usual: AmountStyle | null): AmountStyle {
  const amounts = words.filter(({ text }) => /\d,\d{3}/.test(text))
  const unmarked = words.filter(({ text }) => /^[(-]?[1-9]\d{4,8}\)?$/.test(text))
  const enough = unmarked.length >= PLAIN.min || columnOf(words) >= PLAIN.inColumn
  if (enough && unmarked.length > PLAIN.factor * amounts.length) return 'recognized plain'
  if (usual === 'recognized plain' && unmarked.length >= amounts.length) return usual
  if (usual === 'recognized cents' && amounts.length === 0) return usual
  const cents = amounts.filter(({ text }) => /\.\d\d\D?$/.test(text))
  return cents.length * 2 > amounts.length ? 'recognized cents' : 'recognized dollars'
}

/**
 * So many amounts without marks, more than a ZIP code and the numbers of a preparer, and so many times those with marks; so many in one column
 * suffice. `edge`: points within which their right edges lie.
 */
const PLAIN = { min: 4, factor: 4, inColumn: 3, edge: 3 } as const

const endTogether = (a: Box, b: Box): boolean => Math.abs(a.right - b.right) <= PLAIN.edge

/** How many bare numbers of four digits and more, no years, the fullest column holds. */
function columnOf(words: readonly Word[]): number {
  const bare = words.filter(({ text }) => /^[(-]?[1-9]\d{3,8}\)?$/.test(text) && !notAmount.test(text))
  return Math.max(0, ...bare.map(({ box }) => bare.filter(other => endTogether(box, other.box)).length))
}

/** Whether a word stands beside a number as close as in a sentence: "lines 1 through 12". */
const isInSentence = (token: FormToken, tokens: readonly FormToken[]): boolean =>
  tokens.some(
    ({ text, box, y }) =>
      /[a-z]{2}/i.test(text) &&
      Math.abs(y - token.y) < heightOf(token.box) &&
      Math.max(token.box.left - box.right, box.left - token.box.right) < heightOf(token.box),
  )

/** A short number that ends where the amounts of its column do is one; so is, where they are printed without commas, what else would be a year. */
function withAligned(tokens: readonly FormToken[], style: AmountStyle): readonly FormToken[] {
  const amounts = tokens.filter(({ amount }) => amount?.monetary === true)
  const short =
    style === 'recognized plain' ? /^\(?\d{2,4}\)?$/ : style === 'recognized dollars' ? /^\(?\d{2,3}\)?$/ : null
  if (short === null) return tokens
  return tokens.map(token => {
    const isShort = token.amount?.monetary !== true && short.test(token.text)
    if (
      !isShort ||
      isInSentence(token, tokens) ||
      amounts.filter(({ box }) => endTogether(token.box, box)).length < PLAIN.inColumn - 1
    )
      return token
    const amount = parseAmount(token.text, { ocr: true })
    return amount === null ? token : { ...token, amount: { ...amount, monetary: true } }
  })
}

function tokenOf({ text: printed, box, confidence }: Word, style: AmountStyle): FormToken | null {
  const unified = printed.replace(dashes, '-')
  const text = style === 'text' ? unified : unified.replace(borders, '')
  if (text === '' || leader.test(text)) return null
  return { text, box, y: middleOf(box), confidence, amount: amountOf(text, style) }
}

/** Bare years and the numbers of choices, "(2)": forms are full of them. */
const notAmount = /^\(?(?:19|20)\d\d\)?$|^\(\d{1,2}\)$|^\d{1,2}[a-z]\)?$/i

/** A recognized amount of five digits or more without marks is a misread one, unless the page prints all of them so. */
const withoutMarks = /\d{5}/

/** "1,234." is how preparers' software prints whole dollars. */
function amountOf(text: string, style: AmountStyle): Amount | null {
  const ocr = style !== 'text'
  if (notAmount.test(text)) return null
  const isPlain = style === 'recognized plain' && /^[(-]?\d{5,9}\)?$/.test(text)
  if (ocr && ((!isPlain && withoutMarks.test(text)) || /^\(?0\d/.test(text))) return null
  const clean = ocr ? text.replace(/[\u00b0\u20ac"'*]+$/, '') : text
  // Where cents are printed, an amount without both of them is half recognized.
  if (style === 'recognized cents' && /\d,\d{3}/.test(clean) && !/\.\d\d[)>]?$/.test(clean)) return null
  // Where dollars are whole, a single decimal is the period behind them, and a speck or a parenthesis.
  const whole = (style === 'recognized dollars' ? clean.replace(/\.\d$/, '.') : clean).replace(/\.(?=[)>]?$)/, '')
  if (!/\d/.test(whole) || /[a-z]{2}/i.test(whole)) return null
  const amount = parseAmount(whole, { ocr })
  // The parentheses that a form prints around a blank are recognized as a naught more often than a naught is typed.
  if (ocr && amount?.value === 0 && !/^0\.$|^-0-$/.test(text)) return null
  return amount === null || amount.percent ? null : isPlain ? { ...amount, monetary: true } : amount
}

/** Amounts that OCR cut at a thousands mark, "1,284," and "600", in one. */
function withWholeAmounts(tokens: readonly FormToken[], style: AmountStyle): readonly FormToken[] {
  const joined: FormToken[] = []
  for (const token of tokens) {
    const before = joined.at(-1)
    const isRest =
      before !== undefined &&
      /\d,$/.test(before.text) &&
      /^\d{3}(?![\d])/.test(token.text) &&
      Math.abs(before.y - token.y) < heightOf(token.box) &&
      token.box.left - before.box.right < FRAGMENT_GAP * heightOf(token.box) &&
      token.box.left > before.box.left
    if (!isRest) {
      joined.push(token)
      continue
    }
    const text = before.text + token.text
    const box = unionOf([before.box, token.box])
    const confidence = Math.min(before.confidence, token.confidence)
    joined[joined.length - 1] = { text, box, y: middleOf(box), confidence, amount: amountOf(text, style) }
  }
  return joined
}

/** Parts of one number stand within so many heights of each other; columns are further apart. */
const FRAGMENT_GAP = 2
const part = /\d{3}|\d,$|^\(\d/

/** A number beside another one is half of an amount that OCR cut: neither says anything alone. */
function withoutFragments(tokens: readonly FormToken[]): readonly FormToken[] {
  return tokens.map(token => {
    if (token.amount === null) return token
    const size = heightOf(token.box)
    const isCut = tokens.some(other => {
      if (other === token || !part.test(other.text) || Math.abs(other.y - token.y) > size) return false
      const gap = Math.max(other.box.left - token.box.right, token.box.left - other.box.right)
      return gap > -size && gap < FRAGMENT_GAP * size
    })
    return isCut ? { ...token, amount: null } : token
  })
}

/** Parentheses printed apart from their digits make them negative, as those beside the digits do. */
function withMarks(tokens: readonly FormToken[]): readonly FormToken[] {
  const opening = tokens.filter(({ text }) => text === '(' || text === '($' || text === '$(')
  const closing = tokens.filter(({ text }) => text === ')')
  return tokens.flatMap(token => {
    if (/^[($)]+$/.test(token.text)) return []
    const { amount } = token
    if (amount === null || amount.sign !== 0) return token
    const isNear = (mark: FormToken, gap: number): boolean =>
      Math.abs(mark.y - token.y) <= heightOf(token.box) && gap >= -1 && gap <= MARK_REACH * heightOf(token.box)
    const opened = opening.some(mark => isNear(mark, token.box.left - mark.box.right))
    const closed = closing.some(mark => isNear(mark, mark.box.left - token.box.right))
    return opened && closed ? { ...token, amount: { ...amount, value: -amount.value, sign: -1 as const } } : token
  })
}

/** Tokens of a part of the page. */
export const tokensWithin = (tokens: readonly FormToken[], { left, top, right, bottom }: Box): readonly FormToken[] =>
  tokens.filter(({ box, y }) => y >= top && y < bottom && box.left >= left - 1 && box.left < right)

/** Whether two tokens stand on one baseline. */
export const onOneRow = (a: FormToken, b: FormToken): boolean =>
  Math.abs(a.y - b.y) <= 0.55 * Math.max(heightOf(a.box), heightOf(b.box))
