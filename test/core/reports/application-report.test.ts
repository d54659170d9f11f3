/** The workbook of an application: its sheets, live sums over transactions and lines, words instead of ids, and how it prints. */
import JSZip from 'jszip'
import { describe, expect, it } from 'vitest'
import type { FullAnalysis } from '../../../core/contract/application.ts'
import type { AccountSummary, BankTransaction } from '../../../core/contract/full-analysis.ts'
import { applicationReport } from '../../../core/reports/application-report.ts'
import { contentTypeFaults, relationFaults, xmlFaults } from '../../support/office-package.ts'
import { formulaCells, libreOffice, openWorkbook, recalculate } from '../../support/open-workbook.ts'
import { sampleResult } from '../../support/sample-result.ts'

const transaction = (date: string, description: string, amount: number, more: Partial<BankTransaction> = {}) => ({
  account_number: '7734',
  date,
  description,
  amount,
  balance: null,
  category: amount < 0 ? 'mca_payment' : 'deposit',
  is_revenue: amount < 0 ? null : true,
  ...more,
})
const transactions: readonly BankTransaction[] = [
  transaction('2026-02-17', '=Deposit 17', 900.5),
  transaction('2026-02-03', 'Harbor Supply', 4_000),
  transaction('2026-02-20', 'Transfer from savings', 500, { category: 'transfer', is_revenue: false }),
  transaction('2026-02-21', 'Blue Harbor', -250.25),
  transaction('2026-03-01', 'After the statement', 77),
]
const account = {
  account_number: '7734',
  account_type: 'checking',
  account_subtype: null,
  start_date: '2026-02-01',
  end_date: '2026-02-28',
  starting_balance: 1_000,
  ending_balance: 6_150.25,
  total_debits: 250.25,
  total_credits: 5_400.5,
  total_nsf_fees: 35,
  num_total_debits: 1,
  num_total_credits: 3,
  is_mtd: false,
  bank_name: 'Prairie State Bank',
  num_nsf_fees: 1,
  nsf_fee_refunds: 0,
  average_daily_balance: 2_500,
  negative_days: 0,
  true_revenue: 4_900.5,
  account_holder: null,
  currency: 'USD',
  mca_positions: [],
  checks: [],
} satisfies AccountSummary
const invoice = {
  invoice_id: 1,
  invoice_number: 'JG-1',
  invoice_date: '2026-02-24',
  currency: 'USD',
  sender: { name: 'Juniper Gap', address: null },
  receiver: { name: 'Alder Creek', address: null },
  total_invoice_value: 1_080,
  tax_total: 80,
  shipping: null,
  discount: null,
  trade_in: null,
  transactions: [
    { date: null, 'description/item': 'Router', category: 'hard', rate: 900, amount: 900, quantity: 1, tax: null },
    { date: null, 'description/item': 'Freight', category: 'soft', rate: 100, amount: 100, quantity: 1, tax: null },
  ],
}
const payload = {
  app_id: 'A-7',
  dashboard_url: '',
  documents: [{ doc_type: 'bankstatement', name: 'b.pdf', url: 'http://x/', integrity: [] }],
  sos: null,
  web_presence: null,
  address_verification: null,
  loan_app_data: null,
  bankstatements_data: {
    bank_names_identified: [],
    accounts_summaries: [
      account,
      { ...account, account_type: 'credit card', account_number: null, true_revenue: null },
    ],
    counterparties: [],
  },
  invoice_analysis: [invoice],
  status_message: 'The names differ.',
} as unknown as FullAnalysis
const check = { id: 'application.names', expected: null, actual: null, difference: null, severity: 'high' } as const
const checks = [
  { ...check, passed: true, message: 'One agrees.' },
  { ...check, passed: false, message: 'The names differ.' },
]
const report = () => applicationReport({ payload, checks, transactions })

