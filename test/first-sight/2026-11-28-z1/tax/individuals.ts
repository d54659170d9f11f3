/** Two returns of individuals with Schedules C and E, a Schedule C alone, and two K-1s without their returns. */
import { listed } from './books.ts'
import {
  individual,
  otherExpenses,
  scheduleC,
  scheduleE,
  scheduleOne,
  type Business,
  type Person,
} from './individual-forms.ts'
import { scheduleK1, type Owner } from './k1.ts'
import { coarse, fax, flat, phone, worn } from './scanners.ts'
import { plus, printerOf, taxDocument, type Amounts } from './sheet.ts' // prettier-ignore

/** Tax by brackets: upper end and percent. */
export const taxOn = (income: number, brackets: readonly (readonly [number, number])[]): number => {
  let [tax, from] = [0, 0]
  for (const [to, percent] of brackets) {
    tax += (Math.max(0, Math.min(income, to) - from) * percent) / 100
    from = to
  }
  return Math.round(tax)
}

/** Lines of a Schedule C that follow from the others; line 27a is the list. */
export function business(a: Amounts, other: readonly (readonly [string, number])[]): void {
  if (a['C.36'] !== undefined) {
    a['C.40'] = plus(a, 'C.35', 'C.36', 'C.37', 'C.38', 'C.39')
    a['C.42'] = a['C.40'] - plus(a, 'C.41')
    a['C.4'] = a['C.42']
  }
  a['C.3'] = plus(a, 'C.1') - plus(a, 'C.2')
  a['C.5'] = a['C.3'] - plus(a, 'C.4')
  a['C.7'] = a['C.5'] + plus(a, 'C.6')
  a['C.48'] = listed(other)
  a['C.27a'] = a['C.48']
  a['C.28'] = plus(a, ...['8', '9', '10', '11', '13', '14', '15', '16a', '16b', '17', '18', '19', '20a', '20b', '21', '22', '23', '24a', '24b', '25', '26', '27a'].map(line => `C.${line}`)) // prettier-ignore
  a['C.29'] = a['C.7'] - a['C.28']
  a['C.31'] = a['C.29'] - plus(a, 'C.30')
}

interface Facts {
  readonly year: number
  readonly standard: number
  readonly brackets: readonly (readonly [number, number])[]
}

/** Lines of the 1040 that follow from wages, interest, withholding, estimates and the schedules. */
function person(a: Amounts, { year, standard, brackets }: Facts): void {
  const half = Math.round((plus(a, 'C.31') * 0.9235 * 0.153) / 2)
  Object.assign(a, { 'S1.3': plus(a, 'C.31'), 'S1.15': half })
  if (a['E.26'] !== undefined) a['S1.5'] = a['E.26']
  a['S1.10'] = plus(a, 'S1.3', 'S1.5')
  a['S1.26'] = plus(a, 'S1.15', 'S1.17')
  if (year >= 2022 && a['1a'] !== undefined) a['1z'] = a['1a']
  Object.assign(a, {
    '8': a['S1.10'],
    '9': plus(a, year >= 2022 ? '1z' : '1', '2b', '3b') + a['S1.10'],
    '10': a['S1.26'],
  })
  a['11'] = plus(a, '9') - plus(a, '10')
  if (year >= 2022) a['12'] = standard
  else Object.assign(a, { '12a': standard, '12c': standard })
  a['13'] = Math.round(Math.min(0.2 * (plus(a, 'C.31') - half - plus(a, 'S1.17')), 0.2 * (a['11'] - standard)))
  a['14'] = standard + a['13']
  a['15'] = Math.max(0, a['11'] - a['14'])
  a['16'] = taxOn(a['15'], brackets)
  Object.assign(a, { '18': a['16'], '22': a['16'], '23': 2 * half })
  a['24'] = a['16'] + 2 * half
  if (a['25a'] !== undefined) a['25d'] = a['25a']
  a['33'] = plus(a, '25d', '26')
  const open = a['24'] - a['33']
  if (open > 0) a['37'] = open
  else Object.assign(a, { '34': -open, '35a': -open })
}

const shown = (value: number, end = ''): string => `${value.toLocaleString('en-US')}${end}`

