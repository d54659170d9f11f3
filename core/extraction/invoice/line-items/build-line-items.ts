/** Drafts of lines → readings with their evidence and confidence. */
import goods from '../../../vocabulary/invoice-goods.json' with { type: 'json' }
import { phrasePattern } from '../../../vocabulary/phrase-pattern.ts'
import type { Field } from '../../../document/field.ts'
import { unionOf } from '../../../document/geometry.ts'
import { daysBetween } from '../../../document/days.ts'
import { dateAt, datesIn } from '../../values/dates/date-tokens.ts'
import { isoDate } from '../../values/dates/months.ts'
import { confirmed, fieldOf } from '../confidence.ts'
import type { LineItem } from '../invoice.ts'
import { isRecognized, type InvoiceView } from '../../layout/document-view.ts'
import { cellAt } from './arithmetic.ts'
import { categoriesOf, type CategoryGuess } from './category.ts'
import type { LineDraft } from './draft.ts'
import type { RowCell } from './rows.ts'
import { amountCell } from './rows-to-drafts.ts'

/** What every line of a document shares. */
interface LineContext {
  readonly view: InvoiceView
  /** ISO date the document prints first; null without any. */
  readonly firstDate: string | null
  /** A printed sum confirms the lines. */
  readonly confirmed: boolean
}

/** Chosen so that values at 0.9 and above are right; a sum or a product that closes raises them. */
const certainty = { text: 0.92, ocr: 0.76, unheaded: 0.96, broken: 0.6, derived: 0.8 }

/** A letterhead names the firm in its first lines; below them may stand whom it bills. */
const letterheadLines = 3
const serviceTrades = phrasePattern(goods.serviceTrades)

/** The line items of the drafts, in order. `confirmed`: a printed sum confirms them. */
export function buildLineItems(
  view: InvoiceView,
  drafts: readonly LineDraft[],
  confirmed: boolean,
): readonly LineItem[] {
  const lines = view.pages.flatMap(({ page }) => page.lines.map(({ text }) => text))
  const firstDate = lines.flatMap(text => datesIn(text, view.dateOrder))[0]?.iso ?? null
  const isService = lines.slice(0, letterheadLines).some(text => serviceTrades.test(text))
  const texts = drafts.map(nameOf)
  const categories = categoriesOf(
    drafts.map((draft, index) => ({
      text: `${kindText(draft)} ${texts[index]!}`.trim(),
      unit: cellAt(draft.row, draft.roles.unit)?.text ?? cellAt(draft.row, draft.roles.quantity)?.value?.unit ?? null,
      headerText: draft.headerText,
    })),
    isService,
  )
  const context = { view, firstDate, confirmed }
  return drafts.map((draft, index) => buildLineItem(draft, texts[index]!, categories[index]!, context))
}

function buildLineItem(draft: LineDraft, text: string, category: CategoryGuess, context: LineContext): LineItem {
  const { row, roles, page, productCloses } = draft
  const { view } = context
  const ocr = isRecognized(view, page)
  const label = cleaned(text)
  const base = (ocr ? certainty.ocr : certainty.text) * (draft.headerText === '' ? certainty.unheaded : 1)
  const proven = productCloses === true ? confirmed(base) : base
  const confidence = context.confirmed ? confirmed(proven) : proven
  const doubt = productCloses === false ? certainty.broken : 1
  const number = (cell: RowCell | null, sure: number): Field | null =>
    cell === null || cell.value === null || cell.value.percent
      ? null
      : fieldOf(view, cell.value.value, sure * cell.value.certainty, { evidence: [{ page, ...cell }], label })
  const printed = amountCell(row, roles)
  const amount = number(printed, confidence * (context.confirmed ? 1 : doubt))
  // Count times price: nothing is printed but the price.
  const isMade = roles.amount !== null && printed?.words === cellAt(row, roles.rate)?.words
  // Without a product that closes, a quantity or rate has only its place to support it.
  const placed = confidence * doubt
  const quantity = number(cellAt(row, roles.quantity), placed)
  const rate = number(roles.amount === null ? printed : cellAt(row, roles.rate), placed)
  const unproven = ocr && productCloses === null
  const own = draft.text.filter(line => line.page === draft.text[0]!.page)
  const evidence = [{ page: own[0]!.page, box: unionOf(own.map(line => line.cell.box)), text }]
  return {
    description: fieldOf(view, label, base, { evidence }),
    date: dateOf(draft, context),
    quantity: quantity ?? (unproven ? quotient(amount, rate, 1) : null),
    rate: rate ?? (unproven ? quotient(amount, quantity, 0.01) : null),
    amount: amount && isMade ? { ...amount, method: 'derived' } : amount,
    tax: number(cellAt(row, roles.tax), placed),
    discount: number(cellAt(row, roles.discount), placed),
    category: fieldOf(view, category.category, category.confidence, { evidence, label }),
    section: draft.section,
  }
}

