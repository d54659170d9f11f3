/** Checks of an invoice: what passes, what fails, and what is not checked. */
import { describe, expect, it } from 'vitest'
import { checkInvoice, type InvoiceToCheck } from '../../../core/checks/check-invoice.ts'
import type { Check } from '../../../core/contract/evidence.ts'
import type { Field } from '../../../core/document/field.ts'

const fieldValue = <T = number>(value: T, label: string | null = null): Field<T> => ({
  value,
  confidence: 0.9,
  method: 'text',
  evidence: [],
  label,
  scale: 1,
})

const line = (amount: number | null, quantity: number | null = null, rate: number | null = null) => ({
  description: fieldValue('Pump'),
  quantity: quantity === null ? null : fieldValue(quantity),
  rate: rate === null ? null : fieldValue(rate),
  amount: amount === null ? null : fieldValue(amount),
  tax: null,
  discount: null,
})

const amounts = (figures: Record<string, number>): InvoiceToCheck['figures'] =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, fieldValue(value)]))

const check = (invoice: Partial<InvoiceToCheck>): readonly Check[] =>
  checkInvoice({ kind: 'invoice', figures: {}, texts: {}, taxes: [], lines: [], problems: [], ...invoice })

const one = (checks: readonly Check[], id: string): Check => {
  const found = checks.filter(other => other.id === id)
  expect(found).toHaveLength(1)
  return found[0]!
}

