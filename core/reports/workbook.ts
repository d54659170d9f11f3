/** The style of every workbook: fonts, colors, number formats, title block and print setup. */
import type { Borders, Cell, Fill, Font, Style, Workbook, Worksheet } from 'exceljs'

/** Every ink has a contrast of at least 4.5 : 1 on white, except the hairline and the fills. */
export const color = {
  ink: '1B1F24',
  muted: '5B6470',
  faint: '8B939C',
  hairline: 'C9CDD2',
  ground: 'F1F4F7',
  accent: '0F5C8C',
  accentLight: 'A9C6DA',
  input: '1F3FBF',
  good: '1E6B43',
  goodGround: 'E3F1E8',
  review: '8A5A00',
  reviewGround: 'FBF0D9',
  bad: 'A4262C',
  badGround: 'F9E3E3',
  white: 'FFFFFF',
} as const

export const argb = (rgb: string) => ({ argb: `FF${rgb}` })
const solid = (rgb: string): Fill => ({ type: 'pattern', pattern: 'solid', fgColor: argb(rgb) })

/** Arial has the same widths on every system (Liberation Sans where it is missing). */
const typeface = 'Arial'
export const font = (options: Partial<Font> & { rgb?: string } = {}): Partial<Font> => {
  const { rgb, ...rest } = options
  return { name: typeface, size: 9, color: argb(rgb ?? color.ink), ...rest }
}

const hairlineAbove: Partial<Borders> = { top: { style: 'hair', color: argb(color.ink) } }
const ruleAbove: Partial<Borders> = {
  top: { style: 'thin', color: argb(color.ink) },
  bottom: { style: 'double', color: argb(color.ink) },
}
const headRule: Partial<Borders> = { bottom: { style: 'thin', color: argb(color.accent) } }
export const rowRule: Partial<Borders> = { bottom: { style: 'hair', color: argb(color.hairline) } }

/** A stated zero is a dash, negatives are in parentheses, text (such as "n/s") is gray by conditional format. */
const accounting = (digits: string): string => `#,##0${digits}_);(#,##0${digits});"–"_);@_)`
export const numberFormat = {
  amount: accounting(''),
  cents: accounting('.00'),
  percent: '0.0%_);(0.0%);"–"_);@_)',
  /** Growth rates: beyond tenfold the percentage means nothing and is not displayed, but the cell contains it. */
  growth: '[>=10]">999%"_);[<0](0.0%);0.0%_);@_)',
  times: '0.00"x"_);(0.00"x");0.00"x"_);@_)',
  /** Written out, because programs that save a single unquoted "d" turn it into a date. */
  days: '#,##0" days"_);(#,##0" days");0" days"_);@_)',
  score: '0.0_);(0.0);0.0_);@_)',
  points: '+0.0;-0.0;0.0',
  /** The short date format of the reader's system, which programs identify by its number, 14. */
  date: 'mm-dd-yy',
  /** Scale of a printed number. */
  scale: '"×"#,##0.######',
} as const

/** Text of a cell for a value that the document does not state. */
export const notStated = 'n/s'

export const styles = {
  text: { font: font(), alignment: { vertical: 'middle' } },
  wrapped: { font: font(), alignment: { vertical: 'top', wrapText: true } },
  small: { font: font({ size: 8, rgb: color.muted }), alignment: { vertical: 'middle' } },
  smallWrapped: { font: font({ size: 8, rgb: color.muted }), alignment: { vertical: 'top', wrapText: true } },
  company: { font: font({ size: 15, bold: true }), alignment: { vertical: 'middle' } },
  title: { font: font({ size: 10.5, bold: true, rgb: color.accent }), alignment: { vertical: 'middle' } },
  head: {
    font: font({ size: 8, bold: true, rgb: color.ink }),
    fill: solid(color.ground),
    border: headRule,
    alignment: { vertical: 'middle', wrapText: true },
  },
  headRight: {
    font: font({ size: 8, bold: true, rgb: color.ink }),
    fill: solid(color.ground),
    border: headRule,
    alignment: { vertical: 'middle', horizontal: 'right', wrapText: true },
  },
  section: { font: font({ bold: true, rgb: color.accent }), alignment: { vertical: 'bottom' } },
  amount: { font: font(), numFmt: numberFormat.amount, alignment: { horizontal: 'right', vertical: 'middle' } },
} as const satisfies Record<string, Partial<Style>>

/** Separates a text from the number before it. */
export const spaced = { horizontal: 'left', indent: 1, vertical: 'middle' } as const

export type CellStyle = Partial<Style>

/** Derives a style; equal derivations are one object, which exceljs writes once. */
export function restyle(base: CellStyle, change: CellStyle): CellStyle {
  const known = derived.get(base) ?? new Map<string, CellStyle>()
  derived.set(base, known)
  const key = JSON.stringify(change)
  const made = known.get(key) ?? { ...base, ...change }
  known.set(key, made)
  return made
}
const derived = new WeakMap<CellStyle, Map<string, CellStyle>>()

export const emphasis = {
  line: {},
  subtotal: { font: font({ bold: true }), border: hairlineAbove },
  total: { font: font({ bold: true }), border: ruleAbove },
} as const satisfies Record<string, CellStyle>

