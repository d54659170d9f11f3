/** Whose documents these are: every one that names somebody else is named, whoever is the applicant. */
import { describe, expect, test } from 'vitest'
import type { Check } from '../../../../core/contract/evidence.ts'
import type { LoanAppData } from '../../../../core/contract/full-analysis.ts'
import type { Invoice } from '../../../../core/contract/invoice.ts'
import type { CheckedApplication } from '../../../../core/workflows/applications/checked-application.ts'
import { applicationChecks } from '../../../../core/workflows/applications/checks.ts'

const own = 'Harbor Tool Works, Inc.'
const other = 'Blue Heron Bakery LLC'

const account = (holder: string | null): NonNullable<CheckedApplication['accounts']> => {
  const summary = {
    account_holder: holder,
    bank_name: 'Prairie State Bank',
    account_number: '4821',
    start_date: null,
    end_date: null,
  }
  const period = { id: 'a', fileName: 'bank.pdf', summary }
  return { accounts: [[period]], shown: [period] } as never
}
const invoice = (receiver: string, lessee: string | null = null): Invoice =>
  ({
    id: 'i',
    file_name: 'invoice.pdf',
    invoice_number: '1001',
    doc_type: 'invoice',
    receiver: { name: receiver, validated_address_data: null },
    lessee: lessee === null ? null : { name: lessee },
  }) as never
const loan = (businessLegalName: string) =>
  ({
    businessLegalName,
    businessDbaName: null,
    owners: [],
    contactFirstName: null,
    signed_application: null,
  }) as unknown as LoanAppData

const checksOf = (application: Partial<CheckedApplication>): readonly Check[] =>
  applicationChecks({ loan: null, accounts: null, invoices: [], companies: [], asOf: 0, ...application })
const failed = (application: Partial<CheckedApplication>) =>
  checksOf(application).flatMap(({ id, passed, severity, message }) =>
    passed === false ? [{ id, severity, message }] : [],
  )
const statement = (name: string) => ({ name, fileName: 'statement.pdf' })

describe('with an application', () => {
  test('documents of one business pass', () => {
    const all = {
      loan: loan(own),
      accounts: account('HARBOR TOOL WORKS'),
      invoices: [invoice(own)],
      companies: [statement(own)],
    }
    expect(failed(all)).toEqual([])
    expect(checksOf(all)[0]?.message).toBe(`All documents name ${own}`)
  })
  test.each([
    ['a statement', { companies: [statement(other)] }, 'application.company_same'],
    ['an account', { accounts: account(other) }, 'application.account_holder.Prairie State Bank 4821'],
    ['an invoice', { invoices: [invoice(other)] }, 'application.invoice_receiver.i'],
  ])('%s of somebody else fails, and names both', (_, more, id) => {
    const found = failed({ loan: loan(own), ...more })
    expect(found).toEqual([expect.objectContaining({ id, severity: 'high' })])
    expect(found[0]?.message).toContain('Blue Heron Bakery')
    expect(found[0]?.message).toContain('Harbor Tool Works')
  })
  test('a longer name, which may be another company, is shown beside the applicant', () => {
    const [same] = checksOf({ loan: loan(own), companies: [statement('Harbor Tool Works Holdings LLC')] })
    expect(same).toMatchObject({ passed: true })
    expect(same?.message).toContain('also written Harbor Tool Works Holdings LLC')
  })
  test("an invoice to a lessor is the lessee's", () =>
    expect(failed({ loan: loan(own), invoices: [invoice('Lakeside Leasing LLC', own)] })).toEqual([]))
  test('not all documents name the applicant while an account names another', () => {
    const messages = checksOf({ loan: loan(own), companies: [statement(own)], accounts: account(other) }).map(
      ({ message }) => message,
    )
    expect(messages.some(message => message.startsWith('All documents'))).toBe(false)
  })
})

describe('without an application', () => {
  test('the documents are held against each other', () => {
    expect(failed({ companies: [statement(own)], accounts: account(own), invoices: [invoice(other)] })).toEqual([
      expect.objectContaining({ id: 'application.invoice_receiver.i', severity: 'high' }),
    ])
    expect(failed({ accounts: account(other), companies: [statement(own), statement(own)] })).toHaveLength(1)
  })
  test('one document has nobody to be compared with', () =>
    expect(checksOf({ companies: [statement(own)] })).toEqual([]))
})

test('what names nobody is not compared, and says so', () => {
  const checks = checksOf({ loan: loan(own), accounts: account(null), unnamed: ['scan.pdf'] })
  expect(checks.map(({ passed }) => passed)).toEqual([null, null])
  expect(checks.map(({ message }) => message).join(' ')).toMatch(/scan\.pdf.*not read.*holder was not read/)
})
