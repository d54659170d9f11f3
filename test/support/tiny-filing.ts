/** A certificate of status as a PDF, for tests of everything around the reading. */
import PDFDocument from 'pdfkit'

export function drawTinyFiling(standing = 'in good standing'): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'LETTER', margin: 54 })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Buffer>(resolve => pdf.on('end', () => resolve(Buffer.concat(chunks))))
  const lines = [
    'CERTIFICATE OF STATUS',
    'I, the Secretary of State of the State of Nevada, do hereby certify that',
    'JUNIPER GAP MACHINERY, LLC, a limited liability company organized under the laws of Delaware,',
    `is ${standing} as of this date.`,
    'File Number: E0447712',
    'Date Filed: March 15, 2011',
    'In witness whereof I have affixed the Great Seal of the State.',
  ]
  lines.forEach((text, index) => pdf.fontSize(11).text(text, 54, 60 + index * 24, { lineBreak: false }))
  pdf.end()
  return done
}
