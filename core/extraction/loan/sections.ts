/** The headings of a form: whose names and addresses stand below them. Pure. */
import phrases from '../../vocabulary/loan-phrases.json' with { type: 'json' }
import { phraseSource } from '../../vocabulary/phrase-pattern.ts'
import labels from '../../vocabulary/loan-labels.json' with { type: 'json' }
import sections from '../../vocabulary/loan-sections.json' with { type: 'json' }
import { coverOf, labelTokens, sameToken, KNOWN_COVER, termGroups, type Term } from './labels.ts'
import { centerOf, medianOf } from '../../document/geometry.ts'
import type { Box } from '../../document/model.ts'
import { styleOf, type Caption } from './captions.ts'
import type { FormPage, Piece } from './form-page.ts'
import { SLACK } from './boxes.ts'

export type SectionKind = keyof typeof sections | 'unknown'

/** What a heading names. */
export interface Heading {
  readonly kind: SectionKind
  /** "Owner 2", "Guarantor #2"; null without a number. */
  readonly ordinal: number | null
  /** Its words are those of the vocabulary and no others; headings that have others are known better by the questions under them. */
  readonly whole: boolean
}

export interface Section extends Heading {
  readonly piece: Piece
  /** Where its column begins: what stands further left is not below it. */
  readonly left: number
  /** Where the next column begins, when its text goes on beside the heading. */
  readonly right: number
}

const known: ReadonlyMap<string, SectionKind> = new Map(
  (Object.entries(sections) as [SectionKind, readonly string[]][]).flatMap(([kind, phrases]) =>
    phrases.flatMap((phrase): [string, SectionKind][] => {
      const words = labelTokens(phrase)
      // Letters set wide are read as several words: "GUAR ANTOR".
      return [words.join(' '), words.join('')].map(text => [text, kind])
    }),
  ),
)
const sectionWords = [...new Set([...known.keys()].flatMap(phrase => phrase.split(' ')))]
/** Who stands behind a firm. */
const ownerWords: ReadonlySet<string> = new Set([...labels.roles.owner, ...sections.owner])
const exact = new Set([...sectionWords, 'information'])

/**
 * Words of headings. Half or double of any member changes 2 of 41 tuned forms at most.
 * - `minMisread`: Shorter words with another letter are other words.
 * - `max`, `inRow`, `plain`: Words of a heading with its number and hint; of one of several in a row; of one in the type of the questions.
 * - `prose`: More words behind a heading explain it.
 */
const WORDS = { minMisread: 6, max: 14, inRow: 4, plain: 6, prose: 4 } as const
/** A word with a letter misread as the one it is. */
function spelled(token: string): string {
  if (token.length < WORDS.minMisread || exact.has(token) || idle.has(token)) return token
  return ['information', ...sectionWords].find(word => sameToken(token, word)) ?? token
}

/** Words that change nothing in a heading. */
const idle = new Set(phrases.idleInHeadings)
const number = `(?:\\d{1,2}[a-z]?|[a-z]|[ivx]{1,4}|${phraseSource(phrases.numbers)})`
const sectionWord = phraseSource(phrases.sectionWords)
const NUMBER_BEFORE = new RegExp(`^\\s*(?:${sectionWord}\\s*)?${number}?[a-z]?(?:\\s*[.):]|\\s+[–-](?=\\s))\\s*`, 'iu')
const NUMBERED = new RegExp(`^(?:${sectionWord}\\s+)?${number}\\s*[.):]\\s`, 'iu')
/**
 * How headings and columns lie. Half or double of any member changes 3 of 41 tuned forms at most.
 * - `alone`: In type sizes: a heading stands alone where its neighbors are further off than this.
 * - `larger`: Type of this many times the size of questions is that of headings; sizes on scans are guessed.
 * - `margin`: Share of the page's width: no column stands left of a heading nearer to the edge.
 * - `column`, `wide`: Shares of the page's width: where a second column begins at the earliest, and a rule across both.
 * - `center`: Share of the page's width a centered heading's middle may be off the page's.
 * - `row`: Points between the heads of headings of one row.
 */
const PLACE = {
  alone: 2.5,
  larger: { text: 1.08, ocr: 1.3 },
  margin: 0.2,
  column: 0.3,
  wide: 0.75,
  center: 0.08,
  row: 4,
} as const
/**
 * How answers lie below their labels. Half or double of any member changes 1 of 41 tuned forms at most.
 * - `edge`, `gap`, `overlap`: Points by which an answer stands off the edge of its label, and, in type sizes, how near below it, and how far its
 *   box reaches into it.
 * - `columns`: So many lines of columns side by side may stand between a question and the answer below it.
 */
