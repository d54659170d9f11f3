/** Facts of an application with the places that state them, and sentences made of them. A fact that nothing states is null. */
import { longDate } from '../../contract/american-english.ts'
import type { ApplicationStatus, FullAnalysis } from '../../contract/application.ts'
import type { Provenance } from '../../contract/evidence.ts'
import type { DocumentType } from '../../contract/full-analysis.ts'
import { centsText, numberText, partsOfDate } from '../../contract/sentence.ts'
import { valueAt } from '../../contract/value-at.ts'
import type { MemoSentence, MemoSource } from './memo.ts'

export interface Fact {
  readonly text: string
  readonly sources: readonly MemoSource[]
}

/** What the memo is written from. */
export interface MemoMaterial {
  readonly status: Pick<ApplicationStatus, 'app_id' | 'company_name' | 'revision' | 'files' | 'checks' | 'confirmed'>
  readonly payload: FullAnalysis
  /** By JSON pointers into the payload, and `/transactions/12` of its whole list of transactions. */
  readonly provenance: Readonly<Record<string, Provenance>>
  /** Who made the choices of the cash flow desk; null: nobody is named. */
  readonly chosenBy: string | null
}

/** A sentence of facts and words between them; null where a fact is missing or nothing states any of them. */
export function sentence(
  words: TemplateStringsArray,
  ...parts: readonly (Fact | string | null)[]
): MemoSentence | null {
  const facts: (Fact | string)[] = []
  for (const part of parts) {
    if (part === null) return null
    facts.push(part)
  }
  const text = words
    .map((word, index) => word + textOf(facts[index] ?? ''))
    .join('')
    // A name such as "Alder Creek, Inc." ends the sentence by itself.
    .replace(/\.\.$/, '.')
  const sources = joined(facts.flatMap(fact => (typeof fact === 'string' ? [] : fact.sources)))
  return sources.length === 0 ? null : { text, sources }
}

const textOf = (part: Fact | string): string => (typeof part === 'string' ? part : part.text)

/** Sentences that could be made, in their order. */
export const present = (sentences: readonly (MemoSentence | null)[]): readonly MemoSentence[] =>
  sentences.filter(made => made !== null)

/** Places in one document together, its pages in order. */
function joined(sources: readonly MemoSource[]): readonly MemoSource[] {
  const distinct = <T>(list: readonly T[]): T[] => [...new Set(list)]
  return [...Map.groupBy(sources, ({ document }) => document)].map(([document, own]) => ({
    document,
    pages: distinct(own.flatMap(({ pages }) => pages)).toSorted((a, b) => a - b),
    printed: distinct(own.flatMap(({ printed }) => printed)),
  }))
}

/** What a person chose at the cash flow desk, and the loan computed from it alone. */
const choices = /^\/cash_flow\/(?:choices|proposed_loan)(?:\/|$)/
const policyPointer = '/cash_flow/policy'
/** Lines lead to lines: EBITDA to net income, DSCR to EBITDA. */
const MAX_STEPS = 12

export class Facts {
  readonly payload: FullAnalysis
  readonly status: MemoMaterial['status']
  readonly #provenance: MemoMaterial['provenance']
  readonly #chosenBy: string | null

  constructor({ payload, status, provenance, chosenBy }: MemoMaterial) {
    this.payload = payload
    this.status = status
    this.#provenance = provenance
    this.#chosenBy = chosenBy
  }

  /** A text as it stands in the payload. */
  text(pointer: string): Fact | null {
    const value = valueAt(this.payload, pointer)
    return typeof value === 'string' && value.trim() !== '' ? this.#fact(value, pointer) : null
  }

  /** With cents where it has any. */
  amount(pointer: string): Fact | null {
    return this.#number(pointer, value => (Number.isInteger(value) ? numberText(value) : centsText(value)))
  }

  /** A whole number, or one with two decimals at most. */
  count(pointer: string): Fact | null {
    return this.#number(pointer, numberText)
  }

  date(pointer: string): Fact | null {
    const value = valueAt(this.payload, pointer)
    return typeof value === 'string' && partsOfDate(value) !== null ? this.#fact(dateText(value), pointer) : null
  }

  /** What is computed, from the values at these pointers; null where none of them has a place. */
  computed(text: string | null, pointers: readonly string[]): Fact | null {
    if (text === null) return null
    const sources = joined(pointers.flatMap(pointer => this.sourcesOf(pointer))).map(source => ({
      ...source,
      printed: [],
    }))
    return sources.length === 0 ? null : { text, sources }
  }

