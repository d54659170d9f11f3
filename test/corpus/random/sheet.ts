/** Draws one random statement on page in a manner. */
import type { Row } from '../../drawing/ledger.ts'
import { written } from '../../drawing/numbers.ts'
import type { Page } from '../../drawing/page.ts'
import type { Chance } from '../../drawing/chance.ts'
import type { Company } from './company.ts'
import type { Manner } from './manner.ts'
import type { Statement } from './statement.ts'

interface PrintedColumn {
  readonly right: number
  readonly width: number
  readonly header: readonly string[]
  readonly text: (row: Row, index: number) => string | null
  readonly figures: boolean
}

export interface Frame {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const currencyMarks: Readonly<Record<string, string>> = { USD: '$', GBP: '£', EUR: '€', CAD: '$', AUD: '$' }

/** What says in which unit the amounts are, for the title or the column headers. */
export function unitNote(
  chance: Chance,
  company: Company,
): { readonly title: string | null; readonly header: string | null } {
  const mark = currencyMarks[company.currency]!
  const none = { title: null, header: null }
  if (company.scale === 1) return company.family === 'uk' ? { title: null, header: mark } : none
  const thousands = company.scale === 1000
  if (company.family === 'ifrs' || company.family === 'uk')
    return chance.is(0.5)
      ? { title: null, header: thousands ? `${mark}'000` : chance.pick([`${mark}m`, `${mark} million`]) }
      : { title: chance.pick([`(in ${company.currency} ${thousands ? 'thousands' : 'millions'})`, `in ${thousands ? 'thousands' : 'millions'} of ${company.currency}`, `Amounts in ${company.currency} ${thousands ? 'thousand' : 'million'}`]), header: null } // prettier-ignore
  const word = thousands ? 'thousands' : 'millions'
  return { title: chance.pick([`(in ${word})`, `(In ${word}, except per share data)`, `(dollars in ${word})`, `(Amounts in ${word})`, `(in ${word}, except share amounts)`]), header: null } // prettier-ignore
}

/** Draws rows `from` to `to` and gives the y below. `newPage` gives the y to go on at. */
export function drawSheet(
  page: Page,
  chance: Chance,
  company: Company,
  statement: Statement,
  wanted: Manner,
  frame: Frame,
  options: { readonly rows?: readonly Row[]; readonly header: string | null; readonly newPage: () => number },
): number {
  const { ledger } = statement
  const rows = options.rows ?? ledger.rows
  const { columns, manner } = fittedColumns(page, chance, company, statement, wanted, frame, options.header)
  const step = manner.size * manner.rowHeight
  let y = drawHeaders(page, manner, columns, frame, step)
  const firstFields = rows.find(row => row.style !== 'heading')
  const labelRoom = columns[0]!.right - columns[0]!.width - frame.left
  for (const row of rows) {
    const index = ledger.rows.indexOf(row)
    if (y > frame.bottom) y = options.newPage()
    if (manner.gaps && row.style === 'heading' && row !== rows[0] && row.level < 2) y += step * 0.6
    const bold = (row.style === 'total' && manner.boldTotals) || (row.style === 'heading' && manner.boldHeadings)
    const level = row.level + (row.style === 'total' && manner.totalsDeeper ? 1 : 0)
    const x = frame.left + level * manner.indent
    const room = Math.max(70, Math.min(manner.labelWidth ?? Infinity, labelRoom - level * manner.indent - 6))
    const lines = page.wrapped(row.label, room, { bold })
    for (const line of lines.slice(0, -1)) {
      page.left(line, x, y, { bold })
      y += manner.size * 1.15
    }
    const label = lines.at(-1)!
    page.left(label, x + (lines.length > 1 ? 8 : 0), y, { bold })
    const closing = row.style === 'total'
    const signed = manner.sign === 'all' || (manner.sign === 'totals' && closing) || ((manner.sign === 'ends' || manner.sign === 'apart') && (closing || row === firstFields)) // prettier-ignore
    const texts = columns.map(column => (row.style === 'heading' ? null : column.text(row, index)))
    const from = texts.findIndex(text => text !== null)
    if (manner.leaders && label !== '' && from >= 0) {
      const start = x + page.widthOf(label, { bold }) + 8
      const end = columns[from]!.right - columns[from]!.width + 4
      const dot = page.widthOf('. ')
      const dots = Math.floor((end - start) / dot)
      if (dots > 2) page.left('. '.repeat(dots).trimEnd(), end - dots * dot, y)
    }
    for (const [place, text] of texts.entries()) {
      if (text === null) continue
      const column = columns[place]!
      const hang = text.endsWith(')') ? page.widthOf(')', { bold }) : 0
      const mark = signed && column.figures && /\d/.test(text) ? '$' : ''
      if (mark && manner.sign === 'apart') page.left(mark, column.right - column.width + 9, y, { bold })
      const glued = mark && manner.sign !== 'apart' ? (text.startsWith('-') ? `-${mark}${text.slice(1)}` : mark + text) : text // prettier-ignore
      page.right(glued, column.right + hang, y, { bold })
      if (!closing || manner.rules === 'none' || !column.figures) continue
      page.rule(column.right - column.width + 8, column.right, y - 2)
      if (manner.rules === 'double' && row === rows.at(-1))
        for (const gap of [1, 3]) page.rule(column.right - column.width + 8, column.right, y + manner.size + gap)
    }
    y += step
  }
  return y
}

/** Type shrinks until labels and columns find room beside each other. */
function fittedColumns(
  page: Page,
  chance: Chance,
  company: Company,
  statement: Statement,
  manner: Manner,
  frame: Frame,
  unit: string | null,
): { readonly columns: readonly PrintedColumn[]; readonly manner: Manner } {
  page.type(manner.font, manner.size)
  const columns = columnsOf(page, chance, company, statement, manner, frame, unit)
  const crowded = columns[0]!.right - columns[0]!.width < frame.left + minLabels
  return crowded && manner.size > minType
    ? fittedColumns(page, chance, company, statement, { ...manner, size: manner.size - 0.5 }, frame, unit)
    : { columns, manner }
}

/** Points. */
const minLabels = 105
const minType = 5

function drawHeaders(
  page: Page,
  manner: Manner,
  columns: readonly PrintedColumn[],
  frame: Frame,
  step: number,
): number {
  const height = Math.max(0, ...columns.map(({ header }) => header.length))
  for (const { header, right, width } of columns)
    for (const [line, text] of header.entries()) {
      const y = frame.top + (height - header.length + line) * manner.size * 1.25
      if (manner.centerd && manner.sign === 'apart') page.center(text, y, { bold: true, at: right - width / 2 + 6 })
      else page.right(text, right, y, { bold: true })
    }
  const below = frame.top + height * manner.size * 1.25
  if (manner.headerRule && height > 0)
    for (const { right, width, header } of columns)
      if (header.length > 0) page.rule(right - width + 8, right, below + 1)
  return below + (height > 0 ? step * 0.4 : 0)
}

function columnsOf(
  page: Page,
  chance: Chance,
  company: Company,
  { ledger, periods, costs, type }: Statement,
  manner: Manner,
  frame: Frame,
  unit: string | null,
): PrintedColumn[] {
  const field = (row: Row, index: number, column: number): string | null => {
    const value = row.values[column]
    const turned =
      manner.costsInParentheses && costs.has(index) && value !== null && value !== undefined ? -value : value
    const perShare = value !== null && value !== undefined && !Number.isInteger(value) && manner.decimals === 0
    return written(turned, { decimals: perShare ? 2 : manner.decimals, negative: manner.negative, zero: manner.zero })
  }
  const widest = Math.max(...ledger.rows.flatMap((row, index) => row.values.map((_, column) => page.widthOf(field(row, index, column) ?? '', { bold: true })))) // prettier-ignore
  const headerWidth = Math.max(0, ...periods.columns.flatMap(({ header }) => header.map(text => page.widthOf(text, { bold: true })))) // prettier-ignore
  const named = manner.extras.includes('parts') ? page.widthOf('Consolidated', { bold: true }) : 0
  const pitch = Math.max(widest, headerWidth, named, 34) + manner.size * chance.pick([1.4, 2, 3])
  const columns: Omit<PrintedColumn, 'right'>[] = []
  const roomFor = (text: string, minimum: number) =>
    Math.max(minimum, page.widthOf(text, { bold: true }) + manner.size * 1.2)
  if (manner.extras.includes('notes')) {
    const numbers = new Map(ledger.rows.map(row => [row, chance.is(0.4) && row.style === 'line' ? String(chance.whole(2, 24)) : null])) // prettier-ignore
    columns.push({ width: 34, header: [chance.pick(['Note', 'Notes', 'Note'])], text: row => numbers.get(row) ?? null, figures: false }) // prettier-ignore
  }
  if (manner.extras.includes('parts'))
    columns.push(...partColumns(chance, ledger.rows, manner, text => roomFor(text, pitch)))
  const base = (column: number) => {
    const wanted = type === 'INCOME_STATEMENT' ? 'income.revenue' : type === 'BALANCE_SHEET' ? 'assets.totalAssets' : 'operatingActivities.netIncome' // prettier-ignore
    return Math.abs(ledger.rows.find(row => row.place?.endsWith(wanted))?.values[column] ?? 0) || 1
  }
  const percent = (value: number) => `${(100 * value).toFixed(1)}%`
  for (const [column, { header }] of periods.columns.entries()) {
    const full = headerWith(
      header,
      unit,
      manner.extras.includes('parts') ? (column === 0 ? totalName(chance) : 'Total') : null,
    )
    if (manner.inset) {
      columns.push({ width: pitch, header: [], text: (row, index) => row.style === 'line' ? field(row, index, column) : null, figures: true }) // prettier-ignore
      columns.push({ width: pitch, header: full, text: (row, index) => row.style === 'line' ? null : field(row, index, column), figures: true }) // prettier-ignore
    } else columns.push({ width: pitch, header: full, text: (row, index) => field(row, index, column), figures: true })
    if (manner.extras.includes('share')) {
      const name = chance.pick(['%', '% of Income', '% of Sales', '%'])
      columns.push({
        width: roomFor(name, 44),
        header: [name],
        text: row => (row.values[column] === undefined ? null : percent(row.values[column]! / base(column))),
        figures: false,
      })
    }
  }
  if (manner.extras.includes('change')) {
    const order = periods.columns[0]!.end > periods.columns[1]!.end ? [0, 1] : [1, 0]
    const of = (row: Row) => [row.values[order[0]!], row.values[order[1]!]] as const
    const number = { decimals: manner.decimals, negative: manner.negative }
    const name = chance.pick(['$ Change', 'Change', 'Increase (Decrease)', 'Variance'])
    columns.push({
      width: roomFor(name, pitch),
      header: [name], text: row => { const [now, then] = of(row); return now === undefined ? null : written(Math.round((now! - then!) * 100) / 100, number) }, figures: false }) // prettier-ignore
    columns.push({ width: roomFor('% Change', 50), header: ['% Change'], text: row => { const [now, then] = of(row); return now === undefined || then === 0 ? null : percent((now! - then!) / Math.abs(then!)) }, figures: false }) // prettier-ignore
  }
  if (manner.extras.includes('budget')) {
    const factor = new Map(ledger.rows.map(row => [row, 0.8 + 0.4 * chance.next()]))
    const planned = (row: Row) => row.values[0] === undefined ? null : Math.round(row.values[0]! * factor.get(row)! * 100) / 100 // prettier-ignore
    const number = { decimals: manner.decimals, negative: manner.negative }
    const over = chance.pick(['Variance', '$ Over Budget', 'Over/(Under)'])
    columns.push({ width: pitch, header: ['Budget'], text: row => written(planned(row), number), figures: false })
    columns.push({ width: roomFor(over, pitch), header: [over], text: row => planned(row) === null ? null : written(Math.round((row.values[0]! - planned(row)!) * 100) / 100, number), figures: false }) // prettier-ignore
    const actual = columns.findIndex(column => column.figures)
    columns[actual] = { ...columns[actual]!, header: [...columns[actual]!.header, 'Actual'] }
  }
  if (manner.extras.includes('plans'))
    addPlans(chance, columns, ledger.rows, manner, pitch, width => roomFor(width, 46))
  const total = columns.reduce((sum, { width }) => sum + width, 0)
  const labels = Math.max(...ledger.rows.map(row => page.widthOf(row.label, { bold: true }) + row.level * manner.indent)) + 12 // prettier-ignore
  const right = chance.is(0.5) ? frame.right : Math.min(frame.right, frame.left + Math.max(labels, 120) + total)
  let at = right
  return columns
    .toReversed()
    .map(column => {
      const printed = { ...column, right: at }
      at -= printed.width
      return printed
    })
    .toReversed()
}

/** What stands over the column that all parts come to. */
const totalName = (chance: Chance): string =>
  chance.pick(['Total', 'Total', 'Consolidated', 'Combined', 'TOTAL', 'Totals'])

function headerWith(header: readonly string[], unit: string | null, name: string | null): readonly string[] {
  const named = name === null ? header : [...header, name]
  return unit === null ? named : [...named, unit]
}

const divisions: readonly (readonly string[])[] = [
  ['Operating Fund', 'Reserve Fund'],
  ['Operating', 'Replacement'],
  ['Without Donor', 'With Donor'],
  ['Unrestricted', 'Temporarily Restricted', 'Permanently Restricted'],
  ['General Fund', 'Capital Fund', 'Debt Service'],
  ['Northside LLC', 'Harbor Realty LLC', 'Eliminations'],
  ['Parent', 'Subsidiaries', 'Eliminating Entries'],
  ['Downtown', 'Airport', 'Riverside Mall'],
  ['Store 101', 'Store 102', 'Store 103'],
  ['Construction', 'Rentals', 'Corporate'],
]

/** Columns of funds, entities or shops that the first period is made of. */
function partColumns(
  chance: Chance,
  rows: readonly Row[],
  manner: Manner,
  roomFor: (text: string) => number,
): Omit<PrintedColumn, 'right'>[] {
  const names = chance.pick(divisions)
  const shares = names.map(name => (/^elim/i.test(name) ? -0.04 : 0.3 + chance.next()))
  const sum = shares.reduce((all, share) => all + share, 0)
  const step = manner.decimals === 2 ? 100 : 1
  const of = new Map(
    rows.map(row => {
      const value = row.values[0] ?? 0
      const parts = shares.map(share => Math.round((value * share * step) / sum) / step)
      const rest = Math.round((value - parts.slice(0, -1).reduce((all, part) => all + part, 0)) * step) / step
      return [row, [...parts.slice(0, -1), rest]]
    }),
  )
  const number = { decimals: manner.decimals, negative: manner.negative, zero: manner.zero } as const
  return names.map((name, index) => ({
    width: Math.max(...name.split(' ').map(roomFor)),
    header: name.split(' '),
    text: row => (row.values[0] === undefined || row.values[0] === null ? null : written(of.get(row)?.[index], number)),
    figures: false,
  }))
}

/** Beside the actual amounts of a period what was planned for it, and for the whole year. */
function addPlans(
  chance: Chance,
  columns: Omit<PrintedColumn, 'right'>[],
  rows: readonly Row[],
  manner: Manner,
  pitch: number,
  roomFor: (text: string) => number,
): void {
  const factor = new Map(rows.map(row => [row, 0.85 + 0.3 * chance.next()]))
  const step = manner.decimals === 2 ? 100 : 1
  const round = (value: number) => Math.round(value * step) / step
  const number = { decimals: manner.decimals, negative: manner.negative, zero: manner.zero } as const
  const planned = (row: Row) => (row.values[0] === undefined ? null : round((row.values[0] ?? 0) * factor.get(row)!))
  const actual = columns.findIndex(column => column.figures)
  columns[actual] = { ...columns[actual]!, header: [...columns[actual]!.header, 'Actual'] }
  const header = columns[actual].header.slice(0, -1)
  const plan = (name: readonly string[], text: (row: Row) => string | null, width = pitch) =>
    ({ width: Math.max(width, ...name.map(roomFor)), header: name, text, figures: false }) as const
  const extra = [
    plan([...header, 'Budget'], row => written(planned(row), number)),
    plan([chance.pick(['Variance', 'Over (Under)', '$ Over Budget', 'Difference'])], row =>
      planned(row) === null ? null : written(round((row.values[0] ?? 0) - (planned(row) ?? 0)), number),
    ),
    ...(chance.is(0.5)
      ? [plan([chance.pick(['% of Budget', '%', '% Used'])], row => (planned(row) === null || planned(row) === 0 ? null : `${((100 * row.values[0]!) / planned(row)!).toFixed(1)}%`), 46)] // prettier-ignore
      : []),
    ...(chance.is(0.5) ? [plan([chance.pick(['Annual Budget', 'Full Year Budget', 'Approved Budget'])], row => written(planned(row) === null ? null : round(planned(row)! * 1.3), number))] : []), // prettier-ignore
  ]
  columns.splice(actual + 1, 0, ...extra)
}
