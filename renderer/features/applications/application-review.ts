/** An application under review: its payload with what of it needs a look, its documents and transactions. */
import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { ApplicationStatus, TransactionList } from '../../../core/contract/application.ts'
import type { AnalysisProgress } from '../../../core/contract/service.ts'
import { valueAt } from '../../../core/contract/value-at.ts'
import { follow } from '../../api/request.ts'
import * as api from './applications-api.ts'
import { statementField } from './application-statements.ts'
import { isListedByRegistry, payloadReviewItems, payloadName, payloadType, shownPointer } from './application-values.ts'
import * as desk from '../../api/desk-api.ts'
import { doubting } from '../invoices/invoice-review-items.ts'
import { placesOf } from '../review/place.ts'
import { reviewSession } from '../review/review-session.ts'
import type { Loaded } from '../review/session-state.ts'
import { shownValue } from '../review/shown-value.ts'
import { decidedValue, decisionName, decisionText, isDecision } from './transaction-decisions.ts'
import {
  placesForSelected,
  rowName,
  transactionAt,
  transactionConfidence,
  transactionReviewItems,
  transactionName,
  transactionPlaces,
  transactionProvenance,
  transactionType,
} from './transaction-values.ts'
import { sentence } from '../../formats/sentence.ts'

interface LoadedApplication extends Loaded {
  readonly status: ApplicationStatus
  readonly listed: TransactionList
}

const noTransactions: TransactionList = {
  transactions: [],
  paths: [],
  provenance: {},
  confidence: {},
  rules: [],
  next: null,
}

const isOfCashFlow = (pointer: string): boolean => /^\/(?:global_)?cash_flow\//.test(pointer)

export const isReading = ({ status }: Pick<ApplicationStatus, 'status'>): boolean =>
  status === 'started' || status === 'processing'

/** Waits for the first payload; the status reports what is read after that. Throws ServiceError. */
async function load(appId: string, report: (progress: AnalysisProgress) => void): Promise<LoadedApplication> {
  let status = await api.application(appId)
  while (isReading(status) && status.data === null) {
    report({ status: 'processing', progress: status.progress, message: status.message })
    await follow(status.workflow_ids.at(-1)!, report)
    status = await api.application(appId)
  }
  const analyses = await api.analysesOf(appId)
  const reviewId = status.workflow_ids.at(-1) ?? analyses[0]?.analysisId ?? null
  const [libraries, corrections, review, listed] = await Promise.all([
    Promise.all(analyses.map(({ analysisId }) => desk.library({ analysisId, sort: 'name', descending: false }))),
    api.payloadCorrections(appId),
    reviewId === null ? { reviewed: false, accepted: [] } : desk.review(reviewId),
    status.data?.bankstatements_data ? api.transactionsOf(appId) : noTransactions,
  ])
  return {
    status,
    listed,
    documents: libraries.flatMap(({ documents }) => documents),
    corrections,
    review,
    reviewId,
    failure: status.data === null ? (status.message ?? `The application is ${status.status}.`) : null,
  }
}

export const useApplicationReview = defineStore('application-review', () => {
  const loaded = shallowRef<LoadedApplication | null>(null)
  const status = computed(() => loaded.value?.status ?? null)
  const payload = computed(() => status.value?.data ?? null)
  const listed = computed(() => loaded.value?.listed ?? noTransactions)
  const transactions = computed(() => listed.value.transactions)

  const isTransaction = (pointer: string): boolean => transactionAt(pointer) !== null
  const typeOf = (pointer: string) =>
    isListedByRegistry(pointer, status.value?.provenance ?? {})
      ? null
      : (transactionType(pointer) ?? payloadType(pointer))
  const nameOf = (pointer: string): string => {
    if (isDecision(pointer)) return decisionName(pointer, row => rowName(row, transactions.value))
    return isTransaction(pointer) ? transactionName(pointer, transactions.value) : payloadName(pointer, payload.value)
  }
  const provenanceOf = (pointer: string) =>
    status.value?.provenance[pointer] ?? transactionProvenance(pointer, listed.value)
  const confidenceOf = (pointer: string) =>
    status.value?.confidence[pointer] ?? transactionConfidence(pointer, listed.value)
  const failedOf = (pointer: string) => {
    const stated = payload.value === null ? null : statementField(pointer, payload.value)
    const failed = stated?.failed ?? doubting(status.value?.checks ?? [], pointer)
    return failed.map(({ message }) => sentence(message))
  }

  const reviewItems = computed(() =>
    status.value === null ? [] : [...payloadReviewItems(status.value), ...transactionReviewItems(listed.value)],
  )

  const session = reviewSession(loaded, {
    load,
    correct: api.correctPayload,
    reviewItems: () => reviewItems.value,
    valueOf: pointer =>
      isDecision(pointer)
        ? decidedValue(pointer, loaded.value?.corrections ?? [])
        : valueAt(isTransaction(pointer) ? listed.value : payload.value, pointer),
    nameOf,
    shown: (value, pointer) =>
      isDecision(pointer)
        ? decisionText(value, pointer)
        : shownValue(value, typeOf(pointer), /^\/(?:loan_app_data|financial_statement_analyses)\//.test(pointer)),
  })
  const rows = computed(() => transactionPlaces(listed.value))
  const values = computed(() =>
    placesOf(status.value?.provenance ?? {}, nameOf)
      // What the caller stated or a person set is printed on no page.
      .filter(({ fileName }) => fileName !== '')
      .filter(({ pointer }) => shownPointer(pointer) === pointer)
      // What the cash flow desk takes from statements and returns stands there already: one box on the page is one value.
      .filter(({ pointer }) => !isOfCashFlow(pointer) || pointer === session.selected.value),
  )
  const places = computed(() => [...values.value, ...placesForSelected(rows.value, session.selected.value)])

  /** Follows what is being read besides a payload that is there already, then shows what came of it. */
  async function followReading(): Promise<void> {
    const id = session.openedId.value
    const running = status.value?.workflow_ids.at(-1)
    if (id === null || running === undefined || status.value === null || !isReading(status.value)) return
    await follow(running, ({ progress, message }) => {
      if (session.openedId.value === id && loaded.value !== null)
        loaded.value = { ...loaded.value, status: { ...loaded.value.status, progress, message } }
    })
    if (session.openedId.value === id) await session.open(id)
  }

  return {
    ...session,
    status,
    payload,
    transactions,
    places,
    typeOf,
    provenanceOf,
    confidenceOf,
    failedOf,
    followReading,
  }
})
