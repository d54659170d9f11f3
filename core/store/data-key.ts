/** The key of a data folder: in a file only its owner can read, as it is or sealed under a passphrase, or in the system's keychain. */
import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '../errors.ts'
import { sealedFilesIn } from './damage.ts'
import { createWhole, keyFileIn, keyOf, newKey, openFile, readKeyFile, removeLeftOver, sealedFile } from './key-file.ts'
import type { KeyFile } from './key-file.ts'

/**
 * The 32-byte key of `dataDir`; makes the folder and its `desk.key` (mode 0600) at first use. With a passphrase the file holds it only
 * sealed. Throws Refusal: ENCRYPTED where a passphrase is needed, WRONG_PASSWORD where it is another one, BAD_SETTING where the folder
 * cannot be written, the file is damaged, or there is no passphrase.
 */
export function openDataKey(dataDir: string, passphrase: string | null): Uint8Array {
  const path = keyFileIn(dataDir)
  removeLeftOver(path)
  removeUnused(dataDir, path)
  const file = existsSync(path) ? readKeyFile(path) : createKeyFile(dataDir, path, passphrase)
  if (file.kind === 'key' && passphrase !== null)
    throw new Refusal('BAD_SETTING', `passphrase: ${dataDir} was made without one; start without it.`)
  if (file.kind !== 'key' && passphrase === null)
    throw new Refusal('ENCRYPTED', `passphrase: ${dataDir} is protected by one; set DESK_PASSPHRASE.`)
  const key = keyOf(file, passphrase)
  if (key === null) throw new Refusal('WRONG_PASSWORD', `passphrase: it is not the one that protects ${dataDir}.`)
  return key
}

/** A first start that died, or found a full disk, may leave an empty key file. Where nothing was stored yet, nothing is lost with it. */
function removeUnused(dataDir: string, path: string): void {
  if (!existsSync(path) || readFileSync(path, 'utf8').trim() !== '') return
  if (!hasData(dataDir)) rmSync(path)
}

const hasData = (dataDir: string): boolean =>
  (statSync(join(dataDir, 'desk.db'), { throwIfNoEntry: false })?.size ?? 0) > 0 || sealedFilesIn(dataDir) > 0

/** What protects the key of a folder that has one. Throws Refusal BAD_SETTING for a damaged key file. */
export function protectionOf(dataDir: string): 'keychain' | 'passphrase' | 'key-file' {
  const path = keyFileIn(dataDir)
  if (!existsSync(path)) return 'keychain'
  return readKeyFile(path).kind === 'key' ? 'key-file' : 'passphrase'
}

/** Of a folder that holds a database all the same; null: it does not. */
export function missingKey(dataDir: string): string | null {
  // electron/keychain.ts writes it.
  const isInKeychain = existsSync(join(dataDir, 'desk.key.sealed'))
  if (!isInKeychain && !hasData(dataDir)) return null
  const where = isInKeychain
    ? "its key is in this system's keychain: open it with the desktop program, and without a passphrase."
    : 'its key file desk.key is missing.'
  return `data-dir: ${dataDir} holds a database, but ${where}`
}

function createKeyFile(dataDir: string, path: string, passphrase: string | null): KeyFile {
  // A database whose key is gone must not be met with a new key: the words "wrong key" would hide what happened.
  const missing = missingKey(dataDir)
  if (missing !== null) throw new Refusal('BAD_SETTING', missing)
  const key = newKey()
  const file = passphrase === null ? openFile(key) : sealedFile(key, passphrase)
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    createWhole(path, file)
    return file
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    // Another process was faster at the very first start: its key is the key.
    if (code === 'EEXIST' && existsSync(path)) return readKeyFile(path)
    throw new Refusal('BAD_SETTING', `data-dir: ${dataDir} cannot be written (${message}).`, { cause: error })
  }
}
