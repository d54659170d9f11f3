/** Pages that were made apart from the others of their document, and packets that were not. */
import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { inspectFile } from '../../../core/integrity/inspect-file.ts'
import { Page } from '../../drawing/page.ts'
import { arrival } from './statement.ts'

async function document(name: string, pages: number, rows = 0): Promise<Uint8Array> {
  const page = new Page()
  for (let number = 1; number <= pages; number++) {
    if (number > 1) page.nextPage()
    page.left(name, 60, 50).left(`Page ${number} of ${pages}`, 60, 70).left('Deposit of the day', 60, 90)
    for (let row = 0; row < rows; row++) page.right(`${row + 1},204.50`, 500, 120 + 18 * row)
  }
  return new Uint8Array(await page.done())
}

/** The pages of several documents as one file. */
async function packet(
  ...sources: readonly (readonly [bytes: Uint8Array, ...pages: readonly number[]])[]
): Promise<Uint8Array> {
  const made = await PDFDocument.create({ updateMetadata: false })
  for (const [bytes, ...pages] of sources) {
    const source = await PDFDocument.load(bytes, { updateMetadata: false })
    for (const page of await made.copyPages(
      source,
      pages.map(number => number - 1),
    ))
      made.addPage(page)
  }
  return made.save({ useObjectStreams: false })
}

async function foreignIn(
  bytes: Uint8Array,
  documents: readonly (readonly number[])[] = [],
): Promise<readonly (number | null)[]> {
  const found = await inspectFile(bytes, { now: arrival, timeLeft: () => 1, documents })
  return found!.filter(({ signal }) => signal === 'foreign-page').map(({ page }) => page)
}

test('a page of another file between the pages of a document is found', async () => {
  const [own, other] = [await document('May', 4), await document('April', 4)]
  const spliced = await PDFDocument.load(own, { updateMetadata: false })
  const [page] = await spliced.copyPages(await PDFDocument.load(other, { updateMetadata: false }), [2])
  spliced.removePage(2)
  spliced.insertPage(2, page)
  expect(await foreignIn(await spliced.save({ useObjectStreams: false }))).toEqual([3])
})

test('a last page of another file is found by its number, or by the document it belongs to', async () => {
  const [own, other] = [await document('May', 3), await document('April', 3)]
  expect(await foreignIn(await packet([own, 1, 2], [other, 3]))).toEqual([3])
  const alone = await document('April', 1)
  expect(await foreignIn(await packet([own, 1, 2], [alone, 1]), [[1, 2, 3]])).toEqual([3])
})

/** Without page numbers, in two typefaces. */
async function list(name: string, font: string, rows: number): Promise<Uint8Array> {
  const page = new Page().left(name, 60, 50, { font })
  for (let row = 0; row < rows; row++) page.right(`${row + 1},204.50`, 500, 120 + 18 * row, { font })
  return new Uint8Array(await page.done())
}

test('a page of figures in typefaces of its own is found; a page of notes is none', async () => {
  const own = await document('May', 2, 6)
  const foreign = (rows: number) =>
    list('April', 'Times-Roman', rows).then(async bytes =>
      foreignIn(await packet([own, 1, 2], [bytes, 1]), [[1, 2, 3]]),
    )
  expect(await foreign(6)).toEqual([3])
  expect(await foreign(1)).toEqual([])
})

test('of a document of two pages both are listed where each was made apart', async () => {
  const [one, other] = [await list('May', 'Helvetica', 6), await list('May', 'Times-Roman', 6)]
  expect(await foreignIn(await packet([one, 1], [other, 1]), [[1, 2]])).toEqual([1, 2])
  expect(await foreignIn(await packet([one, 1], [other, 1]), [[1], [2]])).toEqual([])
})

test('where no documents are known, the printed numbers say which page is missing', async () => {
  const [may, april] = [await document('May', 4), await document('April', 2)]
  const missing = async (bytes: Uint8Array, documents: readonly (readonly number[])[] = []) =>
    (await inspectFile(bytes, { now: arrival, timeLeft: () => 1, documents }))!
      .filter(({ signal }) => signal === 'missing-page')
      .map(({ page, severity, explanation }) => [page, severity, explanation.slice(0, 11)])
  expect(await missing(await packet([may, 1, 2, 4], [april, 1, 2]))).toEqual([[3, 'review', 'Page 3 of 4']])
  expect(await missing(await packet([may, 1, 2, 3, 4], [april, 1, 2]))).toEqual([])
  // Of a file whose documents are known, its reading compares them.
  expect(await missing(await packet([may, 1, 2, 4]), [[1, 2, 3]])).toEqual([])
})

test('whole documents merged to a packet are no sign, and a document alone is none', async () => {
  const [may, april] = [await document('May', 3), await document('April', 2)]
  expect(
    await foreignIn(await packet([may, 1, 2, 3], [april, 1, 2]), [
      [1, 2, 3],
      [4, 5],
    ]),
  ).toEqual([])
  expect(await foreignIn(await packet([may, 1, 2, 3], [await document('Letter', 1), 1]), [[1, 2, 3], [4]])).toEqual([])
  expect(await foreignIn(may, [[1, 2, 3]])).toEqual([])
})
