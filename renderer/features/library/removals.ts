/** Analyses about to be deleted: nothing is lost until the time to undo is over. */
import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import { ServiceError } from '../../api/request.ts'
import { removeAnalysis } from '../../api/desk-api.ts'

export interface Removal {
  readonly analysisIds: readonly string[]
  /** What is deleted, for people. */
  readonly name: string
}

/** Time to change one's mind. Closing the window before it is over deletes nothing. */
export const UNDO_MS = 8_000

export const useRemovals = defineStore('removals', () => {
  const pending = shallowRef<readonly Removal[]>([])
  const failure = ref<string | null>(null)
  /** Deletions that are over since the window opened, for lists that show what they deleted still. */
  const done = ref(0)
  const timers = new Map<Removal, number>()

  const isPending = (analysisId: string): boolean =>
    pending.value.some(({ analysisIds }) => analysisIds.includes(analysisId))
  function add({ analysisIds, name }: Removal): void {
    const removal = { analysisIds: analysisIds.filter(id => !isPending(id)), name }
    if (removal.analysisIds.length === 0) return
    failure.value = null
    pending.value = [...pending.value, removal]
    timers.set(
      removal,
      window.setTimeout(() => void perform(removal), UNDO_MS),
    )
  }
  function forget(removal: Removal): void {
    window.clearTimeout(timers.get(removal))
    timers.delete(removal)
    pending.value = pending.value.filter(other => other !== removal)
  }
  async function perform(removal: Removal): Promise<void> {
    try {
      for (const id of removal.analysisIds) await removeAnalysis(id)
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      failure.value = `${removal.name}: not everything was deleted. ${error.message}`
    } finally {
      forget(removal)
      done.value += 1
    }
  }
  /** Deletes without waiting any longer. */
  function now(removal: Removal): Promise<void> {
    window.clearTimeout(timers.get(removal))
    return perform(removal)
  }
  return { pending, failure, done, isPending, add, undo: forget, now }
})
