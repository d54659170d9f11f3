/** A folder that is damaged is not blamed on its key, not replaced by an empty one, and says what to do. */
import { copyFileSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openDataKey } from '../../../core/store/data-key.ts'
import { openStore } from '../../../core/store/store.ts'
import { openVault } from '../../../core/store/vault.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { testClock } from '../../support/test-clock.ts'

const key = new Uint8Array(32).fill(7)
const PAGE = 4096

/** A closed folder with 300 settings and one sealed file. */
async function madeFolder(): Promise<string> {
  const folder = temporaryFolder()
  const store = openStore(folder, key, testClock())
  for (let index = 0; index < 300; index++) store.settings.set(`setting ${index}`, 'x'.repeat(400))
  store.close()
  await openVault(folder, key).seal('one', [Buffer.from('a document')])
  return folder
}
const database = (folder: string): string => join(folder, 'desk.db')

/** What opening says, and whether the database is as it was. */
function refusal(folder: string, withKey = key): { code: string; message: string; unchanged: boolean } {
  const before = readFileSync(database(folder))
  try {
    openStore(folder, withKey, testClock()).close()
  } catch (error) {
    const { code, message } = error as { code: string; message: string }
    return { code, message, unchanged: readFileSync(database(folder)).equals(before) }
  }
  throw new Error('it opened')
}
function change(path: string, at: number): void {
  const bytes = readFileSync(path)
  bytes[at]! ^= 1
  writeFileSync(path, bytes)
}

describe('a database', () => {
  test.each([
    ['whose first page was changed', (folder: string) => change(database(folder), 200)],
    ['whose salt was changed', (folder: string) => change(database(folder), 3)],
    [
      'that was cut in half',
      (folder: string) => truncateSync(database(folder), Math.floor(statSync(database(folder)).size / PAGE / 2) * PAGE),
    ],
    ['of which a few bytes are left', (folder: string) => truncateSync(database(folder), 777)],
  ])('%s is damaged, and its key is right', async (_, damage) => {
    const folder = await madeFolder()
    damage(folder)
    expect(refusal(folder)).toMatchObject({
      code: 'DAMAGED',
      unchanged: true,
      message: expect.stringMatching(/is damaged: .*The key is not the reason.*npm run check-data/) as string,
    })
    expect(refusal(folder, new Uint8Array(32).fill(8))).toMatchObject({
      code: 'BAD_SETTING',
      message: expect.stringMatching(/the key does not fit/) as string,
    })
  })

  test.each([
    ['empty', (folder: string) => truncateSync(database(folder), 0)],
    ['missing', (folder: string) => rmSync(database(folder))],
  ])('that is %s is not replaced by a new one, which would sweep its files away', async (word, damage) => {
    const folder = await madeFolder()
    damage(folder)
    expect(() => openStore(folder, key, testClock())).toThrow(
      expect.objectContaining({
        code: 'DAMAGED',
        message: expect.stringContaining(`is ${word}, and with it`) as string,
      }),
    )
    expect(readdirSync(join(folder, 'vault'))).toEqual(['one'])
    // Nor after retention has emptied the vault.
    rmSync(join(folder, 'vault', 'one'))
    expect(() => openStore(folder, key, testClock())).toThrow(/npm run restore/)
  })

  test('with one damaged page answers what lies elsewhere, and says of the rest that it is damaged', async () => {
    const folder = await madeFolder()
    // The rows lie behind the tables' own pages.
    change(database(folder), statSync(database(folder)).size - PAGE + 200)
    const store = openStore(folder, key, testClock())
    try {
      expect(store.analyses.find('none')).toBeNull()
      expect(() => store.transaction(() => store.settings.all())).toThrow(
        expect.objectContaining({ code: 'DAMAGED', message: expect.stringContaining('check-data') as string }),
      )
    } finally {
      store.close()
    }
  })

  test('of an earlier version, without the proof of its key, says that it may be either', async () => {
    const folder = await madeFolder()
    rmSync(join(folder, 'desk.check'))
    change(database(folder), 200)
    expect(refusal(folder).message).toMatch(/the key does not fit .*, or its first page is damaged\.$/)
  })
})

describe('a key file', () => {
  test('that is empty is made again where nothing was stored, and named where something was', () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'desk.key'), '')
    writeFileSync(database(folder), '')
    const made = openDataKey(folder, null)
    openStore(folder, made, testClock()).close()
    expect(openDataKey(folder, null)).toEqual(made)
    expect(readdirSync(folder).sort()).toEqual(['desk.check', 'desk.db', 'desk.key'])

    copyFileSync(join(folder, 'desk.key'), join(folder, 'kept'))
    for (const content of ['', '\n', '{"kind":"key","ke']) {
      writeFileSync(join(folder, 'desk.key'), content)
      expect(() => openDataKey(folder, null)).toThrow(/desk\.key is (empty|damaged).*Put a copy of the key file/)
      expect(readFileSync(join(folder, 'desk.key'), 'utf8')).toBe(content)
    }
  })
})

test('a sealed file that is damaged or gone is named', async () => {
  const folder = temporaryFolder()
  const vault = openVault(folder, key)
  await vault.seal('one', [Buffer.alloc(300_000)])
  expect(await vault.verify('one')).toMatchObject({ size: 300_000 })
  expect(await vault.verify('two')).toBeNull()
  change(join(folder, 'vault', 'one'), 290_000)
  await expect(vault.verify('one')).rejects.toMatchObject({
    code: 'DAMAGED',
    message: expect.stringContaining('The stored file one is damaged') as string,
  })
})
