/** Two partnerships: a sawmill's amended return of 2018 from a typewriter, a marina of 2023 that trades and rents. */
import { listed, pair, put } from '../../2026-11-28-z1/tax/books.ts'
import { costOfGoods, statementPage, type Entity } from '../../2026-11-28-z1/tax/business-forms.ts'
import { scheduleK1 } from '../../2026-11-28-z1/tax/k1.ts'
import { partnership, partnershipBalance, partnershipK } from '../../2026-11-28-z1/tax/partnership-and-corporation.ts'
import { partnersReturn } from '../../2026-11-28-z1/tax/partnerships-and-corporations.ts'
import { plus, printerOf, taxDocument, type Amounts } from '../../2026-11-28-z1/tax/sheet.ts'
import { depreciation, rentalForm, type Rental } from '../../2026-11-29-a/tax/attachments.ts'
import { angled, cents, clientCopy, appearingAs, stamp, typewriter } from './appearances.ts'
import { ownersOf } from './owners.ts'
import { library, yellowed } from './scanners.ts'
import { changed, partner2018, partnershipBalance2018, partnershipK2018 } from './wording.ts'

/** Keys of a record renamed. */
const renamed = (lines: Amounts, names: Readonly<Record<string, string | null>>): Amounts => Object.fromEntries(Object.entries(lines).flatMap(([key, value]) => (names[key] === null ? [] : [[names[key] ?? key, value]]))) // prettier-ignore

// prettier-ignore
export const sawmill = (() => {
  const entity: Entity = { name: 'Allagash Cedar Mill', id: '01-0448372', street: 'RR 1 Box 306', city: 'Ashland, Maine 04732', code: '321110', activity: 'Sawmill', since: '5-1-94', preparer: 'E. Pelletier, Accountant' }
  const facts = partnersReturn({ year: 2018, begin: 164_935, amounts: { '1a': 512_764, '2': 236_481, '7': 1_850, '9': 74_208, '10': 39_000, '11': 15_377, '13': 3_600, '14': 11_942, '15': 6_715, '16a': 22_460, '20': 31_859, 'K.5': 64, 'K.13a': 400, 'K.18c': 312, 'K.19a': 30_000 }, sheet: b => { put(b, '1', [26_811, 41_077]); pair(b, ['2a', '2b'], [33_420, 29_756], [0, 0]); put(b, '3', [48_930, 52_344]); pair(b, ['9a', '9b'], [402_875, 421_375], [289_604, 312_064]); put(b, '11', [22_000, 22_000]); put(b, '15', [14_788, 12_409]); put(b, '16', [10_500, 10_500]) } })
  const a = renamed(facts, { 'K.4a': null, 'K.4c': 'K.4' })
  a['K.14a'] = plus(a, 'K.1', 'K.4')
  const cost: Amounts = { '1125-A.1': 48_930, '1125-A.2': 151_267, '1125-A.3': 70_413, '1125-A.5': 18_215, '1125-A.7': 52_344 }
  cost['1125-A.6'] = plus(cost, '1125-A.1', '1125-A.2', '1125-A.3', '1125-A.5')
  cost['1125-A.8'] = cost['1125-A.6'] - 52_344
  if (cost['1125-A.8'] !== a['2']) throw new Error(`cost of goods ${cost['1125-A.8']}`)
  Object.assign(a, cost)
  const p = printerOf(a, 'cents')
  const holders = [{ name: 'Armand Thibodeau', id: '900-05-4471', percent: 50, own: { '4a': 39_000 } }, { name: 'Rene Thibodeau', id: '900-05-8329', percent: 30 }, { name: 'Celeste Ouellette', id: '900-05-6618', percent: 20 }]
  const made = ownersOf({ ...a, 'L.begin': 164_935 }, holders, { 'K.1': '1', 'K.5': '5', 'K.13a': '13A', 'K.18c': '18C', 'K.19a': '19A', 'L.begin': 'L.begin', 'M-2.3': 'L.net_income' })
  const owners = made.map(owner => {
    const lines = owner.lines
    const worked = { '14A': plus(lines, '1', '4a'), 'L.withdrawals': plus(lines, '19A'), 'L.end': plus(lines, 'L.begin', 'L.net_income') - plus(lines, '19A') }
    return { ...owner, lines: { ...lines, ...worked } }
  })
  const parts = owners.map(owner => partner2018(scheduleK1('1065', { entity, owner, home: ['RR 1', 'Ashland, Maine 04732'], year: 2018, manner: 'cents' }).html))
  const first = changed(changed(changed(partnership(entity, 2018, p), '(5) ☐ Amended', `(5) ${p.t('X')} Amended`), '(1) ☐ Cash (2) ☒ Accrual', `(1) ☐ Cash (2) ${p.t('X')} Accrual`), '<b class="t">2</b>', p.t('3'))
  const pages = appearingAs([first, partnershipK2018(partnershipK(2018, p), p), partnershipBalance2018(partnershipBalance(2018, p)), costOfGoods(entity, p), ...parts], typewriter, cents)
  return taxDocument({ name: '1065-sawmill-2018-typewriter-yellowed-scan', family: '1065-typewriter-column-of-cents', notes: 'scan at 300 dpi of yellowed sheets: an amended 1065 of 2018 typed on a machine a little off the lines, zeros typed over a ruled column of cents, guaranteed payments on one line, Form 1125-A, three K-1s of unequal partners', scan: yellowed, font: "'Special Elite'", size: 8.6, pages: pages.map((page, i) => (i === 0 ? page + stamp(['AMENDED', 'MAR 30 2020'], 'left:.02in;bottom:1.2in', -90) : page)), returns: [{ form: '1065', tax_year: 2018, amended: true, taxpayer_name: entity.name, taxpayer_id: entity.id, lines: a, k1s: owners.map(owner => ({ ...owner, lines: renamed(owner.lines, { '4a': '4' }) })) }] }, p)
})()

