/** Where one document of a package ends and the next begins. */
import { familyOf, familyScores, minPoints, statementsOn, type Family } from './score-part.ts'
import type { PageFeatures } from './page-features.ts'
import { plainWords } from './page-tokens.ts'
import { isKnownWord } from './phrases.ts'

/** Pages in the order of the file, parted between documents. */
export function splitParts(pages: readonly PageFeatures[]): readonly (readonly PageFeatures[])[] {
  const parts: PageFeatures[][] = []
  for (const features of pages) {
    const current = parts.at(-1)
    if (current === undefined || begins(current, features)) parts.push([features])
    else current.push(features)
  }
  return parts
}

/** Sheets that differ by more than this many points are of different papers. */
const pageSizeTolerance = 12
/** So many points for another kind, and so little for the kind before, tell a new paper without a title. */
const foreignPoints = 8
const ownPoints = 2.5
const foreignShare = 0.25
/** Points of a clue at the head of a page that say what the page begins with. */
const minOpeningPoints = 1.5

/** Whether a page begins a new document. A blank page, a page that goes on counting and one that says nothing do not. */
function begins(current: readonly PageFeatures[], features: PageFeatures): boolean {
  const last = current.at(-1)!
  if (features.blank || current.every(one => one.blank) || continuesNumbering(current, features)) return false
  const [before, pointsBefore] = strongestOf(current)
  const established = pointsBefore >= minPoints
  // A cover opens what follows it.
  if (!established && current.every(one => one.blank || one.shapes.cover)) return false
  if (features.shapes.cover && established) return true
  const [here, points] = strongest(features)
  const known = points >= minPoints
  const opens = known && opensDocument(current, features, here)
  const { place } = features.shapes
  if (place?.page === 1 && established) {
    const complete = last.shapes.place === null || last.shapes.place.page === last.shapes.place.of
    if (complete && (last.shapes.place !== null || (known && place.of !== null))) return true
    if (opens || isUnrelated(current, features)) return true
  }
  // What goes before statements without being anything itself (a cover letter, a report on them) belongs to them.
  if (!established) return opens && here !== before && here !== 'statement'
  const sizeChanged =
    Math.abs(features.page.width - last.page.width) > pageSizeTolerance ||
    Math.abs(features.page.height - last.page.height) > pageSizeTolerance
  if (!known) return false
  const skipped = place !== null && last.shapes.place !== null && place.page > last.shapes.place.page
  if (skipped && !sizeChanged && !isUnrelated(current, features)) return false
  if (here === before && place !== null && place.page > 1 && last.shapes.place === null) return false
  if (here === before) return (opens && isUnrelated(current, features)) || repeatsForm(current, features)
  const own = familyScores(features.scores).get(before) ?? 0
  // Agreements, guaranties and bylaws go with the paper they are part of, unless they are somebody else's.
  if (here === 'other') return opens && own <= ownPoints && isUnrelated(current, features)
  const titled = features.title !== null && familyOf(features.title.docType) === here
  if (opens && points > own + ownPoints) return true
  // A section further down the page, under the rest of the paper before, is no new paper.
  const begun = features.clues.some(
    clue => clue.atHead && clue.points >= minOpeningPoints && familyOf(clue.docType) === here,
  )
  const foreign = begun && own <= Math.max(ownPoints, foreignShare * points)
  if (foreign && (points >= foreignPoints || sizeChanged)) return true
  return (opens || foreign || (titled && points > own + ownPoints)) && isUnrelated(current, features)
}

/** Papers whose first page alone has this many telling words at its head (bill to, statement period); forms have them on every page. */
const minOpeningWords = 2
const headed: ReadonlySet<Family> = new Set(['bankstatement', 'sale'])

/** Whether a paper of the family begins here. Statements of another kind belong to one set with those before. */
function opensDocument(current: readonly PageFeatures[], features: PageFeatures, family: Family): boolean {
  const opening = features.clues.filter(clue => clue.opens && familyOf(clue.docType) === family)
  const titled = opening.some(clue => clue.kind === 'title')
  if (!titled) return headed.has(family) && opening.length >= minOpeningWords
  if (family !== 'statement') return true
  const before = new Set(current.flatMap(statementsOn))
  return before.size === 0 || statementsOn(features).some(kind => before.has(kind))
}

