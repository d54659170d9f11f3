/** An upload is on the disk before it is accepted, as the system sees it: its bytes, its name, the row, and only then the answer. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { drawTinyStatement } from '../support/tiny-statement.ts'

const ownerKey = 'owner-key-of-this-test'
const entry = join(import.meta.dirname, '../../core/serve.js')
const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('DESK_')))
const canTrace = process.platform === 'linux' && spawnSync('strace', ['-V']).status === 0

test.skipIf(!canTrace)('bytes, name, row and answer follow each other', { timeout: 120_000 }, async () => {
  const [folder, trace] = [temporaryFolder(), join(temporaryFolder(), 'calls')]
  const watched = 'trace=fsync,fdatasync,rename,renameat,renameat2,write,writev,sendto,sendmsg'
  const service = [
    process.execPath,
    entry,
    '--port',
    '0',
    '--data-dir',
    folder,
    '--api-key',
    ownerKey,
    '--threads',
    '1',
  ]
  const traced = ['-f', '-y', '-s', '64', '-e', watched, '-o', trace, ...service]
  const child = spawn('strace', traced, { stdio: ['ignore', 'pipe', 'inherit'], env: environment, detached: true })
  const exited = once(child, 'exit')
  onTestFinished(() => void (child.exitCode === null && process.kill(-child.pid!, 'SIGKILL')))
  let baseUrl: string | undefined
  for await (const line of createInterface({ input: child.stdout })) {
    baseUrl = /^Listening on (http:\S+)$/.exec(line)?.[1]
    if (baseUrl !== undefined) break
  }
  const form = new FormData()
  form.append('files', new Blob([new Uint8Array(await drawTinyStatement())]), 'a.pdf')
  const entryOfFile = { appId: 'a', fileName: 'a.pdf', statementType: 'BALANCE_SHEET', periodEnd: '2025-12-31' }
  form.append('metadata', JSON.stringify([entryOfFile]))
  const answer = await fetch(`${baseUrl}/application/financial-statement-analysis`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ownerKey}`, prefer: 'respond-async' },
    body: form,
  })
  expect(answer.status).toBe(202)
  process.kill(-child.pid!, 'SIGTERM')
  await exited

  const calls = readFileSync(trace, 'utf8').split('\n')
  const after = (start: number, call: RegExp): number =>
    calls.findIndex((line, index) => index > start && call.test(line))
  const bytes = after(-1, /f(?:data)?sync\(\d+<[^>]*\/vault\/[\w-]+\.part>/)
  const name = after(bytes, /rename\w*\(.*\.part/)
  const place = after(name, /f(?:data)?sync\(\d+<[^>]*\/vault>/)
  const row = after(place, /f(?:data)?sync\(\d+<[^>]*desk\.db-wal>/)
  const accepted = after(row, /HTTP\/1\.1 202/)
  expect([bytes, name, place, row, accepted].every(index => index >= 0)).toBe(true)
  // No other answer 202 came before.
  expect(after(-1, /HTTP\/1\.1 202/)).toBe(accepted)
})
