/** The documents of an application held against each other: whose they are, whether statements follow on each other, what is unsigned or old. */
import type { Check } from '../../contract/evidence.ts'
import type { ApplicationAccounts, StatementPeriod } from './accounts.ts'
import { companySimilarity, sameCompany } from '../../vocabulary/company-names.ts'
import { centsText, named } from '../../contract/sentence.ts'
import {
  applicantOf,
  billedTo,
  check,
  holdersOf,
  namesOf,
  subjectsOf,
  type CheckedApplication,
  type Subject,
} from './checked-application.ts'
import { filingChecks } from './filing-checks.ts'
import { registryChecks } from './registry-checks.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Statements end on a Friday and the next begin on a Monday. */
const LONGEST_WEEKEND = 3
/** A month that is not there any more at the bank's next closing; lenders ask for the last three or four. */
const STALE_DAYS = 60
/** Printed to the cent. */
const CENT = 0.005

export function applicationChecks(application: CheckedApplication): readonly Check[] {
  return [
    ...companyNames(application),
    ...accountHolders(application),
    ...statementSequences(application),
    ...staleStatements(application),
    ...invoiceReceivers(application),
    ...addresses(application),
    ...signature(application),
    ...filingChecks(application),
    ...registryChecks(application),
  ]
}

/** Within the payload: a member of the account at this place. */
export const accountPointer = (index: number, member: string): string =>
  `/bankstatements_data/accounts_summaries/${index}/${member}`

/** Of these statements, as far as the payload shows them. */
const pointersTo = (
  accounts: ApplicationAccounts | null,
  members: readonly (readonly [StatementPeriod | undefined, string])[],
): Pick<Check, 'figures'> => ({
  figures: members.flatMap(([period, member]) => {
    const index = accounts?.shown.findIndex(({ id }) => id === period?.id) ?? -1
    return index === -1 ? [] : [accountPointer(index, member)]
  }),
})

/** Three of them, and how many more. */
const few = (names: readonly string[]): string =>
  names.length > 4 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ')

function companyNames(application: CheckedApplication): readonly Check[] {
  const { companies, unnamed = [] } = application
  const applicant = applicantOf(application)
  const unread = unnamed.map((fileName): Check => ({
    ...check('application.company_same', { passed: true, severity: 'info' }, ''),
    id: `application.company_unread.${fileName}`,
    passed: null,
    message: `${named(fileName)}: whose statement it is was not read, and not compared.`,
  }))
  if (applicant === null || companies.length === 0) return unread
  const { names } = applicant
  const others = companies.filter(({ name }) => !names.some(one => sameCompany(one, name)))
  const id = 'application.company_same'
  if (others.length === 0) {
    const all = subjectsOf(application).every(({ name }) => applicant.all.some(one => sameCompany(one, name)))
    const which = all && unread.length === 0 ? 'All documents' : 'The statements and applications that name a company'
    const message = `${which} name ${named(names[0]!)}${otherSpellings(names, companies)}.`
    return [check(id, { passed: true, severity: 'high' }, message), ...unread]
  }
  const list = [...Map.groupBy(others, ({ name }) => name)]
    .map(([name, files]) => `${named(name)} (${few(files.map(({ fileName }) => named(fileName)))})`)
    .join('; ')
  const message = `${capital(applicant.stands(names[0]!))}; other documents name ${list}.`
  return [check(id, { passed: false, severity: 'high' }, message), ...unread]
}

