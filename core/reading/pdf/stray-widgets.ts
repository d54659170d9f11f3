/** Form fields that have lost their form, as in pages extracted from a file: the content that viewers still display. */
import type { Box, FormField } from '../../document/model.ts'
import { entryOf, textOf } from './annotation-text.ts'
import type { Pdfium } from './pdfium.ts'

const kinds: Readonly<Record<string, FormField['kind']>> = { Tx: 'text', Ch: 'choice', Btn: 'checkbox' }

/** The field of a widget that belongs to no form; null when its kind is unknown. */
export function strayField(pdfium: Pdfium, annotation: number, page: number, box: Box): FormField | null {
  const state = entryOf(pdfium, annotation, 'AS')
  const shown = shownText(pdfium, annotation)
  const kind =
    kinds[entryOf(pdfium, annotation, 'FT') ?? ''] ?? (state !== null ? 'checkbox' : shown !== null ? 'text' : null)
  if (kind === null) return null
  const isMark = kind === 'checkbox'
  const checked = state !== null && state !== 'Off'
  return {
    page,
    box,
    name: entryOf(pdfium, annotation, 'T') ?? '',
    hint: entryOf(pdfium, annotation, 'TU'),
    kind,
    value: isMark ? (checked ? state : null) : (entryOf(pdfium, annotation, 'V') ?? shown),
    checked: isMark ? checked : null,
  }
}

/** A displayed string, in parentheses or in hexadecimal. */
const SHOWN = /(\((?:\\[\s\S]|[^\\()])*\)|<[\da-fA-F\s]+>)\s*(?:Tj|')/g

/** The text its appearance draws; null when it draws none, or none in plain letters. */
function shownText(pdfium: Pdfium, annotation: number): string | null {
  const appearance = textOf(pdfium, (buffer, bytes) => pdfium.calls.FPDFAnnot_GetAP(annotation, 0, buffer, bytes))
  if (appearance === null || !/\bBT\b/.test(appearance)) return null
  const lines = [...appearance.matchAll(SHOWN)].map(([, shown = '']) =>
    shown.startsWith('<') ? bytesOf(shown) : shown.slice(1, -1).replace(/\\([\\()])/g, '$1'),
  )
  const text = lines.join('\n').trim()
  return text === '' || /[^\n\u0020-\u007e\u00a0-\u00ff]/.test(text) ? null : text
}

const bytesOf = (hexadecimal: string): string =>
  Buffer.from(hexadecimal.replace(/[<>\s]/g, ''), 'hex').toString('latin1')
