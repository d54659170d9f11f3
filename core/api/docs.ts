/** GET /openapi.json and the page that shows it, from bundled assets only. */
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { OpenAPIV3 } from 'openapi-types'
import { openApiDocument } from './openapi/document.ts'

/** The page is script and style of its own and draws its icons from data URIs; the hash is that of the one style element its script inserts. */
const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Open to everybody: it tells nothing about the data. */
export async function documentationRoutes(app: FastifyInstance, version: string): Promise<void> {
  // Relative to the document itself, so that it is right behind any address.
  const document = openApiDocument('/', version)
  const body = JSON.stringify(document)
  app.get('/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(body))
  // The plugin only hands the document on; its type knows 3.0 alone.
  await app.register(swagger, {
    mode: 'static',
    specification: { document: document as unknown as OpenAPIV3.Document },
  })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: pagePolicy,
    theme: { title: 'Underwriter Desk API' },
    uiConfig: {
      layout: 'BaseLayout',
      deepLinking: true,
      docExpansion: 'list',
      tryItOutEnabled: true,
      persistAuthorization: false,
    },
  })
}
