/** A long file read by two threads gives the document that one gives. */
import { beforeAll, describe, expect, test } from 'vitest'
import { readDocument } from '../../../core/reading/read-document.ts'
import { readRest } from '../../../core/reading/read-rest.ts'
import type { TextResult } from '../../../core/reading/text-pages.ts'
import { relevanceFor } from '../../../core/workflows/intake/relevance.ts'
import { joined } from '../../../core/workflows/intake/rest-reader.ts'
import { drawnFiling } from '../../bench/drawn-filing.ts'

let filing: Uint8Array
beforeAll(async () => {
  filing = await drawnFiling(64)
})

/** As it comes from a thread. */
async function restFrom(page: number, relevance: Awaited<ReturnType<typeof relevanceFor>> | null) {
  const parts: TextResult[] = []
  const options = relevance === null ? {} : { relevance }
  await readRest(filing, page, options, part => parts.push(structuredClone(part)))
  return joined(parts)
}

describe('the rest of a long file, read elsewhere', () => {
  test('is the same of a file that is read whole', async () => {
    const relevance = await relevanceFor(false)
    const asked: (readonly [number, boolean])[] = []
    const shared = await readDocument(filing, {
      fileName: 'filing.pdf',
      relevance,
      isReadWhole: () => Promise.resolve(true),
      readRest: (page, isWhole) => {
        asked.push([page, isWhole])
        return restFrom(page, isWhole ? null : relevance)
      },
    })
    expect(asked).toEqual([[38, true]])
    expect(shared).toEqual(await readDocument(filing, { fileName: 'filing.pdf' }))
  })

  test.each([true, false])('is the same as read here, screened as a statement: %s', async isStatement => {
    const relevance = await relevanceFor(isStatement)
    const options = { fileName: 'filing.pdf', relevance }
    const alone = await readDocument(filing, options)
    const from: number[] = []
    const shared = await readDocument(filing, {
      ...options,
      readRest: async page => {
        from.push(page)
        return restFrom(page, relevance)
      },
    })
    expect(from).toEqual([38])
    expect(shared).toEqual(alone)
    expect(alone.pages.map(({ source }) => source)).toEqual(expect.arrayContaining(['skipped', 'text-layer']))
  })

  test('is read here where it cannot be read there', async () => {
    const alone = await readDocument(filing, { fileName: 'filing.pdf' })
    const failed = { fileName: 'filing.pdf', readRest: () => Promise.reject(new Error('no thread')) }
    expect(await readDocument(filing, failed)).toEqual(alone)
  })
})
