import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { refuseFaults, type Fault } from '../../../core/api/faults.ts'
import { decodeFileContent, matchFiles, readEntries } from '../../../core/api/metadata.ts'
import { FinancialStatementMetadata } from '../../../core/contract/financial-statement.ts'
import { Refusal } from '../../../core/errors.ts'

const entry = (fileName: string) => ({
  appId: 'a',
  fileName,
  statementType: 'BALANCE_SHEET' as const,
  periodEnd: '2025-12-31',
})
const read = (...fields: unknown[]) => {
  const faults: Fault[] = []
  return {
    entries: readEntries(fields, FinancialStatementMetadata, faults),
    faults: faults.map(fault => fault.message),
  }
}

describe('readEntries', () => {
  test('takes every form, as text and as a parsed part', () => {
    const forms: unknown[][] = [
      [[entry('a.pdf'), entry('b.pdf')]],
      [{ files: [entry('a.pdf'), entry('b.pdf')] }],
      [entry('a.pdf'), entry('b.pdf')],
      [[entry('a.pdf')], { files: [entry('b.pdf')] }],
    ]
    for (const fields of forms) {
      expect(read(...fields)).toEqual(read(...fields.map(field => JSON.stringify(field))))
      expect(read(...fields).entries?.map(({ fileName }) => fileName)).toEqual(['a.pdf', 'b.pdf'])
      expect(read(...fields).faults).toEqual([])
    }
  })

  test('an entry with a fault keeps its name, so that its file is not called missing', () => {
    const { entries, faults } = read([{ ...entry('a.pdf'), periodEnd: 'soon' }, entry('b.pdf')])
    expect(entries).toMatchObject([{ fileName: 'a.pdf', entry: null }, { fileName: 'b.pdf' }])
    expect(faults).toEqual(['metadata[0].periodEnd must be a date of the form YYYY-MM-DD'])
    const matching: Fault[] = []
    const matched = matchFiles([{ fileName: 'b.pdf' }, { fileName: 'a.pdf' }], entries!, matching)
    expect([matched.map(({ file }) => file.fileName), matching]).toEqual([['b.pdf'], []])
  })

  test.prop([fc.jsonValue()])('never throws, whatever is sent', value => {
    const { entries, faults } = read(JSON.stringify(value))
    expect(entries === null || entries.some(({ entry: sound }) => sound === null)).toBe(faults.length > 0)
  })
})

describe('matchFiles', () => {
  const names = fc.array(fc.constantFrom('a.pdf', 'A.PDF', 'x/b.pdf', 'c.pdf'), { minLength: 2, maxLength: 6 })

  test.prop([names, names])('pairs as many as it can and tells the rest', (files, entryNames) => {
    const faults: Fault[] = []
    const sent = entryNames.map(fileName => ({ fileName, entry: entry(fileName) }))
    const matched = matchFiles(
      files.map(fileName => ({ fileName })),
      sent,
      faults,
    )
    const count = (list: string[], name: string) => list.filter(one => one.toLowerCase().endsWith(name)).length
    const possible = ['a.pdf', 'b.pdf', 'c.pdf'].reduce(
      (sum, name) => sum + Math.min(count(files, name), count(entryNames, name)),
      0,
    )
    expect(matched).toHaveLength(possible)
    expect(faults).toHaveLength(files.length + entryNames.length - 2 * possible)
    expect(new Set(matched.map(pair => pair.entry)).size).toBe(matched.length)
  })
})

test('faults become one refusal, missing ones leading', () => {
  expect(() => {
    refuseFaults([])
  }).not.toThrow()
  const refusal = (faults: Fault[]): Refusal => {
    try {
      refuseFaults(faults)
    } catch (error) {
      if (error instanceof Refusal) return error
    }
    throw new Error('was not refused')
  }
  const wrong = { missing: false, message: 'b is wrong' }
  expect([refusal([wrong]).code, refusal([wrong]).message]).toEqual(['BAD_VALUE', 'b is wrong.'])
  expect(refusal([wrong, { missing: true, message: 'a is missing' }]).code).toBe('MISSING_FIELDS')
})

test.prop([fc.uint8Array({ maxLength: 200 })])(
  'fileContent is base64, url-safe or not, wrapped or in a data URI',
  bytes => {
    const base64 = Buffer.from(bytes).toString('base64')
    const forms = [
      base64,
      `data:application/pdf;base64,${base64}`,
      base64.replace(/(.{10})/g, '$1\n'),
      Buffer.from(bytes).toString('base64url'),
    ]
    for (const form of forms) expect(decodeFileContent(form)).toEqual(Buffer.from(bytes))
    expect(decodeFileContent(`${base64}!`)).toBeNull()
  },
)
