/** Signs outside the drawing: revisions, signatures, metadata; and their honest twins. */
import { createHash } from 'node:crypto'
import { PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { inspectFile } from '../../../core/integrity/inspect-file.ts'
import {
  addFreeText,
  arrival,
  changed,
  coverRow,
  drawOnRow,
  drawStatement,
  findingsIn,
  seriousIn,
  updated,
} from './statement.ts'

test('a figure that a later revision changed is found, with both', async () => {
  const bytes = await drawStatement()
  // pdfkit writes text in hexadecimal.
  const digits = (text: string): string => Buffer.from(text, 'latin1').toString('hex')
  const found = await seriousIn(updated(bytes, digits('64.00'), digits('94.00')))
  expect(found).toMatchObject([
    { signal: 'revision-changed-figure', severity: 'high', page: 1, before: '64.00', after: '94.00' },
  ])
})

test('an update that changes no figure is a note', async () => {
  const bytes = await drawStatement()
  const same = Buffer.from('64.00').toString('hex')
  const found = await findingsIn(updated(bytes, same, same))
  expect(found).toMatchObject([{ signal: 'revision-changed-figure', severity: 'note', page: null }])
})

test('an update that covers a figure and draws another one on it changed it', async () => {
  const document = await PDFDocument.load(await drawStatement(), { updateMetadata: false, forIncrementalUpdate: true })
  const page = document.getPage(0)
  coverRow(page, 3, 1)
  await drawOnRow(page, 3, '94.00')
  const found = await seriousIn(await document.save())
  for (const signal of ['revision-changed-figure', 'overlay'])
    expect(found).toContainEqual(
      expect.objectContaining({ signal, severity: 'high', page: 1, before: '64.00', after: '94.00' }),
    )
})

const dated = (document: PDFDocument, created: Date, modified: Date): void => {
  document.setCreationDate(created)
  document.setModificationDate(modified)
}

test('dates that contradict each other or lie in the future are for review', async () => {
  const bytes = await drawStatement()
  const [before, after] = [new Date(Date.UTC(2026, 0, 5)), new Date(Date.UTC(2026, 1, 5))]
  expect(await seriousIn(await changed(bytes, (_, document) => dated(document, before, after)))).toEqual([])
  expect(await seriousIn(await changed(bytes, (_, document) => dated(document, after, before)))).toMatchObject([
    { signal: 'metadata-dates', severity: 'review' },
  ])
  const future = new Date(Date.UTC(2031, 0, 1))
  expect(await seriousIn(await changed(bytes, (_, document) => dated(document, future, future)))).toMatchObject([
    { signal: 'metadata-dates', severity: 'review' },
  ])
})

test('an editor is for review, a printer driver is a note, and neither is more', async () => {
  const bytes = await drawStatement()
  const by = (producer: string): Promise<Uint8Array> => changed(bytes, (_, document) => document.setProducer(producer))
  expect(await findingsIn(await by('SAMBox 3.0 (www.sejda.com)'))).toMatchObject([
    { signal: 'editing-software', severity: 'review' },
  ])
  expect(await findingsIn(await by('Microsoft: Print To PDF'))).toMatchObject([
    { signal: 'editing-software', severity: 'note' },
  ])
  expect(await findingsIn(await by('OpenText Output Transformation Engine'))).toEqual([])
})

const der = (tag: number, ...parts: readonly Uint8Array[]): Uint8Array => {
  const content = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([tag, 0x82, content.length >> 8, content.length & 255]), content])
}
const objectId = (hex: string): Uint8Array => der(0x06, Buffer.from(hex, 'hex'))

/** SignedData with a message digest and no certificate. */
function cmsOver(digest: Uint8Array): Uint8Array {
  const sha256 = der(0x30, objectId('608648016503040201'))
  const attribute = der(0x30, objectId('2a864886f70d010904'), der(0x31, der(0x04, digest)))
  const signer = der(
    0x30,
    der(0x02, Buffer.from([1])),
    der(0x30),
    sha256,
    der(0xa0, attribute),
    sha256,
    der(0x04, Buffer.from([1])),
  )
  const signedData = der(
    0x30,
    der(0x02, Buffer.from([1])),
    der(0x31, sha256),
    der(0x30, objectId('2a864886f70d010701')),
    der(0x31, signer),
  )
  return der(0x30, objectId('2a864886f70d010702'), der(0xa0, signedData))
}

