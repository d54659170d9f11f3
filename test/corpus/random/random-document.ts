/** A document of a seed: company, statements, periods, manner, and the truth that follows from its rows. */
import type { MadeDocument } from '../made/made-document.ts'
import { truthOf, type Place, type Row, type Truth } from '../../drawing/ledger.ts'
import { Page } from '../../drawing/page.ts'
import { bs, is } from '../../drawing/places.ts'
import { amountMaker } from './amounts.ts'
import { randomBalanceSheet } from './balance-sheet.ts'
import { randomCashFlow } from './cash-flow-statement.ts'
import { chanceOf, type Chance } from '../../drawing/chance.ts'
import { companyOf, type Company } from './company.ts'
import { randomIncomeStatement } from './income-statement.ts'
import { mannerOf, type Manner } from './manner.ts'
import { balancePeriods, flowPeriods, timeOf, type DrawnPeriods } from './periods.ts'
import { drawSheet, unitNote, type Frame } from './sheet.ts'
import type { Statement } from './statement.ts'
import * as talk from './talk.ts'

export interface RandomDocument extends MadeDocument {
  readonly statements: readonly Statement[]
}

type Content = 'balance' | 'income' | 'cash' | 'pair' | 'set'

export function randomDocument(seed: number): RandomDocument {
  const chance = chanceOf(seed)
  const company = companyOf(chance)
  const { family } = company
  const content = chance.weighted<Content>([[3, 'balance'], [3.5, 'income'], [family === 'uk' ? 0 : 1, 'cash'], [2, 'pair'], [family === 'uk' ? 0.5 : 2, 'set']]) // prettier-ignore
  const time = timeOf(chance, company)
  const several = content === 'pair' || content === 'set'
  const flows = content === 'balance' ? null : flowPeriods(chance, company, time, several || content === 'cash')
  const stocks = content === 'income' || content === 'cash' ? null : balancePeriods(chance, company, time)
  const manner = mannerOf(chance, company, Math.max(flows?.columns.length ?? 0, stocks?.columns.length ?? 0))
  const make = (periods: DrawnPeriods) =>
    amountMaker(chance, company, periods.columns, manner.decimals === 2 ? 0.01 : 1)
  const statements: Statement[] = []
  if (stocks) statements.push(randomBalanceSheet(chance, company, stocks, make(stocks)))
  if (flows && content !== 'cash') statements.push(randomIncomeStatement(chance, company, flows, make(flows)))
  if (flows && (content === 'cash' || content === 'set')) {
    const [balance, income] = content === 'set' ? statements : []
    const ties = balance && income ? { cash: atPlace(balance, bs.cash), netIncome: atPlace(income, is.net) } : null
    statements.push(randomCashFlow(chance, company, flows, make(flows), ties))
  }
  const drawn = several && chance.is(0.3) ? statements.toReversed() : statements
  return documentOf(`random-${seed}`, seed, company, statements, { manner, drawn })
}

/** The first of the statements is what the document is announced as; `drawn`: the order they are printed in. */
export function documentOf(
  name: string,
  seed: number,
  company: Company,
  statements: readonly Statement[],
  options: { readonly manner: Manner; readonly drawn?: readonly Statement[] },
): RandomDocument {
  const { manner, drawn = statements } = options
  const ends = statements.flatMap(({ periods }) => periods.columns.filter(({ counts }) => counts).map(({ end }) => end))
  return {
    name,
    what: `${company.family} ${company.trade}: ${statements.map(({ title }) => title).join(', ')}`,
    metadata: { statementType: statements[0]!.type, periodEnd: ends.toSorted().at(-1)! },
    truth: truthOfStatements(company, statements),
    statements,
    draw: () => drawDocument(chanceOf(seed + 1_000_003), company, drawn, manner),
  }
}

/** The sum of a place's rows, per column. */
function atPlace({ ledger }: Statement, place: Place): number[] {
  const sums = Array.from({ length: ledger.columns }, () => 0)
  for (const row of ledger.rows)
    if (row.place === place) for (const [index, value] of row.values.entries()) sums[index] = Math.round((sums[index]! + (value ?? 0)) * 100) / 100 // prettier-ignore
  return sums
}

