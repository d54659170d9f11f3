/** Deliveries of webhook events are listed, shown with their attempts, and replayed here. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DeliveryListQuery } from '../../contract/lists.ts'
import { Delivery as DeliverySchema } from '../../contract/webhook.ts'
import type { Delivery, DeliveryDetail, DeliveryList } from '../../contract/webhook.ts'
import { Refusal } from '../../errors.ts'
import type { Delivery as StoredDelivery } from '../../store/deliveries.ts'
import type { Store } from '../../store/store.ts'
import { csvReply, prefersCsv } from '../csv-reply.ts'
import { fingerprintOf } from '../idempotency.ts'
import { readBody } from '../json-body.ts'
import { nextOf, pageQuery } from '../list-page.ts'
import { isoTime } from '../times.ts'
import { findEndpoint, type WebhookServices } from './webhooks.ts'

export interface DeliveryServices extends Pick<WebhookServices, 'answers' | 'wake'> {
  readonly store: Pick<Store, 'webhooks' | 'deliveries'>
}

const columns = Object.keys(DeliverySchema.shape)

const shownDelivery = ({ eventId, eventType, ...delivery }: StoredDelivery): Delivery => ({
  ...delivery,
  webhookId: eventId,
  // Only events of these names are ever put into the outbox.
  event: eventType as Delivery['event'],
  nextAttemptAt: isoTime(delivery.nextAttemptAt),
  createdAt: isoTime(delivery.createdAt),
  finishedAt: isoTime(delivery.finishedAt),
  bodyRemovedAt: isoTime(delivery.bodyRemovedAt),
})

const noSuchDelivery = () => new Refusal('NOT_FOUND', 'No such delivery')

export function deliveryRoutes(app: FastifyInstance, { store, answers, wake }: DeliveryServices): void {
  const config = { scope: 'admin' } as const
  const { deliveries } = store

  const list = (request: FastifyRequest, reply: FastifyReply, endpointId?: string): DeliveryList | string => {
    const { appId, kind, status, q, ...paging } = readBody(DeliveryListQuery, request.query)
    const page = deliveries.list({
      ...pageQuery(paging),
      ...(endpointId !== undefined && { endpointId }),
      ...(appId !== undefined && { appId }),
      ...(kind !== undefined && { eventType: kind }),
      ...(status !== undefined && { state: status }),
      ...(q !== undefined && { text: q }),
    })
    const listed = page.entries.map(shownDelivery)
    const next = nextOf(page)
    return prefersCsv(request) ? csvReply(reply, listed, { columns, next }) : { deliveries: listed, next }
  }

  app.get('/deliveries', { config }, (request, reply) => list(request, reply))

  app.get<{ Params: { id: string } }>('/webhooks/:id/deliveries', { config }, (request, reply) =>
    list(request, reply, findEndpoint(store, request.params.id).id),
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