export const filled = (rgb: string, ink: string, extra: Partial<Font> = {}): CellStyle => ({
  fill: solid(rgb),
  font: font({ rgb: ink, ...extra }),
})

/** Maximum length of a cell's text. */
const cellLimit = 32_767
/**
 * Text from outside in the form that a cell may contain: well-formed, without control characters, never interpreted as
 * a formula.
 */
export const plainText = (text: string): string =>
  text
    .toWellFormed()
    // Control characters (except tab and line ends) and non-characters are exactly those that XML 1.0 excludes.
    .replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '')
    .slice(0, cellLimit)
    // The cut may fall inside a surrogate pair.
    .toWellFormed()

type CellValue = string | number | null | Date | { readonly formula: string; readonly result: number | string }

/** A cell of a sheet; both numbers begin at 1. */
export type CellAt = readonly [row: number, column: number]

/** Writes a value with a style; texts pass through `plainText`. */
export function put(sheet: Worksheet, [row, column]: CellAt, value: CellValue, style: CellStyle): Cell {
  const cell = sheet.getCell(row, column)
  cell.value = typeof value === 'string' ? plainText(value) : value
  cell.style = style
  return cell
}

/** Line height in points for text of 9 points. */
export const rowHeight = 13.5
/** A column width counts digits of the default font; nine-point letters are narrower. */
const lettersPerWidth = { 9: 1.25, 8: 1.45 } as const
/**
 * Height that a wrapped text needs, because merged cells do not grow by themselves. `width` in characters of the column
 * widths.
 */
export function heightOf(text: string, width: number, minimum = rowHeight, size: 8 | 9 = 9): number {
  const lines = text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / (width * lettersPerWidth[size]))), 0)
  // Excel allows rows up to 409 points.
  return Math.min(409, Math.max(minimum, lines * 11.5 + 2))
}

/** Merges part of a row and writes its text wrapped. */
export function putAcross(
  sheet: Worksheet,
  [row, from, to]: readonly [row: number, from: number, to: number],
  text: string,
  style: CellStyle,
): void {
  for (let column = from; column <= to; column++) sheet.getCell(row, column).style = style
  put(sheet, [row, from], text, style)
  if (to > from) sheet.mergeCells(row, from, row, to)
}

export interface SheetTitle {
  readonly company: string
  readonly title: string
  /** Period, currency and unit in one line. */
  readonly facts: string
}

export interface SheetSetup {
  /** Rows repeated on every printed page, 1-based, inclusive. */
  readonly headerRows: readonly [number, number] | null
  /** Columns repeated on every printed page. */
  readonly headerColumns?: string
  readonly frozenRows: number
  readonly frozenColumns: number
  /** Fits everything on one printed page, unless it is wider than one. */
  readonly onePage?: boolean
  readonly widths: readonly number[]
}

/** Rows of the title block, including the empty one below it. */
export const titleRows = 4

/** Column widths that fit a landscape page at half size, the smallest that is readable. */
const legibleWidth = 240

/** A sheet with its title block, widths, frozen panes and print setup. */
export function addSheet(book: Workbook, name: string, title: SheetTitle, setup: SheetSetup): Worksheet {
  const pagesWide = Math.ceil(setup.widths.reduce((sum, width) => sum + width, 0) / legibleWidth)
  const sheet = book.addWorksheet(name, {
    properties: { defaultRowHeight: rowHeight },
    views: [
      {
        state: 'frozen',
        xSplit: setup.frozenColumns,
        ySplit: setup.frozenRows,
        showGridLines: false,
        zoomScale: 110,
      },
    ],
    pageSetup: {
      // 9 is A4, 1 is US letter: borrowers and analysts of this product are mostly in the United States.
      paperSize: 1 as never,
      orientation: 'landscape',
      fitToPage: true,
      fitToWidth: pagesWide,
      fitToHeight: setup.onePage && pagesWide === 1 ? 1 : 0,
      margins: { left: 0.5, right: 0.5, top: 0.55, bottom: 0.6, header: 0.25, footer: 0.3 },
      ...(setup.headerRows && { printTitlesRow: setup.headerRows.join(':') }),
      ...(setup.headerColumns && { printTitlesColumn: setup.headerColumns }),
    },
    headerFooter: {
      // An ampersand begins a code in a page footer and must be doubled.
      oddFooter: `&L&8${footerText(title.company)}&C&8&A&R&8Page &P of &N`,
    },
  })
  setup.widths.forEach((width, index) => (sheet.getColumn(index + 1).width = width))
  put(sheet, [1, 1], title.company, styles.company)
  put(sheet, [2, 1], title.title, styles.title)
  put(sheet, [3, 1], title.facts, styles.small)
  sheet.getRow(1).height = 22
  sheet.getRow(2).height = 16
  return sheet
}

/**
 * Excel allows 255 characters in a footer. A text that begins with a digit would be read as part of the size code
 * before it.
 */
const footerText = (text: string): string => ` ${plainText(text).slice(0, 80).replaceAll('&', '&&')}`