// prettier-ignore
export const plumber = (() => {
  const who: Person = { name: 'Darnell Whitlock', id: '900-31-4418', street: '1442 Terrace Avenue', city: 'Macon GA 31204', spouse: 'Yvette Whitlock', spouseId: '900-31-2207' }
  const shop: Business = { activity: 'Plumbing contractor', code: '238220', name: 'Whitlock Plumbing', ein: '58-4418226', street: '1442 Terrace Avenue', city: 'Macon GA 31204' }
  const other = [['Dump fees', 1_806], ['Phones', 3_218], ['Small tools', 4_630], ['Uniforms', 1_215]] as const
  const a: Amounts = { '1': 41_806, '2b': 118, '25a': 4_218, '26': 11_500, 'S1.17': 6_206, 'C.1': 318_630, 'C.2': 1_206, 'C.35': 6_218, 'C.36': 84_218, 'C.38': 11_806, 'C.41': 5_806, 'C.8': 4_206, 'C.9': 16_418, 'C.11': 36_215, 'C.13': 12_806, 'C.15': 9_418, 'C.16b': 2_106, 'C.17': 2_850, 'C.18': 1_418, 'C.20a': 3_600, 'C.21': 5_218, 'C.22': 4_806, 'C.23': 3_118, 'C.24b': 618, 'C.25': 2_806, 'C.26': 28_415, 'C.30': 1_500 }
  business(a, other)
  person(a, { year: 2021, standard: 25_100, brackets: [[19_900, 10], [81_050, 12], [172_750, 22], [329_850, 24]] })
  const p = printerOf(a, 'dot')
  const [c1 = '', c2 = ''] = scheduleC(who, shop, 2021, p)
  return taxDocument({ name: '1040-plumber-schedule-c-2021-scan', family: '1040-joint-schedule-c', notes: 'copier scan of a joint 1040 of 2021 with Schedule 1 and both pages of Schedule C: cost of goods sold, other expenses listed, amounts followed by a dot', scan: worn, font: 'Cousine', pages: [...individual(who, 2021, p), scheduleOne(who, 2021, p), c1, c2 + otherExpenses(other.map(([label, value]) => [label, shown(value, '.')]), p)], returns: [{ form: '1040', tax_year: 2021, taxpayer_name: who.name, taxpayer_id: who.id, business_name: shop.name, lines: a, statements: [{ title: 'Other expenses', line: 'C.48', items: other, total: listed(other) }] }] }, p)
})()

// prettier-ignore
export const landlady = (() => {
  const who: Person = { name: 'Rosalind Pike', id: '900-58-1182', street: '77 Sylvan Road', city: 'Bangor ME 04401' }
  const shop: Business = { activity: 'Court reporting', code: '561490', name: '', ein: '', street: '77 Sylvan Road', city: 'Bangor ME 04401' }
  const other = [['Association dues', 418], ['Cloud storage', 642], ['Transcript copies', 2_806]] as const
  const a: Amounts = { '2b': 1_206, '3b': 2_418, '3a': 1_806, '26': 12_800, 'C.1': 96_418, 'C.8': 618, 'C.9': 3_206, 'C.13': 2_418, 'C.15': 1_106, 'C.17': 950, 'C.18': 1_842, 'C.22': 1_318, 'C.23': 240, 'C.24a': 1_466, 'C.24b': 318, 'C.25': 1_218 }
  business(a, other)
  const rents: Readonly<Record<string, Amounts>> = { A: { '3': 21_600, '7': 1_218, '9': 1_406, '12': 5_218, '14': 2_806, '16': 3_418, '17': 618, '18': 4_364 }, B: { '3': 16_800, '5': 206, '7': 618, '9': 1_118, '11': 1_680, '12': 3_806, '14': 4_918, '16': 2_806, '17': 1_206, '18': 3_273 } }
  for (const [letter, rows] of Object.entries(rents)) {
    for (const [line, value] of Object.entries(rows)) a[`E.${letter}.${line}`] = value
    a[`E.${letter}.20`] = plus(rows, '5', '7', '9', '11', '12', '14', '16', '17', '18')
    a[`E.${letter}.21`] = plus(rows, '3') - plus(a, `E.${letter}.20`)
    if (plus(a, `E.${letter}.21`) < 0) a[`E.${letter}.22`] = -plus(a, `E.${letter}.21`)
  }
  const both = (line: string) => plus(a, `E.A.${line}`, `E.B.${line}`)
  Object.assign(a, { 'E.23a': both('3'), 'E.23c': both('12'), 'E.23d': both('18'), 'E.23e': both('20'), 'E.24': Math.max(0, plus(a, 'E.A.21')) + Math.max(0, plus(a, 'E.B.21')) })
  if (both('22') > 0) a['E.25'] = both('22')
  a['E.26'] = plus(a, 'E.24') - plus(a, 'E.25')
  person(a, { year: 2022, standard: 12_950, brackets: [[10_275, 10], [41_775, 12], [89_075, 22], [170_050, 24]] })
  const p = printerOf(a, 'plain')
  const [c1 = '', c2 = ''] = scheduleC(who, shop, 2022, p)
  return taxDocument({ name: '1040-court-reporter-schedule-e-2022-scan', family: '1040-schedules-c-and-e', notes: 'flatbed scan of a single 1040 of 2022 with Schedule 1, Schedule C without a business name and Schedule E with two rented houses, one at a loss that the form prints in parentheses on lines 22 and 25', scan: flat, font: 'Courier Prime', size: 9, pages: [...individual(who, 2022, p), scheduleOne(who, 2022, p), c1, c2 + otherExpenses(other.map(([label, value]) => [label, shown(value)]), p), scheduleE(who, ['214 Fern Street, Bangor ME 04401', '18 Oak Terrace, Brewer ME 04412'], 2022, p)], returns: [{ form: '1040', tax_year: 2022, taxpayer_name: who.name, taxpayer_id: who.id, lines: a, statements: [{ title: 'Other expenses', line: 'C.48', items: other, total: listed(other) }] }] }, p)
})()

