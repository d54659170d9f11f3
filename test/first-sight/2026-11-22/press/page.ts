/** The shell of a drawn page: fonts, paper size, and sections that each fill one page. */
import { readFileSync } from 'node:fs'

const families = {
  Arimo: 'arimo',
  Tinos: 'tinos',
  Cousine: 'cousine',
  Carlito: 'carlito',
  Lato: 'lato',
  'Open Sans': 'open-sans',
  'Roboto Condensed': 'roboto-condensed',
  'Courier Prime': 'courier-prime',
  'EB Garamond': 'eb-garamond',
  'Libre Franklin': 'libre-franklin',
  'IBM Plex Sans': 'ibm-plex-sans',
  Caveat: 'caveat',
  'Homemade Apple': 'homemade-apple',
} as const

/** Fonts only: the browser loads what the document uses. Handwriting has one weight. */
function fontFaces(css: string): string {
  return Object.entries(families)
    .filter(([family]) => css.includes(family))
    .flatMap(([family, file]) =>
      (['Caveat', 'Homemade Apple'].includes(family) ? [400] : [400, 700]).map(weight => {
        const bytes = readFileSync(new URL(`./fonts/${file}-${weight}.woff2`, import.meta.url)).toString('base64')
        return `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/woff2;base64,${bytes})}`
      }),
    )
    .join('\n')
}

/** A whole document of pages; margins are the padding of `.page`, which the style may change. */
export function documentOf(style: string, pages: readonly string[], size = '8.5in 11in'): string {
  const [width = '', height = ''] = size.split(' ')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><style>
@page{size:${width} ${height};margin:0}
*{box-sizing:border-box}
body{margin:0}
.page{width:${width};height:${height};padding:.6in;position:relative;overflow:hidden;break-after:page}
.page:last-child{break-after:auto}
table{border-collapse:collapse}
td,th{vertical-align:top;padding:0;text-align:left;font-weight:inherit}
.r{text-align:right}.c{text-align:center}.b{font-weight:700}
.foot{position:absolute;left:.6in;right:.6in;bottom:.35in}
${fontFaces(style + pages.join(''))}
${style}
</style></head><body>${pages.map(page => `<section class="page">${page}</section>`).join('\n')}</body></html>`
}

/** Rows cut into pages: the first page takes `first` rows, the others `next`. */
export function chunksOf<T>(rows: readonly T[], first: number, next: number): T[][] {
  const chunks = [rows.slice(0, first)]
  for (let at = first; at < rows.length; at += next) chunks.push(rows.slice(at, at + next))
  return chunks
}

/** Something that may go on overleaf, row by row. */
export interface Block {
  /** Heading, and the table's opening; repeated, perhaps changed, on each further page. */
  readonly open: (continued: boolean) => string
  readonly rows: readonly string[]
  /** Closes what `open` opened. */
  readonly close: string
  /** Rows that heading and closing take together. */
  readonly cost: number
  /** Lines each row takes; one by default. */
  readonly lines?: readonly number[]
}

/** Blocks laid on pages of so many rows each. */
export function paginated(blocks: readonly Block[], first: number, next: number): string[] {
  const pages: string[] = ['']
  let room = first
  const turn = () => {
    pages.push('')
    room = next
  }
  const put = (html: string) => (pages[pages.length - 1] += html)
  for (const { open, rows, close, cost, lines } of blocks) {
    if (room < cost + 3) turn()
    put(open(false))
    room -= cost
    for (const [i, row] of rows.entries()) {
      if (room < (lines?.[i] ?? 1)) {
        put(close)
        turn()
        put(open(true))
        room -= cost
      }
      put(row)
      room -= lines?.[i] ?? 1
    }
    put(close)
  }
  return pages
}

/** A list laid out in columns side by side, filled column by column: one array of cells per printed row. */
export function sideBySide<T>(items: readonly T[], columns: number): (T | undefined)[][] {
  const height = Math.ceil(items.length / columns)
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: columns }, (_, column) => items[column * height + row]),
  )
}
