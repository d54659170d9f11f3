/** Entries of a form assigned to a party: the business, an owner, the vendor, an employer, or nobody the application is about. Pure. */
import { soundsLikeCompany, endsAsCompany } from '../labels/party-words.ts'
import phrases from '../../vocabulary/loan-phrases.json' with { type: 'json' }
import { phrasePattern } from '../../vocabulary/phrase-pattern.ts'
import type { Entry } from './entries.ts'
import { termGroups, type Role, type Term } from './labels.ts'
import type { SectionKind } from './sections.ts'

const parties = ['business', 'owner', 'contact', 'vendor', 'equipment', 'employer', 'property', 'signature'] as const
/** Whom an entry is about; `none`: nothing says. */
export type Party = (typeof parties)[number] | 'none'

export interface PartyEntry extends Entry {
  readonly term: Term | null
  readonly party: Party
}

const nameTerms: readonly Term[] = ['name', 'firstName', 'lastName', 'applicantName']
/** Those that own firms and are neither persons nor firms by their legal form. */
const ENTITY = phrasePattern(phrases.owningEntities, 'end')
/**
 * Points. Half or double of any member changes 2 of 41 tuned forms at most.
 * - `row`, `street`, `column`: Points: entries of one row, how far below a street its city may stand, and how wide a column is at least.
 */
const REACH = { row: 8, street: 90, column: 140 } as const

/** Whose each entry is; entries about nobody the application concerns are omitted. Reading order decides what a bare "City" belongs to. */
export function assignParties(found: readonly Entry[]): readonly PartyEntry[] {
  const entries = found.filter(entry => !isLetterhead(entry, found)).map(withOwnName)
  const asked = entries.filter(
    ({ meaning, section }) =>
      meaning !== null &&
      termGroups.business.has(meaning.term) &&
      meaning.role !== 'decoy' &&
      !['decoy', 'employment', 'unknown'].includes(section?.kind ?? ''),
  )
  // One question may be about the employer's business.
  const isBusinessForm = new Set(asked.map(({ meaning }) => meaning!.term)).size > 1
  // The only address asked for is the applicant's, even if it is called "billing address".
  const hasMainAddress = entries.some(
    ({ meaning, section }) =>
      meaning?.term === 'address' &&
      ['applicant', 'business'].includes(meaning.role ?? 'applicant') &&
      !['owner', 'decoy', 'vendor', 'employment'].includes(section?.kind ?? ''),
  )
  const asksFirm = entries.some(({ meaning }) => meaning?.term === 'legalName')
  const streets: PartyEntry[] = []
  return entries.flatMap((entry): PartyEntry[] => {
    const { meaning, section } = entry
    // Questions known to ask something else are kept by their own words.
    const term = meaning === null || meaning.term === 'other' ? null : meaning.term
    if (term === 'ignored') return []
    // What a personal financial statement lists stands in sections that are no applicant's address.
    const isStatement = term !== null && termGroups.personalStatement.has(term)
    if (meaning?.role === 'alternate' && (section?.kind === 'owner' || hasMainAddress)) return []
    if (!isStatement && (meaning?.role === 'decoy' || section?.kind === 'decoy')) return []
    if (term === null)
      return section?.kind === 'unknown' ? [] : [{ ...entry, term, party: partyOfSection(entry) ?? 'none' }]
    let party: Party | null = termGroups.personal.has(term) ? 'owner' : null
    party ??=
      partyOfRole(entry) ??
      (termGroups.business.has(term) && term !== 'taxId' && section?.kind !== 'vendor' ? 'business' : null) ??
      partyOfSection(entry)
    // The applicant of a form that asks of no business is a person, and so is whom it is to be reached by.
    if ((party === 'business' || party === 'contact') && !isBusinessForm) party = 'owner'
    if (termGroups.address.has(term)) {
      if (partyOfRole(entry) === null && term !== 'address') party = streetOf(streets, entry)?.party ?? party
      party ??= isBusinessForm ? 'business' : 'owner'
      if (term === 'address') streets.push({ ...entry, term, party })
    }
    const isCompany = nameTerms.includes(term) ? isCompanyName(entry.value) : isBusinessForm
    party ??= isCompany ? 'business' : 'owner'
    // "Legal name of owner": whoever is to borrow, where no other firm is asked for.
    if (party === 'owner' && term === 'name' && isCompany && !asksFirm) party = 'business'
    return [{ ...entry, term, party }]
  })
}

/** "Legal Name" among the questions about the owners is a person's. */
function withOwnName(entry: Entry): Entry {
  const { meaning, section } = entry
  const isPerson =
    (meaning?.term === 'legalName' || (meaning?.term === 'contactName' && meaning.length > 1)) &&
    meaning.role === null &&
    section?.kind === 'owner'
  return isPerson ? { ...entry, meaning: { ...meaning, term: 'name' } } : entry
}

/** Telephones and addresses above the first question of a page are the lender's. */
function isLetterhead({ meaning, section, source, page, labelBox }: Entry, entries: readonly Entry[]): boolean {
  if (source === 'field' || section !== null || meaning === null || !termGroups.letterhead.has(meaning.term))
    return false
  return !entries.some(
    other =>
      other.page <= page &&
      other.meaning !== null &&
      !termGroups.letterhead.has(other.meaning.term) &&
      (other.page < page || other.labelBox.top < labelBox.bottom),
  )
}

/** The street a city or code belongs to: in its row, else the nearest above in its column. */
function streetOf(streets: readonly PartyEntry[], { labelBox, section, page }: Entry): PartyEntry | null {
  const near = streets.filter(
    street =>
      street.page === page &&
      street.section?.piece === section?.piece &&
      street.labelBox.top > labelBox.top - REACH.street,
  )
  const inRow = near.filter(street => Math.abs(street.labelBox.top - labelBox.top) < REACH.row)
  const away = (street: Entry): number =>
    labelBox.top - street.labelBox.top + (Math.abs(street.labelBox.left - labelBox.left) > REACH.column ? 1000 : 0)
  return inRow.at(-1) ?? near.toSorted((a, b) => away(a) - away(b))[0] ?? null
}

export const isCompanyName = (text: string): boolean =>
  endsAsCompany(text) || soundsLikeCompany(text) || ENTITY.test(text)

/** The party that a role in a caption or a heading names. */
const partyNamed = (name: Role | SectionKind): Party | null =>
  name === 'employment' ? 'employer' : (parties.find(party => party === name) ?? null)

function partyOfRole({ meaning, section }: Entry): Party | null {
  if (meaning === null || meaning.role === null) return null
  if (meaning.role === 'business' && (section?.kind === 'vendor' || section?.kind === 'employment')) return null
  return partyNamed(meaning.role)
}

const partyOfSection = ({ section }: Entry): Party | null => (section === null ? null : partyNamed(section.kind))
