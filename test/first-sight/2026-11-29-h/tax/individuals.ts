/** Two returns of individuals: a welder of 2024 with Schedules C and E and Form 4562, sheep ranchers of 2022 with Schedules C and F. */
import { listed } from '../../2026-11-28-z1/tax/books.ts'
import { individual, otherExpenses, scheduleC, scheduleE, scheduleOne, type Business, type Person } from '../../2026-11-28-z1/tax/individual-forms.ts' // prettier-ignore
import { business } from '../../2026-11-28-z1/tax/individuals.ts'
import { plus, printerOf, taxDocument, type Amounts } from '../../2026-11-28-z1/tax/sheet.ts'
import { depreciation, scheduleF } from '../../2026-11-29-a/tax/attachments.ts'
import { appearingAs, bookish, streaked } from './appearances.ts'
import { housed, person, shown } from './parts.ts'
import { clear, wire } from './scanners.ts'

const married2022 = [[20_550, 10], [83_550, 12], [178_150, 22], [340_100, 24]] as const // prettier-ignore
const single2024 = [[11_600, 10], [47_150, 12], [100_525, 22], [191_950, 24]] as const // prettier-ignore

// prettier-ignore
export const welder = (() => {
  const who: Person = { name: 'Marcus D Villareal', id: '900-37-5518', street: '4407 Ayers Street', city: 'Corpus Christi TX 78415' }
  const shop: Business = { activity: 'Mobile welding and pipe repair', code: '238190', name: 'Villareal Mobile Welding', ein: '84-3306172', street: '4407 Ayers Street', city: 'Corpus Christi TX 78415' }
  const other = [['Certification tests', 1_385], ['Gas and rod', 13_742], ['Job site internet and phone', 2_106], ['Safety gear', 1_917], ['Trailer registration', 348]] as const
  const taken = { '4562.1': 1_220_000, '4562.2': 27_300, '4562.3': 3_050_000, '4562.4': 0, '4562.5': 1_220_000, '4562.6.b': 27_300, '4562.6.c': 15_000, '4562.8': 15_000, '4562.9': 15_000, '4562.12': 15_000, '4562.13': 0, '4562.14': 7_380, '4562.17': 3_266, '4562.19b.c': 4_920, '4562.19b.g': 984 }
  const total = plus(taken, '4562.12', '4562.14', '4562.17', '4562.19b.g')
  const a: Amounts = { ...taken, '4562.22': total, '2b': 173, '26': 9_200, 'C.1': 187_940, 'C.2': 640, 'C.36': 21_384, 'C.38': 8_917, 'C.8': 1_145, 'C.9': 14_238, 'C.11': 18_600, 'C.13': total, 'C.15': 6_733, 'C.16b': 2_459, 'C.17': 1_850, 'C.18': 927, 'C.20a': 4_320, 'C.20b': 7_200, 'C.21': 5_164, 'C.22': 3_871, 'C.23': 784, 'C.24a': 2_209, 'C.24b': 663, 'C.25': 1_395, ...housed({ A: { '3': 15_600, '5': 95, '9': 1_874, '12': 4_318, '14': 3_926, '16': 3_247, '18': 3_709 }, B: { '3': 10_950, '7': 385, '9': 1_620, '11': 876, '14': 6_152, '15': 241, '16': 2_218, '17': 968, '18': 2_473 } }) }
  business(a, other)
  a['4562.11'] = plus(a, 'C.31') + 15_000
  person(a, 14_600, single2024)
  const p = printerOf(a, 'plain')
  const [c1 = '', c2 = ''] = scheduleC(who, shop, 2024, p)
  const pages = [...individual(who, 2024, p), scheduleOne(who, 2024, p), c1, c2 + otherExpenses(other.map(([label, value]) => [label, shown(value)]), p), scheduleE(who, ['1518 Tarlton Street, Corpus Christi TX 78415', '302 Beach Access Road 2, Port Aransas TX 78373'], 2024, p), depreciation(2024, p, { name: who.name, id: who.id, activity: 'Sch C  Mobile welding', elected: 'Engine-driven welder, truck mounted' })]
  return taxDocument({ name: '1040-welder-c-e-4562-2024-streaked-scan', family: '1040-of-2024-slanted-amounts-low-toner', notes: 'scan at 300 dpi of a print low on toner (gray form, slanted amounts, a white streak down each page): a single person’s 1040 of 2024 with Schedule 1, Schedule C with cost of goods sold, Schedule E with two houses, one at a loss, and Form 4562 with property expensed in part, a special allowance and a five-year class', scan: clear, font: "'Open Sans'", size: 8, pages: appearingAs(pages, streaked), returns: [{ form: '1040', tax_year: 2024, taxpayer_name: who.name, taxpayer_id: who.id, business_name: shop.name, lines: a, statements: [{ title: 'Other expenses', line: 'C.48', items: other, total: listed(other) }] }] }, p)
})()

