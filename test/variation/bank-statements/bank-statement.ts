/** A bank statement of a seed in whatever words, order, signs and forms statements have, drawn in characters, with the truth of what it prints. */
import { chanceOf, type Chance } from '../../drawing/chance.ts'
import { banks, columnNames, holders, labels, numberLabels, numbers, payees, payers, periods, products, sections, streets, titles, towns } from './words.ts' // prettier-ignore

interface Posting {
  readonly day: number
  readonly text: string
  /** In cents, credits positive. */
  readonly amount: number
  readonly balance: number
}

export interface Truth {
  readonly fields: Readonly<Record<string, string | number>>
  readonly rows: readonly { readonly date: string; readonly amount: number }[]
}

export interface DrawnStatement {
  readonly text: string
  readonly truth: Truth
  /** What the seed chose, for reading failures. */
  readonly manner: Readonly<Record<string, string>>
}

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'] // prettier-ignore
const two = (value: number): string => `${value}`.padStart(2, '0')
const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

type Day = (day: number) => string
function dayForms(
  year: number,
  month: number,
): readonly { readonly name: string; readonly short: Day; readonly long: Day }[] {
  const name = months[month - 1]!
  const [y, m] = [`${year}`.slice(2), two(month)]
  return [
    { name: 'mm/dd', short: day => `${m}/${two(day)}`, long: day => `${m}/${two(day)}/${year}` },
    { name: 'm/d', short: day => `${month}/${day}`, long: day => `${month}/${day}/${y}` },
    { name: 'mm/dd/yy', short: day => `${m}/${two(day)}/${y}`, long: day => `${m}/${two(day)}/${y}` },
    { name: 'mm/dd/yyyy', short: day => `${m}/${two(day)}/${year}`, long: day => `${m}/${two(day)}/${year}` },
    { name: 'Mon dd', short: day => `${name.slice(0, 3)} ${two(day)}`, long: day => `${name} ${day}, ${year}` },
    { name: 'dd Mon', short: day => `${two(day)} ${name.slice(0, 3)}`, long: day => `${day} ${name} ${year}` },
    { name: 'MON d', short: day => `${name.slice(0, 3).toUpperCase()} ${day}`, long: day => `${name.slice(0, 3)} ${day}, ${year}` }, // prettier-ignore
    { name: 'iso', short: day => `${year}-${m}-${two(day)}`, long: day => `${year}-${m}-${two(day)}` },
    { name: 'mm-dd', short: day => `${m}-${two(day)}`, long: day => `${m}-${two(day)}-${year}` },
    { name: 'dd-Mon-yy', short: day => `${two(day)}-${name.slice(0, 3)}-${y}`, long: day => `${name} ${day}, ${year}` },
    { name: 'ddMON', short: day => `${two(day)}${name.slice(0, 3).toUpperCase()}`, long: day => `${two(day)}${name.slice(0, 3).toUpperCase()}${y}` }, // prettier-ignore
  ] // prettier-ignore
}

const plainAmount = (cents: number): string =>
  `${Math.floor(Math.abs(cents) / 100)}`.replace(/\B(?=(\d{3})+$)/g, ',') + `.${two(Math.abs(cents) % 100)}`

/** Places texts by their left, or by their right edge, in a line of characters. */
class Sheet {
  readonly lines: string[] = []
  line(...parts: readonly (readonly [at: number, text: string, right?: boolean | undefined])[]): void {
    let text = ''
    for (const [at, part, right] of [...parts].sort((a, b) => a[0] - b[0])) {
      const left = Math.max(right ? at - part.length : at, text === '' ? 0 : text.length + 1)
      text = text.padEnd(left) + part
    }
    this.lines.push(text)
  }
  gap(count = 1): void {
    for (let at = 0; at < count; at++) this.lines.push('')
  }
}

