/** Signs of change as the window lists them: by file, each sign with a pointer that the list and the page share. */
import { inOrderOfSeverity, signalNames } from '../../../core/contract/integrity-lists.ts'
import type { Place as CheckedPlace } from '../../../core/contract/evidence.ts'
import type { IntegrityFinding } from '../../../core/contract/integrity.ts'
import type { Place } from '../review/place.ts'

/** `findings` null: it was not inspected; undefined: its inspection is not over. */
export interface InspectedFile {
  readonly fileName: string
  readonly findings: readonly IntegrityFinding[] | null | undefined
}

/** A sign in its list. */
export interface ListedSign {
  /** Of the list and of the box on the page; no path into a result. */
  readonly pointer: string
  readonly fileName: string
  readonly finding: IntegrityFinding
}

export interface ListedFile {
  readonly fileName: string
  /** Null: there is nothing to list, which `state` explains. */
  readonly signs: readonly ListedSign[]
  readonly state: string | null
}

/** The files in their order, the most serious signs of each first. */
export const listedFiles = (files: readonly InspectedFile[]): readonly ListedFile[] =>
  files.map(({ fileName, findings }, file) => ({
    fileName,
    signs: inOrderOfSeverity(findings ?? []).map((finding, index) => ({
      pointer: `sign:${file}/${index}`,
      fileName,
      finding,
    })),
    state: stateOf(findings),
  }))

function stateOf(findings: InspectedFile['findings']): string | null {
  if (findings === undefined) return 'The inspection is not over.'
  if (findings === null) return 'The file was not inspected: only PDFs are, within the time for it.'
  if (findings.length === 0) return 'No sign was found. That does not mean that nothing was changed.'
  return null
}

/** Where the signs stand; one of the whole file leads to its first page. */
export const placesOfSigns = (files: readonly ListedFile[]): readonly Place[] =>
  files.flatMap(({ signs }) =>
    signs.map(({ pointer, fileName, finding }) => ({
      pointer,
      name: signalNames[finding.signal],
      fileName,
      page: finding.page ?? 1,
      bbox: finding.bbox,
    })),
  )

/** The sign at a place that a failed check names, as the list points at it; null: there is none. */
export const signAt = (signs: readonly Place[], { fileName, page, bbox }: CheckedPlace): string | null =>
  signs.find(sign => sign.fileName === fileName && sign.page === page && meets(sign.bbox, bbox))?.pointer ?? null

const meets = (a: Place['bbox'], b: Place['bbox']): boolean =>
  a !== null && b !== null && a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]

/** Signs that a person should see. */
export const countOfSigns = (files: readonly InspectedFile[]): number =>
  files.reduce((sum, { findings }) => sum + (findings ?? []).filter(({ severity }) => severity !== 'note').length, 0)
