import { describe, expect, it } from 'vitest'
import { isNoteReference, isYear, parseAmount } from '../../../../../core/extraction/values/amounts/parse-amount.ts'
import { decimalMark } from '../../../../../core/extraction/values/amounts/digits.ts'

const valueOf = (text: string): number | null => parseAmount(text)?.value ?? null

describe('the sign of an amount', () => {
  it.each([
    ['(1,234)', -1234],
    ['$(1,234.50)', -1234.5],
    ['$ (1,234)', -1234],
    ['1,234-', -1234],
    ['-1,234', -1234],
    ['–$960,000', -960000],
    ['\u2212 5', -5],
    ['-$ 5', -5],
    ['$-229,803.01', -229803.01],
    ['<1,234>', -1234],
    ['[1,234]', -1234],
    ['£(10,936)', -10936],
    ['+12', 12],
  ])('%s', (text, value) => {
    expect(valueOf(text)).toBe(value)
  })

  it('takes a lost parenthesis for negative, with less certainty', () => {
    expect(parseAmount('(1,234')).toMatchObject({ value: -1234 })
    expect(parseAmount('1,234)')?.value).toBe(-1234)
    expect(parseAmount('1,234)')?.certainty).toBeLessThan(0.9)
  })

  it('never makes a negative zero', () => {
    expect(Object.is(parseAmount('(0.00)')?.value, 0)).toBe(true)
  })
})

describe('a stated zero', () => {
  it.each(['-', '—', '–', '- -', '-0-', '$ -', '£ —', 'nil', 'Nil', '—%'])('%s', text => {
    expect(parseAmount(text)).toMatchObject({ value: 0, dash: true })
  })
})

describe('grouping and decimals', () => {
  it.each([
    ['1,234,567.89', 1234567.89, 0.01],
    ['1.234.567,89', 1234567.89, 0.01],
    ['1 234 567', 1234567, 1],
    ["1'234.50", 1234.5, 0.01],
    ['12,34,567', 1234567, 1],
    ['1,23,45,678.90', 12345678.9, 0.01],
    ['.50', 0.5, 0.01],
    ['8.5M', 8500000, 100000],
    ['1.2bn', 1200000000, 100000000],
    ['95K DKK', 95000, 1000],
    ['2.5 million', 2500000, 100000],
    ['₹ 12.5 Cr', 125000000, 1000000],
  ])('%s', (text, value, step) => {
    const reading = parseAmount(text)
    expect(reading?.value).toBe(value)
    expect(reading?.step).toBeCloseTo(step, 6)
  })

  it('reads one mark before three digits by the style of the table', () => {
    expect(parseAmount('1.234', { decimal: ',' })?.value).toBe(1234)
    expect(parseAmount('1.234', { decimal: '.' })?.value).toBe(1.234)
    expect(parseAmount('1,234', { decimal: '.' })?.value).toBe(1234)
    expect(parseAmount('1,234', { decimal: ',' })?.value).toBe(1.234)
  })

  it('finds the style by vote', () => {
    expect(decimalMark(['1.234', '850', '384'])).toBe(',')
    expect(decimalMark(['1,234', '850', '12.5'])).toBe('.')
    expect(decimalMark(['1.234', '1.234.567', '12,50'])).toBe(',')
    expect(decimalMark(['1.234', '1,234,567.00', '2,345.10'])).toBe('.')
    expect(decimalMark([])).toBe('.')
  })

  it('marks an amount whose last group is short', () => {
    expect(parseAmount('1,165,00')?.broken).toBe(true)
    expect(parseAmount('1,165,000')?.broken).toBe(false)
  })
})

describe('amounts of invoices and checks', () => {
  it.each([
    ['11,100=00', 11100, 0.01],
    ['625000/-', 625000, 1],
    ['4,500 /-', 4500, 1],
    ['500.-', 500, 1],
    ['1,200-00', 1200, 0.01],
    ['(-)0.62', -0.62, 0.01],
    ['Rs ; 999', 999, 1],
    ['8180.999999999999', 8181, 0.01],
  ])('%s', (text, value, step) => {
    expect(parseAmount(text)).toMatchObject({ value, step, certainty: 1 })
  })

  it('knows the side behind cents, and no letter behind a whole number', () => {
    expect(parseAmount('921.58 D')).toMatchObject({ value: 921.58, side: 'DR' })
    expect(parseAmount('3,445.61OD')).toMatchObject({ side: 'DR' })
    expect(parseAmount('12 D')).toBeNull()
  })

  it('separates amounts of money from counts', () => {
    for (const text of ['$12', '12.50', '1,250', '625000/-', 'EUR 7']) expect(parseAmount(text)?.monetary).toBe(true)
    for (const text of ['12', '2.5', '7%']) expect(parseAmount(text)?.monetary).toBe(false)
  })

  it('states the printed sign', () => {
    expect(parseAmount('12.00+')).toMatchObject({ value: 12, sign: 1 })
    expect(parseAmount('12.00-')).toMatchObject({ value: -12, sign: -1 })
    expect(parseAmount('(12)')?.sign).toBe(-1)
    expect(parseAmount('12')?.sign).toBe(0)
  })
})

