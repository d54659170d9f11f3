/** Figures of an account that a line with its number prints otherwise: an overview of several accounts, a slip to pay with. */
import { differsInOneDigit } from '../../vocabulary/spelling.ts'
import { textOf } from '../layout/text-rows.ts'
import { sameAccount } from './account-numbers.ts'
import { bankConfidence, fieldOfAmount } from './amounts.ts'
import type { AccountReading, ContradictedFigure } from './bank-statement.ts'
import type { TextLine } from './printed.ts'

/** Of a number: fewer are of something else. */
const MIN_DIGITS = 4
const members = ['starting_balance', 'ending_balance', 'total_credits', 'total_debits'] as const

const digitsOf = (value: number): string => Math.abs(value).toFixed(2).replace('.', '')

/** What lines outside its lists that name the account by its number print in place of one of its figures. */
export function contradictedInOverview(
  reading: AccountReading,
  lines: readonly TextLine[],
): readonly ContradictedFigure[] {
  const number = reading.account_number?.value.replace(/\D/g, '') ?? ''
  const figures = members.flatMap(member => {
    const value = reading[member]?.value
    return value === undefined ? [] : [{ member, digits: digitsOf(value), value }]
  })
  return lines
    .filter(line => !line.listed && namesAccount(line, number))
    .flatMap(line => {
      const amounts = line.amounts.filter(({ cents, ocr }) => cents && !ocr)
      const printed = amounts.map(({ value }) => digitsOf(value))
      return amounts.flatMap((amount, at): readonly ContradictedFigure[] => {
        if (figures.some(({ digits }) => digits === printed[at])) return []
        // Of another kind (an average, what is available) a figure differs in more than one digit.
        const [only, ...others] = figures.filter(
          ({ digits }) => !printed.includes(digits) && differsInOneDigit(printed[at]!, digits),
        )
        if (only === undefined || others.length > 0) return []
        const label = textOf(line.words.slice(0, amounts[0]!.first))
        return [
          {
            member: only.member,
            printed: fieldOfAmount(amount.value, amount, bankConfidence.unconfirmed, label),
            expected: only.value,
          },
        ]
      })
    })
}

/** Whether a word of the line before its amounts is the number, or its last digits. */
const namesAccount = ({ words, amounts }: TextLine, number: string): boolean =>
  words.slice(0, amounts.find(({ cents }) => cents)?.first ?? 0).some(({ text }) => {
    const digits = text.replace(/\D/g, '')
    return digits.length >= MIN_DIGITS && sameAccount(number, digits)
  })
