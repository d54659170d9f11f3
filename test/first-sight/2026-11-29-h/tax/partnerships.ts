/** Two partnerships: a family’s duplexes of 2020 on Form 8825, a brewery of 2022 with cost of goods sold and Form 4562. */
import { close, goods, listed, pair, put } from '../../2026-11-28-z1/tax/books.ts'
import { costOfGoods, statementPage, type Entity } from '../../2026-11-28-z1/tax/business-forms.ts'
import { scheduleK1 } from '../../2026-11-28-z1/tax/k1.ts'
import { partnership, partnershipBalance, partnershipK } from '../../2026-11-28-z1/tax/partnership-and-corporation.ts'
import { partnersReturn } from '../../2026-11-28-z1/tax/partnerships-and-corporations.ts'
import { plus, printerOf, taxDocument, type Amounts } from '../../2026-11-28-z1/tax/sheet.ts'
import { depreciation, rentalForm, type Rental } from '../../2026-11-29-a/tax/attachments.ts'
import { partnershipBalance2018 } from '../../2026-11-29-f/tax/wording.ts'
import { appearingAs, fields, reduced } from './appearances.ts'
import { changed, joined, ownersOf, rented, second, shown, withCapital } from './parts.ts'
import { byHand, rough } from './scanners.ts'

// prettier-ignore
export const duplexes = (() => {
  const entity: Entity = { name: 'HARPETH BEND DUPLEXES LLC', id: '62-1740938', street: '118 BRIDGE STREET', city: 'FRANKLIN TN 37064', code: '531110', activity: 'RESIDENTIAL RENTAL', since: '03-15-2006', preparer: 'FIVE POINTS TAX & ACCOUNTING' }
  const rentals: readonly Rental[] = [
    { address: '402 COLUMBIA AVE, FRANKLIN TN 37064', type: '2', lines: { '2': 33_600, '3': 215, '5': 1_466, '7': 2_387, '9': 8_914, '10': 4_728, '11': 2_961, '12': 1_183, '14': 6_545 } },
    { address: '1207 W MAIN ST, FRANKLIN TN 37064', type: '2', lines: { '2': 29_850, '5': 1_912, '7': 2_140, '8': 350, '9': 7_263, '10': 9_837, '11': 2_744, '12': 1_406, '14': 5_818 } },
    { address: '88 SPRINGHOUSE CT, SPRING HILL TN 37174', type: '2', lines: { '2': 19_200, '3': 480, '5': 3_275, '7': 1_933, '9': 6_588, '10': 12_416, '11': 2_209, '12': 1_957, '14': 4_727 } },
    { address: '510 OLD HICKORY BLVD, NASHVILLE TN 37211', type: '4', lines: { '2': 54_000, '6': 2_700, '7': 4_862, '9': 15_377, '10': 3_190, '11': 7_845, '14': 11_538, '15': 625 } },
  ]
  const rents = rented(rentals)
  const a: Amounts = { ...rents, 'K.2': plus(rents, '8825.21'), 'K.5': 38, 'K.18c': 240, 'K.19a': 27_000, 'M-2.1': 318_664, 'M-2.6a': 27_000, 'M-2.8': 27_000, 'M-1.4': 240, 'M-1.4b': 240 }
  a['AN.1'] = plus(a, 'K.2', 'K.5')
  a['M-1.1'] = a['AN.1'] - 240
  Object.assign(a, { 'M-1.5': a['AN.1'], 'M-1.9': a['AN.1'], 'M-2.3': a['M-1.1'], 'M-2.5': plus(a, 'M-2.1', 'M-1.1') })
  a['M-2.9'] = plus(a, 'M-2.5') - 27_000
  put(a, '1', [24_817, 19_356])
  put(a, '6', [3_120, 3_275])
  pair(a, ['9a', '9b'], [786_940, 793_115], [262_483, 291_111])
  put(a, '11', [164_500, 164_500])
  put(a, '17', [9_850, 9_400])
  put(a, '21', [318_664, a['M-2.9']])
  close(a, { assets: ['1', '6', '9b', '11'], total: '14', claims: ['17', '21'], loan: '19b', both: '22' })
  a['F'] = a['L.14.d'] ?? 0
  const p = printerOf(a, 'dot')
  const k1s = withCapital(ownersOf(a, [{ name: 'SUSANNAH POTEET', id: '900-41-2287', percent: 50 }, { name: 'DAVID POTEET', id: '900-41-6035', percent: 30 }, { name: 'ELLEN POTEET HARLAN', id: '900-41-9914', percent: 20 }], { 'K.2': '2', 'K.5': '5', 'K.18c': '18C', 'K.19a': '19A', 'M-2.1': 'L.begin', 'M-2.3': 'L.net_income' }))
  const homes = [['118 BRIDGE STREET', 'FRANKLIN TN 37064'], ['2204 BERRYS CHAPEL RD', 'FRANKLIN TN 37069'], ['77 CHOCTAW TRAIL', 'BRENTWOOD TN 37027']] as const
  const parts = k1s.map((owner, i) => scheduleK1('1065', { entity, owner, home: homes[i] ?? homes[0], year: 2020, manner: 'dot' }).html).map(html => changed(changed(html, /<div class="bx"><div><b>21<\/b>.*?<\/table><\/div>/, ''), 'Schedule K-3 is attached if checked ☐', 'Foreign transactions'))
  const pages = [joined(partnership(entity, 2020, p), 3), changed(partnershipK(2020, p), /<div class="row"><em>21<\/em><span class="cap"><span>Total foreign taxes.*?<\/div>/, ''), partnershipBalance2018(partnershipBalance(2020, p)), rentalForm(entity, rentals, p), ...parts]
  return taxDocument({ name: '1065-duplexes-8825-2020-dark-edges-scan', family: '1065-reduced-copy-four-rentals', notes: 'skewed scan of copies reduced to fit, dark at two edges: a 1065 of 2020 that only rents four properties on Form 8825, two of them and the whole at a loss with a minus sign; page 1 has no amount but total assets; three K-1s of unequal owners; amounts followed by a dot', scan: byHand, font: 'Cousine', size: 8.6, pages: appearingAs(pages, reduced), returns: [{ form: '1065', tax_year: 2020, taxpayer_name: entity.name, taxpayer_id: entity.id, lines: a, k1s }] }, p)
})()

