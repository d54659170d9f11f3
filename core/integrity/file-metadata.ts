/** What a file states of itself that cannot be, or that names an editor. */
import type { FileFacts } from '../reading/inspection/file-facts.ts'
import software from '../vocabulary/pdf-software.json' with { type: 'json' }
import type { Finding } from './finding.ts'

/** Clocks and time zones differ by less. */
const TOLERANCE_MS = 36 * 60 * 60 * 1000

/** `metadata-dates` and `editing-software`. `now`: epoch ms. */
export const metadataFindings = (facts: FileFacts, now: number): readonly Finding[] => [
  ...dateFindings(facts, now),
  ...softwareFindings(facts),
]

function dateFindings({ created, modified, xmp }: FileFacts, now: number): readonly Finding[] {
  const sentences: string[] = []
  const disagreeing: string[] = []
  const later = [created, modified].find(date => date !== null && date > now + TOLERANCE_MS)
  if (later !== undefined && later !== null) sentences.push(`The file states a date in the future: ${dayOf(later)}.`)
  if (created !== null && modified !== null && modified < created - TOLERANCE_MS)
    sentences.push(
      `The file states that it was changed on ${dayOf(modified)}, before it was created on ${dayOf(created)}.`,
    )
  for (const [what, own, other] of [
    ['created', created, xmp?.created ?? null],
    ['changed', modified, xmp?.modified ?? null],
  ] as const)
    if (own !== null && other !== null && Math.abs(own - other) > TOLERANCE_MS)
      disagreeing.push(`The file states two dates when it was ${what}: ${dayOf(own)} and ${dayOf(other)}.`)
  return [
    ...sentences.map(explanation => fileFinding('metadata-dates', 'review', explanation)),
    // Programs that change one of them and leave the other are many.
    ...disagreeing.map(explanation => fileFinding('metadata-dates', 'note', explanation)),
  ]
}

function softwareFindings({ producer, creator, xmp }: FileFacts): readonly Finding[] {
  const named = [producer, creator, xmp?.creatorTool ?? null, ...(xmp?.agents ?? [])].filter(name => name !== null)
  const nameIn = (words: readonly string[]): string | undefined =>
    named.find(name => words.some(word => name.toLowerCase().includes(word)))
  const editor = nameIn(software.editors)
  if (editor !== undefined)
    return [
      fileFinding(
        'editing-software',
        'review',
        `The file names an editor: ${editor}. That is a hint and no proof: nothing need have been changed with it.`,
      ),
    ]
  const printer = nameIn(software.printers)
  if (printer === undefined) return []
  return [
    fileFinding(
      'editing-software',
      'note',
      `The file was printed or exported with ${printer}, not by the system that issues such documents.`,
    ),
  ]
}

/** A finding about the whole file. */
export const fileFinding = (
  signal: Finding['signal'],
  severity: Finding['severity'],
  explanation: string,
): Finding => ({ signal, severity, page: null, bbox: null, before: null, after: null, explanation })

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)
