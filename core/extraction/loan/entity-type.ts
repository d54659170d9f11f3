/** The legal form of the applicant, from the ticked box or the words filled in: names of legal forms, and which of those offered is ticked. Pure. */
import choices from '../../vocabulary/loan-choices.json' with { type: 'json' }
import { heightOf, middleOf, unionOf, verticalOverlap, widthOf } from '../../document/geometry.ts'
import type { Field } from '../../document/field.ts'
import type { Box } from '../../document/model.ts'
import { PhraseIndex } from '../labels/phrases.ts'
import { textOf } from '../layout/text-rows.ts'
import { sharedHeight } from '../layout/thresholds.ts'
import { isInRow, SLACK } from './boxes.ts'
import { CONFIDENCE } from './confidence.ts'
import { partOf, type FormPage, type Piece } from './form-page.ts'
import { labelTokens } from './labels.ts'

/** A legal form by the contract's name, in one of the ways it is printed. */
interface Form {
  readonly name: string
  readonly tokens: readonly string[]
}
const forms = new PhraseIndex<Form>(
  (Object.entries(choices.entities) as [string, readonly string[]][]).flatMap(([name, phrases]) =>
    phrases.map(phrase => ({ name, tokens: labelTokens(phrase) })),
  ),
)
const otherForms: ReadonlySet<string> = new Set(choices.otherEntities.map(phrase => labelTokens(phrase).join(' ')))

/** The form a text names from its first word on; null when it names none. */
const leadingForm = (tokens: readonly string[]): Form | null => forms.at(tokens, 0)[0] ?? null

/** The contract's names. */
export const legalFormNames: ReadonlySet<string> = new Set(Object.keys(choices.entities))

/** The text begins with the name of a legal form, or is one of those the contract has no name for. */
export function isEntityType(text: string): boolean {
  const tokens = labelTokens(text)
  return leadingForm(tokens) !== null || otherForms.has(tokens.join(' '))
}

/**
 * Words of an answer that names a legal form with its state or kind; longer ones are sentences that mention one.
 * Half changes 0 of 41 tuned forms, double 1.
 */
const MAX_WORDS = 5

/** The contract's name for a legal form as printed; as printed when the contract has none. */
export function entityTypeOf(text: string): string {
  const tokens = labelTokens(text.replace(/[()]/g, ' '))
  const [longest] = forms.at(tokens, 0)
  if (longest?.tokens.length === tokens.length) return longest.name
  // "Domestic LLC", "S corporation (Delaware)".
  const within = tokens.flatMap((_, at) => forms.at(tokens, at).slice(0, 1))
  const best = within.toSorted((a, b) => b.tokens.length - a.tokens.length)[0]
  // "LLC / Corporation" offers two; of "Limited liability company" within "Company", the longer name counts.
  const isOne = new Set(within.map(({ name }) => name)).size === 1 || (best?.tokens.length ?? 0) > 1
  return best !== undefined && best.tokens.join('').length > 2 && tokens.length <= MAX_WORDS && isOne
    ? best.name
    : text.trim()
}

/**
 * How options of legal forms are printed. Half or double of any member changes no tuned form.
 * - `rest`: Words an option may have behind its legal form: "(include articles of incorporation)".
 * - `rowWords`, `formWords`: Words of a row of options; more are a sentence that names legal forms. Words of a legal form.
 * - `near`: Points: options of one list stand this near above each other, in at most three lines.
 */
const LIMITS = { rest: 4, rowWords: 24, formWords: 4, near: 40 } as const

/** The ticked legal form; null when none is, or several that contradict each other. */
export function tickedEntity(pages: readonly FormPage[]): Field<string> | null {
  const ticked = pages.flatMap(ticksOf).flatMap(tick => {
    const form = offeredForm(tick.text)
    return form === null || form.toLowerCase() === 'other' ? [] : [{ ...tick, form }]
  })
  const found = ticked.length > 0 ? ticked : pages.flatMap(page => drawnTicks(optionsOn(page)))
  const [first] = found
  if (first === undefined || found.some(({ form }) => form !== first.form)) return null
  const { page, box, text, form } = first
  const isScan = pages.some(({ method }) => method === 'ocr')
  return {
    value: form,
    confidence: isScan ? CONFIDENCE.tickedOnScan : CONFIDENCE.ticked,
    method: isScan ? 'ocr' : 'text',
    evidence: [{ fileName: page.fileName, page: page.number, box, text }],
    label: text,
    scale: 1,
  }
}

