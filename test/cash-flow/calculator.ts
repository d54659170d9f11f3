/**
 * Coverage, leverage and the UCA cash flow, computed a second time: written from the definitions of RMA and the OCC's Comptroller's Handbook
 * (Rating Credit Risk), and from nothing of the product. Amounts in whole cents; null where a term is not stated.
 */

export type Cents = number | null

/** A balance sheet: every line once. */
export interface Sheet {
  readonly cash: Cents
  readonly receivables: Cents
  readonly inventory: Cents
  readonly prepaids: Cents
  readonly shortInvestments: Cents
  readonly netFixedAssets: Cents
  readonly intangibles: Cents
  readonly longInvestments: Cents
  readonly payables: Cents
  readonly accruals: Cents
  readonly shortDebt: Cents
  readonly maturities: Cents
  readonly longDebt: Cents
  readonly deferredTax: Cents
  readonly equity: Cents
  /** Among the other assets; null: not stated. */
  readonly dueFromOwners: Cents
  readonly currentAssets: Cents
  readonly currentLiabilities: Cents
  readonly totalAssets: Cents
  readonly totalLiabilities: Cents
}

/** A year of a business. */
export interface Books {
  readonly sales: Cents
  readonly costOfGoods: Cents
  readonly depreciation: Cents
  /** Part of the depreciation inside the cost of goods sold; null: not known. */
  readonly depreciationInCost: Cents
  readonly amortization: Cents
  readonly interest: Cents
  readonly tax: Cents
  readonly otherIncome: Cents
  readonly netIncome: Cents
  readonly distributions: Cents
  readonly capex: Cents
  /** Where earnings begin at the income of a return: that, and the rental real estate; null: at book net income. */
  readonly filed: { readonly income: Cents; readonly rentals: readonly Cents[] } | null
  readonly close: Sheet | null
  readonly open: Sheet | null
}

const zero = (amount: Cents | undefined): number => amount ?? 0
const all = (...terms: readonly Cents[]): Cents =>
  terms.includes(null) ? null : terms.reduce<number>((sum, term) => sum + zero(term), 0)
const quotient = (above: Cents, below: Cents): number | null =>
  above === null || below === null || below <= 0 ? null : above / below
const minus = (amount: Cents): Cents => (amount === null ? null : -amount)

/** Long-term debt due within a year: as printed, or none where the current liabilities add up without it. */
function dueWithin(sheet: Sheet | null): Cents {
  if (sheet === null || sheet.maturities !== null) return sheet?.maturities ?? null
  const others = [sheet.payables, sheet.accruals, sheet.shortDebt].map(zero).reduce((a, b) => a + b)
  return sheet.currentLiabilities !== null && sheet.currentLiabilities === others ? 0 : null
}

/** By the names that the product gives its lines. */
export function coverageOf(books: Books): Readonly<Record<string, number | null>> {
  const { filed, close, open } = books
  const ebitda =
    filed === null
      ? all(books.netIncome, books.interest, books.tax, books.depreciation)
      : all(filed.income, books.interest, books.depreciation, zero(books.amortization), ...filed.rentals.map(zero))
  const service = all(dueWithin(open) ?? dueWithin(close), books.interest)
  const capex =
    books.capex ??
    (open === null || close === null || close.netFixedAssets === null || open.netFixedAssets === null
      ? null
      : Math.max(0, close.netFixedAssets - open.netFixedAssets + zero(books.depreciation)))
  const debts = close === null ? [] : [close.shortDebt, close.maturities, close.longDebt].filter(one => one !== null)
  const debt = debts.length === 0 ? null : all(...debts)
  const days = (above: Cents | undefined, below: Cents): number | null => {
    const turn = quotient(above ?? null, below)
    return turn === null ? null : turn * 365
  }
  return {
    ebitda,
    debt_service: service,
    dscr: quotient(ebitda, service),
    fccr: quotient(all(ebitda, minus(capex), minus(books.tax), minus(books.distributions)), service),
    total_debt: debt,
    debt_to_ebitda: quotient(debt, ebitda),
    tangible_net_worth:
      close === null || close.equity === null
        ? null
        : close.equity - zero(close.intangibles) - zero(close.dueFromOwners),
    working_capital: all(close?.currentAssets ?? null, minus(close?.currentLiabilities ?? null)),
    dso: days(close?.receivables, books.sales),
    dio: days(close?.inventory, books.costOfGoods),
    dpo: days(close?.payables, books.costOfGoods),
  }
}

