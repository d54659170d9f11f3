/** Corrections of a return: the entry and its checks follow; what cannot be corrected is refused. */
import { describe, expect, it } from 'vitest'
import type { Field } from '../../../../core/document/field.ts'
import type { TaxReturnReading } from '../../../../core/extraction/tax/tax-return.ts'
import { assembleTaxReturn } from '../../../../core/workflows/tax-returns/assemble.ts'
import { correctedTaxReturn, shownIdentifier } from '../../../../core/workflows/tax-returns/correct.ts'

const read = <T>(value: T): Field<T> => ({
  value,
  confidence: 0.99,
  method: 'text',
  evidence: [{ fileName: 'r.pdf', page: 1, box: { left: 1, top: 2, right: 3, bottom: 4 }, text: String(value) }],
  label: null,
  scale: 1,
})

const reading: TaxReturnReading = {
  form: '1120-S',
  taxYear: read(2021),
  periodStart: read('2021-01-01'),
  periodEnd: read('2021-12-31'),
  amended: false,
  initial: false,
  final: false,
  draft: false,
  name: read('Juniper Gap Foundry Inc'),
  id: read('12-3456789'),
  lines: { '1a': read(500_000), '1c': read(500_000), '2': read(200_000), '3': read(310_000) },
  k1s: [{ name: read('Ann Lee'), id: read('***-**-1234'), sharePercent: read(100), amended: false, final: false, lines: { '1': read(5) } }], // prettier-ignore
  statements: [{ title: 'Taxes', line: '12', items: [{ label: 'Payroll', amount: read(10) }], total: read(12) }],
  pages: [1],
}

const entryOf = (one: TaxReturnReading) => assembleTaxReturn(one, { fileName: 'r.pdf', turned: () => undefined })
const correct = (path: string, value: string | number | boolean | null) =>
  entryOf(correctedTaxReturn(reading, { path, value }))

describe('a correction', () => {
  it('of a line recomputes the checks and is marked manual, at the same place', () => {
    expect(entryOf(reading).checks.find(({ id }) => id === 'gross_profit')).toMatchObject({ passed: false })
    const entry = correct('/lines/3', 300_000)
    expect(entry.checks.find(({ id }) => id === 'gross_profit')).toMatchObject({ passed: true })
    expect(entry.provenance['/lines/3']).toMatchObject({ method: 'manual', bbox: [1, 2, 3, 4] })
    expect(entry.confidence_scores.fields['/lines/3']).toBe(1)
  })

  it('adds a line that was not read, and takes one away', () => {
    expect(correct('/lines/L.10b.c', 4_000).lines['L.10b.c']).toBe(4_000)
    expect(correct('/lines/2', null).lines).not.toHaveProperty('2')
  })

  it('reaches K-1s, statements and the heading', () => {
    expect(correct('/k1s/0/lines/16D', 7).k1s[0]!.lines['16D']).toBe(7)
    expect(correct('/statements/0/items/0/1', 12).checks.find(({ id }) => id === 'statement_total_1')).toMatchObject({
      passed: true,
    })
    expect(correct('/amended', true).amended).toBe(true)
  })

  it('keeps of an SSN the last four digits alone', () => {
    expect(correct('/k1s/0/partner_id', '900-11-2233').k1s[0]!.partner_id).toBe('***-**-2233')
    expect(shownIdentifier({ path: '/taxpayer_id', value: '900112233' })).toBe('***-**-2233')
    expect(shownIdentifier({ path: '/taxpayer_id', value: '12-3456789' })).toBe('12-3456789')
  })

  it.each([
    ['/lines/1a', 'much'],
    ['/k1s/7/lines/1', 5],
    ['/statements/0/items/3/1', 5],
    ['/nothing', 5],
  ])('of %s to %s is refused', (path, value) => expect(() => correct(path, value)).toThrow())
})
