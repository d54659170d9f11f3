import { describe, expect, test } from 'vitest'
import { matchExpression } from '../../../core/store/library.ts'
import { openStore, type Store } from '../../../core/store/store.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { testClock } from '../../support/test-clock.ts'

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
    expect(documents[0]).toMatchObject({ copies: 2, state: 'waiting', reviewed: false })
    expect(store.library.list({ limit: 3, sort: 'size', descending: false }).documents[0]!.id).toBe('u0')
    expect(store.library.list({ limit: 50, kind: 'invoices' }).total).toBe(6)
    expect(store.library.list({ limit: 50, text: 'MENT 1' }).total).toBe(3)
    expect(store.library.list({ limit: 50, text: '100%_' }).total).toBe(0)
    expect(store.library.list({ limit: 5, offset: 10 }).documents.map(({ id }) => id)).toEqual(['u1', 'u0'])
    store.close()
  })

  test('finds pages by their words, accents aside, the last word as a beginning', () => {
    const store = filledStore(2)
    store.library.savePages('u0', [
      { page: 1, text: 'Caterpillar 320 excavator, serial number ZZ1' },
      { page: 2, text: 'Société Générale, total due' },
    ])
    const [hit] = store.library.search('excavator cater', 10)
    expect(hit).toMatchObject({ documentId: 'u0', page: 1, fileName: 'statement 0.pdf' })
    expect(hit!.snippet).toContain('\u0002excavator\u0003')
    expect(store.library.search('societe gener', 10).map(({ page }) => page)).toEqual([2])
    expect(store.library.search('nowhere', 10)).toEqual([])
    expect(store.library.search('"*) OR', 10)).toEqual([])
    store.close()
  })

  test('forgets the words of a document with its file', () => {
    const store = filledStore(1)
    store.library.savePages('u0', [{ page: 1, text: 'confidential balance' }])
    store.library.savePages('u0', [{ page: 1, text: 'confidential balance, read anew' }])
    expect(store.library.search('confidential', 10)).toHaveLength(1)
    store.uploads.markDeleted('u0')
    expect(store.library.search('confidential', 10)).toEqual([])
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
      () => store.library.search('compressor 4998', 20),
    ]
    for (const call of calls) {
      call()
      expect(Math.min(timed(call), timed(call), timed(call))).toBeLessThan(100)
    }
    store.close()
  })
})

test('words become an expression the index cannot misunderstand', () => {
  expect(matchExpression('cash "OR" -flow NEAR')).toBe('"cash" "OR" "flow" "NEAR"*')
  expect(matchExpression('—')).toBeNull()
})
