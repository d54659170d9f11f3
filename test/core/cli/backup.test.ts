/** Backup, restore and check of a data folder as processes of their own: closed and running, complete and refused, sound and damaged. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import type { AnalysisResult } from '../../../core/contract/service.ts'
import { openDataKey } from '../../../core/store/data-key.ts'
import { openStore } from '../../../core/store/store.ts'
import { openVault } from '../../../core/store/vault.ts'
import { formOf, openApiDesk } from '../../support/api-desk.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { testClock } from '../../support/test-clock.ts'
import { drawTinyInvoice } from '../../support/tiny-invoice.ts'

const passphrase = 'correct horse battery'
const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('DESK_')))
const sentence = 'Zanzibar Harbor Bakery'

async function run(script: string, args: readonly string[], secret: string | null = passphrase) {
  const entry = resolve(import.meta.dirname, `../../../core/cli/${script}.ts`)
  const env = { ...environment, ...(secret !== null && { DESK_PASSPHRASE: secret }) }
  const child = spawn(process.execPath, [entry, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const output = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk: Buffer) => (output.stdout += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()))
  const [status] = (await once(child, 'close')) as [number | null]
  return { status, ...output }
}

/** A closed folder with `count` analyses, each with a document and a result. */
async function dataFolder(count: number, protection: string | null = null): Promise<string> {
  const folder = join(temporaryFolder(), 'data')
  const key = openDataKey(folder, protection)
  const store = openStore(folder, key, testClock())
  const vault = openVault(folder, key)
  for (let index = 0; index < count; index++) {
    const [id, content] = [`analysis-${index}`, Buffer.from(`${sentence} ${index} `.repeat(200))]
    if (index % 10 === 0) await vault.seal(`upload-${index}`, [content])
    store.transaction(() => {
      store.analyses.add({ id, kind: 'financial-statements', appId: null, keyId: 'k' })
      store.jobs.add(id)
      const sha256 = createHash('sha256').update(content).digest('hex')
      const upload = { id: `upload-${index}`, analysisId: id, fileName: `${index}.pdf`, size: content.length }
      const metadata = { appId: 'a', fileName: `${index}.pdf` } as never
      if (index % 10 === 0) store.uploads.add([{ ...upload, sha256, metadata, password: null }])
      const result = { companyName: sentence, figures: Array.from({ length: 200 }, (_, at) => at * index) }
      store.analyses.addRevision(id, result as unknown as AnalysisResult, {
        companyName: sentence,
        periodEnd: null,
        failedChecks: 0,
      })
    })
  }
  store.close()
  return folder
}

/** Every stored result of a closed folder, byte for byte. */
function answersIn(folder: string, key: Uint8Array): readonly unknown[] {
  const copy = join(temporaryFolder(), 'desk.db')
  cpSync(join(folder, 'desk.db'), copy)
  const database = new Sqlite(copy)
  try {
    database.pragma(`cipher = 'chacha20'`)
    database.pragma(`key = 'raw:${Buffer.from(key).toString('hex')}'`)
    return [
      ...database.prepare('SELECT analysis_id, revision, result FROM revisions ORDER BY 1, 2').raw().all(),
      ...database.prepare('SELECT app_id, revision, hex(payload) FROM application_revisions ORDER BY 1, 2').raw().all(),
    ]
  } finally {
    database.close()
  }
}
function change(path: string, at: number): void {
  const bytes = readFileSync(path)
  bytes[at]! ^= 1
  writeFileSync(path, bytes)
}

