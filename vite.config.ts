/** Builds by mode: the interface (default), the desktop shell (`shell`); and the test settings. */
import { cpSync, createReadStream, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import vue from '@vitejs/plugin-vue'
import { defineConfig, type BuildEnvironmentOptions, type EnvironmentOptions, type Plugin, type UserConfig } from 'vite'
import { bundledList } from './electron/packages/bundled-list.ts'
import packageJson from './package.json' with { type: 'json' }
import { commandLine } from './vite.command-line.ts'
import { service as builtService } from './vite.service.ts'

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
  '/registry',
]
const toService = { target: service, changeOrigin: true, headers: { origin: service } }

/** What pdf.js asks for while it draws: character maps, the standard fonts, decoders of scans, color profiles. */
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

/** Lists the packages whose code, styles or fonts are taken into the interface, for the notices (electron/packages). */
const bundledPackages: Plugin = {
  name: 'bundled-packages',
  apply: 'build',
  generateBundle(_options, bundle) {
    const modules = [
      ...this.getModuleIds(),
      ...Object.values(bundle).flatMap(part => (part.type === 'chunk' ? part.moduleIds : [])),
    ]
    const folderOf = (id: string): string | undefined =>
      /[\\/](node_modules[\\/](?:.*node_modules[\\/])?(?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/
        .exec(id)?.[1]
        ?.replaceAll('\\', '/')
    const folders = new Set(modules.flatMap(id => folderOf(id) ?? []))
    mkdirSync(join(import.meta.dirname, dirname(bundledList)), { recursive: true })
    writeFileSync(join(import.meta.dirname, bundledList), JSON.stringify([...folders].toSorted()))
  },
}

/** The interface: a static page under /ui/, talking to the service over HTTP only. */
const ui: UserConfig = {
  root: 'renderer',
  base: '/ui/',
  plugins: [vue(), viewerFiles, bundledPackages],
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

/** What the core reads at run time besides its modules, and the pictures of the tray; the built app has the layout of the project. */
const copied: Plugin = {
  name: 'copied-files',
  writeBundle() {
    const files = [
      'package.json',
      'resources',
      'out/renderer',
      ...globSync(['core/**/*.{json,sql}', 'electron/*.png', 'electron/passphrase/*.{html,css}']),
    ]
    for (const path of files) cpSync(path, join(builtApp, path), { recursive: true, filter: isShipped })
  },
}
/** Screenshots are for readers of the project. */
const isShipped = (path: string): boolean => relative('resources/screenshots', path).startsWith('..')

const builtApp = 'out/app'
const forNode = (build: BuildEnvironmentOptions): EnvironmentOptions => ({
  consumer: 'server',
  // Packages lie beside the archive, so what the archive needs of them is taken in; the core names its own as external.
  resolve: { noExternal: true },
  build: { outDir: builtApp, emptyOutDir: false, copyPublicDir: false, target: 'esnext', minify: false, ...build },
})

const preload = (input: string, output: string): EnvironmentOptions =>
  forNode({
    rollupOptions: { input, external: ['electron'], output: { format: 'cjs', entryFileNames: output } },
  })

/**
 * What Electron runs, which is no TypeScript. The core: one file per module, as its threads want it. The main process: one file, which
 * lies in the archive and finds the core beside it. The preloads: one CommonJS file each, as the sandbox wants it. The page that asks for the
 * passphrase: one script.
 */
const shell: UserConfig = {
  plugins: [builtThreads, copied],
  builder: {
    async buildApp(builder) {
      rmSync(builtApp, { recursive: true, force: true })
      for (const name of ['core', 'main', 'passphrasePreload', 'passphrasePage', 'preload'])
        await builder.build(builder.environments[name]!)
    },
  },
  environments: {
    core: forNode({
      rollupOptions: {
        input: ['core/config.ts', 'core/desk.ts', ...threadEntries],
        external: [/^node:/, ...Object.keys(packageJson.dependencies).map(name => new RegExp(`^${name}(/|$)`))],
        output: { format: 'es', preserveModules: true, preserveModulesRoot: '.', entryFileNames: '[name].js' },
      },
    }),
    main: forNode({
      rollupOptions: {
        input: 'electron/main.ts',
        external: [/^node:/, 'electron'],
        output: { format: 'es', entryFileNames: 'electron/main.js', codeSplitting: false },
      },
    }),
    preload: preload('electron/preload.ts', 'electron/preload.cjs'),
    passphrasePreload: preload('electron/passphrase/preload.ts', 'electron/passphrase-preload.cjs'),
    passphrasePage: forNode({
      rollupOptions: {
        input: 'electron/passphrase/page.ts',
        output: { format: 'iife', entryFileNames: 'electron/passphrase/page.js' },
      },
    }),
  },
}

/** Tests that draw and read whole documents, start programs or unpack the tables of a country: each file in a process of its own. */
const documentTests = [
  'test/{api,bombs,corpus,electron,first-sight,kills,samples}/**/*.test.ts',
  'test/core/{cli,delivery,jobs,store,workflows}/**/*.test.ts',
  'test/core/reading/{ocr,pdf}/**/*.test.ts',
  'test/core/reading/*.test.ts',
  'test/core/extraction/classify/**/*.test.ts',
  'test/core/extraction/broken-pages.test.ts',
  'test/core/reports/*-report.test.ts',
  'test/core/lookups/vin-decoder.test.ts',
  'test/core/lookups/address/{here-address,zip-table}.test.ts',
]

/** Tests that hold a time: alone on the machine, after all others. */
const timedTests = [
  'test/core/analysis/feeds/match-rows.test.ts',
  'test/core/delivery/outbox.test.ts',
  'test/core/extraction/solve/solve.test.ts',
  'test/core/integrity/inspection-time.test.ts',
  'test/core/jobs/worker-pool.test.ts',
  'test/core/patterns/linear-patterns.test.ts',
  'test/core/serve.test.ts',
  'test/core/store/library.test.ts',
]

const windowTests = 'test/renderer/**/*.test.ts'

const tests = {
  test: {
    pool: 'forks' as const,
    // Against tests that hang, not for a time: the longest takes a minute where it was measured, and a machine may be slow and busy.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    coverage: { include: ['core/**/*.ts'] },
    projects: [
      {
        extends: true as const,
        test: {
          name: 'modules',
          include: ['test/**/*.test.ts'],
          exclude: [...documentTests, ...timedTests, windowTests],
          // Loading the readers again for every file took longer than the tests.
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true as const,
        // The window keeps what a person set (the form of dates) for as long as it lives.
        test: { name: 'window', include: [windowTests], maxWorkers: 2, sequence: { groupOrder: 0 } },
      },
      {
        extends: true as const,
        test: {
          name: 'documents',
          include: documentTests,
          exclude: timedTests,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true as const,
        test: { name: 'timed', include: timedTests, fileParallelism: false, sequence: { groupOrder: 2 } },
      },
    ],
  },
}

export default defineConfig(({ mode }) => {
  if (mode === 'test') return { plugins: [vue()], ...tests }
  if (mode === 'shell') return shell
  if (mode === 'command-line') return commandLine
  if (mode === 'service') return builtService
  return ui
})
