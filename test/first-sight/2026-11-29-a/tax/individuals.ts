/** Two returns of individuals: a carpenter of 2019 with Schedule C, a farm of 2023 with Schedule F and Form 4562. */
import { listed } from '../../2026-11-28-z1/tax/books.ts'
import { individual, otherExpenses, scheduleC, scheduleOne, type Business, type Person } from '../../2026-11-28-z1/tax/individual-forms.ts' // prettier-ignore
import { business, taxOn } from '../../2026-11-28-z1/tax/individuals.ts'
import { plus, printerOf, taxDocument, type Amounts } from '../../2026-11-28-z1/tax/sheet.ts'
import { depreciation, scheduleF } from './attachments.ts'
import { individual2019 } from './individual-2019.ts'
import { thin, flat } from './scanners.ts'

const married2019 = [[19_400, 10], [78_950, 12], [168_400, 22], [321_450, 24]] as const // prettier-ignore
const married2023 = [[22_000, 10], [89_450, 12], [190_750, 22], [364_200, 24]] as const // prettier-ignore

// prettier-ignore
export const carpenter = (() => {
  const who: Person = { name: 'Gordon L Tessier', id: '900-17-6620', street: '88 Creek Road', city: 'Pittsford VT 05763', spouse: 'Marie A Tessier', spouseId: '900-17-3391' }
  const shop: Business = { activity: 'Finish carpentry', code: '238350', name: 'Tessier Finish Carpentry', ein: '', street: '88 Creek Road', city: 'Pittsford VT 05763' }
  const other = [['Cell phone', 1_412], ['Dumpster rental', 2_275], ['Small tools under 200', 1_988], ['Work clothing and boots', 436]] as const
  const a: Amounts = { '1': 48_730, '2b': 37, '17': 4_980, '18d': 0, '9': 24_400, 'C.1': 151_962, 'C.36': 31_407, 'C.38': 12_655, 'C.9': 8_326, 'C.11': 19_850, 'C.13': 6_140, 'C.15': 5_271, 'C.16b': 913, 'C.17': 725, 'C.18': 388, 'C.21': 1_547, 'C.22': 3_064, 'C.23': 260, 'C.24b': 219, 'C.25': 1_692, 'S1.16': 4_512 }
  business(a, other)
  const half = Math.round((plus(a, 'C.31') * 0.9235 * 0.153) / 2)
  Object.assign(a, { 'S1.3': plus(a, 'C.31'), 'S1.9': plus(a, 'C.31'), 'S1.14': half, 'S1.22': half + plus(a, 'S1.16') })
  Object.assign(a, { '7a': plus(a, 'S1.9'), '7b': plus(a, '1', '2b', 'S1.9'), '8a': plus(a, 'S1.22') })
  a['8b'] = plus(a, '7b') - plus(a, '8a')
  a['10'] = Math.round(0.2 * (plus(a, 'C.31') - half - plus(a, 'S1.16')))
  a['11a'] = plus(a, '9', '10')
  a['11b'] = a['8b'] - a['11a']
  a['12a'] = taxOn(a['11b'], married2019)
  Object.assign(a, { '12b': a['12a'], '14': a['12a'], '15': 2 * half, '16': a['12a'] + 2 * half, '19': plus(a, '17') })
  a['23'] = plus(a, '16') - plus(a, '19')
  delete a['18d']
  const p = printerOf(a, 'plain')
  const [c1 = '', c2 = ''] = scheduleC(who, shop, 2019, p)
  return taxDocument({ name: '1040-carpenter-schedule-c-2019-scan', family: '1040-of-2019-joint', notes: 'copier scan of a joint 1040 of 2019 in the layout of that year (lines 7a to 11b, Schedule 1 with lines 1 to 22), Schedule C with materials, wages of the spouse, amount owed', scan: thin, font: 'Courier Prime', size: 8.8, pages: [...individual2019(who, p), c1, c2 + otherExpenses(other.map(([label, value]) => [label, value.toLocaleString('en-US')]), p)], returns: [{ form: '1040', tax_year: 2019, taxpayer_name: who.name, taxpayer_id: who.id, business_name: shop.name, lines: a, statements: [{ title: 'Other expenses', line: 'C.48', items: other, total: listed(other) }] }] }, p)
})()

