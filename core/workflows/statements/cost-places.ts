/** Where an income statement prints interest and depreciation: among the costs of operating income, or below it. */
import type { CostPlaces } from '../../analysis/ratio-figures.ts'
import type { FieldPath } from '../../contract/statement-figures.ts'
import type { Evidence } from '../../document/field.ts'
import { fieldOf, valueOf, type CombinedStatement } from './combined-statement.ts'

const operatingIncome: FieldPath = 'ordinaryIncomeExpense.operatingIncome'
const operatingExpenses: FieldPath = 'ordinaryIncomeExpense.expenses.totalOperatingExpenses'
const interestExpense: FieldPath = 'ordinaryIncomeExpense.interestExpense'
const depreciation: FieldPath = 'ordinaryIncomeExpense.expenses.depreciation'

/** By the order of the lines on the pages; where arithmetic alone tells how income before tax is made, it decides about interest. */
export function costPlacesOf(statement: CombinedStatement): CostPlaces {
  const result =
    [operatingIncome, operatingExpenses].map(path => printedAt(statement, path)).find(at => at !== null) ?? null
  const isAbove = (path: FieldPath): boolean | null => {
    const at = printedAt(statement, path)
    return at === null || result === null ? null : isBefore(at, result)
  }
  return {
    interestIsOperating: (closingInterest(statement) ?? isAbove(interestExpense)) === true,
    depreciationIsOther: isAbove(depreciation) === false,
  }
}

/** The first line of a value that is printed; null for a computed one. */
function printedAt(statement: CombinedStatement, path: FieldPath): Evidence | null {
  const field = fieldOf(statement, path)
  return field === undefined || field.method === 'derived' ? null : (field.evidence[0] ?? null)
}

/** null: on one line, or in different files. */
function isBefore(a: Evidence, b: Evidence): boolean | null {
  if (a.fileName !== b.fileName) return null
  if (a.page !== b.page) return a.page < b.page
  return a.box.top === b.box.top ? null : a.box.top < b.box.top
}

/**
 * Whether income before tax follows from operating income without deducting interest again; null where both ways or neither close, or
 * where interest may be part of other expenses.
 */
function closingInterest(statement: CombinedStatement): boolean | null {
  const value = (path: FieldPath): number => valueOf(statement, path) ?? 0
  const interest = value(interestExpense)
  const [operating, net] = [valueOf(statement, operatingIncome), valueOf(statement, 'netIncome')]
  const stated = valueOf(statement, 'ordinaryIncomeExpense.incomeBeforeTax')
  const beforeTax = stated ?? (net === null ? null : net + value('ordinaryIncomeExpense.incomeTax'))
  if (operating === null || beforeTax === null || interest === 0) return null
  const otherExpenses = value('otherIncomeExpense.otherExpenses')
  const others = value('otherIncomeExpense.otherIncome') - otherExpenses
  const closes = (expected: number): boolean => Math.abs(expected - beforeTax) <= statement.step * 3
  if (closes(operating + others - interest)) return closes(operating + others) ? null : false
  return closes(operating + others) && Math.abs(otherExpenses) < Math.abs(interest) ? true : null
}
