/** How large a picture may be before it is decoded. */
import { Refusal } from '../../errors.ts'

/** Pixels of a picture: a letter at 900 dpi has 76 million. */
const MAX_PIXELS = 100_000_000

/** Sizes in pixels. Throws Refusal UNREADABLE. */
export function checkSize(width: number, height: number): void {
  if (width < 1 || height < 1) throw new Refusal('UNREADABLE', 'The picture is damaged: it has no size.')
  if (width * height > MAX_PIXELS)
    throw new Refusal('UNREADABLE', `The picture has more than ${MAX_PIXELS / 1_000_000} million pixels.`)
}
