/** Starts a built main process with the stand-in in Electron's place. */
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as electron from './electron.ts'

export interface Started {
  /** Waits for what the program does; throws when it ends first. */
  readonly until: <T>(value: () => T | undefined) => Promise<T>
  readonly exited: Promise<void>
}

/** `folder` holds the profile, and the data in `data`; `more` are arguments besides. */
export async function startProgram(main: string, folder: string, more: readonly string[]): Promise<Started> {
  const standIn = new URL('./electron.ts', import.meta.url).href
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'electron'
        ? { url: standIn, shortCircuit: true, format: 'module-typescript' }
        : next(specifier, context),
  })
  electron.place.folder = folder
  process.argv = ['desk', '--no-sandbox', '--port', '0', '--data-dir', join(folder, 'data'), ...more]
  const { app, seen } = electron
  const exited = new Promise<void>(done => app.once('exited', () => done()))
  await import(pathToFileURL(main).href)
  electron.becomeReady()
  return {
    exited,
    async until(value) {
      for (;;) {
        const found = value()
        if (found !== undefined) return found
        if (seen.exitCode !== null) throw new Error(`The program ended: ${seen.errors.join(' ')}`)
        await new Promise(next => setImmediate(next))
      }
    },
  }
}
