/** A printing company's 1120 of 2019: loss carried forward, dividends, officers on Form 1125-E, amounts without commas on a gray copy. */
import { listed, pair, put } from '../../2026-11-28-z1/tax/books.ts'
import { costOfGoods, statementPage, type Entity } from '../../2026-11-28-z1/tax/business-forms.ts'
import { corporation, corporationBalance, corporationTax } from '../../2026-11-28-z1/tax/partnership-and-corporation.ts'
import { corporateReturn } from '../../2026-11-28-z1/tax/partnerships-and-corporations.ts'
import { heading, linesOf, plus, printerOf, taxDocument, type Printer } from '../../2026-11-28-z1/tax/sheet.ts'
import { stateReturn } from './around.ts'
import { appearingAs, stamp, type Appearance } from './appearances.ts'
import { gray } from './scanners.ts'
import { changed } from './wording.ts'

const officers = [['JEROME P KACZMAREK', '900-29-6641', '60.00', 92_500], ['ANITA KACZMAREK', '900-29-1187', '40.00', 57_200]] as const // prettier-ignore

/** Form 1125-E: keys `1125-E.1.f.1`. */
const compensation = (entity: Entity, p: Printer): string => `${heading({ form: '1125-E', title: 'Compensation of Officers', year: 2016, omb: '1545-0123', notes: ['Attach to Form 1120, 1120-C, 1120-F, 1120-REIT, 1120-RIC, or 1120S.', 'Information about Form 1125-E and its separate instructions is at <i>www.irs.gov/form1125e</i>.'] }).replace(/<div class="y">.*?<\/div>/, '<div class="y"><small><br>OMB No. 1545-0123</small></div>').replace('<br><small>Department', '<br><small>(Rev. October 2016)<br>Department')}<table class="ent"><tr><td><small>Name</small><br>${p.t(entity.name)}<td style="width:1.8in"><small>Employer identification number</small><br>${p.t(entity.id)}</tr></table><div class="per"><b>Note:</b> Complete Form 1125-E only if total receipts are $500,000 or more. See instructions for definition of total receipts.</div><table class="L"><tr class="h"><td>(a) Name of officer<td><small>(b) Social security number<br>(see instructions)</small><td><small>(c) Percent of time devoted to business</small><td><small>(d) Percent of stock owned: Common</small><td><small>(e) Preferred</small><td>(f) Amount of compensation</tr>${officers.map(([name, id, percent], i) => `<tr><td><b>${i === 0 ? '1' : '&nbsp;'}</b> &nbsp; ${p.t(name)}<td class="c">${p.t(id)}<td class="c">${p.t('100')} %<td class="c">${p.t(percent)} %<td class="c">%<td class="n">${p.v(`1125-E.1.f.${i + 1}`)}</tr>`).join('')}${'<tr><td>&nbsp;<td><td class="c">%<td class="c">%<td class="c">%<td class="n"></tr>'.repeat(6)}</table>${linesOf('2 | Total compensation of officers | 2\n3 | Compensation of officers claimed on Form 1125-A or elsewhere on return | 3\n4 | Subtract line 3 from line 2. Enter the result here and on Form 1120, page 1, line 12 or the appropriate line of your tax return | 4', p, '1125-E.')}` // prettier-ignore

/** A copy of a copy: the form in a wide face, lines without leaders, parts in reverse. */
const copied: Appearance = {
  style: `.page{font:7.1pt/9.2pt 'Libre Franklin';padding:.55in .62in .4in .5in}small{font-size:6pt}.d{display:none}.t{font-weight:700}.up{background:#333;color:#fff}.x{background:#eee}.a.in{width:.94in}.row{border-bottom:.2pt solid #bbb}`,
  page: (html, number) => `<div style="position:absolute;left:.06in;top:3.2in;width:.22in;height:.22in;border-radius:50%;background:#777"></div><div style="position:absolute;left:.06in;top:7.4in;width:.22in;height:.22in;border-radius:50%;background:#777"></div>${html}<div style="position:absolute;right:.2in;bottom:.12in;font:7pt/8pt Cousine">KACZ ${number}</div>`, // prettier-ignore
}

