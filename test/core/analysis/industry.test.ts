/** Industry by what the documents say, and the comparison with published figures. */
import { describe, expect, test } from 'vitest'
import { benchmarkPack, benchmarkMetrics } from '../../../core/analysis/industry/benchmark-pack.ts'
import { compareWithIndustry, industriesFor } from '../../../core/analysis/industry/benchmark.ts'
import { classifyIndustry, unknownIndustry } from '../../../core/analysis/industry/classify.ts'
import { naicsTitle } from '../../../core/analysis/industry/naics-index.ts'
import { tradesIn } from '../../../core/analysis/industry/trades.ts'
import { computeRatios } from '../../../core/analysis/ratios.ts'
import trades from '../../../resources/industry/trades.json' with { type: 'json' }
import { shop } from './subjects.ts'

const classify = (companyName: string | null, ...businessWords: string[]) =>
  classifyIndustry({ naicsCode: null, companyName, businessWords })

describe('classification', () => {
  test.each([
    ['Hollow Creek Excavating, Inc.', [], '238910', '1794', '1799'],
    ['Meyer & Sons Plumbing and Heating', ['Service calls', 'Installations'], '238220', '1711', '1711'],
    ['Bluff City Family Dentistry PLLC', ['Patient fees'], '621210', '8021', '8021'],
    ['Ridge Runner Trucking LLC', ['Freight revenue', 'Fuel', 'Driver wages'], '484110', '4212', '4214'],
  ])('%s', (name, lines, naics, sic, mcc) => {
    const found = classify(name, ...lines)
    expect(found).toMatchObject({ naicsCode: naics, sicCode: sic, mccCode: mcc })
    expect(found.confidence).toBeGreaterThanOrEqual(0.7)
    expect(found.evidence.length).toBeGreaterThan(0)
  })
  test.each([
    ["Dora's", ['Food and beverage sales', 'Catering'], '722511', 'Full-Service Restaurants'],
    // A name that tells only the sector.
    ['Bellwether Construction LLC', [], '23', 'Construction'],
    // A trade the table does not hold, found by the index of NAICS because its title says so.
    [null, ['Poultry processing revenue'], '311615', 'Poultry Processing'],
  ])('%s is proposed, not used', (name, lines, naicsCode, naicsTitle) => {
    const found = classify(name, ...lines)
    expect(found).toMatchObject({ naicsCode: null, naicsTitle: null, proposal: { naicsCode, naicsTitle } })
    expect(found.confidence).toBeLessThan(0.7)
    expect(found.evidence.length).toBeGreaterThan(0)
    expect(
      compareWithIndustry(found, { totalAssets: 1_000_000, currency: 'USD' }, computeRatios(shop).ratios),
    ).toBeNull()
  })
  test.each([
    [null, ['Sales - Store 1', 'Sales - Store 2']],
    ['Big Lots Stores Inc', ['Net sales', 'General and administrative']],
    ['Alder Creek Inc', ['Progress billings', 'Contract revenue - progress billings']],
    ['Northgate LLC', ['General and administrative income', 'Administrative and general revenue']],
  ])('%s, %s: words that name no trade do not', (name, lines) => {
    const found = classify(name, ...lines)
    expect(found).toMatchObject({ naicsCode: null })
    expect(found.proposal ?? null).toBeNull()
  })
  test('phrases are whole words, single letters included', () => {
    expect(tradesIn('ABC C-Store LLC').map(({ trade }) => trade.title)).toEqual(['Convenience Stores'])
    expect(tradesIn('Sales - Store 1')).toEqual([])
  })
  test.each([
    [null, []],
    ['Northgate Holdings LLC', ['Sales', 'Cost of goods sold', 'Gross profit']],
    ['Pear Inc.', ['Products', 'Services', 'Net sales']],
    ['Wexford Group', ['Janitorial', 'Legal', 'Security', 'Consulting']],
  ])('%s is unknown rather than a guess', (name, lines) => {
    const found = classify(name, ...lines)
    expect(found).toMatchObject({ naicsCode: null, naicsTitle: null, sicCode: null, mccCode: null })
    expect(found.confidence).toBeLessThan(0.5)
  })
  test('a code on the document counts more than words', () =>
    expect(classify('Ridge Runner Trucking LLC', 'Business activity code: 238160')).toMatchObject({
      naicsCode: '238160',
      confidence: 0.95,
    }))
  test('a number that is no NAICS code does not', () => expect(classify(null, 'NAICS 999999').naicsCode).toBeNull())
  test('a reviewer decides', () => {
    expect(
      classifyIndustry({ naicsCode: '722511', companyName: 'Ridge Runner Trucking', businessWords: [] }),
    ).toMatchObject({
      naicsCode: '722511',
      naicsTitle: 'Full-Service Restaurants',
      confidence: 1,
    })
  })
  test('what a company buys or owes is not its trade', () =>
    expect(
      classify(
        'Northgate',
        'Business Credit Card',
        'Poultry processing',
        'Plumbing repairs',
        'Dental insurance',
        'Truck loan',
      ).naicsCode,
    ).toBeNull())
  test('expenses of an association are not its trade', () =>
    expect(classify('Larkspur Homeowners Association', 'Landscaping', 'Pest control', 'Insurance').naicsCode).toBe(
      '813990',
    ))
  test('evidence of two sectors cancels out', () =>
    expect(classify('Northgate', 'Dental income', 'Roofing income').naicsCode).toBeNull())
})

