/** The files of the inbox, the document type of each, and the analyses that were started from them. */
import { defineStore } from 'pinia'
import { computed, ref, watch, type ComputedRef, type Ref } from 'vue'
import { whenAnswered } from '../../api/answering.ts'
import { NO_ANSWER, ServiceError, submit } from '../../api/request.ts'
import { classificationQueue, type ClassificationQueue } from './classification-queue.ts'
import { isStatement } from './document-kind.ts'
import type { Dropped } from './dropped-files.ts'
import { isLocked, newEntry, type Entry } from './inbox-entry.ts'
import { forgetFiles, keepChoices, keepFile, keptFiles, type KeptFile } from './kept-files.ts'
import { startedRuns, type Run, type StartedRuns } from './started-runs.ts'
import { followWatched, takeWatched } from './watched-files.ts'
import { companiesOf, distinctNames, requestsOf, vendorsOf, type Request } from './submission.ts'

export const useInbox = defineStore('inbox', () => {
  const queue = classificationQueue()
  const started = startedRuns()
  const list = fileList(queue)
  const { entries } = list
  const together = ref(false)
  const apart = ref(true)
  const usable = computed(() => entries.value.filter(({ refused }) => refused === null))
  const requests = computed(() =>
    usable.value.length === 0 ? [] : requestsOf(usable.value, { together: together.value, apart: apart.value }),
  )
  const submission = submitting({ entries, requests, failure: list.failure }, queue, started)
  const unread = computed(() => entries.value.filter(({ state }) => state === 'waiting' || state === 'reading').length)
  const ready = computed(
    () =>
      !submission.sending.value &&
      entries.value.some(entry => entry.refused === null || (isLocked(entry) && entry.password !== '')) &&
      usable.value.every(entry => !isStatement(entry.kind) || entry.periodEnd !== '' || entry.state !== 'classified'),
  )
  whenAnswered(() => {
    for (const entry of entries.value) if (entry.refused?.code === NO_ANSWER) void queue.classify(entry)
  })
  /** Takes the files of a run that came to nothing back into the list. */
  function takeBack(run: Run): void {
    started.dismiss(run)
    entries.value.push(...run.entries)
    for (const entry of run.entries) void keepFile(entry.keptId, entry.file)
  }
  return {
    ...list,
    ...submission,
    together,
    apart,
    requests,
    unread,
    ready,
    companies: computed(() => companiesOf(usable.value)),
    vendors: computed(() => vendorsOf(usable.value)),
    runs: started.runs,
    separated: started.separated,
    classify: queue.classify,
    stop: started.stop,
    dismiss: started.dismiss,
    takeBack,
  }
})

/** The files that wait to be analyzed; each is classified as soon as it is added. */
function fileList(queue: ClassificationQueue) {
  const entries = ref<Entry[]>([])
  const failure = ref<string | null>(null)
  /** Dropped files that are no documents. */
  const leftOut = ref(0)
  let nextId = 1

  function add(dropped: Dropped): void {
    failure.value = null
    leftOut.value = dropped.leftOut
    for (const file of dropped.files) addFile(file, null)
  }
  /** `watchedId`: of a file of the watched folder, which keeps it. */
  function addFile(file: File, watchedId: string | null, kept: KeptFile | null = null): void {
    const entry = newEntry(nextId++, file, watchedId, kept)
    entries.value.push(entry)
    if (watchedId === null && kept === null)
      void keepFile(entry.keptId, file).then(isKept => void (entry.isLost = !isKept))
    if (entry.refused === null) void queue.classify(entry)
  }
  let isRestored = false
  /** Files of this tab from before a reload; once. */
  async function restore(): Promise<void> {
    if (isRestored) return
    isRestored = true
    for (const kept of await keptFiles()) addFile(kept.file, null, kept)
  }
  keepWhatIsChosen(entries)
  const follow = (): (() => void) => followWatched(addFile)
  /** Stops reading: the file stays in the list, classified by its name. */
  function skip(entry: Entry): void {
    queue.stop(entry.id)
    entry.state = 'skipped'
    entry.reading = null
  }
  function remove(id: number): void {
    queue.stop(id)
    take(entries.value.filter(entry => entry.id === id))
    entries.value = entries.value.filter(entry => entry.id !== id)
    failure.value = null
  }
  function clear(): void {
    for (const { id } of entries.value) queue.stop(id)
    take(entries.value)
    entries.value = []
    failure.value = null
    leftOut.value = 0
  }
  /** The same file stands in the list before this one. */
  const isTwin = ({ id: own, file: { name, size } }: Entry): boolean =>
    entries.value.some(({ id, file }) => id < own && file.name === name && file.size === size)
  return { entries, failure, leftOut, add, follow, restore, skip, remove, clear, isTwin }
}

/** What a person chose outlives a reload, too; the browser asks before one that would lose a file. */
function keepWhatIsChosen(entries: Ref<Entry[]>): void {
  const chosen = computed(() =>
    entries.value
      .filter(({ stated, periodStated }) => stated || periodStated)
      .map(({ keptId, kind, stated, periodEnd, periodStated }) => ({
        keptId,
        choices: { kind, stated, periodEnd, periodStated },
      })),
  )
  watch(
    () => JSON.stringify(chosen.value),
    () => chosen.value.forEach(({ keptId, choices }) => void keepChoices(keptId, choices)),
  )
  window.addEventListener('beforeunload', event => {
    if (entries.value.some(({ isLost }) => isLost)) event.preventDefault()
  })
}

/** Files of the watched folder that were sent or removed come no more; others are kept no longer. */
function take(entries: readonly Entry[]): void {
  void forgetFiles(entries.map(({ keptId }) => keptId))
  for (const { watchedId } of entries) if (watchedId !== null) void takeWatched(watchedId)
}

interface Submitted {
  readonly entries: Ref<Entry[]>
  readonly requests: ComputedRef<readonly Request[]>
  readonly failure: Ref<string | null>
}

/** Sends the list to the service. */
function submitting({ entries, requests, failure }: Submitted, queue: ClassificationQueue, started: StartedRuns) {
  const sending = ref(false)

  async function start(request: Request, appId: string | null): Promise<Awaited<ReturnType<typeof submit>> | null> {
    const sent = request.rows as readonly Entry[]
    try {
      const names = distinctNames(sent)
      const files = sent.map(({ file }, index) => ({ file, name: names[index]! }))
      const accepted = await submit(request.path, files, request.metadata(appId))
      const { name, separates } = request
      started.add({ name, separates, entries: sent, id: accepted.analysisId })
      take(sent)
      const gone = new Set(sent.map(({ id }) => id))
      entries.value = entries.value.filter(({ id }) => !gone.has(id))
      return accepted
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      failure.value = failure.value === null ? error.message : `${failure.value} ${error.message}`
      return null
    }
  }
  /**
   * Sends what is in the list; refused files stay in it. The ids of the analyses that were started. With an `appId` everything
   * belongs to that application, whichever way it is analyzed.
   */
  async function analyze(appId: string | null = null): Promise<readonly string[]> {
    sending.value = true
    failure.value = null
    try {
      for (const entry of entries.value) if (isLocked(entry) && entry.password !== '') void queue.classify(entry)
      await queue.finished()
      const ids: string[] = []
      let application = appId
      // One after the other: further parts join the application that the first one opened.
      for (const request of requests.value) {
        if (request.continues && application === null) continue
        const accepted = await start(request, request.continues ? application : appId)
        if (accepted === null) continue
        ids.push(accepted.analysisId)
        application = accepted.appId ?? application
      }
      return ids
    } finally {
      sending.value = false
    }
  }
  return { sending, analyze }
}
