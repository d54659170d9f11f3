/** What a person may type in place of a value. */
import { beforeAll, expect, test } from 'vitest'
import { dateForm } from '../../../../renderer/formats/date-form.ts'
import { numberForm } from '../../../../renderer/formats/number-form.ts'
import { choicesOf, typed } from '../../../../renderer/features/review/typed-value.ts'

// Whatever the system's own form is.
beforeAll(() => {
  numberForm.value = 'comma-point'
  dateForm.value = 'month-first'
})

test.each([
  ['1,234.50', 1234.5],
  ['(1,234)', -1234],
  ['−12', -12],
  ['-12', -12],
  ['$ 4,000', 4000],
  ["1'250'000", 1_250_000],
  ['.5', 0.5],
  ['0', 0],
  ['(0)', 0],
  ['', null],
  ['–', null],
])('the amount %o is %o', (text, value) => {
  expect(typed(text, 'amount')).toEqual({ value })
})

test.each(['12x', '1,23', '(5', '5)', '1.2.3', '-'])('%o is no amount', text => {
  expect(typed(text, 'amount')).toHaveProperty('fault')
})

test('dates are days of the calendar', () => {
  expect(typed('2025-12-31', 'date')).toEqual({ value: '2025-12-31' })
  expect(typed('2025-02-30', 'date')).toHaveProperty('fault')
  expect(typed('31.12.2025', 'date')).toEqual({ value: '2025-12-31' })
  expect(typed('2025', 'date')).toEqual({ fault: 'A date, such as 12/31/2025' })
  expect(typed('2015', 'loose date')).toEqual({ value: '2015' })
  expect(typed('6/12/2009', 'loose date')).toEqual({ value: '2009-06-12' })
})

test('texts are taken without the space around them', () => {
  expect(typed('  Acme Ltd ', 'text')).toEqual({ value: 'Acme Ltd' })
})

test('rates are typed as percentages, dates as lines print them, choices as they are called', () => {
  expect(typed('8.25 %', 'rate')).toEqual({ value: 0.0825 })
  expect(typed('8.25', 'rate')).toEqual({ value: 0.0825 })
  expect(typed('much', 'rate')).toHaveProperty('fault')
  expect(typed('3/2/2026', 'date')).toEqual({ value: '2026-03-02' })
  expect(typed('13/2/2026', 'date')).toEqual({ value: '2026-02-13' })
  expect(choicesOf('category')).toEqual([
    { value: null, name: '–' },
    { value: 'hard', name: 'Hard' },
    { value: 'soft', name: 'Soft' },
  ])
  expect(choicesOf('text')).toBeNull()
})
