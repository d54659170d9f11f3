/** Whether the service answers: what was asked in vain is asked again as soon as it does. */
import { onScopeDispose, ref, watch, type Ref } from 'vue'

const answering = ref(true)

/** Whether the last request was answered, by whatever. */
export const isAnswering: Readonly<Ref<boolean>> = answering
export const reportAnswered = (answered: boolean): void => void (answering.value = answered)

/** Calls back whenever the service answers again, as long as the component is there. */
export function whenAnswered(again: () => unknown): void {
  onScopeDispose(watch(answering, answered => answered && void again()))
}

/** Resolves as soon as the service answers again; at once when it does already. */
export const answered = (): Promise<void> =>
  new Promise(resolve => {
    if (answering.value) return resolve()
    const stop = watch(answering, () => {
      stop()
      resolve()
    })
  })
