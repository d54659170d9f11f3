/**
 * What the stages of an extraction saw, for whoever asks why a value was chosen or lost. Off unless a run is wrapped in `withTrace`; then
 * `record` costs one comparison. The recorder is ambient rather than a parameter: extraction is synchronous, so no two runs of a thread can mix,
 * and no signature between a page and a field has to carry it.
 */
import type { Box } from './model.ts'

/** A region of a page that a stage saw: a row, a column, a caption, a slot, a candidate. */
export interface TraceShape {
  /** 1-based. */
  readonly page: number
  /** Upright coordinates, points. */
  readonly box: Box
  /** What it was seen as: "row", "column", "region", "caption", "slot", "candidate", "chosen". */
  readonly role: string
  readonly text?: string
}

/** One thing a stage saw or decided. */
export interface TraceEntry {
  /** "classification", "tables", "totals", "solve" … */
  readonly stage: string
  /** Name of the field it is about; absent for what concerns the document. */
  readonly field?: string
  readonly message: string
  /** Figures and names behind the message: features, gaps, outcomes. */
  readonly facts?: Readonly<Record<string, string | number | boolean | null>>
  readonly shapes?: readonly TraceShape[]
}

let recorder: TraceEntry[] | null = null

/** Whether a trace is being recorded: guards work that only a trace needs. */
export const isTracing = (): boolean => recorder !== null

/** Appends what a stage saw. `entry` is called only while a trace is recorded. */
export function record(entry: () => TraceEntry | readonly TraceEntry[]): void {
  if (recorder === null) return
  const target = recorder
  const made = entry()
  for (const one of Array.isArray(made) ? (made as readonly TraceEntry[]) : [made as TraceEntry])
    target.push(masked(one))
}

/** Runs `run` synchronously and returns its result with everything its stages recorded. Nested traces record apart. */
export function withTrace<T>(run: () => T): { readonly result: T; readonly trace: readonly TraceEntry[] } {
  const outer = recorder
  const entries: TraceEntry[] = []
  recorder = entries
  try {
    return { result: run(), trace: entries }
  } finally {
    recorder = outer
  }
}

/** Nine digits, whole, as 3-2-4, or each in a box of its own, may be a social security number. */
const socialSecurityNumber = /(?<!\d)(?:\d{3}([-\s.]?)\d{2}\1\d{4}|(?:\d\s){8}\d)(?!\d)/g

/** The text with all but the last four digits starred of whatever may be a social security number; as long as it was. */
export function maskNumbers(text: string): string {
  return text.replace(socialSecurityNumber, found => {
    let digits = 0
    return found.replace(/\d/g, digit => (++digits <= 5 ? '*' : digit))
  })
}

function masked(entry: TraceEntry): TraceEntry {
  const { message, facts, shapes } = entry
  return {
    ...entry,
    message: maskNumbers(message),
    ...(facts && {
      facts: Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, maskedFact(value)])),
    }),
    ...(shapes && {
      shapes: shapes.map(shape => (shape.text === undefined ? shape : { ...shape, text: maskNumbers(shape.text) })),
    }),
  }
}

const maskedFact = (value: string | number | boolean | null): string | number | boolean | null => {
  if (typeof value === 'string') return maskNumbers(value)
  if (typeof value !== 'number') return value
  const text = maskNumbers(`${value}`)
  return text === `${value}` ? value : text
}
