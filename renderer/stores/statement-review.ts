/** One analysis of statements while it is worked on: what is selected, what needs a look, what was accepted, corrected, undone. */
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { LibraryDocument } from '../../core/contract/desk.ts'
import type { FinancialStatementResult } from '../../core/contract/financial-statement.ts'
import type { Analysis, AnalysisProgress, Correction } from '../../core/contract/service.ts'
import { follow, ServiceError } from '../api.ts'
import { amount } from '../format.ts'
import * as desk from '../desk-api.ts'
import { placesOf } from '../place.ts'
import { confidenceText, figuresOf, kindOf, nameOf, needsLook, spreadsOf, sureFrom } from '../statement-spread.ts'
import { valueAt } from '../../core/contract/value-at.ts'

export type Value = Correction['value']

/** A value that a person may look at, accept and correct. */
export interface Look {
  readonly pointer: string
  readonly name: string
  /** Period end; null for values beside the periods. */
  readonly periodEnd: string | null
  readonly doubt: string | null
}

/** Values beside the statements that can be corrected. */
const besideStatements = ['/companyName', '/currency'] as const

type Step =
  | { readonly done: 'accepted'; readonly pointer: string }
  | { readonly done: 'corrected'; readonly pointer: string; readonly old: Value }

export const useStatementReview = defineStore('statement-review', () => {
  const analysis = shallowRef<Analysis | null>(null)
  const progress = shallowRef<AnalysisProgress | null>(null)
  const failure = ref<string | null>(null)
  const documents = shallowRef<readonly LibraryDocument[]>([])
  const corrections = shallowRef<readonly Correction[]>([])
  const accepted = shallowRef<ReadonlySet<string>>(new Set())
  const reviewed = ref(false)
  const selected = ref<string | null>(null)
  /** The value being typed; `start` is what the field opens with, null for the value as it is. */
  const editing = shallowRef<{ readonly pointer: string; readonly start: string | null } | null>(null)
  const fault = ref<string | null>(null)
  const saving = ref(false)
  /** What happened last, in a sentence, for the line at the foot and for screen readers. */
  const news = ref('')
  const steps = shallowRef<readonly Step[]>([])
  /** The analysis asked for last. */
  let wanted: string | null = null

  const result = computed(() =>
    analysis.value?.kind === 'financial-statements' ? (analysis.value.result as FinancialStatementResult | null) : null,
  )
  const spreads = computed(() => (result.value === null ? [] : spreadsOf(result.value)))
  const figures = computed(() => figuresOf(spreads.value))
  const nameWithPeriod = (pointer: string): string => {
    const figure = figures.value.get(pointer)
    return figure === undefined ? nameOf(pointer) : `${figure.name}, ${figure.periodEnd}`
  }
  const places = computed(() => (result.value === null ? [] : placesOf(result.value.provenance, nameWithPeriod)))
  const queue = computed((): readonly Look[] => {
    if (result.value === null) return []
    const { fields } = result.value.confidenceScores
    const beside = besideStatements.flatMap(pointer =>
      (fields[pointer] ?? 1) < sureFrom && !accepted.value.has(pointer)
        ? [{ pointer, name: nameOf(pointer), periodEnd: null, doubt: `read ${confidenceText(fields[pointer]!)}` }]
        : [],
    )
    return [...beside, ...needsLook(spreads.value, accepted.value)]
  })
  const valueOf = (pointer: string): Value => (result.value === null ? null : valueAt(result.value, pointer))
  const shown = (value: Value): string =>
    value === null ? 'not stated' : typeof value === 'number' ? amount(value) : String(value)

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
  async function refresh(id: string): Promise<void> {
    const [loaded, list] = await Promise.all([desk.analysis(id), desk.corrections(id)])
    analysis.value = loaded
    corrections.value = list.corrections
  }

  /** Opens an analysis; follows it while it runs. A failure is told in `failure`. */
  async function open(id: string): Promise<void> {
    wanted = id
    const again = analysis.value?.analysisId === id
    if (!again) {
      analysis.value = progress.value = null
      selected.value = null
      steps.value = []
      documents.value = []
    }
    editing.value = failure.value = fault.value = null
    news.value = ''
    try {
      let loaded = await desk.analysis(id)
      if (loaded.status === 'started' || loaded.status === 'processing') {
        progress.value = loaded
        await follow(id, now => {
          if (wanted === id) progress.value = now
        })
        loaded = await desk.analysis(id)
      }
      // Another one was opened in the meantime: what arrives late must not stand in its place.
      if (wanted !== id) return
      progress.value = null
      if (loaded.kind === 'financial-statements') {
        const [library, review] = await Promise.all([desk.library({ analysisId: id, sort: 'name' }), desk.review(id)])
        const list = await desk.corrections(id)
        if (wanted !== id) return
        documents.value = library.documents
        accepted.value = new Set(review.accepted)
        reviewed.value = review.reviewed
        corrections.value = list.corrections
      }
      analysis.value = loaded
      if (loaded.result === null) failure.value = loaded.message ?? `The analysis was ${loaded.status}.`
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      failure.value = error.message
    }
  }

  function select(pointer: string | null): void {
    selected.value = pointer
    editing.value = fault.value = null
  }
  /** Moves through the queue; from a value outside it, to the first. */
  function move(by: 1 | -1): void {
    const { length } = queue.value
    if (length === 0) {
      news.value = 'Nothing is left to look at.'
      return
    }
    const at = queue.value.findIndex(({ pointer }) => pointer === selected.value)
    select(queue.value[at === -1 ? (by === 1 ? 0 : length - 1) : (at + by + length) % length]!.pointer)
  }
  /** What to look at once the value at this pointer has left the queue. */
  function after(pointer: string): string | null {
    const at = queue.value.findIndex(look => look.pointer === pointer)
    return at === -1 ? null : ((queue.value[at + 1] ?? queue.value[at - 1])?.pointer ?? null)
  }

  /** Saved one after the other: a fast hand must not have an older state arrive last. */
  let savedBefore: Promise<unknown> = Promise.resolve()
  function saveReview(): Promise<boolean> {
    const id = analysis.value!.analysisId
    const save = savedBefore.then(() =>
      guarded(
        async () => void (await desk.saveReview(id, { reviewed: reviewed.value, accepted: [...accepted.value] })),
      ),
    )
    savedBefore = save
    return save
  }
  async function setReviewed(value: boolean): Promise<void> {
    reviewed.value = value
    if (!(await saveReview())) reviewed.value = !value
  }
  /** Leaves the selected value as it is; goes to the next one. */
  async function accept(): Promise<void> {
    const pointer = selected.value
    if (pointer === null || !queue.value.some(look => look.pointer === pointer)) return
    const next = after(pointer)
    accepted.value = new Set([...accepted.value, pointer])
    steps.value = [...steps.value, { done: 'accepted', pointer }]
    news.value = `Accepted ${nameWithPeriod(pointer)}.`
    // The next key may follow before the service has answered.
    if (next !== null) select(next)
    if (await saveReview()) return
    accepted.value = new Set([...accepted.value].filter(other => other !== pointer))
    steps.value = steps.value.filter(step => step.done !== 'accepted' || step.pointer !== pointer)
    news.value = `${nameWithPeriod(pointer)} could not be accepted.`
  }

  function edit(pointer: string, start: string | null = null): void {
    select(pointer)
    editing.value = { pointer, start }
  }
  async function post(pointer: string, value: Value, note: string | null): Promise<boolean> {
    const id = analysis.value!.analysisId
    saving.value = true
    fault.value = null
    const done = await guarded(async () => {
      await desk.correct(id, { path: pointer, value, note })
      await refresh(id)
    })
    saving.value = false
    return done
  }
  /** Corrects a value; everything is computed anew and the view keeps its place. Goes on to the next one to look at. */
  async function correct(pointer: string, value: Value): Promise<void> {
    const old = valueOf(pointer)
    if (old === value && result.value?.provenance[pointer]?.method === 'manual') return select(pointer)
    const wasQueued = queue.value.some(look => look.pointer === pointer)
    const next = wasQueued ? after(pointer) : pointer
    if (!(await post(pointer, value, null))) return
    steps.value = [...steps.value, { done: 'corrected', pointer, old }]
    news.value = `${nameWithPeriod(pointer)}: ${shown(old)} is now ${shown(value)}. Everything was computed anew.`
    select(next !== null && (figures.value.has(next) || valueOf(next) !== null) ? next : pointer)
  }
  /** Takes the last step of this sitting back; a correction goes back to the old value, and both stay in the history. */
  async function undo(): Promise<void> {
    const last = steps.value.at(-1)
    if (last === undefined) {
      news.value =
        corrections.value.length > 0 ? 'Earlier corrections can be undone under History.' : 'Nothing to undo.'
      return
    }
    if (last.done === 'accepted') {
      accepted.value = new Set([...accepted.value].filter(pointer => pointer !== last.pointer))
      if (!(await saveReview())) return
      news.value = `${nameWithPeriod(last.pointer)} is to be looked at again.`
    } else {
      if (!(await post(last.pointer, last.old, 'Undone'))) return
      news.value = `${nameWithPeriod(last.pointer)} is ${shown(last.old)} again.`
    }
    steps.value = steps.value.slice(0, -1)
    select(last.pointer)
  }
  /** Sets a value back to what it was before a correction of the history. */
  async function restore(pointer: string, old: Value): Promise<void> {
    const now = valueOf(pointer)
    if (!(await post(pointer, old, 'Undone'))) return
    steps.value = [...steps.value, { done: 'corrected', pointer, old: now }]
    news.value = `${nameWithPeriod(pointer)} is ${shown(old)} again.`
  }

  return {
    analysis,
    progress,
    failure,
    documents,
    corrections,
    accepted,
    reviewed,
    selected,
    editing,
    fault,
    saving,
    news,
    steps,
    result,
    spreads,
    figures,
    places,
    queue,
    valueOf,
    shown,
    nameWithPeriod,
    kindOf,
    open,
    select,
    move,
    setReviewed,
    accept,
    edit,
    correct,
    undo,
    restore,
  }
})
