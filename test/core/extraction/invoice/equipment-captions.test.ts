/** Blanks that print what a field is for in small type under what is filled in. */
import { describe, expect, it } from 'vitest'
import { findEquipment } from '../../../../core/extraction/invoice/equipment/find.ts'
import { findLines } from '../../../../core/extraction/invoice/line-items/find.ts'
import { invoiceView } from '../../../../core/extraction/layout/document-view.ts'
import { block, drawnDocument, drawnPage, rows } from './drawn-page.ts'

const columns = [40, 150, 260, 380] as const
const unitOf = (captionSize: number) => {
  const words = [
    ...block(40, 40, ['Harbor View Motors LLC'], { size: 14 }),
    ...rows(columns, 90, [['2025', 'RAM', '3500 Tradesman', 'White']]),
    ...rows(columns, 98, [['YEAR', 'MAKE', 'MODEL', 'COLOR']], { size: captionSize }),
    ...rows([40, 380], 120, [['3C63RRGL9SG518204', 'HV2204']]),
    ...rows([40, 380], 128, [['VEHICLE IDENTIFICATION NUMBER', 'STOCK NO.']], { size: captionSize }),
    ...rows([310, 520], 180, [
      ['Vehicle selling price', '74,250.00'],
      ['Total delivered price', '74,250.00'],
    ]),
  ]
  const view = invoiceView(drawnDocument(drawnPage(words)))
  return findEquipment(view, findLines(view))[0]
}

describe('captions under the values of a blank', () => {
  it('name what stands above them in larger type', () => {
    const unit = unitOf(6)
    expect([unit?.year?.value, unit?.make?.value, unit?.model?.value]).toEqual(['2025', 'RAM', '3500 Tradesman'])
  })

  it('are heads of what is below where they are as large as the values', () => {
    expect(unitOf(9)?.year?.value).not.toBe('2025')
  })
})
