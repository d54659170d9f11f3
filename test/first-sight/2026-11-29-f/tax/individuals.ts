/** Two returns of individuals: landlords of 2018 with three houses, a photographer of 2020 with Schedules C and E. */
import { listed } from '../../2026-11-28-z1/tax/books.ts'
import { otherExpenses, scheduleC, scheduleE, type Business, type Person } from '../../2026-11-28-z1/tax/individual-forms.ts' // prettier-ignore
import { business, taxOn } from '../../2026-11-28-z1/tax/individuals.ts'
import { plus, printerOf, taxDocument, type Amounts } from '../../2026-11-28-z1/tax/sheet.ts'
import { letter, stateReturn } from './around.ts'
import { individual2018, individual2020 } from './individual-forms.ts'
import { folded, appearingAs, type Appearance } from './appearances.ts'
import { app, lamp } from './scanners.ts'
import { changed } from './wording.ts'

const married2018 = [[19_050, 10], [77_400, 12], [165_000, 22], [315_000, 24]] as const // prettier-ignore
const single2020 = [[9_875, 10], [40_125, 12], [85_525, 22], [163_300, 24]] as const // prettier-ignore

/** Schedule E from the lines of its properties; a loss is allowed whole. */
function rents(properties: Readonly<Record<string, Amounts>>): Amounts {
  const a: Amounts = {}
  for (const [letter, lines] of Object.entries(properties)) {
    for (const [line, value] of Object.entries(lines)) a[`E.${letter}.${line}`] = value
    a[`E.${letter}.20`] = Object.entries(lines).reduce((sum, [line, value]) => sum + (line === '3' ? 0 : value), 0)
    a[`E.${letter}.21`] = plus(lines, '3') - plus(a, `E.${letter}.20`)
    if (plus(a, `E.${letter}.21`) < 0) a[`E.${letter}.22`] = -plus(a, `E.${letter}.21`)
  }
  const all = (line: string) => plus(a, ...Object.keys(properties).map(letter => `E.${letter}.${line}`))
  Object.assign(a, { 'E.23a': all('3'), 'E.23c': all('12'), 'E.23d': all('18'), 'E.23e': all('20') })
  const losses = all('22')
  a['E.24'] = all('21') + losses
  if (losses > 0) a['E.25'] = losses
  a['E.26'] = plus(a, 'E.24') - losses
  return a
}

/** An online program's print: round face, gray amounts’ boxes without rules, numbers in circles. */
const online: Appearance = {
  style: `.page{font:7.5pt/9.2pt 'Open Sans';padding:.4in .5in}small{font-size:5.9pt}.t{letter-spacing:.3pt}.d{opacity:.35}.x{border:0;background:#fff;font-weight:400}.a{background:#f0f0f0;border-bottom:.4pt solid #999}.a.g,.x.g{background:none;border:0}.head{border-bottom:2.4pt solid #000}.bar b{background:#777;border-radius:6pt}.L td{border:0;border-bottom:.3pt solid #aaa}.L .n{background:#f0f0f0;border-left:2pt solid #fff}`,
  page: (html, number, of) => `${html}<div style="position:absolute;left:.5in;right:.5in;bottom:.16in;font:6pt/8pt 'Open Sans';display:flex;justify-content:space-between"><span>Prepared with TallyFile Self-Employed</span><span>file:///return-2020.pdf &nbsp; ${number}/${of}</span></div>`, // prettier-ignore
}

