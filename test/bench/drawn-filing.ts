/** A long filing: pages of prose and small tables with the three statements in the middle, for measuring where no real one is at hand. */
import { filings } from '../corpus/made/documents/filings.ts'
import { chanceOf } from '../drawing/chance.ts'
import { Page } from '../drawing/page.ts'
import { PDFDocument } from '@cantoo/pdf-lib'

const words =
  'the company operations results during year compared prior increase decrease net demand markets segment products services customers expense income primarily related changes certain material risks including agreements interest rates credit facility'.split(
    ' ',
  )

/** About 550 words a page and a small table, as a filing has them. */
async function prose(pages: number): Promise<Uint8Array> {
  const page = new Page().type('Times-Roman', 10)
  for (let number = 1; number <= pages; number++) {
    if (number > 1) page.nextPage()
    const chance = chanceOf(number)
    page.left(`Item ${((number - 1) % 15) + 1}. Discussion of results`, 60, 50, { bold: true })
    const lines = Array.from({ length: 42 }, () => Array.from({ length: 13 }, () => chance.pick(words)).join(' '))
    page.block(lines, 60, 70, { step: 13 })
    for (const [row, label] of ['Segment one', 'Segment two', 'All other'].entries()) {
      page.left(label, 60, 640 + row * 14)
      for (const right of [380, 460, 540])
        page.right(chance.whole(38_000, 45_000).toLocaleString('en-US'), right, 640 + row * 14)
    }
    page.center(String(number), 760)
  }
  return page.done()
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
