/** The documented operations of the API as data: one record per method and path. */
import { financialStatementWording } from '../contract/error.ts'
import type { Scope } from '../store/api-keys.ts'
import { acceptedExample, processingExample, resultExample } from './openapi-examples.ts'
import type { SchemaName } from './openapi-schemas.ts'

/** A query or path parameter, or a request header. */
export interface Parameter {
  readonly name: string
  readonly in: 'query' | 'path' | 'header'
  readonly description: string
  readonly required?: boolean
  readonly schema: Record<string, unknown>
}

export interface SuccessReply {
  readonly status: number
  readonly description: string
  /** null: no body. A media type with `binary` for downloads and streams. */
  readonly body: SchemaName | { readonly mediaType: string; readonly format: 'binary' | 'text' } | null
  readonly example?: unknown
  /** Header name → description. */
  readonly headers?: Readonly<Record<string, string>>
}

export interface Operation {
  readonly method: 'get' | 'post' | 'delete'
  /** With `{name}` placeholders. */
  readonly path: string
  readonly id: string
  readonly tag: 'Analyses' | 'Service' | 'Keys'
  readonly summary: string
  readonly description?: string
  /** Right the key needs; null: open to everybody. */
  readonly scope: Scope | null
  readonly parameters?: readonly Parameter[]
  readonly body?: { readonly json: SchemaName; readonly required: boolean } | 'multipart'
  readonly replies: readonly SuccessReply[]
  /** Statuses of refusals besides those every operation has. */
  readonly refusals: Readonly<Record<number, string>>
}

const text = { type: 'string' } as const
const idParameter = (what: string): Parameter => ({ name: 'id', in: 'path', required: true, description: `Identifier of the ${what}.`, schema: text })
const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Same key and same content within 24 hours: the stored answer again, with Idempotency-Replayed: true. Same key with other content: 409.',
  schema: { type: 'string', maxLength: 255 },
}
const missingParameter: Parameter = {
  name: 'missing',
  in: 'query',
  description: 'What stands for a documented figure the documents do not state.',
  schema: { type: 'string', enum: ['null', 'zero'], default: 'null' },
}
const replayed = { 'Idempotency-Replayed': 'true when the answer is a stored one' }
const noAnalysis = { 404: 'No such analysis' }