test('the backup of 1,000 analyses brings back every answer byte for byte', async () => {
  const folder = await dataFolder(1000)
  const key = openDataKey(folder, null)
  const before = answersIn(folder, key)
  writeFileSync(join(folder, 'credit-memo.docx'), 'a template of one’s own')
  const file = join(temporaryFolder(), 'desk.backup')
  expect(await run('backup', ['--to', file, '--data-dir', folder])).toEqual({
    status: 0,
    stdout: `${file}: 1000 results and 100 sealed files, each compared after a trial restore.\n`,
    stderr: '',
  })
  expect(readdirSync(dirname(file))).toEqual(['desk.backup'])
  expect(statSync(file).mode & 0o077).toBe(0)
  const bytes = readFileSync(file)
  for (const readable of [sentence, 'analysis-1', 'SQLite format', '"answers"', Buffer.from(key).toString('base64')])
    expect(bytes.includes(readable)).toBe(false)
  expect(bytes.includes(Buffer.from(key))).toBe(false)

  const target = join(temporaryFolder(), 'restored')
  const restored = await run('restore', ['--from', file, '--data-dir', target])
  expect(restored).toMatchObject({ status: 0, stderr: '' })
  expect(restored.stdout).toContain('1000 results and 100 sealed files, each compared.')
  expect(openDataKey(target, passphrase)).toEqual(key)
  expect(readFileSync(join(target, 'credit-memo.docx'), 'utf8')).toBe('a template of one’s own')
  const after = answersIn(target, key)
  expect(after.length).toBe(1000)
  expect(after).toEqual(before)
  expect((await openVault(target, key).verify('upload-990'))!.size).toBe(200 * `${sentence} 990 `.length)
  expect(await run('check-data', ['--data-dir', target])).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/is sound: \d+ pages, 1000 results and 100 sealed files were read\.\n$/) as string,
  })
  expect(readdirSync(dirname(target))).toEqual(['restored'])
})

test('a running service is backed up as it is, and what is deleted meanwhile is not in it', async () => {
  const desk = await openApiDesk()
  onTestFinished(() => desk.close())
  const submit = async (appId: string): Promise<void> => {
    const entry = { appId, files: [{ fileName: 'invoice.pdf' }] }
    const body = formOf([['invoice.pdf', await drawTinyInvoice({ number: appId })]], entry)
    expect((await desk.call('/application/data?wait=true', { method: 'POST', body })).status).toBe(200)
  }
  await submit('kept-1')
  await submit('kept-2')
  const folder = temporaryFolder()
  expect(await run('backup', ['--to', folder, '--data-dir', desk.dataDir])).toMatchObject({ status: 0, stderr: '' })
  // The database grows again into its own file, and is locked as before.
  await submit('later')
  const [name] = readdirSync(folder)
  expect(name).toMatch(/^underwriter-desk-\d{8}T\d{6}Z\.backup$/)

  const token = (JSON.parse(readFileSync(join(desk.dataDir, 'desk.running'), 'utf8')) as { token: string }).token
  const hold = (body: Record<string, string>) => desk.json('/app/backup', { token, ...body }, { key: null })
  expect((await desk.json('/app/backup', { token: `${token}x`, action: 'begin' }, { key: null })).status).toBe(401)
  const begun = await hold({ action: 'begin' })
  expect((begun.body['answers'] as unknown[]).length).toBe(6)
  expect((await hold({ action: 'begin' })).status).toBe(503)
  const { id } = begun.body as { id: string }
  const frozen = readFileSync(join(desk.dataDir, 'desk.db'))
  await submit('while-held')
  expect(readFileSync(join(desk.dataDir, 'desk.db')).equals(frozen)).toBe(true)
  expect((await hold({ action: 'keep', id })).body).toMatchObject({ isIntact: true })
  expect((await desk.call('/application/data/while-held', { method: 'DELETE' })).status).toBe(204)
  expect((await hold({ action: 'end', id })).body).toMatchObject({ isIntact: false })
  expect((await hold({ action: 'end', id })).body).toMatchObject({ id: null, isIntact: false })

  const target = join(temporaryFolder(), 'restored')
  expect(await run('restore', ['--from', join(folder, name!), '--data-dir', target])).toMatchObject({ status: 0 })
  const again = await openApiDesk({ settings: { dataDir: target, passphrase } })
  onTestFinished(() => again.stop())
  for (const appId of ['kept-1', 'kept-2']) {
    const [was, is] = await Promise.all([
      desk.call(`/application/data/${appId}`),
      again.call(`/application/data/${appId}`),
    ])
    // Results keep the address they were made under; links are signed for a time.
    const plain = ({ text }: { text: string }): string =>
      text.replace(/http:\/\/127\.0\.0\.1:\d+/g, '').replace(/expires=\d+&signature=[\w-]+/g, '')
    expect(plain(is) === plain(was)).toBe(true)
  }
  expect((await again.call('/application/data/later')).status).toBe(404)
})

