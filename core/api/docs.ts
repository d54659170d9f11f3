/** GET /openapi.json and the page that shows it, from bundled assets only. */
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { OpenAPIV3 } from 'openapi-types'
import { openApiDocument } from './openapi.ts'

/** The page is script and style of its own; it draws its icons from data URIs and sets no inline style in its markup. */
const pagePolicy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Open to everybody: it tells nothing about the data. */
export async function documentationRoutes(app: FastifyInstance, version: string): Promise<void> {
  // Relative to the document itself, so that it is right behind any address.
  const document = openApiDocument('/', version)
  const body = JSON.stringify(document)
  app.get('/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(body))
  // The plugin only hands the document on; its type knows 3.0 alone.
  await app.register(swagger, { mode: 'static', specification: { document: document as unknown as OpenAPIV3.Document } })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: pagePolicy,
    theme: { title: 'Underwriter Desk API' },
    uiConfig: { url: '/openapi.json', deepLinking: true, docExpansion: 'list', tryItOutEnabled: true, persistAuthorization: false },
  })
}
