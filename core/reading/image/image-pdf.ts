/** Pictures of pages (PNG, JPEG, TIFF) → a PDF with a page for each, which is read as any scan is. */
import { PDFDocument, PDFName, type PDFPage } from '@cantoo/pdf-lib'
import { Refusal } from '../../errors.ts'
import { checkSize } from './picture-size.ts'
import { decodeTiff, type TiffPage } from './tiff.ts'

/** Points of the longer side of a page: a letter's. What resolution a picture claims for itself is often that of a screen. */
const PAGE_LENGTH = 792

const isPng = (bytes: Uint8Array): boolean => bytes[0] === 0x89
const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff

/**
 * The data of a JPEG is kept as it is. Equal pictures give equal files: nothing in them tells of their making. Throws Refusal UNREADABLE for a
 * damaged picture, and for one with too many pixels.
 */
export async function pdfOfImage(bytes: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false })
  try {
    if (isPng(bytes) || isJpeg(bytes)) await addPicture(document, bytes)
    else for (const page of decodeTiff(bytes)) addTiffPage(document, page)
    return await document.save({ useObjectStreams: false })
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal('UNREADABLE', 'The picture is damaged and cannot be decoded.', { cause: error })
  }
}

async function addPicture(document: PDFDocument, bytes: Uint8Array): Promise<void> {
  const { width, height } = isPng(bytes) ? sizeOfPng(bytes) : sizeOfJpeg(bytes)
  checkSize(width, height)
  const picture = isPng(bytes) ? await document.embedPng(bytes) : await document.embedJpg(bytes)
  const page = pageFor(document, width, height)
  page.drawImage(picture, { x: 0, y: 0, width: page.getWidth(), height: page.getHeight() })
}

function pageFor(document: PDFDocument, width: number, height: number): PDFPage {
  const scale = PAGE_LENGTH / Math.max(width, height)
  return document.addPage([width * scale, height * scale])
}

function addTiffPage(document: PDFDocument, { width, height, gray, pixels }: TiffPage): void {
  const { context } = document
  const stream = context.flateStream(pixels, {
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    ColorSpace: gray ? 'DeviceGray' : 'DeviceRGB',
    BitsPerComponent: 8,
  })
  const page = pageFor(document, width, height)
  const name = page.node.newXObject('Im', context.register(stream))
  const content = context.flateStream(`q ${page.getWidth()} 0 0 ${page.getHeight()} 0 0 cm ${name.toString()} Do Q`)
  page.node.set(PDFName.of('Contents'), context.register(content))
}

/** Of the header, before anything is decoded. */
function sizeOfPng(bytes: Uint8Array): { readonly width: number; readonly height: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

/** Of its frame header: the first marker C0 to CF that is no table. */
function sizeOfJpeg(bytes: Uint8Array): { readonly width: number; readonly height: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 2; at + 9 < view.byteLength;) {
    if (view.getUint8(at) !== 0xff) break
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return { width: 0, height: 0 }
}