describe('marks at the amount', () => {
  it('knows the currency before, after, glued and apart', () => {
    expect(parseAmount('US$1,234')?.currency).toBe('USD')
    expect(parseAmount('$1,234')?.currency).toBe('$')
    expect(parseAmount('1.234,00 €')?.currency).toBe('EUR')
    expect(parseAmount('21,110,665.00 P')?.currency).toBe('PHP')
    expect(parseAmount('Rs. 5,00,000')).toMatchObject({ currency: 'INR', value: 500000 })
    expect(parseAmount('CA$ 12')?.currency).toBe('CAD')
  })

  it('leaves the side of the ledger to the column', () => {
    expect(parseAmount('1,234.00CR')).toMatchObject({ value: 1234, side: 'CR' })
    expect(parseAmount('1,234.00 Dr')).toMatchObject({ value: 1234, side: 'DR' })
  })

  it('drops footnote marks', () => {
    expect(valueOf('1,234(1)')).toBe(1234)
    expect(valueOf('(1,234)(a)')).toBe(-1234)
    expect(valueOf('1,234*')).toBe(1234)
    expect(valueOf('1,234\u00b9')).toBe(1234)
  })

  it('knows percentages', () => {
    expect(parseAmount('12.5%')).toMatchObject({ value: 12.5, percent: true })
    expect(parseAmount('(2.3)%')).toMatchObject({ value: -2.3, percent: true })
  })
})

describe('no amounts', () => {
  it.each([
    '31.12.2023',
    '12/31/23',
    '28.6.15',
    '555-1234',
    '12-34-5678',
    'Note 3',
    '4-1000',
    '10-K',
    'Q3',
    '9:12',
    '1.2.3',
    'P',
    '$',
    '',
    '12345678901234567',
    '31,',
  ])('%j', text => {
    expect(parseAmount(text)).toBeNull()
  })

  it('keeps "not available" apart from zero', () => {
    expect(parseAmount('n/a')).toBeNull()
    expect(parseAmount('N/M')).toBeNull()
  })
})

describe('OCR text', () => {
  it.each([
    ['l,234', 1234],
    ['4O9,52S', 409525],
    ['1.234.567', 1234567],
    ['1.234', 1234],
    ['1, 234', 1234],
    ['4,21 0,079', 4210079],
    ['(1,234}', -1234],
    ['8,216,148,00', 8216148],
    ['21.110,665.00', 21110665],
    ['17,90,500.00°', 1790500],
    ['—-21,502,034.00', 21502034],
    ['102,525 50', 102525.5],
    ['(39,477 00)', -39477],
    ['7,25,0001-', 725000],
    ['§21.00', 521],
  ])('%s', (text, value) => {
    expect(parseAmount(text, { ocr: true })?.value).toBe(value)
  })

  it('is less certain of what it repaired', () => {
    expect(parseAmount('l,234', { ocr: true })?.certainty).toBeLessThan(0.7)
    expect(parseAmount('1,234', { ocr: true })?.certainty).toBe(1)
  })

  it('repairs nothing in a sound text layer', () => {
    expect(parseAmount('l,234')).toBeNull()
  })
})

describe('years and note references', () => {
  it('knows the years that head columns', () => {
    expect(isYear('2023')).toBe(true)
    expect(isYear('2017(i)')).toBe(true)
    expect(isYear('2,023')).toBe(false)
    expect(isYear('1887')).toBe(false)
  })

  it('knows references to notes', () => {
    for (const text of ['7', '12', '(2,13)', '4, 5', '12a', '3.1']) expect(isNoteReference(text)).toBe(true)
    for (const text of ['123', '1,234', '01/29/26', '7%']) expect(isNoteReference(text)).toBe(false)
  })
})
