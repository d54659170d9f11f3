/** The analyses started from the inbox, each followed to its end. */
import { reactive, ref, type Ref } from 'vue'
import type { AnalysisStatus } from '../../../core/contract/service.ts'
import { answered } from '../../api/answering.ts'
import { analysis, separateAnalysis } from '../../api/desk-api.ts'
import { cancel, follow, NO_ANSWER, ServiceError } from '../../api/request.ts'
import { announceHere } from '../../api/tabs.ts'
import type { Entry } from './inbox-entry.ts'

/** An analysis that was started here. */
export interface Run {
  readonly name: string
  readonly entries: readonly Entry[]
  readonly id: string
  /** What its files hold of further companies or vendors becomes analyses of their own at its end. */
  readonly separates: boolean
  status: AnalysisStatus
  /** Percent. */
  progress: number
  message: string | null
}

/** An analysis whose documents were of several companies or vendors. */
export interface Separated {
  /** The first of them has the analysis that was started. */
  readonly names: readonly string[]
}

export interface StartedRuns {
  /** The latest first. */
  readonly runs: Ref<Run[]>
  /** Lists an analysis and follows it. */
  readonly add: (run: Pick<Run, 'name' | 'entries' | 'id' | 'separates'>) => void
  /** What came apart last; null: nothing, or it was seen. */
  readonly separated: Ref<Separated | null>
  /** Cancels it; a refusal stands in its message. */
  readonly stop: (run: Run) => Promise<void>
  readonly dismiss: (run: Run) => void
}

export function startedRuns(): StartedRuns {
  const runs = ref<Run[]>([])
  const separated = ref<Separated | null>(null)
  /** Each further company or vendor is listed as an analysis that is over. */
  async function separate(run: Run): Promise<void> {
    try {
      const { analysis_ids: made } = await separateAnalysis(run.id)
      if (made.length === 0) return
      const found = await Promise.all([run.id, ...made].map(id => analysis(id)))
      const names = found.map(({ companyName }, index) => companyName ?? `${run.name}, ${index + 1}`)
      const { entries } = run
      for (const [index, id] of made.entries())
        runs.value.push({ name: names[index + 1]!, entries, id, separates: false, ...over })
      separated.value = { names }
      announceHere()
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      run.message = error.message
    }
  }
  return {
    runs,
    separated,
    add(started) {
      const run: Run = reactive({ ...started, status: 'started', progress: 0, message: null })
      runs.value.unshift(run)
      void watchRun(run).then(() => (run.separates && run.status === 'complete' ? separate(run) : undefined))
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

const over = { status: 'complete', progress: 1, message: null } as const

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