  /** What follows from all pages of the document that states the value at a pointer. */
  wholeDocument(text: string | null, pointer: string): Fact | null {
    const fact = this.computed(text, [pointer])
    return (
      fact && {
        ...fact,
        sources: fact.sources.map(source => ({ ...source, pages: this.#pagesAround(source) })),
      }
    )
  }

  /** Those of the document in the file that its page is of. */
  #pagesAround({ document, pages }: MemoSource): readonly number[] {
    const parts = this.status.files.filter(({ name }) => name === document).flatMap(({ parts: found }) => found)
    return parts.find(part => pages.some(page => part.pages.includes(page)))?.pages ?? pages
  }

  /** What documents of these types say as a whole. */
  documents(text: string, types: readonly DocumentType[]): Fact | null {
    const sources = this.filesOf(type => types.includes(type))
    return sources.length === 0 ? null : { text, sources }
  }

  /** Documents with the pages that they are on. */
  filesOf(isWanted: (type: DocumentType, fileName: string) => boolean): readonly MemoSource[] {
    return joined(
      this.status.files.flatMap(({ name, parts }) =>
        parts
          .filter(({ doc_type: type }) => isWanted(type, name))
          .map(({ pages }) => ({ document: name, pages, printed: [] })),
      ),
    )
  }

  /** Places of the value at a pointer, of a computed line those of all it comes from; empty: nothing states it. */
  sourcesOf(pointer: string, steps = MAX_STEPS): readonly MemoSource[] {
    const place = this.#provenance[pointer] ?? this.#provenance[pointer.replace(/\/[^/]*$/, '')]
    if (place !== undefined) return [sourceOf(place)]
    if (pointer.startsWith(policyPointer)) return this.#policy()
    if (choices.test(pointer) || this.#isEntered(pointer))
      return [{ document: deskEntry(this.#chosenBy), pages: [], printed: [] }]
    if (steps === 0) return []
    return this.#fromOf(pointer).flatMap(from => (from === pointer ? [] : this.sourcesOf(from, steps - 1)))
  }

  /** The pointers that a computed member of the payload, or what it is a member of, names. */
  #fromOf(pointer: string): readonly string[] {
    const nodes = pointer
      .split('/')
      .slice(1)
      .reduce<unknown[]>(
        (path, key) => [...path, (path.at(-1) as Readonly<Record<string, unknown>> | null | undefined)?.[key]],
        [this.payload],
      )
    return [nodes.at(-1), nodes.at(-2)].map(namedIn).find(list => list.length > 0) ?? []
  }

  #policy(): readonly MemoSource[] {
    const policy = this.payload.cash_flow?.policy
    return policy ? [{ document: `Credit policy “${policy.name}” of ${policy.dated}`, pages: [], printed: [] }] : []
  }

  /** An adjustment that rests on a person's word alone. */
  #isEntered(pointer: string): boolean {
    const index = /^\/cash_flow\/add_backs\/(\d+)/.exec(pointer)?.[1]
    return index !== undefined && this.payload.cash_flow?.add_backs[Number(index)]?.from.length === 0
  }

  #number(pointer: string, written: (value: number) => string): Fact | null {
    const value = valueAt(this.payload, pointer)
    return typeof value === 'number' ? this.#fact(written(value), pointer) : null
  }

  #fact(text: string, pointer: string): Fact | null {
    const sources = this.sourcesOf(pointer)
    return sources.length === 0 ? null : { text, sources }
  }
}

/** Pointers under `from`, or under that of each source. */
function namedIn(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return []
  const { from, sources } = node as { readonly from?: unknown; readonly sources?: unknown }
  if (Array.isArray(from)) return from.filter(entry => typeof entry === 'string')
  return Array.isArray(sources) ? sources.flatMap(namedIn) : []
}

const deskEntry = (by: string | null): string => `Cash flow desk${by === null ? '' : `, entered by ${by}`}`

function sourceOf({ fileName, page, text, method }: Provenance): MemoSource {
  // What a caller or a reviewer stated has no file.
  const stated = method === 'metadata' ? 'Stated with the request' : 'Entered by a reviewer'
  return {
    document: fileName === '' ? stated : fileName,
    pages: fileName !== '' && page > 0 ? [page] : [],
    printed: text.trim() === '' ? [] : [text.trim()],
  }
}

/** "December 31, 2025" of an ISO date. */
export const dateText = (iso: string): string => longDate(new Date(`${iso}T00:00:00Z`))
