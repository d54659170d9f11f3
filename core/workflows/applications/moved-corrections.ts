/** Corrections follow the documents they are about: their stable paths name the file, and the first page of the document in it. */

/** A correction under the path it gets. */
interface Moved {
  readonly id: string
  readonly path: string
}

/** Of the corrections those about a file, or about its documents that begin on one of these pages, under the id it has from now on. */
export function movedCorrections<Correction extends Moved>(
  corrections: readonly Correction[],
  uploadId: string,
  pages: readonly number[] | null,
  newId: string,
): readonly Correction[] {
  return corrections.flatMap(correction => {
    const { path } = correction
    const at = path.indexOf(`/${uploadId}.`)
    if (at === -1) return []
    const rest = path.slice(at + uploadId.length + 2)
    const page = Number(/^\d+/.exec(rest)?.[0])
    if (pages !== null && !pages.includes(page)) return []
    return [{ ...correction, path: `${path.slice(0, at)}/${newId}.${rest}` }]
  })
}
