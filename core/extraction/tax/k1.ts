/** One Schedule K-1: boxes with their codes, and the items about the partner or shareholder at the left. */
import { centerOf, heightOf, middleOf } from '../../document/geometry.ts'
import type { Field } from '../../document/field.ts'
import type { FormField } from '../../document/model.ts'
import forms from '../../vocabulary/tax-forms.json' with { type: 'json' }
import { placeLines } from './rows.ts'
import { rowsOf } from './boxes.ts'
import { nameAboveAddress } from './address-block.ts'
import { amountField, confidences, fieldOf, identifierIn } from './fields.ts'
import { linesOf, printsParentheses } from '../../vocabulary/tax-lines.ts'
import { masked, nameField } from './heading.ts'
import { isTicked } from './marks.ts'
import { plainText, type FormToken } from './page-view.ts'
import type { SheetPage } from './sheets.ts'
import type { TaxK1Reading } from './tax-return.ts'

const code = /^%?([A-Za-z]{1,2})\*?$/

/**
 * Geometry of the boxes.
 * - `from`: Share of the width right of which the numbers of the boxes stand.
 * - `sameColumn`: Points within which the left edges of the numbers of one column lie.
 * - `caption`: Points between a number and its caption at most.
 */
const layout = { from: 0.33, sameColumn: 9, caption: 16 } as const

export function readK1(page: SheetPage, fields: readonly FormField[]): TaxK1Reading {
  const columns = boxColumns(page)
  const edge = (columns[0]?.left ?? page.page.width / 2) - 3
  const items = page.tokens.filter(({ box }) => box.left < edge)
  // Where type touches the captions, they are recognized better as a block.
  const ways = [items, ...page.blocks]
  return {
    name: page.page.source === 'ocr' ? recognizedName(page, ways) : nameIn(page, items),
    id:
      firstOf(ways, tokens => answerTo(page, tokens, idCaptions, found => identifierOf(page, found))) ??
      partnerId(page, items),
    sharePercent: page.page.source === 'ocr' ? recognizedShare(page, page.tokens) : shareOf(page, items),
    amended: isTicked(page, 'amended k-1', fields),
    final: isTicked(page, 'final k-1', fields),
    lines: { ...boxLines(page, columns), ...capitalLines(page, items) },
  }
}

function firstOf<T>(
  ways: readonly (readonly FormToken[])[],
  read: (tokens: readonly FormToken[]) => T | null,
): T | null {
  for (const tokens of ways) {
    const found = read(tokens)
    if (found !== null) return found
  }
  return null
}

const nameIn = (page: SheetPage, items: readonly FormToken[]): Field<string> | null =>
  answerTo(page, items, nameCaptions, tokens => nameField(page, tokens)) ?? nameByAddress(page, items, 'last')

/** The name that most readings of a scan agree on; each counts with its confidence. */
function recognizedName(page: SheetPage, ways: readonly (readonly FormToken[])[]): Field<string> | null {
  const half = PARTNER_FROM * page.page.height
  const found = ways.flatMap(tokens => {
    const named: (readonly FormToken[])[] = []
    answerTo(page, tokens, nameCaptions, words => {
      named.push(words)
      return nameField(page, words)
    })
    const above = nameAboveAddress(tokens.filter(({ y }) => y >= half))
    return [...named, ...(above === null ? [] : [above])].flatMap(words => nameWords(words) ?? [])
  })
  const scores = Map.groupBy(found, ({ text }) => text.toLowerCase())
  const best = [...scores.values()].toSorted((a, b) => weightOf(b) - weightOf(a))[0]
  return best === undefined ? null : nameField(page, best[0]!.words)
}

interface RecognizedName {
  readonly text: string
  readonly words: readonly FormToken[]
  readonly confidence: number
}

const weightOf = (names: readonly RecognizedName[]): number =>
  names.reduce((sum, { confidence }) => sum + confidence ** 2, 0)

