/** What lies over a page: annotations and form fields that are seen, with their text. */
import { heightOf, widthOf } from '../../document/geometry.ts'
import type { Box } from '../../document/model.ts'
import { entryOf, textOf } from '../pdf/annotation-text.ts'
import type { OpenForm } from '../pdf/form-fields.ts'
import { uprightBox, type PageFrame } from '../pdf/page-frame.ts'
import type { Pdfium } from '../pdf/pdfium.ts'
import type { PaintedAnnotation } from './inspected-page.ts'
import { appearanceOf } from './page-objects.ts'

/** FPDF_ANNOT_… */
const kinds: Readonly<Record<number, PaintedAnnotation['kind']>> = {
  3: 'free-text',
  5: 'shape',
  6: 'shape',
  7: 'shape',
  13: 'stamp',
  20: 'widget',
  28: 'redaction',
}
const UNSEEN_FLAGS = 2 | 32
const MAX_ANNOTATIONS = 2000
const TEXT_OBJECT = 1
/** Share of an appearance that its background fills, and how light that is: a darker one is a redaction. */
const COVERING = 0.8
const LIGHT = 0.6
/** Fields that hold text: choice and text fields (FPDF_FORMFIELD_…). */
const TEXT_FIELDS = new Set([4, 5, 6])

/** The annotations of the open page `page` that a viewer shows. */
export function annotationsOf(
  pdfium: Pdfium,
  page: number,
  frame: PageFrame,
  form: OpenForm | null,
): readonly PaintedAnnotation[] {
  const { calls, scratch } = pdfium
  const found: PaintedAnnotation[] = []
  const count = Math.min(calls.FPDFPage_GetAnnotCount(page), MAX_ANNOTATIONS)
  for (let index = 0; index < count; index++) {
    const annotation = calls.FPDFPage_GetAnnot(page, index)
    if (annotation === 0) continue
    try {
      if ((calls.FPDFAnnot_GetFlags(annotation) & UNSEEN_FLAGS) !== 0) continue
      if (calls.FPDFAnnot_GetRect(annotation, scratch) === 0) continue
      const [x0, y0, x1, y1] = [0, 4, 8, 12].map(at => pdfium.float(scratch + at)) as [number, number, number, number]
      const kind = kinds[calls.FPDFAnnot_GetSubtype(annotation)] ?? 'other'
      if (kind === 'other') continue
      const text = kind === 'widget' ? fieldText(pdfium, annotation, form) : shownText(pdfium, page, annotation)
      const box = uprightBox(frame, [x0, y0], [x1, y1])
      found.push({ kind, box, text, isCover: kind !== 'widget' && isCover(pdfium, annotation, frame) })
    } finally {
      calls.FPDFPage_CloseAnnot(annotation)
    }
  }
  return found
}

const areaOf = (box: Box): number => widthOf(box) * heightOf(box)

/** Whether something light and opaque fills all that its appearance draws. */
function isCover(pdfium: Pdfium, annotation: number, frame: PageFrame): boolean {
  const appearance = appearanceOf(pdfium, annotation, frame)
  return (
    appearance !== null &&
    appearance.shapes.some(
      ({ box, isOpaque, lightness, outline }) =>
        isOpaque && outline === null && (lightness ?? 1) >= LIGHT && areaOf(box) >= COVERING * areaOf(appearance.box),
    )
  )
}

function fieldText(pdfium: Pdfium, annotation: number, form: OpenForm | null): string {
  const { calls } = pdfium
  if (form === null || !TEXT_FIELDS.has(calls.FPDFAnnot_GetFormFieldType(form.handle, annotation)))
    return entryOf(pdfium, annotation, 'V') ?? ''
  return (
    textOf(pdfium, (buffer, bytes) => calls.FPDFAnnot_GetFormFieldValue(form.handle, annotation, buffer, bytes)) ?? ''
  ).trim()
}

/** The text of its appearance; without one what it states as its contents, as far as a viewer draws that on the page. */
function shownText(pdfium: Pdfium, page: number, annotation: number): string {
  const { calls } = pdfium
  const drawn: string[] = []
  const count = calls.FPDFAnnot_GetObjectCount(annotation)
  const textPage = count > 0 ? calls.FPDFText_LoadPage(page) : 0
  try {
    for (let index = 0; index < count; index++) {
      const object = calls.FPDFAnnot_GetObject(annotation, index)
      if (object === 0 || calls.FPDFPageObj_GetType(object) !== TEXT_OBJECT || textPage === 0) continue
      const text = textOf(pdfium, (buffer, bytes) => calls.FPDFTextObj_GetText(object, textPage, buffer, bytes))
      if (text !== null) drawn.push(text.trim())
    }
  } finally {
    if (textPage !== 0) calls.FPDFText_ClosePage(textPage)
  }
  if (drawn.length > 0) return drawn.join(' ')
  // FreeText draws its contents; of other kinds they are a note in a window of its own.
  return calls.FPDFAnnot_GetSubtype(annotation) === 3 ? (entryOf(pdfium, annotation, 'Contents') ?? '') : ''
}
