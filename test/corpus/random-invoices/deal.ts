/** What a drawn invoice is about: parties, dates, lines, sums and the machine sold; nothing yet about how it is printed. */
import type { Chance } from '../../drawing/chance.ts'
import { firmOf, lands, type Country, type Firm, type Land } from './firms.ts'
import { catalogs, features, machines, vinOf, type Machine } from './goods.ts'
import { paymentTerms, type Language } from './wording.ts'

export type DocumentKind = 'invoice' | 'quotation' | 'purchase_order' | 'bill_of_sale' | 'credit_note' | 'receipt'

export interface DealLine {
  readonly text: string
  /** Printed under the description: features, notes. */
  readonly more: readonly string[]
  readonly code: string
  readonly quantity: number
  readonly unit: string
  readonly price: number
  /** Fraction taken off the price of the line. */
  readonly off: number
  readonly amount: number
  readonly hard: boolean
  /** ISO. */
  readonly date: string
}

export interface Unit {
  readonly machine: Machine
  readonly year: number
  readonly vin: string | null
  readonly serial: string | null
  readonly use: number | null
}

export interface Deal {
  readonly kind: DocumentKind
  readonly country: Country
  readonly land: Land
  readonly language: Language
  readonly seller: Firm
  readonly buyer: Firm
  readonly shipTo: Firm | null
  readonly number: string
  /** ISO. */
  readonly date: string
  readonly due: string | null
  readonly terms: string | null
  readonly order: string | null
  readonly customer: string | null
  readonly lines: readonly DealLine[]
  /** Lines before discount, freight and tax. */
  readonly subtotal: number
  readonly discount: number | null
  readonly discountShare: number
  readonly shipping: number | null
  readonly taxes: readonly { readonly label: string; readonly rate: number; readonly amount: number }[]
  readonly total: number
  readonly paid: number | null
  readonly previous: number | null
  readonly open: number
  readonly unit: Unit | null
}

export const cents = (value: number): number => Math.round(value * 100) / 100
export const addDays = (iso: string, days: number): string => new Date(Date.parse(iso) + days * 86400000).toISOString().slice(0, 10) // prettier-ignore

export interface DealOptions {
  readonly country?: Country
  readonly kind?: DocumentKind
  readonly unit?: boolean
  readonly lines?: number
  readonly personBuys?: number
}

