/** Finds words in the text of a PDF's pages, with their places. */
import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { TextItem } from 'pdfjs-dist/types/src/display/api.js'
import type { Box } from './place.ts'

export interface TextHit {
  /** 1-based. */
  readonly page: number
  /** One box for each run of text the hit goes over; empty where only the page is known. */
  readonly boxes: readonly Box[]
}

/** Words as a pattern: any letter case, any space between them. */
const patternOf = (words: string): RegExp =>
  new RegExp(
    words
      .trim()
      .split(/\s+/)
      .map(word => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('\\s+'),
    'gi',
  )

/** Every place where the words stand, page by page. Stops between pages once `signal` is aborted. */
export async function findInDocument(
  document: PDFDocumentProxy,
  words: string,
  signal: AbortSignal,
): Promise<readonly TextHit[]> {
  const pattern = patternOf(words)
  const hits: TextHit[] = []
  for (let number = 1; number <= document.numPages && !signal.aborted; number++) {
    const page = await document.getPage(number)
    const viewport = page.getViewport({ scale: 1 })
    const { items } = await page.getTextContent()
    const runs = items.filter((item): item is TextItem => 'str' in item)
    const starts: number[] = []
    let text = ''
    for (const run of runs) {
      starts.push(text.length)
      text += run.str + (run.hasEOL ? '\n' : '')
    }
    for (const match of text.matchAll(pattern)) {
      const end = match.index + match[0].length
      const boxes = runs.flatMap((run, index) => {
        const start = starts[index]!
        const [from, to] = [Math.max(match.index, start), Math.min(end, start + run.str.length)]
        return from < to && run.str.trim() !== ''
          ? [boxOf(run, (from - start) / run.str.length, (to - start) / run.str.length, viewport)]
          : []
      })
      hits.push({ page: number, boxes })
    }
  }
  return hits
}

/** The part of a run between two fractions of its length, on the page as displayed. */
function boxOf(
  run: TextItem,
  from: number,
  to: number,
  viewport: { convertToViewportPoint(x: number, y: number): number[] },
): Box {
  const [a, b, , , x, y] = run.transform as [number, number, number, number, number, number]
  const length = Math.hypot(a, b) || 1
  const [right, up] = [a / length, b / length]
  const corner = (along: number, above: number): number[] =>
    viewport.convertToViewportPoint(x + right * along - up * above, y + up * along + right * above)
  const [x0, y0] = corner(run.width * from, -0.2 * run.height) as [number, number]
  const [x1, y1] = corner(run.width * to, run.height) as [number, number]
  return [Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1)]
}
