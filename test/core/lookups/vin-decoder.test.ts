/** VINs decoded offline, and units completed by them without touching what is printed. */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Field } from '../../../core/document/field.ts'
import type { ExtractedEquipment } from '../../../core/extraction/invoice/invoice.ts'
import type { VinDecoder } from '../../../core/lookups/lookups.ts'
import { completeFromVins } from '../../../core/lookups/vin-completion.ts'
import { openVinDecoder } from '../../../core/lookups/vin-decoder.ts'

let folder = ''
let decoder: VinDecoder

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vin-'))
  decoder = openVinDecoder({ folder })
})
afterAll(async () => {
  await decoder.close()
  await rm(folder, { recursive: true, force: true })
})

describe('decode', () => {
  test.each([
    ['1HGCM82633A004352', '2010-01-01', 'Honda', 'Accord', 2003, 'Coupe'],
    ['3C6UR5FL4RG407700', '2025-07-17', 'Ram', '2500', 2024, 'Pickup'],
    ['YV4A22PN5G1003540', '2025-01-01', 'Volvo', 'XC90', 2016, 'SUV'],
    ['1M8GDM9AXKP042788', '1995-01-01', 'Motor Coach Industries', '102C3 Intercity', 1989, 'Bus'],
  ])('%s of %s', async (vin, notAfter, make, model, year, equipment_type) => {
    expect(await decoder.decode(vin, { notAfter })).toEqual({ make, model, year, equipment_type })
  })

  test('a heavy truck is of the later cycle that is not after the document, though its seventh character is a digit or letter', async () => {
    expect(await decoder.decode('1XPBDP9X4KD487610', { notAfter: '2026-06-11' })).toMatchObject({
      model: '579',
      year: 2019,
      equipment_type: 'Truck tractor',
    })
    expect(await decoder.decode('1XPBDP9X4KD487610', { notAfter: '2001-06-11' })).toMatchObject({
      make: 'Peterbilt',
      year: 1989,
    })
  })

  test('a trailer has a maker and a year', async () => {
    expect(await decoder.decode('1UYVS2539JU402917', { notAfter: null })).toMatchObject({
      year: 2018,
      equipment_type: 'Trailer',
    })
  })

  test('a wrong check digit and no VIN at all say nothing', async () => {
    expect(await decoder.decode('4T1BE46K07U739521', { notAfter: null })).toBeNull()
    expect(await decoder.decode('JFW01472', { notAfter: null })).toBeNull()
  })

  test('the tables are unpacked once, into the folder given', async () => {
    await decoder.decode('1HGCM82633A004352', { notAfter: null })
    const again = openVinDecoder({ folder })
    expect(await again.decode('3C6UR5FL4RG407700', { notAfter: null })).toMatchObject({ make: 'Ram' })
    await again.close()
    // SQLite keeps files of its own beside a database that is open.
    const files = (await readdir(folder)).filter(name => !/-(?:shm|wal)$/.test(name))
    expect(files).toEqual([expect.stringMatching(/^vpic-[\d.]+\.db$/)])
  })
})

const printed = (value: string): Field<string> => ({
  value,
  confidence: 0.95,
  method: 'text',
  evidence: [{ fileName: 'a.pdf', page: 2, box: { left: 1, top: 2, right: 3, bottom: 4 }, text: value }],
  label: 'VIN',
  scale: 1,
})

const unit = (members: Partial<ExtractedEquipment>): ExtractedEquipment => ({
  vin: null,
  serial_number: null,
  make: null,
  model: null,
  year: null,
  equipment_type: null,
  titled: null,
  equipment_miles_hours: null,
  description: null,
  amount: null,
  tradeIn: false,
  ...members,
})

describe('completeFromVins', () => {
  test('fills what is not printed, as derived, with the place of the VIN', async () => {
    const { equipment, problems } = await completeFromVins(
      [unit({ vin: printed('1FUJHHDR0PL418273') })],
      decoder,
      '2026-03-14',
    )
    expect(problems).toEqual([])
    expect(equipment[0]).toMatchObject({
      make: { value: 'Freightliner', method: 'derived', evidence: [{ page: 2 }] },
      model: { value: 'Cascadia', method: 'derived' },
      year: { value: '2023', method: 'derived' },
      equipment_type: { value: 'Truck tractor', method: 'derived' },
    })
  })

  test('leaves what is printed, and tells where the VIN says otherwise', async () => {
    const odd = unit({
      vin: printed('1FUJHHDR0PL418273'),
      make: printed('Kenworth'),
      model: printed('T680'),
      year: printed('2021'),
    })
    const { equipment, problems } = await completeFromVins([odd], decoder, '2026-03-14')
    expect(equipment[0]).toMatchObject({ make: odd.make, model: odd.model, year: odd.year })
    expect(problems.map(({ code, page }) => [code, page])).toEqual([
      ['VIN_MAKE_DIFFERS', 2],
      ['VIN_YEAR_DIFFERS', 2],
    ])
  })

  test('knows makes of one house', async () => {
    const ram = unit({ vin: printed('3C6UR5FL4RG407700'), make: printed('DODGE'), year: printed('2024') })
    expect((await completeFromVins([ram], decoder, null)).problems).toEqual([])
  })

  test('leaves units without a VIN alone', async () => {
    const machine = unit({ serial_number: printed('JFW01472'), make: printed('CATERPILLAR') })
    expect((await completeFromVins([machine], decoder, null)).equipment).toEqual([machine])
  })
})
