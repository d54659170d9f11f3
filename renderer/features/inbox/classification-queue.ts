/** Classifies the files of the inbox, a few at a time; each can be stopped. */
import { shallowReactive } from 'vue'
import { classifyFile } from '../../api/desk-api.ts'
import { ServiceError } from '../../api/request.ts'
import { classifiedAs } from './document-kind.ts'
import { guessType } from './guess.ts'
import type { Entry } from './inbox-entry.ts'

/** The service reads on a few threads; more at a time would only queue there. */
const MAX_AT_A_TIME = 2

export interface ClassificationQueue {
  /** Classifies a file, or does so again; what the user chose meanwhile is kept. A refusal stands in the entry. */
  readonly classify: (entry: Entry) => Promise<void>
  /** Stops reading a file; its entry stays as it is. */
  readonly stop: (id: number) => void
  /** Resolves when every file in the queue is classified, refused or stopped. */
  readonly finished: () => Promise<unknown>
}

export function classificationQueue(): ClassificationQueue {
  const running = shallowReactive(new Map<number, { readonly done: Promise<void>; readonly stop: AbortController }>())
  const waiting: (() => void)[] = []
  let busy = 0

  async function whenFree(work: () => Promise<void>): Promise<void> {
    if (busy >= MAX_AT_A_TIME) await new Promise<void>(go => waiting.push(go))
    busy += 1
    try {
      await work()
    } finally {
      busy -= 1
      waiting.shift()?.()
    }
  }
  return {
    classify(entry) {
      const stop = new AbortController()
      entry.state = 'waiting'
      entry.refused = null
      const done = whenFree(() => classify(entry, stop.signal)).finally(() => running.delete(entry.id))
      running.set(entry.id, { done, stop })
      return done
    },
    stop: id => running.get(id)?.stop.abort(),
    finished: () => Promise.all([...running.values()].map(({ done }) => done)),
  }
}

async function classify(entry: Entry, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  try {
    entry.state = 'reading'
    const found = await classifyFile(entry.file, entry.password, signal, progress => {
      if (!signal.aborted) entry.reading = progress
    })
    const { kind, confidence } = classifiedAs(found, guessType(entry.file.name))
    if (!entry.stated) Object.assign(entry, { kind, confidence })
    const of = found.statements.find(({ statementType }) => statementType === entry.kind) ?? found.statements[0]
    if (!entry.periodStated && of?.periodEnd) entry.periodEnd = of.periodEnd
    const { companyName, accountsUntil, pages, known, contains } = found
    Object.assign(entry, { companyName, accountsUntil, pages, known, contains, isPdf: found.format === 'pdf' })
    entry.state = 'classified'
  } catch (error) {
    if (signal.aborted) return
    if (!(error instanceof ServiceError)) throw error
    entry.refused = { message: error.message, code: error.code }
    entry.state = 'refused'
  } finally {
    if (!signal.aborted) entry.reading = null
  }
}
