/** An analysis of invoices under review: all its invoices in one queue, one of them shown. Pointers are those of the whole result. */
import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watch } from 'vue'
import type { Provenance } from '../../../core/contract/evidence.ts'
import type { Invoice, InvoiceResult } from '../../../core/contract/invoice.ts'
import { valueAt } from '../../../core/contract/value-at.ts'
import * as desk from '../../api/desk-api.ts'
import { doubting, invoiceReviewItems, invoiceType, shownPointer } from './invoice-review-items.ts'
import { nameOfPointer } from './invoice-names.ts'
import { useLateIntegrity } from '../integrity/late-integrity.ts'
import { placesOf } from '../review/place.ts'
import { loadAnalysis, type LoadedAnalysis } from '../review/load-analysis.ts'
import { reviewSession } from '../review/review-session.ts'
import type { Value } from '../review/review.ts'
import { shownValue } from '../review/shown-value.ts'
import type { ValueType } from '../review/typed-value.ts'
import { sentence } from '../../formats/sentence.ts'

/** The first invoice stands at the top of the result itself. */
const prefixOf = (number: number): string => (number === 0 ? '' : `/invoices/${number}`)
/** The invoice a pointer leads into, and the pointer within it. */
function split(path: string): readonly [number, string] {
  const [, number, pointer] = /^\/invoices\/(\d+)(\/.*)$/.exec(path) ?? []
  return number === undefined ? [0, path] : [Number(number), pointer!]
}
const typeOf = (path: string): ValueType | null => invoiceType(split(path)[1])

const isLine = (path: string): boolean => /\/transactions\/\d+$/.test(path)
function shown(value: Value, path: string): string {
  if (!isLine(path)) return shownValue(value, typeOf(path), false)
  return value === null ? 'taken out' : 'a line'
}

export const useInvoiceReview = defineStore('invoice-review', () => {
  const loaded = shallowRef<LoadedAnalysis | null>(null)
  const index = ref(0)
  const analysis = computed(() => loaded.value?.analysis ?? null)
  const result = computed(() =>
    analysis.value?.kind === 'invoices' ? (analysis.value.result as InvoiceResult | null) : null,
  )
  const invoices = computed((): readonly Invoice[] =>
    result.value === null ? [] : (result.value.invoices ?? [result.value]),
  )
  const invoice = computed(() => invoices.value[index.value] ?? invoices.value[0] ?? null)

  const pathOf = (pointer: string): string => prefixOf(index.value) + pointer
  const within = <T>(path: string, take: (invoice: Invoice, pointer: string) => T, defaultValue: T): T => {
    const [number, pointer] = split(path)
    const found = invoices.value[number]
    return found === undefined ? defaultValue : take(found, pointer)
  }

  const provenanceOf = (path: string): Provenance | null => within(path, (one, at) => one.provenance[at] ?? null, null)
  const confidenceOf = (path: string): number | null =>
    within(path, (one, at) => one.confidence_scores.fields[at] ?? null, null)
  const failedOf = (path: string): readonly string[] =>
    within(path, (one, at) => doubting(one.checks, at).map(({ message }) => sentence(message)), [])
  function nameOf(path: string): string {
    const [number, pointer] = split(path)
    const name = nameOfPointer(pointer)
    return invoices.value.length < 2 ? name : `${name}, invoice ${number + 1}`
  }

  const session = reviewSession(loaded, {
    load: loadAnalysis,
    correct: desk.correct,
    reviewItems: () =>
      invoices.value.flatMap((one, number) =>
        invoiceReviewItems({ ...one, confidence: one.confidence_scores.fields }).map(({ pointer, doubt }) => ({
          pointer: prefixOf(number) + pointer,
          doubt,
        })),
      ),
    valueOf: path => (isLine(path) ? true : valueAt(result.value, path)),
    nameOf,
    shown,
    reset: () => void (index.value = 0),
  })
  useLateIntegrity(loaded, ({ kind, result: found }) => {
    const files = kind === 'invoices' ? (found as InvoiceResult | null)?.document_integrity : []
    return files === undefined || files.some(({ integrity }) => integrity === undefined)
  })
  const places = computed(() =>
    invoices.value.flatMap((one, number) =>
      placesOf(one.provenance, pointer => nameOf(prefixOf(number) + pointer))
        // What stands in two places of the result has one on the page.
        .filter(({ pointer }) => shownPointer(pointer) === pointer || !(shownPointer(pointer) in one.provenance))
        .map(place => ({ ...place, pointer: prefixOf(number) + shownPointer(place.pointer) })),
    ),
  )
  // The page and the queue lead into any of them.
  watch(
    session.selected,
    path => {
      if (path !== null) index.value = split(path)[0]
    },
    { flush: 'sync' },
  )
  function show(number: number): void {
    session.select(null)
    index.value = number
  }

  return {
    ...session,
    analysis,
    result,
    invoices,
    invoice,
    index,
    places,
    pathOf,
    typeOf,
    provenanceOf,
    confidenceOf,
    failedOf,
    show,
  }
})
