/** Drafts of lines → readings with their evidence and confidence. */
import type { Field } from '../../../document/field.ts'
import { unionOf } from '../../../document/geometry.ts'
import type { DateOrder } from '../../values/dates/date-tokens.ts'
import { periodTokens } from '../../values/dates/period-tokens.ts'
import { isoDate } from '../../values/dates/months.ts'
import type { DecimalMark } from '../../values/amounts/amount.ts'
import type { LineItem } from '../invoice.ts'
import { cellAt } from './arithmetic.ts'
import { categoriesOf } from './category.ts'
import { namesUnderCodes } from './names-under-codes.ts'
import type { LineDraft, TextLine } from './draft.ts'
import { amountCell } from './rows-to-drafts.ts'
import { parseInlineProduct } from './inline-quantity.ts'
import { findRowProduct } from './infer-quantity.ts'
import { isNote } from './labels.ts'
import type { RowCell } from './rows.ts'

/** What every line of a document shares. */
export interface LineContext {
  readonly fileName: string
  readonly dateOrder: DateOrder
  readonly decimal: DecimalMark
  /** Pages whose words were recognized. */
  readonly ocrPages: ReadonlySet<number>
  /** A printed sum confirms the lines. */
  readonly confirmed: boolean
}

/** Chosen so that values at 0.9 and above are right; a sum or a product that closes divides the doubt by `proof`. */
const certainty = { text: 0.92, ocr: 0.76, broken: 0.6, proof: 3, derived: 0.8 }

const raised = (confidence: number): number => 1 - (1 - confidence) / certainty.proof

/** The number of a cell. */
export function cellField<T>(
  cell: RowCell,
  page: number,
  value: T,
  label: string | null,
  confidence: number,
  context: Pick<LineContext, 'fileName' | 'ocrPages'>,
): Field<T> {
  return {
    value,
    confidence,
    method: context.ocrPages.has(page) ? 'ocr' : 'text',
    evidence: [{ fileName: context.fileName, page, box: cell.box, text: cell.text }],
    label,
    scale: 1,
  }
}

/** The readings of the drafts, in order. */
export function buildLineItems(drafts: readonly LineDraft[], context: LineContext): readonly LineItem[] {
  const texts = descriptionsOf(drafts)
  const numbered = isNumbered(drafts)
  const described = drafts.map((draft, index) => ({
    text: nameOf(draft, unnumbered(texts[index]!.map(line => line.cell.text).join(' '), numbered)),
    unit: unitOf(draft),
    section: draft.section,
    headerText: draft.headerText,
  }))
  // "LABOR" may stand in the column of part numbers.
  const categories = categoriesOf(
    described.map((input, index) => ({
      ...input,
      text: `${codeText(drafts[index]!)} ${kindText(drafts[index]!)} ${input.text}`.trim(),
    })),
  )
  return drafts.map((draft, index) =>
    buildLineItem(draft, texts[index]!, described[index]!, categories[index]!, context),
  )
}

