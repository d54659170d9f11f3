/** What the checks between the documents of an application share: whom documents are held against, and the form of a check. */
import type { Check } from '../../contract/evidence.ts'
import type { LoanAppData, RegistryEntry } from '../../contract/full-analysis.ts'
import type { Invoice } from '../../contract/invoice.ts'
import { named } from '../../contract/sentence.ts'
import { sameCompany } from '../../vocabulary/company-names.ts'
import type { ApplicationAccounts, StatementPeriod } from './accounts.ts'
import type { PlacedFiling } from './filings.ts'

export interface CheckedApplication {
  readonly loan: LoanAppData | null
  readonly accounts: ApplicationAccounts | null
  readonly invoices: readonly Invoice[]
  /** Companies that financial statements and further applications name, with their files. */
  readonly companies: readonly { readonly name: string; readonly fileName: string }[]
  /** Files of statements in which no company could be read. */
  readonly unnamed?: readonly string[]
  readonly filings?: readonly PlacedFiling[]
  /** What registries list, first among the entries of the payload. */
  readonly registered?: readonly RegistryEntry[]
  /** Epoch ms of the application. */
  readonly asOf: number
}

/** A check as it stands among those of the application; `more`: what it compares, and where that stands. */
export const check = (
  id: string,
  { passed, severity }: { readonly passed: boolean; readonly severity: Check['severity'] },
  message: string,
  more: Partial<Check> = {},
): Check => ({
  id,
  passed,
  expected: null,
  actual: null,
  difference: null,
  severity: passed ? 'info' : severity,
  // A name such as "Alder Creek, Inc." ends the sentence by itself.
  message: message.replace(/\.\.$/, '.'),
  ...more,
})

export const namesOf = (loan: LoanAppData | null): readonly string[] =>
  [loan?.businessLegalName, loan?.businessDbaName].filter(name => typeof name === 'string')

/** The owners sign for sole proprietors: their accounts are the business's. */
const ownersOf = (loan: LoanAppData | null): readonly string[] => [
  ...(loan?.owners ?? []).flatMap(({ firstName, lastName }) => joined(firstName, lastName)),
  ...joined(loan?.contactFirstName ?? null, loan?.contactLastName ?? null),
]
const joined = (first: string | null, last: string | null): readonly string[] =>
  first === null || last === null ? [] : [`${first} ${last}`]

/** Whom a document speaks of. */
export interface Subject {
  readonly name: string
  readonly fileName: string
}

/** The names the documents are held against: the applicant's and its owners', else the company most documents name. */
export interface Applicant {
  readonly names: readonly string[]
  /** The names of persons who may hold accounts and sign for the business too. */
  readonly all: readonly string[]
  /** The clause that says against what a document is held. */
  readonly stands: (name: string) => string
}

export function applicantOf(application: CheckedApplication): Applicant | null {
  const names = namesOf(application.loan)
  if (names.length > 0)
    return {
      names,
      all: [...names, ...ownersOf(application.loan)],
      stands: name => `the applicant is ${named(name)}`,
    }
  const subjects = subjectsOf(application)
  const support = ({ name }: Subject): number => subjects.filter(other => sameCompany(other.name, name)).length
  const [first] = subjects.toSorted((a, b) => support(b) - support(a))
  if (first === undefined || subjects.length < 2) return null
  return { names: [first.name], all: [first.name], stands: name => `other documents name ${named(name)}` }
}

/** Statements first, then accounts, invoices and filings. */
export const subjectsOf = ({ companies, accounts, invoices, filings = [] }: CheckedApplication): readonly Subject[] => [
  ...companies,
  ...(accounts?.accounts ?? []).flatMap(periods =>
    holdersOf(periods).map(name => ({ name, fileName: periods[0]!.fileName })),
  ),
  ...invoices.flatMap(invoice => {
    const name = billedTo(invoice).at(-1)
    return name === undefined ? [] : [{ name, fileName: invoice.file_name }]
  }),
  ...filings.map(({ name, fileName }) => ({ name, fileName })),
]

export const holdersOf = (periods: readonly StatementPeriod[]): readonly string[] => [
  ...new Set(periods.flatMap(({ summary }) => summary.account_holder ?? [])),
]

/** Equipment may be billed to a lessor: an invoice is the applicant's too when it names the applicant as lessee, who comes last. A purchase order is written to the seller. */
export const billedTo = (invoice: Invoice): readonly string[] =>
  invoice.doc_type === 'purchase_order'
    ? []
    : [invoice.receiver.name, invoice.lessee?.name].filter(name => typeof name === 'string')
