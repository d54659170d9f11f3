import { describe, expect, it } from 'vitest'
import { isBankNumber, shapesOf } from '../../../../core/extraction/classify/page-shapes.ts'
import { drawPage } from '../../../support/draw-page.ts'

describe('shapesOf', () => {
  it('counts rows whose balance follows from the row before', () => {
    const { datedRows, balancedRows } = shapesOf(
      drawPage(`
        03/02   Deposit            410.00   1,410.00
        03/03   Fuel               -60.50   1,349.50
        03/05   Card                49.50   1,300.00
        03/09   Card                77.00   1,200.00
      `),
    )
    expect({ datedRows, balancedRows }).toEqual({ datedRows: 4, balancedRows: 2 })
  })

  it('follows a balance through zero', () => {
    expect(
      shapesOf(
        drawPage(`
          03/02   Deposit   100.00     40.00
          03/03   Rent      -90.00    -50.00
          03/04   Deposit    75.00     25.00
        `),
      ).balancedRows,
    ).toBe(2)
  })

  it('finds the code line of a check only with a valid bank number', () => {
    const line = (number: string): string => `PAY TO THE ORDER OF\n\nA${number}A  0114422390C  1044`
    expect(shapesOf(drawPage(line('021000021'))).codeLine).toBe('021000021')
    expect(shapesOf(drawPage(line('021000022'))).codeLine).toBeNull()
  })

  it('reads the place of a page at its edges, not in its text', () => {
    expect(shapesOf(drawPage('Statement   Page 2 of 5')).numbering).toEqual({ page: 2, of: 5 })
    expect(shapesOf(drawPage('9896-6767-3233 MAIN BRANCH 3 of 4')).numbering).toEqual({ page: 3, of: 4 })
    const middle = `top${'\n'.repeat(24)}see page 2 of 5${'\n'.repeat(24)}.`
    expect(shapesOf(drawPage(middle)).numbering).toBeNull()
  })

  it('takes a sheet of few large words for a cover', () => {
    const page = drawPage('Annual figures')
    const large = {
      ...page,
      lines: page.lines.map(line => ({ ...line, words: line.words.map(word => ({ ...word, size: 28 })) })),
    }
    expect(shapesOf(page).cover).toBe(false)
    expect(shapesOf(large).cover).toBe(true)
  })
})

describe('isBankNumber', () => {
  it('checks the check digit', () => {
    expect(['021000021', '082900432', '063102152'].map(isBankNumber)).toEqual([true, true, true])
    expect(['021000012', '000000000', '12345678'].map(isBankNumber)).toEqual([false, false, false])
  })
})
