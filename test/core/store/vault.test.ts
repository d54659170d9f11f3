/** The vault: what is sealed opens again, and nothing else does. */
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, readlinkSync, renameSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { createLinks } from '../../../core/store/links.ts'
import { readSealed } from '../../../core/store/sealed-file.ts'
import { openVault } from '../../../core/store/vault.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { day, testClock } from '../../support/test-clock.ts'

const key = new Uint8Array(32).fill(7)
const KIB = 1024

/** The stream in pieces that fit no chunk. */
function* inPieces(bytes: Uint8Array, size = 70_001): Generator<Uint8Array> {
  for (let offset = 0; offset < bytes.length; offset += size) yield bytes.subarray(offset, offset + size)
}

/** The files this process holds open, where the system lists them. */
const descriptors = '/proc/self/fd'
const isOpen = (path: string): boolean =>
  readdirSync(descriptors).some(name => {
    const link = join(descriptors, name)
    return existsSync(link) && readlinkSync(link) === path
  })

describe('sealed files', () => {
  test.runIf(existsSync(descriptors))('what is opened and never read is closed with its stream', async () => {
    const folder = temporaryFolder()
    const vault = openVault(folder, key)
    await vault.seal('one', inPieces(randomBytes(1000)))
    const { content } = (await vault.open('one'))!
    expect(isOpen(join(folder, 'vault', 'one'))).toBe(true)
    content.destroy()
    await expect.poll(() => isOpen(join(folder, 'vault', 'one'))).toBe(false)
  })

  test.each([0, 1, 256 * KIB - 1, 256 * KIB, 256 * KIB + 1, 1_000_000])(
    '%i bytes come back as they were',
    async size => {
      const folder = temporaryFolder()
      const vault = openVault(folder, key)
      const bytes = randomBytes(size)
      const sealed = await vault.seal('one', inPieces(bytes))
      expect(sealed).toMatchObject({ size, sha256: createHash('sha256').update(bytes).digest('hex') })
      expect(Buffer.from(sealed.head)).toEqual(bytes.subarray(0, KIB))
      const opened = (await vault.open('one'))!
      expect(opened.size).toBe(size)
      expect((await buffer(opened.content)).equals(bytes)).toBe(true)
      expect(Buffer.from(readSealed(vault.locate('one'))).equals(bytes)).toBe(true)
      // A few bytes may stand in the sealed file by chance.
      const isReadable = readFileSync(join(folder, 'vault', 'one')).includes(bytes.subarray(0, 64))
      expect(size >= 16 && isReadable).toBe(false)
    },
  )

  test('a changed, shortened or exchanged file does not open', async () => {
    const folder = temporaryFolder()
    const vault = openVault(folder, key)
    const bytes = randomBytes(600 * KIB)
    const path = (id: string): string => join(folder, 'vault', id)

    await vault.seal('changed', [bytes])
    const stored = readFileSync(path('changed'))
    stored[400 * KIB]! ^= 1
    writeFileSync(path('changed'), stored)
    expect(() => readSealed(vault.locate('changed'))).toThrow()

    await vault.seal('shortened', [bytes])
    // Cut exactly behind a whole chunk: only the mark of the last chunk is missing.
    truncateSync(path('shortened'), 24 + 256 * KIB + 16)
    expect(() => readSealed(vault.locate('shortened'))).toThrow()

    await vault.seal('one', [bytes])
    renameSync(path('one'), path('another'))
    expect(() => readSealed(vault.locate('another'))).toThrow()

    await vault.seal('two', [bytes])
    expect(() => readSealed({ ...vault.locate('two'), key: new Uint8Array(32) })).toThrow()
  })

  test('a stream that fails or grows too large leaves nothing behind', async () => {
    const folder = temporaryFolder()
    const vault = openVault(folder, key)
    const hungUp = function* () {
      yield randomBytes(300 * KIB)
      throw new Error('hung up')
    }
    await expect(vault.seal('one', hungUp())).rejects.toThrow('hung up')
    await expect(vault.seal('two', inPieces(randomBytes(2 * KIB)), KIB)).rejects.toMatchObject({
      code: 'FILE_TOO_LARGE',
    })
    expect(readdirSync(join(folder, 'vault'))).toEqual([])
    expect(await vault.open('one')).toBeNull()
  })

  test('a name cannot leave the folder', () => {
    const vault = openVault(temporaryFolder(), key)
    expect(() => vault.locate('../desk.key')).toThrow(/cannot name a sealed file/)
  })

  test('the sweep removes half-written and unknown files', async () => {
    const folder = temporaryFolder()
    const vault = openVault(folder, key)
    await vault.seal('known', [randomBytes(10)])
    await vault.seal('stray', [randomBytes(10)])
    writeFileSync(join(folder, 'vault', 'half.part'), 'x')
    expect(await vault.sweep(id => id === 'known')).toBe(2)
    expect(readdirSync(join(folder, 'vault'))).toEqual(['known'])
  })
})

describe('signed links', () => {
  const parts = (link: string) => {
    const url = new URL(link, 'http://127.0.0.1')
    return [
      url.pathname.split('/').at(-1)!,
      url.searchParams.get('expires')!,
      url.searchParams.get('signature')!,
    ] as const
  }

  test('hold until they expire', () => {
    const clock = testClock()
    const links = createLinks(key, clock)
    const [id, expires, signature] = parts(links.sign('report-1', 7 * day))
    expect(() => links.verify(id, expires, signature)).not.toThrow()
    clock.advance(7 * day)
    expect(() => links.verify(id, expires, signature)).toThrow(expect.objectContaining({ code: 'LINK_EXPIRED' }))
  })

  test('cannot be lengthened, moved to another file, or made without the key', () => {
    const clock = testClock()
    const links = createLinks(key, clock)
    const [id, expires, signature] = parts(links.sign('report-1', day))
    const refused = expect.objectContaining({ code: 'LINK_EXPIRED' })
    expect(() => links.verify(id, String(Number(expires) + 1), signature)).toThrow(refused)
    expect(() => links.verify('report-2', expires, signature)).toThrow(refused)
    expect(() => links.verify(id, expires, '')).toThrow(refused)
    const [, , foreign] = parts(createLinks(new Uint8Array(32), clock).sign('report-1', day))
    expect(() => links.verify(id, expires, foreign)).toThrow(refused)
  })
})
