/** Form fields and text typed over a page: what is filled in, its position, and its words among those of the page. */
import { linesOf } from '../../document/lines.ts'
import type { Box, FormField, Mark, Page, Word } from '../../document/model.ts'
import { entryOf, textOf } from './annotation-text.ts'
import { displayedFrame, turned, uprightBox } from './page-frame.ts'
import type { PdfFile } from './pdf-file.ts'
import type { Pdfium } from './pdfium.ts'
import { strayField } from './stray-widgets.ts'

const FREE_TEXT = 3
const STAMP = 13
const INK = 15
const WIDGET = 20
/** Hidden, or not shown on screen. */
const UNSEEN_FLAGS = 2 | 32
const kinds: Readonly<Record<number, FormField['kind']>> = {
  2: 'checkbox',
  3: 'radio',
  4: 'choice',
  5: 'choice',
  6: 'text',
  7: 'signature',
}
/** One character per box (a comb field). */
const COMB_FLAG = 1 << 24
const MULTILINE_FLAG = 1 << 12
const PASSWORD_FLAG = 1 << 13
/**
 * FPDF_FORMFILLINFO of version 1 is smaller; all its callbacks may be absent, because nothing is drawn or filled in.
 */
const FORM_INFO_BYTES = 512
/** A page with more fields is not a form. */
const MAX_ANNOTATIONS = 5000
/** Width of a character in type sizes, for the sans-serif typefaces used to fill in forms. */
const CHARACTER_WIDTH = 0.5
const LARGEST_TYPE = 12
/** Value of a signed signature field; the signer is stated inside the signature, which is not read. */
const SIGNED = 'signed'
/** Type size of a field in heights of its box. */
const TYPE_OF_BOX = 0.7
const LEADING = 1.2
const PADDING = 2

/** An open form; call `close` before its file is closed. */
export interface OpenForm {
  readonly handle: number
  close(): void
}

/** Opens the form of a file; null when it has none. */
export function openForm({ pdfium, handle }: PdfFile): OpenForm | null {
  const { calls } = pdfium
  if (calls.FPDF_GetFormType(handle) === 0) return null
  const info = pdfium.put(new Uint8Array(FORM_INFO_BYTES))
  if (info === null) return null
  pdfium.bytes[info] = 1
  const form = calls.FPDFDOC_InitFormFillEnvironment(handle, info)
  if (form === 0) {
    calls.free(info)
    return null
  }
  return {
    handle: form,
    close() {
      calls.FPDFDOC_ExitFormFillEnvironment(form)
      calls.free(info)
    },
  }
}

/** The overlay of a page: fields in upright coordinates of `page`, ink and stamps. */
export interface Overlay {
  readonly fields: readonly FormField[]
  readonly marks: readonly Mark[]
  /** Words of the filled-in text and of text typed over the page. */
  readonly words: readonly Word[]
}

/** The overlay of the page with this handle; null when there is none. */
export function overlayOf(pdfium: Pdfium, handle: number, page: Page, form: OpenForm | null): Overlay | null {
  const { calls } = pdfium
  const count = Math.min(calls.FPDFPage_GetAnnotCount(handle), MAX_ANNOTATIONS)
  if (count <= 0) return null
  const frame = turned(displayedFrame(pdfium, handle), page.rotation ?? 0)
  const fields: FormField[] = []
  const marks: Mark[] = []
  const words: Word[] = []
  for (let index = 0; index < count; index++) {
    const annotation = calls.FPDFPage_GetAnnot(handle, index)
    if (annotation === 0) continue
    try {
      const subtype = calls.FPDFAnnot_GetSubtype(annotation)
      if (![FREE_TEXT, STAMP, INK, WIDGET].includes(subtype)) continue
      if ((calls.FPDFAnnot_GetFlags(annotation) & UNSEEN_FLAGS) !== 0) continue
      if (calls.FPDFAnnot_GetRect(annotation, pdfium.scratch) === 0) continue
      const [x0, y0, x1, y1] = [0, 4, 8, 12].map(offset => pdfium.float(pdfium.scratch + offset)) as [
        number,
        number,
        number,
        number,
      ]
      const box = uprightBox(frame, [x0, y0], [x1, y1])
      if (subtype === INK || subtype === STAMP) marks.push({ box, kind: subtype === INK ? 'ink' : 'stamp' })
      else if (subtype === FREE_TEXT) {
        const value = entryOf(pdfium, annotation, 'Contents')
        if (value === null) continue
        fields.push({ page: page.number, box, name: '', hint: null, kind: 'note', value, checked: null })
        words.push(...wordsIn(box, value, true, false))
      } else {
        const found = (form === null ? null : fieldOf(pdfium, form.handle, annotation, { page: page.number, box })) ?? {
          field: strayField(pdfium, annotation, page.number, box),
          multiline: false,
          comb: false,
        }
        if (!isFound(found)) continue
        fields.push(found.field)
        const { kind, value } = found.field
        if (value !== null && (kind === 'text' || kind === 'choice'))
          words.push(...wordsIn(box, value, found.multiline, found.comb))
      }
    } finally {
      calls.FPDFPage_CloseAnnot(annotation)
    }
  }
  return fields.length + marks.length === 0 ? null : { fields, marks, words }
}

