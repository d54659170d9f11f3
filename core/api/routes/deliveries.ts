/** Deliveries of webhook events are listed, shown with their attempts, and replayed here. */
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Delivery, DeliveryDetail, DeliveryList } from '../../contract/webhook.ts'
import { Refusal } from '../../errors.ts'
import type { Delivery as StoredDelivery } from '../../store/deliveries.ts'
import type { Store } from '../../store/store.ts'
import { fingerprintOf } from '../idempotency.ts'
import { readBody } from '../json-body.ts'
import { isoTime } from '../times.ts'
import { findEndpoint, type WebhookServices } from './webhooks.ts'

export interface DeliveryServices extends Pick<WebhookServices, 'answers' | 'wake'> {
  readonly store: Pick<Store, 'webhooks' | 'deliveries'>
}

const PAGE = 50

const shownDelivery = ({ eventId, eventType, ...delivery }: StoredDelivery): Delivery => ({
  ...delivery,
  webhookId: eventId,
  event: eventType,
  nextAttemptAt: isoTime(delivery.nextAttemptAt),
  createdAt: isoTime(delivery.createdAt),
  finishedAt: isoTime(delivery.finishedAt),
  bodyRemovedAt: isoTime(delivery.bodyRemovedAt),
})

const noSuchDelivery = () => new Refusal('NOT_FOUND', 'No such delivery')

const DeliveryQuery = z.object({
  before: z.string().optional(),
  appId: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(200).default(PAGE),
})

export function deliveryRoutes(app: FastifyInstance, { store, answers, wake }: DeliveryServices): void {
  const config = { scope: 'admin' } as const
  const { deliveries } = store

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
    listed(request.query, findEndpoint(store, request.params.id).id),
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
        if (delivery.bodyRemovedAt !== null)
          throw new Refusal('GONE', 'What was sent has been deleted and cannot be sent again.')
        if (!deliveries.replay(id)) throw new Refusal('CONFLICT', 'The delivery still waits to be sent.')
        wake()
        return { status: 202, body: shownDelivery(deliveries.find(id)!) }
      },
    })
  })
}
