/** Names, order and counts of signs of change; apart from their schema, so that whoever only lists them loads no validator. */

/** What each can and cannot know: docs/integrity.md. */
export const integritySignals = [
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
export const integritySeverities = ['note', 'review', 'high'] as const

export type IntegritySignal = (typeof integritySignals)[number]
export type IntegritySeverity = (typeof integritySeverities)[number]

/** Documents with the signs of their files → one entry for a file: the documents in it share what concerns the whole file. */
export const byFile = <Finding>(
  documents: readonly { readonly name: string; readonly integrity: readonly Finding[] | null }[],
): readonly { readonly fileName: string; readonly findings: readonly Finding[] | null }[] =>
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

/** What the order of findings goes by. `page`: 1-based; null: the whole file. */
interface Ranked {
  readonly severity: IntegritySeverity
  readonly page: number | null
}

const severityRank: Readonly<Record<IntegritySeverity, number>> = { high: 0, review: 1, note: 2 }

/** The most serious first, each severity in the order of pages; what concerns the whole file comes after its pages. */
export const inOrderOfSeverity = <Finding extends Ranked>(findings: readonly Finding[]): Finding[] =>
  findings.toSorted(
    (a, b) => severityRank[a.severity] - severityRank[b.severity] || (a.page ?? Infinity) - (b.page ?? Infinity) || 0,
  )

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** How many signs and how serious, such as "3 signs of change: 1 high, 2 to review"; null: none but notes, or none at all. */
export function signsInWords(findings: readonly Pick<Ranked, 'severity'>[]): string | null {
  const count = (severity: IntegritySeverity): number =>
    findings.filter(finding => finding.severity === severity).length
  const [high, review] = [count('high'), count('review')]
  if (high + review === 0) return null
  const parts = [high > 0 ? `${high} high` : [], review > 0 ? `${review} to review` : []].flat()
  return `${counted(high + review, 'sign', 'signs')} of change: ${parts.join(', ')}`
}
