/** Work against the service whose refusal is shown as a sentence where it was asked for. */
import { ref, type Ref } from 'vue'
import { ServiceError } from '../api/request.ts'

export interface Guarded {
  /** Why the last piece of work was refused; null when it was not. */
  readonly failure: Ref<string | null>
  /** False when the work was refused. */
  readonly run: (work: () => Promise<void>) => Promise<boolean>
}

export function guarded(): Guarded {
  const failure = ref<string | null>(null)
  return {
    failure,
    async run(work) {
      failure.value = null
      try {
        await work()
        return true
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error
        failure.value = error.message
        return false
      }
    },
  }
}