export function dealOf(chance: Chance, options: DealOptions = {}): Deal {
  const country = options.country ?? chance.weighted<Country>([[10, 'US'], [1.5, 'CA'], [2.5, 'GB'], [1.5, 'AU'], [3, 'IN'], [0.5, 'IE'], [2.5, 'DE'], [0.7, 'CH'], [2.5, 'FR'], [0.4, 'BE'], [1.2, 'ES'], [0.8, 'MX'], [2, 'NL']]) // prettier-ignore
  const land = lands[country]
  const { language } = land
  const kind = options.kind ?? chance.weighted<DocumentKind>([[8, 'invoice'], [1.5, 'quotation'], [0.6, 'purchase_order'], [0.3, 'credit_note'], [0.6, 'receipt']]) // prettier-ignore
  const seller = firmOf(chance, country)
  let buyer = firmOf(chance, country, options.personBuys ?? 0.2)
  while (buyer.name.slice(0, 4).toLowerCase() === seller.name.slice(0, 4).toLowerCase() || buyer.lines[0] === seller.lines[0]) buyer = firmOf(chance, country, 0.2) // prettier-ignore
  const shipTo = chance.is(0.35) ? (chance.is(0.6) ? { ...buyer, name: buyer.name, lines: chance.is(0.5) ? buyer.lines : firmOf(chance, country).lines } : firmOf(chance, country)) : null // prettier-ignore
  const date = addDays('2022-01-04', chance.whole(0, 1700))
  const unit = (options.unit ?? (language === 'en' && chance.is(0.4))) ? unitOf(chance, date, country) : null // prettier-ignore
  const sign = kind === 'credit_note' ? -1 : 1
  const lines = linesOf(chance, language, unit, date, options).map(line => ({ ...line, quantity: line.quantity * sign, amount: line.amount * sign })) // prettier-ignore
  const subtotal = cents(lines.reduce((sum, line) => sum + line.amount, 0))
  const discountShare = chance.is(0.18) ? chance.pick([0.05, 0.1, 0.02, 0.03, 0.15]) : 0
  const discount = discountShare > 0 ? cents(subtotal * discountShare) : null
  const shipping = sign > 0 && chance.is(0.25) ? cents(chance.logarithmic(8, 900)) : null
  const base = cents(subtotal - (discount ?? 0) + (shipping ?? 0))
  const taxes = taxesOf(chance, country, land, base)
  const total = cents(base + taxes.reduce((sum, tax) => sum + tax.amount, 0))
  const [terms, days] = chance.pick(paymentTerms[language])
  const statesTerms = chance.is(0.6)
  const statesDue = kind === 'invoice' && chance.is(0.5)
  const paid = sign < 0 ? null : kind === 'receipt' ? total : chance.is(0.2) ? cents(total * chance.pick([0.1, 0.2, 0.5, 0.25, 1])) : null // prettier-ignore
  return {
    kind, country, land, language, seller, buyer, shipTo, date, lines, subtotal, discount, discountShare, shipping, taxes, total, paid, unit, previous: null,
    number: numberOf(chance, date, kind),
    due: statesDue ? addDays(date, statesTerms && days > 0 ? days : chance.pick([14, 30, 15, 45, 60])) : null,
    terms: statesTerms && kind !== 'receipt' ? terms : null,
    order: kind !== 'purchase_order' && chance.is(0.3) ? chance.pick([`PO-${chance.whole(1000, 99999)}`, `${chance.whole(10000, 9999999)}`, `${chance.pick(['A', 'KM', 'B'])}${chance.whole(100, 9999)}`, `45000${chance.whole(10000, 99999)}`]) : null,
    customer: chance.is(0.4) ? chance.pick([`${chance.whole(1000, 99999)}`, `C-${chance.whole(100, 9999)}`, `CUST${chance.whole(100, 999)}`]) : null,
    open: cents(total - (paid ?? 0)),
  } // prettier-ignore
}

function numberOf(chance: Chance, date: string, kind: DocumentKind): string {
  const year = date.slice(0, 4)
  const running = chance.whole(12, 99999)
  const prefix = kind === 'quotation' ? chance.pick(['Q', 'QT', 'SQ']) : chance.pick(['INV', 'SI', 'R', 'F', 'S', 'FA'])
  return chance.pick([`${running}`, `${prefix}-${running}`, `${prefix}${year}-${running}`, `${year}/${running}`, `${year}-${`${running}`.padStart(5, '0')}`, `${chance.whole(1000000, 99999999)}`, `${prefix}${running}`, `00${running}`, `${prefix}/${year.slice(2)}-${Number(year.slice(2)) + 1}/${running}`, `${chance.pick(['A', 'B', 'K'])}${chance.whole(10, 99)}-${running}`, `${year}${`${running}`.padStart(4, '0')}`, `${running}-${chance.whole(1, 9)}`, `${chance.pick(['WO', 'TX'])} ${running}`]) // prettier-ignore
}

function unitOf(chance: Chance, date: string, country: Country): Unit {
  const machine = chance.pick(machines)
  const used = chance.is(0.5)
  const year = Number(date.slice(0, 4)) - (used ? chance.whole(2, 9) : chance.whole(0, 1))
  const number = `${chance.pick(['CAT', 'A', 'KX', 'T', '1LV', 'WN', 'H'])}${chance.whole(10000, 99999)}${chance.pick(['', 'B', 'XK', '7'])}${chance.whole(100, 999)}` // prettier-ignore
  const vehicle = machine.vehicle && (country === 'US' || country === 'CA')
  return { machine, year, vin: vehicle ? vinOf(chance, year) : null, serial: !vehicle && chance.is(0.75) ? number : null, use: used && chance.is(0.6) ? (machine.vehicle ? chance.whole(40000, 620000) : chance.whole(300, 9800)) : null } // prettier-ignore
}

