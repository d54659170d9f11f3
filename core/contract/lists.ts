/** Queries of the API's lists. A parameter that a list does not know is refused by its name. */
import { z } from 'zod'
import { applicationStatuses } from './application.ts'
import { analysisKinds, analysisStatuses } from './service.ts'
import { deliveryStates } from './webhook.ts'

const limit = z.coerce
  .number()
  .int()
  .min(1)
  .max(200)
  .default(50)
  .meta({ description: 'Entries on a page.', examples: [50] })
const cursor = z
  .string()
  .max(200)
  .optional()
  .meta({
    description: 'The `next` of the page before; absent: the first page. Its content is not documented.',
    examples: ['MTc3MzUwMDk2NjUzNQ'],
  })
const before = z
  .string()
  .max(200)
  .optional()
  .meta({
    description: 'As `cursor`; or a time in UTC: only what was created before.',
    examples: ['2026-03-14T15:09:26.535Z'],
    deprecated: true,
  })
const from = z.iso
  .date()
  .optional()
  .meta({ description: 'First day (UTC) on which it was received.', examples: ['2026-03-01'] })
const to = z.iso
  .date()
  .optional()
  .meta({ description: 'Last day (UTC) on which it was received.', examples: ['2026-03-31'] })
const q = z.string().max(200)
const appId = z
  .string()
  .max(500)
  .optional()
  .meta({ description: 'Only of this application.', examples: ['app-1042'] })

export const AnalysisListQuery = z.strictObject({
  status: z
    .enum(analysisStatuses)
    .optional()
    .meta({ description: 'Only analyses of this status.', examples: ['complete'] }),
  kind: z
    .enum(analysisKinds)
    .optional()
    .meta({ description: 'Only analyses of this kind.', examples: ['invoices'] }),
  from,
  to,
  q: q
    .optional()
    .meta({ description: 'Part of the name of the company or of a file, or of the appId.', examples: ['alder creek'] }),
  appId,
  limit,
  cursor,
  before,
})
export const ApplicationListQuery = z.strictObject({
  status: z
    .enum(applicationStatuses)
    .optional()
    .meta({ description: 'Only applications of this status.', examples: ['needs_review'] }),
  from,
  to,
  q: q.optional().meta({
    description: 'Part of the name of the applicant or of a file, or of the appId.',
    examples: ['alder creek'],
  }),
  limit,
  cursor,
  before,
})
export const DeliveryListQuery = z.strictObject({
  status: z
    .enum(deliveryStates)
    .optional()
    .meta({ description: 'Only deliveries of this state.', examples: ['dead'] }),
  kind: z
    .string()
    .max(200)
    .optional()
    .meta({ description: 'Only events of this name.', examples: ['application.analysis.completed'] }),
  from: from.meta({ description: 'First day (UTC) on which it was created.', examples: ['2026-03-01'] }),
  to: to.meta({ description: 'Last day (UTC) on which it was created.', examples: ['2026-03-31'] }),
  q: q
    .optional()
    .meta({ description: 'Part of the appId, of the last error, or the webhook-id.', examples: ['app-1042'] }),
  appId,
  limit,
  cursor,
  before,
})
export const TransactionListQuery = z.strictObject({
  account: z
    .string()
    .max(100)
    .optional()
    .meta({ description: 'Only of this account number, as it is listed.', examples: ['XXXXXX4821'] }),
  kind: z
    .string()
    .max(100)
    .optional()
    .meta({ description: 'Only of this category.', examples: ['nsf_fee'] }),
  from: z.iso
    .date()
    .optional()
    .meta({ description: 'First date of the transactions.', examples: ['2026-02-01'] }),
  to: z.iso
    .date()
    .optional()
    .meta({ description: 'Last date of the transactions.', examples: ['2026-02-28'] }),
  q: q.optional().meta({ description: 'Part of the description, in any case.', examples: ['harbor'] }),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(10_000)
    .optional()
    .meta({ description: 'Entries on a page; absent: all of them.', examples: [500] }),
  cursor,
})

export type TransactionListQuery = z.infer<typeof TransactionListQuery>
