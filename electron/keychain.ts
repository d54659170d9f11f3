/** The key of the data folder, kept by the operating system's keychain. */
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { safeStorage } from 'electron'

/**
 * The 32-byte key of `dataDir`, made at first use and sealed by the keychain; null where the house should use its own key file:
 * the folder already has one, or there is no keychain worth the name.
 */
export function keychainKey(dataDir: string): Uint8Array | null {
  if (existsSync(join(dataDir, 'desk.key')) || !hasKeychain()) return null
  const path = join(dataDir, 'desk.key.sealed')
  if (existsSync(path)) return Buffer.from(safeStorage.decryptString(readFileSync(path)), 'base64')
  const key = randomBytes(32)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  writeFileSync(path, safeStorage.encryptString(key.toString('base64')), { mode: 0o600, flag: 'wx' })
  return key
}

/** On Linux without a secret service, Electron "seals" with a fixed password: a key file of mode 0600 says honestly what it is. */
function hasKeychain(): boolean {
  if (!safeStorage.isEncryptionAvailable()) return false
  return process.platform !== 'linux' || safeStorage.getSelectedStorageBackend() !== 'basic_text'
}
