/**
 * A business return → the statements it holds: the balance sheets of Schedule L and an income statement on the basis of the return. Which line
 * belongs where: `spread` in core/vocabulary/tax-lines.json.
 */
import { checkTaxReturn } from '../../checks/check-tax-return.ts'
import { pointerOf } from '../../checks/tax-check.ts'
import type { Check } from '../../contract/evidence.ts'
import type { Field } from '../../document/field.ts'
import type { StatementColumn, StatementExtraction } from '../../extraction/statements/statement.ts'
import type { TaxReturnReading } from '../../extraction/tax/tax-return.ts'
import { linesOf, type FormLine } from '../../vocabulary/tax-lines.ts'
import { derivedSum, FieldSums } from './field-sums.ts'

const businessForms: ReadonlySet<string> = new Set(['1120-S', '1065', '1120'])

/** Returns are in whole dollars; each line rounds. */
const STEP = 1

/** null: no business return, or one whose year is not known. Pure. */
export function spreadReturn(reading: TaxReturnReading, fileName: string): StatementExtraction | null {
  const year = reading.taxYear?.value ?? null
  const end = reading.periodEnd?.value ?? null
  if (!businessForms.has(reading.form) || year === null || end === null) return null
  const lines = linesOf(reading.form, year)
  const common = { restated: false, periodPrinted: true, step: STEP, pages: reading.pages }
  const start = reading.periodStart?.value ?? null
  const income = incomeFigures(reading, lines)
  const columns: StatementColumn[] = [
    { ...common, kind: 'balanceSheet', periodEnd: end, months: null, figures: balanceFigures(reading, lines, false) },
    ...(start === null
      ? []
      : [
          {
            ...common,
            kind: 'balanceSheet' as const,
            periodEnd: dayBefore(start),
            months: null,
            figures: balanceFigures(reading, lines, true),
          },
        ]),
    { ...common, kind: 'incomeStatement', periodEnd: end, months: monthsBetween(start, end), figures: income },
  ]
  return {
    fileName,
    readings: columns.filter(({ figures }) => Object.keys(figures).length > 0),
    companyName: reading.name,
    currency: null,
    problems: [],
    businessWords: [],
  }
}

/** Lines with a place in a statement, which begins its path. */
const within = (lines: readonly FormLine[], statement: string, isBegin: boolean): readonly FormLine[] =>
  lines.filter(({ spread, begin = false }) => spread?.path.startsWith(`${statement}.`) === true && begin === isBegin)

const balance = {
  currentAssets: 'assets.currentAssets',
  fixedAssets: 'assets.fixedAssets',
  currentLiabilities: 'liabilitiesAndEquity.currentLiabilities',
  longTermLiabilities: 'liabilitiesAndEquity.longTermLiabilities',
} as const

/** Totals that Schedule L does not print are stated where its own totals prove that nothing is missing. */
function balanceFigures(reading: TaxReturnReading, all: readonly FormLine[], isBegin: boolean) {
  const sums = new FieldSums('balanceSheet', reading.lines)
  for (const line of within(all, 'balanceSheet', isBegin)) if (line.key.startsWith('L.') || !isBegin) sums.add(line)
  if (!sums.has('assets.totalAssets') || !sums.has('liabilitiesAndEquity.totalLiabilitiesAndEquity'))
    return sums.figures
  const suffix = isBegin ? 'begin' : 'end'
  const checks = checksOf(reading)
  const proven = (side: string): boolean =>
    checks.find(({ id }) => id === `schedule_l_${side}_${suffix}`)?.passed === true
  if (proven('assets')) {
    sums.total(`${balance.currentAssets}.totalCurrentAssets`, balance.currentAssets)
    sums.rest(
      `${balance.fixedAssets}.totalFixedAssets`,
      'assets.totalAssets',
      `${balance.currentAssets}.totalCurrentAssets`,
    )
  }
  if (proven('liabilities')) {
    sums.total(`${balance.currentLiabilities}.totalCurrentLiabilities`, balance.currentLiabilities)
    sums.total(`${balance.longTermLiabilities}.totalLongTermLiabilities`, balance.longTermLiabilities)
    sums.total('liabilitiesAndEquity.totalLiabilities', balance.currentLiabilities, balance.longTermLiabilities)
    sums.rest(
      'liabilitiesAndEquity.equity.totalEquity',
      'liabilitiesAndEquity.totalLiabilitiesAndEquity',
      'liabilitiesAndEquity.totalLiabilities',
    )
  }
  return sums.figures
}

function checksOf({ lines, form, taxYear }: TaxReturnReading): readonly Check[] {
  const values = Object.fromEntries(Object.entries(lines).map(([key, { value }]) => [key, value]))
  return checkTaxReturn({ form, tax_year: taxYear?.value ?? null, lines: values, k1s: [], statements: [] })
}

