/** A file of the inbox: what is known of it before and after the service has classified it. */
import { reactive } from 'vue'
import type { ClassifiedFile } from '../../../core/contract/desk.ts'
import type { ClassificationProgress } from '../../api/desk-api.ts'
import type { DocumentKind } from './document-kind.ts'
import type { KeptFile } from './kept-files.ts'
import { guessPeriodEnd, guessType } from './guess.ts'
import type { Row } from './submission.ts'

/** Why the service refused a file: its own sentence and code; a code of null: the window refused it. */
export interface Refused {
  readonly message: string
  readonly code: string | null
}

/** A file of the list. */
export interface Entry extends Row {
  kind: DocumentKind
  stated: boolean
  periodEnd: string
  password: string
  companyName: string | null
  /** Of a bank statement: the last day it covers (ISO). */
  accountsUntil: string | null
  /** Somebody set the period end. */
  periodStated: boolean
  /** `skipped`: somebody did not want to wait. */
  state: 'waiting' | 'reading' | 'classified' | 'skipped' | 'refused'
  /** How far it is while it is being read. */
  reading: ClassificationProgress | null
  confidence: number
  pages: number | null
  isPdf: boolean
  /** Of a container: the paths of the documents in it. */
  contains: readonly string[]
  refused: Refused | null
  known: ClassifiedFile['known']
  /** Under which the file outlives a reload. */
  readonly keptId: string
  /** It could not be kept: a reload loses it. */
  isLost: boolean
  /** Of a file of the watched folder; null for one that was chosen or dropped. */
  watchedId: string | null
}

/** Specification 8; checked before the file is sent. */
const MAX_FILE_BYTES = 25 * 1024 * 1024

/** A file waits for its password, or was given a wrong one. */
export const isLocked = ({ refused }: Entry): boolean =>
  refused?.code === 'ENCRYPTED' || refused?.code === 'WRONG_PASSWORD'

/** A dropped file with what its name tells; refused when it is too large to be sent. */
export function newEntry(id: number, file: File, watchedId: string | null = null, kept: KeptFile | null = null): Entry {
  const tooLarge = file.size > MAX_FILE_BYTES
  return reactive({
    id,
    file,
    kind: guessType(file.name),
    stated: false,
    periodEnd: guessPeriodEnd(file.name, new Date().toISOString().slice(0, 10)),
    periodStated: false,
    password: '',
    companyName: null,
    accountsUntil: null,
    state: tooLarge ? 'refused' : 'waiting',
    reading: null,
    confidence: 1,
    pages: null,
    isPdf: /\.pdf$/i.test(file.name),
    contains: [],
    refused: tooLarge ? { message: 'The file is larger than 25 MB.', code: 'FILE_TOO_LARGE' } : null,
    known: [],
    watchedId,
    keptId: kept?.id ?? crypto.randomUUID(),
    isLost: false,
    ...kept?.choices,
  })
}
