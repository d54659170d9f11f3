/** Analyses about to be deleted: nothing is lost until the time to undo is over. */
import { defineStore } from 'pinia'
import { ref } from 'vue'
import { ServiceError } from '../api.ts'
import { removeAnalysis } from '../desk-api.ts'

export interface Removal {
  readonly analysisId: string
  /** What is deleted, for people. */
  readonly name: string
}

/** Time to change one's mind. Closing the window before it is over deletes nothing. */
export const UNDO_MS = 8_000

export const useRemovals = defineStore('removals', () => {
  const pending = ref<Removal[]>([])
  const failure = ref<string | null>(null)
  /** Deleted since the window opened, for lists that show them still. */
  const done = ref(0)
  const timers = new Map<string, number>()

  const isPending = (analysisId: string): boolean => pending.value.some(removal => removal.analysisId === analysisId)
  function add(removal: Removal): void {
    if (isPending(removal.analysisId)) return
    failure.value = null
    pending.value.push(removal)
    timers.set(
      removal.analysisId,
      window.setTimeout(() => void perform(removal), UNDO_MS),
    )
  }
  function forget(analysisId: string): void {
    window.clearTimeout(timers.get(analysisId))
    timers.delete(analysisId)
    pending.value = pending.value.filter(removal => removal.analysisId !== analysisId)
  }
  async function perform({ analysisId, name }: Removal): Promise<void> {
    try {
      await removeAnalysis(analysisId)
      done.value += 1
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      failure.value = `${name} was not deleted: ${error.message}`
    } finally {
      forget(analysisId)
    }
  }
  /** Deletes without waiting any longer. */
  const now = (removal: Removal): Promise<void> => {
    window.clearTimeout(timers.get(removal.analysisId))
    return perform(removal)
  }
  return { pending, failure, done, isPending, add, undo: forget, now }
})
