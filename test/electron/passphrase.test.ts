/** The desktop program over folders with a passphrase, a keychain, both and none: what is asked, what is shown, where the key ends up. */
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '../../core/clock.ts'
import { openDataKey } from '../../core/store/data-key.ts'
import { openStore } from '../../core/store/store.ts'
import { buildShell } from '../../electron/build.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import type { Plan } from './stand-in/ask.ts'

const project = resolve(import.meta.dirname, '../..')
const limitMs = 180_000
const passphrase = 'correct horse battery'
beforeAll(() => buildShell(project), limitMs)

interface Outcome {
  readonly asked: readonly [object, string[], ...(string | null)[][]] | readonly []
  readonly changed: readonly { readonly shown: string; readonly keys: readonly string[] }[]
  readonly keys: readonly string[]
  readonly windows: number
  readonly errors: readonly string[]
  readonly exitCode: number
}
async function start(home: string, plan: Plan): Promise<Outcome> {
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [
      join(import.meta.dirname, 'stand-in/ask.ts'),
      join(project, 'out/app/electron/main.js'),
      home,
      JSON.stringify(plan),
    ],
    { cwd: project },
  )
  expect(stderr).toBe('')
  expect(stdout.trim().split('\n')).toHaveLength(1)
  return JSON.parse(stdout) as Outcome
}
/** A home whose data folder was made by `npm run serve`. */
function served(under: string | null): string {
  const home = temporaryFolder()
  const data = join(home, 'data')
  openStore(data, openDataKey(data, under), systemClock).close()
  return home
}
/** Every file below the home that holds the words, whatever it is. */
function filesWith(home: string, words: string): readonly string[] {
  return readdirSync(home, { recursive: true, encoding: 'utf8' }).filter(name => {
    const path = join(home, name)
    return statSync(path).isFile() && readFileSync(path).includes(words)
  })
}

test(
  'a folder with a passphrase is asked for, again after a wrong one, and opens; the words are written nowhere',
  async () => {
    const home = served(passphrase)
    const { asked, keys, windows, errors, exitCode } = await start(home, {
      answers: ['wrong horse battery', '', passphrase],
    })
    const [seen, refused, ...answers] = asked
    expect(seen).toEqual({
      preferences: {
        session: true,
        preload: true,
        sandbox: true,
        contextIsolation: true,
        nodeIntegration: false,
        webviewTag: false,
        spellcheck: false,
        devTools: false,
      },
      address: `desk-passphrase://page/#${encodeURIComponent(join(home, 'data'))}`,
      pages: [
        '200 text/html; charset=utf-8',
        '200 text/css; charset=utf-8',
        '200 text/javascript; charset=utf-8',
        '404 null',
      ],
      policy:
        "default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      mayNavigate: false,
      newWindow: 'deny',
      permission: false,
      requests: [true, false],
      menu: [],
      isShownAgain: 1,
    })
    expect(refused).toEqual(['Only the page that asks is answered.', 'The message is malformed.'])
    const wrong = ['That is not the passphrase of this folder.']
    expect(answers).toEqual([wrong, wrong, [null]])
    expect({ keys, windows, errors, exitCode }).toEqual({ keys: ['desk.key'], windows: 2, errors: [], exitCode: 0 })
    for (const words of [passphrase, 'wrong horse battery']) expect(filesWith(home, words)).toEqual([])
  },
  limitMs,
)

test(
  'Quit ends the program, and nothing was opened',
  async () => {
    const { windows, errors, exitCode } = await start(served(passphrase), { answers: ['wrong horse battery', null] })
    expect({ windows, errors, exitCode }).toEqual({ windows: 1, errors: [], exitCode: 0 })
  },
  limitMs,
)

test(
  'a key in the keychain is not asked for; a passphrase takes it out, and gives it back',
  async () => {
    const home = temporaryFolder()
    const first = await start(home, {
      answers: [],
      changes: [
        { current: 'something', next: passphrase },
        { current: null, next: passphrase },
      ],
    })
    expect(first.changed).toEqual([
      { shown: 'There is no passphrase yet: give only the new one.', keys: ['desk.key.sealed'] },
      { shown: 'passphrase', keys: ['desk.key'] },
    ])
    const second = await start(home, {
      answers: [passphrase],
      changes: [
        { current: passphrase, next: 'staple of the clerk' },
        { current: 'staple of the clerk', next: null },
      ],
    })
    expect(second.changed).toEqual([
      { shown: 'passphrase', keys: ['desk.key'] },
      { shown: 'keychain', keys: ['desk.key.sealed'] },
    ])
    const third = await start(home, { answers: [] })
    expect([third.windows, third.errors, third.exitCode, third.keys]).toEqual([1, [], 0, ['desk.key.sealed']])
    for (const words of [passphrase, 'staple of the clerk']) expect(filesWith(home, words)).toEqual([])
  },
  limitMs,
)

describe('a key in its file', () => {
  test(
    'stays in one, with a passphrase and without',
    async () => {
      const home = served(null)
      const { changed } = await start(home, {
        answers: [],
        changes: [
          { current: null, next: passphrase },
          { current: passphrase, next: null },
        ],
      })
      expect(changed).toEqual([
        { shown: 'passphrase', keys: ['desk.key'] },
        { shown: 'key-file', keys: ['desk.key'] },
      ])
    },
    limitMs,
  )
  test(
    'is what a new folder gets where the keychain is none',
    async () => {
      const { keys, errors } = await start(temporaryFolder(), { answers: [], keychain: 'none' })
      expect([keys, errors]).toEqual([['desk.key'], []])
    },
    limitMs,
  )
})

test(
  'a keychain that does not open is reported, and no new key is made',
  async () => {
    const home = temporaryFolder()
    await start(home, { answers: [] })
    const before = readFileSync(join(home, 'data/desk.key.sealed'))
    const { errors, exitCode, windows } = await start(home, { answers: [], keychain: 'locked' })
    expect(errors).toEqual([expect.stringMatching(/does not open .*desk\.key\.sealed \(the keyring is locked\)/)])
    expect([exitCode, windows]).toEqual([2, 0])
    expect(readFileSync(join(home, 'data/desk.key.sealed'))).toEqual(before)
  },
  limitMs,
)

test(
  'a port that is taken is asked about, and another one does',
  async () => {
    const { errors, exitCode, windows } = await start(served(passphrase), { answers: [passphrase], portIsTaken: true })
    expect(errors).toEqual([expect.stringMatching(/^--port \d+ on 127\.0\.0\.1 is in use by .*/)])
    expect([exitCode, windows]).toEqual([0, 2])
  },
  limitMs,
)
