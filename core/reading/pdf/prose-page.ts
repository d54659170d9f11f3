/** Chooses the pages of a long filing to read in full, by their plain text alone, before characters are positioned. */
import type { Line, Page } from '../../document/model.ts'
import type { Pdfium } from './pdfium.ts'
import { isPlausible } from './text-layer-quality.ts'

/** Files with fewer pages are read completely. */
const LONG_FILE = 40
/** The first pages name the company and the report. */
export const OPENING_PAGES = 6
/** A page with fewer characters may be a picture with a caption. */
const ENOUGH_TEXT = 400
/**
 * Number of words sampled to distinguish text from the noise of a broken font, and the share of them that must be
 * valid.
 */
const SAMPLE_WORDS = 120
const SOUND = 0.8
/**
 * A page of prose has a lower relevance: half of what the page after a statement needs, because lines without positions
 * may break elsewhere.
 */
const IRRELEVANT = 0.1
/** A page that may contain a statement has a higher relevance: two thirds of `WANTED`, for the same reason. */
const PROMISING = 0.4
/**
 * Minimum relevance of a page of a long file once it is read in full; notes and discussions that mention numbers have
 * less.
 */
const WANTED = 0.6
const OBJECT_IMAGE = 3

type Relevance = (page: Page) => number

/** `prose`: nothing is lost by skipping it. `doubtful`: worth reading only when no page is better. */
export type PageEstimate = 'prose' | 'doubtful' | 'promising'

/** Estimates, for a page without pictures in a long file, what its text contains. */
export function estimateOf(text: string, number: number, relevance: Relevance): PageEstimate {
  if (text.length < ENOUGH_TEXT) return 'promising'
  const words = text.split(/\s+/, SAMPLE_WORDS)
  if (words.filter(isPlausible).length < SOUND * words.length) return 'promising'
  const lines = text.split(/[\r\n]+/).map(line => lineOf(line.trim()))
  const found = relevance({ number, width: 0, height: 0, source: 'text-layer', lines, rules: [] })
  return found < IRRELEVANT ? 'prose' : found < PROMISING ? 'doubtful' : 'promising'
}

/** Whether the caller wants a page that was read in full. */
export const isWanted = (page: Page, relevance: Relevance): boolean => relevance(page) >= WANTED

export const isLongFile = (pages: number): boolean => pages > LONG_FILE

export const maySkipProse = (number: number, pages: number): boolean => isLongFile(pages) && number > OPENING_PAGES

const NOWHERE = { left: 0, top: 0, right: 0, bottom: 0 }
const lineOf = (text: string): Line => ({ words: [], box: NOWHERE, text })

/** A picture may contain what the text does not, or lie under text that another program recognized. */
export function hasPicture({ calls }: Pdfium, page: number): boolean {
  const count = calls.FPDFPage_CountObjects(page)
  for (let index = 0; index < count; index++)
    if (calls.FPDFPageObj_GetType(calls.FPDFPage_GetObject(page, index)) === OBJECT_IMAGE) return true
  return false
}
