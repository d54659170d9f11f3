/** Two returns of partnerships and two of corporations. */
import { close, goods, income, listed, pair, put } from './books.ts'
import { costOfGoods, statementPage, type Entity } from './business-forms.ts'
import { scheduleK1, type Owner } from './k1.ts'
import { corporation, corporationBalance, corporationTax, partnership, partnershipBalance, partnershipK } from './partnership-and-corporation.ts' // prettier-ignore
import { coarse, fine, flat, phone } from './scanners.ts'
import { plus, printerOf, taxDocument, type Amounts } from './sheet.ts'

interface PFacts {
  readonly year: number
  readonly amounts: Amounts
  readonly begin: number
  readonly sheet: (a: Amounts) => void
}

/** A whole 1065; guaranteed payments are page 1 line 10, K.14a is given. */
export function partnersReturn({ year, amounts, begin, sheet }: PFacts): Amounts {
  const a: Amounts = { ...amounts }
  const [o, d, n] = year >= 2023 ? ['21', '22', '23'] : ['20', '21', '22']
  income(a, '8', ['4', '5', '6', '7'])
  a['16c'] = plus(a, '16a') - plus(a, '16b')
  a[d] = plus(a, '9', '10', '11', '12', '13', '14', '15', '16c', '17', '18', '19', ...(year >= 2023 ? ['20'] : []), o)
  a[n] = plus(a, '8') - plus(a, d)
  a['K.1'] = a[n] ?? 0
  if (a['10'] !== undefined) Object.assign(a, { 'K.4a': a['10'], 'K.4c': a['10'] })
  a['AN.1'] = plus(a, 'K.1', 'K.4c', 'K.5') - plus(a, 'K.12', 'K.13a')
  const lost = plus(a, 'K.18c')
  const paid = plus(a, 'K.4c')
  if (lost !== 0) Object.assign(a, { 'M-1.4b': lost, 'M-1.4': lost })
  if (paid !== 0) a['M-1.3'] = paid
  a['M-1.1'] = a['AN.1'] - lost - paid
  Object.assign(a, { 'M-1.5': a['AN.1'], 'M-1.9': a['AN.1'] })
  const given = plus(a, 'K.19a')
  Object.assign(a, { 'M-2.1': begin, 'M-2.3': a['M-1.1'], 'M-2.5': begin + plus(a, 'M-2.2a') + a['M-1.1'] })
  if (given !== 0) Object.assign(a, { 'M-2.6a': given, 'M-2.8': given })
  a['M-2.9'] = plus(a, 'M-2.5') - given
  put(a, '21', [begin, a['M-2.9']])
  sheet(a)
  close(a, { assets: ['1', '2b', '3', '6', '9b', '11', '12b', '13'], total: '14', claims: ['15', '16', '17', '18', '19a', '20', '21'], loan: '19b', both: '22' }) // prettier-ignore
  a['F'] = a['L.14.d'] ?? 0
  return a
}

// prettier-ignore
export const distillery = (() => {
  const entity: Entity = { name: 'BITTERROOT DISTILLING PARTNERS LLC', id: '81-4418207', street: '880 FIRST STREET SOUTH', city: 'HAMILTON MT 59840', code: '312140', activity: 'DISTILLERY', since: '06/01/2017', preparer: 'RAVALLI TAX & BOOKS' }
  const a = partnersReturn({ year: 2021, begin: 218_406, amounts: { '1a': 986_415, '1b': 8_206, '2': 386_215, '7': 12_418, '9': 141_806, '10': 96_000, '11': 14_218, '13': 54_000, '14': 61_806, '15': 18_630, '16a': 48_215, '16b': 12_000, '19': 6_418, '20': 72_806, 'K.5': 118, 'K.12': 21_000, 'K.13a': 1_800, 'K.14a': 151_600, 'K.18c': 1_218, 'K.19a': 40_000 }, sheet: b => { put(b, '1', [86_415, 104_218]); pair(b, ['2a', '2b'], [41_806, 48_215], [0, 0]); put(b, '3', [186_215, 204_806]); pair(b, ['9a', '9b'], [618_406, 641_806], [186_215, 255_430]); put(b, '15', [36_215, 41_806]); put(b, '17', [18_206, 14_218]) } })
  const p = printerOf(a, 'plain')
  const half = (key: string) => Math.round(plus(a, key) / 2)
  const owner = (partner_name: string, partner_id: string, own: Amounts): Owner => ({ partner_name, partner_id, share_percent: 50, lines: { '1': half('K.1'), '5': half('K.5'), '12': half('K.12'), '13A': half('K.13a'), '18C': half('K.18c'), '19A': half('K.19a'), 'L.begin': half('L.21.b'), 'L.net_income': half('M-2.3'), 'L.withdrawals': half('K.19a'), 'L.end': half('L.21.b') + half('M-2.3') - half('K.19a'), ...own } })
  const k1s = [owner('GRETCHEN VOSS', '900-72-4418', { '4a': 96_000, '4c': 96_000, '14A': half('K.1') + 96_000 }), owner('TOBIAS LINDGREN', '900-72-2207', { '14A': half('K.1') })]
  const parts = k1s.map((one, i) => scheduleK1('1065', { entity, owner: one, home: i === 0 ? ['441 DESMET STREET', 'HAMILTON MT 59840'] : ['PO BOX 118', 'CORVALLIS MT 59828'], year: 2021, manner: 'plain' }))
  return taxDocument({ name: '1065-distillery-2021-fine-scan', family: '1065-with-two-k-1', notes: 'scan at 300 dpi of a 1065 of 2021: guaranteed payments to one of two partners, depreciation in three lines, Schedules K, L, M-1 and M-2, both K-1s with capital accounts', scan: fine, font: 'Cousine', pages: [partnership(entity, 2021, p), partnershipK(2021, p), partnershipBalance(2021, p), ...parts.map(({ html }) => html)], returns: [{ form: '1065', tax_year: 2021, taxpayer_name: entity.name, taxpayer_id: entity.id, lines: a, k1s }] }, p)
})()

