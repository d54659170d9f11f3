/** An 1120 of a fiscal year and an 1120-S of 2020 with Form 4562. */
import { listed, pair, put, sReturn } from '../../2026-11-28-z1/tax/books.ts'
import { costOfGoods, sBalance, sCorporation, sScheduleK, statementPage, type Entity } from '../../2026-11-28-z1/tax/business-forms.ts' // prettier-ignore
import { corporation, corporationBalance, corporationTax } from '../../2026-11-28-z1/tax/partnership-and-corporation.ts'
import { corporateReturn } from '../../2026-11-28-z1/tax/partnerships-and-corporations.ts'
import { plus, printerOf, taxDocument } from '../../2026-11-28-z1/tax/sheet.ts'
import { depreciation } from './attachments.ts'
import { fax, mail } from './scanners.ts'

const blank = '&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;'

// prettier-ignore
export const fabricator = (() => {
  const entity: Entity = { name: 'Housatonic Duct & Panel Co., Inc.', id: '06-1377402', street: '415 Canal Street', city: 'Shelton CT 06484', code: '332322', activity: '', since: '10/17/1988', preparer: 'Naugatuck Valley CPA Group PC' }
  const other = [['Auto and truck expense', 31_274], ['Computer and software', 18_965], ['Dues and subscriptions', 4_120], ['Insurance', 72_883], ['Legal and accounting', 26_540], ['Office supplies', 9_317], ['Telephone', 7_746], ['Utilities', 38_602]] as const
  const a = corporateReturn({ cost: [268_140, 1_733_925, 1_104_380, 213_667, 291_552], begin: 743_218, dividends: 0, amounts: { '1a': 4_587_334, '1b': 22_610, '5': 1_165, '6': 24_000, '12': 285_000, '13': 341_722, '14': 27_438, '15': 6_904, '16': 132_000, '17': 121_356, '18': 33_870, '19': 2_500, '20': 97_281, '22': 15_733, '23': 29_140, '24': 88_416, '26': listed(other), 'J.14': 30_000, 'M-1.5c': 2_871 }, sheet: b => { put(b, '1', [154_883, 131_609]); pair(b, ['2a', '2b'], [566_127, 631_945], [15_000, 17_500]); put(b, '3', [268_140, 291_552]); put(b, '6', [22_714, 25_390]); put(b, '7', [18_000, 12_000]); pair(b, ['10a', '10b'], [1_413_772, 1_502_006], [962_450, 1_059_731]); put(b, '14', [11_000, 11_000]); put(b, '16', [241_305, 222_964]); put(b, '17', [74_118, 77_340]); put(b, '18', [58_226, 63_019]); for (const column of ['a', 'b', 'c', 'd']) b[`L.22b.${column}`] = 25_000 } })
  const p = printerOf(a, 'plain')
  const fiscal = (html: string) => html.replace(`beginning ${blank} , 2021, ending ${blank} , 20`, `beginning ${p.t('JUL 1')} , 2021, ending ${p.t('JUN 30')} , 20${p.t('22')}`)
  const first = fiscal(corporation(entity, 2021, p))
  if (!first.includes('JUN 30')) throw new Error('no fiscal year printed')
  return taxDocument({ name: '1120-sheet-metal-fiscal-2021-scan', family: '1120-fiscal-year-upper-and-lower-case', notes: 'office machine’s scan of an 1120 of the fiscal year from July 1, 2021 to June 30, 2022: Schedule J with estimated payments, Form 1125-A, loans to shareholders, a statement of other deductions', scan: mail, font: 'Arimo', size: 8.6, pages: [first, corporationTax(2021, p), corporationBalance(2021, p), costOfGoods(entity, p), statementPage(entity, 'Other Deductions', 'Form 1120, Line 26', other, p, value => value.toLocaleString('en-US'))], returns: [{ form: '1120', tax_year: 2021, period_start: '2021-07-01', period_end: '2022-06-30', taxpayer_name: entity.name, taxpayer_id: entity.id, lines: a, statements: [{ title: 'Other deductions', line: '26', items: other, total: listed(other) }] }] }, p)
})()

// prettier-ignore
export const laboratory = (() => {
  const entity: Entity = { name: 'PECOS VALLEY DENTAL ARTS INC', id: '85-0462219', street: '1209 N RICHARDSON AVE STE C', city: 'ROSWELL NM 88201', code: '339110', activity: '', since: '02/08/2010', election: '02/08/2010', preparer: 'CHAVES COUNTY BUSINESS SERVICES' }
  const other = [['TOTAL', 61_227]] as const
  const depreciated = { '4562.14': 36_850, '4562.16': 1_204, '4562.17': 9_633, '4562.19b.c': 4_115, '4562.19b.g': 823, '4562.19c.c': 7_000, '4562.19c.g': 1_000 }
  const total = listed(Object.entries(depreciated).filter(([key]) => !key.endsWith('.c')))
  const a = sReturn({ year: 2020, other, begin: 96_344, goods: [14_277, 118_905, 163_240, 22_518, 16_031], amounts: { ...depreciated, '4562.22': total, '1a': 702_655, '1b': 9_380, '5': 10_000, '7': 78_000, '8': 51_962, '9': 6_118, '11': 30_600, '12': 27_491, '13': 5_236, '14': total, '16': 3_407, '18': 12_770, 'K.4': 24, 'K.12a': 750, 'K.16c': 395, 'K.16d': 41_500 }, sheet: b => { put(b, '1', [38_511, 72_907]); pair(b, ['2a', '2b'], [61_430, 58_218], [0, 0]); put(b, '3', [14_277, 16_031]); pair(b, ['10a', '10b'], [214_880, 262_845], [171_316, 220_826]); put(b, '16', [11_906, 9_542]); put(b, '18', [6_117, 6_940]); put(b, '22', [2_000, 2_000]) } })
  if (plus(a, 'K.1') <= 0) throw new Error('loss')
  const p = printerOf(a, 'bare')
  const line = (page: number) => `<div style="position:absolute;top:.1in;left:.4in;right:.4in;font:7pt/8pt Cousine;display:flex;justify-content:space-between"><span>JUN-22-2021 09:41 FROM:CHAVES BUS SVC</span><span>TO:18005550121 P.${page}/5</span></div>`
  return taxDocument({ name: '1120s-dental-laboratory-2020-fax', family: '1120-s-with-4562-by-fax', notes: 'fax of an 1120-S of 2020 with Form 1125-A and Form 4562: special allowance, two classes of new property, amounts without commas, no K-1s', scan: fax, font: 'Cousine', size: 8.4, pages: [sCorporation(entity, 2020, p), sScheduleK(2020, p), sBalance(2020, p), costOfGoods(entity, p), depreciation(2020, p, { name: entity.name, id: entity.id, activity: 'FORM 1120-S LINE 14' })].map((page, i) => line(i + 1) + page), returns: [{ form: '1120-S', tax_year: 2020, taxpayer_name: entity.name, taxpayer_id: entity.id, lines: a }] }, p)
})()