function buildLineItem(
  draft: LineDraft,
  lines: readonly TextLine[],
  { text, unit }: { readonly text: string; readonly unit: string | null },
  guess: { readonly category: 'hard' | 'soft'; readonly confidence: number },
  context: LineContext,
): LineItem {
  const { row, roles, page } = draft
  const ocr = context.ocrPages.has(page)
  const label = cleaned(text)
  let confidence = ocr ? certainty.ocr : certainty.text
  if (draft.productCloses === true) confidence = raised(confidence)
  if (context.confirmed) confidence = raised(confidence)
  const doubt = draft.productCloses === false && !context.confirmed ? certainty.broken : 1
  const number = (cell: RowCell | null, sure: number): Field | null =>
    cell === null || cell.value === null || cell.value.percent
      ? null
      : cellField(cell, page, cell.value.value, label, sure * cell.value.certainty, context)
  const amount = amountCell(row, roles)
  // Without a product that closes, a quantity or rate has only its place to support it.
  const placed = confidence * (draft.productCloses === false ? certainty.broken : 1)
  const first = lines[0]!
  const printedRate = pointed(number(cellAt(row, roles.rate), placed), draft, context)
  const counted = number(cellAt(row, roles.quantity), placed)
  // Unreadable headers leave numbers that make the amount.
  const unheaded = ocr && draft.productCloses === null && amount !== null && (printedRate === null || counted === null)
  const product = unheaded ? findRowProduct(row, roles, amount) : null
  const rate = product === null ? (printedRate ?? (roles.amount === null ? number(amount, placed) : null)) : number(product.rate, placed) // prettier-ignore
  const quantity = product === null ? counted : number(product.quantity, placed)
  const words = [text, cellAt(row, roles.rate)?.text ?? ''].join(' ')
  const inline =
    quantity === null &&
    (rate === null || roles.amount !== null) &&
    amount?.value !== undefined &&
    amount.value !== null
      ? parseInlineProduct(words, amount.value.value, { decimal: context.decimal, ocr })
      : null
  const unproven = ocr && draft.productCloses === null
  const lost = unproven && quantity === null && roles.quantity !== null ? quotient(rate, amount) : null
  const price = unproven && rate === null && roles.rate !== null ? unitPrice(quantity, amount) : null
  const written = (value: number): Field => cellField(first.cell, page, value, label, confidence, context)
  return {
    description: {
      value: label,
      confidence: ocr ? certainty.ocr : certainty.text,
      method: ocr ? 'ocr' : 'text',
      evidence: [
        {
          fileName: context.fileName,
          page: first.page,
          box: unionOf(lines.filter(line => line.page === first.page).map(line => line.cell.box)),
          text,
        },
      ],
      label: null,
      scale: 1,
    },
    date: dateOf(draft, context),
    quantity: quantity ?? (inline !== null ? written(inline.quantity) : lost),
    unit: unit ?? inline?.unit ?? null,
    rate: rate ?? (inline === null ? price : written(inline.rate)),
    amount: number(amount, confidence * doubt),
    tax: number(cellAt(row, roles.tax), placed),
    discount: number(cellAt(row, roles.discount), placed),
    category: { ...cellField(first.cell, page, guess.category, label, guess.confidence, context) },
    section: draft.section,
    code: cellAt(row, roles.code)?.text ?? (lines.includes(draft.text[0]!) ? null : draft.text[0]!.cell.text),
  }
}

/** "1." and "•" before an item, and dots that lead to its price, are no part of its name. */
const cleaned = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[-–—*•·|_\s]+(?=\p{L}|\d)/u, '')
    .replace(/[.·…_\s|]{3,}$/, '')
    .trim()

function unitOf(draft: LineDraft): string | null {
  const cell = cellAt(draft.row, draft.roles.unit)
  if (cell !== null && (cell.value?.unit ?? null) === null && /\p{L}/u.test(cell.text)) return cell.text
  const quantity = cellAt(draft.row, draft.roles.quantity)
  if (quantity !== null) {
    if (quantity.value === null) return quantity.text
    if (quantity.value.unit !== null) return quantity.value.unit
  }
  return cellAt(draft.row, draft.roles.rate)?.value?.unit ?? null
}

function dateOf(draft: LineDraft, context: LineContext): Field<string> | null {
  const cell = cellAt(draft.row, draft.roles.date)
  if (cell === null) return null
  for (const fragment of periodTokens(cell.text, context.dateOrder)) {
    if (fragment.kind !== 'date') continue
    const { year, month, day } = fragment.date
    const iso = year === null || month === null || day === null ? null : isoDate(year, month, day)
    if (iso === null) continue
    const confidence = context.ocrPages.has(draft.page) ? certainty.ocr : certainty.text
    return cellField(cell, draft.page, iso, null, confidence, context)
  }
  return null
}

