/** Builds the command line (`vite build --mode command-line`): a few files that `core/cli/command-line.cjs` starts faster than the sources. */
import { statSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Plugin, UserConfig } from 'vite'
import { phraseTokens } from './core/vocabulary/normalize-label.ts'
import { withoutPlace } from './core/vocabulary/vocabulary.ts'

const fromHere = (path: string): string => relative(import.meta.dirname, path).replaceAll(sep, '/')

/** Files found relative to a module are found from its source: `core/cli/command-line.cjs` hands both functions to the modules it loads. */
const sourcePlaces: Plugin = {
  name: 'source-places',
  transform: (code, id) =>
    code.includes('import.meta.')
      ? {
          code: code
            .replaceAll('import.meta.url', `sourceUrl(${JSON.stringify(fromHere(id))})`)
            .replaceAll('import.meta.resolve(', 'sourceResolve(')
            .replaceAll('import.meta.main', 'false'),
        }
      : null,
}

const statementVocabulary = /\/core\/vocabulary\/(?:balance-sheet|income-statement|cash-flow-statement)\.json$/

/** Seven thousand phrases are normalized once here instead of at every start. */
export const preparedVocabulary: Plugin = {
  name: 'prepared-vocabulary',
  enforce: 'pre',
  transform(code, id) {
    if (!statementVocabulary.test(id)) return null
    const rows = JSON.parse(code) as readonly { readonly phrases: readonly string[] }[]
    const tokensOf = (phrase: string): string => phraseTokens(withoutPlace(phrase)).join(' ')
    return { code: JSON.stringify(rows.map(row => ({ ...row, tokens: row.phrases.map(tokensOf) }))) }
  },
}

/** What exceljs reads files with, and CSV: it is used to write workbooks, and its packing is the platform's. */
const unusedByWriter = ['../csv/csv', 'jszip', 'saxes', 'readable-stream']
const standIn = '\0unused-by-writer:'
const writerOnly: Plugin = {
  name: 'writer-only',
  enforce: 'pre',
  resolveId: (id, importer) =>
    unusedByWriter.includes(id) && importer?.includes('/exceljs/') ? standIn + id : undefined,
  load: id =>
    id === `${standIn}readable-stream`
      ? "module.exports = require('node:stream')"
      : id.startsWith(standIn)
        ? 'module.exports = {}'
        : undefined,
}

/** What the build was made from, the files of its own `settings` too: with any of it changed, what starts the build runs the sources. */
export const madeFrom = (...settings: readonly string[]): Plugin => {
  let begun = 0
  return {
    name: 'made-from',
    buildStart: () => void (begun = performance.timeOrigin + performance.now()),
    writeBundle({ dir }, bundle) {
      const chunks = Object.values(bundle).filter(part => part.type === 'chunk')
      const modules = chunks.flatMap(({ moduleIds }) => moduleIds.map(id => fromHere(id.replace(/\?.*$/, ''))))
      // The list of installed packages stands for all of them: their own files all carry one date.
      const paths = [
        ...modules.filter(path => path.startsWith('core/')),
        'node_modules/.package-lock.json',
        ...settings,
      ]
      // A file that is changed while the build runs may have been read before: with no date it makes the build stale.
      const dateOf = (path: string): number => statSync(join(import.meta.dirname, path)).mtimeMs
      const inputs = [...new Set(paths)].map(path => [path, dateOf(path) < begun ? dateOf(path) : null])
      const entries = Object.fromEntries(
        chunks.flatMap(({ isEntry, name, fileName }) => (isEntry ? [[name, fileName]] : [])),
      )
      writeFileSync(join(dir!, 'manifest.json'), JSON.stringify({ entries, inputs }))
    },
  }
}

/**
 * A few files instead of four hundred; the names carry a digest of the content. Of the packages only those every statement needs are built in.
 */
export const commandLine: UserConfig = {
  plugins: [sourcePlaces, preparedVocabulary, writerOnly, madeFrom('vite.command-line.ts')],
  publicDir: false,
  ssr: { noExternal: ['exceljs', 'uuid', '@hyzyla/pdfium'] },
  build: {
    ssr: true,
    outDir: 'out/command-line',
    emptyOutDir: true,
    target: 'esnext',
    minify: false,
    rollupOptions: {
      input: {
        analyze: 'core/cli/analyze.ts',
        readApplication: 'core/cli/read-application.ts',
        restThread: 'core/workflows/intake/rest-thread.ts',
      },
      output: {
        format: 'cjs',
        entryFileNames: '[name]-[hash].cjs',
        chunkFileNames: '[name]-[hash].cjs',
        dynamicImportInCjs: false,
      },
    },
  },
}
