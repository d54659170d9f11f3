/** A long file read by two threads gives the document that one gives. */
import { beforeAll, describe, expect, test } from 'vitest'
import { readDocument } from '../../../core/reading/read-document.ts'
import { readRest } from '../../../core/reading/read-rest.ts'
import { relevanceFor } from '../../../core/workflows/intake/relevance.ts'
import { drawnFiling } from '../../bench/drawn-filing.ts'

let filing: Uint8Array
beforeAll(async () => {
  filing = await drawnFiling(64)
})

describe('the rest of a long file, read elsewhere', () => {
  test.each([true, false])('is the same as read here, screened as a statement: %s', async isStatement => {
    const relevance = await relevanceFor(isStatement)
    const options = { fileName: 'filing.pdf', relevance }
    const alone = await readDocument(filing, options)
    const from: number[] = []
    const shared = await readDocument(filing, {
      ...options,
      readRest: async page => {
        from.push(page)
        return structuredClone(await readRest(filing, page, { relevance }))
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
