/** Quantity and price written into the text of a line: "12 hrs @ $150.00", "3 x 89,90", "Rs 1939 x 1 Night". */
import { parseAmount } from '../../values/amounts/parse-amount.ts'
import { isUnit, type NumberStyle } from './values.ts'

export interface InlineProduct {
  readonly quantity: number
  readonly rate: number
  readonly unit: string | null
}

const currencyMark = String.raw`(?:[$€£₹]|\b(?:usd|eur|gbp|cad|aud|inr|rs)\.?)?\s?`
const number = String.raw`(\d[\d.,]*\d|\d)`
/** "12 Std. Programmierung à 95,00": what is counted stands between the number and its price. */
const apart = new RegExp(
  String.raw`^${number}\s?([\p{L}²³.]{1,12})?\s.{2,60}?\s(?:@|à|je|at|per|a)\s${currencyMark}${number}`,
  'iu',
)

const patterns = [
  new RegExp(String.raw`${number}\s?([\p{L}²³.]{1,12})?\s?(?:@|x|×|à|at|je|per)\s?${currencyMark}${number}`, 'iu'),
  new RegExp(String.raw`${currencyMark}${number}\s?(?:@|x|×)\s?${number}\s?([\p{L}²³.]{1,12})?`, 'iu'),
]

/** The product a text states when it makes `amount`; null when the text states none, or another. */
export function parseInlineProduct(text: string, amount: number, style: NumberStyle): InlineProduct | null {
  const value = (part: string | undefined): number | null =>
    part === undefined ? null : (parseAmount(part, { decimal: style.decimal, ocr: style.ocr })?.value ?? null)
  const first = patterns[0]!.exec(text)
  const second = patterns[1]!.exec(text)
  const third = apart.exec(text)
  const readings = [
    { quantity: value(third?.[1]), rate: value(third?.[3]), unit: third?.[2]?.replace(/\.$/, '') ?? null },
    { quantity: value(first?.[1]), rate: value(first?.[3]), unit: first?.[2] ?? null },
    { quantity: value(second?.[2]), rate: value(second?.[1]), unit: second?.[3] ?? null },
  ]
  // The factor with the currency is the price.
  if (second !== null && /^(?:[$€£₹]|[a-z])/i.test(second[0].trim())) readings.reverse()
  for (const { quantity, rate, unit } of readings) {
    if (quantity === null || rate === null || quantity === 0 || rate === 0) continue
    if (Math.abs(quantity * rate - Math.abs(amount)) > 0.011) continue
    return { quantity, rate, unit: unit !== null && isUnit(unit) ? unit : null }
  }
  return null
}
