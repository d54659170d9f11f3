/** The HTTP server: its guards, hooks and routes, registered in order. */
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../errors.ts'
import { authenticate, openAdmission } from './authentication.ts'
import { documentationRoutes } from './docs.ts'
import { answerMalformed, createErrorReply } from './error-reply.ts'
import { EventStreams } from './event-stream.ts'
import { IdempotentAnswers } from './idempotency.ts'
import { guardAddress } from './local-guard.ts'
import { Intake, multipartOptions } from './multipart.ts'
import { RateLimiter } from './rate-limit.ts'
import { logRequests } from './request-log.ts'
import { applicationDataRoutes } from './routes/application-data.ts'
import { submissionRoute } from './routes/application-submission.ts'
import { analysisDocumentRoutes } from './routes/analysis-documents.ts'
import { analysisRoutes } from './routes/analyses.ts'
import { apiKeyRoutes } from './routes/api-keys.ts'
import { deliveryRoutes } from './routes/deliveries.ts'
import { deskRoutes } from './routes/desk.ts'
import { downloadRoutes } from './routes/downloads.ts'
import { financialStatementEndpoint } from './routes/financial-statement-analysis.ts'
import { healthRoute } from './routes/health.ts'
import { historyRoutes } from './routes/history.ts'
import { industryRoutes } from './routes/industries.ts'
import { invoiceEndpoint } from './routes/invoice-analysis.ts'
import { classifyRoute } from './routes/classify.ts'
import { memoRoute } from './routes/credit-memo.ts'
import { metricsRoute } from './routes/metrics.ts'
import { registryRoutes } from './routes/registry.ts'
import { uploadRoute } from './routes/upload.ts'
import { usageRoutes } from './routes/usage.ts'
import { webhookRoutes } from './routes/webhooks.ts'
import type { ApiServices } from './services.ts'
import { serveInterface } from './ui-files.ts'
import { answerUnknownRoutes } from './unknown-routes.ts'
import type { RegisteredRoute } from './unknown-routes.ts'

/** JSON bodies are keys, corrections and settings: a few kilobytes. Uploads have limits of their own. */
const largestJsonBody = 1024 * 1024
/** An appId of 200 characters, each written as three bytes of UTF-8 and each byte as %XX. */
const longestParameter = 1800
/** Time to send a whole request: 250 MB at the pace of a slow network. */
const requestTimeoutMs = 10 * 60 * 1000

/** The interface is served from here and calls here only; pdf.js compiles WebAssembly and runs its worker. */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    workerSrc: ["'self'"],
    // Text becomes markup or a script's address only through a named policy: Vue's for constant markup, ours for pdf.js and the charts.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['vue', 'default'],
    manifestSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route that was registered; the documentation is held against it. */
    registeredRoutes: readonly RegisteredRoute[]
    /** To be awaited after `close()` and before the store is closed. */
    requestsLogged: () => Promise<void>
  }
}

/** A server that is ready but does not listen yet; `close()` ends its streams, then `requestsLogged()` writes the rest of its log. */
/** Clients say `application/json` of calls that need no body, too: an empty one is none. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined)
    else void parse(request, body as string, done)
  })
}

export async function createServer(services: ApiServices): Promise<FastifyInstance> {
  const { clock, store, links, analyses, settings, onDefect, observe } = services
  const replyWithError = createErrorReply(onDefect)
  const app = Fastify({
    // A request without Host gets an answer of ours instead of a bare one.
    ...(settings.tls === null
      ? { http: { requireHostHeader: false } }
      : { https: { ...settings.tls, requireHostHeader: false } }),
    bodyLimit: largestJsonBody,
    requestTimeout: requestTimeoutMs,
    routerOptions: { maxParamLength: longestParameter },
    genReqId: () => clock.id(),
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void replyWithError(error, request, reply),
    clientErrorHandler: answerMalformed,
  })
  const limiter = new RateLimiter(settings.rateLimit, clock)
  const admission = openAdmission(store.apiKeys, settings, clock)
  const answers = new IdempotentAnswers(store.idempotency)
  const streams = new EventStreams()
  const intake = new Intake(analyses.uploads)

  // A text is no JSON: it is refused as what it is.
  app.removeContentTypeParser('text/plain')
  acceptEmptyJson(app)
  app.decorate('registeredRoutes', answerUnknownRoutes(app, replyWithError))
  app.decorateRequest('caller', null)
  app.decorateRequest('notes')
  app.setErrorHandler(replyWithError)
  // Before the guards, so that what they refuse carries the headers too.
  await app.register(helmet, {
    contentSecurityPolicy,
    // Neither header means anything on a loopback address without TLS; with TLS the browser would pin a machine's own certificate.
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
  })
  let closing = false
  app.addHook('preClose', done => {
    closing = true
    streams.close()
    done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    // A connection kept alive past its last answer would keep the server from closing.
    if (closing) reply.header('connection', 'close')
    // What is sealed in the data folder must not lie open in the cache of a browser.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    done(null, payload)
  })
  app.decorate('requestsLogged', logRequests(app, store, clock, { onDefect, observe }))
  app.addHook('onRequest', (request, reply, done) => {
    const { app_id: appId = null } = (request.params ?? {}) as { app_id?: string }
    request.notes = { analysisId: null, appId, files: [] }
    reply.header('x-request-id', request.id)
    const listening = app.server.address()
    if (closing) throw new Refusal('BUSY', 'The service is stopping')
    guardAddress(request, typeof listening === 'object' ? listening : null, settings.publicBaseUrl)
    if (request.routeOptions.config.scope === undefined) return done()
    request.caller = authenticate(request, reply, admission)
    if (request.caller.tier === 'standard') limiter.take(request.caller.id, reply)
    done()
  })
  await app.register(multipart, multipartOptions)

  healthRoute(app, { clock, analyses, disk: services.disk })
  metricsRoute(app, services.metrics)
  const parts = { analyses, usage: store.usage, clock, intake, answers }
  uploadRoute(app, financialStatementEndpoint, parts)
  uploadRoute(app, invoiceEndpoint, parts)
  submissionRoute(app, parts)
  applicationDataRoutes(app, { analyses, answers, applications: services.applications })
  memoRoute(app, services.memos)
  analysisRoutes(app, { store, analyses, answers, streams })
  analysisDocumentRoutes(app, { store, analyses, intake, answers })
  historyRoutes(app, { store, answers })
  downloadRoutes(app, analyses, links)
  industryRoutes(app)
  usageRoutes(app, store.usage, settings.monthlyQuota)
  apiKeyRoutes(app, store.apiKeys, clock, answers)
  webhookRoutes(app, { store, answers, ...services.webhooks })
  deliveryRoutes(app, { store, answers, wake: services.webhooks.wake })
  registryRoutes(app, services.registries, answers)
  classifyRoute(app, { intake, analyses, library: store.library, streams, onDefect })
  deskRoutes(app, { store, analyses, version: settings.version, admitsKeys: settings.admitsKeys, ...services.desk })
  await documentationRoutes(app, settings.version)
  serveInterface(app, settings.interfaceFolder)
  return app
}
