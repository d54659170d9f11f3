/** A passphrase over a key that lies in the system's keychain: where the key goes, and what a death in between leaves. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { changePassphrase, type Keychain } from '../../../core/store/change-passphrase.ts'
import { openDataKey, protectionOf } from '../../../core/store/data-key.ts'
import { openDesk } from '../../../core/desk.ts'
import { openInThreadPool } from '../../../core/jobs/in-thread-pool.ts'
import { deskTasks } from '../../../core/workflows/intake/tasks.ts'

const key = new Uint8Array(32).fill(9)
const passphrase = 'correct horse battery'
let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'desk-keychain-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Holds what it is given, or takes nothing. */
class Chain implements Keychain {
  held: Uint8Array | null
  readonly #takes: boolean
  constructor(held: Uint8Array | null, takes = true) {
    this.held = held
    this.#takes = takes
  }
  readonly key = (): Uint8Array | null => (existsSync(join(folder, 'desk.key')) ? null : this.held)
  readonly keep = (given: Uint8Array): Promise<void> => {
    if (!this.#takes) return Promise.reject(new Error('The keychain is locked.'))
    this.held = given
    return Promise.resolve()
  }
  readonly forget = (): void => void (this.held = null)
}
const fits = (other: Uint8Array): boolean => Buffer.from(other).equals(key)
const change = (current: string | null, next: string | null, chain: Keychain | null) =>
  changePassphrase(folder, { current, next }, fits, chain)

describe('a key in the keychain', () => {
  test('leaves it when a passphrase is set, and comes back when it is removed', async () => {
    const chain = new Chain(key)
    await change(null, passphrase, chain)
    expect([chain.held, protectionOf(folder)]).toEqual([null, 'passphrase'])
    expect(openDataKey(folder, passphrase)).toEqual(Buffer.from(key))
    await change(passphrase, 'another passphrase', chain)
    expect([chain.held, protectionOf(folder)]).toEqual([null, 'passphrase'])
    await change('another passphrase', null, chain)
    expect([chain.held, protectionOf(folder)]).toEqual([Buffer.from(key), 'keychain'])
    expect(existsSync(join(folder, 'desk.key'))).toBe(false)
  })

  test('lies in its file where there is no keychain any more', async () => {
    await change(null, passphrase, new Chain(key))
    await change(passphrase, null, null)
    expect([protectionOf(folder), openDataKey(folder, null)]).toEqual(['key-file', Buffer.from(key)])
  })

  test('stays under the passphrase when the keychain does not take it', async () => {
    await change(null, passphrase, new Chain(key))
    await expect(change(passphrase, null, new Chain(null, false))).rejects.toThrow('The keychain is locked.')
    expect([protectionOf(folder), openDataKey(folder, passphrase)]).toEqual(['passphrase', Buffer.from(key)])
  })

  test('has no passphrase to change or to remove', async () => {
    const chain = new Chain(key)
    await expect(change('something', passphrase, chain)).rejects.toThrow('There is no passphrase yet')
    await expect(change(null, null, chain)).rejects.toThrow('There is no passphrase to remove')
    await expect(change(null, 'short', chain)).rejects.toThrow('at least 8 characters')
    expect([chain.held, existsSync(join(folder, 'desk.key'))]).toEqual([key, false])
  })
})

test('a key that lay in its file goes back there, whatever keychain there is', async () => {
  openDataKey(folder, null)
  const before = readFileSync(join(folder, 'desk.key'), 'utf8')
  const chain = new Chain(null)
  const always = (): boolean => true
  await changePassphrase(folder, { current: null, next: passphrase }, always, chain)
  await changePassphrase(folder, { current: passphrase, next: null }, always, chain)
  expect([readFileSync(join(folder, 'desk.key'), 'utf8'), chain.held]).toEqual([before, null])
})

test('what a death left in the keychain is forgotten once the file has opened the folder, and not before', async () => {
  const open = (given: { passphrase?: string }, chain: Keychain) =>
    openDesk({ dataDir: folder, port: 0, ...given }, { keychain: chain, pool: openInThreadPool(deskTasks) })
  const chain = new Chain(key)
  await (await open({}, chain)).close()
  // The file was written, and the process died before the keychain was updated.
  const sealed = new Chain(key)
  await changePassphrase(folder, { current: null, next: passphrase }, fits, sealed)
  chain.held = key
  await expect(open({ passphrase: 'wrong horse battery' }, chain)).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
  await expect(open({}, chain)).rejects.toMatchObject({ code: 'ENCRYPTED' })
  expect(chain.held).toBe(key)
  await (await open({ passphrase }, chain)).close()
  expect(chain.held).toBeNull()
})

test('a folder whose key lies in a keychain says so to whoever cannot ask it', () => {
  writeFileSync(join(folder, 'desk.db'), '')
  writeFileSync(join(folder, 'desk.key.sealed'), '')
  for (const given of [null, passphrase])
    expect(() => openDataKey(folder, given)).toThrow(/in this system's keychain: open it with the desktop program/)
})
