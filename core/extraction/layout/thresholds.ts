/**
 * Geometric thresholds that several extractors share. Each separates two populations that lie far apart on typeset pages, so its exact value
 * matters little; a threshold that only one file needs stands in that file.
 */

/**
 * Share of the page's height in which letterhead, title, addressee and account stand. Below it begins the body: tables and lists, which may
 * print the same words.
 */
export const pageHead = 0.35

/** Shares of the page's height above and below which running headers and footers stand; lists begin lower and end higher. */
export const pageMargins = { top: 0.2, bottom: 0.88 } as const

/** Type this many times the usual size of its page stands out. Recognized boxes of one size differ by less; headings are set a fifth larger or more. */
export const enlargedType = 1.15

/**
 * Words of one line further apart than this, in type sizes, belong to different columns. A word space is 0.25 to 0.35 of the type size, up to one
 * in justified lines; columns stand two or more apart.
 */
export const columnGap = 1.5

/** Two boxes that share more than this part of the lower one's height stand in one line; lines of text share none, or what OCR boxes reach too far. */
export const sharedHeight = 0.4

/** Two boxes that share this part of the narrower one's width stand above each other; neighbors in a line share none, or slivers of it. */
export const sharedWidth = 0.3