// prettier-ignore
export const printer = (() => {
  const entity: Entity = { name: 'LAKEFRONT OFFSET PRINTING CORP', id: '39-0683217', street: '2875 S KINNICKINNIC AVE', city: 'MILWAUKEE WI 53207', code: '323111', activity: '', since: '04/12/1966', preparer: 'BAY VIEW ACCOUNTANTS SC' }
  const other = [['ACCOUNTING', 14_300], ['DELIVERY', 38_115], ['DUES', 2_840], ['INSURANCE', 41_967], ['MEALS', 1_522], ['OFFICE', 11_604], ['SOFTWARE', 23_751], ['TELEPHONE', 6_938], ['UTILITIES', 54_207]] as const
  const a = corporateReturn({ cost: [119_438, 974_261, 583_907, 152_644, 127_085], begin: 318_559, dividends: 24_000, amounts: { '1125-E.1.f.1': 92_500, '1125-E.1.f.2': 57_200, '1125-E.2': 149_700, '1125-E.4': 149_700, '1a': 2_648_173, '1b': 9_284, '5': 1_903, '6': 18_000, '10': 4_427, '12': 149_700, '13': 236_845, '14': 51_276, '15': 11_318, '17': 64_933, '18': 29_587, '19': 1_750, '20': 72_410, '22': 8_695, '23': 17_242, '24': 63_580, '26': listed(other), '29a': 38_214, 'J.14': 8_000, 'M-1.5c': 1_522 }, sheet: b => { put(b, '1', [67_914, 98_233]); pair(b, ['2a', '2b'], [312_470, 334_826], [10_000, 14_000]); put(b, '3', [119_438, 127_085]); put(b, '6', [16_752, 18_409]); pair(b, ['10a', '10b'], [2_245_318, 2_301_773], [1_716_902, 1_789_312]); put(b, '12', [70_000, 70_000]); put(b, '14', [5_250, 5_250]); put(b, '16', [141_386, 128_907]); put(b, '17', [64_000, 66_500]); put(b, '18', [38_722, 41_065]); for (const column of ['a', 'b', 'c', 'd']) b[`L.22b.${column}`] = 60_000; put(b, '23', [15_000, 15_000]); put(b, '27', [42_000, 42_000]) } })
  if (plus(a, '30') <= 0) throw new Error('no taxable income')
  const p = printerOf(a, 'bare')
  const first = changed(corporation(entity, 2019, p), '<em>32</em><span class="cap"><span>Reserved for future use', '<em>32</em><span class="cap"><span>2019 net 965 tax liability paid (Schedule J, Part II, line 12)')
  const state = stateReturn('Form 4', 'Wisconsin Non-Combined Corporation Franchise or Income Tax Return 2019', { filer: entity, t: p.t, rows: [['1', 'Federal taxable income before net operating loss deduction', `${plus(a, '28')}`], ['2', 'Additions', '0'], ['15', 'Wisconsin net business loss carryforward', '41906'], ['17', 'Gross tax', '6114'], ['28', 'Estimated tax payments', '6500'], ['36', 'Overpayment', '386']] })
  const pages = [first, corporationTax(2019, p), corporationBalance(2019, p), costOfGoods(entity, p), compensation(entity, p), statementPage(entity, 'OTHER DEDUCTIONS', 'FORM 1120 LINE 26', other, p, value => `${value}`), state]
  const stamped = appearingAs(pages, copied).map((page, i) => (i === 0 ? `${page}${stamp(['COPY', 'NOT ORIGINAL'], 'left:.05in;top:.04in', -6)}${stamp(['FILED ELECTRONICALLY', '10-02-2020'], 'right:.02in;bottom:.1in', 5)}` : page))
  return taxDocument({ name: '1120-offset-printer-2019-gray-copy-scan', family: '1120-wide-face-gray-copy-stamped', notes: 'skewed scan of a gray copy of a copy of an 1120 of 2019: bold amounts without commas, net operating loss carried forward, Schedule J, dividends, treasury stock, Forms 1125-A and 1125-E, a statement, stamps over the margins, a page of a state’s return, which is no entry', scan: gray, font: 'Arimo', size: 8, pages: stamped, returns: [{ form: '1120', tax_year: 2019, taxpayer_name: entity.name, taxpayer_id: entity.id, lines: a, statements: [{ title: 'Other deductions', line: '26', items: other, total: listed(other) }] }] }, p)
})()
