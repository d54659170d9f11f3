/** A folder of its own for a test, removed when the test ends. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'desk-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
