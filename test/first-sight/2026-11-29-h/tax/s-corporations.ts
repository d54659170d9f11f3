/** Two S corporations: a lumber yard of 2023 that also rents, roofers of 2018 with one shareholder. */
import { listed, pair, put, sReturn } from '../../2026-11-28-z1/tax/books.ts'
import { costOfGoods, sBalance, sCorporation, sScheduleK, statementPage, type Entity } from '../../2026-11-28-z1/tax/business-forms.ts' // prettier-ignore
import { scheduleK1 } from '../../2026-11-28-z1/tax/k1.ts'
import { plus, printerOf, taxDocument } from '../../2026-11-28-z1/tax/sheet.ts'
import { depreciation, rentalForm, type Rental } from '../../2026-11-29-a/tax/attachments.ts'
import { shareholder2014 } from '../../2026-11-29-f/tax/wording.ts'
import { appearingAs, dense, numbered } from './appearances.ts'
import { changed, held, ownersOf, rented, shown } from './parts.ts'
import { desk, imaged } from './scanners.ts'

// prettier-ignore
export const lumberYard = (() => {
  const entity: Entity = { name: 'Tualatin Plains Lumber Inc', id: '93-0714426', street: '1590 SW Baseline Street', city: 'Hillsboro, OR 97123', code: '444180', activity: '', since: '02/17/1971', election: '01/01/1988', preparer: 'Washington County Tax & Audit' }
  const rentals: readonly Rental[] = [
    { address: '1610 SW Baseline Street, Hillsboro, OR 97123', type: '4', lines: { '2': 67_200, '5': 1_835, '7': 6_214, '9': 14_762, '10': 5_390, '11': 9_481, '14': 10_127 } },
    { address: '344 S 1st Avenue, Hillsboro, OR 97123', type: '4', lines: { '2': 28_800, '3': 310, '7': 3_047, '8': 1_200, '10': 17_628, '11': 4_916, '12': 2_265, '14': 4_873 } },
  ]
  const rents = rented(rentals)
  const other = [['Advertising co-op', 8_416], ['Bank charges', 21_735], ['Delivery fuel', 48_290], ['Insurance', 52_167], ['Legal and accounting', 16_400], ['Office and computer', 29_853], ['Telephone', 9_642], ['Utilities', 31_278], ['Yard supplies', 18_919]] as const
  const taken = { '4562.1': 1_160_000, '4562.2': 96_350, '4562.3': 2_890_000, '4562.4': 0, '4562.5': 1_160_000, '4562.6.b': 62_800, '4562.6.c': 40_000, '4562.8': 40_000, '4562.9': 40_000, '4562.12': 40_000, '4562.13': 0, '4562.14': 45_080, '4562.17': 28_416, '4562.19c.c': 11_270, '4562.19c.g': 1_610 }
  const total = plus(taken, '4562.14', '4562.17', '4562.19c.g')
  const a = sReturn({ year: 2023, other, begin: 1_127_384, goods: [918_446, 4_386_205, 0, 114_738, 966_912], amounts: { ...rents, ...taken, '4562.22': total, '1a': 6_284_917, '1b': 48_306, '4': 6_150, '5': 9_873, '7': 186_000, '8': 612_438, '9': 37_214, '10': 15_826, '12': 88_953, '13': 31_447, '14': total, '16': 24_680, '17': 38_150, '18': 94_362, 'K.2': plus(rents, '8825.21'), 'K.4': 1_284, 'K.11': 40_000, 'K.12a': 6_300, 'K.16c': 2_745, 'K.16d': 195_000 }, sheet: b => { put(b, '1', [146_283, 188_914]); pair(b, ['2a', '2b'], [412_685, 447_130], [15_000, 18_000]); put(b, '3', [918_446, 966_912]); put(b, '6', [26_417, 28_305]); pair(b, ['10a', '10b'], [2_284_516, 2_380_866], [1_418_227, 1_548_334]); put(b, '12', [385_000, 385_000]); put(b, '16', [264_318, 241_906]); put(b, '17', [88_000, 92_500]); put(b, '18', [61_274, 66_830]); put(b, '22', [25_000, 25_000]); put(b, '23', [60_000, 60_000]) } })
  if (plus(a, 'K.1') <= 0) throw new Error('no profit')
  a['4562.11'] = Math.min(1_160_000, plus(a, 'K.1', '7'))
  const p = printerOf(a, 'plain')
  const k1s = ownersOf(a, [{ name: 'Harriet Vandehey', id: '900-55-3071', percent: 62.5 }, { name: 'Joel Vandehey', id: '900-55-8846', percent: 37.5 }], { 'K.1': '1', 'K.2': '2', 'K.4': '4', 'K.11': '11', 'K.12a': '12A', 'K.16c': '16C', 'K.16d': '16D' })
  const parts = k1s.map((owner, i) => scheduleK1('1120-S', { entity, owner, home: i === 0 ? ['2217 NW Birchwood Drive', 'Hillsboro, OR 97124'] : ['418 SE Oak Street', 'Cornelius, OR 97113'], year: 2023, manner: 'plain' }).html)
  const pages = [sCorporation(entity, 2023, p), sScheduleK(2023, p), sBalance(2023, p), costOfGoods(entity, p), rentalForm(entity, rentals, p), depreciation(2023, p, { name: entity.name, id: entity.id, activity: 'Lumber yard', elected: 'Delivery truck, used' }), statementPage(entity, 'Other Deductions', 'Form 1120-S, Line 20', other, p, shown), ...parts]
  return taxDocument({ name: '1120s-lumber-yard-8825-4562-2023-phone', family: '1120-s-condensed-banded-phone', notes: 'phone pictures by a window of an 1120-S of 2023 on a program’s dense form (condensed face, banded lines, bold amounts between rules): trades and rents two buildings on Form 8825, one at a loss in typed parentheses, Forms 1125-A and 4562 with property expensed in part, a special allowance and a seven-year class, a statement, two K-1s of 62.5 and 37.5 percent', scan: desk, font: "'Barlow Condensed'", size: 9, pages: appearingAs(pages, dense), returns: [{ form: '1120-S', tax_year: 2023, taxpayer_name: entity.name, taxpayer_id: entity.id, lines: a, k1s, statements: [{ title: 'Other deductions', line: '20', items: other, total: listed(other) }] }] }, p)
})()

