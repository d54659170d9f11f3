/** Two landlords with Form 8825, an S corporation and a partnership, and a trucking partnership of 2024 with a loss. */
import { close, listed, pair, put, sReturn } from '../../2026-11-28-z1/tax/books.ts'
import { sBalance, sCorporation, sScheduleK, statementPage, type Entity } from '../../2026-11-28-z1/tax/business-forms.ts' // prettier-ignore
import { scheduleK1, type Owner } from '../../2026-11-28-z1/tax/k1.ts'
import { partnership, partnershipBalance, partnershipK } from '../../2026-11-28-z1/tax/partnership-and-corporation.ts'
import { partnersReturn } from '../../2026-11-28-z1/tax/partnerships-and-corporations.ts'
import { plus, printerOf, taxDocument, type Amounts } from '../../2026-11-28-z1/tax/sheet.ts'
import { rentalForm, type Rental } from './attachments.ts'
import { draft, feeder, phone } from './scanners.ts'

/** The amounts of Form 8825; the net is line 21. */
function rented(rentals: readonly Rental[]): Amounts {
  const a: Amounts = {}
  for (const [i, { lines }] of rentals.entries()) {
    const at = (line: string) => `8825.${'ABCD'.charAt(i)}.${line}`
    for (const [line, value] of Object.entries(lines)) a[at(line)] = value
    a[at('16')] = plus(lines, ...Array.from({ length: 13 }, (_, n) => `${n + 3}`))
    a[at('17')] = plus(lines, '2') - plus(a, at('16'))
  }
  const all = (line: string) => plus(a, ...['A', 'B', 'C', 'D'].map(letter => `8825.${letter}.${line}`))
  Object.assign(a, { '8825.18a': all('2'), '8825.18b': all('16') })
  a['8825.21'] = plus(a, '8825.18a') - plus(a, '8825.18b')
  return a
}

const share = (value: number | undefined, percent: number): number => Math.round(((value ?? 0) * percent) / 100)

// prettier-ignore
export const warehouses = (() => {
  const entity: Entity = { name: 'KANAWHA FLATS PROPERTIES INC', id: '55-0719364', street: '300 MACCORKLE AVENUE SE', city: 'CHARLESTON, WV 25314', code: '531120', activity: '', since: '06-30-2003', election: '07-01-2003', preparer: 'ELK RIVER ACCOUNTING PLLC' }
  const rentals: readonly Rental[] = [
    { address: '2217 PIEDMONT ROAD, CHARLESTON, WV 25311', type: '4', lines: { '2': 168_000, '5': 2_340, '7': 9_117, '8': 1_850, '9': 31_206, '10': 7_482, '11': 14_355, '12': 3_910, '14': 28_764 } },
    { address: '14 JEFFERSON ROAD, SOUTH CHARLESTON, WV 25309', type: '4', lines: { '2': 93_600, '5': 1_120, '7': 5_428, '8': 600, '9': 17_933, '10': 11_066, '11': 8_207, '14': 16_025 } },
  ]
  const a = sReturn({ year: 2021, other: [], begin: 214_905, amounts: { ...rented(rentals), 'K.2': rented(rentals)['8825.21'] ?? 0, 'K.4': 61, 'K.16d': 72_000 }, sheet: b => { put(b, '1', [41_377, 58_640]); pair(b, ['10a', '10b'], [1_284_500, 1_291_982], [388_716, 433_505]); put(b, '12', [210_000, 210_000]); put(b, '18', [12_600, 12_600]); put(b, '19', [85_000, 70_000]); put(b, '22', [1_000, 1_000]); put(b, '23', [49_000, 49_000]) } })
  const p = printerOf(a, 'dot')
  const k1s: Owner[] = ([['RUTH ANN CASTO', '900-51-2274', 75], ['BRIAN CASTO', '900-51-8036', 25]] as const).map(([partner_name, partner_id, share_percent]) => ({ partner_name, partner_id, share_percent, lines: { '2': share(a['K.2'], share_percent), '4': share(a['K.4'], share_percent), '16D': share(a['K.16d'], share_percent) } }))
  const parts = k1s.map(owner => scheduleK1('1120-S', { entity, owner, home: owner.share_percent === 75 ? ['41 BRIDGE ROAD', 'CHARLESTON, WV 25314'] : ['1905 LOUDON HEIGHTS ROAD', 'CHARLESTON, WV 25314'], year: 2021, manner: 'dot' }).html)
  return taxDocument({ name: '1120s-warehouses-8825-2021-fine-scan', family: '1120-s-with-8825', notes: 'sheet feeder’s scan at 300 dpi of an 1120-S of 2021 that only rents two warehouses: page 1 with printed zeros, Form 8825 with two properties, loans from shareholders, two K-1s of unequal owners', scan: feeder, font: 'Cousine', size: 8.6, pages: [sCorporation(entity, 2021, p), sScheduleK(2021, p), sBalance(2021, p), rentalForm(entity, rentals, p), ...parts], returns: [{ form: '1120-S', tax_year: 2021, taxpayer_name: entity.name, taxpayer_id: entity.id, lines: a, k1s }] }, p)
})()

