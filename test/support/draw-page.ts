/** Text pictures → pages: what stands in a column in the test stands in a column on the page. */
import { lineOf } from '../../core/document/lines.ts'
import type { Document, Line, Page, Rule, Word } from '../../core/document/model.ts'

export interface DrawOptions {
  readonly number?: number
  /** As recognized from a picture: edges and baselines shake by up to this many points. */
  readonly jitter?: number
  readonly source?: Page['source']
  /** Confidence of every word. */
  readonly confidence?: number
}

/** A typewriter's measures in points. */
const characterWidth = 6
const lineHeight = 13
const typeSize = 10
const margin = 40

/** Reproducible noise between -1 and 1. */
function noise(seed: number): number {
  const value = Math.sin(seed * 12.9898) * 43758.5453
  return (value - Math.floor(value)) * 2 - 1
}

/**
 * A page that shows `picture` in a typewriter face. `─` draws a ruling line, `^` before a word raises it (a footnote mark),
 * `*` around a word makes it bold.
 */
export function drawPage(picture: string, options: DrawOptions = {}): Page {
  const rows = picture.replace(/^\n/, '').split('\n')
  const indent = Math.min(...rows.filter(row => row.trim() !== '').map(row => row.length - row.trimStart().length))
  const lines: Line[] = []
  const rules: Rule[] = []
  const shake = options.jitter ?? 0
  rows.forEach((row, index) => {
    const top = margin + index * lineHeight
    const words: Word[] = []
    for (const match of row.slice(indent).matchAll(/\S+/g)) {
      const left = margin + match.index * characterWidth
      const right = left + match[0].length * characterWidth
      if (/^─+$/.test(match[0])) {
        rules.push({ direction: 'horizontal', box: { left, right, top: top + 6, bottom: top + 6.6 } })
        continue
      }
      const seed = index * 131 + match.index
      const raised = match[0].startsWith('^')
      const bold = /^\*.+\*$/.test(match[0])
      const text = raised ? match[0].slice(1) : bold ? match[0].slice(1, -1) : match[0]
      words.push({
        text,
        bold,
        size: raised ? 6 : typeSize,
        confidence: options.confidence ?? (options.source === 'ocr' ? 0.95 : 1),
        box: {
          left: left + noise(seed) * shake,
          right: right + noise(seed + 1) * shake,
          top: top + noise(seed + 2) * shake - (raised ? 2 : 0),
          bottom: top + typeSize + noise(seed + 3) * shake - (raised ? 5 : 0),
        },
        ...(raised ? { superscript: true } : {}),
      })
    }
    if (words.length > 0) lines.push(lineOf(words))
  })
  const width = Math.max(612, margin * 2 + Math.max(...rows.map(row => row.length - indent)) * characterWidth)
  return {
    number: options.number ?? 1,
    width,
    height: Math.max(792, margin * 2 + rows.length * lineHeight),
    source: options.source ?? 'text-layer',
    lines,
    rules,
  }
}

/** A document of drawn pages, numbered in order. */
export function drawDocument(...pictures: readonly string[]): Document {
  return {
    fileName: 'drawn.pdf',
    pages: pictures.map((picture, index) => drawPage(picture, { number: index + 1 })),
    problems: [],
  }
}
