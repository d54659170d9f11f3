/** The documented operations on applications: submit, watch, read, confirm, deliver, cancel, remove. */
import { MemoQuery } from '../../contract/application.ts'
import { applicationWording } from '../../contract/error.ts'
import { ApplicationListQuery, TransactionListQuery } from '../../contract/lists.ts'
import { applicationAcceptedExample, applicationMetadataExample, payloadExample } from './application-examples.ts'
import { missingParameter, queryParameters } from './operation.ts'
import type { Operation, Parameter } from './operation.ts'

export const appIdParameter: Parameter = {
  name: 'app_id',
  in: 'path',
  required: true,
  description: 'Identifier of the application, as it was posted or made.',
  example: 'app-1042',
  schema: { type: 'string' },
}
const noApplication = { 404: 'No such application' }

export const applicationOperations: readonly Operation[] = [
  {
    method: 'post',
    path: '/application/data',
    id: 'submitApplication',
    tag: 'Applications',
    summary: 'Submit documents of an application',
    description:
      'Takes any mix of PDF documents of one applicant, packages included, pictures of pages (PNG, JPEG, TIFF), bank feeds (OFX, QBO, QFX, CSV), statements in XLSX or CSV, and ZIP archives and e-mail messages with such files, recognized by their content; what each is, is found out, unless its entry says so. Answers 202 at once and sends the payload to the registered webhooks when all is read; with `?wait=true` or `Prefer: wait=N` the payload is the answer. A file that cannot be read refuses nothing: the application is then to be reviewed. More documents may be submitted under the same appId later; they make a new revision and send no second event.',
    scope: 'write',
    parameters: [
      missingParameter,
      {
        name: 'wait',
        in: 'query',
        description: 'Answer with the payload when it is there.',
        example: 'true',
        schema: { type: 'string', enum: ['true', 'false'], default: 'false' },
      },
      {
        name: 'Prefer',
        in: 'header',
        description: '`wait=10` waits up to 10 seconds for the payload before answering 202.',
        example: 'wait=10',
        schema: { type: 'string' },
      },
    ],
    body: { multipart: 'ApplicationMetadata', around: 'ApplicationRequest', example: applicationMetadataExample },
    replies: [
      {
        status: 202,
        description: 'Accepted; how it stands is found under Location.',
        body: 'ApplicationAccepted',
        example: applicationAcceptedExample,
        headers: {
          Location: 'Address of the status',
          'Retry-After': 'Seconds until it is worth asking',
          'Preference-Applied': 'The wait that was asked for, and came to nothing',
        },
      },
      {
        status: 200,
        description: 'The payload, for whoever waited.',
        body: 'FullAnalysis',
        example: payloadExample,
        headers: { 'Preference-Applied': 'The wait that was asked for' },
      },
    ],
    refusals: {
      400: applicationWording.MISSING_FIELDS,
      409: 'The Idempotency-Key was used with other content, or the submission was canceled',
      413: 'A file is larger than 25 MB, there are more than 50 files, or the request is larger than 250 MB',
      415: applicationWording.NOT_A_PDF,
      422: 'Not one of the documents can be read; only reported to whoever waits',
    },
  },
  {
    method: 'get',
    path: '/application/data',
    id: 'listApplications',
    tag: 'Applications',
    summary: 'List applications, newest first, without their payloads',
    scope: 'read',
    parameters: queryParameters(ApplicationListQuery),
    replies: [{ status: 200, description: 'A page of the list.', body: 'ApplicationList', csv: true }],
    refusals: { 400: 'A parameter is malformed or unknown' },
  },
  {
    method: 'get',
    path: '/application/data/{app_id}',
    id: 'readApplication',
    tag: 'Applications',
    summary: 'How an application stands, its payload, and what a reviewer needs to trust it',
    scope: 'read',
    parameters: [appIdParameter, missingParameter],
    replies: [
      {
        status: 200,
        description: 'The status; `data` is null until there is a payload. Its links are valid from now.',
        body: 'ApplicationStatus',
        headers: { 'Retry-After': 'While it is not over' },
      },
    ],
    refusals: { 400: 'A parameter is malformed', ...noApplication },
  },
  {
    method: 'get',
    path: '/application/data/{app_id}/transactions',
    id: 'listTransactions',
    tag: 'Applications',
    summary: 'The transactions of all bank statements of an application, each with its place on the page',
    scope: 'read',
    parameters: [appIdParameter, ...queryParameters(TransactionListQuery)],
    replies: [{ status: 200, description: 'The transactions.', body: 'TransactionList', csv: true }],
    refusals: { 400: 'A parameter is malformed or unknown', ...noApplication },
  },
  {
    method: 'get',
    path: '/application/data/{app_id}/memo',
    id: 'writeCreditMemo',
    tag: 'Applications',
    summary: 'The credit memo of an application, as Word or PDF',
    description:
      'Written from the newest payload: each sentence states facts of the documents, with a footnote that names document and page; what no document states has no sentence. Word is filled into the template `credit-memo.docx` of the data folder where there is one, else into the one the product comes with.',
    scope: 'read',
    parameters: [appIdParameter, ...queryParameters(MemoQuery)],
    replies: [
      {
        status: 200,
        description: 'The memo.',
        body: {
          mediaType: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'application/pdf'],
          format: 'binary',
        },
        headers: { 'Content-Disposition': 'attachment with the file name' },
      },
    ],
    refusals: {
      400: 'A parameter is malformed or unknown',
      ...noApplication,
      409: 'There is no payload yet, or the template has placeholders that stand for nothing, which are named',
    },
  },
  {
    method: 'get',
    path: '/application/data/{app_id}/corrections',
    id: 'listPayloadCorrections',
    tag: 'Applications',
    summary: 'Corrections of the payload, oldest first, under the paths where they stand now',
    scope: 'read',
    parameters: [appIdParameter],
    replies: [{ status: 200, description: 'The corrections.', body: 'CorrectionList' }],
    refusals: noApplication,
  },
  {
    method: 'post',
    path: '/application/data/{app_id}/corrections',
    id: 'correctPayload',
    tag: 'Applications',
    summary: 'Correct a value of the payload; everything that follows from it is recomputed as the next revision',
    description:
      'Members of loan_app_data, those of accounts_summaries that are read, those of invoice_analysis, lines and headings of tax_returns (`/tax_returns/0/lines/1a`), lines of debt_schedules (`/debt_schedules/0/lines/2/balance`), and date, description, amount, balance, category and is_revenue of a transaction as it is listed (`/transactions/12/amount`; its sign is its side). A positive amount at `/transactions/12/parts/loan_proceeds` splits so much of it off under that category; null takes it back. `/category` or `/is_revenue` added to the `similar_path` of a transaction decides about all like it, in later documents too; null removes a decision. Accounts, transactions and invoices keep their corrections when later documents change their places.',
    scope: 'write',
    parameters: [appIdParameter],
    body: { json: 'CorrectionRequest', required: true },
    replies: [{ status: 201, description: 'The correction.', body: 'Correction' }],
    refusals: {
      400: 'The path names no value that can be corrected, or the new one does not fit it',
      ...noApplication,
      409: 'There is no payload yet, or the Idempotency-Key was used with other content',
    },
  },
  {
    method: 'post',
    path: '/application/data/{app_id}/deliver',
    id: 'deliverApplication',
    tag: 'Applications',
    summary: 'Send the payload as it is now to every webhook, under a new webhook-id',
    scope: 'write',
    parameters: [appIdParameter],
    replies: [{ status: 202, description: 'It is on its way.', body: 'EventSent' }],
    refusals: { ...noApplication, 409: 'There is no payload yet, or the Idempotency-Key was used with other content' },
  },
  {
    method: 'post',
    path: '/application/data/{app_id}/confirm',
    id: 'confirmApplication',
    tag: 'Applications',
    summary: 'Confirm what was to be reviewed; the application is complete, and no second event is sent',
    scope: 'write',
    parameters: [appIdParameter],
    body: { json: 'Confirmation', required: false },
    replies: [{ status: 200, description: 'The status as it is now.', body: 'ApplicationStatus' }],
    refusals: {
      400: 'A member is malformed',
      ...noApplication,
      409: 'There is nothing to confirm, or the Idempotency-Key was used with other content',
    },
  },
  {
    method: 'post',
    path: '/application/data/{app_id}/cancel',
    id: 'cancelApplication',
    tag: 'Applications',
    summary: 'Cancel what is still being read; an application without a payload sends no event',
    scope: 'write',
    parameters: [appIdParameter],
    replies: [{ status: 202, description: 'The status as it is now.', body: 'ApplicationStatus' }],
    refusals: { ...noApplication, 409: 'The application is over, or the Idempotency-Key was used with other content' },
  },
  {
    method: 'delete',
    path: '/application/data/{app_id}',
    id: 'removeApplication',
    tag: 'Applications',
    summary: 'Remove an application with its analyses, documents and corrections',
    scope: 'write',
    parameters: [appIdParameter],
    replies: [{ status: 204, description: 'Removed.', body: null }],
    refusals: noApplication,
  },
]
