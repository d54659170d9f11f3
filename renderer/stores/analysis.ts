/** The documents being put together, the analysis that runs, and its result. */
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { FinancialStatementResult } from '../../core/contract/financial-statement.ts'
import type { StatementType } from '../../core/contract/statement-figures.ts'
import { cancel, follow, resultOf, ServiceError, submit } from '../api.ts'
import { guessPeriodEnd, guessType } from '../guess.ts'

/** A chosen file with what the service has to be told about it. */
export interface Entry {
  readonly id: number
  readonly file: File
  statementType: StatementType
  periodEnd: string
  password: string
}

export interface Failure {
  readonly message: string
  readonly code: string | null
}

export const useAnalysis = defineStore('analysis', () => {
  const entries = ref<Entry[]>([])
  const running = ref<{ readonly id: string | null; readonly progress: number; readonly message: string } | null>(null)
  const failure = ref<Failure | null>(null)
  const result = shallowRef<FinancialStatementResult | null>(null)
  let nextId = 1

  const needsPassword = computed(() => failure.value?.code === 'ENCRYPTED' || failure.value?.code === 'WRONG_PASSWORD')
  const ready = computed(
    () => entries.value.length > 0 && running.value === null && entries.value.every(entry => entry.periodEnd !== ''),
  )

  function add(files: Iterable<File>): void {
    const today = new Date().toISOString().slice(0, 10)
    failure.value = null
    for (const file of files)
      entries.value.push({
        id: nextId++,
        file,
        statementType: guessType(file.name),
        periodEnd: guessPeriodEnd(file.name, today),
        password: '',
      })
  }

  function remove(id: number): void {
    entries.value = entries.value.filter(entry => entry.id !== id)
    failure.value = null
  }

  function clear(): void {
    entries.value = []
    failure.value = null
    result.value = null
  }

  /** Names have to be told apart in one request: the second "statement.pdf" becomes "statement (2).pdf". */
  function distinctNames(): string[] {
    const seen = new Map<string, number>()
    return entries.value.map(({ file: { name } }) => {
      const count = (seen.get(name.toLowerCase()) ?? 0) + 1
      seen.set(name.toLowerCase(), count)
      return count === 1 ? name : name.replace(/(\.[^.]*)?$/, ` (${count})$1`)
    })
  }

  async function analyse(): Promise<void> {
    failure.value = null
    result.value = null
    running.value = { id: null, progress: 0, message: 'Uploading' }
    try {
      const names = distinctNames()
      const metadata = entries.value.map((entry, index) => ({
        appId: 'window',
        fileName: names[index]!,
        statementType: entry.statementType,
        periodEnd: entry.periodEnd,
        ...(entry.password && { password: entry.password }),
      }))
      const { analysisId } = await submit(
        entries.value.map(entry => entry.file),
        metadata,
      )
      running.value = { id: analysisId, progress: 0, message: 'Waiting' }
      await follow(analysisId, ({ status, progress, message, code = null }) => {
        if (status === 'failed' || status === 'canceled')
          throw new ServiceError(message ?? 'The analysis was canceled.', code)
        running.value = { id: analysisId, progress, message: message ?? 'Reading' }
      })
      result.value = await resultOf(analysisId)
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      failure.value = { message: error.message, code: error.code }
    } finally {
      running.value = null
    }
  }

  async function stop(): Promise<void> {
    const id = running.value?.id
    if (id) await cancel(id)
  }

  return {
    entries,
    running,
    failure,
    result,
    needsPassword,
    ready,
    add,
    remove,
    clear,
    analyse,
    stop,
  }
})