/** The UCA from cash from sales to the change in cash; null: there are not two balance sheets, or no sales. */
export function ucaOf(books: Books): Readonly<Record<string, number>> | null {
  const { open, close, sales, netIncome } = books
  if (open === null || close === null || sales === null || netIncome === null) return null
  if ([open, close].some(({ cash, equity, totalAssets }) => [cash, equity, totalAssets].includes(null))) return null
  const more = (line: keyof Sheet): number => zero(close[line]) - zero(open[line])
  const [cost, depreciation] = [zero(books.costOfGoods), zero(books.depreciation)]
  const [interest, tax, other] = [zero(books.interest), zero(books.tax), zero(books.otherIncome)]
  const inCost = zero(books.depreciationInCost)
  const fromSales = sales - more('receivables')
  const production = -(cost - inCost) - more('inventory') + more('payables')
  const restOfCurrent = (sheet: Sheet): number =>
    zero(sheet.currentAssets) - [sheet.cash, sheet.receivables, sheet.inventory, sheet.prepaids, sheet.shortInvestments].map(zero).reduce((a, b) => a + b) // prettier-ignore
  const restDue = (sheet: Sheet): number =>
    zero(sheet.currentLiabilities) - [sheet.payables, sheet.accruals, sheet.shortDebt, sheet.maturities].map(zero).reduce((a, b) => a + b) // prettier-ignore
  const restOfAssets = (sheet: Sheet): number =>
    zero(sheet.totalAssets) - zero(sheet.currentAssets) - zero(sheet.netFixedAssets) - zero(sheet.intangibles) - zero(sheet.longInvestments) // prettier-ignore
  const restOwed = (sheet: Sheet): number =>
    zero(sheet.totalLiabilities) - zero(sheet.currentLiabilities) - zero(sheet.longDebt) - zero(sheet.deferredTax)
  // What leads from sales to net income beside cost of goods, depreciation, interest, tax and other income.
  const expenses = sales - cost - (depreciation - inCost) - interest - tax + other - netIncome
  const operating =
    -expenses - more('prepaids') - (restOfCurrent(close) - restOfCurrent(open)) + more('accruals') + restDue(close) - restDue(open) // prettier-ignore
  const afterOperations = fromSales + production + operating
  const taxesAndOther =
    -tax + other + more('deferredTax') - (restOfAssets(close) - restOfAssets(open)) + restOwed(close) - restOwed(open)
  const distributions = zero(books.distributions)
  const netCashIncome = afterOperations + taxesAndOther - interest - distributions
  const afterDebt = netCashIncome - zero(open.maturities)
  const capex = -(more('netFixedAssets') + depreciation)
  const surplus = afterDebt + capex - more('intangibles') - more('longInvestments') - more('shortInvestments')
  const shortDebt = more('shortDebt')
  const longDebt = more('longDebt') + more('maturities') + zero(open.maturities)
  const equity = more('equity') - netIncome + distributions
  const change = surplus + shortDebt + longDebt + equity
  return {
    cash_from_sales: fromSales,
    cash_production_costs: production,
    gross_cash_profit: fromSales + production,
    cash_operating_expenses: operating,
    cash_after_operations: afterOperations,
    taxes_and_other: taxesAndOther,
    net_cash_income: netCashIncome,
    cash_after_debt_amortization: afterDebt,
    capital_expenditures: capex,
    financing_surplus: surplus,
    change_short_term_debt: shortDebt,
    change_long_term_debt: longDebt,
    change_equity: equity,
    change_in_cash: change,
    gap: change - more('cash'),
  }
}

export const balances = (sheet: Sheet): boolean => sheet.totalAssets === all(sheet.totalLiabilities, sheet.equity)
