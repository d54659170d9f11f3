/** Documents opened with the program reach the page once, whole, and not before it is there. */
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { OpenedDocuments } from '../../electron/opened-documents.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'desk-opened-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function place(name: string, content: string): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}
function documents() {
  const delivered: string[][] = []
  const refused: string[] = []
  const opened = new OpenedDocuments({
    deliver: files => delivered.push(files.map(({ name, content }) => `${name} ${Buffer.from(content).toString()}`)),
    refuse: message => refused.push(message),
  })
  return { opened, delivered, refused }
}

test('they wait for the page, then come at once', async () => {
  const { opened, delivered } = documents()
  const [first, second] = [place('a.pdf', 'one'), place('b.pdf', 'two')]
  await opened.add([first, first])
  await opened.add([second])
  expect(delivered).toEqual([])
  await opened.pageIsThere()
  expect(delivered).toEqual([['a.pdf one', 'b.pdf two']])
  await opened.add([first])
  expect(delivered).toHaveLength(2)
})

test('a page that is gone gets nothing; the next one does', async () => {
  const { opened, delivered } = documents()
  await opened.pageIsThere()
  opened.pageIsGone()
  await opened.add([place('c.pdf', 'three')])
  expect(delivered).toEqual([])
  await opened.pageIsThere()
  await opened.pageIsThere()
  expect(delivered).toEqual([['c.pdf three']])
})

test('what cannot be taken is reported, and the rest comes', async () => {
  const { opened, delivered, refused } = documents()
  await opened.pageIsThere()
  const large = place('large.pdf', '')
  truncateSync(large, 25 * 1024 * 1024 + 1)
  mkdirSync(join(folder, 'folder.pdf'))
  await opened.add([join(folder, 'missing.pdf'), large, join(folder, 'folder.pdf'), place('d.pdf', 'four')])
  expect(delivered).toEqual([['d.pdf four']])
  expect(refused).toEqual([
    expect.stringMatching(/^missing\.pdf cannot be read \(ENOENT/),
    'large.pdf is larger than 25 MB.',
    'folder.pdf is not a file.',
  ])
})
