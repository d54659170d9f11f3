/** A file opened to be inspected: its pages, its earlier revisions, what it states of itself. */
import { openForm, type OpenForm } from '../pdf/form-fields.ts'
import { displayedFrame, frameHeight, frameWidth, type PageFrame } from '../pdf/page-frame.ts'
import { BrokenPdf, withPage, withPdf, type PdfFile } from '../pdf/pdf-file.ts'
import { discardPdfium, pdfium } from '../pdf/pdfium.ts'
import { annotationsOf } from './annotations.ts'
import type { InspectedPage } from './inspected-page.ts'
import { objectsOf, type PageObjects } from './page-objects.ts'
import { paintedWords } from './painted-words.ts'

/** A page and what leads back into the engine; valid while it is open. */
export interface OpenPage {
  readonly page: InspectedPage
  readonly handle: number
  readonly frame: PageFrame
  readonly objects: PageObjects
}

export interface OpenFile {
  readonly file: PdfFile
  readonly form: OpenForm | null
}

/**
 * Opens `bytes` and passes the file to `use`. Null where it cannot be opened, or crashes the engine: then nothing is known of it. Throws what `use` throws.
 */
export async function withInspectedFile<T>(
  bytes: Uint8Array,
  password: string | undefined,
  use: (open: OpenFile) => Promise<T>,
): Promise<T | null> {
  const engine = await pdfium()
  try {
    return await withPdf(engine, bytes, password, async file => {
      const form = openForm(file)
      try {
        return await use({ file, form })
      } finally {
        form?.close()
      }
    })
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) discardPdfium()
    else if (!(error instanceof BrokenPdf)) throw error
    return null
  } finally {
    if (engine.isSwollen) discardPdfium()
  }
}

/** Loads page `index` (0-based) and passes it to `use`; null when it cannot be loaded. */
export function withInspectedPage<T>({ file, form }: OpenFile, index: number, use: (open: OpenPage) => T): T | null {
  return withPage(file, index, handle => {
    const { pdfium: engine } = file
    const frame = displayedFrame(engine, handle)
    const objects = objectsOf(engine, handle, frame)
    const page: InspectedPage = {
      number: index + 1,
      width: frameWidth(frame),
      height: frameHeight(frame),
      words: objects.isComplete ? paintedWords(engine, handle, frame, objects) : [],
      shapes: objects.shapes,
      annotations: annotationsOf(engine, handle, frame, form),
    }
    return use({ page, handle, frame, objects })
  })
}
