/** Signs of change in a file: evidence with its place, never a verdict. */
import { z } from 'zod'
import { integritySeverities, integritySignals } from './integrity-lists.ts'

export const IntegrityFinding = z.object({
  signal: z.enum(integritySignals),
  severity: z.enum(integritySeverities),
  /** 1-based; null: the whole file. */
  page: z.number().int().min(1).nullable(),
  /** Points, origin top left: [x0, y0, x1, y1]; null without a place. */
  bbox: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable(),
  /** What stood there before, or what copying gives; null where the file does not hold it any more. */
  before: z.string().nullable(),
  /** What a reader sees there now; null where the finding is about no text. */
  after: z.string().nullable(),
  explanation: z.string(),
})

export type IntegrityFinding = z.infer<typeof IntegrityFinding>
