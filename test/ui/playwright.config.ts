/** The interface in a real browser against the real service. `TEST_BROWSER` names the binary; the test run finds it. */
import { defineConfig } from 'playwright/test'

const executablePath = process.env['TEST_BROWSER']

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  // Two cores: the service reads documents on both already.
  workers: 1,
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
