/** Webhook endpoints and their deliveries in the API. Times are ISO 8601 in UTC. */
import { z } from 'zod'

const time = z.iso.datetime()

export const deliveryStates = ['waiting', 'delivered', 'dead', 'canceled'] as const

/** The event of specification 6: the documents of an application have been read for the first time. */
export const analysisCompleted = 'application.analysis.completed'
/** Beside it, when something has to be reviewed before the application is complete. */
export const analysisNeedsReview = 'application.analysis.needs_review'
/** No document of a submission could be read, and none before. */
export const analysisFailed = 'application.analysis.failed'
/** Corrections or later documents made another revision. */
export const analysisUpdated = 'application.analysis.updated'
export const eventTypes = [analysisCompleted, analysisNeedsReview, analysisFailed, analysisUpdated] as const

/** Of `POST /webhooks/{id}/test` alone. */
export const sampleEvent = 'webhook.test'

const events = z.array(z.enum(eventTypes)).min(1).max(eventTypes.length)

export const WebhookRequest = z.object({
  /** https, or http on this machine. */
  url: z.string().min(1).max(2000).meta({ format: 'uri' }),
  description: z.string().max(200).nullish(),
  /** Events it is sent; by default the documented one alone. */
  events: events.default([analysisCompleted]),
})
export const WebhookChange = z.object({
  url: z.string().min(1).max(2000).meta({ format: 'uri' }).optional(),
  description: z.string().max(200).nullish(),
  enabled: z.boolean().optional(),
  /** Events it is sent from now on. */
  events: events.optional(),
})
export const SecretRotation = z.object({
  /** Hours for which deliveries carry signatures of both secrets. */
  overlapHours: z.number().min(0).max(720).default(24),
})

export const Webhook = z.object({
  id: z.string(),
  url: z.url(),
  description: z.string().nullable(),
  events: z.array(z.enum(eventTypes)),
  enabled: z.boolean(),
  /** Why the service disabled it; null when it is enabled or a person disabled it. */
  disabledReason: z.string().nullable(),
  /** Until when deliveries carry a second signature by the secret before the last rotation. */
  previousUntil: time.nullable(),
  createdAt: time,
})
/** `secret` is returned only this once; a replay under the same Idempotency-Key has null. */
export const CreatedWebhook = z.object({ ...Webhook.shape, secret: z.string().nullable() })
export const WebhookList = z.object({ webhooks: z.array(Webhook) })

export const Delivery = z.object({
  id: z.string(),
  /** The webhook-id header: constant over attempts, endpoints and replays of one event. */
  webhookId: z.string(),
  event: z.enum([...eventTypes, sampleEvent]),
  appId: z.string().nullable(),
  endpointId: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.number().int().min(0),
  nextAttemptAt: time.nullable(),
  lastStatus: z.number().int().min(100).max(599).nullable(),
  lastError: z.string().nullable(),
  createdAt: time,
  finishedAt: time.nullable(),
  /** When what was sent was deleted, with its application or after its retention; it cannot be replayed then. Null while it is kept. */
  bodyRemovedAt: time.nullable(),
})
export const DeliveryDetail = z.object({
  ...Delivery.shape,
  /** Oldest first; `response` is the beginning of the receiver's response body. */
  log: z.array(
    z.object({
      at: time,
      durationMs: z.number().int().min(0),
      status: z.number().int().min(100).max(599).nullable(),
      error: z.string().nullable(),
      response: z.string().nullable(),
    }),
  ),
})
export const DeliveryList = z.object({
  deliveries: z.array(Delivery),
  /** Value of `cursor` for the next page; null on the last. */
  next: z.string().nullable(),
})
export const EventSent = z.object({ webhookId: z.string() })

export type EventType = (typeof eventTypes)[number]
export type Webhook = z.infer<typeof Webhook>
export type CreatedWebhook = z.infer<typeof CreatedWebhook>
export type WebhookList = z.infer<typeof WebhookList>
export type Delivery = z.infer<typeof Delivery>
export type DeliveryDetail = z.infer<typeof DeliveryDetail>
export type DeliveryList = z.infer<typeof DeliveryList>
export type EventSent = z.infer<typeof EventSent>
