/** The client of what only the window asks for: library, pages, search, reviews, settings, and the service's own resources. */
import type {
  AnalysisFiles,
  MovedTo,
  MoveRequest,
  PageGroup,
  Separated,
} from '../../core/contract/analysis-documents.ts'
import type { CashFlowChoices, CashFlowReply } from '../../core/contract/cash-flow.ts'
import type {
  AnalysisListing,
  ApplicationProduct,
  Arrangement,
  DeskSettings,
  Explanation,
  Library,
  MovedDocument,
  Overview,
  PassphraseChange,
  ClassificationEvent,
  ClassifiedFile,
  Review,
  SearchResult,
  ShownSheet,
  ShownSheets,
  StatedDocument,
} from '../../core/contract/desk.ts'
import type {
  Analysis,
  AnalysisList,
  ApiKeyList,
  Correction,
  CorrectionList,
  CreatedApiKey,
} from '../../core/contract/service.ts'
import type { History, HistoryEntry } from '../../core/contract/history.ts'
import type { IndustryList } from '../../core/contract/industries.ts'
import type {
  CreatedWebhook,
  Delivery,
  DeliveryDetail,
  DeliveryList,
  Webhook,
  WebhookList,
} from '../../core/contract/webhook.ts'
import { call, eachEvent, ServiceError, unanswered } from './request.ts'

const id = encodeURIComponent
const json = async <T>(path: string, init?: RequestInit): Promise<T> => (await (await call(path, init)).json()) as T
const send = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})
/** Only what is given. */
function query(parameters: Readonly<Record<string, string | number | boolean | null | undefined>>): string {
  const given = Object.entries(parameters).filter(([, value]) => value !== null && value !== undefined && value !== '')
  return given.length === 0
    ? ''
    : `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()}`
}

export interface LibraryQuestion {
  readonly text?: string
  readonly kind?: string | null
  readonly status?: string | null
  readonly analysisId?: string
  /** When the document came in (ISO time): from this moment on, and before that one. */
  readonly since?: string | null
  readonly until?: string | null
  readonly sort?: 'received' | 'name' | 'company' | 'period' | 'size'
  readonly descending?: boolean
  readonly offset?: number
  readonly limit?: number
}
export interface AnalysesQuestion {
  readonly text?: string
  readonly kind?: string | null
  readonly status?: string | null
  /** First and last day of the period end (ISO). */
  readonly since?: string | null
  readonly until?: string | null
  readonly sort?: 'received' | 'company' | 'period'
  readonly descending?: boolean
  readonly offset?: number
  readonly limit?: number
}

export const overview = (): Promise<Overview> => json('/app/overview')
export const library = (question: LibraryQuestion = {}, signal?: AbortSignal): Promise<Library> =>
  json(`/app/documents${query({ ...question })}`, signal === undefined ? {} : { signal })
/** Analyses with their documents, as the lists of statements and invoices show them. */
export const analysisListing = (question: AnalysesQuestion, signal?: AbortSignal): Promise<AnalysisListing> =>
  json(`/app/analyses${query({ ...question })}`, signal === undefined ? {} : { signal })
/** What lies behind a download link of the service, asked for under this window's own address, with its name. */
export async function download(link: string): Promise<{ readonly fileName: string; readonly content: Blob }> {
  const { pathname, search: parameters } = new URL(link, location.href)
  const response = await call(`${pathname}${parameters}`)
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  return { fileName: decodeURIComponent(encoded ?? 'report.xlsx'), content: await response.blob() }
}
/** The document's bytes as they were uploaded. */
export const documentBytes = async (documentId: string): Promise<ArrayBuffer> =>
  (await call(`/app/documents/${id(documentId)}/content`)).arrayBuffer()
/** Whose checklist an application is held against; null: nobody chose one. */
export const applicationProduct = async (appId: string): Promise<string | null> =>
  (await json<ApplicationProduct>(`/app/applications/${id(appId)}/product`)).product
export const chooseProduct = (appId: string, product: string): Promise<ApplicationProduct> =>
  json(`/app/applications/${id(appId)}/product`, send('PUT', { product }))
/** The cells or lines of a document without pages. */
export const documentSheets = async (documentId: string): Promise<readonly ShownSheet[]> =>
  (await json<ShownSheets>(`/app/documents/${id(documentId)}/sheets`)).sheets
