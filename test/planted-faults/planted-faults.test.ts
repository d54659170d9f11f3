/**
 * The audit of planted faults: documents of every kind are drawn sound, one fault is planted in each copy, and the checks must name it at its
 * place. The table of the result stands in docs/planted-faults.md; `UPDATE_PLANTED_FAULTS=1` writes it.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { applicationDocument } from './application-faults.ts'
import { bankDocument } from './bank-faults.ts'
import { faultKinds, gravelyFailed, isShown, type FaultKind, type PlantedDocument } from './fault.ts'
import { invoiceDocument } from './invoice-faults.ts'
import { statementDocument } from './statement-faults.ts'

const seeds = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1)
const documents: Readonly<Record<string, readonly PlantedDocument[]>> = {
  'financial statements': seeds(25).map(seed => statementDocument(seed, 4)),
  'bank statements': seeds(12).map(seed => bankDocument(seed, 5)),
  invoices: seeds(16).map(seed => invoiceDocument(seed, 6)),
  applications: seeds(12).map(applicationDocument),
}

interface Count {
  planted: number
  shown: number
  repaired: number
}
const counts = new Map<string, Map<FaultKind, Count>>()
const missed: string[] = []
/** Faults in the sums and balances of statements and bank statements, and those of them that are a failed check and a sign of change both. */
const arithmetic = { planted: 0, both: 0 }

describe('planted faults', () => {
  for (const [name, list] of Object.entries(documents))
    test(`in ${name}: sound documents fail no check, faults are named`, () => {
      const ofKind = new Map<FaultKind, Count>()
      counts.set(name, ofKind)
      for (const { name: document, sound, faults } of list) {
        expect(gravelyFailed(sound()).map(({ message }) => `${document}: ${message}`)).toEqual([])
        for (const fault of faults) {
          const count = ofKind.get(fault.kind) ?? { planted: 0, shown: 0, repaired: 0 }
          ofKind.set(fault.kind, count)
          count.planted += 1
          const isNamed = isShown(fault)
          if (fault.signs !== undefined && fault.repaired?.() !== true) {
            arithmetic.planted += 1
            if (isNamed && fault.signs().length > 0) arithmetic.both += 1
          }
          if (isNamed) count.shown += 1
          else if (fault.repaired?.() === true) count.repaired += 1
          else missed.push(`${document}: ${fault.kind}, ${fault.what}`)
        }
      }
    })

  test('in sums and balances are a failed check and a sign of change both', () => {
    expect(arithmetic.planted).toBeGreaterThan(300)
    expect(arithmetic.both / arithmetic.planted).toBeGreaterThanOrEqual(0.9)
  })

  test('are as many as the table says', () => {
    const all = [...counts.values()].flatMap(ofKind => [...ofKind.values()])
    const sum = (member: keyof Count): number => all.reduce((total, count) => total + count[member], 0)
    expect(sum('planted')).toBeGreaterThanOrEqual(400)
    const path = join(import.meta.dirname, '../../docs/planted-faults.md')
    const text = tableText({ planted: sum('planted'), shown: sum('shown'), repaired: sum('repaired') })
    if (process.env['UPDATE_PLANTED_FAULTS'] === '1') writeFileSync(path, text)
    expect(readFileSync(path, 'utf8'), missed.join('\n')).toBe(text)
  })
})

/** Formatted as Prettier formats tables. */
function tableText(sum: Count): string {
  const rows = [
    ['Documents', 'Fault', 'Planted', 'Named', 'Repaired', 'Missed'],
    ...[...counts].flatMap(([name, ofKind]) =>
      faultKinds.flatMap(kind => {
        const count = ofKind.get(kind)
        if (count === undefined) return []
        const { planted, shown, repaired } = count
        return [[name, kind, ...[planted, shown, repaired, planted - shown - repaired].map(String)]]
      }),
    ),
    ['all', '', ...[sum.planted, sum.shown, sum.repaired, sum.planted - sum.shown - sum.repaired].map(String)],
  ]
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map(row => row[column]!.length)))
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, at) => (at < 2 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join(' | ')} |`
  const rule = `| ${widths.map((width, at) => (at < 2 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`
  return `# Planted faults

\`test/planted-faults\` draws sound documents, plants one fault in a copy of each, and holds the checks to naming it at its place: the row, its
total, the account or the name. The sound twin of every document fails no check above the lowest severity. Repaired: what was read is what the sound
document says, because running balances and printed totals outweigh the fault. Missed ones are open. The table is written by the test
(\`UPDATE_PLANTED_FAULTS=1\`) and held by it.
Of the ${arithmetic.planted} faults in sums and balances of statements and bank statements that nothing outweighs, ${arithmetic.both} are a failed check and a
\`running-balance\` or \`sum-mismatch\` [sign of change](integrity.md) both.

${[line(rows[0]!), rule, ...rows.slice(1).map(line)].join('\n')}
`
}
