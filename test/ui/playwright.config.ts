/** The interface in a real browser against the real service. `TEST_BROWSER` names the binary; the test run finds it. */
import { defineConfig } from 'playwright/test'

const executablePath = process.env['TEST_BROWSER']

/** Tests that hold a time. */
const timed = /@timed/

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  // Playwright's own number is half the cores.
  workers: 2,
  projects: [
    // A file has a service of its own; the time of a test is mostly the browser's, which draws on one core.
    { name: 'window', grepInvert: timed, workers: 2 },
    // Alone on the machine: run after the others, not beside them.
    { name: 'times', grep: timed, workers: 1 },
  ],
  timeout: 60_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    // Numbers and dates are written as the system does: where another land is meant, a test says so.
    locale: 'en-US',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      // Root in a container has no user namespaces to sandbox with.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
})