const ANSWER = { edge: 9, gap: 1.2, overlap: 0.5, columns: 4 } as const
/**
 * Points: a line to write on that reaches so far to both sides of the edge of a column crosses it.
 * Half or double of any member changes 2 of 41 tuned forms at most.
 */
const CROSSING = { left: 30, right: 60 }
/** Points by which questions are set in or out below their heading, or reach over a rule. Half changes 0 of 41 tuned forms, double 2. */
const INDENT = 14

/** What a heading names; null when its words name nothing. */
export function sectionKind(text: string): Heading | null {
  const head = /^(.{3,40}?)\s[–—/-]\s(?=[\p{Lu}(])/u.exec(text)?.[1]
  const first = head === undefined ? null : kindOfHeading(head)
  return first === null ? kindOfHeading(text) : { ...first, whole: false }
}

const meaningfulOf = (words: readonly string[]): readonly string[] => [
  ...new Set(words.filter(word => !idle.has(word))),
]

function kindOfHeading(text: string): Heading | null {
  const plain = text.replace(/\([^)]*\)?/g, ' ').replace(NUMBER_BEFORE, '')
  const tokens = labelTokens(plain).map(spelled)
  if (tokens[0] === 'signature' && tokens.length > 1 && !tokens.includes('authorization')) return null
  if (tokens.length === 0 || tokens.length > WORDS.max) return null
  const last = tokens.at(-1)!
  const ordinal = /^[1-6]$/.test(last) ? Number(last) : tokens.includes('second') || tokens.includes('co') ? 2 : null
  const words = /^[1-6]$/.test(last) ? tokens.slice(0, -1) : tokens
  const whole = known.get(words.join(' '))
  if (whole !== undefined) return { kind: whole, ordinal, whole: true }
  const bare = meaningfulOf(words)
  const kind = known.get(bare.join(' ')) ?? known.get(words.join(''))
  if (kind !== undefined) return { kind, ordinal, whole: true }
  // "Officer / guarantor" names one kind twice.
  if (bare.length > 1 && bare.every(word => ownerWords.has(word))) return { kind: 'owner', ordinal, whole: false }
  // The longest phrase within it that leaves at most a third of its words.
  const runs = bare.flatMap((_, from) => bare.slice(from).map((_, more) => bare.slice(from, from + more + 1)))
  const [longest] = runs.filter(run => known.has(run.join(' '))).toSorted((a, b) => b.length - a.length)
  if (longest === undefined || longest.length * 3 < bare.length * 2) return null
  return { kind: known.get(longest.join(' '))!, ordinal, whole: false }
}

/** Every heading of the page: pieces that stand for themselves and name a section. */
export function sectionsOf(
  page: FormPage,
  isValue: (piece: Piece) => boolean,
  captions: ReadonlyMap<Piece, Caption>,
): readonly Section[] {
  const isLabel = (piece: Piece): boolean => captions.has(piece)
  // Headings of columns side by side, with labels below them.
  const isHeadingRow = (line: readonly Piece[]): boolean =>
    line.length > 1 &&
    line.every(piece => piece.words.length <= WORDS.inRow && sectionKind(piece.text) !== null) &&
    (page.lines[line[0]!.line + 1] ?? []).some(isLabel)
  const pieces = page.lines.flat()
  if (pieces.length === 0) return []
  const usual = medianOf(pieces.map(({ size }) => size))
  // Set in other type than most questions.
  const questions = pieces.filter(isLabel)
  const boldQuestions = questions.filter(isBold).length * 2 > questions.length
  const questionSize = questions.length === 0 ? usual : medianOf(questions.map(({ size }) => size))
  const standsOut = (piece: Piece): boolean =>
    (isBold(piece) && !boldQuestions) || piece.size > PLACE.larger[page.method] * questionSize
  const found = page.lines.flatMap(line =>
    line.flatMap((piece, index): Omit<Section, 'left' | 'right'>[] => {
      if ((isValue(piece) && !isHeadingRow(line)) || piece.blankAfter) return []
      const next = line[index + 1]
      const numbered = NUMBERED.test(piece.text)
      const prominent = standsOut(piece) || isCapitals(piece) || numbered || isHeadingRow(line)
      const found = sectionKind(piece.text.replace(/:$/, ''))
      const explained = index === 0 && isExplanation(piece, line.slice(1))
      const alone =
        (next === undefined || explained || next.box.left - piece.box.right > PLACE.alone * piece.size) &&
        (index === 0 || piece.box.left - line[index - 1]!.box.right > PLACE.alone * piece.size)
      if (!alone || piece.words.length > WORDS.max || /^\p{Ll}/u.test(piece.text)) return []
      // One of several questions in its row, or answered right below it: no heading.
      const isAnswered = !numbered && !standsOut(piece) && hasAnswerBelow(page, piece, isLabel)
      if (isLabel(piece) && !isHeadingRow(line) && (line.filter(isLabel).length > 1 || isAnswered)) return []
      const withoutHint = piece.text.replace(/\([^)]*\)$/, '')
      const isPlain = withoutHint.split(' ').length <= WORDS.plain && !/[:;.,)]$|\s[–—-]\s/.test(withoutHint.trimEnd())
      if (found !== null && (prominent || ((line.length === 1 || explained) && isPlain))) return [{ ...found, piece }]
      // A heading nobody knows ends what was before it.
      return numbered && line.length === 1 && !/\?$/.test(piece.text) && coverOf(piece.text) < KNOWN_COVER
        ? [{ kind: 'unknown', ordinal: null, piece, whole: false }]
        : []
    }),
  )
  const headings = withAlike(page, found, piece => isValue(piece) || /[:?]$/.test(piece.text))
  const placed = headings.map(section => ({
    ...section,
    left: leftOf(section, headings, questions),
    right: rightOf(section, headings),
  }))
  // "Applicant" beside "Co-applicant" is a person as well.
  const isBesideSecond = ({ kind, piece }: Section): boolean =>
    kind === 'business' &&
    placed.some(
      other =>
        other.kind === 'owner' &&
        other.ordinal === 2 &&
        Math.abs(other.piece.box.top - piece.box.top) <= PLACE.row &&
        other.piece.text.toLowerCase().endsWith(piece.text.toLowerCase()),
    )
  return placed.map((section): Section => {
    if (isBesideSecond(section)) return { ...section, kind: 'owner' }
    return section.whole ? section : { ...section, kind: kindOfContent(placed, section, captions) ?? section.kind }
  })
}