/** Fewer names at the head of the page do not tell anything; of few none may come back. */
const minNames = 2
const fewNames = 4
/** A page of the same paper repeats so many of its names, fewer where letters may be misread. */
const repeated = 0.35
const repeatedRecognized = 0.2

/** Whether the names at the head of a page are not those of the pages before. */
function isUnrelated(current: readonly PageFeatures[], features: PageFeatures): boolean {
  const { headNames, page } = features
  if (headNames.size < minNames || sharesHeadLine(current, features)) return false
  const known = [...headNames].filter(name => current.some(features => features.names.has(name))).length
  const recognized = page.source === 'ocr' || current.some(features => features.page.source === 'ocr')
  if (headNames.size < fewNames) return known === 0 && !recognized
  return known < (recognized ? repeatedRecognized : repeated) * headNames.size
}

/** A running head: a line of several words comes back but for its numbers. Headings of columns are on everybody's paper. */
function sharesHeadLine(current: readonly PageFeatures[], features: PageFeatures): boolean {
  const own = headOf(features).filter(({ plain }) => plain.length >= longLine && unknownWords(plain) >= minNames)
  if (own.length === 0) return false
  return [current[0]!, current.at(-1)!].some(page =>
    headOf(page).some(line => own.some(one => one.plain === line.plain)),
  )
}
/** Letters. */
const longLine = 24
const unknownWords = (text: string): number =>
  plainWords(text).filter(word => word.length > 2 && !isKnownWord(word)).length

/** "Page 3 of 7" after "Page 2 of 7", or folio 46 after folio 45. */
function continuesNumbering(current: readonly PageFeatures[], features: PageFeatures): boolean {
  const { shapes } = features
  const last = current.at(-1)!.shapes
  const { place } = shapes
  if (place !== null && place.page > 1) {
    if (last.place !== null) return place.page === last.place.page + 1 && place.of === last.place.of
    return place.page === current.length + 1 && !isUnrelated(current, features)
  }
  return shapes.folio !== null && last.folio !== null && shapes.folio === last.folio + 1
}

/** The same form filled in anew: head and title of the first page come back, with other numbers, after pages without them or at once. */
function repeatsForm(current: readonly PageFeatures[], features: PageFeatures): boolean {
  const first = current[0]!
  if (features.title === null || first.title === null || features.title.key !== first.title.key) return false
  if (familyOf(features.title.docType) === 'statement') return false
  const [a, b] = [headOf(first), headOf(features)]
  const alike = a.filter(line => b.some(other => other.plain === line.plain))
  if (alike.length < 0.5 * Math.min(a.length, b.length)) return false
  if (current.length > 1 && current.at(-1)!.title?.key !== first.title.key) return true
  const numbers = (lines: readonly HeadLine[]): readonly string[] =>
    lines.flatMap(({ text }) => text.split(' ').filter(word => /\d/.test(word)))
  const after = new Set(numbers(b))
  return numbers(alike).filter(number => !after.has(number)).length >= changedNumbers
}

/** Of a form filled in anew its number and its date are others at least. */
const changedNumbers = 2

interface HeadLine {
  readonly text: string
  /** Without its digits. */
  readonly plain: string
}
const headShare = 0.35

function headOf({ page }: PageFeatures): readonly HeadLine[] {
  return page.lines
    .filter(line => line.box.top < headShare * page.height && !/\bpage\b/i.test(line.text))
    .map(({ text }) => ({ text, plain: text.replace(/\d/g, '#') }))
}

function strongest(features: PageFeatures): readonly [Family, number] {
  return [...familyScores(features.scores)].reduce((a, b) => (b[1] > a[1] ? b : a), ['other', 0])
}

/** The family its strongest page is of. */
function strongestOf(pages: readonly PageFeatures[]): readonly [Family, number] {
  return pages.map(strongest).reduce((a, b) => (b[1] > a[1] ? b : a))
}
