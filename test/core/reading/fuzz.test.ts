import { Buffer } from 'node:buffer'
import { afterAll, expect, test } from 'vitest'
import { Refusal } from '../../../core/errors.ts'
import { closeReading, readDocument } from '../../../core/reading/read-document.ts'
import { drawBalanceSheet, drawnPdf } from './drawn-pdf.ts'

afterAll(() => closeReading())

const ROUNDS = 300
/** Far beyond what two kilobytes take on a busy machine: whoever waits longer would call it a hang. */
const LIMIT_MS = 5_000

/** Marsaglia's xorshift: the same damage in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}

function damaged(bytes: Buffer, random: () => number): Buffer {
  const copy = Buffer.from(bytes)
  const at = (): number => Math.floor(random() * copy.length)
  switch (Math.floor(random() * 5)) {
    case 0:
      for (let count = 0; count < 1 + random() * 30; count++) copy[at()] = Math.floor(random() * 256)
      return copy
    case 1:
      return copy.subarray(0, at())
    case 2:
      return Buffer.concat([copy.subarray(0, at()), copy.subarray(at())])
    case 3: {
      const from = at()
      return copy.fill(0, from, Math.min(copy.length, from + Math.floor(random() * 200)))
    }
    default: {
      // Digits are offsets, counts, lengths and references.
      for (let count = 0; count < 10; count++) {
        const from = at()
        const digit = copy.findIndex((byte, index) => index >= from && byte >= 48 && byte <= 57)
        if (digit >= 0) copy[digit] = 48 + Math.floor(random() * 10)
      }
      return copy
    }
  }
}

test('damaged files are read or refused, and never hang', async () => {
  const originals = [
    await drawnPdf(pdf => drawBalanceSheet(pdf), { compress: false }),
    await drawnPdf(pdf => drawBalanceSheet(pdf)),
    await drawnPdf(pdf => drawBalanceSheet(pdf), { userPassword: '', ownerPassword: 'owner' }),
  ]
  const random = randomNumbers(20_261_121)
  const surprises: unknown[] = []
  let read = 0
  for (let round = 0; round < ROUNDS; round++) {
    const bytes = damaged(originals[round % originals.length]!, random)
    const started = performance.now()
    try {
      await readDocument(bytes, { fileName: `round-${round}.pdf` })
      read++
    } catch (error) {
      if (!(error instanceof Refusal)) surprises.push({ round, error })
    }
    const took = performance.now() - started
    if (took > LIMIT_MS) surprises.push({ round, took })
  }
  expect(surprises).toEqual([])
  expect(read).toBeGreaterThan(ROUNDS / 4)
})
