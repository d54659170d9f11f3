/**
 * Runs a built main process against the stand-in, does what a user does, and prints what was seen as one line of JSON:
 * `node run.ts MAIN FOLDER DOCUMENT`.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { shellChannels } from '../../../core/contract/shell.ts'
import * as electron from './electron.ts'
import { startProgram } from './start.ts'

const [main, folder, document] = process.argv.slice(2) as [string, string, string]
const { until, exited } = await startProgram(main, folder, [document])
const { app, session, ipcMain, seen } = electron

const window = await until(() => seen.windows[0])
const contents = window.webContents
const address = await until(() => contents.addresses[0])
const { origin, hash } = new URL(address)
const preferences = window.options['webPreferences'] as { preload: string }
const page = { senderFrame: { parent: null, url: `${origin}/ui/` } }
const stranger = { senderFrame: { parent: null, url: 'https://example.com/' } }

const interfaceStatus = (await fetch(`${origin}/ui/`)).status
const token = hash.replace('#token=', '')
const overviewStatus = (await fetch(`${origin}/app/overview`, { headers: { authorization: `Bearer ${token}` } })).status

const chosen = (label: string): void =>
  seen.menus
    .at(-1)!
    .flatMap(({ submenu }) => (submenu ?? []) as { label?: string; click?: () => void }[])
    .find(item => item.label === label)!.click!()
// Chosen before the page listens: going there at once would take its token from under it.
chosen('Settings')
const goneBefore = contents.addresses.length

ipcMain.emit(shellChannels.connection, page)
const goneThen = contents.addresses.at(-1)!.replace(origin, '')
const [channel, files] = (await until(() => contents.sent[0])) as [string, { name: string; content: Uint8Array }[]]

app.emit('second-instance', {}, [], folder, { files: [document, '/not/a/document.txt'] })
await until(() => contents.sent[1])
const fromTheDock = electron.cancelable()
app.emit('open-file', fromTheDock, document)
await until(() => contents.sent[2])

for (const label of ['Documents', 'Search']) chosen(label)

const navigation = (url: string, isMainFrame = true): boolean => {
  const event = electron.cancelable({ url, isMainFrame })
  contents.emit('will-frame-navigate', event)
  return !event.defaultPrevented
}
const permission = (name: string): readonly boolean[] => {
  const requested: boolean[] = []
  const { permissionRequest, permissionCheck } = session.defaultSession
  permissionRequest!(null, name, is => requested.push(is), { requestingUrl: `${origin}/ui/` })
  return [...requested, permissionCheck!(null, name, origin)]
}
const isRequested = (url: string): boolean => {
  let canceled = false
  session.defaultSession.beforeRequest!({ url }, ({ cancel }) => (canceled = cancel))
  return !canceled
}
const refusal = async (channel: string, event: unknown, ...args: unknown[]): Promise<string> => {
  try {
    await ipcMain.handlers.get(channel)!(event, ...args)
    return 'answered'
  } catch (error) {
    return (error as Error).message
  }
}

ipcMain.emit(shellChannels.connection, stranger)
const editing = { canUndo: false, canRedo: false, canCut: true, canCopy: true, canPaste: true, canSelectAll: true }
contents.emit('context-menu', {}, { isEditable: true, editFlags: editing, selectionText: '' })
for (let times = 0; times < 3; times += 1) contents.emit('render-process-gone', {}, { reason: 'oom' })
const crashes = [contents.reloads, ...seen.errors.splice(0)]

const toolTips = [electron.trays[0]!.toolTip]
const patch = { name: 'admitKeys', value: 'false' }
await fetch(`${origin}/app/settings`, {
  method: 'PATCH',
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body: JSON.stringify(patch),
})
toolTips.push(electron.trays[0]!.toolTip)

const observed = {
  options: { ...window.options, webPreferences: { ...preferences, preload: existsSync(preferences.preload) } },
  interfaceStatus,
  overviewStatus,
  opened: [channel, files.map(({ name, content }) => `${name} ${content.length}`)],
  openedLater: [contents.sent.length, fromTheDock.defaultPrevented],
  goneOnceThere: [goneBefore, goneThen],
  goneTo: contents.addresses.at(-1)!.replace(origin, ''),
  pressed: contents.pressed,
  navigation: [`${origin}/ui/#/documents`, `${origin}/docs`, 'https://example.com/'].map(url => navigation(url)),
  navigationOfFrame: navigation(`${origin}/ui/`, false),
  newWindows: [`${origin}/docs`, 'https://example.com/'].map(url => contents.openWindow!({ url }).action),
  shownOutside: seen.opened.map(url => url.replace(origin, '')),
  permissions: ['media', 'clipboard-sanitized-write'].map(permission),
  requests: [`${origin}/app/overview`, 'https://example.com/x.js'].map(isRequested),
  version: await ipcMain.handlers.get(shellChannels.version)!(page),
  refusals: [
    await refusal(shellChannels.version, stranger),
    await refusal(shellChannels.openInBrowser, page, 'https://example.com/'),
    await refusal(shellChannels.showInFolder, page, 'unknown'),
  ],
  contextMenu: seen.popped.flatMap(({ role, enabled }) => (role !== undefined && enabled === true ? [role] : [])),
  crashes,
  trayPicture: existsSync(electron.trays[0]!.picture),
  toolTips: toolTips.map(text => text.replace(new URL(origin).host, 'ADDRESS')),
  sealedKey: readdirSync(join(folder, 'data')).filter(name => name.startsWith('desk.key')),
}
// While it closes it is reopened: it comes back by itself.
app.quit()
app.emit('second-instance', {}, [], folder, { files: [document] })
await exited
const isClosed = await fetch(`${origin}/health`).then(
  () => false,
  () => true,
)
console.log(
  JSON.stringify({ ...observed, isClosed, errors: seen.errors, relaunched: seen.relaunched, exitCode: seen.exitCode }),
)
process.exit(0)
