/** The owners an application names, from tables, blocks and fields; the same person named twice is one. Pure. */
import { groupConsecutive } from '../values/sequences.ts'
import type { Field } from '../../document/field.ts'
import { termGroups, type Term } from './labels.ts'
import { dateIn, maskedSsn, percentIn, personName, phoneIn, type PersonName } from './parse-answer.ts'
import { addressOf, stateCodeOf } from './address.ts'
import { emailOf, nameIn } from './business.ts'
import type { OwnerReading, OwnerText } from './loan-application.ts'
import type { OwnerRow } from './owner-tables.ts'
import { SLACK } from './boxes.ts'
import { fieldsFound, isStated, firstOf } from './answer-fields.ts'
import { isUnreadable } from './handwriting.ts'
import { isCompanyName, type PartyEntry } from './assign-parties.ts'

/** An owner, and what the contract has no place for. */
export interface OwnerFacts {
  readonly owner: OwnerReading
  readonly name: PersonName | null
  readonly title: Field<string> | null
}

/**
 * Points. Half or double of any member changes 4 of 41 tuned forms at most.
 * - `row`, `column`: Points: names of one row, in columns of their own.
 */
const APART = { row: 8, column: 150 } as const

/** Owners in the order of the form; `rows`: those of tables of owners. */
export function ownersOf(entries: readonly PartyEntry[], rows: readonly OwnerRow[]): readonly OwnerFacts[] {
  const own = entries.filter(({ party, term }) => party === 'owner' && term !== null && termGroups.owner.has(term))
  return merged([...rows, ...groupsOf(own)].flatMap(group => ownerOfEntries(group) ?? []))
}

/** Entries of one person each: by heading and number, and by the return of a name. */
function groupsOf(found: readonly PartyEntry[]): readonly (readonly PartyEntry[])[] {
  const entries = withOwnHeadings(found)
  return sideBySide(entries).flatMap((side, _, sides) =>
    (sides.length > 1 ? [side] : [...Map.groupBy(side, placeOf).values()]).flatMap(peopleOf),
  )
}

/** "Contact Information" below the questions about a person is that person's. */
function withOwnHeadings(entries: readonly PartyEntry[]): readonly PartyEntry[] {
  let heading: PartyEntry['section'] = null
  return entries.map(entry => {
    if (entry.section?.kind === 'owner') heading = entry.section
    return entry.section?.kind === 'contact' && heading !== null ? { ...entry, section: heading } : entry
  })
}

/** The heading and the number a person's entries stand under. */
function placeOf({ meaning, section, source, page }: PartyEntry): string {
  const ordinal = meaning?.ordinal ?? section?.ordinal ?? 0
  const box = section?.kind === 'owner' && source === 'print' ? section.piece.box : null
  return `${ordinal}/${box === null ? '' : `${page}:${box.top}:${box.left}`}`
}

/** A name that returns begins another person. */
const peopleOf = (entries: readonly PartyEntry[]): readonly (readonly PartyEntry[])[] =>
  groupConsecutive(
    entries,
    (_, entry, person) =>
      termGroups.personName.has(entry.term!) && isStated(entry) && person.some(({ term }) => term === entry.term),
  )

/** Two names in one row heading a column each, with more below them: under places to sign, below all questions, nothing follows. */
function sideBySide(group: readonly PartyEntry[]): readonly (readonly PartyEntry[])[] {
  const names = group.filter(({ term }) => termGroups.personName.has(term!))
  for (const [index, first] of names.entries()) {
    const second = names
      .slice(index + 1)
      .find(
        ({ page, labelBox }) =>
          page === first.page &&
          Math.abs(labelBox.top - first.labelBox.top) < APART.row &&
          Math.abs(labelBox.left - first.labelBox.left) > APART.column,
      )
    if (second === undefined) continue
    const middle = Math.max(first.labelBox.left, second.labelBox.left) - SLACK
    const isRight = ({ page, labelBox }: PartyEntry): boolean => page === first.page && labelBox.left >= middle
    const isBelow = ({ labelBox }: PartyEntry): boolean => labelBox.top > second.labelBox.top + APART.row
    if (!group.some(entry => isRight(entry) && isBelow(entry))) continue
    return [group.filter(entry => !isRight(entry)), group.filter(isRight)]
  }
  return [group]
}

