/** The documented operations on analyses: submit, read, watch, correct, download. */
import { financialStatementWording, invoiceWording } from '../../contract/error.ts'
import { AnalysisListQuery } from '../../contract/lists.ts'
import { acceptedExample, metadataExample, processingExample, resultExample } from './examples.ts'
import { invoiceExample, invoiceMetadataExample } from './invoice-examples.ts'
import { idParameter, missingParameter, queryParameters } from './operation.ts'
import type { Operation, Parameter, SuccessReply } from './operation.ts'

const text = { type: 'string' } as const
const preferParameter: Parameter = {
  name: 'Prefer',
  in: 'header',
  description: '`respond-async` answers 202 at once; `respond-async, wait=10` waits up to 10 seconds before that.',
  example: 'respond-async',
  schema: text,
}
const acceptedReply: SuccessReply = {
  status: 202,
  description: 'Accepted; the analysis is found under Location.',
  body: 'AnalysisAccepted',
  example: acceptedExample,
  headers: {
    Location: 'Address of the analysis',
    'Retry-After': 'Seconds until it is worth asking',
    'Preference-Applied': 'respond-async',
  },
}
const uploadRefusals = {
  409: 'The Idempotency-Key was used with other content, or the analysis was canceled',
  413: 'A file is larger than 25 MB, there are more than 50 files, or the request is larger than 250 MB',
} as const
const noAnalysis = { 404: 'No such analysis' }

export const analysisOperations: readonly Operation[] = [
  {
    method: 'post',
    path: '/application/financial-statement-analysis',
    id: 'analyzeFinancialStatements',
    tag: 'Analyses',
    summary: 'Analyze financial statements',
    description:
      'Takes one or more PDF statements of one company with one metadata entry per file and answers with fields, ratios, trends and a link to the Excel report. With `Prefer: respond-async` it answers 202 at once.',
    scope: 'write',
    parameters: [missingParameter, preferParameter],
    body: { multipart: 'FinancialStatementMetadata', example: metadataExample },
    replies: [
      {
        status: 200,
        description: 'The analysis.',
        body: 'FinancialStatementResult',
        example: resultExample,
        headers: { 'Preference-Applied': 'respond-async when it was asked for' },
      },
      acceptedReply,
    ],
    refusals: {
      400: financialStatementWording.MISSING_FIELDS,
      ...uploadRefusals,
      415: financialStatementWording.NOT_A_PDF,
      422: financialStatementWording.UNREADABLE,
      429: 'Rate limit exceeded, or the monthly quota is used up',
    },
  },
  {
    method: 'post',
    path: '/application/invoice-analysis',
    id: 'analyzeInvoices',
    tag: 'Analyses',
    summary: 'Analyze invoices',
    description:
      'Takes one or more PDF invoices with one metadata entry per file and answers with the first invoice’s seller, buyer, lines, totals and equipment, five reports over all of them, and a link to the workbook that is valid for 24 hours. Several invoices, in one file or in several, stand in `invoices`. With `Prefer: respond-async` it answers 202 at once.',
    scope: 'write',
    parameters: [missingParameter, preferParameter],
    body: { multipart: 'InvoiceMetadata', example: invoiceMetadataExample },
    replies: [
      {
        status: 200,
        description: 'The analysis.',
        body: 'InvoiceResult',
        example: invoiceExample,
        headers: { 'Preference-Applied': 'respond-async when it was asked for' },
      },
      acceptedReply,
    ],
    refusals: {
      400: invoiceWording.MISSING_FIELDS,
      ...uploadRefusals,
      415: invoiceWording.NOT_A_PDF,
      422: 'A file is encrypted, broken beyond repair, or no invoice is in it',
    },
  },
  {
    method: 'get',
    path: '/analyses',
    id: 'listAnalyses',
    tag: 'Analyses',
    summary: 'List stored analyses, newest first',
    scope: 'read',
    parameters: queryParameters(AnalysisListQuery),
    replies: [{ status: 200, description: 'A page of the list.', body: 'AnalysisList', csv: true }],
    refusals: { 400: 'A parameter is malformed or unknown' },
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
      {
        name: 'revision',
        in: 'query',
        description: 'An earlier result; absent: the newest.',
        example: 1,
        schema: { type: 'integer', minimum: 1 },
      },
    ],
    replies: [
      {
        status: 200,
        description: 'The analysis; `result` is null until it is complete.',
        body: 'Analysis',
        example: processingExample,
        headers: { 'Retry-After': 'While it is not over' },
      },
    ],
    refusals: { 400: 'A parameter is malformed', ...noAnalysis },
  },
  {
    method: 'delete',
    path: '/analyses/{id}',
    id: 'removeAnalysis',
    tag: 'Analyses',
    summary: 'Remove an analysis with its files, workbooks and corrections',
    description: 'One that is under way is canceled first. What it counted against the quota stays counted.',
    scope: 'write',
    parameters: [idParameter('analysis')],
    replies: [{ status: 204, description: 'Removed.', body: null }],
    refusals: noAnalysis,
  },
  {
    method: 'get',
    path: '/analyses/{id}/events',
    id: 'watchAnalysis',
    tag: 'Analyses',
    summary: 'Progress as server-sent events',
    description:
      'Events named `progress` with AnalysisProgress as data, beginning with the state as it is; the stream ends with the analysis.',
    scope: 'read',
    parameters: [idParameter('analysis')],
    replies: [
      {
        status: 200,
        description: 'The stream.',
        body: { mediaType: 'text/event-stream', format: 'text', data: 'AnalysisProgress' },
      },
    ],
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
    refusals: { ...noAnalysis, 409: 'The analysis is over, or the Idempotency-Key was used with other content' },
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
    summary: 'Correct a value; everything that follows from it is recomputed as the next revision',
    scope: 'write',
    parameters: [idParameter('analysis')],
    body: { json: 'CorrectionRequest', required: true },
    replies: [{ status: 201, description: 'The correction.', body: 'Correction' }],
    refusals: {
      400: 'The path names no value that can be corrected, or the new one does not fit it',
      ...noAnalysis,
      409: 'There is no result yet, or the Idempotency-Key was used with other content',
    },
  },
  {
    method: 'get',
    path: '/files/{id}',
    id: 'downloadFile',
    tag: 'Analyses',
    summary: 'Download a file through its signed link',
    description:
      'The signature is the permission; no key is needed. A link is valid for 7 days for a financial report and 24 hours for an invoice workbook; GET /analyses/{id} makes a new one.',
    scope: null,
    parameters: [
      idParameter('file'),
      {
        name: 'expires',
        in: 'query',
        required: true,
        description: 'Seconds since the epoch, from the link.',
        example: 1781000000,
        schema: { type: 'integer', minimum: 0 },
      },
      {
        name: 'signature',
        in: 'query',
        required: true,
        description: 'From the link.',
        example: 'kR0xVb1cJ5sL0pDgA1b2C3dE4f6G7h8I9j0K1l2M3n4',
        schema: text,
      },
    ],
    replies: [
      {
        status: 200,
        description: 'The file.',
        body: { mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', format: 'binary' },
        headers: { 'Content-Disposition': 'attachment with the file name' },
      },
    ],
    refusals: { 403: 'The link has expired, was altered or is not complete', 404: 'The file was deleted' },
  },
]
