/** The PDF that lies on the table: opened when its turn comes, closed when another takes its place; a locked one asks for its password. */
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { onBeforeUnmount, ref, shallowRef, watch, type Ref, type ShallowRef } from 'vue'
import type { ShownSheet } from '../../../core/contract/desk.ts'
import { whenAnswered } from '../../api/answering.ts'
import { documentSheets } from '../../api/desk-api.ts'
import { ServiceError } from '../../api/request.ts'
import { openDocument, WithoutPages, type OpeningDocument } from '../review/pdf-document.ts'

/** A document as the library knows it; `deleteAt` null: the file is gone. */
export interface KeptDocument {
  readonly id: string
  readonly fileName: string
  readonly deleteAt: string | null
}

/** What a locked document waits for. */
export interface PasswordQuestion {
  /** The last one did not open it. */
  readonly wrong: boolean
  readonly answer: (password: string) => void
}

export interface OpenedDocument {
  /** null: none is open, or not yet. */
  readonly pdf: ShallowRef<PDFDocumentProxy | null>
  /** Of a document without pages; null: it has pages, or is not open yet. */
  readonly sheets: ShallowRef<readonly ShownSheet[] | null>
  readonly failure: Ref<string | null>
  readonly asking: ShallowRef<PasswordQuestion | null>
  readonly givePassword: (password: string) => void
}

/** Keeps `current` open. `before` is called as soon as another document is wanted. */
export function useOpenedDocument(current: Readonly<Ref<KeptDocument | null>>, before: () => void): OpenedDocument {
  const pdf = shallowRef<PDFDocumentProxy | null>(null)
  const sheets = shallowRef<readonly ShownSheet[] | null>(null)
  const failure = ref<string | null>(null)
  const asking = shallowRef<PasswordQuestion | null>(null)
  let opening: OpeningDocument | null = null

  async function open(id: string): Promise<void> {
    const started = openDocument(id, wrong => new Promise(answer => (asking.value = { wrong, answer })))
    opening = started
    try {
      const document = await pagesOrCells(started, id)
      if (opening !== started) return
      if ('numPages' in document) pdf.value = document
      else sheets.value = document
    } catch (error) {
      if (opening !== started) return
      failure.value =
        error instanceof ServiceError
          ? error.message
          : `The document cannot be drawn (${error instanceof Error ? error.message : String(error)}).`
    }
  }
  watch(current, (document, last) => {
    if (document?.id === last?.id && document?.deleteAt === last?.deleteAt) return
    opening?.close()
    opening = null
    pdf.value = sheets.value = failure.value = asking.value = null
    before()
    if (document && document.deleteAt !== null) void open(document.id)
  })
  whenAnswered(() => {
    if (failure.value === null || !current.value || current.value.deleteAt === null) return
    failure.value = null
    void open(current.value.id)
  })
  onBeforeUnmount(() => opening?.close())

  function givePassword(password: string): void {
    asking.value?.answer(password)
    asking.value = null
  }
  return { pdf, sheets, failure, asking, givePassword }
}

async function pagesOrCells(
  { document }: OpeningDocument,
  id: string,
): Promise<PDFDocumentProxy | readonly ShownSheet[]> {
  try {
    return await document
  } catch (error) {
    if (error instanceof WithoutPages) return documentSheets(id)
    throw error
  }
}