/** "1." and "•" before an item, and dots that lead to its price, are no part of its name. */
const cleaned = (text: string): string =>
  text
    .replace(/^[-–—*•·|_\s]+(?=\p{L}|\d)/u, '')
    .replace(/[.·…_\s|]{3,}$/, '')
    .trim()

function dateOf(draft: LineDraft, context: LineContext): Field<string> | null {
  const cell = cellAt(draft.row, draft.roles.date)
  const iso = cell === null ? null : dayIn(cell.text, context)
  if (cell === null || iso === null) return null
  const confidence = isRecognized(context.view, draft.page) ? certainty.ocr : certainty.text
  return fieldOf(context.view, iso, confidence, { evidence: [{ page: draft.page, ...cell }] })
}

/** The date of a text; a day without a year ("09/02") is the one nearest to the first date of the document. */
function dayIn(text: string, { view: { dateOrder }, firstDate }: LineContext): string | null {
  const full = datesIn(text, dateOrder)[0]?.iso
  const { month = null, day = null } = dateAt(text, 0, { order: dateOrder, parts: 'numbers' }) ?? {}
  if (full !== undefined || firstDate === null || month === null || day === null) return full ?? null
  const year = Number(firstDate.slice(0, 4))
  const away = (iso: string): number => Math.abs(daysBetween(firstDate, iso))
  const days = [year - 1, year, year + 1].flatMap(one => isoDate(one, month, day) ?? [])
  return days.toSorted((a, b) => away(a) - away(b))[0] ?? null
}

/** The factor OCR lost, where the amount and the other factor leave only one in whole steps. */
function quotient(amount: Field | null, factor: Field | null, step: number): Field | null {
  if (amount === null || factor === null || factor.value === 0 || amount.value === 0) return null
  const value = Math.round(amount.value / factor.value / step) * step
  if (Math.abs(value) < step || Math.abs(value * factor.value - amount.value) > 0.006) return null
  const confidence = factor.confidence * certainty.derived
  return { ...factor, value, confidence, method: 'derived', evidence: [], label: null }
}

/** "Labor" under "Activity" beside the description: what kind of line it is; empty without such a column. */
function kindText({ row, roles, text }: LineDraft): string {
  const own = text[0]?.cell
  const kinds = roles.descriptions.flatMap(index => cellAt(row, index) ?? []).filter(cell => cell !== own)
  return kinds.find(cell => /^\p{L}{3,16}(?: \p{L}{3,16})?$/u.test(cell.text))?.text ?? ''
}

/** Year, make and model, where they have columns, and then what describes. */
function nameOf({ row, roles, text }: LineDraft): string {
  const described = text.map(line => line.cell.text).join(' ')
  const parts = roles.naming.flatMap(index => cellAt(row, index)?.text ?? [])
  return [...parts.filter(part => !described.includes(part)), described].join(' ')
}