function postingsOf(chance: Chance, days: number, opening: number): readonly Posting[] {
  const count = chance.whole(5, 22)
  const dates = Array.from({ length: count }, () => chance.whole(1, days)).sort((a, b) => a - b)
  let balance = opening
  return dates.map((day): Posting => {
    const credit = chance.is(0.35) || balance < 60_000
    const size = Math.round(chance.logarithmic(400, credit ? 900_000 : Math.max(5_000, balance * 0.4)))
    const amount = credit ? size : -size
    balance += amount
    return { day, text: chance.pick(credit ? payers : payees), amount, balance }
  })
}

type ColumnKind = keyof typeof columnNames

/** The columns of a list, left to right. */
function columnsOf(chance: Chance): readonly ColumnKind[] {
  const amounts = chance.weighted<readonly ColumnKind[]>([
    [4, ['debit', 'credit', 'balance']],
    [2, ['credit', 'debit', 'balance']],
    [3, ['amount', 'balance']],
    [2, ['amount']],
    [2, ['debit', 'credit']],
    [1, ['balance', 'amount']],
    [1, ['side', 'amount', 'balance']],
  ])
  const front = chance.weighted<readonly ColumnKind[]>([
    [6, ['date', 'text']],
    [1, ['date', 'reference', 'text']],
    [1, ['reference', 'date', 'text']],
    [1, ['date', 'text', 'reference']],
  ])
  // The date behind the amounts and before the balance, as some banks print it.
  if (amounts.length === 3 && chance.is(0.1)) return ['text', amounts[0]!, amounts[1]!, 'date', amounts[2]!]
  return [...front, ...amounts]
}