/** Why a value was chosen, or where it was lost. `field`: the last member of its pointer; `page`: 1-based; `value`: as JSON. */
export const explanation = (
  documentId: string,
  asked: { readonly field: string; readonly page: number | null; readonly value: string | null },
): Promise<Explanation> => json(`/app/documents/${id(documentId)}/explanation${query(asked)}`)
/** The document with names and amounts masked, to report that it was read badly. */
export const diagnostics = async (documentId: string): Promise<Blob> =>
  (await call(`/app/documents/${id(documentId)}/diagnostics`)).blob()
export const search = (words: string, limit = 20, signal?: AbortSignal): Promise<SearchResult> =>
  json(`/app/search${query({ words, limit })}`, signal === undefined ? {} : { signal })
export const review = (analysisId: string): Promise<Review> => json(`/app/reviews/${id(analysisId)}`)
export const saveReview = (analysisId: string, value: Review): Promise<Review> =>
  json(`/app/reviews/${id(analysisId)}`, send('PUT', value))
/** How far it is. */
export type ClassificationProgress = Extract<ClassificationEvent, { state: 'reading' }>

/** Classifies a file and reports progress; nothing of the file is kept. Throws ServiceError. */
export async function classifyFile(
  file: File,
  password: string,
  signal: AbortSignal,
  onProgress: (progress: ClassificationProgress) => void,
): Promise<ClassifiedFile> {
  const body = new FormData()
  body.append('files', file, file.name)
  if (password !== '') body.append('metadata', JSON.stringify({ password }))
  const headers = { accept: 'text/event-stream' }
  const response = await call('/app/classify', { method: 'POST', body, signal, headers })
  let last: ClassificationEvent | null = null
  await eachEvent<ClassificationEvent>(response, event => {
    last = event
    if (event.state === 'reading') onProgress(event)
  })
  // What a callback sets, the compiler does not see.
  const outcome = last as ClassificationEvent | null
  if (outcome?.state === 'classified') return outcome.found
  if (outcome?.state === 'refused') throw new ServiceError(outcome.message, outcome.code)
  throw unanswered()
}
export const settings = (): Promise<DeskSettings> => json('/app/settings')
export const changeSetting = (name: string, value: string | null): Promise<DeskSettings> =>
  json('/app/settings', send('PATCH', { name, value }))

/** In force from the next start on. */
export const changePassphrase = (change: PassphraseChange): Promise<DeskSettings> =>
  json('/app/passphrase', send('POST', change))

export const analysis = (analysisId: string): Promise<Analysis> => json(`/analyses/${id(analysisId)}`)
/** The newest analyses of every kind. */
export const analyses = (limit: number): Promise<AnalysisList> => json(`/analyses${query({ limit })}`)
export const removeAnalysis = async (analysisId: string): Promise<void> =>
  void (await call(`/analyses/${id(analysisId)}`, { method: 'DELETE' }))
export const corrections = (analysisId: string): Promise<CorrectionList> =>
  json(`/analyses/${id(analysisId)}/corrections`)
export const correct = (
  analysisId: string,
  correction: Pick<Correction, 'path' | 'value' | 'note'>,
): Promise<Correction> => json(`/analyses/${id(analysisId)}/corrections`, send('POST', correction))

export const chooseCashFlow = (analysisId: string, choices: CashFlowChoices): Promise<CashFlowReply> =>
  json(`/analyses/${id(analysisId)}/cash-flow`, send('POST', choices))

export const apiKeys = (): Promise<ApiKeyList> => json('/api-keys')
export const createApiKey = (key: { name: string; scopes: readonly string[]; tier: string }): Promise<CreatedApiKey> =>
  json('/api-keys', send('POST', key))
export const rotateApiKey = (keyId: string, overlapHours: number): Promise<CreatedApiKey> =>
  json(`/api-keys/${id(keyId)}/rotate`, send('POST', { overlapHours }))
export const revokeApiKey = async (keyId: string): Promise<void> =>
  void (await call(`/api-keys/${id(keyId)}`, { method: 'DELETE' }))

