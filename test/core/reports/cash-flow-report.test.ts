/** The cash flow sheets: every formula gives the value of the API to the cent, and follows a changed input. */
import type Excel from 'exceljs'
import JSZip from 'jszip'
import { describe, expect, it } from 'vitest'
import type { FullAnalysis } from '../../../core/contract/application.ts'
import type { CashFlowChoices } from '../../../core/contract/cash-flow.ts'
import { applicationReport } from '../../../core/reports/application-report.ts'
import { financialReport } from '../../../core/reports/financial-report.ts'
import { applicationCashFlow } from '../../../core/workflows/cash-flow/application-cash-flow.ts'
import { statementCashFlow } from '../../../core/workflows/cash-flow/statement-cash-flow.ts'
import { titleRows } from '../../../core/reports/workbook.ts'
import { formulaCells, libreOffice, openWorkbook, recalculate } from '../../support/open-workbook.ts'
import { sampleResult } from '../../support/sample-result.ts'

const year = '2025-12-31/12'
const choices: CashFlowChoices = {
  proposed_loan: {
    amount: 850_000,
    rate_percent: 8.75,
    term_months: 84,
    amortization_months: 120,
    fees: 12_500.55,
    finance_fees: true,
    pays_off: ['schedule-2'],
  },
  debt_schedule: [
    {
      lender: 'Harbor Trust Bank',
      balance: 410_000,
      rate_percent: 7.25,
      payment: 9_120.41,
      frequency: 'monthly',
      maturity: '2030-06-30',
    },
    { lender: 'Axle Leasing', balance: 38_000, payment: 415.2, frequency: 'weekly' },
  ],
  add_backs: [
    { id: 'rent', approved: true, period: year, amount: 18_000.07, kind: 'rent_to_owner', reason: 'Rent above market' },
    { id: 'bonus', approved: false, period: year, amount: 55_000, kind: 'officer_comp_excess', reason: 'Bonus' },
  ],
  subordinated_debt: 25_000,
  persons: [{ name: 'Ada Joiner', wages: 140_000, taxes: 41_000.5, debt_service: 36_000, living_expense: 60_000 }],
  entities: [{ name: 'Yard LLC', cash_flow: 72_000, debt_service: 30_000 }],
  ownership: [
    { owner: 'Ada Joiner', entity: 'Yard LLC', percent: 100 },
    { owner: 'Ada Joiner', entity: 'Northwind Joinery', percent: 100 },
  ],
  intercompany: [{ payer: 'Northwind Joinery', receiver: 'Yard LLC', amount: 66_000 }],
}

function payload(change: CashFlowChoices = {}): FullAnalysis {
  const result = sampleResult()
  const {
    checks: _,
    provenance: __,
    ...members
  } = applicationCashFlow({
    statements: [{ name: 'Northwind Joinery', result, columns: [] }],
    returns: [],
    borrower: 'Northwind Joinery',
    owners: [],
    debits: [],
    positions: [],
    hasBank: false,
    choices: { ...choices, ...change },
  })
  return {
    app_id: 'a',
    dashboard_url: '',
    documents: null,
    sos: null,
    web_presence: null,
    address_verification: null,
    loan_app_data: null,
    bankstatements_data: null,
    invoice_analysis: null,
    ...members,
  }
}

const reportOf = (of: FullAnalysis): Promise<Uint8Array> =>
  applicationReport({ payload: of, checks: [], transactions: [] })
const rowNamed = (sheet: Excel.Worksheet, name: string): Excel.Row => {
  for (let number = 1; number <= sheet.rowCount; number++)
    if (sheet.getRow(number).getCell(1).value === name) return sheet.getRow(number)
  throw new Error(`no row ${name}`)
}
/** Below the title rows and the head. */
const rowOfFirstStep = titleRows + 2
const shown = (cell: Excel.Cell): unknown => (cell.formula ? cell.result : cell.value)

