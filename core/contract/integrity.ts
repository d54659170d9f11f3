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
type IntegritySignal = (typeof integritySignals)[number]
export type IntegritySeverity = (typeof integritySeverities)[number]

/** Documents with the signs of their files → one entry for a file: the documents in it share what concerns the whole file. */
export const byFile = (
  documents: readonly { readonly name: string; readonly integrity: readonly IntegrityFinding[] | null }[],
): readonly { readonly fileName: string; readonly findings: readonly IntegrityFinding[] | null }[] =>
  [...Map.groupBy(documents, ({ name }) => name)].map(([fileName, parts]) => {
    const found = parts.flatMap(({ integrity }) => integrity ?? [])
    const unique = new Map(found.map(finding => [JSON.stringify(finding), finding]))
    return { fileName, findings: parts.every(({ integrity }) => integrity === null) ? null : [...unique.values()] }
  })

/** What a list calls each signal. */
export const signalNames: Readonly<Record<IntegritySignal, string>> = {
  'revision-changed-figure': 'Changed in a later revision',
  overlay: 'Covered figure',
  'hidden-text': 'Hidden text',
  'annotation-over-figure': 'Annotation over a figure',
  'form-field-over-figure': 'Form field over a figure',
  'font-mismatch': 'Other font',
  'glyph-size': 'Other size',
  'glyph-placement': 'Out of place',
  'copy-differs': 'Copies as another figure',
  'text-layer-differs': 'Text layer differs from the picture',
  'image-copy-move': 'Copied part of a picture',
  'image-patch': 'Patched picture',
  'foreign-page': 'Page from elsewhere',
  'missing-page': 'Missing page',
  'period-contradiction': 'Dates outside the period',
  'metadata-dates': 'Contradicting file dates',
  'editing-software': 'Editing software',
  'signature-broken': 'Signature does not fit',
  'signature-changed-after': 'Changed after signing',
  'running-balance': 'Balance does not follow',
  'sum-mismatch': 'Sum does not agree',
}

export const severityNames: Readonly<Record<IntegritySeverity, string>> = {
  high: 'High',
  review: 'Review',
  note: 'Note',
}

const severityRank: Readonly<Record<IntegritySeverity, number>> = { high: 0, review: 1, note: 2 }

/** The most serious first, each severity in the order of pages; what concerns the whole file comes after its pages. */
export const inOrderOfSeverity = <Finding extends Pick<IntegrityFinding, 'severity' | 'page'>>(
  findings: readonly Finding[],
): Finding[] =>
  findings.toSorted(
    (a, b) => severityRank[a.severity] - severityRank[b.severity] || (a.page ?? Infinity) - (b.page ?? Infinity) || 0,
  )

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** How many signs and how serious, such as "3 signs of change: 1 high, 2 to review"; null: none but notes, or none at all. */
export function signsInWords(findings: readonly Pick<IntegrityFinding, 'severity'>[]): string | null {
  const count = (severity: IntegritySeverity): number =>
    findings.filter(finding => finding.severity === severity).length
  const [high, review] = [count('high'), count('review')]
  if (high + review === 0) return null
  const parts = [high > 0 ? `${high} high` : [], review > 0 ? `${review} to review` : []].flat()
  return `${counted(high + review, 'sign', 'signs')} of change: ${parts.join(', ')}`
}
