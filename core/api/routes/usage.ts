/** How much of the month's quota the caller's key has used. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Usage } from '../../contract/service.ts'
import type { Usage as UsageStore } from '../../store/usage.ts'
import { isoTime } from '../times.ts'

export function usageRoutes(app: FastifyInstance, usage: UsageStore, monthlyQuota: number): void {
  app.get('/usage', { config: { scope: 'read' } }, (request: FastifyRequest): Usage => {
    const { id, tier } = request.caller!
    const { month, used, pending, resetsAt } = usage.ofKey(id)
    const quota = tier === 'standard' ? monthlyQuota : null
    return {
      month,
      tier,
      quota,
      used,
      pending,
      remaining: quota === null ? null : Math.max(0, quota - used),
      resetsAt: isoTime(resetsAt),
    }
  })
}
