/** Builds by mode: the interface (default), the desktop shell (`shell`), its preload (`preload`); and the test settings. */
import { globSync } from 'node:fs'
import vue from '@vitejs/plugin-vue'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import packageJson from './package.json' with { type: 'json' }

/** The interface: a static page under /ui/, talking to the service over HTTP only. */
const ui: UserConfig = {
  root: 'renderer',
  base: '/ui/',
  plugins: [vue()],
  build: { outDir: '../out/renderer', emptyOutDir: true, target: 'esnext', chunkSizeWarningLimit: 1500 },
  server: { port: 5173, strictPort: true },
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

/** Main process and core, one JavaScript file per module: Electron does not run TypeScript. */
const shell: UserConfig = {
  plugins: [builtThreads],
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'out/shell',
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

/** A sandboxed preload has to be CommonJS and a single file. */
const preload: UserConfig = {
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'out/preload',
    emptyOutDir: true,
    minify: false,
    rollupOptions: {
      input: 'electron/preload.ts',
      external: ['electron'],
      output: { format: 'cjs', entryFileNames: 'preload.cjs' },
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
  if (process.env['VITEST']) return { plugins: [vue()], ...tests } as UserConfig
  if (mode === 'shell') return shell
  if (mode === 'preload') return preload
  return ui
})
