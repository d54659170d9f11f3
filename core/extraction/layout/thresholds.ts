/**
 * Geometric thresholds that several extractors share; one that only one file needs stands in that file. What half or double of each changes was
 * measured on 256 tuned documents: statements, invoices, bank statements and loan applications.
 */

/**
 * Share of the page's height in which letterhead, title, addressee and account stand. Below it begins the body: tables and lists, which may
 * print the same words. Half or double changes three documents.
 */
export const pageHead = 0.35

/**
 * Shares of the page's height above and below which running headers and footers stand; lists begin lower and end higher. Half or double changes
 * 11 documents at most.
 */
export const pageMargins = { top: 0.2, bottom: 0.88 } as const

/**
 * Type this many times the usual size of its page stands out, as letterheads and headings do; boxes of words of one size differ by less. Names of
 * banks, products and companies depend on it: half changes 14 documents, double 42.
 */
export const enlargedType = 1.15

/**
 * Words of one line further apart than this, in type sizes, belong to different columns. A word space is 0.25 to 0.35 of the type size, up to one
 * in justified lines; columns stand two or more apart. Half or double changes no document.
 */
export const columnGap = 1.5

/**
 * Two boxes that share more than this part of the lower one's height stand in one line; lines of text share none, or what OCR boxes reach too
 * far. Half changes no document, double one.
 */
export const sharedHeight = 0.4

/**
 * Two boxes that share this part of the narrower one's width stand above each other; neighbors in a line share none, or slivers of it. Half or
 * double changes no document.
 */
export const sharedWidth = 0.3