test('what cannot be done is refused in a sentence, and nothing is left half done', async () => {
  const folder = await dataFolder(10, passphrase)
  const place = temporaryFolder()
  const file = join(place, 'desk.backup')
  const refused = async (script: string, args: readonly string[], message: RegExp, secret = passphrase) => {
    const { status, stderr } = await run(script, args, secret)
    expect({ script, status, stderr }).toEqual({ script, status: 2, stderr: expect.stringMatching(message) as string })
  }
  writeFileSync(join(place, 'letter.txt'), 'Dear Sir')
  await refused('backup', ['--data-dir', folder], /--to is missing/)
  await refused('backup', ['--to', join(folder, 'b'), '--data-dir', folder], /in the data folder is lost with it/)
  await refused('backup', ['--to', join(place, 'letter.txt'), '--data-dir', folder], /is no backup; name another file/)
  await refused('backup', ['--to', file, '--data-dir', join(place, 'none')], /holds no data yet/)
  await refused('backup', ['--to', file, '--data-dir', folder], /not the one that protects/, 'another passphrase')
  expect(readdirSync(place)).toEqual(['letter.txt'])

  expect(await run('backup', ['--to', file, '--data-dir', folder])).toMatchObject({ status: 0 })
  await refused('restore', ['--from', join(place, 'letter.txt')], /is not a backup/)
  await refused(
    'restore',
    ['--from', file, '--data-dir', join(place, 'a')],
    /it is not the one of/,
    'another passphrase',
  )
  const before = readdirSync(folder, { recursive: true })
  await refused('restore', ['--from', file, '--data-dir', folder], /is not empty, and nothing was changed.*--replace/)
  const store = openStore(folder, openDataKey(folder, passphrase), testClock())
  await refused('restore', ['--from', file, '--data-dir', folder, '--replace'], /in use by a running/)
  await refused('check-data', ['--data-dir', folder], /in use by another running/)
  store.close()
  expect(readdirSync(folder, { recursive: true })).toEqual(before)

  expect(await run('restore', ['--from', file, '--data-dir', folder, '--replace'])).toMatchObject({ status: 0 })
  const [now, kept, ...more] = readdirSync(dirname(folder)).sort()
  expect([now, more]).toEqual(['data', []])
  expect(kept).toMatch(/^data\.replaced-\d{8}T\d{6}Z$/)

  for (const damage of [
    (path: string) => change(path, 30_000),
    (path: string) => truncateSync(path, statSync(path).size - 100),
  ]) {
    cpSync(file, join(place, 'damaged'))
    damage(join(place, 'damaged'))
    const { status, stderr } = await run('restore', [
      '--from',
      join(place, 'damaged'),
      '--data-dir',
      join(place, 'new'),
    ])
    expect([status, stderr]).toEqual([3, expect.stringMatching(/is damaged: bytes of it were changed or are missing/)])
    expect(existsSync(join(place, 'new')) || existsSync(join(place, 'new.restoring'))).toBe(false)
  }
})

test('the check names what is damaged and what to do', async () => {
  const made = await dataFolder(60)
  const damaged = async (damage: (folder: string) => void): Promise<string> => {
    const folder = join(temporaryFolder(), 'data')
    mkdirSync(folder)
    cpSync(made, folder, { recursive: true })
    damage(folder)
    const { status, stdout, stderr } = await run('check-data', ['--data-dir', folder], null)
    expect([status, stderr]).toEqual([3, ''])
    return stdout
  }
  const half = (folder: string): number => Math.floor(statSync(join(folder, 'desk.db')).size / 8192) * 4096
  expect(await damaged(folder => change(join(folder, 'vault', 'upload-20'), 100))).toContain(
    'The document 20.pdf of analysis analysis-20 is damaged; its results remain. Restore a backup, or submit it again.',
  )
  expect(await damaged(folder => rmSync(join(folder, 'vault', 'upload-30')))).toContain(
    'The document 30.pdf of analysis analysis-30 is missing',
  )
  expect(
    await damaged(folder => change(join(folder, 'desk.db'), statSync(join(folder, 'desk.db')).size - 4000)),
  ).toMatch(
    /rows cannot be read of: results of analyses.*\n- \d+ results cannot be read: analysis-\d+ \(Zanzibar Harbor Bakery\)/,
  )
  for (const damage of [
    (folder: string) => truncateSync(join(folder, 'desk.db'), half(folder)),
    (folder: string) => rmSync(join(folder, 'desk.db')),
  ])
    expect(await damaged(damage)).toContain(
      'The database does not open: all results, settings and keys in it are lost unless a backup is restored; 6 sealed files still open.',
    )
})
