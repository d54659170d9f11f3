/** What a person does with the documents of an analysis of its own: split, joined, moved, separated, added; each undone as one step. */
import { computed, ref, type Ref } from 'vue'
import { useRouter } from 'vue-router'
import type { AnalysisFile } from '../../../core/contract/analysis-documents.ts'
import type { StatedDocument } from '../../../core/contract/desk.ts'
import * as desk from '../../api/desk-api.ts'
import { guarded } from '../../ui/guarded.ts'
import { addedEntries, removeFile } from './added-entries.ts'
import { joinedWithNext, splitBefore } from './page-numbers.ts'
import type { Review } from './review.ts'

export interface OwnAnalysis {
  readonly analysisId: string
  readonly kind: 'financial-statements' | 'invoices'
}

/** A file that left for another analysis. */
interface Moved {
  readonly analysisId: string
  readonly fileId: string
}

const stated = ({ documents }: AnalysisFile): readonly StatedDocument[] =>
  documents.map(({ pages }) => ({ pages, docType: null }))

/** `changed`: something was done that is no step of the review. */
export function documentActs(own: OwnAnalysis, review: Review, changed: () => void) {
  const files = ref<readonly AnalysisFile[]>([])
  const { failure, run } = guarded()
  const load = () => run(async () => void (files.value = (await desk.analysisFiles(own.analysisId)).files))
  const list: FileList = { own, review, files, run, load }
  return { files, failure, load, ...arranging(list), ...moving(list, changed), ...adding(list) }
}

interface FileList {
  /** As the component has it at the time. */
  readonly own: OwnAnalysis
  readonly review: Review
  readonly files: Ref<readonly AnalysisFile[]>
  /** Reports what the service refuses; false then. */
  readonly run: (work: () => Promise<void>) => Promise<boolean>
  readonly load: () => Promise<boolean>
}

function arranging({ own, review, load }: FileList) {
  async function arrange(file: AnalysisFile, documents: readonly StatedDocument[], did: string): Promise<void> {
    const groups = documents.map(({ pages }) => ({ pages: [...pages] }))
    await review.arrange(async () => {
      await desk.arrangeFile(own.analysisId, file.id, groups)
      const undo = async (): Promise<void> => {
        await desk.arrangeFile(own.analysisId, file.id, file.arrangement)
        await load()
      }
      return { did, undo, undone: `${file.file_name} is arranged as before.` }
    })
    await load()
  }

  return {
    split: (file: AnalysisFile, index: number, page: number): Promise<void> =>
      arrange(file, splitBefore(stated(file), index, page), `${file.file_name} is split before page ${page}.`),
    join: (file: AnalysisFile, index: number): Promise<void> =>
      arrange(file, joinedWithNext(stated(file), index), `Two documents of ${file.file_name} are one now.`),
  }
}

function moving({ own, review, files, run, load }: FileList, changed: () => void) {
  const router = useRouter()
  /** Whether nothing would be left in the analysis. */
  const isLast = computed(() => files.value.reduce((sum, { documents }) => sum + documents.length, 0) === 1)

  /** Files that were moved away come back, and files of statements are arranged as they were. */
  async function bringBack(moved: readonly Moved[], before: readonly AnalysisFile[]): Promise<void> {
    const { analysisId } = own
    for (const { analysisId: from, fileId } of moved) await desk.moveFile(from, fileId, { analysisId })
    // Invoices come back as they were read; statements would be read as one.
    const files = own.kind === 'invoices' ? [] : (await desk.analysisFiles(analysisId)).files
    for (const { id, arrangement } of files) {
      const earlier = before.find(file => file.id === id)
      if (earlier !== undefined && JSON.stringify(earlier.arrangement) !== JSON.stringify(arrangement))
        await desk.arrangeFile(analysisId, id, earlier.arrangement)
    }
    await load()
  }

  async function move(
    file: AnalysisFile,
    index: number,
    target: { readonly analysisId: string | null; readonly appId: string | null },
  ): Promise<void> {
    const pages = file.documents.length > 1 ? file.documents[index]!.pages : null
    const { appId } = target
    if (appId !== null || isLast.value) {
      const isDone = await run(async () => {
        const to = await desk.moveFile(own.analysisId, file.id, { ...target, pages })
        if (to.source_removed)
          await router.push(
            appId === null ? `/analyses/${to.analysis_id}` : `/applications/${encodeURIComponent(appId)}`,
          )
      })
      if (isDone && !isLast.value) changed()
      if (isDone && !isLast.value) await load()
      return
    }
    await review.arrange(async () => {
      const before = files.value
      const to = await desk.moveFile(own.analysisId, file.id, { ...target, pages })
      const undo = () => bringBack([{ analysisId: to.analysis_id, fileId: to.document_id }], before)
      return { did: 'Moved to another analysis.', undo, undone: `${file.file_name} is back in this analysis.` }
    })
    await load()
  }

  async function separate(): Promise<void> {
    await review.arrange(async () => {
      const before = files.value
      const { analysis_ids: made } = await desk.separateAnalysis(own.analysisId)
      const lists = await Promise.all(made.map(one => desk.analysisFiles(one)))
      const moved = lists.flatMap(list => list.files.map(({ id }) => ({ analysisId: list.analysis_id, fileId: id })))
      const count = made.length === 1 ? 'another analysis' : `${made.length} other analyses`
      const undone = 'The documents are in one analysis again.'
      return { did: `Separated into ${count}.`, undo: () => bringBack(moved, before), undone }
    })
    await load()
  }

  return { isLast, move, separate }
}

function adding({ own, review, files, load }: FileList) {
  const isAdding = ref(false)
  async function add(chosen: readonly File[]): Promise<void> {
    isAdding.value = true
    await review.arrange(async () => {
      const before = new Set(files.value.map(({ id }) => id))
      const entries = await addedEntries(chosen, own.kind)
      const { files: now } = await desk.addFiles(own.analysisId, chosen, entries)
      const added = now.filter(({ id }) => !before.has(id))
      const undo = async (): Promise<void> => {
        for (const { id } of added) await removeFile(own.analysisId, id)
        await load()
      }
      const names = added.map(({ file_name: name }) => name).join(', ')
      const verb = added.length === 1 ? 'is' : 'are'
      return { did: `${names} ${verb} in this analysis.`, undo, undone: `${names} ${verb} removed again.` }
    })
    await load()
    isAdding.value = false
  }

  return { isAdding, add }
}
