/** The user's own list of lenders beside the known ones. */
import { expect, test } from 'vitest'
import { financedBy, isLenderList, knownLenders, lendersWith } from '../../../../core/analysis/bank/lenders.ts'

const lenderOf = (description: string, list: string | null) => financedBy(description, lendersWith(list))

test('a list adds lenders by the words statements print for them', () => {
  const list = 'Blue Harbor = BLUE HBR, BHC FUND; Tern & Co (NY)'
  expect(lenderOf('ACH DEBIT BLUE  HBR 8841', null)).toBeNull()
  expect(lenderOf('ACH DEBIT BLUE  HBR 8841', list)).toEqual({ kind: 'lender', name: 'Blue Harbor' })
  expect(lenderOf('bhc fund web pmt', list)).toEqual({ kind: 'lender', name: 'Blue Harbor' })
  expect(lenderOf('TERN & CO (NY) PMT', list)).toEqual({ kind: 'lender', name: 'Tern & Co (NY)' })
  expect(lenderOf('BLUE HBRS MARINA', list)).toBeNull()
  expect(lenderOf('ONDECK CAPITAL', list)).toEqual({ kind: 'lender', name: 'OnDeck' })
})

test('a list leaves known lenders out, or gives them other words', () => {
  expect(lenderOf('ONDECK CAPITAL', '-OnDeck')).toBeNull()
  expect(lenderOf('ODC DRAW', 'ondeck = ODC')).toEqual({ kind: 'lender', name: 'ondeck' })
  expect(lendersWith(null)).toBe(knownLenders)
  expect(lendersWith(' ; ')).toBe(knownLenders)
})

test('what cannot be understood is no list', () => {
  for (const text of ['= BLUE', 'Blue = X', 'Blue = A = B', 'Blue = ', '-', 'AB'])
    expect(isLenderList(text)).toBe(false)
  for (const text of ['Blue Harbor', '-OnDeck', 'Blue = BLUE HBR, BHC FUND\nTern'])
    expect(isLenderList(text)).toBe(true)
})
