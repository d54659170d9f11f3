/** Keys are made, listed, rotated and revoked here; a secret leaves once, in the answer that made it. */
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Clock } from '../../clock.ts'
import { ApiKeyRequest, RotationRequest } from '../../contract/service.ts'
import type { ApiKey, ApiKeyList, CreatedApiKey } from '../../contract/service.ts'
import { Refusal } from '../../errors.ts'
import type { ApiKey as StoredKey, ApiKeys, IssuedKey } from '../../store/api-keys.ts'
import { fingerprintOf } from '../idempotency.ts'
import type { IdempotentAnswers } from '../idempotency.ts'
import { readBody } from '../json-body.ts'
import { isoTime } from '../times.ts'

const hour = 60 * 60 * 1000

const shown = (key: StoredKey): ApiKey => ({
  id: key.id,
  name: key.name,
  prefix: key.prefix,
  last4: key.last4,
  scopes: [...key.scopes],
  tier: key.tier,
  createdAt: isoTime(key.createdAt),
  expiresAt: isoTime(key.expiresAt),
  lastUsedAt: isoTime(key.lastUsedAt),
  revokedAt: isoTime(key.revokedAt),
  previousUntil: isoTime(key.previousUntil),
})

/** The answer that shows a secret, and the one a replay gets instead. */
const issued = ({ key, secret }: IssuedKey) => {
  const body: CreatedApiKey = { ...shown(key), key: secret }
  return { status: 201, body, replayBody: { ...body, key: null } }
}

const noSuchKey = () => new Refusal('NOT_FOUND', 'No such API key')

export function apiKeyRoutes(app: FastifyInstance, apiKeys: ApiKeys, clock: Clock, answers: IdempotentAnswers): void {
  const config = { scope: 'admin' } as const

  app.get('/api-keys', { config }, (): ApiKeyList => ({ apiKeys: apiKeys.list().map(shown) }))

  app.post('/api-keys', { config }, (request, reply) => {
    const body: z.infer<typeof ApiKeyRequest> = readBody(ApiKeyRequest, request.body)
    const expiresAt = body.expiresAt ? Date.parse(body.expiresAt) : null
    if (expiresAt !== null && expiresAt <= clock.now()) throw new Refusal('BAD_VALUE', 'expiresAt must be to come')
    return answers.answer(request, reply, {
      fingerprint: fingerprintOf(body),
      work: () =>
        issued(
          apiKeys.issue({
            name: body.name,
            scopes: [...new Set(body.scopes)],
            tier: body.tier,
            expiresAt,
          }),
        ),
    })
  })

  app.post<{ Params: { id: string } }>('/api-keys/:id/rotate', { config }, (request, reply) => {
    const body = readBody(RotationRequest, request.body ?? {})
    return answers.answer(request, reply, {
      fingerprint: fingerprintOf(body),
      work: () => {
        const rotated = apiKeys.rotate(request.params.id, body.overlapHours * hour)
        if (rotated === null) throw noSuchKey()
        return issued(rotated)
      },
    })
  })

  app.delete<{ Params: { id: string } }>('/api-keys/:id', { config }, (request, reply) => {
    if (!apiKeys.revoke(request.params.id)) throw noSuchKey()
    return reply.code(204).send()
  })
}
