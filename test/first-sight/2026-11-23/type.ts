/** Typefaces of this batch, beside those of the first. */
import { readFileSync } from 'node:fs'
import { documentOf } from '../2026-11-22/press/page.ts'

const files: Readonly<Record<string, readonly [string, ...number[]]>> = {
  Kalam: ['kalam', 400],
  'Architects Daughter': ['architects-daughter', 400],
  'Special Elite': ['special-elite', 400],
  'Zilla Slab': ['zilla-slab', 400, 700],
  'Barlow Condensed': ['barlow-condensed', 400, 700],
  'Nunito Sans': ['nunito-sans', 400, 700],
  'Source Serif': ['source-serif-4', 400, 700],
}

/** A whole document of pages, as `documentOf`, with the typefaces its style and pages name. */
export function sheets(style: string, pages: readonly string[], size?: string): string {
  const text = style + pages.join('')
  const faces = Object.entries(files)
    .filter(([family]) => text.includes(family))
    .flatMap(([family, [file, ...weights]]) =>
      weights.map(weight => {
        const bytes = readFileSync(new URL(`./fonts/${file}-${weight}.woff2`, import.meta.url)).toString('base64')
        return `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/woff2;base64,${bytes})}`
      }),
    )
  return documentOf(`${faces.join('\n')}\n${style}`, pages, size)
}

/** Rows of a table from cells; a cell that starts with `>` is aligned right. */
export const rowOf = (cells: readonly string[], attributes = ''): string =>
  `<tr${attributes}>${cells.map(cell => (cell.startsWith('>') ? `<td class="r">${cell.slice(1)}` : `<td>${cell}`)).join('')}</tr>`
