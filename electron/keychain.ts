/** The key of the data folder in the operating system's keychain. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { safeStorage } from 'electron'
import type { Keychain } from '../core/store/change-passphrase.ts'

/**
 * The keychain as the place of the key of `dataDir`; null where there is none worth the name. A folder that is new gets its key there,
 * unless `mayMake` says that it is to have a passphrase from the beginning; one with a key file keeps that. To be called when the app is
 * ready. Rejects when a sealed key is there and the keychain does not open it: a new one would make everything in the folder unreadable.
 */
export async function openKeychain(dataDir: string, mayMake: boolean): Promise<Keychain | null> {
  const path = join(dataDir, 'desk.key.sealed')
  const hasOther = existsSync(join(dataDir, 'desk.key'))
  const isSealed = !hasOther && existsSync(path)
  if (!isSealed && !(await hasKeychain())) return null
  let key = isSealed && mayMake ? await unseal(path) : null
  const keychain: Keychain = {
    key: () => key,
    async keep(given) {
      await seal(given, path)
      key = given
    },
    forget() {
      rmSync(path, { force: true })
      key = null
    },
  }
  // A database without a key is not a new folder: opening the desk reports what happened.
  const isNew = !hasOther && !isSealed && !existsSync(join(dataDir, 'desk.db'))
  if (isNew && mayMake) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    await keychain.keep(randomBytes(32))
  }
  return keychain
}

async function unseal(path: string): Promise<Uint8Array> {
  try {
    const { result, shouldReEncrypt } = await safeStorage.decryptStringAsync(readFileSync(path))
    const key = Buffer.from(result, 'base64')
    if (shouldReEncrypt) await seal(key, path)
    return key
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `The keychain of this system does not open ${path} (${reason}). It opens for the user who made it, on the same machine and with ` +
        'the same keychain, which must be unlocked. Nothing was changed.',
      { cause: error },
    )
  }
}

/** Written aside and put in place whole: half a key would be none. What was sealed is opened once before it counts. */
async function seal(key: Uint8Array, path: string): Promise<void> {
  const text = Buffer.from(key).toString('base64')
  const sealed = await safeStorage.encryptStringAsync(text)
  if ((await safeStorage.decryptStringAsync(sealed)).result !== text)
    throw new Error('The keychain of this system does not give back what it was given; nothing was changed.')
  writeFileSync(`${path}.new`, sealed, { mode: 0o600, flush: true })
  renameSync(`${path}.new`, path)
}

/** On Linux without a secret service, Electron "seals" with a fixed password: a key file of mode 0600 says honestly what it is. */
async function hasKeychain(): Promise<boolean> {
  if (!(await safeStorage.isAsyncEncryptionAvailable())) return false
  return process.platform !== 'linux' || !['basic_text', 'unknown'].includes(safeStorage.getSelectedStorageBackend())
}
