/** The built command line: it says what the sources say, and stands back when they have changed. */
import { spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawTinyInvoice } from '../../support/tiny-invoice.ts'
import { drawTinyStatement } from '../../support/tiny-statement.ts'

const here = resolve(import.meta.dirname, '../../..')
/** A project of its own, built, and the folder of its documents. */
const project = mkdtempSync(join(tmpdir(), 'desk-test-'))
const documents = join(project, 'documents')
afterAll(() => rmSync(project, { recursive: true, force: true }))

beforeAll(async () => {
  const settings = readdirSync(here).filter(name => /^vite\..*\.ts$/.test(name))
  for (const path of ['core', 'electron', 'package.json', ...settings])
    cpSync(join(here, path), join(project, path), { recursive: true })
  for (const path of ['node_modules', 'resources']) symlinkSync(join(here, path), join(project, path))
  const vite = join(here, 'node_modules/vite/bin/vite.js')
  const args = [vite, 'build', '--mode', 'command-line', '--logLevel', 'error']
  // Vite would take a run of Vitest for its own.
  const { VITEST: _vitest, ...env } = process.env
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: project, env, encoding: 'utf8' })
  expect({ status, stderr }).toMatchObject({ status: 0 })
  mkdirSync(documents)
  writeFileSync(join(documents, 'statement.pdf'), await drawTinyStatement())
  writeFileSync(join(documents, 'invoice.pdf'), await drawTinyInvoice())
})

async function run(entry: string, ...args: string[]) {
  const child = spawn(process.execPath, [join(project, entry), ...args], {
    cwd: documents,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, err, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise(done => child.on('close', done)),
  ])
  return { out, err, code }
}

/** Without what differs from run to run. */
const stable = (json: string): unknown =>
  JSON.parse(json, (key, value: unknown) =>
    ['analysisId', 'analysis_id', 'createdAt', 'created_at', 'generatedAt'].includes(key) ? null : value,
  )

const built = () => join(project, 'out/command-line')
const keptCode = () => readdirSync(built()).filter(name => name.includes('.cjs.v'))

describe('the built command line', () => {
  test('says what the sources say, of statements and invoices, and keeps its compiled code', async () => {
    const sources = await run('core/cli/analyze.ts', 'statement.pdf', 'invoice.pdf', '--out', 'out')
    expect(sources).toMatchObject({ code: 0 })
    expect(keptCode()).toEqual([])
    // The second run uses the code that the first compiled.
    for (let turn = 0; turn < 2; turn++) {
      const { out, err, code } = await run('core/cli/command-line.cjs', 'statement.pdf', 'invoice.pdf', '--out', 'out')
      expect({ code, err }).toEqual({ code: 0, err: sources.err })
      expect(stable(out)).toEqual(stable(sources.out))
      expect(keptCode()).not.toEqual([])
    }
  })

  test('reads a statement without loading a package', () => {
    const listing = join(documents, 'packages.cjs')
    const loaded = "Object.keys(require.cache).filter(path => path.includes('node_modules'))"
    writeFileSync(listing, `process.on('exit', () => process.stderr.write(${loaded}.join('\\n')))`)
    const entry = join(project, 'core/cli/command-line.cjs')
    const args = ['--require', listing, entry, join(documents, 'statement.pdf'), '--out', join(documents, 'out')]
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    expect({ status, stderr }).toEqual({ status: 0, stderr: expect.stringMatching(/^Workbook: [^\n]+\n$/) as string })
  })

  test('keeps the exit codes', async () => {
    expect(await run('core/cli/command-line.cjs', 'missing.pdf')).toMatchObject({ code: 2, out: '' })
    writeFileSync(join(documents, 'text.pdf'), 'not a PDF')
    expect(await run('core/cli/command-line.cjs', 'text.pdf')).toMatchObject({ code: 4, out: '' })
  })

  test('is left alone once a source has another date', async () => {
    const { entries } = JSON.parse(readFileSync(join(built(), 'manifest.json'), 'utf8')) as {
      entries: { analyze: string }
    }
    writeFileSync(join(built(), entries.analyze), "exports.main = async () => (console.log('from the build'), 0)")
    for (const name of keptCode()) writeFileSync(join(built(), name), '')
    expect((await run('core/cli/command-line.cjs', '--help')).out).toBe('from the build\n')
    utimesSync(join(project, 'core/errors.ts'), 1, 1)
    expect((await run('core/cli/command-line.cjs', '--help')).out).toMatch(/^Usage: npm run analyze/)
  })
})