describe('the workbook of an application', () => {
  it('has a sheet for each part, in words', async () => {
    const book = await openWorkbook(await report())
    const names = ['Summary', 'Exceptions', 'Accounts', 'Transactions', 'Invoices', 'Integrity']
    expect(book.worksheets.map(({ name }) => name)).toEqual(names)
    const texts = book.worksheets.flatMap(sheet => {
      const found: string[] = []
      sheet.eachRow(row => row.eachCell(cell => void (typeof cell.value === 'string' && found.push(cell.value))))
      return found
    })
    expect(texts).toEqual(expect.arrayContaining(['MCA payment', 'Bank statement', 'Credit card', '=Deposit 17']))
    expect(texts.filter(text => /[a-z]_[a-z]/.test(text))).toEqual([])
    expect(book.getWorksheet('Exceptions')!.getRow(6).getCell(1).value).toBe('Fail')
  })

  it('has the spread of the applicant with live ratios, and charts that find their sheets', async () => {
    const { analysisId: _id, reportUrl: _url, cash_flow: _flow, debts: _debts, ...members } = sampleResult()
    const analysis = { ...members, source: 'statements' as const }
    const other = { ...analysis, companyName: 'Birch Landing Bakery, LLC' }
    const bytes = await applicationReport({
      checks,
      transactions,
      payload: {
        ...payload,
        financial_statement_analysis: analysis,
        financial_statement_analyses: [other, analysis],
      },
    })
    const book = await openWorkbook(bytes)
    const spread = ['Balance Sheet Analysis', 'Income Statement Analysis', 'Cash Flow Analysis', 'Financial Ratios']
    expect(book.worksheets.map(({ name }) => name)).toEqual(
      expect.arrayContaining([...spread, 'Trend Analysis', 'Raw Data']),
    )
    const sheet = book.getWorksheet('Balance Sheet Analysis')!
    expect(sheet.getCell('A1').text).toBe('Harrow & Pike Joinery, Inc.')
    const formulas = formulaCells(book).filter(cell => cell.sheet === 'Financial Ratios')
    expect(formulas.length).toBeGreaterThan(60)
    const zip = await JSZip.loadAsync(bytes)
    const parts = Object.keys(zip.files).filter(name => /\.(?:xml|rels)$/.test(name))
    const xml = Object.fromEntries(
      await Promise.all(parts.map(async part => [part, await zip.file(part)!.async('string')] as const)),
    )
    expect([...xmlFaults(xml), ...relationFaults(xml), ...contentTypeFaults(xml)]).toEqual([])
    expect(parts.some(part => part.startsWith('xl/charts/'))).toBe(true)
  })

  it('prints landscape, as wide as the page, with its header repeated and page numbers', async () => {
    for (const { name, pageSetup, headerFooter } of (await openWorkbook(await report())).worksheets) {
      expect(pageSetup, name).toMatchObject({
        orientation: 'landscape',
        fitToPage: true,
        fitToWidth: 1,
        fitToHeight: 0,
      })
      expect(pageSetup.printTitlesRow, name).toMatch(/\d:\$?\d/)
      expect(headerFooter.oddFooter, name).toContain('Page &P of &N')
    }
  })

  it('sums up the transactions of a statement, of no other days, and finds its revenue', async () => {
    const sheet = (await openWorkbook(await report())).getWorksheet('Accounts')!
    const [credits, debits, revenue, rolled] = ['K6', 'L6', 'M6', 'J6'].map(cell => sheet.getCell(cell))
    expect([credits!.result, debits!.result, revenue!.result, rolled!.result]).toEqual([5_400.5, 250.25, 4_900.5, 0])
    expect(revenue!.formula).toMatch(/^SUMIFS\('Transactions'/)
    // What is owed rises with what is bought.
    expect(sheet.getCell('J7').result).toBe(1_000 + 250.25 - 5_400.5 - 6_150.25)
  })

  it('has a row for each part of a split transaction, and counts as revenue what is left', async () => {
    const parts = [{ category: 'loan_proceeds', amount: 3_000, is_revenue: false }]
    const split = transactions.map(row => (row.amount === 4_000 ? { ...row, balance: 5_000, parts } : row))
    const summary = { ...account, true_revenue: 1_900.5 }
    const book = await openWorkbook(
      await applicationReport({
        payload: {
          ...payload,
          bankstatements_data: { ...payload.bankstatements_data!, accounts_summaries: [summary] },
        },
        checks,
        transactions: split,
      }),
    )
    const rows = book.getWorksheet('Transactions')!
    const cells = (row: number) => ['C', 'E', 'F', 'H', 'I'].map(column => rows.getCell(`${column}${row}`).value)
    expect([cells(7), cells(8)]).toEqual([
      ['Harbor Supply', 'Deposit', 1_000, null, 'yes'],
      ['Harbor Supply', 'Loan proceeds', 3_000, 5_000, 'no'],
    ])
    const sheet = book.getWorksheet('Accounts')!
    expect([sheet.getCell('K6').result, sheet.getCell('M6').result]).toEqual([5_400.5, 1_900.5])
  })
})

describe.skipIf(libreOffice === null)('recalculated by LibreOffice (skipped where it is not installed)', () => {
  it('equals the stored results, and carries a changed transaction and line to the sums', async () => {
    const bytes = await report()
    const changed = await openWorkbook(bytes)
    changed.getWorksheet('Transactions')!.getCell('F7').value = 4_100
    changed.getWorksheet('Invoices')!.getCell('F7').value = 901
    const [same, other] = await recalculate([bytes, new Uint8Array(await changed.xlsx.writeBuffer())])
    const found = new Map(formulaCells(same!).map(cell => [`${cell.sheet}!${cell.address}`, cell.result]))
    const rounded = (value: number | string | null | undefined): number | string =>
      typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : (value ?? '')
    const stored = formulaCells(await openWorkbook(bytes))
    expect(stored.map(cell => rounded(found.get(`${cell.sheet}!${cell.address}`)))).toEqual(
      stored.map(({ result }) => rounded(result)),
    )
    expect(found.size).toBeGreaterThan(15)
    expect(other!.getWorksheet('Accounts')!.getCell('M6').result).toBe(5_000.5)
    expect(other!.getWorksheet('Invoices')!.getCell('F9').result).toBe(1_001)
  })
})