// prettier-ignore
export const brewery = (() => {
  const entity: Entity = { name: 'Sandia Foothills Brewing LLC', id: '81-3925540', street: '6001 San Mateo Blvd NE', city: 'Albuquerque NM 87109', code: '312120', activity: 'Brewery and taproom', since: '05/20/2016', preparer: 'Rio Abajo CPAs LLC' }
  const other = [['Advertising', 18_365], ['Credit card fees', 21_947], ['Delivery vehicle', 13_208], ['Insurance', 24_690], ['Licenses', 6_174], ['Live music', 11_350], ['Office and software', 8_826], ['Professional fees', 9_500], ['Taproom supplies', 15_763], ['Utilities', 38_419]] as const
  const costs = [['Excise tax', 9_386], ['Freight in', 14_705], ['Kegs and packaging', 62_931]] as const
  const taken = { '4562.1': 1_080_000, '4562.2': 58_240, '4562.3': 2_700_000, '4562.4': 0, '4562.5': 1_080_000, '4562.6.b': 34_500, '4562.6.c': 20_000, '4562.8': 20_000, '4562.9': 20_000, '4562.12': 20_000, '4562.14': 38_240, '4562.17': 22_917 }
  const cost: Amounts = {}
  goods(cost, [41_268, 287_514, 146_830, listed(costs), 47_915])
  const a = partnersReturn({ year: 2022, begin: 286_450, amounts: { ...cost, ...taken, '4562.22': plus(taken, '4562.14', '4562.17'), '1a': 1_386_207, '1b': 5_914, '7': 2_350, '9': 318_466, '10': 66_000, '11': 19_837, '13': 84_000, '14': 47_295, '15': 21_608, '16a': 61_157, '16b': 14_300, '19': 12_746, '20': listed(other), 'K.5': 57, 'K.12': 20_000, 'K.13a': 1_250, 'K.18c': 983, 'K.19a': 60_000 }, sheet: b => { put(b, '1', [63_908, 91_247]); pair(b, ['2a', '2b'], [38_522, 44_163], [0, 0]); put(b, '3', [41_268, 47_915]); put(b, '6', [7_845, 8_230]); pair(b, ['9a', '9b'], [712_364, 770_604], [388_917, 470_074]); put(b, '13', [14_000, 14_000]); put(b, '15', [29_774, 33_516]); put(b, '16', [36_000, 38_400]); put(b, '17', [18_263, 21_940]); put(b, '19a', [40_000, 25_000]) } })
  if (plus(a, 'K.1') <= 0) throw new Error('no profit')
  a['4562.11'] = plus(a, 'K.1', '10')
  const holders = [{ name: 'Nathan Chee', id: '900-64-2718', percent: 45, own: { '4a': 42_000, '4c': 42_000 } }, { name: 'Rebecca Lujan', id: '900-64-5093', percent: 35, own: { '4a': 24_000, '4c': 24_000 } }, { name: 'Foothills Growth Fund LP', id: '83-1190647', percent: 20 }]
  const made = withCapital(ownersOf(a, holders, { 'K.1': '1', 'K.5': '5', 'K.12': '12', 'K.13a': '13A', 'K.18c': '18C', 'K.19a': '19A', 'M-2.1': 'L.begin', 'M-2.3': 'L.net_income' }))
  const k1s = made.map((owner, i) => (i === 2 ? owner : { ...owner, lines: { ...owner.lines, '14A': plus(owner.lines, '1', '4a') } }))
  a['K.14a'] = k1s.reduce((sum, { lines }) => sum + plus(lines, '14A'), 0)
  const p = printerOf(a, 'plain')
  const parts = k1s.map((owner, i) => { const html = scheduleK1('1065', { entity, owner, home: i === 2 ? ['500 Marquette Ave NW', 'Albuquerque NM 87102'] : ['6001 San Mateo Blvd NE', 'Albuquerque NM 87109'], year: 2022, manner: 'plain' }).html; return i === 2 ? html.replace('INDIVIDUAL', 'PARTNERSHIP').replace('☒ General partner or LLC member-manager &nbsp; ☐ Limited', '☐ General partner or LLC member-manager &nbsp; ☒ Limited') : html })
  const pages = [joined(partnership(entity, 2022, p), 3), partnershipK(2022, p), partnershipBalance(2022, p), costOfGoods(entity, p), depreciation(2022, p, { name: entity.name, id: entity.id, activity: 'Brewery and taproom', elected: 'Canning line, used' }), statementPage(entity, 'Other Deductions', 'Form 1065, Line 20', other, p, shown), second(statementPage(entity, 'Other Costs', 'Form 1125-A, Line 5', costs, p, shown)), ...parts]
  return taxDocument({ name: '1065-brewery-1125a-4562-2022-rough-scan', family: '1065-screen-fields-shaded', notes: 'scan at 150 dpi of a 1065 of 2022 filled in on a screen (every box shaded as a field, gray cells white): Form 1125-A with a statement of other costs, Form 4562 with property expensed in part and a special allowance, depreciation in three lines, guaranteed payments to two of three partners, one of them a fund, three K-1s', scan: rough, font: 'Arimo', size: 8.8, pages: appearingAs(pages, fields), returns: [{ form: '1065', tax_year: 2022, taxpayer_name: entity.name, taxpayer_id: entity.id, lines: a, k1s, statements: [{ title: 'Other deductions', line: '20', items: other, total: listed(other) }, { title: 'Other costs', line: '1125-A.5', items: costs, total: listed(costs) }] }] }, p)
})()
