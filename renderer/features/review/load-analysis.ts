/** An analysis with its documents, corrections and review, once it is over. */
import type { Analysis, AnalysisProgress } from '../../../core/contract/service.ts'
import { follow } from '../../api/request.ts'
import * as desk from '../../api/desk-api.ts'
import type { Loaded } from './session-state.ts'

export interface LoadedAnalysis extends Loaded {
  readonly analysis: Analysis
}

/** More documents than the service takes at a time there are not. */
const maxDocuments = 200

/** Follows it while it is being read. Throws ServiceError. */
export async function loadAnalysis(id: string, report: (progress: AnalysisProgress) => void): Promise<LoadedAnalysis> {
  let analysis = await desk.analysis(id)
  if (analysis.status === 'started' || analysis.status === 'processing') {
    report(analysis)
    await follow(id, report)
    analysis = await desk.analysis(id)
  }
  const [{ documents }, { corrections }, review] = await Promise.all([
    desk.library({ analysisId: id, sort: 'name', descending: false, limit: maxDocuments }),
    desk.corrections(id),
    desk.review(id),
  ])
  const failure = analysis.result === null ? (analysis.message ?? `The analysis was ${analysis.status}.`) : null
  return { analysis, documents, corrections, review, reviewId: id, failure }
}
