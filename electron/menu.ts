/** The native menu of each platform and that of the tray, as templates; what an item does is given. */
import type { ContextMenuParams, MenuItemConstructorOptions } from 'electron'
import { statusLine, type ServiceStatus } from './status.ts'

/** Places of the interface by their fragment, as renderer/ui/window-places.ts has them. */
export const places = [
  ['Inbox', '/'],
  ['Statements', '/statements'],
  ['Invoices', '/invoices'],
  ['Applications', '/applications'],
  ['Documents', '/documents'],
  ['Deliveries', '/deliveries'],
  ['Settings', '/settings'],
  ['API', '/api'],
] as const

export interface MenuActions {
  openDocuments(): void
  /** `place` is a fragment of the interface: `/documents`. */
  goTo(place: string): void
  /** Presses a key the page knows. `withCommand`: together with Ctrl, on macOS with Cmd. */
  press(key: string, withCommand: boolean): void
  print(): void
  openReference(): void
  copyAddress(): void
  turnApi(on: boolean): void
  openAtLogin(on: boolean): void
  showWindow(): void
  quit(): void
}

export interface MenuState extends ServiceStatus {
  readonly platform: NodeJS.Platform
  /** null: the system has no such thing. */
  readonly opensAtLogin: boolean | null
  /** Reloading and the developer tools are for whoever works on the program. */
  readonly isDevelopment: boolean
}

const separator: MenuItemConstructorOptions = { type: 'separator' }
const programName = 'Underwriter Desk'

/**
 * Keys without Ctrl or Cmd (design.md: J, K, F2, Z …) are the page's alone: as accelerators they would be taken from its fields.
 * Ctrl K stands in the menu to be seen; the page takes it.
 */
export function menuTemplate(state: MenuState, actions: MenuActions): MenuItemConstructorOptions[] {
  const isMac = state.platform === 'darwin'
  const settings: MenuItemConstructorOptions = {
    label: 'Settings…',
    accelerator: 'CmdOrCtrl+,',
    click: () => actions.goTo('/settings'),
  }
  const program: MenuItemConstructorOptions = {
    label: programName,
    submenu: [
      { role: 'about', label: `About ${programName}` },
      separator,
      settings,
      ...loginItem(state, actions),
      separator,
      { role: 'services' },
      separator,
      { role: 'hide', label: `Hide ${programName}` },
      { role: 'hideOthers' },
      { role: 'unhide' },
      separator,
      { role: 'quit', label: `Quit ${programName}` },
    ],
  }
  const file: MenuItemConstructorOptions = {
    label: '&File',
    submenu: [
      { label: 'Open documents…', accelerator: 'CmdOrCtrl+O', click: () => actions.openDocuments() },
      { label: 'Print…', accelerator: 'CmdOrCtrl+P', click: () => actions.print() },
      ...(isMac ? [] : [separator, settings, ...loginItem(state, actions)]),
      separator,
      isMac ? { role: 'close' } : { role: 'quit', label: 'Quit' },
    ],
  }
  const go: MenuItemConstructorOptions = {
    label: '&Go',
    submenu: [
      {
        label: 'Search',
        accelerator: 'CmdOrCtrl+K',
        registerAccelerator: false,
        click: () => actions.press('K', true),
      },
      separator,
      ...places.map(([label, place], index) => ({
        label,
        accelerator: `CmdOrCtrl+${index + 1}`,
        click: () => actions.goTo(place),
      })),
    ],
  }
  const view: MenuItemConstructorOptions = {
    label: '&View',
    submenu: [
      { role: 'resetZoom' },
      { role: 'zoomIn' },
      { role: 'zoomOut' },
      separator,
      { role: 'togglefullscreen' },
      ...(state.isDevelopment ? [separator, { role: 'reload' as const }, { role: 'toggleDevTools' as const }] : []),
    ],
  }
  const service: MenuItemConstructorOptions = { label: '&Service', submenu: serviceItems(state, actions) }
  const help: MenuItemConstructorOptions = {
    role: 'help',
    submenu: [
      { label: 'Keys of the window (?)', click: () => actions.press('?', false) },
      { label: 'API reference', click: () => actions.openReference() },
      ...(isMac ? [] : [separator, { role: 'about' as const, label: `About ${programName}` }]),
    ],
  }
  const edit: MenuItemConstructorOptions = { role: 'editMenu' }
  const window: MenuItemConstructorOptions = { role: 'windowMenu' }
  return isMac ? [program, file, edit, go, view, service, window, help] : [file, edit, go, view, service, help]
}

/**
 * While the passphrase is asked for: macOS pastes and quits by menu alone, the others need none. Electron's own, which it shows otherwise,
 * has developer tools and links to the internet.
 */
export const askingTemplate = (platform: NodeJS.Platform): MenuItemConstructorOptions[] | null =>
  platform === 'darwin'
    ? [{ label: programName, submenu: [{ role: 'quit', label: `Quit ${programName}` }] }, { role: 'editMenu' }]
    : null

/** What a click with the other button offers; null: nothing. */
export function contextTemplate({
  isEditable,
  editFlags,
  selectionText,
}: PlaceOfClick): MenuItemConstructorOptions[] | null {
  if (isEditable)
    return [
      { role: 'undo', enabled: editFlags.canUndo },
      { role: 'redo', enabled: editFlags.canRedo },
      separator,
      { role: 'cut', enabled: editFlags.canCut },
      { role: 'copy', enabled: editFlags.canCopy },
      { role: 'paste', enabled: editFlags.canPaste },
      separator,
      { role: 'selectAll', enabled: editFlags.canSelectAll },
    ]
  return selectionText.trim() === '' ? null : [{ role: 'copy', enabled: editFlags.canCopy }]
}
type PlaceOfClick = Pick<ContextMenuParams, 'isEditable' | 'editFlags' | 'selectionText'>

/** The status area: how the service stands, its address, its switch. */
export const trayTemplate = (state: MenuState, actions: MenuActions): MenuItemConstructorOptions[] => [
  { label: `Open ${programName}`, click: () => actions.showWindow() },
  separator,
  ...serviceItems(state, actions),
  separator,
  { label: 'Quit', click: () => actions.quit() },
]

const serviceItems = (state: MenuState, actions: MenuActions): MenuItemConstructorOptions[] => [
  { label: statusLine(state), enabled: false },
  {
    label: 'Admit API keys',
    type: 'checkbox',
    checked: state.apiOn,
    click: () => actions.turnApi(!state.apiOn),
  },
  { label: 'Copy address', click: () => actions.copyAddress() },
]

const loginItem = (state: MenuState, actions: MenuActions): MenuItemConstructorOptions[] =>
  state.opensAtLogin === null
    ? []
    : [
        {
          label: 'Open at login',
          type: 'checkbox',
          checked: state.opensAtLogin,
          click: () => actions.openAtLogin(!state.opensAtLogin),
        },
      ]