/** Lines 16 to 18b and 21 of Form 8825. */
function rented(rentals: readonly Rental[]): Amounts {
  const a: Amounts = {}
  for (const [i, { lines }] of rentals.entries()) {
    const at = `8825.${'ABCD'.charAt(i)}.`
    for (const [line, value] of Object.entries(lines)) a[`${at}${line}`] = value
    a[`${at}16`] = Object.entries(lines).reduce((sum, [line, value]) => sum + (line === '2' ? 0 : value), 0)
    a[`${at}17`] = plus(lines, '2') - plus(a, `${at}16`)
  }
  const all = (line: string) => plus(a, ...['A', 'B', 'C', 'D'].map(letter => `8825.${letter}.${line}`))
  return { ...a, '8825.18a': all('2'), '8825.18b': all('16'), '8825.21': all('2') - all('16') }
}

// prettier-ignore
export const marina = (() => {
  const entity: Entity = { name: 'Chincoteague Channel Marina LLC', id: '54-2190836', street: '4119 Main Street', city: 'Chincoteague VA 23336', code: '713930', activity: 'Marina', since: '02/14/2013', preparer: 'Eastern Shore Tax Partners' }
  const rentals: readonly Rental[] = [
    { address: '4125 Main Street Unit A, Chincoteague VA 23336', type: '2', lines: { '2': 38_400, '3': 1_275, '5': 6_842, '7': 5_119, '9': 11_637, '10': 8_954, '11': 4_306, '12': 7_718, '14': 9_261 } },
    { address: '4131 Main Street, Chincoteague VA 23336', type: '4', lines: { '2': 31_200, '7': 2_947, '8': 650, '9': 8_480, '10': 2_113, '11': 3_672, '14': 6_025 } },
  ]
  const other = [['Boat fuel for workboats', 8_367], ['Credit card fees', 18_542], ['Dock supplies', 13_076], ['Insurance', 64_921], ['Licenses and permits', 2_845], ['Office', 7_329], ['Professional fees', 12_400], ['Utilities', 29_683]] as const
  const taken = { '4562.1': 1_160_000, '4562.2': 26_400, '4562.3': 2_890_000, '4562.4': 0, '4562.5': 1_160_000, '4562.6.b': 26_400, '4562.6.c': 10_000, '4562.8': 10_000, '4562.9': 10_000, '4562.12': 10_000, '4562.17': 47_338, '4562.19b.c': 16_400, '4562.19b.g': 3_280 }
  const rents = rented(rentals)
  const net = plus(rents, '8825.21')
  const a = partnersReturn({ year: 2023, begin: 412_706, amounts: { ...taken, '1a': 1_127_385, '1b': 3_914, '2': 318_642, '6': -4_275, '7': 6_230, '9': 241_866, '10': 72_000, '11': 37_451, '14': 31_098, '15': 42_716, '16a': 50_618, '19': 15_287, '21': listed(other), 'K.5': 389, 'K.12': 10_000, 'K.13a': 1_500, 'K.18c': 1_146, 'K.19a': 84_000 }, sheet: b => { b['K.2'] = net; b['AN.1'] = plus(b, 'AN.1') + net; b['M-1.1'] = plus(b, 'M-1.1') + net; for (const key of ['M-1.5', 'M-1.9']) b[key] = plus(b, 'AN.1'); b['M-2.3'] = plus(b, 'M-1.1'); b['M-2.5'] = plus(b, 'M-2.1', 'M-2.3'); b['M-2.9'] = plus(b, 'M-2.5') - 84_000; put(b, '21', [412_706, b['M-2.9']]); put(b, '1', [71_442, 108_917]); pair(b, ['2a', '2b'], [54_386, 47_829], [0, 0]); put(b, '3', [63_175, 58_820]); put(b, '6', [9_214, 10_067]); pair(b, ['9a', '9b'], [2_134_668, 2_161_068], [906_315, 982_219]); put(b, '11', [365_000, 365_000]); put(b, '15', [33_907, 38_162]); put(b, '16', [61_000, 64_300]); put(b, '17', [27_450, 31_784]) } })
  Object.assign(a, rents, { '4562.11': plus(a, 'K.1') + 72_000, '4562.22': plus(taken, '4562.17', '4562.19b.g') })
  if (plus(a, '16a') !== plus(a, '4562.17', '4562.19b.g') || net >= 0) throw new Error(`depreciation or ${net}`)
  const p = printerOf(a, 'plain')
  const made = ownersOf(a, [{ name: 'Wade Bowden', id: '900-48-2295', percent: 55, own: { '4a': 72_000, '4c': 72_000 } }, { name: 'Tidewater Holdings LP', id: '54-1907733', percent: 45 }], { 'K.1': '1', 'K.2': '2', 'K.5': '5', 'K.12': '12', 'K.13a': '13A', 'K.18c': '18C', 'K.19a': '19A', 'M-2.1': 'L.begin', 'M-2.3': 'L.net_income' })
  const k1s = made.map((owner, i) => ({ ...owner, lines: { ...owner.lines, ...(i === 0 && { '14A': plus(owner.lines, '1') + 72_000 }), 'L.withdrawals': plus(owner.lines, '19A'), 'L.end': plus(owner.lines, 'L.begin', 'L.net_income') - plus(owner.lines, '19A') } }))
  a['K.14a'] = plus(k1s[0]?.lines ?? {}, '14A')
  const parts = k1s.map((owner, i) => scheduleK1('1065', { entity, owner, home: ['4119 Main Street', 'Chincoteague VA 23336'], year: 2023, manner: 'plain' }).html.replace('INDIVIDUAL', i === 0 ? 'INDIVIDUAL' : 'PARTNERSHIP'))
  const pages = [partnership(entity, 2023, p), partnershipK(2023, p), partnershipBalance(2023, p), rentalForm(entity, rentals, p), depreciation(2023, p, { name: entity.name, id: entity.id, activity: 'Marina', elected: 'Forklift, marine' }), statementPage(entity, 'Other Deductions', 'Form 1065, Line 21', other, p, value => value.toLocaleString('en-US')), ...parts]
  return taxDocument({ name: '1065-marina-8825-4562-2023-client-copy-scan', family: '1065-client-copy-angle-brackets', notes: 'copier scan of a client copy (words across every page, gray form) of a 1065 of 2023 that trades and rents: negative amounts between angle brackets, Form 8825 with a loss, Form 4562 with property expensed, a statement, two K-1s, one of a partnership', scan: library, font: 'Lato', size: 8.6, pages: appearingAs(pages, clientCopy, angled), returns: [{ form: '1065', tax_year: 2023, taxpayer_name: entity.name, taxpayer_id: entity.id, lines: a, k1s, statements: [{ title: 'Other deductions', line: '21', items: other, total: listed(other) }] }] }, p)
})()
