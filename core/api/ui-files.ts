/** The built interface under /ui/, from a list of its files made at every build: what is not on the list does not exist. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../errors.ts'

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.bcmap': 'application/octet-stream',
  '.pfb': 'application/octet-stream',
  '.ttf': 'font/ttf',
}

/** Vite writes a hash into the names below assets/, so those never change under one name. */
const hashedFolder = 'assets/'

/** Relative path (with `/`) → absolute path of every regular file below `folder`; empty when there is no such folder. */
function listFiles(folder: string): ReadonlyMap<string, string> {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return new Map()
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name))
      .map(path => [relative(folder, path).split(sep).join('/'), path]),
  )
}

/** The files of a build, listed again when there is another one. */
function currentFiles(folder: string): () => ReadonlyMap<string, string> {
  const index = join(folder, 'index.html')
  const builtAt = (): number => statSync(index, { throwIfNoEntry: false })?.mtimeMs ?? 0
  let [listed, listedAt] = [listFiles(folder), builtAt()]
  return () => {
    const at = builtAt()
    if (at !== listedAt) [listed, listedAt] = [listFiles(folder), at]
    return listed
  }
}

/** null: another build is removing the files of the one before. */
function contentOf(path: string): Buffer | null {
  try {
    return readFileSync(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Serves the files of `folder` under /ui/; `/` and `/ui` lead there. Without a build, /ui/ answers 404. */
export function serveInterface(app: FastifyInstance, folder: string): void {
  const files = currentFiles(folder)
  const config = { undocumented: true }
  app.get('/', { config }, (_request, reply) => reply.redirect('/ui/'))
  app.get('/ui', { config }, (_request, reply) => reply.redirect('/ui/'))
  app.get<{ Params: { '*': string } }>('/ui/*', { config }, (request, reply) => {
    const name = request.params['*'] === '' ? 'index.html' : request.params['*']
    const path = files().get(name)
    const content = path === undefined ? null : contentOf(path)
    if (content === null) throw new Refusal('NOT_FOUND', 'No such page')
    reply.header('cache-control', name.startsWith(hashedFolder) ? 'public, max-age=31536000, immutable' : 'no-cache')
    // The interface is a few hundred kilobytes, read from the file cache of the system: a stream would gain nothing.
    return reply.type(mediaTypes[extname(name).toLowerCase()] ?? 'application/octet-stream').send(content)
  })
}