export function drawStatement(seed: number): DrawnStatement {
  const chance = chanceOf(seed)
  const [year, month] = [chance.whole(2024, 2026), chance.whole(1, 12)]
  const days = daysIn(year, month)
  const form = chance.pick(dayForms(year, month))
  const opening = Math.round(chance.logarithmic(90_000, 9_000_000))
  const postings = postingsOf(chance, days, opening)
  const closing = postings.at(-1)!.balance
  const sheet = new Sheet()
  const manner: Record<string, string> = { days: form.name }
  const sumOf = (sign: 1 | -1): number =>
    postings.filter(({ amount }) => Math.sign(amount) === sign).reduce((sum, { amount }) => sum + Math.abs(amount), 0)
  const counts = [1, -1].map(sign => postings.filter(({ amount }) => Math.sign(amount) === sign).length)

  const [bank, holder, [product, type], number] = [chance.pick(banks), chance.pick(holders), chance.pick(products), chance.pick(numbers)] // prettier-ignore
  const numberLabel = chance.pick(numberLabels)
  const period = chance.pick(periods).replace('{a}', form.long(1)).replace('{b}', form.long(days))
  const head = [chance.is(0.3) ? bank.toUpperCase() : bank, ...chance.some(['Member FDIC', '1-800-555-0142', 'www.example.com'], chance.whole(0, 2))] // prettier-ignore
  manner['number'] = numberLabel
  manner['period'] = period
  const address: readonly string[] = [holder, chance.pick(streets), chance.pick(towns)]
  const facts = [chance.is(0.5) ? `${product}` : `Account type: ${product}`, `${numberLabel} ${number}`, period, ...(chance.is(0.4) ? ['Page 1 of 1'] : [])] // prettier-ignore
  const right = chance.pick([60, 70, 75])
  const side = chance.is(0.6)
  for (const [at, text] of head.entries()) sheet.line([at === 0 ? 0 : chance.pick([0, 40]), text])
  sheet.gap()
  if (side)
    for (let at = 0; at < Math.max(address.length, facts.length); at++)
      sheet.line(...address.slice(at, at + 1).map(text => [0, text] as const), ...facts.slice(at, at + 1).map(text => [right, text] as const)) // prettier-ignore
  else {
    for (const text of address) sheet.line([0, text])
    sheet.gap()
    for (const text of facts) sheet.line([0, text])
  }
  sheet.gap(2)

  const filled = (text: string, n: number): string => text.replace('{start}', form.long(1)).replace('{end}', form.long(days)).replace('{n}', `${n}`) // prettier-ignore
  const printed = (cents: number, mark = ''): string => `${cents < 0 ? '-' : ''}${mark}${plainAmount(cents)}`
  const names = { opening: filled(chance.pick(labels.opening), 0), credits: filled(chance.pick(labels.credits), counts[0]!), debits: filled(chance.pick(labels.debits), counts[1]!), closing: filled(chance.pick(labels.closing), 0) } // prettier-ignore
  const layout = chance.weighted([[7, 'one'], [2, 'sections']] as const) // prettier-ignore
  const columns = layout === 'one' ? columnsOf(chance) : (['date', 'text', 'amount'] as const)
  const bare = columns.at(-1) !== 'balance'
  const summary = chance.weighted([[4, 'lines'], [2, 'columns'], [1, 'sentence'], [1, 'stacked'], [bare ? 0 : 1, 'none']] as const) // prettier-ignore
  const mark = chance.is(0.5) ? '$' : ''
  const values = [[names.opening, opening], [names.credits, sumOf(1)], [names.debits, chance.is(0.3) ? -sumOf(-1) : sumOf(-1)], [names.closing, closing]] as const // prettier-ignore
  const heading = chance.pick(['Account summary', 'Summary of your account', 'Balance summary', ''])
  manner['summary'] = `${summary}: ${values.map(([name]) => name).join(' | ')}`
  if (summary !== 'none' && heading !== '') sheet.line([0, heading])
  if (summary === 'lines') for (const [name, value] of values) sheet.line([2, name], [60, printed(value, mark), true])
  if (summary === 'columns') {
    sheet.line(...values.map(([name], at) => [32 * (at + 1), name, true] as const))
    sheet.line(...values.map(([, value], at) => [32 * (at + 1), printed(value, mark), true] as const))
  }
  if (summary === 'stacked')
    for (const [name, value] of values) {
      sheet.line([2, name])
      sheet.line([2, printed(value, mark)])
      sheet.gap()
    }
  if (summary === 'sentence') {
    sheet.line([0, `You started with ${printed(opening, '$')}. ${printed(sumOf(1), '$')} came in and ${printed(sumOf(-1), '$')} went out.`]) // prettier-ignore
    sheet.line([0, `${names.closing} ${printed(closing, '$')}`])
  }
  sheet.gap(2)

  const names_ = Object.fromEntries(columns.map(kind => [kind, chance.pick(columnNames[kind])]))
  const headed = chance.is(0.88)
  const upper = chance.is(0.3)
  const signs = columns.includes('side') ? 'side' : chance.pick(['minus', 'trailing', 'parentheses', 'CRDR', ...(columns.includes('balance') ? ['none'] : [])]) // prettier-ignore
  manner['columns'] = `${layout}: ${headed ? columns.map(kind => names_[kind]).join(' | ') : `no header (${columns.join(' ')})`}; ${signs}` // prettier-ignore
  const wide: Record<ColumnKind, number> = { date: 12, text: 34, debit: 15, credit: 15, amount: 15, balance: 16, side: 8, reference: 9 } // prettier-ignore
  const edges: number[] = []
  let at = 0
  for (const kind of columns) {
    edges.push(['debit', 'credit', 'amount', 'balance'].includes(kind) ? at + wide[kind] : at)
    at += wide[kind]
  }
  const rights = columns.map(kind => ['debit', 'credit', 'amount', 'balance'].includes(kind))
  const printHeader = (): void => {
    if (!headed) return
    sheet.line(...columns.map((kind, i) => [edges[i]!, upper ? names_[kind]!.toUpperCase() : names_[kind]!, rights[i]] as const)) // prettier-ignore
  }
  const signed = (amount: number): string => {
    const plain = plainAmount(amount)
    const minus = { minus: `-${plain}`, trailing: `${plain}-`, parentheses: `(${plain})`, CRDR: `${plain} DR`, none: plain, side: plain } // prettier-ignore
    return amount < 0 ? minus[signs as keyof typeof minus] : signs === 'CRDR' ? `${plain} CR` : plain
  }
  const sparse = chance.is(0.2)
  const dateOnce = chance.is(0.2)
  const twoLines = chance.is(0.2)
  manner['rows'] = [sparse && 'balance once a day', dateOnce && 'date once a day', twoLines && 'two lines'].filter(Boolean).join(', ') // prettier-ignore
  const printRow = (posting: Posting, before: Posting | undefined, after: Posting | undefined, index: number): void => {
    const cell = (kind: ColumnKind): string => {
      if (kind === 'date') return dateOnce && before?.day === posting.day ? '' : form.short(posting.day)
      if (kind === 'text') return posting.text
      if (kind === 'debit') return posting.amount < 0 ? plainAmount(posting.amount) : ''
      if (kind === 'credit') return posting.amount > 0 ? plainAmount(posting.amount) : ''
      if (kind === 'amount') return layout === 'sections' ? plainAmount(posting.amount) : signed(posting.amount)
      if (kind === 'balance') return sparse && after?.day === posting.day ? '' : printed(posting.balance)
      if (kind === 'side') return posting.amount < 0 ? 'DR' : 'CR'
      return `${1000 + index * 7}`
    }
    sheet.line(...columns.map((kind, i) => [edges[i]!, cell(kind), rights[i]] as const).filter(([, text]) => text !== '')) // prettier-ignore
    if (twoLines && posting.amount < 0) sheet.line([edges[columns.indexOf('text')]!, 'TRACE 88412 WEB PMT'])
  }
  if (layout === 'sections') {
    const pair = chance.pick(sections)
    const total = chance.is(0.6)
    for (const [i, sign] of ([1, -1] as const).entries()) {
      sheet.line([0, pair[i]!])
      printHeader()
      const own = postings.filter(({ amount }) => Math.sign(amount) === sign)
      for (const [index, posting] of own.entries()) printRow(posting, own[index - 1], own[index + 1], index)
      if (total) sheet.line([12, `Total ${pair[i]!.toLowerCase()}`], [edges[2]!, plainAmount(sumOf(sign)), true])
      sheet.gap()
    }
    manner['columns'] += ` under ${pair.join(', ')}`
  } else {
    const title = chance.pick([...titles, ''])
    manner['title'] = title
    if (title !== '') sheet.line([0, title])
    printHeader()
    const inList = chance.is(0.5) && columns.includes('balance') && columns.at(-1) === 'balance'
    const textAt = edges[columns.indexOf('text')]!
    if (inList || summary === 'none') sheet.line([0, form.short(1)], [textAt, names.opening], [edges.at(-1)!, printed(opening), true]) // prettier-ignore
    for (const [index, posting] of postings.entries())
      printRow(posting, postings[index - 1], postings[index + 1], index)
    if (inList || summary === 'none') sheet.line([textAt, names.closing], [edges.at(-1)!, printed(closing), true])
    manner['inList'] = `${inList}`
  }
  sheet.gap()
  sheet.line([
    0,
    'In case of errors or questions about your electronic transfers, write or telephone us as soon as you can.',
  ])
  const two_ = (cents: number): number => cents / 100
  return {
    text: sheet.lines.join('\n'),
    manner,
    truth: {
      fields: {
        bank_name: bank,
        account_holder: holder,
        account_number: number,
        account_type: type,
        account_subtype: product,
        start_date: `${year}-${two(month)}-01`,
        end_date: `${year}-${two(month)}-${two(days)}`,
        starting_balance: two_(opening),
        ending_balance: two_(closing),
        total_credits: two_(sumOf(1)),
        total_debits: two_(sumOf(-1)),
        num_total_credits: counts[0]!,
        num_total_debits: counts[1]!,
      },
      rows: postings.map(({ day, amount }) => ({ date: `${year}-${two(month)}-${two(day)}`, amount: two_(amount) })),
    },
  }
}
