import { describe, expect, test } from 'vitest'
import { matchExpression } from '../../../core/store/search.ts'
import { openStore, type Store } from '../../../core/store/store.ts'
import { sampleResult } from '../../support/sample-result.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { testClock } from '../../support/test-clock.ts'
import { slowness } from '../../support/machine-speed.ts'

const clock = testClock()

function filledStore(count: number): Store {
  const store = openStore(temporaryFolder(), Buffer.alloc(32, 7), clock)
  store.transaction(() => {
    for (let n = 0; n < count; n++) {
      const analysisId = `a${n}`
      const kind = n % 2 === 0 ? 'invoices' : 'financial-statements'
      store.analyses.add({ id: analysisId, kind, appId: null, keyId: null })
      store.jobs.add(analysisId)
      store.uploads.add([
        {
          id: `u${n}`,
          analysisId,
          fileName: `statement ${n}.pdf`,
          size: 1000 + n,
          sha256: `hash${n % 10}`,
          metadata: { appId: 'x', fileName: 'x' },
          password: null,
        },
      ])
      clock.advance(1000)
    }
  })
  return store
}

describe('the library', () => {
  test('lists the newest first, and sorts, filters and counts', () => {
    const store = filledStore(12)
    const { documents, total } = store.library.list({ limit: 5 })
    expect(total).toBe(12)
    expect(documents.map(({ id }) => id)).toEqual(['u11', 'u10', 'u9', 'u8', 'u7'])
    expect(documents[0]).toMatchObject({ copies: 2, state: 'waiting', reviewed: false, together: 1, corrections: 0 })
    expect(store.library.list({ limit: 3, sort: 'size', descending: false }).documents[0]!.id).toBe('u0')
    expect(store.library.list({ limit: 50, kind: 'invoices' }).total).toBe(6)
    expect(store.library.list({ limit: 50, text: 'MENT 1' }).total).toBe(3)
    expect(store.library.list({ limit: 50, text: '100%_' }).total).toBe(0)
    expect(store.library.list({ limit: 5, offset: 10 }).documents.map(({ id }) => id)).toEqual(['u1', 'u0'])
    const { receivedAt } = store.library.find('u9')!
    const since = store.library.list({ limit: 5, since: receivedAt }).documents
    expect(since.map(({ id }) => id)).toEqual(['u11', 'u10', 'u9'])
    expect(store.library.list({ limit: 5, since: receivedAt, until: receivedAt }).total).toBe(0)
    expect(store.library.list({ limit: 5, until: receivedAt }).total).toBe(9)
    store.close()
  })

  test('knows what each document is, and sorts by the last day it speaks of', () => {
    const store = filledStore(3)
    expect(store.library.find('u1')).toMatchObject({ documentTypes: [], periodEnd: null })
    store.library.identify('u1', { documentTypes: ['bankstatement', 'invoice'], periodEnd: '2026-01-31' })
    store.library.identify('u2', { documentTypes: ['loan_application'], periodEnd: null })
    store.library.identify('u0', { documentTypes: ['bankstatement'], periodEnd: '2026-02-28' })
    const { documents } = store.library.list({ limit: 5, sort: 'period' })
    expect(documents.map(({ id, documentTypes, periodEnd }) => [id, documentTypes, periodEnd])).toEqual([
      ['u0', ['bankstatement'], '2026-02-28'],
      ['u1', ['bankstatement', 'invoice'], '2026-01-31'],
      ['u2', ['loan_application'], null],
    ])
    store.close()
  })

  test('finds pages by their words, accents aside, the last word as a beginning', () => {
    const store = filledStore(2)
    store.library.savePages('u0', [
      { page: 1, text: 'Caterpillar 320 excavator, serial number ZZ1' },
      { page: 2, text: 'Société Générale, total due' },
    ])
    const [hit] = store.search.pages('excavator cater', 10)
    expect(hit).toMatchObject({ documentId: 'u0', page: 1, fileName: 'statement 0.pdf' })
    expect(hit!.snippet).toContain('\u0002excavator\u0003')
    expect(store.search.pages('societe gener', 10).map(({ page }) => page)).toEqual([2])
    expect(store.search.pages('nowhere', 10)).toEqual([])
    expect(store.search.pages('"*) OR', 10)).toEqual([])
    store.close()
  })

  test('finds a figure with its separators and without, and not its parts elsewhere', () => {
    const store = filledStore(2)
    store.library.savePages('u0', [{ page: 1, text: 'Total assets 412,310 318,022' }])
    store.library.savePages('u1', [{ page: 1, text: 'Note 310: 412 units' }])
    for (const typed of ['412,310', '412310', '412,31', 'assets 412,310'])
      expect(
        store.search.pages(typed, 10).map(({ documentId }) => documentId),
        typed,
      ).toEqual(['u0'])
    store.close()
  })

  test('finds companies with their newest analysis, and applications', () => {
    const store = filledStore(3)
    const named = (id: string, companyName: string) =>
      store.analyses.addRevision(id, sampleResult(), { companyName, periodEnd: null, failedChecks: 0 })
    named('a0', 'Ridge 5% Tools')
    named('a1', 'ridge 5% tools')
    named('a2', 'Ridge 50 Tools')
    expect(store.search.companies('dge 5%', 5)).toEqual([
      { companyName: 'ridge 5% tools', analyses: 2, analysisId: 'a1', kind: 'financial-statements' },
    ])
    store.applications.open('App_1', {})
    expect(store.search.applications('p_', 5)).toEqual([{ appId: 'App_1', companyName: null }])
    expect(store.search.applications('p-', 5)).toEqual([])
    store.close()
  })

  test('forgets the words of a document with its file', () => {
    const store = filledStore(1)
    store.library.savePages('u0', [{ page: 1, text: 'confidential balance' }])
    store.library.savePages('u0', [{ page: 1, text: 'confidential balance, read anew' }])
    expect(store.search.pages('confidential', 10)).toHaveLength(1)
    store.uploads.markDeleted('u0')
    expect(store.search.pages('confidential', 10)).toEqual([])
    expect(store.library.find('u0')!.deletedAt).toBe(clock.now())
    store.close()
  })

  test('remembers what was reviewed', () => {
    const store = filledStore(1)
    expect(store.library.review('a0')).toEqual({ reviewed: false, accepted: [] })
    store.library.saveReview('a0', { reviewed: true, accepted: ['/subtotal'] })
    expect(store.library.review('a0')).toEqual({ reviewed: true, accepted: ['/subtotal'] })
    expect(store.library.find('u0')!.reviewed).toBe(true)
    store.close()
  })

  test('answers within 100 ms with 10,000 documents', () => {
    const store = filledStore(10_000)
    store.transaction(() => {
      // What was read of a file lies in its row: the list must not have to turn its pages.
      for (let n = 0; n < 10_000; n += 2) store.uploads.saveExtraction(`u${n}`, 'x'.repeat(6000))
      for (let n = 0; n < 10_000; n += 2)
        store.library.identify(`u${n}`, { documentTypes: ['invoice'], periodEnd: '2026-03-01' })
      for (let n = 0; n < 10_000; n += 2)
        store.library.savePages(`u${n}`, [
          { page: 1, text: `Invoice ${n} for compressor parts and labour, net ${n * 7}` },
        ])
    })
    const timed = (work: () => unknown): number => {
      const started = performance.now()
      work()
      return performance.now() - started
    }
    // The first call of each prepares its statement.
    const calls = [
      () => store.library.list({ limit: 100 }),
      () => store.library.list({ limit: 100, sort: 'name', text: '77' }),
      () => store.search.pages('compressor 4998', 20),
      // On every page, and nearly: what is weighed has to have an end.
      () => store.search.pages('compressor parts lab', 20),
      () => store.search.pages('1,2', 20),
      () => store.search.companies('ompan', 5),
      () => store.library.list({ limit: 100, sort: 'company', offset: 9_900 }),
      () => store.library.list({ limit: 100, sort: 'period', offset: 9_900 }),
    ]
    for (const call of calls) {
      call()
      expect(Math.min(timed(call), timed(call), timed(call))).toBeLessThan(100 * slowness())
    }
    store.close()
  })
})

test('words become an expression the index cannot misunderstand', () => {
  expect(matchExpression('cash "OR" -flow NEAR')).toBe('"cash" AND "OR" AND "flow" AND "NEAR"*')
  expect(matchExpression('—')).toBeNull()
  expect(matchExpression('$1,234.50 due')).toBe('"1,234.50" AND "due"*')
  expect(matchExpression('412,3')).toBe('"412"')
  expect(matchExpression('net c')).toBe('"net" AND "c"')
  expect(matchExpression('412310')).toBe('("412310"* OR "412,310"*)')
})
