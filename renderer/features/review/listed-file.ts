/** A file in the list of files and their documents. */
export interface ListedFile {
  readonly id: string
  readonly name: string
  readonly documents: readonly { readonly pages: readonly number[] }[]
  /** One document, whatever a person says. */
  readonly fixed: boolean
}