/** The legal form an option names, and hardly anything else; null when it names none. */
function offeredForm(option: string): string | null {
  const tokens = labelTokens(option)
  const form = leadingForm(tokens)
  if (form !== null && tokens.length - form.tokens.length <= LIMITS.rest) return form.name
  return otherForms.has(tokens.join(' ')) ? entityTypeOf(option) : null
}

/** Legal forms printed as options, where at least two stand close together. */
function optionsOn(page: FormPage): readonly Option[] {
  const found: Option[] = []
  for (const { words } of page.lines.flat()) {
    if (words.length > LIMITS.rowWords) continue
    for (let at = 0; at < words.length; at++) {
      const texts = words.slice(at, at + LIMITS.formWords).map(({ text }) => text)
      const option = optionIn(texts, page.method === 'ocr')
      if (option === null) continue
      let end = at + 1
      const tokensTo = (to: number): readonly string[] =>
        labelTokens([option.first, ...texts.slice(1, to - at)].join(' '))
      while (tokensTo(end).length < option.form.tokens.length) end++
      const own = words.slice(at, end)
      const before = words[at - 1]
      const glyph =
        option.glyph === '' && before !== undefined && READ_BOX.test(before.text) ? before.text : option.glyph
      const { isGlued } = option
      found.push({
        form: option.form.name,
        text: textOf(own),
        page,
        box: unionOf(own.map(({ box }) => box)),
        glyph,
        isGlued,
      })
      at = end - 1
    }
  }
  return found.filter(({ form, box }) =>
    found.some(other => other.form !== form && Math.abs(other.box.top - box.top) < LIMITS.near),
  )
}

/** The legal form that the first of these words begins, on a scan behind what recognition makes of the box before it. */
function optionIn(
  [first = '', ...rest]: readonly string[],
  isScan: boolean,
): { readonly form: Form; readonly first: string; readonly glyph: string; readonly isGlued: boolean } | null {
  const glued = isScan ? (GLUED_BOX.exec(first)?.[0] ?? '') : ''
  for (let length = 0; length <= glued.length; length++) {
    const word = first.slice(length)
    const form = leadingForm(labelTokens([word, ...rest].join(' ')))
    if (form !== null && (length === 0 || /^\p{L}/u.test(word)))
      return {
        form,
        first: word,
        glyph: length === 0 ? glued.replace(/[\p{L}\d].*/su, '') : first.slice(0, length),
        isGlued: length > 0,
      }
  }
  return null
}

/** A ticked box. */
interface Tick {
  /** The option beside the box. */
  readonly text: string
  readonly page: FormPage
  readonly box: Box
}
interface TickedForm extends Tick {
  /** The contract's name of the legal form. */
  readonly form: string
}
interface Option extends TickedForm {
  /** What recognition makes of the box before it; empty where it sees none. */
  readonly glyph: string
  /** Read as the beginning of the word. */
  readonly isGlued: boolean
}

/**
 * How near ticks stand to their options. Half or double of any member changes no tuned form.
 * - `beside`: In type sizes: an option begins this close behind its box, and ends this close before one.
 * - `mark`: Points. A mark left of an option lies within this.
 * - `smallMark`: Wider marks are drawn around the option or over it.
 * - `into`: Points by which a box that is read as the beginning of the option reaches into it.
 */
