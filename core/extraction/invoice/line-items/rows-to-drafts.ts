/** Rows of an item table → drafts of its lines: which rows bill something, and which text belongs to whom. */
import { textOf, type RowCell } from './rows.ts'
import { cellAt, isProduct, rowTerms, valueAt, type LineRoles } from './arithmetic.ts'
import type { TableRow } from './columns.ts'
import type { LineDraft, TablePart, TextLine } from './draft.ts'
import { isNote, rowKind, type RowKind } from './labels.ts'
import { areCodes, attach, isEnded, isTitled, itemsOf, nameBelowCodes, type Entry } from './descriptions.ts'

export interface ItemRows {
  readonly drafts: readonly LineDraft[]
  /** A sum closed the table: nothing of it stands on later pages. */
  readonly closed: boolean
}

/** The drafts of the parts of one table, in order. */
export function itemRows(parts: readonly TablePart[]): ItemRows {
  const drafts: LineDraft[] = []
  let closed = false
  let title: TextLine[] = []
  const billed: Billed[] = []
  const pages = parts.map(part => ({ part, entries: entriesOf(part, billed) }))
  const titled = pages.some(({ part, entries }) => isTitled(entries, part.em))
  for (const { part, entries } of pages) {
    closed = entries.some(entry => entry.kind === 'end')
    title = attach(entries, part, title, titled)
    drafts.push(...itemsOf(entries))
  }
  nameBelowCodes(pages)
  return { drafts: drafts.filter(draft => draft.text.length > 0), closed }
}

/** What a row of a table says, read once for all that is asked of it. */
interface ReadRow {
  readonly row: TableRow
  /** The cell that says what it costs; null when it bills nothing. */
  readonly amount: RowCell | null
  /** Its words left of the amount. */
  readonly label: string
  /** By the label nearest to its amount, else by all of them. */
  readonly kind: RowKind | null
  /** The text that describes it; null when it has none. */
  readonly text: RowCell | null
}

function readRow(row: TableRow, roles: LineRoles): ReadRow {
  const amount = amountCell(row, roles)
  const labelEnd = cellAt(row, roles.amount)?.box.left ?? Infinity
  const label = textOf(row.row.words.filter(word => word.box.right <= labelEnd + 1 && /\p{L}/u.test(word.text)))
  const end = amount?.box.left ?? Infinity
  const nearest = row.row.cells.findLast(cell => cell.value === null && cell.box.right <= end + 1)
  const kind = (nearest === undefined ? null : rowKind(nearest.text)) ?? rowKind(label)
  const texts = roles.descriptions.flatMap(index => row.cells[index] ?? [])
  const text = texts.find(cell => /\p{L}{2}|\p{L}\d|\d\p{L}/u.test(cell.text)) ?? null
  return { row, amount, label, kind, text }
}

/** "(1) TOTAL" above "CASH PRICE 330,000.00": a sum whose label begins in the row before. */
const isWrappedSum = (before: ReadRow | undefined, { label }: ReadRow): boolean =>
  before?.amount === null && before.kind === 'total' && rowKind(`${before.label} ${label}`) === 'total'