export const operations: readonly Operation[] = [
  {
    method: 'post',
    path: '/application/financial-statement-analysis',
    id: 'analyseFinancialStatements',
    tag: 'Analyses',
    summary: 'Analyse financial statements',
    description:
      'Takes one or more PDF statements of one company with one metadata entry per file and answers with figures, ratios, trends and a link to the Excel report. With `Prefer: respond-async` it answers 202 at once.',
    scope: 'write',
    parameters: [
      missingParameter,
      { name: 'Prefer', in: 'header', description: '`respond-async` answers 202 at once; `respond-async, wait=10` waits up to 10 seconds before that.', schema: text },
      idempotencyKey,
    ],
    body: 'multipart',
    replies: [
      { status: 200, description: 'The analysis.', body: 'FinancialStatementResult', example: resultExample, headers: { 'Preference-Applied': 'respond-async when it was asked for', ...replayed } },
      {
        status: 202,
        description: 'Accepted; the analysis is found under Location.',
        body: 'AnalysisAccepted',
        example: acceptedExample,
        headers: { Location: 'Address of the analysis', 'Retry-After': 'Seconds until it is worth asking', 'Preference-Applied': 'respond-async', ...replayed },
      },
    ],
    refusals: {
      400: financialStatementWording.MISSING_FIELDS,
      409: 'The Idempotency-Key was used with other content, or the analysis was canceled',
      413: 'A file is larger than 25 MB, there are more than 50 files, or the request is larger than 250 MB',
      415: financialStatementWording.NOT_A_PDF,
      422: financialStatementWording.UNREADABLE,
    },
  },
  {
    method: 'get',
    path: '/analyses',
    id: 'listAnalyses',
    tag: 'Analyses',
    summary: 'List stored analyses, newest first',
    scope: 'read',
    parameters: [
      { name: 'limit', in: 'query', description: 'Entries on a page.', schema: { type: 'integer', minimum: 1, maximum: 200, default: 50 } },
      { name: 'before', in: 'query', description: 'Only analyses created before; `next` of the page before.', schema: { type: 'string', format: 'date-time' } },
      { name: 'appId', in: 'query', description: 'Only analyses of this application.', schema: text },
    ],
    replies: [{ status: 200, description: 'A page of the list.', body: 'AnalysisList' }],
    refusals: { 400: 'A parameter is malformed' },
  },
  {
    method: 'get',
    path: '/analyses/{id}',
    id: 'readAnalysis',
    tag: 'Analyses',
    summary: 'State, progress and result of an analysis',
    scope: 'read',
    parameters: [
      idParameter('analysis'),
      missingParameter,
      { name: 'revision', in: 'query', description: 'An earlier result; absent: the newest.', schema: { type: 'integer', minimum: 1 } },
    ],
    replies: [
      { status: 200, description: 'The analysis; `result` is null until it is complete.', body: 'Analysis', example: processingExample, headers: { 'Retry-After': 'While it is not over' } },
    ],
    refusals: { 400: 'A parameter is malformed', ...noAnalysis },
  },
  {
    method: 'get',
    path: '/analyses/{id}/events',
    id: 'watchAnalysis',
    tag: 'Analyses',
    summary: 'Progress as server-sent events',
    description: 'Events named `progress` with AnalysisProgress as data, beginning with the state as it is; the stream ends with the analysis.',
    scope: 'read',
    parameters: [idParameter('analysis')],
    replies: [{ status: 200, description: 'The stream.', body: { mediaType: 'text/event-stream', format: 'text' } }],
    refusals: noAnalysis,
  },
  {
    method: 'post',
    path: '/analyses/{id}/cancel',
    id: 'cancelAnalysis',
    tag: 'Analyses',
    summary: 'Cancel an analysis that is not over',
    scope: 'write',
    parameters: [idParameter('analysis')],
    replies: [{ status: 202, description: 'It is being canceled.', body: 'AnalysisSummary' }],
    refusals: { ...noAnalysis, 409: 'The analysis is over' },
  },
  {
    method: 'get',
    path: '/analyses/{id}/corrections',
    id: 'listCorrections',
    tag: 'Analyses',
    summary: 'Corrections made to an analysis, oldest first',
    scope: 'read',
    parameters: [idParameter('analysis')],
    replies: [{ status: 200, description: 'The corrections.', body: 'CorrectionList' }],
    refusals: noAnalysis,
  },
  {
    method: 'post',
    path: '/analyses/{id}/corrections',
    id: 'correctAnalysis',
    tag: 'Analyses',
    summary: 'Correct a figure; everything that follows from it is computed anew as the next revision',
    scope: 'write',
    parameters: [idParameter('analysis'), idempotencyKey],
    body: { json: 'CorrectionRequest', required: true },
    replies: [{ status: 201, description: 'The correction.', body: 'Correction', headers: replayed }],
    refusals: { 400: 'The path names no figure, or the value does not fit it', ...noAnalysis, 409: 'There is no result yet, or the Idempotency-Key was used with other content', 415: 'The body is not JSON' },
  },
  {
    method: 'get',
    path: '/files/{id}',
    id: 'downloadFile',
    tag: 'Analyses',
    summary: 'Download a file through its signed link',
    description: 'The signature is the permission; no key is needed. A report link is valid for 7 days; GET /analyses/{id} makes a new one.',
    scope: null,
    parameters: [
      idParameter('file'),
      { name: 'expires', in: 'query', required: true, description: 'Seconds since the epoch, from the link.', schema: { type: 'string' } },
      { name: 'signature', in: 'query', required: true, description: 'From the link.', schema: text },
    ],
    replies: [
      {
        status: 200,
        description: 'The file.',
        body: { mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', format: 'binary' },
        headers: { 'Content-Disposition': 'attachment with the file name' },
      },
    ],
    refusals: { 403: 'The link has expired', 404: 'No such file, or the signature is not right' },
  },
  {
    method: 'get',
    path: '/usage',
    id: 'readUsage',
    tag: 'Service',
    summary: 'What the key has used of this month’s quota',
    scope: 'read',
    replies: [{ status: 200, description: 'The usage.', body: 'Usage' }],
    refusals: {},
  },
  {
    method: 'get',
    path: '/health',
    id: 'readHealth',
    tag: 'Service',
    summary: 'Whether the service is up',
    scope: null,
    replies: [{ status: 200, description: 'It is.', body: 'Health' }],
    refusals: {},
  },
  {
    method: 'get',
    path: '/openapi.json',
    id: 'readOpenApi',
    tag: 'Service',
    summary: 'This document',
    scope: null,
    replies: [{ status: 200, description: 'OpenAPI 3.1.', body: { mediaType: 'application/json', format: 'text' } }],
    refusals: {},
  },
  {
    method: 'get',
    path: '/api-keys',
    id: 'listApiKeys',
    tag: 'Keys',
    summary: 'List keys, newest first, revoked ones included',
    scope: 'admin',
    replies: [{ status: 200, description: 'The keys, without their secrets.', body: 'ApiKeyList' }],
    refusals: {},
  },
  {
    method: 'post',
    path: '/api-keys',
    id: 'createApiKey',
    tag: 'Keys',
    summary: 'Make a key; its secret is shown in this answer only',
    scope: 'admin',
    parameters: [idempotencyKey],
    body: { json: 'ApiKeyRequest', required: true },
    replies: [{ status: 201, description: 'The key.', body: 'CreatedApiKey', headers: replayed }],
    refusals: { 400: 'A member is missing or malformed', 409: 'The Idempotency-Key was used with other content', 415: 'The body is not JSON' },
  },
  {
    method: 'post',
    path: '/api-keys/{id}/rotate',
    id: 'rotateApiKey',
    tag: 'Keys',
    summary: 'Give a key a new secret; the old one stays valid for the overlap',
    scope: 'admin',
    parameters: [idParameter('key'), idempotencyKey],
    body: { json: 'RotationRequest', required: false },
    replies: [{ status: 201, description: 'The key with its new secret.', body: 'CreatedApiKey', headers: replayed }],
    refusals: { 400: 'A member is malformed', 404: 'No such key, or it is revoked', 409: 'The Idempotency-Key was used with other content', 415: 'The body is not JSON' },
  },
  {
    method: 'delete',
    path: '/api-keys/{id}',
    id: 'revokeApiKey',
    tag: 'Keys',
    summary: 'Revoke a key at once',
    scope: 'admin',
    parameters: [idParameter('key')],
    replies: [{ status: 204, description: 'Revoked.', body: null }],
    refusals: { 404: 'No such key, or it was revoked before' },
  },
]

