/** A debt schedule the project draws itself: its debts are data, from which the page and the truth follow. */
import type { DebtScheduleReading } from '../../../core/extraction/debts/debt-schedule.ts'
import { Page, type PageOptions } from '../../drawing/page.ts'

/** A debt as it is; ISO dates. */
export interface MadeDebt {
  readonly lender: string
  /** Below the name, where the layout prints it. */
  readonly address?: string
  readonly original_amount?: number
  readonly original_date?: string
  readonly balance?: number
  readonly rate_percent?: number
  readonly maturity?: string
  readonly payment?: number
  readonly frequency?: string
  readonly collateral?: string
  readonly status?: string
}

export type Member = Exclude<keyof MadeDebt, 'address' | 'frequency'>

export interface MadeColumn {
  readonly member: Member | 'number' | 'purpose'
  /** Lines of its heading. */
  readonly heading: string
  /** Points. */
  readonly width: number
  readonly align?: 'left' | 'right' | 'center'
  /** How its values are printed. */
  readonly print?: (debt: MadeDebt, index: number) => string
}

export interface MadeSchedule {
  readonly name: string
  /** What makes it unlike the others. */
  readonly what: string
  readonly company: string | null
  /** ISO. */
  readonly asOf: string | null
  readonly page?: PageOptions
  readonly font?: string
  readonly size?: number
  /** Lines above the table. */
  readonly head: readonly string[]
  readonly columns: readonly MadeColumn[]
  readonly grid: 'none' | 'lines' | 'boxes'
  /** Height of a row in points. */
  readonly row: number
  readonly debts: readonly MadeDebt[]
  /** Members whose sums the last row prints. */
  readonly totals?: readonly Member[]
  /** Lines below the table. */
  readonly foot?: readonly string[]
  /** Headings between rows, by the index of the row they stand above. */
  readonly sections?: Readonly<Record<number, string>>
}

const grouped = (value: number | undefined): string =>
  value === undefined ? '' : value.toLocaleString('en-US', { minimumFractionDigits: Number.isInteger(value) ? 0 : 2 })

const usual: Readonly<Record<Member, (debt: MadeDebt) => string>> = {
  lender: debt => debt.lender,
  original_amount: debt => grouped(debt.original_amount),
  original_date: debt => slashed(debt.original_date),
  balance: debt => grouped(debt.balance),
  rate_percent: debt => (debt.rate_percent === undefined ? '' : `${debt.rate_percent.toFixed(2)}%`),
  maturity: debt => slashed(debt.maturity),
  payment: debt => grouped(debt.payment),
  collateral: debt => debt.collateral ?? '',
  status: debt => debt.status ?? '',
}

/** "2027-03-15" as 03/15/2027. */
export function slashed(iso: string | undefined): string {
  if (iso === undefined) return ''
  const [year, month, day] = iso.split('-')
  return `${month}/${day}/${year}`
}

