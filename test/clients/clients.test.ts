/** The clients in `clients/` run against the service: the TypeScript one with the types made of its own description. */
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openApiDesk, ownerKey, type ApiDesk } from '../support/api-desk.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { drawTinyInvoices } from '../support/tiny-invoice.ts'
import { drawTinyStatement } from '../support/tiny-statement.ts'

const project = resolve(import.meta.dirname, '../..')
const hasPython = spawnSync('python3', ['--version']).error === undefined

let desk: ApiDesk
beforeAll(async () => {
  desk = await openApiDesk()
})
afterAll(() => desk.close())

/** Runs a program against the service; the service answers in this very process, so it must not be waited for idly. */
function run(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn(command, args, {
    cwd: project,
    env: { ...process.env, DESK_URL: desk.baseUrl, DESK_API_KEY: ownerKey, ...env },
  })
  const output = { stdout: '', stderr: '' }
  child.stdout.on('data', (part: Buffer) => (output.stdout += part.toString()))
  child.stderr.on('data', (part: Buffer) => (output.stderr += part.toString()))
  return new Promise<typeof output & { code: number | null }>(done =>
    child.on('close', code => done({ ...output, code })),
  )
}

/** A drawn document as a file. */
function fileWith(name: string, bytes: Uint8Array): string {
  const path = join(temporaryFolder(), name)
  writeFileSync(path, bytes)
  return path
}

describe('the TypeScript client', () => {
  // Inside the project, where its one package is found.
  mkdirSync(join(project, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(project, '.cache/client-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  /** What the compiler finds wrong with the files of the client in strict mode: file name and message. */
  function faults(...names: readonly string[]): string[] {
    const options: ts.CompilerOptions = {
      strict: true,
      noUncheckedIndexedAccess: true,
      noEmit: true,
      allowImportingTsExtensions: true,
      module: ts.ModuleKind.NodeNext,
      target: ts.ScriptTarget.ESNext,
      lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      types: ['node'],
    }
    const program = ts.createProgram(
      names.map(name => join(folder, name)),
      options,
    )
    return ts
      .getPreEmitDiagnostics(program)
      .map(
        ({ file, messageText }) =>
          `${basename(file?.fileName ?? '')}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
      )
  }

  test('is written with types that fit it, and refuses what the API does not know', async () => {
    expect(await run(process.execPath, ['clients/write.ts', folder])).toMatchObject({ code: 0, stderr: '' })
    writeFileSync(
      join(folder, 'misuse.ts'),
      `import { createClient } from './client.ts'
const client = createClient('', '')
await client.GET('/analyses', { params: { query: { status: 'finished' } } })
const { data } = await client.GET('/usage')
data?.leftOver
`,
    )
    expect(faults('client.ts', 'example.ts', 'misuse.ts')).toEqual([
      expect.stringMatching(/^misuse\.ts: Type '"finished"' is not assignable/),
      expect.stringMatching(/^misuse\.ts: Property 'leftOver' does not exist/),
    ])
  })

  test('its example analyzes, corrects and lists', async () => {
    const path = fileWith('balance-sheet.pdf', await drawTinyStatement())
    const { code, stdout, stderr } = await run(process.execPath, [join(folder, 'example.ts'), path, '2025-12-31'])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(/^current ratio \d+(\.\d+)?$/m)
    const [, old, value] = /^cash (\d+) → (\d+)$/m.exec(stdout)!
    expect(Number(value) - Number(old)).toBe(1000)
    expect(stdout).toMatch(/revision [23]$/m)
  })

  test('its example names what the service refuses', async () => {
    const path = fileWith('letter.pdf', Buffer.from('no PDF'))
    const { code, stderr } = await run(process.execPath, [join(folder, 'example.ts'), path, '2025-12-31'])
    expect(code).not.toBe(0)
    expect(stderr).toContain('415 NOT_A_PDF: Only PDF files are accepted')
  })
})

describe.skipIf(!hasPython)('the Python example', () => {
  const example = 'clients/python/example.py'

  test('submits an application and prints its state and exceptions', async () => {
    const path = fileWith('invoice.pdf', await drawTinyInvoices([{}]))
    const { code, stdout, stderr } = await run('python3', [example, 'app-python', path])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    const { body } = await desk.call('/application/data/app-python')
    const failed = (body['checks'] as { passed: boolean | null; message: string }[]).filter(
      check => check.passed === false,
    )
    expect(stdout.trim().split('\n')).toEqual([
      `app-python ${String(body['status'])}`,
      ...failed.map(({ message }) => `exception: ${message}`),
    ])
  })

  test('ends with the message of a refusal', async () => {
    const path = fileWith('invoice.pdf', await drawTinyInvoices([{}]))
    const { code, stderr } = await run('python3', [example, 'app-python', path], { DESK_API_KEY: 'unknown' })
    expect({ code, stderr: stderr.trim() }).toEqual({ code: 1, stderr: expect.stringMatching(/^401 \w+: /) as string })
  })

  test('uses nothing but the standard library', () => {
    const imports = [...readFileSync(join(project, example), 'utf8').matchAll(/^(?:import|from) (\w+)/gm)].map(
      m => m[1],
    )
    expect(new Set(imports)).toEqual(new Set(['json', 'os', 'pathlib', 'sys', 'time', 'urllib', 'uuid']))
  })
})
