/** Three returns of S corporations: of 2022 with everything, of 2023 by fax, of 2019 in part. */
import { listed, pair, put, sReturn } from './books.ts'
import { costOfGoods, sBalance, sCorporation, sScheduleK, statementPage, type Entity } from './business-forms.ts'
import { scheduleK1, type Owner } from './k1.ts'
import { fax, worn, office } from './scanners.ts'
import { printerOf, taxDocument, type Amounts } from './sheet.ts'

/** An owner's part of Schedule K. */
const part = (a: Amounts, percent: number, keys: Readonly<Record<string, string>>): Amounts => Object.fromEntries(Object.entries(keys).flatMap(([from, to]) => (a[from] === undefined ? [] : [[to, Math.round((a[from] * percent) / 100)]]))) // prettier-ignore

const shares = { 'K.1': '1', 'K.4': '4', 'K.11': '11', 'K.12a': '12A', 'K.16c': '16C', 'K.16d': '16D' }

// prettier-ignore
export const sprinkler = (() => {
  const entity: Entity = { name: 'TRUCKEE FIRE SPRINKLER INC', id: '88-2204417', street: '1180 GLENDALE AVENUE', city: 'SPARKS, NV 89431', code: '238220', activity: '', since: '04/12/2006', election: '04/12/2006', preparer: 'WASHOE TAX GROUP LLP' }
  const other = [['ACCOUNTING', 11_850], ['AUTO AND TRUCK', 48_206], ['BANK CHARGES', 3_418], ['INSURANCE', 86_415], ['LEGAL AND PROFESSIONAL', 9_630], ['MEALS', 2_418], ['OFFICE EXPENSE', 14_218], ['SMALL TOOLS', 18_406], ['TELEPHONE', 8_630], ['UTILITIES', 12_806]] as const
  const a = sReturn({ year: 2022, other, begin: 486_215, goods: [64_218, 918_406, 686_215, 141_806, 71_206], amounts: { '1a': 3_186_415, '1b': 4_218, '7': 240_000, '8': 318_630, '9': 21_806, '11': 96_000, '12': 94_218, '13': 28_415, '14': 61_806, '16': 18_206, '17': 24_000, '18': 36_415, 'K.4': 1_206, 'K.11': 48_000, 'K.12a': 5_000, 'K.16c': 2_418, 'K.16d': 210_000 }, sheet: b => { put(b, '1', [186_415, 141_806]); pair(b, ['2a', '2b'], [418_206, 486_215], [12_000, 15_000]); put(b, '3', [64_218, 71_206]); put(b, '6', [18_206, 21_415]); pair(b, ['10a', '10b'], [618_406, 686_215], [386_215, 495_021]); put(b, '14', [8_500, 8_500]); put(b, '16', [94_218, 86_215]); put(b, '17', [48_206, 50_118]); put(b, '18', [36_415, 31_806]); put(b, '22', [10_000, 10_000]) } })
  const p = printerOf(a, 'dot')
  const owner = (partner_name: string, partner_id: string, share_percent: number): Owner => ({ partner_name, partner_id, share_percent, lines: part(a, share_percent, shares) })
  const k1s = [owner('MARCO BELTRAN', '900-44-1182', 60), owner('LUCIA BELTRAN', '900-44-2207', 40)]
  const parts = k1s.map((one, i) => scheduleK1('1120-S', { entity, owner: one, home: i === 0 ? ['2207 PYRAMID WAY', 'SPARKS, NV 89431'] : ['441 VISTA BLVD', 'SPARKS, NV 89434'], year: 2022, manner: 'dot' }))
  return taxDocument({ name: '1120s-fire-sprinkler-2022-scan', family: '1120-s-dot-after-amounts', notes: 'copier scan of a whole 1120-S of 2022: amounts followed by a dot, Schedules K, L, M-1 and M-2, Form 1125-A, a statement of other deductions and two K-1s', scan: worn, font: 'Cousine', pages: [sCorporation(entity, 2022, p), sScheduleK(2022, p), sBalance(2022, p), costOfGoods(entity, p), statementPage(entity, 'OTHER DEDUCTIONS', 'FORM 1120-S, PAGE 1, LINE 19', other, p, value => `${value.toLocaleString('en-US')}.`), ...parts.map(({ html }) => html)], returns: [{ form: '1120-S', tax_year: 2022, taxpayer_name: entity.name, taxpayer_id: entity.id, lines: a, k1s, statements: [{ title: 'Other deductions', line: '19', items: other, total: listed(other) }] }] }, p)
})()

