/** What counts as received: a document that was read. */
import { assert, expect, test } from 'vitest'
import { checklistsIn, usualChecklists } from '../../../../core/contract/document-checklists.ts'
import { requestText } from '../../../../renderer/features/applications/document-request.ts'
import type { ApplicationStatus } from '../../../../core/contract/application.ts'
import { checklist } from '../../../../renderer/features/applications/application-checklist.ts'

const part = (type: string, page: number) => ({ doc_type: type, confidence: 1, evidence: [], pages: [page] })
const nothingFound = (at: string) => ({
  id: `document.nothing_found.${at}`,
  passed: false,
  expected: null,
  actual: null,
  difference: null,
  severity: 'high',
  message: 'Nothing could be read in it.',
})
const status = (files: readonly unknown[], checks: readonly unknown[]): ApplicationStatus =>
  ({ files, checks, status: 'needs_review' }) as unknown as ApplicationStatus

const [plain] = checklistsIn('Plain = loan application, bank statement, invoice or bill of sale')!
assert(plain)

test('a form that gave nothing is not received, another one of its kind is', () => {
  const forms = [
    { name: 'a.pdf', parts: [part('loan_application', 1)] },
    { name: 'b.pdf', parts: [part('bankstatement', 1), part('invoice', 4)] },
  ]
  const unread = checklist(status(forms, [nothingFound('a.pdf.1'), nothingFound('b.pdf.4')]), plain, '2026-03-10')
  expect(unread.map(({ type, state }) => [type, state])).toEqual([
    ['loan_application', 'unread'],
    ['invoice', 'unread'],
    ['bankstatement', 'have'],
  ])
  expect(unread[0]?.note).toBe('Nothing could be read in it.')
  const second = [...forms, { name: 'c.pdf', parts: [part('loan_application', 1)] }]
  const rows = checklist(status(second, [nothingFound('a.pdf.1')]), plain, '2026-03-10')
  expect(rows.find(({ type }) => type === 'loan_application')).toMatchObject({
    state: 'have',
    files: ['a.pdf', 'c.pdf'],
  })
})

/** Statements of two months, the newest until February 28, and returns of two years. */
const dated = (types: readonly string[]): ApplicationStatus =>
  ({
    app_id: 'A-7',
    company_name: 'Alder Creek',
    status: 'complete',
    checks: [],
    files: [{ name: 'all.pdf', parts: types.map((type, index) => part(type, index + 1)) }],
    data: {
      bankstatements_data: { accounts_summaries: [{ end_date: '2026-02-28' }, { end_date: '2026-01-31' }] },
      tax_returns: [
        { tax_year: 2024, period_end: '2024-12-31' },
        { tax_year: 2023, period_end: '2023-12-31' },
      ],
      cash_flow: { periods: [{ basis: 'book', period_end: '2025-09-30' }] },
    },
  }) as unknown as ApplicationStatus

test('each product asks for its own documents: missing, too few, too old', () => {
  const status = dated(['bankstatement', 'tax_return', 'financial_statement', 'bill_of_sale'])
  const statesOf = (product: string) => {
    const asked = checklistsIn(usualChecklists)!.find(one => one.product === product)!
    return checklist(status, asked, '2026-03-10').map(({ type, state, note }) => [type, state, note])
  }
  expect(statesOf('Equipment')).toEqual([
    ['loan_application', 'missing', null],
    ['bankstatement', 'incomplete', '2 of 3 received'],
    ['bill_of_sale', 'have', null],
    ['tax_return', 'have', null],
    ['financial_statement', 'have', null],
  ])
  expect(statesOf('Conventional')).toEqual([
    ['loan_application', 'missing', null],
    ['tax_return', 'incomplete', '2 of 3 received'],
    ['bankstatement', 'incomplete', '2 of 3 received'],
    ['financial_statement', 'stale', 'Until 09/30/2025, 161 days ago; 120 days are allowed'],
    ['financial_statement', 'stale', 'Until 09/30/2025, 161 days ago; 120 days are allowed'],
    ['bill_of_sale', 'have', null],
  ])
})

test('the letter asks for what is lacking, and for nothing else', () => {
  const [asked] = checklistsIn(
    'Plain = loan application, bank statement x3 max 60 days, balance sheet max 120 days, tax return x2',
  )!
  const status = dated(['bankstatement', 'tax_return', 'balance_sheet'])
  const letter = requestText(status, checklist(status, asked!, '2026-03-10'))
  expect(letter?.split('\n').filter(line => line.startsWith('-'))).toEqual([
    '- loan application',
    '- bank statement: 1 more of the 3 most recent, the newest not older than 60 days',
    '- balance sheet: a more recent one, the newest not older than 120 days',
  ])
  expect(letter).toContain('Subject: Documents for the application of Alder Creek')
  const [enough] = checklistsIn('Plain = bank statement x2, tax return x2')!
  expect(requestText(status, checklist(status, enough!, '2026-03-10'))).toBeNull()
})

test('a list that names no document, or says nothing, is refused', () => {
  for (const text of [
    '',
    'Equipment',
    'Equipment = passport',
    'Equipment = invoice x0',
    'A = invoice = tax return',
    'A = ',
  ])
    expect(checklistsIn(text), text).toBeNull()
})
