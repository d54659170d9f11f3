/** State and code of the business are one fact: a correction of one corrects the other. */
import { expect, test } from 'vitest'
import { payloadExample } from '../../../../core/api/openapi/application-examples.ts'
import { correctedLoan } from '../../../../core/workflows/applications/correct.ts'
import { applicationLoan } from '../../../../core/workflows/applications/loan.ts'

const loan = payloadExample.loan_app_data!
const corrected = (...corrections: readonly (readonly [string, string | null])[]) => {
  const { businessState, businessStateCode } = correctedLoan(
    loan,
    corrections.map(([member, value]) => ({ path: `/loan_app_data/${member}`, value })),
  )
  return [businessState, businessStateCode]
}

test('the state gives its code', () => {
  expect(corrected(['businessState', 'Ohio'])).toEqual(['Ohio', 'OH'])
  expect(corrected(['businessState', 'State of New York'])).toEqual(['State of New York', 'NY'])
})

test('the code gives the state', () => {
  expect(corrected(['businessStateCode', 'oh'])).toEqual(['Ohio', 'OH'])
})

test('what is no state implies nothing, and nothing stated leaves nothing', () => {
  expect(corrected(['businessState', 'Bavaria'])).toEqual(['Bavaria', null])
  expect(corrected(['businessState', null])).toEqual([null, null])
  expect(corrected(['businessStateCode', 'ZZ'])).toEqual(['Illinois', 'ZZ'])
})

test('a later correction of the other member stands', () => {
  expect(corrected(['businessState', 'Bavaria'], ['businessStateCode', 'OH'])).toEqual(['Ohio', 'OH'])
})

test('the implied value is derived; what the caller states implies the code too', () => {
  const { data, stated } = applicationLoan({
    files: [],
    applicant: { businessState: 'Illinois' },
    corrections: [{ path: '/loan_app_data/businessState', value: 'Ohio' }],
  })
  expect([data!.businessState, data!.businessStateCode]).toEqual(['Ohio', 'OH'])
  expect(stated['/loan_app_data/businessState']).toMatchObject({ method: 'manual', text: 'Ohio' })
  expect(stated['/loan_app_data/businessStateCode']).toMatchObject({ method: 'derived', text: 'OH' })
  const stating = applicationLoan({ files: [], applicant: { businessState: 'Illinois' }, corrections: [] })
  expect(stating.data!.businessStateCode).toBe('IL')
})
