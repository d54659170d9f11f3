/** How a result is spread: pointers, doubts, sums, and what needs review. */
import { expect, test } from 'vitest'
import type { FinancialStatementResult } from '../../../../core/contract/financial-statement.ts'
import { buildStatement, pointerOf, type FieldPath } from '../../../../core/contract/statement-figures.ts'
import { fieldsOf, kindOf, spreadOf } from '../../../../renderer/features/statements/statement-spread.ts'

const cash = pointerOf('balanceSheet', 'assets.currentAssets.cash')
const total = pointerOf('balanceSheet', 'assets.totalAssets')
const sheet = (values: Partial<Record<FieldPath<'balanceSheet'>, number>>) =>
  buildStatement('balanceSheet', path => values[path] ?? null)
const now = sheet({ 'assets.currentAssets.cash': 10, 'assets.totalAssets': 30 })
const before = sheet({ 'assets.currentAssets.cash': 20, 'assets.totalAssets': 40 })
const period = (periodEnd: string, balanceSheet: typeof now) => ({
  periodEnd,
  months: null,
  balanceSheet,
  incomeStatement: null,
  cashFlowStatement: null,
})
const placed = (text: string, method = 'text') => ({
  fileName: 'a.pdf',
  page: 1,
  bbox: [1, 2, 3, 4],
  text,
  label: null,
  scale: 1,
  method,
})

/** Only what the spread looks at. */
const result = {
  balanceSheet: now,
  periods: [period('2025-12-31', now), period('2024-12-31', before)],
  provenance: {
    [cash]: placed('10', 'ocr'),
    [total]: placed('30'),
    [`/periods/1${cash}`]: placed('20'),
    [`/periods/1${total}`]: placed('', 'derived'),
  },
  confidenceScores: {
    overall: 0.9,
    fields: { [cash]: 0.899, [total]: 0.99, [`/periods/1${cash}`]: 0.99, [`/periods/1${total}`]: 0.95 },
  },
  checks: [
    {
      id: 'sum',
      passed: false,
      expected: 25,
      actual: 30,
      difference: 5,
      severity: 'high',
      message: 'm',
      figures: [total],
    },
    { id: 'old', passed: true, expected: 1, actual: 1, difference: 0, severity: 'info', message: 'm' },
  ],
} as unknown as FinancialStatementResult

const spread = spreadOf(result, 'balanceSheet')
const row = (path: FieldPath) => spread.rows.find(other => other.path === path)!

test('the statement at the top is placed at the top, others under their period', () => {
  expect(row('assets.currentAssets.cash').figures.map(({ pointer }) => pointer)).toEqual([cash, `/periods/1${cash}`])
  expect(kindOf(cash)).toBe('balanceSheet')
  expect(kindOf(`/periods/1${cash}`)).toBe('balanceSheet')
  expect(kindOf('/companyName')).toBeNull()
})

test('doubt is shown in words, and never rounded up to certainty', () => {
  expect(row('assets.currentAssets.cash').figures.map(({ doubt }) => doubt)).toEqual(['OCR 0.89', null])
  expect(row('assets.totalAssets').figures.map(({ doubt }) => doubt)).toEqual(['sum differs by 5', null])
  expect(row('assets.totalAssets').figures[1]!.derived).toBe(true)
  expect(row('assets.totalAssets').sum).toBe(false)
  expect(row('assets.currentAssets.cash').sum).toBeNull()
})

test('what is not stated has no doubt and stays null', () => {
  const [inventory] = row('assets.currentAssets.inventory').figures
  expect(inventory).toMatchObject({ value: null, doubt: null, provenance: null })
})

test('what was accepted needs no look any more', () => {
  const doubted = [...fieldsOf([spread]).values()].filter(({ doubt }) => doubt !== null)
  expect(doubted.map(({ pointer }) => pointer)).toEqual([cash, total])
})

test('a statement without any period has no columns', () => {
  expect(spreadOf(result, 'incomeStatement').columns).toEqual([])
})
