/** Whether the program opens at login, and changing it: by the system's own list, on Linux by an entry in the autostart folder. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { app } from 'electron'
import { autostartEntry } from './autostart-entry.ts'

/** null where there is nothing to register: a program under development. */
export function opensAtLogin(): boolean | null {
  if (!app.isPackaged) return null
  return process.platform === 'linux' ? existsSync(entryPath()) : app.getLoginItemSettings().openAtLogin
}

export function openAtLogin(on: boolean): void {
  if (process.platform !== 'linux') app.setLoginItemSettings({ openAtLogin: on })
  else if (on) {
    mkdirSync(dirname(entryPath()), { recursive: true })
    // An AppImage is mounted at a new path at every start; its own path is in its environment.
    writeFileSync(entryPath(), autostartEntry(process.env['APPIMAGE'] ?? process.execPath))
  } else rmSync(entryPath(), { force: true })
}

/** `appData` is `$XDG_CONFIG_HOME`, else `~/.config`. */
const entryPath = (): string => join(app.getPath('appData'), 'autostart', 'underwriter-desk.desktop')
