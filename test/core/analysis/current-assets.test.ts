/** Cash that the print keeps beside the total of current assets. */
import { expect, test } from 'vitest'
import { currentAssetsOf } from '../../../core/analysis/current-assets.ts'
import { buildStatement } from '../../../core/contract/statement-figures.ts'

const sheet = (figures: Readonly<Record<string, number>>) =>
  buildStatement('balanceSheet', path => figures[path.split('.').at(-1)!] ?? null)

const apart = {
  cash: 40,
  accountsReceivable: 70,
  inventory: 30,
  totalCurrentAssets: 100,
  totalFixedAssets: 60,
  totalAssets: 205,
}

test('cash is added where the other parts make up the total without it', () => {
  expect(currentAssetsOf(sheet(apart))).toBe(140)
})

test('the printed total stands where it holds the cash, or where total assets have no room for more', () => {
  expect(currentAssetsOf(sheet({ ...apart, inventory: 10, accountsReceivable: 50 }))).toBe(100)
  expect(currentAssetsOf(sheet({ ...apart, totalAssets: 165 }))).toBe(100)
})

test('nothing is added on the strength of missing figures', () => {
  expect(currentAssetsOf(sheet({ cash: 40, totalCurrentAssets: 100, totalAssets: 200 }))).toBe(100)
  expect(currentAssetsOf(sheet({ ...apart, cash: 0 }))).toBe(100)
  expect(currentAssetsOf(sheet({ cash: 40, accountsReceivable: 70 }))).toBeNull()
})
