/** Locates files that are not code, from source and from a packaged application alike. */
import { fileURLToPath } from 'node:url'
import { dirname, join } from 'node:path'
import { existsSync } from 'node:fs'

/** Maps a path inside the packed archive to its unpacked copy: WebAssembly and workers must be real files. */
export function unpackedPath(path: string): string {
  return path.replace(/app\.asar(?=[\\/])/, 'app.asar.unpacked')
}

/** Path of a file under the project's resources folder, found by walking up from this module. */
export function resourcePath(...parts: readonly string[]): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  for (;;) {
    const candidate = unpackedPath(join(folder, 'resources', ...parts))
    if (existsSync(candidate)) return candidate
    const parent = dirname(folder)
    if (parent === folder) throw new Error(`The program is incomplete: resources/${parts.join('/')} is missing`)
    folder = parent
  }
}
