/** The workbook through its front door: what a spreadsheet program finds in it, and what it calculates from it. */
import type Excel from 'exceljs'
import JSZip from 'jszip'
import { describe, expect, it } from 'vitest'
import { fieldAt, fieldPaths, statementKinds, type FieldPath } from '../../../core/contract/statement-figures.ts'
import { financialReport } from '../../../core/reports/financial-report.ts'
import { contentTypeFaults, relationFaults, xmlFaults } from '../../support/office-package.ts'
import { formulaCells, libreOffice, openWorkbook, recalculate } from '../../support/open-workbook.ts'
import { sampleResult } from '../../support/sample-result.ts'
import { variants } from '../../support/sample-variants.ts'

const sheetNames = [
  'Executive Summary',
  'Balance Sheet Analysis',
  'Income Statement Analysis',
  'Cash Flow Analysis',
  'Financial Ratios',
  'Trend Analysis',
  'Raw Data',
]

describe.each(Object.entries(variants))('workbook of %s', (_, make) => {
  it('has the seven sheets, in order', async () => {
    const book = await openWorkbook(await financialReport(make()))
    expect(book.worksheets.map(sheet => sheet.name)).toEqual(sheetNames)
    for (const sheet of book.worksheets) {
      expect(sheet.pageSetup).toMatchObject({ orientation: 'landscape', fitToPage: true })
      expect(sheet.headerFooter.oddFooter).toContain('&P of &N')
      expect(sheet.views[0]).toMatchObject({ state: 'frozen', showGridLines: false })
    }
  })

  it('is a sound package', async () => {
    const zip = await JSZip.loadAsync(await financialReport(make()))
    const parts = Object.keys(zip.files).filter(name => !zip.files[name]!.dir)
    const xml = Object.fromEntries(
      await Promise.all(parts.map(async part => [part, await zip.file(part)!.async('string')] as const)),
    )
    expect([...xmlFaults(xml), ...relationFaults(xml), ...contentTypeFaults(xml)]).toEqual([])
    for (const part of parts.filter(name => name.startsWith('xl/drawings/drawing'))) {
      const ids = [...xml[part]!.matchAll(/<xdr:cNvPr id="(\d+)"/g)].map(match => match[1])
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  it('has dates as dates, in the short form of whoever opens it', async () => {
    const bytes = await financialReport(make())
    const book = await openWorkbook(bytes)
    const forms = new Set<string>()
    const texts: string[] = []
    for (const sheet of book.worksheets)
      sheet.eachRow(row =>
        row.eachCell(({ value, numFmt }) => {
          if (value instanceof Date) forms.add(numFmt)
          if (typeof value === 'string') texts.push(value)
        }),
      )
    expect(texts.filter(text => /^\d{4}-\d{2}-\d{2}$/.test(text))).toEqual([])
    // No form of its own among the styles: format 14, which follows the system.
    const styles = await (await JSZip.loadAsync(bytes)).file('xl/styles.xml')!.async('string')
    expect([...forms]).toEqual(forms.size === 0 ? [] : ['mm-dd-yy'])
    expect(styles).not.toContain('mm-dd-yy')
    expect(forms.size === 0 || styles.includes('numFmtId="14"')).toBe(true)
  })

  it('holds every stated figure once and leaves the others empty', async () => {
    const result = make()
    const book = await openWorkbook(await financialReport(result))
    const values: number[] = []
    book.getWorksheet('Raw Data')!.eachRow((row, number) => {
      const value = row.getCell('E').value
      if (number > 6 && typeof value === 'number') values.push(value)
    })
    const periods = result.periods.length > 0 ? result.periods : [result]
    const stated = periods.flatMap(period =>
      statementKinds.flatMap(kind =>
        (fieldPaths[kind] as readonly FieldPath[]).flatMap(path =>
          period[kind] ? (fieldAt(period[kind], path as never) ?? []) : [],
        ),
      ),
    )
    const market = Object.entries(result.ratioDetails['valuationRatios.priceToEarnings']?.inputs ?? {}).some(
      ([name, value]) => name.startsWith('metadata/') && value !== null,
    )
    expect(values.slice(0, stated.length).toSorted((a, b) => a - b)).toEqual(stated.toSorted((a, b) => a - b))
    expect(values.length > stated.length).toBe(market)
  })

  it('caches a result in every formula, and none is an error', async () => {
    const bytes = await financialReport(make())
    const zip = await JSZip.loadAsync(bytes)
    for (let sheet = 1; sheet <= sheetNames.length; sheet++) {
      const xml = await zip.file(`xl/worksheets/sheet${sheet}.xml`)!.async('string')
      expect(xml.match(/<\/f>(?!<v>)/g)).toBeNull()
      expect(xml.match(/t="e"|NaN|Infinity/g)).toBeNull()
    }
    for (const { result } of formulaCells(await openWorkbook(bytes)))
      expect(typeof result === 'string' && result.startsWith('{')).toBe(false)
  })
})

describe('workbook', () => {
  it('computes the ratios of the analysis by formulas over the raw data', async () => {
    const result = sampleResult()
    const sheet = (await openWorkbook(await financialReport(result))).getWorksheet('Financial Ratios')!
    const shown = new Map<string, { formula: string | undefined; result: unknown }>()
    sheet.eachRow(row => {
      const name = row.getCell(1).text
      if (!shown.has(name)) shown.set(name, { formula: row.getCell(2).formula, result: row.getCell(2).result })
    })
    expect(shown.get('Current ratio')!.result).toBeCloseTo(result.financialRatios.liquidityRatios.currentRatio!, 12)
    expect(shown.get('Debt service coverage')!.result).toBeCloseTo(
      result.financialRatios.solvencyRatios.debtServiceCoverageRatio!,
      12,
    )
    expect(shown.get('Return on invested capital')!.result).toBeCloseTo(
      result.financialRatios.profitabilityRatios.returnOnInvestedCapital!,
      12,
    )
    for (const name of ['Current ratio', 'Cash conversion cycle', 'EBITDA margin'])
      expect(shown.get(name)!.formula).toContain("'Raw Data'!$E$")
  })

  it('finds a formula for every ratio the analysis states, whatever the periods', async () => {
    for (const [name, make] of Object.entries(variants)) {
      const result = make()
      const sheet = (await openWorkbook(await financialReport(result))).getWorksheet('Financial Ratios')!
      const constants: string[] = []
      sheet.eachRow((row, number) => {
        const cell = row.getCell(2)
        if (number > 6 && row.getCell(1).value !== null && typeof cell.value === 'number')
          constants.push(row.getCell(1).text)
      })
      expect(constants, name).toEqual([])
    }
  })

  it('grows by formulas that give the growth of the analysis', async () => {
    const result = sampleResult()
    const sheet = (await openWorkbook(await financialReport(result))).getWorksheet('Trend Analysis')!
    const row = sheet.getRow(6)
    expect(row.getCell(1).value).toBe('Revenue')
    expect(row.getCell(5).formula).toBeDefined()
    expect(row.getCell(5).result).toBeCloseTo(result.trendAnalysis.yearOverYear.revenue.growth!, 12)
    expect(row.getCell(6).result).toBe('increasing')
  })

  it('is the same file for the same result', async () => {
    const [once, again] = await Promise.all([financialReport(sampleResult()), financialReport(sampleResult())])
    expect(Buffer.compare(once, again)).toBe(0)
  })

  it('shows a ratio the raw figures do not give as the analysis states it, and says so', async () => {
    const result = sampleResult()
    result.financialRatios.liquidityRatios.currentRatio = 9.87
    const sheet = (await openWorkbook(await financialReport(result))).getWorksheet('Financial Ratios')!
    const row = rowOf(sheet, 'Current ratio')
    expect(row.getCell(2).value).toBe(9.87)
    expect(String((row.values as unknown[]).at(-1))).toContain('not a formula over the raw data')
  })

  it('shows the ratios of an older period as the analysis computed them, whatever its raw figures would give', async () => {
    const result = sampleResult()
    const [, before] = result.periods
    const details = before!.ratioDetails!
    before!.ratioDetails = {
      ...details,
      'liquidityRatios.currentRatio': { ...details['liquidityRatios.currentRatio']!, value: 1.23 },
      'liquidityRatios.quickRatio': {
        ...details['liquidityRatios.quickRatio']!,
        value: null,
        reason: 'missing_input',
      },
    }
    const sheet = (await openWorkbook(await financialReport(result))).getWorksheet('Financial Ratios')!
    expect(rowOf(sheet, 'Current ratio').getCell(3).value).toBe(1.23)
    expect(rowOf(sheet, 'Quick ratio').getCell(3).value).toBeNull()
    expect(rowOf(sheet, 'Cash ratio').getCell(3).result).toBeCloseTo(details['liquidityRatios.cashRatio']!.value!, 9)
  })

  it('leaves blank with its reason what the analysis could not compute', async () => {
    const sheet = (await openWorkbook(await financialReport(variants['negative equity and losses']!()))).getWorksheet(
      'Financial Ratios',
    )!
    const row = rowOf(sheet, 'Debt to equity (debt to worth)')
    expect(row.getCell(2).result ?? '').toBe('')
    expect(String((row.values as unknown[]).at(-1))).toContain('Equity is zero or negative.')
  })

  it('names the figures of the latest period', async () => {
    const result = sampleResult()
    const book = await openWorkbook(await financialReport(result))
    const [range] = book.definedNames.getRanges('BalanceSheet_totalAssets').ranges
    const cell = book.getWorksheet('Raw Data')!.getCell(range!.split('!')[1]!.replaceAll('$', ''))
    expect(cell.value).toBe(result.balanceSheet.assets.totalAssets)
  })

  it('writes texts of documents as texts, never as formulas', async () => {
    const book = await openWorkbook(await financialReport(variants['hostile texts']!()))
    const raw = book.getWorksheet('Raw Data')!
    const labels: unknown[] = []
    raw.eachRow((row, number) => {
      if (number > 6) for (const column of ['D', 'I', 'L']) labels.push(row.getCell(column).value)
    })
    expect(labels).toContain("=cmd|'/C calc'!A0")
    expect(formulaCells(book).filter(cell => cell.sheet === 'Raw Data')).toEqual([])
    expect(book.getWorksheet('Executive Summary')!.getCell('A1').value).toBe(
      '=HYPERLINK("http://127.0.0.1","&P Müller & Söhne")',
    )
  })

  it('draws charts whose cached values are those of the cells', async () => {
    const bytes = await financialReport(sampleResult())
    const zip = await JSZip.loadAsync(bytes)
    const book = await openWorkbook(bytes)
    const charts = Object.keys(zip.files).filter(name => /^xl\/charts\/chart\d+\.xml$/.test(name))
    expect(charts).toHaveLength(6)
    for (const path of charts) {
      const xml = await zip.file(path)!.async('string')
      for (const [, reference, cache] of xml.matchAll(
        /<c:numRef><c:f>([^<]*)<\/c:f><c:numCache>(.*?)<\/c:numCache>/g,
      )) {
        const cached = [...cache!.matchAll(/<c:v>([^<]*)<\/c:v>/g)].map(match => Number(match[1]))
        expect(numbersAt(book, reference!.replaceAll('&apos;', "'"))).toEqual(cached)
      }
      const values = [...xml.matchAll(/<c:numCache>(.*?)<\/c:numCache>/g)].flatMap(([, cache]) =>
        [...cache!.matchAll(/<c:v>([^<]*)<\/c:v>/g)].map(match => Number(match[1])),
      )
      expect(xml.includes('<c:min val="0"/>'), 'bars begin at zero').toBe(values.every(value => value >= 0))
      expect(xml.match(/<c:ser>/g)!.length).toBe([...xml.matchAll(/<c:ser>.*?<c:spPr><a:solidFill>/g)].length)
    }
  })
})

/** Those whose formulas differ from each other's in kind. */
const calculatedVariants = [
  'three years',
  'balance sheet only',
  'cash flow statement only',
  'figures on top only',
  '9 quarters',
  'statements on different dates',
  'annual and quarterly',
  'negative equity and losses',
  'tiny amounts',
  'huge amounts',
  'market data',
  'hostile texts',
]

describe.skipIf(libreOffice === null)('recalculated by LibreOffice (skipped where it is not installed)', () => {
  it('gives the cached result in every formula', async () => {
    const written: Uint8Array[] = []
    for (const name of calculatedVariants) written.push(await financialReport(variants[name]!()))
    const calculated = await recalculate(written)
    for (const [index, bytes] of written.entries()) {
      const name = calculatedVariants[index]
      const expected = formulaCells(await openWorkbook(bytes))
      const found = new Map(
        formulaCells(calculated[index]!).map(cell => [`${cell.sheet}!${cell.address}`, cell.result]),
      )
      const wrong = expected
        .filter(cell => !same(cell.result, found.get(`${cell.sheet}!${cell.address}`) ?? null))
        .map(cell => ({ ...cell, calculated: found.get(`${cell.sheet}!${cell.address}`) }))
      expect(wrong, name).toEqual([])
    }
  })

  it('carries a changed raw figure to every sheet', async () => {
    const result = sampleResult()
    const book = await openWorkbook(await financialReport(result))
    const [range] = book.definedNames.getRanges('BalanceSheet_totalCurrentAssets').ranges
    const doubled = result.balanceSheet.assets.currentAssets.totalCurrentAssets! * 2
    book.getWorksheet('Raw Data')!.getCell(range!.split('!')[1]!.replaceAll('$', '')).value = doubled
    const [calculated] = await recalculate([new Uint8Array(await book.xlsx.writeBuffer())])
    const ratio = rowOf(calculated!.getWorksheet('Financial Ratios')!, 'Current ratio').getCell(2).result
    expect(ratio).toBeCloseTo(result.financialRatios.liquidityRatios.currentRatio! * 2, 9)
    expect(rowOf(calculated!.getWorksheet('Balance Sheet Analysis')!, 'Total current assets').getCell(2).result).toBe(
      doubled,
    )
    expect(formulaCells(calculated!).some(cell => cell.sheet === 'Executive Summary' && cell.result === ratio)).toBe(
      true,
    )
  })
})

function rowOf(sheet: Excel.Worksheet, name: string): Excel.Row {
  for (let number = 1; number <= sheet.rowCount; number++)
    if (sheet.getRow(number).getCell(1).value === name) return sheet.getRow(number)
  throw new Error(`no row ${name}`)
}

const same = (expected: unknown, found: unknown): boolean =>
  typeof expected === 'number' && typeof found === 'number'
    ? Math.abs(expected - found) <= 1e-9 * Math.max(1, Math.abs(expected))
    : (expected ?? '') === (found ?? '')

function numbersAt(book: Awaited<ReturnType<typeof openWorkbook>>, reference: string): number[] {
  const [, sheet, from, to] = /^'([^']+)'!(.+):(.+)$/.exec(reference.replaceAll('$', ''))!
  const [a, b] = [book.getWorksheet(sheet)!.getCell(from!), book.getWorksheet(sheet)!.getCell(to!)]
  const numbers: number[] = []
  for (let row = Number(a.row); row <= Number(b.row); row++)
    for (let column = Number(a.col); column <= Number(b.col); column++) {
      const { result } = book.getWorksheet(sheet)!.getCell(row, column)
      if (typeof result === 'number') numbers.push(result)
    }
  return numbers
}

describe('printed', () => {
  it('the first page of the summary ends with the score, so that no head stands alone at its foot', async () => {
    const bytes = await financialReport(sampleResult())
    const sheet = (await openWorkbook(bytes)).getWorksheet('Executive Summary')!
    const rowOf = (text: string): number => {
      const found: number[] = []
      sheet.getColumn(1).eachCell((cell, row) => cell.text === text && found.push(row))
      return found[0] ?? NaN
    }
    const zip = await JSZip.loadAsync(bytes)
    const xml = await zip.file('xl/worksheets/sheet1.xml')!.async('string')
    const breaks = [...xml.matchAll(/<brk id="(\d+)"/g)].map(match => Number(match[1]))
    expect(breaks).toEqual([rowOf('Industry and benchmark') - 1])
    expect(rowOf('Checks')).toBeGreaterThan(breaks[0]!)
  })
})
