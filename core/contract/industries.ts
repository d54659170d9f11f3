/** Industries in the API: NAICS codes found by words or by the beginning of a code. */
import { z } from 'zod'

export const IndustryListQuery = z.strictObject({
  q: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .meta({
      description: 'Words of the trade ("steel fabrication"), or the beginning of a code ("4841").',
      examples: ['machine shop'],
    }),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(50)
    .default(12)
    .meta({ description: 'Industries at most.', examples: [12] }),
})

export const IndustryList = z.object({
  /** Best match first. */
  industries: z.array(
    z.object({
      /** NAICS 2012, two to six digits. */
      naics_code: z.string(),
      title: z.string(),
      /** The public aggregate it is compared with; null: there is none. */
      benchmark: z.string().nullable(),
    }),
  ),
})

export type IndustryList = z.infer<typeof IndustryList>
