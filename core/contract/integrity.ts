/** Signs of change in a file: evidence with its place, never a verdict. */
import { z } from 'zod'

/** What each can and cannot know: docs/integrity.md. */
const integritySignals = [
  'revision-changed-figure',
  'overlay',
  'hidden-text',
  'annotation-over-figure',
  'form-field-over-figure',
  'font-mismatch',
  'glyph-size',
  'glyph-placement',
  'copy-differs',
  'text-layer-differs',
  'image-copy-move',
  'image-patch',
  'foreign-page',
  'missing-page',
  'period-contradiction',
  'metadata-dates',
  'editing-software',
  'signature-broken',
  'signature-changed-after',
  'running-balance',
  'sum-mismatch',
] as const

/** `high`: honest software does not do it; `review`: a person should see it; `note`: usual, worth knowing. */
const integritySeverities = ['note', 'review', 'high'] as const

export const IntegrityFinding = z.object({
  signal: z.enum(integritySignals),
  severity: z.enum(integritySeverities),
  /** 1-based; null: the whole file. */
  page: z.number().int().nullable(),
  /** Points, origin top left: [x0, y0, x1, y1]; null without a place. */
  bbox: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable(),
  /** What stood there before, or what copying gives; null where the file does not hold it any more. */
  before: z.string().nullable(),
  /** What a reader sees there now; null where the finding is about no text. */
  after: z.string().nullable(),
  explanation: z.string(),
})

export type IntegrityFinding = z.infer<typeof IntegrityFinding>
