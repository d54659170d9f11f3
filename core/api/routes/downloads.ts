/** GET /files/{id}: what a signed link leads to. The signature is the permission, no key is needed. */
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../errors.ts'
import type { Links } from '../../store/links.ts'
import type { Analyses } from '../../workflows/analyses.ts'

/** RFC 6266: a plain name for old clients, the true one in UTF-8. */
function contentDisposition(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

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
      const { fileName, mediaType, size, content } = await analyses.download(request.params.id)
      reply.headers({
        'content-type': mediaType,
        'content-length': size,
        'content-disposition': contentDisposition(fileName),
        'cache-control': 'private, no-store',
      })
      if (request.method !== 'HEAD') return reply.send(content)
      content.destroy()
      // No body at all would set the length to 0.
      return reply.send(Readable.from([]))
    },
  )
}
