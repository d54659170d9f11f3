/** Setting, changing and removing the passphrase of a data folder; its documents are not touched. */
import { existsSync } from 'node:fs'
import { Refusal } from '../errors.ts'
import { missingKey } from './data-key.ts'
import { keyFileIn, keyOf, openFile, readKeyFile, removeKeyFile, replaceKeyFile, sealedFile } from './key-file.ts'

/** Of a new passphrase; whoever has the folder can try as many as they like. */
const MIN_CHARACTERS = 8

export interface PassphraseChange {
  /** null: there is none. */
  readonly current: string | null
  /** null: the key is to lie where it lay before there was one. */
  readonly next: string | null
}

/** The system's keychain as the place of a folder's key. Where there is a key file, that file counts and not the keychain. */
export interface Keychain {
  /** The 32 bytes that lie in it; null: they lie in the key file. */
  key(): Uint8Array | null
  /** Takes the key. Once it resolves, the key file may go. Rejects with a Refusal when the keychain does not take it. */
  keep(key: Uint8Array): Promise<void>
  /** The key lies in the key file from now on; nothing happens when the keychain has none. */
  forget(): void
}

/**
 * Sets, changes or removes the passphrase of a data folder. The key of the data stays what it is, so a service that is running goes on;
 * its file is written aside and put in place whole, so that the one passphrase or the other opens the folder whenever the process dies.
 * A key that lay in the keychain leaves it for the sealed file, and goes back when the passphrase is removed, if there is one then.
 * `fits`: whether a key is that of the data. Rejects with Refusal WRONG_PASSWORD for a wrong `current`, BAD_VALUE for what cannot be
 * changed so, BAD_SETTING for a folder without a key; nothing is changed then.
 */
export async function changePassphrase(
  dataDir: string,
  { current, next }: PassphraseChange,
  fits: (key: Uint8Array) => boolean,
  keychain: Keychain | null = null,
): Promise<void> {
  const path = keyFileIn(dataDir)
  const inKeychain = existsSync(path) ? null : (keychain?.key() ?? null)
  if (inKeychain === null && !existsSync(path))
    throw new Refusal('BAD_SETTING', missingKey(dataDir) ?? `data-dir: ${dataDir} holds no data yet.`)
  const file = inKeychain === null ? readKeyFile(path) : openFile(inKeychain)
  if (file.kind === 'key' && current !== null)
    throw new Refusal('BAD_VALUE', 'There is no passphrase yet: give only the new one.')
  if (file.kind !== 'key' && current === null)
    throw new Refusal('BAD_VALUE', 'The present passphrase is needed to change or remove it.')
  if (file.kind === 'key' && next === null) throw new Refusal('BAD_VALUE', 'There is no passphrase to remove.')
  if (next !== null && [...next].length < MIN_CHARACTERS)
    throw new Refusal('BAD_VALUE', `A passphrase has at least ${MIN_CHARACTERS} characters.`)
  const key = keyOf(file, current)
  if (key === null || !fits(key))
    throw new Refusal('WRONG_PASSWORD', 'That is not the present passphrase; nothing was changed.')
  const fromKeychain = inKeychain !== null || (file.kind === 'sealed' && file.fromKeychain === true)
  if (next !== null) {
    replaceKeyFile(path, sealedFile(key, next, fromKeychain))
    // Until now the file was not there, from now on it counts: had the process died in between, the next start would forget.
    keychain?.forget()
  } else if (fromKeychain && keychain !== null) {
    await keychain.keep(key)
    removeKeyFile(path)
  } else replaceKeyFile(path, openFile(key))
}
