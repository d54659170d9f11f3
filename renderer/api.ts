/** The client of the service: the only place of the interface that reaches out. */
import type { FinancialStatementMetadata, FinancialStatementResult } from '../core/contract/financial-statement.ts'
import { currentToken, disconnect } from './connection.ts'
import type { AnalysisAccepted, AnalysisProgress, Analysis } from '../core/contract/service.ts'

/** A request that was refused: the service's own sentence, and its code. */
export class ServiceError extends Error {
  readonly code: string | null
  constructor(message: string, code: string | null) {
    super(message)
    this.name = 'ServiceError'
    this.code = code
  }
}

/** A request to the service with what admits the page. Throws ServiceError with the service's own sentence. */
export async function call(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('authorization', `Bearer ${currentToken()}`)
  const response = await fetch(path, { ...init, headers }).catch((cause: unknown) => {
    throw new ServiceError(`The service does not answer (${String(cause)}).`, null)
  })
  if (response.ok) return response
  if (response.status === 401) disconnect()
  const body = (await response.json().catch(() => null)) as { message?: string } | null
  throw new ServiceError(body?.message ?? `Status ${response.status}`, response.headers.get('x-error-code'))
}

export type MetadataEntry = Pick<FinancialStatementMetadata, 'appId' | 'fileName' | 'statementType' | 'periodEnd'> & {
  readonly password?: string
}

/** Hands documents over and returns at once. Throws ServiceError. */
export async function submit(files: readonly File[], metadata: readonly MetadataEntry[]): Promise<AnalysisAccepted> {
  const form = new FormData()
  for (const [index, file] of files.entries()) form.append('files', file, metadata[index]?.fileName ?? file.name)
  form.append('metadata', JSON.stringify(metadata))
  const init = { method: 'POST', body: form, headers: { prefer: 'respond-async' } }
  return (await (await call('/application/financial-statement-analysis', init)).json()) as AnalysisAccepted
}

/** Follows an analysis to its end, calling back at every step. EventSource cannot send the token, hence a plain stream. */
export async function follow(analysisId: string, onProgress: (progress: AnalysisProgress) => void): Promise<void> {
  const response = await call(`/analyses/${encodeURIComponent(analysisId)}/events`)
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let pending = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const events = (pending + value).split('\n\n')
    pending = events.pop() ?? ''
    for (const event of events) {
      const data = event.split('\n').find(line => line.startsWith('data: '))
      if (data !== undefined) onProgress(JSON.parse(data.slice('data: '.length)) as AnalysisProgress)
    }
  }
}

/** The result of a finished analysis. Throws ServiceError with the reason when it failed. */
export async function resultOf(analysisId: string): Promise<FinancialStatementResult> {
  const analysis = (await (await call(`/analyses/${encodeURIComponent(analysisId)}`)).json()) as Analysis
  if (analysis.result === null) throw new ServiceError(analysis.message ?? 'The analysis has no result.', null)
  return analysis.result as FinancialStatementResult
}

export async function cancel(analysisId: string): Promise<void> {
  await call(`/analyses/${encodeURIComponent(analysisId)}/cancel`, { method: 'POST' })
}
