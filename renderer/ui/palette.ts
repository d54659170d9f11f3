/** What the search palette offers for what is typed: places, commands, figures at hand, and what the service finds. */
import type { SearchResult } from '../../core/contract/desk.ts'
import { title } from '../formats/format.ts'

/** A line of the palette. */
export interface PaletteItem {
  readonly id: string
  readonly name: string
  /** How its name may be typed besides. */
  readonly alsoNamed?: string
  /** Words that find it besides its names. */
  readonly words?: string
  /** The note beside the name. */
  readonly detail?: string | null
  /** The keys that do the same. */
  readonly keys?: string
  /** The name in parts, those that were found marked; else the name is shown. */
  readonly parts?: readonly { readonly text: string; readonly found: boolean }[]
  readonly choose: () => unknown
}

export interface PaletteGroup {
  readonly name: string
  readonly items: readonly PaletteItem[]
}

/** Every word typed is in the name or the words of the item, in any order. */
export function fits(
  { name, alsoNamed = '', words = '' }: Pick<PaletteItem, 'name' | 'alsoNamed' | 'words'>,
  typed: string,
): boolean {
  const text = `${name} ${alsoNamed} ${words}`.toLowerCase()
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every(word => text.includes(word))
}

/** How far the item is from what was typed: its name begins so, holds it as it is, or holds the words somewhere. */
export function distance({ name, alsoNamed = name }: Pick<PaletteItem, 'name' | 'alsoNamed'>, typed: string): number {
  const plain = (words: string): string => words.toLowerCase().replaceAll(',', '')
  const wanted = plain(typed)
  const names = [name, alsoNamed].map(plain)
  return names.some(text => text.startsWith(wanted)) ? 0 : names.some(text => text.includes(wanted)) ? 1 : 2
}

/** A snippet of the service, in which what was found stands between U+0002 and U+0003. */
export const partsOf = (snippet: string): readonly { readonly text: string; readonly found: boolean }[] =>
  snippet
    .split('\u0002')
    .flatMap((piece, index) => {
      const end = index === 0 ? 0 : piece.indexOf('\u0003')
      return [
        { text: piece.slice(0, end), found: true },
        { text: piece.slice(index === 0 ? 0 : end + 1), found: false },
      ]
    })
    .filter(({ text }) => text !== '')

const kindName = (kind: string): string => title(kind.replaceAll('-', ' '))

/** What the service found, as groups; `open` goes to an address of the window. */
export function foundGroups(found: SearchResult, open: (address: string) => unknown): readonly PaletteGroup[] {
  const analysisAt = (id: string): string => `/analyses/${encodeURIComponent(id)}`
  return [
    {
      name: 'Companies',
      items: found.companies.map(({ companyName, analyses, analysisId, kind }) => ({
        id: `company-${analysisId}`,
        name: companyName,
        detail: analyses === 1 ? kindName(kind) : `${analyses} analyses`,
        choose: () =>
          open(analyses === 1 ? analysisAt(analysisId) : `/documents?text=${encodeURIComponent(companyName)}`),
      })),
    },
    {
      name: 'Applications',
      items: found.applications.map(({ appId, companyName }) => ({
        id: `application-${appId}`,
        name: companyName ?? appId,
        detail: companyName === null ? null : appId,
        choose: () => open(`/applications/${encodeURIComponent(appId)}`),
      })),
    },
    {
      name: 'Documents',
      items: found.documents.map(({ id, analysisId, fileName, companyName, kind }) => ({
        id: `document-${id}`,
        name: fileName,
        detail: companyName ?? kindName(kind),
        choose: () => open(analysisAt(analysisId)),
      })),
    },
    {
      name: 'On pages',
      items: found.hits.map(({ documentId, analysisId, fileName, page, snippet, companyName }) => {
        const parts = partsOf(snippet.replace(/\s+/g, ' '))
        const at = new URLSearchParams({ document: fileName, page: String(page) })
        return {
          id: `page-${documentId}-${page}`,
          name: parts.map(({ text }) => text).join(''),
          parts,
          detail: `${companyName ?? fileName}, page ${page}`,
          choose: () => open(`${analysisAt(analysisId)}?${at}`),
        }
      }),
    },
  ].filter(({ items }) => items.length > 0)
}
