/** Opens PDF documents with pdf.js; worker, character maps, fonts and decoders are the window's own files. */
import { getDocument, GlobalWorkerOptions, type PDFDocumentLoadingTask, type PDFDocumentProxy } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { documentBytes } from '../../api/desk-api.ts'

GlobalWorkerOptions.workerSrc = workerUrl

const assets = `${import.meta.env.BASE_URL}pdfjs`

/** Passwords that opened a document, kept as long as the window stands: nobody types one twice. */
const knownPasswords = new Map<string, string>()

/** Of a document that was opened before; undefined: it needed none. */
export const passwordOf = (id: string): string | undefined => knownPasswords.get(id)

/** Opens bytes, which are not to be used afterwards. */
export const openPdf = (data: ArrayBuffer | Uint8Array, password?: string): PDFDocumentLoadingTask =>
  getDocument({
    data,
    ...(password !== undefined && { password }),
    cMapUrl: `${assets}/cmaps/`,
    standardFontDataUrl: `${assets}/standard_fonts/`,
    // The fonts every PDF may count on are the window's own: a page looks the same on every machine, whatever is installed there.
    useSystemFonts: false,
    wasmUrl: `${assets}/wasm/`,
    iccUrl: `${assets}/iccs/`,
  })

/** What pdf.js reports when it asks for a password; its own enumeration is not exported as a type. */
const WRONG_PASSWORD = 2

/** A PDF may have some bytes before its header; a bank feed has none. */
function startsAsPdf(data: ArrayBuffer): boolean {
  const head = new Uint8Array(data, 0, Math.min(1024, data.byteLength))
  return String.fromCharCode(...head).includes('%PDF-')
}

/** The document is a bank feed or a workbook: it has cells or lines in place of pages. */
export class WithoutPages extends Error {}

export interface OpeningDocument {
  readonly document: Promise<PDFDocumentProxy>
  /** Ends the opening, or closes what was opened. */
  readonly close: () => void
}

/**
 * Opens the document of that id. `askPassword` is called as often as no password or a wrong one was given; its answer is tried.
 * The promise rejects with ServiceError where the file is not kept, with WithoutPages for data, and with pdf.js's own errors where it cannot be drawn.
 */
export function openDocument(id: string, askPassword: (wrong: boolean) => Promise<string>): OpeningDocument {
  let closed = false
  let end = (): void => undefined
  const open = async (): Promise<PDFDocumentProxy> => {
    const data = await documentBytes(id)
    if (!startsAsPdf(data)) throw new WithoutPages()
    if (closed) throw new DOMException('The document was closed.', 'AbortError')
    const task = openPdf(data)
    end = () => void task.destroy()
    let tried: string | null = null
    task.onPassword = (answer: (password: string) => void, reason: number) => {
      const known = knownPasswords.get(id)
      if (reason !== WRONG_PASSWORD && known !== undefined) return answer((tried = known))
      void askPassword(reason === WRONG_PASSWORD).then(password => answer((tried = password)))
    }
    const document = await task.promise
    if (tried !== null) knownPasswords.set(id, tried)
    return document
  }
  return {
    document: open(),
    close: () => {
      closed = true
      end()
    },
  }
}
