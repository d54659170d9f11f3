/** Business registries of states in the API. Times are ISO 8601 in UTC. */
import { z } from 'zod'
import { RegistryEntry } from './full-analysis.ts'

const time = z.iso.datetime()

export const RegistryState = z.object({
  /** Two letters. */
  state: z.string(),
  records: z.number().int().min(0),
  /** Number of rows of the file that could not be read. */
  skipped: z.number().int().min(0),
  fileName: z.string(),
  importedAt: time,
  /** Bytes on disk. */
  bytes: z.number().int().min(0),
})

export const RegistryImport = z.object({
  id: z.string(),
  state: z.string(),
  fileName: z.string(),
  status: z.enum(['running', 'done', 'failed', 'canceled']),
  /** Number of rows of the file. */
  bytes: z.number().int().min(0),
  records: z.number().int().min(0),
  skipped: z.number().int().min(0),
  /** The first of the skipped rows, and why each was skipped. */
  refused: z.array(
    z.object({ /** Row number in the file, from 1. */ line: z.number().int().min(1), reason: z.string() }),
  ),
  /** The columns of the file in order, and what each is classified as; null: not used. */
  columns: z.array(z.object({ name: z.string(), meaning: z.string().nullable() })),
  /** 0 to 1. */
  progress: z.number().min(0).max(1),
  /** Why it failed; null when it did not. */
  message: z.string().nullable(),
  startedAt: time,
  finishedAt: time.nullable(),
})

export const RegistryList = z.object({
  registries: z.array(RegistryState),
  /** Imports since the service started, newest first. */
  imports: z.array(RegistryImport),
  /** The states whose registries can be imported. */
  states: z.array(z.object({ /** Two letters. */ code: z.string(), name: z.string() })),
})

/** Businesses that match an applicant of this name, best match first. */
export const RegistrySearch = z.object({ entries: z.array(RegistryEntry) })

export type RegistrySearch = z.infer<typeof RegistrySearch>
export type RegistryImport = z.infer<typeof RegistryImport>
export type RegistryList = z.infer<typeof RegistryList>
