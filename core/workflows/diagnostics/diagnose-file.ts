/** The diagnostics file of a stored document: it is read again and masked. */
import type { TaskContext } from '../../jobs/task.ts'
import { readFile, type FileInput } from '../intake/read-file.ts'

export interface DiagnosticsTasks {
  /** The text of the diagnostics file. */
  readonly diagnoseFile: { readonly input: FileInput; readonly output: string }
}

/** Throws Refusal when the file cannot be read. */
export async function diagnoseFile(file: FileInput, context: TaskContext): Promise<string> {
  const document = await readFile(file, null, context)
  const [{ maskDocument }, { diagnosticsText }] = await Promise.all([
    import('./mask-document.ts'),
    import('./diagnostics-file.ts'),
  ])
  return diagnosticsText((await maskDocument(document)).document)
}