// prettier-ignore
export const orthodontist = (() => {
  const entity: Entity = { name: 'Piedmont Aligner Studio PC', id: '58-3318204', street: '4402 Battleground Ave Ste 200', city: 'Greensboro NC 27410', code: '621210', activity: '', since: '01/04/2016', election: '01/04/2016', preparer: 'Friendly Center CPAs PA' }
  const other = [['Dues', 4_218], ['Insurance', 21_806], ['Lab and clinic supplies', 141_806], ['Office', 18_630], ['Software', 26_415], ['Telephone', 6_218]] as const
  const a = sReturn({ year: 2023, other, begin: 118_206, amounts: { '1a': 1_486_215, '1b': 12_418, '7': 220_000, '8': 386_415, '9': 8_206, '11': 118_630, '12': 48_215, '13': 18_406, '14': 36_218, '16': 41_806, '17': 31_500, '18': 22_418, 'K.4': 318, 'K.12a': 2_500, 'K.16d': 96_000 }, sheet: b => { put(b, '1', [61_806, 94_218]); put(b, '6', [4_218, 5_206]); pair(b, ['10a', '10b'], [418_630, 448_215], [241_806, 278_024]); pair(b, ['13a', '13b'], [300_000, 300_000], [140_000, 160_000]); put(b, '16', [18_206, 21_415]); put(b, '17', [41_000, 43_000]); put(b, '22', [1_000, 1_000]) } })
  const p = printerOf(a, 'plain')
  const k1s: Owner[] = [{ partner_name: 'Anjali R Deshmukh', partner_id: '900-61-7730', share_percent: 100, lines: part(a, 100, shares) }]
  const one = scheduleK1('1120-S', { entity, owner: k1s[0]!, home: ['118 Starmount Drive', 'Greensboro NC 27408'], year: 2023, manner: 'plain' })
  const line = (page: number) => `<div style="position:absolute;top:.1in;left:.4in;right:.4in;font:7pt/8pt Arimo;display:flex;justify-content:space-between"><span>04/11/2024 14:06 &nbsp; FRIENDLY CENTER CPAS</span><span>336 555 0148 &nbsp; P.${page}/4</span></div>`
  return taxDocument({ name: '1120s-orthodontist-2023-fax', family: '1120-s-fax-upper-and-lower-case', notes: 'fax of an 1120-S of 2023 with its moved lines: no cost of goods sold, returns, goodwill amortized, one shareholder, a fax line with a date at the top edge', scan: fax, font: 'Arimo', size: 8.8, pages: [sCorporation(entity, 2023, p), sScheduleK(2023, p), sBalance(2023, p), one.html].map((page, i) => line(i + 1) + page), returns: [{ form: '1120-S', tax_year: 2023, taxpayer_name: entity.name, taxpayer_id: entity.id, lines: a, k1s }] }, p)
})()

// prettier-ignore
export const nursery = (() => {
  const entity: Entity = { name: 'WILLOW CREEK NURSERY & GARDEN INC', id: '47-1180226', street: 'PO BOX 418', city: 'CANBY, OR 97013', code: '444200', activity: '', since: '03-01-1999', election: '01-01-2002', preparer: 'MOLALLA RIVER ACCOUNTING' }
  const other = [['TOTAL', 148_206]] as const
  const whole = sReturn({ year: 2019, other, begin: 241_806, goods: [186_415, 486_218, 141_806, 0, 194_218], amounts: { '1a': 1_218_406, '5': 6_218, '7': 84_000, '8': 148_630, '9': 18_206, '12': 36_415, '13': 14_218, '14': 21_806, '16': 12_418, 'K.4': 86, 'K.16c': 418, 'K.16d': 30_000 }, sheet: b => { put(b, '1', [36_415, 41_806]); put(b, '3', [186_415, 194_218]); pair(b, ['10a', '10b'], [486_215, 498_630], [318_406, 340_212]); put(b, '12', [120_000, 120_000]); put(b, '16', [31_806, 28_415]); put(b, '19', [60_000, 54_000]); put(b, '22', [5_000, 5_000]) } })
  // Schedule K and Form 1125-A were not scanned.
  const a = Object.fromEntries(Object.entries(whole).filter(([key]) => !/^(K\.|1125)/.test(key)))
  const p = printerOf(a, 'bare')
  const stamp = '<div style="position:absolute;top:3.3in;left:2.2in;font:700 34pt/40pt Arimo;color:#c9c9c9;transform:rotate(-24deg);z-index:-1">CLIENT COPY</div>'
  return taxDocument({ name: '1120s-nursery-2019-two-pages-scan', family: '1120-s-amounts-without-commas', notes: 'office scan of two pages of an 1120-S of 2019, pages 1 and 4 only: amounts without commas, a gray stamp across the first page, loans from shareholders, land', scan: office, font: 'Courier Prime', size: 9, pages: [stamp + sCorporation(entity, 2019, p), sBalance(2019, p)], returns: [{ form: '1120-S', tax_year: 2019, taxpayer_name: entity.name, taxpayer_id: entity.id, lines: a }] }, p)
})()
