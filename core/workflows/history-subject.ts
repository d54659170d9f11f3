/** In whose history something about an analysis stands. */
import type { Analysis } from '../store/analyses.ts'
import type { HistorySubject } from '../store/history.ts'

/** Of a submission that of its application; the other analyses have their own, also under an appId. */
export const historySubject = ({ id, kind, appId }: Pick<Analysis, 'id' | 'kind' | 'appId'>): HistorySubject =>
  kind === 'application' && appId !== null ? { analysisId: null, appId } : { analysisId: id, appId: null }
