/** Splits the pages of a file into documents. */
import { familyOf, familyScores, minPoints, statementsOn, type Family } from './score-part.ts'
import type { PageFeatures } from './page-features.ts'
import { groupConsecutive } from '../values/sequences.ts'
import { pageHead } from '../layout/thresholds.ts'

/** Splits pages, in the order of the file, into documents. */
export const splitParts = (pages: readonly PageFeatures[]): readonly (readonly PageFeatures[])[] =>
  groupConsecutive(pages, (_, features, current) => begins(current, features))

/**
 * From where on a page begins a document.
 * - `pageSize`: In points: pages whose sizes differ by more belong to different documents.
 * - `foreignPoints`, `ownPoints`: A page with this many points for another type, and this few for the current one, begins a new document even
 *   without a title. Half of the first splits one of the tuned corpus' 256 files elsewhere, double of the second two.
 * - `foreignShare`: The points for the current type may also reach this share of the points for the other.
 * - `points`: Minimum points of a clue in the top part of a page that shows what the page begins with.
 * - `words`: Only the first page of these documents has this many characteristic words at its top (bill to, statement period); forms have them on
 *   every page.
 */
const begin = { pageSize: 12, foreignPoints: 8, ownPoints: 2.5, foreignShare: 0.25, points: 1.5, words: 2 } as const

/**
 * Whether a page begins a new document. A blank page, one that continues the page numbers and one without evidence do
 * not.
 */
function begins(current: readonly PageFeatures[], features: PageFeatures): boolean {
  const last = current.at(-1)!
  if (features.blank || current.every(one => one.blank) || continuesNumbering(current, features)) return false
  const [before, pointsBefore] = strongestOf(current)
  const established = pointsBefore >= minPoints
  // A cover belongs to the document that follows it.
  if (!established && current.every(one => one.blank || one.shapes.cover)) return false
  if (features.shapes.cover && established) return true
  const [here, points] = strongest(features)
  const known = points >= minPoints
  const opens = known && opensDocument(current, features, here)
  const { numbering } = features.shapes
  if (numbering?.page === 1 && established) {
    const complete = last.shapes.numbering === null || last.shapes.numbering.page === last.shapes.numbering.of
    if (complete && (last.shapes.numbering !== null || (known && numbering.of !== null))) return true
    if (opens || isUnrelated(current, features)) return true
  }
  // Pages before statements that are no document of their own (a cover letter, a report on them) belong to the
  // statements.
  if (!established) return opens && here !== before && here !== 'statement'
  const sizeChanged =
    Math.abs(features.page.width - last.page.width) > begin.pageSize ||
    Math.abs(features.page.height - last.page.height) > begin.pageSize
  if (!known) return false
  const skipped = numbering !== null && last.shapes.numbering !== null && numbering.page > last.shapes.numbering.page
  if (skipped && !sizeChanged && !isUnrelated(current, features)) return false
  if (here === before && numbering !== null && numbering.page > 1 && last.shapes.numbering === null) return false
  if (here === before)
    return (
      (opens && isUnrelated(current, features) && !hasSameHead(current[0]!, features)) || repeatsForm(current, features)
    )
  const own = familyScores(features.scores).get(before) ?? 0
  // Agreements, guaranties and bylaws belong to the document they follow, unless they name other parties.
  if (here === 'other') return opens && own <= begin.ownPoints && isUnrelated(current, features)
  const titled = features.title !== null && familyOf(features.title.docType) === here
  if (opens && points > own + begin.ownPoints) return true
  // A section further down the page, below the rest of the previous document, is not a new document.
  const begun = features.clues.some(
    clue => clue.atHead && clue.points >= begin.points && familyOf(clue.docType) === here,
  )
  const foreign = begun && own <= Math.max(begin.ownPoints, begin.foreignShare * points)
  if (foreign && (points >= begin.foreignPoints || sizeChanged)) return true
  return (opens || foreign || (titled && points > own + begin.ownPoints)) && isUnrelated(current, features)
}

const headed: ReadonlySet<Family> = new Set(['bankstatement', 'sale'])

/** Whether a document of the family begins here. A statement of another type continues the same set of statements. */
function opensDocument(current: readonly PageFeatures[], features: PageFeatures, family: Family): boolean {
  const opening = features.clues.filter(clue => clue.opens && familyOf(clue.docType) === family)
  const titled = opening.some(clue => clue.kind === 'title')
  if (!titled) return headed.has(family) && opening.length >= begin.words
  if (family !== 'statement') return true
  const before = new Set(current.flatMap(statementsOn))
  return before.size === 0 || statementsOn(features).some(kind => before.has(kind))
}

