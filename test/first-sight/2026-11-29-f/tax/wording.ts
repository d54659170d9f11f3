/** Years whose forms differ from the kit's wording: lines taken out, put in or renumbered. */
import { linesOf, type Printer } from '../../2026-11-28-z1/tax/sheet.ts'

/** A replacement that must find its place. */
export function changed(html: string, from: string | RegExp, to: string): string {
  const next = html.replace(from, () => to)
  if (next === html) throw new Error(`not on the page: ${from}`)
  return next
}

const row = (number: string, words: string): RegExp => new RegExp(`<div class="row"><em>${number}</em><span class="cap"><span>${words}.*?</div>`) // prettier-ignore

/** Schedule K of 1120-S to 2017: foreign taxes on line 14l, and no line 16f. */
export const scheduleK2014 = (html: string): string => changed(changed(html, row('f', 'Foreign taxes'), ''), 'lines 11 through 12d and 16f', 'lines 11 through 12d and 14l') // prettier-ignore

/** Schedules L, M-1 and M-2 of 1120-S to 2017, whose M-2 has three columns. */
export function balance2014(html: string): string {
  const columns = changed(html, /<small>\(b\) Shareholders’ undistributed.*?<small>\(d\) Other adjustments account<\/small>/, '<small>(b) Other adjustments account</small><td><small>(c) Shareholders’ undistributed taxable income previously taxed</small>') // prettier-ignore
  const [before = '', after = ''] = columns.split('<td><small>(a) Accumulated')
  const third = after.replace(/<tr>.*?<\/tr>/g, line => line.replace(/<td class="n(?: g)?">[^<]*<\/tr>/, '</tr>'))
  return changed(`${before}<td><small>(a) Accumulated${third}`, '14p', '14l').replaceAll('14p', '14l')
}

/** Schedule K-1 of 1120-S to 2019: the percentage is item F. */
export function shareholder2014(html: string): string {
  const without = changed(html, /<div class="it"><b>D<\/b> Corporation’s total.*?<\/div>/, '')
  const lettered = without.replace('<b>E</b> Share', '<b>D</b> Share').replace('<b>F</b> Share', '<b>E</b> Share').replace('<b>G</b> Current year allocation percentage', '<b>F</b> Shareholder’s percentage of stock ownership for tax year') // prettier-ignore
  return changed(lettered, /<div class="it"><b>H<\/b> Share.*?<\/div><div class="it"><b>I<\/b>.*?<\/div>/, '').replace('Schedule K-3 is attached if checked ☐', 'Foreign transactions') // prettier-ignore
}

/** Schedule K of 1120-S of 2024: contributions in cash and not in cash. */
export const scheduleK2024 = (html: string, p: Printer): string => changed(changed(changed(changed(html, row('12a', 'Charitable'), linesOf('12a | Cash charitable contributions | 12a\nb | Noncash charitable contributions | 12b', p, 'K.')), row('b', 'Investment interest expense'), linesOf('c | Investment interest expense | 12c', p, 'K.')), row('c', 'Section 59'), linesOf('d | Section 59(e)(2) expenditures Type | 12d', p, 'K.')), row('d', 'Other deductions'), linesOf('e | Other deductions (see instructions) Type | 12e', p, 'K.')).replace('11 through 12d', '11 through 12e') // prettier-ignore

/** Schedule K of 1065 to 2018: guaranteed payments on one line, foreign taxes on 16p. */
export function partnershipK2018(html: string, p: Printer): string {
  const one = changed(html, row('4', 'Guaranteed payments: a'), linesOf('4 | Guaranteed payments | 4', p, 'K.'))
  const rest = changed(changed(one, row('', 'b Capital'), ''), row('', 'c Total. Add'), '')
  return changed(rest, row('21', 'Total foreign taxes'), '')
}

export const partnershipBalance2018 = (html: string): string => changed(html, '13d, and 21', '13d, and 16p').replaceAll('13d, and 21', '13d, and 16p') // prettier-ignore

/** Schedule K-1 of 1065 to 2018: box 4 is one, there is no box 21, capital increases or decreases. */
export function partner2018(html: string): string {
  const box = (number: string) => new RegExp(`<div class="bx"><div><b>${number}</b>.*?</table></div>`)
  const fewer = ['4b', '4c', '21'].reduce((page, number) => changed(page, box(number), ''), html)
  return changed(changed(fewer, '<b>4a</b> Guaranteed payments for services', '<b>4</b> Guaranteed payments'), 'Current year net income (loss)', 'Current year increase (decrease)').replace('Schedule K-3 is attached if checked ☐', 'Foreign transactions') // prettier-ignore
}
