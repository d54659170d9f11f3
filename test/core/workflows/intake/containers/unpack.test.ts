/** Containers: every file in them under its path; bombs, links, paths out of them and encrypted entries refused or named. */
import { describe, expect, test } from 'vitest'
import { refusalOfUnpacked, unpack } from '../../../../../core/workflows/intake/containers/unpack.ts'
import { emailOf, markedEncrypted, renamedIn, zipOf, type ZipMember } from '../../../../support/archives.ts'

const pdf = Buffer.from('%PDF-1.4 a document')
const member = (name: string, bytes: Uint8Array | string = pdf, mode?: number): ZipMember => ({
  name,
  bytes,
  ...(mode !== undefined && { mode }),
})
const pathsOf = async (bytes: Uint8Array, name = 'packet.zip') =>
  (await unpack(bytes, name))!.files.map(({ path }) => path)

test('files of an archive, of a message and of containers within them carry their whole path', async () => {
  const inner = await zipOf(member('bank/März.pdf'), member('__MACOSX/._x.pdf'), member('.DS_Store'))
  const mail = emailOf(
    { name: 'inner.zip', bytes: inner },
    { name: 'feed.ofx', bytes: Buffer.from('OFXHEADER:100\n<OFX></OFX>') },
  )
  const outer = await zipOf(member('mail.eml', mail), member('a/b/invoice.pdf'))
  expect(await pathsOf(outer)).toEqual([
    'packet.zip/mail.eml/inner.zip/bank/März.pdf',
    'packet.zip/mail.eml/feed.ofx',
    'packet.zip/a/b/invoice.pdf',
  ])
})

test('a letter of an office program is one file, not a container of its parts', async () => {
  const word = await zipOf(member('[Content_Types].xml', '<Types/>'), member('word/document.xml', '<w:document/>'))
  const writer = await zipOf(
    member('mimetype', 'application/vnd.oasis.opendocument.text'),
    member('content.xml', '<x/>'),
  )
  expect([await unpack(word, 'letter.docx'), await unpack(writer, 'letter.odt')]).toEqual([null, null])
  const packet = await zipOf(member('a.pdf'), member('letter.docx', word), member('letter.odt', writer))
  const { files, problems } = (await unpack(packet, 'packet.zip'))!
  expect(files.map(({ path }) => path)).toEqual(['packet.zip/a.pdf'])
  expect(problems).toEqual([
    'packet.zip/letter.docx is of a kind that is not read.',
    'packet.zip/letter.odt is of a kind that is not read.',
  ])
})

test('a workbook is a document, and so is a PDF', async () => {
  expect(await unpack(await zipOf(member('xl/workbook.xml', '<workbook/>')), 'book.xlsx')).toBeNull()
  expect(await unpack(pdf, 'a.pdf')).toBeNull()
})

describe('what is refused as a whole', () => {
  test.each([
    ['a link', () => zipOf(member('a.pdf'), member('link.pdf', '/etc/passwd', 0o120777)), /holds a link \(link\.pdf\)/],
    [
      'a path upwards',
      async () => renamedIn(await zipOf(member('xx/evil.pdf')), 'xx/evil.pdf', '../evil.pdf'),
      /path that leads out/,
    ],
    [
      'an absolute path',
      async () => renamedIn(await zipOf(member('x/evil.pdf')), 'x/evil.pdf', '/xevil.pdf'),
      /path that leads out/,
    ],
    [
      'a drive',
      async () => renamedIn(await zipOf(member('x/evil.pdf')), 'x/evil.pdf', 'C:evil.pdf'),
      /path that leads out/,
    ],
    [
      'a bomb',
      () => zipOf(member('a.csv', new Uint8Array(24_000_000)), member('b.csv', new Uint8Array(24_000_000))),
      /more than 200 times its size/,
    ],
    [
      'too many files',
      () => zipOf(...Array.from({ length: 201 }, (_, at) => member(`${at}.pdf`))),
      /more than 200 files/,
    ],
    ['damage', async () => (await zipOf(member('a.pdf'))).slice(0, 60), /damaged ZIP archive/],
  ])('%s', async (_name, make, message) => {
    await expect(unpack(await make(), 'packet.zip')).rejects.toThrow(message)
  })
  test('containers nested too deep', async () => {
    let archive = await zipOf(member('a.pdf'))
    for (let level = 0; level < 3; level++) archive = await zipOf(member('inner.zip', archive))
    await expect(unpack(archive, 'packet.zip')).rejects.toThrow(/nested more than 3 deep/)
  })
})

describe('what is named, while the rest is read', () => {
  test('encrypted entries', async () => {
    const inner = markedEncrypted(await zipOf(member('secret.pdf')))
    const found = (await unpack(await zipOf(member('a.pdf'), member('locked.zip', inner)), 'packet.zip'))!
    expect(found.files.map(({ path }) => path)).toEqual(['packet.zip/a.pdf'])
    expect(refusalOfUnpacked(found)).toMatchObject({
      code: 'ENCRYPTED',
      message:
        'packet.zip/locked.zip/secret.pdf is encrypted: unpack it and send what is in it. What else is in it was read.',
    })
  })
  test('files of other kinds, large files, and nothing at all', async () => {
    const large = await zipOf(
      member('a.pdf'),
      member('notes.docx', Uint8Array.of(1, 2, 0)),
      member('b.pdf', Buffer.alloc(25 * 1024 * 1024 + 1, 'random 1 text 2')),
    )
    expect((await unpack(large, 'packet.zip'))!.problems).toEqual([
      'packet.zip/notes.docx is of a kind that is not read.',
      'packet.zip/b.pdf is larger than 25 MB.',
    ])
    expect((await unpack(await zipOf(member('.DS_Store')), 'packet.zip'))!.problems).toEqual([
      'packet.zip holds no document.',
    ])
  })
  test('an entry that is not as long as it says', async () => {
    const archive = Buffer.from(await zipOf(member('a.csv', 'a,b\n'.repeat(1000)), member('b.pdf')))
    // The uncompressed size of the first entry of the directory.
    archive.writeUInt32LE(17, archive.indexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 24)
    const found = (await unpack(archive, 'packet.zip'))!
    expect(found.problems).toEqual(['packet.zip/a.csv is damaged.'])
    expect(found.files).toHaveLength(1)
  })
})
