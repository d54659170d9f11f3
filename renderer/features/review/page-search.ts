/** Words looked for on the pages: in the text of the file, and on pages that are pictures in what was recognized there. */
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { onBeforeUnmount, ref, shallowRef, watch, type Ref, type ShallowRef } from 'vue'
import { search } from '../../api/desk-api.ts'
import { findInDocument, type TextHit } from './pdf-search.ts'

/** The service looks for words of recognized pages in all documents; this many hits are enough to find those of one. */
const maxServiceHits = 50

export interface PageSearch {
  readonly words: Ref<string>
  /** null: nothing has been looked for. */
  readonly hits: ShallowRef<readonly TextHit[] | null>
  /** Which of the hits is shown. */
  readonly at: Ref<number>
  readonly clear: () => void
  /** Looks for the words, from this page on; when they were found already, goes on to the next hit. */
  readonly find: (from: number) => Promise<void>
  /** Goes to a hit, over either end. */
  readonly show: (index: number) => void
}

/** `shown` is called with the hit to go to. */
export function usePageSearch(
  pdf: Readonly<ShallowRef<PDFDocumentProxy | null>>,
  documentId: Readonly<Ref<string | null>>,
  shown: (hit: TextHit) => void,
): PageSearch {
  const words = ref('')
  const hits = shallowRef<readonly TextHit[] | null>(null)
  const at = ref(0)
  let searching: AbortController | null = null

  function clear(): void {
    searching?.abort()
    hits.value = null
    at.value = 0
  }
  async function find(from: number): Promise<void> {
    const wanted = words.value.trim()
    if (hits.value !== null && hits.value.length > 0) return show(at.value + 1)
    clear()
    if (pdf.value === null || wanted === '') return
    const controller = (searching = new AbortController())
    const id = documentId.value
    const inText = await findInDocument(pdf.value, wanted, controller.signal)
    const found =
      inText.length > 0
        ? inText
        : (await search(wanted, maxServiceHits)).hits
            .filter(hit => hit.documentId === id)
            .map(hit => ({ page: hit.page, boxes: [] }))
            .sort((a, b) => a.page - b.page)
    if (controller.signal.aborted) return
    hits.value = found
    const here = found.findIndex(hit => hit.page >= from)
    if (found.length > 0) show(Math.max(0, here))
  }
  function show(index: number): void {
    const count = hits.value?.length ?? 0
    if (count === 0) return
    at.value = (index + count) % count
    shown(hits.value![at.value]!)
  }
  watch(words, clear)
  onBeforeUnmount(() => searching?.abort())
  return { words, hits, at, clear, find, show }
}
