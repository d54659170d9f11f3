import { expect, test } from 'vitest'
import { dateOrderIn, datesIn } from '../../../../../core/extraction/values/dates/printed-dates.ts'
import { countriesOf, countryOf } from '../../../../../core/extraction/values/document-country.ts'

const first = (text: string): string | undefined => datesIn(text, 'month-first')[0]?.iso

test.each([
  ['23-DEC-2025', '2025-12-23'],
  ['03.04.2024', '2024-04-03'],
  ['2024/03/04', '2024-03-04'],
  ['2024-03-04', '2024-03-04'],
  ['12/31/25 11:31 AM', '2025-12-31'],
  ['31/12/25', '2025-12-31'],
  ['4. März 2024', '2024-03-04'],
  ['le 2 juillet 2015', '2015-07-02'],
  ['1er août 2024', '2024-08-01'],
  ['3 de mayo de 2024', '2024-05-03'],
  ['18 maart 2024', '2024-03-18'],
  ['15 gennaio 2024', '2024-01-15'],
  ['7 de fevereiro de 2024', '2024-02-07'],
  ['this 14th day of March, 2026', '2026-03-14'],
  ['August 3 , 2014', '2014-08-03'],
  ['27-Oct-25', '2025-10-27'],
  ['Decenber 5, 2024', '2024-12-05'],
])('%s', (text, iso) => expect(first(text)).toBe(iso))

test.each([
  '30/02/2024',
  '5,200.00',
  '(314) 917-2427',
  '12 34 2024',
  'May 2024',
  '1.234.567',
  'version 3.2.1',
  'ABC-12-34-5678',
])('%s is no day', text => expect(first(text)).toBeUndefined())

test('a day above 12 settles the order of all', () => {
  expect(dateOrderIn(['03/04/2024', '25/04/2024'], [])).toEqual({ order: 'day-first', certainty: 1 })
  expect(dateOrderIn(['03/04/2024', '04/25/2024'], [])).toEqual({ order: 'month-first', certainty: 1 })
})

test('without one, the country of the parties makes it likely', () => {
  const order = (...texts: string[]) => dateOrderIn(texts, countriesOf(texts)).order
  expect(order('03/04/2024', '12 High Street, Leeds LS1 4AP')).toBe('day-first')
  expect(order('03/04/2024', 'GSTIN: 29ABCDE1234F1Z5')).toBe('day-first')
  expect(order('03/04/2024', 'Tulsa, OK 74103')).toBe('month-first')
})

test('a postal code that no such state has is not of the United States', () => {
  expect(countryOf(countriesOf(['DE 80333 München', 'USt-IdNr. DE123456789']))).toBe('DE')
  expect(countryOf(countriesOf(['Tampa, FL 33619']))).toBe('US')
  expect(countryOf(countriesOf(['nothing of any country']))).toBeNull()
})
