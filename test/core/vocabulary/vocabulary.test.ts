/** The tables of phrases against the contract, both ways, and the matching of labels as they are printed. */
import { describe, expect, test } from 'vitest'
import { fieldPaths, statementKinds, type StatementKind } from '../../../core/contract/statement-figures.ts'
import { normalizeLabel } from '../../../core/vocabulary/normalize-label.ts'
import { matchLabel, vocabularies } from '../../../core/vocabulary/vocabulary.ts'

/** Leaves no line of a statement is named after; they follow from others. */
const computed: Record<StatementKind, readonly string[]> = {
  balanceSheet: [],
  incomeStatement: [],
  cashFlowStatement: ['operatingActivities.changesInWorkingCapital.otherWorkingCapital'],
}

describe.each(statementKinds)('%s', kind => {
  const { terms } = vocabularies[kind]
  test('names only figures of the contract', () => {
    const paths = new Set<string>(fieldPaths[kind])
    const unknown = terms.flatMap(({ field }) =>
      field !== null && !field.startsWith('~') && !paths.has(field) ? [field] : [],
    )
    expect(unknown).toEqual([])
  })
  test('has words for every figure of the contract', () => {
    const named = new Set(terms.flatMap(({ field }) => field ?? []))
    expect(fieldPaths[kind].filter(path => !named.has(path))).toEqual(computed[kind])
  })
  test('places items only under sections it has', () => {
    const sections = new Set([...terms.flatMap(({ section }) => section ?? []), 'tax'])
    expect(terms.flatMap(({ under }) => under.filter(name => !sections.has(name)))).toEqual([])
    expect(terms.flatMap(({ parent }) => (parent !== null && !sections.has(parent) ? [parent] : []))).toEqual([])
  })
})

const item = (kind: StatementKind, label: string, section: string | null) =>
  matchLabel(vocabularies[kind], normalizeLabel(label), section).item?.term.field ?? null
const head = (kind: StatementKind, label: string) => {
  const { section, result } = matchLabel(vocabularies[kind], normalizeLabel(label), null)
  return section?.term.section ?? result?.term.field ?? null
}

test.each([
  ['Trade debtors', 'currentAssets', 'assets.currentAssets.accountsReceivable'],
  ['1200 · Accounts Receivable (A/R)', 'currentAssets', 'assets.currentAssets.accountsReceivable'],
  [
    'Receivables, net of allowance for credit losses of $12',
    'currentAssets',
    'assets.currentAssets.accountsReceivable',
  ],
  ['Cash & cash equivalents (Note 3)', 'currentAssets', 'assets.currentAssets.cash'],
  ['Marketable securities', 'currentAssets', 'assets.currentAssets.shortTermInvestments'],
  ['Marketable securities', 'nonCurrentAssets', 'assets.fixedAssets.longTermInvestments'],
  ['Notes payable', 'currentLiabilities', 'liabilitiesAndEquity.currentLiabilities.shortTermDebt'],
  ['Notes payable', 'longTermLiabilities', 'liabilitiesAndEquity.longTermLiabilities.longTermDebt'],
  [
    'Current maturities of long-term debt',
    'currentLiabilities',
    'liabilitiesAndEquity.currentLiabilities.currentPortionOfLongTermDebt',
  ],
  ['Less: accumulated depreciation', 'fixedAssets', 'assets.fixedAssets.accumulatedDepreciation'],
  ['Called up share capital', 'equity', 'liabilitiesAndEquity.equity.commonStock'],
  ['Common stock, $0.01 par value; 2,000 shares authorized', 'equity', 'liabilitiesAndEquity.equity.commonStock'],
  ['Profit and loss account', 'equity', 'liabilitiesAndEquity.equity.retainedEarnings'],
])('%s under %s', (label, section, field) => {
  expect(item('balanceSheet', label, section)).toBe(field)
})

test('look-alikes are not taken', () => {
  expect(item('balanceSheet', 'Restricted cash', 'currentAssets')).not.toBe('assets.currentAssets.cash')
  expect(item('balanceSheet', 'Cash surrender value of life insurance', 'nonCurrentAssets')).not.toBe(
    'assets.currentAssets.cash',
  )
  expect(head('balanceSheet', 'Total assets less current liabilities')).toBe('~totalAssetsLessCurrentLiabilities')
  expect(item('incomeStatement', 'Payroll taxes', 'expenses')).not.toBe(
    'ordinaryIncomeExpense.expenses.salariesAndWages',
  )
  expect(item('incomeStatement', 'Equipment rental', 'expenses')).not.toBe(
    'ordinaryIncomeExpense.expenses.rentAndUtilities',
  )
  expect(head('incomeStatement', 'Basic earnings per share')).toBeNull()
})