/**
 * How much of a page recurs on the next page of its document.
 * - `minNames`: Fewer names at the top of the page are inconclusive; when they are few, none may recur.
 * - `fewNames`: Below so many names one that recurs by chance is a large share.
 * - `repeated`, `recognized`: A page of the same document repeats this share of its names, and fewer where OCR may misread letters. Half or
 *   double of the second splits no tuned file elsewhere, of the first one or two.
 * - `numbers`: A form that is filled in again differs at least in its number and its date.
 * - `alike`: Share of the lines at the head of a form that recur.
 */
const recurs = { minNames: 2, fewNames: 4, repeated: 0.35, recognized: 0.2, numbers: 2, alike: 0.5 }

/** Whether the names at the top of a page differ from those of the pages before. */
function isUnrelated(current: readonly PageFeatures[], features: PageFeatures): boolean {
  const { headNames, page } = features
  if (headNames.size < recurs.minNames) return false
  const known = [...headNames].filter(name => current.some(features => features.names.has(name))).length
  const recognized = page.source === 'ocr' || current.some(features => features.page.source === 'ocr')
  if (headNames.size < recurs.fewNames) return known === 0 && !recognized
  return known < (recognized ? recurs.recognized : recurs.repeated) * headNames.size
}

/** "Page 3 of 7" after "Page 2 of 7", or page number 46 after 45. */
function continuesNumbering(current: readonly PageFeatures[], features: PageFeatures): boolean {
  const { shapes } = features
  const last = current.at(-1)!.shapes
  const { numbering } = shapes
  if (numbering !== null && numbering.page > 1) {
    if (last.numbering !== null) return numbering.page === last.numbering.page + 1 && numbering.of === last.numbering.of
    return numbering.page === current.length + 1 && !isUnrelated(current, features)
  }
  return shapes.folio !== null && last.folio !== null && shapes.folio === last.folio + 1
}

/**
 * Whether the same form is filled in again: header and title of the first page recur with other numbers, either at once
 * or after pages without them.
 */
function repeatsForm(current: readonly PageFeatures[], features: PageFeatures): boolean {
  const first = current[0]!
  if (features.title === null || first.title === null || features.title.key !== first.title.key) return false
  if (familyOf(features.title.docType) === 'statement') return false
  const [a, b] = [headOf(first), headOf(features)]
  const alike = a.filter(line => b.some(other => other.plain === line.plain))
  if (alike.length < recurs.alike * Math.min(a.length, b.length)) return false
  if (current.length > 1 && current.at(-1)!.title?.key !== first.title.key) return true
  const numbers = (lines: readonly HeadLine[]): readonly string[] =>
    lines.flatMap(({ text }) => text.split(' ').filter(word => /\d/.test(word)))
  const after = new Set(numbers(b))
  return numbers(alike).filter(number => !after.has(number)).length >= recurs.numbers
}

/** The first lines are the same, numbers and all: the running head of one form. One line is enough that counts the pages: "2 / 3". */
function hasSameHead(first: PageFeatures, features: PageFeatures): boolean {
  const textOf = (page: PageFeatures): string => {
    const [head = '', next = ''] = headOf(page).map(({ text }) => text)
    const counted = head.replace(/\d{1,2}\s?\/\s?\d{1,2}$/, '')
    return counted === head ? `${head}\n${next}` : counted
  }
  return headOf(first).length >= recurs.minNames && textOf(first) === textOf(features)
}

interface HeadLine {
  readonly text: string
  /** The text without its digits. */
  readonly plain: string
}

function headOf({ page }: PageFeatures): readonly HeadLine[] {
  return page.lines
    .filter(line => line.box.top < pageHead * page.height && !/\bpage\b/i.test(line.text))
    .map(({ text }) => ({ text, plain: text.replace(/\d/g, '#') }))
}

function strongest(features: PageFeatures): readonly [Family, number] {
  return [...familyScores(features.scores)].reduce((a, b) => (b[1] > a[1] ? b : a), ['other', 0])
}

/** The family with the most points on any page, and those points. */
function strongestOf(pages: readonly PageFeatures[]): readonly [Family, number] {
  return pages.map(strongest).reduce((a, b) => (b[1] > a[1] ? b : a))
}
