/** Where one document of a package ends and the next begins. */
import { familyOf, familyScores, leastPoints, type Family } from './judge-part.ts'
import type { PageLook } from './page-look.ts'

/** Pages in the order of the file, parted between documents. */
export function splitParts(looks: readonly PageLook[]): readonly (readonly PageLook[])[] {
  const parts: PageLook[][] = []
  for (const look of looks) {
    const current = parts.at(-1)
    if (current === undefined || begins(current, look)) parts.push([look])
    else current.push(look)
  }
  return joined(parts)
}

/** Sheets that differ by more than this many points are of different papers. */
const sameSheet = 12
/** So many points for another kind, and so little for the kind before, tell a new paper without a title. */
const strangerPoints = 8
const ownPoints = 2.5

/** Whether a page begins a new document. A blank page, a page that goes on counting and one that says nothing do not. */
function begins(current: readonly PageLook[], look: PageLook): boolean {
  const last = current.at(-1)!
  if (look.blank || current.every(one => one.blank)) return false
  if (countsOn(current, look)) return false
  const [here, points] = strongest(look)
  const [before, pointsBefore] = strongestOf(current)
  const restarted = look.shapes.place?.page === 1 && last.shapes.place !== null
  if (restarted) return true
  const strange = here !== before && points >= leastPoints
  const titled = look.title !== null && familyOf(look.title.docType) === here
  const own = familyScores(look.scores).get(before) ?? 0
  if (here === before || !strange) return sameForm(current, look)
  if (pointsBefore < leastPoints) return titled && here !== 'statement'
  const sheet =
    Math.abs(look.page.width - last.page.width) > sameSheet || Math.abs(look.page.height - last.page.height) > sameSheet
  if (look.shapes.place !== null && look.shapes.place.page > 1 && !sheet) return false
  if (titled && points > own + ownPoints) return true
  return (points >= strangerPoints && own <= ownPoints) || (sheet && points >= leastPoints && own <= ownPoints)
}

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

/** What goes before statements without being anything itself (a cover, a report on them) belongs to them. */
function joined(parts: readonly (readonly PageLook[])[]): readonly (readonly PageLook[])[] {
  return parts
}
