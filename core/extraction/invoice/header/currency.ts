/** The currency an invoice is written in: marks at its amounts, codes and names, and for a bare sign the country. */
import type { Field } from '../../../document/field.ts'
import { currencyNamedIn, currencyOf } from '../../values/amounts/currencies.ts'
import { countryOf, currencyOfCountry, writesDollars } from '../../values/document-locale.ts'
import { textField } from './labeled-fields.ts'
import { isRecognized, type Cell, type InvoiceView } from '../../layout/document-view.ts'
import { amountsOf } from '../totals/amounts.ts'

/** Sure when a code or an unmistakable sign is printed at amounts ... */
const printed = 0.985
/** ... when a bare "$" stands in a document with addresses of one country of dollars ... */
const signAndCountry = 0.975
/** ... of none, or of several ... */
const signAlone = 0.9
const severalCountries = 0.8
/** ... and when no mark is printed at all, only the country of its parties. */
const countryAlone = 0.88

/** A code beside digits, or a mark at an amount, against a name or code in a text of another kind. */
const votes = { mark: 1, codeAtAmount: 2, named: 0.5 } as const

export function findCurrency(view: InvoiceView): Field<string> | null {
  const marks = new Map<string, { readonly count: number; readonly cell: Cell }>()
  for (const cell of view.pages.flatMap(({ cells }) => cells))
    for (const [mark, weight] of votesOf(view, cell)) {
      const known = marks.get(mark)
      // Words of a text that look like codes prove nothing by their number: "CAD technician".
      const count = weight === votes.named ? Math.max(weight, known?.count ?? 0) : (known?.count ?? 0) + weight
      marks.set(mark, { count, cell: known?.cell ?? cell })
    }
  const country = countryOf(view.countries)
  const home = country === null ? null : currencyOfCountry(country)
  // One sign on an OCR page that contradicts the country is a speck read as a sign.
  const scanned = view.pages.every(({ page }) => page.source === 'ocr')
  const doubtful = (mark: string, count: number): boolean => scanned && home !== null && mark !== home && count <= 1
  const [first] = [...marks]
    .filter(([mark, { count }]) => mark.length === 3 && !doubtful(mark, count))
    .toSorted((a, b) => b[1].count - a[1].count)
  const dollars = marks.get('$')
  // A mark rarer than the dollar sign is the beginning of a part number, unless it says whose dollars they are.
  const stray = !first?.[0].endsWith('D') && (dollars?.count ?? 0) > (first?.[1].count ?? 0)
  if (first !== undefined && !stray && (first[1].count >= 1 || dollars === undefined))
    return textField(view, first[0], first[1].cell, first[1].count >= 1 ? printed : countryAlone)
  if (dollars !== undefined) return dollarsOf(view, dollars.cell)
  if (home === null) return null
  return { value: home, confidence: countryAlone, method: 'derived', evidence: [], label: null, scale: 1 }
}

/** A bare dollar sign is the dollar of the country most supports among those that have one. */
function dollarsOf(view: InvoiceView, cell: Cell): Field<string> {
  const [first, second] = view.countries.filter(({ country }) => writesDollars(country))
  if (first === undefined) return textField(view, 'USD', cell, signAlone)
  const clear = second === undefined || second.weight * 2 <= first.weight
  return textField(view, currencyOfCountry(first.country)!, cell, clear ? signAndCountry : severalCountries)
}

/** One letter before digits begins a number of something as often as it is a sign: "P4400". */
const letterBefore = /^\p{L}[^\p{L}\d]{0,2}\d/u

/** The currencies a cell mentions, with the weight of each. */
function votesOf(view: InvoiceView, cell: Cell): readonly (readonly [mark: string, weight: number])[] {
  const amounts = amountsOf(cell, { decimal: view.decimal, ocr: isRecognized(view, cell.page) })
  const [mark] = amounts.flatMap(({ currency, text }) => (letterBefore.test(text) ? [] : (currency ?? [])))
  const code = cell.words.map(({ text }) => codeIn(text)).find(one => one !== null) ?? null
  const named = mark === undefined && code === null ? currencyNamedIn(cell.text) : null
  return [
    ...(mark === undefined ? [] : [[mark, votes.mark] as const]),
    ...(code === null ? [] : [[code, /\d/.test(cell.text) ? votes.codeAtAmount : votes.named] as const]),
    // A code within another word is part of a number: "BHD-OTP".
    ...(named?.length === 3 && !cell.text.includes(named) ? [[named, votes.named] as const] : []),
  ]
}

/** An ISO code that stands alone: a word of three capitals that names a currency. */
function codeIn(text: string): string | null {
  const code = /(?<![\p{L}\d])(?<![\p{L}\d]-)[A-Z]{3}(?!\p{L}|[-/][\p{L}\d])/u.exec(text)?.[0]
  return code === undefined ? null : currencyOf(code)
}
