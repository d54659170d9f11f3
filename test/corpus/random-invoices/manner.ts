/** How a drawn invoice writes numbers, money and days, and what type it is set in. */
import type { Chance } from '../../drawing/chance.ts'
import type { Country } from './firms.ts'
import type { Deal } from './deal.ts'
import { wordings } from './wording.ts'

export interface InvoiceManner {
  readonly font: 'Helvetica' | 'Times-Roman' | 'Courier'
  readonly size: number
  readonly format: 'LETTER' | 'A4'
  readonly left: number
  /** A money amount where the table prints it. */
  readonly amountText: (value: number) => string
  /** A money amount among the totals. */
  readonly sum: (value: number) => string
  readonly quantity: (value: number) => string
  readonly share: (value: number) => string
  readonly day: (iso: string) => string
  /** The currency is printed somewhere (a mark or a code). */
  readonly currencyPrinted: boolean
  readonly colon: string
  readonly capitals: boolean
}

type Mark = 'none' | 'before' | 'apart' | 'after' | 'code before' | 'code after'

export function mannerOf(chance: Chance, deal: Deal): InvoiceManner {
  const { country, land, language } = deal
  const mark = land.mark
  const number = numberOf(chance, country)
  const anglo = language === 'en' || country === 'MX'
  const kinds: readonly (readonly [number, Mark])[] = anglo ? [[4, 'before'], [3, 'none'], [1, 'apart'], [0.6, 'code before'], [0.4, 'code after']] : [[4, 'after'], [3, 'none'], [1, 'before'], [1, 'code after'], [0.5, 'apart']] // prettier-ignore
  const inTable = chance.weighted<Mark>(chance.is(0.4) ? ([[1, 'none']] as const) : kinds)
  const inSums = chance.is(0.4) ? inTable : chance.weighted<Mark>(kinds)
  const negative = chance.pick(['-', '-', '-', '(', 'trailing'])
  const amountText = (style: Mark) => (value: number) => {
    const plain = number(Math.abs(value), 2)
    const dressed = { none: plain, before: `${mark}${mark.length > 1 ? ' ' : ''}${plain}`, apart: `${mark} ${plain}`, after: `${plain} ${mark}`, 'code before': `${land.currency} ${plain}`, 'code after': `${plain} ${land.currency}` }[style] // prettier-ignore
    return value >= 0 ? dressed : negative === '(' ? `(${dressed})` : negative === 'trailing' && style === 'none' ? `${dressed}-` : `-${dressed}` // prettier-ignore
  }
  const font = chance.weighted([
    [6, 'Helvetica'],
    [3, 'Times-Roman'],
    [1.2, 'Courier'],
  ] as const)
  const wholeQuantities = chance.is(0.7)
  const day = dayOf(chance, deal)
  return {
    font, size: font === 'Courier' ? chance.whole(7, 8) : chance.whole(8, 10),
    format: country === 'US' || country === 'CA' ? 'LETTER' : 'A4', left: chance.pick([30, 40, 50, 62]),
    amountText: amountText(inTable), sum: amountText(inSums), currencyPrinted: inTable !== 'none' || inSums !== 'none',
    quantity: value => (wholeQuantities && Number.isInteger(value) ? number(value, 0) : number(value, 2)),
    share: value => { const text = `${Math.round(value * 10000) / 100}`.replace('.', anglo ? '.' : ','); return chance.is(0.5) ? `${text}%` : `${text} %` },
    day, colon: chance.pick([':', ':', '', ' :']), capitals: chance.is(0.15),
  } // prettier-ignore
}

function numberOf(chance: Chance, country: Country): (value: number, decimals: number) => string {
  const groups: Record<string, readonly (readonly [string, string])[]> = {
    DE: [['.', ','], ['.', ','], ['', ',']], CH: [["'", '.'], ["'", '.']], FR: [[' ', ','], [' ', ','], ['', ','], ['.', ',']], BE: [['.', ','], [' ', ',']],
    ES: [['.', ','], ['', ',']], NL: [['.', ','], ['.', ','], ['', ',']], MX: [[',', '.']],
  } // prettier-ignore
  const [group, decimal] = chance.pick(
    groups[country] ?? [
      [',', '.'],
      [',', '.'],
      [',', '.'],
      ['', '.'],
    ],
  )
  const indian = country === 'IN' && chance.is(0.7)
  const dash = country === 'IN' && chance.is(0.3)
  return (value, decimals) => {
    const [whole, rest] = value.toFixed(decimals).split('.') as [string, string | undefined]
    const grouped = indian ? whole.replace(/\B(?=(\d{2})*\d{3}$)/g, group) : whole.replace(/\B(?=(\d{3})+$)/g, group)
    if (dash && rest === '00') return `${grouped}/-`
    return rest === undefined ? grouped : `${grouped}${decimal}${rest}`
  }
}

