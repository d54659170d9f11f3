/** Amounts a document writes out in words: they confirm a total, name it among several, and correct one that OCR misread. */
import type { Field } from '../../../document/field.ts'
import { mayBeMisreadAmount } from '../../../vocabulary/spelling.ts'
import type { InvoiceView } from '../../layout/document-view.ts'
import { amountsInWords } from '../../values/amounts/number-words.ts'
import { fieldOf } from '../confidence.ts'
import { near } from './options.ts'

/** Words alone name a total, or correct its digits: surer than a guess, less sure than an amount that closes a sum. */
const wordsConfidence = 0.75
/** Smaller numbers count things as often as they are amounts. */
const minAmount = 100

/** The amounts in words, in full units. */
export function amountsWrittenOut(view: InvoiceView): readonly Field[] {
  return view.pages.flatMap(({ page: { lines, number: page } }) =>
    lines.flatMap(({ text, box }) =>
      amountsInWords(text).map(value => fieldOf(view, value, wordsConfidence, { evidence: [{ page, box, text }] })),
    ),
  )
}

/** The total the words name, where none is printed or where the digits OCR read differ from it by one; else the total as it is. */
export function totalByWords(total: Field | null, inWords: readonly Field[]): Field | null {
  const amounts = inWords.filter(({ value }) => value >= minAmount)
  if (total !== null && (total.method !== 'ocr' || amounts.some(({ value }) => near(value, total.value)))) return total
  const meant = amounts.filter(
    ({ value }) => total === null || mayBeMisreadAmount(total.evidence[0]?.text ?? '', value),
  )
  const [only] = meant
  return only !== undefined && meant.every(({ value }) => near(value, only.value)) ? only : total
}
