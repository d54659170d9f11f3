/** Typefaces by the names that fonts have in a file. */
import type { PaintedFont } from '../reading/inspection/inspected-page.ts'

/** The name without the prefix of its subset: fonts of one name are drawn alike. */
export const typefaceOf = ({ name }: Pick<PaintedFont, 'name'>): string => name.replace(/^[A-Z]{6}\+/, '')

const STYLES =
  /bold|italic|oblique|regular|roman|medium|semi|demi|light|black|heavy|book|cond(?:ensed)?|narrow|psmt|mt|ps/gi

const familyOf = (font: PaintedFont): string =>
  typefaceOf(font)
    .replace(STYLES, '')
    .replace(/[^a-z0-9]/gi, '')
    .toLowerCase()

/** Bold, italic or narrow of the same family: how totals are set. Two copies of the very same face are no variants. */
export const isVariant = (a: PaintedFont, b: PaintedFont): boolean =>
  familyOf(a) === familyOf(b) && typefaceOf(a) !== typefaceOf(b)

/** The very same face, or a variant of its family. */
export const isOfFamily = (a: PaintedFont, b: PaintedFont): boolean =>
  a.id === b.id || (familyOf(a) !== '' && familyOf(a) === familyOf(b))
