/** The truth of a form: what it prints, and that nothing else may be read from it. */
import { loanTruth, type LoanFacts, type Printed } from '../../2026-11-22/loan/applicant.ts'
import type { Truth } from '../../2026-11-22/press/document.ts'

const states: Readonly<Record<string, string>> = { NC: 'North Carolina', CA: 'California', ID: 'Idaho', ME: 'Maine', OK: 'Oklahoma', NJ: 'New Jersey', VA: 'Virginia', PA: 'Pennsylvania', UT: 'Utah', MT: 'Montana', MS: 'Mississippi', NM: 'New Mexico', CO: 'Colorado', VIC: 'Victoria' } // prettier-ignore

const paths: Partial<Readonly<Record<Printed, string>>> = {
  dba: 'businessDbaName',
  ein: 'ein',
  revenue: 'annualRevenue',
  amount: 'loanAmount',
  equipment: 'equipmentDescription',
  vendor: 'vendorName',
  email: 'email',
  phone: 'phone',
  born: 'dateOfBirth',
  percent: 'ownershipPercentage',
  website: 'website',
}

export function formTruth(facts: LoanFacts): Truth {
  const { applicant, printed, expected_any_of: any = {} } = facts
  const truth = loanTruth({
    ...facts,
    expected_any_of: {
      businessState: [applicant.state, states[applicant.state]],
      email: applicant.owners.map(({ email }) => email),
      ...any,
    },
  })
  const missing = Object.entries(paths).flatMap(([what, path]) =>
    printed.some(other => other === what) || path in any ? [] : [path],
  )
  const undated = printed.includes('start') || printed.includes('years') ? [] : ['businessStartDate', 'yearsInBusiness']
  return { ...truth, absent: [...new Set([...(truth.absent ?? []), ...missing, ...undated])] }
}

export const box = (on: boolean): string =>
  `<svg width="9" height="9" viewBox="0 0 9 9" style="vertical-align:-1pt"><rect x=".5" y=".5" width="8" height="8" fill="#fff" stroke="#000" stroke-width=".8"/>${on ? '<path d="M1.6,4.6 L3.7,7 L8.6,-.4" fill="none" stroke="#12226b" stroke-width="1.5"/>' : ''}</svg>`
