/**
 * Earnings, coverage and leverage as rows. EBITDA, FCCR and DSCR as the OCC's Comptroller's Handbook (Rating Credit Risk) and common
 * bank practice define them; tangible net worth and days as in RMA's Annual Statement Studies.
 */
import type { CashFlowPeriod } from '../../contract/cash-flow.ts'
import type { Row } from './lines.ts'

export interface CoverageShape {
  /** `tax`: earnings begin at the income of a return before tax; the book basis stands beside it. */
  readonly basis: CashFlowPeriod['basis']
  /** Debt service from the debt schedule, else from the balance sheet of the year before. */
  readonly service: 'schedule' | 'balance_sheet'
}

const bookEarnings: readonly Row[] = [
  { name: 'net_income', label: 'Net income' },
  { name: 'interest', label: 'Interest expense' },
  { name: 'income_tax', label: 'Income tax' },
  { name: 'depreciation', label: 'Depreciation and amortization' },
  { name: 'ebitda', label: 'EBITDA', sum: 'net_income + interest + income_tax + depreciation' },
]

const taxEarnings: readonly Row[] = [
  { name: 'taxable_earnings', label: 'Business income of the return' },
  { name: 'interest', label: 'Interest expense' },
  { name: 'depreciation', label: 'Depreciation' },
  { name: 'amortization', label: 'Amortization' },
  { name: 'rental_net', label: 'Net rental real estate income' },
  { name: 'rental_depreciation', label: 'Depreciation of rental real estate' },
  { name: 'rental_interest', label: 'Interest of rental real estate' },
  { name: 'income_tax', label: 'Income tax' },
  {
    name: 'ebitda',
    label: 'EBITDA',
    sum: 'taxable_earnings + interest + depreciation + [amortization] + [rental_net] + [rental_depreciation] + [rental_interest]',
  },
  { name: 'net_income', label: 'Net income per books' },
  {
    name: 'book_ebitda',
    label: 'EBITDA on the book basis',
    sum: 'net_income + interest + [income_tax] + depreciation + [amortization] + [rental_depreciation] + [rental_interest]',
  },
]

const service: Readonly<Record<CoverageShape['service'], readonly Row[]>> = {
  schedule: [
    { name: 'scheduled_service', label: 'Debt service by the debt schedule' },
    { name: 'debt_service', label: 'Debt service', sum: 'scheduled_service' },
  ],
  balance_sheet: [
    { name: 'current_maturities_0', label: 'Current portion of long-term debt, prior year' },
    { name: 'debt_service', label: 'Debt service', sum: 'current_maturities_0 + interest' },
  ],
}

const coverage: readonly Row[] = [
  { name: 'dscr', label: 'DSCR', over: ['adjusted_ebitda', 'debt_service'] },
  { name: 'capital_expenditures', label: 'Capital expenditures' },
  { name: 'new_term_debt', label: 'New term debt' },
  { name: 'unfunded_capex', label: 'Unfunded capital expenditures', sum: 'capital_expenditures - [new_term_debt]' },
  { name: 'cash_taxes', label: 'Cash taxes', sum: 'income_tax' },
  { name: 'distributions', label: 'Distributions' },
  {
    name: 'fixed_charge_cash',
    label: 'Cash for fixed charges',
    sum: 'adjusted_ebitda - unfunded_capex - cash_taxes - distributions',
  },
  { name: 'fccr', label: 'FCCR', over: ['fixed_charge_cash', 'debt_service'] },
]

const proForma: readonly Row[] = [
  { name: 'proposed_service', label: 'Debt service of the proposed loan' },
  { name: 'paid_off_service', label: 'Debt service of debts it pays off' },
  {
    name: 'pro_forma_service',
    label: 'Pro-forma debt service',
    sum: 'debt_service + proposed_service - [paid_off_service]',
  },
  { name: 'pro_forma_dscr', label: 'Pro-forma DSCR', over: ['adjusted_ebitda', 'pro_forma_service'] },
  { name: 'pro_forma_fccr', label: 'Pro-forma FCCR', over: ['fixed_charge_cash', 'pro_forma_service'] },
]

const leverage: readonly Row[] = [
  { name: 'short_term_debt', label: 'Short-term debt' },
  { name: 'current_maturities', label: 'Current portion of long-term debt' },
  { name: 'long_term_debt', label: 'Long-term debt' },
  {
    name: 'total_debt',
    label: 'Interest-bearing debt',
    sum: '[short_term_debt] + [current_maturities] + [long_term_debt]',
  },
  { name: 'subordinated_debt', label: 'Subordinated debt' },
  { name: 'senior_debt', label: 'Senior debt', sum: 'total_debt - [subordinated_debt]' },
  { name: 'debt_to_ebitda', label: 'Debt / EBITDA', over: ['total_debt', 'adjusted_ebitda'] },
  { name: 'senior_debt_to_ebitda', label: 'Senior debt / EBITDA', over: ['senior_debt', 'adjusted_ebitda'] },
  { name: 'equity', label: 'Total equity' },
  { name: 'intangibles', label: 'Intangible assets' },
  { name: 'due_from_owners', label: 'Due from owners and affiliates' },
  {
    name: 'tangible_net_worth',
    label: 'Tangible net worth',
    sum: 'equity - [intangibles] - [due_from_owners] + [subordinated_debt]',
  },
  { name: 'current_assets', label: 'Total current assets' },
  { name: 'current_liabilities', label: 'Total current liabilities' },
  { name: 'working_capital', label: 'Working capital', sum: 'current_assets - current_liabilities' },
  { name: 'sales', label: 'Sales' },
  { name: 'cogs', label: 'Cost of goods sold' },
  { name: 'receivables', label: 'Accounts receivable' },
  { name: 'inventory', label: 'Inventory' },
  { name: 'payables', label: 'Accounts payable' },
  { name: 'days', label: 'Days of the period', unit: 'days' },
  { name: 'dso', label: 'Days sales outstanding', over: ['receivables', 'sales'], times: 'days' },
  { name: 'dio', label: 'Days inventory outstanding', over: ['inventory', 'cogs'], times: 'days' },
  { name: 'dpo', label: 'Days payables outstanding', over: ['payables', 'cogs'], times: 'days' },
]

/** All rows of a period, in the order of the calculation. */
export const coverageRows = ({ basis, service: by }: CoverageShape): readonly Row[] => [
  ...(basis === 'book' ? bookEarnings : taxEarnings),
  { name: 'add_backs', label: 'Approved add-backs' },
  { name: 'adjusted_ebitda', label: 'Adjusted EBITDA', sum: 'ebitda + [add_backs]' },
  ...service[by],
  ...coverage,
  ...proForma,
  ...leverage,
]
