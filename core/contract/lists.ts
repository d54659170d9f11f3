/** Queries of the API's lists. A parameter that a list does not know is refused by its name. */
import { z } from 'zod'
import { applicationStatuses } from './application.ts'
import { analysisKinds, analysisStatuses } from './service.ts'
import { deliveryStates } from './webhook.ts'

const limit = z.coerce.number().int().min(1).max(200).default(50).meta({ description: 'Entries on a page.' })
const cursor = z
  .string()
  .max(200)
  .optional()
  .meta({ description: 'The `next` of the page before; absent: the first page. Its content is not documented.' })
const before = z
  .string()
  .max(200)
  .optional()
  .meta({ description: 'As `cursor`; or a time in UTC: only what was created before.', deprecated: true })
const from = z.iso.date().optional().meta({ description: 'First day (UTC) on which it was received.' })
const to = z.iso.date().optional().meta({ description: 'Last day (UTC) on which it was received.' })
const q = z.string().max(200)
const appId = z.string().max(500).optional().meta({ description: 'Only of this application.' })

export const AnalysisListQuery = z.strictObject({
  status: z.enum(analysisStatuses).optional().meta({ description: 'Only analyses of this status.' }),
  kind: z.enum(analysisKinds).optional().meta({ description: 'Only analyses of this kind.' }),
  from,
  to,
  q: q.optional().meta({ description: 'Part of the name of the company or of a file, or of the appId.' }),
  appId,
  limit,
  cursor,
  before,
})
export const ApplicationListQuery = z.strictObject({
  status: z.enum(applicationStatuses).optional().meta({ description: 'Only applications of this status.' }),
  from,
  to,
  q: q.optional().meta({ description: 'Part of the name of the applicant or of a file, or of the appId.' }),
  limit,
  cursor,
  before,
})
export const DeliveryListQuery = z.strictObject({
  status: z.enum(deliveryStates).optional().meta({ description: 'Only deliveries of this state.' }),
  kind: z.string().max(200).optional().meta({ description: 'Only events of this name.' }),
  from: from.meta({ description: 'First day (UTC) on which it was created.' }),
  to: to.meta({ description: 'Last day (UTC) on which it was created.' }),
  q: q.optional().meta({ description: 'Part of the appId, of the last error, or the webhook-id.' }),
  appId,
  limit,
  cursor,
  before,
})
export const TransactionListQuery = z.strictObject({
  account: z.string().max(100).optional().meta({ description: 'Only of this account number, as it is listed.' }),
  kind: z.string().max(100).optional().meta({ description: 'Only of this category.' }),
  from: z.iso.date().optional().meta({ description: 'First date of the transactions.' }),
  to: z.iso.date().optional().meta({ description: 'Last date of the transactions.' }),
  q: q.optional().meta({ description: 'Part of the description, in any case.' }),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(10_000)
    .optional()
    .meta({ description: 'Entries on a page; absent: all of them.' }),
  cursor,
})

export type TransactionListQuery = z.infer<typeof TransactionListQuery>
