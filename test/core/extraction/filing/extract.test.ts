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
  const found = extractFiling(await readDocument(await done, { fileName: 'filing.pdf' }), [1])
  if (found === null) return null
  const values = Object.fromEntries(Object.entries(found.texts).map(([name, { value }]) => [name, value]))
  return { state: found.state, fields: found.texts, values }
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
    values: {
      name: 'ALDER CREEK TOOL WORKS, INC.',
      file_number: '2210457',
      status: 'Active',
      filing_date: '03/15/2009',
      type: 'Domestic Corporation',
      agent_name: 'Maria Lindqvist',
    },
    state: 'OH',
  })
  const { name, status, filing_date: filed, agent_name: agent, address } = found!.fields
  expect(address).toBeUndefined()
  expect(name).toMatchObject({ label: 'Entity Name:', evidence: [{ page: 1, text: 'ALDER CREEK TOOL WORKS, INC.' }] })
  expect(name!.evidence[0]!.box.left).toBeCloseTo(200, -1)
  expect(status!.evidence[0]!.box.left).toBeGreaterThan(370)
  expect(agent!.confidence).toBeLessThan(filed!.confidence)
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
  expect(good).toMatchObject({ values: { name, status: 'in good standing', jurisdiction: 'Delaware' }, state: 'NV' })
  expect(good!.fields.file_number).toBeUndefined()
  expect(await read(rows('not in good standing'))).toMatchObject({ values: { name, status: 'not in good standing' } })
})

test('articles of organization name the company; a page that names none gives nothing', async () => {
  const found = await read([
    [[54, 'ARTICLES OF ORGANIZATION']],
    [[54, 'Filed: January 4, 2016']],
    [[54, 'The name of the limited liability company is Birch Landing Bakery, LLC.']],
    [[54, 'ARTICLE II']],
  ])
  expect(found).toMatchObject({
    values: { name: 'Birch Landing Bakery, LLC', filing_date: 'January 4, 2016' },
    state: null,
  })
  expect(found!.fields.status).toBeUndefined()
  expect(await read([[[54, 'CERTIFICATE OF STATUS']], [[54, 'This certifies that the office is open.']]])).toBeNull()
})

test('articles in prose: a name without a legal form, the agent, and the state that gives the company its law', async () => {
  const found = await read([
    [[54, 'ARTICLES OF INCORPORATION']],
    [[54, 'The name of this corporation is The Harbor Light Relief']],
    [[54, 'Foundation (the "Corporation"), formed under the laws of the State of Oregon.']],
    [[54, 'The Corporation may be dissolved upon the vote of its members.']],
    [[54, 'The initial registered agent of the Corporation is Dana K. Whitlow, 12 Pier Road, Astoria, OR 97103.']],
  ])
  expect(found).toMatchObject({
    values: {
      name: 'The Harbor Light Relief Foundation',
      agent_name: 'Dana K. Whitlow',
      jurisdiction: 'Oregon',
    },
    state: 'OR',
  })
  expect(found!.fields.status).toBeUndefined()
})

test('a company whose name has an abbreviation, dissolved; laws of two states tell nothing', async () => {
  const found = await read([
    [[54, 'CERTIFICATE OF FACT']],
    [[54, 'I hereby certify that St. Anselm Co. Holdings, LLC, a limited liability company, was administratively']],
    [[54, 'dissolved. It was formed under the laws of Ohio and merged under the laws of Utah.']],
  ])
  expect(found).toMatchObject({
    values: { name: 'St. Anselm Co. Holdings, LLC', status: 'was administratively dissolved' },
    state: null,
  })
  expect(found!.fields.jurisdiction).toBeUndefined()
})
