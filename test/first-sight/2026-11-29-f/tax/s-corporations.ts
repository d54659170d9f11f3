/** Three S corporations: a feed mill of 2014 on fanfold stock, surveyors of 2019 with an extension, a dairy of 2024 with a loss. */
import { listed, pair, put, sReturn } from '../../2026-11-28-z1/tax/books.ts'
import { costOfGoods, sBalance, sCorporation, sScheduleK, statementPage, type Entity } from '../../2026-11-28-z1/tax/business-forms.ts' // prettier-ignore
import { scheduleK1 } from '../../2026-11-28-z1/tax/k1.ts'
import { plus, printerOf, taxDocument } from '../../2026-11-28-z1/tax/sheet.ts'
import { depreciation } from '../../2026-11-29-a/tax/attachments.ts'
import { authorization, extension, letter, stateReturn } from './around.ts'
import { appearingAs, needle, stamp, substitute, trailing, withReturns, boxed } from './appearances.ts'
import { ownersOf } from './owners.ts'
import { askew, bilevel, burst } from './scanners.ts'
import { balance2014, changed, scheduleK2014, scheduleK2024, shareholder2014 } from './wording.ts'

const shown = (value: number): string => (value < 0 ? `(${(-value).toLocaleString('en-US')})` : value.toLocaleString('en-US')) // prettier-ignore
/** Page 1 with so many shareholders in item I. */
const counted = (html: string, count: number): string => changed(html, 'during any part of the tax year <b class="t">2</b>', `during any part of the tax year <b class="t">${count}</b>`) // prettier-ignore

const shares = { 'K.1': '1', 'K.4': '4', 'K.11': '11', 'K.12a': '12A', 'K.16c': '16C', 'K.16d': '16D' }

// prettier-ignore
export const feedMill = (() => {
  const entity: Entity = { name: 'SCIOTO VALLEY FEED & GRAIN INC', id: '31-0952746', street: '7702 STATE ROUTE 104', city: 'CHILLICOTHE OH 45601', code: '311110', activity: '', since: '03-01-1978', election: '01-01-1987', preparer: 'PAINT CREEK TAX SERVICE' }
  const other = [['ACCOUNTING AND LEGAL', 9_425], ['BANK CHARGES', 1_183], ['FREIGHT OUT', 63_912], ['INSURANCE', 28_377], ['LAB TESTING', 4_056], ['OFFICE', 6_791], ['TRUCK EXPENSE', 51_268], ['UTILITIES', 47_839]] as const
  const a = sReturn({ year: 2014, other, begin: 642_518, goods: [311_964, 2_847_533, 256_190, 88_721, 297_445], amounts: { '1a': 3_961_702, '1b': 17_346, '4': 3_150, '5': 8_877, '7': 104_000, '8': 138_259, '9': 44_683, '10': 7_912, '11': 12_600, '12': 39_544, '13': 21_763, '14': 58_391, '16': 5_227, '17': 8_340, '18': 31_075, 'K.4': 943, 'K.12a': 1_675, 'K.16c': 1_429, 'K.16d': 45_000 }, sheet: b => { put(b, '1', [58_734, 92_316]); pair(b, ['2a', '2b'], [287_551, 301_889], [9_000, 11_500]); put(b, '3', [311_964, 297_445]); put(b, '6', [14_362, 13_907]); pair(b, ['10a', '10b'], [1_894_627, 1_966_843], [1_377_905, 1_436_296]); put(b, '12', [63_500, 63_500]); put(b, '16', [128_743, 117_652]); put(b, '17', [75_000, 60_000]); put(b, '18', [19_366, 22_047]); put(b, '22', [40_000, 40_000]) } })
  const p = printerOf(a, 'bare')
  const k1s = ownersOf(a, [{ name: 'HAROLD E RATLIFF', id: '900-14-5527', percent: 51 }, { name: 'DOREEN RATLIFF', id: '900-14-8061', percent: 49 }], shares)
  const parts = k1s.map(owner => shareholder2014(scheduleK1('1120-S', { entity, owner, home: ['118 PLEASANT VALLEY RD', 'CHILLICOTHE OH 45601'], year: 2014, manner: 'bare' }).html))
  const pages = [sCorporation(entity, 2014, p), scheduleK2014(sScheduleK(2014, p)), balance2014(sBalance(2014, p)), costOfGoods(entity, p).replace('(Rev. November 2018)', '(Rev. December 2012)'), statementPage(entity, 'OTHER DEDUCTIONS', 'FORM 1120S PAGE 1 LINE 19', other, p, value => `${value}`), ...parts]
  return taxDocument({ name: '1120s-feed-mill-2014-needle-printer-scan', family: '1120-s-fanfold-needle-printer', notes: 'scan of an 1120-S of 2014 printed by a needle printer on fanfold stock: form and amounts in one monospaced typeface, no thousands separators, banded lines, M-2 of three columns, two K-1s of unequal owners', scan: burst, font: 'Cousine', size: 8, pages: appearingAs(pages, needle), returns: [{ form: '1120-S', tax_year: 2014, taxpayer_name: entity.name, taxpayer_id: entity.id, lines: a, k1s, statements: [{ title: 'Other deductions', line: '19', items: other, total: listed(other) }] }] }, p)
})()

