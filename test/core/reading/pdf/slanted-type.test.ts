/** Type that a program slants because it has no italic font, its spaces left as gaps. */
import { expect, test } from 'vitest'
import { readDocument } from '../../../../core/reading/read-document.ts'
import { rawPdf } from '../drawn-pdf.ts'

/** Words of Helvetica, each with its width in thousandths of the type size. */
const words = [
  ['Cost', 2056],
  ['of', 834],
  ['sales', 2334],
] as const

/** A line of words a narrow space apart, none of it a character. */
function line(slant: number): string {
  let left = 72
  return words
    .map(([text, width]) => {
      const shown = `1 0 ${slant} 1 ${left} 700 Tm (${text}) Tj`
      left += (width / 1000 + 0.16) * 10
      return shown
    })
    .join(' ')
}

test.each([0, 0.25])('the spaces of a line slanted by %d are seen', async slant => {
  const { pages } = await readDocument(rawPdf(`BT /F1 10 Tf ${line(slant)} ET`), { fileName: 'slanted.pdf' })
  expect(pages[0]!.lines.map(({ text }) => text)).toEqual(['Cost of sales'])
})
