/** The key of the data folder, kept by the operating system's keychain. */
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { safeStorage } from 'electron'

/**
 * The 32-byte key of `dataDir`, made at first use and sealed by the keychain; null where the house should use its own key file:
 * the folder already has one, or there is no keychain worth the name. To be called when the app is ready. Rejects when the key was
 * sealed and the keychain will not open it: a new key would make everything in the folder unreadable.
 */
export async function keychainKey(dataDir: string): Promise<Uint8Array | null> {
  if (existsSync(join(dataDir, 'desk.key'))) return null
  const path = join(dataDir, 'desk.key.sealed')
  if (existsSync(path)) {
    const { result, shouldReEncrypt } = await safeStorage.decryptStringAsync(readFileSync(path))
    if (shouldReEncrypt) await seal(result, path)
    return Buffer.from(result, 'base64')
  }
  if (!(await hasKeychain())) return null
  const key = randomBytes(32)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  await seal(key.toString('base64'), path)
  return key
}

/** Written aside and put in place whole: half a key would be none. */
async function seal(key: string, path: string): Promise<void> {
  const sealed = await safeStorage.encryptStringAsync(key)
  writeFileSync(`${path}.new`, sealed, { mode: 0o600, flush: true })
  renameSync(`${path}.new`, path)
}

/** On Linux without a secret service, Electron "seals" with a fixed password: a key file of mode 0600 says honestly what it is. */
async function hasKeychain(): Promise<boolean> {
  if (!(await safeStorage.isAsyncEncryptionAvailable())) return false
  return process.platform !== 'linux' || !['basic_text', 'unknown'].includes(safeStorage.getSelectedStorageBackend())
}
