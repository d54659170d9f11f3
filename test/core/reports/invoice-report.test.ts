/** The invoice workbook through its front door: what a spreadsheet program finds in it, and what it calculates from it. */
import type Excel from 'exceljs'
import JSZip from 'jszip'
import { describe, expect, it } from 'vitest'
import { invoiceReport } from '../../../core/reports/invoice-report.ts'
import { contentTypeFaults, relationFaults, xmlFaults } from '../../support/office-package.ts'
import { formulaCells, libreOffice, openWorkbook, recalculate } from '../../support/open-workbook.ts'
import { answers } from '../../support/sample-invoices.ts'

const sheetNames = [
  'Invoice Summary',
  'Transaction Breakdown',
  'Vendor Analysis',
  'Payment Terms',
  'Tax & Fees',
  'Raw Data',
]

const open = async (name: string) => openWorkbook(await invoiceReport(answers[name]!()))

/** Rows of a sheet as what the cells show, empty ones left out. */
function rowsOf(book: Excel.Workbook, sheet: string): unknown[][] {
  const rows: unknown[][] = []
  book.getWorksheet(sheet)!.eachRow(row => {
    const cells: unknown[] = []
    row.eachCell(cell => {
      if (cell.isMerged && cell.master.address !== cell.address) return
      const value: unknown = cell.formula === undefined ? cell.value : cell.result
      if (value !== null && value !== '') cells.push(value)
    })
    rows.push(cells)
  })
  return rows
}
const rowWith = (rows: readonly unknown[][], ...first: unknown[]): unknown[] => {
  const found = rows.find(row => first.every((value, index) => row[index] === value))
  if (found === undefined) throw new Error(`no row begins with ${JSON.stringify(first)}`)
  return found
}

describe.each(Object.keys(answers))('workbook of %s', name => {
  it('has the five reports and the raw data, ready to print', async () => {
    const book = await open(name)
    expect(book.worksheets.map(sheet => sheet.name)).toEqual(sheetNames)
    for (const sheet of book.worksheets) {
      expect(sheet.pageSetup).toMatchObject({ orientation: 'landscape', fitToPage: true, fitToWidth: 1 })
      expect(sheet.headerFooter.oddFooter).toContain('&P of &N')
      expect(sheet.views[0]).toMatchObject({ state: 'frozen', showGridLines: false })
    }
  })

  it('is a sound package with a result in every formula', async () => {
    const bytes = await invoiceReport(answers[name]!())
    const zip = await JSZip.loadAsync(bytes)
    const parts = Object.keys(zip.files).filter(part => !zip.files[part]!.dir)
    const xml = Object.fromEntries(
      await Promise.all(parts.map(async part => [part, await zip.file(part)!.async('string')] as const)),
    )
    expect([...xmlFaults(xml), ...relationFaults(xml), ...contentTypeFaults(xml)]).toEqual([])
    for (let sheet = 1; sheet <= sheetNames.length; sheet++) {
      expect(xml[`xl/worksheets/sheet${sheet}.xml`]!.match(/<\/f>(?!<v>)/g)).toBeNull()
      expect(xml[`xl/worksheets/sheet${sheet}.xml`]!.match(/t="e"|NaN|Infinity/g)).toBeNull()
    }
  })

  it('never adds different currencies', async () => {
    const { reports } = answers[name]!()
    const rows = rowsOf(await open(name), 'Invoice Summary')
    const totals = rows.filter(row => row[0] === 'Total' && /\binvoices?$/.test(String(row[1])))
    expect(totals.map(row => [row[2], row[5]])).toEqual(
      reports.invoice_summary.totals.map(total => [total.currency ?? 'n/s', total.total_invoice_value ?? 'n/s']),
    )
  })
})

