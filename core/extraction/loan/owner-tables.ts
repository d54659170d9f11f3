/** Tables of owners: a row of headings (name, title, percent, number, address) and a row for each of them. Pure. */
import { centerOf, unionOf } from '../../document/geometry.ts'
import type { Word } from '../../document/model.ts'
import type { FormReading } from './entries.ts'
import { coverOf, KNOWN_COVER, meaningOf, type Term, termGroups } from './labels.ts'
import { cellAround, type FormPage, type Piece } from './form-page.ts'
import { personName } from './parse-answer.ts'
import { sectionAt } from './sections.ts'
import { textOf } from '../layout/text-rows.ts'
import { SLACK } from './boxes.ts'
import type { PartyEntry } from './assign-parties.ts'

/** What a row of a table, or a column, says of one owner. */
export type OwnerRow = readonly PartyEntry[]

/**
 * Sizes of tables of owners. Half or double of any member changes 1 of 41 tuned forms at most.
 * - `rows`, `sideBySide`, `columns`: Owners of a company that borrows; longer tables are of debts, equipment or references. Owners side by side,
 *   and columns of a table.
 * - `rowWords`, `nameWords`: More words in a row, or in its name, are prose.
 * - `headingRest`: More words are no rest of a heading.
 */
const LIMITS = { rows: 12, sideBySide: 5, columns: 12, rowWords: 26, nameWords: 6, headingRest: 4 } as const
/**
 * How rows and columns of such tables lie. Half or double of any member changes 1 of 41 tuned forms at most.
 * - `rowGap`: In type sizes: a row stands at most this far below the one before.
 * - `rest`: In type sizes: the next line of a row stands at most this far below it, with and without words under the name.
 * - `aligned`: Points by which the labels of one column may differ.
 */
const PLACE = { rowGap: 4.5, rest: { named: 0.5, nameless: 1.4 }, aligned: 6 } as const

interface Column {
  readonly term: Term | null
  readonly left: number
  readonly right: number
  readonly piece: Piece
}

/** The rows of every table of owners on the page. */
export function ownerTables(reading: FormReading): readonly OwnerRow[] {
  const rows = reading.page.lines.flatMap((line, index) => {
    const columns = columnsOf(reading.page, line)
    const isTable = columns !== null && sectionAt(reading.sections, line[0]!.box)?.kind !== 'decoy'
    return isTable ? rowsBelow(reading, columns, index) : []
  })
  return [...rows, ...ownerColumns(reading), ...ownerLines(reading)]
}

/** "Ann Lee, President … 60%" below a heading of owners: rows of a name and a share, without captions. */
function ownerLines({ page, sections }: FormReading): readonly OwnerRow[] {
  return page.lines.flatMap((line): readonly OwnerRow[] => {
    const [name, share, ...rest] = line
    if (share === undefined || rest.length > 0 || sectionAt(sections, name!.box)?.kind !== 'owner') return []
    const isPerson = coverOf(name!.text) < KNOWN_COVER && personName(name!.text) !== null
    const isRow = isPerson && /^\d{1,3}(?:\.\d+)?\s*%$/.test(share.text)
    return isRow ? [[cellEntry(page, 'name', name!.words), cellEntry(page, 'percent', share.words)]] : []
  })
}

/** Owners side by side: labels in the first column, an owner in each of the others. */
function ownerColumns(reading: FormReading): readonly OwnerRow[] {
  const { page } = reading
  return page.lines.flatMap((line, index): readonly OwnerRow[] => {
    const [label, ...people] = line
    if (label === undefined || people.length < 2 || people.length > LIMITS.sideBySide) return []
    // "Business" or "Legal name" stands before companies side by side, none of which is an owner for that.
    if (
      termOf(label.text) !== 'name' ||
      meaningOf(label.text)?.term === 'legalName' ||
      people.some(piece => reading.isLabel(piece) || /\d|:$/.test(piece.text))
    )
      return []
    const cells = people.map((): PartyEntry[] => [])
    let count = 0
    for (const [head, ...answers] of page.lines.slice(index, index + LIMITS.rows)) {
      if (head === undefined || Math.abs(head.box.left - label.box.left) > PLACE.aligned) break
      const term = termOf(head.text)
      // On a scan a row that cannot be read may begin something else.
      if (term === null && page.method === 'ocr') break
      if (term === null) continue
      for (const answer of answers) cells[nearest(people, answer)]!.push(cellEntry(page, term, answer.words))
      count++
    }
    return count < 2 ? [] : cells
  })
}

/** A cell as the answer to the question over its column or before its row. */
function cellEntry(page: FormPage, term: Term, words: readonly Word[]): PartyEntry {
  const box = unionOf(words.map(word => word.box))
  return {
    label: term,
    meaning: { ...meaningOf('name')!, term, role: 'owner' },
    section: null,
    value: textOf(words),
    fileName: page.fileName,
    page: page.number,
    box,
    labelBox: box,
    words,
    method: page.method,
    dateOrder: page.dateOrder,
    source: 'print',
    term,
    party: 'owner',
  }
}

