/** What a person does with the documents of applications: arranges them within their file, and moves them to other applications. */
import type { MovedDocument, StatedDocument } from '../../contract/desk.ts'
import { arrangeDocuments, type Arrangement, type ArrangementServices } from './arrange-documents.ts'
import { DocumentMoves, type DocumentMove } from './move-documents.ts'

/** Both throw Refusal NOT_FOUND (no such document), CONFLICT (it is no document of an application that was read), BAD_VALUE. */
export interface DocumentArrangements {
  /** Reads a file again with these documents in it. Returns what was stated before. */
  arrange(uploadId: string, arrangement: Arrangement): Promise<readonly StatedDocument[] | null>
  /** Puts a file, or one document of it, into another application, which is made for it if there is none. */
  move(uploadId: string, move: DocumentMove, author: string): Promise<MovedDocument>
}

export function openArrangements(services: ArrangementServices): DocumentArrangements {
  const moves = new DocumentMoves(services)
  return {
    arrange: (uploadId, arrangement) => arrangeDocuments(services, uploadId, arrangement),
    move: (uploadId, move, author) => moves.move(uploadId, move, author),
  }
}
