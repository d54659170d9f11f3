/** Drawing on a page: text at a place, figures right-aligned, rules, and a table of ledger rows in many manners. */
import PDFDocument from 'pdfkit'
import type { Ledger, Row } from './ledger.ts'

export interface PaperOptions {
  readonly layout?: 'portrait' | 'landscape'
  readonly size?: 'LETTER' | 'A4' | 'LEGAL'
  readonly password?: string
  /** Streams left plain, for documents that are altered after drawing. */
  readonly plain?: boolean
}

/** A fixed date: the same script draws the same bytes every time. */
const drawnOn = new Date(Date.UTC(2026, 0, 15))

/** One PDF while it is drawn. `done()` gives its bytes. */
export class Paper {
  readonly pdf: PDFKit.PDFDocument
  private readonly chunks: Buffer[] = []
  private readonly ended: Promise<void>
  font = 'Helvetica'
  size = 9

  constructor(options: PaperOptions = {}) {
    this.pdf = new PDFDocument({
      size: options.size ?? 'LETTER',
      layout: options.layout ?? 'portrait',
      margin: 0,
      info: { Title: 'Statement', CreationDate: drawnOn },
      compress: !options.plain,
      ...(options.password === undefined
        ? {}
        : { userPassword: options.password, ownerPassword: `${options.password}-owner`, pdfVersion: '1.7' }),
    })
    this.pdf.on('data', (chunk: Buffer) => this.chunks.push(chunk))
    this.ended = new Promise(resolve => this.pdf.on('end', resolve))
  }

  get width(): number {
    return this.pdf.page.width
  }

  get bold(): string {
    const bolds: Record<string, string> = {
      Helvetica: 'Helvetica-Bold',
      'Times-Roman': 'Times-Bold',
      Courier: 'Courier-Bold',
    }
    return bolds[this.font] ?? this.font
  }

  type(font: string, size: number): this {
    this.font = font
    this.size = size
    return this
  }

  /** Text whose top left corner is at x, y. */
  left(text: string, x: number, y: number, options: { bold?: boolean; size?: number; italic?: boolean } = {}): this {
    const font = options.bold
      ? this.bold
      : options.italic && this.font === 'Helvetica'
        ? 'Helvetica-Oblique'
        : this.font
    this.pdf
      .font(font)
      .fontSize(options.size ?? this.size)
      .text(text, x, y, { lineBreak: false })
    return this
  }

  widthOf(text: string, options: { bold?: boolean; size?: number } = {}): number {
    return this.pdf
      .font(options.bold ? this.bold : this.font)
      .fontSize(options.size ?? this.size)
      .widthOfString(text)
  }

  right(text: string, x: number, y: number, options: { bold?: boolean; size?: number } = {}): this {
    return this.left(text, x - this.widthOf(text, options), y, options)
  }

  center(text: string, y: number, options: { bold?: boolean; size?: number; at?: number } = {}): this {
    return this.left(text, (options.at ?? this.width / 2) - this.widthOf(text, options) / 2, y, options)
  }

  rule(x0: number, x1: number, y: number, weight = 0.6): this {
    this.pdf.moveTo(x0, y).lineTo(x1, y).lineWidth(weight).stroke()
    return this
  }

  upright(x: number, y0: number, y1: number): this {
    this.pdf.moveTo(x, y0).lineTo(x, y1).lineWidth(0.6).stroke()
    return this
  }

  page(): this {
    this.pdf.addPage()
    return this
  }

  async done(): Promise<Uint8Array> {
    this.pdf.end()
    await this.ended
    return new Uint8Array(Buffer.concat(this.chunks))
  }
}

/** A printed column: its right edge, what stands above it, and its text for a row (null: blank). */
export interface PrintedColumn {
  readonly right: number
  readonly header?: readonly string[]
  readonly text: (row: Row, index: number) => string | null
}

