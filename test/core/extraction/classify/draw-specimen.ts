/** Draws documents of an application: one line of a picture is one line of the page. */
import type { DocumentType } from '../../../../core/contract/full-analysis.ts'
import { drawnPdf } from '../../reading/drawn-pdf.ts'

export interface Specimen {
  readonly name: string
  readonly docType: DocumentType
  /** One picture per page, in the markup of `drawSpecimen`. */
  readonly pages: readonly string[]
  readonly size?: readonly [width: number, height: number]
}

/** `#` a large centerd title, `##` a bold line, `-` small print, `|` parts the columns of a line, `@` a very large word across the page. */
export function drawSpecimen({ pages, size = [612, 792] }: Specimen): Promise<Uint8Array> {
  return drawnPdf(
    pdf => {
      for (const page of pages) {
        pdf.addPage({ size: [...size], margin: 0 })
        drawLines(pdf, page.trim().split('\n'))
      }
    },
    { autoFirstPage: false },
  )
}

const leading = 1.45
const margin = 40

function drawLines(pdf: PDFKit.PDFDocument, rows: readonly string[]): void {
  const width = pdf.page.width - 2 * margin
  let y = margin
  for (const row of rows) {
    const mark = /^\s*(#{1,2}|-|@)\s/.exec(row)?.[1] ?? ''
    const text = row.replace(/^\s*(?:#{1,2}|-|@)\s/, '').trim()
    const size = { '@': 60, '#': 17, '##': 10.5, '-': 7, '': 9 }[mark] ?? 9
    pdf.font(mark === '#' || mark === '##' || mark === '@' ? 'Helvetica-Bold' : 'Helvetica').fontSize(size)
    const cells = text.split('|').map(cell => cell.trim())
    const column = width / cells.length
    for (const [index, cell] of cells.entries()) {
      const x = mark === '#' || mark === '@' ? margin + (width - pdf.widthOfString(cell)) / 2 : margin + index * column
      pdf.text(cell, x, y, { lineBreak: false })
    }
    y += size * leading
  }
}
