/** Sums under the table, in the blocks, boxes and strips invoices print them in. */
import type { Deal } from './deal.ts'
import type { Desk } from './desk.ts'

interface Row {
  readonly label: string
  readonly value: number
  readonly strong?: boolean
}

/** Draws the sums at `desk.y` and notes which of them are printed. */
export function drawTotals(desk: Desk): void {
  const { chance, deal, manner, words } = desk
  if (desk.y > desk.height - 220) {
    desk.nextPage()
    desk.y = 50
  }
  const rows = rowsOf(desk)
  const side = chance.weighted([
    [5, 'right'],
    [1, 'left'],
    [1, 'boxes'],
    [0.8, 'middle'],
  ] as const)
  const boxed = chance.is(0.25)
  const top = desk.y
  const right = side === 'left' ? manner.left + 240 : side === 'middle' ? desk.width / 2 + 110 : desk.right_ - 4
  const widest = Math.max(...rows.map(({ label }) => desk.widthOf(`${label}:`, { bold: true })))
  const edge = right - Math.max(90, ...rows.map(({ value }) => desk.widthOf(manner.sum(value), { bold: true }) + 14))
  if (side === 'boxes' && rows.length > 1 && rows.length <= 5) {
    const wide = (desk.right_ - manner.left) / rows.length
    for (const [index, { label, value }] of rows.entries()) {
      const x = manner.left + wide * index
      desk.left(label, x + 4, desk.y, { size: desk.size - 1 })
      desk.left(manner.sum(value), x + 4, desk.y + desk.step * 1.2, { bold: true })
      for (const at of [x, x + wide]) desk.upright(at, desk.y - 3, desk.y + desk.step * 2.5)
    }
    for (const y of [desk.y - 3, desk.y + desk.step * 2.5]) desk.rule(manner.left, desk.right_, y)
    desk.y += desk.step * 3.4
  } else {
    const labelsRight = chance.is(0.5)
    for (const { label, value, strong } of rows) {
      const text = `${label}${manner.colon}`
      const bold = { bold: strong === true, ...(strong && chance.is(0.3) ? { size: desk.size + 2 } : {}) }
      if (labelsRight) desk.right(text, edge, desk.y, bold)
      else desk.left(text, edge - widest - 6, desk.y, bold)
      desk.right(manner.sum(value), right, desk.y, bold)
      desk.y += desk.step * (boxed ? 1.4 : 1.2)
      if (boxed) desk.rule(edge - widest - 10, right + 4, desk.y - desk.step * 0.2)
    }
    if (boxed) for (const x of [edge - widest - 10, edge + 4, right + 4]) desk.upright(x, top - 3, desk.y)
    desk.y += 8
  }
  if (deal.language === 'en' && deal.total > 0 && chance.is(deal.country === 'IN' ? 0.5 : 0.08)) {
    const text = `${chance.pick(['Amount in words:', 'Amount Chargeable (in words):', 'Rupees', 'In Words:'])} ${inWords(deal.total, deal.country === 'IN')} Only` // prettier-ignore
    desk.y = desk.block(desk.wrapped(text, desk.right_ - manner.left), manner.left, desk.y) + 4
  }
  if (chance.is(0.08) && deal.paid !== null && deal.open === 0) {
    desk.pdf.save().rotate(-18, { origin: [manner.left + 90, top + 20] }).font('Helvetica-Bold').fontSize(30).fillColor('#bb2222').text('PAID', manner.left + 50, top + 10, { lineBreak: false }).restore().fillColor('#000') // prettier-ignore
  }
  void words
}

