/** Opens the desk; asks the user about problems that an answer can resolve. */
import { app, dialog } from 'electron'
import type { GivenSettings } from '../core/config.ts'
import type { Desk } from '../core/desk.ts'
import { askForPassphrase, type PassphrasePrompt } from './passphrase/prompt.ts'

/** Opens with what was given and with `more`. Rejects with a Refusal of the core. */
export type Open = (more: GivenSettings) => Promise<Desk>

/**
 * null: the user wants to quit. `asking` hears of the window that asks for the passphrase, which is to be closed once there is another.
 * Rejects with an error that no answer can resolve.
 */
export async function openAsking(
  open: Open,
  dataDir: string,
  asking: (prompt: PassphrasePrompt<Desk | 'quit'>) => void,
): Promise<Desk | null> {
  try {
    return await onSomePort(open, {})
  } catch (error) {
    if (codeOf(error) !== 'ENCRYPTED') throw error
  }
  const prompt = askForPassphrase(dataDir, async passphrase => {
    try {
      return (await onSomePort(open, { passphrase })) ?? 'quit'
    } catch (error) {
      if (isWrong(error)) return null
      throw error
    }
  })
  asking(prompt)
  const opened = await prompt.opened
  return opened === 'quit' ? null : opened
}

/** A window needs no port of its own choice, so one that is taken does not keep it from opening. null: the user wants to quit. */
async function onSomePort(open: Open, more: GivenSettings): Promise<Desk | null> {
  try {
    return await open(more)
  } catch (error) {
    if (codeOf(causeOf(error)) !== 'EADDRINUSE') throw error
    const { response } = await dialog.showMessageBox({
      type: 'warning',
      title: app.getName(),
      message: (error as Error).message,
      detail: 'With another port the window works as ever; other programs find the API under the address in the menu.',
      buttons: ['Use another port', 'Quit'],
      defaultId: 0,
      cancelId: 1,
      noLink: true,
    })
    return response === 0 ? open({ ...more, port: 0 }) : null
  }
}

/** In a folder of an earlier version the passphrase is the key itself: that it is wrong is seen by the database. */
const isWrong = (error: unknown): boolean =>
  codeOf(error) === 'WRONG_PASSWORD' || (codeOf(error) === 'BAD_SETTING' && codeOf(causeOf(error)) === 'SQLITE_NOTADB')

// By their members: the core is loaded apart, and its classes are not those of this file.
const causeOf = (error: unknown): unknown => (error instanceof Error ? error.cause : undefined)
const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
