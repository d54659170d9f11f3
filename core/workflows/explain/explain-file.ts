/** "Why?" for one value of a stored file: the file is read again with the trace on. */
import type { Explanation } from '../../contract/desk.ts'
import type { TaskContext } from '../../jobs/task.ts'
import { readFile, type FileInput } from '../intake/read-file.ts'
import type { FieldExplanation } from './field-explanation.ts'

export interface ExplainFileInput extends FileInput {
  /** Name of the field, or the end of its path in a result. */
  readonly field: string
  /** 1-based; only documents with this page are asked. Null: all of them. */
  readonly page: number | null
  /** The value as JSON, to distinguish it from others of its name on the page; null: all of them are explained. */
  readonly value: string | null
}

export interface ExplainTasks {
  readonly explainFile: { readonly input: ExplainFileInput; readonly output: Explanation }
}

/** Throws Refusal when the file cannot be read. */
export async function explainFile(
  { field, page, value, ...file }: ExplainFileInput,
  context: TaskContext,
): Promise<Explanation> {
  const document = await readFile(file, null, context)
  const [{ explainDocument }, { explainField, entryText, fieldText }] = await Promise.all([
    import('./explain-document.ts'),
    import('./field-explanation.ts'),
  ])
  const explained = await explainDocument(document)
  const parts = explained.filter(({ part }) => page === null || part.pages.includes(page))
  const outcome = ({ found, loss }: FieldExplanation): readonly string[] => {
    if (loss !== null) return [`Not stated: ${loss}.`]
    const onPage = found.filter(isOnPage(page))
    const same = onPage.filter(one => one.value === value)
    return (same.length > 0 ? same : onPage).map(fieldText)
  }
  return {
    documents: parts.map(({ part }) => ({ type: part.docType, pages: [...part.pages] })),
    steps: explainField(parts, field).flatMap(about => [
      ...outcome(about).map(text => ({ stage: 'result', text })),
      ...about.entries.filter(isDecided).map(entry => ({ stage: entry.stage, text: entryText(entry) })),
    ]),
  }
}

/** Fields printed on the page; those without a place of their own belong to every page. */
const isOnPage =
  (page: number | null) =>
  ({ evidence }: FieldExplanation['found'][number]): boolean =>
    page === null || evidence.length === 0 || evidence.some(place => place.page === page)

/** An identity that lacks a term says nothing about the value. */
const isDecided = ({ message }: FieldExplanation['entries'][number]): boolean => !message.includes(': not checked (')
