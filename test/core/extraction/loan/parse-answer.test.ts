import { stateCode } from '../../../../core/vocabulary/states.ts'
import { describe, expect, it } from 'vitest'
import { cityStateZip, postalAddress } from '../../../../core/extraction/loan/address.ts'
import { camelCase } from '../../../../core/extraction/loan/other-fields.ts'
import {
  amountIn,
  dateIn,
  emailIn,
  isNothing,
  maskedSsn,
  percentIn,
  personName,
  phoneIn,
  websiteIn,
  withoutSsn,
} from '../../../../core/extraction/loan/parse-answer.ts'

describe('dates as people write them', () => {
  it.each([
    ['03/14/2025', '2025-03-14', 'day'],
    ['3-4-25', '2025-03-04', 'day'],
    ['2008-10-15', '2008-10-15', 'day'],
    ['January 9, 2026', '2026-01-09', 'day'],
    ['9 Jan 2026', '2026-01-09', 'day'],
    ['03 / 30 / 1954', '1954-03-30', 'day'],
    ['08/2019', '2019-08-01', 'month'],
    ['March 1998', '1998-03-01', 'month'],
    ['1996', '1996-01-01', 'year'],
  ])('%s', (text, iso, precision) => expect(dateIn(text)).toMatchObject({ iso, precision }))

  it('reads day and month in the order of the document', () => {
    expect(dateIn('05/11/1977', 'day-first')?.iso).toBe('1977-11-05')
    expect(dateIn('05/11/1977')?.iso).toBe('1977-05-11')
  })

  it('takes two digits of a birth for the last century', () => {
    expect(dateIn('07/19/84', 'month-first', true)?.iso).toBe('1984-07-19')
    expect(dateIn('07/19/24')?.iso).toBe('2024-07-19')
  })

  it.each(['13/13/2020', '02/30/2024', 'soon', ''])('finds none in %j', text => expect(dateIn(text)).toBeNull())
})

describe('persons', () => {
  it.each([
    ['Dr. Priya Raman', 'Priya', 'Raman'],
    ['Dale R. White Jr.', 'Dale', 'White'],
    ['White, Dale R.', 'Dale', 'White'],
    ['Xavier de la Garza', 'Xavier', 'de la Garza'],
    ['Robert Kessler, President', 'Robert', 'Kessler'],
  ])('%s', (text, firstName, lastName) => expect(personName(text)).toEqual({ firstName, lastName }))

  it.each(['Acme', '12 Main Street', 'a@b.example'])('%s is none', text => expect(personName(text)).toBeNull())
})

describe('addresses', () => {
  it('parts one line', () =>
    expect(postalAddress('7710 Old Harding Pike, Nashville, TN 37221')).toEqual({
      line1: '7710 Old Harding Pike',
      line2: null,
      city: 'Nashville',
      state: 'TN',
      zip: '37221',
    }))
  it('parts lines, with a unit of its own', () =>
    expect(postalAddress('901 West Layton Avenue\nSuite 4\nMilwaukee, Wisconsin 53221-0012')).toEqual({
      line1: '901 West Layton Avenue',
      line2: 'Suite 4',
      city: 'Milwaukee',
      state: 'Wisconsin',
      zip: '53221-0012',
    }))
  it('leaves a city without a comma with its street', () =>
    expect(postalAddress('118 Laurel Hill Rd Salem VA 24153')).toMatchObject({
      line1: '118 Laurel Hill Rd Salem',
      city: null,
    }))
  it('reads the state and code of Australia', () =>
    expect(postalAddress('14 Hesse Street, Queenscliff VIC 3225')).toMatchObject({
      line1: '14 Hesse Street',
      city: 'Queenscliff',
      state: 'VIC',
      zip: '3225',
    }))
  it('keeps a street alone', () =>
    expect(postalAddress('6400 Lee Highway, Suite 105')).toMatchObject({
      line1: '6400 Lee Highway, Suite 105',
      zip: null,
    }))
  it('parts a place', () =>
    expect(cityStateZip('Coos Bay, OR 97420')).toEqual({ city: 'Coos Bay', state: 'OR', zip: '97420' }))
  it('knows states', () => {
    expect(stateCode('Missouri')).toBe('MO')
    expect(stateCode('Tex.')).toBeNull()
  })
})

describe('numbers', () => {
  it.each([
    ['$ 350,000', 350000],
    ['$2.1M', 2100000],
    ['94,275.00', 94275],
    ['$7,000.00 /month', 7000],
  ])('%s', (text, value) => expect(amountIn(text)).toBe(value))
  it('reads shares', () => {
    expect(percentIn('51 %')).toBe(51)
    expect(percentIn('140%')).toBeNull()
    expect(percentIn('$55,000')).toBeNull()
    expect(percentIn('6 months')).toBeNull()
  })
  it('reads telephones of ten digits and more', () => {
    expect(phoneIn('(540) 555-0142')).toBe('(540) 555-0142')
    expect(phoneIn('555-0142')).toBeNull()
  })
})

describe('secrets', () => {
  it('masks social security numbers to the last four', () => {
    expect(maskedSsn('900-44-1023')).toBe('***-**-1023')
    expect(maskedSsn('XXX-XX-2231')).toBe('***-**-2231')
    expect(maskedSsn('0000000000')).toBeNull()
  })
  it('masks them in any text and leaves an EIN', () =>
    expect(withoutSsn('EIN 84-1029384, SSN 900-44-1023, 900441024')).toBe(
      'EIN 84-1029384, SSN ***-**-1023, ***-**-1024',
    ))
})

describe('words', () => {
  it('makes names of labels', () => expect(camelCase('# of Trucks (owned):')).toBe('numberOfTrucks'))
  it.each(['N/A', 'none', '--', 'Same as above', ''])('%j says nothing', text => expect(isNothing(text)).toBe(true))
})

describe('addresses of e-mail and the web', () => {
  it('addresses as typed are taken as they are', () => {
    expect(emailIn('Ann.Lee @firm.zzz')).toBe('Ann.Lee@firm.zzz')
    expect(websiteIn('www.firm.zzz/home')).toBe('www.firm.zzz/home')
    expect(emailIn('none')).toBeNull()
    expect(websiteIn('ann@firm.com')).toBeNull()
  })

  it('on a scan an ending nobody has is no address', () => {
    expect(emailIn('info@harbor.qqqqq', true)).toBeNull()
    expect(websiteIn('https://harbor.cxmple/a', true)).toBeNull()
  })

  it('endings that exist stay', () => {
    for (const ending of ['com', 'us', 'co.uk', 'dental', 'example'])
      expect(emailIn(`a@b.${ending}`, true)).toBe(`a@b.${ending}`)
    expect(websiteIn('https://firm.com/About', true)).toBe('https://firm.com/About')
  })
})