// prettier-ignore
export const grower = (() => {
  const who: Person = { name: 'DALE R HOLTKAMP', id: '900-25-8813', street: '1406 270TH AVENUE', city: 'WEST POINT IA 52656', spouse: 'JANICE M HOLTKAMP', spouseId: '900-25-4407' }
  const other = ['Drainage tile work', 'Market subscription', 'Soil testing'] as const
  const a: Amounts = { '1a': 37_914, '1z': 37_914, '2b': 1_283, '3a': 604, '3b': 717, '25a': 3_350, '25d': 3_350, '12': 27_700, 'F.1a': 84_310, 'F.1b': 61_275, 'F.2': 412_886, 'F.3a': 3_948, 'F.3b': 3_948, 'F.4a': 9_162, 'F.4b': 9_162, 'F.6a': 21_540, 'F.6b': 21_540, 'F.7': 17_325, 'F.8': 1_891, 'F.10': 4_208, 'F.11': 38_764, 'F.13': 11_290, 'F.16': 29_633, 'F.17': 61_448, 'F.18': 3_517, 'F.19': 24_906, 'F.20': 13_875, 'F.21a': 18_452, 'F.21b': 9_760, 'F.22': 14_200, 'F.24a': 6_300, 'F.24b': 58_800, 'F.25': 19_342, 'F.26': 44_019, 'F.27': 2_765, 'F.28': 5_126, 'F.29': 8_937, 'F.30': 4_683, 'F.31': 3_271, 'F.32a': 6_850, 'F.32b': 588, 'F.32c': 1_140, '4562.1': 1_160_000, '4562.2': 48_500, '4562.3': 2_890_000, '4562.4': 0, '4562.5': 1_160_000, '4562.6.b': 48_500, '4562.6.c': 20_000, '4562.8': 20_000, '4562.9': 20_000, '4562.12': 20_000, '4562.13': 0, '4562.17': 27_418, '4562.19b.c': 28_500, '4562.19b.g': 5_700 }
  a['4562.22'] = plus(a, '4562.12', '4562.17', '4562.19b.g')
  a['F.14'] = a['4562.22']
  a['F.1c'] = plus(a, 'F.1a') - plus(a, 'F.1b')
  a['F.9'] = plus(a, 'F.1c', 'F.2', 'F.3b', 'F.4b', 'F.6b', 'F.7', 'F.8')
  a['F.33'] = plus(a, ...['10', '11', '13', '14', '16', '17', '18', '19', '20', '21a', '21b', '22', '24a', '24b', '25', '26', '27', '28', '29', '30', '31', '32a', '32b', '32c'].map(line => `F.${line}`))
  a['F.34'] = a['F.9'] - a['F.33']
  if (a['F.34'] < 20_000) throw new Error(`farm profit ${a['F.34']}`)
  a['4562.11'] = plus(a, 'F.34', '4562.12', '1a')
  const half = Math.round((a['F.34'] * 0.9235 * 0.153) / 2)
  Object.assign(a, { 'S1.6': a['F.34'], 'S1.10': a['F.34'], 'S1.15': half, 'S1.26': half, '8': a['F.34'], '10': half, '9': plus(a, '1z', '2b', '3b', 'F.34') })
  a['11'] = plus(a, '9') - half
  a['13'] = Math.round(0.2 * (a['F.34'] - half))
  a['14'] = plus(a, '12', '13')
  a['15'] = a['11'] - a['14']
  a['16'] = taxOn(a['15'], married2023)
  Object.assign(a, { '18': a['16'], '22': a['16'], '23': 2 * half, '24': a['16'] + 2 * half, '33': 3_350 })
  a['37'] = plus(a, '24') - 3_350
  const p = printerOf(a, 'dot')
  const name = `${who.name} & ${who.spouse ?? ''}`
  return taxDocument({ name: '1040-farm-schedule-f-2023-flatbed-scan', family: '1040-schedule-f-with-4562', notes: 'flatbed scan of a joint 1040 of 2023 with Schedule 1, Schedule F on the cash method (livestock bought for resale, crops, crop insurance, custom work) and Form 4562 with property expensed and a five-year class; amounts followed by a dot', scan: flat, font: 'Cousine', pages: [...individual(who, 2023, p), scheduleOne(who, 2023, p), scheduleF({ name: who.name, id: who.id }, 2023, { product: 'CORN, SOYBEANS, FEEDER CATTLE', code: '111150' }, other, p), depreciation(2023, p, { name, id: who.id, activity: 'SCH F  CORN, SOYBEANS, FEEDER CATTLE', elected: 'GRAIN CART, USED' })], returns: [{ form: '1040', tax_year: 2023, taxpayer_name: who.name, taxpayer_id: who.id, lines: a }] }, p)
})()
