/** Webhook endpoints are registered, changed, tested and rotated here, and their deliveries looked at and replayed. */
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { SecretRotation, WebhookChange, WebhookRequest } from '../../contract/webhook.ts'
import type {
  CreatedWebhook,
  Delivery,
  DeliveryDetail,
  DeliveryList,
  Webhook,
  WebhookList,
} from '../../contract/webhook.ts'
import { Refusal } from '../../errors.ts'
import type { Delivery as StoredDelivery } from '../../store/deliveries.ts'
import type { Store } from '../../store/store.ts'
import type { IssuedEndpoint, WebhookEndpoint } from '../../store/webhooks.ts'
import { fingerprintOf } from '../idempotency.ts'
import type { IdempotentAnswers } from '../idempotency.ts'
import { readBody } from '../json-body.ts'
import { isoTime } from '../times.ts'

export interface WebhookServices {
  readonly store: Pick<Store, 'webhooks' | 'deliveries'>
  readonly answers: IdempotentAnswers
  /** Why an address is not accepted; null when it is. */
  readonly addressFault: (url: string) => string | null
  /** Sends a sample event to one endpoint; returns its webhook-id. */
  readonly sendTest: (endpointId: string) => string
  /** There is something new to send. */
  readonly wake: () => void
}

const hour = 60 * 60 * 1000
const PAGE = 50

const shown = (endpoint: WebhookEndpoint): Webhook => ({
  ...endpoint,
  previousUntil: isoTime(endpoint.previousUntil),
  createdAt: isoTime(endpoint.createdAt),
})

/** The answer that shows a secret, and the one a replay gets instead. */
const issued = ({ endpoint, secret }: IssuedEndpoint) => {
  const body: CreatedWebhook = { ...shown(endpoint), secret }
  return { status: 201, body, replayBody: { ...body, secret: null } }
}

const shownDelivery = ({ eventId, eventType, ...delivery }: StoredDelivery): Delivery => ({
  ...delivery,
  webhookId: eventId,
  event: eventType,
  nextAttemptAt: isoTime(delivery.nextAttemptAt),
  createdAt: isoTime(delivery.createdAt),
  finishedAt: isoTime(delivery.finishedAt),
})

const noSuchWebhook = () => new Refusal('NOT_FOUND', 'No such webhook')
const noSuchDelivery = () => new Refusal('NOT_FOUND', 'No such delivery')

const DeliveryQuery = z.object({
  before: z.string().optional(),
  appId: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(200).default(PAGE),
})

export function webhookRoutes(
  app: FastifyInstance,
  { store, answers, addressFault, sendTest, wake }: WebhookServices,
): void {
  const config = { scope: 'admin' } as const
  const { webhooks, deliveries } = store
  const checked = (url: string): string => {
    const fault = addressFault(url)
    if (fault !== null) throw new Refusal('BAD_VALUE', fault)
    return url
  }
  const found = (id: string): WebhookEndpoint => {
    const endpoint = webhooks.find(id)
    if (endpoint === null) throw noSuchWebhook()
    return endpoint
  }

  app.get('/webhooks', { config }, (): WebhookList => ({ webhooks: webhooks.list().map(shown) }))

  app.post('/webhooks', { config }, (request, reply) => {
    const body = readBody(WebhookRequest, request.body)
    const url = checked(body.url)
    return answers.answer(request, reply, {
      fingerprint: fingerprintOf(body),
      work: () => issued(webhooks.add({ url, description: body.description ?? null })),
    })
  })

  app.get<{ Params: { id: string } }>('/webhooks/:id', { config }, (request): Webhook =>
    shown(found(request.params.id)),
  )

  app.patch<{ Params: { id: string } }>('/webhooks/:id', { config }, (request): Webhook => {
    const { url, description, enabled } = readBody(WebhookChange, request.body)
    const changed = webhooks.change(request.params.id, {
      ...(url !== undefined && { url: checked(url) }),
      ...(description !== undefined && { description }),
      ...(enabled !== undefined && { enabled }),
    })
    if (changed === null) throw noSuchWebhook()
    return shown(changed)
  })

  app.delete<{ Params: { id: string } }>('/webhooks/:id', { config }, (request, reply) => {
    if (!webhooks.remove(request.params.id)) throw noSuchWebhook()
    return reply.code(204).send()
  })

  app.post<{ Params: { id: string } }>('/webhooks/:id/rotate-secret', { config }, (request, reply) => {
    const { overlapHours } = readBody(SecretRotation, request.body ?? {})
    return answers.answer(request, reply, {
      fingerprint: fingerprintOf({ overlapHours }),
      work: () => {
        const rotated = webhooks.rotate(request.params.id, overlapHours * hour)
        if (rotated === null) throw noSuchWebhook()
        return issued(rotated)
      },
    })
  })

  app.post<{ Params: { id: string } }>('/webhooks/:id/test', { config }, (request, reply) => {
    const { id, enabled } = found(request.params.id)
    if (!enabled) throw new Refusal('CONFLICT', 'The webhook is switched off: switch it on before testing it.')
    return answers.answer(request, reply, {
      fingerprint: fingerprintOf({}),
      work: () => {
        const webhookId = sendTest(id)
        wake()
        return { status: 202, body: { webhookId } }
      },
    })
  })

  const listed = (query: unknown, endpointId?: string): DeliveryList => {
    const { before, appId, limit } = readBody(DeliveryQuery, query)
    const page = deliveries.list({
      limit: limit + 1,
      ...(endpointId !== undefined && { endpointId }),
      ...(appId !== undefined && { appId }),
      ...(before !== undefined && { before }),
    })
    const more = page.length > limit
    const here = page.slice(0, limit)
    return { deliveries: here.map(shownDelivery), next: more ? (here.at(-1)?.id ?? null) : null }
  }

  app.get('/deliveries', { config }, (request): DeliveryList => listed(request.query))

  app.get<{ Params: { id: string } }>('/webhooks/:id/deliveries', { config }, (request): DeliveryList =>
    listed(request.query, found(request.params.id).id),
  )

  app.get<{ Params: { id: string } }>('/deliveries/:id', { config }, (request): DeliveryDetail => {
    const delivery = deliveries.find(request.params.id)
    if (delivery === null) throw noSuchDelivery()
    const log = deliveries.attempts(delivery.id).map(attempt => ({ ...attempt, at: isoTime(attempt.at) }))
    return { ...shownDelivery(delivery), log }
  })

  app.post<{ Params: { id: string } }>('/deliveries/:id/replay', { config }, (request, reply) => {
    const { id } = request.params
    return answers.answer(request, reply, {
      fingerprint: fingerprintOf({}),
      work: () => {
        const delivery = deliveries.find(id)
        if (delivery === null) throw noSuchDelivery()
        if (!deliveries.replay(id)) throw new Refusal('CONFLICT', 'The delivery still waits to be sent.')
        wake()
        return { status: 202, body: shownDelivery(deliveries.find(id)!) }
      },
    })
  })
}
