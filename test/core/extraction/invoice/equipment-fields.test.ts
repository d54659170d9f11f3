/** Units in printed fields without colons, and readings of meters beside numbers of machines. */
import { describe, expect, it } from 'vitest'
import { findEquipment } from '../../../../core/extraction/invoice/equipment/find.ts'
import { invoiceView } from '../../../../core/extraction/layout/document-view.ts'
import type { Word } from '../../../../core/document/model.ts'
import { block, drawnDocument, drawnPage, rows } from './drawn-page.ts'

const unitsOf = (words: readonly Word[]) =>
  findEquipment(invoiceView(drawnDocument(drawnPage(words))), { lines: [], regions: [] })

describe('units in printed fields', () => {
  it('labels in capitals in a row of such labels need no colon', () => {
    const [unit] = unitsOf([
      ...block(220, 40, 'BILL OF SALE', { size: 14 }),
      ...rows([40, 180, 300, 420], 120, [
        ['STOCK# T2205', 'YEAR 2019', 'MAKE Kenworth', 'MODEL T680 76'],
        ['VIN 1XKYDP9X7KJ258843', '', 'COLOR White', 'MILES 402,117'],
      ]),
    ])
    expect(unit?.model?.value).toBe('T680 76')
    expect(unit?.make?.value).toBe('Kenworth')
    expect(unit?.equipment_miles_hours?.value).toBe(402117)
  })

  it('the digits at the end of a serial number are no hours', () => {
    const [unit] = unitsOf([
      ...block(40, 60, 'Komatsu PC210 excavator'),
      ...block(40, 72, 'Make: KOMATSU Model: PC210 Ser #: KMTPC251C771402'),
      ...block(40, 84, 'HR OUT: 2210.0 HR IN: 2318.0'),
    ])
    expect(unit?.serial_number?.value).toBe('KMTPC251C771402')
    expect(unit?.equipment_miles_hours?.value).toBe(2210)
  })
})
