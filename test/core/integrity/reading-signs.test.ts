/** Signs in what was read: arithmetic, page numbers, periods. */
import { expect, test } from 'vitest'
import { brokenBalances, failedSums, joined, type BalanceRow } from '../../../core/integrity/arithmetic.ts'
import type { Finding } from '../../../core/integrity/finding.ts'
import { contradictedPeriod, missingPages } from '../../../core/integrity/packet.ts'

const balances = (...steps: readonly (readonly [amount: number, balance: number | null])[]): readonly BalanceRow[] =>
  steps.map(([amount, balance], index) => {
    const top = 100 + 10 * index
    return { amount, balance, page: 1, bbox: [400, top, 450, top + 8], text: String(balance) }
  })

test('a balance that does not follow is found where most do', () => {
  const rows = balances([10, 110], [10, 120], [-20, 100], [5, null], [5, 110], [10, 720], [10, 730])
  const found = brokenBalances(rows)
  expect(found.map(({ finding }) => finding)).toMatchObject([
    { signal: 'running-balance', severity: 'review', after: '720', bbox: [400, 140, 450, 158] },
  ])
})

test('a balance after which the next follows from what it should be is the altered one', () => {
  const found = brokenBalances(balances([10, 110], [10, 120], [-20, 900], [5, 105], [10, 115], [7, 122]))
  expect(found.map(({ finding }) => finding)).toMatchObject([{ after: '900', bbox: [400, 120, 450, 128] }])
})

test('the row of the balance before may be one that was added with a balance of its own', () => {
  const rows = balances([10, 110], [10, 120], [-20, 100], [5, 105], [900, 1005], [7, 112], [10, 122])
  const found = brokenBalances(rows)
  expect(found.map(({ finding }) => finding)).toMatchObject([{ after: '112', bbox: [400, 140, 450, 158] }])
})

test('where the balance stands once for several rows, any of them may be the one', () => {
  const rows = balances([10, 110], [10, 120], [-20, 100], [5, null], [7, null], [5, 119], [10, 129])
  const [found] = brokenBalances(rows)
  expect(found!.finding).toMatchObject({ after: '119', bbox: [400, 120, 450, 158] })
  expect(found!.finding.explanation).toContain('with the 3 amounts since it would be 117.00')
})

test('balances that follow, or of which few do, are no sign', () => {
  expect(brokenBalances(balances([10, 110], [10, 120], [-20, 100], [5, 105]))).toEqual([])
  expect(brokenBalances(balances([10, 500], [10, 40], [-20, 700], [5, 1], [5, 6]))).toEqual([])
})

const font: Finding = {
  signal: 'font-mismatch',
  severity: 'review',
  page: 1,
  bbox: [400, 100, 450, 110],
  before: null,
  after: '9.00',
  explanation: '',
}

test('arithmetic that fails at another sign raises both, and neither elsewhere', () => {
  const sum = (top: number) =>
    failedSums([
      {
        message: 'parts and total',
        total: '1',
        places: [
          { page: 1, bbox: [390, 300, 440, 310] },
          { page: 1, bbox: [410, top, 440, top + 9] },
        ],
      },
    ])
  expect(joined([font], sum(101)).map(({ severity }) => severity)).toEqual(['high', 'high'])
  expect(joined([font], sum(200)).map(({ severity }) => severity)).toEqual(['review', 'review'])
  expect(joined([{ ...font, severity: 'note' }], sum(101)).map(({ severity }) => severity)).toEqual(['note', 'review'])
})

const pagesOf = (...numbers: readonly (readonly [number, number | null] | null)[]) =>
  numbers.map((printed, index) => ({ page: index + 1, printed: printed && { page: printed[0], of: printed[1] } }))

test('a jump in printed page numbers is found, at its begin and its end too', () => {
  const [found, ...rest] = missingPages(pagesOf([1, 4], [3, 4], [4, 4]))
  expect(rest).toEqual([])
  expect(found).toMatchObject({ signal: 'missing-page', severity: 'review', page: 2 })
  expect(found!.explanation).toContain('Page 2 of 4')
  expect(missingPages(pagesOf([2, 3], [3, 3]))).toMatchObject([{ page: 1 }])
  expect(missingPages(pagesOf([1, 4], [2, 4]))[0]!.explanation).toContain('Pages 3 to 4 of 4')
})

test('whole documents, and numbers that restart or are few, are no sign', () => {
  expect(missingPages(pagesOf([1, 3], [2, 3], [3, 3]))).toEqual([])
  expect(missingPages(pagesOf([1, 2], [2, 2], [1, 2], [2, 2]))).toEqual([])
  expect(missingPages(pagesOf(null, null, [7, null]))).toEqual([])
})

const dates = ['2026-01-05', '2026-01-12', '2026-01-20', '2026-01-30']
const period = { printed: '', page: 1, bbox: null, dates }

test('rows outside the printed period are found', () => {
  expect(contradictedPeriod({ ...period, start: '2026-03-01', end: '2026-03-31' })).toMatchObject([
    { signal: 'period-contradiction', severity: 'review' },
  ])
  expect(contradictedPeriod({ ...period, start: '2026-01-01', end: '2026-01-31' })).toEqual([])
  expect(contradictedPeriod({ ...period, start: '2026-01-08', end: '2026-01-31' })).toEqual([])
})
