/** Where one document of a package ends and the next begins. */
import { familyOf, familyScores, leastPoints, statementsOn, type Family } from './judge-part.ts'
import type { PageLook } from './page-look.ts'

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
    if (complete && (place.of !== null || last.shapes.place !== null)) return true
    if (opens || isStranger(current, look)) return true
  }
  // What goes before statements without being anything itself (a cover letter, a report on them) belongs to them.
  if (!established) return opens && here !== before && here !== 'statement'
  const sheet =
    Math.abs(look.page.width - last.page.width) > sameSheet || Math.abs(look.page.height - last.page.height) > sameSheet
  if (!known || (place !== null && place.page > 1 && !sheet)) return false
  if (here === before) return (opens && isStranger(current, look)) || sameForm(current, look)
  const own = familyScores(look.scores).get(before) ?? 0
  const titled = look.title !== null && familyOf(look.title.docType) === here
  if (opens && points > own + ownPoints) return true
  if (own <= ownPoints && (points >= strangerPoints || sheet)) return true
  return (opens || own <= ownPoints || (titled && points > own + ownPoints)) && isStranger(current, look)
}

/** Whether a title says that a paper of the family begins here. Statements of another kind belong to one set with those before. */
function opensPaper(current: readonly PageLook[], look: PageLook, family: Family): boolean {
  if (!look.clues.some(clue => clue.opens && familyOf(clue.docType) === family)) return false
  if (family !== 'statement') return true
  const before = new Set(current.flatMap(statementsOn))
  return before.size === 0 || statementsOn(look).some(kind => before.has(kind))
}

/** Too few names at the head of the page to tell anything by them. */
const fewestNames = 4
/** A page of the same paper repeats so many of its names, fewer where letters may be misread. */
const repeated = 0.35
const repeatedRecognised = 0.2

/** Whether the names at the head of a page are not those of the pages before. */
function isStranger(current: readonly PageLook[], look: PageLook): boolean {
  const { headNames, page } = look
  if (headNames.size < fewestNames || sharesHeadLine(current, look)) return false
  const known = [...headNames].filter(name => current.some(look => look.names.has(name))).length
  const recognised = page.source === 'ocr' || current.some(look => look.page.source === 'ocr')
  return known < (recognised ? repeatedRecognised : repeated) * headNames.size
}

/** A running head: a line of several words comes back but for its numbers. */
function sharesHeadLine(current: readonly PageLook[], look: PageLook): boolean {
  const own = headOf(look).filter(({ plain }) => plain.length >= longLine && plain.split(' ').length >= fewestNames)
  if (own.length === 0) return false
  return [current[0]!, current.at(-1)!].some(page =>
    headOf(page).some(line => own.some(one => one.plain === line.plain)),
  )
}
/** Letters. */
const longLine = 24

/** "Page 3 of 7" after "Page 2 of 7", or folio 46 after folio 45. */
function countsOn(current: readonly PageLook[], { shapes }: PageLook): boolean {
  const last = current.at(-1)!.shapes
  const { place } = shapes
  if (place !== null && place.page > 1) {
    if (last.place !== null) return place.page === last.place.page + 1 && place.of === last.place.of
    return place.page === current.length + 1
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
  const changed = alike.filter(line => !b.some(other => other.text === line.text))
  return changed.length >= 2
}

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
