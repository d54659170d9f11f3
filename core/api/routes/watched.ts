/** The watched folder of the window, under /app: files that wait, their bytes, and that they were taken. */
import type { FastifyInstance } from 'fastify'
import type { WatchedFolderFiles } from '../../contract/desk.ts'
import { Refusal } from '../../errors.ts'
import type { WatchedFolder } from '../../workflows/watched-folder.ts'

export type WatchedServices = Pick<WatchedFolder, 'folder' | 'list' | 'open' | 'take'>

interface ById {
  Params: { id: string }
}

const gone = (): Refusal => new Refusal('NOT_FOUND', 'This file does not wait in the watched folder any more')

export function watchedRoutes(app: FastifyInstance, watched: WatchedServices): void {
  const config = { scope: 'admin', undocumented: true } as const

  app.get('/app/watched', { config }, (): WatchedFolderFiles => ({
    folder: watched.folder,
    files: [...watched.list()],
  }))

  app.get<ById>('/app/watched/:id/content', { config }, (request, reply) => {
    const content = watched.open(request.params.id)
    if (content === null) throw gone()
    return reply.headers({ 'content-type': 'application/octet-stream', 'cache-control': 'no-store' }).send(content)
  })

  app.delete<ById>('/app/watched/:id', { config }, (request, reply) => {
    if (!watched.take(request.params.id)) throw gone()
    return reply.code(204).send()
  })
}
