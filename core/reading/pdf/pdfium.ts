/** PDFium as WebAssembly: compiled once per thread, called through its raw exports, with a limit on its memory. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { PDFiumModule } from '@hyzyla/pdfium'
import { unpackedPath } from '../resource-path.ts'

/**
 * Heap that a document may make PDFium allocate; a document that needs more is refused, so that the process does not
 * grow without limit.
 */
const MAX_HEAP_BYTES = 384 * 1024 ** 2
/** The heap never shrinks: an instance above this size is discarded once its document is closed. */
const RECYCLE_HEAP_BYTES = 48 * 1024 ** 2
const SCRATCH_BYTES = 4096

type Call = (...numbers: number[]) => number
type CallName =
  | 'malloc'
  | 'free'
  | 'FPDF_InitLibrary'
  | 'FPDF_LoadMemDocument'
  | 'FPDF_GetLastError'
  | 'FPDF_CloseDocument'
  | 'FPDF_GetPageCount'
  | 'FPDF_LoadPage'
  | 'FPDF_ClosePage'
  | 'FPDF_GetPageBoundingBox'
  | 'FPDF_GetPageSizeByIndexF'
  | 'FPDF_GetFormType'
  | 'FPDFDoc_GetAttachmentCount'
  | 'FPDFDoc_GetAttachment'
  | 'FPDFAttachment_GetName'
  | 'FPDFAttachment_GetFile'
  | 'FPDFDOC_InitFormFillEnvironment'
  | 'FPDFDOC_ExitFormFillEnvironment'
  | 'FPDFPage_GetAnnotCount'
  | 'FPDFPage_GetAnnot'
  | 'FPDFPage_CloseAnnot'
  | 'FPDFAnnot_GetSubtype'
  | 'FPDFAnnot_GetRect'
  | 'FPDFAnnot_GetFlags'
  | 'FPDFAnnot_GetStringValue'
  | 'FPDFAnnot_GetFormFieldType'
  | 'FPDFAnnot_GetFormFieldFlags'
  | 'FPDFAnnot_GetFormFieldName'
  | 'FPDFAnnot_GetFormFieldAlternateName'
  | 'FPDFAnnot_GetFormFieldValue'
  | 'FPDFAnnot_GetAP'
  | 'FPDFAnnot_HasKey'
  | 'FPDFPage_GetRotation'
  | 'FPDFPage_CountObjects'
  | 'FPDFPage_GetObject'
  | 'FPDFPageObj_GetType'
  | 'FPDFPageObj_SetIsActive'
  | 'FPDFPageObj_GetBounds'
  | 'FPDFPageObj_GetMatrix'
  | 'FPDFPageObj_GetFillColor'
  | 'FPDFPageObj_GetStrokeColor'
  | 'FPDFPageObj_GetStrokeWidth'
  | 'FPDFFormObj_CountObjects'
  | 'FPDFFormObj_GetObject'
  | 'FPDFPath_CountSegments'
  | 'FPDFPath_GetPathSegment'
  | 'FPDFPath_GetDrawMode'
  | 'FPDFPathSegment_GetPoint'
  | 'FPDFPathSegment_GetType'
  | 'FPDFPathSegment_GetClose'
  | 'FPDFText_LoadPage'
  | 'FPDFText_ClosePage'
  | 'FPDFText_CountChars'
  | 'FPDFText_GetText'
  | 'FPDFText_GetUnicode'
  | 'FPDFText_IsGenerated'
  | 'FPDFText_HasUnicodeMapError'
  | 'FPDFText_GetCharOrigin'
  | 'FPDFText_GetCharBox'
  | 'FPDFText_GetLooseCharBox'
  | 'FPDFText_GetTextObject'
  | 'FPDFText_GetMatrix'
  | 'FPDFText_GetFontSize'
  | 'FPDFTextObj_GetFont'
  | 'FPDFTextObj_GetTextRenderMode'
  | 'FPDFFont_GetBaseFontName'
  | 'FPDFFont_GetWeight'
  | 'FPDFBitmap_CreateEx'
  | 'FPDFBitmap_FillRect'
  | 'FPDFBitmap_Destroy'
  | 'FPDFBitmap_GetBuffer'
  | 'FPDFBitmap_GetWidth'
  | 'FPDFBitmap_GetHeight'
  | 'FPDFBitmap_GetStride'
  | 'FPDFBitmap_GetFormat'
  | 'FPDF_RenderPageBitmap'
  | 'FPDFPageObj_GetClipPath'
  | 'FPDFClipPath_CountPaths'
  | 'FPDFClipPath_CountPathSegments'
  | 'FPDFClipPath_GetPathSegment'
  | 'FPDFPageObj_CountMarks'
  | 'FPDFPageObj_GetMark'
  | 'FPDFPageObjMark_GetName'
  | 'FPDFPageObj_HasTransparency'
  | 'FPDFFont_GetIsEmbedded'
  | 'FPDFAnnot_GetObjectCount'
  | 'FPDFAnnot_GetObject'
  | 'FPDFTextObj_GetText'
  | 'FPDF_GetMetaText'
  | 'FPDF_GetSignatureCount'
  | 'FPDF_GetSignatureObject'
  | 'FPDFSignatureObj_GetContents'
  | 'FPDFSignatureObj_GetByteRange'
  | 'FPDFImageObj_GetBitmap'
  | 'FPDFImageObj_GetImagePixelSize'
  | 'FPDFImageObj_GetImageDataRaw'