// prettier-ignore
export const surveyors = (() => {
  const entity: Entity = { name: 'Blue Ridge Land Surveyors, Inc.', id: '56-2047719', street: '61 Patton Avenue, Suite 210', city: 'Asheville, NC 28801', code: '541370', activity: '', since: '08/19/1999', election: '01/01/2000', preparer: 'Haywood Street Advisors PLLC' }
  const other = [['Accounting', 8_250], ['Dues and licenses', 5_364], ['Field supplies', 21_738], ['Insurance', 33_905], ['Office expense', 12_481], ['Software subscriptions', 27_616], ['Telephone and internet', 9_247], ['Travel', 6_193]] as const

  const a = sReturn({ year: 2019, other, begin: 187_332, amounts: { '4562.1': 1_020_000, '4562.2': 37_700, '4562.3': 2_550_000, '4562.4': 0, '4562.5': 1_020_000, '4562.6.b': 12_500, '4562.6.c': 12_500, '4562.8': 12_500, '4562.9': 12_500, '4562.12': 12_500, '4562.14': 18_900, '4562.17': 11_254, '4562.19b.c': 6_300, '4562.19b.g': 1_260, '4562.22': 31_414, '1a': 1_318_476, '7': 156_000, '8': 512_847, '9': 13_962, '11': 57_600, '12': 54_718, '13': 7_391, '14': 31_414, '16': 4_880, '17': 20_064, '18': 47_153, 'K.4': 208, 'K.11': 12_500, 'K.12a': 2_150, 'K.16c': 1_937, 'K.16d': 204_500 }, sheet: b => { put(b, '1', [94_617, 133_258]); pair(b, ['2a', '2b'], [158_329, 171_644], [0, 0]); put(b, '6', [8_115, 9_430]); put(b, '7', [15_000, 9_000]); pair(b, ['10a', '10b'], [336_782, 374_482], [271_946, 315_860]); put(b, '14', [4_600, 4_600]); put(b, '16', [21_487, 18_936]); put(b, '17', [16_800, 17_400]); put(b, '18', [14_203, 15_771]); put(b, '22', [5_000, 5_000]); put(b, '23', [20_000, 20_000]) } })
  const p = printerOf(a, 'plain')
  const k1s = ownersOf(a, [{ name: 'Everett Mills', id: '900-36-7714', percent: 40 }, { name: 'Joanna Burrell', id: '900-36-1950', percent: 35 }, { name: 'Luis Cardenas', id: '900-36-4482', percent: 25 }], shares)
  const parts = k1s.map(owner => scheduleK1('1120-S', { entity, owner, home: ['P.O. Box 7714', 'Asheville, NC 28802'], year: 2019, manner: 'plain' }).html.replace('Schedule K-3 is attached if checked ☐', 'Foreign transactions'))
  const cover = letter({ firm: 'Haywood Street Advisors PLLC', place: '14 Haywood Street, Asheville, NC 28801', date: 'September 2, 2020', to: entity, about: 'Your 2019 S corporation returns', words: ['Enclosed is your copy of the 2019 Form 1120-S and North Carolina Form CD-401S. Both were filed electronically; nothing needs to be mailed.', 'The federal return shows gross receipts of $1,318,476. No tax is due. North Carolina franchise tax of $462 was paid with the extension.', 'Please keep these copies with your permanent records for at least seven years.'] })
  const pages = [cover, extension(entity, 2019, p), counted(sCorporation(entity, 2019, p), 3), sScheduleK(2019, p).replace('12d and 16f', '12d and 14p').replace(/<div class="row"><em>f<\/em><span class="cap"><span>Foreign.*?<\/div>/, ''), sBalance(2019, p), depreciation(2019, p, { name: entity.name, id: entity.id, activity: 'Land surveying', elected: 'Total station and tripods' }), statementPage(entity, 'Other Deductions', 'Form 1120-S, Line 19', other, p, shown), ...parts]
  if (plus(a, '4562.14', '4562.17', '4562.19b.g') !== a['4562.22']) throw new Error('depreciation')
  const stamped = appearingAs(pages, substitute).map((page, i) => (i === 2 ? page + stamp(['RECEIVED', 'SEP 21 2020', 'LOAN DEPT'], 'right:.05in;bottom:.5in') : page))
  const drawn = taxDocument({ name: '1120s-surveyors-2019-with-7004-askew-scan', family: '1120-s-substitute-narrow-face-with-7004', notes: 'scan pulled askew of an 1120-S of 2019 on a program’s substitute form (narrow face, hairlines, no leaders, no shading), behind a letter and Form 7004, with Form 4562 and three K-1s', scan: askew, font: "'IBM Plex Sans'", size: 7.8, pages: stamped, returns: [{ form: '1120-S', tax_year: 2019, taxpayer_name: entity.name, taxpayer_id: entity.id, lines: a, k1s, statements: [{ title: 'Other deductions', line: '19', items: other, total: listed(other) }] }] }, p)
  return withReturns(drawn, all => [{ form: '7004', tax_year: 2019, period_start: '2019-01-01', period_end: '2019-12-31', amended: false, taxpayer_name: entity.name, taxpayer_id: entity.id, lines: {} }, ...all])
})()

