/** What each column holds: role, period, entity, total, from its header and its figures. */
import type { Column, ColumnPeriod, ColumnRole } from '../../document/table.ts'
import { completePeriod, periodsIn, type PeriodParts } from '../periods.ts'
import type { DateOrder } from '../periods/fragments.ts'
import { isNoteReference, plainMarks } from '../values.ts'
import type { ColumnStrip } from './columns.ts'
import type { DraftRow } from './rows.ts'
import { isScaleNote, isUnitMark } from './scale.ts'

const budgetWord =
  /\bbudget(?:ed|s)?\b|\bplan(?:ned)?\b|\bforecast(?:ed)?\b|\bproject(?:ed|ion|ions)\b|\bvariance\b|\btarget\b|\bover\/?\s?\(?under\b|\bremaining\b|\bpro[\s-]?forma\b|\bvar\b\.?/i
const changeWord =
  /\bchanges?\b|\bgrowth\b|\bvs\.?\b|\bversus\b|\bdifference\b|\bincrease\b|\bdecrease\b|\binc\.?\s?\/?\s?\(?dec\b|\by[\s-]?o[\s-]?y\b|\by\/y\b|\bq[\s-]?o[\s-]?q\b|Δ|\bchg\b\.?|\b\+\/-/i
const percentWord = /%|\bpercent(?:age)?s?\b|\bpct\b\.?|\bmargin\b|\bcommon[\s-]size\b/i
const noteWord = /^(?:\(?notes?\)?\.?|ref\.?|notes?\s?(?:nos?|#)\.?|schedules?)$/i
const otherWord =
  /\bquantity\b|\bqty\b|\bavg\b|\baverage price\b|\bunits?\b|\bhours\b|\bshares\b|\bprice\b|\bper share\b|\brate\b|\bheadcount\b|\bdays\b|\bcount\b|\bpages?\b/i
const totalWord = /\btotals?\b|\bconsolidated\b|\bcombined\b|\bgrand total\b|\ball (?:stores|funds|departments)\b/i
/** Words a header may carry besides its period that name no entity. */
const fillerWords =
  /\b(?:actual|amounts?|balance|value|total|totals|year|years|period|periods|month|months|weeks?|quarter|quarters|ended|ending|end|as|of|at|for|the|and|to|through|from|fiscal|audited|unaudited|restated|adjusted|reclassified|reviewed|compiled|usd|eur|gbp|cad|inr|dkk|teur|tsd|mio|current|prior|previous|last|this|ytd|date|fy|months|note|notes|account|description|column|debit|credit|dr|cr|rs|in|jan|feb|mar|apr|may|jun|june|jul|july|aug|sept?|oct|nov|dec)\b/gi

/** Which strips hold nothing but references to notes: small numbers in a first column, beside much larger figures. */
export function noteStrips(
  rows: readonly {
    readonly cells: readonly ({ readonly text: string; readonly note: boolean; readonly dash: boolean } | null)[]
  }[],
  strips: readonly ColumnStrip[],
): readonly boolean[] {
  return strips.map((_, index) => {
    if (strips.length < 2 || index > 0) return false
    const texts = rows.flatMap(row => {
      const cell = row.cells[index]
      return cell === null || cell === undefined || cell.dash ? [] : [cell.text]
    })
    if (texts.length === 0) return false
    const notes = texts.filter(text => isNoteReference(text)).length
    if (notes < texts.length * (texts.some(text => /^\(\d/.test(text)) ? 0.6 : 0.8)) return false
    const others = rows.flatMap(row =>
      row.cells.slice(index + 1).flatMap(cell => (cell === null ? [] : [cell.text.replace(/\D/g, '').length])),
    )
    const large = others.filter(digits => digits >= 3).length
    const cleanOrder = texts.filter(text => !/[.%$£€]/.test(text)).length
    return large > others.length * 0.5 && cleanOrder > texts.length * 0.7
  })
}

/** "Jan 24 | Feb 24 | Mar 24": the number is the year where all columns share it, or where the title's year ends in it. */
function monthsWithYears(drafts: readonly Draft[], title: readonly PeriodParts[]): readonly Draft[] {
  const dayed = drafts.flatMap(({ parts }) =>
    parts !== null &&
    parts.start === null &&
    parts.end.year === null &&
    parts.end.month !== null &&
    parts.end.day !== null
      ? [parts.end]
      : [],
  )
  const [first] = dayed
  if (first === undefined || first.day === null) return drafts
  const years = title.flatMap(({ end }) => (end.year === null ? [] : [end.year]))
  const same = dayed.every(({ day }) => day === first.day) && new Set(dayed.map(({ month }) => month)).size > 1
  if (!same && !years.some(year => dayed.every(({ day }) => year % 100 === day))) return drafts
  return drafts.map(draft => {
    const end = draft.parts?.end
    if (draft.parts === null || end === undefined || end.year !== null || end.month === null || end.day === null)
      return draft
    return {
      ...draft,
      parts: {
        ...draft.parts,
        months: draft.parts.months ?? 1,
        end: { year: 2000 + end.day, month: end.month, day: null },
      },
    }
  })
}

interface Draft {
  readonly header: string
  readonly role: ColumnRole
  readonly parts: PeriodParts | null
  readonly total: boolean
  readonly entity: string | null
}

function shareOf<T>(items: readonly T[], test: (item: T) => boolean): number {
  return items.length === 0 ? 0 : items.filter(test).length / items.length
}

function roleOf(header: string, texts: readonly string[], isNote: boolean): ColumnRole {
  const plain = plainMarks(header)
  if (isNote || noteWord.test(plain)) return 'note'
  const percents = shareOf(texts, text => /%/.test(text))
  if (changeWord.test(plain)) return budgetWord.test(plain) ? 'budget' : 'change'
  if (budgetWord.test(plain)) return 'budget'
  if (percents >= 0.6) return 'percent'
  if (percentWord.test(plain)) return 'percent'
  if (otherWord.test(plain)) return 'other'
  return 'period'
}

/** What a header says besides its period: the name of a store, a fund, a group. */
function entityIn(header: string): string | null {
  const bare = header
    .replace(fillerWords, ' ')
    .replace(/\b(?:january|february|march|april|june|july|august|september|october|november|december)\b/gi, ' ')
    .replace(/\b(?:one|two|three|six|nine|twelve|thirteen|twenty-?six|thirty-?nine|fifty-?(?:two|three))\b/gi, ' ')
    .replace(/[£€$₹%]|\b(?:19|20)\d\d\b|\b\d+(?:st|nd|rd|th)?\b|\bq[1-4]\b/gi, ' ')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
  return bare.replace(/[^\p{L}]/gu, '').length >= 2 ? header.replace(/\s+/g, ' ').trim() : null
}

function draftOf(pieces: readonly string[], texts: readonly string[], isNote: boolean, order: DateOrder): Draft {
  const printed = pieces.join(' ').replace(/\s+/g, ' ').trim()
  const spoken = pieces.filter(piece => !isScaleNote(piece) && !isUnitMark(piece)).join(' ')
  const header = spoken.replace(/\((?:in|amounts|dollars|expressed)\b[^)]*\)?/gi, ' ').trim()
  const role = roleOf(header, texts, isNote)
  const parts = role === 'note' ? null : (periodsIn(header, order)[0] ?? null)
  return { header: printed, role, parts, total: totalWord.test(header), entity: entityIn(header) }
}

/** Columns without any header of which a row fills only one: details left, their sums right. */
function insetColumns(drafts: readonly Draft[], rows: readonly DraftRow[]): ReadonlySet<number> {
  const bare = drafts.flatMap((draft, index) => (draft.role === 'period' && draft.parts === null && draft.entity === null && !draft.total ? [index] : []))
  const money = drafts.filter(({ role }) => role === 'period').length
  if (bare.length < 2 || bare.length > 3 || bare.length !== money) return new Set()
  const filled = rows.map(row => bare.filter(index => row.cells[index] !== null && row.cells[index] !== undefined).length).filter(count => count > 0)
  const several = filled.filter(count => count > 1).length
  return several <= 0.25 * filled.length ? new Set(bare.slice(0, -1)) : new Set()
}

/** Two strips under one header, or one without its own left of one with: details inset before their sum. */
function shareHeaders(
  drafts: readonly Draft[],
): readonly { readonly parts: PeriodParts | null; readonly inset: boolean }[] {
  const money = drafts.flatMap((draft, index) => (draft.role === 'period' ? [index] : []))
  const headed = money.filter(index => drafts[index]?.parts !== null)
  const result = drafts.map(draft => ({ parts: draft.parts, inset: false }))
  const named = money.some(index => drafts[index]?.entity !== null || drafts[index]?.total === true)
  if (headed.length === 0 || headed.length === money.length || named) return result
  const pairs = money.length === 2 * headed.length
  money.forEach((index, place) => {
    if (drafts[index]?.parts !== null && !pairs) return
    const owner = pairs ? headed[place >> 1] : headed.find(other => other > index)
    const parts = owner === undefined ? undefined : drafts[owner]?.parts
    if (parts === undefined || parts === null) return
    result[index] = { parts, inset: pairs ? place % 2 === 0 : true }
  })
  return result
}

/** Of several columns of one period, told apart by nothing: the left of each pair holds the details of the right one. */
function isSamePeriod(a: ColumnPeriod | null, b: ColumnPeriod | null): boolean {
  return a?.end === b?.end && a?.months === b?.months
}

/** A total over months or quarters: from the first day of the first to the last day of the last. */
function totalPeriod(others: readonly ColumnPeriod[], title: ColumnPeriod | null): ColumnPeriod | null {
  const ends = others.flatMap(period => (period.end === null ? [] : [period.end])).toSorted()
  const last = ends.at(-1)
  if (last === undefined) return title
  if (title !== null && title.end === last && title.months !== null) return title
  const distinct = new Set(ends)
  const lengths = others.map(period => period.months)
  const months =
    lengths.every(length => length !== null) && distinct.size === ends.length
      ? lengths.reduce((sum, length) => sum + length, 0)
      : null
  return { end: last, exact: others.every(({ exact }) => exact), months, restated: false }
}

/**
 * The columns of a table. `title` are the periods the lines above the header state, the nearest first; they complete what a
 * header leaves out. Columns that differ by something else than their period carry it as `entity`.
 */
export function columnsFrom(
  strips: readonly ColumnStrip[],
  headers: readonly (readonly string[])[],
  rows: readonly DraftRow[],
  notes: readonly boolean[],
  title: readonly PeriodParts[],
  order: DateOrder,
): readonly Column[] {
  const plain = strips.map((_, index) => {
    const texts = rows.flatMap(row =>
      row.cells[index] === null || row.cells[index] === undefined ? [] : [row.cells[index].text],
    )
    return draftOf(headers[index] ?? [], texts, notes[index] === true, order)
  })
  const drafts = monthsWithYears(plain, title)
  const shared = shareHeaders(drafts)
  const inset = insetColumns(drafts, rows)
  // "2025 (YTD)" ends where the latest month beside it ends.
  const siblings = shared.flatMap(({ parts }) => (parts !== null && parts.end.month !== null ? [parts] : []))
  const latest = siblings.toSorted(
    (a, b) => (b.end.year ?? 0) - (a.end.year ?? 0) || (b.end.month ?? 0) - (a.end.month ?? 0),
  )[0]
  const titlePeriod = completePeriod(null, { title })
  const periods = drafts.map((draft, index): ColumnPeriod | null => {
    if (draft.role === 'note') return null
    const parts = shared[index]?.parts ?? null
    const context = parts?.toDate === true && latest !== undefined ? [{ ...latest, months: null }, ...title] : title
    return completePeriod(parts, { title: context })
  })
  const money = drafts.flatMap((draft, index) => (draft.role === 'period' ? [index] : []))
  return strips.map((strip, index): Column => {
    const draft = drafts[index]
    if (draft === undefined) throw new RangeError('A strip without a column')
    const twins = money.filter(other => other !== index && isSamePeriod(periods[other] ?? null, periods[index] ?? null))
    const ownParts = shared[index]?.parts ?? null
    const isTotal = draft.role === 'period' && draft.total && money.length > 1
    const summed = money
      .filter(other => other !== index && drafts[other]?.total !== true)
      .flatMap(other => (periods[other] === null || periods[other] === undefined ? [] : [periods[other]]))
    const ofPeriods =
      isTotal && ownParts === null && summed.length > 1 && new Set(summed.map(({ end }) => end)).size > 1
    return {
      role: shared[index]?.inset === true || inset.has(index) ? 'part' : draft.role,
      header: draft.header,
      left: strip.left,
      right: strip.right,
      period: ofPeriods ? totalPeriod(summed, titlePeriod) : (periods[index] ?? null),
      entity: draft.role === 'period' && !isTotal && twins.length > 0 && draft.entity !== null ? draft.entity : null,
      total: isTotal,
    }
  })
}
