/** Cuts a page of a return into the regions of its schedules. */
import forms from '../../vocabulary/tax-forms.json' with { type: 'json' }
import { plainText, type FormToken } from './page-view.ts'
import { rowsOf } from './boxes.ts'
import { resembles } from './rows.ts'
import type { SheetPage } from './sheets.ts'

export type SectionKind = 'boxes' | 'columns' | 'halves' | 'none'

export interface Section {
  /** Of two halves side by side: the number of the first line of the right one. */
  readonly right?: string | undefined
  /** Prefix of its keys; null: the form's own first page, or a part nothing is read from. */
  readonly prefix: string | null
  readonly kind: SectionKind
  /** Points from the top. */
  readonly top: number
  readonly bottom: number
}

interface Heading {
  readonly prefix: string | null
  readonly headings: readonly string[]
  /** Words of the title beside it: white on black, OCR loses the heading itself. */
  readonly titles?: readonly string[]
  readonly kind: string
  readonly right?: string
}

const headings: Readonly<Record<string, readonly Heading[]>> = forms.sections

/** A heading begins within this share of the width from the left. */
const HEADING_WITHIN = 0.3

/** Regions of a page of a return, from top to bottom. `before`: what the page before ended with, which this one continues. */
export function sectionsOf({ sheet, first, tokens, page }: SheetPage, before: Section | null): readonly Section[] {
  const own = headings[sheet] ?? []
  const start: Section =
    first || own.length === 0
      ? { prefix: null, kind: 'boxes', top: 0, bottom: page.height }
      : { prefix: before?.prefix ?? null, kind: before?.kind ?? 'none', top: 0, bottom: page.height }
  const found = rowsOf(tokens.filter(({ box }) => box.left < page.width * 0.75)).flatMap(row =>
    headedBy(row, own, page.width),
  )
  const sections = [start]
  for (const { heading, y } of found) {
    const last = sections.at(-1)!
    if (y <= last.top) continue
    sections[sections.length - 1] = { ...last, bottom: y }
    sections.push({
      prefix: heading.prefix,
      kind: heading.kind as SectionKind,
      right: heading.right,
      top: y,
      bottom: page.height,
    })
  }
  return sections
}

function headedBy(row: readonly FormToken[], own: readonly Heading[], width: number) {
  const [first] = row
  if (first === undefined || first.box.left > HEADING_WITHIN * width) return []
  const text = plainText(row.map(({ text }) => text).join(' '))
  const words = text.split(' ')
  const heading = own.find(
    ({ headings: phrases, titles = [] }) =>
      titles.some(title => text.includes(title) || resembles(title, words)) ||
      phrases.some(phrase => text.startsWith(phrase) && /^(?: [a-z(]|$)/.test(text.slice(phrase.length))),
  )
  return heading === undefined ? [] : [{ heading, y: first.box.top - 1 }]
}
