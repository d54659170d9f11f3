/** Who applies for what, and the truth of an application from what its form prints. */
import type { Truth } from '../press/document.ts'
import { chanceOf } from '../press/numbers.ts'

export interface Owner {
  readonly first: string
  readonly middle?: string
  readonly last: string
  readonly title: string
  readonly percent: number
  /** ISO. */
  readonly born: string
  /** Last four digits; forms print the rest masked or invented. */
  readonly ssn: string
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly phone: string
  readonly email: string
}

export interface Applicant {
  readonly legal: string
  readonly dba?: string
  readonly ein: string
  readonly entity: 'LLC' | 'S-Corp' | 'C-Corp' | 'Partnership' | 'Sole Proprietor' | 'Corporation'
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly phone: string
  readonly email: string
  readonly website?: string
  /** ISO, perhaps only year and month. */
  readonly start: string
  readonly years: number
  readonly industry: string
  /** Dollars a year. */
  readonly revenue: number
  readonly owners: readonly Owner[]
  /** Dollars asked for. */
  readonly amount: number
  readonly term: string
  readonly use: string
  readonly equipment: string
  readonly vendor: string
  readonly cost: number
  readonly down: number
  /** ISO; null: nobody signed. */
  readonly signed: string | null
}

const entityWords: Readonly<Record<Applicant['entity'], readonly string[]>> = {
  LLC: ['LLC', 'Limited Liability Company', 'Limited Liability Co.'],
  'S-Corp': ['S-Corp', 'S Corp', 'S Corporation', 'S-Corporation', 'Sub S Corp'],
  'C-Corp': ['C-Corp', 'C Corp', 'C Corporation', 'Corporation'],
  Corporation: ['Corporation', 'Corp', 'C-Corp', 'Inc.'],
  Partnership: ['Partnership', 'General Partnership'],
  'Sole Proprietor': ['Sole Proprietor', 'Sole Proprietorship', 'Proprietorship'],
}

const stateNames: Readonly<Record<string, string>> = { OH: 'Ohio', TX: 'Texas', GA: 'Georgia', MN: 'Minnesota', WI: 'Wisconsin', OR: 'Oregon', NE: 'Nebraska', KS: 'Kansas', FL: 'Florida', VA: 'Virginia', PA: 'Pennsylvania', CO: 'Colorado', ON: 'Ontario', IN: 'Indiana', NC: 'North Carolina', SD: 'South Dakota' } // prettier-ignore

/** What a form prints of an applicant. */
export type Printed = 'dba' | 'ein' | 'entity' | 'website' | 'start' | 'years' | 'industry' | 'revenue' | 'amount' | 'use' | 'equipment' | 'vendor' | 'email' | 'phone' | 'born' | 'percent' | 'home' | 'incorporated' // prettier-ignore

export interface LoanFacts {
  readonly family: string
  readonly notes: string
  readonly applicant: Applicant
  readonly printed: readonly Printed[]
  readonly expected?: object
  readonly expected_any_of?: Readonly<Record<string, readonly unknown[]>>
  readonly absent?: readonly string[]
}

export const fullName = ({ first, middle, last }: Owner): string => [first, middle, last].filter(Boolean).join(' ')

export function firstOwner({ owners }: Applicant): Owner {
  const [owner] = owners
  if (owner === undefined) throw new Error('an applicant without owners')
  return owner
}

export function loanTruth({
  family,
  notes,
  applicant: a,
  printed,
  expected,
  expected_any_of,
  absent = [],
}: LoanFacts): Truth {
  const owner = firstOwner(a)
  const has = (what: Printed) => printed.includes(what)
  const always = {
    businessLegalName: a.legal, businessAddressLine1: a.street, businessCity: a.city, businessPostalCode: a.zip,
    ...(/^[A-Z]{2}$/.test(a.state) && { businessStateCode: a.state }),
    ownerFirstName: owner.first, ownerLastName: owner.last, signed_application: a.signed !== null, ...(a.signed !== null && { signed_application_on_date: a.signed }),
  } // prettier-ignore
  const optional = {
    ...(has('dba') && a.dba !== undefined && { businessDbaName: a.dba }),
    ...(has('ein') && { ein: a.ein }),
    ...(has('entity') && { entityType: a.entity }),
    ...(has('phone') && { phone: a.phone }),
    ...(has('email') && { email: a.email }),
    ...(has('website') && a.website !== undefined && { website: a.website }),
    ...(has('start') && a.start.length > 4 && { businessStartDate: a.start }),
    ...(has('years') && { yearsInBusiness: a.years }),
    ...(has('industry') && { industry: a.industry }),
    ...(has('revenue') && { annualRevenue: a.revenue }),
    ...(has('amount') && { loanAmount: a.amount }),
    ...(has('use') && { useOfFunds: a.use }),
    ...(has('equipment') && { equipmentDescription: a.equipment }),
    ...(has('vendor') && { vendorName: a.vendor }),
    ...(has('incorporated') && { incorporationState: a.state }),
    ...(has('born') && { dateOfBirth: owner.born }),
    ...(has('home') && { ownerAddressLine1: owner.street, ownerCity: owner.city, ownerStateCode: owner.state, ownerPostalCode: owner.zip }),
    ...(has('percent') && { ownershipPercentage: owner.percent }),
    owners: a.owners.map(person => ({ name: fullName(person), ...(has('percent') && { ownershipPercentage: person.percent }) })),
  } // prettier-ignore
  const state = stateNames[a.state]
  return {
    kind: 'loan_application',
    family,
    notes: `${notes} [invented applicant]`,
    expected: { ...always, ...optional, ...expected },
    acceptable: {
      ...(state !== undefined && { businessState: [a.state, state] }),
      ...(has('incorporated') && state !== undefined && { incorporationState: [a.state, state] }),
      ...(has('start') && a.start.length === 4 && { businessStartDate: [a.start, `${a.start}-01-01`, null] }),
      entityType: has('entity') ? entityWords[a.entity] : [...entityWords[a.entity], null],
      ...expected_any_of,
    },
    absent: [...absent, ...(a.signed === null ? ['signed_application_on_date'] : []), ...(a.dba === undefined ? ['businessDbaName'] : []), ...(has('website') && a.website !== undefined ? [] : ['website'])], // prettier-ignore
  }
}

/** A pen's signature as a drawn line: no letters to read. */
export function penned(seed: number, width = 150): string {
  const chance = chanceOf(seed)
  let path = 'M4,22'
  for (let x = 10; x < width - 10; x += chance.whole(7, 13)) path += ` C${x},${chance.whole(-2, 16)} ${x + 4},${chance.whole(20, 36)} ${x + 8},${chance.whole(12, 24)}` // prettier-ignore
  return `<svg width="${width}" height="34" style="position:absolute;margin-top:-20pt"><path d="${path} L${width},16" fill="none" stroke="#16235c" stroke-width="1.5"/></svg>`
}

export const dollars = (amount: number): string => amount.toLocaleString('en-US')
