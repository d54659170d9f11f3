/**
 * Turns the scores that extractors give their fields into probabilities. An extractor's score says how good its evidence is; calibration.json
 * says, per extractor and source, how often values of that score were right on the tuned part of the corpus. `npm run calibrate` fits it.
 */
import type { Field } from '../../document/field.ts'
import fitted from './calibration.json' with { type: 'json' }

/** A point of a calibration curve: the extractor's score, and the share of right values there; both 0 to 1. */
export type Knot = readonly [score: number, probability: number]

/** Knots in ascending order of both members. An empty list: the score is the probability. */
export type Curve = readonly Knot[]

/** Curves by source of the value: a text layer, or recognized text. */
export type Calibration = Readonly<Record<'text' | 'ocr', Curve>>

const curves = fitted as unknown as Readonly<Record<string, Calibration | undefined>>

/** The probability (0 to 1) of being right that the curve gives a score: linear from 0 over the knots, level beyond the last one. */
export function probabilityOf(score: number, curve: Curve): number {
  const above = curve.findIndex(([at]) => at >= score)
  if (above === -1) return curve.at(-1)?.[1] ?? score
  // Low scores are too rare to be measured: the fewer reasons for a value, the less it is believed.
  const [[left, low], [right, high]] = [curve[above - 1] ?? [0, 0], curve[above]!]
  return low + ((high - low) * (score - left)) / (right - left)
}

/**
 * The confidence (0 to 1) of a field as it is served: the probability that its value is right. `extractor`: a kind of the registry; one without
 * a fitted curve keeps its scores. `source`: where derived values of the document come from. What a person or the caller stated is certain.
 */
export function calibratedConfidence(
  { confidence, method }: Pick<Field<unknown>, 'confidence' | 'method'>,
  extractor: string,
  source: 'text' | 'ocr',
): number {
  if (method === 'manual' || method === 'metadata' || method === 'feed') return confidence
  const calibration = curves[extractor]
  return calibration === undefined
    ? confidence
    : probabilityOf(confidence, calibration[method === 'derived' ? source : method])
}

/** Confidences beyond these say no more: hardly any value was measured there, and the log odds of 1 are infinite. */
const [lowest, highest] = [0.02, 0.995]

/** Log odds of a confidence (0 to 1). */
export function logOddsOf(confidence: number): number {
  const within = Math.min(highest, Math.max(lowest, confidence))
  return Math.log(within / (1 - within))
}

/** The confidence with these log odds. */
export const logistic = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds))

/** The source of derived values beside these fields: recognized text as soon as one of them is. */
export const sourceOf = (fields: Iterable<Pick<Field<unknown>, 'method'>>): 'text' | 'ocr' =>
  Iterator.from(fields).some(({ method }) => method === 'ocr') ? 'ocr' : 'text'
