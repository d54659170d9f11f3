/** A document → the loan application in it. */
import { horizontalOverlap, middleOf, verticalOverlap } from '../../document/geometry.ts'
import type { Field } from '../../document/field.ts'
import type { Document } from '../../document/model.ts'
import { fitsTerm } from './answer-types.ts'
import { tickedEntity } from './entity-type.ts'
import { readForm, type Entry, type FormReading } from './entries.ts'
import { withoutHandwriting } from './handwriting.ts'
import { fieldEntries } from './widgets.ts'
import { formPages } from './form-page.ts'
import { signatureOf } from './signature.ts'
import { personName, withoutSsn } from './parse-answer.ts'
import type { LoanApplicationExtraction, LoanApplicationReading } from './loan-application.ts'
import { businessFacts, nameIn } from './business.ts'
import { otherFacts } from './other-fields.ts'
import { ownersOf, type OwnerFacts } from './owners.ts'
import { ownerTables } from './owner-tables.ts'
import { termGroups, WHOLE_COVER, type Meaning, type Term } from './labels.ts'
import { assignParties, isCompanyName, type PartyEntry } from './assign-parties.ts'
import { fieldsFound, joinedFields, firstOf } from './answer-fields.ts'

/** Pure. `pages`: those classified as an application (1-based); without it all. */
export function extractLoanApplication(document: Document, pages?: readonly number[]): LoanApplicationExtraction {
  const { fileName } = document
  const forms = formPages(document, pages).map(readForm)
  const readings = forms.map(withoutHandwriting)
  const entries = readings.flatMap(entriesOf)
  if (!isApplication(entries)) return { fileName, application: null, problems: [] }
  return {
    fileName,
    application: applicationOf(readings, entries, tickedEntity(forms.map(({ page }) => page))),
    problems: [],
  }
}

/**
 * What makes a form an application. Half or double of any member changes 1 of 41 tuned forms at most.
 * - `asked`, `particular`: So many different questions that are understood in full, and so many of them particular to applications.
 * - `partly`: Questions put as sentences are understood in part; fewer of them than this may be anything.
 */
const MIN = { asked: 5, particular: 2, partly: 3 } as const

/** Whether pages classified as an application for credit ask what applications ask. */
function isApplication(entries: readonly Entry[]): boolean {
  const meanings = entries.flatMap(({ meaning }) => meaning ?? [])
  const isFull = ({ cover }: Meaning): boolean => cover > WHOLE_COVER
  const partly = new Set(meanings.filter(meaning => !isFull(meaning)).map(({ term }) => term))
  const terms = new Set(
    meanings.filter(meaning => isFull(meaning) || partly.size >= MIN.partly).map(({ term }) => term),
  )
  const countOf = (group: ReadonlySet<Term>): number => terms.intersection(group).size
  return countOf(termGroups.application) >= MIN.asked && countOf(termGroups.applicationOnly) >= MIN.particular
}

/** Fields and print of one page, from top to bottom; where a field answers, the print at its place is the same answer. */
function entriesOf(reading: FormReading): readonly Entry[] {
  const filled = fieldEntries(reading)
  const printed = reading.entries.filter(entry => !filled.some(field => areTogether(field, entry)))
  return [...filled, ...printed].toSorted((a, b) => rowOf(a) - rowOf(b) || a.labelBox.left - b.labelBox.left)
}

const areTogether = ({ box: a }: Entry, { box: b }: Entry): boolean =>
  horizontalOverlap(a, b) > 0 && verticalOverlap(a, b) > 0

/**
 * Rows of labels, and lengths of answers.
 * - `row`: Points: labels whose middles round to one multiple of this stand in one row, and are read from left to right.
 * - `equipment`: Characters of a description of equipment; longer answers are paragraphs about the business.
 */
const LIMITS = { row: 6, equipment: 300 } as const
const rowOf = ({ labelBox }: Entry): number => Math.round(middleOf(labelBox) / LIMITS.row)

function applicationOf(
  readings: readonly FormReading[],
  found: readonly Entry[],
  entity: Field<string> | null,
): LoanApplicationReading {
  const entries = assignParties(found)
  const { texts, numbers } = businessFacts(entries, entity)
  const people = ownersOf(entries, readings.flatMap(ownerTables))
  const persons = people.filter(
    ({ owner: { texts: own } }) => own.firstName !== undefined || !isCompanyName(own.lastName?.value ?? ''),
  )
  const contact = contactOf(entries, persons)
  const others = otherFacts(entries, new Set([...Object.keys(texts), ...Object.keys(numbers)]))
  const [first] = persons
  const title = first?.title ?? firstOf(entries, ['title'], ['signature', 'contact', 'none', 'business'], nameIn)
  return {
    texts: { ...texts, ...contact.texts },
    numbers: { ...numbers, ...contact.numbers },
    owners: people.map(({ owner }) => owner),
    equipment: equipmentOf(entries),
    signature: signatureOf(readings),
    // The first owner again, under the names forms ask for.
    others: {
      ...others,
      ...fieldsFound<string, string>([
        ['ownerFirstName', first?.owner.texts.firstName],
        ['ownerLastName', first?.owner.texts.lastName],
        ['ownerTitle', title],
      ]),
    },
    pages: readings.map(({ page }) => page.number),
    problems: [],
  }
}

/** The primary contact named; without one the first owner. */
function contactOf(
  entries: readonly PartyEntry[],
  people: readonly OwnerFacts[],
): Pick<LoanApplicationReading, 'texts' | 'numbers'> {
  const everyone = ['contact', 'business', 'none', 'owner', 'signature'] as const
  const name = firstOf(entries, ['contactName'], everyone, personName)
  const [first] = people
  const { firstName, lastName } =
    name === null
      ? (first?.owner.texts ?? {})
      : { firstName: { ...name, value: name.value.firstName }, lastName: { ...name, value: name.value.lastName } }
  const isFirst = name === null || first?.name?.lastName.toLowerCase() === name.value.lastName.toLowerCase()
  return {
    texts: fieldsFound([
      ['contactFirstName', firstName],
      ['contactLastName', lastName],
    ]),
    numbers: fieldsFound([['contactOwnershipPercentage', isFirst ? first?.owner.ownershipPercentage : null]]),
  }
}

function equipmentOf(entries: readonly PartyEntry[]): LoanApplicationReading['equipment'] {
  const everyone = ['equipment', 'none', 'business', 'vendor', 'owner', 'signature', 'contact'] as const
  const vendor =
    firstOf(entries, ['vendorName'], everyone, nameIn) ??
    firstOf(entries, ['name', 'legalName', 'applicantName'], ['vendor'], nameIn)
  const described = firstOf(entries, ['equipment'], everyone, value => {
    const text = value.replace(/\s*\n\s*/g, ', ').trim()
    return /\p{L}{2}/u.test(text) && text.length <= LIMITS.equipment ? withoutSsn(text) : null
  })
  const description = described ?? unitOf(entries)
  return vendor === null && description === null ? null : { vendor, description }
}

/** Year, make and model in places of their own. */
function unitOf(entries: readonly PartyEntry[]): Field<string> | null {
  const everyone = ['equipment', 'none', 'business', 'vendor', 'owner'] as const
  const parts = (['unitYear', 'unitMake', 'unitModel'] as const).flatMap(
    term =>
      firstOf(entries, [term], everyone, v => (fitsTerm(term, v) === false ? null : v.replace(/\n/g, ' ').trim())) ??
      [],
  )
  return parts.length < 2 ? null : joinedFields(parts, parts.map(({ value }) => value).join(' '))
}
