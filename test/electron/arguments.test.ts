/** What the program makes of its arguments, as systems and Chromium really pass them. */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { settingFlags } from '../../core/config.ts'
import { handedOver, relaunching, sortArguments } from '../../electron/arguments.ts'

const flags = settingFlags
const folder = resolve('/documents')
const sort = (...args: string[]) => sortArguments(args, flags, folder)

test('settings keep their values, whichever way they are written', () => {
  expect(sort('--port', '0', '--data-dir=/desk', '--threads', '2')).toMatchObject({
    settings: ['--port', '0', '--data-dir=/desk', '--threads', '2'],
    files: [],
  })
})

test('documents are made absolute; addresses of files are paths', () => {
  const spaced = resolve('/two words/a b.pdf')
  expect(sort('statement.pdf', resolve('/other/INVOICE.PDF'), pathToFileURL(spaced).href).files).toEqual([
    resolve(folder, 'statement.pdf'),
    resolve('/other/INVOICE.PDF'),
    spaced,
  ])
})

test('what Chromium, the system and Playwright add is neither', () => {
  expect(
    sort(
      '--inspect=0',
      '--remote-debugging-port=0',
      '/project',
      '--no-sandbox',
      '-psn_0_12345',
      '--port',
      '0',
      'x.pdf',
    ),
  ).toMatchObject({ settings: ['--port', '0'], files: [resolve(folder, 'x.pdf')] })
  expect(sort('--original-process-start-time=13370', '.', 'notes.txt')).toMatchObject({ settings: [], files: [] })
})

test('a value of a setting is no document, and a flag at the end is left for the settings to refuse', () => {
  expect(sort('--data-dir', 'folder.pdf', '--port')).toMatchObject({
    settings: ['--data-dir', 'folder.pdf', '--port'],
    files: [],
  })
})

test('the program starts again as it was started, with other documents', () => {
  const { others } = sort('/project', '--no-sandbox', '--data-dir', 'folder.pdf', 'x.pdf', '--port=1')
  expect(relaunching(others, ['/y.pdf'], undefined)).toEqual({
    args: ['/project', '--no-sandbox', '--data-dir', 'folder.pdf', '--port=1', '/y.pdf'],
  })
  expect(relaunching([], [], '/home/u/Desk.AppImage')).toEqual({ args: [], execPath: '/home/u/Desk.AppImage' })
})

test('a second start hands over documents and nothing else', () => {
  expect(handedOver({ files: ['/a.pdf', '/b.exe', 7, '/c.PDF'] })).toEqual(['/a.pdf', '/c.PDF'])
  for (const data of [undefined, null, 'files', { files: 'a.pdf' }, [], {}]) expect(handedOver(data)).toEqual([])
})
