/** Typefaces of this batch, beside those of the two before. */
import { readFileSync } from 'node:fs'
import { sheets as earlierSheets } from '../2026-11-23/type.ts'

const files: Readonly<Record<string, string>> = {
  Roboto: 'roboto',
  Montserrat: 'montserrat',
  Merriweather: 'merriweather',
  'Source Sans': 'source-sans-3',
  'PT Sans': 'pt-sans',
  Inter: 'inter',
}

/** A whole document of pages with the typefaces its style and pages name in quotation marks. */
export function sheets(style: string, pages: readonly string[], size?: string): string {
  const text = style + pages.join('')
  const faces = Object.entries(files)
    .filter(([family]) => text.includes(`'${family}'`))
    .flatMap(([family, file]) =>
      [400, 700].map(weight => {
        const bytes = readFileSync(new URL(`./fonts/${file}-${weight}.woff2`, import.meta.url)).toString('base64')
        return `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/woff2;base64,${bytes})}`
      }),
    )
  return earlierSheets(`${faces.join('\n')}\n${style}`, pages, size)
}
