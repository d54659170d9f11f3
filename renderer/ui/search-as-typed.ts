/** What the service finds for words while they are being typed: asked once they rest, and never answered by an older question. */
import { onBeforeUnmount, ref, shallowRef, watch, type Ref, type ShallowRef } from 'vue'
import type { SearchResult } from '../../core/contract/desk.ts'
import { ServiceError } from '../api/request.ts'
import * as desk from '../api/desk-api.ts'

/** Typing rests this long before the service is asked. */
const RESTS_MS = 120
/** Of each kind. */
const MAX_FOUND = 8

export interface SearchAsTyped {
  /** null: nothing was asked, or not answered. */
  readonly found: ShallowRef<SearchResult | null>
  readonly searching: Ref<boolean>
  readonly failure: Ref<string | null>
}

/** `words` without spaces around them; empty: nothing is asked. `begin` is called with every change. */
export function useSearchAsTyped(words: Readonly<Ref<string>>, begin: () => void): SearchAsTyped {
  const found = shallowRef<SearchResult | null>(null)
  const searching = ref(false)
  const failure = ref<string | null>(null)
  let asked: AbortController | null = null
  let resting: number | undefined

  async function ask(text: string): Promise<void> {
    const request = (asked = new AbortController())
    try {
      const answer = await desk.search(text, MAX_FOUND, request.signal)
      if (!request.signal.aborted) found.value = answer
    } catch (error) {
      if (request.signal.aborted) return
      if (!(error instanceof ServiceError)) throw error
      found.value = null
      failure.value = error.message
    } finally {
      if (!request.signal.aborted) searching.value = false
    }
  }
  watch(words, text => {
    window.clearTimeout(resting)
    asked?.abort()
    begin()
    failure.value = null
    searching.value = text !== ''
    if (text === '') found.value = null
    else resting = window.setTimeout(() => void ask(text), RESTS_MS)
  })
  onBeforeUnmount(() => {
    window.clearTimeout(resting)
    asked?.abort()
  })
  return { found, searching, failure }
}
