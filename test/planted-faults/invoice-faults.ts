/** Faults in invoices: amounts of lines and totals, a sign, rows that are missing or stand twice. */
import { checkInvoice } from '../../core/checks/check-invoice.ts'
import type { Check } from '../../core/contract/evidence.ts'
import { extractInvoices } from '../../core/extraction/invoice/extract.ts'
import { chanceOf, type Chance } from '../drawing/chance.ts'
import { drawPage } from '../support/draw-page.ts'
import { withChangedDigit } from './changed-amount.ts'
import { drawnCompanies } from './drawn-statement.ts'
import type { FaultKind, PlantedDocument, PlantedFault } from './fault.ts'

interface Line {
  readonly text: string
  readonly quantity: number
  readonly rate: number
  readonly amount: number
}
interface Bill {
  readonly seller: string
  readonly buyer: string
  readonly lines: readonly Line[]
  readonly subtotal: number
  readonly discount: number | null
  readonly freight: number | null
  readonly tax: number
  readonly total: number
}

const cents = (value: number): number => Math.round(value * 100) / 100
const amountText = (value: number): string =>
  (value < 0 ? '-' : '') +
  Math.abs(value).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const goods = [
  'Hydraulic pump',
  'Conveyor belt',
  'Steel cabinet',
  'Drive motor',
  'Control panel',
  'Mounting bracket',
  'Safety fence',
  'Air filter',
]
const sellers = ['Ridgeline Tractor LLC', 'Pine Harbor Equipment Co.', 'Quarry Supply Inc.']

function billOf(chance: Chance): Bill {
  const lines = chance.some(goods, chance.whole(2, 5)).map((text): Line => {
    const [quantity, rate] = [chance.whole(2, 9), cents(chance.logarithmic(120, 4_000))]
    return { text, quantity, rate, amount: cents(quantity * rate) }
  })
  const subtotal = cents(lines.reduce((sum, { amount }) => sum + amount, 0))
  const freight = chance.is(0.5) ? cents(chance.logarithmic(40, 400)) : null
  const discount = freight === null && chance.is(0.5) ? cents(chance.logarithmic(100, 300)) : null
  const tax = cents((subtotal - (discount ?? 0)) * 0.06)
  return {
    seller: chance.pick(sellers), buyer: chance.pick(drawnCompanies), lines, subtotal, discount, freight, tax,
    total: cents(subtotal - (discount ?? 0) + (freight ?? 0) + tax),
  } // prettier-ignore
}

function pictureOf({ seller, buyer, lines, subtotal, discount, freight, tax, total }: Bill): string {
  const sum = (label: string, value: number | null): string[] =>
    value === null ? [] : [`${''.padEnd(44)}${label.padEnd(20)}${amountText(value).padStart(14)}`]
  return `
  ${seller.padEnd(60)}INVOICE
  1200 Mill Road
  Salem, OR 97301
                                              Invoice Number: 10442
                                              Invoice Date: 03/14/2025

  Bill To:
  ${buyer}
  88 Pier Street
  Astoria, OR 97103

  ${'Description'.padEnd(30)}${'Qty'.padStart(8)}${'Unit Price'.padStart(18)}${'Amount'.padStart(20)}
${lines.map(({ text, quantity, rate, amount }) => `  ${text.padEnd(30)}${String(quantity).padStart(8)}${amountText(rate).padStart(18)}${amountText(amount).padStart(20)}`).join('\n')}

${[...sum('Subtotal', subtotal), ...sum('Discount', discount === null ? null : -discount), ...sum('Freight', freight), ...sum('Sales Tax 6.00%', tax), ...sum('Total', total)].join('\n')}
`
}

const checksOf = (bill: Bill): readonly Check[] =>
  extractInvoices({
    fileName: 'invoice.pdf',
    pages: [drawPage(pictureOf(bill), { number: 1 })],
    problems: [],
  }).invoices.flatMap(checkInvoice)

/** An invoice with `count` faults. */
export function invoiceDocument(seed: number, count: number): PlantedDocument {
  const chance = chanceOf(seed + 700_000)
  const bill = billOf(chance)
  return {
    name: `invoice ${seed}`,
    sound: () => checksOf(bill),
    faults: Array.from({ length: count }, (_, turn) => faultOf(chance, bill, turn)),
  }
}

function faultOf(chance: Chance, bill: Bill, turn: number): PlantedFault {
  const at = chance.whole(0, bill.lines.length - 1)
  const line = bill.lines[at]!
  const fault = (kind: FaultKind, what: string, change: Partial<Bill>, places: readonly string[]): PlantedFault => ({
    kind,
    what,
    places,
    checks: () => checksOf({ ...bill, ...change }),
  })
  const withLine = (change: Partial<Line>): Partial<Bill> => ({
    lines: bill.lines.map((one, index) => (index === at ? { ...one, ...change } : one)),
  })
  const member = chance.pick(
    (['subtotal', 'tax', 'total', 'freight', 'discount'] as const).filter(name => bill[name] !== null),
  )
  const amount = withChangedDigit(chance, line.amount, 2)
  const rate = withChangedDigit(chance, line.rate, 2)
  const other = withChangedDigit(chance, bill[member]!, 2)
  const ofLines = ['the lines', 'quantity', line.text]
  const makers = [
    () =>
      fault(
        'changed digit in a part',
        `${line.text}: amount ${line.amount} → ${amount}`,
        withLine({ amount }),
        ofLines,
      ),
    () =>
      fault('changed digit in a total', `${member} ${bill[member]} → ${other}`, { [member]: other }, [
        'the total',
        'the lines',
        'the subtotal',
        'tax',
      ]),
    () => fault('changed digit in a part', `${line.text}: rate ${line.rate} → ${rate}`, withLine({ rate }), ofLines),
    () =>
      fault(
        'swapped sign',
        `${line.text}: ${line.amount} → ${-line.amount}`,
        withLine({ amount: -line.amount }),
        ofLines,
      ),
    () =>
      fault('duplicated row', line.text, { lines: [...bill.lines.slice(0, at + 1), ...bill.lines.slice(at)] }, ofLines),
    () => fault('missing row', line.text, { lines: bill.lines.filter(one => one !== line) }, ofLines),
  ]
  return makers[turn % makers.length]!()
}
