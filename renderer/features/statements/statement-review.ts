/** An analysis of statements under review: its spreads, and what of them needs a look. */
import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { FinancialStatementResult } from '../../../core/contract/financial-statement.ts'
import { valueAt } from '../../../core/contract/value-at.ts'
import * as desk from '../../api/desk-api.ts'
import { useLateIntegrity } from '../integrity/late-integrity.ts'
import { placesOf } from '../review/place.ts'
import { doubtOf } from '../review/doubt.ts'
import { loadAnalysis, type LoadedAnalysis } from '../review/load-analysis.ts'
import { reviewSession } from '../review/review-session.ts'
import type { ReviewItem } from '../review/review.ts'
import { shownValue } from '../review/shown-value.ts'
import { fieldsOf, kindOf, nameOf as plainName, spreadsOf } from './statement-spread.ts'
import type { ValueType } from '../review/typed-value.ts'
import { date } from '../../formats/date-form.ts'
import { sentence } from '../../formats/sentence.ts'

/** Values beside the statements that can be corrected. */
const besideStatements = ['/companyName', '/currency'] as const

/** Chosen in a picker of its own. */
export const industryPointer = '/industryClassification/naicsCode'

export const useStatementReview = defineStore('statement-review', () => {
  const loaded = shallowRef<LoadedAnalysis | null>(null)
  const analysis = computed(() => loaded.value?.analysis ?? null)
  const result = computed(() =>
    analysis.value?.kind === 'financial-statements' ? (analysis.value.result as FinancialStatementResult | null) : null,
  )
  const spreads = computed(() => (result.value === null ? [] : spreadsOf(result.value)))
  const figures = computed(() => fieldsOf(spreads.value))
  function nameOf(pointer: string): string {
    if (pointer === industryPointer) return 'Industry'
    const field = figures.value.get(pointer)
    return field === undefined ? plainName(pointer) : `${field.name}, ${date(field.periodEnd)}`
  }
  const typeOf = (pointer: string): ValueType | null =>
    figures.value.has(pointer) ? 'amount' : besideStatements.some(known => known === pointer) ? 'text' : null
  const provenanceOf = (pointer: string) => result.value?.provenance[pointer] ?? null
  const confidenceOf = (pointer: string) => result.value?.confidenceScores.fields[pointer] ?? null
  const failedOf = (pointer: string) => figures.value.get(pointer)?.failed.map(({ message }) => sentence(message)) ?? []

  const session = reviewSession(loaded, {
    load: loadAnalysis,
    correct: desk.correct,
    reviewItems(): readonly ReviewItem[] {
      const doubted = [
        ...besideStatements.map(pointer => ({
          pointer,
          doubt: doubtOf(provenanceOf(pointer), confidenceOf(pointer), []),
        })),
        ...figures.value.values(),
      ]
      return doubted.flatMap(({ pointer, doubt }) => (doubt === null ? [] : [{ pointer, doubt }]))
    },
    valueOf: pointer => (result.value === null ? null : valueAt(result.value, pointer)),
    nameOf,
    shown: (value, pointer) =>
      pointer === industryPointer && value !== null ? `NAICS ${value}` : shownValue(value, typeOf(pointer), true),
  })
  useLateIntegrity(
    loaded,
    ({ kind, result: found }) =>
      kind === 'financial-statements' &&
      ((found as FinancialStatementResult | null)?.documentIntegrity ?? []).some(
        ({ integrity }) => integrity === undefined,
      ),
  )
  const places = computed(() => (result.value === null ? [] : placesOf(result.value.provenance, nameOf)))

  return {
    ...session,
    analysis,
    result,
    spreads,
    figures,
    places,
    kindOf,
    typeOf,
    provenanceOf,
    confidenceOf,
    failedOf,
  }
})
