/** Units of equipment on invented invoices of many trades, as text and as recognized; nothing may be invented. */
import { describe, expect, test } from 'vitest'
import type { Document } from '../../../../core/document/model.ts'
import { findEquipment } from '../../../../core/extraction/invoice/equipment/find.ts'
import { findLines } from '../../../../core/extraction/invoice/line-items/find.ts'
import { invoiceView } from '../../../../core/extraction/layout/document-view.ts'
import type { ExtractedEquipment } from '../../../../core/extraction/invoice/invoice.ts'
import { drawDocument, drawPage } from '../../../support/draw-page.ts'
import { layouts } from './equipment-layouts.ts'

const equipmentOf = (document: Document): readonly ExtractedEquipment[] => {
  const view = invoiceView(document)
  return findEquipment(view, findLines(view))
}
const sold = (document: Document): readonly ExtractedEquipment[] => equipmentOf(document).filter(unit => !unit.tradeIn)
const scanned = (picture: string): Document => ({
  fileName: 'scan.pdf',
  pages: [drawPage(picture, { source: 'ocr', jitter: 1.2, confidence: 0.9 })],
  problems: [],
})

const valuesOf = (unit: ExtractedEquipment | undefined, members: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    members.map(member => [
      member,
      (unit as unknown as Record<string, { value: unknown } | null> | undefined)?.[member]?.value ?? null,
    ]),
  )

describe('units sold', () => {
  test.each(layouts.map(layout => [layout.name, layout] as const))('%s', (_, { picture, units }) => {
    const found = sold(drawDocument(picture))
    expect(units.map((unit, index) => valuesOf(found[index], Object.keys(unit)))).toEqual(units)
    expect(found).toHaveLength(units.length)
  })

  test.each(layouts.map(layout => [layout.name, layout] as const))('recognised: %s', (_, { picture, units }) => {
    const found = sold(scanned(picture))
    expect(found).toHaveLength(units.length)
    for (const [index, unit] of units.entries())
      for (const [member, value] of Object.entries(valuesOf(found[index], Object.keys(unit))))
        // A number without a check digit is not believed when it was recognized.
        expect({ [member]: value }).toEqual({ [member]: member === 'vin' && value === null ? null : unit[member] })
    expect(found.every(one => one.make === null || one.make.method !== 'text')).toBe(true)
  })
})

