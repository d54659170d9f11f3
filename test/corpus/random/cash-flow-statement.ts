/** Random statements of cash flows by the indirect method. */
import { Ledger } from '../../drawing/ledger.ts'
import { cf } from '../../drawing/places.ts'
import { totalOf, type AmountMaker, type Entry } from './amounts.ts'
import * as words from './cash-flow-words.ts'
import type { Chance } from '../../drawing/chance.ts'
import type { Company } from './company.ts'
import type { DrawnPeriods } from './periods.ts'
import type { Statement } from './statement.ts'

/** What the other statements of the document say already; null: drawn alone. */
export interface Ties {
  readonly netIncome: readonly number[]
  readonly cash: readonly number[]
}

const put = (ledger: Ledger, entries: readonly Entry[]) => {
  for (const { label, values, place, maybe } of entries) ledger.line(label, values, place, { maybe })
}

export function randomCashFlow(
  chance: Chance,
  company: Company,
  periods: DrawnPeriods,
  make: AmountMaker,
  ties: Ties | null,
): Statement {
  const { family } = company
  const count = periods.columns.length
  const ledger = new Ledger(count)
  const local = family === 'ifrs' || family === 'uk'
  const heading = (name: string) =>
    local ? `Cash flows from ${name} activities` : chance.pick([`Cash flows from ${name} activities:`, `${name.toUpperCase()} ACTIVITIES`, `CASH FLOWS FROM ${name.toUpperCase()} ACTIVITIES`, `Cash flows from ${name} activities`]) // prettier-ignore
  const netIncome = ties?.netIncome ?? make.series(0.08)
  ledger.open(heading('operating'))
  const loss = netIncome.some(value => value < 0)
  ledger.line(chance.pick(local ? (loss ? ['Profit/(loss) for the year'] : ['Profit for the year']) : family === 'fund' ? ['Change in net assets'] : loss ? ['Net income (loss)', 'Net Income'] : ['Net income', 'Net Income', 'Net earnings']), netIncome, cf.net) // prettier-ignore
  const headed = chance.is(0.7) && !local
  if (headed) ledger.heading(chance.pick(['Adjustments to reconcile net income to net cash provided by operating activities:', 'Adjustments to reconcile Net Income to net cash provided by operations:', 'Adjustments:'])) // prettier-ignore
  put(ledger, make.entries(words.adjustments))
  const working = make.entries(words.workingCapital)
  if (headed && working.length > 0) ledger.heading(chance.pick(['Changes in operating assets and liabilities:', 'Changes in assets and liabilities:', '(Increase) decrease in:', 'Change in operating assets and liabilities'])) // prettier-ignore
  put(ledger, working)
  if (chance.is(0.2)) ledger.memo('Total adjustments', totalOf([...ledger.rows.slice(2).filter(row => row.style === 'line').map(row => row.values.map(value => value ?? 0))], count)) // prettier-ignore
  ledger.close(chance.pick(local ? ['Net cash from operating activities', 'Net cash generated from operating activities', 'Net cash flow from operating activities'] : ['Net cash provided by operating activities', 'Net cash provided by (used in) operating activities', 'NET CASH PROVIDED BY OPERATING ACTIVITIES', 'Cash provided by operating activities', 'Net cash flows from operating activities']), cf.operating) // prettier-ignore
  ledger.open(heading('investing'))
  put(ledger, make.entries(words.investing))
  ledger.close(chance.pick(local ? ['Net cash used in investing activities', 'Net cash from investing activities'] : ['Net cash used in investing activities', 'Net cash used by investing activities', 'Net cash provided by (used in) investing activities', 'Cash used in investing activities']), cf.investing) // prettier-ignore
  ledger.open(heading('financing'))
  const flows = make.entries(words.financing)
  if (ties) {
    const sofar = totalOf(ledger.rows.filter(row => row.style === 'line').map(row => row.values.map(value => value ?? 0)), count) // prettier-ignore
    const planned = totalOf([sofar, ...flows.map(entry => entry.values)], count)
    // A net borrowing line makes the change equal to what the balance sheets say.
    const wanted = periods.columns.map((_, index) => cashChange(ties.cash, periods, index) ?? planned[index]!)
    const plug = totalOf([wanted, planned.map(value => -value)], count)
    flows.unshift({ label: 'Net borrowings (repayments) of notes payable', values: plug, place: cf.debt, maybe: [] })
  }
  put(ledger, flows)
  ledger.close(chance.pick(local ? ['Net cash used in financing activities', 'Net cash from financing activities'] : ['Net cash used in financing activities', 'Net cash provided by (used in) financing activities', 'Net cash provided by financing activities', 'Net cash used by financing activities']), cf.financing) // prettier-ignore
  ledger.result(chance.pick(local ? ['Net increase in cash and cash equivalents', 'Net increase/(decrease) in cash and cash equivalents'] : ['Net increase (decrease) in cash', 'Net change in cash', 'NET INCREASE (DECREASE) IN CASH', 'Net increase in cash and cash equivalents', 'Net change in cash and cash equivalents', 'Net cash increase for period']), cf.change) // prettier-ignore
  const change = ledger.rows.at(-1)!.values.map(value => value ?? 0)
  const ending = ties?.cash ?? change.map(value => Math.abs(value) + Math.abs(make.series(0.1)[0]!))
  const beginning = totalOf([ending, change.map(value => -value)], count)
  ledger.memo(chance.pick(local ? ['Cash and cash equivalents at beginning of year', 'Cash and cash equivalents at 1 January', 'Cash and cash equivalents at the beginning of the year'] : ['Cash at beginning of year', 'Cash - beginning of year', 'Cash and cash equivalents, beginning of year', 'Cash and cash equivalents at beginning of period', 'Cash at beginning of period', 'CASH, BEGINNING OF YEAR']), beginning, cf.beginning) // prettier-ignore
  ledger.memo(chance.pick(local ? ['Cash and cash equivalents at end of year', 'Cash and cash equivalents at the end of the year'] : ['Cash at end of year', 'Cash - end of year', 'Cash and cash equivalents, end of year', 'Cash and cash equivalents at end of period', 'Cash at end of period', 'CASH, END OF YEAR']), ending, cf.ending) // prettier-ignore
  const title = chance.pick(family === 'filing' ? ['Consolidated Statements of Cash Flows', 'CONSOLIDATED STATEMENTS OF CASH FLOWS'] : family === 'ifrs' ? ['Consolidated statement of cash flows', 'Group cash flow statement', 'Consolidated cash flow statement'] : ['Statement of Cash Flows', 'Statements of Cash Flows', 'STATEMENT OF CASH FLOWS', 'Cash Flow Statement']) // prettier-ignore
  return { type: 'CASH_FLOW_STATEMENT', title, ledger, periods, costs: new Set(), allowed: [] } // prettier-ignore
}

/** Between the balance sheet of a column and the one a year before; null for the earliest. */
function cashChange(cash: readonly number[], { columns }: DrawnPeriods, index: number): number | null {
  const year = Number(columns[index]!.end.slice(0, 4))
  const prior = columns.findIndex(({ end }) => Number(end.slice(0, 4)) === year - 1)
  return prior < 0 ? null : Math.round((cash[index]! - cash[prior]!) * 100) / 100
}
