/** `?missing=zero`: every number that the specification documents is one, in answers of every kind, and nothing else changes. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { payloadWithZeros } from '../../core/api/missing-zero.ts'
import { payloadExample } from '../../core/api/openapi/application-examples.ts'
import type { FullAnalysis } from '../../core/contract/application.ts'
import { formOf, openApiDesk, type ApiDesk } from '../support/api-desk.ts'
import { drawTinyInvoices } from '../support/tiny-invoice.ts'

let desk: ApiDesk
beforeAll(async () => {
  desk = await openApiDesk()
})
afterAll(() => desk.close())

/** The members of specification 2.5 that it calls numbers. */
const documented = {
  loan: ['loanAmount', 'yearsInBusiness'],
  account: [
    'starting_balance',
    'ending_balance',
    'total_debits',
    'total_credits',
    'total_nsf_fees',
    'num_total_debits',
    'num_total_credits',
  ],
  invoice: ['total_invoice_value', 'down_payment'],
} as const

/** The example with nothing stated in it. */
function silent(): FullAnalysis {
  const copy = structuredClone(payloadExample)
  for (const part of [copy.loan_app_data!, ...copy.bankstatements_data!.accounts_summaries, ...copy.invoice_analysis!])
    for (const [name, value] of Object.entries(part))
      if (typeof value !== 'object' && name !== 'invoice_id') (part as Record<string, unknown>)[name] = null
  return copy
}

describe('a payload', () => {
  test('has 0 for its documented numbers', () => {
    const { loan_app_data: loan, bankstatements_data: bank, invoice_analysis: invoices } = payloadWithZeros(silent())
    const numbers = (part: unknown, names: readonly string[]) =>
      names.map(name => (part as Record<string, unknown>)[name])
    expect(numbers(loan, documented.loan)).toEqual([0, 0])
    expect(numbers(bank!.accounts_summaries[0], documented.account)).toEqual([0, 0, 0, 0, 0, 0, 0])
    expect(numbers(invoices![0], documented.invoice)).toEqual([0, 0])
  })

  test('keeps its texts, dates, flags and additive members, and parts that are not there', () => {
    const { loan_app_data: loan, bankstatements_data: bank } = payloadWithZeros(silent())
    expect(loan).toMatchObject({ ein: null, businessStartDate: null, signed_application: null, annualRevenue: null })
    expect(bank!.accounts_summaries[0]).toMatchObject({ start_date: null, is_mtd: null, true_revenue: null })
    const none = { ...payloadExample, loan_app_data: null, bankstatements_data: null, invoice_analysis: null }
    expect(payloadWithZeros(none)).toEqual(none)
    expect(payloadWithZeros(payloadExample)).toMatchObject({ loan_app_data: payloadExample.loan_app_data })
  })
})

test('an application answers with it, to whoever waits and at its status', async () => {
  const invoice = await drawTinyInvoices([{}])
  const submit = (query: string) =>
    desk.call(`/application/data?wait=true${query}`, {
      method: 'POST',
      body: formOf([['a.pdf', invoice]], { appId: 'app-zero', files: [{ fileName: 'a.pdf' }] }),
    })
  const invoiceOf = (payload: unknown) => (payload as FullAnalysis).invoice_analysis![0]
  expect(invoiceOf((await submit('')).body)).toMatchObject({ down_payment: null })
  expect(invoiceOf((await submit('&missing=zero')).body)).toMatchObject({ down_payment: 0 })
  const status = async (query: string) => (await desk.call(`/application/data/app-zero${query}`)).body
  expect(invoiceOf((await status('?missing=zero'))['data'])).toMatchObject({ down_payment: 0 })
  expect(invoiceOf((await status(''))['data'])).toMatchObject({ down_payment: null })
  expect((await status('?missing=none'))['message']).toContain('missing')
})
