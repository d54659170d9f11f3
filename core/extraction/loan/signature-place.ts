/** A place to sign, and who signs there. */
import phrases from '../../vocabulary/loan-phrases.json' with { type: 'json' }
import { phrasePattern } from '../../vocabulary/phrase-pattern.ts'
import type { Box } from '../../document/model.ts'

/** A place for a signature as it was found. */
export interface SignaturePlace {
  readonly page: number
  readonly label: string
  readonly signed: boolean
  /** What shows it: the strokes, the words; the label itself when nothing does. */
  readonly box: Box
  readonly text: string
  readonly date: { readonly iso: string; readonly text: string; readonly box: Box } | null
  /** 0 to 1. */
  readonly confidence: number
  readonly method: 'text' | 'ocr'
}

/** Someone else signs there. */
export const OTHERS = phrasePattern(phrases.otherSigners)
