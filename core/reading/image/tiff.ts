/** The pages of a TIFF file, as scanners and fax programs write them, decoded to gray or color. */
import tiff, { type IFD } from 'utif2'
import { Refusal } from '../../errors.ts'
import { checkSize } from './picture-size.ts'

export interface TiffPage {
  readonly width: number
  readonly height: number
  /** One byte per pixel, else three. */
  readonly gray: boolean
  readonly pixels: Uint8Array
}

/** Pages of one file; as many as an upload of this size can hold sensibly. */
const MAX_PAGES = 200
/** Tags of a directory: the numbers of columns and rows, and whether it is a reduced copy of another page. */
const WIDTH = 't256'
const HEIGHT = 't257'
const SUBFILE_TYPE = 't254'
const REDUCED = 1

/** One page at a time. Throws Refusal UNREADABLE; other errors come from a damaged file. */
export function* decodeTiff(bytes: Uint8Array): Generator<TiffPage> {
  const buffer = bytes.slice().buffer
  const pages = tiff
    .decode(buffer)
    .filter(page => numberOf(page, WIDTH) > 0 && (numberOf(page, SUBFILE_TYPE) & REDUCED) === 0)
  if (pages.length === 0) throw new Refusal('UNREADABLE', 'The TIFF file has no picture.')
  if (pages.length > MAX_PAGES) throw new Refusal('TOO_MANY_PAGES', `The TIFF file has more than ${MAX_PAGES} pages.`)
  for (const page of pages) {
    checkSize(numberOf(page, WIDTH), numberOf(page, HEIGHT))
    tiff.decodeImage(buffer, page)
    yield pageOf(page)
    // A decoded page takes 30 MB.
    page.data = new Uint8Array(0)
  }
}

function numberOf(page: IFD, tag: string): number {
  const value = page[tag]
  return Array.isArray(value) && typeof value[0] === 'number' ? value[0] : 0
}

function pageOf(page: IFD): TiffPage {
  const rgba = tiff.toRGBA8(page)
  const { width, height } = page
  const count = width * height
  let gray = true
  for (let at = 0; at < count * 4 && gray; at += 4) gray = rgba[at] === rgba[at + 1] && rgba[at] === rgba[at + 2]
  const channels = gray ? 1 : 3
  const pixels = new Uint8Array(count * channels)
  for (let pixel = 0; pixel < count; pixel++)
    for (let channel = 0; channel < channels; channel++) pixels[pixel * channels + channel] = rgba[pixel * 4 + channel]!
  return { width, height, gray, pixels }
}
