import { describe, expect, it, vi } from 'vitest'
import { isTracing, record, withTrace } from '../../../core/document/trace.ts'

describe('trace', () => {
  it('is off, and free, outside a traced run', () => {
    const entry = vi.fn()
    record(entry)
    expect(isTracing()).toBe(false)
    expect(entry).not.toHaveBeenCalled()
  })

  it('keeps what stages record, in order, and ends with the run', () => {
    const { result, trace } = withTrace(() => {
      record(() => ({ stage: 'tables', message: 'one table' }))
      record(() => [
        { stage: 'totals', field: 'subtotal', message: 'two candidates' },
        { stage: 'totals', field: 'shipping', message: 'none' },
      ])
      return 7
    })
    expect(result).toBe(7)
    expect(trace.map(({ message }) => message)).toEqual(['one table', 'two candidates', 'none'])
    expect(isTracing()).toBe(false)
  })

  it('ends when the run throws', () => {
    expect(() =>
      withTrace(() => {
        throw new Error('no')
      }),
    ).toThrow('no')
    expect(isTracing()).toBe(false)
  })

  it.each([
    ['SSN 123-45-6789 of the owner', 'SSN ***-**-6789 of the owner'],
    ['123 45 6789', '*** ** 6789'],
    ['123456789', '*****6789'],
    ['1 2 3 4 5 6 7 8 9', '* * * * * 6 7 8 9'],
    ['EIN 12-3456789, 1,234,567.89', 'EIN 12-3456789, 1,234,567.89'],
  ])('never keeps more of a social security number than its last four digits: %s', (printed, kept) => {
    const { trace } = withTrace(() =>
      record(() => ({
        stage: 'loan',
        message: printed,
        facts: { value: printed },
        shapes: [{ page: 1, box: { left: 0, top: 0, right: 1, bottom: 1 }, role: 'candidate', text: printed }],
      })),
    )
    expect([trace[0]!.message, trace[0]!.facts!['value'], trace[0]!.shapes![0]!.text]).toEqual([kept, kept, kept])
  })
})
