/** A number no label names: alone in its place, right over, under or beside the only date of the header. */
import type { Field } from '../../../document/field.ts'
import { datesIn } from '../../values/dates/date-tokens.ts'
import { identifierIn } from './numbers.ts'
import { amongLines, textField, type HeaderValue } from './labeled-fields.ts'
import type { LineItems } from '../invoice.ts'
import type { Cell, InvoiceView } from '../../layout/document-view.ts'

/** Nothing but its place says what it is. */
const bareScore = 0.6
/** The header of a document ends above this share of the page. */
const headBottom = 0.5
/** Lines this near (in em, edge to edge) are set as one block. */
const blockGap = 1.2
/** A cell beside the date stands no further than this (in em). */
const besideGap = 12

/** The number of a document that prints number and date without labels; null when a label claims either or several stand there. */
export function findUnlabeledNumber(
  view: InvoiceView,
  values: readonly HeaderValue[],
  items: LineItems,
  date: Field<string> | null,
): Field<string> | null {
  const [first] = view.pages
  // A labeled date indicates a form, whose numbers have labels too.
  if (first === undefined || date === null || date.label !== null) return null
  const { em } = first.metrics
  const head = first.cells.filter(cell => cell.box.bottom < headBottom * first.page.height && !amongLines(cell, items))
  const claimed = new Set(values.flatMap(({ label, value }) => [keyOf(label), keyOf(value)]))
  const days = head.filter(cell => {
    const [day] = datesIn(cell.text, view.dateOrder)
    return day !== undefined && day.end - day.start === cell.text.trim().length && !claimed.has(keyOf(cell))
  })
  const [day] = days
  if (days.length !== 1 || day === undefined) return null
  const near = head.filter(cell => cell !== day && !claimed.has(keyOf(cell)) && touches(cell, day, em))
  const numbers = near.flatMap(cell => {
    const text = cell.text.replace(/^(?:#|no\.?|nr\.?)\s?/i, '')
    const number = identifierIn(text, view)
    return number !== null && number === text && /\d{3}/.test(number) && !isYear(number) ? [{ number, cell }] : []
  })
  const [only] = numbers
  return numbers.length === 1 && only !== undefined ? textField(view, only.number, only.cell, bareScore, null) : null
}

const isYear = (text: string): boolean => /^(?:19|20)\d\d$/.test(text)
const keyOf = ({ page, line, box }: Cell): string => `${page} ${line} ${box.left}`

/** Whether a cell stands right over, under or beside the date, at one of its edges. */
function touches({ box }: Cell, { box: day }: Cell, em: number): boolean {
  const gap = Math.max(box.top - day.bottom, day.top - box.bottom)
  const edge = Math.min(Math.abs(box.left - day.left), Math.abs(box.right - day.right)) < em
  const beside = gap < -0.5 * em && Math.max(box.left - day.right, day.left - box.right) < besideGap * em
  return beside || (edge && gap < blockGap * em)
}
