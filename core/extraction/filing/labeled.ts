/** Values of a filing behind their labels: "Status: Active", a label with its value to the right or below. */
import vocabulary from '../../vocabulary/filing-labels.json' with { type: 'json' }
import { unionOf } from '../../document/geometry.ts'
import type { Line, Page, Word } from '../../document/model.ts'
import { indexOf } from '../labels/phrases.ts'
import { labelTokens } from '../labels/tokens.ts'
import { confidences, textOf, type Found } from './printed.ts'
import type { FilingText } from './filing.ts'

/** A gap between words this many times the height of the line sets columns apart. */
const columnGap = 1.6
const maxValue = 120

/** Words of one column of a line: a label, the value behind it, or one of both. */
interface Segment {
  readonly words: readonly Word[]
  readonly label: { readonly name: FilingText | null; readonly text: string } | null
  /** Behind the colon of a label; all of a segment without one. */
  readonly value: readonly Word[]
}

export function labeledOn({ lines }: Page): readonly Found[] {
  const rows = lines.map(segmentsOf)
  return rows.flatMap((row, index) =>
    row.flatMap((segment, at): Found[] => {
      const { label } = segment
      if (label === null || label.name === null) return []
      const beside = segment.value.length > 0 ? segment.value : valueOf(row[at + 1])
      const words = beside ?? valueBelow(segment, rows[index + 1] ?? [])
      if (words === null || textOf(words).length > maxValue) return []
      return [{ name: label.name, words, label: label.text, confidence: confidences[beside ? 'beside' : 'below'] }]
    }),
  )
}

const valueOf = (segment: Segment | undefined): readonly Word[] | null =>
  segment === undefined || segment.label !== null ? null : segment.words

/** In the column of its label. */
function valueBelow({ words }: Segment, row: readonly Segment[]): readonly Word[] | null {
  const { left, right } = unionOf(words.map(({ box }) => box))
  const below = row.find(one => {
    const box = unionOf(one.words.map(word => word.box))
    return box.left < right && box.right > left && Math.abs(box.left - left) <= right - left
  })
  return valueOf(below)
}

function segmentsOf({ words, box }: Line): readonly Segment[] {
  const gap = (box.bottom - box.top) * columnGap
  const groups: Word[][] = []
  for (const word of words) {
    const last = groups.at(-1)?.at(-1)
    if (last !== undefined && word.box.left - last.box.right < gap) groups.at(-1)!.push(word)
    else groups.push([word])
  }
  return groups.map(segmentOf)
}

const labels = indexOf(vocabulary.labels)

function segmentOf(words: readonly Word[]): Segment {
  const tokens = labelTokens(words.map(({ text }) => text))
  const colon = tokens.findIndex(({ closes }) => closes)
  const own = colon === -1 ? tokens : tokens.slice(0, colon + 1)
  const name = labels.at(own, 0).find(phrase => phrase.tokens.length === own.length)?.term ?? null
  const end = own.at(-1)
  if (end === undefined || (name === null && colon === -1)) return { words, label: null, value: words }
  const printed = words.slice(0, end.word + 1)
  const behind = words[end.word]!.text.slice(end.end).replace(/^[\s:#=.]+/, '')
  const value = [
    ...(behind === '' ? [] : [{ ...words[end.word]!, text: behind }]),
    ...words.slice(end.word + 1).filter(({ text }) => /[\p{L}\p{N}]/u.test(text)),
  ]
  return { words, label: { name, text: textOf(printed) }, value: colon === -1 ? [] : value }
}
