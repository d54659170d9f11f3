/** The files of the inbox, the document type of each, and the analyses that were started from them. */
import { defineStore } from 'pinia'
import { computed, reactive, ref, shallowReactive } from 'vue'
import type { ClassifiedFile } from '../../../core/contract/desk.ts'
import type { AnalysisStatus } from '../../../core/contract/service.ts'
import { answered, whenAnswered } from '../../api/answering.ts'
import { cancel, follow, NO_ANSWER, ServiceError, submit } from '../../api/request.ts'
import { classifyFile, type ClassificationProgress } from '../../api/desk-api.ts'
import { isStatement, classifiedAs, type DocumentKind } from './document-kind.ts'
import type { Dropped } from './dropped-files.ts'
import { guessPeriodEnd, guessType } from './guess.ts'
import { companiesOf, distinctNames, requestsOf, type Request, type Row } from './submission.ts'

export interface Refused {
  readonly message: string
  readonly code: string | null
}

/** A file of the list. */
export interface Entry extends Row {
  kind: DocumentKind
  stated: boolean
  periodEnd: string
  password: string
  companyName: string | null
  /** Of a bank statement: the last day it covers (ISO). */
  accountsUntil: string | null
  /** Somebody set the period end. */
  periodStated: boolean
  /** `skipped`: somebody did not want to wait. */
  state: 'waiting' | 'reading' | 'classified' | 'skipped' | 'refused'
  /** How far it is while it is being read. */
  reading: ClassificationProgress | null
  confidence: number
  pages: number | null
  refused: Refused | null
  known: ClassifiedFile['known']
}

/** An analysis that was started here. */
export interface Run {
  readonly name: string
  readonly entries: readonly Entry[]
  id: string | null
  status: AnalysisStatus
  progress: number
  message: string | null
}

/** The service reads on a few threads; more at a time would only queue there. */
const AT_A_TIME = 2
/** Specification 8; shown before the file is sent. */
const LARGEST_FILE = 25 * 1024 * 1024

export const isLocked = ({ refused }: Entry): boolean =>
  refused?.code === 'ENCRYPTED' || refused?.code === 'WRONG_PASSWORD'

