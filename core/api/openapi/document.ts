/** The OpenAPI 3.1 document, assembled from the operations and the contract's schemas. */
import { analysisCompleted, analysisFailed, analysisNeedsReview, analysisUpdated } from '../../contract/webhook.ts'
import { payloadExample } from './application-examples.ts'
import { operations } from './operations.ts'
import type { Operation, Parameter, SuccessReply } from './operation.ts'
import { componentSchemas, reference, type SchemaName } from './schemas.ts'

type Json = Record<string, unknown>

const description = `Reads PDF business documents and answers with structured analysis.

Every error has the body \`{"message": string}\`; \`X-Error-Code\` tells its kind and \`X-Request-Id\` names the request.
A figure that is null is not stated in the documents; \`?missing=zero\` puts 0 in its place.`

/** Written manually: no schema library describes a multipart body. */
const multipartBody = (entry: SchemaName, around: SchemaName | undefined, example: unknown): Json => ({
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: ['metadata'],
        properties: {
          files: {
            type: 'array',
            maxItems: 50,
            description:
              'PDF files, 25 MB each at most; any part with a filename is read as one, whatever its name. An entry with `fileContent` needs none.',
            items: { type: 'string', format: 'binary', contentMediaType: 'application/pdf' },
          },
          metadata: {
            description:
              'One entry per file, matched by file name: an array, an object with the array under `files`, or one entry alone, as JSON.',
            anyOf: [
              { type: 'array', minItems: 1, maxItems: 50, items: reference(entry) },
              around === undefined
                ? {
                    type: 'object',
                    required: ['files'],
                    properties: {
                      files: {
                        type: 'array',
                        minItems: 1,
                        maxItems: 50,
                        description: 'The entries.',
                        items: reference(entry),
                      },
                    },
                  }
                : reference(around),
              reference(entry),
            ],
          },
        },
      },
      encoding: { files: { contentType: 'application/pdf' }, metadata: { contentType: 'application/json' } },
      examples: {
        oneFile: { summary: 'One file', value: { files: ['(PDF)'], metadata: example } },
      },
    },
  },
})

const headerDocs = (headers: Readonly<Record<string, string>>): Json =>
  Object.fromEntries(
    Object.entries(headers).map(([name, text]) => [name, { description: text, schema: { type: 'string' } }]),
  )

/** Headers of every answer to a key of tier standard. */
const rateHeaders = {
  RateLimit: 'Requests left and seconds until the bucket is full; keys of tier standard',
  'RateLimit-Policy': 'Size of the bucket and seconds to fill it',
  'X-RateLimit-Limit': 'Size of the bucket',
  'X-RateLimit-Remaining': 'Requests left',
  'X-RateLimit-Reset': 'Seconds until the bucket is full',
}
/** Of every POST. */
const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Same key and same content within 24 hours: the stored answer again, with Idempotency-Replayed: true. Same key with other content: 409.',
  example: '5f0c6f34-63f0-4f0e-8d0f-0d2a35d4f0a1',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}
const replayed = { 'Idempotency-Replayed': 'true when the answer is a stored one' }

const requestIdHeader = { 'X-Request-Id': 'Identifier of the request' }

/** Text; of a stream, what the data of its events is. */
const textSchema = ({ data }: { readonly data?: SchemaName }): Json => ({
  type: 'string',
  ...(data !== undefined && { contentMediaType: 'application/json', contentSchema: reference(data) }),
})

function successOf(
  { status, description: text, body, example, csv = false, headers = {} }: SuccessReply,
  { scope, method }: Operation,
): [string, Json] {
  const content =
    body === null
      ? undefined
      : typeof body === 'string'
        ? {
            'application/json': { schema: reference(body), ...(example !== undefined && { example }) },
            ...(csv && { 'text/csv': { schema: { type: 'string' } } }),
          }
        : Object.fromEntries(
            [body.mediaType]
              .flat()
              .map(mediaType => [
                mediaType,
                { schema: body.format === 'binary' ? { type: 'string', format: 'binary' } : textSchema(body) },
              ]),
          )
  const documented = headerDocs({
    ...requestIdHeader,
    ...(scope !== null && rateHeaders),
    ...(csv && { Link: 'Of CSV: the next page, `rel="next"`; absent on the last' }),
    ...headers,
    ...(method === 'post' && replayed),
  })
  return [String(status), { description: text, headers: documented, ...(content && { content }) }]
}

function refusalOf(status: string, text: string): [string, Json] {
  const headers: Record<string, string> = { ...requestIdHeader, 'X-Error-Code': 'Kind of the refusal' }
  if (status === '401') headers['WWW-Authenticate'] = 'Bearer'
  if (status === '429' || status === '503') headers['Retry-After'] = 'Seconds'
  if (status === '429') Object.assign(headers, rateHeaders)
  return [
    status,
    {
      description: text,
      headers: headerDocs(headers),
      content: { 'application/json': { schema: reference('Error'), example: { message: `${text}.` } } },
    },
  ]
}

/** Refusals that any operation of its kind may meet. */
const commonRefusals = ({ method, scope }: Operation): Readonly<Record<number, string>> => ({
  403: 'Another host or web page is addressed' + (scope ? ', or the key lacks the scope' : ''),
  ...(scope && { 401: 'No API key, or it is unknown, expired or revoked', 429: 'Rate limit exceeded' }),
  ...(method !== 'get' && {
    400: 'The request is malformed',
    413: 'The body is too large',
    415: 'The body is of a type that is not read here',
  }),
  ...(method === 'post' && { 409: 'The Idempotency-Key was used with other content' }),
  500: 'Internal error',
  503: `The service is stopping${scope ? ', its disk is full, too much is waiting, or API keys are not admitted at present' : ''}`,
})

