/** Webhook endpoints are registered, changed, tested and rotated here. */
import type { FastifyInstance } from 'fastify'
import { SecretRotation, WebhookChange, WebhookRequest } from '../../contract/webhook.ts'
import type { CreatedWebhook, Webhook, WebhookList } from '../../contract/webhook.ts'
import { Refusal } from '../../errors.ts'
import type { Store } from '../../store/store.ts'
import type { IssuedEndpoint, WebhookEndpoint } from '../../store/webhooks.ts'
import { fingerprintOf } from '../idempotency.ts'
import type { IdempotentAnswers } from '../idempotency.ts'
import { readBody } from '../json-body.ts'
import { isoTime } from '../times.ts'

export interface WebhookServices {
  readonly store: Pick<Store, 'webhooks'>
  readonly answers: IdempotentAnswers
  /** Why an address is not accepted; null when it is. */
  readonly addressFault: (url: string) => string | null
  /** Sends a sample event to one endpoint; returns its webhook-id. */
  readonly sendTest: (endpointId: string) => string
  /** There is something new to send. */
  readonly wake: () => void
}

const hour = 60 * 60 * 1000

const shown = (endpoint: WebhookEndpoint): Webhook => ({
  ...endpoint,
  events: [...endpoint.events],
  previousUntil: isoTime(endpoint.previousUntil),
  createdAt: isoTime(endpoint.createdAt),
})

/** The answer that shows a secret, and the one a replay gets instead. */
const issued = ({ endpoint, secret }: IssuedEndpoint) => {
  const body: CreatedWebhook = { ...shown(endpoint), secret }
  return { status: 201, body, replayBody: { ...body, secret: null } }
}

const noSuchWebhook = () => new Refusal('NOT_FOUND', 'No such webhook')

/** Throws Refusal NOT_FOUND. */
export function findEndpoint({ webhooks }: Pick<Store, 'webhooks'>, id: string): WebhookEndpoint {
  const endpoint = webhooks.find(id)
  if (endpoint === null) throw noSuchWebhook()
  return endpoint
}

export function webhookRoutes(
  app: FastifyInstance,
  { store, answers, addressFault, sendTest, wake }: WebhookServices,
): void {
  const config = { scope: 'admin' } as const
  const { webhooks } = store
  const checked = (url: string): string => {
    const fault = addressFault(url)
    if (fault !== null) throw new Refusal('BAD_VALUE', fault)
    return url
  }

  app.get('/webhooks', { config }, (): WebhookList => ({ webhooks: webhooks.list().map(shown) }))

  app.post('/webhooks', { config }, (request, reply) => {
    const body = readBody(WebhookRequest, request.body)
    const url = checked(body.url)
    return answers.answer(request, reply, {
      fingerprint: fingerprintOf(body),
      work: () => issued(webhooks.add({ url, description: body.description ?? null, events: body.events })),
    })
  })

  app.get<{ Params: { id: string } }>('/webhooks/:id', { config }, (request): Webhook =>
    shown(findEndpoint(store, request.params.id)),
  )

  app.patch<{ Params: { id: string } }>('/webhooks/:id', { config }, (request): Webhook => {
    const { url, description, events, enabled } = readBody(WebhookChange, request.body)
    const changed = webhooks.change(request.params.id, {
      ...(url !== undefined && { url: checked(url) }),
      ...(description !== undefined && { description }),
      ...(events !== undefined && { events }),
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
    const { id, enabled } = findEndpoint(store, request.params.id)
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
}
