/** Builds by mode: the interface (default), the desktop shell (`shell`); and the test settings. */
import { cpSync, createReadStream, globSync } from 'node:fs'
import { join } from 'node:path'
import vue from '@vitejs/plugin-vue'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import packageJson from './package.json' with { type: 'json' }

/** While developing, the service runs apart; it refuses foreign origins, so requests go to it under its own address. */
const service = 'http://127.0.0.1:4780'
const servicePaths = [
  '/app',
  '/analyses',
  '/files',
  '/usage',
  '/health',
  '/docs',
  '/openapi.json',
  '/api-keys',
  '/webhooks',
  '/deliveries',
]
const toService = { target: service, changeOrigin: true, headers: { origin: service } }

/** What pdf.js asks for while it draws: character maps, the standard fonts, decoders of scans, colour profiles. */
const pdfAssets = ['cmaps', 'standard_fonts', 'wasm', 'iccs']
const pdfAssetFolder = 'pdfjs'

/** The viewer's files beside the page under their own names, which is how pdf.js asks for them. */
const viewerFiles: Plugin = {
  name: 'viewer-files',
  writeBundle({ dir }) {
    for (const folder of pdfAssets)
      cpSync(join('node_modules/pdfjs-dist', folder), join(dir!, pdfAssetFolder, folder), { recursive: true })
  },
  configureServer(server) {
    server.middlewares.use(`/ui/${pdfAssetFolder}`, (request, response, next) => {
      const path = join('node_modules/pdfjs-dist', new URL(request.url ?? '/', service).pathname)
      if (!pdfAssets.some(folder => path.startsWith(join('node_modules/pdfjs-dist', folder)))) return next()
      createReadStream(path).on('error', next).pipe(response)
    })
  },
}

/** The interface: a static page under /ui/, talking to the service over HTTP only. */
const ui: UserConfig = {
  root: 'renderer',
  base: '/ui/',
  plugins: [vue(), viewerFiles],
  build: { outDir: '../out/renderer', emptyOutDir: true, target: 'esnext', chunkSizeWarningLimit: 1500 },
  server: { port: 5173, strictPort: true, proxy: Object.fromEntries(servicePaths.map(path => [path, toService])) },
}

/**
 * Threads are started from `new URL('./name.ts', import.meta.url)`. The build keeps one file per module, so only the
 * ending changes.
 */
const builtThreads: Plugin = {
  name: 'built-threads',
  transform: code =>
    code.includes('import.meta.url')
      ? {
          code: code.replace(
            /new URL\((['"])(\.{1,2}\/[^'"]+)\.ts\1, import\.meta\.url\)/g,
            'new URL($1$2.js$1, import.meta.url)',
          ),
        }
      : null,
}

const threadEntries = globSync('core/**/*-worker.ts')

/** What the core reads at run time besides its modules; the built app has the layout of the project. */
const copied: Plugin = {
  name: 'copied-files',
  writeBundle() {
    const app = 'out/app'
    for (const path of ['package.json', 'resources', 'out/renderer', ...globSync('core/**/*.{json,sql}')])
      cpSync(path, join(app, path), { recursive: true })
  },
}

/** Main process and core, one JavaScript file per module: Electron does not run TypeScript. */
const shell: UserConfig = {
  plugins: [builtThreads, copied],
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'out/app',
    emptyOutDir: true,
    target: 'esnext',
    minify: false,
    rollupOptions: {
      input: ['electron/main.ts', ...threadEntries],
      external: [
        /^node:/,
        'electron',
        ...Object.keys(packageJson.dependencies).map(name => new RegExp(`^${name}(/|$)`)),
      ],
      output: { format: 'es', preserveModules: true, preserveModulesRoot: '.', entryFileNames: '[name].js' },
    },
  },
}

const tests = {
  test: {
    include: ['test/**/*.test.ts'],
    pool: 'forks' as const,
    // Reading scans on two busy cores takes seconds, not milliseconds.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    coverage: { include: ['core/**/*.ts'] },
  },
}

export default defineConfig(({ mode }) => {
  if (process.env['VITEST']) return { plugins: [vue()], ...tests }
  if (mode === 'shell') return shell
  return ui
})
