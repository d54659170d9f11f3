/** A sheet to draw forms on: labels, typed values, boxes, lines, ticks and signatures. */
import PDFDocument from 'pdfkit'

export type Sheet = PDFKit.PDFDocument

/** A PDF drawn by `draw`, as bytes; the same every time. */
export function drawnForm(draw: (sheet: Sheet) => void): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const sheet = new PDFDocument({
      size: 'LETTER',
      margin: 0,
      info: { CreationDate: new Date(Date.UTC(2026, 2, 1)) },
    })
    const chunks: Buffer[] = []
    sheet.on('data', (chunk: Buffer) => chunks.push(chunk))
    sheet.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    sheet.on('error', reject)
    draw(sheet)
    sheet.end()
  })
}

export function write(sheet: Sheet, text: string, x: number, y: number, size = 9, font = 'Helvetica'): void {
  sheet.font(font).fontSize(size).text(text, x, y, { lineBreak: false })
}

export function bold(sheet: Sheet, text: string, x: number, y: number, size = 11): void {
  write(sheet, text, x, y, size, 'Helvetica-Bold')
}

/** As filled in by a typewriter. */
export function typed(sheet: Sheet, text: string, x: number, y: number, size = 9.5): void {
  write(sheet, text, x, y, size, 'Courier')
}

export function line(sheet: Sheet, x: number, y: number, width: number): void {
  sheet
    .lineWidth(0.6)
    .moveTo(x, y)
    .lineTo(x + width, y)
    .stroke('#222')
}

export function box(sheet: Sheet, x: number, y: number, width: number, height: number): void {
  sheet.lineWidth(0.6).rect(x, y, width, height).stroke('#333')
}

/** A ruled box with its caption in the corner and its value below. */
export function captioned(
  sheet: Sheet,
  caption: string,
  value: string,
  [x, y, width, height]: readonly [number, number, number, number],
): void {
  box(sheet, x, y, width, height)
  write(sheet, caption, x + 3, y + 3, 6.5)
  if (value !== '') typed(sheet, value, x + 5, y + 13, 9.5)
}

/** A box to tick beside its option. */
export function option(sheet: Sheet, text: string, x: number, y: number, ticked: boolean): void {
  box(sheet, x, y, 8, 8)
  if (ticked)
    sheet
      .lineWidth(1)
      .moveTo(x + 1, y + 1)
      .lineTo(x + 7, y + 7)
      .moveTo(x + 7, y + 1)
      .lineTo(x + 1, y + 7)
      .stroke('#000')
  write(sheet, text, x + 12, y, 8.5)
}

/** A round button. */
export function button(sheet: Sheet, text: string, x: number, y: number, ticked: boolean): void {
  sheet
    .lineWidth(0.6)
    .circle(x + 4, y + 4, 4)
    .stroke('#333')
  if (ticked) sheet.circle(x + 4, y + 4, 2.2).fill('#000')
  sheet.fillColor('#000')
  write(sheet, text, x + 12, y, 8.5)
}

/** A signature drawn by hand. */
export function scribble(sheet: Sheet, x: number, y: number, width = 110): void {
  const step = width / 6
  sheet.lineWidth(1.1).moveTo(x, y)
  for (let at = 0; at < 6; at++)
    sheet.bezierCurveTo(
      x + at * step + step * 0.2,
      y - 22 + at * 2,
      x + at * step + step * 0.9,
      y + 9,
      x + (at + 1) * step,
      y - 6 + (at % 2) * 5,
    )
  sheet.stroke('#114')
}
