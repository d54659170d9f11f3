/** The samples of the warm-up take the way of a real statement and a real invoice, to their ends. */
import { expect, test, vi } from 'vitest'
import { invoiceTasks } from '../../../../core/workflows/invoices/tasks.ts'
import { statementTasks } from '../../../../core/workflows/statements/tasks.ts'
import { warmUp } from '../../../../core/workflows/intake/warm-up.ts'

test('the sample is read as a balance sheet of two periods', async () => {
  const extract = vi.spyOn(statementTasks, 'extract')
  await warmUp()
  const { extraction } = await (extract.mock.results[0]!.value as ReturnType<typeof statementTasks.extract>)
  expect(extraction.readings.map(({ kind, periodEnd }) => [kind, periodEnd])).toEqual([
    ['balanceSheet', '2024-12-31'],
    ['balanceSheet', '2023-12-31'],
  ])
})

test('the other is read as an invoice with lines and a total', async () => {
  const extract = vi.spyOn(invoiceTasks, 'extractInvoices')
  await warmUp()
  const { extraction } = await (extract.mock.results[0]!.value as ReturnType<typeof invoiceTasks.extractInvoices>)
  expect(extraction.invoices.map(({ figures, lines }) => [figures.total_invoice_value?.value, lines.length])).toEqual([
    [55_728, 3],
  ])
})
