/** A file of an analysis on its way to a reading thread. Types only. */
import type { Upload } from '../../store/uploads.ts'
import type { SealedFile } from '../../store/sealed-file.ts'
import type { FileInput } from './read-file.ts'

/** An upload with the location of its bytes, or the document that was read from it a moment ago. */
export interface UploadedFile extends Upload {
  readonly source: FileInput['source']
  /** Its sealed bytes, also where `source` is a document that was read a moment ago. */
  readonly sealed: SealedFile
}