describe('the trades table', () => {
  test('every trade is a NAICS industry under its own title, and every phrase is plain and finds it', () => {
    for (const trade of trades.trades) {
      expect(/^\d{6}$/.test(trade.naics) ? naicsTitle(trade.naics) : trade.title).toBe(trade.title)
      for (const phrase of [...(trade.phrases ?? []), ...(trade.overhead ?? []), ...(trade.nameOnly ?? [])]) {
        expect(phrase).toMatch(/^[a-z0-9]+( [a-z0-9]+)*$/)
        expect(tradesIn(phrase).map(m => m.trade.naics)).toContain(trade.naics)
      }
      expect(!trade.sic || Boolean(trade.sicTitle)).toBe(true)
      expect(!trade.mcc || Boolean(trade.mccTitle)).toBe(true)
    }
  })
})

describe('the benchmark', () => {
  const { ratios } = computeRatios(shop)
  const shopIndustry = { ...unknownIndustry, naicsCode: '332710', confidence: 0.8 }
  const us = (totalAssets: number | null) => ({ totalAssets, currency: 'USD' })

  test('compares with firms of the same size in the narrowest industry published for that size', () => {
    const { industryBenchmark, values } = compareWithIndustry(shopIndustry, us(1_200_000), ratios)!
    expect(industryBenchmark).toMatchObject({ naics: '332', year: 2013, assetSizeClass: '$1 to $5 million' })
    expect(industryBenchmark.source).toContain('IRS')
    const current = industryBenchmark.ratios.find(r => r.name === 'currentRatio')!
    expect(current).toMatchObject({ value: 2, benchmark: values['liquidityRatios.currentRatio'] })
    expect(current.difference).toBeCloseTo(2 - current.benchmark!)
  })
  test('more debt than the industry is unfavorable, more margin favorable', () => {
    const compared = compareWithIndustry(shopIndustry, us(1_200_000), ratios)!.industryBenchmark.ratios
    const found = (name: string) => compared.find(ratio => ratio.name === name)!
    expect(found('debtToAssets').favorable).toBe(found('debtToAssets').difference! <= 0)
    expect(found('grossProfitMargin').favorable).toBe(found('grossProfitMargin').difference! >= 0)
    expect(found('payablesTurnover').favorable).toBeNull()
  })
  test('the largest firms compare with the narrowest industry over all sizes', () =>
    expect(compareWithIndustry(shopIndustry, us(3e9), ratios)!.industryBenchmark).toMatchObject({
      naics: '332215',
      assetSizeClass: 'all sizes',
    }))
  test('asset classes are in dollars', () =>
    expect(
      compareWithIndustry(shopIndustry, { totalAssets: 1_200_000, currency: 'DKK' }, ratios)!.industryBenchmark
        .assetSizeClass,
    ).toBe('all sizes'))
  test('the smallest firms compare their leverage with the next class', () => {
    const small = compareWithIndustry(shopIndustry, us(300_000), ratios)!.values
    const next = compareWithIndustry(shopIndustry, us(700_000), ratios)!.values
    expect(small['solvencyRatios.debtToEquity']).toBe(next['solvencyRatios.debtToEquity'])
    expect(small['liquidityRatios.currentRatio']).not.toBe(next['liquidityRatios.currentRatio'])
  })
  test('an unknown industry has none', () => expect(compareWithIndustry(unknownIndustry, us(1e6), ratios)).toBeNull())
  test('published figures: construction, all sizes (IRS SOI 2013)', () => {
    const construction = benchmarkPack().industries.find(i => i.naics === '23')!
    expect(construction.sizes['all']![0]).toBe(695_261)
    expect(
      construction.sizes['all']![1 + benchmarkMetrics.findIndex(m => m.source === 'grossProfitMargin')],
    ).toBeCloseTo(0.252, 3)
  })
  test('every trade finds an industry that contains it', () => {
    for (const { naics } of trades.trades) {
      const [first] = industriesFor(naics, benchmarkPack())
      expect(first, naics).toBeDefined()
    }
  })
})
