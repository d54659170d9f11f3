import { test as property } from '@fast-check/vitest'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countriesOf, countryOf, dateOrderOf } from '../../../../../core/extraction/values/document-locale.ts'
import { datesIn, dateTokens } from '../../../../../core/extraction/values/dates/date-tokens.ts'

const first = (text: string): string | undefined => datesIn(text, 'month-first')[0]?.iso

test.each([
  ['23-DEC-2025', '2025-12-23'],
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

test('dots put the day first where the document shows no other order', () => {
  expect(dateTokens('03.04.2024')[0]?.iso).toBe('2024-04-03')
  expect(datesIn('03.04.2024', 'month-first')[0]?.iso).toBe('2024-03-04')
  const american = ['Bid Date: 8.11.21', 'Houston, Texas 77073', 'Plan Date: 5.24.21']
  expect(dateOrderOf(american, countriesOf(american)).order).toBe('month-first')
  const doubtful = ['Date: 8.11.21', 'Houston, Texas 77073']
  expect(dateOrderOf(doubtful, countriesOf(doubtful))).toEqual({ order: 'month-first', certainty: 0.88 })
  const german = ['Rechnung vom 03.04.2024', 'Fällig am 17.04.2024']
  expect(dateOrderOf(german, countriesOf(german)).order).toBe('day-first')
})

test('the number of a period before its month is no day', () => {
  expect(first('Period 9 - September 2026')).toBeUndefined()
  expect(first('Closed 9 - September 2026')).toBe('2026-09-09')
})

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

test('a day above 12 decides the order of all', () => {
  expect(dateOrderOf(['03/04/2024', '25/04/2024'], [])).toEqual({ order: 'day-first', certainty: 1 })
  expect(dateOrderOf(['03/04/2024', '04/25/2024'], [])).toEqual({ order: 'month-first', certainty: 1 })
})

test('months beside days without a year, and ranges of dates, speak for an order', () => {
  expect(dateOrderOf(['£ 000', 'December 31, December 31,', '2024 2023'], []).order).toBe('month-first')
  expect(dateOrderOf(['1/1/24-12/31/24', '£', '£'], []).order).toBe('month-first')
  expect(dateOrderOf(['€ 1,200.00', '07/08/2025'], []).order).toBe('month-first')
})

test('without one, the country of the parties makes it likely', () => {
  const order = (...texts: string[]) => dateOrderOf(texts, countriesOf(texts)).order
  expect(order('03/04/2024', '12 High Street, Leeds LS1 4AP')).toBe('day-first')
  expect(order('03/04/2024', 'GSTIN: 29ABCDE1234F1Z5')).toBe('day-first')
  expect(order('03/04/2024', 'Tulsa, OK 74103')).toBe('month-first')
})

test('a postal code that no such state has is not of the United States', () => {
  expect(countryOf(countriesOf(['DE 80333 München', 'USt-IdNr. DE123456789']))).toBe('DE')
  expect(countryOf(countriesOf(['Tampa, FL 33619']))).toBe('US')
  expect(countryOf(countriesOf(['nothing of any country']))).toBeNull()
})

test.each([
  ['Mar 14', { year: null, month: 3, day: 14 }],
  ['12th Feb', { year: null, month: 2, day: 12 }],
  ['14MAR', { year: null, month: 3, day: 14 }],
  ['08/2019', { year: 2019, month: 8, day: null }],
  ['01.03.', { year: null, month: 3, day: 1 }],
  ['December 3l', { year: null, month: 12, day: 31 }],
  ['Dec-23', { year: 2023, month: 12, day: null }],
  ['11,11,2024', { year: 2024, month: 11, day: 11 }],
])('%s is a date in part', (text, parts) => {
  expect(dateTokens(text, { parts: 'numbers' })).toMatchObject([{ ...parts, start: 0, end: text.length }])
})

test('two numbers that may change places are distinguished from those that may not', () => {
  const [open, decided, same] = ['3/4/2024', '13/4/2024', '4/4/2024'].map(text => dateTokens(text)[0]!)
  expect(open).toMatchObject({ iso: '2024-03-04', numbers: [3, 4], ambiguous: true })
  expect(dateTokens('3/4/2024', { order: 'day-first' })[0]!.iso).toBe('2024-04-03')
  expect([decided!.ambiguous, same!.ambiguous]).toEqual([false, false])
})

const names = 'January February March April May June July August September October November December'.split(' ')
const day = fc.record({ year: fc.integer({ min: 1990, max: 2050 }), month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 28 }) }) // prettier-ignore

property.prop([day])('a formatted date parses to itself', ({ year, month, day }) => {
  const iso = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const name = names[month - 1]!
  for (const text of [iso, `${name} ${day}, ${year}`, `${day} ${name} ${year}`, `${day}.${month}.${year}`])
    expect(dateTokens(`x ${text} y`)).toMatchObject([{ iso, start: 2, end: 2 + text.length }])
  expect(dateTokens(`${month}/${day}/${year}`)[0]!.iso).toBe(iso)
  expect(dateTokens(`${day}/${month}/${year}`, { order: 'day-first' })[0]!.iso).toBe(iso)
})

property.prop([fc.string({ unit: fc.constantFrom(..."0123456789 ./-,'May’decTHth月年é\n") })])(
  'tokens stand in their text, in order and apart',
  text => {
    let end = 0
    for (const token of dateTokens(text, { parts: 'numbers' })) {
      expect(token.start).toBeGreaterThanOrEqual(end)
      expect(token.end).toBeGreaterThan(token.start)
      end = token.end
    }
    expect(end).toBeLessThanOrEqual(text.length)
  },
)

test.each(['1', '1/', '1 ', 'may', 'may ', '2024-', "'", '1, '])('long repetitions of %j take linear time', unit => {
  const text = unit.repeat(100_000)
  const start = performance.now()
  dateTokens(text, { parts: 'numbers' })
  expect(performance.now() - start).toBeLessThan(5000)
})
