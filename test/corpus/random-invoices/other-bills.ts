/** Documents that are no plain invoice: a utility's bill, a web shop's bill. */
import { cents } from './deal.ts'
import type { Desk } from './desk.ts'
import { drawLetterhead } from './head.ts'

/** A utility's or carrier's bill: what was owed, what was paid, what is new. */
export function drawUtilityBill(desk: Desk): void {
  const { chance, deal, manner } = desk
  const { seller, buyer } = deal
  const x = manner.left
  desk.y = 34
  drawLetterhead(desk, chance.pick(['left', 'right', 'strip']))
  const window = chance.is(0.5)
  const top = desk.y + 8
  desk.y = desk.block([...(window ? [] : [chance.pick(['Service For', 'Customer', 'Bill To', 'Account Name'])]), buyer.name, ...buyer.lines], x, top) + 14 // prettier-ignore
  const previous = cents(chance.logarithmic(20, 400))
  const clear = chance.is(0.6)
  const paid = clear ? previous : cents(previous / 2)
  const charges: [string, number][] = chance.pick([
    [['Basic service charge', 12.5], ['Energy charge', cents(chance.logarithmic(30, 300))], ['Fuel adjustment', cents(chance.logarithmic(3, 30))]],
    [['Monthly plan', 45], ['Data overage', cents(chance.logarithmic(5, 40))], ['Regulatory fees', 3.87]],
    [['Water usage', cents(chance.logarithmic(15, 120))], ['Sewer charge', 28.4], ['Trash collection', 18.25]],
  ]) // prettier-ignore
  const current = cents(charges.reduce((sum, [, value]) => sum + value, 0))
  const open = cents(previous - paid + current)
  const due = desk.later(21)
  const facts: [string, string][] = [
    [chance.pick(['Account Number', 'Account No.']), `${chance.whole(10000000, 99999999)}-${chance.whole(1, 9)}`],
    [chance.pick(['Bill Date', 'Statement Date', 'Billing Date', 'Invoice Date', 'Date of Bill']), manner.day(deal.date)],
    [chance.pick(['Invoice Number', 'Bill Number', 'Invoice No.']), deal.number],
    [chance.pick(['Due Date', 'Payment Due', 'Pay By', 'Payment Due Date']), manner.day(due)],
    ['Service Period', `${manner.day(desk.later(-31))} - ${manner.day(desk.later(-1))}`],
  ] // prettier-ignore
  let y = top
  for (const [label, value] of facts) {
    desk.left(`${label}:`, desk.width / 2 + 10, y)
    desk.right(value, desk.right_, y)
    y += desk.step * 1.15
  }
  desk.y = Math.max(desk.y, y) + 10
  desk.left(chance.pick(['ACCOUNT SUMMARY', 'Account Summary', 'Summary of Charges']), x, desk.y, { bold: true, size: desk.size + 1 }) // prettier-ignore
  desk.y += desk.step * 1.6
  const edge = chance.pick([desk.right_, x + 320])
  const put = (label: string, value: number, bold = false): void => {
    desk.left(label, x, desk.y, { bold })
    desk.right(manner.sum(value), edge, desk.y, { bold })
    desk.y += desk.step * 1.25
  }
  put(desk.word(desk.words.previous), previous)
  put(chance.pick(['Payments Received - Thank You', 'Payment received', 'Payments']), -paid)
  if (!clear) put('Past Due Balance', cents(previous - paid))
  put(chance.pick(['Current Charges', 'New Charges', 'Total Current Charges']), current)
  put(chance.pick(['Total Amount Due', 'Amount Due', 'TOTAL DUE', 'Total Due']), open, true)
  desk.y += 14
  desk.left(chance.pick(['CURRENT CHARGES', 'Details of Charges', 'Charge Details']), x, desk.y, { bold: true })
  desk.y += desk.step * 1.5
  for (const [label, value] of charges) {
    put(label, value)
    desk.lines.push({ text: label, amount: value, hard: false, quantity: null, rate: null, rates: [] })
  }
  put(chance.pick(['Total Current Charges', 'Total New Charges', 'Current charges total']), current, true)
  if (chance.is(0.5)) {
    desk.y += 30
    desk.center('- - - - - - - - - - Please detach and return with your payment - - - - - - - - - -', desk.y)
    desk.y += 20
    desk.block([`Amount Due: ${manner.sum(open)}`, `Due Date: ${manner.day(due)}`, 'Amount Enclosed: $________'], desk.right_ - 190, desk.y) // prettier-ignore
    desk.block([seller.name, ...seller.lines], x, desk.y)
  }
  desk.stateBuyer()
  desk.state('invoice_number', deal.number)
  desk.state('invoice_date', deal.date)
  desk.state('due_date', due)
  desk.state('doc_type', 'invoice')
  desk.state('previous_balance', previous)
  desk.state('amount_due', open)
  desk.state('amount_paid', paid)
  desk.state('total_invoice_value', current, ...(clear ? [open] : [open]))
  desk.allow('subtotal', current, null)
  desk.stateCurrency()
}