describe('invoice workbook', () => {
  it('gives the shares and sums of the reports', async () => {
    for (const [name, make] of Object.entries(answers)) {
      const { reports } = make()
      const book = await open(name)
      const costs = rowsOf(book, 'Tax & Fees')
      const shared = reports.tax_and_fees.invoices.filter(invoice => invoice.soft_cost_share !== null)
      for (const invoice of shared.slice(0, 3)) {
        const row = rowWith(costs, invoice.invoice_number ?? `#${invoice.invoice_id}`, invoice.currency ?? 'n/s')
        expect(row.slice(2, 4), name).toEqual([invoice.hard_costs, invoice.soft_costs])
        expect(row, name).toContain(invoice.soft_cost_share)
      }
      for (const group of reports.transaction_breakdown.by_category) {
        const rows = rowsOf(book, 'Transaction Breakdown')
        const row = rows.find(
          cells =>
            cells[2] === (group.category ?? 'n/s') && cells[4] === (group.currency ?? 'n/s') && cells.length === 6,
        )
        expect(row?.slice(0, 4), `${name} ${group.category}`).toEqual([
          group.line_count,
          expect.any(String),
          group.category ?? 'n/s',
          group.amount,
        ])
        expect(group.share === null ? 0 : (row?.[5] as number) - group.share).toBeCloseTo(0, 12)
      }
    }
  })

  it('goes from the lines to the total and from there to what is due', async () => {
    const book = await open('freight, discount, two taxes, payments')
    const breakdown = rowsOf(book, 'Transaction Breakdown')
    const from = breakdown.findIndex(row => row[0] === 'Sum of the lines')
    expect(breakdown.slice(from, from + 6)).toEqual([
      ['Sum of the lines', 84_000],
      ['less discount', 4_000],
      ['plus freight', 1_200],
      ['plus tax', 16_121],
      ['Total stated', 97_321],
      ['Stated total less computed total (should be 0)', 0],
    ])
    const terms = rowsOf(book, 'Payment Terms')
    expect(terms.filter(row => row[0] === 'F-300').at(-1)).toEqual([
      'F-300',
      'EUR',
      97_321,
      'n/s',
      20_000,
      10_000,
      7_321,
      60_000,
      60_000,
      0,
    ])
    const discount = terms.find(row => row[1] === '2/10 net 30')!
    expect(discount).toContain(1_946.42)
    const taxes = rowsOf(book, 'Tax & Fees')
    expect(taxes.find(row => row[2] === 'VAT 10 %')).toContain(1)
  })

  it('shows what does not add up on top, and marks doubts', async () => {
    const book = await open('sums that do not add up, doubts')
    const sheet = book.getWorksheet('Invoice Summary')!
    expect([sheet.getCell('A5').value, sheet.getCell('A6').value]).toEqual([
      '✕ One check failed',
      'The total is stated as 54,000.00; the parts come to 54,625.00.',
    ])
    const raw = book.getWorksheet('Raw Data')!
    let formula = ''
    raw.eachRow(row => {
      if (row.getCell(2).value === 'Total') formula = `'Raw Data'!$D$${row.number}`
    })
    const marked: boolean[] = []
    sheet.eachRow(row =>
      row.eachCell(cell => {
        if (cell.formula?.includes(`,${formula},`)) marked.push(cell.font.underline === true)
      }),
    )
    expect(marked).toEqual([true])
    const breakdown = book.getWorksheet('Transaction Breakdown')!
    const amounts: unknown[] = []
    breakdown.eachRow(row => row.eachCell(cell => cell.value === 50_000 && amounts.push(cell.font.underline)))
    expect(amounts).toContain(true)
  })

  it('names file, page and printed text of what was read', async () => {
    const rows = rowsOf(await open('one invoice'), 'Raw Data')
    expect(rowWith(rows, '20417', 'Total')).toEqual([
      '20417',
      'Total',
      'Total',
      54_625,
      'USD',
      0.99,
      'invoice-20417.pdf',
      1,
      'text',
      '$54,625.00',
    ])
  })

  it('tells prices that change and possible duplicates', async () => {
    const bytes = await invoiceReport(answers['prices that change, duplicates']!())
    const rows = rowsOf(await openWorkbook(bytes), 'Vendor Analysis')
    expect(rows.flat()).toContain('✕ Possible duplicate: P-13 has the number of P-13 of analysis an-earlier-one.')
    expect(rows.some(row => row[0] === 'USD' && row[1] === 5 && row[2] === 590 && row[3] === 118)).toBe(true)
    const charts = Object.keys((await JSZip.loadAsync(bytes)).files).filter(path => /charts\/chart\d/.test(path))
    expect(charts).toHaveLength(3)
  })

  it('writes texts of documents as texts, never as formulas', async () => {
    const book = await open('hostile texts')
    expect(book.getWorksheet('Invoice Summary')!.getCell('A1').value).toBe('=HYPERLINK("http://127.0.0.1","&P")')
    expect(rowsOf(book, 'Transaction Breakdown').flat()).toContain('=1+1')
    expect(formulaCells(book).filter(({ formula }) => /HYPERLINK|cmd|^1\+1/.test(formula))).toEqual([])
  })

  it('is the same file for the same result', async () => {
    const [once, again] = await Promise.all([
      invoiceReport(answers['one invoice']!()),
      invoiceReport(answers['one invoice']!()),
    ])
    expect(Buffer.compare(once, again)).toBe(0)
  })
})

describe.skipIf(libreOffice === null)('recalculated by LibreOffice (skipped where it is not installed)', () => {
  it('gives the cached result in every formula', async () => {
    const names = Object.keys(answers)
    const written: Uint8Array[] = []
    for (const name of names) written.push(await invoiceReport(answers[name]!()))
    const calculated = await recalculate(written)
    for (const [index, bytes] of written.entries()) {
      const found = new Map(
        formulaCells(calculated[index]!).map(cell => [`${cell.sheet}!${cell.address}`, cell.result]),
      )
      const wrong = formulaCells(await openWorkbook(bytes))
        .filter(cell => !same(cell.result, found.get(`${cell.sheet}!${cell.address}`) ?? null))
        .map(cell => ({ ...cell, calculated: found.get(`${cell.sheet}!${cell.address}`) }))
      expect(wrong, names[index]).toEqual([])
    }
  })

  it('carries a changed value to every sheet', async () => {
    const book = await open('one invoice')
    const raw = book.getWorksheet('Raw Data')!
    raw.eachRow(row => {
      if (row.getCell(2).value === 'Total') row.getCell(4).value = 109_250
    })
    const [calculated] = await recalculate([new Uint8Array(await book.xlsx.writeBuffer())])
    expect(rowWith(rowsOf(calculated!, 'Invoice Summary'), 'Total', '1 invoice')[5]).toBe(109_250)
    expect(rowsOf(calculated!, 'Transaction Breakdown').flat()).toContain(54_625)
    const costs = rowWith(rowsOf(calculated!, 'Tax & Fees'), '20417')
    expect(costs.at(-2)).toBeCloseTo(500 / 109_250, 12)
  })
})

const same = (expected: unknown, found: unknown): boolean =>
  typeof expected === 'number' && typeof found === 'number'
    ? Math.abs(expected - found) <= 1e-9 * Math.max(1, Math.abs(expected))
    : (expected ?? '') === (found ?? '')
