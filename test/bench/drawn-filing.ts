/** A long filing: pages of prose and small tables with the three statements in the middle, for measuring where no real one is at hand. */
import { filings } from '../corpus/made/documents/filings.ts'
import { amounts } from '../corpus/made/numbers.ts'
import { Paper } from '../corpus/made/paper.ts'
import { PDFDocument } from '@cantoo/pdf-lib'

const words =
  'the company operations results during year compared prior increase decrease net demand markets segment products services customers expense income primarily related changes certain material risks including agreements interest rates credit facility'.split(
    ' ',
  )

/** About 550 words a page and a small table, as a filing has them. */
async function prose(pages: number): Promise<Uint8Array> {
  const paper = new Paper().type('Times-Roman', 10)
  for (let page = 0; page < pages; page++) {
    if (page > 0) paper.page()
    const of = amounts(page + 1)
    const picks = of.series(1e6, 560, { growth: 0 })
    paper.left(`Item ${(page % 15) + 1}. Discussion of results`, 60, 50, { bold: true })
    for (let line = 0; line < 42; line++) {
      const text = Array.from({ length: 13 }, (_, word) => words[picks[line * 13 + word]! % words.length]).join(' ')
      paper.left(text, 60, 70 + line * 13)
    }
    for (const [row, label] of ['Segment one', 'Segment two', 'All other'].entries()) {
      paper.left(label, 60, 640 + row * 14)
      for (const [column, value] of of.series(42_000 + row * 900, 3).entries())
        paper.right(value.toLocaleString('en-US'), 380 + column * 80, 640 + row * 14)
    }
    paper.center(String(page + 1), 760)
  }
  return paper.done()
}

/** The PDF of `pages` pages. */
export async function drawnFiling(pages: number): Promise<Uint8Array> {
  const statements = filings.filter(({ name }) => /^filing-/.test(name))
  const whole = await PDFDocument.create()
  const append = async (bytes: Uint8Array) => {
    const source = await PDFDocument.load(bytes)
    for (const page of await whole.copyPages(source, source.getPageIndices())) whole.addPage(page)
  }
  const before = Math.floor((pages - statements.length) / 2)
  await append(await prose(before))
  for (const statement of statements) await append(await statement.draw())
  await append(await prose(pages - statements.length - before))
  return whole.save()
}
