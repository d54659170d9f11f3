// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { LibraryDocument } from '../../../../core/contract/desk.ts'
import {
  consequences,
  selectionOfAnalyses,
  selectionOfDocuments,
} from '../../../../renderer/features/library/library-export.ts'
import {
  analysesQuestion,
  documentsQuestion,
  documentSorts,
  queryOf,
  stateOf,
} from '../../../../renderer/features/library/library-question.ts'
import { distance, fits, partsOf } from '../../../../renderer/ui/palette.ts'

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
  documentTypes: ['balance_sheet'],
  periodEnd: '2025-12-31',
  status: 'complete',
  reviewed: true,
  copies: 1,
  together: 1,
  corrections: 2,
  ...more,
})

test('the list as CSV: quoted where needed, nothing a spreadsheet would compute', () => {
  const lines = selectionOfDocuments([
    document({ companyName: 'Ridge, "Inc."' }),
    document({ fileName: '=HYPERLINK("x").pdf', reviewed: false }),
  ])
    .csv()
    .split('\r\n')
  expect(lines[0]).toMatch(/^Document,Company,Kind,Analyzed as,/)
  expect(lines[1]).toBe(
    'statement.pdf,"Ridge, ""Inc.""",Balance sheet,Financial statements,2025-12-31,Reviewed,2026-03-14T12:00:00.000Z,1200,,2,,a',
  )
  expect(lines[2]).toMatch(/^"'=HYPERLINK\(""x""\)\.pdf",,/)
  expect(lines).toHaveLength(4)
})

test('what deleting takes along: whole analyses, documents that were not selected, applications', () => {
  const two = [document({ together: 3 }), document({ id: 'e', together: 3 })]
  expect(consequences(selectionOfDocuments(two))).toBe(
    'Deletes 1 analysis with 3 documents (1 of them not selected), results, workbooks and 2 corrections.',
  )
  const application = document({ analysisId: 'b', kind: 'application', appId: 'A-1', corrections: 0 })
  expect(consequences(selectionOfDocuments([application]))).toBe(
    'Deletes 1 analysis with 1 document, results and workbooks. 1 application loses what was read for it.',
  )
  const { id, fileName, size, deleteAt, analysisId, kind, appId, companyName, periodEnd, receivedAt, status } =
    document({
      companyName: 'Ridge',
      corrections: 0,
    })
  const files = [{ id, fileName, size, deleteAt }]
  const listed = {
    analysisId,
    kind,
    appId,
    companyName,
    periodEnd,
    receivedAt,
    status,
    reviewed: false,
    corrections: 0,
    failedChecks: 2,
  }
  const selection = selectionOfAnalyses('Statements', [{ ...listed, documents: [...files, ...files] }])
  expect(selection.counted).toBe('1 analysis')
  expect(selection.csv().split('\r\n')[1]).toContain('Ridge,Financial statements,2025-12-31,Complete,2,')
  expect(consequences(selection)).toBe('Deletes 1 analysis with 2 documents, results and workbooks.')
})

test('what is asked of a list goes through its address and comes back', () => {
  const address = { text: 'a & b', sort: 'name', order: 'down', from: '200', kind: 'invoices', since: '2025-01-31' }
  const state = stateOf(address, documentSorts)
  expect(state).toEqual({
    text: 'a & b',
    kind: 'invoices',
    status: '',
    since: '2025-01-31',
    until: '',
    sort: 'name',
    descending: true,
    offset: 200,
  })
  expect(stateOf(queryOf(state) as never, documentSorts)).toEqual(state)
  expect(queryOf(stateOf({}, documentSorts))).toEqual({})
  const odd = { sort: 'nonsense', from: '-3', order: '', since: 'now' }
  expect(stateOf(odd, documentSorts)).toMatchObject({ sort: 'received', offset: 0, since: '' })
})

test('days are days of this place: until includes its own', () => {
  const state = stateOf({ since: '2025-01-31', until: '2025-01-31' }, documentSorts)
  const { since, until } = documentsQuestion(state)
  expect(since).toBe(new Date(2025, 0, 31).toISOString())
  expect(until).toBe(new Date(2025, 1, 1).toISOString())
  expect(analysesQuestion({ ...state, sort: 'period' }, 'invoices')).toMatchObject({
    kind: 'invoices',
    since: '2025-01-31',
    until: '2025-01-31',
  })
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
  // As it is shown in the form of a land, and as it may be typed besides.
  const field = { name: 'Total assets, 31.12.2025', alsoNamed: 'Total assets, 2025-12-31' }
  expect(['total assets 2025', 'total assets 31.12', 'assets, 31'].map(typed => distance(field, typed))).toEqual([
    0, 0, 1,
  ])
  expect(fits(field, 'assets 2025-12')).toBe(true)
})
