/** Sentences of the service in the user's forms: figures and dates of its own, never what it quotes or names. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { centsText, named, numberText, quoted } from '../../../core/contract/sentence.ts'
import { dateForm } from '../../../renderer/formats/date-form.ts'
import { numberForm } from '../../../renderer/formats/number-form.ts'
import { sentence } from '../../../renderer/formats/sentence.ts'

afterEach(() => {
  numberForm.value = 'system'
  dateForm.value = 'system'
})

describe('in German form', () => {
  beforeEach(() => {
    numberForm.value = 'point-comma'
    dateForm.value = 'day-points'
  })

  test.each([
    [
      'The statement ends on its balance: a difference of 102.10',
      'The statement ends on its balance: a difference of 102,10',
    ],
    ['Total assets 877,895 = cash 1,234.50 (2024-03-31).', 'Total assets 877.895 = cash 1.234,50 (31.03.2024).'],
    ['dated 2024-03-31.', 'dated 31.03.2024.'],
    [
      'Its figures are for 2023-12-31, 2022-12-31. 2023-12-31 is used.',
      'Its figures are for 31.12.2023, 31.12.2022. 31.12.2023 is used.',
    ],
    [
      'Revenue for the year ended December 31, 2024 was $2.10 million, up 7.8%.',
      'Revenue for the year ended 31 December 2024 was $2,10 million, up 7,8%.',
    ],
    ['Cash is -$12,450 and fell by -1,234.5 (−3.5%).', 'Cash is -$12.450 and fell by -1.234,5 (−3,5%).'],
    ['Debt service is covered 1.35x (at least 1.25x).', 'Debt service is covered 1,35x (at least 1,25x).'],
    ['Negative as (1,234) or (1,234.00).', 'Negative as (1.234) or (1.234,00).'],
    ['Tax: 8.25 % of 1,000.00 is 82.50.', 'Tax: 8,25 % of 1.000,00 is 82,50.'],
    ['3,000 × 12.5 = 37,500', '3.000 × 12,5 = 37.500'],
  ])('%o becomes %o', (text, expected) => {
    expect(sentence(text)).toBe(expected)
  })

  test.each([
    'Line 1 ("Pipe 1,200.50 of 2024-03-31"): it is not stated.',
    'The figure printed as “1,234.50” is doubtful.',
    'statement-2024-03-31.pdf: page 3 of 12 was read by OCR in 2024.',
    'Read from march_1,234.50.pdf and from 1,234.50-b.pdf.',
    'Released as version 1.35, build 1.2.3, at 127.0.0.1.',
    'Invoice A-1,234 and unit #1,234 and INV1,234.5 and 1,234.5kg.',
    'Sections 1,2 and 12,34 and 1234,567.',
    'The address in ZIP code 12345-6789, phone 555.123.4567.',
    'Statements of 2024-02-30 and 2024-3-31 and 2024-03-31T10:00:00Z.',
    '12345678901234567.89 is too long to be a figure.',
  ])('%o stays as it is', text => {
    expect(sentence(text)).toBe(text)
  })

  test('what the service quotes because it resembles its own numbers stays', () => {
    const names = ['Bank 2024-03-31 final.pdf', '3,000 Miles Trucking, Inc.', 'Sales tax 8.25%', 'Pipe 24" × 1.5']
    for (const name of names) {
      expect(named(name)).toBe(quoted(name))
      expect(sentence(`${named(name)}: it is 1,234.50.`)).toBe(`${quoted(name)}: it is 1.234,50.`)
    }
    expect(['Alder Creek, Inc.', 'bank.pdf', '20417', 'Invoice no. 5'].map(named)).toEqual([
      'Alder Creek, Inc.',
      'bank.pdf',
      '20417',
      'Invoice no. 5',
    ])
    expect(quoted('24" pipe')).toBe('"24″ pipe"')
  })

  test('every figure the service writes is put into the form', () => {
    for (const value of [0, 5, 999.99, 1000, 1234.5, -1234.56, 98_765_432.1]) {
      const german = (min: number): string =>
        value.toLocaleString('de-DE', { minimumFractionDigits: min, maximumFractionDigits: 2, useGrouping: 'always' })
      expect(sentence(`It is ${centsText(value)}.`)).toBe(`It is ${german(2)}.`)
      expect(sentence(`It is ${numberText(value)}.`)).toBe(`It is ${german(0)}.`)
    }
  })
})

test('in American form only dates change, in ISO form nothing does', () => {
  const text = 'The total is 1,234.50 at 2024-03-31, in the year ended March 31, 2024.'
  numberForm.value = 'comma-point'
  dateForm.value = 'month-first'
  expect(sentence(text)).toBe('The total is 1,234.50 at 03/31/2024, in the year ended March 31, 2024.')
  dateForm.value = 'year-first'
  expect(sentence(text)).toBe('The total is 1,234.50 at 2024-03-31, in the year ended 2024-03-31.')
})
