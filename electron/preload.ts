/** The five verbs of core/contract/shell.ts, put on the page's `window`; built as one CommonJS file, as sandboxed preloads must be. */
import { contextBridge, ipcRenderer } from 'electron'
import { shellChannels, shellName, type DeskShell, type OpenedFile } from '../core/contract/shell.ts'

const shell: DeskShell = {
  connection(onOpened) {
    ipcRenderer.removeAllListeners(shellChannels.opened)
    ipcRenderer.on(shellChannels.opened, (_event, files: readonly OpenedFile[]) => onOpened(files))
    ipcRenderer.send(shellChannels.connection)
  },
  saveFileAs: (name, content) => ipcRenderer.invoke(shellChannels.saveFileAs, name, content),
  showInFolder: id => ipcRenderer.invoke(shellChannels.showInFolder, id),
  openInBrowser: page => ipcRenderer.invoke(shellChannels.openInBrowser, page),
  version: () => ipcRenderer.invoke(shellChannels.version),
}

contextBridge.exposeInMainWorld(shellName, shell)
