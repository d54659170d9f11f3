/** Numbers as they are written and typed: what is written is read again as the same value, in every form and in the lands of systems. */
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { amount, count, exactAmount, exactPercent } from '../../../renderer/formats/format.ts'
import {
  marksOf,
  numberForm,
  numberForms,
  readNumber,
  writtenPlain,
  writtenShort,
} from '../../../renderer/formats/number-form.ts'
import { typed } from '../../../renderer/features/review/typed-value.ts'

afterEach(() => void (numberForm.value = 'system'))

/** Amounts to the cent, of any size books have. */
const cents = fc.integer({ min: -1e14, max: 1e14 }).map(value => value / 100)

describe.each(numberForms)('in the form "%s"', form => {
  test('what is written is read again as the same value', () => {
    numberForm.value = form
    fc.assert(
      fc.property(cents, value => {
        for (const text of [amount(value), exactAmount(value), writtenPlain(value)])
          expect(typed(text, 'amount'), text).toEqual({ value })
      }),
    )
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000 }), value => {
        const rate = Number((value / 1e6).toFixed(6))
        expect(typed(exactPercent(rate), 'rate'), exactPercent(rate)).toEqual({ value: rate })
      }),
    )
  })

  test('whatever is typed is read or refused, and never guessed to be something else', () => {
    numberForm.value = form
    fc.assert(
      fc.property(fc.stringMatching(/^[-(]?[0-9., ']{0,12}\)?$/), text => {
        const read = typed(text, 'amount')
        fc.pre(!('fault' in read) && read.value !== null)
        const digits = (of: string): string => of.replace(/\D/g, '').replace(/^0+|0+$/g, '')
        expect(digits(text)).toContain(digits(String(Math.abs(Number(read.value)))))
      }),
    )
  })
})

test.each(['en-US', 'en-IN', 'de-DE', 'de-CH', 'fr-FR', 'es-ES', 'pt-PT', 'sv-SE', 'pl-PL', 'ar-EG', 'hi-IN', 'ja-JP'])(
  'numbers as a system of the land %s writes them are read',
  land => {
    const format = new Intl.NumberFormat(land, {
      numberingSystem: 'latn',
      useGrouping: 'always',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    })
    fc.assert(
      fc.property(cents, value => {
        const text = format.format(Math.abs(value))
        expect(readNumber(text, marksOf(land)), text).toBe(Math.abs(value))
      }),
    )
  },
)

const european = marksOf('de-DE')
const french = marksOf('fr-FR')

test.each([
  ['1.234', 1234],
  ['1.234,5', 1234.5],
  ['1.234.567', 1_234_567],
  // Ambiguous: by the form that was chosen.
  ['1,234', 1.234],
  ['1234,56', 1234.56],
  [',5', 0.5],
  // As Americans write it, and nothing else it could be.
  ['1,234.56', 1234.56],
  ['1,234,567', 1_234_567],
  ['1234.5', 1234.5],
  ['12.34', 12.34],
  ['0.5', 0.5],
  ["1'250", 1250],
  ['1.23.456', null],
  ['12,34,5', null],
  ['', null],
  ['.', null],
  [',', null],
])('where the comma is the decimal mark, %o is %o', (text, value) => {
  expect(readNumber(text, european)).toBe(value)
})

test.each([
  ['1 234,56', 1234.56],
  ['1 234,56', 1234.56],
  ['1 234 567', 1_234_567],
  ['12 34', null],
  // A group to some, decimals to others, neither to this form.
  ['1.234', null],
  ['1,234.5', 1234.5],
])('where spaces part the groups, %o is %o', (text, value) => {
  expect(readNumber(text, french)).toBe(value)
})

test('a text that is no amount is reported in the chosen form', () => {
  numberForm.value = 'point-comma'
  expect(typed('12x', 'amount')).toEqual({ fault: 'An amount, such as 1.234,50 or (1.234)' })
  expect(typed('(1.234,50)', 'amount')).toEqual({ value: -1234.5 })
  expect(typed('1.234,50 €', 'amount')).toEqual({ value: 1234.5 })
  expect([count(1234567), writtenShort(1_250_000), exactPercent(0.0825)]).toEqual(['1.234.567', '1,25M', '8,25 %'])
})
