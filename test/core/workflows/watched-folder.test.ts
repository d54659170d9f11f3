/** The watched folder with real files: half-written ones wait, each content comes once, also after a restart. */
import { appendFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WatchedFolder } from '../../../core/workflows/watched-folder.ts'

let folder: string
let taken: Set<string>
let watched: WatchedFolder
const open = (): WatchedFolder =>
  new WatchedFolder({
    watched: { isTaken: id => taken.has(id), take: id => void taken.add(id) },
    onDefect: error => {
      throw error
    },
    stableMs: 400,
  })
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'desk-watched-'))
  taken = new Set()
  watched = open()
})
afterEach(async () => {
  await watched.close()
  rmSync(folder, { recursive: true, force: true })
})
const names = (): readonly string[] => watched.list().map(({ fileName }) => fileName)
const waits = (...expected: readonly string[]) => expect.poll(names, { timeout: 60_000 }).toEqual(expected)
const contentOf = async (id: string): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of watched.open(id)!) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

test('files that are there, that come, and that lie in folders within wait; what programs leave beside them does not', async () => {
  writeFileSync(join(folder, 'old.pdf'), 'old')
  await watched.watch(folder)
  await waits('old.pdf')
  mkdirSync(join(folder, 'scans'))
  writeFileSync(join(folder, 'scans', 'new.pdf'), 'new')
  for (const name of ['.hidden.pdf', 'a.part', '~$b.xlsx', 'c.pdf.crdownload']) writeFileSync(join(folder, name), name)
  writeFileSync(join(folder, 'empty.pdf'), '')
  symlinkSync('/etc/hostname', join(folder, 'link.pdf'))
  await waits('new.pdf', 'old.pdf')
  await pause(700)
  expect(names()).toEqual(['new.pdf', 'old.pdf'])
})

test('a half-written file waits until it is whole', async () => {
  await watched.watch(folder)
  const path = join(folder, 'slow.pdf')
  writeFileSync(path, 'part 0')
  for (let part = 1; part < 8; part++) {
    await pause(150)
    expect(names()).toEqual([])
    appendFileSync(path, `, part ${part}`)
  }
  await waits('slow.pdf')
  expect(await contentOf(watched.list()[0]!.id)).toMatch(/^part 0, .*part 7$/)
})

test('each content comes once: under another name, again after it was taken, after a restart; what is replaced is another file', async () => {
  writeFileSync(join(folder, 'a.pdf'), 'one')
  writeFileSync(join(folder, 'copy of a.pdf'), 'one')
  await watched.watch(folder)
  await expect.poll(() => names().length, { timeout: 60_000 }).toBe(1)
  const [{ id } = { id: '' }] = watched.list()
  expect(watched.take(id)).toBe(true)
  expect(watched.take(id)).toBe(false)
  writeFileSync(join(folder, 'a again.pdf'), 'one')
  writeFileSync(join(folder, 'b.pdf'), 'two')
  await waits('b.pdf')
  await watched.close()
  watched = open()
  await watched.watch(folder)
  await waits('b.pdf')
  writeFileSync(join(folder, 'a.pdf'), 'three, which is longer')
  await waits('a.pdf', 'b.pdf')
})

test('a file that is gone or renamed waits no more under its old name; another folder ends the first', async () => {
  writeFileSync(join(folder, 'a.pdf'), 'one')
  await watched.watch(folder)
  await waits('a.pdf')
  renameSync(join(folder, 'a.pdf'), join(folder, 'b.pdf'))
  await waits('b.pdf')
  rmSync(join(folder, 'b.pdf'))
  await waits()
  writeFileSync(join(folder, 'c.pdf'), 'one')
  await waits('c.pdf')
  await watched.watch(null)
  expect(names()).toEqual([])
})
