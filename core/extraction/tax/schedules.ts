/** Lines of one page of a form: its regions read as boxes, columns or halves. */
import { centerOf, heightOf } from '../../document/geometry.ts'
import type { Field } from '../../document/field.ts'
import { boxedAmounts, type BoxedAmount } from './boxes.ts'
import { columnsByAmounts, headedColumns, tableAmounts, type CellAmount } from './columns.ts'
import { amountField, confidences } from './fields.ts'
import { printsParentheses, scheduleLines, type FormLine } from '../../vocabulary/tax-lines.ts'
import { onOneRow, tokensWithin, type FormToken } from './page-view.ts'
import { panedAmounts, panes } from './panes.ts'
import type { Section } from './sections.ts'
import type { SheetPage } from './sheets.ts'

export type Lines = Readonly<Record<string, Field>>

/** Where a section stands. */
const areaOf = ({ page }: SheetPage, { top, bottom }: Section) => ({ left: 0, right: page.width, top, bottom })

/** Fields of one section of a page of a return. `year`: of the return. */
export function sectionLines(page: SheetPage, section: Section, year: number | null): Lines {
  const lines = scheduleLines(page.sheet, year, section.prefix)
  if (section.kind === 'none' || lines.length === 0) return {}
  if (section.kind === 'boxes') return boxLines(page, section, lines)
  const cells = section.kind === 'columns' ? columnCells(page, section, lines) : halfCells(page, section, lines)
  const keys = new Map(lines.map(line => [`${line.number}.${line.column ?? ''}`, line]))
  return Object.fromEntries(
    cells.flatMap(({ number, column, token, fit }) => {
      const line = keys.get(`${number}.${column}`)
      return line === undefined || isBlank(page, line.key, token)
        ? []
        : [[line.key, lineField(page, line, token, 0.6 + 0.4 * fit)] as const]
    }),
  )
}

/**
 * Rows whose number at the box OCR lost, by their captions and the order of the form. `RIGHT`: Points within which the right edges of one
 * column lie. `FIT`: Rows that agree less with the form are left alone.
 */
const [RIGHT, FIT] = [14, 0.3] as const

function captionedAmounts(
  page: SheetPage,
  section: Section,
  { lines, found }: { lines: readonly FormLine[]; found: readonly BoxedAmount[] },
): readonly BoxedAmount[] {
  const area = areaOf(page, section)
  const used = new Set(found.map(({ token }) => token))
  const known = new Set(found.map(({ number }) => number))
  const inside = tokensWithin(page.tokens, area).filter(token => !used.has(token))
  const amounts = [...inside, ...used].filter(
    ({ amount, box }) => amount?.monetary === true && centerOf(box) > page.page.width / 2,
  )
  const edge = Math.max(...amounts.map(({ box }) => box.right))
  const column = amounts.filter(({ box }) => edge - box.right < RIGHT)
  if (column.length < Math.min(2, lines.length)) return []
  const left = Math.min(...column.map(({ box }) => box.left)) - 1
  const cells = tableAmounts(inside, area, [{ name: '', left, right: page.page.width }], lines)
  const outer = cells.filter(({ number, fit }) => fit >= FIT && !known.has(number))
  const missing = lines.filter(({ number }) => !known.has(number) && !cells.some(cell => cell.number === number))
  return [...outer, ...innerAmounts(inside, { area, left, top: column.map(({ y }) => y) }, missing)].map(
    ({ number, token }) => ({ number, token, confirmed: false }),
  )
}

/** Share of the width right of which the inner column of amounts stands. */
const INNER_FROM = 0.55

