/** A PDF while it is drawn: text at a position or aligned, lines, boxes, pairs of labels and values, tables of items. Points from the top left. */
import PDFDocument from 'pdfkit'

export interface PageOptions {
  readonly layout?: 'portrait' | 'landscape'
  readonly size?: 'LETTER' | 'A4' | 'LEGAL'
  readonly password?: string
  /** Streams are not compressed, for documents that are altered after drawing. */
  readonly plain?: boolean
}

export interface TextStyle {
  readonly bold?: boolean
  readonly italic?: boolean
  /** In points; the size of the page's type when absent. */
  readonly size?: number
  /** A font other than the page's. */
  readonly font?: string
}

export interface BlockStyle extends TextStyle {
  readonly align?: 'left' | 'right' | 'center'
  /** From line to line, in points. */
  readonly step?: number
}

/** A fixed date: the same script draws the same bytes every time. */
const drawnOn = new Date(Date.UTC(2026, 0, 15))

const boldOf: Readonly<Record<string, string>> = {
  Helvetica: 'Helvetica-Bold',
  'Times-Roman': 'Times-Bold',
  Courier: 'Courier-Bold',
}

/** Collects what a pdfkit document writes; resolves when it ends. */
export async function bytesOf(pdf: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  await new Promise((resolve, reject) => pdf.on('end', resolve).on('error', reject))
  return new Uint8Array(Buffer.concat(chunks))
}

/** `done()` gives the bytes. */
export class Page {
  readonly pdf: PDFKit.PDFDocument
  private readonly bytes: Promise<Uint8Array>
  font = 'Helvetica'
  size = 9
  /** From line to line of a block, in sizes of its type. */
  leading = 1.32

  constructor(options: PageOptions = {}) {
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
    this.bytes = bytesOf(this.pdf)
  }

  get width(): number {
    return this.pdf.page.width
  }
  get height(): number {
    return this.pdf.page.height
  }

  type(font: string, size: number): this {
    this.font = font
    this.size = size
    return this
  }

  private fontOf({ font = this.font, bold, italic }: TextStyle): string {
    if (bold) return boldOf[font] ?? font
    return italic && font === 'Helvetica' ? 'Helvetica-Oblique' : font
  }

  /** Text whose top left corner is at x, y. */
  left(text: string, x: number, y: number, style: TextStyle = {}): this {
    this.pdf
      .font(this.fontOf(style))
      .fontSize(style.size ?? this.size)
      .text(text, x, y, { lineBreak: false })
    return this
  }

  widthOf(text: string, style: TextStyle = {}): number {
    const { font = this.font, bold } = style
    return this.pdf
      .font(bold ? (boldOf[font] ?? font) : font)
      .fontSize(style.size ?? this.size)
      .widthOfString(text)
  }

  right(text: string, x: number, y: number, style: TextStyle = {}): this {
    return this.left(text, x - this.widthOf(text, style), y, style)
  }

  center(text: string, y: number, style: TextStyle & { readonly at?: number } = {}): this {
    return this.left(text, (style.at ?? this.width / 2) - this.widthOf(text, style) / 2, y, style)
  }

  /** Lines of text, the first with its top at y; returns the y below the last. */
  block(lines: string | readonly string[], x: number, y: number, style: BlockStyle = {}): number {
    const { align = 'left', step = (style.size ?? this.size) * this.leading } = style
    let at = y
    for (const line of [lines].flat()) {
      if (align === 'right') this.right(line, x, at, style)
      else if (align === 'center') this.center(line, at, { ...style, at: x })
      else this.left(line, x, at, style)
      at += step
    }
    return at
  }

  /** A text broken at its spaces into lines no wider than `width`. */
  wrapped(text: string, width: number, style: TextStyle = {}): string[] {
    const lines = ['']
    for (const word of text.split(' ')) {
      const longer = lines.at(-1) === '' ? word : `${lines.at(-1)} ${word}`
      if (this.widthOf(longer, style) > width && lines.at(-1) !== '') lines.push(word)
      else lines[lines.length - 1] = longer
    }
    return lines
  }

  /** Labels at x, values at `value` (left) or ending at `right`; returns the y below. */
  pairs(
    x: number,
    y: number,
    rows: readonly (readonly [label: string, value: string])[],
    style: { readonly value?: number; readonly right?: number; readonly step?: number; readonly bold?: boolean },
  ): number {
    const { value, right, step = this.size * 1.5, bold = true } = style
    rows.forEach(([label, text], index) => {
      const at = y + index * step
      this.left(label, x, at, { bold })
      if (right !== undefined) this.right(text, right, at)
      else this.left(text, value ?? x + this.widthOf(`${label} `, { bold }) + 2, at)
    })
    return y + rows.length * step
  }

  rule(x0: number, x1: number, y: number, weight = 0.6): this {
    this.pdf.moveTo(x0, y).lineTo(x1, y).lineWidth(weight).stroke()
    return this
  }

  upright(x: number, y0: number, y1: number): this {
    this.pdf.moveTo(x, y0).lineTo(x, y1).lineWidth(0.6).stroke()
    return this
  }

  /** A colored rectangle. */
  shade(x: number, y: number, width: number, height: number, color = '#e8ecef'): this {
    this.pdf.rect(x, y, width, height).fill(color).fillColor('black')
    return this
  }

  frame(x: number, y: number, width: number, height: number): this {
    this.pdf.rect(x, y, width, height).lineWidth(0.6).stroke()
    return this
  }

  nextPage(): this {
    this.pdf.addPage()
    return this
  }

  done(): Promise<Uint8Array> {
    this.pdf.end()
    return this.bytes
  }
}

/** Draws an entry of a script (script.ts). `options`: the words between the operation's name and the colon. */
export type Operation = (page: Page, numbers: readonly number[], text: string, options: readonly string[]) => void
