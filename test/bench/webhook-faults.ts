/** `node test/bench/webhook-faults.ts [kills]`: a house killed 200 times, at every step in turn, before a receiver that fails in every way. */
import { faultRun, receiverFaults, stepsOfRun } from '../support/fault-run.ts'

/** Every fourth round the desk lives, so that what has gathered is read and sent, to whatever the receiver does then. */
const cycle = 4
const kills = Number(process.argv[2] ?? 200)
const rounds = Math.ceil((kills * cycle) / (cycle - 1))
const lives = (round: number): boolean => round % cycle === cycle - 1
const began = performance.now()
const report = await faultRun(
  rounds,
  round => (lives(round) ? null : 1 + (Math.floor((round * (cycle - 1)) / cycle) % stepsOfRun)),
  round => receiverFaults[Math.floor(round / cycle + round) % receiverFaults.length]!,
)
console.log({ ...report, seconds: Math.round((performance.now() - began) / 1000) })
if (report.lost.length + report.ambiguous.length + report.unsigned > 0) process.exitCode = 1
