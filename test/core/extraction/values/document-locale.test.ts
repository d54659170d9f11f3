import { describe, expect, it } from 'vitest'
import { countriesOf, countryOf, dateOrderOf } from '../../../../core/extraction/values/document-locale.ts'

describe('the order of day and month', () => {
  const rows = (days: readonly string[]): readonly string[] => days.map(day => `${day}  Card purchase  12.40  830.00`)

  it('is shown by rows of a list that begin with days above 12 and have no year', () => {
    expect(dateOrderOf(rows(['07/13', '07/14', '07/20']), [{ country: 'NL', weight: 9 }]).order).toBe('month-first')
    expect(dateOrderOf(rows(['13/07', '14/07', '20/07']), [{ country: 'US', weight: 9 }]).order).toBe('day-first')
  })

  it('is shown by rows rather than by a number of the print shop that looks like a date', () => {
    expect(dateOrderOf([...rows(['07/13', '07/14', '07/20']), '0000001 FIS33339 D 12  26/07/07']).order).toBe(
      'month-first',
    )
  })

  it('is not shown by a few numbers that look like days', () => {
    expect(dateOrderOf(rows(['12/24', '07/08']), [{ country: 'NL', weight: 9 }]).order).toBe('day-first')
  })
})

describe('the country', () => {
  it('is not the Netherlands by a phone number before an American state', () => {
    const countries = countriesOf([
      'Supply house 888-555-0110 NY Card 8104',
      '8104 NC Belmont',
      'BELMONT NC 28012-3324',
    ])
    expect(countryOf(countries)).toBe('US')
  })

  it('is the Netherlands by a postal code before its town', () => {
    expect(countryOf(countriesOf(['Keizersgracht 12', '1015 AB Amsterdam']))).toBe('NL')
  })
})
