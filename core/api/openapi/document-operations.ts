/** The operations on documents of analyses: listed, split, joined, moved, separated, added. */
import { metadataExample } from './examples.ts'
import { idParameter, type Operation, type Parameter } from './operation.ts'

const documentParameter: Parameter = {
  ...idParameter('file, as `GET /analyses/{id}/documents` lists it'),
  name: 'document_id',
  example: '5f0c2a9e-3d55-4b0a-9a43-2f6c1f3a8e10',
}
const conflicts =
  'There is no result yet, it belongs to an application, it was changed meanwhile, or the file is not kept any more'
const noAnalysis = { 404: 'No such analysis' }
const noDocument = { 404: 'No such analysis, or no such document in it' }

export const documentOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/analyses/{id}/documents',
    id: 'listDocuments',
    tag: 'Analyses',
    summary: 'The files of an analysis, and the documents in each',
    description: 'Of statements and invoices; the files of an application stand in its status.',
    scope: 'read',
    parameters: [idParameter('analysis')],
    replies: [{ status: 200, description: 'Its files.', body: 'AnalysisFiles' }],
    refusals: { ...noAnalysis, 409: conflicts },
  },
  {
    method: 'post',
    path: '/analyses/{id}/documents',
    id: 'addDocuments',
    tag: 'Analyses',
    summary: 'Add files to an analysis',
    description:
      'Takes files and entries as the endpoint of its kind does (of invoices: `InvoiceMetadata`), reads them, and answers when the next revision of the analysis has them. When one cannot be read, none is added. It does not count against the quota.',
    scope: 'write',
    parameters: [idParameter('analysis')],
    body: { multipart: 'FinancialStatementMetadata', example: metadataExample },
    replies: [{ status: 200, description: 'All its files.', body: 'AnalysisFiles' }],
    refusals: {
      400: 'A file or an entry is missing or malformed',
      ...noAnalysis,
      409: conflicts,
      413: 'A file is larger than 25 MB, there are more than 50 files, or the request is larger than 250 MB',
      415: 'A file is not a PDF',
      422: 'A file is encrypted, broken beyond repair, or nothing of the kind is in it',
    },
  },
  {
    method: 'put',
    path: '/analyses/{id}/documents/{document_id}',
    id: 'arrangeDocument',
    tag: 'Analyses',
    summary: 'Split and join the documents of a file',
    description:
      'The file is read again with these documents in it. Corrections stay with documents whose pages stay together; others wait, and are in force again when their document is.',
    scope: 'write',
    parameters: [idParameter('analysis'), documentParameter],
    body: { json: 'ArrangementRequest', required: true },
    replies: [{ status: 200, description: 'All files of the analysis.', body: 'AnalysisFiles' }],
    refusals: {
      400: 'The file has no such page, or a page is in two documents',
      ...noDocument,
      409: conflicts,
      422: 'Nothing of the kind is on these pages',
    },
  },
  {
    method: 'post',
    path: '/analyses/{id}/documents/{document_id}/move',
    id: 'moveDocument',
    tag: 'Analyses',
    summary: 'Move a file, or one document of it, to another analysis, a new one, or an application',
    description:
      'Its corrections go with it. A document of a file goes in a copy of the file, and comes back into it when it is moved back. An analysis that nothing is left of is removed with its history: `source_removed` says so.',
    scope: 'write',
    parameters: [idParameter('analysis'), documentParameter],
    body: { json: 'MoveRequest', required: false },
    replies: [{ status: 200, description: 'Where it is now.', body: 'MovedTo' }],
    refusals: {
      400: 'These pages are no document of the file, or the target is the analysis itself or of another kind',
      ...noDocument,
      409: conflicts,
      422: 'Nothing of the kind is on these pages',
    },
  },
  {
    method: 'post',
    path: '/analyses/{id}/separate',
    id: 'separateAnalysis',
    tag: 'Analyses',
    summary: 'Make an analysis for every further vendor or company',
    description:
      'The documents of the first vendor, or company, stay with those that name none; those of each other one move to an analysis of their own, under the same appId.',
    scope: 'write',
    parameters: [idParameter('analysis')],
    replies: [
      { status: 200, description: 'The new analyses; empty when there is one vendor or company.', body: 'Separated' },
    ],
    refusals: { ...noAnalysis, 409: conflicts },
  },
]
