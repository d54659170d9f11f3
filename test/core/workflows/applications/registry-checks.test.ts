/** What registries list of the applicant. */
import { expect, test } from 'vitest'
import type { LoanAppData, RegistryEntry } from '../../../../core/contract/full-analysis.ts'
import { registryChecks } from '../../../../core/workflows/applications/registry-checks.ts'

const own = 'Harbor Tool Works, Inc.'
const loan = {
  businessLegalName: own,
  businessDbaName: null,
  owners: [],
  contactFirstName: null,
} as unknown as LoanAppData
const entry = (status: RegistryEntry['status'], state: string, name = 'HARBOR TOOL WORKS INC'): RegistryEntry => ({
  name,
  type: null,
  status,
  address: null,
  agent_name: null,
  state_name: state,
  state_type: 'unknown',
  file_number: null,
  filing_date: null,
  match_score: 1,
})
const checksOf = (...registered: readonly RegistryEntry[]) =>
  registryChecks({ loan, accounts: null, invoices: [], companies: [], registered, asOf: 0 }).map(
    ({ passed, severity, message, figures }) => [passed, severity, message, figures?.[0]],
  )

test('a business that is dissolved where it is registered is an exception', () => {
  expect(checksOf(entry('active', 'Ohio', 'Blue Heron Bakery LLC'), entry('dissolved', 'Ohio'))).toEqual([
    [false, 'high', 'HARBOR TOOL WORKS INC is dissolved in Ohio according to the registry.', '/sos/1/status'],
  ])
})
test('an active registration in the same state passes, whatever became of earlier ones', () => {
  expect(checksOf(entry('dissolved', 'Ohio'), entry('active', 'Ohio'))).toEqual([
    [true, 'info', 'HARBOR TOOL WORKS INC is active in Ohio according to the registry.', '/sos/1/status'],
  ])
})
test('a branch that was given up in another state is to be looked at, and no exception', () => {
  const checks = checksOf(entry('active', 'Ohio'), entry('inactive', 'Utah'))
  expect(checks.map(([passed, severity]) => [passed, severity])).toEqual([
    [true, 'info'],
    [false, 'warning'],
  ])
})
test('what a registry does not tell for certain, and other businesses, are not checked', () => {
  expect(checksOf(entry('unknown', 'Ohio'), entry('dissolved', 'Ohio'))).toEqual([])
  expect(checksOf(entry('dissolved', 'Ohio', 'Blue Heron Bakery LLC'))).toEqual([])
})
