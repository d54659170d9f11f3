/** Delimited text in every encoding and state of repair, in chunks cut anywhere. */
import { expect, test } from 'vitest'
import { csvRows } from '../../../../core/lookups/registry/csv-rows.ts'

/** The file in chunks of a few bytes. */
async function* chunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.subarray(at, at + size))
}
async function read(bytes: Uint8Array, size = 7) {
  const rows: (readonly string[] | 'broken')[] = []
  for await (const { cells } of csvRows(chunks(bytes, size))) rows.push(cells ?? 'broken')
  return rows
}
const text = (written: string) => Buffer.from(written)

test('quotes, doubled quotes, delimiters and line ends inside quotes, both kinds of line ends, no last one', async () => {
  const file = 'name,id\r\n"Osprey, Marine ""Pier 4"" LLC",1\r\n"two\nlines",2\r\n\r\nplain,3'
  for (const size of [1, 3, 1000])
    expect(await read(text(file), size)).toEqual([
      ['name', 'id'],
      ['Osprey, Marine "Pier 4" LLC', '1'],
      ['two\nlines', '2'],
      ['plain', '3'],
    ])
})

test.each([
  ['\t', 'tab'],
  [';', 'semicolon'],
  ['|', 'bar'],
])('columns parted by %j', async mark => {
  expect(await read(text(`name${mark}"a,b"${mark}id\nOsprey, LLC${mark}x${mark}2\n`))).toEqual([
    ['name', 'a,b', 'id'],
    ['Osprey, LLC', 'x', '2'],
  ])
})

test('UTF-8 with and without its mark, Windows-1252, UTF-16 both ways, and a file of both kinds of lines', async () => {
  const rows = [['name'], ['Café Peña']]
  expect(await read(text('name\nCafé Peña\n'), 1)).toEqual(rows)
  expect(await read(Buffer.from('name\nCaf\xe9 Pe\xf1a\n', 'latin1'))).toEqual(rows)
  const utf16 = Buffer.from('\ufeffname\nCafé Peña\n', 'utf16le')
  expect(await read(utf16, 3)).toEqual(rows)
  expect(await read(Buffer.from(utf16).swap16(), 5)).toEqual(rows)
  expect(await read(text('\ufeffname\nCafé Peña\n'))).toEqual(rows)
  const mixed = Buffer.concat([text('name\nCafé\n'), Buffer.from('Pe\xf1a\n', 'latin1')])
  expect(await read(mixed, 1000)).toEqual([['name'], ['Café'], ['Peña']])
})

test('a quote nobody doubled is a letter; one nobody closed costs its own line only', async () => {
  expect(await read(text('name,id\n"Joe "The Plumber" Inc",1\n'))).toEqual([
    ['name', 'id'],
    ['Joe "The Plumber" Inc', '1'],
  ])
  const many = Array.from({ length: 5000 }, (_, n) => `Firm number ${n},${n}`).join('\n')
  const rows = await read(text(`name,id\n"Open,1\n${many}\n`), 100_000)
  expect(rows.filter(row => row === 'broken')).toHaveLength(1)
  expect(rows).toHaveLength(5002)
  const few = await read(text('name,id\n"Open,1\nOsprey,2\n'))
  expect(few).toEqual([['name', 'id'], 'broken', ['Osprey', '2']])
})

test('an empty file has no rows', async () => {
  expect(await read(text(''))).toEqual([])
  expect(await read(text('\n\n'))).toEqual([])
})

test('every row and every broken piece knows the line it begins in', async () => {
  const lines: (readonly [number, boolean])[] = []
  const file = 'name,id\n\n"two\nlines",1\nplain,2\n"Open,3\nOsprey,4\n'
  for await (const { line, cells } of csvRows(chunks(text(file), 5))) lines.push([line, cells !== null])
  expect(lines).toEqual([
    [1, true],
    [3, true],
    [5, true],
    [6, false],
    [7, true],
  ])
})