function truthOfStatements(company: Company, statements: readonly Statement[]): Truth {
  const truth = truthOf(company.name, statements.map(({ ledger, periods }) => ({ ledger, ends: periods.columns.map(({ counts, end }) => (counts ? end : null)), scale: company.scale }))) // prettier-ignore
  const expected: Record<string, Partial<Record<Place, number>>> = structuredClone(truth.expected)
  const accepted: Record<string, Partial<Record<Place, readonly (number | null)[]>>> = { ...truth.accepted }
  for (const { allowed, periods } of statements)
    for (const { place, values } of allowed)
      for (const [index, { counts, end }] of periods.columns.entries()) {
        if (!counts) continue
        const scaled = values[index]!.map(value => (value === null ? null : Math.round(value * company.scale * 100) / 100)) // prettier-ignore
        accepted[end] = { ...accepted[end], [place]: [...(accepted[end]?.[place] ?? []), ...scaled] }
        // What may be left out is not demanded.
        if (scaled.includes(null) && expected[end]?.[place] !== undefined && scaled.includes(expected[end][place])) delete expected[end][place] // prettier-ignore
      }
  return { companyName: truth.companyName, expected, accepted }
}

async function drawDocument(
  chance: Chance,
  company: Company,
  statements: readonly Statement[],
  manner: Manner,
): Promise<Uint8Array> {
  const columns = Math.max(...statements.map(({ periods }) => periods.columns.length))
  const page = new Page({ size: manner.format, layout: columns > 6 ? 'landscape' : 'portrait' })
  const height = page.height
  const unit = unitNote(chance, company)
  let fresh = true
  const begin = () => {
    if (!fresh) page.nextPage()
    fresh = false
  }
  if (manner.cover) {
    begin()
    talk.cover(page, chance, company, statements)
  }
  if (manner.narrative) {
    begin()
    talk.letter(page, chance, company)
  }
  let y = Infinity
  for (const statement of statements) {
    const need = statement.ledger.rows.length * manner.size * manner.rowHeight + 120
    const room = height - 60 - y
    if (!(manner.together && room > need)) {
      begin()
      y = 40
    } else y += 24
    y = drawTitles(page, chance, company, statement, manner, unit.title, y)
    const left = chance.pick([36, 50, 64])
    const frame: Frame = { left, right: page.width - left, top: y + 10, bottom: height - 70 }
    const onNewPage = () => {
      page.nextPage()
      return 50
    }
    y = manner.sides && statement.type === 'BALANCE_SHEET'
      ? drawSides(page, chance, company, statement, manner, frame)
      : drawSheet(page, chance, company, statement, manner, frame, { header: unit.header, newPage: onNewPage }) // prettier-ignore
    talk.footer(page, chance, company, height)
  }
  if (manner.notesTable) {
    begin()
    talk.notes(page, chance, company)
  }
  return page.done()
}

function drawTitles(
  page: Page,
  chance: Chance,
  company: Company,
  statement: Statement,
  manner: Manner,
  unit: string | null,
  top: number,
): number {
  page.type(manner.font, manner.size)
  const name = chance.is(0.25) ? company.name.toUpperCase() : company.name
  const title = manner.stamp || !chance.is(0.2) ? statement.title : statement.title.toUpperCase()
  const lines = [...(manner.companyFirst ? [name, title] : [title, name]), ...statement.periods.title, ...(unit === null ? [] : [unit])] // prettier-ignore
  let y = top
  for (const [index, line] of lines.entries()) {
    const size = manner.size + (index < 2 ? chance.whole(1, 5) : 0)
    const at = { bold: index < 2, size }
    if (manner.centerd) page.center(line, y, at)
    else page.left(line, 50, y, at)
    y += size * 1.35
  }
  if (manner.stamp) talk.stamp(page, chance, top)
  return y
}

function drawSides(
  page: Page,
  chance: Chance,
  company: Company,
  statement: Statement,
  manner: Manner,
  frame: Frame,
): number {
  const { rows } = statement.ledger
  const middle = rows.findIndex(row => row.place === bs.totalAssets) + 1
  const half = (frame.left + frame.right) / 2
  const small: Manner = { ...manner, size: 7, indent: Math.min(manner.indent, 6), labelWidth: null, leaders: false }
  const side = (part: readonly Row[], at: Frame) => drawSheet(page, chance, company, statement, small, at, { rows: part, header: null, newPage: () => at.top }) // prettier-ignore
  const left = side(rows.slice(0, middle), { ...frame, right: half - 10 })
  return Math.max(left, side(rows.slice(middle), { ...frame, left: half + 10 }))
}