describe('the machine of the dearest line', () => {
  const head = `
   INVOICE 187
   Item                                      Qty       Price        Amount
`
  test('begins no model with a digit before a measure, and ends it before its kind', () => {
    const [sign] = sold(
      scanned(`${head}
   Watchfire 1 10mm LED Message Center         1   38,740.00     38,740.00
   Vinyl Window Graphics                       4      287.50      1,150.00
                                                       Total     39,890.00
`),
    )
    expect(valuesOf(sign, ['make', 'model', 'equipment_type'])).toEqual({
      make: 'Watchfire',
      model: null,
      equipment_type: 'LED Message Center',
    })
    const [instrument] = sold(
      drawDocument(`${head}
   Nidek ARK-1s Auto Ref/Keratometer           1   18,740.00     18,740.00
   Exam stool                                  4      287.50      1,150.00
                                                       Total     19,890.00
`),
    )
    expect(valuesOf(instrument, ['model', 'equipment_type'])).toEqual({
      model: 'ARK-1s',
      equipment_type: 'Auto Ref/Keratometer',
    })
  })

  test('is read from all lines of a description whose price stands at its last line', () => {
    const [unit] = sold(
      drawDocument(`
   Description                                                       Total

   Brookfell RB40
   Brush chipper
   3,220 hours, S/N 4471-20                                      44,250.00

   68 in. heavy duty bucket                                       2,150.00

   Onsite start-up support                                        1,200.00

                                                       Total     47,600.00
`),
    )
    expect(valuesOf(unit, ['make', 'model', 'equipment_type', 'serial_number', 'equipment_miles_hours'])).toEqual({
      make: 'Brookfell',
      model: 'RB40',
      equipment_type: 'Brush chipper',
      serial_number: '4471-20',
      equipment_miles_hours: 3220,
    })
  })

  test('has its maker behind its kind, and a name with a number as its model', () => {
    const described = (text: string): Record<string, unknown> => {
      const [unit] = sold(
        drawDocument(`${head}
   ${text}     1   148,200.00    148,200.00
                                                           Total    148,200.00
`),
      )
      return valuesOf(unit, ['make', 'model', 'equipment_type'])
    }
    expect(described('Cascadia 126 sleeper tractor, Freightliner')).toEqual({
      make: 'Freightliner',
      model: 'Cascadia 126',
      equipment_type: 'sleeper tractor',
    })
    expect(described('Axis 3 aesthetic laser, Brookfell')).toEqual({
      make: null,
      model: null,
      equipment_type: 'aesthetic laser',
    })
  })

  test.each([
    ['Siemens Magnetom Sola 1.5T MRI scanner', 'Siemens', 'Magnetom Sola', 'MRI scanner'],
    ['Garmat 3000 Series Down Draft Spray Booth', 'Garmat', '3000 Series', 'Down Draft Spray Booth'],
    ['Coats 70X-AH-3 Tire Changer', 'Coats', '70X-AH-3', 'Tire Changer'],
    ['Link-Belt 145X4 excavator', 'Link-Belt', '145X4', 'excavator'],
    ['Tigercat 1165 Wheel Harvester w/ 570 head', 'Tigercat', '1165', 'Wheel Harvester'],
    ['New Holland Roll-Belt 560 round baler', 'New Holland', 'Roll-Belt 560', 'round baler'],
    ['La Marzocco KB90 3 group espresso machine', 'La Marzocco', 'KB90', 'espresso machine'],
    ['Wirtgen W 120 Fi cold planer', 'Wirtgen', 'W 120 Fi', 'cold planer'],
    ['Messer MetalMaster 2.0 plasma cutting machine', 'Messer', 'MetalMaster 2.0', 'plasma cutting machine'],
    ['Midmark M11 UltraClave sterilizer', 'Midmark', 'M11 UltraClave', 'sterilizer'],
    ['JLG 1932ES Electric Scissor Lift', 'JLG', '1932ES', 'Electric Scissor Lift'],
    ['Konica Minolta bizhub C360i color MFP', 'Konica Minolta', 'bizhub C360i', 'color MFP'],
    ['Doosan DX35Z-7 compact excavators', 'Doosan', 'DX35Z-7', 'compact excavators'],
    ['Varnholt Machine Works LX-400 slitter rewinder', 'Varnholt Machine Works', 'LX-400', 'slitter rewinder'],
    ['TX900X Treadmill, touch console', null, 'TX900X', 'Treadmill'],
    ['8.5 x 20 ft Concession Trailer', null, null, 'Concession Trailer'],
  ])('is described in the words of its trade: %s', (text, make, model, type) => {
    const [unit] = sold(
      drawDocument(`${head}
   ${text.padEnd(60)} 1   38,740.00     38,740.00
   Extended warranty, 24 months                                 4      287.50      1,150.00
                                                       Total     39,890.00
`),
    )
    expect(valuesOf(unit, ['make', 'model', 'equipment_type'])).toEqual({ make, model, equipment_type: type })
  })

  test('is named by a maker with a model of words', () => {
    const [unit] = sold(
      drawDocument(`${head}
   La Marzocco Linea PB                        1   16,490.00     16,490.00
   Kestrel E80 Supreme Grinder                 2    3,215.00      6,430.00
                                                       Total     22,920.00
`),
    )
    expect(valuesOf(unit, ['make', 'model'])).toEqual({ make: 'La Marzocco', model: 'Linea PB' })
  })

  test('gives no unit rather than the machine of a much cheaper line', () => {
    const found = sold(
      drawDocument(`${head}
   Bar counter front, walnut                   1   16,490.00     16,490.00
   Kestrel E80 Supreme Grinder                 2    3,215.00      6,430.00
                                                       Total     22,920.00
`),
    )
    expect(found.map(unit => unit.make?.value ?? null)).toEqual([])
  })

  test('is of the kind its own row names, not of the kind of a part below', () => {
    const [unit] = sold(
      drawDocument(`${head}
   BRUSH TRUCK SKID UNIT, 2026 RAM 5500        1  148,750.00    148,750.00
   300 GAL POLY TANK, KESTREL HPX200 PUMP
                                                       Total    148,750.00
`),
    )
    expect(valuesOf(unit, ['make', 'model', 'equipment_type'])).toEqual({
      make: 'RAM',
      model: '5500',
      equipment_type: 'BRUSH TRUCK',
    })
  })
})