function dayOf(chance: Chance, deal: Deal): (iso: string) => string {
  const { country, language } = deal
  const words = wordings[language].months
  const parts = (iso: string) => ({ y: iso.slice(0, 4), m: iso.slice(5, 7), d: iso.slice(8, 10) })
  const short = (month: string): string => words[Number(month) - 1]!.slice(0, 3)
  const long = (month: string): string => words[Number(month) - 1]!
  const ordinal = (day: number): string => `${day}${day % 10 === 1 && day !== 11 ? 'st' : day % 10 === 2 && day !== 12 ? 'nd' : day % 10 === 3 && day !== 13 ? 'rd' : 'th'}` // prettier-ignore
  const forms: Record<string, (iso: string) => string> = {
    us: iso => { const { y, m, d } = parts(iso); return `${m}/${d}/${y}` },
    usShort: iso => { const { y, m, d } = parts(iso); return `${Number(m)}/${Number(d)}/${y}` },
    usYear: iso => { const { y, m, d } = parts(iso); return `${Number(m)}/${Number(d)}/${y.slice(2)}` },
    usLong: iso => { const { y, m, d } = parts(iso); return `${long(m)} ${Number(d)}, ${y}` },
    usMiddle: iso => { const { y, m, d } = parts(iso); return `${short(m)} ${Number(d)}, ${y}` },
    usWeek: iso => { const { y, m, d } = parts(iso); const week = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'][new Date(iso).getUTCDay()]!; return `${week}, ${long(m)} ${Number(d)}, ${y}` },
    usDash: iso => { const { y, m, d } = parts(iso); return `${m}-${d}-${y}` },
    iso: iso => iso,
    slash: iso => { const { y, m, d } = parts(iso); return `${d}/${m}/${y}` },
    dash: iso => { const { y, m, d } = parts(iso); return `${d}-${m}-${y}` },
    dot: iso => { const { y, m, d } = parts(iso); return `${d}.${m}.${y}` },
    dotShort: iso => { const { y, m, d } = parts(iso); return `${d}.${m}.${y.slice(2)}` },
    name: iso => { const { y, m, d } = parts(iso); return `${Number(d)} ${long(m)} ${y}` },
    dashName: iso => { const { y, m, d } = parts(iso); return `${d}-${short(m)}-${y}` },
    dashNameShort: iso => { const { y, m, d } = parts(iso); return `${Number(d)}-${short(m)}-${y.slice(2)}` },
    spaceName: iso => { const { y, m, d } = parts(iso); return `${d} ${short(m)} ${y}` },
    ordinal: iso => { const { y, m, d } = parts(iso); return `${ordinal(Number(d))} ${long(m)} ${y}` },
    german: iso => { const { y, m, d } = parts(iso); return `${Number(d)}. ${long(m)} ${y}` },
    spanish: iso => { const { y, m, d } = parts(iso); return `${Number(d)} de ${long(m)} de ${y}` },
    capital: iso => { const { y, m, d } = parts(iso); return `${d} ${short(m).toUpperCase()} ${y}` },
  } // prettier-ignore
  const chosen = chance.pick(
    country === 'US' ? ['us', 'us', 'usShort', 'usShort', 'usLong', 'usMiddle', 'usYear', 'usWeek', 'usDash', 'iso', 'dashName']
    : country === 'CA' ? ['iso', 'usLong', 'usMiddle', 'dashName']
    : country === 'DE' || country === 'CH' ? ['dot', 'dot', 'german', 'dotShort', 'iso']
    : language === 'fr' ? ['slash', 'slash', 'name', 'dot'] : language === 'es' ? ['slash', 'slash', 'spanish', 'dash']
    : language === 'nl' ? ['dash', 'dash', 'name', 'slash', 'iso']
    : ['slash', 'slash', 'dash', 'name', 'dashName', 'dashNameShort', 'spaceName', 'ordinal', 'capital', 'dot', 'dotShort'],
  ) // prettier-ignore
  return forms[chosen]!
}