/** A rate whose decimal mark OCR lost: where the sum of the lines proves the amount, the product shows where it stood. */
function pointed(rate: Field | null, draft: LineDraft, context: LineContext): Field | null {
  if (rate === null || !context.confirmed || !context.ocrPages.has(draft.page) || /\b1000?\b/.test(draft.headerText))
    return rate
  const quantity = cellAt(draft.row, draft.roles.quantity)?.value?.value ?? 0
  const amount = amountCell(draft.row, draft.roles)?.value?.value ?? 0
  const value = rate.value / 100
  return quantity !== 0 && Math.abs(quantity * value - amount) < 0.006
    ? { ...rate, value, confidence: certainty.derived }
    : rate
}

/** The quantity OCR lost, where amount and rate leave only one: a whole number, never a guess between two. */
function quotient(rate: Field | null, amount: RowCell | null): Field | null {
  const sum = amount?.value?.value ?? 0
  if (rate === null || rate.value === 0 || sum === 0) return null
  const quantity = Math.round(sum / rate.value)
  if (quantity < 1 || Math.abs(quantity * rate.value - sum) > 0.006) return null
  return {
    value: quantity,
    confidence: rate.confidence * certainty.derived,
    method: 'derived',
    evidence: [],
    label: null,
    scale: 1,
  }
}

/** The price OCR lost under its header, where quantity and amount leave one of whole cents. */
function unitPrice(quantity: Field | null, amount: RowCell | null): Field | null {
  const sum = amount?.value?.value ?? 0
  if (quantity === null || quantity.value < 1 || !Number.isInteger(quantity.value) || sum === 0) return null
  const price = Math.round((sum / quantity.value) * 100) / 100
  if (Math.abs(price * quantity.value - sum) > 0.006) return null
  return { ...quantity, value: price, confidence: quantity.confidence * certainty.derived, method: 'derived', evidence: [] } // prettier-ignore
}

/** A code that is a word, empty for one of digits. */
function codeText(draft: LineDraft): string {
  const code = cellAt(draft.row, draft.roles.code)?.text ?? ''
  return /^\p{L}{3,}$/u.test(code) ? code : ''
}

/** "Labor" under "Activity" beside the description: what kind of line it is; empty without such a column. */
function kindText({ row, roles, text }: LineDraft): string {
  const own = text[0]?.cell
  const kinds = roles.descriptions.flatMap(index => cellAt(row, index) ?? []).filter(cell => cell !== own)
  return kinds.find(cell => /^\p{L}{3,16}(?: \p{L}{3,16})?$/u.test(cell.text))?.text ?? ''
}

/** Year, make and model, where they have columns, and then what describes. */
function nameOf(draft: LineDraft, text: string): string {
  const parts = draft.roles.naming.flatMap(index => cellAt(draft.row, index)?.text ?? [])
  return [...parts.filter(part => !text.includes(part)), text].join(' ')
}

/** Numbers that lead the texts and count up from one to the next are positions, not parts of names. */
function isNumbered(drafts: readonly LineDraft[]): boolean {
  const leading = drafts.map(draft => Number(/^(\d{1,4})[.)]?\s/.exec(draft.text[0]?.cell.text ?? '')?.[1] ?? NaN))
  const steps = leading.slice(1).filter((number, index) => [1, 10].includes(number - leading[index]!))
  return steps.length > 0 && steps.length > 0.6 * (drafts.length - 1)
}

const unnumbered = (text: string, numbered: boolean): string => (numbered ? text.replace(/^\d{1,4}[.)]?\s/, '') : text)

/** The text of each line; where several items share a name, what follows it distinguishes them. */
function descriptionsOf(drafts: readonly LineDraft[]): readonly (readonly TextLine[])[] {
  const ownText = (draft: LineDraft): string => draft.text.map(line => line.cell.text).join(' ')
  const names = Map.groupBy(drafts, ownText)
  const under = namesUnderCodes(drafts)
  return drafts.map(draft => {
    const name = under.get(draft)
    if (name !== undefined) return name
    const same = names.get(ownText(draft)) ?? []
    const note = draft.notes[0]
    const distinctive =
      same.length > 1 && note !== undefined && new Set(same.map(other => other.notes[0]?.cell.text)).size > 1
    return distinctive && !isNote(note.cell.text) ? [...draft.text, note] : draft.text
  })
}
