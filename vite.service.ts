/** Builds the service (`vite build --mode service`): a few files that `core/serve.js` starts faster than nine hundred sources. */
import { join, relative, sep } from 'node:path'
import type { Plugin, UserConfig } from 'vite'
import { madeFrom, preparedVocabulary } from './vite.command-line.ts'

const outDir = 'out/service'
const worker = { name: 'task-worker', source: 'core/workflows/intake/task-worker.ts' }

/** How the pool names the file of its thread. */
const threadUrl = /new URL\((['"])\.\/task-worker\.ts\1, import\.meta\.url\)/

/** Files found relative to a module are found from its source; but the thread that reads documents is built too. */
const sourcePlaces: Plugin = {
  name: 'source-places',
  transform(code, id) {
    if (!code.includes('import.meta.url')) return null
    const source = relative(join(import.meta.dirname, outDir), id).replaceAll(sep, '/')
    const fromSource = (part: string): string =>
      part.replaceAll('import.meta.url', `new URL(${JSON.stringify(source)}, import.meta.url).href`)
    // Every second part is the quote that `threadUrl` remembers.
    const parts = code.split(threadUrl).filter((_, at) => at % 2 === 0)
    return { code: parts.map(fromSource).join(`new URL('./${worker.name}.js', import.meta.url)`) }
  },
}

export const service: UserConfig = {
  plugins: [sourcePlaces, preparedVocabulary, madeFrom('vite.service.ts', 'vite.command-line.ts')],
  publicDir: false,
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    target: 'esnext',
    minify: false,
    rollupOptions: {
      input: { serve: 'core/serve.ts', [worker.name]: worker.source },
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
}
