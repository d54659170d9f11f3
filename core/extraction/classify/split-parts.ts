/** Where one document of a package ends and the next begins. */
import { familyOf, familyScores, leastPoints, statementsOn, type Family } from './score-part.ts'
import type { PageLook } from './page-features.ts'
import { plainWords } from './page-tokens.ts'
import { isKnownWord } from './phrases.ts'

/** Pages in the order of the file, parted between documents. */
export function splitParts(looks: readonly PageLook[]): readonly (readonly PageLook[])[] {
  const parts: PageLook[][] = []
  for (const look of looks) {
    const current = parts.at(-1)
    if (current === undefined || begins(current, look)) parts.push([look])
    else current.push(look)
  }
  return parts
}

/** Sheets that differ by more than this many points are of different papers. */
const sameSheet = 12
/** So many points for another kind, and so little for the kind before, tell a new paper without a title. */
const strangerPoints = 8
const ownPoints = 2.5
const foreignShare = 0.25
/** Points of a clue at the head of a page that say what the page begins with. */
const leastBegun = 1.5

/** Whether a page begins a new document. A blank page, a page that goes on counting and one that says nothing do not. */
function begins(current: readonly PageLook[], look: PageLook): boolean {
  const last = current.at(-1)!
  if (look.blank || current.every(one => one.blank) || countsOn(current, look)) return false
  const [before, pointsBefore] = strongestOf(current)
  const established = pointsBefore >= leastPoints
  // A cover opens what follows it.
  if (!established && current.every(one => one.blank || one.shapes.cover)) return false
  if (look.shapes.cover && established) return true
  const [here, points] = strongest(look)
  const known = points >= leastPoints
  const opens = known && opensPaper(current, look, here)
  const { place } = look.shapes
  if (place?.page === 1 && established) {
    const complete = last.shapes.place === null || last.shapes.place.page === last.shapes.place.of
    if (complete && (last.shapes.place !== null || (known && place.of !== null))) return true
    if (opens || isStranger(current, look)) return true
  }
  // What goes before statements without being anything itself (a cover letter, a report on them) belongs to them.
  if (!established) return opens && here !== before && here !== 'statement'
  const sheet =
    Math.abs(look.page.width - last.page.width) > sameSheet || Math.abs(look.page.height - last.page.height) > sameSheet
  if (!known) return false
  const skipped = place !== null && last.shapes.place !== null && place.page > last.shapes.place.page
  if (skipped && !sheet && !isStranger(current, look)) return false
  if (here === before && place !== null && place.page > 1 && last.shapes.place === null) return false
  if (here === before) return (opens && isStranger(current, look)) || sameForm(current, look)
  const own = familyScores(look.scores).get(before) ?? 0
  // Agreements, guaranties and bylaws go with the paper they are part of, unless they are somebody else's.
  if (here === 'other') return opens && own <= ownPoints && isStranger(current, look)
  const titled = look.title !== null && familyOf(look.title.docType) === here
  if (opens && points > own + ownPoints) return true
  // A section further down the page, under the rest of the paper before, is no new paper.
  const begun = look.clues.some(clue => clue.atHead && clue.points >= leastBegun && familyOf(clue.docType) === here)
  const foreign = begun && own <= Math.max(ownPoints, foreignShare * points)
  if (foreign && (points >= strangerPoints || sheet)) return true
  return (opens || foreign || (titled && points > own + ownPoints)) && isStranger(current, look)
}

/** Papers whose first page alone has this many telling words at its head (bill to, statement period); forms have them on every page. */
const tellingWords = 2
const headed: ReadonlySet<Family> = new Set(['bankstatement', 'sale'])

/** Whether a paper of the family begins here. Statements of another kind belong to one set with those before. */
function opensPaper(current: readonly PageLook[], look: PageLook, family: Family): boolean {
  const opening = look.clues.filter(clue => clue.opens && familyOf(clue.docType) === family)
  const titled = opening.some(clue => clue.kind === 'title')
  if (!titled) return headed.has(family) && opening.length >= tellingWords
  if (family !== 'statement') return true
  const before = new Set(current.flatMap(statementsOn))
  return before.size === 0 || statementsOn(look).some(kind => before.has(kind))
}

/** Fewer names at the head of the page do not tell anything; of few none may come back. */
const fewestNames = 2
const fewNames = 4
/** A page of the same paper repeats so many of its names, fewer where letters may be misread. */
const repeated = 0.35
const repeatedRecognized = 0.2

/** Whether the names at the head of a page are not those of the pages before. */
function isStranger(current: readonly PageLook[], look: PageLook): boolean {
  const { headNames, page } = look
  if (headNames.size < fewestNames || sharesHeadLine(current, look)) return false
  const known = [...headNames].filter(name => current.some(look => look.names.has(name))).length
  const recognized = page.source === 'ocr' || current.some(look => look.page.source === 'ocr')
  if (headNames.size < fewNames) return known === 0 && !recognized
  return known < (recognized ? repeatedRecognized : repeated) * headNames.size
}

/** A running head: a line of several words comes back but for its numbers. Headings of columns are on everybody's paper. */
function sharesHeadLine(current: readonly PageLook[], look: PageLook): boolean {
  const own = headOf(look).filter(({ plain }) => plain.length >= longLine && unknownWords(plain) >= fewestNames)
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
function countsOn(current: readonly PageLook[], look: PageLook): boolean {
  const { shapes } = look
  const last = current.at(-1)!.shapes
  const { place } = shapes
  if (place !== null && place.page > 1) {
    if (last.place !== null) return place.page === last.place.page + 1 && place.of === last.place.of
    return place.page === current.length + 1 && !isStranger(current, look)
  }
  return shapes.folio !== null && last.folio !== null && shapes.folio === last.folio + 1
}

/** The same form filled in anew: head and title of the first page come back, with other numbers, after pages without them or at once. */
function sameForm(current: readonly PageLook[], look: PageLook): boolean {
  const first = current[0]!
  if (look.title === null || first.title === null || look.title.key !== first.title.key) return false
  if (familyOf(look.title.docType) === 'statement') return false
  const [a, b] = [headOf(first), headOf(look)]
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

function headOf({ page }: PageLook): readonly HeadLine[] {
  return page.lines
    .filter(line => line.box.top < headShare * page.height && !/\bpage\b/i.test(line.text))
    .map(({ text }) => ({ text, plain: text.replace(/\d/g, '#') }))
}

function strongest(look: PageLook): readonly [Family, number] {
  return [...familyScores(look.scores)].reduce((a, b) => (b[1] > a[1] ? b : a), ['other', 0])
}

/** The family its strongest page is of. */
function strongestOf(looks: readonly PageLook[]): readonly [Family, number] {
  return looks.map(strongest).reduce((a, b) => (b[1] > a[1] ? b : a))
}
