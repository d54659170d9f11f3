/** Statements in the words of many trades and frameworks, each in several layouts: found, hardly ever wrong, and sure only where right. */
import { expect, test } from 'vitest'
import { extractStatements } from '../../core/extraction/statements/extract.ts'
import { readDocument } from '../../core/reading/read-document.ts'
import { assembleStatements } from '../../core/workflows/statements/assemble.ts'
import { judge, type Mark } from './made/judge.ts'
import { wordedDocument, wordedStatements } from './random/worded-document.ts'
import type { RandomDocument } from './random/random-document.ts'

const seeds = [2001, 2002, 2003, 2004]
/** The ratchet: shares measured on these seeds, a little below. Raise them when the reader gets better, never lower them. */
const minAccuracy = 0.995
const minPrecision = 0.998
/** Of the values at a confidence of 0.9 and more. */
const minSurePrecision = 0.998
const sure = 0.9

async function read({ name, metadata, truth, draw }: RandomDocument): Promise<readonly Mark[]> {
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

test('worded statements keep accuracy, precision and calibration', async () => {
  const marks: Mark[] = []
  const faults: string[] = []
  for (const worded of wordedStatements)
    for (const seed of seeds) {
      const document = wordedDocument(worded, seed)
      for (const mark of await read(document)) {
        marks.push(mark)
        if (mark.verdict !== 'right')
          faults.push(
            `${document.name}: ${mark.verdict} ${mark.at}: expected ${mark.expected}, got ${mark.got} (${mark.confidence})`,
          )
      }
    }
  const count = (among: readonly Mark[], ...verdicts: readonly Mark['verdict'][]) =>
    among.filter(({ verdict }) => verdicts.includes(verdict)).length
  const right = count(marks, 'right')
  const certain = marks.filter(({ confidence, verdict }) => verdict !== 'missed' && (confidence ?? 0) >= sure)
  const shown = faults.slice(0, 80).join('\n')
  expect(right).toBeGreaterThan(wordedStatements.length * seeds.length * 10)
  expect(right / count(marks, 'right', 'wrong', 'missed'), shown).toBeGreaterThanOrEqual(minAccuracy)
  expect(right / count(marks, 'right', 'wrong', 'invented'), shown).toBeGreaterThanOrEqual(minPrecision)
  expect(count(certain, 'right') / certain.length, shown).toBeGreaterThanOrEqual(minSurePrecision)
})
