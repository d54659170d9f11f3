/** Files that were dropped, folders opened: the documents of a folder, and how many other files were left out. */

export interface Dropped {
  readonly files: readonly File[]
  /** Files in folders that are no documents, by their endings. */
  readonly leftOut: number
}

/** Endings of the kinds of files that are read; the service looks at the content. */
export const readEndings = [
  'pdf',
  'png',
  'jpg',
  'jpeg',
  'tif',
  'tiff',
  'ofx',
  'qbo',
  'qfx',
  'csv',
  'xlsx',
  'zip',
  'eml',
] as const
const isRead = (name: string): boolean => readEndings.some(ending => name.toLowerCase().endsWith(`.${ending}`))

/** What a folder chosen or dropped passes: only its documents are meant. */
export function documentsOf(files: Iterable<File>): Dropped {
  const all = [...files].filter(({ name }) => !name.startsWith('.'))
  const read = all.filter(({ name }) => isRead(name))
  return { files: read, leftOut: all.length - read.length }
}

/** Must be called while the event is handled: afterwards the transfer is empty. */
export async function droppedFiles(transfer: DataTransfer | null): Promise<Dropped> {
  const items = [...(transfer?.items ?? [])].filter(({ kind }) => kind === 'file')
  const taken = items.map(item => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }))
  const direct = taken.flatMap(({ entry, file }) => (entry?.isDirectory !== true && file !== null ? [file] : []))
  const folders = taken.flatMap(({ entry }) => (entry?.isDirectory === true ? [entry as FileSystemDirectoryEntry] : []))
  const inFolders = documentsOf((await Promise.all(folders.map(filesIn))).flat())
  return { files: [...direct, ...inFolders.files], leftOut: inFolders.leftOut }
}

async function filesIn(folder: FileSystemDirectoryEntry): Promise<File[]> {
  const reader = folder.createReader()
  const found: File[] = []
  for (;;) {
    // A reader hands out a hundred entries at a time, and none at the end.
    const entries = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (entries.length === 0) return found
    for (const entry of entries) {
      if (entry.isDirectory) found.push(...(await filesIn(entry as FileSystemDirectoryEntry)))
      else
        found.push(await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject)))
    }
  }
}