/** Amounts in the column left of the outer one: nothing but marks follows them on their row. `top`: heights of the amounts of the outer column. */
function innerAmounts(
  tokens: readonly FormToken[],
  {
    area,
    left,
    top,
  }: { readonly area: ReturnType<typeof areaOf>; readonly left: number; readonly top: readonly number[] },
  lines: readonly FormLine[],
): readonly CellAmount[] {
  const rest = tokens.filter(({ box }) => box.right < left)
  const inner = rest.filter(
    token =>
      token.amount?.monetary === true &&
      token.box.left > INNER_FROM * area.right &&
      !top.some(y => Math.abs(y - token.y) < heightOf(token.box)) &&
      !rest.some(other => other.box.left >= token.box.right && onOneRow(token, other) && /[a-z]{2}/i.test(other.text)),
  )
  if (inner.length === 0) return []
  const column = { name: '', left: Math.min(...inner.map(({ box }) => box.left)) - 1, right: left }
  const captions = rest.filter(token => inner.includes(token) || token.box.left < column.left)
  return tableAmounts(captions, { ...area, right: left }, [column], lines).filter(({ fit }) => fit >= INNER_FIT)
}

/** An amount of the inner column has no number at its box to confirm it: its caption is read nearly whole. */
const INNER_FIT = 0.5

const sizeOf = ({ page: { width, height } }: SheetPage) => ({ width, height })

/** Forms with tables that grids.ts reads. */
const tabled: ReadonlySet<string> = new Set(['E', '8825', '1125-E', '4562'])

/** Amounts at numbered boxes. `prefix`: of the keys of lines the table does not know. */
export function boxLines(page: SheetPage, section: Section, lines: readonly FormLine[]): Lines {
  const byNumber = new Map(lines.filter(({ column }) => column === null).map(line => [line.number, line]))
  const tokens = tokensWithin(page.tokens, areaOf(page, section))
  const found = boxedAmounts(tokens, [...byNumber.values()])
  const captioned =
    page.page.source !== 'ocr'
      ? []
      : page.sheet in panes
        ? panedAmounts({ tokens, ...sizeOf(page) }, page.sheet, lines)
        : captionedAmounts(page, section, { lines, found })
  return Object.fromEntries(
    [...captioned, ...found].flatMap(({ number, token, confirmed }) => {
      const prefix = section.prefix === null ? '' : `${section.prefix}.`
      const line = byNumber.get(number) ?? { id: '', key: `${prefix}${number}`, number, column: null, caption: '' }
      // What the table does not know is a line all the same, unless the form has tables whose rows are numbered alike.
      if (line.id === '' && tabled.has(page.sheet)) return []
      if (isBlank(page, line.key, token)) return []
      return [[line.key, lineField(page, line, token, confirmed ? 1 : 0.9)] as const]
    }),
  )
}

/** The parentheses that a form prints around a blank are recognized as a naught. */
const isBlank = (page: SheetPage, key: string, { amount }: FormToken): boolean =>
  page.page.source === 'ocr' && amount?.value === 0 && printsParentheses(page.sheet, key)

/** `fit`: 0 to 1, how surely the amount belongs to the line. */
export function lineField(
  page: SheetPage,
  line: Pick<FormLine, 'key' | 'caption'>,
  token: FormToken,
  fit: number,
): Field {
  const positive = printsParentheses(page.sheet, line.key)
  const confidence = confidences.weak + (confidences.sure - confidences.weak) * fit
  return amountField(page, token, { label: line.caption || null, confidence }, positive)
}

function columnCells(page: SheetPage, section: Section, lines: readonly FormLine[]): readonly CellAmount[] {
  const area = areaOf(page, section)
  const inside = tokensWithin(page.tokens, area)
  const names = [...new Set(lines.flatMap(({ column }) => column ?? []))].toSorted()
  const headed = headedColumns(inside, names, page.page.width)
  const columns = headed.length < 2 && names.length === 4 ? columnsByAmounts(inside, names) : headed
  return columns.length === 0 ? [] : tableAmounts(inside, area, columns, lines)
}

/**
 * Two halves side by side, each with captions, amounts of items within the captions and a column of amounts at its right edge.
 */
