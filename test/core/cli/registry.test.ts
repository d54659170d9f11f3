/** The command line of registries as a process of its own. */
import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const entry = resolve(import.meta.dirname, '../../../core/cli/registry.ts')
function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [entry, ...args], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

test('imports, lists and removes', () => {
  const folder = temporaryFolder()
  const file = join(folder, 'entities.csv')
  writeFileSync(file, 'Entity Name\tStatus\nOsprey Marine LLC\tActive\n\tActive\n')
  const data = ['--data-dir', join(folder, 'data')]
  expect(run('list', ...data)).toMatchObject({ status: 0, stdout: 'No registry was imported.\n' })
  expect(existsSync(join(folder, 'data'))).toBe(false)
  expect(run('import', file, '--state', 'or', ...data)).toMatchObject({
    status: 0,
    stdout: 'OR: 1 record, 1 row skipped.\n',
    stderr: '',
  })
  expect(run('list', ...data).stdout).toMatch(/^OR {2}1 record {2}1 row skipped {2}\d{4}-\S+ {2}entities.csv\n$/)
  expect(run('remove', 'OR', ...data)).toMatchObject({ status: 0 })
  expect(run('remove', 'OR', ...data)).toMatchObject({ status: 2 })
})

test.each([
  [[], 'No command'],
  [['import'], 'No file'],
  [['import', 'no-such-file.csv'], '--state'],
  [['import', 'no-such-file.csv', '--state', 'OR'], 'no such file'],
  [['import', 'a.csv', 'b.csv', '--state', 'OR'], 'one too many'],
  [['mend'], 'no such command'],
  [['list', '--color'], '--color'],
])('%j is a usage error', (args, message) => {
  const { status, stderr } = run(...args, ...(args.includes('--color') ? [] : ['--data-dir', temporaryFolder()]))
  expect(status).toBe(2)
  expect(stderr).toContain(message)
})