// prettier-ignore
export const landlords = (() => {
  const who: Person = { name: 'Curtis B Engstrom', id: '900-42-7163', street: '1520 Grand Avenue', city: 'Duluth MN 55812', spouse: 'Paula R Engstrom', spouseId: '900-42-3390' }
  const a: Amounts = { '1': 84_617, '2b': 342, '3a': 215, '3b': 288, '16': 9_874, '8': 24_000, 'S1.10': 476, ...rents({ A: { '3': 26_400, '5': 180, '7': 1_455, '9': 2_218, '12': 6_904, '14': 3_267, '16': 3_842, '17': 2_130, '18': 4_909 }, B: { '3': 11_700, '9': 1_486, '10': 425, '12': 5_391, '14': 7_638, '16': 2_077, '17': 1_964, '18': 3_455 }, C: { '3': 18_900, '6': 312, '9': 1_733, '11': 1_512, '13': 1_148, '14': 944, '15': 287, '16': 2_916, '18': 3_818, '19': 395 } }) }
  a['S1.17'] = plus(a, 'E.26')
  a['S1.22'] = plus(a, 'S1.10', 'S1.17')
  a['6'] = plus(a, '1', '2b', '3b', 'S1.22')
  a['7'] = plus(a, '6')
  a['10'] = plus(a, '7') - plus(a, '8')
  a['11'] = taxOn(plus(a, '10'), married2018)
  Object.assign(a, { '12': 0, '13': a['11'], '14': 0, '15': a['11'], '18': plus(a, '16') })
  const over = plus(a, '18') - plus(a, '15')
  if (over > 0) Object.assign(a, { '19': over, '20a': over })
  else a['22'] = -over
  const p = printerOf(a, 'dot')
  const schedule = changed(scheduleE(who, ['214 N 20th Ave E, Duluth MN 55812', '3308 Minnesota Ave, Duluth MN 55802', '61 Tower Ave, Superior WI 54880'], 2018, p), 'also enter this amount on Schedule 1 (Form 1040), line 5', 'also enter this amount on Schedule 1 (Form 1040), line 17')
  const pages = [...individual2018(who, p, ['ELECTRICIAN', 'DENTAL HYGIENIST']), schedule]
  return taxDocument({ name: '1040-landlords-2018-folded-phone', family: '1040-of-2018-half-pages-folded', notes: 'phone pictures, by lamp light, of folded sheets: a joint 1040 of 2018 in the layout of that year (lines 1 to 23 on page 2, Schedule 1 with lines 10 to 36), Schedule E with three houses, one at a loss with a minus sign; amounts followed by a dot, printed zeros', scan: lamp, font: 'Cousine', size: 8.6, pages: appearingAs(pages, folded), returns: [{ form: '1040', tax_year: 2018, taxpayer_name: who.name, taxpayer_id: who.id, lines: a }] }, p)
})()

