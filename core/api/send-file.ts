/** A file as the answer, with its name and its size. */
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StoredFile } from '../workflows/workbooks.ts'

/** RFC 6266: a plain name for old clients, the true one in UTF-8. */
function contentDisposition(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/** Of HEAD the headers alone. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { fileName, mediaType, size, content }: StoredFile,
): FastifyReply {
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
}
