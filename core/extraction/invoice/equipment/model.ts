/** The model of a unit in running text: what stands behind its maker, bounded. */
import type { Field } from '../../../document/field.ts'
import vocabulary from '../../../vocabulary/equipment.json' with { type: 'json' }
import { phrasePattern } from '../../../vocabulary/phrase-pattern.ts'
import { textField, type Print } from './printed-text.ts'
import { closesModel, isDescriptive, typeAt, type TextSpan } from './words.ts'

/** Names longer than this are descriptions. */
const maxModelWords = 4
/** "53'", "24hp", "40x20", "12k", "64GB": no names. A letter behind three digits is one ("580M", "950K"). */
const metrics =
  /^(?!\d{3}x\d$)(?:\d+(?:[.,/]\d+)*(?:-?(?:["”″'’′]|ft|hp|lbs?|k?w|kva|tons?|mm|cm|in|gal|qt|cc|hrs?|mi|kms?|yd|cf|rpm|kg|[gmt]b|yrs?|mo|u|va))?|\d{1,2}(?:\.\d)?[kvtml])["”″'’′]*(?:x\d\S*)?$/
export const unitOfMeasure = new RegExp(
  String.raw`^(?:["”″'’′]+|-?(?:${[...vocabulary.modelUnits, ...vocabulary.modelCounts].join('|')})[.,;)]?)$`,
)
/** What smaller numbers count: "1165 wheel harvester" has no 1165 wheels. */
const counted = new RegExp(`^(?:${vocabulary.modelCounts.join('|')})$`)
/** Words that belong to the model before them and end it: "3000 Series". */
const modelEnds: ReadonlySet<string> = new Set(vocabulary.modelEnds)
/** The model printed behind a maker that ends at `from`, up to a comma, a measure, the kind of machine or a word of another subject; null for none. */
export function modelAfter(print: Print, from: number, to = print.text.length): Field<string> | null {
  const words = wordsBetween(print, from, to)
  let start: number | null = null
  let end = from
  let count = 0
  for (const [index, word] of words.entries()) {
    if (count > 0 && print.breaks.has(word.start)) break
    const bare = word.plain.replace(/^[("'*]+|[),;:."*]+$/g, '')
    if (bare === '') {
      if (count > 0 || /[-–—|•(]/.test(word.plain)) break
      continue
    }
    if (count === 0 && /^(?:19|20)\d\d$/.test(bare) && index === 0 && words.length > 1) continue
    if (count === 0 && /^(?:model|no|number|nr|#)$/.test(bare) && words.length > 1) continue
    // "Color:", "Variant:" are labels.
    if (/\p{L}:$/u.test(word.plain)) break
    if (!belongsToModel(print, { word, next: words[index + 1] }, bare, count)) break
    start ??= word.start + (word.plain.length - word.plain.replace(/^[("'*]+/, '').length)
    end = word.start + word.plain.replace(/[),;:."*]+$/, '').length
    count++
    if (count === maxModelWords || (count > 1 && modelEnds.has(bare)) || /[,;:)]$/.test(word.plain)) break
  }
  if (start === null || end <= start) return null
  const value = print.text.slice(start, end)
  return textField(print, { start, end }, { label: /\d/.test(value) ? 'part' : 'weak', place: 'beside' })
}

/** A year, then a model with the tier of its engine: "2024 T76 T4 ". */
const leadingModel =
  /^(?:(?:19|20)\d\d\s)?((?:\p{Lu}\p{Ll}+\s)?(?=\S*\d)[\p{Lu}\d][\p{L}\d./-]+(?:\s\p{Lu}{2,4})?)(?:\s[Tt]\d\w?)?\s$/u

/** The model a text begins with, before its maker and the kind right behind it or before: "T76 Bobcat track loader", "T76 track loader, Bobcat"; null for none. */
export function modelBefore(print: Print, maker: TextSpan, types: readonly TextSpan[]): Field<string> | null {
  const kind = types.find(({ end }) => print.text.slice(end, maker.start) === ', ')
  const match = leadingModel.exec(print.text.slice(0, kind?.start ?? maker.start))
  if (match === null || (kind === undefined && !types.some(({ start }) => start === maker.end + 1))) return null
  const start = match[0].indexOf(match[1]!)
  return textField(print, { start, end: start + match[1]!.length }, { label: 'part', place: 'beside' })
}

/** Labels and units that end a model. */
const otherTerms = phrasePattern(vocabulary.afterModel, 'whole')

interface TextWord {
  readonly plain: string
  readonly start: number
}

function wordsBetween(print: Print, from: number, to: number): readonly TextWord[] {
  return [...print.plain.slice(from, to).matchAll(/\S+/g)].map(match => ({
    plain: match[0],
    start: from + match.index,
  }))
}

function belongsToModel(
  print: Print,
  { word, next }: { readonly word: TextWord; readonly next: TextWord | undefined },
  bare: string,
  count: number,
): boolean {
  // "6-burner", "5-axis", "w/12x12 shuttle"
  if (/^\d{1,2}-[a-z]{3,}$|^w\//.test(bare)) return false
  if (/^[-–—|•/&+]+\d*$/.test(bare) || /^[(#$€£]/.test(word.plain) || closesModel(bare)) return false
  if (/^\d{1,3}(?:[.,]\d{3})+(?:[.,]\d\d)?$|^\d+[.,]\d\d$/.test(bare)) return false
  if (/["”″]$/.test(word.plain) || (/[^\d.]/.test(bare) && metrics.test(bare))) return false
  if (
    /^[\d.,/-]+$/.test(bare) &&
    next !== undefined &&
    unitOfMeasure.test(next.plain) &&
    !(count === 0 && /^\d{3,}$/.test(bare) && counted.test(next.plain))
  )
    return false
  // "10 x 14 ft" are measures, and so is what "1 10mm" begins with.
  if (/^(?:[\d.]+ [x×]|\d) \d/.test(print.plain.slice(word.start))) return false
  if (otherTerms.test(bare)) return false
  const at = print.tokens.findIndex(token => token.start >= word.start)
  if (typeAt(print.tokens, at) !== null) return false
  // "620E GRAPPLE SKIDDER": a long word between a model and a kind belongs to the kind.
  const ahead = next === undefined ? -1 : print.tokens.findIndex(token => token.start >= next.start)
  const long =
    /^[a-z]{5,}$/.test(bare) && !modelEnds.has(bare) && (isDescriptive(bare) || print.text === print.text.toUpperCase())
  if (count > 0 && long && ahead >= 0 && typeAt(print.tokens, ahead) !== null) return false
  // Lower-case words of a sentence; models are written with capitals or digits, but for a first word: "bizhub C360i".
  if (count === 0 && next !== undefined && /^[a-z]\d{2}/.test(next.plain) && !isDescriptive(bare)) return true
  const printed = print.text.slice(word.start, word.start + word.plain.length)
  return /\d/.test(printed) || printed !== printed.toLowerCase()
}
