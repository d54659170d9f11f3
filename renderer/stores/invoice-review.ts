/** One analysis of invoices while it is worked on: which invoice is shown, what is selected, what is corrected. */
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { LibraryDocument } from '../../core/contract/desk.ts'
import type { Invoice, InvoiceResult } from '../../core/contract/invoice.ts'
import type { Analysis, AnalysisProgress, Correction } from '../../core/contract/service.ts'
import { follow, ServiceError } from '../api.ts'
import * as desk from '../desk-api.ts'
import { nameOfPointer } from '../invoice-names.ts'
import { placesOf } from '../place.ts'
import { valueAt } from '../../core/contract/value-at.ts'

type Value = Correction['value']

/** Below this a value is shown as doubtful, as with statements. */
const sureFrom = 0.9

export const useInvoiceReview = defineStore('invoice-review', () => {
  const analysis = shallowRef<Analysis | null>(null)
  const progress = shallowRef<AnalysisProgress | null>(null)
  const failure = ref<string | null>(null)
  const documents = shallowRef<readonly LibraryDocument[]>([])
  const corrections = shallowRef<readonly Correction[]>([])
  const reviewed = ref(false)
  const accepted = shallowRef<readonly string[]>([])
  const index = ref(0)
  /** Pointer within the invoice shown. */
  const selected = ref<string | null>(null)
  const editing = ref<string | null>(null)
  const fault = ref<string | null>(null)
  const saving = ref(false)
  const news = ref('')
  /** Corrections that can be taken back, newest last; paths are those of the whole result. */
  const steps = shallowRef<readonly { readonly path: string; readonly old: Value }[]>([])
  let wanted: string | null = null

  const result = computed(() =>
    analysis.value?.kind === 'invoices' ? (analysis.value.result as InvoiceResult | null) : null,
  )
  const invoices = computed((): readonly Invoice[] =>
    result.value === null ? [] : (result.value.invoices ?? [result.value]),
  )
  const invoice = computed(() => invoices.value[index.value] ?? invoices.value[0] ?? null)
  const places = computed(() => (invoice.value === null ? [] : placesOf(invoice.value.provenance, nameOfPointer)))
  const doubtOf = (pointer: string): string | null => {
    const sure = invoice.value?.confidence_scores.fields[pointer] ?? null
    if (sure === null || sure >= sureFrom) return null
    return `${invoice.value?.provenance[pointer]?.method === 'ocr' ? 'OCR' : 'read'} ${sure.toFixed(2)}`
  }
  const pathOf = (pointer: string): string => (index.value === 0 ? pointer : `/invoices/${index.value}${pointer}`)

  async function guarded(work: () => Promise<void>): Promise<boolean> {
    try {
      await work()
      return true
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      fault.value = error.message
      return false
    }
  }
  async function open(id: string): Promise<void> {
    wanted = id
    analysis.value = null
    progress.value = null
    failure.value = null
    index.value = 0
    steps.value = []
    select(null)
    const opened = await guarded(async () => {
      let found = await desk.analysis(id)
      if (found.status === 'started' || found.status === 'processing') {
        await follow(id, step => {
          if (wanted === id) progress.value = step
        })
        found = await desk.analysis(id)
      }
      if (wanted !== id) return
      progress.value = null
      if (found.result === null) failure.value = found.message ?? 'The analysis has no result.'
      const [listed, made, review] = await Promise.all([
        desk.library({ analysisId: id, limit: 200 }),
        desk.corrections(id),
        desk.review(id),
      ])
      if (wanted !== id) return
      documents.value = listed.documents
      corrections.value = made.corrections
      reviewed.value = review.reviewed
      accepted.value = review.accepted
      analysis.value = found
    })
    if (!opened && wanted === id) {
      failure.value = fault.value
      fault.value = null
    }
  }
  function select(pointer: string | null): void {
    selected.value = pointer
    editing.value = null
    fault.value = null
  }
  function edit(pointer: string): void {
    selected.value = pointer
    editing.value = pointer
    fault.value = null
  }
  function show(number: number): void {
    index.value = number
    select(null)
  }
  async function send(path: string, value: Value): Promise<boolean> {
    const id = analysis.value!.analysisId
    saving.value = true
    fault.value = null
    const sent = await guarded(async () => {
      await desk.correct(id, { path, value, note: null })
      const [found, made] = await Promise.all([desk.analysis(id), desk.corrections(id)])
      if (wanted !== id) return
      analysis.value = found
      corrections.value = made.corrections
    })
    saving.value = false
    if (sent) editing.value = null
    return sent
  }
  /** Sets a value of the invoice shown; everything that follows from it is computed anew. */
  async function correct(pointer: string, value: Value): Promise<void> {
    const old = valueAt(invoice.value, pointer)
    if (old === value) return select(pointer)
    if (!(await send(pathOf(pointer), value))) return
    // A line taken out has no value to put back.
    if (/^\/transactions\/\d+$/.test(pointer)) steps.value = []
    else steps.value = [...steps.value, { path: pathOf(pointer), old }]
    news.value = `${nameOfPointer(pointer)} corrected; sums, checks and reports are computed anew.`
  }
  async function undo(): Promise<void> {
    const last = steps.value.at(-1)
    if (last === undefined || !(await send(last.path, last.old))) return
    steps.value = steps.value.slice(0, -1)
    news.value = `${nameOfPointer(last.path)} is as it was.`
  }
  async function setReviewed(value: boolean): Promise<void> {
    const id = analysis.value!.analysisId
    await guarded(async () => {
      const saved = await desk.saveReview(id, { reviewed: value, accepted: [...accepted.value] })
      reviewed.value = saved.reviewed
    })
  }

  return {
    analysis,
    progress,
    failure,
    documents,
    corrections,
    reviewed,
    index,
    selected,
    editing,
    fault,
    saving,
    news,
    steps,
    result,
    invoices,
    invoice,
    places,
    doubtOf,
    open,
    select,
    edit,
    show,
    correct,
    undo,
    setReviewed,
  }
})
