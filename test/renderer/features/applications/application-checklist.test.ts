/** What counts as received: a document that was read. */
import { expect, test } from 'vitest'
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

test('a form that gave nothing is not received, another one of its kind is', () => {
  const forms = [
    { name: 'a.pdf', parts: [part('loan_application', 1)] },
    { name: 'b.pdf', parts: [part('bankstatement', 1), part('invoice', 4)] },
  ]
  const unread = checklist(status(forms, [nothingFound('a.pdf.1'), nothingFound('b.pdf.4')]))
  expect(unread.map(({ type, state }) => [type, state])).toEqual([
    ['loan_application', 'unread'],
    ['invoice', 'unread'],
    ['bankstatement', 'have'],
  ])
  expect(unread[0]?.note).toBe('Nothing could be read in it.')
  const second = [...forms, { name: 'c.pdf', parts: [part('loan_application', 1)] }]
  const rows = checklist(status(second, [nothingFound('a.pdf.1')]))
  expect(rows.find(({ type }) => type === 'loan_application')).toMatchObject({
    state: 'have',
    files: ['a.pdf', 'c.pdf'],
  })
})
