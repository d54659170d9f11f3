/** Two corporations: an implement dealer of 2023 with Form 4562, a ski shop’s fiscal year that began in 2022 with a loss. */
import { listed, pair, put } from '../../2026-11-28-z1/tax/books.ts'
import { costOfGoods, statementPage, type Entity } from '../../2026-11-28-z1/tax/business-forms.ts'
import { corporation, corporationBalance, corporationTax } from '../../2026-11-28-z1/tax/partnership-and-corporation.ts'
import { corporateReturn } from '../../2026-11-28-z1/tax/partnerships-and-corporations.ts'
import { plus, printerOf, taxDocument } from '../../2026-11-28-z1/tax/sheet.ts'
import { depreciation } from '../../2026-11-29-a/tax/attachments.ts'
import { appearingAs, carbon, marked } from './appearances.ts'
import { changed, second, shown } from './parts.ts'
import { sheets, tinted } from './scanners.ts'

const blank = '&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;'

// prettier-ignore
export const implementDealer = (() => {
  const entity: Entity = { name: 'OTTER TAIL IMPLEMENT CO', id: '41-0926385', street: '1804 HIGHWAY 210 WEST', city: 'FERGUS FALLS MN 56537', code: '423820', activity: '', since: '06/11/1957', preparer: 'LAKES COUNTRY CPAS LTD' }
  const other = [['BANK CHARGES', 11_284], ['COMPUTER', 46_907], ['DUES AND TRAINING', 18_375], ['FLOORING AUDIT FEES', 3_620], ['FREIGHT', 71_548], ['INSURANCE', 94_213], ['LEGAL AND ACCOUNTING', 27_850], ['OFFICE', 19_466], ['SHOP SUPPLIES', 38_129], ['TELEPHONE', 14_702], ['UTILITIES', 52_337], ['VEHICLES', 66_891]] as const
  const taken = { '4562.1': 1_160_000, '4562.2': 212_400, '4562.3': 2_890_000, '4562.4': 0, '4562.5': 1_160_000, '4562.6.b': 118_600, '4562.6.c': 75_000, '4562.8': 75_000, '4562.9': 75_000, '4562.12': 75_000, '4562.13': 0, '4562.14': 109_920, '4562.17': 64_738, '4562.19b.c': 18_720, '4562.19b.g': 3_744, '4562.19c.c': 8_760, '4562.19c.g': 1_252 }
  const total = plus(taken, '4562.12', '4562.14', '4562.17', '4562.19b.g', '4562.19c.g')
  const a = corporateReturn({ cost: [4_863_117, 14_286_940, 0, 318_265, 5_214_806], begin: 2_918_336, dividends: 90_000, amounts: { ...taken, '4562.22': total, '1a': 17_642_518, '1b': 41_870, '5': 38_216, '6': 54_000, '10': 62_745, '12': 318_000, '13': 1_104_283, '14': 58_917, '15': 22_640, '17': 148_365, '18': 196_427, '19': 6_500, '20': total, '22': 64_180, '23': 48_275, '24': 131_906, '26': listed(other), 'J.14': 120_000, 'M-1.5c': 4_816 }, sheet: b => { put(b, '1', [318_264, 441_907]); pair(b, ['2a', '2b'], [1_286_430, 1_374_285], [40_000, 45_000]); put(b, '3', [4_863_117, 5_214_806]); put(b, '6', [86_215, 91_340]); pair(b, ['10a', '10b'], [3_418_762, 3_631_162], [2_386_190, 2_640_844]); put(b, '12', [212_000, 212_000]); put(b, '14', [38_500, 38_500]); put(b, '16', [412_386, 386_914]); put(b, '17', [1_864_220, 2_007_315]); put(b, '18', [186_473, 201_558]); for (const column of ['a', 'b', 'c', 'd']) b[`L.22b.${column}`] = 100_000; put(b, '27', [85_000, 85_000]) } })
  if (plus(a, '30') <= 0) throw new Error('no income')
  a['4562.11'] = plus(a, '28') + 75_000
  if (a['4562.11'] > 1_160_000) a['4562.11'] = 1_160_000
  const p = printerOf(a, 'bare')
  const pages = [corporation(entity, 2023, p), corporationTax(2023, p), corporationBalance(2023, p), costOfGoods(entity, p), depreciation(2023, p, { name: entity.name, id: entity.id, activity: 'FORM 1120', elected: 'SERVICE TRUCK AND CRANE' }), statementPage(entity, 'OTHER DEDUCTIONS', 'FORM 1120, PAGE 1, LINE 26', other, p, value => `${value}`)]
  return taxDocument({ name: '1120-implement-dealer-2023-marked-scan', family: '1120-marked-copy-without-commas', notes: 'sheet feeder’s scan of a marked copy (some amounts shaded by a pen, holes at the top, a staple, page numbers by hand) of an 1120 of 2023: amounts without commas, Schedule J, inventories of several millions, Forms 1125-A and 4562, treasury stock, dividends, a statement of twelve deductions', scan: sheets, font: 'Cousine', size: 8.4, pages: appearingAs(pages, marked), returns: [{ form: '1120', tax_year: 2023, taxpayer_name: entity.name, taxpayer_id: entity.id, lines: a, statements: [{ title: 'Other deductions', line: '26', items: other, total: listed(other) }] }] }, p)
})()

