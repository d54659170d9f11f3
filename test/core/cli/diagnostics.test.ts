/** The command line of diagnostics as a process of its own, and that `explain` reads what it writes. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const folder = resolve(import.meta.dirname, '../../../core/cli')
const sample = resolve('resources/samples/Fernhollow income statement 2025.pdf')
function run(script: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, script), ...args], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

test('writes a file that explain explains', () => {
  const out = join(temporaryFolder(), 'masked.json')
  const { status, stdout, stderr } = run('diagnostics.ts', sample, '--out', out, '--words')
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/masked\.json: 1 pages; \d+ words and numbers masked, \d+ kept as they are\.\n/)
  expect(stdout).toMatch(/^\d+\tTotal$/m)
  expect(readFileSync(out, 'utf8')).not.toMatch(/fernhollow/i)
  expect(process.platform === 'win32' || (statSync(out).mode & 0o777) === 0o600).toBe(true)
  const explained = run('explain.ts', out)
  expect([explained.status, explained.stderr]).toEqual([0, ''])
  expect(explained.stdout).toContain('pages 1–1: income_statement')
  expect(explained.stdout).toContain('ordinaryIncomeExpense.income.revenue = ')
})

test('explain refuses a broken one', () => {
  const broken = join(temporaryFolder(), 'broken.json')
  writeFileSync(broken, '{"format":"underwriter-desk-diagnostics"')
  expect(run('explain.ts', broken)).toMatchObject({ status: 2, stderr: expect.stringContaining('not valid JSON') })
})

test.each([
  [[], 'No file'],
  [[sample], '--out'],
  [[sample, sample, '--out', 'x.json'], 'one too many'],
  [['no-such-file.pdf', '--out', 'x.json'], 'no such file'],
  [[sample, '--color'], '--color'],
])('%j is a usage error', (args, message) => {
  const { status, stderr } = run('diagnostics.ts', ...args)
  expect(status).toBe(2)
  expect(stderr).toContain(message)
  expect(existsSync('x.json')).toBe(false)
})
