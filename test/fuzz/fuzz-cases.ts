/** Runs mutated inputs, each of them known by the seed of the run and its number. */
import { chanceOf } from '../drawing/chance.ts'
import { targets, type Target } from './targets.ts'

export interface FuzzFailure {
  /** Of the run, and of the case in it: made again with `--seed SEED --only CASE`. */
  readonly seed: number
  readonly number: number
  readonly target: string
  readonly mutator: string
  readonly input: Buffer
  /** What was thrown, or how long it took. */
  readonly fault: string
}

export interface FuzzRun {
  readonly seed: number
  /** Numbers of the cases. */
  readonly cases: Iterable<number>
  /** Milliseconds one may take. */
  readonly limit: number
  /** Called before a case is read: what it was is then known also where it ends the process. */
  readonly onCase?: (made: Omit<FuzzFailure, 'fault'>) => void
}

function makeCase(all: readonly Target[], seed: number, number: number) {
  const chance = chanceOf(seed * 1_000_003 + number)
  // Documents have most to be broken.
  const target = chance.is(0.6) ? all[0]! : chance.pick(all)
  const mutator = chance.pick(Object.keys(target.mutators))
  const input = target.mutators[mutator]!(chance.pick(target.seeds), chance)
  return { target, made: { seed, number, target: target.name, mutator, input } }
}

/** Those that threw what is no refusal, or took longer than the limit. */
export async function fuzz({ seed, cases, limit, onCase }: FuzzRun): Promise<readonly FuzzFailure[]> {
  const all = await targets()
  const failures: FuzzFailure[] = []
  for (const number of cases) {
    const { target, made } = makeCase(all, seed, number)
    onCase?.(made)
    const start = performance.now()
    try {
      await target.read(made.input)
      const time = Math.round(performance.now() - start)
      if (time > limit) failures.push({ ...made, fault: `took ${time} ms` })
    } catch (error) {
      failures.push({ ...made, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    }
  }
  return failures
}