// prettier-ignore
export const hauler = (() => {
  const who: Person = { name: 'ESTEBAN J QUIROZ', id: '900-83-7741', street: '', city: '' }
  const shop: Business = { activity: 'HAULING - LOCAL FREIGHT', code: '484110', name: 'QUIROZ HAULING', ein: '86-1180442', street: '2207 E FILLMORE ST', city: 'PHOENIX, AZ 85006' }
  const other = [['FUEL', 41_806], ['PERMITS', 1_218], ['TIRES', 6_418], ['TOLLS AND SCALES', 942]] as const
  const a: Amounts = { 'C.1': 214_806, 'C.6': 618, 'C.11': 22_400, 'C.13': 31_206, 'C.15': 14_218, 'C.16b': 5_806, 'C.17': 1_450, 'C.20a': 9_600, 'C.21': 18_630, 'C.22': 2_206, 'C.23': 4_118, 'C.24b': 3_006, 'C.25': 1_806 }
  business(a, other)
  const p = printerOf(a, 'cents')
  const [c1 = '', c2 = ''] = scheduleC(who, shop, 2023, p)
  return taxDocument({ name: 'schedule-c-hauler-2023-fax', family: 'schedule-c-alone-with-cents', notes: 'fax of both pages of a Schedule C of 2023 without its 1040: amounts with cents of zero, fuel credit as other income, other expenses listed', scan: fax, font: 'Cousine', size: 8.2, pages: [c1, c2 + otherExpenses(other.map(([label, value]) => [label, shown(value, '.00')]), p)], returns: [{ form: '1040 Schedule C', tax_year: 2023, taxpayer_name: who.name, taxpayer_id: who.id, business_name: shop.name, lines: a, statements: [{ title: 'Other expenses', line: 'C.48', items: other, total: listed(other) }] }] }, p)
})()

// prettier-ignore
export const lonelyShareholder = (() => {
  const entity = { name: 'Blackfoot Log Homes Inc', id: '82-0441187', street: '4418 US Highway 12', city: 'Lolo, MT 59847' }
  const owner: Owner = { partner_name: 'Annika Solberg', partner_id: '900-40-6618', share_percent: 35, lines: { '1': 118_406, '4': 218, '11': 24_500, '12A': 1_050, '16C': 806, '16D': 52_500, '17A': 218, 'I.begin': 40_000, 'I.end': 36_000 } }
  const { html } = scheduleK1('1120-S', { entity, owner, home: ['118 Mormon Creek Road', 'Lolo, MT 59847'], year: 2023, manner: 'plain' })
  return taxDocument({ name: 'k1-shareholder-2023-phone', family: 'k-1-alone', notes: 'phone picture of a shareholder’s K-1 of 2023 without its return: codes beside amounts, loans from the shareholder at both ends of the year', scan: phone, font: 'Arimo', size: 9, pages: [html], returns: [{ form: 'Schedule K-1 (1120-S)', tax_year: 2023, taxpayer_name: entity.name, taxpayer_id: entity.id, lines: {}, k1s: [owner] }] })
})()

// prettier-ignore
export const lonelyPartner = (() => {
  const entity = { name: 'HIGH LONESOME CATTLE LLC', id: '45-1182207', street: 'PO BOX 77', city: 'ALPINE TX 79831' }
  const owner: Owner = { partner_name: 'WESLEY T BRANDT', partner_id: '900-66-0442', share_percent: 25, lines: { '1': -18_406, '5': 42, '10': 6_218, '12': 3_000, '14A': -18_406, '18C': 118, '19A': 8_000, 'L.begin': 61_806, 'L.net_income': -15_264, 'L.withdrawals': 8_000, 'L.end': 38_542 } }
  const { html } = scheduleK1('1065', { entity, owner, home: ['2201 SUL ROSS AVENUE', 'ALPINE TX 79830'], year: 2022, manner: 'dot' })
  return taxDocument({ name: 'k1-partner-loss-2022-coarse-scan', family: 'k-1-alone', notes: 'scan at 150 dpi of a partner’s K-1 of 2022 without its return: a loss with a minus sign and a dot behind it, capital account', scan: coarse, font: 'Cousine', size: 8.6, pages: [html], returns: [{ form: 'Schedule K-1 (1065)', tax_year: 2022, taxpayer_name: entity.name, taxpayer_id: entity.id, lines: {}, k1s: [owner] }] })
})()
