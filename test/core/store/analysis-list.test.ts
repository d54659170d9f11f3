import { afterEach, expect, test } from 'vitest'
import { openStore, type Store } from '../../../core/store/store.ts'
import { sampleResult } from '../../support/sample-result.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { testClock } from '../../support/test-clock.ts'

const clock = testClock()
let store: Store
afterEach(() => store.close())

/** Analyses of statements; null as a company: not read yet. */
function fill(
  rows: readonly {
    id: string
    company: string | null
    periodEnd: string
    files: readonly string[]
    failedChecks?: number
  }[],
): void {
  store = openStore(temporaryFolder(), Buffer.alloc(32, 7), clock)
  for (const { id, company, periodEnd, files, failedChecks = 0 } of rows) {
    store.analyses.add({ id, kind: 'financial-statements', appId: null, keyId: null })
    store.jobs.add(id)
    const ofFile = {
      analysisId: id,
      size: 1000,
      sha256: 'hash',
      metadata: { appId: 'x', fileName: 'x' },
      password: null,
    }
    store.uploads.add(files.map(fileName => ({ ...ofFile, id: `${id}-${fileName}`, fileName })))
    if (company !== null)
      store.analyses.addRevision(id, sampleResult(), { companyName: company, periodEnd, failedChecks })
    clock.advance(1000)
  }
}
const ids = (query: Parameters<Store['analysisListing']['list']>[0]): readonly string[] =>
  store.analysisListing.list(query).analyses.map(({ id }) => id)

test('one row for each analysis, with its documents in the order they came in', () => {
  fill([
    { id: 'a', company: 'Acme', periodEnd: '2024-12-31', files: ['income.pdf', 'balance.pdf'], failedChecks: 2 },
    { id: 'b', company: null, periodEnd: '2025-12-31', files: ['unread.pdf'] },
  ])
  const { analyses, total } = store.analysisListing.list({ limit: 10 })
  expect(total).toBe(2)
  expect(analyses[0]).toMatchObject({ id: 'b', companyName: null, state: 'waiting', corrections: 0, reviewed: false })
  expect(analyses.map(({ failedChecks }) => failedChecks)).toEqual([0, 2])
  expect(analyses[1]!.documents.map(({ fileName }) => fileName)).toEqual(['income.pdf', 'balance.pdf'])
})

test('sorted by company, each with its newest period first, and by period; what is not known stands last', () => {
  fill([
    { id: 'z', company: 'Zeta', periodEnd: '2025-06-30', files: ['z.pdf'] },
    { id: 'a23', company: 'acme', periodEnd: '2023-12-31', files: ['a.pdf'] },
    { id: 'a24', company: 'Acme', periodEnd: '2024-12-31', files: ['b.pdf'] },
    { id: 'none', company: null, periodEnd: '', files: ['c.pdf'] },
  ])
  expect(ids({ limit: 10, sort: 'company', descending: false })).toEqual(['a24', 'a23', 'z', 'none'])
  expect(ids({ limit: 10, sort: 'company' })).toEqual(['z', 'a24', 'a23', 'none'])
  expect(ids({ limit: 10, sort: 'period', descending: false })).toEqual(['a23', 'a24', 'z', 'none'])
  expect(ids({ limit: 1, offset: 1, sort: 'period' })).toEqual(['a24'])
})

test('filtered by names of companies and files, by kind and state, and by the period end', () => {
  fill([
    { id: 'a', company: 'Acme 100%', periodEnd: '2024-12-31', files: ['income.pdf', 'balance.pdf'] },
    { id: 'b', company: 'Birch', periodEnd: '2025-06-30', files: ['spread.pdf'] },
  ])
  expect(ids({ limit: 10, text: 'BALANCE' })).toEqual(['a'])
  expect(ids({ limit: 10, text: '100%' })).toEqual(['a'])
  expect(ids({ limit: 10, text: '_' })).toEqual([])
  expect(ids({ limit: 10, kind: 'invoices' })).toEqual([])
  expect(ids({ limit: 10, state: 'done' })).toEqual([])
  expect(ids({ limit: 10, since: '2025-01-01' })).toEqual(['b'])
  expect(ids({ limit: 10, since: '2024-12-31', until: '2024-12-31' })).toEqual(['a'])
})
