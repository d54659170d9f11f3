/** The checklist an application is held against: the product a person chose for it, among those of the settings. The choice stays with the application. */
import {
  computed,
  onMounted,
  reactive,
  shallowRef,
  watch,
  type ComputedRef,
  type Ref,
  type WritableComputedRef,
} from 'vue'
import { checklistsIn, usualChecklists, type Checklist } from '../../../core/contract/document-checklists.ts'
import * as desk from '../../api/desk-api.ts'
import { guarded } from '../../ui/guarded.ts'

const SETTING = 'documentChecklists'

/** One for the whole window: the list and the print agree. */
const all = shallowRef(checklistsIn(usualChecklists)!)
const choices = reactive(new Map<string, string>())

export interface ChosenChecklist {
  readonly products: ComputedRef<readonly string[]>
  /** Kept with the application; the first product without a choice. */
  readonly product: WritableComputedRef<string>
  readonly chosen: ComputedRef<Checklist>
  /** Why the choice could not be kept or asked for. */
  readonly failure: Ref<string | null>
}

export function useChecklist(appId: () => string): ChosenChecklist {
  const { failure, run } = guarded()
  const chosen = computed(() => {
    const wanted = choices.get(appId())
    return all.value.find(({ product }) => product === wanted) ?? all.value[0]!
  })
  const product = computed({
    get: () => chosen.value.product,
    set(name) {
      choices.set(appId(), name)
      void run(async () => void (await desk.chooseProduct(appId(), name)))
    },
  })
  watch(
    appId,
    id =>
      void run(async () => {
        const product = await desk.applicationProduct(id)
        if (product !== null) choices.set(id, product)
      }),
    { immediate: true },
  )
  onMounted(async () => {
    const { settings } = await desk.settings()
    const setting = settings.find(({ name }) => name === SETTING)
    // At once: what is stored goes before what the service was started with.
    const text = setting?.stored ?? setting?.value
    all.value = (typeof text === 'string' ? checklistsIn(text) : null) ?? all.value
  })
  return { products: computed(() => all.value.map(one => one.product)), product, chosen, failure }
}
