/** Every line of the quickstart in docs/webhooks.md is run as it stands there, and so are both receivers: they take what is genuine, once, and answer 401 to anything else. */
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { signedHeaders } from '../../core/delivery/signature.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const project = resolve(import.meta.dirname, '../..')
const document = readFileSync(join(project, 'docs/webhooks.md'), 'utf8')
const blocksOf = (language: string): readonly string[] =>
  [...document.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(match => match[1]!)
const shell = blocksOf('sh')
const isThere = (command: string): boolean => spawnSync(command, ['--version']).error === undefined

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise(done => server.once('listening', done))
  const { port } = server.address() as AddressInfo
  await new Promise(done => server.close(done))
  return port
}

/** A command that goes on until the test is over, with everything it prints. */
function start(command: string, cwd: string): { output: string } {
  // A group of its own, so that whatever it started ends with it.
  const child = spawn('bash', ['-c', command], { cwd, detached: true, env: { ...process.env, PATH: path } })
  onTestFinished(() => {
    if (child.exitCode === null) process.kill(-child.pid!, 'SIGTERM')
  })
  const printed = { output: '' }
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (printed.output += part.toString()))
  return printed
}
/** The Node of the project, as npm has it in its scripts. */
const path = `${join(project, 'node_modules/.bin')}:${process.env['PATH']}`

/** Runs a command to its end; its output as JSON. */
function answer(command: string): unknown {
  const { stdout, stderr, status } = spawnSync('bash', ['-c', command], { cwd: project, encoding: 'utf8' })
  expect({ status, command }, stderr).toEqual({ status: 0, command })
  return JSON.parse(stdout)
}

test.skipIf(!isThere('curl') || !isThere('bash'))('the quickstart, line by line', async () => {
  const [port, listenPort, data] = [await freePort(), await freePort(), temporaryFolder()]
  const [serve, register, listen, sample, submit, deliveries, ...rest] = shell.map(block =>
    block.replaceAll('4780', String(port)).replaceAll('4790', String(listenPort)),
  ) as [string, string, string, string, string, string, ...string[]]
  expect(rest).toHaveLength(2)

  const service = start(serve.replace('--data-dir data', `--data-dir ${data}`), project)
  await expect.poll(() => service.output, { timeout: 60_000 }).toContain(`Listening on http://127.0.0.1:${port}`)
  const endpoint = answer(register) as { id: string; secret: string; events: string[] }
  expect(endpoint.events).toHaveLength(2)
  // The listener's own port is the one of the document.
  const listener = start(`${listen.trim().replace('whsec_…', endpoint.secret)} -- --port ${listenPort}`, project)
  await expect.poll(() => listener.output, { timeout: 60_000 }).toContain('Listening on')
  expect(answer(sample.replace('ENDPOINT', endpoint.id))).toMatchObject({ webhookId: expect.any(String) as string })
  await expect.poll(() => listener.output, { timeout: 60_000 }).toContain('"event":"webhook.test"')
  expect(answer(submit)).toMatchObject({ app_id: 'A-1' })
  await expect.poll(() => listener.output, { timeout: 60_000 }).toContain('"event":"application.analysis.completed"')
  expect(listener.output).not.toContain('Refused')
  const delivered = () =>
    (answer(deliveries) as { deliveries: { state: string }[] }).deliveries.map(({ state }) => state)
  await expect.poll(delivered, { timeout: 60_000 }).toEqual(['delivered', 'delivered'])
})

test.each([
  ['node', 'receiver.mjs', blocksOf('js')[0]!],
  ['python3', 'receiver.py', blocksOf('python')[0]!],
] as const)('the receiver of %s', async (runtime, fileName, code) => {
  if (!isThere(runtime)) return
  const folder = temporaryFolder()
  writeFileSync(join(folder, fileName), code)
  const line = shell.find(block => block.includes(fileName))!
  const receiver = start(line.replace('whsec_…', secret).replace('4790', '0'), folder)
  await expect.poll(() => receiver.output, { timeout: 60_000 }).toMatch(/^port \d+$/m)
  const url = `http://127.0.0.1:${/port (\d+)/.exec(receiver.output)![1]!}/`

  const body = Buffer.from(JSON.stringify({ app_id: 'A-1 ä', documents: null }))
  const event = { id: 'msg_1', type: 'application.analysis.completed', body, at: Date.now() }
  const other = `whsec_${Buffer.alloc(32, 8).toString('base64')}`
  const post = async (headers: Record<string, string>, sent: Uint8Array<ArrayBuffer> | null = body): Promise<number> =>
    (await fetch(url, { method: 'POST', headers, body: sent })).status
  const right = signedHeaders(event, [secret])
  expect(await post(right)).toBe(204)
  expect(await post(signedHeaders(event, [other, secret]))).toBe(204)

  const { 'webhook-signature': signature = '' } = right
  const { 'webhook-id': _id, ...withoutId } = right
  const malformed: readonly (readonly [string, Promise<number>])[] = [
    ['another body', post(right, Buffer.from('{"app_id":"A-2"}'))],
    ['no body', post(right, null)],
    ['another secret', post(signedHeaders(event, [other]))],
    ['no headers', post({})],
    ['only an id', post({ 'webhook-id': 'msg_2' })],
    ['no id', post(withoutId)],
    ['another id', post({ ...right, 'webhook-id': 'msg_2' })],
    ['no number as time', post({ ...right, 'webhook-timestamp': 'soon' })],
    ['an endless time', post({ ...right, 'webhook-timestamp': '9'.repeat(400) })],
    ['a fraction as time', post({ ...right, 'webhook-timestamp': `${right['webhook-timestamp']!}.5` })],
    ['an old time', post(signedHeaders({ ...event, at: Date.now() - 3_600_000 }, [secret]))],
    ['a future time', post(signedHeaders({ ...event, at: Date.now() + 3_600_000 }, [secret]))],
    ['no version', post({ ...right, 'webhook-signature': signature.replace('v1,', '') })],
    ['another version', post({ ...right, 'webhook-signature': signature.replace('v1,', 'v2,') })],
    ['an empty signature', post({ ...right, 'webhook-signature': 'v1,' })],
    ['no base64', post({ ...right, 'webhook-signature': 'v1,ü%%%' })],
    ['a shortened signature', post({ ...right, 'webhook-signature': signature.slice(0, -4) })],
    ['another method', fetch(url).then(({ status }) => status)],
  ]
  for (const [what, status] of malformed) expect({ what, status: await status }).toEqual({ what, status: 401 })
  await expect.poll(() => receiver.output.match(/^application .*$/gm)).toEqual(['application A-1 ä'])
})
