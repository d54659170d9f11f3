/** Statements written down as lines of text, for wordings and orders no chart of accounts draws: each line becomes a row, sums are computed. */
import type { StatementType } from '../../../core/contract/statement-figures.ts'
import { Ledger, type Place, type Row } from '../made/ledger.ts'
import { bs, cf, is } from '../made/places.ts'
import type { Chance } from './chance.ts'
import type { Family } from './company.ts'
import type { DrawnPeriods } from './periods.ts'
import type { Statement } from './statement.ts'

/**
 * One statement as somebody words it. Rows are separated by " ; " or by line ends; a row is "label|amount|places":
 *
 *     > Current assets       opens a group; ">" alone opens one without a heading
 *     Cash|120|cash          a line; "?place": it may be counted there or not; "-place": printed with the opposite sign
 *     - Cost of sales|40     a line that is subtracted though it is printed without a sign
 *     < Total|totalCurrent   closes the group and prints its sum; "<-" subtracts it from the group around; "<" alone prints nothing
 *     = Gross profit|gross   prints the sum so far and goes on
 *     # Note                 a heading without a group
 *     ! Memo|12              an amount outside the sums; amount "=": the amount of the row before
 *     ~ Retained|retained    the line that makes all open groups sum to zero
 *
 * A label "." is none: an unlabeled total. Amount 0 is printed as a dash.
 */
export interface WordedStatement {
  readonly name: string
  readonly type: StatementType
  readonly family: Family
  /** One of them is the title. */
  readonly titles: readonly string[]
  /** Factor of the amounts where the family's usual unit does not fit; 1 when absent. */
  readonly size?: number
  readonly rows: string
}

/**
 * The statements of a text: each begins with "== name | family | title | title …", a factor of the amounts behind the family where it has one,
 * and its rows follow.
 */
export const wordedStatements = (type: StatementType, text: string): readonly WordedStatement[] =>
  text
    .split(/^== /m)
    .slice(1)
    .map(statement => {
      const [head = '', ...rows] = statement.split('\n')
      const [name = '', kept = '', ...titles] = head.split(' | ')
      const [family, size] = kept.split(' ')
      return { name, type, family: family as Family, titles, rows: rows.join('\n'), ...(size && { size: Number(size) }) }
    })

const placesOf: Readonly<Record<StatementType, Readonly<Record<string, Place>>>> = {
  BALANCE_SHEET: bs,
  INCOME_STATEMENT: is,
  CASH_FLOW_STATEMENT: cf,
}

const rowForm =
  /^(?<mark>[>#!~=]|<-?|- )?\s*(?<label>[^|]*?)\s*(?:\|\s*(?<amount>-?\d[\d.]*|=)\s*)?(?:\|\s*(?<places>[^|]*))?$/

export function statementOf(worded: WordedStatement, chance: Chance, periods: DrawnPeriods, step: number): Statement {
  const growth = 0.9 + 0.2 * chance.next()
  const rows = rowsOf(worded, amount => amountsOf(amount * (worded.size ?? 1) * growth, chance, periods, step))
  // What the plug has to be is known when all lines are, also those below it.
  const without = ledgerOf(worded, rows, periods.columns.length, null)
  const plug = without.ledger.plug('', null).rows.at(-1)!.values
  const { ledger, costs, allowed } = ledgerOf(worded, rows, periods.columns.length, plug)
  return {
    type: worded.type,
    title: chance.pick(worded.titles),
    ledger,
    periods,
    costs: worded.type === 'INCOME_STATEMENT' ? costs : new Set(),
    allowed,
    features: [worded.name],
  }
}

interface WordedRow {
  readonly mark: string
  readonly label: string
  /** Null: the line has no amount of its own. "=": that of the row before. */
  readonly values: readonly number[] | '=' | null
  readonly places: string
}

function rowsOf(worded: WordedStatement, draw: (amount: number) => readonly number[]): readonly WordedRow[] {
  return worded.rows.split(/\n| ; /).flatMap(text => {
    if (text.trim() === '') return []
    const found = rowForm.exec(text.trim())?.groups
    if (!found) throw new Error(`${worded.name}: cannot read "${text}"`)
    const { mark = '', amount, places = '' } = found
    const values = amount === undefined ? null : amount === '=' ? '=' : draw(Number(amount))
    return [{ mark, label: found['label']!, values, places }]
  })
}

/** The rows as a ledger. `plug`: what the line marked "~" comes to, per column; null leaves it empty. */
function ledgerOf(worded: WordedStatement, rows: readonly WordedRow[], columns: number, plug: Row['values'] | null) {
  const ledger = new Ledger(columns)
  const costs = new Set<number>()
  const allowed: Statement['allowed'][number][] = []
  for (const row of rows) {
    const { mark } = row
    const label = row.label === '.' ? '' : row.label
    const { place, maybe, turned } = placesIn(worded, row.places)
    const values = row.values === '=' ? ledger.rows.at(-1)!.values : row.values
    const level = { maybe }
    if (mark === '>') ledger.open(label)
    else if (mark === '#') ledger.heading(label)
    else if (mark === '=') ledger.result(label, place, level)
    else if (mark === '~') ledger.line(label, plug ?? Array.from({ length: columns }, () => 0), place, level)
    else if (mark === '!') ledger.memo(label, values!, place, level)
    else if (mark.startsWith('<')) {
      if (mark === '<-' && label !== '') costs.add(ledger.rows.length)
      ledger.close(label === '' && row.label !== '.' ? null : label, place, { maybe, minus: mark === '<-' })
    } else {
      if (values === null) throw new Error(`${worded.name}: no amount for "${label}"`)
      if (mark === '- ') costs.add(ledger.rows.length)
      ledger.line(label, values, place, { maybe, minus: mark === '- ' })
    }
    if (turned !== null)
      allowed.push({ place: turned, values: ledger.rows.at(-1)!.values.map(value => [-(value ?? 0)]) })
  }
  return { ledger, costs, allowed }
}

interface Places {
  readonly place: Place | null
  readonly maybe: readonly Place[]
  readonly turned: Place | null
}

function placesIn(worded: WordedStatement, text: string): Places {
  const known = placesOf[worded.type]
  const named = (name: string): Place => {
    if (known[name] === undefined) throw new Error(`${worded.name}: no place "${name}"`)
    return known[name]
  }
  const words = text.split(/\s+/).filter(word => word !== '')
  const sure = words.find(word => /^\w/.test(word))
  const turned = words.find(word => word.startsWith('-'))
  return {
    place: sure === undefined ? null : named(sure),
    turned: turned === undefined ? null : named(turned.slice(1)),
    maybe: words.filter(word => word.startsWith('?')).map(word => named(word.slice(1))),
  }
}

/** A total of the other columns is their sum. */
function amountsOf(base: number, chance: Chance, periods: DrawnPeriods, step: number): number[] {
  const round = (value: number) => Math.round(Math.round(value / step) * step * 100) / 100
  const values: number[] = []
  for (const { weight } of periods.columns)
    values.push(
      weight === 0
        ? round(values.reduce((sum, value) => sum + value, 0))
        : round(base * weight * (0.86 + 0.28 * chance.next())),
    )
  return values
}
