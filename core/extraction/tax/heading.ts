/** What the head of a form says of the taxpayer and the year: name, identifying number, period. */
import { heightOf } from '../../document/geometry.ts'
import type { Field } from '../../document/field.ts'
import { dateTokens } from '../values/dates/date-tokens.ts'
import { isoDate } from '../values/dates/months.ts'
import { rowsOf } from './boxes.ts'
import { nameAboveAddress } from './address-block.ts'
import { amountField, confidences, fieldOf, identifierIn } from './fields.ts'
import { linesOf } from '../../vocabulary/tax-lines.ts'
import { onOneRow, plainText, type FormPage, type FormToken } from './page-view.ts'
import type { SheetPage } from './sheets.ts'

/** Captions above or before the name, the most particular first. */
const nameCaptions: Readonly<Record<string, readonly string[]>> = {
  '1120-S': ['name'],
  '1065': ['name of partnership'],
  '1120': ['name'],
  C: ['name of proprietor'],
  E: ['name(s) shown on return', 'names shown on return'],
  F: ['name of proprietor'],
  '7004': ['name'],
  '8825': ['name'],
}

/** Points below a caption within which its answer begins. */
const ANSWER_WITHIN = 22

/** Name of the taxpayer; null: it was not found. Of a Form 1040 the first person. */
export function taxpayerName(page: SheetPage): Field<string> | null {
  if (page.sheet === '1040') return personName(page)
  const rows = rowsOf(page.tokens.filter(({ box }) => box.top < 0.35 * page.page.height))
  for (const caption of nameCaptions[page.sheet] ?? []) {
    const words = caption.split(' ')
    for (const row of rows) {
      const at = row.findIndex((_, index) => words.every((word, n) => plainText(row[index + n]?.text ?? '') === word))
      if (at === -1) continue
      const next = row
        .slice(at + words.length)
        .find(token => token.box.left - row[at + words.length - 1]!.box.right > 2 * heightOf(token.box))
      const right = next?.box.left ?? page.page.width
      const answer = answerBelow(page.tokens, row[at]!, right)
      if (answer.length > 0 && isName(answer)) return nameField(page, answer)
    }
  }
  const above = nameAboveAddress(page.tokens.filter(({ box }) => box.top < 0.35 * page.page.height))
  return above === null ? null : nameField(page, above)
}

/** A name begins with a capital or a digit, and is no caption. */
const isName = ([first]: readonly FormToken[]): boolean => first !== undefined && /^[A-Z0-9]/.test(first.text)

/** Words below a caption, as far as its cell reaches to the right: the first row of them that has letters and no caption. */
export function answerBelow(tokens: readonly FormToken[], caption: FormToken, right: number): readonly FormToken[] {
  const below = tokens.filter(
    ({ y, box }) =>
      y > caption.y + 0.5 * heightOf(caption.box) &&
      y < caption.y + ANSWER_WITHIN &&
      box.left >= caption.box.left - 8 &&
      box.left < right - 3,
  )
  return rowsOf(below)[0] ?? []
}

export const nameField = (page: FormPage, tokens: readonly FormToken[]): Field<string> =>
  fieldOf(page, tokens.map(({ text }) => text).join(' '), tokens, { confidence: confidences.likely })

/** First and last name of the first person of a Form 1040, in cells beside one another. */
function personName(page: SheetPage): Field<string> | null {
  const rows = rowsOf(page.tokens.filter(({ box }) => box.top < 0.3 * page.page.height))
  for (const row of rows) {
    const text = plainText(row.map(({ text }) => text).join(' '))
    if (!text.includes('first name') || text.includes('spouse')) continue
    const number = row.findIndex(({ text }, index) => index > 2 && plainText(text) === 'your')
    const answer = answerBelow(page.tokens, row[0]!, number === -1 ? page.page.width : row[number]!.box.left)
    const words = answer.filter(({ text }) => /[a-z]/i.test(text))
    if (words.length > 0) return nameField(page, words)
  }
  return null
}

