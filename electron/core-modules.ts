/** The core, which lies beside the archive as plain files: its threads load modules from disk, which works in no archive. */
import { fileURLToPath, pathToFileURL } from 'node:url'
import type * as Config from '../core/config.ts'
import type * as Desk from '../core/desk.ts'

/** `…/app.asar/out/app/core/desk.js` → `…/app.asar.unpacked/out/app/core/desk.js`; without an archive the path itself. */
export const besideArchive = (path: string): string => path.replace(/\.asar(?=[\\/])/, '.asar.unpacked')

/** Address of a module in core/, as the build wrote it. Never imported by its own path: a second copy would have a `Refusal` of its own. */
const moduleOf = (name: string): string =>
  pathToFileURL(besideArchive(fileURLToPath(new URL(`../core/${name}.js`, import.meta.url)))).href

export const loadConfig = (): Promise<typeof Config> => import(/* @vite-ignore */ moduleOf('config'))
export const loadDesk = (): Promise<typeof Desk> => import(/* @vite-ignore */ moduleOf('desk'))
