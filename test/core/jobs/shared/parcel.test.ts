/** Parcels: what was sealed comes out, whole or not at all. */
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { openParcel, sealParcel } from '../../../../core/jobs/shared/parcel.ts'

const seal = { taskId: 'task', taskKey: randomBytes(32) }

async function sealed(data: unknown, document: Uint8Array): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = []
  for await (const piece of sealParcel('order', seal, data, [document])) pieces.push(piece)
  return pieces
}

test('data and document come out as they went in, in pieces of the size of a row', async () => {
  const document = randomBytes(600_000)
  const data = { fileName: 'a.pdf', bytes: new Uint8Array([1, 2]), map: new Map([['one', null]]) }
  const pieces = await sealed(data, document)
  expect(pieces.length).toBe(3)
  const opened = openParcel('order', seal, pieces)
  expect(opened.data).toEqual(data)
  expect(document.equals(opened.document)).toBe(true)
})

test('neither the name nor the document can be read in it', async () => {
  const bytes = Buffer.concat(await sealed({ fileName: 'Blue Harbor.pdf' }, Buffer.from('Cash 120,000')))
  expect([bytes.includes('Blue Harbor'), bytes.includes('120,000')]).toEqual([false, false])
})

test.each([
  [
    'a byte is changed',
    (pieces: Uint8Array[]) => pieces.map((piece, index) => (index === 1 ? piece.map(byte => byte ^ 1) : piece)),
  ],
  ['a piece is missing', (pieces: Uint8Array[]) => pieces.slice(0, -1)],
  ['pieces change places', (pieces: Uint8Array[]) => [pieces[0]!, pieces[2]!, pieces[1]!]],
])('does not open when %s', async (_, change) => {
  const pieces = await sealed(null, randomBytes(700_000))
  expect(() => openParcel('order', seal, change(pieces))).toThrow()
})

test('an order does not open as a report', async () => {
  const pieces = await sealed(null, randomBytes(10))
  expect(() => openParcel('report', seal, pieces)).toThrow()
})
