/** The web presence report as lines to be shown: the Markdown that the service writes, without its signs. */

export interface ReportLine {
  readonly kind: 'title' | 'heading' | 'item' | 'subitem' | 'text'
  readonly element: 'h4' | 'h5' | 'p'
  readonly text: string
}

const starts: readonly (readonly [start: string, kind: ReportLine['kind'], element: ReportLine['element']])[] = [
  ['## ', 'heading', 'h5'],
  ['# ', 'title', 'h4'],
  ['  - ', 'subitem', 'p'],
  ['- ', 'item', 'p'],
  ['', 'text', 'p'],
]

/** Signs that documents print are escaped in it, and stand as they were printed. */
const unescaped = (text: string): string => text.replace(/\\([\\`*_[\]<>|#~])/g, '$1')

/** Lines without words are left out. */
export const reportLines = (markdown: string): readonly ReportLine[] =>
  markdown
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => {
      const [start, kind, element] = starts.find(([start]) => line.startsWith(start))!
      return { kind, element, text: unescaped(line.slice(start.length)) }
    })