// prettier-ignore
export const photographer = (() => {
  const who: Person = { name: 'Imani T Okafor', id: '900-68-5209', street: '27 Newark Street Apt 4B', city: 'Hoboken NJ 07030' }
  const studio: Business = { activity: 'Photography', code: '541920', name: 'Okafor Light Studio', ein: '', street: '27 Newark Street Apt 4B', city: 'Hoboken NJ 07030' }
  const other = [['Cloud storage and software', 2_964], ['Model and location fees', 4_310], ['Phone and internet', 1_872], ['Props and backdrops', 1_147]] as const
  const a: Amounts = { '2b': 61, '3a': 480, '3b': 533, '7': 1_926, '26': 8_800, '12': 12_400, '10b': 300, 'S1.7': 2_016, 'S1.16': 4_188, 'C.1': 138_725, 'C.2': 950, 'C.6': 1_240, 'C.36': 6_413, 'C.38': 2_877, 'C.8': 3_519, 'C.9': 4_706, 'C.10': 2_250, 'C.11': 11_840, 'C.13': 9_365, 'C.15': 1_978, 'C.17': 1_325, 'C.18': 1_094, 'C.20a': 2_680, 'C.20b': 13_200, 'C.21': 867, 'C.22': 3_042, 'C.23': 485, 'C.24a': 1_733, 'C.24b': 318, 'C.25': 1_459, 'C.30': 1_500, ...rents({ A: { '3': 19_800, '7': 640, '9': 1_283, '11': 1_584, '12': 7_226, '14': 2_951, '16': 6_408, '18': 3_164 } }) }
  business(a, other)
  const half = Math.round((plus(a, 'C.31') * 0.9235 * 0.153) / 2)
  Object.assign(a, { 'S1.3': plus(a, 'C.31'), 'S1.5': plus(a, 'E.26'), 'S1.14': half, 'S1.22': half + plus(a, 'S1.16') })
  a['S1.9'] = plus(a, 'S1.3', 'S1.5', 'S1.7')
  Object.assign(a, { '8': a['S1.9'], '9': plus(a, '2b', '3b', '7', 'S1.9'), '10a': plus(a, 'S1.22'), '10c': plus(a, 'S1.22', '10b') })
  a['11'] = plus(a, '9') - plus(a, '10c')
  a['13'] = Math.round(0.2 * (plus(a, 'C.31') - half - plus(a, 'S1.16')))
  a['14'] = plus(a, '12', '13')
  a['15'] = a['11'] - a['14']
  a['16'] = taxOn(a['15'], single2020)
  Object.assign(a, { '18': a['16'], '22': a['16'], '23': 2 * half, '24': a['16'] + 2 * half, '33': 8_800 })
  const open = plus(a, '24') - 8_800
  if (open > 0) a['37'] = open
  else Object.assign(a, { '34': -open, '36': -open })
  const p = printerOf(a, 'plain')
  const [c1 = '', c2 = ''] = scheduleC(who, studio, 2020, p)
  const cover = letter({ firm: 'TallyFile Self-Employed', place: 'Electronic filing instructions for your 2020 federal tax return', date: 'April 30, 2021', to: who, about: 'Important: your taxes are not finished until all required steps are completed.', words: [`Balance due. Your federal return shows a balance due of $${open.toLocaleString('en-US')}. Your payment is scheduled to be debited from your account.`, 'What you need to sign. Sign and date Form 8879 within 1 day of acceptance.', `2020 federal tax return summary: adjusted gross income $${plus(a, '11').toLocaleString('en-US')}; taxable income $${plus(a, '15').toLocaleString('en-US')}; total tax $${plus(a, '24').toLocaleString('en-US')}.`] })
  if (open <= 0) throw new Error(`${open} due of ${plus(a, '24')}`)
  const state = stateReturn('NJ-1040 &nbsp; 2020', 'State of New Jersey Gross Income Tax Resident Return', { filer: who, t: p.t, rows: [['15', 'Wages, salaries, tips, and other employee compensation', '0'], ['16a', 'Taxable interest income', '61'], ['17', 'Dividends', '533'], ['18', 'Net profits from business', plus(a, 'C.31').toLocaleString('en-US')], ['29', 'New Jersey gross income', plus(a, '3b', '2b', '7', 'C.31').toLocaleString('en-US')]] })
  const schedule = scheduleE(who, ['1106 Springfield Ave Unit 2, Irvington NJ 07111'], 2020, p)
  const pages = [cover, ...individual2020(who, p, ['PHOTOGRAPHER', '']), c1, c2 + otherExpenses(other.map(([label, value]) => [label, value.toLocaleString('en-US')]), p), schedule, state]
  return taxDocument({ name: '1040-photographer-c-e-2020-scanning-app', family: '1040-of-2020-online-program', notes: 'pages of a phone’s scanning app at 150 dpi: a single person’s 1040 of 2020 in the layout of that year (lines 10a to 10c, Schedule 1 with lines 1 to 22) from an online program, Schedule C with home office, Schedule E with one flat; behind a letter with amounts and before a page of a state’s return, neither of which is an entry', scan: app, font: "'Inter'", size: 8.6, pages: appearingAs(pages, online), returns: [{ form: '1040', tax_year: 2020, taxpayer_name: who.name, taxpayer_id: who.id, business_name: studio.name, lines: a, statements: [{ title: 'Other expenses', line: 'C.48', items: other, total: listed(other) }] }] }, p)
})()
