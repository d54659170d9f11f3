/** Draws a page of a file and the same page of one of its earlier revisions, and finds where they differ. */
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { onBeforeUnmount, ref, shallowRef, watch, type Ref, type ShallowRef } from 'vue'
import { documentBytes } from '../../api/desk-api.ts'
import { ServiceError } from '../../api/request.ts'
import { openPdf, passwordOf } from '../review/pdf-document.ts'
import {
  differenceOf,
  differingAreas,
  drawnDifference,
  type DifferingArea,
  type Picture,
} from './picture-difference.ts'
import { earlierEnds } from './revision-bytes.ts'

/** Pixels per point: small print is legible, and a page takes 5 MB. */
const SCALE = 2

interface Canvases {
  readonly earlier: Readonly<Ref<HTMLCanvasElement | null>>
  readonly later: Readonly<Ref<HTMLCanvasElement | null>>
  readonly drawn: Readonly<Ref<HTMLCanvasElement | null>>
}

export interface ComparedRevisions {
  /** Earlier ones that can be opened; 0: there is nothing to compare. */
  readonly revisions: Ref<number>
  /** The earlier one that is shown, from 0. */
  readonly chosen: Ref<number>
  /** null: they are not drawn yet. */
  readonly areas: ShallowRef<readonly DifferingArea[] | null>
  /** Of the page, in points. */
  readonly shape: ShallowRef<{ readonly width: number; readonly height: number } | null>
}

export function useComparedRevisions(
  wanted: { readonly documentId: string; readonly page: number },
  canvases: Canvases,
): ComparedRevisions {
  const revisions = ref(0)
  const chosen = ref(0)
  const areas = shallowRef<readonly DifferingArea[] | null>(null)
  const shape = shallowRef<ComparedRevisions['shape']['value']>(null)
  let open: readonly PDFDocumentProxy[] = []
  let isClosed = false

  async function load(): Promise<void> {
    const bytes = new Uint8Array(await documentBytes(wanted.documentId))
    const ends = earlierEnds(bytes)
    if (ends.length === 0) return
    const password = passwordOf(wanted.documentId)
    // pdf.js takes the bytes it is given for itself.
    const opened = await Promise.all([...ends, bytes.length].map(end => opening(bytes.slice(0, end), password)))
    const now = opened.at(-1) ?? null
    const found = opened.filter(pdf => pdf !== null && pdf.numPages === now?.numPages) as PDFDocumentProxy[]
    if (isClosed || now === null) return close(opened)
    open = found
    revisions.value = found.length - 1
    chosen.value = await latestThatDiffers(found, wanted.page)
    await compare()
  }
  async function compare(): Promise<void> {
    const [earlier, later] = [open[chosen.value], open.at(-1)]
    if (earlier === undefined || later === undefined || earlier === later) return
    const [before, now] = [await picture(earlier, wanted.page), await picture(later, wanted.page)]
    if (isClosed || earlier !== open[chosen.value]) return
    shape.value = { width: now.width / SCALE, height: now.height / SCALE }
    const isOneSize = before.width === now.width && before.height === now.height
    const difference = isOneSize ? differenceOf(before, now) : new Int16Array(now.width * now.height)
    areas.value = isOneSize
      ? differingAreas(difference, now.width, now.height)
      : [{ left: 0, top: 0, width: 1, height: 1 }]
    put(canvases.earlier.value, before)
    put(canvases.later.value, now)
    put(canvases.drawn.value, { ...now, data: drawnDifference(now, difference) })
  }
  const refuse = (error: unknown): void => {
    // Whoever left the tab closed the documents that were being drawn. Or the file went meanwhile; the page beside explains that.
    if (!isClosed && !(error instanceof ServiceError)) throw error
  }
  watch(chosen, () => void compare().catch(refuse), { flush: 'post' })
  void load().catch(refuse)
  onBeforeUnmount(() => {
    isClosed = true
    close(open)
  })
  return { revisions, chosen, areas, shape }
}

/** null: pdf.js cannot open it. */
const opening = (bytes: Uint8Array<ArrayBuffer>, password: string | undefined): Promise<PDFDocumentProxy | null> =>
  openPdf(bytes, password).promise.catch(() => null)

const close = (documents: readonly (PDFDocumentProxy | null)[]): void => {
  for (const document of documents) void document?.loadingTask.destroy()
}

/** The newest earlier revision that shows another page; the newest one where all look alike. */
async function latestThatDiffers(documents: readonly PDFDocumentProxy[], page: number): Promise<number> {
  const last = documents.length - 2
  const now = await picture(documents.at(-1)!, page)
  for (let index = last; index >= 0; index--) {
    const before = await picture(documents[index]!, page)
    const isOneSize = before.width === now.width && before.height === now.height
    if (!isOneSize || differenceOf(before, now).some(value => value !== 0)) return index
  }
  return Math.max(0, last)
}

type DrawnPicture = Picture & { readonly data: Uint8ClampedArray<ArrayBuffer> }

async function picture(pdf: PDFDocumentProxy, number: number): Promise<DrawnPicture> {
  const page = await pdf.getPage(Math.min(number, pdf.numPages))
  const viewport = page.getViewport({ scale: SCALE })
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(viewport.width)
  canvas.height = Math.round(viewport.height)
  await page.render({ canvas, viewport }).promise
  const { data, width, height } = canvas
    .getContext('2d', { willReadFrequently: true })!
    .getImageData(0, 0, canvas.width, canvas.height)
  return { data, width, height }
}

function put(canvas: HTMLCanvasElement | null, { data, width, height }: DrawnPicture): void {
  if (canvas === null) return
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')!.putImageData(new ImageData(data, width, height), 0, 0)
}
