/** Sentences written by the service, with their figures and dates in the chosen forms. */
import { monthNames } from '../../core/contract/american-english.ts'
import { numbersAndDates } from '../../core/contract/sentence.ts'
import { date, dateInWords } from './date-form.ts'
import { written } from './number-form.ts'

/** What stands in quotation marks is printed so, or called so. */
const quotation = /("[^"]*"|“[^“”]*”)/

/** Beyond these a number would lose its last ones. */
const maxDigits = 15

/** "1,234.50" with as many decimals as it has. */
function numberInForm(text: string): string {
  const plain = text.replaceAll(',', '')
  const decimals = plain.split('.')[1]?.length ?? 0
  if (plain.replace('.', '').length > maxDigits) return text
  return written(Number(plain), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    ...(!text.includes(',') && { useGrouping: false }),
  })
}

/** "December 31, 2024" in the order of the chosen form. */
function wordedInForm(text: string): string {
  const [, month = '', day = '', year = ''] = /^(\w+) (\d+), (\d+)$/.exec(text) ?? []
  const number = monthNames.findIndex(name => name === month) + 1
  return dateInWords(`${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`)
}

const inForms = (text: string): string =>
  text.replace(numbersAndDates, (...found: unknown[]) => {
    const { iso, worded, number } = found.at(-1) as Readonly<Record<string, string | undefined>>
    if (iso !== undefined) return date(iso)
    return worded === undefined ? numberInForm(number!) : wordedInForm(worded)
  })

/**
 * A sentence of a result as the user reads figures and dates. Quotations, names, file names, identifiers, years and page numbers stay as they are,
 * and so do refusals: they tell programs in which form they want their input.
 */
export const sentence = (text: string): string =>
  text
    .split(quotation)
    .map((part, index) => (index % 2 === 1 ? part : inForms(part)))
    .join('')
