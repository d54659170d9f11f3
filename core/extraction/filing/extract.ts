/** Pages of a filing → what they say of the business: behind labels, and in the sentences of certificates and articles. */
import labels from '../../vocabulary/filing-labels.json' with { type: 'json' }
import type { Document, Line, Page, Word } from '../../document/model.ts'
import { isLegalForm } from '../../vocabulary/legal-forms.ts'
import { stateCode, usStates } from '../../vocabulary/states.ts'
import { filingTexts, type FilingReading, type FilingText } from './filing.ts'

/** A gap between words this many times the height of the line sets columns apart. */
const columnGap = 1.6
const maxValue = 120

interface Segment {
  readonly text: string
  readonly left: number
  readonly right: number
}

/** Null: the pages name no business. */
export function extractFiling(document: Document, numbers: readonly number[]): FilingReading | null {
  const pages = document.pages.filter(({ number }) => numbers.includes(number))
  const found = new Map<FilingText, { readonly text: string; readonly page: number }>()
  for (const page of pages)
    for (const [name, text] of [...labeledOn(page), ...sentencesOn(page)])
      if (!found.has(name)) found.set(name, { text, page: page.number })
  const name = found.get('name')
  if (name === undefined) return null
  const texts = Object.fromEntries(filingTexts.map(one => [one, found.get(one)?.text ?? null])) as Record<
    FilingText,
    string | null
  >
  return { ...texts, state: issuingState(pages), page: name.page }
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
const termOf = new Map(filingTexts.flatMap(name => labels[name].map(label => [label, name] as const)))

/** "Label: value", a label with its value to the right, or below it. */
function labeledOn({ lines }: Page): readonly (readonly [FilingText, string])[] {
  const rows = lines.map(segmentsOf)
  return rows.flatMap((row, index) =>
    row.flatMap((segment, at): (readonly [FilingText, string])[] => {
      const colon = segment.text.indexOf(':')
      const term = termOf.get(plain(colon === -1 ? segment.text : segment.text.slice(0, colon)))
      if (term === undefined) return []
      const behind = colon === -1 ? '' : segment.text.slice(colon + 1).trim()
      const value = behind !== '' ? behind : (valueBeside(row[at + 1]) ?? valueBelow(segment, rows[index + 1] ?? []))
      return value === null || value.length > maxValue ? [] : [[term, value]]
    }),
  )
}

const isLabel = ({ text }: Segment): boolean => text.includes(':') || termOf.has(plain(text))
const valueBeside = (next: Segment | undefined): string | null =>
  next === undefined || isLabel(next) ? null : next.text
/** In the column of its label. */
function valueBelow({ left, right }: Segment, row: readonly Segment[]): string | null {
  const below = row.find(one => one.left < right && one.right > left)
  return below === undefined || isLabel(below) || Math.abs(below.left - left) > right - left ? null : below.text
}

function segmentsOf({ words, box }: Line): readonly Segment[] {
  const height = box.bottom - box.top
  const groups: Word[][] = []
  for (const word of words) {
    const last = groups.at(-1)?.at(-1)
    if (last !== undefined && word.box.left - last.box.right < height * columnGap) groups.at(-1)!.push(word)
    else groups.push([word])
  }
  return groups.map(group => ({
    text: group.map(({ text }) => text).join(' '),
    left: group[0]!.box.left,
    right: group.at(-1)!.box.right,
  }))
}

const certified = /\bcertif(?:y|ies) that,? (?:the )?(.{3,90}?),? (?:is|was|has|a|an|filed|duly)\b/i
const articles =
  /\bname of (?:the|this) (?:limited liability company|corporation|company|entity) (?:is|shall be):? (.{3,90}?)(?:\.? (?:article|second|ii|the)\b|$)/i
const standing = /\b(not )?in good standing\b|\b(?:is|was) (?:duly )?(?:in existence|existing)\b/i
const laws = /\bunder the laws of (?:the )?(?:state of )?([a-z]+(?: [a-z]+)?)/i

/** What sentences say. A name has a legal form at its end; a standing that is denied is none. */
function sentencesOn({ lines }: Page): readonly (readonly [FilingText, string])[] {
  const text = lines.map(line => line.text).join(' ')
  const named = [certified.exec(text)?.[1], articles.exec(text)?.[1]].flatMap(found => {
    const name = found?.replace(/^["“]|["”]$/g, '').trim()
    const last = name?.split(/[\s,]+/).at(-1)
    return name !== undefined && last !== undefined && isLegalForm(last.toLowerCase().replace(/\./g, '')) ? [name] : []
  })
  const status = standing.exec(text)
  const home = laws.exec(text)?.[1]
  const state = home === undefined ? undefined : [home, home.split(' ')[0]!].find(one => stateCode(one) !== null)
  return [
    ...named.map(name => ['name', name] as const),
    ...(status === null ? [] : [['status', status[1] ? 'not in good standing' : 'good standing'] as const]),
    ...(state === undefined ? [] : [['jurisdiction', state] as const]),
  ]
}

/** The state whose office the pages name, where they name one only. */
function issuingState(pages: readonly Page[]): string | null {
  const text = pages
    .flatMap(({ lines }) => lines.map(line => line.text))
    .join(' ')
    .toLowerCase()
  const named = usStates.filter(({ name }) => {
    const state = name.toLowerCase()
    return [
      `secretary of state of ${state}`,
      `secretary of state of the state of ${state}`,
      `secretary of state, state of ${state}`,
      `${state} secretary of state`,
      `${state} department of state`,
      `${state} division of corporations`,
    ].some(office => text.includes(office))
  })
  return named.length === 1 ? named[0]!.code : null
}
