/**
 * Runs a built main process against the stand-in as far as the passphrase goes, and prints what was seen as one line of JSON:
 * `node ask.ts MAIN FOLDER PLAN`, the plan being JSON.
 */
import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import * as electron from './electron.ts'
import { startProgram } from './start.ts'

/** What the user does. */
export interface Plan {
  /** Given one after the other to whoever asks; null: Quit. None: nothing is asked. */
  readonly answers: readonly (string | null)[]
  /** Made under Settings once the window is there. */
  readonly changes?: readonly { readonly current: string | null; readonly next: string | null }[]
  readonly keychain?: 'none' | 'locked'
  /** The port that is asked for belongs to another program. */
  readonly portIsTaken?: boolean
}

const [main, folder, written] = process.argv.slice(2) as [string, string, string]
const plan = JSON.parse(written) as Plan
if (plan.keychain === 'none') electron.safeStorage.getSelectedStorageBackend = () => 'basic_text'
if (plan.keychain === 'locked')
  electron.safeStorage.decryptStringAsync = () => Promise.reject(new Error('the keyring is locked'))
const other = createServer()
if (plan.portIsTaken === true) await new Promise<void>(done => other.listen(0, '127.0.0.1', done))
const port = (other.address() as { port: number } | null)?.port ?? 0

const { app, ipcMain, session, seen } = electron
const { until, exited } = await startProgram(main, folder, ['--port', String(port)])
const asked: object[] = []
if (plan.answers.length > 0) {
  const window = await until(() => seen.windows[0])
  const answer = await until(() => ipcMain.handlers.get('desk:passphrase'))
  const address = await until(() => window.webContents.addresses[0])
  const preferences = window.options['webPreferences'] as { preload: string; session: unknown }
  const guarded = session.fromPartition('passphrase')
  const pages = ['', 'page.css', 'page.js', 'main.js'].map(name =>
    guarded.pages!({ url: new URL(name, 'desk-passphrase://page/').href }),
  )
  const going = electron.cancelable({ url: 'desk-passphrase://page/page.css', isMainFrame: true })
  window.webContents.emit('will-frame-navigate', going)
  const isRequested = (url: string): boolean => {
    let canceled = false
    guarded.beforeRequest!({ url }, ({ cancel }) => (canceled = cancel))
    return !canceled
  }
  app.emit('second-instance', {}, [], folder, { files: [] })
  asked.push({
    preferences: { ...preferences, preload: existsSync(preferences.preload), session: preferences.session === guarded },
    address,
    pages: pages.map(({ status, headers }) => `${status} ${headers.get('content-type')}`),
    policy: pages[0]!.headers.get('content-security-policy'),
    mayNavigate: !going.defaultPrevented,
    newWindow: window.webContents.openWindow!({ url: 'https://example.com/' }).action,
    permission: guarded.permissionCheck!(null, 'media', ''),
    requests: ['desk-passphrase://page/page.js', 'https://example.com/x.js'].map(isRequested),
    menu: seen.menus.at(-1),
    isShownAgain: window.isOnTop,
  })
  const page = { sender: window.webContents, senderFrame: { parent: null, url: address } }
  const stranger = { sender: {}, senderFrame: { parent: null, url: 'http://127.0.0.1/ui/' } }
  const outcome = async (event: object, given: unknown): Promise<unknown> => {
    try {
      return await answer(event, given)
    } catch (error) {
      return (error as Error).message
    }
  }
  asked.push([await outcome(stranger, 'correct horse battery'), await outcome(page, { passphrase: 1 })] as object)
  for (const given of plan.answers) asked.push([await outcome(page, given)])
}

const isOpening = plan.answers.at(-1) !== null
const changed: object[] = []
if (isOpening) {
  try {
    const window = await until(() => seen.windows[plan.answers.length > 0 ? 1 : 0])
    const { origin, hash } = new URL(await until(() => window.webContents.addresses[0]))
    const headers = { authorization: `Bearer ${hash.replace('#token=', '')}`, 'content-type': 'application/json' }
    for (const change of plan.changes ?? []) {
      const reply = await fetch(`${origin}/app/passphrase`, { method: 'POST', headers, body: JSON.stringify(change) })
      const { protection, message } = (await reply.json()) as { protection?: string; message?: string }
      changed.push({ shown: protection ?? message, keys: keys() })
    }
    if (plan.answers.length > 0) await until(() => (seen.windows[0]!.isOpen ? undefined : true))
    app.quit()
  } catch (error) {
    if (seen.exitCode === null) throw error
  }
}
if (seen.exitCode === null) await exited
other.close()
function keys(): string[] {
  return existsSync(join(folder, 'data'))
    ? readdirSync(join(folder, 'data')).filter(name => name.startsWith('desk.key'))
    : []
}
console.log(
  JSON.stringify({
    asked,
    changed,
    keys: keys(),
    windows: seen.windows.length,
    errors: seen.errors,
    exitCode: seen.exitCode,
  }),
)
process.exit(0)