/** Whether the arithmetic of the return holds wherever a line is part of it, and it is part of some. */
const isHeld = (checks: readonly Check[], key: string | undefined): boolean => {
  const own = checks.filter(
    ({ figures, passed }) => passed !== null && figures?.includes(pointerOf(key ?? '')) === true,
  )
  return own.length > 0 && own.every(({ passed }) => passed === true)
}

const income = {
  revenue: 'ordinaryIncomeExpense.income.revenue',
  grossProfit: 'ordinaryIncomeExpense.income.grossProfit',
  operatingExpenses: 'ordinaryIncomeExpense.expenses.totalOperatingExpenses',
  operatingIncome: 'ordinaryIncomeExpense.operatingIncome',
  interest: 'ordinaryIncomeExpense.interestExpense',
  beforeTax: 'ordinaryIncomeExpense.incomeBeforeTax',
  tax: 'ordinaryIncomeExpense.incomeTax',
  ordinary: 'ordinaryIncomeExpense.netOrdinaryIncome',
  otherIncome: 'otherIncomeExpense.otherIncome',
  otherExpenses: 'otherIncomeExpense.otherExpenses',
  netOther: 'otherIncomeExpense.netOtherIncomeExpense',
  net: 'netIncome',
} as const

/** Lines whose amounts stand in the income statement as totals of this function, not as printed. */
const totals: ReadonlySet<string> = new Set([income.beforeTax, income.ordinary, income.net])

/**
 * Operating income is gross profit less the deductions of page 1; what the return states apart (Schedule K, gains, other income) is other income
 * and expense, the section 179 deduction among it. Net income is that of the books (M-1 line 1), and what Schedule M-1 reconciles is other income or
 * expense; without Schedule M-1 it is that of the return. Totals are stated where the arithmetic of page 1 holds.
 */
function incomeFigures(reading: TaxReturnReading, all: readonly FormLine[]): Readonly<Record<string, Field>> {
  const { lines } = reading
  const sums = new FieldSums('incomeStatement', lines)
  for (const line of within(all, 'incomeStatement', false)) {
    const path = line.spread!.path.slice('incomeStatement.'.length)
    if (totals.has(path)) continue
    // A deduction of its own beside page 1: the desk adds it back only where a person approves it.
    sums.add(line, line.id === 'K_section_179' ? income.otherExpenses : path)
  }
  const keyOf = (id: string): string | undefined => all.find(line => line.id === id)?.key
  const stated = (id: string): Field | undefined => lines[keyOf(id) ?? '']
  const [deductions, gross] = [stated('total_deductions'), sums.field(income.grossProfit)]
  const checks = checksOf(reading)
  if (deductions === undefined || gross === undefined || !isHeld(checks, keyOf('total_deductions'))) return sums.figures
  const operating = derivedSum([deductions], [stated('interest_expense'), stated('charitable')])
  sums.set(income.operatingExpenses, operating)
  sums.set(income.operatingIncome, derivedSum([gross], [operating]))
  const tax = sums.field(income.tax)
  // Interest of Schedule K counts beside that of page 1.
  const ordinary = derivedSum([gross], [operating, sums.field(income.interest), tax])
  const books = isHeld(checks, keyOf('M1_book_income')) ? stated('M1_book_income') : undefined
  if (books !== undefined) reconcile(sums, ordinary, books)
  const other = derivedSum([sums.field(income.otherIncome)], [sums.field(income.otherExpenses)])
  if (sums.has(income.otherIncome) || sums.has(income.otherExpenses)) sums.set(income.netOther, other)
  const net = books ?? derivedSum([ordinary, other], [])
  sums.set(income.ordinary, ordinary)
  sums.set(income.net, net)
  sums.set(income.beforeTax, derivedSum([net, tax], []))
  return sums.figures
}

/** What the books have beside the return becomes other income, or other expense. */
function reconcile(sums: FieldSums, ordinary: Field, books: Field): void {
  const [gains, costs] = [sums.field(income.otherIncome), sums.field(income.otherExpenses)]
  const difference = derivedSum([books, costs], [ordinary, gains])
  if (difference.value === 0) return
  const own = { ...difference, evidence: books.evidence, label: 'Schedule M-1' }
  if (own.value > 0) sums.set(income.otherIncome, derivedSum([gains, own], []))
  else sums.set(income.otherExpenses, derivedSum([costs], [own]))
}

const dayBefore = (iso: string): string => new Date(Date.parse(iso) - 86_400_000).toISOString().slice(0, 10)

/** Whole months of a tax year; null: its beginning is not stated. */
function monthsBetween(start: string | null, end: string): number | null {
  if (start === null) return null
  const [y1 = 0, m1 = 0] = start.split('-').map(Number)
  const [y2 = 0, m2 = 0] = end.split('-').map(Number)
  return (y2 - y1) * 12 + m2 - m1 + 1
}
