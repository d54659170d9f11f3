/** Tables of scanned schedules whose headers recognition lost. */
import { describe, expect, it } from 'vitest'
import { gridLines } from '../../../../core/extraction/tax/grids.ts'
import { formPage } from '../../../../core/extraction/tax/page-view.ts'
import type { Sheet, SheetPage } from '../../../../core/extraction/tax/sheets.ts'
import { pageOf, type Text } from '../../../support/drawn-form.ts'

const at = (top: number, ...cells: readonly (readonly [left: number, text: string])[]): readonly Text[] =>
  cells.map(([left, text]) => ({ left, text, top, size: 7 }))

const valuesOf = (sheet: Sheet, texts: readonly Text[]) => {
  const page: SheetPage = { ...formPage({ ...pageOf(texts), source: 'ocr' }, ''), sheet, first: true, year: 2021 }
  return Object.fromEntries(Object.entries(gridLines(page, 2021)).map(([key, { value }]) => [key, value]))
}

describe('properties beside one another', () => {
  const rows = [
    ...at(252, [38, '2'], [57, 'Gross rents'], [272, '2'], [315, '168,000'], [392, '93,600']),
    ...at(303, [38, '5'], [57, 'Cleaning and maintenance'], [272, '5'], [325, '2,340']),
    ...at(342, [38, '8'], [57, 'Legal and other professional fees'], [272, '8'], [325, '1,850']),
    ...at(368, [38, '10'], [57, 'Repairs'], [270, '10'], [325, '7,482'], [393, '11,066']),
    ...at(382, [38, '11'], [57, 'Taxes'], [270, '11'], [320, '14,355'], [397, '8,207']),
  ]
  const total = at(485, [40, '18a'], [56, 'Total rents. Add rents from line 2, columns'], [236, 'A'], [242, 'through'], [270, 'H'], [534, '261,600.']) // prettier-ignore
  const margin = at(580, [552, '11-2018)'])
  const found = { '8825.A.2': 168_000, '8825.B.2': 93_600, '8825.A.5': 2340, '8825.A.8': 1850, '8825.A.10': 7482, '8825.B.10': 11_066, '8825.A.11': 14_355, '8825.B.11': 8207 } // prettier-ignore

  it('stand in even columns behind the numbers of the lines, where their letters were lost', () => {
    expect(valuesOf('8825', [...rows, ...total, ...margin])).toEqual(found)
  })

  it('are the columns in which amounts end, from the first, though they do not divide the page evenly', () => {
    const narrow = [
      ...at(303, [38, '5'], [57, 'Cleaning and maintenance'], [272, '5'], [342, '2,340']),
      ...at(342, [38, '8'], [57, 'Legal and other professional fees'], [272, '8'], [342, '1,850']),
      ...at(368, [38, '10'], [57, 'Repairs'], [270, '10'], [342, '7,482'], [405, '11,066']),
      ...at(382, [38, '11'], [57, 'Taxes'], [270, '11'], [338, '14,355'], [409, '8,207']),
      ...at(396, [38, '12'], [57, 'Utilities'], [270, '12'], [338, '12,004']),
    ]
    const { '8825.A.2': _a, '8825.B.2': _b, ...same } = found
    expect(valuesOf('8825', [...narrow, ...at(760, [500, '2018'])])).toEqual({ ...same, '8825.A.12': 12_004 })
  })

  it('are not read where amounts end between those columns', () => {
    expect(valuesOf('8825', [...rows, ...at(320, [346, '3,910']), ...total, ...margin])).toEqual({})
  })
})

describe('classes of property', () => {
  it('have their basis under its letter, whatever follows them', () => {
    const page = [
      ...at(425, [133, 'Section'], [162, 'B—Assets Placed in Service']),
      ...at(436, [96, '(a)'], [327, '(c)'], [336, 'Basis for'], [399, '(d)'], [520, '(g)']),
      ...at(485, [38, '19a'], [59, '3-year property']),
      ...at(497, [60, '5-year property'], [358, '4,115'], [390, '5'], [440, 'HY'], [560, '823.']),
      ...at(511, [60, '7-year property'], [358, '7,000'], [390, '7'], [440, 'HY'], [557, '1,000']),
      ...at(524, [60, '10-year property']),
      ...at(575, [38, 'h'], [60, 'Residential rental property']),
      ...at(588, [38, 'i'], [60, 'Nonresidential real property']),
    ]
    expect(valuesOf('4562', page)).toEqual({
      '4562.19b.c': 4115,
      '4562.19b.g': 823,
      '4562.19c.c': 7000,
      '4562.19c.g': 1000,
    })
  })
})
