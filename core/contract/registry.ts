/** Business registries of states as the outside sees them. Times are ISO 8601 in UTC. */
import { z } from 'zod'

const time = z.iso.datetime()

export const RegistryState = z.object({
  /** Two letters. */
  state: z.string(),
  records: z.number().int(),
  /** Rows of the file that could not be read. */
  skipped: z.number().int(),
  fileName: z.string(),
  importedAt: time,
  /** On the disk. */
  bytes: z.number().int(),
})

export const RegistryImport = z.object({
  id: z.string(),
  state: z.string(),
  fileName: z.string(),
  status: z.enum(['running', 'done', 'failed']),
  records: z.number().int(),
  skipped: z.number().int(),
  /** 0 to 1. */
  progress: z.number(),
  /** Why it failed; null otherwise. */
  message: z.string().nullable(),
  startedAt: time,
  finishedAt: time.nullable(),
})

export const RegistryList = z.object({
  registries: z.array(RegistryState),
  /** Of this run of the service, newest first. */
  imports: z.array(RegistryImport),
})

export type RegistryImport = z.infer<typeof RegistryImport>
export type RegistryList = z.infer<typeof RegistryList>
