/** Answers for addresses and methods nobody serves: 404, 405 with Allow, OPTIONS. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../errors.ts'
import type { ReplyWithError } from './error-reply.ts'

/** A route as it was registered, for the documentation test as well. */
export interface RegisteredRoute {
  readonly method: string
  /** With `:name` and `*` as placeholders. */
  readonly url: string
  readonly undocumented: boolean
}

const matcherOf = (url: string): RegExp =>
  new RegExp(
    `^${url
      .replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
      .replace(/:\w+/g, '[^/]+')
      .replace(/\*/g, '.*')}$`,
  )

/** Must be called before the routes are registered. Returns the list that fills as they are. */
export function answerUnknownRoutes(app: FastifyInstance, replyWithError: ReplyWithError): readonly RegisteredRoute[] {
  const routes: RegisteredRoute[] = []
  const matchers: { readonly matcher: RegExp; readonly method: string }[] = []
  app.addHook('onRoute', ({ method, url, config, schema }) => {
    const undocumented =
      (config as { undocumented?: boolean } | undefined)?.undocumented === true ||
      (schema as { hide?: boolean } | undefined)?.hide === true
    for (const name of [method].flat()) {
      routes.push({ method: name, url, undocumented })
      matchers.push({ matcher: matcherOf(url), method: name })
    }
  })
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0]!
    const allowed = [...new Set(matchers.filter(({ matcher }) => matcher.test(path)).map(({ method }) => method))]
    // A route that serves a whole folder answers for files that are not there through here, too.
    if (allowed.length === 0 || allowed.includes(request.method))
      return replyWithError(new Refusal('NOT_FOUND', 'No such address'), request, reply)
    reply.header('allow', [...allowed, 'OPTIONS'].join(', '))
    // No Access-Control headers: other pages' scripts are not to call this server.
    if (request.method === 'OPTIONS') return reply.code(204).send()
    return replyWithError(
      new Refusal(
        'METHOD_NOT_ALLOWED',
        `${request.method} is not possible here; ${allowed.join(' and ')} ${allowed.length > 1 ? 'are' : 'is'}`,
      ),
      request,
      reply,
    )
  })
  return routes
}
