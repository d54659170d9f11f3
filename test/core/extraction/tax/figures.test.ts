/** Readings of one piece of ink, and the amount they agree on. */
import { describe, expect, it } from 'vitest'
import type { Box, FigureReading } from '../../../../core/document/model.ts'
import { plainFigure, withFigures } from '../../../../core/extraction/tax/figures.ts'
import type { FormToken } from '../../../../core/extraction/tax/page-view.ts'

const at = (left: number, right: number, top = 100): Box => ({ left, right, top, bottom: top + 7 })
const reading = (text: string, confidence: number, box = at(460, 500)): FigureReading => ({ text, confidence, box })
const word = (text: string, box: Box, confidence = 0.9): FormToken => ({
  text,
  box,
  y: (box.top + box.bottom) / 2,
  confidence,
  amount: null,
})
const amounts = (tokens: readonly FormToken[]) => tokens.flatMap(({ amount }) => amount?.value ?? [])

describe('a figure as it is printed', () => {
  it('has commas between thousands whatever recognition made of them, and no period behind', () => {
    expect(plainFigure('13.894.', 'recognized dollars')).toBe('13,894')
    expect(plainFigure('1,284,600.', 'recognized dollars')).toBe('1,284,600')
    expect(plainFigure('13.894.98', 'recognized cents')).toBe('13,894.98')
    expect(plainFigure('(4,854.)', 'recognized dollars')).toBe('(4,854)')
  })

  it('has no commas where the page prints none, and is no year', () => {
    expect(plainFigure('620221', 'recognized plain')).toBe('620221')
    expect(plainFigure('620221', 'recognized dollars')).toBeNull()
    expect(plainFigure('2019', 'recognized plain')).toBeNull()
  })

  it('is none where digits or marks are missing', () => {
    for (const text of ['62,001.5', '13168.01', '1,28', '(4,854', '4,854)', '51.0000', '900-31-4402'])
      expect(plainFigure(text, 'recognized cents'), text).toBeNull()
    expect(plainFigure('12', 'recognized dollars'), 'the number of a line').toBeNull()
    expect(plainFigure('76.', 'recognized dollars'), 'the period says that it is an amount').toBe('76')
  })
})

describe('readings of one piece of ink', () => {
  it('replace the parts that recognition of the page left of it', () => {
    const tokens = [word('38,', at(460, 472)), word('2U6.', at(475, 498)), word('Freight', at(40, 70))]
    const found = withFigures(tokens, [reading('38,206.', 0.94), reading('38,206.', 0.96)], 'recognized dollars')
    expect(amounts(found)).toEqual([38_206])
    expect(found.map(({ text }) => text)).toContain('Freight')
  })

  it('outvote a reading of the page that they contradict', () => {
    const page = [word('170,542', at(460, 500), 0.68)]
    expect(
      amounts(withFigures(page, [reading('170,532.', 0.86), reading('170,532.', 0.9)], 'recognized dollars')),
    ).toEqual([170_532])
  })

  it('are unclear where none is clearly the likeliest, and stay as readings', () => {
    const found = withFigures([], [reading('86,822.35', 0.9), reading('86,822.39', 0.88)], 'recognized cents')
    expect(found[0]?.isUnclear).toBe(true)
    expect(found[0]?.readings).toEqual(['86,822.35', '86,822.39'])
  })

  it('are unclear where all are faint', () => {
    const [faint] = withFigures([], [reading('4,854.', 0.4), reading('4,854.', 0.35)], 'recognized dollars')
    const [sure] = withFigures([], [reading('4,854.', 0.9)], 'recognized dollars')
    expect([faint?.isUnclear, sure?.isUnclear]).toEqual([true, undefined])
  })

  it('find an amount that recognition of the page lost', () => {
    expect(amounts(withFigures([], [reading('504,968.', 0.9)], 'recognized dollars'))).toEqual([504_968])
  })
})
