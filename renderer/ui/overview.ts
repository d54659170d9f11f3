/** The counters beside the places: what runs, what was given up; requested again while the window is visible. */
import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { Overview } from '../../core/contract/desk.ts'
import { isAnswering } from '../api/answering.ts'
import { ServiceError } from '../api/request.ts'
import { isConnected } from '../api/connection.ts'
import * as desk from '../api/desk-api.ts'

export const useOverview = defineStore('overview', () => {
  const overview = shallowRef<Overview | null>(null)
  const running = computed(
    () =>
      overview.value?.counts
        .filter(({ status }) => status === 'started' || status === 'processing')
        .reduce((sum, { count }) => sum + count, 0) ?? 0,
  )
  /** The service did not answer the last time it was asked. */
  const isSilent = computed(() => !isAnswering.value)
  const dead = computed(() => overview.value?.deadDeliveries ?? 0)

  /** A service that does not answer leaves the counters as they were: the view in front says so. */
  async function load(): Promise<void> {
    if (!isConnected.value || document.visibilityState === 'hidden') return
    try {
      overview.value = await desk.overview()
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
    }
  }
  return { overview, running, dead, isSilent, load }
})