// prettier-ignore
export const offices = (() => {
  const entity: Entity = { name: 'Three Sisters Office Park LLC', id: '93-1288407', street: '550 SW Industrial Way Ste 200', city: 'Bend OR 97702', code: '531120', activity: 'Rental real estate', since: '01/05/2009', preparer: 'Pilot Butte Tax & Advisory' }
  const rentals: readonly Rental[] = [
    { address: '61 NW Greeley Ave, Bend OR 97703', type: '4', lines: { '2': 204_750, '3': 845, '5': 9_260, '6': 6_142, '7': 7_318, '8': 2_975, '9': 58_411, '10': 12_603, '11': 21_874, '12': 14_039, '14': 37_690 } },
    { address: '1120 NE 3rd St, Bend OR 97701', type: '4', lines: { '2': 87_900, '5': 4_405, '7': 3_896, '8': 1_100, '9': 29_752, '10': 21_348, '11': 10_227, '12': 6_581, '14': 19_114 } },
    { address: '2640 Yew Ave, Redmond OR 97756', type: '5', lines: { '2': 18_000, '8': 250, '11': 4_663 } },
  ]
  const a: Amounts = { ...rented(rentals), 'K.5': 112, 'K.19a': 64_000, 'M-2.1': 502_360, 'M-2.6a': 64_000, 'M-2.8': 64_000 }
  a['K.2'] = plus(a, '8825.21')
  a['AN.1'] = plus(a, 'K.2', 'K.5')
  for (const key of ['M-1.1', 'M-1.5', 'M-1.9', 'M-2.3']) a[key] = a['AN.1']
  a['M-2.5'] = plus(a, 'M-2.1', 'M-2.3')
  a['M-2.9'] = a['M-2.5'] - 64_000
  put(a, '1', [77_213, 91_480])
  put(a, '6', [6_150, 6_475])
  pair(a, ['9a', '9b'], [2_216_300, 2_233_108], [604_977, 661_781])
  put(a, '11', [430_000, 430_000])
  put(a, '17', [21_540, 20_815])
  put(a, '21', [502_360, a['M-2.9']])
  close(a, { assets: ['1', '6', '9b', '11'], total: '14', claims: ['17', '21'], loan: '19b', both: '22' })
  a['F'] = a['L.14.d'] ?? 0
  const p = printerOf(a, 'plain')
  const k1s: Owner[] = ([['Karen Lofgren', '900-62-4410', 50], ['Peter Lofgren Trust', '90-7716203', 50]] as const).map(([partner_name, partner_id, share_percent]) => ({ partner_name, partner_id, share_percent, lines: { '2': share(a['K.2'], 50), '5': share(a['K.5'], 50), '19A': 32_000, 'L.begin': 251_180, 'L.net_income': share(a['AN.1'], 50), 'L.withdrawals': 32_000, 'L.end': 251_180 + share(a['AN.1'], 50) - 32_000 } }))
  const parts = k1s.map(owner => scheduleK1('1065', { entity, owner, home: ['19847 Porcupine Drive', 'Bend OR 97702'], year: 2022, manner: 'plain' }).html)
  return taxDocument({ name: '1065-office-park-8825-2022-phone', family: '1065-with-8825', notes: 'phone pictures of a 1065 of 2022 that rents three properties on Form 8825, one of them at a loss in typed parentheses and one land; page 1 has no amounts but total assets; two K-1s, one of a trust', scan: phone, font: 'Open Sans', size: 8.2, pages: [partnership(entity, 2022, p), partnershipK(2022, p), partnershipBalance(2022, p), rentalForm(entity, rentals, p), ...parts], returns: [{ form: '1065', tax_year: 2022, taxpayer_name: entity.name, taxpayer_id: entity.id, lines: a, k1s }] }, p)
})()

