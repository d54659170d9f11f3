/** The desktop program, where the page runs in it: the only file that looks for it. In a browser, the browser's own means do. */
import { shellName, type DeskShell, type SavedFile } from '../../core/contract/shell.ts'

const shell = (window as { readonly [shellName]?: DeskShell })[shellName] ?? null

/** `take` gets the documents that are opened with the program; in a browser there are none. */
export function whenOpened(take: (files: readonly File[]) => void): void {
  shell?.connection(opened =>
    take(opened.map(({ name, content }) => new File([content], name, { type: 'application/pdf' }))),
  )
}

/** Asks where to save. null: the user did not want to, or it is with the browser, which does not tell. Rejects when it cannot be written. */
export async function saveFile(fileName: string, content: Blob): Promise<SavedFile | null> {
  if (shell !== null) return shell.saveFileAs(fileName, await content.arrayBuffer())
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The browser has taken hold of it when the click has been handled; a minute is for one that asks first.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000)
  return null
}

export const showInFolder = (file: SavedFile): void => void shell?.showInFolder(file.id)