// prettier-ignore
export const dairy = (() => {
  const entity: Entity = { name: 'COULEE CREAMERY INC', id: '39-1886053', street: 'N2418 COUNTY ROAD M', city: 'WEST SALEM WI 54669', code: '311500', activity: '', since: '11/04/2011', election: '11/04/2011', preparer: 'LA CROSSE RIVER TAX LLC' }
  const other = [['Amortization', 6_400], ['Delivery', 29_174], ['Insurance', 22_860], ['Laboratory', 7_935], ['Licenses and inspections', 3_318], ['Merchant fees', 14_709], ['Professional fees', 11_250], ['Utilities', 61_447]] as const
  const a = sReturn({ year: 2024, other, begin: 231_847, goods: [92_776, 641_338, 188_204, 37_915, 101_462], amounts: { '1a': 1_246_093, '1b': 5_817, '5': 2_144, '7': 66_000, '8': 97_526, '9': 28_083, '11': 42_000, '12': 24_691, '13': 48_357, '14': 83_720, '16': 16_955, '18': 19_648, 'K.4': 76, 'K.16c': 864 }, sheet: b => { put(b, '1', [47_209, 12_684]); pair(b, ['2a', '2b'], [73_915, 81_206], [2_500, 3_500]); put(b, '3', [92_776, 101_462]); pair(b, ['10a', '10b'], [1_152_370, 1_208_945], [489_223, 572_943]); pair(b, ['13a', '13b'], [96_000, 96_000], [38_400, 44_800]); put(b, '16', [66_318, 94_827]); put(b, '17', [82_000, 88_500]); put(b, '18', [13_752, 16_039]); put(b, '19', [30_000, 55_000]); put(b, '22', [1_000, 1_000]) } })
  if (plus(a, 'K.1') >= 0) throw new Error('no loss')
  const p = printerOf(a, 'plain')
  const k1s = ownersOf(a, [{ name: 'KRISTIN M AMUNDSON', id: '900-77-3026', percent: 100, own: { 'I.begin': 30_000, 'I.end': 55_000 } }], shares)
  const parts = k1s.map(owner => scheduleK1('1120-S', { entity, owner, home: ['N2430 COUNTY ROAD M', 'WEST SALEM WI 54669'], year: 2024, manner: 'plain' }).html)
  const signed = authorization('1120-S', '8879-CORP', 2024, { filer: entity, t: p.t, rows: [['Total income (Form 1120-S, line 6)', shown(plus(a, '6'))], ['Ordinary business income (loss) (Form 1120-S, line 22)', shown(plus(a, '22'))]] })
  const state = stateReturn('2024 Wisconsin Form 5S', 'Wisconsin Tax-Option (S) Corporation Franchise or Income Tax Return', { filer: entity, t: p.t, rows: [['1', 'Federal, state, and municipal government interest', '76'], ['2', 'Apportionment percentage', '100.0000'], ['6', 'Franchise or income tax (built-in gains)', '0'], ['7', 'Economic development surcharge', '25'], ['12', 'Total amount due', '25']] })
  const pages = [signed, counted(sCorporation(entity, 2024, p), 1), scheduleK2024(sScheduleK(2024, p), p), sBalance(2024, p), costOfGoods(entity, p), statementPage(entity, 'Other Deductions', 'Form 1120-S, Line 20', other, p, shown), ...parts, state]
  return taxDocument({ name: '1120s-creamery-loss-2024-bilevel-scan', family: '1120-s-boxed-amounts-minus-behind-bilevel', notes: 'black-and-white scan of an 1120-S of 2024 with a loss: boxed amounts, minus signs behind negative amounts, goodwill amortized, a loan from the only shareholder; behind an e-file authorization and before a page of a state’s return, neither of which is an entry', scan: bilevel, font: "'PT Sans'", size: 8.4, pages: appearingAs(pages, boxed, trailing), returns: [{ form: '1120-S', tax_year: 2024, taxpayer_name: entity.name, taxpayer_id: entity.id, lines: a, k1s, statements: [{ title: 'Other deductions', line: '20', items: other, total: listed(other) }] }] }, p)
})()
