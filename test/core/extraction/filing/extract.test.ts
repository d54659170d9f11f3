/** Filings with a secretary of state: prints of a search, certificates and articles. */
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { extractFiling } from '../../../../core/extraction/filing/extract.ts'
import { readDocument } from '../../../../core/reading/read-document.ts'

type Row = readonly (readonly [x: number, text: string])[]
async function read(rows: readonly Row[]) {
  const pdf = new PDFDocument({ size: 'LETTER', margin: 54 })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Buffer>(resolve => pdf.on('end', () => resolve(Buffer.concat(chunks))))
  rows.forEach((row, index) =>
    row.forEach(([x, text]) => pdf.fontSize(10).text(text, x, 60 + index * 20, { lineBreak: false })),
  )
  pdf.end()
  return extractFiling(await readDocument(await done, { fileName: 'filing.pdf' }), [1])
}

test('a print of a search: labels with their values beside and below them', async () => {
  const found = await read([
    [[54, 'Ohio Secretary of State - Business Search']],
    [
      [54, 'Entity Name:'],
      [200, 'ALDER CREEK TOOL WORKS, INC.'],
    ],
    [
      [54, 'Entity Number:'],
      [200, '2210457'],
      [340, 'Status: Active'],
    ],
    [
      [54, 'Formation Date'],
      [200, '03/15/2009'],
    ],
    [[54, 'Entity Type: Domestic Corporation']],
    [[54, 'Registered Agent']],
    [[54, 'Maria Lindqvist']],
  ])
  expect(found).toMatchObject({
    name: 'ALDER CREEK TOOL WORKS, INC.',
    file_number: '2210457',
    status: 'Active',
    filing_date: '03/15/2009',
    type: 'Domestic Corporation',
    agent_name: 'Maria Lindqvist',
    address: null,
    state: 'OH',
  })
})

test('a certificate of good standing speaks in sentences; a denied one is not good', async () => {
  const rows = (standing: string): readonly Row[] => [
    [[54, 'CERTIFICATE OF STATUS']],
    [[54, 'I, the Secretary of State of the State of Nevada, do hereby certify that']],
    [[54, 'JUNIPER GAP MACHINERY, LLC, a limited liability company organized under the laws of Delaware,']],
    [[54, `is ${standing} as of this date.`]],
  ]
  const name = 'JUNIPER GAP MACHINERY, LLC'
  const good = await read(rows('in good standing'))
  expect(good).toMatchObject({
    name,
    status: 'good standing',
    jurisdiction: 'Delaware',
    state: 'NV',
    file_number: null,
  })
  expect(await read(rows('not in good standing'))).toMatchObject({ name, status: 'not in good standing' })
})

test('articles of organization name the company; a page that names none gives nothing', async () => {
  const found = await read([
    [[54, 'ARTICLES OF ORGANIZATION']],
    [[54, 'Filed: January 4, 2016']],
    [[54, 'The name of the limited liability company is Birch Landing Bakery, LLC.']],
    [[54, 'ARTICLE II']],
  ])
  expect(found).toMatchObject({
    name: 'Birch Landing Bakery, LLC',
    filing_date: 'January 4, 2016',
    status: null,
    state: null,
  })
  expect(await read([[[54, 'CERTIFICATE OF STATUS']], [[54, 'This certifies that the office is open.']]])).toBeNull()
})
