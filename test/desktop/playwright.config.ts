/** The desktop program in real Electron: `npm run test:desktop`. */
import { defineConfig } from 'playwright/test'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/desktop',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['./skip-reporter.ts']],
})