describe('values', () => {
  test('know their place on the page', () => {
    const [unit] = equipmentOf(drawDocument('MAKE: KENWORTH    MODEL: T680    VIN: 1XKYD49X3FJ123457'))
    expect(unit!.make!.evidence).toMatchObject([{ page: 1, text: 'KENWORTH' }])
    expect(unit!.vin!.evidence[0]!.box.left).toBeGreaterThan(unit!.make!.evidence[0]!.box.right)
    expect(unit!.make!.label).toBe('MAKE:')
    expect(unit!.vin!.confidence).toBeGreaterThan(0.98)
  })

  test('a unit taken in trade is distinguished', () => {
    const layout = layouts.find(({ name }) => name === 'sold and traded side by side')!
    const traded = equipmentOf(drawDocument(layout.picture)).filter(unit => unit.tradeIn)
    expect(traded).toHaveLength(1)
    expect(valuesOf(traded[0], ['make', 'model', 'year'])).toEqual({ make: 'STERLING', model: 'ACTERRA', year: '2013' })
  })

  test('titles: by label, by list, by denial, by talk of a title', () => {
    const titled = (picture: string): readonly unknown[] =>
      equipmentOf(drawDocument(picture)).map(unit => unit.titled?.value ?? null)
    const truck = 'Vehicle: 2018 Freightliner Cascadia   VIN: 3AKJHHDR8JSJV1122'
    expect(titled(`${truck}\nTitled: YES`)).toEqual([true])
    expect(titled(`${truck}\nTitled: NO`)).toEqual([false])
    expect(titled(`${truck}\nTitle & lien fee     33.00`)).toEqual([true])
    expect(titled(truck)).toEqual([null])
    expect(titled('Machine: 2018 Komatsu PC210LC-11   Serial No: C70412\nEquipment is non-titled.')).toEqual([false])
    expect(titled('Machine: 2018 Komatsu PC210LC-11   Serial No: C70412')).toEqual([null])
  })

  test('readings exempt, not applicable or unknown are none', () => {
    for (const words of ['EXEMPT', 'TMU', 'N/A', 'Not Actual', ''])
      expect(
        equipmentOf(drawDocument(`Vehicle: 2018 Freightliner Cascadia\nVIN: 3AKJHHDR8JSJV1122\nOdometer: ${words}`))[0]!
          .equipment_miles_hours,
      ).toBeNull()
  })

  test('hours of warranties, wages and intervals are no readings', () => {
    const [unit] = equipmentOf(
      drawDocument(
        'Machine: 2018 Komatsu PC210LC-11, Serial No: C70412\nPowertrain warranty 3,000 hours\nService every 500 hours',
      ),
    )
    expect(unit!.equipment_miles_hours).toBeNull()
  })
})

describe('doubts', () => {
  test('a check digit that is not valid is reported, the number given less surely', () => {
    const [unit] = equipmentOf(drawDocument('MAKE: Chevrolet   MODEL: Silverado   VIN #: 4T1BE46K07U739521'))
    expect(unit!.problems!.map(({ code }) => code)).toEqual(['VIN_CHECK_DIGIT'])
    expect(unit!.vin!.confidence).toBeLessThan(0.7)
  })

  test('a year the VIN contradicts is reported', () => {
    const [unit] = equipmentOf(drawDocument('YEAR: 2021   MAKE: KENWORTH   MODEL: T680   VIN: 1XKYD49X3FJ123457'))
    expect(unit!.year!.value).toBe('2021')
    expect(unit!.problems!.map(({ code }) => code)).toEqual(['VIN_YEAR_DIFFERS'])
  })

  test('a VIN broken over two lines of a form is joined when its check digit then holds', () => {
    const [unit] = equipmentOf(
      drawDocument('MAKE: KENWORTH   MODEL: T680   VIN: 1XKYD49X3FJ12\n                               3457'),
    )
    expect(unit!.vin!.value).toBe('1XKYD49X3FJ123457')
    const [other] = equipmentOf(
      drawDocument('MAKE: KENWORTH   MODEL: T680   VIN: 1XKYD49X3FJ12\n                               3458'),
    )
    expect(other!.vin).toBeNull()
  })
})
