/** A statement that is drawn, and what may be done to its file afterwards: by pdf-lib, or by bytes. */
import { PDFDocument, PDFName, PDFString, rgb, StandardFonts, type PDFPage } from '@cantoo/pdf-lib'
import { inspectFile } from '../../../core/integrity/inspect-file.ts'
import type { Finding } from '../../../core/integrity/finding.ts'
import { Page } from '../../drawing/page.ts'

/** When the statement arrives: after the date of the drawing kit. */
export const arrival = Date.UTC(2026, 2, 1)

export const amounts = ['1,204.50', '318.20', '7,932.98', '64.00', '2,158.23', '11,048.66', '433.50', '4,995.20']
/** Right edge of the column of amounts, and the baseline of its first row from the top. */
const edge = 500
const firstRow = 120
const step = 18
const size = 9
export const rowTop = (row: number): number => firstRow + row * step

export interface DrawnRow {
  readonly text: string
  readonly font?: string
  readonly size?: number
  /** Points to the right, and down. */
  readonly dx?: number
  readonly dy?: number
}

/** `rows`: how single rows differ from the others; the total contains what they show. */
export async function drawStatement(rows: Readonly<Record<number, DrawnRow>> = {}): Promise<Uint8Array> {
  const page = new Page({ plain: true })
  page.left('Prairie State Bank', 60, 50, { bold: true }).left('Statement of account 01/01/2026 to 01/31/2026', 60, 70)
  amounts.forEach((text, row) => {
    const { dx = 0, dy = 0, ...drawn } = rows[row] ?? { text }
    page
      .left(`01/${String(row + 10)}`, 60, rowTop(row))
      .left(`Deposit of customer ${String.fromCharCode(65 + row)}`, 120, rowTop(row))
    page.right(drawn.text, edge + dx, rowTop(row) + dy, drawn)
  })
  page.left('Total of deposits', 120, rowTop(amounts.length), { bold: true })
  const total = amounts.reduce((sum, text, row) => sum + Number((rows[row]?.text ?? text).replace(/[^\d.]/g, '')), 0)
  page.right(
    total.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    edge,
    rowTop(amounts.length),
    { bold: true },
  )
  return new Uint8Array(await page.done())
}

/** Loads a file with pdf-lib, changes it, and saves it. */
export async function changed(
  bytes: Uint8Array,
  change: (page: PDFPage, document: PDFDocument) => void | Promise<void>,
): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false })
  await change(document.getPage(0), document)
  return document.save({ useObjectStreams: false })
}

/** Draws a box over the amount of a row. */
export function coverRow(page: PDFPage, row: number, gray: number): void {
  const bottom = page.getHeight() - rowTop(row) - size - 1
  page.drawRectangle({ x: edge - 60, y: bottom, width: 62, height: size + 3, color: rgb(gray, gray, gray) })
}

/** Draws a figure where that of a row stands. */
export async function drawOnRow(page: PDFPage, row: number, text: string, gray = 0): Promise<void> {
  const font = await page.doc.embedFont(StandardFonts.Helvetica)
  const x = edge - font.widthOfTextAtSize(text, size)
  page.drawText(text, { x, y: page.getHeight() - rowTop(row) - size + 2, size, font, color: rgb(gray, gray, gray) })
}

/** The box of a row's amount in user space. */
export const rowRectangle = (page: PDFPage, row: number): [number, number, number, number] => {
  const top = page.getHeight() - rowTop(row) + 2
  return [edge - 60, top - size - 4, edge + 4, top]
}

export function addFreeText(page: PDFPage, row: number, text: string): void {
  const { context } = page.doc
  const annotation = context.obj({ Type: 'Annot', Subtype: 'FreeText', Rect: rowRectangle(page, row), F: 4 })
  annotation.set(PDFName.of('Contents'), PDFString.of(text))
  annotation.set(PDFName.of('DA'), PDFString.of('/Helv 9 Tf 0 g'))
  page.node.addAnnot(context.register(annotation))
}

/** An incremental update that replaces `from` by `to` in the content of the page; both of one length. */
export function updated(bytes: Uint8Array, from: string, to: string): Uint8Array {
  const file = Buffer.from(bytes).toString('latin1')
  const at = file.indexOf(from)
  const start = file.lastIndexOf(' 0 obj', at)
  const number = /(\d+)$/.exec(file.slice(0, start))![1]!
  const object = `${number}${file.slice(start, file.indexOf('endobj', at))}endobj\n`.replace(from, to)
  const size = /\/Size (\d+)/.exec(file)![1]!
  const root = /\/Root (\d+ \d+ R)/.exec(file)![1]!
  const previous = /startxref\s+(\d+)/.exec(file)![1]!
  const offset = String(bytes.length + 1).padStart(10, '0')
  const table = `xref\n${number} 1\n${offset} 00000 n \ntrailer\n<</Size ${size}/Root ${root}/Prev ${previous}>>\n`
  const tail = `startxref\n${bytes.length + 1 + object.length}\n%%EOF\n`
  return Buffer.concat([bytes, Buffer.from(`\n${object}${table}${tail}`, 'latin1')])
}

export async function findingsIn(bytes: Uint8Array): Promise<readonly Finding[]> {
  const found = await inspectFile(bytes, { now: arrival, timeLeft: () => 1000 })
  if (found === null) throw new Error('the file was not inspected')
  return found
}

/** Those a person is to see. */
export const seriousIn = async (bytes: Uint8Array): Promise<readonly Finding[]> =>
  (await findingsIn(bytes)).filter(({ signal, severity }) => severity !== 'note' && signal !== 'sum-mismatch')