const room = 4096
/** A signature field whose byte range and digest fit the bytes. */
async function signed(bytes: Uint8Array): Promise<Buffer> {
  const prepared = Buffer.from(
    await changed(bytes, (page, document) => {
      const { context } = document
      const value = context.obj({ Type: 'Sig', Filter: 'Adobe.PPKLite', SubFilter: 'adbe.pkcs7.detached' })
      value.set(PDFName.of('ByteRange'), context.obj([1111111111, 2222222222, 3333333333, 4444444444]))
      value.set(PDFName.of('Contents'), PDFHexString.of('00'.repeat(room)))
      const field = context.obj({ Type: 'Annot', Subtype: 'Widget', FT: 'Sig', Rect: [0, 0, 0, 0], F: 4 })
      field.set(PDFName.of('T'), PDFString.of('Signature'))
      field.set(PDFName.of('V'), context.register(value))
      const reference = context.register(field)
      page.node.addAnnot(reference)
      document.catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: [reference], SigFlags: 3 }))
    }),
  )
  const start = prepared.indexOf(`<${'00'.repeat(room)}`)
  const end = start + 2 * room + 2
  const text = prepared.toString('latin1')
  const printed = /\[ 1111111111 2222222222 3333333333 4444444444 \]/.exec(text)![0]
  const range = `[ 0 ${start} ${end} ${prepared.length - end} ]`.padEnd(printed.length)
  const file = Buffer.from(text.replace(printed, range), 'latin1')
  const digest = createHash('sha256').update(file.subarray(0, start)).update(file.subarray(end)).digest()
  file.write(Buffer.from(cmsOver(digest)).toString('hex'), start + 1, 'latin1')
  return file
}

test('a signature whose bytes were changed is broken; one that fits is no sign', async () => {
  const file = await signed(await drawStatement())
  expect(await seriousIn(file)).toEqual([])
  const digits = (text: string): string => Buffer.from(text, 'latin1').toString('hex')
  const altered = Buffer.from(file.toString('latin1').replace(digits('64.00'), digits('94.00')), 'latin1')
  expect(await seriousIn(altered)).toMatchObject([{ signal: 'signature-broken', severity: 'high' }])
})

test('a figure changed after the signature is found; an annotation after it is a note', async () => {
  const file = await signed(await drawStatement())
  const digits = (text: string): string => Buffer.from(text, 'latin1').toString('hex')
  const revised = await seriousIn(updated(file, digits('64.00'), digits('94.00')))
  expect(revised.map(({ signal, severity }) => `${signal} ${severity}`).sort()).toEqual([
    'revision-changed-figure high',
    'signature-changed-after high',
  ])
  const same = digits('64.00')
  const touched = await findingsIn(updated(file, same, same))
  expect(touched).toContainEqual(expect.objectContaining({ signal: 'signature-changed-after', severity: 'note' }))
  expect(touched.filter(({ severity }) => severity !== 'note')).toEqual([])
})

test('without time there is no result, and a file that cannot be opened has none', async () => {
  const bytes = await drawStatement()
  expect(await inspectFile(bytes, { now: arrival, timeLeft: () => -1 })).toBeNull()
  expect(await inspectFile(Buffer.from('%PDF-1.4 nothing'), { now: arrival, timeLeft: () => 1 })).toBeNull()
})

test('of a number of a person only the last four digits are shown', async () => {
  const bytes = await drawStatement({ 2: { text: '9876543210' } })
  const found = await seriousIn(await changed(bytes, page => addFreeText(page, 2, '1234567890')))
  expect(found).toMatchObject([{ signal: 'annotation-over-figure', before: '…3210', after: '…7890' }])
  expect(JSON.stringify(found)).not.toMatch(/12345678|98765432/)
})