function rowsOf(desk: Desk): readonly Row[] {
  const { chance, deal, words } = desk
  const { discount, shipping, taxes, subtotal, total, paid, open } = deal
  const plain = discount === null && shipping === null && taxes.length === 0
  const rows: Row[] = []
  const totalLabel = desk.word(words.total)
  const add = (label: string, value: number, strong = false): void => void rows.push({ label, value, strong })
  if (!plain || chance.is(0.5)) {
    add(desk.word(words.subtotal.filter(label => label !== totalLabel)), subtotal)
    desk.state('subtotal', subtotal, ...otherBases(deal))
  } else desk.allow('subtotal', subtotal)
  const charge = (): void => {
    if (shipping === null) return
    add(desk.word(words.shipping), shipping)
    desk.state('shipping', shipping)
  }
  if (discount !== null) {
    const label = desk.word(words.discount)
    const shown = chance.is(0.4) ? `${label} ${desk.manner.share(deal.discountShare)}` : label
    add(shown, chance.is(0.6) || shown.toLowerCase().startsWith('less') ? -discount : discount)
    if (discount > 0) desk.state('discount', discount)
    else desk.allow('discount', discount, -discount)
  }
  const freightFirst = chance.is(0.7)
  if (freightFirst) charge()
  for (const { label, rate, amount } of taxes) {
    const name = taxes.length === 1 ? taxName(desk, label) : label
    const form = chance.pick(['rate', 'rate', 'at', 'plain', 'brackets'] as const)
    const share = desk.manner.share(rate)
    add(form === 'rate' ? `${name} ${share}` : form === 'at' && deal.language === 'en' ? `${name} @ ${share}` : form === 'brackets' ? `${name} (${share})` : name, amount) // prettier-ignore
  }
  if (taxes.length > 0) desk.state('tax_total', Math.round(taxes.reduce((sum, tax) => sum + tax.amount, 0) * 100) / 100)
  else if (chance.is(0.25)) {
    add(taxName(desk, deal.land.taxName), 0)
    desk.allow('tax_total', 0, null)
  } else desk.allow('tax_total', 0)
  if (!freightFirst) charge()
  add(totalLabel, total, true)
  desk.state('total_invoice_value', total)
  if (paid !== null) {
    const label = desk.word(words.paid)
    add(label, chance.is(0.6) ? -paid : paid)
    add(desk.word(words.due_amount.filter(word => word !== totalLabel)), open, true)
    const deposit = /anzahlung|acompte|anticipo|aanbetaling|a cuenta/i.test(label)
    if (deposit) desk.state('other_details.down_payment', paid, null)
    // A payment of a part of a machine's price is one paid down, whatever it is called.
    else if (open > 0) desk.allow('other_details.down_payment', paid, null)
    desk.state('amount_paid', paid, ...(deposit ? [null] : []))
    desk.state('amount_due', open)
  } else desk.allow('amount_due', total)
  desk.allow('amount_due', open)
  desk.stateCurrency()
  return rows
}

/** Bases a reader may as well read as the subtotal: after the discount, with freight. */
const otherBases = ({ subtotal, discount, shipping }: Deal): number[] => [Math.round((subtotal - (discount ?? 0)) * 100) / 100, Math.round((subtotal - (discount ?? 0) + (shipping ?? 0)) * 100) / 100] // prettier-ignore

const taxName = (desk: Desk, label: string): string =>
  desk.deal.country === 'US' ? desk.word(desk.words.tax.filter(word => !/vat|gst/i.test(word))) : desk.deal.language === 'en' ? label : desk.word([label, ...desk.words.tax]) // prettier-ignore

const ones = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ') // prettier-ignore
const tens = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** A whole amount in English words, with lakhs where India counts. */
export function inWords(value: number, indian: boolean): string {
  const cased = (number: number): string =>
    number < 20 ? (number === 0 ? '' : ones[number]!)
    : number < 100 ? `${tens[Math.floor(number / 10)]} ${cased(number % 10)}`
    : number < 1000 ? `${ones[Math.floor(number / 100)]} hundred ${cased(number % 100)}`
    : indian && number >= 100000 ? `${cased(Math.floor(number / 100000))} lakh ${cased(number % 100000)}`
    : number < 1e6 ? `${cased(Math.floor(number / 1000))} thousand ${cased(number % 1000)}`
    : `${cased(Math.floor(number / 1e6))} million ${cased(number % 1e6)}` // prettier-ignore
  const whole = Math.floor(value)
  const rest = Math.round((value - whole) * 100)
  const spoken = `${cased(whole)}${rest > 0 ? ` and ${indian ? `${cased(rest)} paise` : `${rest}/100`}` : ''}`.replace(/\s+/g, ' ').trim() // prettier-ignore
  return spoken.replace(/(^| )\w/g, letter => letter.toUpperCase())
}