// prettier-ignore
export const skiShop = (() => {
  const entity: Entity = { name: 'Rangeley Ski & Paddle Inc', id: '01-0529964', street: '2488 Main Street', city: 'Rangeley ME 04970', code: '459110', activity: '', since: '10/03/1998', preparer: 'Saddleback Tax Service' }
  const other = [['Advertising', 6_284], ['Bank and card fees', 17_365], ['Insurance', 11_902], ['Office', 3_718], ['Professional fees', 4_450], ['Repair shop supplies', 5_637], ['Utilities', 13_249]] as const
  const costs = [['Freight in', 8_316], ['Rental skis retired', 12_940]] as const
  const a = corporateReturn({ cost: [186_327, 243_915, 0, listed(costs), 171_408], begin: 74_862, dividends: 0, amounts: { '1a': 512_806, '1b': 9_347, '10': 1_285, '12': 36_000, '13': 84_463, '14': 4_926, '16': 42_000, '17': 17_538, '18': 9_214, '20': 12_067, '26': listed(other), 'M-1.5c': 318 }, sheet: b => { put(b, '1', [31_846, 14_205]); put(b, '3', [186_327, 171_408]); put(b, '6', [4_812, 5_136]); pair(b, ['10a', '10b'], [142_680, 149_835], [98_214, 110_281]); put(b, '14', [3_500, 3_500]); put(b, '16', [48_927, 61_350]); put(b, '17', [15_000, 18_000]); put(b, '18', [7_436, 8_119]); put(b, '19', [12_000, 22_000]); for (const column of ['a', 'b', 'c', 'd']) b[`L.22b.${column}`] = 20_000 } })
  if (plus(a, '28') >= 0) throw new Error('no loss')
  const p = printerOf(a, 'cents')
  const first = changed(corporation(entity, 2022, p), `beginning ${blank} , 2022, ending ${blank} , 20`, `beginning ${p.t('Oct 1')} , 2022, ending ${p.t('Sep 30')} , 20${p.t('23')}`)
  const pages = [first, corporationBalance(2022, p), costOfGoods(entity, p), statementPage(entity, 'Other Deductions', 'Form 1120, Line 26', other, p, value => `${shown(value)}.00`), second(statementPage(entity, 'Other Costs', 'Form 1125-A, Line 5', costs, p, value => `${shown(value)}.00`))]
  return taxDocument({ name: '1120-ski-shop-fiscal-2022-carbon-scan', family: '1120-fiscal-year-carbon-copy-cents', notes: 'scan of a soft carbon copy on tinted paper of an 1120 of the fiscal year from October 1, 2022 to September 30, 2023 with a loss: form and amounts in a typewriter’s face, cents of zero, typed parentheses, Form 1125-A with a statement of other costs, a loan from shareholders, no Schedule J', scan: tinted, font: "'Courier Prime'", size: 8.4, pages: appearingAs(pages, carbon), returns: [{ form: '1120', tax_year: 2022, period_start: '2022-10-01', period_end: '2023-09-30', taxpayer_name: entity.name, taxpayer_id: entity.id, lines: a, statements: [{ title: 'Other deductions', line: '26', items: other, total: listed(other) }, { title: 'Other costs', line: '1125-A.5', items: costs, total: listed(costs) }] }] }, p)
})()
