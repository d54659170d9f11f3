/** The pages of a document as one HTML file: words, lines, what the stages saw (tables, columns, captions, slots, candidates), and where each field stands. */
import type { Box, Document, Page } from '../document/model.ts'
import { maskNumbers, type TraceShape } from '../document/trace.ts'
import type { ExplainedPart } from '../workflows/explain/explain-document.ts'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const style = `body { font-family: sans-serif; background: #ddd }
svg { background: #fff; display: block; margin: 1em auto; max-width: 95%; border: 1px solid #999 }
rect { fill: none; stroke-width: 0.6 }
text { fill: #333 }
.line { stroke: #ccc }
.row { stroke: #7aa2ff } .column { stroke: #2b6cb0; stroke-dasharray: 4 2 } .region, .table { stroke: #6b46c1; stroke-width: 1.2 }
.caption { stroke: #d69e2e; fill: #f6e05e; fill-opacity: 0.25 } .slot { stroke: #319795; fill: #81e6d9; fill-opacity: 0.2 }
.candidate { stroke: #ed8936 } .chosen { stroke: #38a169; stroke-width: 1.5 } .field { stroke: #38a169; fill: #9ae6b4; fill-opacity: 0.35 }
.other { stroke: #e53e3e }`
const roles: ReadonlySet<string> = new Set([
  'row',
  'column',
  'region',
  'table',
  'caption',
  'slot',
  'candidate',
  'chosen',
])

/** A complete file without scripts or references. Boxes show what they are when the pointer rests on them. */
export function explanationHtml(document: Document, parts: readonly ExplainedPart[]): string {
  const shapes = parts.flatMap(({ trace }) =>
    trace.flatMap(({ shapes: own = [], field, message }) =>
      own.map(shape => ({ shape, title: `${field ?? shape.role}: ${message}` })),
    ),
  )
  const legend = [...roles, 'field'].map(
    role =>
      `<svg width="90" height="16" style="display:inline;border:0"><rect class="${role}" x="1" y="1" width="12" height="12"/><text x="18" y="12" font-size="11">${role}</text></svg>`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escaped(document.fileName)}</title><style>${style}</style></head><body>
<h1>${escaped(document.fileName)}</h1>
${parts.map(({ part }) => `<p>Pages ${part.pages[0]!}–${part.pages.at(-1)!}: ${part.docType} (${part.confidence.toFixed(2)})</p>`).join('\n')}
<p>${legend.join('')}</p>
${document.pages.map(page => pageSvg(page, shapes, parts)).join('\n')}
</body></html>
`
}

interface TitledShape {
  readonly shape: TraceShape
  readonly title: string
}

function pageSvg(page: Page, shapes: readonly TitledShape[], parts: readonly ExplainedPart[]): string {
  const fields = parts
    .flatMap(part => part.fields)
    .flatMap(({ path, value, confidence, evidence }) =>
      evidence
        .filter(one => one.page === page.number)
        .map(({ box }) => rect(box, 'field', `${path} = ${value} (${confidence.toFixed(2)})`)),
    )
  const seen = shapes
    .filter(({ shape }) => shape.page === page.number)
    .map(({ shape: { box, role, text }, title }) =>
      rect(box, roles.has(role) ? role : 'other', text === undefined ? title : `${title} "${text}"`),
    )
  return `<h2>Page ${page.number} (${page.source})</h2>
<svg viewBox="0 0 ${page.width} ${page.height}" width="${page.width * 1.4}">
${page.rules.map(({ box }) => rect(box, 'line', 'rule')).join('\n')}
${page.lines.map(line => rect(line.box, 'line', maskNumbers(line.text))).join('\n')}
${page.lines.flatMap(line => maskedWords(line.words.map(({ text }) => text)).map((text, index) => wordText(line.words[index]!.box, text))).join('\n')}
${[...seen, ...fields].join('\n')}
</svg>`
}

/** The words of a line, masked together: a social security number may be printed as several words. */
function maskedWords(words: readonly string[]): readonly string[] {
  const masked = maskNumbers(words.join(' '))
  let at = 0
  return words.map(word => {
    const from = at
    at += word.length + 1
    return masked.slice(from, from + word.length)
  })
}

const wordText = ({ left, bottom, right, top }: Box, text: string): string =>
  `<text x="${left}" y="${bottom - 0.2 * (bottom - top)}" font-size="${Math.max(1, 0.85 * (bottom - top)).toFixed(1)}" textLength="${Math.max(1, right - left).toFixed(1)}" lengthAdjust="spacingAndGlyphs">${escaped(text)}</text>`

const rect = ({ left, top, right, bottom }: Box, role: string, title: string): string =>
  `<rect class="${role}" x="${left}" y="${top}" width="${Math.max(0.1, right - left)}" height="${Math.max(0.1, bottom - top)}"><title>${escaped(title)}</title></rect>`