/** Adds the filled-in text to the page's words, except where the page already has the same text at that position. */
export function withOverlay(page: Page, { words, marks }: Overlay): Page {
  const own = page.lines.flatMap(line => line.words)
  const added = words.filter(
    word =>
      !own.some(
        other =>
          other.text === word.text &&
          other.box.left < word.box.right &&
          other.box.right > word.box.left &&
          other.box.top < word.box.bottom &&
          other.box.bottom > word.box.top,
      ),
  )
  return {
    ...page,
    ...(added.length > 0 && { lines: linesOf([...own, ...added]) }),
    ...(marks.length > 0 && { marks: [...(page.marks ?? []), ...marks] }),
  }
}

const isFound = (found: Omit<FieldReading, 'field'> & { readonly field: FormField | null }): found is FieldReading =>
  found.field !== null

interface FieldReading {
  readonly field: FormField
  readonly multiline: boolean
  readonly comb: boolean
}

function fieldOf(
  pdfium: Pdfium,
  form: number,
  annotation: number,
  position: Pick<FormField, 'page' | 'box'>,
): FieldReading | null {
  const { calls } = pdfium
  const kind = kinds[calls.FPDFAnnot_GetFormFieldType(form, annotation)]
  if (kind === undefined) return null
  const flags = calls.FPDFAnnot_GetFormFieldFlags(form, annotation)
  const text = (call: (buffer: number, bytes: number) => number): string | null => {
    const found = textOf(pdfium, call)
    return found === null || found.trim() === '' ? null : found.trim()
  }
  const isMark = kind === 'checkbox' || kind === 'radio'
  const secret = kind === 'text' && (flags & PASSWORD_FLAG) !== 0
  // Its appearance state: "Off", or the name of the ticked state.
  const state = isMark ? entryOf(pdfium, annotation, 'AS') : null
  const checked = state !== null && state !== 'Off'
  const value = isMark
    ? checked
      ? state
      : null
    : kind === 'signature'
      ? isSigned(pdfium, annotation)
        ? SIGNED
        : null
      : secret
        ? null
        : text((buffer, bytes) => calls.FPDFAnnot_GetFormFieldValue(form, annotation, buffer, bytes))
  return {
    field: {
      ...position,
      name: text((buffer, bytes) => calls.FPDFAnnot_GetFormFieldName(form, annotation, buffer, bytes)) ?? '',
      hint: text((buffer, bytes) => calls.FPDFAnnot_GetFormFieldAlternateName(form, annotation, buffer, bytes)),
      kind,
      value,
      checked: isMark ? checked : null,
    },
    multiline: kind === 'text' && (flags & MULTILINE_FLAG) !== 0,
    comb: kind === 'text' && (flags & COMB_FLAG) !== 0,
  }
}

/** A digital signature has a value, and usually a picture of itself; an unsigned field has at most a blank one. */
function isSigned(pdfium: Pdfium, annotation: number): boolean {
  const { calls } = pdfium
  const key = pdfium.put(Buffer.from('V\0', 'latin1'))
  if (key === null) return false
  try {
    if (calls.FPDFAnnot_HasKey(annotation, key) === 1) return true
  } finally {
    calls.free(key)
  }
  const appearance = textOf(pdfium, (buffer, bytes) => calls.FPDFAnnot_GetAP(annotation, 0, buffer, bytes))
  return appearance !== null && /\b(?:Do|Tj|TJ|S|f)\b/.test(appearance) && !/DSBlank|DSUnknown/.test(appearance)
}

/** Words of a filled-in text, placed approximately as a viewer would: exact in line and order, approximate in width. */
function wordsIn(box: Box, value: string, multiline: boolean, comb: boolean): Word[] {
  const height = box.bottom - box.top
  const given = value.split(/\r\n|\r|\n/).filter(line => line.trim() !== '')
  const size = Math.min(LARGEST_TYPE, TYPE_OF_BOX * (multiline ? LARGEST_TYPE / TYPE_OF_BOX : height / given.length))
  const width = box.right - box.left - 2 * PADDING
  const lines = multiline ? given.flatMap(line => wrapped(line, Math.max(1, width / (CHARACTER_WIDTH * size)))) : given
  const leading = Math.min(LEADING * size, height / Math.max(1, lines.length))
  const first = multiline ? box.top + PADDING : (box.top + box.bottom) / 2 - (leading * lines.length) / 2
  return lines.flatMap((line, index) => {
    const top = first + index * leading
    const letters = Math.max(1, line.length)
    const step = comb ? width / letters : Math.min(CHARACTER_WIDTH * size, width / letters)
    const words: Word[] = []
    for (const match of line.matchAll(/\S+/g)) {
      const left = box.left + PADDING + match.index * step
      words.push({
        text: match[0],
        box: { left, top, right: left + match[0].length * step, bottom: top + Math.min(size, leading) },
        confidence: 1,
        bold: false,
        size,
      })
    }
    return words
  })
}

function wrapped(line: string, columns: number): string[] {
  const lines: string[] = []
  for (const word of line.split(/\s+/)) {
    const last = lines.at(-1)
    if (last === undefined || last.length + 1 + word.length > columns) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}
