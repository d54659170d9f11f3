/** Which pages of a long filing are worth reading: their text alone tells, before every character is placed. */
import type { Line, Page } from '../../document/model.ts'
import type { Pdfium } from './pdfium.ts'
import { isPlausible } from './text-layer-quality.ts'

/** Files of fewer pages are read whole. */
const LONG_FILE = 40
/** The first pages name the company and the report. */
const OPENING_PAGES = 6
/** Characters below which a page may be a picture with a caption. */
const ENOUGH_TEXT = 400
/** Words that are looked at to tell text from the noise of a broken font, and the share of them that has to be sound. */
const SAMPLE_WORDS = 120
const SOUND = 0.8
/** A page of prose has less; half of what is asked of the page after a statement, since lines without places may break elsewhere. */
const IRRELEVANT = 0.1
/** A page that may hold a statement has more: two thirds of `WANTED`, for the same reason. */
const PROMISING = 0.4
/** Relevance a page of a long file has to have when read in full; notes and discussions that name figures have less. */
const WANTED = 0.6
const OBJECT_IMAGE = 3

type Relevance = (page: Page) => number

/** `prose`: nothing is lost with it. `doubtful`: worth reading only where no page is better. */
export type Worth = 'prose' | 'doubtful' | 'promising'

/** What the text of a page without pictures of a long file promises. */
export function worthOf(text: string, number: number, relevance: Relevance): Worth {
  if (text.length < ENOUGH_TEXT) return 'promising'
  const words = text.split(/\s+/, SAMPLE_WORDS)
  if (words.filter(isPlausible).length < SOUND * words.length) return 'promising'
  const lines = text.split(/[\r\n]+/).map(line => lineOf(line.trim()))
  const found = relevance({ number, width: 0, height: 0, source: 'text-layer', lines, rules: [] })
  return found < IRRELEVANT ? 'prose' : found < PROMISING ? 'doubtful' : 'promising'
}

/** Whether a page that was read in full is what the caller looks for. */
export const isWanted = (page: Page, relevance: Relevance): boolean => relevance(page) >= WANTED

export const maySkipProse = (number: number, pages: number): boolean => pages > LONG_FILE && number > OPENING_PAGES

const NOWHERE = { left: 0, top: 0, right: 0, bottom: 0 }
const lineOf = (text: string): Line => ({ words: [], box: NOWHERE, text })

/** A picture may hold what the text does not, or lie under the text another program recognized. */
export function hasPicture({ calls }: Pdfium, page: number): boolean {
  const count = calls.FPDFPage_CountObjects(page)
  for (let index = 0; index < count; index++)
    if (calls.FPDFPageObj_GetType(calls.FPDFPage_GetObject(page, index)) === OBJECT_IMAGE) return true
  return false
}
