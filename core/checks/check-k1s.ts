/** Schedules K-1 add up to Schedule K, where all of them are there: their shares are 100 percent together. */
import type { Check } from '../contract/evidence.ts'
import type { TaxReturn } from '../contract/tax-return.ts'
import { linesOf } from '../vocabulary/tax-lines.ts'
import { check } from './tax-check.ts'

/** Ids of boxes of a K-1 whose line of Schedule K has another name. */
const namesInK: Readonly<Record<string, string>> = {
  ordinary_income: 'K_ordinary_income',
  other_net_rental: 'K_other_rental_net',
  charitable_cash: 'K_charitable',
  loan_repayment: 'K_shareholder_loan_repayment',
}

const nameInK = (form: string, id: string): string =>
  namesInK[id] ?? (id === 'distributions' && form === '1065' ? 'K_distributions_cash' : `K_${id}`)

/** Keys of Schedule K by the key of the box of a K-1 whose amounts they are the sums of. `form`: of the return. */
export function boxesInK(form: '1120-S' | '1065', year: number | null): ReadonlyMap<string, string> {
  const inK = linesOf(form, year).filter(({ key }) => key.startsWith('K.'))
  return new Map(
    linesOf(`K-1 (${form})`, year).flatMap(({ id, key: box }) => {
      const key = inK.find(line => line.id === nameInK(form, id))?.key
      return key === undefined ? [] : [[box, key] as const]
    }),
  )
}

/** A percentage has four places; so many may be rounded. */
const WHOLE = { percent: 100, tolerance: 0.01 } as const

/** Each K-1 rounds by a dollar at most. Pure. */
export function checkK1s({
  form,
  tax_year: year,
  k1s,
  lines,
}: Pick<TaxReturn, 'form' | 'tax_year' | 'k1s' | 'lines'>): readonly Check[] {
  if (k1s.length === 0 || (form !== '1120-S' && form !== '1065')) return []
  const shares = k1s.reduce((sum, { share_percent: share }) => sum + (share ?? Number.NaN), 0)
  const complete = Math.abs(shares - WHOLE.percent) <= WHOLE.tolerance
  const inK = linesOf(form, year).filter(({ key }) => key.startsWith('K.'))
  return linesOf(`K-1 (${form})`, year).flatMap(({ id, key: box, caption }): readonly Check[] => {
    const key = inK.find(line => line.id === nameInK(form, id))?.key
    const total = key === undefined ? undefined : lines[key]
    const stated = k1s.flatMap((k1, index) => (k1.lines[box] === undefined ? [] : [{ index, value: k1.lines[box] }]))
    if (key === undefined || total === undefined || (stated.length === 0 && !complete)) return []
    const sum = stated.reduce((all, { value }) => all + value, 0)
    const about = {
      id: `k1_sum_${box}`,
      name: `Schedules K-1 box ${box} add up to Schedule K: ${caption}`,
      severity: 'high',
    } as const
    const passed = complete ? Math.abs(sum - total) <= Math.max(1, k1s.length) : null
    const figures = [`/lines/${key}`, ...stated.map(({ index }) => `/k1s/${index}/lines/${box}`)]
    return [check(about, { actual: total, expected: sum, difference: total - sum }, { passed, figures })]
  })
}
