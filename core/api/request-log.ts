/** Every request becomes a row of the request log, written in batches so that no answer waits for the disk. */
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Observe } from '../events.ts'
import type { LoggedRequest } from '../store/request-log.ts'
import type { Store } from '../store/store.ts'

/** A crash loses at most this much of the log; each write costs the event loop a flush of the disk. */
const batchMs = 500

/** What proxies write down for a client that left before its answer; HTTP has no status for it. */
const clientClosedRequest = 499

/** What stands below this names an application, in the caller's own words. */
const applicationPath = /^(\/application\/data\/)([^/]+)/

/** The path without the appId in it, and the appId; null: there is none, or it is malformed. */
function apartFromId(path: string): { readonly path: string; readonly appId: string | null } {
  const written = applicationPath.exec(path)?.[2]
  if (written === undefined) return { path, appId: null }
  let appId: string | null = null
  try {
    appId = decodeURIComponent(written)
  } catch (error) {
    if (!(error instanceof URIError)) throw error
  }
  return { path: path.replace(applicationPath, '$1:app_id'), appId }
}

/** Without what tells of something that is not there, or not any more: it may have been deleted while the request was answered. */
function withoutDeleted(
  request: LoggedRequest,
  { analyses, applications }: Pick<Store, 'analyses' | 'applications'>,
): LoggedRequest {
  const { analysisId, appId, files } = request
  return {
    ...request,
    appId: appId === null || applications.find(appId) === null ? null : appId,
    files: analysisId !== null && analyses.find(analysisId) === null ? [] : files,
  }
}

/** Adds the hooks. The function it returns waits for the last requests to end and writes what is left; call it after closing. */
export function logRequests(
  app: FastifyInstance,
  store: Pick<Store, 'requestLog' | 'analyses' | 'applications'>,
  clock: Clock,
  { onDefect, observe }: { readonly onDefect: (error: unknown) => void; readonly observe: Observe },
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const open = new Set<Promise<void>>()
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    try {
      store.requestLog.write()
    } catch (error) {
      // A full disk costs rows of the log, never the service.
      onDefect(error)
    }
  }
  const add = (request: LoggedRequest) => {
    try {
      store.requestLog.add(withoutDeleted(request, store))
    } catch (error) {
      onDefect(error)
    }
    timer ??= setTimeout(write, batchMs)
  }
  app.addHook('onRequest', (request, reply, next) => {
    // Not onResponse: a client that hangs up gets no response, and is to be in the log all the same.
    const ended = Promise.withResolvers<void>()
    open.add(ended.promise)
    reply.raw.once('close', () => {
      const { path, appId } = apartFromId(request.url.split('?', 1)[0]!)
      const errorCode = reply.getHeader('x-error-code')
      const facts = {
        method: request.method,
        status: reply.raw.writableFinished ? reply.raw.statusCode : clientClosedRequest,
        errorCode: typeof errorCode === 'string' ? errorCode : null,
        durationMs: Math.round(reply.elapsedTime * 100) / 100,
        keyId: request.caller?.kind === 'key' ? request.caller.id : null,
        analysisId: request.notes.analysisId,
      }
      observe({ event: 'request', requestId: request.id, route: request.routeOptions.url ?? null, ...facts })
      add({
        id: request.id,
        at: Math.round(clock.now() - reply.elapsedTime),
        path,
        ...facts,
        appId: request.notes.appId ?? appId,
        files: request.notes.files,
      })
      open.delete(ended.promise)
      ended.resolve()
    })
    next()
  })
  return async () => {
    // The server is closed a moment before the last connection tells its request.
    await Promise.all(open)
    write()
  }
}
