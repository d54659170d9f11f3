/** A document within its budget: what is left out is reported, and the rest is read. */
import { expect, test } from 'vitest'
import type { Page } from '../../../core/document/model.ts'
import type { ReadingBudget } from '../../../core/reading/read-options.ts'
import { readDocument } from '../../../core/reading/read-document.ts'
import { drawnPdf } from './drawn-pdf.ts'

const pages = (count: number): Promise<Buffer> =>
  drawnPdf(pdf => {
    for (let page = 1; page <= count; page++) {
      if (page > 1) pdf.addPage()
      pdf.text(`Total assets on page ${page}`, 72, 72)
    }
  })

const budgetOf = (limits: Partial<ReadingBudget>): ReadingBudget & { readonly begun: readonly number[] } => {
  const begun: number[] = []
  return {
    maxPages: 100,
    lost: [],
    stopAt: null,
    seconds: 20,
    isSpent: () => false,
    begin: page => void begun.push(page),
    recognized: () => undefined,
    keep: () => undefined,
    begun,
    ...limits,
  }
}

const read = async (bytes: Uint8Array, limits: Partial<ReadingBudget>) => {
  const budget = budgetOf(limits)
  const { pages: found, problems } = await readDocument(bytes, { fileName: 'a.pdf', budget })
  return { numbers: found.map(({ number }: Page) => number), problems, begun: budget.begun }
}

test('every page is announced before it is touched, and the end of reading', async () => {
  expect(await read(await pages(3), {})).toEqual({ numbers: [1, 2, 3], problems: [], begun: [1, 2, 3, 0] })
})

test('a page an earlier attempt ended at is not touched again', async () => {
  const lost = [{ page: 2, code: 'PAGE_TIME_LIMIT' as const, reason: 'takes longer than 60 s' }]
  const { numbers, problems, begun } = await read(await pages(3), { lost })
  expect(numbers).toEqual([1, 3])
  expect(begun).not.toContain(2)
  expect(problems).toEqual([
    { code: 'PAGE_TIME_LIMIT', message: 'Page 2 takes longer than 60 s and was not read.', page: 2, severity: 'high' },
  ])
})

test('pages beyond the limit are left out', async () => {
  const { numbers, problems } = await read(await pages(3), { maxPages: 2 })
  expect(numbers).toEqual([1, 2])
  expect(problems).toMatchObject([
    { code: 'DOCUMENT_PAGE_LIMIT', message: 'The document has 3 pages; the first 2 were read.' },
  ])
})

test('when the time is up the rest is left out', async () => {
  let asked = 0
  const { numbers, problems } = await read(await pages(4), { isSpent: () => ++asked > 2 })
  expect(numbers).toEqual([1, 2])
  expect(problems).toMatchObject([
    { code: 'DOCUMENT_TIME_LIMIT', message: '2 pages were not read: the time for a document is 20 s.' },
  ])
})

test('a document of which nothing is left is refused with the reason', async () => {
  const lost = [{ page: 1, code: 'PAGE_MEMORY_LIMIT' as const, reason: 'needs more than 400 MB of memory' }]
  await expect(read(await pages(1), { lost })).rejects.toMatchObject({
    code: 'UNREADABLE',
    message: 'The document cannot be read: Page 1 needs more than 400 MB of memory and was not read.',
  })
})

test('of a page tree full of damage the first pages are named', async () => {
  const count = 40
  const kids = Array.from({ length: count }, () => '9 0 R').join(' ')
  const file =
    `%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n` +
    `2 0 obj\n<</Type/Pages/Count ${count + 1}/Kids[3 0 R ${kids}]>>\nendobj\n` +
    `3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>\nendobj\ntrailer\n<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n`
  const { problems } = await read(Buffer.from(file, 'latin1'), {})
  expect(problems.length).toBeLessThan(15)
  expect(problems.at(-1)?.message).toMatch(/more pages are damaged and were not read/)
})
