/** The receivers that docs/webhooks.md shows are run as they stand there: they take what is genuine, once, and nothing else. */
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, onTestFinished, test } from 'vitest'
import { signedHeaders } from '../../core/delivery/signature.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const document = readFileSync(resolve(import.meta.dirname, '../../docs/webhooks.md'), 'utf8')
const section = document
const codeOf = (language: string): string => new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'ms').exec(section)![1]!

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const hasPython = spawnSync('python3', ['--version']).error === undefined

/** Starts a receiver; its further lines are what it treated as new. */
async function start(command: string, fileName: string, code: string) {
  const path = join(temporaryFolder(), fileName)
  writeFileSync(path, code)
  const child = spawn(command, [path], {
    env: { ...process.env, WEBHOOK_SECRET: secret, PORT: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  onTestFinished(() => void child.kill())
  const lines: string[] = []
  createInterface({ input: child.stdout }).on('line', line => lines.push(line))
  await expect.poll(() => lines.length, { timeout: 10_000 }).toBeGreaterThan(0)
  const port = /^port (\d+)$/.exec(lines.shift()!)![1]!
  return { lines, url: `http://127.0.0.1:${port}/` }
}

describe.each([
  ['Node', process.execPath, 'receiver.mjs', codeOf('js'), true],
  ['Python', 'python3', 'receiver.py', codeOf('python'), hasPython],
] as const)('the receiver in %s', (_name, command, fileName, code, isThere) => {
  test.skipIf(!isThere)(
    'takes an event once, and refuses what is altered, unsigned, of another secret or old',
    async () => {
      const { lines, url } = await start(command, fileName, code)
      const body = Buffer.from(JSON.stringify({ app_id: 'A-1 ä', documents: null }))
      const event = { id: 'msg_1', type: 'application.analysis.completed', body, at: Date.now() }
      const other = `whsec_${Buffer.alloc(32, 8).toString('base64')}`
      const post = async (headers: Record<string, string>, sent = body): Promise<number> =>
        (await fetch(url, { method: 'POST', headers, body: sent })).status
      expect(await post(signedHeaders(event, [secret]))).toBe(204)
      expect(await post(signedHeaders(event, [other, secret]))).toBe(204)
      expect(await post(signedHeaders(event, [secret]), Buffer.from('{"app_id":"A-2"}'))).toBe(401)
      expect(await post(signedHeaders(event, [other]))).toBe(401)
      expect(await post({ 'webhook-id': 'msg_2' })).toBe(401)
      expect(await post({ ...signedHeaders(event, [secret]), 'webhook-timestamp': 'soon' })).toBe(401)
      expect(await post(signedHeaders({ ...event, at: Date.now() - 3_600_000 }, [secret]))).toBe(401)
      await expect.poll(() => lines).toEqual(['application A-1 ä'])
    },
  )
})