type Calls = Readonly<Record<CallName, Call>>

/**
 * One running PDFium. Pointers are plain numbers into its heap; `scratch` is a small area for results returned by
 * reference.
 */
export class Pdfium {
  readonly calls: Calls
  readonly scratch: number
  private readonly memory: WebAssembly.Memory
  private bytesView: Uint8Array
  private floatsView: Float32Array
  private doublesView: Float64Array
  private integersView: Int32Array

  constructor(exports: WebAssembly.Exports) {
    this.calls = exports as unknown as Calls
    this.memory = exports['memory'] as WebAssembly.Memory
    this.bytesView = new Uint8Array(this.memory.buffer)
    this.floatsView = new Float32Array(this.memory.buffer)
    this.doublesView = new Float64Array(this.memory.buffer)
    this.integersView = new Int32Array(this.memory.buffer)
    this.scratch = this.calls.malloc(SCRATCH_BYTES)
  }

  // Growing the heap detaches every view of it, which then has length 0.
  private refresh(): void {
    this.bytesView = new Uint8Array(this.memory.buffer)
    this.floatsView = new Float32Array(this.memory.buffer)
    this.doublesView = new Float64Array(this.memory.buffer)
    this.integersView = new Int32Array(this.memory.buffer)
  }
  get bytes(): Uint8Array {
    if (this.bytesView.length === 0) this.refresh()
    return this.bytesView
  }
  float(pointer: number): number {
    if (this.floatsView.length === 0) this.refresh()
    return this.floatsView[pointer >> 2]!
  }
  double(pointer: number): number {
    if (this.doublesView.length === 0) this.refresh()
    return this.doublesView[pointer >> 3]!
  }
  integer(pointer: number): number {
    if (this.integersView.length === 0) this.refresh()
    return this.integersView[pointer >> 2]!
  }
  /** Copies bytes to the heap; the caller frees the pointer. Null when there is no memory. */
  put(bytes: Uint8Array): number | null {
    const pointer = this.calls.malloc(bytes.length)
    if (pointer === 0) return null
    this.bytes.set(bytes, pointer)
    return pointer
  }
  /** UTF-16 text that a call writes to a buffer of `units` units; empty when there is no memory for it. */
  text(units: number, write: (pointer: number) => void): string {
    const pointer = this.calls.malloc(units * 2)
    if (pointer === 0) return ''
    try {
      write(pointer)
      return Buffer.from(this.bytes.buffer, pointer, units * 2)
        .toString('utf16le')
        .split('\0', 1)[0]!
    } finally {
      this.calls.free(pointer)
    }
  }
  /** Whether a large document has grown the heap so far that the instance should be replaced. */
  get isSwollen(): boolean {
    return this.memory.buffer.byteLength > RECYCLE_HEAP_BYTES
  }
}

let compiled: Promise<WebAssembly.Module> | null = null
let running: Promise<Pdfium> | null = null

/** The PDFium of this thread, started on first use. */
export function pdfium(): Promise<Pdfium> {
  running ??= start().catch((error: unknown) => {
    running = null
    throw error
  })
  return running
}

/**
 * Discards the running instance (after a trap, or when it has grown too large); the next call of `pdfium` starts a new
 * one.
 */
export function discardPdfium(): void {
  running = null
}

/** Ends PDFium in this thread and drops the compiled code. */
export function closePdfium(): void {
  running = null
  compiled = null
}

async function start(): Promise<Pdfium> {
  // Read at once: streaming it in another thread takes several times as long.
  compiled ??= WebAssembly.compile(
    readFileSync(unpackedPath(createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm'))),
  )
  const module = await compiled
  let exports: WebAssembly.Exports | null = null
  const globals = new Set(Object.getOwnPropertyNames(globalThis))
  await PDFiumModule({
    instantiateWasm: (imports, done) => {
      const instance = new WebAssembly.Instance(module, withHeapCeiling(imports))
      exports = instance.exports
      // The package's types say Module, but its code expects the instance.
      done(instance)
      return instance.exports
    },
  })
  removeAccessors(globals)
  if (exports === null) throw new Error('PDFium did not start')
  const instance = new Pdfium(exports)
  instance.calls.FPDF_InitLibrary()
  return instance
}

/** The package puts accessors on the global object that only print warnings: they would hold the heap of the first instance for ever. */
function removeAccessors(before: ReadonlySet<string>): void {
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    // Only the new ones are looked at: Node loads what a global of its own stands for when its property is examined.
    if (before.has(name)) continue
    const property = Object.getOwnPropertyDescriptor(globalThis, name)
    if (property?.get !== undefined && property.configurable === true) Reflect.deleteProperty(globalThis, name)
  }
}

function withHeapCeiling(imports: WebAssembly.Imports): WebAssembly.Imports {
  const env = imports['env']!
  const resize = env['emscripten_resize_heap'] as (bytes: number) => boolean
  const capped = (bytes: number): boolean => bytes >>> 0 <= MAX_HEAP_BYTES && resize(bytes)
  const module = { ...env, emscripten_resize_heap: capped }
  return { ...imports, env: module }
}