export const useInbox = defineStore('inbox', () => {
  const entries = ref<Entry[]>([])
  const runs = ref<Run[]>([])
  const together = ref(false)
  const apart = ref(true)
  const sending = ref(false)
  const failure = ref<string | null>(null)
  const leftOut = ref(0)
  const readings = shallowReactive(new Map<number, { readonly done: Promise<void>; readonly stop: AbortController }>())
  const waiting: (() => void)[] = []
  let busy = 0
  let nextId = 1

  const usable = computed(() => entries.value.filter(({ refused }) => refused === null))
  const unread = computed(() => entries.value.filter(({ state }) => state === 'waiting' || state === 'reading').length)
  const companies = computed(() => companiesOf(usable.value))
  const ready = computed(
    () =>
      !sending.value &&
      entries.value.some(entry => entry.refused === null || (isLocked(entry) && entry.password !== '')) &&
      usable.value.every(entry => !isStatement(entry.kind) || entry.periodEnd !== '' || entry.state !== 'classified'),
  )
  const isTwin = (entry: Entry): boolean =>
    entries.value.some(
      ({ id, file }) => id < entry.id && file.name === entry.file.name && file.size === entry.file.size,
    )

  function add(dropped: Dropped): void {
    failure.value = null
    leftOut.value = dropped.leftOut
    const today = new Date().toISOString().slice(0, 10)
    for (const file of dropped.files) {
      const tooLarge = file.size > LARGEST_FILE
      const entry: Entry = reactive({
        id: nextId++,
        file,
        kind: guessType(file.name),
        stated: false,
        periodEnd: guessPeriodEnd(file.name, today),
        periodStated: false,
        password: '',
        companyName: null,
        accountsUntil: null,
        state: tooLarge ? 'refused' : 'waiting',
        reading: null,
        confidence: 1,
        pages: null,
        refused: tooLarge ? { message: 'The file is larger than 25 MB.', code: 'FILE_TOO_LARGE' } : null,
        known: [],
      })
      entries.value.push(entry)
      if (!tooLarge) void classify(entry)
    }
  }

  /** Classifies a file; what the user chose meanwhile is kept. */
  function classify(entry: Entry): Promise<void> {
    const stop = new AbortController()
    entry.state = 'waiting'
    entry.refused = null
    const done = classifyWhenFree(entry, stop.signal).finally(() => readings.delete(entry.id))
    readings.set(entry.id, { done, stop })
    return done
  }
  async function classifyWhenFree(entry: Entry, signal: AbortSignal): Promise<void> {
    if (busy >= AT_A_TIME) await new Promise<void>(go => waiting.push(go))
    busy += 1
    try {
      if (signal.aborted) return
      entry.state = 'reading'
      const found = await classifyFile(entry.file, entry.password, signal, progress => {
        if (!signal.aborted) entry.reading = progress
      })
      const { kind, confidence } = classifiedAs(found, guessType(entry.file.name))
      if (!entry.stated) Object.assign(entry, { kind, confidence })
      const of = found.statements.find(({ statementType }) => statementType === entry.kind) ?? found.statements[0]
      if (!entry.periodStated && of?.periodEnd) entry.periodEnd = of.periodEnd
      const { companyName, accountsUntil, pages, known } = found
      Object.assign(entry, { companyName, accountsUntil, pages, known })
      entry.state = 'classified'
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof ServiceError)) throw error
      entry.refused = { message: error.message, code: error.code }
      entry.state = 'refused'
    } finally {
      if (!signal.aborted) entry.reading = null
      busy -= 1
      waiting.shift()?.()
    }
  }

  whenAnswered(() => {
    for (const entry of entries.value) if (entry.refused?.code === NO_ANSWER) void classify(entry)
  })

  /** Stops reading: the file stays in the list, classified by its name. */
  function skip(entry: Entry): void {
    readings.get(entry.id)?.stop.abort()
    entry.state = 'skipped'
    entry.reading = null
  }
  function remove(id: number): void {
    readings.get(id)?.stop.abort()
    entries.value = entries.value.filter(entry => entry.id !== id)
    failure.value = null
  }
  function clear(): void {
    for (const { id } of entries.value) readings.get(id)?.stop.abort()
    entries.value = []
    failure.value = null
    leftOut.value = 0
  }

  const requests = computed(() =>
    usable.value.length === 0 ? [] : requestsOf(usable.value, { together: together.value, apart: apart.value }),
  )

  /**
   * Sends what is in the list; refused files stay in it. The ids of the analyses that were started. With an `appId` everything
   * belongs to that application, whichever way it is analyzed.
   */
  async function analyze(appId: string | null = null): Promise<readonly string[]> {
    sending.value = true
    failure.value = null
    try {
      for (const entry of entries.value) if (isLocked(entry) && entry.password !== '') void classify(entry)
      await Promise.all([...readings.values()].map(({ done }) => done))
      const started: string[] = []
      let application = appId
      // One after the other: further parts join the application that the first one opened.
      for (const request of requests.value) {
        if (request.continues && application === null) continue
        const accepted = await start(request, request.continues ? application : appId)
        if (accepted === null) continue
        started.push(accepted.analysisId)
        application = accepted.appId ?? application
      }
      return started
    } finally {
      sending.value = false
    }
  }
  async function start(
    request: Request,
    appId: string | null,
  ): Promise<{ readonly analysisId: string; readonly appId: string | null } | null> {
    const sent = request.rows as readonly Entry[]
    try {
      const names = distinctNames(sent)
      const files = sent.map(({ file }, index) => ({ file, name: names[index]! }))
      const accepted = await submit(request.path, files, request.metadata(appId))
      const { analysisId: id } = accepted
      const run: Run = reactive({
        name: request.name,
        entries: sent,
        id,
        status: 'started',
        progress: 0,
        message: null,
      })
      runs.value.unshift(run)
      const gone = new Set(sent.map(entry => entry.id))
      entries.value = entries.value.filter(entry => !gone.has(entry.id))
      void watch(run, id)
      return accepted
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      failure.value = failure.value === null ? error.message : `${failure.value} ${error.message}`
      return null
    }
  }
  async function watch(run: Run, id: string): Promise<void> {
    // A service that ends goes on with what it was reading when it starts again.
    for (;;) {
      try {
        return await follow(id, progress => Object.assign(run, progress))
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error
        run.message = error.message
        if (error.code !== NO_ANSWER) return
        await answered()
      }
    }
  }
  async function stop(run: Run): Promise<void> {
    try {
      if (run.id !== null) await cancel(run.id)
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      run.message = error.message
    }
  }
  /** Takes the files of a run that came to nothing back into the list. */
  function takeBack(run: Run): void {
    dismiss(run)
    entries.value.push(...run.entries)
  }
  const dismiss = (run: Run): void => {
    runs.value = runs.value.filter(other => other !== run)
  }

  return {
    entries,
    runs,
    together,
    apart,
    sending,
    failure,
    leftOut,
    unread,
    requests,
    companies,
    ready,
    isTwin,
    add,
    classify,
    skip,
    remove,
    clear,
    analyze,
    stop,
    takeBack,
    dismiss,
  }
})