test.each([
  ['balanceSheet', 'A S S E T S', 'assets'],
  ['balanceSheet', "TOTAL LIABILITIES & STOCKHOLDERS' EQUITY (DEFICIT)", 'liabilitiesAndEquity'],
  ['balanceSheet', 'Creditors: amounts falling due within one year', 'currentLiabilities'],
  ['incomeStatement', 'Total for Income', 'revenue'],
  ['incomeStatement', 'Income (loss) before provision for income taxes', 'ordinaryIncomeExpense.incomeBeforeTax'],
  ['incomeStatement', 'NET (LOSS) INCOME', 'netIncome'],
  ['incomeStatement', 'Operating surplus/deficit', 'ordinaryIncomeExpense.operatingIncome'],
  ['cashFlowStatement', 'Net cash (used in) provided by investing activities', 'investing'],
  ['cashFlowStatement', 'Cash, cash equivalents and restricted cash at end of year', 'endingCashBalance'],
] as const)('%s: %s', (kind, label, name) => {
  expect(head(kind, label)).toBe(name)
})

describe('labels made of parts', () => {
  test.each([
    ['Cash paid for machinery', 'investing', 'investingActivities.capitalExpenditures'],
    [
      'Acquisition of a controlling interest in a business',
      'investing',
      'investingActivities.acquisitionsAndDivestitures',
    ],
    ['Cash received from matured certificates of deposit', 'investing', 'investingActivities.investmentsChanges'],
    ['New secured loans', 'financing', 'financingActivities.debtIssuanceRepayment'],
    ['Operating loan advances', 'financing', 'financingActivities.debtIssuanceRepayment'],
    ['Payments for shares bought back', 'financing', 'financingActivities.stockIssuanceRepurchase'],
    ["Owner's Pay & Personal Expenses", 'financing', 'financingActivities.dividendsPaid'],
    ['Loans to employees', 'financing', null],
  ] as const)('cash flows: %s', (label, section, field) => {
    expect(item('cashFlowStatement', label, section)).toBe(field)
  })
  test.each([
    ['Toast Capital Loan', 'currentLiabilities', 'liabilitiesAndEquity.currentLiabilities.shortTermDebt'],
    [
      'Convertible senior notes, current portion',
      'currentLiabilities',
      'liabilitiesAndEquity.currentLiabilities.currentPortionOfLongTermDebt',
    ],
    [
      'Term loans, 12 months',
      'currentLiabilities',
      'liabilitiesAndEquity.currentLiabilities.currentPortionOfLongTermDebt',
    ],
    ['Bottled goods and supplies', 'currentAssets', 'assets.currentAssets.inventory'],
    ['Deposits on goods', 'currentAssets', null],
    ['Machinery Notes', 'longTermLiabilities', 'liabilitiesAndEquity.longTermLiabilities.longTermDebt'],
    ['Premiums receivable', 'currentAssets', 'assets.currentAssets.accountsReceivable'],
  ] as const)('balance sheets: %s', (label, section, field) => {
    expect(item('balanceSheet', label, section)).toBe(field)
  })
  test.each([
    [
      'incomeStatement',
      'Income before taxes on income and extraordinary credit',
      'ordinaryIncomeExpense.incomeBeforeTax',
    ],
    [
      'incomeStatement',
      'Income from operations before other items and interest',
      'ordinaryIncomeExpense.operatingIncome',
    ],
    ['incomeStatement', 'Earnings before interest, taxes, depreciation and amortization', null],
    ['cashFlowStatement', 'Net cash flows (used for) provided by continuing operating activities', 'operating'],
    ['cashFlowStatement', 'Net movement in cash and bank balances during the year', 'netChangeInCash'],
    ['cashFlowStatement', 'Effect of foreign exchange on cash', '~exchangeEffect'],
  ] as const)('%s: %s', (kind, label, meaning) => {
    expect(head(kind, label)).toBe(meaning)
  })
})

test('a word that is also a member of every object stays a word', () => {
  expect(normalizeLabel('Constructor fees').tokens).toEqual(['constructor', 'fee'])
  expect(normalizeLabel('Stockholders’equity').tokens).toEqual(['owner', 'equity'])
})

test.each([
  ['Cash used for investing', 'investing'],
  ['Cash from financing', 'financing'],
  ['Cash, ending', 'endingCashBalance'],
  ['Opening cash', 'beginningCashBalance'],
])('%s heads or results in %s of a cash flow statement', (label, meant) =>
  expect(head('cashFlowStatement', label)).toBe(meant),
)
