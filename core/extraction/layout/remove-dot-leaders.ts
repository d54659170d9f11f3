/** Dots between a label and its number that OCR misread as letters ("Rent eee CPPC 72,000"). Only OCR pages are touched. Pure. */
import { lineOf } from '../../document/lines.ts'
import type { Line, Page, Word } from '../../document/model.ts'
import { parseAmount } from '../values/amounts/parse-amount.ts'

/** OCR reads rows of dots as round letters and strokes, at low confidence. */
const dotted = /^[ceiopnrtaCEFPTO.,:;·…_~=()'"-]+$/
const maxLeaderConfidence = 0.5

/** The page itself unless unsure letters stood where its leaders run. */
export function removeDotLeaders(page: Page): Page {
  if (page.source !== 'ocr') return page
  const lines = page.lines.map(withoutLeader)
  return lines.some((line, index) => line !== page.lines[index]) ? { ...page, lines } : page
}

function withoutLeader(line: Line): Line {
  const number = line.words.findIndex(({ text }) => /\d/.test(text) && parseAmount(text, { ocr: true }) !== null)
  const mark = line.words.findIndex(({ text }) => /^[$£€]$/.test(text))
  const end = mark >= 0 && mark < number ? mark : number
  let from = end
  while (from > 1 && isLeader(line.words[from - 1]!)) from--
  return from >= end ? line : lineOf([...line.words.slice(0, from), ...line.words.slice(end)])
}

const isLeader = ({ text, confidence }: Word): boolean => confidence < maxLeaderConfidence && dotted.test(text)
