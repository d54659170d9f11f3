/** The currency an invoice is written in: marks at its amounts, codes and names, and for a bare sign the country. */
import type { Field } from '../../../document/field.ts'
import { currencyNamedIn, currencyOf, leadingCurrency, trailingCurrency } from '../../values/amounts/currencies.ts'
import { countryOf, currencyOfCountry, writesDollars } from '../../values/document-country.ts'
import { textField } from './labeled-fields.ts'
import type { Cell, InvoiceView } from '../../layout/document-view.ts'

/** Sure when a code or an unmistakable sign is printed at amounts ... */
const printed = 0.985
/** ... when a bare "$" stands in a document with addresses of one country of dollars ... */
const signAndCountry = 0.975
/** ... of none, or of several ... */
const signAlone = 0.9
/** ... and when no mark is printed at all, only the country of its parties. */
const countryAlone = 0.88
/** Two currencies are printed. */
const rival = 0.6

const euroLanguages = /^(?:EUR|€)$/
/** ISO codes that stand alone or beside amounts; a closed list, so that a word of three capitals is none. */
const code =
  /(?<![\p{L}\d])(USD|CAD|AUD|NZD|HKD|SGD|GBP|EUR|JPY|CNY|INR|CHF|DKK|SEK|NOK|PLN|CZK|HUF|ZAR|BRL|MXN|AED|SAR|MYR|THB|PHP|IDR|KRW|TWD|TRY|ILS|CDN)(?![\p{L}])/u

export function findCurrency(view: InvoiceView): Field<string> | null {
  const votes = new Map<string, { count: number; cell: Cell }>()
  const vote = (mark: string, cell: Cell, weight: number): void => {
    const now = votes.get(mark)
    votes.set(mark, { count: (now?.count ?? 0) + weight, cell: now?.cell ?? cell })
  }
  for (const { cells } of view.pages)
    for (const cell of cells) {
      const mark = markOf(cell)
      if (mark !== null) vote(mark, cell, 1)
      const named = code.exec(cell.text)?.[1]
      if (named !== undefined && !/exchange|wechselkurs/i.test(cell.text)) {
        const near = /\d|total|amount|price|betrag|montant|importe|bedrag|currency|w[äa]hrung|devise|\(/i.test(
          cell.text,
        )
        vote(named === 'CDN' ? 'CAD' : named, cell, near ? 2 : 0.5)
      } else if (mark === null && !cell.words.some((_, index) => modelNumber(cell.words, index))) {
        const words = currencyNamedIn(cell.text)
        if (words !== null && words.length === 3 && !code.test(words)) vote(words, cell, 0.5)
        else if (words !== null && words.length === 3 && !new RegExp(`\\b${words}\\b`).test(cell.text))
          vote(words, cell, 0.5)
      }
    }
  const country = countryOf(view.countries)
  const home = country === null ? null : currencyOfCountry(country)
  // One sign on an OCR page that contradicts the country is a speck read as a sign.
  const scanned = view.pages.every(({ page }) => page.source === 'ocr')
  if (scanned && home !== null)
    for (const [mark, { count }] of votes) if (mark.length === 3 && mark !== home && count <= 1) votes.delete(mark)
  const clear = [...votes].filter(([mark]) => mark.length === 3).toSorted((a, b) => b[1].count - a[1].count)
  const [first, second] = clear
  const dollars = votes.get('$')
  if (first !== undefined && (first[1].count >= 1 || dollars === undefined)) {
    const doubt = second !== undefined && second[1].count > 0.4 * first[1].count
    const stray =
      dollars !== undefined && !first[0].endsWith('D') && first[0] !== 'MXN' && dollars.count > first[1].count
    if (!stray) {
      const sure = doubt ? rival : first[1].count >= 1 ? printed : countryAlone
      return textField(view, first[0], first[1].cell, sure, null)
    }
  }
  if (dollars !== undefined) return dollarsOf(view, dollars.cell)
  const crowns = votes.get('kr')
  const homeCurrency = country === null ? null : currencyOfCountry(country)
  if (crowns !== undefined && homeCurrency !== null && /^(?:DKK|SEK|NOK)$/.test(homeCurrency))
    return textField(view, homeCurrency, crowns.cell, signAndCountry, null)
  if (country === null || homeCurrency === null) return null
  const strong =
    (view.countries[0]?.weight ?? 0) >= 6 && (view.countries[1]?.weight ?? 0) * 3 < view.countries[0]!.weight
  return {
    value: homeCurrency,
    confidence: strong ? 0.93 : euroLanguages.test(homeCurrency) ? 0.85 : countryAlone,
    method: 'derived',
    evidence: [],
    label: null,
    scale: 1,
  }
}

/** A bare dollar sign is the dollar of the country most supports among those that have one. */
function dollarsOf(view: InvoiceView, cell: Cell): Field<string> {
  const homes = view.countries.filter(({ country }) => writesDollars(country))
  const [first, second] = homes
  if (first === undefined) return textField(view, 'USD', cell, signAlone, null)
  const apart = second === undefined || second.weight * 2 <= first.weight
  return textField(view, currencyOfCountry(first.country)!, cell, apart ? signAndCountry : 0.8, null)
}

/** A sign, or letters that part from the digits as amounts do: "Rs.500", "kr 1.250,00", "1.250,00EUR". */
const amountOfMark =
  /[^\p{L}\d\s.,()\-–'’/#%*]|^(?:Rs\.?|RM|Rp|Ksh|Fr\.|CHF|[A-Z]{3}|kr\.?)\s?-?[\d.,' ]+$|^[\d.,' ]+(?:kr\.?|Kr|[A-Z]{3}|zł|Kč)$/u

/** "Powertrac Euro 50": a word before a short whole number, behind another word, names a model. */
const modelNumber = (words: Cell['words'], index: number): boolean =>
  /^\p{Lu}\p{Ll}{2,}$/u.test(words[index]!.text) &&
  /^\p{L}{3,}$/u.test(words[index - 1]?.text ?? '') &&
  /^\d{1,3}$/.test(words[index + 1]?.text ?? '')

/** The mark at an amount of the cell; null when no amount of it bears one. */
function markOf(cell: Cell): string | null {
  for (const [index, word] of cell.words.entries()) {
    const glued = (leadingCurrency(word.text) ?? trailingCurrency(word.text))?.code
    // A part number may begin with a letter that is a currency's mark, or end in a code.
    if (glued !== undefined && amountOfMark.test(word.text)) return glued === '¥' ? 'JPY' : glued
    const alone = modelNumber(cell.words, index) ? null : currencyOf(word.text)
    const beside = [cell.words[index - 1], cell.words[index + 1]].some(other => /^[-(]?\d/.test(other?.text ?? ''))
    // A sign may stand in a cell of its own; a letter ("P") may not.
    if (alone !== null && (beside || (cell.words.length === 1 && /[$€£₹]/.test(word.text))))
      return alone === '¥' ? 'JPY' : alone
    const sign = /^[\p{L}()/%.]*([€£₹])[()/.]*$/u.exec(word.text)?.[1]
    if (sign !== undefined) return currencyOf(sign)
  }
  return null
}
