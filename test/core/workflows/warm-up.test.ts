/** The sample of the warm-up takes the way of a real statement, to its end. */
import { expect, test, vi } from 'vitest'
import { statementTasks } from '../../../core/workflows/tasks.ts'
import { warmUp } from '../../../core/workflows/warm-up.ts'

test('the sample is read as a balance sheet of two periods', async () => {
  const extract = vi.spyOn(statementTasks, 'extract')
  await warmUp()
  const { extraction } = await (extract.mock.results[0]!.value as ReturnType<typeof statementTasks.extract>)
  expect(extraction.readings.map(({ kind, periodEnd }) => [kind, periodEnd])).toEqual([
    ['balanceSheet', '2024-12-31'],
    ['balanceSheet', '2023-12-31'],
  ])
})
