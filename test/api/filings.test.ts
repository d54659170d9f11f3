/** A filing with a secretary of state among the documents of an application stands in `sos`. */
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { formOf, openApiDesk } from '../support/api-desk.ts'

function filing(): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'LETTER', margin: 54 })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Buffer>(resolve => pdf.on('end', () => resolve(Buffer.concat(chunks))))
  const lines = [
    'CERTIFICATE OF STATUS',
    'I, the Secretary of State of the State of Nevada, do hereby certify that',
    'JUNIPER GAP MACHINERY, LLC, a limited liability company organized under the laws of Delaware,',
    'is in good standing as of this date.',
    'File Number: E0447712',
    'Date Filed: March 15, 2011',
    'In witness whereof I have affixed the Great Seal of the State.',
  ]
  lines.forEach((text, index) => pdf.fontSize(11).text(text, 54, 60 + index * 24, { lineBreak: false }))
  pdf.end()
  return done
}

test('what a certificate of status states is listed, and nothing else', async () => {
  const desk = await openApiDesk()
  try {
    const form = formOf([['certificate.pdf', await filing()]], {
      appId: 'sos',
      files: [{ fileName: 'certificate.pdf' }],
    })
    const { status, body } = await desk.call('/application/data?wait=true', { method: 'POST', body: form })
    expect(status).toBe(200)
    expect(body['sos']).toEqual([
      {
        name: 'JUNIPER GAP MACHINERY, LLC',
        type: null,
        status: 'active',
        address: null,
        agent_name: null,
        state_name: 'Nevada',
        state_type: 'foreign',
        file_number: 'E0447712',
        filing_date: '2011-03-15',
      },
    ])
  } finally {
    await desk.close()
  }
})