/** What it does, and what the key needs for it. */
function descriptionOf({ summary, description, scope }: Operation): string {
  const right = scope === null ? 'Needs no key.' : `Needs a key with the scope \`${scope}\`.`
  return `${description ?? `${summary}.`} ${right}`
}

function operationObject(operation: Operation): Json {
  const refusals = { ...commonRefusals(operation), ...operation.refusals }
  const parameters = [...(operation.parameters ?? []), ...(operation.method === 'post' ? [idempotencyKey] : [])]
  return {
    operationId: operation.id,
    tags: [operation.tag],
    summary: operation.summary,
    description: descriptionOf(operation),
    security: operation.scope === null ? [] : [{ apiKey: [] }],
    ...(operation.scope && { 'x-scope': operation.scope }),
    ...(parameters.length > 0 && { parameters }),
    ...(operation.body !== undefined && {
      requestBody:
        'form' in operation.body
          ? { required: true, content: { 'multipart/form-data': { schema: operation.body.form } } }
          : 'multipart' in operation.body
            ? multipartBody(operation.body.multipart, operation.body.around, operation.body.example)
            : {
                required: operation.body.required,
                content: {
                  'application/json': {
                    schema: reference(operation.body.json),
                    ...(operation.body.example !== undefined && { example: operation.body.example }),
                  },
                },
              },
    }),
    responses: Object.fromEntries([
      ...operation.replies.map(reply => successOf(reply, operation)),
      ...Object.entries(refusals).map(([status, text]) => refusalOf(status, text)),
    ]),
  }
}

const signatureHeaders = (event: string) =>
  [
    ['webhook-id', 'Identifier of the event, the same over all attempts; a repeated one is to be ignored', 'msg_2v9xQ'],
    ['webhook-timestamp', 'Seconds since the epoch at which this attempt was signed', '1773500966'],
    [
      'webhook-signature',
      '`v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body` with the secret; several, separated by spaces, during a rotation',
      'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    ],
    ['webhook-event', 'Name of the event', event],
  ] as const

/** What the service sends by itself: name, operation, what happened, and to whom it is sent. */
const eventDocs = [
  {
    name: analysisCompleted,
    id: 'applicationAnalysisCompleted',
    summary: 'The documents of an application have been read',
    when: 'Sent once for an application, when its first documents have been read, whether or not they are to be reviewed, by default to every endpoint.',
  },
  {
    name: analysisNeedsReview,
    id: 'applicationAnalysisNeedsReview',
    summary: 'An application needs review',
    when: 'Sent beside application.analysis.completed, under an id of its own, when something has to be reviewed.',
  },
  {
    name: analysisFailed,
    id: 'applicationAnalysisFailed',
    summary: 'No document of an application could be read',
    when: 'Every member but app_id and dashboard_url is null; status_message is the reason.',
  },
  {
    name: analysisUpdated,
    id: 'applicationAnalysisUpdated',
    summary: 'An application has a new revision',
    when: 'Sent after a correction and after later documents, once the first event was sent.',
  },
] as const

const events = (): Json =>
  Object.fromEntries(
    eventDocs.map(({ name, id, summary, when }) => [
      name,
      {
        post: {
          operationId: id,
          tags: ['Applications'],
          summary,
          description: `${when} It goes to endpoints that are on and name it in \`events\`. Any 2xx acknowledges; 410 switches the endpoint off; anything else is tried again for three days under the same webhook-id with the same bytes.`,
          security: [],
          parameters: signatureHeaders(name).map(([header, text, example]) => ({
            name: header,
            in: 'header',
            required: true,
            description: text,
            example,
            schema: { type: 'string' },
          })),
          requestBody: {
            required: true,
            content: { 'application/json': { schema: reference('FullAnalysis'), example: payloadExample } },
          },
          responses: { '2XX': { description: 'Acknowledged.' }, 410: { description: 'Send nothing here any more.' } },
        },
      },
    ]),
  )

/** `serverUrl`: the address the document names for its calls. */
export function openApiDocument(serverUrl: string, version: string): Json {
  const paths: Record<string, Json> = {}
  for (const operation of operations) (paths[operation.path] ??= {})[operation.method] = operationObject(operation)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Underwriter Desk',
      version,
      description,
      contact: { name: 'The maintainers of Underwriter Desk' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: serverUrl }],
    tags: [
      { name: 'Analyses', description: 'Documents in, values and reports out.' },
      { name: 'Applications', description: 'Whole stacks of documents in, one payload out.' },
      { name: 'Service', description: 'The state of the service.' },
      { name: 'Keys', description: 'API keys and their rights.' },
      { name: 'Webhooks', description: 'Where events go, and how they got there.' },
      { name: 'Registries', description: 'Business registries of states, in which applicants are looked up.' },
    ],
    paths,
    webhooks: events(),
    components: {
      schemas: componentSchemas(),
      securitySchemes: { apiKey: { type: 'http', scheme: 'bearer', description: 'Authorization: Bearer <API_KEY>' } },
    },
  }
}
