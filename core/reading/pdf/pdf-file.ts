/** An open PDF and its pages: every handle is closed even when an error occurs. */
import { Refusal } from '../../errors.ts'
import type { Pdfium } from './pdfium.ts'

/** FPDF_GetLastError. */
const ERROR_PASSWORD = 4

/** PDFium cannot open the file; a repair may still succeed. */
export class BrokenPdf extends Error {
  override readonly name = 'BrokenPdf'
}

export interface PdfFile {
  readonly pdfium: Pdfium
  readonly handle: number
  readonly pageCount: number
  /** Closes the file and opens it again: PDFium keeps what it parsed until then. Neither a page nor a form of it may be open. */
  reopen(): void
}

/**
 * Opens `bytes`, passes the file to `use` and closes it. Throws Refusal ENCRYPTED or WRONG_PASSWORD, and BrokenPdf when
 * PDFium cannot open the file.
 */
export async function withPdf<T>(
  pdfium: Pdfium,
  bytes: Uint8Array,
  password: string | undefined,
  use: (file: PdfFile) => Promise<T>,
): Promise<T> {
  const { calls } = pdfium
  const data = pdfium.put(bytes)
  if (data === null) throw new BrokenPdf('The file does not fit into memory')
  const secret = pdfium.put(Buffer.from(`${password ?? ''}\0`, 'utf8'))
  let handle = 0
  try {
    const open = (): void => {
      handle = calls.FPDF_LoadMemDocument(data, bytes.length, secret ?? 0)
      if (handle !== 0) return
      if (calls.FPDF_GetLastError() === ERROR_PASSWORD) throw passwordRefusal(password)
      throw new BrokenPdf('PDFium cannot open the file')
    }
    open()
    return await use({
      pdfium,
      get handle() {
        return handle
      },
      pageCount: calls.FPDF_GetPageCount(handle),
      reopen() {
        calls.FPDF_CloseDocument(handle)
        open()
      },
    })
  } finally {
    if (handle !== 0) calls.FPDF_CloseDocument(handle)
    if (secret !== null) calls.free(secret)
    calls.free(data)
  }
}

function passwordRefusal(password: string | undefined): Refusal {
  return password === undefined || password === ''
    ? new Refusal('ENCRYPTED', 'The PDF is encrypted: remove its password or send the password with it.')
    : new Refusal('WRONG_PASSWORD', 'The password does not open the PDF: send the right one or remove the encryption.')
}

/** Loads page `index` (0-based), passes its handle to `use` and closes it; null when the page cannot be loaded. */
export function withPage<T>(file: PdfFile, index: number, use: (page: number) => T): T | null {
  const { calls } = file.pdfium
  const page = calls.FPDF_LoadPage(file.handle, index)
  if (page === 0) return null
  try {
    return use(page)
  } finally {
    calls.FPDF_ClosePage(page)
  }
}