// prettier-ignore
export const clinic = (() => {
  const entity: Entity = { name: 'Salt Fork Veterinary Group LLP', id: '36-2208841', street: '3120 N Cunningham Ave', city: 'Urbana, IL 61802', code: '541940', activity: 'Veterinary', since: '08/15/2011', preparer: 'Champaign Prairie CPAs' }
  const other = [['Bank and card fees', 31_806], ['Continuing education', 8_415], ['Drugs and medical supplies', 486_215], ['Insurance', 24_806], ['Laboratory fees', 94_218], ['Office and software', 41_630], ['Utilities', 18_206]] as const
  const a = partnersReturn({ year: 2023, begin: 318_630, amounts: { '1a': 2_186_415, '9': 618_406, '10': 360_000, '11': 21_806, '12': 4_218, '13': 96_000, '14': 64_218, '15': 31_406, '16a': 58_215, '18': 24_000, '19': 36_218, '21': listed(other), 'K.5': 206, 'K.13a': 3_000, 'K.14a': 623_467, 'K.18c': 1_806, 'K.19a': 210_000 }, sheet: b => { put(b, '1', [141_806, 186_415]); pair(b, ['2a', '2b'], [64_218, 71_806], [6_000, 7_000]); put(b, '3', [48_215, 51_806]); pair(b, ['9a', '9b'], [686_215, 718_406], [386_215, 444_430]); pair(b, ['12a', '12b'], [240_000, 240_000], [96_000, 112_000]); put(b, '15', [61_806, 58_215]); put(b, '16', [48_000, 50_000]) } })
  const p = printerOf(a, 'plain')
  return taxDocument({ name: '1065-veterinary-2023-scan', family: '1065-with-statement', notes: 'flatbed scan of a 1065 of 2023 with its moved lines: goodwill amortized, bad debts, a statement of other deductions, no K-1s', scan: flat, font: 'Arimo', size: 8.8, pages: [partnership(entity, 2023, p), partnershipK(2023, p), partnershipBalance(2023, p), statementPage(entity, 'Other Deductions', 'Form 1065, Line 21', other, p, value => value.toLocaleString('en-US'))], returns: [{ form: '1065', tax_year: 2023, taxpayer_name: entity.name, taxpayer_id: entity.id, lines: a, statements: [{ title: 'Other deductions', line: '21', items: other, total: listed(other) }] }] }, p)
})()

interface CFacts {
  readonly amounts: Amounts
  readonly cost: readonly [number, number, number, number, number]
  readonly begin: number
  readonly dividends: number
  readonly sheet: (a: Amounts) => void
}

/** A whole 1120; books differ by federal tax and nondeductible meals (M-1.5c). */
export function corporateReturn({ amounts, cost, begin, dividends, sheet }: CFacts): Amounts {
  const a: Amounts = { ...amounts }
  goods(a, cost)
  income(a, '11', ['4', '5', '6', '7', '8', '9', '10'])
  a['27'] = plus(a, '12', '13', '14', '15', '16', '17', '18', '19', '20', '22', '23', '24', '26')
  a['28'] = a['11']! - a['27']
  if (a['29a'] !== undefined) a['29c'] = a['29a']
  a['30'] = a['28'] - plus(a, '29c')
  a['31'] = a['30'] > 0 ? Math.round(a['30'] * 0.21) : 0
  if (a['31'] > 0) Object.assign(a, { 'J.2': a['31'], 'J.4': a['31'], 'J.7': a['31'], 'J.11': a['31'], 'M-1.2': a['31'] })
  if (a['J.14'] !== undefined) Object.assign(a, { 'J.16': a['J.14'], 'J.19': a['J.14'], 'J.23': a['J.14'], '33': a['J.14'] })
  const open = a['31'] - plus(a, '33')
  if (open > 0) a['35'] = open
  if (open < 0) a['36'] = -open
  const lost = plus(a, 'M-1.5c')
  if (lost !== 0) a['M-1.5'] = lost
  a['M-1.1'] = a['28'] - a['31'] - lost
  Object.assign(a, { 'M-1.6': a['28'], 'M-1.10': a['28'] })
  Object.assign(a, { 'M-2.1': begin, 'M-2.2': a['M-1.1'], 'M-2.4': begin + a['M-1.1'] })
  if (dividends !== 0) Object.assign(a, { 'M-2.5a': dividends, 'M-2.7': dividends })
  a['M-2.8'] = plus(a, 'M-2.4') - dividends
  put(a, '25', [begin, a['M-2.8']])
  sheet(a)
  close(a, { assets: ['1', '2b', '3', '6', '7', '9', '10b', '12', '13b', '14'], total: '15', claims: ['16', '17', '18', '19', '21', '22b', '23', '25'], loan: '20', both: '28', minus: '27' }) // prettier-ignore
  a['D'] = a['L.15.d'] ?? 0
  return a
} // prettier-ignore

