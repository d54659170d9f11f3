/** What a masked text keeps: words of captions, dates without their year, numbers of pages. */
import { describe, expect, test } from 'vitest'
import { keptWords } from '../../../../core/workflows/diagnostics/kept-words.ts'
import { maskText, maskUnits, yearShiftOf } from '../../../../core/workflows/diagnostics/mask-text.ts'

const years = yearShiftOf(['December 31, 2025 and 2024', 'Year ended 12/31/2025'])
const masked = (text: string): string => maskText(text, { years, names: [] })

describe('a masked text', () => {
  test.each([
    ['Total current assets 1,234,567', 'Total current assets 9,999,999'],
    ['TOTAL ASSETS (4,210.55)', 'TOTAL ASSETS (9,999.99)'],
    ["Owner's equity", "Owner's equity"],
    ['Wilhelmina Quartzman, CEO-Elect', 'Xxxxxxxxxx Xxxxxxxxx, XXX-Xxxxx'],
    ['O’Brannigan & Çelik GmbH', 'X’Xxxxxxxxx & Xxxxx GmbH'],
    ['w.quartzman@alder.example', 'x.xxxxxxxxx@xxxxx.xxxxxxx'],
    ['(603) 555-0168', '(999) 999-9999'],
    ['SSN 900-52-8813', 'SSN 999-99-9999'],
    ['Account number: 000-7734821', 'Account number: 999-9999999'],
    ['１２３ ٤٥ ½', '999 99 9'],
    ['𝐁𝐨𝐛', 'Xxx'],
    ['0 0.00 0.05', '0 0.00 9.99'],
    ['Page 2 of 14', 'Page 2 of 14'],
    ['Form 4562', 'Form 9999'],
  ])('of %j is %j', (text, expected) => expect(masked(text)).toBe(expected))

  test.each([
    ['December 31, 2025', 'December 31, 2001'],
    ['31 December 2024', '31 December 2000'],
    ['12/31/2025', '12/31/2001'],
    ['31.12.25', '31.12.01'],
    ['2025-12-31', '2001-12-31'],
    ['Jan 02 2025', 'Jan 02 2001'],
    ['02/17', '02/17'],
    ['02/17 18.00', '02/17 99.99'],
    ['FY 2023 budget 2026', 'FY 1999 budget 2002'],
    ['born 09/14/1976', 'born 99/99/9999'],
    ['14 September 1976', '14 September 9999'],
    ['45/67/2025', '99/99/9999'],
    ['2,025', '9,999'],
    ['$2025', '$9999'],
    ['2025.50', '9999.99'],
    ['120-31/12', '999-99/99'],
  ])('with dates: of %j is %j', (text, expected) => expect(masked(text)).toBe(expected))

  test('has the units of the original, so that words keep their places', () => {
    const text = 'Total 𝐁𝐨𝐛 12'
    const units = maskUnits(text, { years, names: [] })
    expect(units).toHaveLength(text.length)
    expect(units.slice(6, 12).join('')).toBe('Xxx')
    expect(units.slice(13).join('')).toBe('99')
  })

  test('masks names whatever they consist of', () => {
    const text = 'General Equipment Leasing 12/31/2025 Equipment'
    expect(maskText(text, { years, names: [[0, 36]] })).toBe('Xxxxxxx Xxxxxxxxx Xxxxxxx 99/99/9999 Equipment')
  })

  test('takes the most frequent years for those of the document, not a number that looks like one', () => {
    const texts = ['2025 2024', '12/31/2025', 'December 31, 2024', 'Part 2089']
    expect(yearShiftOf(texts).shifted(2025)).toBe(2001)
    expect(yearShiftOf(['nothing']).shifted(2025)).toBeNull()
  })
})

describe('the words that are kept', () => {
  test('are those of captions, in their variants', () => {
    const { words, phrases } = keptWords()
    for (const word of [
      'total',
      'assets',
      'debits',
      'debit',
      'activities',
      'activity',
      'invoice',
      'withdrawals',
      'december',
      'accum',
    ])
      expect(words, word).toContain(word)
    expect(phrases).toContain('total assets')
  })

  test('are no names of banks, makers, funders and places, and no single letters', () => {
    const { words } = keptWords()
    const names = [
      'fargo',
      'santander',
      'citibank',
      'jpmorgan',
      'kabbage',
      'navitas',
      'kubota',
      'caterpillar',
      'peterbilt',
      'vermont',
      'ohio',
      'amazon',
      'uber',
    ]
    expect(names.filter(name => words.has(name))).toEqual([])
    expect([...words].filter(word => word.length < 2)).toEqual([])
  })
})
