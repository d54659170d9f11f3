/** Signs of change join an analysis after its answer: an open one asks for them until they are there. */
import { onScopeDispose, watch, type ShallowRef } from 'vue'
import type { Analysis } from '../../../core/contract/service.ts'
import * as desk from '../../api/desk-api.ts'
import { ServiceError } from '../../api/request.ts'

const ASK_EVERY_MS = 700
/** An inspection that is not over by then was not begun: the analysis is of an earlier version, or the service has much to read. */
const GIVE_UP_AFTER_MS = 5 * 60_000

interface Holder {
  readonly analysis: Analysis
}

/** `isWaiting`: the inspection of its files is not over. */
export function useLateIntegrity<Loaded extends Holder>(
  loaded: ShallowRef<Loaded | null>,
  isWaiting: (analysis: Analysis) => boolean,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined

  const isDue = ({ analysis }: Holder): boolean =>
    isWaiting(analysis) && Date.now() - Date.parse(analysis.finishedAt ?? '') < GIVE_UP_AFTER_MS

  async function ask({ analysis: { analysisId, revision } }: Holder): Promise<void> {
    try {
      const now = await desk.analysis(analysisId)
      const current = loaded.value
      // A correction, or another analysis, came in between: what was found follows it.
      if (current?.analysis.analysisId !== analysisId || current.analysis.revision !== revision) return
      if (!isWaiting(now)) loaded.value = { ...current, analysis: now }
      else wait(current)
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
    }
  }
  function wait(now: Loaded): void {
    if (isDue(now)) timer = setTimeout(() => void ask(now), ASK_EVERY_MS)
  }
  watch(loaded, now => {
    clearTimeout(timer)
    if (now !== null) wait(now)
  })
  onScopeDispose(() => clearTimeout(timer))
}
