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

test.skipIf(!canTrace)('bytes, name, row and answer follow each other', async () => {
  const calls = await callsOf('respond-async', 202)
  const row = rowAfterFile(calls)
  expect(row).toBeGreaterThanOrEqual(0)
  const [accepted] = placesOf(calls, /HTTP\/1\.1 202/)
  expect(accepted).toBeGreaterThan(row)
})

test.skipIf(!canTrace)('who waits for the result waits for the disk once, before the answer', async () => {
  const calls = await callsOf('wait=100', 200)
  const row = rowAfterFile(calls)
  const [answered = -1] = placesOf(calls, /HTTP\/1\.1 200/)
  expect(row).toBeGreaterThanOrEqual(0)
  expect(answered).toBeGreaterThan(row)
  expect(placesOf(calls, LOG_SYNCED).filter(place => place > fileSynced(calls) && place < answered)).toHaveLength(1)
})

const LOG_SYNCED = /f(?:data)?sync\(\d+<[^>]*desk\.db-wal>/

const placesOf = (calls: readonly string[], call: RegExp): number[] =>
  calls.flatMap((line, index) => (call.test(line) ? [index] : []))

/** Of the uploaded file: its bytes are synced, then it is named, then the name is synced; -1 where they do not follow each other so. */
function fileSynced(calls: readonly string[]): number {
  const after = (start: number, call: RegExp): number => placesOf(calls, call).find(place => place > start) ?? Infinity
  const bytes = after(-1, /f(?:data)?sync\(\d+<[^>]*\/vault\/[\w-]+\.part>/)
  const name = after(bytes, /rename\w*\(.*\.part/)
  const place = after(name, /f(?:data)?sync\(\d+<[^>]*\/vault>/)
  return place === Infinity ? -1 : place
}

const rowAfterFile = (calls: readonly string[]): number => {
  const file = fileSynced(calls)
  return file < 0 ? -1 : (placesOf(calls, LOG_SYNCED).find(place => place > file) ?? -1)
}

/** System calls of a service that is given a statement and stopped after its answer. */
async function callsOf(prefer: string, status: number): Promise<readonly string[]> {
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
    headers: { authorization: `Bearer ${ownerKey}`, prefer },
    body: form,
  })
  expect(answer.status).toBe(status)
  await answer.text()
  process.kill(-child.pid!, 'SIGTERM')
  await exited
  return readFileSync(trace, 'utf8').split('\n')
}
