/** The analyses started from the inbox, each followed to its end. */
import { reactive, ref, type Ref } from 'vue'
import type { AnalysisStatus } from '../../../core/contract/service.ts'
import { answered } from '../../api/answering.ts'
import { cancel, follow, NO_ANSWER, ServiceError } from '../../api/request.ts'
import type { Entry } from './inbox-entry.ts'

/** An analysis that was started here. */
export interface Run {
  readonly name: string
  readonly entries: readonly Entry[]
  readonly id: string
  status: AnalysisStatus
  /** Percent. */
  progress: number
  message: string | null
}

export interface StartedRuns {
  /** The latest first. */
  readonly runs: Ref<Run[]>
  /** Lists an analysis and follows it. */
  readonly add: (run: Pick<Run, 'name' | 'entries' | 'id'>) => void
  /** Cancels it; a refusal stands in its message. */
  readonly stop: (run: Run) => Promise<void>
  readonly dismiss: (run: Run) => void
}

export function startedRuns(): StartedRuns {
  const runs = ref<Run[]>([])
  return {
    runs,
    add(started) {
      const run: Run = reactive({ ...started, status: 'started', progress: 0, message: null })
      runs.value.unshift(run)
      void watchRun(run)
    },
    async stop(run) {
      try {
        await cancel(run.id)
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error
        run.message = error.message
      }
    },
    dismiss: run => void (runs.value = runs.value.filter(other => other !== run)),
  }
}

/** A service that ends goes on with what it was reading when it starts again. */
async function watchRun(run: Run): Promise<void> {
  for (;;) {
    try {
      return await follow(run.id, progress => Object.assign(run, progress))
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      run.message = error.message
      if (error.code !== NO_ANSWER) return
      await answered()
    }
  }
}