function linesOf(
  chance: Chance,
  language: Language,
  unit: Unit | null,
  date: string,
  options: DealOptions,
): readonly DealLine[] {
  // prettier-ignore
  const lines: DealLine[] = []
  if (unit !== null) {
    const { machine } = unit
    const price = Math.round(chance.logarithmic(machine.low, machine.high) / 50) * 50
    const { make, model, type } = machine
    const spoken = chance.pick([make, make, make.toUpperCase()])
    const text = chance.pick([`${unit.year} ${spoken} ${model} ${type}`, `${unit.year} ${spoken} ${model} ${type}`, `${spoken} ${model} ${type}, ${unit.year}`, `${type} ${spoken} ${model}`, `${spoken} ${model} ${type}`, `(1) ${unit.year} ${spoken} ${model} ${type}`]) // prettier-ignore
    const used = unit.use !== null
    lines.push({ text, more: chance.is(0.5) ? chance.some(used ? [...features.slice(0, 4), features[6]!, features[7]!] : features, chance.whole(1, 3)) : [], code: code(chance), quantity: 1, unit: chance.pick(['EA', 'ea', 'Unit', 'Each']), price, off: 0, amount: price, hard: true, date }) // prettier-ignore
  }
  const catalog = catalogs[language]
  const all = catalog[chance.pick(Object.keys(catalog))]!
  const wanted = options.lines ?? (unit === null ? chance.weighted([[3, chance.whole(1, 3)], [4, chance.whole(3, 6)], [1, chance.whole(6, 12)], [0.5, chance.whole(12, 30)]]) : chance.pick([0, 0, 1, 2, 3])) // prettier-ignore
  const offs = chance.is(0.12)
  const chosen =
    wanted <= all.length ? chance.some(all, wanted) : Array.from({ length: wanted }, () => chance.pick(all))
  for (const good of chosen) {
    const quantity = good.hours ? chance.pick([1, 1.5, 2, 2.5, 3, 4, 6.5, 8, 12.25]) : good.many ? chance.weighted([[3, chance.whole(1, 4)], [2, chance.whole(5, 40)], [0.5, chance.whole(100, 1500)]]) : 1 // prettier-ignore
    const raw = chance.logarithmic(good.low, good.high)
    const price = chance.pick([cents(raw), Math.round(raw), Math.round(raw * 20) / 20])
    const off = offs && chance.is(0.7) ? chance.pick([0.05, 0.1, 0.15, 0.2]) : 0
    lines.push({ text: good.text, more: chance.is(0.12) ? chance.some(features, 1) : [], code: code(chance), quantity, unit: good.hours ? 'h' : chance.pick(['EA', 'pcs', 'PC', 'ea']), price, off, amount: cents(quantity * price * (1 - off)), hard: good.hard, date: addDays(date, -chance.whole(0, 25)) }) // prettier-ignore
  }
  return chance.is(0.15) ? lines.toReversed() : lines
}

const code = (chance: Chance): string => chance.pick([`${chance.whole(1000, 99999)}`, `${chance.pick(['HF', 'TR', 'BX', 'SRV', 'KL'])}-${chance.whole(100, 9999)}`, `${chance.whole(100, 999)}-${chance.whole(1000, 9999)}`, `${chance.pick(['A', 'P', 'Z'])}${chance.whole(10000, 99999)}`]) // prettier-ignore

function taxesOf(chance: Chance, country: Country, land: Land, base: number): Deal['taxes'] {
  if (chance.is(country === 'US' ? 0.45 : 0.1)) return []
  const rate = chance.pick(land.rates)
  const share = (label: string, part: number) => ({ label, rate: part, amount: cents(base * part) })
  if (country === 'IN' && chance.is(0.6)) return [share('CGST', rate / 2), share('SGST', rate / 2)]
  if (country === 'US' && chance.is(0.2)) return [share('State Tax', rate), share(chance.pick(['County Tax', 'City Tax', 'Local Tax']), chance.pick([0.01, 0.015, 0.0225]))] // prettier-ignore
  if (country === 'CA' && rate === 0.05) return [share('GST', 0.05), share('PST', 0.07)]
  return [share(land.taxName, rate)]
}
