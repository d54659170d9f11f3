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
  seq: z.number().int().min(1),
  at: z.iso.datetime(),
  author: z.string().nullable(),
  action: z.enum(historyActions),
  details: z.record(z.string(), z.unknown()).nullable(),
  hash: z.string(),
})
export const History = z.object({
  entries: z.array(HistoryEntry),
  intact: z.boolean(),
  brokenAt: z.number().int().min(1).nullable(),
})
export const NoteRequest = z.object({
  text: z.string().trim().min(1).max(5000),
})

export type HistoryAction = (typeof historyActions)[number]
export type HistoryEntry = z.infer<typeof HistoryEntry>
export type History = z.infer<typeof History>
export type NoteRequest = z.infer<typeof NoteRequest>
