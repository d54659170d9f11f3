/** Nothing an application has to tell is lost, whenever the service dies and whatever the receiver does. */
import { expect, test } from 'vitest'
import { faultRun, receiverFaults, stepsOfRun } from '../support/fault-run.ts'

const ROUNDS = 20

test('every event arrives under one id, with the same bytes and a signature that verifies', async () => {
  const report = await faultRun(
    ROUNDS,
    // The steps of a run spread over the rounds.
    round => 1 + Math.floor((round * stepsOfRun) / ROUNDS),
    round => receiverFaults[round % receiverFaults.length]!,
  )
  expect(report).toMatchObject({ posted: ROUNDS, lost: [], ambiguous: [], unsigned: 0 })
  expect(report.received).toBeGreaterThanOrEqual(ROUNDS)
  // Otherwise the steps are counted wrongly, and nothing was tested.
  expect(report.kills).toBeGreaterThan(ROUNDS / 2)
})
