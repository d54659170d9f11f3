import { describe, expect, it } from 'vitest'
import { dateOrderOf } from '../../../../../core/extraction/values/document-locale.ts'
import { isPeriodText, periodsIn } from '../../../../../core/extraction/values/dates/periods.ts'
import { completePeriod } from '../../../../../core/extraction/values/dates/complete-period.ts'

/** "end/months", with "!" when the day is known, for a header under a title. */
function period(header: string, title = '', order?: 'day-first' | 'month-first'): string | null {
  const own = periodsIn(header, order)[0] ?? null
  const found = completePeriod(own, periodsIn(title, order))
  return found === null ? null : `${found.end}/${found.months}${found.exact ? '!' : ''}`
}

it.each(['Donations Out', 'Money out', 'Check Out', 'Mei Ling', 'SET'])('%s names no month', text =>
  expect(periodsIn(text)).toEqual([]),
)

it('a number that ends before a month is no day', () => {
  expect(periodsIn('Oct 12 64,951.26 Oct 23').map(({ end }) => end.day)).toEqual([12, 23])
})

describe('a header that says all', () => {
  it.each([
    ['December 31, 2023', '2023-12-31/null!'],
    ['31 December 2023', '2023-12-31/null!'],
    ['31st March, 2024', '2024-03-31/null!'],
    ['31.12.2023', '2023-12-31/null!'],
    ['2023-12-31', '2023-12-31/null!'],
    ['12/31/23', '2023-12-31/null!'],
    ['Dec 31, 25', '2025-12-31/null!'],
    ['30. Juni 2024', '2024-06-30/null!'],
    ['Year ended December 31, 2023', '2023-12-31/12!'],
    ['December 3l 2023', '2023-12-31/null!'],
    ['Three months ended March 31, 2024', '2024-03-31/3!'],
    ['Nine Months Ended September 30, 2023', '2023-09-30/9!'],
    ['52 Weeks Ended August 29, 2021', '2021-08-29/12!'],
    ['Thirteen Weeks Ended April 29, 2023', '2023-04-29/3!'],
    ['26 weeks ended 1 July 2023', '2023-07-01/6!'],
    ['Quarter ended June 30, 2023', '2023-06-30/3!'],
    ['Jan - Dec 2024', '2024-12-31/12!'],
    ['Jan/2025 - Dez/2025', '2025-12-31/12!'],
    ['TTM Jun-26', '2026-06-30/12!'],
    ['January through December 2024', '2024-12-31/12!'],
    ['Oct 1, 2023 - Sep 30, 2024', '2024-09-30/12!'],
    ['October 1, 2023 through September 30, 2024', '2024-09-30/12!'],
    ['January 1-March 31, 2025', '2025-03-31/3!'],
    ['January 1 - 31, 2024', '2024-01-31/1!'],
    ['January 1 through January 31, 2026', '2026-01-31/1!'],
    ['June 10-11, 2026', '2026-06-11/1!'],
    ['12.31.23', '2023-12-31/null!'],
    ['Juni 2024', '2024-06-30/1!'],
    ['01.05.14-31.05.14', '2014-05-31/1!'],
    ['1/1/24-12/31/24', '2024-12-31/12!'],
    ['Period 28.6.15 to 2.7.16', '2016-07-02/12!'],
    ['Jan 2024', '2024-01-31/1!'],
    ['Feb 2024', '2024-02-29/1!'],
    ['Dec-23', '2023-12-31/1!'],
  ])('%s', (header, expected) => {
    expect(period(header)).toBe(expected)
  })
})

describe('a header that leaves the day open', () => {
  it.each([
    ['2023', '2023-12-31/null'],
    ['FY2023', '2023-12-31/12'],
    ['Fiscal Year 2023', '2023-12-31/12'],
    ['FY 2023/24', '2024-12-31/12'],
    ['Q3 2024', '2024-09-30/3'],
    ["Q1'24", '2024-03-31/3'],
    ['3Q24', '2024-09-30/3'],
    ['H1 2024', '2024-06-30/6'],
  ])('%s is not exact', (header, expected) => {
    expect(period(header)).toBe(expected)
  })

  it('has no end without a year', () => {
    expect(period('Q1')).toBe('null/3')
  })
})

