/** 500 mutated documents, invoices in XML, pages, lists and requests: each is read or refused. Another 500 every day. */
import { expect, test } from 'vitest'
import { fuzz } from './fuzz-cases.ts'

test('whatever is sent is read or refused', async () => {
  const seed = Math.floor(Date.now() / 86_400_000)
  console.log(`fuzz: seed ${seed}; a case again: npm run fuzz -- --seed ${seed} --only NUMBER`)
  const failures = await fuzz({ seed, cases: Array.from({ length: 500 }, (_, number) => number), limit: 10_000 })
  expect(failures.map(({ number, target, mutator, fault }) => `${number} ${target} ${mutator}: ${fault}`)).toEqual([])
})
