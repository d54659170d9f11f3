/** What the values of a payload are called, and which of them need a look. */
import { beforeAll, expect, test } from 'vitest'
import type { ApplicationStatus, FullAnalysis } from '../../../../core/contract/application.ts'
import {
  payloadReviewItems,
  payloadName,
  payloadType,
  shownPointer,
} from '../../../../renderer/features/applications/application-values.ts'
import { dateForm } from '../../../../renderer/formats/date-form.ts'

// Whatever the system's own form is.
beforeAll(() => void (dateForm.value = 'day-points'))

const account = '/bankstatements_data/accounts_summaries/0'
const payload = {
  bankstatements_data: {
    accounts_summaries: [{ bank_name: 'Prairie State', account_number: '000-4821', end_date: '2026-02-28' }],
  },
  invoice_analysis: [{ invoice_number: 'BR-7' }, { invoice_number: null }],
} as unknown as FullAnalysis

test.each([
  ['/loan_app_data/loanAmount', 'Loan amount'],
  ['/loan_app_data/owners/1/dob', 'Owner 2, date of birth'],
  ['/loan_app_data/equipment/vendor', 'Equipment requested, vendor'],
  [`${account}/ending_balance`, 'Prairie State 4821 to 28.02.2026, ending balance'],
  ['/invoice_analysis/0/total_invoice_value', 'Invoice BR-7, total'],
  ['/invoice_analysis/1/sender/name', 'Invoice 2, seller, name'],
])('%s is called %s', (pointer, name) => expect(payloadName(pointer, payload)).toBe(name))

test('what is read can be corrected, what is computed or looked up cannot', () => {
  expect(payloadType('/loan_app_data/signed_application')).toBe('truth')
  expect(payloadType(`${account}/starting_balance`)).toBe('amount')
  expect(payloadType(`${account}/true_revenue`)).toBeNull()
  expect(payloadType('/invoice_analysis/0/other_details/equipment_age')).toBeNull()
  expect(payloadType('/sos/0/name')).toBe('text')
  expect(payloadType('/sos/0/status')).toBe('registryStatus')
  expect(payloadType('/address_verification/address')).toBeNull()
  expect(shownPointer('/invoice_analysis/0/other_details/vin')).toBe('/invoice_analysis/0/equipment/0/vin')
})

test('loan application, accounts and invoices are looked through one after the other', () => {
  const status = {
    data: null,
    provenance: {},
    confidence: {
      '/invoice_analysis/0/sender/name': 0.5,
      [`${account}/account_type`]: 0.85,
      [`${account}/true_revenue`]: 0.1,
      '/loan_app_data/ein': 0.7,
      '/loan_app_data/businessCity': 0.99,
    },
    checks: [
      { passed: false, severity: 'high', difference: null, figures: [`${account}/account_holder`] },
      { passed: false, severity: 'warning', difference: null },
    ],
  } as unknown as ApplicationStatus
  expect(payloadReviewItems(status).map(({ pointer, doubt }) => [pointer, doubt])).toEqual([
    ['/loan_app_data/ein', 'read 0.70'],
    [`${account}/account_type`, 'read 0.85'],
    [`${account}/account_holder`, 'check failed'],
    ['/invoice_analysis/0/sender/name', 'read 0.50'],
  ])
})
