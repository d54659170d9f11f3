/**
 * Tesseract's WebAssembly core in this thread: one gray bitmap in, words with boxes out. Used only by the OCR worker.
 */
import { createRequire } from 'node:module'
import type { Bitmap } from '../image/bitmap.ts'
import { discard } from '../image/bitmap.ts'

/** Pixels of the recognized bitmap. */
export interface RecognizedWord {
  readonly text: string
  /** 0 to 1. */
  readonly confidence: number
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** Equal for words of one line. */
  readonly line: number
}

/** The page segmentation modes of Tesseract in use; `figures`: a block of lines that hold nothing but figures. */
export const segmentation = { auto: '3', block: '6', sparse: '11', figures: '6' } as const
export type Segmentation = keyof typeof segmentation

interface TessBaseAPI {
  Init(path: null, language: string, engine: number, config: null): number
  SetVariable(name: string, value: string): boolean
  SetImageFile(exif: number, angle: number): number
  Recognize(monitor: null): number
  GetTSVText(page: number): string
  Clear(): void
  End(): void
}

interface TesseractModule {
  readonly FS: {
    writeFile(path: string, data: Uint8Array, options?: { canOwn: boolean }): void
    unlink(path: string): void
  }
  readonly TessBaseAPI: new () => TessBaseAPI
}

type TesseractFactory = (options: {
  TesseractProgress: (percent: number) => void
  print: (text: string) => void
  printErr: (text: string) => void
  instantiateWasm: (
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ) => WebAssembly.Exports
}) => Promise<TesseractModule>

const LSTM_ONLY = 1
const FIGURES = '0123456789.,()-<>$%'

// The core is a dependency of tesseract.js and is resolved from there, so it need not be hoisted.
const requireCore = createRequire(createRequire(import.meta.url).resolve('tesseract.js/package.json'))
/** The build with SIMD: every processor since 2013 supports it, and without it recognition takes twice as long. */
const CORE = 'tesseract.js-core/tesseract-core-simd-lstm'

/** Path of the core's WebAssembly file. */
export function tesseractWasmPath(): string {
  return requireCore.resolve(`${CORE}.wasm`)
}

export interface Tesseract {
  /** The bitmap is discarded. */
  recognize(bitmap: Bitmap, dpi: number, mode: Segmentation): readonly RecognizedWord[]
}

/** Starts the core with the English model. `model` is the content of eng.traineddata. */
export async function openTesseract(wasm: WebAssembly.Module, model: Uint8Array): Promise<Tesseract> {
  const factory = requireCore(`${CORE}.js`) as TesseractFactory
  const module = await factory({
    TesseractProgress: () => undefined,
    print: () => undefined,
    // Tesseract logs empty pages and missing configuration files here; the result shows the same.
    printErr: () => undefined,
    instantiateWasm: (imports, done) => {
      const instance = new WebAssembly.Instance(wasm, imports)
      done(instance, wasm)
      return instance.exports
    },
  })
  module.FS.writeFile('./eng.traineddata', model)
  const api = new module.TessBaseAPI()
  if (api.Init(null, 'eng', LSTM_ONLY, null) !== 0) throw new Error('Tesseract cannot load its language model')
  module.FS.unlink('./eng.traineddata')
  return {
    recognize(bitmap, dpi, mode) {
      const file = portableGraymap(bitmap)
      discard(bitmap)
      module.FS.writeFile('/input', file, { canOwn: true })
      api.SetVariable('user_defined_dpi', String(Math.round(dpi)))
      api.SetVariable('tessedit_pageseg_mode', segmentation[mode])
      api.SetVariable('tessedit_char_whitelist', mode === 'figures' ? FIGURES : '')
      const isRead = api.SetImageFile(1, 0) === 0
      module.FS.unlink('/input')
      file.buffer.transfer(0)
      if (!isRead) throw new Error('Tesseract cannot read the bitmap')
      try {
        if (api.Recognize(null) !== 0) throw new Error('Tesseract failed on the bitmap')
        return wordsOfTsv(api.GetTSVText(0))
      } finally {
        api.Clear()
      }
    },
  }
}

function portableGraymap(bitmap: Bitmap): Uint8Array<ArrayBuffer> {
  const header = Buffer.from(`P5\n${bitmap.width} ${bitmap.height}\n255\n`, 'latin1')
  const file = new Uint8Array(header.length + bitmap.data.length)
  file.set(header)
  file.set(bitmap.data, header.length)
  return file
}

/** Columns of Tesseract's table: level page block paragraph line word left top width height confidence text. */
function wordsOfTsv(tsv: string): readonly RecognizedWord[] {
  const words: RecognizedWord[] = []
  const lines = new Map<string, number>()
  for (const row of tsv.split('\n')) {
    const cells = row.split('\t')
    const text = cells[11]?.trim()
    if (cells[0] !== '5' || text === undefined || text === '') continue
    const key = `${cells[2]} ${cells[3]} ${cells[4]}`
    const line = lines.get(key) ?? lines.size
    lines.set(key, line)
    const [left, top, width, height, confidence] = cells.slice(6, 11).map(Number) as [
      number,
      number,
      number,
      number,
      number,
    ]
    words.push({
      text,
      confidence: Math.max(0, confidence) / 100,
      left,
      top,
      right: left + width,
      bottom: top + height,
      line,
    })
  }
  return words
}
