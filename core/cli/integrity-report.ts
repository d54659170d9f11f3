/** `npm run analyze -- --integrity`: signs of change of each file as JSON, and in a line on stderr. */
import type { Clock } from '../clock.ts'
import { signsInWords } from '../contract/integrity-lists.ts'
import { Refusal } from '../errors.ts'
import type { CommandFile } from '../workflows/intake/command-file.ts'
import { inspectedReport, type InspectedReport } from '../workflows/integrity/inspect-files.ts'

export interface ReportedFiles {
  readonly inspected: number
  readonly refused: number
}

interface Output {
  readonly clock: Clock
  /** A piece of the JSON. */
  readonly print: (text: string) => void
  /** A line for a person; `passing`: it is rewritten by the next one. */
  readonly report: (message: string, passing?: boolean) => void
}

/** One file after the other. A file that cannot be read stands in `refused`, and stops none of the others. */
export async function reportIntegrity(
  files: readonly CommandFile[],
  { clock, print, report }: Output,
): Promise<ReportedFiles> {
  let [inspected, refused] = [0, 0]
  print('{\n"files": [')
  for (const file of files) {
    const { fileName, password } = file
    try {
      const input = { source: { bytes: file.load() }, fileName, password }
      const found = await inspectedReport(input, clock, {
        onProgress: ({ page, pages }) => report(`Inspecting ${fileName}, page ${page} of ${pages}`, true),
      })
      print(`${inspected === 0 ? '\n' : ',\n'}${JSON.stringify(found, null, 2)}`)
      report(`${fileName}: ${inWords(found)}`)
      inspected++
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      report(error.message.includes(fileName) ? error.message : `${fileName}: ${error.message}`)
      refused++
    }
  }
  print('\n]\n}\n')
  return { inspected, refused }
}

function inWords({ integrity }: InspectedReport): string {
  if (integrity === null) return 'it was not inspected: only PDFs are, within the time for it.'
  const words = signsInWords(integrity)
  if (words !== null) return `${words}.`
  return integrity.length === 0 ? 'no sign of change was found.' : 'nothing but notes was found.'
}
