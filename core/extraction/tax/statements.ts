/** Statements attached to a return, and lists that a form has room for: the line they explain, their items and total. */
import type { Field } from '../../document/field.ts'
import { rowsOf } from './boxes.ts'
import { amountField, confidences } from './fields.ts'
import { resembles } from './rows.ts'
import { plainText, type FormPage, type FormToken } from './page-view.ts'
import type { Sheet, SheetPage } from './sheets.ts'
import type { TaxStatementReading } from './tax-return.ts'

interface Building {
  title: string | null
  readonly line: string | null
  readonly items: { label: string; amount: Field }[]
  total: Field | null
  /** A total or another heading ended it. */
  closed: boolean
}

/** `main`: the form of the return; `attached`: its pages that are no form. */
export function readStatements(
  main: Sheet,
  sheets: readonly SheetPage[],
  attached: readonly FormPage[],
): readonly TaxStatementReading[] {
  const found: Building[] = []
  for (const page of attached.filter(isStatement))
    for (const row of rowsOf(page.tokens)) readRow(page, row, main, found)
  const lists = sheets.flatMap(page => (page.sheet === 'C' ? otherExpenses(page) : []))
  return [...found.filter(({ items }) => items.length > 0), ...lists].map(({ title, line, items, total }) => ({
    title,
    line,
    items,
    total,
  }))
}

/** Lines at the top of a page among which its title stands. */
const HEAD_LINES = 10

/** A page titled as statements; a state's forms have titles of their own. */
const isStatement = ({ lines }: FormPage): boolean =>
  lines.slice(0, HEAD_LINES).some(line => /\bstatements?\b/.test(line)) &&
  !lines
    .slice(0, HEAD_LINES)
    .some(line => /^(?:state|commonwealth) of |department of (?:revenue|taxation)|franchise tax board/.test(line))

const reference =
  /(?:form (\d{4}(?:-?[a-z]\b)?),?)? ?(?:\(?page \d+\)?,?)? ?(?:schedule ([a-z](?:-\d)?),?)? ?(?:part [ivx]+,?)? ?line (\d+[a-z]?)\b/
const numbering = /^(?:statement|stmt\.?) ?(?:#|no\.? ?)?\d+\b(?: ?\(continued\))?/

function readRow(page: FormPage, row: readonly FormToken[], main: Sheet, found: Building[]): void {
  const amounts = row.filter(({ amount, text }) => amount !== null && (amount.monetary || /\d$/.test(text)))
  const amount = amounts.at(-1) === row.at(-1) ? amounts.at(-1) : undefined
  const label = row.filter(token => token !== amount && !amounts.includes(token)).map(({ text }) => text)
  const text = plainText(row.map(({ text }) => text).join(' '))
  const current = found.at(-1)
  if (/^(?:sub)?total\b|^total/.test(text)) {
    if (current === undefined || current.closed || amount === undefined || text.startsWith('subtotal')) return
    current.total = amountField(page, amount, { label: 'Total', confidence: confidences.sure })
    current.closed = true
    return
  }
  const named = reference.exec(text)
  if (named !== null && amount?.amount?.monetary !== true && isHeading(text, named.index)) {
    begin(found, keyOf(named, main), titleBehind(row, text, named))
    return
  }
  if (current === undefined || current.closed || numbering.test(text)) return
  if (amount === undefined) {
    if (current.title === null && label.length > 0 && !/^description/.test(text))
      current.title = sentence(label.join(' '))
  } else if (label.some(word => /[a-z]/i.test(word)) && amount.amount?.monetary !== false)
    current.items.push({ label: label.join(' '), amount: itemField(page, amount) })
  else if (label.some(word => /[a-z]/i.test(word)) && row.length > 1)
    current.items.push({ label: label.join(' '), amount: itemField(page, amount) })
}

const itemField = (page: FormPage, amount: FormToken): Field =>
  amountField(page, amount, { confidence: confidences.sure })

/** Before the reference stands nothing but the number of the statement, or the title itself. */
const isHeading = (text: string, at: number): boolean => {
  const before = text
    .slice(0, at)
    .replace(numbering, '')
    .replace(/[-–:,. ]+/g, ' ')
    .trim()
  return before === '' || before.split(' ').length <= 5
}

function begin(found: Building[], line: string | null, title: string | null): void {
  const current = found.at(-1)
  // The same statement goes on upon the next page.
  if (current !== undefined && !current.closed && current.line === line && current.items.length > 0) return
  if (current !== undefined) current.closed = true
  found.push({ title, line, items: [], total: null, closed: false })
}

/** Key of the line that a heading names; null: a form that is not read. */
function keyOf([, form, schedule, line]: RegExpExecArray, main: Sheet): string | null {
  if (line === undefined) return null
  if (schedule !== undefined) return `${schedule.toUpperCase()}.${line}`
  const number = form?.toUpperCase().replace(/^(\d{4})([A-Z])$/, '$1-$2')
  return number === undefined || number === main ? line : `${number}.${line}`
}

/** What the heading says behind the line, or before the form: "… Line 19 - Other deductions". */
function titleBehind(row: readonly FormToken[], text: string, named: RegExpExecArray): string | null {
  const printed = row.map(({ text }) => text).join(' ')
  const behind = printed
    .slice(named.index + named[0].length)
    .replace(/^[-–:,. ()]+/, '')
    .trim()
  const title = behind.replace(/\(continued\)/i, '').trim()
  if (/[a-z]{3}/i.test(title)) return sentence(title)
  const before = text
    .slice(0, named.index)
    .replace(numbering, '')
    .replace(/^[-–:,. ]+|[-–:,. ]+$/g, '')
  return /[a-z]{3}/.test(before) ? sentence(before) : null
}

/** Titles in capitals read as sentences do. */
const sentence = (title: string): string =>
  title === title.toUpperCase() || title === title.toLowerCase()
    ? title.charAt(0).toUpperCase() + title.slice(1).toLowerCase()
    : title

/** What stands beside the name of Part V, which is white on black and often lost. */
const OTHER_EXPENSES = 'list below business expenses not included'

/** Part V of Schedule C: other expenses by name, and their total at line 48. */
function otherExpenses(page: SheetPage): readonly Building[] {
  const rows = rowsOf(page.tokens)
  const wordsOf = (row: readonly FormToken[]): readonly string[] => row.map(({ text }) => plainText(text))
  const isHeading = (words: readonly string[]): boolean =>
    words.slice(0, 2).join(' ') === 'part v' || resembles(OTHER_EXPENSES, words)
  const from = rows.findIndex(row => isHeading(wordsOf(row)))
  const to = rows.findIndex((row, index) => index > from && row[0]?.text === '48')
  if (from === -1 || to === -1) return []
  const items = rows.slice(from + 1, to).flatMap(row => {
    const amount = row.at(-1)
    const label = row.slice(0, -1).map(({ text }) => text)
    return amount?.amount === null || amount === undefined || !label.some(word => /[a-z]/i.test(word))
      ? []
      : [{ label: label.join(' '), amount: itemField(page, amount) }]
  })
  const amount = rows[to]!.findLast(token => token.amount !== null && token.text !== '48')
  const total = amount === undefined ? null : itemField(page, amount)
  return items.length === 0 ? [] : [{ title: 'Other expenses', line: 'C.48', items, total, closed: true }]
}