export async function drawSchedule(schedule: MadeSchedule): Promise<Uint8Array> {
  const { columns, debts, grid, row, size = 8.5, totals = [], sections = {} } = schedule
  const page = new Page(schedule.page).type(schedule.font ?? 'Helvetica', size)
  const width = columns.reduce((sum, column) => sum + column.width, 0)
  const x = (page.width - width) / 2
  const lefts = columns.map((_, index) => x + columns.slice(0, index).reduce((sum, one) => sum + one.width, 0))
  let y = page.block(schedule.head, x, 40, { size: size + 1.5 }) + 14
  const top = y
  const rules: number[] = [y]
  const put = (lines: readonly string[], at: number, style: { readonly bold?: boolean } = {}): void => {
    const { align = 'left', width: own } = columns[at]!
    const edge = align === 'left' ? lefts[at]! + 3 : align === 'right' ? lefts[at]! + own - 3 : lefts[at]! + own / 2
    page.block(lines, edge, y + 3, { align, ...style })
  }
  const tallest = Math.max(...columns.map(({ heading }) => heading.split('\n').length))
  columns.forEach(({ heading }, at) => put(heading.split('\n'), at, { bold: true }))
  y += tallest * size * 1.32 + 5
  rules.push(y)
  const textOf = ({ member, print }: MadeColumn, debt: MadeDebt, index: number): string =>
    print?.(debt, index) ?? (member === 'number' || member === 'purpose' ? '' : usual[member](debt))
  for (const [index, debt] of debts.entries()) {
    if (sections[index] !== undefined) {
      page.left(sections[index], lefts[0]! + 3, y + 3, { bold: true })
      y += row
    }
    const texts = columns.map((column, at) =>
      page.wrapped(textOf(column, debt, index), columns[at]!.width - 6).filter(line => line !== ''),
    )
    const address = debt.address === undefined ? [] : [debt.address]
    texts.forEach((lines, at) => put(columns[at]!.member === 'lender' ? [...lines, ...address] : lines, at))
    const lines = Math.max(...texts.map((one, at) => one.length + (columns[at]!.member === 'lender' ? address.length : 0))) // prettier-ignore
    y += Math.max(row, lines * size * 1.32 + 4)
    rules.push(y)
  }
  if (totals.length > 0) {
    put(
      ['TOTAL'],
      columns.findIndex(({ member }) => member === 'lender'),
      { bold: true },
    )
    for (const member of totals) {
      const sum = debts.reduce((all, debt) => all + ((debt[member] as number | undefined) ?? 0), 0)
      put([grouped(sum)], columns.findIndex(column => column.member === member), { bold: true }) // prettier-ignore
    }
    y += row
    rules.push(y)
  }
  if (grid !== 'none') for (const at of rules) page.rule(x, x + width, at)
  if (grid === 'boxes') for (const at of [...lefts, x + width]) page.upright(at, top, y)
  page.block(schedule.foot ?? [], x, y + 14)
  return page.done()
}

export interface DebtMark {
  readonly document: string
  /** Of the debt, such as "balance of First Bank". */
  readonly what: string
  readonly expected: unknown
  readonly found: unknown
  readonly verdict: 'right' | 'wrong' | 'missed' | 'invented'
}

const verdictOf = (expected: unknown, found: unknown): DebtMark['verdict'] =>
  expected === found ? 'right' : found === null ? 'missed' : expected === null ? 'invented' : 'wrong'

const plain = (text: string | undefined): string | null =>
  text === undefined || text === '' ? null : text.toLowerCase().replace(/[^a-z0-9]+/g, ' ').trim() // prettier-ignore

/** Every value of a schedule that its columns print, against what was read. */
export function judgeSchedule(schedule: MadeSchedule, reading: DebtScheduleReading | null): readonly DebtMark[] {
  const marks: DebtMark[] = []
  const mark = (what: string, expected: unknown, found: unknown): void => {
    if (expected === null && found === null) return
    marks.push({ document: schedule.name, what, expected, found, verdict: verdictOf(expected, found) })
  }
  mark('company', plain(schedule.company ?? undefined), plain(reading?.company?.value))
  mark('as of', schedule.asOf, reading?.asOf?.value ?? null)
  const printed = new Set(schedule.columns.map(({ member }) => member))
  const left = [...(reading?.debts ?? [])]
  for (const debt of schedule.debts) {
    const index = left.findIndex(({ lender }) => plain(lender.value) === plain(debt.lender))
    const found = index === -1 ? left.shift() : left.splice(index, 1)[0]
    const has = (member: Member): unknown => (printed.has(member) ? (debt[member] ?? null) : null)
    mark(`lender ${debt.lender}`, plain(debt.lender), plain(found?.lender.value))
    for (const member of ['original_amount', 'balance', 'payment', 'rate_percent'] as const)
      mark(`${member} of ${debt.lender}`, has(member), found?.amounts[member]?.value ?? null)
    for (const member of ['original_date', 'maturity'] as const)
      mark(`${member} of ${debt.lender}`, has(member), found?.dates[member]?.value ?? null)
    for (const member of ['collateral', 'status'] as const)
      mark(`${member} of ${debt.lender}`, plain(has(member) as string | undefined ?? undefined), plain(found?.texts[member]?.value)) // prettier-ignore
    mark(`frequency of ${debt.lender}`, debt.frequency ?? null, found?.frequency ?? null)
  }
  for (const surplus of left) mark(`surplus ${surplus.lender.value}`, null, surplus.lender.value)
  return marks
}