// prettier-ignore
export const roofers = (() => {
  const entity: Entity = { name: 'CAPE FEAR ROOFING & SHEET METAL INC', id: '56-2218047', street: '3017 CASTLE HAYNE ROAD', city: 'WILMINGTON NC 28401', code: '238160', activity: '', since: '04-09-2002', election: '04-09-2002', preparer: 'MARKET STREET BOOKKEEPING INC' }
  const other = [['AUTO AND TRUCK', 58_274], ['BANK CHARGES', 2_316], ['DUMPSTERS', 41_905], ['INSURANCE', 117_630], ['LEGAL AND PROFESSIONAL', 8_475], ['OFFICE', 9_152], ['SMALL TOOLS', 13_788], ['TELEPHONE', 7_349], ['TRAVEL', 4_206]] as const
  const taken = { '4562.14': 28_900, '4562.17': 11_863, '4562.19b.c': 9_400, '4562.19b.g': 1_880 }
  const total = plus(taken, '4562.14', '4562.17', '4562.19b.g')
  const a = sReturn({ year: 2018, other, begin: 164_507, goods: [28_416, 812_937, 604_285, 196_340, 33_721], amounts: { ...taken, '4562.22': total, '1a': 2_417_386, '5': 4_120, '7': 96_000, '8': 168_425, '9': 14_937, '11': 31_200, '12': 66_814, '13': 9_265, '14': total, '16': 21_740, '18': 18_653, 'K.4': 62, 'K.12a': 2_400, 'K.16c': 1_574, 'K.16d': 130_000 }, sheet: b => { put(b, '1', [58_219, 84_736]); pair(b, ['2a', '2b'], [224_680, 268_915], [0, 0]); put(b, '3', [28_416, 33_721]); pair(b, ['10a', '10b'], [318_475, 356_775], [241_906, 284_549]); put(b, '14', [2_200, 2_200]); put(b, '16', [86_314, 97_208]); put(b, '17', [24_000, 26_500]); put(b, '18', [11_863, 13_417]); put(b, '22', [1_000, 1_000]) } })
  if (plus(a, 'K.1') <= 0) throw new Error(`profit ${plus(a, 'K.1')}`)
  const p = printerOf(a, 'dot')
  const k1s = ownersOf(a, [{ name: 'TERRELL J GRADY', id: '900-18-6620', percent: 100 }], { 'K.1': '1', 'K.4': '4', 'K.12a': '12A', 'K.16c': '16C', 'K.16d': '16D' })
  const parts = k1s.map(owner => shareholder2014(scheduleK1('1120-S', { entity, owner, home: ['118 MASONBORO LOOP', 'WILMINGTON NC 28409'], year: 2018, manner: 'dot' }).html))
  const schedule = changed(changed(sScheduleK(2018, p), '12d and 16f', '12d and 14p'), /<div class="row"><em>f<\/em><span class="cap"><span>Foreign.*?<\/div>/, '')
  const pages = [held(sCorporation(entity, 2018, p), 1), schedule, sBalance(2018, p), costOfGoods(entity, p), depreciation(2018, p, { name: entity.name, id: entity.id, activity: 'FORM 1120S' }), statementPage(entity, 'OTHER DEDUCTIONS', 'FORM 1120S, LINE 19', other, p, value => `${value.toLocaleString('en-US')}.`), ...parts]
  return taxDocument({ name: '1120s-roofers-4562-2018-imaged-scan', family: '1120-s-bank-numbered-sheets', notes: 'bank’s imaging at 250 dpi of sheets numbered with a stamping machine at the top edge: an 1120-S of 2018 of one shareholder, Forms 1125-A and 4562 with a special allowance and a five-year class, a statement, one K-1 of that year’s layout; amounts followed by a dot', scan: imaged, font: 'Cousine', size: 8.4, pages: appearingAs(pages, numbered), returns: [{ form: '1120-S', tax_year: 2018, taxpayer_name: entity.name, taxpayer_id: entity.id, lines: a, k1s, statements: [{ title: 'Other deductions', line: '19', items: other, total: listed(other) }] }] }, p)
})()
