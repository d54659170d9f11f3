/** README and code say the same: every error code, setting, endpoint and script is in it, and nothing else is. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { defectCode, statusOf } from '../../core/api/error-reply.ts'
import { operations } from '../../core/api/openapi/operations.ts'
import { environmentName } from '../../core/config.ts'
import { settingDefinitions } from '../../core/settings.ts'
import packageJson from '../../package.json' with { type: 'json' }

const project = resolve(import.meta.dirname, '../..')
const readme = readFileSync(join(project, 'README.md'), 'utf8')

/** The cells of the table under a heading, without its head. */
function tableUnder(heading: string): string[][] {
  const section = readme.split(/^#+ /m).find(part => part.startsWith(`${heading}\n`))
  const rows = section?.split('\n').filter(line => line.startsWith('|')) ?? []
  return rows.slice(2).map(row =>
    row
      .slice(1, -1)
      .split('|')
      .map(cell => cell.trim().replaceAll('`', '')),
  )
}
const sorted = (lines: readonly string[]) => [...lines].sort()

test('every error code with its status', () => {
  const written = tableUnder('Errors').map(([status, code]) => `${code} ${status}`)
  expect(sorted(written)).toEqual(
    sorted([...Object.entries(statusOf).map(([code, status]) => `${code} ${status}`), `${defectCode} 500`]),
  )
})

test('every setting with its flag and variable', () => {
  const written = tableUnder('Settings').map(([flag, variable]) => `${flag} ${variable}`.trim())
  const known = Object.entries(settingDefinitions).map(([name, { flag }]) =>
    `${flag === null ? '' : `--${flag}`} ${environmentName(name)}`.trim(),
  )
  expect(sorted(written)).toEqual(sorted(known))
})

test('defaults that are plain values', () => {
  for (const [, variable, , otherwise] of tableUnder('Settings')) {
    const name = Object.keys(settingDefinitions).find(
      known => environmentName(known) === variable,
    ) as keyof typeof settingDefinitions
    if (/^[\d.]+$/.test(otherwise ?? '')) expect(String(settingDefinitions[name].otherwise()), name).toBe(otherwise)
  }
})

test('every endpoint', () => {
  const written = tableUnder('Endpoints').map(([method, path]) => `${method} ${path}`)
  expect(sorted(written)).toEqual(sorted(operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`)))
})

test('every script, and no script that is not there', () => {
  const written = tableUnder('Scripts').map(([script]) => script!.replace(/^npm (run )?/, ''))
  expect(sorted(written)).toEqual(sorted(Object.keys(packageJson.scripts)))
  const mentioned = [...readme.matchAll(/npm run (?:-s )?([\w:]+)/g)].map(match => match[1]!)
  expect(mentioned.filter(script => !(script in packageJson.scripts))).toEqual([])
})

test('no file says where it was made', () => {
  for (const name of ['README.md', 'ARCHITECTURE.md', 'CHANGELOG.md', 'package-lock.json']) {
    const text = readFileSync(join(project, name), 'utf8')
    expect(/\/(home|root|Users)\//.test(text), name).toBe(false)
    if (name === 'package-lock.json') expect(/"resolved": "(?!https:\/\/registry\.npmjs\.org\/)/.test(text)).toBe(false)
  }
})
