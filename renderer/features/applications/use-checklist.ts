/** The checklist an application is held against: the product a person chose for it, among those of the settings. */
import { computed, onMounted, reactive, shallowRef, type ComputedRef, type WritableComputedRef } from 'vue'
import { checklistsIn, usualChecklists, type Checklist } from '../../../core/contract/document-checklists.ts'
import * as desk from '../../api/desk-api.ts'

const SETTING = 'documentChecklists'
const keyOf = (appId: string): string => `desk-product-${appId}`

/** One for the whole window: the list and the print agree. */
const all = shallowRef(checklistsIn(usualChecklists)!)
const choices = reactive(new Map<string, string>())

export interface ChosenChecklist {
  readonly products: ComputedRef<readonly string[]>
  /** Chosen in this window, and remembered by it; the first product without a choice. */
  readonly product: WritableComputedRef<string>
  readonly chosen: ComputedRef<Checklist>
}

export function useChecklist(appId: () => string): ChosenChecklist {
  const chosen = computed(() => {
    const wanted = choices.get(appId()) ?? localStorage.getItem(keyOf(appId()))
    return all.value.find(({ product }) => product === wanted) ?? all.value[0]!
  })
  const product = computed({
    get: () => chosen.value.product,
    set(name) {
      choices.set(appId(), name)
      localStorage.setItem(keyOf(appId()), name)
    },
  })
  onMounted(async () => {
    const { settings } = await desk.settings()
    const setting = settings.find(({ name }) => name === SETTING)
    // At once: what is stored goes before what the service was started with.
    const text = setting?.stored ?? setting?.value
    all.value = (typeof text === 'string' ? checklistsIn(text) : null) ?? all.value
  })
  return { products: computed(() => all.value.map(one => one.product)), product, chosen }
}
