/**
 * What every result carries about its values: their provenance, and the checks that were made. Shared by all kinds of
 * documents.
 */
import { z } from 'zod'

export const provenanceMethods = ['text', 'ocr', 'derived', 'manual', 'metadata', 'feed'] as const

/**
 * Where a value comes from. `bbox` is in points, origin top left: [x0, y0, x1, y1]; null when the value has no
 * position.
 */
export const Provenance = z.object({
  fileName: z.string(),
  page: z.number().int().min(0),
  bbox: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable(),
  /** As printed. */
  text: z.string(),
  label: z.string().nullable(),
  /** Factor from the printed number to full currency units: 1, 1000, 1000000. */
  scale: z.number().positive(),
  method: z.enum(provenanceMethods),
  /** Of a file of data (`feed`), which has no positions: the line, from 1; absent for a document with pages. */
  line: z.number().int().min(1).optional(),
  /** Of a workbook or a CSV file: the cell, such as B7; absent for a document with pages. */
  cell: z.object({ sheet: z.string(), address: z.string() }).optional(),
})

/** Where something is printed. `bbox` as of Provenance. */
export const Place = Provenance.pick({ fileName: true, page: true, bbox: true, text: true })

export const Check = z.object({
  id: z.string(),
  /** null: not checked, because a member is missing. */
  passed: z.boolean().nullable(),
  expected: z.number().nullable(),
  actual: z.number().nullable(),
  difference: z.number().nullable(),
  severity: z.enum(['info', 'warning', 'high']),
  message: z.string(),
  /** JSON pointers of the values it compares, the total first; absent when they have no pointers. */
  figures: z.array(z.string()).optional(),
  /** Where the total stands, when it has no value of its own: a line, or a sum of the print alone; absent otherwise. */
  place: Place.optional(),
})

export type Provenance = z.infer<typeof Provenance>
export type Place = z.infer<typeof Place>
export type Check = z.infer<typeof Check>