// prettier-ignore
export const carriers = (() => {
  const entity: Entity = { name: 'BUFFALO RIDGE CARRIERS LLC', id: '41-2077358', street: '2290 HIGHWAY 75 NORTH', city: 'PIPESTONE MN 56164', code: '484121', activity: 'TRUCKING', since: '04/01/2018', preparer: 'SPLIT ROCK BOOKKEEPING' }
  const other = [['DRUG TESTING AND PHYSICALS', 1_874], ['FUEL', 318_266], ['INSURANCE', 87_540], ['LICENSES AND PERMITS', 12_393], ['LOAD BROKER FEES', 26_105], ['OFFICE', 4_418], ['PER DIEM', 31_720], ['TIRES', 29_637], ['TOLLS', 6_952]] as const
  const a = partnersReturn({ year: 2024, begin: 162_480, amounts: { '1a': 1_072_915, '6': 14_500, '9': 291_384, '10': 78_000, '11': 94_817, '13': 18_000, '14': 29_706, '15': 36_559, '16a': 71_248, '19': 8_340, '21': listed(other), 'K.5': 17, 'K.18c': 7_930, 'K.19a': 24_000 }, sheet: b => { put(b, '1', [28_164, 11_735]); pair(b, ['2a', '2b'], [117_902, 96_330], [0, 0]); put(b, '6', [14_880, 15_606]); pair(b, ['9a', '9b'], [928_400, 981_250], [536_711, 577_459]); put(b, '15', [33_571, 41_926]); put(b, '16', [88_300, 94_715]); put(b, '19a', [25_000, 40_000]) } })
  if (plus(a, 'K.1') >= 0) throw new Error('no loss')
  const p = printerOf(a, 'dot')
  const owner = (partner_name: string, partner_id: string, share_percent: number, paid: number): Owner => ({ partner_name, partner_id, share_percent, lines: { '1': share(a['K.1'], share_percent), ...(paid > 0 && { '4a': paid, '4c': paid }), '5': share(a['K.5'], share_percent), '14A': share(a['K.1'], share_percent) + paid, '18C': share(a['K.18c'], share_percent), '19A': share(a['K.19a'], share_percent), 'L.begin': share(162_480, share_percent), 'L.net_income': share(a['M-2.3'], share_percent), 'L.withdrawals': share(a['K.19a'], share_percent), 'L.end': share(162_480, share_percent) + share(a['M-2.3'], share_percent) - share(a['K.19a'], share_percent) } })
  const k1s = [owner('TRENT VANDERSCHAAF', '900-73-1195', 60, 78_000), owner('LORI VANDERSCHAAF', '900-73-5028', 40, 0)]
  a['K.14a'] = listed(k1s.map(one => ['', one.lines['14A'] ?? 0] as const))
  const parts = k1s.map(one => scheduleK1('1065', { entity, owner: one, home: ['1148 121ST STREET', 'PIPESTONE MN 56164'], year: 2024, manner: 'dot' }).html)
  return taxDocument({ name: '1065-trucking-loss-2024-draft-scan', family: '1065-of-2024-loss-with-minus-sign', notes: 'scan at 150 dpi of a 1065 of 2024: loss with a minus sign before amounts followed by a dot, guaranteed payments to one partner, loans from partners, a statement of other deductions, two K-1s of unequal owners', scan: draft, font: 'Cousine', size: 9, pages: [partnership(entity, 2024, p), partnershipK(2024, p), partnershipBalance(2024, p), statementPage(entity, 'OTHER DEDUCTIONS', 'FORM 1065, LINE 21', other, p, value => `${value.toLocaleString('en-US')}.`), ...parts], returns: [{ form: '1065', tax_year: 2024, taxpayer_name: entity.name, taxpayer_id: entity.id, lines: a, k1s, statements: [{ title: 'Other deductions', line: '21', items: other, total: listed(other) }] }] }, p)
})()
