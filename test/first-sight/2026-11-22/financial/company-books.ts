/** Consistent books of a small company for several years: income, balances and cash flows that tie out. */
import { chanceOf } from '../press/numbers.ts'

export interface Year {
  readonly sales: number
  readonly cost: number
  readonly salaries: number
  readonly payrollTaxes: number
  readonly rent: number
  readonly utilities: number
  readonly depreciation: number
  readonly advertising: number
  readonly insurance: number
  readonly office: number
  readonly professional: number
  readonly vehicle: number
  readonly interest: number
  readonly otherIncome: number
  readonly tax: number
  readonly netIncome: number
  readonly cash: number
  readonly receivable: number
  readonly inventory: number
  readonly prepaid: number
  readonly property: number
  /** Positive. */
  readonly accumulated: number
  readonly payable: number
  readonly accrued: number
  readonly line: number
  readonly currentDebt: number
  readonly longDebt: number
  readonly stock: number
  readonly retained: number
  readonly capitalExpenditures: number
  readonly proceeds: number
  readonly repayments: number
  readonly dividends: number
}

export interface BooksWish {
  readonly seed: number
  /** Of the oldest printed year; later ones grow. */
  readonly sales: number
  readonly years: number
  /** Cost of sales as a share of sales. */
  readonly costShare: number
  readonly taxRate: number
  /** Smallest unit: 1 for whole currency units, 0.01 for cents, 1000 for thousands' statements' sake. */
  readonly unit: number
  readonly inventory?: boolean
}

/** Newest first. Every amount is a multiple of the unit; retained earnings and cash follow from the flows. */
export function booksOf({ seed, sales, years, costShare, taxRate, unit, inventory = true }: BooksWish): Year[] {
  const chance = chanceOf(seed)
  const round = (value: number) => Math.round(Math.round(value / unit) * unit * 100) / 100
  const about = (value: number, spread = 0.12) => round(value * (1 - spread + 2 * spread * chance.next()))
  const made: Year[] = []
  let before = opening(sales, about, inventory)
  for (let i = 0; i < years; i++) {
    const turnover = about(sales * 1.06 ** i, 0.05)
    const share = (part: number, spread?: number) => about(turnover * part, spread)
    const costs = {
      cost: share(costShare, 0.03),
      salaries: share(0.115),
      payrollTaxes: share(0.0094),
      rent: share(0.017, 0.02),
      utilities: share(0.0062),
      depreciation: share(0.021),
      advertising: share(0.0048),
      insurance: share(0.0105),
      office: share(0.0071),
      professional: share(0.0039),
      vehicle: share(0.0128),
      interest: share(0.0071),
    }
    const otherIncome = share(0.0016)
    const pretax = round(turnover - Object.values(costs).reduce((sum, value) => sum + value, 0) + otherIncome)
    const tax = pretax > 0 ? round(pretax * taxRate) : 0
    const netIncome = round(pretax - tax)
    const capitalExpenditures = share(0.031, 0.4)
    const proceeds = round(capitalExpenditures * 0.7)
    const repayments = round(before.currentDebt)
    const dividends = round(Math.max(0, netIncome) * 0.3)
    const balances = {
      receivable: share(0.107),
      inventory: inventory ? share(0.082) : 0,
      prepaid: share(0.0066),
      payable: share(0.058),
      accrued: share(0.0144),
      line: about(sales * 0.021, 0.3),
    }
    const debt = round(before.currentDebt + before.longDebt + proceeds - repayments)
    const currentDebt = round(debt * 0.19)
    const change =
      netIncome +
      costs.depreciation -
      (balances.receivable - before.receivable) -
      (balances.inventory - before.inventory) -
      (balances.prepaid - before.prepaid) +
      (balances.payable - before.payable) +
      (balances.accrued - before.accrued) -
      capitalExpenditures +
      (balances.line - before.line) +
      proceeds -
      repayments -
      dividends
    const year: Year = {
      sales: turnover,
      ...costs,
      otherIncome,
      tax,
      netIncome,
      ...balances,
      capitalExpenditures,
      proceeds,
      repayments,
      dividends,
      cash: round(before.cash + change),
      property: round(before.property + capitalExpenditures),
      accumulated: round(before.accumulated + costs.depreciation),
      currentDebt,
      longDebt: round(debt - currentDebt),
      stock: before.stock,
      retained: round(before.retained + netIncome - dividends),
    }
    made.unshift(year)
    before = year
  }
  return made
}

type Opening = Pick<
  Year,
  | 'cash'
  | 'receivable'
  | 'inventory'
  | 'prepaid'
  | 'property'
  | 'accumulated'
  | 'payable'
  | 'accrued'
  | 'line'
  | 'currentDebt'
  | 'longDebt'
  | 'stock'
  | 'retained'
>

/** The balance sheet before the first year; retained earnings make it balance. */
function opening(sales: number, about: (value: number, spread?: number) => number, inventory: boolean): Opening {
  const assets = {
    cash: about(sales * 0.074),
    receivable: about(sales * 0.1),
    inventory: inventory ? about(sales * 0.078) : 0,
    prepaid: about(sales * 0.006),
    property: about(sales * 0.31),
  }
  const accumulated = about(assets.property * 0.42)
  const liabilities = {
    payable: about(sales * 0.055),
    accrued: about(sales * 0.013),
    line: about(sales * 0.02),
    currentDebt: about(sales * 0.022),
    longDebt: about(sales * 0.095),
  }
  const stock = about(25_000, 0)
  const retained =
    Object.values(assets).reduce((sum, value) => sum + value, -accumulated - stock) -
    Object.values(liabilities).reduce((sum, value) => sum + value, 0)
  return { ...assets, accumulated, ...liabilities, stock, retained: Math.round(retained * 100) / 100 }
}
