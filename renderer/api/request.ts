/** The client of the service: the only place of the interface that reaches out. */
import type { ApplicationAccepted } from '../../core/contract/application.ts'
import { reportAnswered } from './answering.ts'
import { currentToken, disconnect } from './connection.ts'
import { announceChange } from './tabs.ts'
import type { AnalysisAccepted, AnalysisProgress } from '../../core/contract/service.ts'

/** A request that was refused: the service's own sentence, and its code. */
export class ServiceError extends Error {
  readonly code: string | null
  constructor(message: string, code: string | null) {
    super(message)
    this.name = 'ServiceError'
    this.code = code
  }
}

/** Code of a request that nobody answered. */
export const NO_ANSWER = 'NO_ANSWER'
export function unanswered(): ServiceError {
  reportAnswered(false)
  return new ServiceError('The service does not answer.', NO_ANSWER)
}

/** A request to the service with what admits the page. Throws ServiceError with the service's own sentence. */
export async function call(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('authorization', `Bearer ${currentToken()}`)
  const response = await fetch(path, { ...init, headers }).catch(() => {
    // Whoever gave the request up knows that nothing comes of it; the service has no part in that.
    throw init.signal?.aborted === true ? new ServiceError('Given up.', null) : unanswered()
  })
  reportAnswered(response.status !== 401)
  if (response.ok) {
    if (changes(path, init.method)) announceChange()
    return response
  }
  if (response.status === 401) disconnect()
  const body = (await response.json().catch(() => null)) as { message?: string } | null
  throw new ServiceError(body?.message ?? `Status ${response.status}`, response.headers.get('x-error-code'))
}

/** Whether a request changes what other windows show. */
const changes = (path: string, method = 'GET'): boolean => method !== 'GET' && !path.startsWith('/app/classify')

/** Hands documents over and returns at once with the id of their analysis, and of their application if they are one. Throws ServiceError. */
export async function submit(
  path: string,
  files: readonly { readonly file: File; readonly name: string }[],
  metadata: unknown,
): Promise<{ readonly analysisId: string; readonly appId: string | null }> {
  const form = new FormData()
  for (const { file, name } of files) form.append('files', file, name)
  form.append('metadata', JSON.stringify(metadata))
  const init = { method: 'POST', body: form, headers: { prefer: 'respond-async' } }
  const accepted = (await (await call(path, init)).json()) as AnalysisAccepted | ApplicationAccepted
  return 'workflow_id' in accepted
    ? { analysisId: accepted.workflow_id, appId: accepted.app_id }
    : { analysisId: accepted.analysisId, appId: null }
}

/** Hands a form over, telling how many bytes are on their way. Throws ServiceError, also when it was aborted. */
export function upload<Answer>(
  path: string,
  form: FormData,
  onProgress: (sent: number, all: number) => void,
  signal: AbortSignal,
): Promise<Answer> {
  // Of the ways a page can send something, only this one tells how much of it was sent.
  const request = new XMLHttpRequest()
  return new Promise((resolve, reject) => {
    const fail = (message: string): void => reject(new ServiceError(message, null))
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total))
    request.addEventListener('error', () => reject(unanswered()))
    request.addEventListener('abort', () => fail('The upload was canceled.'))
    request.addEventListener('load', () => {
      const { status, responseText } = request
      if (status === 401) disconnect()
      if (status >= 200 && status < 300) return resolve(JSON.parse(responseText) as Answer)
      fail(messageIn(responseText) ?? `Status ${status}`)
    })
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.open('POST', path)
    request.setRequestHeader('authorization', `Bearer ${currentToken()}`)
    request.send(form)
  })
}

/** The service's own sentence; null: somebody else answered. */
function messageIn(body: string): string | null {
  try {
    return (JSON.parse(body) as { message?: string }).message ?? null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/**
 * Follows an analysis to its end, calling back at every step. EventSource cannot send the token, hence a plain stream. Throws ServiceError,
 * also when the service ends before the analysis does.
 */
export async function follow(analysisId: string, onProgress: (progress: AnalysisProgress) => void): Promise<void> {
  let isOver = false
  await eachEvent<AnalysisProgress>(await call(`/analyses/${encodeURIComponent(analysisId)}/events`), progress => {
    isOver = progress.status !== 'started' && progress.status !== 'processing'
    onProgress(progress)
  })
  if (!isOver) throw unanswered()
}

/** Calls back with the data of every event of an answer, to its end. Throws ServiceError when it breaks off, also when it is aborted. */
export async function eachEvent<Data>(response: Response, onEvent: (data: Data) => void): Promise<void> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let pending = ''
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw unanswered()
    })
    if (done) return
    const events = (pending + value).split('\n\n')
    pending = events.pop() ?? ''
    for (const event of events) {
      const data = event.split('\n').find(line => line.startsWith('data: '))
      if (data !== undefined) onEvent(JSON.parse(data.slice('data: '.length)) as Data)
    }
  }
}

export async function cancel(analysisId: string): Promise<void> {
  await call(`/analyses/${encodeURIComponent(analysisId)}/cancel`, { method: 'POST' })
}
