/** The part that is shown and the page that was searched for, in the address of the view: a reload and a link lead there. */
import { computed, watch, type ComputedRef, type Ref } from 'vue'
import { useRoute, useRouter } from 'vue-router'
import type { Place } from './place.ts'

/** Keeps the part in the address; returns the page the address asks for, null when it asks for none. */
export function useAddressParts(
  current: Ref<string>,
  tabs: readonly { readonly id: string }[],
): ComputedRef<Place | null> {
  const route = useRoute()
  const router = useRouter()
  const { part } = route.query
  if (typeof part === 'string' && tabs.some(({ id }) => id === part)) current.value = part
  watch(current, now => void router.replace({ query: { ...route.query, part: now } }))
  return computed(() => {
    const { document, page } = route.query
    const number = Number(page)
    return typeof document === 'string' && Number.isInteger(number) && number > 0
      ? { pointer: `#${document}/${number}`, name: '', fileName: document, page: number, bbox: null }
      : null
  })
}
