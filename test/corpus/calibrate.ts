/**
 * Fits core/extraction/solve/calibration.json on the tuned part of the shared corpus: `npm run calibrate`. The file is emptied first, so that
 * the scores of the extractors themselves are judged; run `npm run corpus` afterwards to see the fit on both parts.
 */
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import type { Calibration } from '../../core/extraction/solve/calibration.ts'
import { statedMarks } from './calibration-table.ts'
import { fitCurve } from './fit-calibration.ts'
import { isHeldOut, type Judged } from './score-table.ts'
import { scorer } from './shared-corpus.ts'

const file = join(import.meta.dirname, '../../core/extraction/solve/calibration.json')

/** Extractor → the kinds of truth its values are judged under. */
const kindsOf = {
  statements: ['financial_statement'],
  invoices: ['invoice'],
  accounts: ['bank_statement'],
  loan: ['loan_application'],
} as const

function fit(judged: readonly Judged[], kinds: readonly string[]): Calibration {
  const documents = judged.filter(({ kind, name }) => kinds.includes(kind) && !isHeldOut(name))
  const judgments = (some: readonly Judged[]) =>
    statedMarks(some).map(({ confidence, verdict }) => ({ score: confidence, right: verdict === 'right' }))
  const curve = (scan: boolean) => fitCurve(judgments(documents.filter(document => document.scan === scan)))
  const all = fitCurve(judgments(documents))
  // A source with too few values shares the curve of both.
  const [text, ocr] = [curve(false), curve(true)].map(own => (own.length > 0 ? own : all))
  return { text: text!, ocr: ocr! }
}

if (!existsSync(scorer)) throw new Error('The shared corpus is not here: there is nothing to calibrate with.')
writeFileSync(file, '{}\n')
// Loaded now: the desk reads the curves when it is loaded.
const { judgeCorpus } = await import('./judge.ts')
const judged = await judgeCorpus({})
const calibration = Object.fromEntries(Object.entries(kindsOf).map(([name, kinds]) => [name, fit(judged, kinds)]))
writeFileSync(file, await format(JSON.stringify(calibration), { ...(await resolveConfig(file)), filepath: file }))
console.log('calibration.json is fitted: run npm run corpus to see it on both parts.')