/** Headings nobody knows, by the type in which the known ones are set and hardly anything else. */
function withAlike(
  page: FormPage,
  found: readonly Omit<Section, 'left' | 'right'>[],
  isTaken: (piece: Piece) => boolean,
) {
  const known = new Set(found.map(({ piece }) => piece))
  const usual = Map.groupBy(page.lines.flat(), styleOf)
  const styles = new Set(
    [...usual].flatMap(([style, pieces]) => {
      const count = pieces.filter(piece => known.has(piece)).length
      return count >= MIN_OF_KIND && count * 2 >= pieces.length ? [style] : []
    }),
  )
  const isAlike = (piece: Piece): boolean =>
    styles.has(styleOf(piece)) && !isTaken(piece) && piece.words.length <= WORDS.plain && /^\p{Lu}/u.test(piece.text)
  if (page.method === 'ocr' || styles.size === 0) return found
  return page.lines
    .flat()
    .flatMap(
      piece =>
        found.find(({ piece: own }) => own === piece) ??
        (isAlike(piece) ? { kind: 'unknown' as const, ordinal: null, piece, whole: false } : []),
    )
}

const contents: readonly (readonly [SectionKind, ReadonlySet<Term>])[] = [
  ['owner', termGroups.personal],
  ['business', termGroups.business],
  ['equipment', termGroups.equipment],
  ['request', termGroups.request],
  ['decoy', termGroups.bank],
]
/** So many questions of one kind tell what a heading names, where fewer of any other stand. */
const MIN_OF_KIND = 2

/** What a heading of unknown words names, by the questions under it. */
function kindOfContent(
  all: readonly Section[],
  { piece }: Section,
  captions: ReadonlyMap<Piece, Caption>,
): SectionKind | null {
  const asked = [...captions.values()].flatMap(({ piece: own, meaning }) =>
    meaning !== null && sectionAt(all, own.box)?.piece === piece ? [meaning] : [],
  )
  const counted = contents
    .map(([kind, terms]) => ({
      kind,
      count: asked.filter(({ term, role }) => terms.has(term) || role === kind).length,
    }))
    .toSorted((a, b) => b.count - a.count)
  const [first, second] = counted
  if (first!.count < MIN_OF_KIND || first!.count === second!.count) return null
  // Behind the name of a seller, where no applicant is named, stands what is asked of the seller.
  const asks = (...terms: readonly Term[]): boolean => asked.some(({ term }) => terms.includes(term))
  const isSeller = asks('vendorName') && !asks('legalName', 'applicantName', 'taxId', 'entityType')
  return isSeller && first!.kind === 'business' ? 'vendor' : first!.kind
}

