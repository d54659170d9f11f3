/** Invoices the project draws itself, read and judged: no more wrong, missed or invented than the ratchet says; bad input is stated, never guessed. */
import { describe, expect, test } from 'vitest'
import { noInvoices } from './made-invoices/documents/bad.ts'
import type { Mark } from './made-invoices/judge-invoice.ts'
import { madeInvoices } from './made-invoices/made-invoices.ts'
import ratchet from './made-invoices/ratchet.json' with { type: 'json' }
import { readInvoices, readMade } from './made-invoices/read-made.ts'

type Fault = Exclude<Mark['verdict'], 'right'>
const faults: readonly Fault[] = ['wrong', 'missed', 'invented']
const allowed = ratchet as Readonly<Record<string, Partial<Record<Fault, number>>>>

const show = (marks: readonly Mark[]): string =>
  marks
    .filter(({ verdict }) => verdict !== 'right')
    .map(
      ({ verdict, at, expected, got }) =>
        `${verdict} ${at}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`,
    )
    .join('\n')

describe('invoices the project draws itself', () => {
  test.each(madeInvoices.map(document => [document.name, document] as const))('%s', async (name, document) => {
    const { marks } = await readMade(document)
    const count = (verdict: Mark['verdict']) => marks.filter(mark => mark.verdict === verdict).length
    expect(count('right')).toBeGreaterThan(0)
    for (const fault of faults)
      expect(count(fault), `more ${fault} than before:\n${show(marks)}`).toBeLessThanOrEqual(
        allowed[name]?.[fault] ?? 0,
      )
  })

  test('the ratchet names documents that exist', () => {
    const names = new Set(madeInvoices.map(({ name }) => name))
    expect(Object.keys(ratchet).filter(name => !names.has(name))).toEqual([])
    expect(madeInvoices.length).toBeGreaterThanOrEqual(25)
    expect(names.size).toBe(madeInvoices.length)
  })
})

describe('bad input', () => {
  test.each(noInvoices.map(document => [document.name, document] as const))(
    '%s is no invoice',
    async (name, { draw }) => {
      expect(await readInvoices(name, await draw())).toEqual([])
    },
  )

  test('a total that is not printed is null or derived, and marked so', async () => {
    const { invoices } = await readMade(madeInvoices.find(({ name }) => name === 'bad-invoice-without-total')!)
    const [{ total_invoice_value: total, provenance, checks }] = invoices as [(typeof invoices)[number]]
    expect(total === null || provenance['/total_invoice_value']?.method === 'derived').toBe(true)
    const stated = checks.find(({ id }) => id === 'total_stated')
    expect(stated?.message).toMatch(total === null ? /No total was found/ : /not printed/)
  })
})