/** What stands in a part of a table; `billed` is what the parts before it bill, and gets what this one does. */
function entriesOf(part: TablePart, billed: Billed[]): readonly Entry[] {
  const { roles, page } = part
  const entries: Entry[] = []
  const rows = part.rows.map(row => readRow(row, roles))
  const edge = descriptionEdge(rows)
  const usual = usualCells(rows)
  const isNamed = areNamed(rows)
  const codes = codesOf(rows, roles)
  const sectioned = sectionsOf(rows, roles)
  const headings = sumsAbove(rows, roles)
  const structuredRows = part.rows.filter(row => isProduct(rowTerms(row, roles)) === true).length
  let headedDate: RowCell | null = null
  for (const [index, read] of rows.entries()) {
    const { row, amount } = read
    const ownDate = cellAt(row, roles.date)
    // The day of a case stands once, over the rows it bills.
    if (ownDate !== null) headedDate = amount === null ? ownDate : null
    const text = read.text ?? (amount === null ? nameOfCode(row, codes) : isNamed ? wideText(row, amount) : null)
    const terms = rowTerms(row, roles)
    const productCloses = isProduct(terms)
    const structured =
      terms.quantity !== null && terms.rate !== null && productCloses === true && terms.amount?.value !== 0
    const counted = terms.quantity !== null || (roles.amount !== null && terms.rate !== null)
    const repeatsSum =
      (terms.quantity === null || terms.rate === null) &&
      isSumOf(billed, { value: amount?.value?.value ?? 0, quantity: terms.quantity?.value ?? null, counted })
    const named = read.kind ?? (terms.quantity === null && isWrappedSum(rows[index - 1], read) ? 'total' : null)
    const ended = isEnded(entries)
    const kind = repeatsSum && named !== 'carried' ? 'total' : named
    const aligned = text !== null && edge !== null && Math.abs(text.box.left - edge) < 1.2 * part.em
    const component =
      headings.has(row) || (amount !== null && billed.length > 0 && isComponent(row, roles, amount, aligned))
    if (amount === null || component) {
      if (isSumHeader(row) || (kind === 'total' && hasField(row))) entries.push({ kind: 'end' })
      else if (text !== null) {
        const line = lineOf(text, row)
        entries.push({ kind: 'text', row, line: { ...line, note: line.note || component } })
      }
      continue
    }
    // Without prices of one piece a count says that the lines go on behind the sum of a section.
    const goesOn =
      ended && aligned && kind === null && terms.quantity !== null && terms.rate === null && roles.rate === null
    const open = (!ended || goesOn || sectioned.has(row)) && (kind === null || (kind === 'charge' && aligned))
    if (!open && (!structured || kind === 'carried')) {
      if (kind === 'total' || kind === 'tax') entries.push({ kind: 'end' })
      continue
    }
    const isBare = terms.quantity === null && terms.rate === null
    // "Exempt, certificate on file 0.00": a remark among lines that have quantities.
    const plain = roles.quantity === null && roles.rate === null
    if (isBare && amount.value?.value === 0 && !amount.value.word && (structuredRows > 1 || plain)) continue
    // Nothing was ordered of what an order form prints with a price and no count.
    const isUnordered = roles.quantity !== null && terms.quantity === null && (terms.rate?.value ?? 0) !== 0
    if (isUnordered && amount.value?.word === true && !/\p{L}/u.test(amount.text)) continue
    billed.push({ value: amount.value?.value ?? 0, quantity: terms.quantity?.value ?? null, counted })
    const strange = row.cells.some((cell, index) => cell !== null && (usual[index] ?? 1) < 0.2 && cell.value === null)
    entries.push({
      kind: 'item',
      row,
      draft: {
        page,
        headerText: part.headerText,
        row: headedDate === null ? row : { ...row, cells: row.cells.with(roles.date!, headedDate) },
        roles,
        text: text === null ? [] : [lineOf(text, row)],
        notes: [],
        section: null,
        productCloses,
        doubtful:
          kind === 'charge' ||
          (strange && !structured) ||
          goesOn ||
          (isBare && structuredRows > 1 && !sectioned.has(row)),
        bottom: row.row.box.bottom,
      },
    })
  }
  return entries
}

/**
 * An amount without quantity and rate that all rows above it make, or several with quantities right above it, is their sum, whatever it is
 * called; so is the copy of one that has them. With a rate beside it (a row of sums under every column) all rows must make it, and with a
 * quantity that of all rows.
 */
function isSumOf(billed: readonly Billed[], { value: amount, quantity, counted: priced }: Billed): boolean {
  if (amount === 0 || billed.length === 0) return false
  let sum = 0
  let count = 0
  let all = true
  return billed.toReversed().some(({ value, quantity: own, counted }, at) => {
    sum += value
    count += own ?? 0
    all &&= counted
    const isWhole = at === billed.length - 1
    const several = at > 0 && ((all && !priced) || isWhole)
    const closes = quantity === null || (isWhole && at > 0 && Math.abs(count - quantity) < 0.006)
    return closes && (several || (billed.length === 1 && counted && !priced)) && Math.abs(sum - amount) < 0.006
  })
}

/** `counted`: with a quantity or a rate. */
type Billed = { readonly value: number; readonly quantity: number | null; readonly counted: boolean }

/** Rows with a date right above what is called their sum: a section behind another one's sum. */
function sectionsOf(rows: readonly ReadRow[], roles: LineRoles): ReadonlySet<TableRow> {
  const found = new Set<TableRow>()
  let open: { readonly row: TableRow; readonly value: number }[] = []
  for (const { row, amount, kind } of rows) {
    if (!amount?.value) continue
    const { value } = amount.value
    const sum = open.reduce((total, one) => total + one.value, 0)
    const isSum = kind === 'total'
    if (isSum && open.length > 1 && Math.abs(sum - value) < 0.006) for (const one of open) found.add(one.row)
    open = isSum || cellAt(row, roles.date) === null ? [] : [...open, { row, value }]
  }
  return found
}

/**
 * Headings with the sums of what stands under them: "Video 8,400.00" over its cameras. What makes such a sum has counts or prices, which
 * the heading lacks, or every line stands under a heading.
 */
function sumsAbove(rows: readonly ReadRow[], roles: LineRoles): ReadonlySet<TableRow> {
  const billing = beforeSum(rows).flatMap(({ row, amount }) =>
    amount?.value?.word === false ? [{ row, value: amount.value.value }] : [],
  )
  const isCounted = ({ row }: { readonly row: TableRow }): boolean =>
    (valueAt(row, roles.quantity) ?? valueAt(row, roles.rate)) !== null
  const groups = billing.flatMap((head, at) => {
    let sum = 0
    const size = isCounted(head) ? 0 : billing.slice(at + 1).findIndex(({ value }) => Math.abs((sum += value) - head.value) < 0.006) + 1 // prettier-ignore
    return size > 0 ? [{ head, run: billing.slice(at + 1, at + 1 + size) }] : []
  })
  const isWhole = groups.reduce((count, { run }) => count + 1 + run.length, 0) === billing.length
  const several = groups.filter(({ run }) => run.length > 1 || groups.length > 1)
  return new Set(several.filter(({ run }) => isWhole || run.every(isCounted)).map(({ head }) => head.row))
}

