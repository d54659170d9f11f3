/** Scanned pages to forge: real scans, recognized as the product does, or printed pages as a scanner would see them. */
import { loadImage, type Image } from '@napi-rs/canvas'
import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { glyphsOf, type ScannedFigure, type ScanGlyph } from '../../core/integrity/scan-glyphs.ts'
import { isAmount } from '../../core/integrity/finding.ts'
import { withInspectedFile, withInspectedPage } from '../../core/reading/inspection/open-file.ts'
import { scanPictureOf } from '../../core/reading/inspection/scan-picture.ts'
import { readDocument } from '../../core/reading/read-document.ts'
import { scannedPages } from '../../core/workflows/integrity/reading-signs.ts'
import { chanceOf, type Chance } from '../drawing/chance.ts'
import { scanOf, type ScanManner } from '../drawing/scan.ts'
import { paintedPages } from './target.ts'
import type { PixelBox, Retouch } from './scan-methods.ts'

export interface ScanPage {
  readonly name: string
  readonly image: Image
  /** Points. */
  readonly width: number
  readonly height: number
  readonly figures: readonly ScannedFigure[]
}

const manners: readonly ScanManner[] = [
  { dpi: 200, noise: 6, jpegQuality: 85 },
  { dpi: 300, noise: 10, jpegQuality: 80 },
  { dpi: 150, noise: 5, jpegQuality: 75, blur: 0.6 },
  { dpi: 200, noise: 14, jpegQuality: 92, shade: 40 },
]

/** The first page as a file of one JPEG; null where it has too few figures, or another picture. */
export async function scanPageOf(name: string, bytes: Uint8Array): Promise<ScanPage | null> {
  const pages = await paintedPages(bytes)
  const words = pages?.[0]?.words.filter(({ isInvisible }) => !isInvisible) ?? []
  const isText = words.length > 40
  const scan = isText ? await scanOf(bytes, chanceOf(name.length).pick(manners)) : bytes
  const document = await PDFDocument.load(scan, { updateMetadata: false })
  const jpeg = firstJpeg(document)
  if (jpeg === null || document.getPage(0).getRotation().angle !== 0) return null
  const figures = isText
    ? words.filter(({ text, angle }) => angle === 0 && /\d/.test(text)).map(({ text, box }) => ({ text, box }))
    : (scannedPages(await readDocument(scan, { fileName: name }))[0]?.figures ?? [])
  if (figures.filter(({ text }) => isAmount(text)).length < 6) return null
  const { width, height } = document.getPage(0).getSize()
  return { name, image: await loadImage(Buffer.from(jpeg)), width, height, figures }
}

/** The one picture of the first page; null where it is none, or no JPEG. */
export function firstJpeg(document: PDFDocument): Uint8Array | null {
  const objects = document.getPage(0).node.Resources()?.lookupMaybe(PDFName.of('XObject'), PDFDict)
  const images = (objects?.values() ?? [])
    .map(ref => document.context.lookup(ref))
    .filter(object => object instanceof PDFRawStream && object.dict.get(PDFName.of('Subtype')) === PDFName.of('Image'))
  const [image] = images
  if (images.length !== 1 || !(image instanceof PDFRawStream)) return null
  const filter = String(image.dict.lookup(PDFName.of('Filter')))
  if (filter === '/DCTDecode' || filter === '[ /DCTDecode ]') return image.contents
  return filter.includes('DCTDecode') ? decodePDFRawStream(image).decode() : null
}

/** A file of one page with this picture. */
export async function fileOf(
  jpeg: Uint8Array,
  { width, height }: Pick<ScanPage, 'width' | 'height'>,
): Promise<PDFDocument> {
  const document = await PDFDocument.create()
  document.addPage([width, height]).drawImage(await document.embedJpg(jpeg), { x: 0, y: 0, width, height })
  return document
}

/** What of a page is to be changed; null where no digit stands apart from its neighbors. */
export async function placesOn(
  page: ScanPage,
  file: Uint8Array,
  chance: Chance,
): Promise<(Omit<Retouch, 'canvas' | 'context'> & { readonly target: ScannedFigure }) | null> {
  const picture = await withInspectedFile(file, undefined, open =>
    Promise.resolve(withInspectedPage(open, 0, opened => scanPictureOf(open, opened)?.image ?? null)),
  )
  if (picture === null) return null
  const amounts = page.figures.filter(({ text }) => isAmount(text) && text.replace(/\D/g, '').length >= 4)
  const glyphs = new Map(amounts.map(figure => [figure, glyphsOf(picture, figure)]))
  const whole = amounts.filter(figure => glyphs.get(figure)!.length === figure.text.replace(/\D/g, '').length)
  if (whole.length < 4) return null
  const [target, other] = [chance.pick(whole), chance.pick(whole)]
  if (target === other) return placesOn(page, file, chance)
  const at = chance.whole(0, 1)
  const digits = target.text.replace(/\D/g, '')
  const digit = sorted(glyphs.get(target)!)[at]!
  const sources = whole
    .filter(figure => figure !== target)
    .flatMap(figure =>
      sorted(glyphs.get(figure)!).map((glyph, index) => ({ glyph, name: figure.text.replace(/\D/g, '')[index]! })),
    )
  const alike = sources.filter(({ glyph, name }) => name !== digits[at] && Math.abs(glyph.height - digit.height) <= 2)
  if (alike.length === 0) return null
  const { glyph, name } = chance.pick(alike)
  let seen = -1
  const altered = target.text.replace(/\d/g, character => (++seen === at ? name : character))
  const boxOf = (figure: ScannedFigure): PixelBox => {
    const all = glyphs.get(figure)!
    return {
      left: Math.min(...all.map(({ left }) => left)),
      top: Math.min(...all.map(({ top }) => top)),
      right: Math.max(...all.map(({ left, width }) => left + width)),
      bottom: Math.max(...all.map(({ top, height }) => top + height)),
    }
  }
  return {
    chance,
    altered,
    target,
    figure: boxOf(target),
    other: boxOf(other),
    digit: pixelsOf(digit),
    source: pixelsOf(glyph),
  }
}

const sorted = (glyphs: readonly ScanGlyph[]): readonly ScanGlyph[] => glyphs.toSorted((a, b) => a.left - b.left)

const pixelsOf = ({ left, top, width, height }: ScanGlyph): PixelBox => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
