/** Amounts in words. */
import { describe, expect, it } from 'vitest'
import { amountsInWords } from '../../../../../core/extraction/values/amounts/number-words.ts'

describe('amounts in words', () => {
  const cases: readonly (readonly [string, readonly number[]])[] = [
    ['INWORDS: RUPEES THREE LAKH SEVENTY THREE THOUSAND FOUR HUNDRED ONLY', [373400]],
    ['Sixty One Thousand Five Hundred Dollars', [61500]],
    ['One Crore Two Lakhs Fifty Thousand', [10250000]],
    ['INR Two Hundred Seventy Four and Fifty Eight paise Only', [274.58]],
    ['two million three hundred thousand', [2300000]],
    ['We sell one trailer and two trucks.', []],
    ['two thousand three lakh', []],
    ['', []],
  ]
  for (const [text, expected] of cases) it(`reads "${text}"`, () => expect(amountsInWords(text)).toEqual(expected))
})