/** A web shop: its logo over the address of the customer, its own address in the line at the foot. */
export function drawWebShop(desk: Desk): void {
  const { chance, deal, manner, words } = desk
  const { seller, buyer } = deal
  const x = manner.left
  const logo = seller.name.split(' ').slice(0, 2).join(' ')
  desk.left(chance.is(0.5) ? logo.toLowerCase() : logo, x, 34, { bold: true, size: desk.size + 14 })
  desk.left(chance.pick(words.title), x, 66, { bold: true, size: desk.size + 5 })
  const top = 92
  desk.y = desk.block([buyer.name, ...buyer.lines], x, top)
  const facts: [string, string][] = [[chance.pick(words.number), deal.number], [chance.pick(words.date), manner.day(deal.date)], [chance.pick(words.customerNumber), `${chance.whole(10000, 999999)}`]] // prettier-ignore
  let y = top
  for (const [label, value] of facts) {
    desk.left(label, desk.width / 2 + 30, y)
    desk.left(value, desk.width / 2 + 150, y)
    y += desk.step
  }
  desk.y = Math.max(desk.y, y) + 16
  const headers = [chance.pick(words.quantity), chance.pick(words.description), chance.pick(words.price), chance.pick(words.amount)] // prettier-ignore
  const edges = [x, x + desk.widthOf(headers[0]!, { bold: true }) + 14, desk.right_ - 90, desk.right_] as const
  for (const [index, head] of headers.entries()) if (index > 1) desk.right(head, edges[index]!, desk.y, { bold: true }); else desk.left(head, edges[index]!, desk.y, { bold: true }) // prettier-ignore
  desk.rule(x, desk.right_, desk.y + desk.step)
  desk.y += desk.step * 1.5
  const times = chance.pick(['x', '', ' x'])
  for (const line of deal.lines) {
    desk.left(`${manner.quantity(line.quantity)}${times}`, edges[0], desk.y)
    desk.left(line.text, edges[1], desk.y)
    desk.right(manner.amountText(line.price), edges[2], desk.y)
    desk.right(manner.amountText(line.amount), edges[3], desk.y)
    desk.stateLine(line, { quantity: true, rate: true })
    desk.y += desk.step * 1.4
  }
  const tax = cents(deal.subtotal * deal.land.rates[0]!)
  const total = cents(deal.subtotal + tax)
  desk.y += 6
  for (const [label, value] of [
    [chance.pick(words.subtotal), deal.subtotal],
    [deal.land.taxName, tax],
    [chance.pick(words.total.filter(word => !words.subtotal.includes(word))), total],
  ] as const) {
    // prettier-ignore
    desk.right(label, edges[2], desk.y)
    desk.right(manner.sum(value), edges[3], desk.y)
    desk.y += desk.step * 1.2
  }
  desk.center([seller.name, ...seller.lines, seller.taxId].join(' · '), desk.height - 40, { size: 7 })
  desk.stateSeller()
  desk.stateBuyer()
  desk.state('doc_type', 'invoice')
  desk.state('invoice_number', deal.number)
  desk.state('invoice_date', deal.date)
  desk.state('subtotal', deal.subtotal)
  desk.state('tax_total', tax)
  desk.state('total_invoice_value', total)
  desk.allow('amount_due', total)
  desk.stateCurrency()
}
