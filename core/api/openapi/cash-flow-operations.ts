/** The documented operation of the cash flow desk. */
import { cashFlowExample, choicesExample } from './cash-flow-examples.ts'
import { idParameter, type Operation } from './operation.ts'

export const cashFlowOperations: readonly Operation[] = [
  {
    method: 'post',
    path: '/analyses/{id}/cash-flow',
    id: 'chooseCashFlow',
    tag: 'Analyses',
    summary: 'Choose a proposed loan, add-backs, a debt schedule and a policy; coverage follows as the next revision',
    description:
      'Absent members stay as they were; decisions on add-backs are merged by their id and bear the name of the key. The analysis is one of financial statements, or a submission to an application. An empty object computes the newest state again.',
    scope: 'write',
    parameters: [idParameter('analysis')],
    body: { json: 'CashFlowChoices', required: true, example: choicesExample },
    replies: [{ status: 200, description: 'What follows.', body: 'CashFlowReply', example: cashFlowExample() }],
    refusals: {
      400: 'A choice is malformed, names no preset, or decides on an add-back or period that is not there',
      404: 'No such analysis',
      409: 'There is no result yet or nothing with a cash flow, or the Idempotency-Key was used with other content',
    },
  },
]
