/** GET /files/{id}: what a signed link leads to. The signature is the permission, no key is needed. */
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../errors.ts'
import type { Links } from '../../store/links.ts'
import type { Analyses } from '../../workflows/analyses.ts'
import { sendFile } from '../send-file.ts'

export function downloadRoutes(app: FastifyInstance, analyses: Analyses, links: Links): void {
  app.get<{ Params: { id: string }; Querystring: { expires?: unknown; signature?: unknown } }>(
    '/files/:id',
    async (request, reply) => {
      const { expires, signature } = request.query
      if (typeof expires !== 'string' || typeof signature !== 'string')
        throw new Refusal(
          'LINK_EXPIRED',
          'This download link is not complete; ask for the analysis again for a new one.',
        )
      links.verify(request.params.id, expires, signature)
      return sendFile(request, reply, await analyses.download(request.params.id))
    },
  )
}