/** Null for entries that name and describe nobody. */
function ownerOfEntries(entries: readonly PartyEntry[]): OwnerFacts | null {
  const first = <T>(terms: readonly Term[], read: (value: string, entry: PartyEntry) => T | null): Field<T> | null =>
    firstOf(entries, terms, ['owner'], read)
  const names: readonly Term[] = ['name', 'applicantName']
  const name = first(names, value => (isCompanyName(value) ? null : personName(value)))
  const address = addressOf(entries)
  const percent =
    first(['percent'], (value, { method }) => percentIn(value, method === 'ocr')) ??
    // "Ann Lee, President, 60%": several answers in one place.
    first([...names, 'title'], value => (/\d\s*%/.test(value) ? percentIn(value) : null))
  const title = first(['title'], value => nameIn(value.replace(SHARE, ''))) ?? first(names, titleBehind)
  const texts = fieldsFound<OwnerText, string>([
    ['firstName', first(['firstName'], singleName)],
    ['lastName', first(['lastName'], singleName)],
    ['firstName', name && { ...name, value: name.value.firstName }],
    ['lastName', name && { ...name, value: name.value.lastName }],
    // A firm or trust that owns: its name stands in the one member that every name has.
    ['lastName', percent && first(names, value => (isCompanyName(value) ? nameIn(value) : null))],
    ['phone', first(['cellPhone', 'phone', 'homePhone'], phoneIn)],
    ['email', first(['email'], emailOf)],
    ['ssn', first(['ssn'], maskedSsn)],
    ['ssn', first(['taxId'], value => (isWrittenAsSsn(value) ? maskedSsn(value) : null))],
    ['dob', first(['dob'], birthDateIn)],
    ['addressLine1', address.line1],
    ['addressLine2', address.line2],
    ['city', address.city],
    ['state', stateCodeOf(address) ?? address.state],
    ['zip', address.zip],
  ])
  const hasName = texts.firstName !== undefined || texts.lastName !== undefined
  const isUnread = entries.some(({ term, value }) => termGroups.personName.has(term!) && isUnreadable(value))
  const hasMore =
    isUnread || percent !== null || texts.ssn !== undefined || texts.dob !== undefined || address.line1 !== null
  if (!hasName && !hasMore) return null
  const person =
    texts.firstName === undefined || texts.lastName === undefined
      ? null
      : { firstName: texts.firstName.value, lastName: texts.lastName.value }
  return { owner: { texts, ownershipPercentage: percent }, name: person, title }
}

/** A share behind a title: "President / 90 %". */
const SHARE = /[\s,/(–-]*\d{1,3}(?:\.\d+)?\s*%.*$/
/** "Ann Lee, President, 60%": the words between name and share. */
const titleBehind = (value: string): string | null =>
  personName(value) === null ? null : nameIn(/^[^,/]+[,/]\s*(\p{Lu}[^,/\d]+)[,/].*%/u.exec(value)?.[1]?.trim() ?? '')

const isWrittenAsSsn = (value: string): boolean => /^\D*\d{3}\s?-\s?\d\d\s?-\s?\d{4}\D*$/.test(value)

function birthDateIn(value: string, { dateOrder }: PartyEntry): string | null {
  const date = dateIn(value, dateOrder, true)
  return date?.precision === 'day' ? date.iso : null
}

const singleName = (value: string): string | null =>
  /^[\p{L}][\p{L}.'’ -]{0,40}$/u.test(value.trim()) ? value.trim().replace(/\s+/g, ' ') : null

const samePerson = (a: PersonName | null, b: PersonName | null): boolean =>
  a !== null && b !== null && fullName(a) === fullName(b)
const fullName = ({ firstName, lastName }: PersonName): string => `${firstName} ${lastName}`.toLowerCase()

/** One owner for each person; who is nowhere named joins the first, when there is one and nothing contradicts it. */
function merged(found: readonly OwnerFacts[]): readonly OwnerFacts[] {
  const people: OwnerFacts[] = []
  for (const facts of found) {
    const at = people.findIndex(({ name }) => samePerson(name, facts.name))
    const nameless =
      facts.name === null && facts.owner.texts.firstName === undefined && facts.owner.texts.lastName === undefined
    const target = at >= 0 ? at : nameless && people.length === 1 && agrees(people[0]!, facts) ? 0 : -1
    if (target < 0) {
      if (!nameless || people.length === 0) people.push(facts)
      continue
    }
    const known = people[target]!
    people[target] = {
      owner: {
        texts: { ...facts.owner.texts, ...known.owner.texts },
        ownershipPercentage: known.owner.ownershipPercentage ?? facts.owner.ownershipPercentage,
      },
      name: known.name ?? facts.name,
      title: known.title ?? facts.title,
    }
  }
  // A nameless first owner that a named one follows is the same heading read twice.
  return people.length > 1 && people[0]!.name === null && people[0]!.owner.texts.firstName === undefined
    ? people.slice(1)
    : people
}

function agrees(known: OwnerFacts, more: OwnerFacts): boolean {
  const names = Object.keys(more.owner.texts) as OwnerText[]
  return names.every(name => [undefined, more.owner.texts[name]!.value].includes(known.owner.texts[name]?.value))
}
