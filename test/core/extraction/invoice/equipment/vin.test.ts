/** VINs: the check digit, what is accepted without one, and repairs that must never invent a number. */
import { describe, expect, test } from 'vitest'
import { knownMakerCode, modelYearsOf, parseVin } from '../../../../../core/extraction/invoice/equipment/vin.ts'
import { isValidVin, checkDigitOf } from '../../../../../core/contract/vin-check-digit.ts'

/** Published or computed; all check digits hold. */
const vins = [
  '1M8GDM9AXKP042788',
  '1HGCM82633A004352',
  '5GZCZ43D13S812715',
  'JTDKAMFU6N3164401',
  '55SWF4KB8FU087590',
  'ZHWUD4ZF7KLA12744',
  'SBM11FAA6FW003980',
  '3C6UR5FL4RG407700',
  'WA15AAFY3N2026748',
  'YV4A22PN5G1003540',
  '1XPBDP9X4KD487610',
  '1UYVS2539JU402917',
  '1FUJHHDR0PL418273',
  '3HSDJSNR1HN522180',
  '1XKYD49X3FJ123457',
  '1GRAA0620KW112233',
  '3AKJHHDR8JSJV1122',
  '1JJV532DXLL109875',
  '5PVNJ8JV9H4S57321',
  '1M2AX07C6EM021544',
  '4V4NC9EH9GN945210',
  'JALE5W162L7301442',
]
const text = { labeled: true, ocr: false }
const scan = { labeled: true, ocr: true }
const unlabeled = { labeled: false, ocr: false }

describe('the check digit', () => {
  test.each(vins)('%s holds, and its maker is known', vin => {
    expect(isValidVin(vin)).toBe(true)
    expect(knownMakerCode(vin)).toBe(true)
    expect(parseVin(vin, unlabeled)).toMatchObject({ vin, checked: true, guessed: false })
  })

  test('ten is X', () => expect(checkDigitOf('1M8GDM9A_KP042788'.replace('_', '0'))).toBe('X'))

  test('any other ninth character does not hold', () => {
    for (const vin of vins)
      for (const digit of '0123456789X')
        expect(isValidVin(vin.slice(0, 8) + digit + vin.slice(9))).toBe(digit === vin[8])
  })
})

describe('what is no VIN', () => {
  test.each([
    ['a parcel', '1Z999AA1012345678'],
    ['digits only', '11111111111111111'],
    ['an IBAN piece', 'DE893704004405320'],
    ['too short', '1FUJHHDR0PL41827'],
    ['too long', '1FUJHHDR0PL4182733'],
    ['a wrong check digit', '1M8GDM9A1KP042788'],
  ])('%s without a label: %s', (_, printed) => expect(parseVin(printed, unlabeled)).toBeNull())

  test('a product number whose maker no road vehicle has, though its check digit holds', () => {
    const body = 'CAT0336F_JXX00123'
    const number = body.replace('_', checkDigitOf(body.replace('_', '0')))
    expect(isValidVin(number)).toBe(true)
    expect(parseVin(number, unlabeled)).toBeNull()
  })
})

describe('without a valid check digit', () => {
  test('a labeled one is given as printed, unproven', () => {
    expect(parseVin('SBM12AA51LW123456', text)).toMatchObject({ vin: 'SBM12AA51LW123456', checked: false })
    expect(parseVin('4T1BE46K07U739521', text)).toMatchObject({ checked: false })
    expect(parseVin('YS2R4X20005412345', text)).toMatchObject({ checked: false })
  })
  test('letters at its end make it none', () => expect(parseVin('SBM12AA51LW12345A', text)).toBeNull())
  test('a recognized one is believed only where makers fill in Z', () => {
    expect(parseVin('SBM12AA51LW123456', scan)).toBeNull()
    expect(parseVin('WVWZZZ1JZXW000001', scan)).toMatchObject({ checked: false })
  })
})

describe('repairs', () => {
  test.each([
    ['IFUJHHDROPL418273', '1FUJHHDR0PL418273'],
    ['1FUJHHDR0PL4I8273', '1FUJHHDR0PL418273'],
    ['1FUJHHDR0PL41B273', '1FUJHHDR0PL418273'],
    ['1FUJHHDR0PL4182Z3', '1FUJHHDR0PL418223'],
  ])('%s', (printed, expected) => {
    const reading = parseVin(printed, scan)
    // The last one's check digit does not hold with any single change: nothing is better than something.
    expect(reading?.vin ?? null).toBe(isValidVin(expected) ? expected : null)
  })

  test('no look-alike is ever read as another VIN', () => {
    const alike: Readonly<Record<string, string>> = {
      '0': 'OQ',
      '1': 'I',
      '5': 'S',
      S: '5',
      '8': 'B',
      B: '8',
      '2': 'Z',
      Z: '2',
      '6': 'G',
      G: '6',
    }
    let repaired = 0
    for (const vin of vins)
      for (const [index, letter] of [...vin].entries())
        for (const other of alike[letter] ?? '') {
          const reading = parseVin(vin.slice(0, index) + other + vin.slice(index + 1), scan)
          expect([vin, undefined]).toContain(reading?.vin)
          if (reading?.vin === vin) repaired++
        }
    expect(repaired).toBeGreaterThan(150)
  })

  test('nothing is repaired in a sound text layer beyond what no VIN can hold', () => {
    expect(parseVin('1FUJHHDR0PL41B273', text)).toBeNull()
    expect(parseVin('IFUJHHDROPL418273', text)).toMatchObject({ vin: '1FUJHHDR0PL418273' })
  })
})

test('the tenth character is a year of one of two cycles', () => {
  expect(modelYearsOf('1FUJHHDR0PL418273')).toEqual([1993, 2023])
  expect(modelYearsOf('1HGCM82633A004352')).toEqual([2003, 2033])
  expect(modelYearsOf('YS2R4X20005412345')).toEqual([])
})
