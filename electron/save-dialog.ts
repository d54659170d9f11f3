/** What the save dialog proposes for a file name. */
import { basename, extname, join } from 'node:path'
import type { SaveDialogOptions } from 'electron'

/** What the product writes, by ending. */
const kinds: Readonly<Record<string, string>> = {
  '.xlsx': 'Excel workbook',
  '.json': 'JSON',
  '.csv': 'Comma-separated values',
  '.pdf': 'PDF document',
  '.zip': 'ZIP archive',
}

/** `folder` is where the user saved last; null lets the system choose. Only the last part of `name` counts. */
export function saveDialogOptions(name: string, folder: string | null): SaveDialogOptions {
  const fileName = basename(name.replaceAll('\\', '/'))
  const ending = extname(fileName).toLowerCase()
  const kind = kinds[ending]
  return {
    defaultPath: folder === null ? fileName : join(folder, fileName),
    filters: [
      ...(kind === undefined ? [] : [{ name: kind, extensions: [ending.slice(1)] }]),
      { name: 'All files', extensions: ['*'] },
    ],
    properties: ['createDirectory', 'showOverwriteConfirmation'],
  }
}