function halfCells(page: SheetPage, section: Section, lines: readonly FormLine[]): readonly CellAmount[] {
  const area = areaOf(page, section)
  const inside = tokensWithin(page.tokens, area)
  const first = Number(section.right)
  const isRight = ({ number }: FormLine): boolean => Number.parseInt(number, 10) >= first
  const split = splitOf(inside, lines.filter(isRight), page.page.width)
  if (split === null) return []
  const left = { ...area, right: split }
  const right = { ...area, left: split }
  return [
    ...halfAmounts(
      inside,
      left,
      lines.filter(line => !isRight(line)),
    ),
    ...halfAmounts(inside, right, lines.filter(isRight)),
  ]
}

/** Shares of the width between which the right half begins. */
const middle = { from: 0.35, to: 0.6 } as const

/** Where the numbers of the right half stand below one another; null: not to be seen. */
function splitOf(tokens: readonly FormToken[], lines: readonly FormLine[], width: number): number | null {
  const numbers = new Set(lines.map(({ number }) => number.replace(/[a-z]$/, '')))
  const candidates = tokens.filter(
    ({ text, box }) => numbers.has(text) && box.left > middle.from * width && box.left < middle.to * width,
  )
  const aligned = candidates
    .map(token => candidates.filter(other => Math.abs(centerOf(other.box) - centerOf(token.box)) < 4))
    .toSorted((a, b) => new Set(b.map(({ text }) => text)).size - new Set(a.map(({ text }) => text)).size)[0]
  if (aligned !== undefined && aligned.length > 1) return Math.min(...aligned.map(({ box }) => box.left)) - 2
  // Without its numbers the right half begins where its captions do.
  const words = new Set(lines.map(({ caption }) => caption.split(' ')[0]!))
  const captions = tokens.filter(
    ({ text, box }) => words.has(text) && box.left > middle.from * width && box.left < middle.to * width,
  )
  return captions.length < 2 ? null : Math.min(...captions.map(({ box }) => box.left)) - 14
}

function halfAmounts(
  inside: readonly FormToken[],
  area: ReturnType<typeof areaOf>,
  lines: readonly FormLine[],
): readonly CellAmount[] {
  const amounts = tokensWithin(inside, area).filter(({ amount }) => amount?.monetary === true || amount?.value === 0)
  const last = amounts.toSorted((a, b) => b.box.right - a.box.right)[0]
  if (last === undefined) return []
  // What the widest amount covers is the column; items stand left of it.
  const mains = amounts.filter(({ box }) => Math.abs(box.right - last.box.right) < 12)
  const edge = Math.min(...mains.map(({ box }) => box.left)) - 1
  const plain = new Set(lines.map(({ number }) => number).filter(number => /^\d+$/.test(number)))
  const isItem = ({ number }: FormLine): boolean => !/^\d+$/.test(number) && plain.has(number.replace(/[a-z]$/, ''))
  const items = lines.filter(isItem)
  const column = (from: number, to: number) => [{ name: '', left: from, right: to }]
  const withoutMains = inside.filter(token => !mains.includes(token))
  return [
    ...tableAmounts(
      inside,
      area,
      column(edge, area.right),
      lines.filter(line => !isItem(line)),
    ),
    ...itemAmounts(withoutMains, { ...area, right: edge }, items),
  ]
}

/** Amounts typed behind the captions of items: "b Travel and entertainment $ 6,481". */
function itemAmounts(
  tokens: readonly FormToken[],
  area: ReturnType<typeof areaOf>,
  items: readonly FormLine[],
): readonly CellAmount[] {
  const inside = tokensWithin(tokens, area)
  const amounts = inside.filter(({ amount }) => amount?.monetary === true)
  if (amounts.length === 0 || items.length === 0) return []
  const edge = Math.min(...amounts.map(({ box }) => box.left)) - 1
  return tableAmounts(inside, area, [{ name: '', left: edge, right: area.right }], items)
}