// prettier-ignore
export const castings = (() => {
  const entity: Entity = { name: 'MAUMEE BRASS & BRONZE CO', id: '34-0718826', street: '2207 MATZINGER ROAD', city: 'TOLEDO OH 43612', code: '331520', activity: '', since: '05/02/1961', preparer: 'FALLEN TIMBERS CPAS INC' }
  const a = corporateReturn({ cost: [486_215, 1_486_218, 918_406, 141_806, 518_630], begin: 1_186_415, dividends: 60_000, amounts: { '1a': 4_218_630, '1b': 31_806, '5': 2_418, '9': 14_218, '12': 310_000, '13': 386_415, '14': 64_218, '15': 8_206, '16': 48_000, '17': 118_630, '18': 61_806, '19': 5_000, '20': 186_415, '22': 21_806, '23': 41_806, '24': 86_215, '26': 141_806, 'J.14': 60_000, 'M-1.5c': 3_218 }, sheet: b => { put(b, '1', [218_406, 286_215]); pair(b, ['2a', '2b'], [518_406, 561_806], [18_000, 21_000]); put(b, '3', [486_215, 518_630]); put(b, '6', [31_806, 28_415]); pair(b, ['10a', '10b'], [3_186_415, 3_318_630], [2_218_406, 2_404_821]); put(b, '12', [94_218, 94_218]); put(b, '16', [186_415, 164_218]); put(b, '17', [118_000, 121_806]); put(b, '18', [64_218, 71_806]); for (const column of ['a', 'b', 'c', 'd']) b[`L.22b.${column}`] = 50_000; put(b, '27', [36_000, 36_000]) } })
  const p = printerOf(a, 'dot')
  return taxDocument({ name: '1120-brass-foundry-2020-coarse-scan', family: '1120-with-schedule-j', notes: 'scan at 150 dpi of an 1120 of 2020: amounts followed by a dot, Schedule J with estimated payments, treasury stock in the form’s parentheses, dividends, Form 1125-A', scan: coarse, font: 'Cousine', size: 9, pages: [corporation(entity, 2020, p), corporationTax(2020, p), corporationBalance(2020, p), costOfGoods(entity, p)], returns: [{ form: '1120', tax_year: 2020, taxpayer_name: entity.name, taxpayer_id: entity.id, lines: a }] }, p)
})()

// prettier-ignore
export const bookstore = (() => {
  const entity: Entity = { name: 'Paper Lantern Books, Inc.', id: '20-4418826', street: '118 N Main St', city: 'Fairfield IA 52556', code: '459210', activity: '', since: '09/09/2005', preparer: 'Jefferson County Tax Service' }
  const a = corporateReturn({ cost: [148_206, 286_415, 0, 8_206, 141_806], begin: 36_415, dividends: 0, amounts: { '1a': 518_406, '1b': 6_218, '10': 3_206, '12': 42_000, '13': 94_218, '14': 3_418, '16': 36_000, '17': 14_806, '18': 8_415, '20': 4_206, '22': 9_418, '26': 31_806, 'M-1.5c': 206 }, sheet: b => { put(b, '1', [21_806, 14_218]); put(b, '3', [148_206, 141_806]); pair(b, ['10a', '10b'], [61_806, 64_218], [48_215, 52_421]); put(b, '14', [3_000, 3_000]); put(b, '16', [41_806, 48_215]); put(b, '18', [8_206, 9_418]); put(b, '19', [20_000, 20_000]); for (const column of ['a', 'b', 'c', 'd']) b[`L.22b.${column}`] = 10_000 } })
  const p = printerOf(a, 'plain')
  return taxDocument({ name: '1120-bookstore-2022-loss-phone', family: '1120-loss-in-parentheses', notes: 'phone pictures of an 1120 of 2022 with a loss: negative amounts in typed parentheses, a printed zero of tax, Form 1125-A, no Schedule J', scan: phone, font: 'Tinos', size: 9.4, pages: [corporation(entity, 2022, p), corporationBalance(2022, p), costOfGoods(entity, p)], returns: [{ form: '1120', tax_year: 2022, taxpayer_name: entity.name, taxpayer_id: entity.id, lines: a }] }, p)
})()