export const webhooks = (): Promise<WebhookList> => json('/webhooks')
export const createWebhook = (url: string, description: string | null): Promise<CreatedWebhook> =>
  json('/webhooks', send('POST', { url, description }))
export const changeWebhook = (
  webhookId: string,
  change: { url?: string; description?: string | null; enabled?: boolean },
): Promise<Webhook> => json(`/webhooks/${id(webhookId)}`, send('PATCH', change))
export const removeWebhook = async (webhookId: string): Promise<void> =>
  void (await call(`/webhooks/${id(webhookId)}`, { method: 'DELETE' }))
export const testWebhook = (webhookId: string): Promise<{ webhookId: string }> =>
  json(`/webhooks/${id(webhookId)}/test`, send('POST', {}))
export const rotateWebhook = (webhookId: string, overlapHours: number): Promise<CreatedWebhook> =>
  json(`/webhooks/${id(webhookId)}/rotate-secret`, send('POST', { overlapHours }))
export const deliveries = (
  question: { webhookId?: string; appId?: string; before?: string } = {},
): Promise<DeliveryList> => {
  const { webhookId, ...rest } = question
  return json(`${webhookId === undefined ? '' : `/webhooks/${id(webhookId)}`}/deliveries${query(rest)}`)
}
export const delivery = (deliveryId: string): Promise<DeliveryDetail> => json(`/deliveries/${id(deliveryId)}`)
export const replayDelivery = (deliveryId: string): Promise<Delivery> =>
  json(`/deliveries/${id(deliveryId)}/replay`, send('POST', {}))

/** Industries by words or by the beginning of a NAICS code, best match first. */
export const findIndustries = (q: string): Promise<IndustryList> => json(`/industries${query({ q })}`)

/** Reads a file of an application again with these documents in it; null: as they are recognized. What was stated before. */
export const arrangeDocuments = async (
  documentId: string,
  documents: readonly StatedDocument[] | null,
): Promise<Arrangement['documents']> =>
  (await json<Arrangement>(`/app/documents/${id(documentId)}/arrangement`, send('PUT', { documents }))).documents
/** Puts a file of an application, or the document that `pages` are, into another application; `appId` null: to an analysis of its own. */
export const moveDocument = (
  documentId: string,
  appId: string | null,
  pages: readonly number[] | null,
): Promise<MovedDocument> => json(`/app/documents/${id(documentId)}/move`, send('POST', { appId, pages }))

/** The files of an analysis of its own, with the documents in each. */
export const analysisFiles = (analysisId: string): Promise<AnalysisFiles> =>
  json(`/analyses/${id(analysisId)}/documents`)
/** Reads a file of an analysis again with these documents in it; null: as they are recognized. */
export const arrangeFile = (
  analysisId: string,
  fileId: string,
  documents: readonly PageGroup[] | null,
): Promise<AnalysisFiles> => json(`/analyses/${id(analysisId)}/documents/${id(fileId)}`, send('PUT', { documents }))
/** Puts a file of an analysis, or a document of it, elsewhere. */
export const moveFile = (analysisId: string, fileId: string, move: MoveRequest): Promise<MovedTo> =>
  json(`/analyses/${id(analysisId)}/documents/${id(fileId)}/move`, send('POST', move))
/** Makes an analysis for every further vendor or company. */
export const separateAnalysis = (analysisId: string): Promise<Separated> =>
  json(`/analyses/${id(analysisId)}/separate`, send('POST', {}))
/** Reads further files into an analysis. */
export async function addFiles(
  analysisId: string,
  files: readonly File[],
  metadata: readonly unknown[],
): Promise<AnalysisFiles> {
  const form = new FormData()
  for (const file of files) form.append('files', file, file.name)
  form.append('metadata', JSON.stringify(metadata))
  const response = await call(`/analyses/${id(analysisId)}/documents`, { method: 'POST', body: form })
  return (await response.json()) as AnalysisFiles
}

/** `path`: of the analysis or application. */
export const historyOf = (path: string): Promise<History> => json(`${path}/history`)
export const historyCsv = async (path: string): Promise<Blob> =>
  (await call(`${path}/history`, { headers: { accept: 'text/csv' } })).blob()
export const addNote = (path: string, text: string): Promise<HistoryEntry> =>
  json(`${path}/notes`, send('POST', { text }))