export interface TableManner {
  readonly x: number
  readonly y: number
  readonly columns: readonly PrintedColumn[]
  readonly rowHeight?: number
  readonly indent?: number
  readonly leaders?: boolean
  readonly boldTotals?: boolean
  readonly boldHeadings?: boolean
  /** Rules above the figures of totals; `double` under the last row too. */
  readonly rules?: 'none' | 'single' | 'double'
  readonly headerRule?: boolean
  /** Labels wider than this are broken at a space onto a second line, figures on the last. */
  readonly labelWidth?: number
  /** Where a new page begins; the drawer continues at `top`. */
  readonly bottom?: number
  readonly onNewPage?: () => number
  readonly rows?: readonly Row[]
  readonly levelOf?: (row: Row) => number
}

/** Draws the rows and returns the y below the last one. */
export function drawTable(paper: Paper, ledger: Ledger, manner: TableManner): number {
  const { x, columns, rowHeight = paper.size * 1.5, indent = 10, rules = 'single' } = manner
  const rows = manner.rows ?? ledger.rows
  let y = drawHeaders(paper, manner)
  for (const [index, row] of rows.entries()) {
    if (manner.bottom !== undefined && y > manner.bottom && manner.onNewPage) y = manner.onNewPage()
    const bold =
      (row.style === 'total' && (manner.boldTotals ?? true)) ||
      (row.style === 'heading' && (manner.boldHeadings ?? true))
    const labelX = x + (manner.levelOf?.(row) ?? row.level) * indent
    const texts = columns.map(column => (row.style === 'heading' ? null : column.text(row, index)))
    const lines =
      manner.labelWidth === undefined ? [row.label] : wrap(paper, row.label, manner.labelWidth - (labelX - x), bold)
    for (const line of lines.slice(0, -1)) {
      paper.left(line, labelX, y, { bold })
      y += rowHeight
    }
    paper.left(lines.at(-1)!, labelX, y, { bold })
    if (manner.leaders && row.label !== '' && row.style !== 'heading' && texts.some(text => text !== null))
      drawLeaders(paper, labelX + paper.widthOf(lines.at(-1)!, { bold }) + 4, columns[0]!.right - 70, y)
    for (const [place, text] of texts.entries()) {
      if (text === null) continue
      // A closing parenthesis hangs to the right of the figures, as accountants set it.
      const hang = text.endsWith(')') ? paper.widthOf(')', { bold }) : 0
      paper.right(text, columns[place]!.right + hang, y, { bold })
      if (row.style === 'total' && rules !== 'none')
        paper.rule(columns[place]!.right - 58, columns[place]!.right, y - 2)
      if (row.style === 'total' && rules === 'double' && index === rows.length - 1)
        for (const gap of [0, 2])
          paper.rule(columns[place]!.right - 58, columns[place]!.right, y + paper.size + 1 + gap)
    }
    y += rowHeight
  }
  return y
}

function drawHeaders(paper: Paper, manner: TableManner): number {
  const height = Math.max(0, ...manner.columns.map(column => column.header?.length ?? 0))
  const step = paper.size * 1.3
  for (const column of manner.columns)
    for (const [line, text] of (column.header ?? []).entries())
      paper.right(text, column.right, manner.y + (height - (column.header ?? []).length + line) * step, { bold: true })
  const below = manner.y + height * step
  if (manner.headerRule) paper.rule(manner.x, Math.max(...manner.columns.map(column => column.right)), below)
  return below + (height > 0 ? 5 : 0)
}

function drawLeaders(paper: Paper, from: number, to: number, y: number): void {
  const dot = paper.widthOf('. ')
  const count = Math.floor((to - from) / dot)
  if (count > 1) paper.left('. '.repeat(count).trimEnd(), to - count * dot, y)
}

function wrap(paper: Paper, text: string, width: number, bold: boolean): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const longer = lines.at(-1) === '' ? word : `${lines.at(-1)} ${word}`
    if (paper.widthOf(longer, { bold }) > width && lines.at(-1) !== '') lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}
