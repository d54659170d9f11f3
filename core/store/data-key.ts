/** The key of a data folder: in a file only its owner can read, as it is or sealed under a passphrase. */
import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { Refusal } from '../errors.ts'

const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** About a third of a second and 128 MiB: paid once per start, and by a guesser for every guess. */
const SCRYPT = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 }
/** Of a new passphrase; whoever has the folder can try as many as they like. */
const LEAST_CHARACTERS = 8

const KeyFile = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('key'), key: z.base64() }),
  /** The key itself (nonce, key, tag), sealed with AES-256-GCM under the stretched passphrase: a new passphrase leaves the data alone. */
  z.object({ kind: z.literal('sealed'), salt: z.base64(), sealed: z.base64() }),
  /** As earlier versions made it: the stretched passphrase is the key. */
  z.object({ kind: z.literal('passphrase'), salt: z.base64() }),
])
type KeyFile = z.infer<typeof KeyFile>

const asideOf = (path: string): string => `${path}.new`
const pathIn = (dataDir: string): string => join(dataDir, 'desk.key')

/**
 * The 32-byte key of `dataDir`; makes the folder and its `desk.key` (mode 0600) at first use. With a passphrase the file holds it only
 * sealed. Throws Refusal BAD_SETTING: the folder cannot be written, the file is damaged, or passphrase and file disagree.
 */
export function openDataKey(dataDir: string, passphrase: string | null): Uint8Array {
  const path = pathIn(dataDir)
  // Left behind by a process that died while the passphrase was changed: the key may lie open in it.
  if (existsSync(asideOf(path))) rmSync(asideOf(path), { force: true })
  const file = existsSync(path) ? readKeyFile(path) : createKeyFile(dataDir, path, passphrase)
  if (file.kind === 'key' && passphrase !== null)
    throw new Refusal('BAD_SETTING', `passphrase: ${dataDir} was made without one; start without it.`)
  if (file.kind !== 'key' && passphrase === null)
    throw new Refusal('BAD_SETTING', `passphrase: ${dataDir} is protected by one; set DESK_PASSPHRASE.`)
  const key = keyOf(file, passphrase)
  if (key === null) throw new Refusal('BAD_SETTING', `passphrase: it is not the one that protects ${dataDir}.`)
  return key
}

/** Whether the key of a folder that has one is protected by a passphrase. Throws Refusal BAD_SETTING as `openDataKey` does. */
export const hasPassphrase = (dataDir: string): boolean => readKeyFile(pathIn(dataDir)).kind !== 'key'

export interface PassphraseChange {
  /** null: there is none. */
  readonly current: string | null
  /** null: the key is to lie in its file as it is. */
  readonly next: string | null
}

/**
 * Sets, changes or removes the passphrase of a data folder. The key of the data stays what it is, so a service that is running goes on;
 * its file is written aside and put in place whole, so that the one passphrase or the other opens the folder whenever the process dies.
 * `fits`: whether a key is that of the data. Throws Refusal WRONG_PASSWORD for a wrong `current`, BAD_VALUE for what cannot be changed so,
 * BAD_SETTING for a folder without a key file; nothing is changed then.
 */
export function changePassphrase(
  dataDir: string,
  { current, next }: PassphraseChange,
  fits: (key: Uint8Array) => boolean,
): void {
  const path = pathIn(dataDir)
  if (!existsSync(path))
    throw new Refusal('BAD_SETTING', missingKey(dataDir) ?? `data-dir: ${dataDir} holds no data yet.`)
  const file = readKeyFile(path)
  if (file.kind === 'key' && current !== null)
    throw new Refusal('BAD_VALUE', 'There is no passphrase yet: give only the new one.')
  if (file.kind !== 'key' && current === null)
    throw new Refusal('BAD_VALUE', 'The present passphrase is needed to change or remove it.')
  if (file.kind === 'key' && next === null) throw new Refusal('BAD_VALUE', 'There is no passphrase to remove.')
  if (next !== null && [...next].length < LEAST_CHARACTERS)
    throw new Refusal('BAD_VALUE', `A passphrase has at least ${LEAST_CHARACTERS} characters.`)
  const key = keyOf(file, current)
  if (key === null || !fits(key))
    throw new Refusal('WRONG_PASSWORD', 'That is not the present passphrase; nothing was changed.')
  replaceKeyFile(path, next === null ? { kind: 'key', key: Buffer.from(key).toString('base64') } : sealed(key, next))
}