describe('a title completes a header', () => {
  it('lends day and month to a bare year', () => {
    expect(period('2023', 'For the Years Ended December 31, 2024 and 2023')).toBe('2023-12-31/12!')
    expect(period('2024', 'As of June 30, 2024')).toBe('2024-06-30/null!')
  })

  it('prefers the date of the very year', () => {
    const title = 'For the years ended December 29, 2018 and December 30, 2017'
    expect(period('2018', title)).toBe('2018-12-29/12!')
    expect(period('2017(i)', title)).toBe('2017-12-30/12!')
    expect(period('2016', title)).toBe('2016-12-29/12')
  })

  it('keeps the last day of a month where it wanders', () => {
    expect(period('2023', 'As of February 29, 2024')).toBe('2023-02-28/null!')
  })

  it('finds the year of a month within a fiscal year', () => {
    expect(period('Nov', 'July 2023 through June 2024')).toBe('2023-11-30/1!')
    expect(period('Mar', 'July 2023 through June 2024')).toBe('2024-03-31/1!')
  })

  it('reads prior year and year to date against it', () => {
    expect(period('Prior Year', 'As of March 31, 2024')).toBe('2023-03-31/null')
    expect(period('Year to Date', 'For the Month Ended June 30, 2024')).toBe('2024-06-30/6!')
    expect(period('Prior YTD', 'Period ending 09/30/2024')).toBe('2023-09-30/9')
    expect(period('Prior Yr Month', 'Period ending 09/30/2024')).toBe('2023-09-30/1')
    expect(period('Prior Month', 'Period ending 03/31/2024')).toBe('2024-02-29/1')
    expect(period('Last Quarter', 'As of January 31, 2024')).toBe('2023-10-31/3')
    expect(period('Current Month', 'For the Six Months Ending June 30, 2024')).toBe('2024-06-30/1!')
  })

  it('is the period of a column without a header', () => {
    expect(completePeriod(null, periodsIn('As at 31 December 2025'))?.end).toBe('2025-12-31')
    expect(completePeriod(null, [])).toBeNull()
  })
})

describe('several periods in one line', () => {
  it('states each of them', () => {
    const ends = periodsIn('For the years ended December 29, 2018 and December 30, 2017').map(({ end }) => end.year)
    expect(ends).toEqual([2018, 2017])
  })
})

describe('day first or month first', () => {
  it('is decided by a day beyond twelve', () => {
    expect(dateOrderOf(['03/04/2024', '25/04/2024']).order).toBe('day-first')
    expect(dateOrderOf(['03/04/2024', '04/25/2024']).order).toBe('month-first')
  })

  it('follows the wording where numbers leave it open', () => {
    expect(dateOrderOf(['as at 31 December 2023', '3/4/2024']).order).toBe('day-first')
    expect(dateOrderOf(['3/4/2024']).order).toBe('month-first')
    expect(period('3/4/2024', '', 'day-first')).toBe('2024-04-03/null!')
    expect(period('3/4/2024', '', 'month-first')).toBe('2024-03-04/null!')
  })
})

describe('restated', () => {
  it('is a mark of the period', () => {
    expect(periodsIn('2022 (as restated)')[0]?.restated).toBe(true)
    expect(periodsIn('2022')[0]?.restated).toBe(false)
  })
})

describe('recognized months', () => {
  it('forgives one wrong letter in a long name', () => {
    expect(period('Decernber 31, 2023')).toBe('2023-12-31/null!')
    expect(period('Sample 31, 2023')).toBe('2023-12-31/null')
    expect(period('Decembor 31, 2023')).toBe('2023-12-31/null!')
  })
})

describe('isPeriodText', () => {
  it.each(['December 31, 2023', 'Years ended September 24,', '2023', 'As of June 30, 2024', 'FY2023'])('%s', text => {
    expect(isPeriodText(text)).toBe(true)
  })
  it.each(['Balance Sheet', 'Cash dividends declared in 2023', 'Current liabilities', 'Total'])('not %s', text => {
    expect(isPeriodText(text)).toBe(false)
  })
})

it('the number behind "period" is a month of the fiscal year, and before a range a day', () => {
  const [counted] = periodsIn('Period 10 October 2026', 'day-first')
  expect(counted).toMatchObject({ fiscalMonth: 10, end: { year: 2026, month: 10, day: null } })
  const [range] = periodsIn('For the period 29 September 2024 to 27 September 2025', 'day-first')
  expect(range).toMatchObject({ fiscalMonth: null, months: 12, start: { year: 2024, month: 9, day: 29 } })
})

it('two years that follow each other are a fiscal year', () => {
  expect(periodsIn('2025-2026')).toMatchObject([{ end: { year: 2026 }, months: 12 }])
})
