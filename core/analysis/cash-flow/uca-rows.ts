/**
 * The UCA cash flow (Uniform Credit Analysis; layout as in RMA's and the OCC's texts on rating credit risk) as rows. Every line of
 * both balance sheets is mapped once, those without a member of their own as the remainder of their section, and operating expenses
 * are what leads from sales to net income; so the lines add up to the change in cash whenever both balance sheets balance.
 */
import type { Row } from './lines.ts'

/** Balance-sheet lines of the UCA, each at the close (`name`) and at the start of the period (`name_0`). */
export const ucaBalances = {
  cash: 'Cash',
  receivables: 'Accounts receivable',
  inventory: 'Inventory',
  prepaids: 'Prepaid expenses',
  other_current_assets: 'Other current assets',
  investments_short: 'Short-term investments',
  net_fixed_assets: 'Net fixed assets',
  intangibles: 'Intangible assets',
  investments_long: 'Long-term investments',
  other_assets: 'Other assets',
  payables: 'Accounts payable',
  accruals: 'Accrued expenses',
  other_current_liabilities: 'Other current liabilities',
  short_term_debt: 'Short-term debt',
  current_maturities: 'Current portion of long-term debt',
  long_term_debt: 'Long-term debt',
  deferred_tax: 'Deferred tax liabilities',
  other_liabilities: 'Other liabilities',
  equity: 'Total equity',
} as const
export type UcaBalance = keyof typeof ucaBalances

/** Flows the UCA begins with; distributions are positive. */
export const ucaFlows = {
  sales: 'Sales',
  cogs: 'Cost of goods sold',
  cogs_depreciation: 'Depreciation in the cost of goods sold',
  depreciation: 'Depreciation and amortization',
  interest: 'Interest expense',
  income_tax: 'Income tax',
  other_income: 'Other income less other expenses',
  net_income: 'Net income',
  distributions: 'Distributions',
} as const

/** `closing - opening` of an asset as a use of cash, of a liability as a source. */
const use = (name: UcaBalance): string => `- [${name}] + [${name}_0]`
const source = (name: UcaBalance): string => `+ [${name}] - [${name}_0]`

export const ucaRows: readonly Row[] = [
  ...Object.entries(ucaFlows).map(([name, label]) => ({ name, label })),
  ...Object.entries(ucaBalances).flatMap(([name, label]) => [
    { name, label },
    { name: `${name}_0`, label: `${label} at the start` },
  ]),
  { name: 'cash_from_sales', label: 'Cash from sales', sum: `sales ${use('receivables')}` },
  {
    name: 'cash_production_costs',
    label: 'Cash production costs',
    sum: `- [cogs] + [cogs_depreciation] ${use('inventory')} ${source('payables')}`,
  },
  { name: 'gross_cash_profit', label: 'Gross cash profit', sum: 'cash_from_sales + [cash_production_costs]' },
  {
    name: 'operating_expenses',
    label: 'Operating expenses before depreciation',
    sum: 'sales - [cogs] + [other_income] - [interest] - [income_tax] - [depreciation] + [cogs_depreciation] - net_income',
  },
  {
    name: 'cash_operating_expenses',
    label: 'Cash operating expenses',
    sum: `- operating_expenses ${use('prepaids')} ${use('other_current_assets')} ${source('accruals')} ${source('other_current_liabilities')}`,
  },
  {
    name: 'cash_after_operations',
    label: 'Cash after operations',
    sum: 'gross_cash_profit + cash_operating_expenses',
  },
  {
    name: 'taxes_and_other',
    label: 'Taxes paid and other',
    sum: `- [income_tax] ${source('deferred_tax')} + [other_income] ${use('other_assets')} ${source('other_liabilities')}`,
  },
  {
    name: 'net_cash_after_operations',
    label: 'Net cash after operations',
    sum: 'cash_after_operations + [taxes_and_other]',
  },
  { name: 'interest_and_distributions', label: 'Interest and distributions', sum: '- [interest] - [distributions]' },
  {
    name: 'net_cash_income',
    label: 'Net cash income',
    sum: 'net_cash_after_operations + [interest_and_distributions]',
  },
  {
    name: 'debt_amortization',
    label: 'Current portion of long-term debt, prior year',
    sum: '- [current_maturities_0]',
  },
  {
    name: 'cash_after_debt_amortization',
    label: 'Cash after debt amortization',
    sum: 'net_cash_income + [debt_amortization]',
  },
  {
    name: 'capital_expenditures',
    label: 'Capital expenditures',
    sum: `${use('net_fixed_assets')} - [depreciation]`,
  },
  {
    name: 'investments',
    label: 'Investments and intangible assets',
    sum: `${use('intangibles')} ${use('investments_long')} ${use('investments_short')}`,
  },
  {
    name: 'financing_surplus',
    label: 'Financing surplus or requirement',
    sum: 'cash_after_debt_amortization + [capital_expenditures] + [investments]',
  },
  { name: 'change_short_term_debt', label: 'Change in short-term debt', sum: source('short_term_debt') },
  {
    name: 'change_long_term_debt',
    label: 'Change in long-term debt',
    sum: `${source('current_maturities')} ${source('long_term_debt')} + [current_maturities_0]`,
  },
  {
    name: 'change_equity',
    label: 'Change in equity beside income and distributions',
    sum: 'equity - equity_0 - net_income + [distributions]',
  },
  {
    name: 'change_in_cash',
    label: 'Change in cash',
    sum: 'financing_surplus + [change_short_term_debt] + [change_long_term_debt] + change_equity',
  },
  { name: 'change_on_balance_sheet', label: 'Change in cash on the balance sheets', sum: 'cash - cash_0' },
  { name: 'gap', label: 'Gap', sum: 'change_in_cash - change_on_balance_sheet' },
]
