/** The one verb of the page that asks for the passphrase; built as one CommonJS file, as sandboxed preloads must be. */
import { contextBridge, ipcRenderer } from 'electron'
import { answerChannel, verbName, type PassphraseVerb } from './verb.ts'

const verb: PassphraseVerb = {
  answer: passphrase => ipcRenderer.invoke(answerChannel, passphrase),
}

contextBridge.exposeInMainWorld(verbName, verb)