/** "Net | VAT % | VAT | Total": the header of a row of sums. */
function isSumHeader({ row }: TableRow): boolean {
  const cells = row.cells.filter(cell => /\p{L}/u.test(cell.text))
  const sums = cells.filter(cell => ['total', 'tax'].includes(rowKind(cell.text.replace(/^%\s?/, '')) ?? ''))
  return cells.length >= 3 && sums.length >= 2 && row.cells.every(cell => cell.value === null)
}

/** Part of the line above it: its price and its amount alike are dashes, or words ("Included") in a row that is set in. */
const isComponent = (row: TableRow, roles: LineRoles, amount: RowCell, aligned: boolean): boolean =>
  amount.value?.word === true &&
  valueAt(row, roles.rate)?.word === true &&
  (!aligned || !/\p{L}/u.test(amount.text + cellAt(row, roles.rate)!.text))

const lineOf = (cell: RowCell, row: TableRow): TextLine => ({
  cell,
  page: row.row.page,
  size: cell.words[0]?.size ?? row.row.size,
  note: isNote(cell.text) || isNote(row.row.text),
})

const hasField = (row: TableRow): boolean => row.row.cells.some(cell => cell.value !== null && !cell.value.word)

/** The cell that says what the row costs; null when it bills nothing. */
export function amountCell(row: TableRow, roles: LineRoles): RowCell | null {
  const cell = cellAt(row, roles.amount ?? roles.rate)
  return cell?.value?.percent === false ? cell : null
}

/** The first text of a row without numbers in a table whose items have product numbers only: it stands where it has room, a warehouse beside it. */
function nameOfCode({ row: { cells, size } }: TableRow, codes: readonly RowCell[]): RowCell | null {
  const { text, box } = cells[0]!
  const isBelow = codes.some(code => code.box.left - size < box.left && code.box.right > box.left)
  return isBelow && wordy.test(text) && cells.every(({ value }) => value === null) ? cells[0]! : null
}

/** The product numbers of a table whose items have nothing else beside their numbers; empty where they have. */
function codesOf(rows: readonly ReadRow[], roles: LineRoles): readonly RowCell[] {
  const items = billingRows(rows).flatMap(({ row, text }) => (text === null ? [] : [{ cell: text, row, roles }]))
  const headed = roles.descriptions.every(index => index === roles.code)
  return headed || areCodes(items) ? items.map(({ cell }) => cell) : []
}

/** Words of a text that names a thing: a word with another or a number behind it, or one long one. */
const wordy = /\p{L}{3}\S*\s+\S*(?:\p{L}{2}|\d{2})|\p{L}{8}/u
/** Of the rows of one table either most have words of their own, or hardly any. */
const minNamedShare = 0.6

/** The rows above the first that is called a sum. */
function beforeSum(rows: readonly ReadRow[]): readonly ReadRow[] {
  const sum = rows.findIndex(({ amount, kind }) => amount !== null && kind === 'total')
  return rows.slice(0, sum < 0 ? rows.length : sum)
}

/** The rows that bill above the first sum: below it rows say nothing about the columns. */
function billingRows(rows: readonly ReadRow[]): readonly (ReadRow & { readonly amount: RowCell })[] {
  return beforeSum(rows).flatMap(read =>
    read.amount?.value?.word === false && read.kind === null ? [{ ...read, amount: read.amount }] : [],
  )
}

/** Whether most rows that bill have words of their own: rows under titles, or beside merged cells, have none. */
function areNamed(rows: readonly ReadRow[]): boolean {
  const billing = billingRows(rows)
  const named = billing.filter(({ row, amount, text }) => (text ?? wideText(row, amount)) !== null)
  return billing.length > 0 && named.length >= minNamedShare * billing.length
}

/** The longest text of a row left of its amount. */
function wideText(row: TableRow, amount: RowCell): RowCell | null {
  const texts = row.cells.flatMap(cell =>
    cell !== null && cell.value === null && cell.box.right <= amount.box.left && wordy.test(cell.text) ? [cell] : [],
  )
  return texts.toSorted((a, b) => b.text.length - a.text.length)[0] ?? null
}

/** Where the descriptions of the table begin, in points. */
function descriptionEdge(rows: readonly ReadRow[]): number | null {
  const billing = rows.filter(({ amount }) => amount !== null)
  // Sums stand where there is room; what they are labeled with begins anywhere.
  const items = billing.filter(({ kind }) => kind === null)
  const lefts = (items.length > 0 ? items : billing).flatMap(({ text }) => text?.box.left ?? [])
  return lefts.length === 0 ? null : Math.min(...lefts)
}

/** Share of the billing rows that have something in each column. */
function usualCells(rows: readonly ReadRow[]): readonly number[] {
  const billing = rows.filter(({ amount }) => amount !== null)
  const columns = rows[0]?.row.cells ?? []
  return columns.map((_, index) => billing.filter(({ row }) => row.cells[index]).length / Math.max(1, billing.length))
}