/** null: the passphrase does not open it. One that is the key itself cannot be told from a wrong one here. */
function keyOf(file: KeyFile, passphrase: string | null): Uint8Array | null {
  if (file.kind === 'key') return Buffer.from(file.key, 'base64')
  const stretched = stretch(passphrase ?? '', Buffer.from(file.salt, 'base64'))
  if (file.kind === 'passphrase') return stretched
  const box = Buffer.from(file.sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', stretched, box.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(box.subarray(box.length - TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(box.subarray(NONCE_BYTES, box.length - TAG_BYTES)), decipher.final()])
  } catch {
    // The tag does not fit, which is all that AES-GCM says of a wrong key.
    return null
  }
}

function sealed(key: Uint8Array, passphrase: string): KeyFile {
  const [salt, nonce] = [randomBytes(KEY_BYTES), randomBytes(NONCE_BYTES)]
  const cipher = createCipheriv('aes-256-gcm', stretch(passphrase, salt), nonce)
  const box = Buffer.concat([nonce, cipher.update(key), cipher.final(), cipher.getAuthTag()])
  return { kind: 'sealed', salt: salt.toString('base64'), sealed: box.toString('base64') }
}

/** The same letters may be composed in several ways: they are the same passphrase. */
const stretch = (passphrase: string, salt: Uint8Array): Buffer =>
  scryptSync(passphrase.normalize('NFC'), salt, KEY_BYTES, SCRYPT)

function readKeyFile(path: string): KeyFile {
  try {
    return KeyFile.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    throw new Refusal('BAD_SETTING', `data-dir: ${path} cannot be read as a key file.`, { cause: error })
  }
}

/** Of a folder that holds a database all the same; null: it does not. */
function missingKey(dataDir: string): string | null {
  if (!existsSync(join(dataDir, 'desk.db'))) return null
  // electron/keychain.ts writes it.
  const where = existsSync(join(dataDir, 'desk.key.sealed'))
    ? "its key is in this system's keychain; open it with the desktop program."
    : 'its key file desk.key is missing.'
  return `data-dir: ${dataDir} holds a database, but ${where}`
}

function createKeyFile(dataDir: string, path: string, passphrase: string | null): KeyFile {
  // A database whose key is gone must not be met with a new key: the words "wrong key" would hide what happened.
  const missing = missingKey(dataDir)
  if (missing !== null) throw new Refusal('BAD_SETTING', missing)
  const key = randomBytes(KEY_BYTES)
  const file: KeyFile = passphrase === null ? { kind: 'key', key: key.toString('base64') } : sealed(key, passphrase)
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    writeWhole(path, file)
    return file
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    // Another process was faster at the very first start: its key is the key.
    if (code === 'EEXIST' && existsSync(path)) return readKeyFile(path)
    throw new Refusal('BAD_SETTING', `data-dir: ${dataDir} cannot be written (${message}).`, { cause: error })
  }
}

/** Throws EEXIST when it is there already. */
function writeWhole(path: string, file: KeyFile): void {
  const descriptor = openSync(path, 'wx', 0o600)
  try {
    writeSync(descriptor, JSON.stringify(file) + '\n')
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Until the name changes hands the old file counts, from then on the new one; a power cut leaves one of the two. */
function replaceKeyFile(path: string, file: KeyFile): void {
  const aside = asideOf(path)
  try {
    rmSync(aside, { force: true })
    writeWhole(aside, file)
    renameSync(aside, path)
    if (process.platform !== 'win32') syncFolder(dirname(path))
  } catch (error) {
    throw new Refusal('BUSY', `The key file cannot be written (${(error as Error).message}); nothing was changed.`, {
      cause: error,
    })
  }
}

/** The new name is on the disk before anybody is told that it counts. Windows has no such call. */
function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
