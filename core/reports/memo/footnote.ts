/** The text of a footnote: each document with its pages, and what is printed there. */
import type { MemoSource } from '../../analysis/memo/memo.ts'

/** More quotations than this say less than the pages. */
const MAX_QUOTED = 4
/** Characters of a quotation. */
const MAX_LENGTH = 80

/** "Income statement.pdf, page 1: “5,594,300”; Balance sheet.pdf, pages 1–2". */
export const footnoteText = (sources: readonly MemoSource[]): string => `${sources.map(sourceText).join('; ')}.`

function sourceText({ document, pages, printed }: MemoSource): string {
  const quoted = printed.length > MAX_QUOTED ? [] : printed.map(text => `“${shortened(text)}”`)
  return `${document}${pagesText(pages)}${quoted.length === 0 ? '' : `: ${quoted.join(', ')}`}`
}

const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, ' ')
  return line.length <= MAX_LENGTH ? line : `${line.slice(0, MAX_LENGTH - 1).trimEnd()}…`
}

/** ", pages 1–3, 7" of ascending pages. */
function pagesText(pages: readonly number[]): string {
  const runs: [first: number, last: number][] = []
  for (const page of pages) {
    const run = runs.at(-1)
    if (run !== undefined && page === run[1] + 1) run[1] = page
    else runs.push([page, page])
  }
  const written = runs.map(([first, last]) => (first === last ? String(first) : `${first}–${last}`)).join(', ')
  return pages.length === 0 ? '' : `, page${pages.length === 1 ? '' : 's'} ${written}`
}