// prettier-ignore
export const ranchers = (() => {
  const who: Person = { name: 'LEROY A OXARART', id: '900-52-1183', street: '2290 SUMMIT CREEK ROAD', city: 'RUPERT ID 83350', spouse: 'DENISE K OXARART', spouseId: '900-52-7740' }
  const sideline: Business = { activity: 'SHEARING SERVICE', code: '115210', name: 'OXARART SHEARING', ein: '', street: '2290 SUMMIT CREEK ROAD', city: 'RUPERT ID 83350' }
  const other = [['CUTTERS AND COMBS', 2_264], ['DUES', 175], ['LODGING CAMP', 1_893]] as const
  const farm = ['PREDATOR CONTROL', 'BRAND AND INSPECTION', 'WOOL BAGS'] as const
  const taken = { '4562.1': 1_080_000, '4562.2': 31_450, '4562.3': 2_700_000, '4562.4': 0, '4562.5': 1_080_000, '4562.17': 18_627, '4562.19b.c': 31_450, '4562.19b.g': 6_290 }
  const total = plus(taken, '4562.17', '4562.19b.g')
  const a: Amounts = { ...taken, '4562.22': total, '1a': 22_318, '2b': 96, '25a': 1_140, '26': 2_000, 'C.1': 38_475, 'C.9': 5_816, 'C.11': 6_250, 'C.15': 1_138, 'C.17': 300, 'C.21': 947, 'C.22': 1_462, 'C.24a': 1_085, 'C.24b': 412, 'F.1a': 18_764, 'F.1b': 14_290, 'F.2': 214_883, 'F.3a': 1_207, 'F.3b': 1_207, 'F.4a': 11_436, 'F.4b': 11_436, 'F.8': 682, 'F.10': 2_937, 'F.11': 1_844, 'F.13': 3_620, 'F.14': total, 'F.16': 58_219, 'F.17': 6_713, 'F.18': 4_402, 'F.19': 12_985, 'F.20': 5_341, 'F.21a': 7_826, 'F.21b': 3_058, 'F.22': 16_800, 'F.24a': 1_750, 'F.24b': 14_940, 'F.25': 8_267, 'F.26': 2_195, 'F.28': 4_371, 'F.29': 3_608, 'F.30': 5_124, 'F.31': 6_039, 'F.32a': 1_325, 'F.32b': 418, 'F.32c': 764 }
  business(a, other)
  a['F.1c'] = plus(a, 'F.1a') - plus(a, 'F.1b')
  a['F.9'] = plus(a, 'F.1c', 'F.2', 'F.3b', 'F.4b', 'F.8')
  a['F.33'] = plus(a, ...['10', '11', '13', '14', '16', '17', '18', '19', '20', '21a', '21b', '22', '24a', '24b', '25', '26', '28', '29', '30', '31', '32a', '32b', '32c'].map(line => `F.${line}`))
  a['F.34'] = a['F.9'] - a['F.33']
  if (a['F.34'] <= 0) throw new Error(`farm ${a['F.34']}`)
  person(a, 25_900, married2022)
  const p = printerOf(a, 'dot')
  const [c1 = '', c2 = ''] = scheduleC(who, sideline, 2022, p)
  const name = `${who.name} & ${who.spouse ?? ''}`
  const line = (page: number, of: number) => `<div style="position:absolute;top:.08in;left:.4in;right:.4in;font:7pt/8pt Cousine;display:flex;justify-content:space-between"><span>MAR-14-2023 16:52 &nbsp; MINI-CASSIA TAX</span><span>208 555 0167 &nbsp; P.${`${page}`.padStart(2, '0')}/${`${of}`.padStart(2, '0')}</span></div>`
  const pages = [...individual(who, 2022, p), scheduleOne(who, 2022, p), c1, c2 + otherExpenses(other.map(([label, value]) => [label, `${shown(value)}.`]), p), scheduleF({ name: who.name, id: who.id }, 2022, { product: 'SHEEP AND WOOL', code: '112400' }, farm, p), depreciation(2022, p, { name, id: who.id, activity: 'SCH F  SHEEP AND WOOL' })]
  return taxDocument({ name: '1040-sheep-ranch-c-f-2022-fax', family: '1040-schedules-c-and-f-dotted-rows', notes: 'fax of a joint 1040 of 2022 on a program’s form without leaders or gray cells (rules of points under every line): Schedule 1 with business and farm income, Schedule C without cost of goods sold, Schedule F on the cash method, Form 4562 with a five-year class; amounts followed by a dot; a fax line at the top edge', scan: wire, font: 'Cousine', size: 8.2, pages: appearingAs(pages, bookish).map((page, i, all) => page + line(i + 1, all.length)), returns: [{ form: '1040', tax_year: 2022, taxpayer_name: who.name, taxpayer_id: who.id, business_name: sideline.name, lines: a, statements: [{ title: 'Other expenses', line: 'C.48', items: other, total: listed(other) }] }] }, p)
})()