describe('the workbook of an application', () => {
  it('has a sheet for each part', async () => {
    const book = await openWorkbook(await reportOf(payload()))
    expect(book.worksheets.map(({ name }) => name)).toEqual(['Summary', 'Cash Flow', 'UCA', 'Debt', 'Global'])
  })
  it('names periods in words, and prints every sheet as wide as the page', async () => {
    const { worksheets } = await openWorkbook(
      await applicationReport({ payload: payload(), checks: [], transactions: [] }),
    )
    const texts = worksheets.flatMap(sheet => {
      const found: string[] = []
      sheet.eachRow(row => row.eachCell(({ value }) => void (typeof value === 'string' && found.push(value))))
      return found
    })
    expect(texts).toEqual(expect.arrayContaining(['12/31/2025 FYE', 'Sensitivity of DSCR, 12/31/2025 FYE']))
    expect(texts.filter(text => /\d{4}-\d{2}-\d{2}\/\d/.test(text))).toEqual([])
    expect(worksheets.filter(({ pageSetup }) => pageSetup.fitToWidth !== 1).map(({ name }) => name)).toEqual([])
  })

  it('is that of the company that the documents name where there is no loan application', async () => {
    const given = { payload: payload(), checks: [], transactions: [] }
    const titleOf = async (company: string | null): Promise<unknown> =>
      (await openWorkbook(await applicationReport({ ...given, company }))).getWorksheet('Cash Flow')!.getCell('A1')
        .value
    expect(await titleOf('Northwind Joinery')).toBe('Northwind Joinery')
    expect(await titleOf(null)).toBe('Applicant not stated')
  })

  it('counts an add-back in its own period where two periods have the same words', async () => {
    const of = payload()
    const [period] = of.cash_flow!.periods
    const twin = { ...period!, id: `${year}/2` }
    const twice = { ...of, cash_flow: { ...of.cash_flow!, periods: [...of.cash_flow!.periods, twin] } }
    const sheet = (await openWorkbook(await reportOf(twice))).getWorksheet('Cash Flow')!
    const count = of.cash_flow!.periods.length
    const formulas = [2, 2 + count].map(column => rowNamed(sheet, 'Approved add-backs').getCell(column).formula)
    expect(formulas[0]).toContain('"12/31/2025 FYE"')
    expect(formulas[1]).toContain('"12/31/2025 FYE (2)"')
  })

  it('draws the bridge of the group over formulas, each step where the one before ended', async () => {
    const of = payload()
    const bytes = await reportOf(of)
    const chart = await (await JSZip.loadAsync(bytes)).file('xl/charts/chart1.xml')!.async('string')
    expect(chart).toContain('<c:grouping val="stacked"/>')
    expect(chart).toContain('From each party’s cash to the cash available')
    const sheet = (await openWorkbook(bytes)).getWorksheet('Global')!
    const { bridge, cash_available: available } = of.global_cash_flow!
    const first = bridge.findIndex(({ signed }) => signed! < 0)
    const rows = bridge.map((_, index) => sheet.getRow(index + rowOfFirstStep))
    const sum = bridge.slice(0, first + 1).reduce((total, { signed }) => total + signed!, 0)
    expect(rows[first]!.getCell(7).result).toBeCloseTo(sum, 2)
    expect(rows[first]!.getCell(9).result).toBeCloseTo(-bridge[first]!.signed!, 2)
    expect(sheet.getRow(rowOfFirstStep + bridge.length).getCell(10).result).toBe(available)
  })
  it('computes coverage by formulas over the inputs', async () => {
    const { cash_flow: cashFlow } = payload()
    const sheet = (await openWorkbook(await reportOf(payload()))).getWorksheet('Cash Flow')!
    for (const name of [
      'EBITDA',
      'Adjusted EBITDA',
      'Debt service',
      'DSCR',
      'Pro-forma DSCR',
      'FCCR',
      'Approved add-backs',
      'Debt service of the proposed loan',
    ]) {
      const cell = rowNamed(sheet, name).getCell(2)
      expect(cell.formula, name).toBeDefined()
      const [line] = Object.values(cashFlow!.periods[0]!.lines).filter(({ label }) => label === name)
      expect(cell.result, name).toBe(line!.value)
    }
  })
})

