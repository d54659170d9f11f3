/** The documents and the code agree: every error code, setting, endpoint and script is documented, and nothing else is; links and commands work. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { defectCode, statusOf } from '../../core/api/error-reply.ts'
import { operations } from '../../core/api/openapi/operations.ts'
import { environmentName } from '../../core/config.ts'
import { settingDefinitions } from '../../core/settings.ts'
import packageJson from '../../package.json' with { type: 'json' }

const project = resolve(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(project, path), 'utf8')
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: project })

/** The cells of the first table under a heading of a document, without its header. */
function tableUnder(path: string, heading: string): string[][] {
  const section = read(path)
    .split(/^#+ /m)
    .find(part => part.startsWith(`${heading}\n`))
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
  const written = tableUnder('docs/errors.md', 'Errors').map(([status, code]) => `${code} ${status}`)
  expect(sorted(written)).toEqual(
    sorted([...Object.entries(statusOf).map(([code, status]) => `${code} ${status}`), `${defectCode} 500`]),
  )
})

const settingRows = tableUnder('docs/settings.md', 'Settings')

test('every setting with its flag and variable', () => {
  const written = settingRows.map(([flag, variable]) => `${flag} ${variable}`.trim())
  const known = Object.entries(settingDefinitions).map(([name, { flag }]) =>
    `${flag === null ? '' : `--${flag}`} ${environmentName(name)}`.trim(),
  )
  expect(sorted(written)).toEqual(sorted(known))
})

test('defaults that are plain values', () => {
  for (const [, variable, , value] of settingRows.filter(([, , , value]) => /^[\d.]+$/.test(value ?? ''))) {
    const name = Object.keys(settingDefinitions).find(
      known => environmentName(known) === variable,
    ) as keyof typeof settingDefinitions
    expect(String(settingDefinitions[name].defaultValue()), name).toBe(value)
  }
})

test('every endpoint', () => {
  const written = tableUnder('docs/api.md', 'Endpoints').map(([method, path]) => `${method} ${path}`)
  expect(sorted(written)).toEqual(sorted(operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`)))
})

test('every script, and no script that is not there', () => {
  const written = tableUnder('docs/operation.md', 'Scripts').map(([script]) => script!.replace(/^npm (run )?/, ''))
  expect(sorted(written)).toEqual(sorted(Object.keys(packageJson.scripts)))
  const mentioned = documents.flatMap(path =>
    [...read(path).matchAll(/npm run (?:-s )?([\w:-]*\w)/g)].map(match => `${path}: ${match[1]!}`),
  )
  expect(mentioned.filter(line => !(line.split(': ')[1]! in packageJson.scripts))).toEqual([])
})

test('every link between documents leads to a file', () => {
  const broken = documents.flatMap(path =>
    [...read(path).matchAll(/\]\((?!https?:)([^)#\s]+)/g)]
      .map(match => match[1]!)
      .filter(target => !existsSync(join(project, dirname(path), target)))
      .map(target => `${path} → ${target}`),
  )
  expect(broken).toEqual([])
})

test('every source path that a document names exists', () => {
  const named = documents
    .filter(path => !/CHANGELOG/.test(path))
    .flatMap(path =>
      [...read(path).matchAll(/`((?:core|renderer|electron|test|resources)\/[^`\s]*)`/g)].map(m => m[1]!),
    )
  const missing = named.filter(path => globSync(path.replace(/\/$/, ''), { cwd: project }).length === 0)
  expect(missing).toEqual([])
})

test('README and ARCHITECTURE stay short', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(181)
  expect(read('ARCHITECTURE.md').split('\n').length).toBeLessThanOrEqual(151)
})

test('no file says where it was made', () => {
  for (const name of [...documents, 'package-lock.json'])
    expect(/\/(home|root|Users)\//.test(read(name)), name).toBe(false)
  expect(/"resolved": "(?!https:\/\/registry\.npmjs\.org\/)/.test(read('package-lock.json'))).toBe(false)
})
