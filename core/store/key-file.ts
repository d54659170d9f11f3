/** The key file of a data folder: what stands in it, and how it is written so that a power cut leaves the old one or the new one. */
import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { Refusal } from '../errors.ts'
import { syncFolder } from './folder-sync.ts'

const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** About a third of a second and 128 MiB: paid once per start, and by a guesser for every guess. */
const SCRYPT = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 }

export const KeyFile = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('key'), key: z.base64() }),
  /** The key itself (nonce, key, tag), sealed with AES-256-GCM under the stretched passphrase: a new passphrase leaves the data alone. */
  z.object({
    kind: z.literal('sealed'),
    salt: z.base64(),
    sealed: z.base64(),
    /** The key lay in the system's keychain before, and goes back there when the passphrase is removed. */
    fromKeychain: z.literal(true).optional(),
  }),
  /** As earlier versions made it: the stretched passphrase is the key. */
  z.object({ kind: z.literal('passphrase'), salt: z.base64() }),
])
export type KeyFile = z.infer<typeof KeyFile>

export const keyFileIn = (dataDir: string): string => join(dataDir, 'desk.key')
const asideOf = (path: string): string => `${path}.new`

export const newKey = (): Uint8Array => randomBytes(KEY_BYTES)
export const openFile = (key: Uint8Array): KeyFile => ({ kind: 'key', key: Buffer.from(key).toString('base64') })

/** `fromKeychain`: where the key goes back to when the passphrase is removed. */
export function sealedFile(key: Uint8Array, passphrase: string, fromKeychain = false): KeyFile {
  const [salt, nonce] = [randomBytes(KEY_BYTES), randomBytes(NONCE_BYTES)]
  const cipher = createCipheriv('aes-256-gcm', stretch(passphrase, salt), nonce)
  const box = Buffer.concat([nonce, cipher.update(key), cipher.final(), cipher.getAuthTag()])
  return {
    kind: 'sealed',
    salt: salt.toString('base64'),
    sealed: box.toString('base64'),
    ...(fromKeychain && { fromKeychain }),
  }
}

/** null: the passphrase does not open it. One that is the key itself cannot be distinguished from a wrong one here. */
export function keyOf(file: KeyFile, passphrase: string | null): Uint8Array | null {
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

/** The same letters may be composed in several ways: they are the same passphrase. */
const stretch = (passphrase: string, salt: Uint8Array): Buffer =>
  scryptSync(passphrase.normalize('NFC'), salt, KEY_BYTES, SCRYPT)

/** Throws Refusal BAD_SETTING for a file that is damaged or not there. */
export function readKeyFile(path: string): KeyFile {
  let text = ''
  try {
    text = readFileSync(path, 'utf8')
    return KeyFile.parse(JSON.parse(text))
  } catch (error) {
    const fault =
      text.trim() === '' ? 'is empty, as a full disk leaves it' : 'is damaged: it cannot be read as a key file'
    throw new Refusal(
      'BAD_SETTING',
      `data-dir: ${path} ${fault}, and nothing else opens the database beside it. Put a copy of the key file in its place, or bring back a backup with "npm run restore".`,
      { cause: error },
    )
  }
}

/** Left behind by a process that died while the passphrase was changed: the key may lie open in it. */
export function removeLeftOver(path: string): void {
  if (existsSync(asideOf(path))) rmSync(asideOf(path), { force: true })
}

function writeWhole(path: string, file: KeyFile): void {
  const descriptor = openSync(path, 'wx', 0o600)
  try {
    writeSync(descriptor, JSON.stringify(file) + '\n')
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** The first key file of a folder, whole or not at all. Throws EEXIST when there is one already. */
export function createWhole(path: string, file: KeyFile): void {
  const aside = asideOf(path)
  rmSync(aside, { force: true })
  writeWhole(aside, file)
  try {
    // A second name, because renaming would take the place of a file that another process has made meanwhile.
    linkSync(aside, path)
    rmSync(aside, { force: true })
  } catch (error) {
    // Some file systems know no second names.
    if (!['EPERM', 'ENOTSUP', 'ENOSYS', 'EMLINK'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    renameSync(aside, path)
  }
  syncFolder(dirname(path))
}

/** Until the name changes hands the old file counts, from then on the new one; a power cut leaves one of the two. */
export function replaceKeyFile(path: string, file: KeyFile): void {
  const aside = asideOf(path)
  try {
    rmSync(aside, { force: true })
    writeWhole(aside, file)
    renameSync(aside, path)
    syncFolder(dirname(path))
  } catch (error) {
    throw notWritten(error)
  }
}

/** Its key lies elsewhere. Throws Refusal BUSY when it cannot be removed. */
export function removeKeyFile(path: string): void {
  try {
    rmSync(path)
    syncFolder(dirname(path))
  } catch (error) {
    throw notWritten(error)
  }
}

const notWritten = (error: unknown): Refusal =>
  new Refusal('BUSY', `The key file cannot be written (${(error as Error).message}); nothing was changed.`, {
    cause: error,
  })
