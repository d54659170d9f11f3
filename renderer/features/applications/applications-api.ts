/** The client of applications: what is posted to the service under an appId, and what was made of it. */
import type {
  ApplicationList,
  ApplicationStatus,
  MemoFormat,
  TransactionList,
} from '../../../core/contract/application.ts'
import type { AnalysisList, Correction, CorrectionList } from '../../../core/contract/service.ts'
import { download } from '../../api/desk-api.ts'
import { call } from '../../api/request.ts'

const at = (appId: string, rest = ''): string => `/application/data/${encodeURIComponent(appId)}${rest}`
const json = async <T>(path: string, init?: RequestInit): Promise<T> => (await (await call(path, init)).json()) as T
const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** Newest first; `cursor` is the `next` of the page before. */
export const applications = (cursor: string | null = null): Promise<ApplicationList> =>
  json(`/application/data?limit=50${cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`}`)
export const application = (appId: string): Promise<ApplicationStatus> => json(at(appId))
export const transactionsOf = (appId: string): Promise<TransactionList> => json(at(appId, '/transactions'))
/** Confirms what was to be reviewed. */
export const confirmApplication = (appId: string, note: string | null): Promise<ApplicationStatus> =>
  json(at(appId, '/confirm'), post({ note }))
export const cancelApplication = (appId: string): Promise<ApplicationStatus> => json(at(appId, '/cancel'), post({}))
/** Sends the newest payload again. */
export const deliverApplication = async (appId: string): Promise<void> =>
  void (await call(at(appId, '/deliver'), post({})))
/** The credit memo, written from the newest payload. */
export const creditMemo = (
  appId: string,
  format: MemoFormat,
): Promise<{ readonly fileName: string; readonly content: Blob }> => download(at(appId, `/memo?format=${format}`))
/** Analyses of every kind that stand under the appId. */
export const analysesOf = async (appId: string): Promise<AnalysisList['analyses']> =>
  (await json<AnalysisList>(`/analyses?limit=200&appId=${encodeURIComponent(appId)}`)).analyses
export const payloadCorrections = async (appId: string): Promise<CorrectionList['corrections']> =>
  (await json<CorrectionList>(at(appId, '/corrections'))).corrections
export const correctPayload = (
  appId: string,
  correction: Pick<Correction, 'path' | 'value' | 'note'>,
): Promise<Correction> => json(at(appId, '/corrections'), post(correction))
