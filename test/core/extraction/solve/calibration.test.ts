import { expect, test } from 'vitest'
import {
  calibratedConfidence,
  probabilityOf,
  sourceOf,
  type Curve,
} from '../../../../core/extraction/solve/calibration.ts'
import { fitCurve, type Judgment } from '../../../corpus/fit-calibration.ts'

const curve: Curve = [
  [0.6, 0.4],
  [0.8, 0.8],
  [0.9, 0.99],
]

test('a curve is linear from 0 over its knots, and level beyond the last', () => {
  expect(probabilityOf(0.7, curve)).toBeCloseTo(0.6)
  expect(probabilityOf(0.8, curve)).toBeCloseTo(0.8)
  expect(probabilityOf(0.3, curve)).toBeCloseTo(0.2)
  expect(probabilityOf(1, curve)).toBe(0.99)
})

test('without knots the score is the probability', () => {
  expect(probabilityOf(0.73, [])).toBe(0.73)
})

test('what a person or the caller stated stays certain, and an extractor without curves keeps its scores', () => {
  expect(calibratedConfidence({ confidence: 1, method: 'manual' }, 'statements', 'text')).toBe(1)
  expect(calibratedConfidence({ confidence: 1, method: 'metadata' }, 'statements', 'ocr')).toBe(1)
  expect(calibratedConfidence({ confidence: 0.42, method: 'text' }, 'no such extractor', 'text')).toBe(0.42)
})

test('derived values come from recognized text as soon as one field beside them does', () => {
  expect(sourceOf([{ method: 'derived' }, { method: 'text' }])).toBe('text')
  expect(sourceOf([{ method: 'text' }, { method: 'ocr' }])).toBe('ocr')
})

/** `count` judgments of one score, of which `right` are right. */
const judgments = (score: number, right: number, count: number): readonly Judgment[] =>
  Array.from({ length: count }, (_, index) => ({ score, right: index < right }))

test('a fitted curve rises, and says of each score how often it was right', () => {
  const fitted = fitCurve([...judgments(0.5, 50, 100), ...judgments(0.7, 80, 100), ...judgments(0.95, 400, 400)])
  expect(fitted.map(([score]) => score)).toEqual([0.5, 0.7, 0.95])
  for (const [index, share] of [0.5, 0.8, 1].entries()) expect(fitted[index]![1]).toBeCloseTo(share, 1)
})

test('scores whose shares fall are pooled', () => {
  expect(fitCurve([...judgments(0.6, 90, 100), ...judgments(0.8, 70, 100)])).toEqual([[0.7, expect.closeTo(0.8, 2)]])
})

test('values count as reliable only while those above and themselves are right often enough', () => {
  const fitted = fitCurve([...judgments(0.9, 190, 200), ...judgments(0.99, 200, 200)])
  expect(fitted[0]![1], '95 % right is not reliable').toBe(0.89)
  expect(fitted[1]![1]).toBeGreaterThan(0.99)
})

test('few values promise nothing, however many of them are right', () => {
  const fitted = fitCurve([...judgments(0.8, 60, 80), ...judgments(0.97, 90, 90)])
  expect(Math.max(...fitted.map(([, share]) => share))).toBe(0.89)
})

test('a few judgments fit nothing', () => {
  expect(fitCurve(judgments(0.9, 10, 12))).toEqual([])
})