/** A name without the specks beside it; null: the words are none. */
function nameWords(tokens: readonly FormToken[]): RecognizedName | null {
  const words = tokens.flatMap(token => {
    const text = token.text.replace(/^[^\p{L}\d]+|[^\p{L}\d.]+$/gu, '')
    return token.confidence >= NAME_FROM && /^[A-Z&\d]/.test(text) ? [{ ...token, text }] : []
  })
  const confidence = words.reduce((sum, word) => sum + word.confidence, 0) / Math.max(1, words.length)
  const isName =
    words.length > 1 && words.every(({ text }) => /^(?:[A-Z][a-z.&]*|[A-Z&.]+|\d+)(?:['-][A-Z][a-z]+)?$/.test(text))
  return isName ? { text: words.map(({ text }) => text).join(' '), words, confidence } : null
}

/** Words of a name are recognized with at least this confidence. */
const NAME_FROM = 0.3

/** The one identifying number among the items about the partner. */
function partnerId(page: SheetPage, items: readonly FormToken[]): Field<string> | null {
  const half = items.filter(({ y }) => y >= PARTNER_FROM * page.page.height && y < PARTNER_UNTIL * page.page.height)
  const figures = (page.page.again?.figures ?? [])
    .filter(({ text, confidence }) => confidence > 0.5 && identifierIn(text, true) !== null)
    .map(({ text, box, confidence }) => ({ text, box, y: middleOf(box), confidence, amount: null }))
    .filter(
      ({ y, box }) =>
        y >= PARTNER_FROM * page.page.height && y < PARTNER_UNTIL * page.page.height && box.left < page.page.width / 3,
    )
  return page.page.source === 'ocr'
    ? identifierOf(page, [
        ...figures,
        ...page.blocks.flat().filter(({ y }) => y >= PARTNER_FROM * page.page.height),
        ...half,
      ])
    : null
}

/** The issuer: entity, as the first part of the schedule names it. */
export function issuerOf(page: SheetPage): { name: Field<string> | null; id: Field<string> | null } {
  const edge = (boxColumns(page)[0]?.left ?? page.page.width / 2) - 3
  const items = page.tokens.filter(({ box }) => box.left < edge)
  return {
    name:
      answerTo(page, items, [/(?:corporation|partnership)s name, address/], tokens => nameField(page, tokens)) ??
      nameByAddress(page, items, 'first'),
    id: answerTo(page, items, [/(?:corporation|partnership)s employer/], tokens => identifierOf(page, tokens)),
  }
}

/** By the address below it: the issuer stands in the upper half of the items, the partner in the lower. */
function nameByAddress(page: SheetPage, items: readonly FormToken[], which: 'first' | 'last'): Field<string> | null {
  const middle = PARTNER_FROM * page.page.height
  const half = items.filter(({ y }) => (which === 'first' ? y < middle : y >= middle))
  const name = nameAboveAddress(half)
  return name === null ? null : nameField(page, name)
}

/** Share of the height below which the part about the partner begins on every K-1. */
const PARTNER_FROM = 0.29
const PARTNER_UNTIL = 0.5

/** Where the boxes of a column stand. */
interface BoxColumn {
  readonly left: number
  readonly right: number
  /** From top to bottom; `y`: middle of the row its caption begins with. */
  readonly labels: readonly { readonly number: string; readonly y: number }[]
}

/**
 * The columns of boxes: by their numbers where they are printed one below another, and by their captions. Which box begins the second column
 * differs between programs: both columns are read as one below the other.
 */
function boxColumns({ tokens, page, sheet }: SheetPage): readonly BoxColumn[] {
  const boxes: readonly (readonly string[])[] = forms.k1Boxes[sheet as keyof typeof forms.k1Boxes].flat()
  const lefts = leftEdges(tokens, boxes, page.width)
  const columns = lefts.map((left, index) => ({ left: left - 3, right: (lefts[index + 1] ?? page.width) - 3 }))
  const stacked = columns.flatMap(({ left, right }, index) =>
    tokens
      .filter(
        ({ amount, box }) =>
          box.left >= left && box.left < right && (amount === null || box.left < left + 3 + layout.caption),
      )
      .map(token => ({ ...token, y: token.y + index * page.height })),
  )
  const lines = boxes.map(([number = '', caption = '']) => ({ id: '', key: number, number, column: null, caption }))
  const labels = placeLines(stacked, lines).map(({ number, ys }) => ({ number, y: ys[0]! }))
  return columns.map((column, index) => ({
    ...column,
    labels: labels.flatMap(({ number, y }) =>
      Math.floor(y / page.height) === index ? [{ number, y: y - index * page.height }] : [],
    ),
  }))
}

/** Left edges of the two columns of boxes: where most of their numbers stand, each before the first word of its caption. */
function leftEdges(
  tokens: readonly FormToken[],
  boxes: readonly (readonly string[])[],
  width: number,
): readonly number[] {
  const edges = boxes.flatMap(([number, caption = '']) => {
    const [word = ''] = caption.split(' ')
    const captions = tokens.filter(
      ({ text, box }) => text.replace(/^\W+/, '') === word && box.left > layout.from * width,
    )
    return captions.flatMap(found => {
      const label = tokens.find(
        ({ text, box, y }) =>
          text.replace(/\W/g, '') === number &&
          Math.abs(y - found.y) < heightOf(found.box) &&
          box.left < found.box.left &&
          found.box.left - box.right < layout.caption,
      )
      return label === undefined ? [] : [label.box.left]
    })
  })
  const columns: number[][] = []
  for (const edge of edges.toSorted((a, b) => a - b)) {
    const column = columns.at(-1)
    if (column !== undefined && edge - column[0]! < layout.sameColumn) column.push(edge)
    else columns.push([edge])
  }
  return columns
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 2)
    .map(column => column[0]!)
    .toSorted((a, b) => a - b)
}

function boxLines(page: SheetPage, columns: readonly BoxColumn[]): Readonly<Record<string, Field>> {
  const coded = new Set(
    linesOf(page.sheet, page.year).flatMap(({ key }) => /^(\d+)(?:[A-Z]|\{code\})/.exec(key)?.[1] ?? []),
  )
  const all = columns.flatMap(({ left, right, labels }) => {
    const inside = page.tokens.filter(({ box }) => centerOf(box) >= left && centerOf(box) < right)
    return labels.flatMap(({ number, y: top }, n) => {
      const bottom = labels[n + 1]?.y ?? top + 0.12 * page.page.height
      const cell = inside.filter(({ y }) => y > top + 1 && y < bottom - 1).map(token => withinColumn(token, inside))
      return cellAmounts(page, cell, { number, coded: coded.has(number) })
    })
  })
  // Of two amounts with one code, one code is misread; which, Schedule K shows.
  const isTwice = (key: string): boolean =>
    page.page.source === 'ocr' && all.filter(([other]) => other === key).length > 1
  return Object.fromEntries(
    all.map(([key, field], index) => [isTwice(key) ? key.replace(/[A-Z]+$/, `?${index}`) : key, field] as const),
  )
}

/** A bare number that ends where most amounts of its column do is one: "825" below "12,480". */
function withinColumn(token: FormToken, column: readonly FormToken[]): FormToken {
  const { amount, box, text } = token
  const others = column.filter(other => other.amount?.monetary === true)
  const aligned = others.filter(other => Math.abs(other.box.right - box.right) < ALIGNED)
  return amount === null || amount.monetary || !/^\(?\d{2,3}\)?$/.test(text) || aligned.length * 2 <= others.length
    ? token
    : { ...token, amount: { ...amount, monetary: true } }
}
/** Points within which the right edges of the amounts of one column of boxes lie. */
const ALIGNED = 4

function cellAmounts(
  page: SheetPage,
  cell: readonly FormToken[],
  { number, coded }: { number: string; coded: boolean },
): readonly (readonly [string, Field])[] {
  const ocr = page.page.source === 'ocr'
  return rowsOf(cell).flatMap((row, index) => {
    const amount = row.findLast(token => token.amount !== null && (token.amount.monetary || !hasWords(row)))
    if (amount === undefined) return []
    const letter = code
      .exec(row.find(({ text }) => code.test(text))?.text ?? '')?.[1]
      ?.toUpperCase()
      .replace(/^(.)\1$/, ocr ? '$1' : '$&')
    if (coded && letter === undefined && !(ocr && amount.amount?.monetary === true)) return []
    // Recognized numbers without marks are parts of captions more often than amounts.
    if (ocr && !amount.amount!.monetary && Math.abs(amount.amount!.value) < 100) return []
    const field = amountField(page, amount, { confidence: confidences.sure })
    return [[`${number}${letter ?? (coded ? `?${index}` : '')}`, field] as const]
  })
}

const hasWords = (row: readonly FormToken[]): boolean => row.some(({ text }) => /[a-z]{3}/i.test(text))

const nameCaptions = [
  /^[a-z]? ?(?:shareholder|partner)s name, address/,
  /^f1? name, address/,
  /^[a-z]1? name, address.*partner/,
  // As a scan leaves it.
  /^.{0,3}\bname,? .*\bcode\b/,
]
const idCaptions = [/shareholders identifying number/, /partners (?:ssn|identifying)/]

/** The first words below a caption of the items at the left that are not the rest of the caption. */
function answerTo(
  page: SheetPage,
  items: readonly FormToken[],
  captions: readonly RegExp[],
  read: (tokens: readonly FormToken[]) => Field<string> | null,
): Field<string> | null {
  const rows = rowsOf(items)
  for (const caption of captions) {
    const at = rows.findIndex(row =>
      caption.test(plainText(row.map(({ text }) => text).join(' ')).replace(/^[^a-z0-9]+/, '')),
    )
    if (at === -1) continue
    const size = heightOf(rows[at]![0]!.box)
    for (const row of rows.slice(at + 1, at + 4)) {
      const text = row.map(({ text }) => text).join(' ')
      if (row[0]!.y - rows[at]![0]!.y > 5 * size) break
      if (/^(?:e\. ?see|see |instructions|address|zip|state|information|part |name)|^shar\w+s?$/i.test(text)) continue
      const found = read(row)
      if (found !== null && found.value !== '') return found
    }
  }
  return null
}

function identifierOf(page: SheetPage, tokens: readonly FormToken[]): Field<string> | null {
  for (const token of tokens) {
    const id = identifierIn(token.text, true)
    if (id !== null) return fieldOf(page, id, [masked(token)], { confidence: confidences.sure })
  }
  return null
}

/** Percent at the end of the year: of a partner the share of profit, of a shareholder the percentage of the year. */
function shareOf(page: SheetPage, items: readonly FormToken[]): Field | null {
  for (const row of rowsOf(items)) {
    const text = plainText(row.map(({ text }) => text).join(' '))
    if (!/^profit\b/.test(text) && !/(?:allocation percentage|percentage of stock)/.test(text)) continue
    const near = items.filter(({ y }) => y > row[0]!.y - 6 && y < row[0]!.y + (/^profit/.test(text) ? 6 : 16))
    const values = near
      .filter(({ text }) => /^\d{1,3}(?:\.\d+)?[%a-z]?$/.test(text))
      .toSorted((a, b) => a.box.left - b.box.left)
    const last = values.at(-1)
    const percent = Number.parseFloat(last?.text ?? '')
    if (last !== undefined && percent <= 100) return fieldOf(page, percent, [last], { confidence: confidences.likely })
  }
  return null
}

/** Four or six decimals are printed; what follows the second is often cut off by the line beside it. With a comma, three of them are thousands. */
const shareShape = /^(\d{1,3})(?:\.|,(?=\d{4}))(\d{2})\d{1,4}\D{0,2}$/

/** The share of a scan: of the last column that has one, the first, as most readings have it. */
function recognizedShare(page: SheetPage, items: readonly FormToken[]): Field | null {
  const { again, height, width } = page.page
  const figures = (again?.figures ?? []).map(({ text, box, confidence }) => ({ text, box, confidence }))
  const shares = [...items, ...figures]
    .flatMap(({ text, box, confidence }) => {
      const [, whole, decimals] = shareShape.exec(text) ?? []
      const percent = Number(`${whole}.${decimals}`)
      const isItem = box.right < width / 2 && box.top > PARTNER_FROM * height && box.top < SHARE_UNTIL * height
      const token = { text, box, y: middleOf(box), confidence: Math.max(confidence, SHARE_FROM), amount: null }
      return whole !== undefined && percent <= 100 && isItem ? [{ percent, token }] : []
    })
    .toSorted((a, b) => b.token.box.left - a.token.box.left)
  const column = shares.filter(({ token }) => shares[0]!.token.box.left - token.box.left < layout.caption)
  const first = Math.min(...column.map(({ token }) => token.y))
  const readings = Map.groupBy(
    column.filter(({ token }) => token.y - first < heightOf(token.box) / 2),
    ({ percent }) => percent,
  )
  const weight = (same: typeof column): number => same.reduce((sum, { token }) => sum + token.confidence, 0)
  const best = [...readings.values()]
    .toSorted((a, b) => weight(b) - weight(a))[0]
    ?.toSorted((a, b) => b.token.confidence - a.token.confidence)[0]
  return best === undefined ? null : fieldOf(page, best.percent, [best.token], { confidence: confidences.likely })
}

/** Least weight of a reading of a share, and the share of the height above which shares stand. */
const [SHARE_FROM, SHARE_UNTIL] = [0.05, 0.6] as const

const capitalRows: readonly (readonly [string, RegExp])[] = [
  ['L.begin', /^beginning capital account/],
  ['L.contributed', /^capital contributed/],
  ['L.net_income', /^current year (?:net income|increase)/],
  ['L.other', /^other increase/],
  ['L.withdrawals', /^withdrawals/],
  ['L.end', /^ending capital account/],
]

/** A partner's capital account: each amount belongs to the caption nearest to it. */
function capitalLines(page: SheetPage, items: readonly FormToken[]): Readonly<Record<string, Field>> {
  const rows = rowsOf(items)
  const captions = capitalRows.flatMap(([key, pattern]) => {
    const row = rows.find(row => pattern.test(plainText(row.map(({ text }) => text).join(' '))))
    return row === undefined ? [] : [{ key, y: row[0]!.y }]
  })
  if (captions.length < 2) return {}
  const [top, bottom] = [captions[0]!.y - 8, captions.at(-1)!.y + 8]
  const isAmount = ({ amount }: FormToken): boolean =>
    amount !== null && (page.page.source !== 'ocr' || amount.monetary)
  const amounts = items.filter(
    token => isAmount(token) && token.y > top && token.y < bottom && centerOf(token.box) > 60,
  )
  return Object.fromEntries(
    amounts.map(token => {
      const { key } = captions.toSorted((a, b) => Math.abs(a.y - token.y) - Math.abs(b.y - token.y))[0]!
      return [key, amountField(page, token, { confidence: confidences.likely }, printsParentheses(page.sheet, key))]
    }),
  )
}
