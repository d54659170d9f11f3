/** What the returns of this batch share: rents, a person’s taxes from 2022 on, owners’ capital, small changes of pages. */
import { taxOn } from '../../2026-11-28-z1/tax/individuals.ts'
import type { Owner } from '../../2026-11-28-z1/tax/k1.ts'
import { plus, type Amounts } from '../../2026-11-28-z1/tax/sheet.ts'
import type { Rental } from '../../2026-11-29-a/tax/attachments.ts'
import { changed } from '../../2026-11-29-f/tax/wording.ts'

export { changed } from '../../2026-11-29-f/tax/wording.ts'
export { ownersOf } from '../../2026-11-29-f/tax/owners.ts'

/** Whole dollars with thousands marks, negative in parentheses. */
export const shown = (value: number): string => (value < 0 ? `(${(-value).toLocaleString('en-US')})` : value.toLocaleString('en-US')) // prettier-ignore

/** Lines of Form 8825 that follow from its properties. */
export function rented(rentals: readonly Rental[]): Amounts {
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

/** Lines of Schedule E that follow from its properties; a loss is allowed whole. */
export function housed(properties: Readonly<Record<string, Amounts>>): Amounts {
  const a: Amounts = {}
  for (const [letter, lines] of Object.entries(properties)) {
    for (const [line, value] of Object.entries(lines)) a[`E.${letter}.${line}`] = value
    a[`E.${letter}.20`] = Object.entries(lines).reduce((sum, [line, value]) => sum + (line === '3' ? 0 : value), 0)
    a[`E.${letter}.21`] = plus(lines, '3') - plus(a, `E.${letter}.20`)
    if (plus(a, `E.${letter}.21`) < 0) a[`E.${letter}.22`] = -plus(a, `E.${letter}.21`)
  }
  const all = (line: string) => plus(a, ...Object.keys(properties).map(letter => `E.${letter}.${line}`))
  Object.assign(a, { 'E.23a': all('3'), 'E.23c': all('12'), 'E.23d': all('18'), 'E.23e': all('20') })
  a['E.24'] = all('21') + all('22')
  if (all('22') > 0) a['E.25'] = all('22')
  a['E.26'] = all('21')
  return a
}

/** The 1040 from 2022 on, after Schedules C, E and F; `1a`, `2b`, `3b`, withholding and estimates are given. */
export function person(a: Amounts, standard: number, brackets: readonly (readonly [number, number])[]): void {
  const earned = plus(a, 'C.31', 'F.34')
  const half = Math.round((earned * 0.9235 * 0.153) / 2)
  if (a['C.31'] !== undefined) a['S1.3'] = a['C.31']
  if (a['E.26'] !== undefined) a['S1.5'] = a['E.26']
  if (a['F.34'] !== undefined) a['S1.6'] = a['F.34']
  Object.assign(a, { 'S1.10': plus(a, 'S1.3', 'S1.5', 'S1.6'), 'S1.15': half, 'S1.26': half + plus(a, 'S1.17') })
  if (a['1a'] !== undefined) a['1z'] = a['1a']
  Object.assign(a, { '8': a['S1.10'], '9': plus(a, '1z', '2b', '3b', 'S1.10'), '10': a['S1.26'], '12': standard })
  a['11'] = plus(a, '9') - plus(a, '10')
  a['13'] = Math.round(0.2 * Math.max(0, Math.min(earned - half - plus(a, 'S1.17'), a['11'] - standard)))
  a['14'] = standard + a['13']
  a['15'] = Math.max(0, a['11'] - a['14'])
  a['16'] = taxOn(a['15'], brackets)
  Object.assign(a, { '18': a['16'], '22': a['16'], '23': 2 * half, '24': a['16'] + 2 * half })
  if (a['25a'] !== undefined) a['25d'] = a['25a']
  a['33'] = plus(a, '25d', '26')
  const open = plus(a, '24') - a['33']
  if (open > 0) a['37'] = open
  else Object.assign(a, { '34': -open, '35a': -open })
}

/** Capital accounts and earnings of partners from their boxes. */
export const withCapital = (owners: readonly Owner[]): Owner[] => owners.map(owner => ({ ...owner, lines: { ...owner.lines, ...(owner.lines['19A'] !== undefined && { 'L.withdrawals': owner.lines['19A'] }), 'L.end': plus(owner.lines, 'L.begin', 'L.net_income') - plus(owner.lines, '19A') } })) // prettier-ignore

/** Page 1 of an 1120-S with so many shareholders. */
export const held = (html: string, count: number): string => changed(html, 'during any part of the tax year <b class="t">2</b>', `during any part of the tax year <b class="t">${count}</b>`) // prettier-ignore

/** Page 1 of a 1065 with so many Schedules K-1. */
export const joined = (html: string, count: number): string => changed(html, 'at any time during the tax year <b class="t">2</b>', `at any time during the tax year <b class="t">${count}</b>`) // prettier-ignore

/** A later statement of a file. */
export const second = (html: string): string => changed(html, 'STATEMENT 1', 'STATEMENT 2')
