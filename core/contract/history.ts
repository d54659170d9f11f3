/** The history of an analysis or an application in the API: what was done, when, and by whom. */
import { z } from 'zod'

export const historyActions = [
  'received',
  'corrected',
  'accepted',
  'reopened_values',
  'reviewed',
  'reopened',
  'confirmed',
  'note',
  'arranged',
  'moved_out',
  'moved_in',
  'delivered',
] as const

export const HistoryEntry = z.object({
  seq: z.number().int().min(1).meta({ description: 'Place in the history, from 1.' }),
  at: z.iso.datetime().meta({ description: 'When it was done, in UTC.' }),
  author: z
    .string()
    .nullable()
    .meta({ description: 'Name of the person at the window, or of the API key; null: the service by itself.' }),
  action: z.enum(historyActions).meta({ description: 'What was done.' }),
  details: z
    .record(z.string(), z.unknown())
    .nullable()
    .meta({ description: 'What it was done with; null: deleted with the document it was about.' }),
  hash: z
    .string()
    .meta({ description: 'SHA-256 (hex) over the hash of the entry before, this entry and the hash of its details.' }),
})
export const History = z.object({
  entries: z.array(HistoryEntry).meta({ description: 'Oldest first.' }),
  intact: z.boolean().meta({ description: 'Whether no entry was changed or removed.' }),
  brokenAt: z
    .number()
    .int()
    .nullable()
    .meta({ description: 'Place of the first entry that is missing or was changed; null: none.' }),
})
export const NoteRequest = z.object({
  text: z.string().trim().min(1).max(5000).meta({ description: 'What is kept in the history.' }),
})

export type HistoryAction = (typeof historyActions)[number]
export type HistoryEntry = z.infer<typeof HistoryEntry>
export type History = z.infer<typeof History>
export type NoteRequest = z.infer<typeof NoteRequest>
