/** All documents the project draws itself. */
import { bookkeeping } from './documents/bookkeeping.ts'
import { filings } from './documents/filings.ts'
import { images } from './documents/images.ts'
import { reports } from './documents/reports.ts'
import { scans } from './documents/scans.ts'
import { shapes } from './documents/shapes.ts'
import { spokenLists } from './documents/spoken-lists.ts'
import { trades } from './documents/trades.ts'
import { world } from './documents/world.ts'
import type { MadeDocument } from './made-document.ts'

export const madeDocuments: readonly MadeDocument[] = [
  ...bookkeeping,
  ...filings,
  ...world,
  ...shapes,
  ...trades,
  ...images,
  ...reports,
  ...scans,
  ...spokenLists,
]