/** The left end of a heading's column. Of headings side by side that stand over the middle of their columns, half way to the one before. */
function leftOf(
  { piece }: Pick<Section, 'piece'>,
  found: readonly Pick<Section, 'piece'>[],
  questions: readonly Piece[],
): number {
  const { box } = piece
  if (isCentered(piece) || box.left < PLACE.margin * piece.page.width) return 0
  const row = found.filter(other => Math.abs(other.piece.box.top - box.top) <= PLACE.row)
  const isAtEdge = questions.some(other => other.line > piece.line && Math.abs(other.box.left - box.left) < INDENT)
  if (row.length < 2 || isAtEdge) return box.left - INDENT
  const before = row.map(other => other.piece.box.right).filter(right => right <= box.left)
  return before.length === 0 ? 0 : (Math.max(...before) + box.left) / 2
}

/** Where the column of a heading ends: at a heading further right and over it, beside text of that column. */
function rightOf(
  { piece: { page, box, size, line } }: Pick<Section, 'piece'>,
  found: readonly Pick<Section, 'piece'>[],
): number {
  const lefts = found
    .filter(({ piece: other }) => other.line <= line && other.box.left > Math.max(box.right, PLACE.column * page.width))
    .map(({ piece: other }) => other.box.left - INDENT)
  const left = Math.min(...lefts)
  const isBeside = (other: Box): boolean =>
    other.left >= left && other.bottom > box.top - ANSWER.overlap * size && other.top < box.bottom
  return page.lines.flat().some(other => isBeside(other.box)) ? left : Infinity
}

/** Behind a heading in bold type or capitals: "(list all)", "This section asks about you." */
function isExplanation(head: Piece, rest: readonly Piece[]): boolean {
  const [next] = rest
  if (next === undefined) return false
  const count = rest.reduce((sum, { words }) => sum + words.length, 0)
  const isOther = (isBold(head) && !next.words[0]!.bold) || (isCapitals(head) && !isCapitals(next))
  if (next.box.left - head.box.right > PLACE.alone * head.size) return false
  return isOther && (/^\(/.test(next.text) || (count > WORDS.prose && /^\p{Lu}/u.test(next.text)))
}

const isCapitals = ({ text }: Piece): boolean => /[A-Z]{3}/.test(text) && text === text.toUpperCase()

/** What stands right below, at the same edge and close, is no question itself. */
function hasAnswerBelow(page: FormPage, { box, line, size }: Piece, isLabel: (piece: Piece) => boolean): boolean {
  const below = page.lines.slice(line + 1, line + 1 + ANSWER.columns).flat()
  return below.some(
    other =>
      Math.abs(other.box.left - box.left) < ANSWER.edge &&
      other.box.top > box.bottom - ANSWER.overlap * size &&
      other.box.top - box.bottom < ANSWER.gap * size &&
      other.words.length <= WORDS.max &&
      !isLabel(other),
  )
}

const isBold = ({ words }: Piece): boolean => words.every(word => word.bold)

/** The section a place on the page belongs to; null above the first heading. "Address" and the like stay in the one before. */
export function sectionAt(
  found: readonly Section[],
  box: { readonly left: number; readonly top: number },
): Section | null {
  const above = found.filter(
    ({ piece, left, right }) =>
      piece.box.top < box.top + 1 &&
      left <= box.left &&
      box.left < right &&
      (isCentered(piece) || !isClosed(piece, box)),
  )
  return above.findLast(({ kind }) => kind !== 'same') ?? null
}

/** A heading of a column is over where a rule crosses the page, unless what divides the columns goes on below it: the rule is one of a grid. */
function isClosed({ page, box }: Piece, place: { readonly left: number; readonly top: number }): boolean {
  if (box.left < PLACE.column * page.width) return false
  const walls = page.down.filter(({ left }) => left > box.left - INDENT && left < box.left + SLACK)
  const isOfGrid = (y: number): boolean =>
    walls.some(({ top }) => top < y - SLACK) && walls.some(({ top, bottom }) => top < y + SLACK && bottom > y + SLACK)
  const isBetween = ({ top }: Box): boolean => top > box.bottom + SLACK && !isOfGrid(top)
  const isCrossed = page.lineRules.some(
    rule =>
      rule.left < box.left - CROSSING.left &&
      rule.right > box.left + CROSSING.right &&
      rule.top < place.top + INDENT &&
      isBetween(rule),
  )
  if (isCrossed) return true
  return page.across.some(
    rule => rule.right - rule.left > PLACE.wide * page.width && rule.bottom < place.top + 2 && isBetween(rule),
  )
}

/** A heading over the middle of the page governs its whole width; one at the edge of a column does not stand there for the middle. */
const isCentered = ({ page, line, box }: Piece): boolean =>
  page.lines[line]?.length === 1 &&
  Math.abs(centerOf(box) - page.width / 2) < PLACE.center * page.width &&
  page.lines.filter(pieces => pieces.some(other => Math.abs(other.box.left - box.left) < 2)).length < ANSWER.columns
