/** Which font objects each page of a file refers to: pages made together share them, a page from elsewhere brings its own. */

/** The tolerant parser builds every object in memory; larger files are not examined. */
const MAX_BYTES = 4 * 1024 * 1024

/** Names of the font objects by page, in order; null where the file is too large or cannot be parsed. */
export async function fontObjectsOf(bytes: Uint8Array): Promise<readonly ReadonlySet<string>[] | null> {
  if (bytes.length > MAX_BYTES) return null
  const { PDFDict, PDFDocument, PDFName } = await import('@cantoo/pdf-lib')
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false, ignoreEncryption: true })
    return document.getPages().map(({ node }) => {
      const fonts = node.Resources()?.lookup(PDFName.of('Font'))
      return new Set(fonts instanceof PDFDict ? fonts.values().map(String) : [])
    })
  } catch {
    // Any error of this parser means the same: nothing is known of its objects.
    return null
  }
}
