/** `npm run fuzz -- --cases 20000 --seed 7`: failing inputs are written to .cache/fuzz, with the command that runs them again. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { fuzz } from './fuzz-cases.ts'

const { values } = parseArgs({
  options: { cases: { type: 'string' }, seed: { type: 'string' }, only: { type: 'string' } },
})
const seed = Number(values.seed ?? Math.floor(Date.now() / 86_400_000))
const count = Number(values.cases ?? 20_000)
const folder = resolve(import.meta.dirname, '../../.cache/fuzz')
mkdirSync(folder, { recursive: true })
/** Left behind where a case ends or hangs the process. */
const running = join(folder, 'running')

const cases = values.only === undefined ? Array.from({ length: count }, (_, number) => number) : [Number(values.only)]
const failures = await fuzz({
  seed,
  cases,
  limit: 10_000,
  onCase: ({ number, input }) => {
    writeFileSync(running, input)
    if (number % 500 === 0)
      console.log(`case ${number} of seed ${seed}, ${Math.round(process.memoryUsage.rss() / 2 ** 20)} MiB`)
  },
})
rmSync(running, { force: true })
for (const { number, target, mutator, input, fault } of failures) {
  const file = join(folder, `${seed}-${number}-${target}-${mutator}`)
  writeFileSync(file, input)
  console.log(`${file}: ${fault}\n  again: npm run fuzz -- --seed ${seed} --only ${number}`)
}
console.log(`${cases.length} cases of seed ${seed}, ${failures.length} failed`)
process.exitCode = failures.length > 0 ? 1 : 0
