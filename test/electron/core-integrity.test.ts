/** Files beside an archive are held against its list. */
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { alteredFiles } from '../../electron/core-integrity.ts'

let folder: string
let inArchive: string

const hashed = (content: string, unpacked: boolean) => ({
  size: content.length,
  unpacked,
  integrity: { algorithm: 'SHA256', hash: createHash('sha256').update(content).digest('hex') },
})
const put = (path: string, content: string): void => writeFileSync(join(folder, 'app.asar.unpacked', path), content)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'desk-integrity-'))
  inArchive = join(folder, 'app.asar', 'out', 'main.js')
  const list = JSON.stringify({
    files: {
      'main.js': { ...hashed('main', false), offset: '0' },
      core: { files: { 'desk.js': hashed('desk', true), 'worker.js': hashed('worker', true) } },
    },
  })
  const head = Buffer.alloc(16)
  head.writeUInt32LE(4, 0)
  head.writeUInt32LE(8 + list.length, 4)
  head.writeUInt32LE(4 + list.length, 8)
  head.writeUInt32LE(list.length, 12)
  writeFileSync(join(folder, 'app.asar'), Buffer.concat([head, Buffer.from(list + 'main')]))
  mkdirSync(join(folder, 'app.asar.unpacked', 'core'), { recursive: true })
  put('core/desk.js', 'desk')
  put('core/worker.js', 'worker')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('what was packaged is accepted', async () => {
  expect(await alteredFiles(inArchive)).toEqual([])
})
test('a changed file is named', async () => {
  put('core/desk.js', 'desk!')
  expect(await alteredFiles(inArchive)).toEqual(['core/desk.js'])
})
test('a missing file is named, and one that was not packaged', async () => {
  rmSync(join(folder, 'app.asar.unpacked/core/worker.js'))
  put('core/added.js', 'desk')
  expect(await alteredFiles(inArchive)).toEqual(['core/added.js', 'core/worker.js'])
})
test('an archive that cannot be read is an error, not a sound program', async () => {
  writeFileSync(join(folder, 'app.asar'), 'no archive')
  await expect(alteredFiles(inArchive)).rejects.toThrow()
})
test('without an archive there is nothing to compare with', async () => {
  expect(await alteredFiles(join(folder, 'out', 'main.js'))).toEqual([])
})
