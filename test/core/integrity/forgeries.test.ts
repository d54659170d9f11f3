/** Every method of forging that is known, done to one drawn statement: each leaves its sign at its place. */
import { expect, test } from 'vitest'
import { chanceOf } from '../../drawing/chance.ts'
import { forged, isAt, pageMethods, seriousAmong } from '../../integrity/forge.ts'
import { paintedPages, targetOf } from '../../integrity/target.ts'
import { drawStatement, findingsIn } from './statement.ts'

/** The color of a figure is no sign: negative amounts and totals have colors of their own. */
const withoutSign = new Set(['another gray'])

const statement = await drawStatement()
const target = targetOf((await paintedPages(statement))!, chanceOf(3))!

test('every method can be done, and none is done to the statement itself', async () => {
  expect(pageMethods.length).toBeGreaterThan(30)
  expect(seriousAmong(await findingsIn(statement))).toEqual([])
})

for (const method of pageMethods.filter(({ name }) => !withoutSign.has(name)))
  test(`a figure forged by "${method.name}" is found`, async () => {
    for (const isUpdate of [false, true]) {
      const bytes = await forged(statement, method, target, isUpdate)
      const there = seriousAmong(await findingsIn(bytes!)).filter(finding => isAt(finding, target))
      const signals = isUpdate ? [...method.signals, 'revision-changed-figure'] : method.signals
      expect(there.some(({ signal }) => signals.includes(signal))).toBe(true)
    }
  })
