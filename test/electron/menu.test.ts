/** The native menus: what is in them on each system, their keys, and what they do. */
import type { MenuItemConstructorOptions } from 'electron'
import { describe, expect, test } from 'vitest'
import {
  askingTemplate,
  contextTemplate,
  menuTemplate,
  places,
  trayTemplate,
  type MenuActions,
  type MenuState,
} from '../../electron/menu.ts'
import { placesOfService, placesOfWork } from '../../renderer/ui/window-places.ts'

const state: MenuState = {
  platform: 'linux',
  baseUrl: 'http://127.0.0.1:4780',
  apiOn: true,
  opensAtLogin: false,
  isDevelopment: false,
}

/** Actions that write down what was asked of them. */
function recorded(): { done: unknown[][]; actions: MenuActions } {
  const done: unknown[][] = []
  const note =
    (name: string) =>
    (...args: unknown[]) =>
      void done.push([name, ...args])
  const names = [
    'openDocuments',
    'goTo',
    'press',
    'print',
    'openReference',
    'copyAddress',
    'turnApi',
    'openAtLogin',
    'showWindow',
    'quit',
  ] as const
  return { done, actions: Object.fromEntries(names.map(name => [name, note(name)])) as unknown as MenuActions }
}

const flat = (items: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] =>
  items.flatMap(item => [item, ...(Array.isArray(item.submenu) ? flat(item.submenu) : [])])
const menuOf = (change: Partial<MenuState> = {}, actions = recorded().actions) =>
  flat(menuTemplate({ ...state, ...change }, actions))
const click = (items: MenuItemConstructorOptions[], label: string) =>
  (items.find(item => item.label === label)!.click as () => void)()

describe.each(['darwin', 'win32', 'linux'] as const)('on %s', platform => {
  test('no key stands twice, and none is without Ctrl or Cmd: those are the fields’ own', () => {
    const keys = menuOf({ platform }).flatMap(({ accelerator }) => accelerator ?? [])
    expect(keys.length).toBeGreaterThan(8)
    expect(new Set(keys).size).toBe(keys.length)
    for (const key of keys) expect(key).toMatch(/^CmdOrCtrl\+/)
  })
  test('every item does something: a role, a submenu, an action, or it is a line of text', () => {
    for (const item of menuOf({ platform }))
      expect(
        item.type === 'separator' || item.role || item.submenu || item.click || item.enabled === false,
      ).toBeTruthy()
  })
  test('editing, printing, settings and quitting are there', () => {
    const items = menuOf({ platform })
    expect(items.filter(({ label }) => label === 'Settings…')).toHaveLength(1)
    for (const role of ['editMenu', 'quit', 'about'])
      expect(
        items.some(item => item.role === role),
        role,
      ).toBe(true)
    expect(items.some(({ label }) => label === 'Print…')).toBe(true)
  })
})

test('macOS: the first menu is the program’s, and closing a window is not quitting', () => {
  const [first, file] = menuTemplate({ ...state, platform: 'darwin' }, recorded().actions)
  expect(first!.label).toBe('Underwriter Desk')
  expect((file!.submenu as MenuItemConstructorOptions[]).at(-1)).toEqual({ role: 'close' })
})

test('the search shows its key and leaves it to the page', () => {
  const { done, actions } = recorded()
  const items = menuOf({}, actions)
  expect(items.find(({ label }) => label === 'Search')).toMatchObject({
    accelerator: 'CmdOrCtrl+K',
    registerAccelerator: false,
  })
  click(items, 'Search')
  click(items, 'Keys of the window (?)')
  expect(done).toEqual([
    ['press', 'K', true],
    ['press', '?', false],
  ])
})

test('the places are those of the interface', () => {
  expect(places).toEqual([...placesOfWork, ...placesOfService].map(({ name, to }) => [name, to]))
})

test('places go by their fragment', () => {
  const { done, actions } = recorded()
  const items = menuOf({}, actions)
  for (const label of ['Inbox', 'Documents', 'Deliveries']) click(items, label)
  expect(done).toEqual([
    ['goTo', '/'],
    ['goTo', '/documents'],
    ['goTo', '/deliveries'],
  ])
})

test('the status area says how the service stands, and turns it', () => {
  const { done, actions } = recorded()
  const on = trayTemplate(state, actions)
  expect(on.find(({ enabled }) => enabled === false)!.label).toBe('API on at 127.0.0.1:4780')
  click(on, 'Admit API keys')
  const off = trayTemplate({ ...state, apiOn: false }, actions)
  expect(off.find(({ enabled }) => enabled === false)!.label).toMatch(/^API off/)
  expect(off.find(({ type }) => type === 'checkbox')).toMatchObject({ checked: false })
  click(off, 'Admit API keys')
  click(off, 'Copy address')
  click(off, 'Quit')
  expect(done).toEqual([['turnApi', false], ['turnApi', true], ['copyAddress'], ['quit']])
})

test('opening at login is offered where it can be, and the developer tools where they belong', () => {
  const { done, actions } = recorded()
  click(menuOf({ opensAtLogin: true }, actions), 'Open at login')
  expect(done).toEqual([['openAtLogin', false]])
  expect(menuOf({ opensAtLogin: null }).some(({ label }) => label === 'Open at login')).toBe(false)
  expect(menuOf().some(({ role }) => role === 'toggleDevTools' || role === 'reload')).toBe(false)
  expect(menuOf({ isDevelopment: true }).some(({ role }) => role === 'toggleDevTools')).toBe(true)
})

test('while the passphrase is asked for there is no menu, but where one pastes by it', () => {
  expect(['linux', 'win32'].map(platform => askingTemplate(platform as NodeJS.Platform))).toEqual([null, null])
  expect(JSON.stringify(askingTemplate('darwin'))).toMatch(/"role":"quit".*"role":"editMenu"/)
})

test('a click with the other button offers what its place takes', () => {
  const editFlags = { canUndo: false, canRedo: false, canCut: false, canCopy: true, canPaste: true, canSelectAll: true }
  const offered = (isEditable: boolean, selectionText: string) =>
    contextTemplate({ isEditable, selectionText, editFlags } as Parameters<typeof contextTemplate>[0])?.flatMap(
      ({ role, enabled }) => (role !== undefined && enabled === true ? [role] : []),
    )
  expect(offered(true, '')).toEqual(['copy', 'paste', 'selectAll'])
  expect(offered(false, '412,310')).toEqual(['copy'])
  expect(offered(false, ' ')).toBeUndefined()
})
