/** Bank statements in many layouts nobody has seen, drawn from seeds: what is printed is read, and statements that reconcile do. */
import { expect, test } from 'vitest'
import { extractBankStatements } from '../../core/extraction/bank/extract.ts'
import { readDocument } from '../../core/reading/read-document.ts'
import { assembleAccounts } from '../../core/workflows/applications/assemble-accounts.ts'
import { judgeBank, reconciles, type BankMark } from './made-bank/judge-bank.ts'
import { bankLayouts } from './made-bank/layouts/layouts.ts'
import { madeStatement, type BankLayout } from './made-bank/made-bank.ts'

/** The second one prints other words than the layouts' own. */
const seeds = [11, 111]
const scanned = new Set(['sides-by-letter', 'headings-in-the-middle', 'months-over-days'])
const scanner = { dpi: 200, noise: 10, skewDegrees: 0.4, jpegQuality: 70 }
/** The ratchet: shares measured on these seeds, a little below. Raise them when the reader gets better, never lower them. */
const minimum = {
  text: { summaries: 0.985, summaryPrecision: 0.99, rows: 0.985, rowPrecision: 0.99, reconciling: 0.95 },
  scan: { summaries: 0.85, summaryPrecision: 0.92, rows: 0.9, rowPrecision: 0.92 },
}

async function read(layouts: readonly BankLayout[], scan: boolean) {
  const marks: BankMark[] = []
  const faults: string[] = []
  let [reconciling, all] = [0, 0]
  for (const layout of layouts)
    for (const seed of scan ? seeds.slice(0, 1) : seeds) {
      const { name, bytes, truth } = await madeStatement(layout, seed, scan ? scanner : undefined)
      const { accounts } = extractBankStatements(await readDocument(bytes, { fileName: `${name}.pdf` }))
      const found = assembleAccounts(accounts)
      const own = judgeBank(truth, found)
      marks.push(...own)
      all++
      if (reconciles(truth, found)) reconciling++
      else faults.push(`${name} does not reconcile`)
      for (const { at, verdict, expected, got } of own)
        if (verdict !== 'right')
          faults.push(`${name} ${verdict} ${at}: expected ${String(expected)}, got ${String(got)}`)
    }
  return { marks, reconciling: reconciling / all, shown: faults.slice(0, 80).join('\n') }
}

const count = (among: readonly BankMark[], ...verdicts: readonly BankMark['verdict'][]): number =>
  among.filter(({ verdict }) => verdicts.includes(verdict)).length
const accuracy = (marks: readonly BankMark[]): number =>
  count(marks, 'right') / count(marks, 'right', 'wrong', 'missed')
const precision = (marks: readonly BankMark[]): number =>
  count(marks, 'right') / count(marks, 'right', 'wrong', 'invented')

function expectShares(marks: readonly BankMark[], bounds: (typeof minimum)['scan'], shown: string): void {
  const [rows, summaries] = [marks.filter(({ line }) => line), marks.filter(({ line }) => !line)]
  expect(accuracy(summaries), shown).toBeGreaterThanOrEqual(bounds.summaries)
  expect(precision(summaries), shown).toBeGreaterThanOrEqual(bounds.summaryPrecision)
  expect(accuracy(rows), shown).toBeGreaterThanOrEqual(bounds.rows)
  expect(precision(rows), shown).toBeGreaterThanOrEqual(bounds.rowPrecision)
}

test('drawn bank statements keep accuracy and precision, and reconcile', async () => {
  expect(bankLayouts.length).toBeGreaterThanOrEqual(12)
  const { marks, reconciling, shown } = await read(bankLayouts, false)
  expect(count(marks, 'right')).toBeGreaterThan(bankLayouts.length * 50)
  expectShares(marks, minimum.text, shown)
  expect(reconciling, shown).toBeGreaterThanOrEqual(minimum.text.reconciling)
})

test('scans of drawn bank statements keep accuracy and precision', async () => {
  const layouts = bankLayouts.filter(({ name }) => scanned.has(name))
  expect(layouts).toHaveLength(scanned.size)
  const { marks, shown } = await read(layouts, true)
  expectShares(marks, minimum.scan, shown)
})
