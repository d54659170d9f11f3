/** The command line of passphrases as a process of its own: set, changed, removed, refused, and killed at every step. */
import { spawnSync } from 'node:child_process'
import { randomBytes, scryptSync } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { openDataKey } from '../../../core/store/data-key.ts'
import { openStore } from '../../../core/store/store.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { testClock } from '../../support/test-clock.ts'

const entry = resolve(import.meta.dirname, '../../../core/cli/passphrase.ts')
const killer = pathToFileURL(resolve(import.meta.dirname, '../../support/kill-at.ts')).href
const first = 'correct horse battery'
const second = 'staple of the clërk'

interface Run {
  readonly input?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly execute?: readonly string[]
}
function run(folder: string, command: string, { input = [], environment = {}, execute = [] }: Run = {}) {
  const { status, signal, stdout, stderr } = spawnSync(
    process.execPath,
    [...execute, entry, command, '--data-dir', folder],
    { encoding: 'utf8', input: input.map(line => `${line}\n`).join(''), env: { ...process.env, ...environment } },
  )
  return { status, signal, stdout, stderr }
}

/** A folder with something in it, under a key file. */
function dataFolder(passphrase: string | null = null): string {
  const folder = temporaryFolder()
  const store = openStore(folder, openDataKey(folder, passphrase), testClock())
  store.settings.set('kept', 'Harbor Lane Bakery')
  store.close()
  return folder
}
function keptIn(folder: string, key: Uint8Array): unknown {
  const store = openStore(folder, key, testClock())
  try {
    return store.settings.all()['kept']
  } finally {
    store.close()
  }
}
const opens = (folder: string, passphrase: string | null): boolean => {
  try {
    return keptIn(folder, openDataKey(folder, passphrase)) === 'Harbor Lane Bakery'
  } catch {
    return false
  }
}

test('a passphrase is set, changed and removed, and everything is still there', () => {
  const folder = dataFolder()
  const key = openDataKey(folder, null)
  expect(run(folder, 'set', { input: [first] })).toMatchObject({ status: 0, stderr: '' })
  expect(readFileSync(join(folder, 'desk.key'), 'utf8')).not.toContain(Buffer.from(key).toString('base64'))
  expect(statSync(join(folder, 'desk.key')).mode & 0o777).toBe(process.platform === 'win32' ? 0o666 : 0o600)
  expect([opens(folder, first), opens(folder, null), opens(folder, second)]).toEqual([true, false, false])

  // Composed in another way, it is the same.
  expect(run(folder, 'change', { input: [first, second.normalize('NFD')] })).toMatchObject({ status: 0 })
  expect([opens(folder, first), opens(folder, second)]).toEqual([false, true])

  expect(run(folder, 'remove', { environment: { DESK_PASSPHRASE: second } })).toMatchObject({ status: 0 })
  expect([opens(folder, second), opens(folder, null)]).toEqual([false, true])
  expect(openDataKey(folder, null)).toEqual(key)
  expect(readdirSync(folder).filter(name => name.startsWith('desk.key'))).toEqual(['desk.key'])
})

test('a folder whose passphrase is its key, as earlier versions made it, is taken over', () => {
  const folder = temporaryFolder()
  const salt = randomBytes(32)
  const key = scryptSync(first, salt, 32, { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 })
  writeFileSync(join(folder, 'desk.key'), JSON.stringify({ kind: 'passphrase', salt: salt.toString('base64') }))
  const store = openStore(folder, key, testClock())
  store.settings.set('kept', 'Harbor Lane Bakery')
  store.close()
  expect(opens(folder, first)).toBe(true)
  expect(run(folder, 'change', { input: ['not this one', second] })).toMatchObject({
    status: 2,
    stderr: 'That is not the present passphrase; nothing was changed.\n',
  })
  expect(run(folder, 'change', { input: [first, second] })).toMatchObject({ status: 0 })
  expect([opens(folder, first), opens(folder, second)]).toEqual([false, true])
})

test('what cannot be done is refused in a sentence, and nothing is changed', () => {
  const folder = dataFolder(first)
  const before = readFileSync(join(folder, 'desk.key'))
  const refused = (command: string, input: readonly string[], message: RegExp): void => {
    const { status, stderr } = run(folder, command, { input })
    expect({ command, status }).toEqual({ command, status: 2 })
    expect(stderr).toMatch(message)
    expect(readFileSync(join(folder, 'desk.key'))).toEqual(before)
  }
  refused('change', ['wrong horse battery', second], /^That is not the present passphrase; nothing was changed\.\n$/)
  refused('remove', ['wrong horse battery'], /^That is not the present passphrase/)
  refused('change', [first, 'short'], /at least 8 characters/)
  refused('change', [first], /New passphrase: it was not given/)
  refused('set', [second], /The present passphrase is needed/)
  refused('mend', [], /no such command/)

  const bare = dataFolder()
  expect(run(bare, 'remove', { input: [first] }).stderr).toContain('There is no passphrase yet')
  const empty = temporaryFolder()
  expect(run(empty, 'set', { input: [first] }).stderr).toContain('holds no data yet')
  expect(readdirSync(empty)).toEqual([])
})

test('a folder in use is left alone', () => {
  const folder = dataFolder()
  const store = openStore(folder, openDataKey(folder, null), testClock())
  try {
    expect(run(folder, 'set', { input: [first] })).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('in use by another running Underwriter Desk') as string,
    })
  } finally {
    store.close()
  }
  expect(opens(folder, null)).toBe(true)
})

test.each([
  ['set', null, first, [first]],
  ['change', first, second, [first, second]],
  ['remove', first, null, [first]],
] as const)('killed at any step of "%s", the old or the new one opens everything', (command, old, now, input) => {
  const made = dataFolder(old)
  const before = readFileSync(join(made, 'desk.key'))
  const key = openDataKey(made, old)
  const outcomes: string[] = []
  for (let step = 1; ; step++) {
    const folder = join(temporaryFolder(), 'data')
    cpSync(made, folder, { recursive: true })
    const environment = { KILL_AT: String(step) }
    const { signal, status } = run(folder, command, { input, environment, execute: ['--import', killer] })
    // Byte for byte the old file opens as it did; to stretch a passphrase takes its time.
    const isOld = readFileSync(join(folder, 'desk.key')).equals(before)
    expect({ step, key: isOld ? key : openDataKey(folder, now) }).toEqual({ step, key })
    expect(keptIn(folder, key)).toBe('Harbor Lane Bakery')
    // The next start leaves nothing behind that would open it besides.
    expect(isOld ? opens(folder, null) : old === null).toBe(old === null)
    expect(existsSync(join(folder, 'desk.key.new'))).toBe(false)
    outcomes.push(isOld ? 'old' : 'new')
    expect(signal === null ? status : 0).toBe(0)
    if (signal === null) break
  }
  // Before the file is made, in six steps of writing it, before it has its name; after that, and to the end.
  expect(outcomes).toEqual([...Array<string>(outcomes.length - 2).fill('old'), 'new', 'new'])
  expect(outcomes.length).toBeGreaterThanOrEqual(8)
})
