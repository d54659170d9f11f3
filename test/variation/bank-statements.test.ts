/** Bank statements in whatever words, order, signs and forms: what is printed is read, whatever its columns and labels are called. */
import { expect, test } from 'vitest'
import { extractBankStatements } from '../../core/extraction/bank/extract.ts'
import { assembleAccounts } from '../../core/workflows/applications/assemble-accounts.ts'
import { drawn } from '../core/extraction/bank/drawn-statement.ts'
import { drawStatement } from './bank-statements/bank-statement.ts'

/** The ratchet: measured on these seeds, a little below. Raise them when the reader gets better, never lower them. */
const minimum = { rows: 0.97, rowPrecision: 0.99, fields: 0.95, fieldPrecision: 0.99 }
const seeds = Array.from({ length: 120 }, (_, at) => at + 1)

const plain = (value: string | number | null): string => `${value}`.toLowerCase().replace(/[^a-z\d]+/g, ' ').trim() // prettier-ignore
const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole)

test('statements in whatever words and layout are read', () => {
  const rows = { right: 0, missed: 0, invented: 0 }
  const fields = { right: 0, missed: 0, wrong: 0 }
  for (const seed of seeds) {
    const { text, truth } = drawStatement(seed)
    const { summaries, transactions } = assembleAccounts(extractBankStatements(drawn(text)).accounts)
    const rest = [...transactions]
    for (const { amount } of truth.rows) {
      const at = rest.findIndex(row => Math.abs(row.amount - amount) < 0.005)
      if (at < 0) rows.missed++
      else rest.splice(at, 1)
      if (at >= 0) rows.right++
    }
    rows.invented += rest.length
    const account = summaries[0] as unknown as Readonly<Record<string, string | number | null>> | undefined
    for (const [name, expected] of Object.entries(truth.fields)) {
      const got = account?.[name] ?? null
      const same = name === 'account_number' ? `${got}`.replace(/\D/g, '') === `${expected}`.replace(/\D/g, '') : plain(got) === plain(expected) // prettier-ignore
      fields[got === null ? 'missed' : same ? 'right' : 'wrong']++
    }
  }
  const shown = JSON.stringify({ rows, fields })
  expect(share(rows.right, rows.right + rows.missed), shown).toBeGreaterThanOrEqual(minimum.rows)
  expect(share(rows.right, rows.right + rows.invented), shown).toBeGreaterThanOrEqual(minimum.rowPrecision)
  expect(share(fields.right, fields.right + fields.missed + fields.wrong), shown).toBeGreaterThanOrEqual(minimum.fields)
  expect(share(fields.right, fields.right + fields.wrong), shown).toBeGreaterThanOrEqual(minimum.fieldPrecision)
})
