/** Values of a state's file in the contract's words: status, domestic or foreign, days. */
import type { RegistryEntry } from '../../contract/full-analysis.ts'
import vocabulary from '../../vocabulary/registry-columns.json' with { type: 'json' }

type Status = RegistryEntry['status']
type StateType = RegistryEntry['state_type']

const statuses = vocabulary.statuses.map(([status, words]) => ({
  status: status as Status,
  test: new RegExp(words!, 'i'),
}))
const foreign = new RegExp(vocabulary.foreign, 'i')
const domestic = new RegExp(vocabulary.domestic, 'i')

const spaced = (text: string): string =>
  text
    .trim()
    .replace(/[_/,-]+/g, ' ')
    .replace(/\s+/g, ' ')

/** "Suspended - FTB" → suspended. Where the file has no status, a day of dissolution tells it; else unknown. */
export function statusOf(written: string | null, endDate: string | null): Status {
  if (written === null) return endDate === null ? 'unknown' : 'dissolved'
  const plain = spaced(written)
  return statuses.find(({ test }) => test.test(written.trim()) || test.test(plain))?.status ?? 'unknown'
}

/** By a column of its own, by the words of the entity's type ("Foreign LLC", "DLLC"), or by where it was formed. */
export function stateTypeOf(
  stated: { readonly stateType: string | null; readonly type: string | null; readonly jurisdiction: string | null },
  state: { readonly code: string; readonly name: string | null },
): StateType {
  for (const text of [stated.stateType, stated.type]) {
    if (text === null) continue
    if (foreign.test(text)) return 'foreign'
    if (domestic.test(text)) return 'domestic'
  }
  if (stated.jurisdiction === null) return 'unknown'
  const home = spaced(stated.jurisdiction).toLowerCase()
  if (foreign.test(home)) return 'foreign'
  return [state.code.toLowerCase(), state.name?.toLowerCase()].includes(home) || domestic.test(home)
    ? 'domestic'
    : 'foreign'
}

const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
/** Years written with two digits: nobody files in the future by more than this. */
const lastShortYear = 50

/** ISO of "03/15/1999", "1999-03-15T00:00:00", "19990315", "15-MAR-99"; month before day where both would do. null: no day, or a placeholder. */
export function registryDate(written: string | null): string | null {
  const text = written?.trim() ?? ''
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})(?!\d)/.exec(text)
  if (iso !== null) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const numeric = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/.exec(text)
  if (numeric !== null) {
    const [first, second] = [Number(numeric[1]), Number(numeric[2])]
    return first > 12 ? dayOf(fullYear(numeric[3]!), second, first) : dayOf(fullYear(numeric[3]!), first, second)
  }
  const dayFirst = /^(\d{1,2})[-\s.]([a-z]{3})[a-z]*\.?[-\s,]+(\d{4}|\d{2})(?!\d)/i.exec(text)
  if (dayFirst !== null) return dayOf(fullYear(dayFirst[3]!), monthOf(dayFirst[2]!), Number(dayFirst[1]))
  const monthFirst = /^([a-z]{3})[a-z]*\.?[-\s]+(\d{1,2})(?:st|nd|rd|th)?[-\s,]+(\d{4})(?!\d)/i.exec(text)
  return monthFirst === null ? null : dayOf(Number(monthFirst[3]), monthOf(monthFirst[1]!), Number(monthFirst[2]))
}

const fullYear = (text: string): number =>
  text.length === 4 ? Number(text) : Number(text) + (Number(text) <= lastShortYear ? 2000 : 1900)
const monthOf = (name: string): number => monthNames.indexOf(name.toLowerCase()) + 1

/** Before this a year is a placeholder such as 0001 or 1600; companies of the colonies are older than any list. */
const firstYear = 1700
const lastYear = 2100
function dayOf(year: number, month: number, day: number): string | null {
  if (year < firstYear || year > lastYear || month < 1 || month > 12 || day < 1 || day > daysIn(year, month))
    return null
  return `${year}-${month < 10 ? '0' : ''}${month}-${day < 10 ? '0' : ''}${day}`
}

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const daysIn = (year: number, month: number): number =>
  month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : lengths[month - 1]!
