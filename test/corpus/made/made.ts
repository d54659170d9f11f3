/** All documents the project draws itself. */
import { bookkeeping } from './documents/bookkeeping.ts'
import type { MadeDocument } from './made-document.ts'

export const madeDocuments: readonly MadeDocument[] = [...bookkeeping]
