/** Pages of prose in a long filing are passed over, and what the caller looks for is not. */
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import type { Page } from '../../../../core/document/model.ts'
import { statementRelevance } from '../../../../core/extraction/statements/page-relevance.ts'
import { readDocument } from '../../../../core/reading/read-document.ts'

const prose =
  'The company serves builders and farmers in four counties and has done so since its foundation by two brothers. Management believes that demand will follow the seasons as before. '.repeat(
    12,
  )
const sheet: readonly (readonly [string, string])[] = [
  ['Cash', '41,200'],
  ['Accounts receivable', '88,300'],
  ['Total current assets', '129,500'],
  ['Property and equipment', '300,000'],
  ['Total assets', '429,500'],
  ['Accounts payable', '61,000'],
  ['Total liabilities', '61,000'],
  ['Retained earnings', '368,500'],
  ['Total liabilities and equity', '429,500'],
]

async function filing(pages: number, statementOn: number): Promise<Uint8Array> {
  const pdf = new PDFDocument({ autoFirstPage: false })
  const parts: Uint8Array[] = []
  pdf.on('data', (part: Uint8Array) => parts.push(part))
  const ended = new Promise(resolve => pdf.on('end', resolve))
  for (let number = 1; number <= pages; number++) {
    pdf.addPage()
    if (number !== statementOn) pdf.text(prose)
    else {
      pdf.text('Alder Creek Tool Works, Inc.').text('Balance Sheet').text('December 31, 2024').moveDown()
      for (const [label, amount] of sheet) {
        const top = pdf.y
        pdf.text(label, 72, top).text(amount, 400, top, { width: 100, align: 'right' })
      }
    }
  }
  pdf.end()
  await ended
  return new Uint8Array(Buffer.concat(parts))
}

const sources = (pages: readonly Page[]) => pages.map(({ number, source }) => [number, source] as const)

test('of a long filing the opening and the statement are read, the prose between is not', async () => {
  const bytes = await filing(50, 33)
  const { pages } = await readDocument(bytes, { fileName: 'filing.pdf', relevance: statementRelevance })
  expect(pages).toHaveLength(50)
  const read = sources(pages).flatMap(([number, source]) => (source === 'text-layer' ? [number] : []))
  expect(read).toEqual([1, 2, 3, 4, 5, 6, 33])
  expect(pages[32]!.lines.map(line => line.text)).toContain('Total assets 429,500')
  expect(pages[20]).toMatchObject({ number: 21, width: 612, height: 792, source: 'skipped', lines: [] })
})

test('a caller that asks for nothing in particular gets every page', async () => {
  const { pages } = await readDocument(await filing(50, 33), { fileName: 'filing.pdf' })
  expect(new Set(pages.map(({ source }) => source))).toEqual(new Set(['text-layer']))
})

test('a short file is read whole', async () => {
  const { pages } = await readDocument(await filing(12, 9), { fileName: 'short.pdf', relevance: statementRelevance })
  expect(new Set(pages.map(({ source }) => source))).toEqual(new Set(['text-layer']))
})

/** Prose that names a few figures, as notes do. */
const note = `${prose}\nTotal assets 12,300\nNet income 4,500\nCash 1,200\nOther 300\nLoans 800\n`

async function filingOf(pages: readonly (readonly string[])[]): Promise<Uint8Array> {
  const pdf = new PDFDocument({ autoFirstPage: false })
  const parts: Uint8Array[] = []
  pdf.on('data', (part: Uint8Array) => parts.push(part))
  const ended = new Promise(resolve => pdf.on('end', resolve))
  for (const texts of pages) {
    pdf.addPage()
    for (const text of texts) pdf.text(text)
  }
  pdf.end()
  await ended
  return new Uint8Array(Buffer.concat(parts))
}

const relevanceByWord = (page: Page): number => {
  const text = page.lines.map(line => line.text).join('\n')
  return text.includes('Balance Sheet') ? 1 : text.includes('Loans') ? 0.25 : 0
}

test('a page that is no better than doubtful is read after a promising one only', async () => {
  const pages = Array.from({ length: 50 }, (_, index) => [index === 29 ? `Balance Sheet ${prose}` : note])
  const { pages: read } = await readDocument(await filingOf(pages), { fileName: 'a.pdf', relevance: relevanceByWord })
  expect(read.map(({ number }) => number)).toEqual(pages.map((_, index) => index + 1))
  const full = sources(read).flatMap(([number, source]) => (source === 'text-layer' ? [number] : []))
  expect(full).toEqual([1, 2, 3, 4, 5, 6, 7, 30, 31])
})

test('where no page is wanted the doubtful ones are read after all', async () => {
  const pages = Array.from({ length: 50 }, (_, index) => [index % 2 === 0 ? note : prose])
  const { pages: read } = await readDocument(await filingOf(pages), { fileName: 'a.pdf', relevance: relevanceByWord })
  expect(read.map(({ number }) => number)).toEqual(pages.map((_, index) => index + 1))
  const full = sources(read).flatMap(([number, source]) => (source === 'text-layer' ? [number] : []))
  expect(full).toEqual([1, 2, 3, 4, 5, 6, ...Array.from({ length: 22 }, (_, index) => index * 2 + 7)])
})

test('a long file whose opening says that it is read whole is read whole', async () => {
  const openings: number[] = []
  const { pages } = await readDocument(await filing(64, 33), {
    fileName: 'filing.pdf',
    relevance: statementRelevance,
    isReadWhole: opening => {
      openings.push(opening.length)
      return Promise.resolve(true)
    },
  })
  expect(openings).toEqual([6])
  expect(new Set(pages.map(({ source }) => source))).toEqual(new Set(['text-layer']))
})

test('pages that were skipped are read later, and no other', async () => {
  const bytes = await filing(50, 33)
  const earlier = await readDocument(bytes, { fileName: 'filing.pdf', relevance: statementRelevance })
  const read: number[] = []
  const whole = await readDocument(bytes, {
    fileName: 'filing.pdf',
    earlier,
    onProgress: ({ page }) => read.push(page),
  })
  expect(read).toHaveLength(43)
  expect(read).not.toContain(33)
  expect(whole).toEqual(await readDocument(bytes, { fileName: 'filing.pdf' }))
  expect(whole.pages[32]).toBe(earlier.pages[32])
})