const REACH = { beside: 2.4, mark: 22, smallMark: 17, into: 8 } as const
/** A letter or two that stands in a box: typed, or what recognition makes of a crossed box. */
const TYPED_TICK =
  /^[[(|]?[xX✓✔✗✘√][\])|]?$|^(?:KK|XX|xX|Xx|BX|EX|IX|IK|KX|xl|\[x|Kl|X\]|KK\]|K\]|®|⊠|☒|\(?©?@\)?|\(e\)|\(®\)?|[‘']4|\[4|4\]|\[v|v\]|\[[xX]{2}\])$/u

/** Every ticked box with its option. */
function ticksOf(page: FormPage): readonly Tick[] {
  const found: Tick[] = []
  const add = (text: string | undefined, box: Box): void => {
    if (text !== undefined) found.push({ text, page, box })
  }
  for (const { box, ticked } of page.ticks) if (ticked) add(optionAt(page, box)?.text, box)
  for (const line of page.lines)
    for (const piece of line) {
      // "Corp [ LLC ] Other": the choice with brackets around it.
      add(/^\[\s?([^[\]]{2,}?)\s?\]$/.exec(piece.text)?.[1], piece.box)
      piece.words.forEach((word, index) => {
        if (!TYPED_TICK.test(word.text)) return
        const next = piece.words[index + 1]
        const option = next === undefined ? optionAt(page, word.box) : partOf(piece, index + 1, piece.words.length)
        add(option?.text, word.box)
      })
    }
  return found
}

/** The pieces at the height of a box. */
const piecesBeside = (page: FormPage, box: Box): readonly Piece[] =>
  page.lines
    .flat()
    .filter(piece => verticalOverlap(piece.box, box) > sharedHeight * Math.min(piece.size, heightOf(box)))

/** The words right behind a box, up to the next box or gap; before it when none are behind. */
function optionAt(page: FormPage, box: Box): Piece | null {
  if (standBehind(page, box)) return wordsBefore(page, box)
  const next = page.ticks.filter(tick => tick.box.left > box.right && isInRow(tick.box, box))
  for (const piece of piecesBeside(page, box)) {
    const first = piece.words.findIndex(word => word.box.left > box.right - SLACK)
    if (first < 0 || piece.words[first]!.box.left - box.right >= REACH.beside * piece.size) continue
    const end = piece.words.findIndex(
      (word, index) => index > first && next.some(tick => tick.box.right <= word.box.left + 1),
    )
    return partOf(piece, first, end < 0 ? piece.words.length : end)
  }
  return wordsBefore(page, box)
}

/** "Partnership [ ] LLC [x]": a row that begins with a legal form, not with a box, has its boxes behind the forms. */
function standBehind(page: FormPage, box: Box): boolean {
  const row = page.ticks.filter(tick => isInRow(tick.box, box))
  const first = row.toSorted((a, b) => a.box.left - b.box.left)[0]
  if (first === undefined || row.length < 2) return false
  const option = wordsBefore(page, first.box)
  return option !== null && !/:$/.test(option.text) && isEntityType(option.text)
}

/** The words that end right before a box. */
function wordsBefore(page: FormPage, box: Box): Piece | null {
  const isBefore = ({ box: words, size }: Piece): boolean =>
    words.right <= box.left + SLACK && box.left - words.right < REACH.beside * size
  return piecesBeside(page, box).findLast(isBefore) ?? null
}

/** What recognition makes of a box, empty or ticked, alone and before a word, perhaps with an article between them. */
const READ_BOX = /^[O0DQCJoj()[\]{}|1lLM&@®§%KXWB]{1,3}$/u
const GLUED_BOX = /^[O0DQCJoj()[\]{}|1lLM&@®§%KXWB]{1,3}(?:an?)?/u
const READ_TICK = /[M&@®§%KXWB]/u

/**
 * Of options printed with boxes drawn beside them, those with a mark in the box: more drawn strokes left of them (or, when all
 * boxes stand behind their options, right of them) than beside the others. On a scan the box may be read as the beginning of the word, and of boxes
 * that are read all alike but one, that one is ticked.
 */
function drawnTicks(options: readonly Option[]): readonly TickedForm[] {
  if (options.length < 2) return []
  const counts = options.map(
    ({ page, box, isGlued }) =>
      page.marks.filter(
        mark =>
          widthOf(mark.box) <= REACH.smallMark &&
          mark.box.right <= box.left + (page.method === 'ocr' ? REACH.into : 2) &&
          mark.box.left >= box.left - (isGlued ? SLACK : REACH.mark) &&
          middleOf(mark.box) > box.top - SLACK &&
          middleOf(mark.box) < box.bottom + SLACK,
      ).length,
  )
  const max = Math.max(...counts)
  if (max > Math.min(...counts)) return options.filter((_, index) => counts[index] === max)
  const [ticked, empty] = [true, false].map(is =>
    options.filter(({ glyph }) => glyph !== '' && READ_TICK.test(glyph) === is),
  )
  return ticked!.length === 1 && empty!.length > 1 ? ticked! : []
}
