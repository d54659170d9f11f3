/** Request, business and ownership, as the loan application, the returns and a reviewer state them. */
import { article } from '../../contract/sentence.ts'
import { dateText, present, sentence, type Fact, type Facts } from './facts.ts'
import type { MemoSentence } from './memo.ts'

const loan = (member: string): string => `/loan_app_data/${member}`

export const requestSentences = (facts: Facts): readonly MemoSentence[] =>
  present([
    sentence`${applicant(facts)} requests ${facts.amount(loan('loanAmount'))}.`,
    sentence`The requested term is ${facts.count(loan('other_fields/termMonths'))} months.`,
    sentence`The stated use of funds is ${quotedFact(facts.text(loan('useOfFunds')))}.`,
    sentence`The application names ${quotedFact(facts.text(loan('equipment/description')))} as the equipment.`,
    sentence`The application names ${facts.text(loan('equipment/vendor'))} as its vendor.`,
    facts.payload.loan_app_data?.signed_application === true
      ? sentence`The application is signed and dated ${facts.date(loan('signed_application_on_date'))}.`
      : null,
    ...proposedLoan(facts),
  ])

/** The loan that a person entered at the cash flow desk. */
function proposedLoan(facts: Facts): readonly (MemoSentence | null)[] {
  const at = '/cash_flow/choices/proposed_loan'
  return [
    sentence`The proposed loan is ${facts.amount(`${at}/amount`)} at ${facts.count(`${at}/rate_percent`)} % over ${facts.count(`${at}/term_months`)} months.`,
    sentence`Its payment is ${facts.amount('/cash_flow/proposed_loan/payment')} a month, ${facts.amount('/cash_flow/proposed_loan/annual_debt_service')} in the first year.`,
  ]
}

export function businessSentences(facts: Facts): readonly MemoSentence[] {
  const name = facts.text(loan('businessLegalName'))
  const entityType = facts.text(loan('entityType'))
  return present([
    entityType === null ? null : sentence`${name} is ${withArticle(entityType)}.`,
    sentence`It does business as ${facts.text(loan('businessDbaName'))}.`,
    sentence`Its employer identification number is ${facts.text(loan('ein'))}.`,
    sentence`Its state of organization is ${facts.text(loan('incorporationState'))}.`,
    sentence`It started on ${facts.date(loan('businessStartDate'))}.`,
    sentence`It has been in business for ${facts.count(loan('yearsInBusiness'))} years.`,
    sentence`Its address is ${address(facts)}.`,
    sentence`Its industry is stated as ${quotedFact(facts.text(loan('industry')))}.`,
    sentence`It states ${facts.count(loan('other_fields/numberOfEmployees'))} employees.`,
    sentence`It states annual revenue of ${facts.amount(loan('annualRevenue'))}.`,
    ...registrySentences(facts),
  ])
}

/** Entries of a business registry that are its own: those that match its name less well are left to the reviewer. */
const ownEntry = 0.9

/** What the business registries say that were searched for its name. */
function registrySentences({ payload }: Facts): readonly (MemoSentence | null)[] {
  const own = (payload.sos ?? []).filter(({ match_score: score }) => score !== undefined && score >= ownEntry)
  return own.flatMap(({ name, state_name: state, status, filing_date: filed, file_number: number }) => {
    if (name === null || state === null) return []
    const printed = number === null ? [] : [number]
    const entry: Fact = { text: name, sources: [{ document: `Business registry of ${state}`, pages: [], printed }] }
    const since = filed === null ? '' : `, filed on ${dateText(filed)}`
    return [
      sentence`The business registry of ${state} lists ${entry}${since}${status === 'unknown' ? '' : `, as ${status}`}.`,
    ]
  })
}

/** Of applications, K-1s and the cash flow desk; without a global cash flow the application alone. */
export function ownershipSentences(facts: Facts): readonly MemoSentence[] {
  const held = facts.payload.global_cash_flow?.ownership ?? []
  if (held.length > 0)
    return present(
      held.map(
        ({ owner, entity, percent, from }) =>
          sentence`${facts.computed(`${owner} owns ${percent} % of ${entity}`, from)}.`,
      ),
    )
  return present(
    (facts.payload.loan_app_data?.owners ?? []).map((_owner, index) => {
      const at = loan(`owners/${index}`)
      const name = [facts.text(`${at}/firstName`), facts.text(`${at}/lastName`)].filter(part => part !== null)
      return sentence`${combined(name, ' ')} owns ${facts.count(`${at}/ownershipPercentage`)} %.`
    }),
  )
}

const applicant = (facts: Facts): Fact | string => facts.text(loan('businessLegalName')) ?? 'The applicant'

function address(facts: Facts): Fact | null {
  const part = (member: string): Fact | null => facts.text(loan(member))
  const [street, city] = [part('businessAddressLine1'), part('businessCity')]
  const state = part('businessStateCode') ?? part('businessState')
  if (street === null || city === null || state === null) return null
  const stateAndCode = combined(
    [state, part('businessPostalCode')].filter(fact => fact !== null),
    ' ',
  )
  return combined(
    [street, part('businessAddressLine2'), city, stateAndCode].filter(fact => fact !== null),
    ', ',
  )
}

/** null: there is none. */
const combined = (facts: readonly Fact[], separator: string): Fact | null =>
  facts.length === 0
    ? null
    : { text: facts.map(({ text }) => text).join(separator), sources: facts.flatMap(({ sources }) => sources) }

const quotedFact = (fact: Fact | null): Fact | null => fact && { ...fact, text: `“${fact.text}”` }
const withArticle = (fact: Fact): Fact => ({ ...fact, text: article(fact.text) })
