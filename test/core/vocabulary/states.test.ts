import { describe, expect, it } from 'vitest'
import { stateCode, stateCodesOf, stateName, stateNamesOf, usStates } from '../../../core/vocabulary/states.ts'

describe('states', () => {
  it.each([
    ['Mo.', 'MO'],
    ['missouri', 'MO'],
    ['Commonwealth of Virginia', 'VA'],
    ['the State of  Ohio', 'OH'],
    ['D.C.', 'DC'],
    ['Ontario', null],
    ['ON', null],
    ['', null],
    [null, null],
  ])('%s is %s', (printed, code) => {
    expect(stateCode(printed)).toBe(code)
  })

  it('names every state by its code and finds it by both', () => {
    for (const { code, name } of usStates) {
      expect(stateName(code)).toBe(name)
      expect([stateCode(code), stateCode(name)]).toEqual([code, code])
    }
  })

  it('leaves the code out that is a word, and spells names in every way', () => {
    expect(stateCodesOf('US')).not.toContain('AS')
    expect(stateCodesOf('US')).toHaveLength(usStates.length - 1)
    expect(stateNamesOf('CA')).toEqual(expect.arrayContaining(['Quebec', 'Québec', 'Yukon']))
  })
})
