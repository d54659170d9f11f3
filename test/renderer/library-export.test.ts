// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { LibraryDocument } from '../../core/contract/desk.ts'
import { csvOf } from '../../renderer/library-export.ts'
import { queryOf, questionOf, stateOf } from '../../renderer/library-question.ts'
import { distance, fits, partsOf } from '../../renderer/palette.ts'

const document = (more: Partial<LibraryDocument>): LibraryDocument => ({
  id: 'd',
  analysisId: 'a',
  fileName: 'statement.pdf',
  size: 1200,
  receivedAt: '2026-03-14T12:00:00.000Z',
  deleteAt: null,
  kind: 'financial-statements',
  appId: null,
  companyName: null,
  periodEnd: '2025-12-31',
  status: 'complete',
  reviewed: true,
  copies: 1,
  together: 1,
  corrections: 2,
  ...more,
})

test('the list as CSV: quoted where needed, nothing a spreadsheet would compute', () => {
  const lines = csvOf([
    document({ companyName: 'Ridge, "Inc."' }),
    document({ fileName: '=HYPERLINK("x").pdf', reviewed: false }),
  ]).split('\r\n')
  expect(lines[0]).toMatch(/^Document,Company,Kind,/)
  expect(lines[1]).toBe(
    'statement.pdf,"Ridge, ""Inc.""",Financial statements,2025-12-31,Reviewed,2026-03-14T12:00:00.000Z,1200,,2,,a',
  )
  expect(lines[2]).toMatch(/^"'=HYPERLINK\(""x""\)\.pdf",,/)
  expect(lines).toHaveLength(4)
})

test('what is asked of the library goes through its address and comes back', () => {
  const state = stateOf({ text: 'a & b', sort: 'name', order: 'down', from: '200', kind: 'invoices' })
  expect(state).toEqual({ text: 'a & b', kind: 'invoices', status: '', sort: 'name', descending: true, offset: 200 })
  expect(stateOf(queryOf(state) as never)).toEqual(state)
  expect(queryOf(stateOf({}))).toEqual({})
  expect(stateOf({ sort: 'nonsense', from: '-3', order: '' })).toMatchObject({ sort: 'received', offset: 0 })
  expect(questionOf(state, 'application')).toMatchObject({ kind: 'application', offset: 200 })
})

test('a snippet in parts, and what fits the words typed', () => {
  expect(partsOf('\u0002Total\u0003 current \u0002assets\u0003')).toEqual([
    { text: 'Total', found: true },
    { text: ' current ', found: false },
    { text: 'assets', found: true },
  ])
  expect(partsOf('no mark')).toEqual([{ text: 'no mark', found: false }])
  expect(fits({ name: 'Switch to dark', words: 'appearance' }, 'app dark')).toBe(true)
  expect(fits({ name: 'Switch to dark' }, 'light')).toBe(false)
  const near = (name: string) => distance({ name }, 'total assets 2025')
  expect([
    near('Total assets, 2025-12-31'),
    near('Sub total assets, 2025'),
    near('Total current assets, 2025'),
  ]).toEqual([0, 1, 2])
})
