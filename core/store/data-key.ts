/** The key of a data folder: in a file only its owner can read, or stretched from a passphrase. */
import { randomBytes, scryptSync } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { Refusal } from '../errors.ts'

const KEY_BYTES = 32
/** About a third of a second and 128 MiB: paid once per start, and by a guesser for every guess. */
const SCRYPT = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 }

const KeyFile = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('key'), key: z.base64() }),
  z.object({ kind: z.literal('passphrase'), salt: z.base64() }),
])
type KeyFile = z.infer<typeof KeyFile>

/**
 * The 32-byte key of `dataDir`; makes the folder and its `desk.key` (mode 0600) at first use. With a passphrase the file holds
 * only a salt. Throws Refusal BAD_SETTING: the folder cannot be written, the file is damaged, or passphrase and file disagree.
 */
export function openDataKey(dataDir: string, passphrase: string | null): Uint8Array {
  const path = join(dataDir, 'desk.key')
  const file = existsSync(path) ? readKeyFile(path) : createKeyFile(dataDir, path, passphrase)
  if (file.kind === 'key') {
    if (passphrase !== null)
      throw new Refusal('BAD_SETTING', `passphrase: ${dataDir} was made without one; start without it.`)
    return Buffer.from(file.key, 'base64')
  }
  if (passphrase === null)
    throw new Refusal('BAD_SETTING', `passphrase: ${dataDir} is protected by one; set DESK_PASSPHRASE.`)
  return scryptSync(passphrase.normalize('NFC'), Buffer.from(file.salt, 'base64'), KEY_BYTES, SCRYPT)
}

function readKeyFile(path: string): KeyFile {
  try {
    return KeyFile.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    throw new Refusal('BAD_SETTING', `data-dir: ${path} cannot be read as a key file.`, { cause: error })
  }
}

function createKeyFile(dataDir: string, path: string, passphrase: string | null): KeyFile {
  // A database whose key is gone must not be met with a new key: the words "wrong key" would hide what happened.
  if (existsSync(join(dataDir, 'desk.db'))) {
    // electron/keychain.ts writes it.
    const where = existsSync(join(dataDir, 'desk.key.sealed'))
      ? "its key is in this system's keychain; open it with the desktop program."
      : 'its key file desk.key is missing.'
    throw new Refusal('BAD_SETTING', `data-dir: ${dataDir} holds a database, but ${where}`)
  }
  const random = randomBytes(KEY_BYTES).toString('base64')
  const file: KeyFile = passphrase === null ? { kind: 'key', key: random } : { kind: 'passphrase', salt: random }
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    writeFileSync(path, JSON.stringify(file) + '\n', { mode: 0o600, flag: 'wx' })
    return file
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    // Another process was faster at the very first start: its key is the key.
    if (code === 'EEXIST' && existsSync(path)) return readKeyFile(path)
    throw new Refusal('BAD_SETTING', `data-dir: ${dataDir} cannot be written (${message}).`, { cause: error })
  }
}
