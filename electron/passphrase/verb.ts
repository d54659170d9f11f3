/** What the page that asks for the passphrase may do: answer. */

export interface PassphraseVerb {
  /** null: the user wants to quit. Resolves with a sentence when the passphrase does not open the folder, else with null. */
  answer(passphrase: string | null): Promise<string | null>
}

/** Under this name the preload puts the verb on `window`. */
export const verbName = 'passphrase'
export const answerChannel = 'desk:passphrase'
