/** All documents the project draws itself. */
import { accounts } from './documents/accounts.ts'
import { bookkeeping } from './documents/bookkeeping.ts'
import { clubs } from './documents/clubs.ts'
import { filings } from './documents/filings.ts'
import { images } from './documents/images.ts'
import { interim } from './documents/interim.ts'
import { owners } from './documents/owners.ts'
import { paged } from './documents/paged.ts'
import { reports } from './documents/reports.ts'
import { scans } from './documents/scans.ts'
import { shapes } from './documents/shapes.ts'
import { spokenLists } from './documents/spoken-lists.ts'
import { trades } from './documents/trades.ts'
import { world } from './documents/world.ts'
import type { MadeDocument } from './made-document.ts'

export const madeDocuments: readonly MadeDocument[] = [
  ...accounts,
  ...bookkeeping,
  ...filings,
  ...world,
  ...shapes,
  ...trades,
  ...images,
  ...interim,
  ...owners,
  ...paged,
  ...reports,
  ...scans,
  ...clubs,
  ...spokenLists,
]
