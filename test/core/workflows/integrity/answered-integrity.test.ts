/** What the inspection finds in the answers of the two analysis endpoints. */
import { expect, test } from 'vitest'
import type { FinancialStatementResult } from '../../../../core/contract/financial-statement.ts'
import type { IntegrityFinding } from '../../../../core/contract/integrity.ts'
import type { InvoiceResult } from '../../../../core/contract/invoice.ts'
import {
  withInvoiceIntegrity,
  withStatementIntegrity,
} from '../../../../core/workflows/integrity/answered-integrity.ts'

const missed: IntegrityFinding = {
  signal: 'sum-mismatch',
  severity: 'review',
  page: 1,
  bbox: [400, 200, 450, 210],
  before: null,
  after: '124,173.00',
  explanation: '124,173.00 is printed, but the 3 figures that lead to it make 123,973.00.',
}
const file = (fileName: string, findings: readonly IntegrityFinding[]) => ({ uploadId: fileName, fileName, findings })
const idsOf = ({ checks }: { readonly checks: readonly { readonly id: string }[] }) => checks.map(({ id }) => id)

test('a sum that fails in print is a check of the statements, once however often they are inspected', () => {
  const result = { checks: [], provenance: {}, documentIntegrity: [{}] } as unknown as FinancialStatementResult
  const files = [file('a.pdf', [missed])]
  const first = withStatementIntegrity(result, files)
  expect(first.checks).toMatchObject([{ id: 'printed_sum.a.pdf.0', passed: false, severity: 'warning' }])
  expect(first.checks[0]!.message).toBe(`a.pdf, page 1: ${missed.explanation}`)
  const again = withStatementIntegrity(first, files)
  expect(again).toEqual(first)
  expect(again.documentIntegrity[0]!.integrity).toEqual([missed])
})

test('of several invoices it is one of the first in its file', () => {
  const invoice = (name: string) => ({ checks: [], provenance: {}, file_name: name })
  const invoices = [invoice('a.pdf'), invoice('b.pdf'), invoice('b.pdf')]
  const result = { ...invoices[0], invoices } as unknown as InvoiceResult
  const found = withInvoiceIntegrity(result, [file('a.pdf', []), file('b.pdf', [missed])])
  expect(found.invoices!.map(idsOf)).toEqual([[], ['printed_sum.b.pdf.0'], []])
  expect(idsOf(found)).toEqual([])
})

test('where a check names the figure already there is no other one', () => {
  const check = { id: 'total_equals_lines', passed: false, difference: 200, severity: 'warning', message: 'The total …', figures: ['/total'] } // prettier-ignore
  const place = { fileName: 'a.pdf', page: 1, bbox: [402, 201, 451, 209], text: '124,173.00' }
  const result = { checks: [check], provenance: { '/total': place }, file_name: 'a.pdf' } as unknown as InvoiceResult
  const found = withInvoiceIntegrity(result, [file('a.pdf', [missed])])
  expect(idsOf(found)).toEqual(['total_equals_lines'])
  expect(found.document_integrity![0]!.integrity!.map(({ explanation }) => explanation)).toEqual(['The total …'])
})

test('a failed sum of a line without a value of its own is a sign at the place of its total', () => {
  const place = { fileName: 'a.pdf', page: 1, bbox: [402, 201, 451, 209], text: '124,173.00' }
  const check = { id: 'incomeStatement.sum.3', passed: false, difference: 200, severity: 'warning', message: 'A total …', figures: [], place } // prettier-ignore
  const result = { checks: [check], provenance: {}, documentIntegrity: [{}] } as unknown as FinancialStatementResult
  const found = withStatementIntegrity(result, [file('a.pdf', [missed])])
  expect(idsOf(found)).toEqual(['incomeStatement.sum.3'])
  expect(found.documentIntegrity[0]!.integrity).toMatchObject([
    { signal: 'sum-mismatch', page: 1, bbox: place.bbox, after: '124,173.00', explanation: 'A total …' },
  ])
})

test('a total that a person corrected, or that holds with what was corrected, is asked for no more; its print remains a sign', () => {
  const place = { fileName: 'a.pdf', page: 1, bbox: [402, 201, 451, 209], text: '124,173.00' }
  const check = { id: 'balanceSheet.sum', passed: true, difference: 0, severity: 'info', message: 'It holds.', figures: ['/total', '/part'] } // prettier-ignore
  const answer = (method: { readonly total: string; readonly part: string }) => {
    const provenance = { '/total': { ...place, method: method.total }, '/part': { ...place, bbox: [402, 101, 451, 109], method: method.part } } // prettier-ignore
    return withStatementIntegrity(
      { checks: [check], provenance, documentIntegrity: [{}] } as unknown as FinancialStatementResult,
      [file('a.pdf', [missed])],
    )
  }
  expect(idsOf(answer({ total: 'text', part: 'text' }))).toEqual(['balanceSheet.sum', 'printed_sum.a.pdf.0'])
  for (const method of [
    { total: 'manual', part: 'text' },
    { total: 'text', part: 'manual' },
  ]) {
    expect(idsOf(answer(method))).toEqual(['balanceSheet.sum'])
    expect(answer(method).documentIntegrity[0]!.integrity).toEqual([missed])
  }
})
