/** The rows of a statement written down as text: each becomes a row of a ledger, and the sums are computed. */
import { Ledger, type Place, type Row } from './ledger.ts'
import { bs, cf, is } from './places.ts'

const placesOf: Readonly<Record<string, Readonly<Record<string, Place>>>> = { bs, is, cf }

/**
 * Rows are separated by " ; " or by line ends; a row is "label|amounts|places", one amount for each column ("_": blank):
 *
 *     > Current assets       opens a group; ">" alone opens one without a heading
 *     Cash|120 110|cash      a line; "?place": it may be counted there or not; "-place": printed with the opposite sign; "@2": its level
 *     - Cost of sales|40     a line that is subtracted though it is printed without a sign
 *     < Total|totalCurrent   closes the group and prints its sum; "<-" subtracts it from the group around; "<" alone prints nothing
 *     = Gross profit|gross   prints the sum so far and goes on
 *     # Note                 a heading without a group
 *     ! Memo|12              an amount outside the sums; amount "=": the amounts of the row before
 *     ~ Retained|retained    the line that makes all open groups sum to zero
 *
 * A label "." is none: an unlabeled total. A place is named as in places.ts, or "is.net" when it belongs to another statement.
 */
export interface WrittenRow {
  readonly mark: string
  readonly label: string
  /** Null: the row has no amounts of its own. "=": those of the row before. */
  readonly amounts: readonly (number | null)[] | '=' | null
  readonly places: string
}

const rowForm =
  /^(?<mark>[>#!~=]|<-?|- )?\s*(?<label>[^|]*?)(?:\|(?<amounts>(?:-?\d[\d.]*|_)(?: (?:-?\d[\d.]*|_))*|=))?(?:\|(?<places>[^|]*))?$/

export function writtenRows(text: string): readonly WrittenRow[] {
  return text.split(/\n| ; /).flatMap(row => {
    if (row.trim() === '') return []
    const found = rowForm.exec(row.trim())?.groups
    if (!found) throw new Error(`not a row of a statement: "${row}"`)
    const { mark = '', label = '', amounts, places = '' } = found
    const values =
      amounts === '=' ? '=' : (amounts?.split(' ').map(value => (value === '_' ? null : Number(value))) ?? null)
    return [{ mark, label, amounts: values, places }]
  })
}

export interface BuiltLedger {
  readonly ledger: Ledger
  /** Indexes of rows that are subtracted. */
  readonly costs: ReadonlySet<number>
  /** Places whose rows are printed with the opposite sign, with what they are. */
  readonly turned: readonly { readonly place: Place; readonly values: readonly number[] }[]
}

/** The rows as a ledger. `main`: the statement whose places need no prefix; `plug`: what the row marked "~" comes to, zero when absent. */
export function builtLedger(
  rows: readonly WrittenRow[],
  columns: number,
  main: keyof typeof placesOf,
  plug: Row['values'] = Array.from({ length: columns }, () => 0),
): BuiltLedger {
  const ledger = new Ledger(columns)
  const costs = new Set<number>()
  const turned: { place: Place; values: readonly number[] }[] = []
  for (const { mark, label: written, amounts, places } of rows) {
    const label = written === '.' ? '' : written
    const { place, options, opposite } = placesIn(main, places)
    const values = amounts === '=' ? ledger.rows.at(-1)!.values : amounts
    if (mark === '>') ledger.open(label)
    else if (mark === '#') ledger.heading(label, options)
    else if (mark === '=') ledger.result(label, place, options)
    else if (mark === '~') ledger.line(label, plug, place, options)
    else if (mark === '!') ledger.memo(label, values!, place, options)
    else if (mark.startsWith('<')) {
      if (mark === '<-' && label !== '') costs.add(ledger.rows.length)
      ledger.close(label === '' && written !== '.' ? null : label, place, { ...options, minus: mark === '<-' })
    } else {
      if (values === null) throw new Error(`no amount for "${label}"`)
      if (mark === '- ') costs.add(ledger.rows.length)
      ledger.line(label, values, place, { ...options, minus: mark === '- ' })
    }
    if (opposite !== null)
      turned.push({ place: opposite, values: ledger.rows.at(-1)!.values.map(value => -(value ?? 0)) })
  }
  return { ledger, costs, turned }
}

function placesIn(main: string, text: string) {
  const named = (name: string): Place => {
    const [statement, member] = name.includes('.') ? (name.split('.') as [string, string]) : [main, name]
    const place = placesOf[statement]?.[member]
    if (place === undefined) throw new Error(`no place "${name}"`)
    return place
  }
  const words = text.split(/\s+/).filter(word => word !== '')
  const after = (sign: string) => words.filter(word => word.startsWith(sign)).map(word => word.slice(1))
  const [sure] = words.filter(word => /^\w/.test(word))
  const [opposite] = after('-')
  const [level] = after('@')
  return {
    place: sure === undefined ? null : named(sure),
    opposite: opposite === undefined ? null : named(opposite),
    options: { maybe: after('?').map(named), ...(level !== undefined && { level: Number(level) }) },
  }
}
