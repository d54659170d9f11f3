/** A scanned form whose expenses stand in two columns. */
import { describe, expect, it } from 'vitest'
import { formPage } from '../../../../core/extraction/tax/page-view.ts'
import { panedAmounts } from '../../../../core/extraction/tax/panes.ts'
import { linesOf } from '../../../../core/vocabulary/tax-lines.ts'
import { pageOf, type Text } from '../../../support/drawn-form.ts'

const at = (top: number, ...cells: readonly (readonly [left: number, text: string])[]): readonly Text[] =>
  cells.map(([left, text]) => ({ left, text, top, size: 7 }))

// No number at a box was recognized.
const scheduleF = pageOf([
  ...at(100, [55, 'Sales of livestock and other resale items'], [365, '163,372.']),
  ...at(112, [55, 'Subtract line 1b from line 1a'], [470, '51,982.']),
  ...at(124, [55, 'Agricultural program payments'], [290, '37,130.'], [349, 'Taxable amount'], [470, '37,131.']),
  ...at(140, [50, 'Part II Farm Expenses']),
  ...at(152, [37, '10'], [47, 'Car and truck expenses'], [278, '23'], [289, 'Pension and profit-sharing plans']),
  ...at(
    164,
    [37, '11'],
    [47, 'Chemicals'],
    [230, '17,857.'],
    [278, '25'],
    [289, 'Repairs and maintenance'],
    [468, '26,334.'],
  ),
  ...at(176, [37, '13'], [47, 'Custom hire (machine work)'], [230, '41,218.'], [278, '26'], [289, 'Seeds and plants']),
  ...at(188, [37, '16'], [47, 'Feed'], [278, '29'], [289, 'Taxes'], [468, '44,595.']),
  ...at(210, [37, '33'], [54, 'Total expenses. Add lines 10 through 32f'], [464, '130,004.']),
  ...at(222, [37, '34'], [54, 'Net farm profit or (loss)'], [464, '118,037.']),
])

describe('columns beside one another', () => {
  it('give each amount to the caption of its own column', () => {
    const lines = linesOf('F', 2020).filter(({ key }) => !key.includes('{'))
    const found = panedAmounts({ tokens: formPage(scheduleF, '').tokens, width: 612, height: 792 }, 'F', lines)
    expect(Object.fromEntries(found.map(({ number, token }) => [number, token.text]))).toEqual({
      '1a': '163,372.',
      '1c': '51,982.',
      '4a': '37,130.',
      '4b': '37,131.',
      '11': '17,857.',
      '13': '41,218.',
      '25': '26,334.',
      '29': '44,595.',
      '33': '130,004.',
      '34': '118,037.',
    })
  })
})
