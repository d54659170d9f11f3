/** Which legal form is ticked where recognition reads the boxes of a scan as parts of words. */
import { describe, expect, it } from 'vitest'
import type { Box, Page } from '../../../../core/document/model.ts'
import { tickedEntity } from '../../../../core/extraction/loan/entity-type.ts'
import { formPages } from '../../../../core/extraction/loan/form-page.ts'
import { documentOf, pageOf } from '../../../support/drawn-form.ts'

/** The legal form of a row of choices, with ink in boxes at these places. */
function formIn(row: string, ink: readonly number[] = [], source: Page['source'] = 'ocr'): string | null {
  const boxOf = (left: number): Box => ({ left, right: left + 4, top: 62, bottom: 66 })
  const marks = ink.map(left => ({ box: boxOf(left), kind: 'drawing' as const }))
  const page = { ...pageOf([{ text: row, left: 40, top: 60 }]), source, marks }
  return tickedEntity(formPages(documentOf(page)))?.value ?? null
}

describe('choices of legal forms on a scan', () => {
  it('of which one box is read unlike the others', () => {
    expect(formIn('OSole prop. 0) Partnership MCcorp. OScorp. OLLC')).toBe('C-Corp')
    expect(formIn('Dacorporation ManLLC QDapartnership')).toBe('LLC')
    expect(formIn('OCcorp &Scorp (LLC (Partnership')).toBe('S-Corp')
  })

  it('of which none or several are read so', () => {
    expect(formIn('OSole prop. OPartnership OCorporation OLLC')).toBeNull()
    expect(formIn('MPartnership OCorporation MLLC OTrust')).toBeNull()
    expect(formIn('MPartnership Corporation LLC')).toBeNull()
  })

  it('with ink in the box that is read as the beginning of a word', () => {
    expect(formIn('OSole OPartnership OLLC', [69])).toBe('Partnership')
  })

  it('but not in a text layer, which has boxes as such', () => {
    expect(formIn('OPartnership MLLC OCorporation', [], 'text-layer')).toBeNull()
  })
})
