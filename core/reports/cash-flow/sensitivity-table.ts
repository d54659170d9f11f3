/** The sensitivity table: DSCR by decline of revenue and rise of the rate, each cell a formula, and where it reaches the floor. */
import type { Worksheet } from 'exceljs'
import type { CashFlow } from '../../contract/cash-flow.ts'
import { letter } from '../financial/ratio-plan.ts'
import { numberFormat, put, restyle, rowRule, styles } from '../workbook.ts'
import type { Blocks } from './content.ts'
import type { LinesTable } from './lines-table.ts'
import { annualText, balloonText, leveledText, paymentText } from './loan-formulas.ts'

export interface SensitivityPlace {
  readonly cashFlow: CashFlow
  readonly table: LinesTable
  readonly blocks: Blocks
  /** Of the periods in words, by their ids. */
  readonly headings: ReadonlyMap<string, string>
}

const ratio = restyle(styles.amount, { numFmt: numberFormat.times, border: rowRule })
const percent = restyle(styles.amount, { numFmt: '0.0000', border: rowRule })
const amount = restyle(styles.amount, { numFmt: numberFormat.cents, border: rowRule })
const label = restyle(styles.text, { border: rowRule })

/** Nothing without a DSCR to start from. */
export function addSensitivity(sheet: Worksheet, { cashFlow, table, blocks, headings }: SensitivityPlace): void {
  const { sensitivity, policy, choices, periods } = cashFlow
  const index = periods.findIndex(({ id }) => id === sensitivity?.period)
  if (sensitivity === null || sensitivity.reason !== null || index === -1) return
  const column = letter(index + 2)
  const cell = (name: string): string => `$${column}$${table.rowOf(name)}`
  const hasLoan = (choices.proposed_loan ?? null) !== null
  const owed = cell(hasLoan ? 'pro_forma_service' : 'debt_service')
  const exposed = policy.variable_costs === 'none' ? cell('sales') : `(${cell('sales')}-${cell('cogs')})`
  const cash = cell('adjusted_ebitda')
  const start = blocks.nextRow + 1
  put(sheet, [start, 1], `Sensitivity of DSCR, ${headings.get(periods[index]!.id)!}`, styles.section)
  put(sheet, [start + 1, 1], 'Decline of revenue, percent; rise of the rate, points', styles.head)
  put(sheet, [start + 2, 1], 'Debt service', label)
  for (const [place, points] of sensitivity.rate_rises.entries()) {
    const at = letter(place + 2)
    put(sheet, [start + 1, place + 2], points, restyle(styles.headRight, { numFmt: '+0.00;-0.00;0.00' }))
    const service = serviceText(blocks, `${at}${start + 1}`, owed)
    put(
      sheet,
      [start + 2, place + 2],
      { formula: hasLoan ? service : owed, result: serviceOf(cashFlow, index, place) },
      amount,
    )
    for (const [step, decline] of sensitivity.revenue_declines.entries()) {
      put(sheet, [start + 3 + step, 1], decline, restyle(styles.amount, { numFmt: '0', border: rowRule }))
      const formula = `(${cash}-$A${start + 3 + step}/100*${exposed})/${at}$${start + 2}`
      put(sheet, [start + 3 + step, place + 2], { formula, result: sensitivity.dscr[step]![place]! }, ratio)
    }
  }
  const end = start + 3 + sensitivity.revenue_declines.length
  put(sheet, [end, 1], 'Floor of DSCR', label)
  put(sheet, [end, 2], sensitivity.floor, ratio)
  const floor = `$B$${end}`
  put(sheet, [end + 1, 1], 'Break-even decline of revenue, percent', label)
  if (sensitivity.break_even_decline !== null)
    put(
      sheet,
      [end + 1, 2],
      { formula: `ROUND(MAX(0,(${cash}-${floor}*${owed})/${exposed}*100),4)`, result: sensitivity.break_even_decline },
      percent,
    )
  put(sheet, [end + 2, 1], 'Break-even rise of the rate, points', label)
  if (sensitivity.break_even_rise !== null)
    put(
      sheet,
      [end + 2, 2],
      { formula: riseText(blocks, `${cash}/${floor}-${owed}`), result: sensitivity.break_even_rise },
      percent,
    )
}

/** The cached debt service of a column: earnings over the DSCR without a decline. */
function serviceOf({ periods, sensitivity }: CashFlow, index: number, place: number): number {
  const cash = periods[index]!.lines['adjusted_ebitda']!.value!
  return Math.round((cash / sensitivity!.dscr[0]![place]!) * 100) / 100
}

function serviceText({ loan, financed, annual }: Blocks, points: string, owed: string): string {
  const rate = `${loan.rate}+${points}`
  const payment = paymentText(loan, financed, rate)
  return `${owed}+${annualText(loan, payment, balloonText(loan, financed, rate, payment))}-${annual}`
}

/** The rate whose payment takes the room that is left, less the rate of the loan. */
function riseText({ loan, financed }: Blocks, room: string): string {
  const months = leveledText(loan)
  const exact = `IF(${loan.rate}=0,(${financed}-N(${loan.residual}))/${months},-PMT(${loan.rate}/1200,${months},${financed},-N(${loan.residual})))`
  const payment = `(${exact}+(${room})/MIN(12,${loan.term}))`
  // The share of a payment in the loan is close to the rate of a long one, and above that of a short one: the search begins there.
  const rate = `RATE(${months},-${payment},${financed},-N(${loan.residual}),0,${payment}/${financed})`
  return `IF((${room})<=0,0,ROUND(${rate}*1200-${loan.rate},4))`
}