function nearest(people: readonly Piece[], answer: Piece): number {
  const distances = people.map(person => Math.abs(person.box.left - answer.box.left))
  return distances.indexOf(Math.min(...distances))
}

function termOf(text: string): Term | null {
  const meaning = meaningOf(text)
  if (meaning === null || meaning.cover < 0.5) return /^%/.test(text.trim()) ? 'percent' : null
  if (meaning.term === 'legalName' || meaning.term === 'signerName' || meaning.term === 'applicantName') return 'name'
  return termGroups.ownerColumn.has(meaning.term) ? meaning.term : null
}

const isParticular = (term: Term | null): boolean =>
  term !== null && (termGroups.ownerOnly.has(term) || term === 'taxId')

/** Asked of owners, but not the name with which another row of headings would begin. */
function isOwnerQuestion({ text }: Piece): boolean {
  const term = termOf(text)
  return term !== null && term !== 'name' && term !== 'firstName'
}

/** The columns under a row of headings; null when the line is none. */
function columnsOf(page: FormPage, line: readonly Piece[]): readonly Column[] | null {
  if (line.length < 2 || line.length > LIMITS.columns || line.some(piece => /:$/.test(piece.text))) return null
  if (line.some(piece => /\d{2}/.test(piece.text.replace(/\([^)]*\)?/g, '')))) return null
  // A column is asked for once: "Guarantor?" behind "Name" asks something else.
  const terms = line.map(({ text }, at) => {
    const term = /\?$/.test(text) ? null : termOf(text)
    return term !== null && line.findIndex(other => termOf(other.text) === term) < at ? null : term
  })
  const known = terms.filter(term => term !== null)
  const hasName = known.includes('name') || known.includes('firstName')
  // "Legal name" with no more than a tax number asks of the business.
  const isFirm = line.some(({ text }) => meaningOf(text)?.term === 'legalName')
  const isDecisive = isFirm ? (term: Term) => termGroups.ownerOnly.has(term) : isParticular
  if (!hasName || !known.some(isDecisive) || known.length * 3 < line.length * 2) return null
  return line.map((piece, index): Column => {
    const { left = 0, right = page.width } = cellAround(page, piece.box) ?? {}
    const before = line[index - 1]?.box.right ?? 0
    const next = line[index + 1]?.box.left ?? page.width
    return {
      term: terms[index]!,
      piece,
      // A box around several headings separates no columns.
      left: left > before - SLACK ? left : piece.box.left - SLACK,
      right: right < next + SLACK ? right : next - SLACK,
    }
  })
}

function rowsBelow({ page, isLabel }: FormReading, headers: readonly Column[], header: number): readonly OwnerRow[] {
  let columns = headers
  const size = columns[0]!.piece.size
  const nameAt = columns.findIndex(column => column.term === 'name' || column.term === 'firstName')
  const shares = columns.flatMap(({ term }, at) => (isParticular(term) ? [at] : []))
  const drafts: Map<number, Word[]>[] = []
  let last = columns[0]!.piece.box.bottom
  for (const line of page.lines.slice(header + 1)) {
    const top = Math.min(...line.map(piece => piece.box.top))
    if (top - last > PLACE.rowGap * size || drafts.length > LIMITS.rows) break
    const words = line.flatMap(piece => piece.words)
    const cells = new Map<number, Word[]>()
    for (const word of words) {
      const at = columns.findIndex(column => centerOf(word.box) >= column.left && centerOf(word.box) < column.right)
      if (at >= 0) cells.set(at, [...(cells.get(at) ?? []), word])
    }
    const name = cells.get(nameAt)
    // The rest of a heading of several lines: "%" over "Ownership".
    if (drafts.length === 0 && name === undefined && words.length <= LIMITS.headingRest) {
      columns = columns.map((column, at) => {
        const heading = [column.piece, ...(cells.get(at) ?? [])]
        return { ...column, term: column.term ?? termOf(textOf(heading)) }
      })
      continue
    }
    // More questions: the row above was no row of headings, or its table is over.
    if (line.filter(isLabel).length * 2 > line.length || line.some(piece => isLabel(piece) && /:$/.test(piece.text))) {
      // One person's questions over several rows are no table.
      if (drafts.length === 1 && line.every(isOwnerQuestion)) return []
      break
    }
    if (words.length > LIMITS.rowWords || (name !== undefined && name.length > LIMITS.nameWords)) break
    const isAnswer = shares.some(at => cells.get(at)?.some(word => /\d/.test(word.text)))
    const open = drafts.at(-1)
    // The rest of a row: close below it, and without a share, number or date of its own.
    if (
      open !== undefined &&
      !isAnswer &&
      top - last < (name === undefined ? PLACE.rest.nameless : PLACE.rest.named) * size
    )
      for (const [at, more] of cells) open.set(at, [...(open.get(at) ?? []), ...more])
    else if (name === undefined || cells.size < 2 || (!isAnswer && cells.size > 2)) break
    else drafts.push(cells)
    last = Math.max(...line.map(piece => piece.box.bottom))
  }
  return drafts.map(cells =>
    [...cells].flatMap(([at, words]) => {
      const { term } = columns[at]!
      return term === null ? [] : [cellEntry(page, term, words)]
    }),
  )
}
