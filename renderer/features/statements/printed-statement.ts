/** Where the figures of a printed statement stand: files by their number, pages by theirs. */
import type { SpreadField } from './statement-spread.ts'

export interface PrintedPlaces {
  /** "filing.pdf, pages 2, 3", in the order of the figures; numbered from 1 where there are several files. */
  readonly sources: readonly string[]
  /** Of the figures of one line: "page 2", "page 2, computed"; with several files "[1] page 2, [2] page 4". Empty: nothing is stated. */
  readonly placeOf: (figures: readonly SpreadField[]) => string
}

const pagesIn = (pages: Iterable<number>): string => {
  const all = [...new Set(pages)].sort((a, b) => a - b)
  return `${all.length === 1 ? 'page' : 'pages'} ${all.join(', ')}`
}
/** How a figure that stands on no page came about; null: it stands on one. */
function origin({ provenance, derived }: SpreadField): string | null {
  if (provenance === null || derived) return 'computed'
  if (provenance.method === 'manual') return 'set manually'
  return provenance.method === 'metadata' ? 'sent along' : null
}

/** `figures`: all that are printed. */
export function printedPlaces(figures: readonly SpreadField[]): PrintedPlaces {
  const pages = new Map<string, Set<number>>()
  for (const field of figures) {
    if (field.value === null || origin(field) !== null) continue
    const { fileName, page } = field.provenance!
    const known = pages.get(fileName) ?? new Set()
    pages.set(fileName, known.add(page))
  }
  const names = [...pages.keys()]
  const numbered = (name: string, text: string): string =>
    names.length > 1 ? `[${names.indexOf(name) + 1}] ${text}` : text
  return {
    sources: names.map(name => numbered(name, `${name}, ${pagesIn(pages.get(name)!)}`)),
    placeOf(line) {
      const stated = line.filter(({ value }) => value !== null)
      const printed = stated.filter(field => origin(field) === null)
      const byFile = Map.groupBy(printed, ({ provenance }) => provenance!.fileName)
      const others = new Set(stated.flatMap(field => origin(field) ?? []))
      return [
        ...[...byFile].map(([name, found]) => numbered(name, pagesIn(found.map(({ provenance }) => provenance!.page)))),
        ...others,
      ].join(', ')
    },
  }
}
