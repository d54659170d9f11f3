/** Keeps what was read of a file: its values, what it is in the list of documents, and its words for search. */
import type { Store } from '../store/store.ts'
import { identityOf, type StoredReading } from './intake/document-identity.ts'
import type { FileFacts } from './intake/read-file.ts'
import { toStored } from './intake/stored-extraction.ts'

/** In a transaction. The words of a file are stored apart from the rest: they are deleted with the file, and kept where the reading has none. */
export function saveReading(store: Pick<Store, 'uploads' | 'library'>, uploadId: string, file: unknown): void {
  const { texts, facts, ...rest } = file as Partial<FileFacts> & { readonly facts?: FileFacts | null }
  const { texts: textsOfFacts, ...otherFacts } = facts ?? {}
  const body = { ...rest, ...(facts !== undefined && { facts: facts && otherFacts }) }
  store.uploads.saveExtraction(uploadId, toStored(body))
  store.library.identify(uploadId, identityOf(rest as StoredReading))
  const words = texts ?? textsOfFacts
  if (words !== undefined) store.library.savePages(uploadId, words)
}