it('leaves the total of debts blank where the service of one is not known', async () => {
  const unknown = [...choices.debt_schedule!, { lender: 'Aunt Joan', balance: 9_000 }]
  const totalOf = async (change: CashFlowChoices): Promise<unknown> =>
    shown(
      rowNamed(
        (await openWorkbook(await reportOf(payload(change)))).getWorksheet('Debt')!,
        'Debt service of open debts',
      ).getCell(8),
    )
  expect(await totalOf({})).toBe(131_035.32)
  expect((await totalOf({ debt_schedule: unknown })) ?? '').toBe('')
})

it('follows the seven sheets of a statement analysis', async () => {
  const result = sampleResult()
  const book = await openWorkbook(await financialReport({ ...result, ...statementCashFlow(result, [], choices) }))
  expect(book.worksheets.slice(7).map(({ name }) => name)).toEqual(['Cash Flow', 'UCA', 'Debt'])
})

const scenarios: readonly CashFlowChoices[] = [
  {},
  { proposed_loan: null, debt_schedule: null, add_backs: [] },
  {
    proposed_loan: { amount: 120_000, rate_percent: 0, term_months: 12, balloon: 20_000 },
    policy: { variable_costs: 'none' },
  },
  { proposed_loan: { amount: 99_999.99, rate_percent: 14.125, term_months: 6 } },
  { debt_schedule: [...choices.debt_schedule!, { lender: 'Aunt Joan', balance: 9_000 }] },
]

describe.skipIf(libreOffice === null)('recalculated by LibreOffice (skipped where it is not installed)', () => {
  it('equals the API to the cent in every formula', async () => {
    const written: Uint8Array[] = []
    for (const scenario of scenarios) written.push(await reportOf(payload(scenario)))
    const calculated = await recalculate(written)
    const wrong: unknown[] = []
    let count = 0
    for (const [index, bytes] of written.entries()) {
      const found = new Map(
        formulaCells(calculated[index]!).map(cell => [`${cell.sheet}!${cell.address}`, cell.result]),
      )
      for (const cell of formulaCells(await openWorkbook(bytes))) {
        count += 1
        const result = found.get(`${cell.sheet}!${cell.address}`) ?? null
        const isSame =
          typeof cell.result === 'number' && typeof result === 'number'
            ? Math.abs(cell.result - result) < 0.001
            : (cell.result ?? '') === (result ?? '')
        if (!isSame) wrong.push({ scenario: index, ...cell, calculated: result })
      }
    }
    expect(wrong).toEqual([])
    expect(count).toBeGreaterThan(500)
  })

  it('carries a changed rate to DSCR as the API computes it', async () => {
    const book = await openWorkbook(await reportOf(payload()))
    rowNamed(book.getWorksheet('Cash Flow')!, 'Rate, percent a year').getCell(2).value = 11
    const [calculated] = await recalculate([new Uint8Array(await book.xlsx.writeBuffer())])
    const dearer = payload({ proposed_loan: { ...choices.proposed_loan!, rate_percent: 11 } })
    const sheet = calculated!.getWorksheet('Cash Flow')!
    expect(shown(rowNamed(sheet, 'Pro-forma DSCR').getCell(2))).toBeCloseTo(
      dearer.cash_flow!.periods[0]!.lines['pro_forma_dscr']!.value!,
      9,
    )
    expect(shown(rowNamed(sheet, 'Payment a month').getCell(2))).toBe(dearer.cash_flow!.proposed_loan!.payment)
  })
})
