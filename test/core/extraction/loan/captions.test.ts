/** The print of forms distinguished from answers. */
import { describe, expect, it } from 'vitest'
import { isPrintedText } from '../../../../core/extraction/loan/captions.ts'

describe('isPrintedText', () => {
  it.each([
    '(Single, Divorced, Widowed, Civil Union)',
    'List Name(s) of Other Borrower(s) Applying for this Loan',
    'Check one or more',
    'Please attach a separate sheet',
    'of the loan and its terms',
    'Do not use P.O. Box address',
    'Signature of each owner including officers',
  ])('%s', text => expect(isPrintedText(text)).toBe(true))

  it.each([
    'Purchase used Komori 4-color press; refinance vendor note',
    'Digital radiography suite and anesthesia monitors',
    'Optional Logistics LLC',
    'Signature Homes of Utah Inc',
    'YOUR PIE FRANCHISING LLC',
    '2019 Case IH 8250 combine',
    '(406) 555-0143',
    '4321 Cul de Sac St',
  ])('%s is an answer', text => expect(isPrintedText(text)).toBe(false))
})