describe('checks of an invoice', () => {
  it('takes lines for the total only where the printed taxes are in their prices', () => {
    const taxed = (total: number, amount: number): boolean | null => {
      const tax = { label: 'VAT', rate: fieldValue(0.2), base: null, amount: fieldValue(amount), included: null }
      const figures = amounts({ tax_total: amount, total_invoice_value: total })
      return one(check({ lines: [line(1200)], figures, taxes: [tax] }), 'total_equals_lines').passed
    }
    expect(taxed(1200, 200)).toBe(true)
    expect(taxed(1440, 240)).toBe(true)
    // A fifth of the lines comes on top of them: the total misses it.
    expect(taxed(1200, 240)).toBe(false)
  })
  it('names every printed sum that the other amounts do not lead to', () => {
    const figures = amounts({
      subtotal: 1000,
      discount: 50,
      tax_total: 80,
      total_invoice_value: 1030,
      amount_due: 530,
      amount_paid: 500,
    })
    const failing = (value: number): boolean =>
      check({ figures, lines: [line(300), line(450), line(250)], otherSums: [fieldValue(value, 'Total')] }).some(
        ({ id }) => id === 'sum_follows.0',
      )
    // Sums themselves, before and after charges, a section of the lines, what is left.
    for (const value of [1000, 1030, 530, 950, 1080, 750, 700, 500, -1030])
      expect(failing(value), `${value}`).toBe(false)
    for (const value of [1038, 930, 5030, 751]) expect(failing(value), `${value}`).toBe(true)
  })
  it('names the sum that a printed one with another digit would be, and where it stands', () => {
    const box = { left: 400, top: 300, right: 450, bottom: 310 }
    const print = { ...fieldValue(687.5, 'Total'), evidence: [{ fileName: 'a.pdf', page: 2, box, text: '$687.50' }] }
    const figures = amounts({ total_invoice_value: 787.5, amount_due: 787.5 })
    expect(one(check({ figures, lines: [line(787.5)], otherSums: [print] }), 'sum_follows.0')).toMatchObject({
      passed: false,
      expected: 787.5,
      difference: -100,
      message:
        '"Total" is printed as 687.50, but the other amounts do not lead to it; with another digit it would be 787.50.',
      place: { fileName: 'a.pdf', page: 2, bbox: [400, 300, 450, 310], text: '$687.50' },
    })
  })
  it('says with its figures that a total adds up', () => {
    const checks = check({
      figures: amounts({ subtotal: 1000, discount: 50, shipping: 20, tax_total: 80, total_invoice_value: 1050 }),
    })
    expect(one(checks, 'total_equals_sum')).toEqual({
      id: 'total_equals_sum',
      passed: true,
      expected: 1050,
      actual: 1050,
      difference: 0,
      severity: 'info',
      message: 'The total 1,050.00 = the subtotal 1,000.00 + the freight 20.00 + the tax 80.00 − the discount 50.00.',
      figures: ['/total_invoice_value', '/subtotal', '/shipping', '/tax_total', '/discount'],
    })
  })

  it('lets nobody bill himself', () => {
    const parties = (sender: string, receiver: string) =>
      one(
        check({ parties: { sender: { name: fieldValue(sender) }, receiver: { name: fieldValue(receiver) } } }),
        'parties_differ',
      )
    expect(parties('Ridgeline Tractor LLC', 'RIDGELINE TRACTOR')).toMatchObject({
      passed: false,
      severity: 'high',
      message: 'Seller and buyer are both Ridgeline Tractor LLC.',
      figures: ['/sender/name', '/receiver/name'],
    })
    expect(parties('Ridgeline Tractor LLC', 'Ridgeline Tractor Leasing LLC').passed).toBe(true)
    expect(parties('Ridgeline Tractor LLC', 'Harbor Tool Works, Inc.')).toMatchObject({
      passed: true,
      severity: 'info',
    })
  })

  it('says how far a total is off', () => {
    const found = one(
      check({ figures: amounts({ subtotal: 1420, tax_total: 269.8, total_invoice_value: 1589.8 }) }),
      'total_equals_sum',
    )
    expect(found).toMatchObject({ passed: false, expected: 1689.8, actual: 1589.8, difference: -100, severity: 'high' })
    expect(found.message).toContain('a difference of 100.00')
  })

  it('cannot decide a sum of which a part is missing', () => {
    const checks = check({
      figures: amounts({ subtotal: 100, total_invoice_value: 100 }),
      lines: [line(50), line(null)],
    })
    expect(one(checks, 'subtotal_equals_lines')).toMatchObject({ passed: null, expected: null, actual: 100 })
  })

  it('knows credit notes, included taxes and prices that contain the freight', () => {
    const passes = (figures: Record<string, number>, more: Partial<InvoiceToCheck> = {}): boolean | null =>
      one(check({ figures: amounts(figures), ...more }), 'total_equals_sum').passed
    expect(passes({ subtotal: -7.9, discount: 0.23, tax_total: -1.12, total_invoice_value: -8.79 })).toBe(true)
    const vat = { label: 'MwSt', rate: fieldValue(0.19), base: null, amount: fieldValue(19), included: true }
    expect(passes({ subtotal: 119, tax_total: 19, total_invoice_value: 119 }, { taxes: [vat] })).toBe(true)
    expect(passes({ subtotal: 100, tax_total: 10, total_invoice_value: 100 })).toBe(false)
  })

  it('checks the amount due against total, payments, trade-in and previous balance', () => {
    const due = (figures: Record<string, number>): boolean | null =>
      one(check({ figures: amounts(figures) }), 'amount_due_equals_balance').passed
    expect(due({ total_invoice_value: 330000, trade_in: 88000, down_payment: 42000, amount_due: 200000 })).toBe(true)
    expect(due({ total_invoice_value: 110, previous_balance: 500, amount_due: 610 })).toBe(true)
    expect(due({ total_invoice_value: 110, amount_due: 110 })).toBe(true)
    expect(due({ total_invoice_value: 80, amount_paid: 80, amount_due: 80 })).toBe(false)
  })

  it('tells that no total is printed, and what the lines come to', () => {
    const found = one(check({ lines: [line(10), line(20)] }), 'total_stated')
    expect(found).toMatchObject({ passed: false, severity: 'high', expected: 30, actual: null })
    expect(found.message).toContain('30.00')
    expect(check({ kind: 'delivery_note' }).map(({ id }) => id)).not.toContain('total_stated')
  })

  it('tells of two totals', () => {
    const found = one(
      check({
        figures: { total_invoice_value: fieldValue(1080, 'Invoice total') },
        rivalTotals: [fieldValue(1180, 'Grand total'), fieldValue(1180, 'Grand total')],
      }),
      'one_total',
    )
    expect(found).toMatchObject({ passed: false, expected: 1080, actual: 1180, difference: 100, severity: 'high' })
    expect(found.message).toContain('"Grand total"')
  })

  it('multiplies lines and taxes', () => {
    const checks = check({
      lines: [line(30, 3, 10), line(300, 3, 10), line(41.67, 12.5, 3.3333)],
      taxes: [
        { label: 'VAT 20 %', rate: fieldValue(0.2), base: fieldValue(100), amount: fieldValue(20), included: null },
        { label: 'VAT 7 %', rate: fieldValue(0.07), base: fieldValue(100), amount: fieldValue(9), included: null },
      ],
    })
    expect(one(checks, 'line_amount.1')).toMatchObject({ passed: false, expected: 30, actual: 300, difference: 270 })
    expect(checks.filter(({ id }) => id.startsWith('line_amount'))).toHaveLength(1)
    expect(checks.filter(({ id }) => id === 'tax_rate').map(({ passed }) => passed)).toEqual([true, false])
    expect(one(check({ lines: [line(30, 3, 10)] }), 'line_amounts').passed).toBe(true)
    // The figure of another column.
    expect(check({ lines: [line(300, 3, 0)] }).filter(({ id }) => id.startsWith('line_amount'))).toEqual([])
    // A price printed as 0.95 may be 0.9456: half a cent for each of 68 pieces.
    expect(one(check({ lines: [line(64.3, 68, 0.95)] }), 'line_amounts').passed).toBe(true)
    expect(one(check({ lines: [line(64.2, 68, 0.95)] }), 'line_amount.0').passed).toBe(false)
    expect(one(check({ lines: [line(64.3, 68, 0.9501)] }), 'line_amount.0').passed).toBe(false)
  })

  it('finds a due date before the date of the invoice', () => {
    const texts = { invoice_date: fieldValue('2026-05-20'), due_date: fieldValue('2026-05-01') }
    expect(one(check({ texts }), 'due_after_invoice_date')).toMatchObject({ passed: false, difference: -19 })
    expect(
      one(check({ texts: { ...texts, due_date: fieldValue('2026-06-19') } }), 'due_after_invoice_date'),
    ).toMatchObject({ passed: true, difference: 30 })
  })

  it('repeats every doubt of the reading', () => {
    const problems = [
      { code: 'VIN_CHECK_DIGIT', message: 'The VIN is misprinted.', page: 2, severity: 'warning' as const },
    ]
    expect(one(check({ problems }), 'vin_check_digit')).toMatchObject({
      passed: false,
      severity: 'warning',
      message: 'The VIN is misprinted. (page 2)',
    })
  })
})
