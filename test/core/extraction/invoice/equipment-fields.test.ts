/** Units in printed fields without colons, and readings of meters beside numbers of machines. */
import { describe, expect, it } from 'vitest'
import { findEquipment } from '../../../../core/extraction/invoice/equipment/find.ts'
import { invoiceView } from '../../../../core/extraction/layout/document-view.ts'
import type { Word } from '../../../../core/document/model.ts'
import { block, drawnDocument, drawnPage } from './drawn-page.ts'

const unitsOf = (words: readonly Word[]) =>
  findEquipment(invoiceView(drawnDocument(drawnPage(words))), { lines: [], regions: [] })

describe('units in printed fields', () => {
  it('the digits at the end of a serial number are no hours', () => {
    const [unit] = unitsOf([
      ...block(40, 60, 'Komatsu PC210 excavator'),
      ...block(40, 72, 'Make: KOMATSU Model: PC210 Ser #: KMTPC251C771402'),
      ...block(40, 84, 'HR OUT: 2210.0 HR IN: 2318.0'),
    ])
    expect(unit?.serial_number?.value).toBe('KMTPC251C771402')
    expect(unit?.equipment_miles_hours?.value).toBe(2210)
  })

  it('a maker under its short name is the same one', () => {
    const units = unitsOf([
      ...block(40, 60, '2022 Chevy Silverado 3500 pickup'),
      ...block(40, 300, 'Make: Chevrolet   Model: Silverado 3500   Year: 2022'),
    ])
    expect(units).toHaveLength(1)
  })
})
