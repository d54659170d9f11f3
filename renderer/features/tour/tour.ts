/** The tour of the window: where it stands, and whether it has been seen in this browser profile. */
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { ServiceError } from '../../api/request.ts'
import { analyses } from '../../api/desk-api.ts'
import { tourSteps, type TourStep } from './tour-steps.ts'

const place = 'desk-tour'
/** So many analyses are looked through for one of statements. */
const LOOKED_THROUGH = 100

export const useTour = defineStore('tour', () => {
  const steps = shallowRef<readonly TourStep[]>([])
  const at = ref(0)
  const isSeen = ref(localStorage.getItem(place) === 'seen')
  const step = computed(() => steps.value[at.value] ?? null)
  const isLast = computed(() => at.value === steps.value.length - 1)

  /** The newest analysis of statements; null when there is none to show. */
  async function newestStatements(): Promise<string | null> {
    try {
      const list = (await analyses(LOOKED_THROUGH)).analyses
      const isShown = ({ kind, status }: (typeof list)[number]): boolean =>
        kind === 'financial-statements' && status !== 'failed' && status !== 'canceled'
      return list.find(isShown)?.analysisId ?? null
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      return null
    }
  }
  async function start(): Promise<void> {
    steps.value = tourSteps(await newestStatements())
    at.value = 0
  }
  function end(): void {
    steps.value = []
    isSeen.value = true
    localStorage.setItem(place, 'seen')
  }
  const next = (): void => (isLast.value ? end() : void (at.value += 1))
  const back = (): void => void (at.value = Math.max(0, at.value - 1))
  /** What the step points at is not there: on to the next one, or out. */
  const skip = (missing: TourStep): void => {
    if (step.value !== missing) return
    const rest = steps.value.filter(other => other !== missing)
    if (at.value >= rest.length) end()
    else steps.value = rest
  }
  return { steps, at, step, isLast, isSeen, start, end, next, back, skip }
})
