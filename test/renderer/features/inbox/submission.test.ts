import { describe, expect, test } from 'vitest'
import { requestsOf, vendorsOf, type Row } from '../../../../renderer/features/inbox/submission.ts'
import type { DocumentKind } from '../../../../renderer/features/inbox/document-kind.ts'

let nextId = 1
const row = (
  kind: DocumentKind,
  { companyName = null as string | null, size = 1000, name = 'a.pdf', isPdf = true } = {},
): Row => ({
  id: nextId++,
  // Only name and size are looked at: no test has to hold a gigabyte.
  file: { name, size } as File,
  kind,
  stated: false,
  periodEnd: '2025-12-31',
  password: '',
  companyName,
  isPdf,
})
const rows = (count: number, kind: DocumentKind, options = {}): Row[] =>
  Array.from({ length: count }, () => row(kind, options))
const summary = (requests: ReturnType<typeof requestsOf>) =>
  requests.map(({ path, name, rows: part, continues }) => [path.split('/').at(-1), name, part.length, continues])
const apart = { together: false, apart: true }

describe('requests of the inbox', () => {
  test('pictures and containers go to an application, whatever is on them', () => {
    const list = [row('invoice', { isPdf: false }), row('INCOME_STATEMENT', { isPdf: false }), row('invoice')]
    expect(summary(requestsOf(list, apart)).map(([path, , count]) => [path, count])).toEqual([
      ['data', 2],
      ['invoice-analysis', 1],
    ])
  })
  test('each kind goes where it belongs, the application first, companies by themselves', () => {
    const list = [
      row('BALANCE_SHEET', { companyName: 'Ridge Inc.' }),
      row('INCOME_STATEMENT', { companyName: 'Ridge, Inc' }),
      row('BALANCE_SHEET', { companyName: 'Vale LLC' }),
      row('invoice'),
      row('bankstatement'),
    ]
    expect(summary(requestsOf(list, apart))).toEqual([
      ['data', 'Application', 1, false],
      ['financial-statement-analysis', 'Ridge Inc.', 2, false],
      ['financial-statement-analysis', 'Vale LLC', 1, false],
      ['invoice-analysis', 'Invoice', 1, false],
    ])
    expect(requestsOf(list, { together: true, apart: true })).toHaveLength(1)
    expect(requestsOf([], apart)).toEqual([])
  })

  test('invoices of several vendors come apart; one that names no vendor goes with the first', () => {
    const list = [
      row('invoice', { companyName: 'Juniper Gap' }),
      row('invoice', { companyName: 'Ridge Inc.' }),
      row('invoice', { companyName: 'JUNIPER GAP' }),
      row('invoice'),
    ]
    expect(summary(requestsOf(list, apart))).toEqual([
      ['invoice-analysis', '3 invoices of Juniper Gap', 3, false],
      ['invoice-analysis', 'Invoice of Ridge Inc.', 1, false],
    ])
    expect(vendorsOf(list)).toEqual(['Juniper Gap', 'Ridge Inc.'])
    expect(summary(requestsOf(list, { together: false, apart: false }))).toEqual([
      ['invoice-analysis', '4 invoices', 4, false],
    ])
  })

  test('files are separated within, unless a person keeps them together; an application never is', () => {
    const list = [row('invoice'), row('BALANCE_SHEET'), row('bankstatement')]
    const separates = (choices: { together: boolean; apart: boolean }) =>
      requestsOf(list, choices).map(request => request.separates)
    expect(separates(apart)).toEqual([false, true, true])
    expect(separates({ together: false, apart: false })).toEqual([false, false, false])
    expect(separates({ together: true, apart: true })).toEqual([false])
  })

  test('more files than one request takes are split; parts of an application join it', () => {
    expect(summary(requestsOf(rows(120, 'invoice'), apart))).toEqual([
      ['invoice-analysis', '50 invoices, part 1 of 3', 50, false],
      ['invoice-analysis', '50 invoices, part 2 of 3', 50, false],
      ['invoice-analysis', '20 invoices, part 3 of 3', 20, false],
    ])
    const [first, second] = requestsOf(rows(51, 'bankstatement'), { together: true, apart: true })
    expect([first!.continues, second!.continues]).toEqual([false, true])
    expect(first!.metadata(null)).not.toHaveProperty('appId')
    expect(second!.metadata('A-7')).toMatchObject({ appId: 'A-7', files: [{ fileName: 'a.pdf' }] })
  })

  test('so are files that are too large together', () => {
    const large = rows(24, 'bankstatement', { size: 25 * 1024 * 1024 })
    const parts = requestsOf(large, apart)
    expect(parts.map(({ rows: part }) => part.length)).toEqual([9, 9, 6])
    expect(parts.flatMap(({ rows: part }) => part)).toEqual(large)
  })

  test('files of one name get unique names within their request', () => {
    const [request] = requestsOf([row('invoice'), row('invoice', { name: 'A.PDF' })], apart)
    expect(request!.metadata(null)).toMatchObject([
      { appId: 'window', fileName: 'a.pdf' },
      { appId: 'window', fileName: 'A (2).PDF' },
    ])
  })
})