/** Total assets in the heading of a business return: the amount below or beside its caption. */
export function totalAssets(page: SheetPage, year: number | null): Readonly<Record<string, Field>> {
  const line = linesOf(page.sheet, year).find(({ id }) => id === 'total_assets_heading')
  const top = page.tokens.filter(({ box }) => box.top < 0.35 * page.page.height)
  const isAssets = ({ text }: FormToken): boolean => /^assets/i.test(text)
  const caption =
    top.find(
      token =>
        plainText(token.text) === 'total' &&
        top.some(other => onOneRow(token, other) && isAssets(other) && other.box.left > token.box.left),
    ) ??
    top.find(token => page.page.source === 'ocr' && isAssets(token) && token.box.left > ASSETS_FROM * page.page.width)
  if (line === undefined || caption === undefined) return {}
  const amount = top.find(
    ({ amount, y, box }) =>
      amount?.monetary === true && y > caption.y - 4 && y < caption.y + ASSETS_WITHIN && box.right > caption.box.left,
  )
  if (amount === undefined) return {}
  return {
    [line.key]: amountField(page, amount, { label: line.caption, confidence: confidences.sure }),
  }
}

/** Share of the width right of which their caption stands. */
const ASSETS_FROM = 0.6
/** Points below the caption within which total assets stand. */
const ASSETS_WITHIN = 34

/** The first identifying number in the upper part of the page, masked when it is an SSN. `person`: nine digits may be an SSN. */
export function taxpayerId(page: SheetPage, person: boolean): Field<string> | null {
  for (const row of rowsOf(page.tokens.filter(({ box }) => box.top < 0.4 * page.page.height))) {
    const whole = row.find(({ text }) => identifierIn(text, person) !== null)
    if (whole !== undefined)
      return fieldOf(page, identifierIn(whole.text, person)!, [masked(whole)], { confidence: confidences.sure })
    const digits = row.filter(({ text }) => /^[\d-]+$/.test(text))
    const joined = digits.map(({ text }) => text).join('')
    if (person && /^\d{9}$/.test(joined))
      return fieldOf(page, identifierIn(joined, person)!, digits.map(masked), { confidence: confidences.likely })
  }
  return null
}

/** The employer identification number that most pages of a return name, where a scan lost it on the first. Null: none is named twice. */
export function frequentId(pages: readonly FormPage[]): Field<string> | null {
  const found = pages
    .filter(({ page }) => page.source === 'ocr')
    .flatMap(page =>
      page.tokens.flatMap(token => (/^\d{2}-\d{7}$/.test(token.text) ? [{ page, token, id: token.text }] : [])),
    )
  const groups = [...Map.groupBy(found, ({ id }) => id).values()].toSorted((a, b) => b.length - a.length)
  const [best, second] = groups
  if (best === undefined || best.length < 2 || best.length === second?.length) return null
  const { page, token, id } = best[0]!
  return fieldOf(page, id, [token], { confidence: confidences.likely })
}

/** The token with the text it may be shown with. */
export const masked = (token: FormToken): FormToken => ({
  ...token,
  text: /^\d{2}-\d{7}$/.test(token.text) ? token.text : token.text.replace(/\d(?=(?:\D?\d){4})/g, '*'),
})

export interface Period {
  readonly start: Field<string> | null
  readonly end: Field<string> | null
}

/** The tax year: the dates printed behind "beginning" and "ending", else the calendar year. `year`: of the form. */
export function taxPeriod(page: SheetPage, year: Field | null): Period {
  const head = page.tokens.filter(({ box }) => box.top < 0.3 * page.page.height)
  const rows = rowsOf(head)
  const stated = (word: string): Field<string> | null => {
    for (const row of rows) {
      const at = row.findIndex(({ text }) => plainText(text).replace(/\W/g, '') === word)
      const stop = row.findIndex(({ text }, index) => index > at && /^ending/i.test(text))
      const behind = at === -1 ? [] : row.slice(at + 1, stop === -1 ? at + 6 : stop)
      const found = dateIn(behind, year?.value ?? null)
      if (found !== null) return fieldOf(page, found.iso, found.tokens, { confidence: confidences.sure })
    }
    return null
  }
  const [start, end] = [stated('beginning'), stated('ending')]
  if (start !== null && end !== null && start.value < end.value) return { start, end }
  if (year === null || start !== null || end !== null) return { start, end }
  return { start: { ...year, value: `${year.value}-01-01` }, end: { ...year, value: `${year.value}-12-31` } }
}

/** A date at the beginning of a run of words; one without a year has that of the form. */
function dateIn(
  tokens: readonly FormToken[],
  year: number | null,
): { iso: string; tokens: readonly FormToken[] } | null {
  const text = tokens.map(({ text }) => text).join(' ')
  const found = dateTokens(text, {})[0]
  if (found === undefined || found.month === null || found.day === null) return null
  const iso = isoDate(found.year ?? year ?? 0, found.month, found.day)
  return iso === null ? null : { iso, tokens: tokens.slice(0, 4) }
}
