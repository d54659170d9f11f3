/** What is shipped: pinned, with hashes, under licenses that allow it. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isAllowedLicense } from '../../electron/packages/licenses.ts'
import { licenseFaults, packageFaults, type LockedPackages } from '../../electron/packages/locked.ts'

const locked: LockedPackages = {
  '': { version: '1.0.0' },
  'node_modules/good': { version: '1.2.3', license: 'MIT', integrity: 'sha512-abc' },
  'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0-only', dev: true },
}

test('packages that are pinned, hashed and allowed have no faults; tools of development are not asked', () => {
  expect(packageFaults({ dependencies: { good: '1.2.3' } }, locked)).toEqual([])
})
test('a forbidden license fails, of a package that another one brings along too', () => {
  const packages = {
    ...locked,
    'node_modules/good/node_modules/bad': { version: '2.0.0', license: 'AGPL-3.0-only', integrity: 'sha512-abc' },
    'node_modules/silent': { version: '2.0.0', integrity: 'sha512-abc' },
  }
  expect(packageFaults({ dependencies: { good: '1.2.3' } }, packages)).toEqual([
    'node_modules/good/node_modules/bad: its license (AGPL-3.0-only) is not in allowed-licenses.json',
    'node_modules/silent: its license (no license) is not in allowed-licenses.json',
  ])
})
test('a package of development that the interface takes in is held to the same licenses', () => {
  expect(licenseFaults(['node_modules/tool'], locked)).toHaveLength(1)
})
test('a range is no version, in overrides neither', () => {
  const manifest = { dependencies: { good: '^1.2.3' }, overrides: { other: { deep: '~2.0.0', same: '$good' } } }
  expect(packageFaults(manifest, locked)).toEqual([
    'package.json: good is asked for as "^1.2.3", not as one version',
    'package.json: the override of deep is not one version',
  ])
})
test('the lockfile has the version that is asked for, its hash, and the registry as its origin', () => {
  const packages = {
    'node_modules/good': { version: '1.2.4', license: 'MIT', integrity: 'sha512-abc' },
    'node_modules/bare': { version: '1.0.0', license: 'MIT' },
    'node_modules/old': { version: '1.0.0', license: 'MIT', integrity: 'sha1-abc' },
    'node_modules/far': {
      version: '1.0.0',
      license: 'MIT',
      integrity: 'sha512-abc',
      resolved: 'https://example.com/far.tgz',
    },
  }
  expect(packageFaults({ dependencies: { good: '1.2.3', alias: 'npm:@scope/other@3.0.0' } }, packages)).toEqual([
    'package-lock.json: good is 1.2.4, not 1.2.3',
    'package-lock.json: alias is missing, not 3.0.0',
    'package-lock.json: node_modules/bare has no SHA-512',
    'package-lock.json: node_modules/old has no SHA-512',
    'package-lock.json: node_modules/far comes from https://example.com/far.tgz',
  ])
})

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-or-later)', true],
  ['GPL-3.0-or-later OR MIT', true],
  ['(MIT AND Zlib)', true],
  ['MIT AND GPL-3.0-only', false],
  ['MIT OR GPL-3.0-only AND ISC', true],
  ['(MIT OR GPL-3.0-only) AND GPL-2.0-only', false],
  ['GPL-2.0-only', false],
  ['GPL-2.0-only WITH Classpath-exception-2.0', false],
  ['SEE LICENSE IN LICENSE.txt', false],
  ['UNLICENSED', false],
  ['(MIT', false],
  ['', false],
])('license %s: %s', (expression, isAllowed) => {
  expect(isAllowedLicense(expression)).toBe(isAllowed)
})

test('the packages of this project have no faults', () => {
  const read = (name: string): unknown => JSON.parse(readFileSync(name, 'utf8'))
  const { packages } = read('package-lock.json') as { packages: LockedPackages }
  expect(packageFaults(read('package.json') as object, packages)).toEqual([])
})
