/** The recipes for services in docs/operation.md: well-formed, with settings that exist, and their command runs. */
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { validate } from 'dockerfile-utils'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, test } from 'vitest'
import { readSettings } from '../../core/config.ts'
import { settingDefinitions } from '../../core/settings.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const project = resolve(import.meta.dirname, '../..')
const section = readFileSync(join(project, 'docs/operation.md'), 'utf8')
  .split(/^## /m)
  .find(part => part.startsWith('As a service'))!
/** The blocks of code of a language. */
const blocks = (language: string): readonly string[] =>
  [...section.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(match => match[1]!)
const [unit] = blocks('ini') as [string]
const [windows, macos] = blocks('xml') as [string, string]
const [dockerfile] = blocks('dockerfile') as [string]
const [dockerRun] = blocks('sh') as [string]

/** Longer than the service may take to end. */
const MIN_STOP_SECONDS = 15
const settingsOf = (words: readonly string[], environment: Record<string, string> = {}) =>
  readSettings(words.slice(words.findIndex(word => /serve\.js$/.test(word)) + 1), environment)

describe('the systemd unit', () => {
  const values = (name: string): readonly string[] =>
    [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(match => match[1]!)

  test('starts the service with settings that exist, as a user of its own, and lets it end', () => {
    const environment = Object.fromEntries(values('Environment').map(line => line.split('=', 2) as [string, string]))
    expect(settingsOf(values('ExecStart')[0]!.split(' '), environment)).toMatchObject({
      dataDir: `/var/lib/${values('StateDirectory')[0]!}`,
      apiKeyFile: expect.stringMatching(/%d\/api-key$/),
    })
    expect(values('LoadCredential')[0]).toMatch(/^api-key:/)
    expect(Number(values('TimeoutStopSec')[0])).toBeGreaterThan(MIN_STOP_SECONDS)
    expect(values('User')).toHaveLength(1)
    // Code is compiled while it runs.
    expect(values('MemoryDenyWriteExecute')).toEqual([])
  })

  const analyze = (...args: string[]) => spawnSync('systemd-analyze', args, { encoding: 'utf8' })
  test.skipIf(analyze('--version').status !== 0)('passes systemd-analyze verify, which knows every option', () => {
    const path = join(temporaryFolder(), 'underwriter-desk.service')
    const verified = (text: string) => {
      writeFileSync(path, text.replaceAll('/opt/underwriter-desk', project))
      const { status, stderr } = analyze('verify', path)
      return { status, stderr: stderr.trim() }
    }
    expect(verified(unit)).toEqual({ status: 0, stderr: '' })
    expect(verified(unit.replace('LockPersonality', 'LockPersonalty')).stderr).toContain("Unknown key 'LockPersonalty'")
  })
})

test('the Windows service is well-formed and starts the service with settings that exist', () => {
  expect(XMLValidator.validate(windows)).toBe(true)
  const { service } = new XMLParser({ ignoreAttributes: false, parseTagValue: false }).parse(windows)
  expect(Object.keys(service)).toEqual([
    'id',
    'name',
    'executable',
    'arguments',
    'workingdirectory',
    'env',
    'stoptimeout',
  ])
  const environment = { [service.env['@_name']]: service.env['@_value'] as string }
  expect(settingsOf(service.arguments.split(' '), environment)).toMatchObject({
    dataDir: expect.stringContaining('UnderwriterDesk'),
  })
  expect(Number.parseInt(service.stoptimeout)).toBeGreaterThan(MIN_STOP_SECONDS)
})

test('the macOS daemon is well-formed and starts the service with settings that exist', () => {
  expect(XMLValidator.validate(macos)).toBe(true)
  const { plist } = new XMLParser({ parseTagValue: false }).parse(macos)
  const { array, key, dict } = plist.dict
  expect(key).toEqual(
    expect.arrayContaining([
      'Label',
      'UserName',
      'WorkingDirectory',
      'ProgramArguments',
      'EnvironmentVariables',
      'ExitTimeOut',
    ]),
  )
  const environment = { [dict[0].key]: dict[0].string as string }
  expect(settingsOf(array.string, environment)).toMatchObject({ dataDir: '/var/db/underwriter-desk' })
  expect(Number(plist.dict.integer)).toBeGreaterThan(MIN_STOP_SECONDS)
})

describe('the container', () => {
  test('has a file without a fault, and no root', () => {
    expect(validate(dockerfile).map(({ message }) => message)).toEqual([])
    expect(validate(dockerfile.replace('EXPOSE', 'EXPOES')).map(({ message }) => message)).toEqual([
      'Unknown instruction: EXPOES',
    ])
    const instructions = dockerfile
      .trim()
      .split('\n')
      .map(line => line.split(' ')[0])
    expect(instructions.indexOf('USER')).toBeGreaterThan(instructions.lastIndexOf('RUN'))
    expect(dockerfile).toContain(`EXPOSE ${settingDefinitions.port.defaultValue()}`)
    const node = /FROM node:(\d+)/.exec(dockerfile)![1]
    expect(readFileSync(join(project, 'package.json'), 'utf8')).toContain(`"node": ">=${node}"`)
  })

  test('runs the service with settings that exist, none of them written into the image', () => {
    const command = JSON.parse(/^CMD (.*)$/m.exec(dockerfile)![1]!) as string[]
    const environment = Object.fromEntries(
      [...dockerRun.matchAll(/-e (\w+)=(\S+)/g)].map(([, name, value]) => [name, value!]),
    )
    expect(settingsOf(command, environment)).toMatchObject({
      host: '0.0.0.0',
      dataDir: '/data',
      tlsCert: '/run/secrets/cert.pem',
    })
    expect(dockerfile).not.toMatch(/^(?:ENV|ARG)/m)
    expect(dockerRun).toContain('--read-only')
  })

  test('is built without what lies beside the sources', () => {
    const omitted = readFileSync(join(project, '.dockerignore'), 'utf8').split('\n')
    expect(omitted).toEqual(expect.arrayContaining(['.git', 'node_modules', 'out', 'data']))
  })
})

/** Nobody: owns nothing. */
const otherUser = 65_534
/** Whether everybody may enter a folder and those it lies in. */
const isOpen = (folder: string): boolean =>
  (statSync(folder).mode & 0o001) !== 0 && (dirname(folder) === folder || isOpen(dirname(folder)))
test.skipIf(process.getuid?.() !== 0 || !isOpen(project))(
  'the command starts and ends cleanly as a user who can write the data folder only',
  async () => {
    const folder = temporaryFolder()
    const dataDir = join(folder, 'data')
    const keyFile = join(folder, 'key')
    mkdirSync(dataDir)
    writeFileSync(keyFile, 'owner-key-of-this-recipe')
    chmodSync(folder, 0o755)
    chownSync(dataDir, otherUser, otherUser)
    const args = ['core/serve.js', '--port', '0', '--data-dir', dataDir, '--api-key-file', keyFile]
    const service = spawn(process.execPath, args, {
      cwd: project,
      uid: otherUser,
      gid: otherUser,
      env: { HOME: '/nonexistent' },
    })
    let output = ''
    const exited = new Promise<number | null>(done => service.on('exit', done))
    for (const stream of [service.stdout, service.stderr])
      stream.on('data', (part: Buffer) => (output += part.toString()))
    try {
      await expect.poll(() => output, { timeout: 60_000 }).toMatch(/^Listening on http:\/\/127\.0\.0\.1:\d+\n$/)
    } finally {
      service.kill('SIGTERM')
    }
    expect(await exited).toBe(0)
    expect(output.split('\n')).toHaveLength(2)
  },
)
