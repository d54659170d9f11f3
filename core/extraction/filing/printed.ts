/** Words of a page as a value of a filing, with their place. */
import type { Field } from '../../document/field.ts'
import vocabulary from '../../vocabulary/filing-labels.json' with { type: 'json' }
import { unionOf } from '../../document/geometry.ts'
import type { Page, Word } from '../../document/model.ts'
import type { FilingText } from './filing.ts'

export interface Found {
  readonly name: FilingText
  readonly words: readonly Word[]
  /** As printed; null: it stands in a sentence. */
  readonly label: string | null
  /** How sure its position makes it, 0 to 1; misread words lower it. */
  readonly confidence: number
}

/** By position. Filings are too few to fit a curve: none is as sure as a fitted value can be. */
export const confidences = { beside: 0.88, sentence: 0.85, below: 0.8 } as const

export const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ')

const shortened: ReadonlySet<string> = new Set(vocabulary.shortened)

/** Punctuation around a value is none of it; the period of a shortened word stays ("Inc."), that of a sentence does not. */
function bare(text: string): string {
  const trimmed = text.replace(/^["“”'‘’:,;\s]+/, '').replace(/["“”,;:\s]+$/, '')
  const last = /(\p{L}+)\.$/u.exec(trimmed)?.[1]
  return last === undefined || last.length === 1 || shortened.has(last.toLowerCase()) ? trimmed : trimmed.slice(0, -1)
}

export function fieldOf(fileName: string, page: Page, { words, label, confidence }: Found): Field<string> {
  const text = textOf(words)
  const read = words.reduce((sum, word) => sum + word.confidence, 0) / words.length
  return {
    value: bare(text),
    confidence: confidence * read,
    method: page.source === 'ocr' ? 'ocr' : 'text',
    evidence: [{ fileName, page: page.number, box: unionOf(words.map(({ box }) => box)), text }],
    label,
    scale: 1,
  }
}
