/** Packages are signed by what the environment names, published nowhere, and look for no updates. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const settings = parse(readFileSync('electron-builder.yml', 'utf8')) as Record<string, unknown>

/** Every member of the settings, at any depth. */
const membersOf = (value: unknown): readonly string[] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([name, member]) => [name, ...membersOf(member)])
    : []

test('no certificate, identity or password stands in the settings', () => {
  const signing =
    /^(?:identity|certificate|csc|cscLink|cscKeyPassword|certificateFile|certificatePassword|certificateSubjectName|certificateSha1|signtoolOptions|azureSignOptions|provisioningProfile|notarize|sign)/i
  expect(membersOf(settings).filter(name => signing.test(name))).toEqual([])
  expect(membersOf({ mac: { identity: null } }).filter(name => signing.test(name))).toEqual(['identity'])
})

test('the variables that sign are documented', () => {
  const documented = readFileSync('docs/electron-security.md', 'utf8')
  const variables = ['CSC_LINK', 'CSC_KEY_PASSWORD', 'WIN_CSC_LINK', 'WIN_CSC_KEY_PASSWORD']
  const notarizing = ['APPLE_ID', 'APPLE_APP_SPECIFIC_PASSWORD', 'APPLE_TEAM_ID']
  for (const name of [...variables, ...notarizing]) expect(documented).toContain(`\`${name}\``)
  // As electron-builder itself reads them.
  const builder = globSync('node_modules/app-builder-lib/out/**/*.js')
    .map(path => readFileSync(path, 'utf8'))
    .join('\n')
  for (const name of [...variables.slice(0, 2), ...notarizing]) expect(builder).toContain(name)
})

test('no package is published, and none carries an address for updates', () => {
  expect(settings['publish']).toBeNull()
  const source = globSync(['electron/**/*.ts', 'core/**/*.ts'])
    .map(path => readFileSync(path, 'utf8'))
    .join('\n')
  expect(source).not.toMatch(/autoUpdater|electron-updater/)
  expect(readFileSync('package.json', 'utf8')).not.toMatch(/electron-updater|update-electron-app/)
})
