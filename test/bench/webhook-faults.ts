/** `node test/bench/webhook-faults.ts [rounds]`: 200 applications through a house that is killed at every step and a receiver that fails in every way. */
import { faultRun, receiverFaults, stepsOfRun } from '../support/fault-run.ts'

const rounds = Number(process.argv[2] ?? 200)
const began = performance.now()
const report = await faultRun(
  rounds,
  round => 1 + (round % stepsOfRun),
  // Steps and faults take turns at different paces, so that every step meets every fault in time.
  round => receiverFaults[Math.floor(round / stepsOfRun + round) % receiverFaults.length]!,
)
console.log({ ...report, seconds: Math.round((performance.now() - began) / 1000) })
if (report.lost.length + report.ambiguous.length + report.unsigned > 0) process.exitCode = 1
