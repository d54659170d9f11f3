/** A page of a PDF as it is drawn: its picture, and its text to be selected, each put into its place when it is whole. */
import {
  RenderingCancelledException,
  TextLayer,
  type PDFDocumentProxy,
  type PDFPageProxy,
  type RenderTask,
} from 'pdfjs-dist'
import { computed, onBeforeUnmount, ref, shallowRef, watch, type ComputedRef, type Ref } from 'vue'
import type { Turn } from './place.ts'

/** What is drawn, and where; read again whenever it changes. */
export interface PageToDraw {
  readonly document: PDFDocumentProxy
  /** 1-based. */
  readonly pageNumber: number
  /** Width of the sheet in CSS pixels. */
  readonly width: number
  readonly turn: Turn
}
interface PageParts {
  readonly pictures: Readonly<Ref<HTMLElement | null>>
  readonly text: Readonly<Ref<HTMLElement | null>>
  /** Called when the picture is there. */
  readonly drawn: () => void
}
export interface DrawnPage {
  /** Of the page as displayed by itself, in points; null: it is not known yet. */
  readonly size: ComputedRef<{ readonly width: number; readonly height: number } | null>
  /** CSS pixels per point. */
  readonly scale: ComputedRef<number>
  /** Of the sheet, in CSS pixels. */
  readonly height: ComputedRef<number>
  readonly failure: Ref<string | null>
}

/** Before the page is known, the sheet has the shape of a letter page: nothing jumps for most. */
const letterShape = 11 / 8.5
/** Sharper is not seen any more, and takes memory. */
const MAX_DENSITY = 3

/** Null: the document was closed meanwhile. */
async function pageOf(document: PDFDocumentProxy, number: number): Promise<PDFPageProxy | null> {
  try {
    return await document.getPage(number)
  } catch (error) {
    if (document.loadingTask.destroyed) return null
    throw error
  }
}

export function useDrawnPage(wanted: PageToDraw, { pictures, text, drawn }: PageParts): DrawnPage {
  const page = shallowRef<PDFPageProxy | null>(null)
  const failure = ref<string | null>(null)
  let drawing: RenderTask | null = null
  let layer: TextLayer | null = null

  const size = computed(() => {
    const viewport = page.value?.getViewport({ scale: 1 })
    return viewport ? { width: viewport.width, height: viewport.height } : null
  })
  const shape = computed(() => {
    if (size.value === null) return null
    const { width, height } = size.value
    return wanted.turn % 180 === 0 ? { width, height } : { width: height, height: width }
  })
  const scale = computed(() => (shape.value === null ? 1 : wanted.width / shape.value.width))
  const height = computed(() => wanted.width * (shape.value ? shape.value.height / shape.value.width : letterShape))

  watch(
    () => [wanted.document, wanted.pageNumber] as const,
    async ([document, number]) => {
      failure.value = null
      const opened = await pageOf(document, number)
      if (opened !== null && document === wanted.document && number === wanted.pageNumber) page.value = opened
    },
    { immediate: true },
  )

  /** Draws beside what is shown and then takes its place: a change of size never shows an empty sheet. */
  async function draw(shown: PDFPageProxy): Promise<void> {
    drawing?.cancel()
    layer?.cancel()
    const viewport = shown.getViewport({ scale: scale.value, rotation: (shown.rotate + wanted.turn) % 360 })
    const canvas = document.createElement('canvas')
    const density = Math.min(window.devicePixelRatio || 1, MAX_DENSITY)
    canvas.width = Math.round(viewport.width * density)
    canvas.height = Math.round(viewport.height * density)
    const task = shown.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] })
    drawing = task
    try {
      await task.promise
    } catch (error) {
      if (error instanceof RenderingCancelledException) return
      failure.value = `Page ${wanted.pageNumber} cannot be drawn (${error instanceof Error ? error.message : String(error)}).`
      return
    }
    if (drawing !== task || pictures.value === null) return
    pictures.value.replaceChildren(canvas)
    drawn()
    const container = document.createElement('div')
    container.className = 'text-layer'
    layer = new TextLayer({ textContentSource: shown.streamTextContent(), container, viewport })
    await layer.render().catch((error: unknown) => {
      if (!(error instanceof Error) || error.name !== 'AbortException') throw error
    })
    if (drawing === task) text.value?.replaceChildren(container)
  }
  watch([page, () => wanted.turn, () => wanted.width], ([shown]) => (shown === null ? undefined : draw(shown)), {
    flush: 'post',
  })
  onBeforeUnmount(() => {
    drawing?.cancel()
    layer?.cancel()
  })
  return { size, scale, height, failure }
}
