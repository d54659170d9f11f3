/** Applications nobody has seen, drawn from seeds: most answers are read, and hardly any is wrong. */
import { expect, test } from 'vitest'
import { extractLoanApplication } from '../../core/extraction/loan/extract.ts'
import { readDocument } from '../../core/reading/read-document.ts'
import { assembleLoanApplication } from '../../core/workflows/applications/assemble-loan-application.ts'
import { judgeApplication, type ApplicationMark } from './made-loan-random/judge-application.ts'
import { letterBoxes } from './made-loan-random/letter-boxes.ts'
import { placements } from './made-loan-random/placements.ts'
import { randomApplication } from './made-loan-random/random-application.ts'

const firstSeed = 5001
const forms = 40
const scanSeeds = [5003, 5010]
/** The ratchet: shares measured on these seeds, a little below. Raise them when the reader gets better, never lower them. */
const minimum = { text: { accuracy: 0.95, precision: 0.985 }, scan: { accuracy: 0.75, precision: 0.93 } }
/** Forms with a box for every letter. */
const lettersSeed = 101
const letterForms = 25
const letterScans = [101, 105]
const minimumLetters = { text: { accuracy: 0.965, precision: 0.985 }, scan: { accuracy: 0.85, precision: 0.95 } }

async function read(seed: number, scan: boolean, family = placements): Promise<readonly ApplicationMark[]> {
  const form = await randomApplication(seed, scan, family)
  const { application } = extractLoanApplication(await readDocument(form.bytes, { fileName: `${form.name}.pdf` }))
  return judgeApplication(form, application === null ? null : assembleLoanApplication(application))
}

/** Accuracy: right of all that is on the document. Precision: right of all that was read. */
function sharesOf(marks: readonly ApplicationMark[]): { readonly accuracy: number; readonly precision: number } {
  const count = (...verdicts: readonly ApplicationMark['verdict'][]): number =>
    marks.filter(({ verdict }) => verdicts.includes(verdict)).length
  const right = count('right')
  return {
    accuracy: right / (right + count('wrong', 'missed')),
    precision: right / (right + count('wrong', 'invented')),
  }
}

test('forms of any layout', async () => {
  const marks: ApplicationMark[] = []
  for (let seed = firstSeed; seed < firstSeed + forms; seed++) marks.push(...(await read(seed, false)))
  const shares = sharesOf(marks)
  expect(shares.accuracy).toBeGreaterThanOrEqual(minimum.text.accuracy)
  expect(shares.precision).toBeGreaterThanOrEqual(minimum.text.precision)
})

test('scanned forms', async () => {
  const marks: ApplicationMark[] = []
  for (const seed of scanSeeds) marks.push(...(await read(seed, true)))
  const shares = sharesOf(marks)
  expect(shares.accuracy).toBeGreaterThanOrEqual(minimum.scan.accuracy)
  expect(shares.precision).toBeGreaterThanOrEqual(minimum.scan.precision)
})

test('forms with a box for every letter', async () => {
  const marks: ApplicationMark[] = []
  for (let seed = lettersSeed; seed < lettersSeed + letterForms; seed++)
    marks.push(...(await read(seed, false, letterBoxes)))
  const shares = sharesOf(marks)
  expect(shares.accuracy).toBeGreaterThanOrEqual(minimumLetters.text.accuracy)
  expect(shares.precision).toBeGreaterThanOrEqual(minimumLetters.text.precision)
})

test('scanned forms with a box for every letter', async () => {
  const marks: ApplicationMark[] = []
  for (const seed of letterScans) marks.push(...(await read(seed, true, letterBoxes)))
  const shares = sharesOf(marks)
  expect(shares.accuracy).toBeGreaterThanOrEqual(minimumLetters.scan.accuracy)
  expect(shares.precision).toBeGreaterThanOrEqual(minimumLetters.scan.precision)
})

test('the same seed draws the same document', async () => {
  const [one, other] = [await randomApplication(firstSeed), await randomApplication(firstSeed)]
  expect(Buffer.from(one.bytes).equals(Buffer.from(other.bytes))).toBe(true)
  expect(one.expected).toEqual(other.expected)
})
