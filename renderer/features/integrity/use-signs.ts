/** The signs of a view: listed, marked on the pages while their tab is open, one of them chosen. */
import { computed, ref, watch, type ComputedRef, type Ref } from 'vue'
import type { Place as CheckedPlace } from '../../../core/contract/evidence.ts'
import type { Place } from '../review/place.ts'
import { listedFiles, placesOfSigns, signAt, type InspectedFile, type ListedFile } from './inspected-files.ts'

export interface Signs {
  readonly listed: ComputedRef<readonly ListedFile[]>
  /** Pointer of the chosen sign. */
  readonly chosen: ComputedRef<string | null>
  /** null: another tab is open, and the pages show values. */
  readonly marks: ComputedRef<{ readonly places: readonly Place[]; readonly selected: string | null } | null>
  readonly choose: (pointer: string) => void
  /** Opens the tab with the sign at a place that a failed check names. */
  readonly chooseAt: (place: CheckedPlace) => void
}

/** `current`: the open tab. The selected value is let go of when theirs opens. */
export function useSigns(
  files: Readonly<Ref<readonly InspectedFile[]>>,
  current: Ref<string>,
  review: { readonly select: (pointer: string | null) => void },
): Signs {
  const listed = computed(() => listedFiles(files.value))
  const places = computed(() => placesOfSigns(listed.value))
  const asked = ref<string | null>(null)
  /** The first one until another is asked for. */
  const chosen = computed(
    () => places.value.find(({ pointer }) => pointer === asked.value)?.pointer ?? places.value[0]?.pointer ?? null,
  )
  watch(current, tab => tab === 'integrity' && review.select(null))
  return {
    listed,
    chosen,
    marks: computed(() => (current.value === 'integrity' ? { places: places.value, selected: chosen.value } : null)),
    choose: pointer => void (asked.value = pointer),
    chooseAt(place) {
      asked.value = signAt(places.value, place)
      current.value = 'integrity'
    },
  }
}
