/** GET /metrics: what the service counts and measures, for a Prometheus server or whatever reads its text format. */
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../errors.ts'

export interface MetricsSource {
  readonly contentType: string
  text(): Promise<string>
}

/** `metrics`: null when they are switched off. */
export function metricsRoute(app: FastifyInstance, metrics: MetricsSource | null): void {
  app.get('/metrics', { config: { scope: 'admin' } }, async (_request, reply) => {
    if (metrics === null)
      throw new Refusal('NOT_FOUND', 'Metrics are switched off: start the service with --metrics true')
    return reply.type(metrics.contentType).send(await metrics.text())
  })
}
