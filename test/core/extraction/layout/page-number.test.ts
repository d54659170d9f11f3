import { describe, expect, it } from 'vitest'
import { folioIn, isPageNumber, pageNumberIn } from '../../../../core/extraction/layout/page-number.ts'

describe('page numbers', () => {
  it('are read in the languages of the vocabulary, with and without the number of pages', () => {
    expect(pageNumberIn('Account 12 - Page: 2 of 5')).toEqual({ page: 2, of: 5 })
    expect(pageNumberIn('Page 1 12/31/2025')).toEqual({ page: 1, of: null })
    expect(pageNumberIn('Seite 2/3')).toEqual({ page: 2, of: 3 })
    expect(pageNumberIn('Página nº 4')).toEqual({ page: 4, of: null })
    expect(pageNumberIn('2 | 2')).toEqual({ page: 2, of: 2 })
    expect(pageNumberIn('MAIN BRANCH 3 of 4')).toEqual({ page: 3, of: 4 })
  })

  it('are no dates, amounts and impossible numbers', () => {
    expect(['paid 03/14', 'Page 5 of 3', 'pages', 'total 12'].map(pageNumberIn)).toEqual([null, null, null, null])
  })

  it('may be the whole text', () => {
    expect(['Page 2', '2 of 3', 'See page 2 of 3'].map(isPageNumber)).toEqual([true, true, false])
  })

  it('may stand alone', () => {
    expect(['F-12', '- 7 -', '31', '12 Main', ''].map(folioIn)).toEqual([12, 7, 31, null, null])
  })
})