/** A shorter or longer name may be another company of the same owners: the reader sees every spelling that is more than punctuation. */
function otherSpellings(names: readonly string[], companies: readonly Subject[]): string {
  const spellings = [...new Set(companies.map(({ name }) => name))]
  const others = spellings.filter(spelling => !names.some(one => companySimilarity(one, spelling) === 1))
  return others.length === 0 ? '' : `, also written ${few(others.map(named))}`
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function accountHolders(application: CheckedApplication): readonly Check[] {
  const { accounts } = application
  const applicant = applicantOf(application)
  if (applicant === null) return []
  const { names, all } = applicant
  return (accounts?.accounts ?? []).flatMap(periods => {
    const holders = holdersOf(periods)
    const id = `application.account_holder.${accountName(periods)}`
    if (holders.length === 0)
      return [
        {
          ...check(id, { passed: true, severity: 'info' }, `${named(accountName(periods))}: its holder was not read.`),
          passed: null,
        },
      ]
    const others = holders.filter(holder => !all.some(name => sameCompany(name, holder)))
    return others.length === 0
      ? [
          check(
            id,
            { passed: true, severity: 'high' },
            `${named(accountName(periods))} is held by ${named(holders[0]!)}.`,
          ),
        ]
      : [
          check(
            id,
            { passed: false, severity: 'high' },
            `${named(accountName(periods))} is held by ${others.map(named).join(', ')}; ${applicant.stands(names[0]!)}.`,
            pointersTo(accounts, [
              [periods.findLast(({ summary }) => others.includes(summary.account_holder ?? '')), 'account_holder'],
            ]),
          ),
        ]
  })
}

const accountName = (periods: readonly StatementPeriod[]): string => {
  const { bank_name: bank, account_number: number } = periods[0]!.summary
  return [bank ?? 'Account', number?.slice(-4)].filter(Boolean).join(' ')
}

const dayOf = (iso: string): number => Date.parse(iso) / DAY_MS

function statementSequences({ accounts }: CheckedApplication): readonly Check[] {
  return (accounts?.accounts ?? []).flatMap(periods => {
    const dated = periods.filter(({ summary }) => summary.start_date !== null && summary.end_date !== null)
    const name = accountName(periods)
    return dated.slice(1).flatMap((next, index): readonly Check[] => {
      const previous = dated[index]!
      const before = previous.summary
      const after = next.summary
      const dates = pointersTo(accounts, [
        [next, 'start_date'],
        [previous, 'end_date'],
      ])
      const days = dayOf(after.start_date!) - dayOf(before.end_date!)
      const between = `between ${before.end_date!} and ${after.start_date!}`
      const place = `${name}.${after.start_date!}`
      // A month-to-date print overlaps the statement that closes the month.
      const running = before.is_mtd === true || after.is_mtd === true
      if (days > LONGEST_WEEKEND)
        return [
          check(
            `application.statement_gap.${place}`,
            { passed: false, severity: 'warning' },
            `${named(name)}: no statement covers the days ${between}.`,
            dates,
          ),
        ]
      if (days < 0)
        return running
          ? []
          : [
              check(
                `application.statement_overlap.${place}`,
                { passed: false, severity: 'warning' },
                `${named(name)}: two statements cover the days from ${after.start_date!} to ${before.end_date!}.`,
                dates,
              ),
            ]
      const { ending_balance: ending } = before
      const { starting_balance: starting } = after
      if (ending === null || starting === null) return []
      const difference = starting - ending
      const passed = Math.abs(difference) < CENT
      return [
        check(
          `application.balance_carried.${place}`,
          { passed: passed, severity: 'high' },
          passed
            ? `${named(name)}: the balance of ${before.end_date!} is carried forward.`
            : `${named(name)}: the statement to ${before.end_date!} ends with ${centsText(ending)}, the next one begins with ${centsText(starting)}.`,
          {
            expected: ending,
            actual: starting,
            difference: Math.round(difference * 100) / 100,
            ...pointersTo(accounts, [
              [next, 'starting_balance'],
              [previous, 'ending_balance'],
            ]),
          },
        ),
      ]
    })
  })
}

function staleStatements({ accounts, asOf }: CheckedApplication): readonly Check[] {
  const ends = (accounts?.accounts ?? []).flat().flatMap(({ summary }) => summary.end_date ?? [])
  const newest = ends.toSorted().at(-1)
  if (newest === undefined) return []
  const age = Math.floor(asOf / DAY_MS - dayOf(newest))
  return [
    age > STALE_DAYS
      ? check(
          'application.statements_recent',
          { passed: false, severity: 'warning' },
          `The newest bank statement ends on ${newest}, ${age} days before the application was submitted on ${new Date(asOf).toISOString().slice(0, 10)}.`,
        )
      : check(
          'application.statements_recent',
          { passed: true, severity: 'warning' },
          `The newest bank statement ends on ${newest}.`,
        ),
  ]
}

function invoiceReceivers(application: CheckedApplication): readonly Check[] {
  const applicant = applicantOf(application)
  if (applicant === null) return []
  const { names, all, stands } = applicant
  return application.invoices.flatMap((invoice, index) => {
    const billed = billedTo(invoice)
    if (billed.length === 0) return []
    const own = billed.find(one => all.some(name => sameCompany(name, one)))
    const passed = own !== undefined
    const what = `Invoice ${named(invoice.invoice_number ?? invoice.file_name)}`
    return [
      check(
        `application.invoice_receiver.${invoice.id}`,
        { passed: passed, severity: 'high' },
        passed ? `${what} is for ${named(own)}.` : `${what} is for ${named(billed.at(-1)!)}; ${stands(names[0]!)}.`,
        { figures: [`/invoice_analysis/${index}/${invoice.lessee?.name ? 'lessee' : 'receiver'}/name`] },
      ),
    ]
  })
}

/** Of the addresses only what every spelling keeps is compared: the ZIP code. */
function addresses({ loan, invoices }: CheckedApplication): readonly Check[] {
  const stated = loan?.businessPostalCode?.slice(0, 5)
  if (stated === undefined || !/^\d{5}$/.test(stated)) return []
  const names = namesOf(loan)
  return invoices.flatMap(({ id, receiver, invoice_number: number, file_name: fileName }, index) => {
    const zip = receiver.validated_address_data?.postalCode?.slice(0, 5)
    if (zip === undefined || receiver.name === null || !names.some(name => sameCompany(name, receiver.name!))) return []
    const what = `Invoice ${named(number ?? fileName)}`
    return [
      check(
        `application.address_same.${id}`,
        { passed: zip === stated, severity: 'warning' },
        zip === stated
          ? `${what} names the applicant's address.`
          : `${what} names another address of the applicant: ${named(receiver.address ?? zip)} (application: ${stated}).`,
        { figures: [`/invoice_analysis/${index}/receiver/address`, '/loan_app_data/businessPostalCode'] },
      ),
    ]
  })
}

function signature({ loan }: CheckedApplication): readonly Check[] {
  if (loan === null || loan.signed_application === null) return []
  const message = `The application is ${loan.signed_application ? '' : 'not '}signed.`
  const figures = ['/loan_app_data/signed_application']
  return [check('application.signed', { passed: loan.signed_application, severity: 'high' }, message, { figures })]
}
