/** Documents nobody has seen, drawn from seeds: most amounts are found, hardly any is wrong, and confidence means what it says. */
import { expect, test } from 'vitest'
import { extractStatements } from '../../core/extraction/statements/extract.ts'
import { readDocument } from '../../core/reading/read-document.ts'
import { assembleStatements } from '../../core/workflows/statements/assemble.ts'
import { judge, type Mark } from './made/judge.ts'
import { randomDocument } from './random/random-document.ts'

const firstSeed = 1001
const documents = 60
/** The ratchet: shares measured on these seeds, a little below. Raise them when the reader gets better, never lower them. */
const minAccuracy = 0.985
const minPrecision = 0.991
/** Of the values at a confidence of 0.9 and more. */
const minSurePrecision = 0.995
const sure = 0.9

async function read(seed: number): Promise<readonly Mark[]> {
  const { name, metadata, truth, draw } = randomDocument(seed)
  const hints = { ...metadata, companyName: null, fiscalYear: null }
  const document = await readDocument(await draw(), { fileName: `${name}.pdf` })
  const result = assembleStatements({
    analysisId: name,
    reportUrl: '',
    files: [
      {
        extraction: extractStatements(document, hints),
        metadata: hints,
        document: { sha256: name, pages: document.pages.length, ocrPages: 0, problems: document.problems },
      },
    ],
  })
  return judge(truth, metadata.periodEnd, result)
}

test('random documents keep accuracy, precision and calibration', async () => {
  const marks: Mark[] = []
  const faults: string[] = []
  for (let seed = firstSeed; seed < firstSeed + documents; seed++)
    for (const mark of await read(seed)) {
      marks.push(mark)
      if (mark.verdict !== 'right')
        faults.push(
          `${seed} ${mark.verdict} ${mark.at}: expected ${mark.expected}, got ${mark.got} (${mark.confidence})`,
        )
    }
  const count = (among: readonly Mark[], ...verdicts: readonly Mark['verdict'][]) =>
    among.filter(({ verdict }) => verdicts.includes(verdict)).length
  const right = count(marks, 'right')
  const certain = marks.filter(({ confidence, verdict }) => verdict !== 'missed' && (confidence ?? 0) >= sure)
  const shown = faults.slice(0, 80).join('\n')
  expect(right).toBeGreaterThan(documents * 20)
  expect(right / count(marks, 'right', 'wrong', 'missed'), shown).toBeGreaterThanOrEqual(minAccuracy)
  expect(right / count(marks, 'right', 'wrong', 'invented'), shown).toBeGreaterThanOrEqual(minPrecision)
  expect(count(certain, 'right') / certain.length, shown).toBeGreaterThanOrEqual(minSurePrecision)
})
