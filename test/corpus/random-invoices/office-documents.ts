/** Documents that are no plain invoice: a grid out of a spreadsheet, an office's letter of fees, a web shop's bill, a delivery with returns. */
import { cents, type DealLine } from './deal.ts'
import type { Desk } from './desk.ts'
import { inWords } from './totals.ts'

interface Column {
  readonly head: string
  readonly width: number
  readonly align: 'left' | 'right' | 'center'
}

/** A ruled row whose texts stand in the middle of its height. */
function ruledRow(
  desk: Desk,
  columns: readonly Column[],
  texts: readonly (readonly string[])[],
  height: number,
  options: { bold?: boolean; middle?: boolean } = {},
): void {
  // prettier-ignore
  const top = desk.y
  let x = desk.manner.left
  for (const [index, column] of columns.entries()) {
    const lines = texts[index] ?? []
    const tall = lines.length * desk.step
    const from = options.middle ? top + (height - tall) / 2 : top + 3
    const at =
      column.align === 'right' ? x + column.width - 4 : column.align === 'center' ? x + column.width / 2 : x + 4
    desk.block(lines, at, from, { align: column.align, ...(options.bold && { bold: true }) })
    desk.upright(x, top, top + height)
    x += column.width
  }
  desk.upright(x, top, top + height)
  for (const y of [top, top + height]) desk.rule(desk.manner.left, x, y)
  desk.y = top + height
}

/** A quotation laid out in the cells of a spreadsheet: party and numbers in ruled fields, one tall row, "/-" behind the sums. */
export function drawGridQuotation(desk: Desk): void {
  const { chance, deal, manner } = desk
  const { seller, buyer } = deal
  const wide = desk.right_ - manner.left
  const price = deal.lines[0]!.price
  const extra: [string, number][] = chance.is(0.4) ? [[chance.pick(['RTO + Insurance', 'R.T.O. Charges', 'Insurance']), chance.whole(60, 450) * 100]] : [] // prettier-ignore
  const total = price + (extra[0]?.[1] ?? 0)
  const ending = chance.pick(['', '.00', '/-', '/-', '-00'])
  const amountText = (value: number): string => `${chance.is(0.5) || ending === '-00' ? value.toLocaleString('en-IN') : value}${ending}` // prettier-ignore
  desk.y = 40
  const row = (texts: readonly string[], shares: readonly number[], bold = false): void =>
    ruledRow(desk, shares.map(share => ({ head: '', width: wide * share, align: shares.length === 1 ? 'center' : 'left' })), texts.map(text => [text]), desk.step * 1.5, { bold }) // prettier-ignore
  desk.block([seller.name], desk.width / 2, desk.y, { bold: true, size: desk.size + 6, align: 'center' })
  desk.y = desk.block([...seller.lines, `Mob : ${seller.phone}`], desk.width / 2, desk.y + desk.size + 10, { align: 'center' }) + 4 // prettier-ignore
  row([chance.pick(['QUOTATION', 'QUATION', 'PROFORMA INVOICE'])], [1], true)
  const colon = chance.pick([' : ', ' :- ', ': '])
  row([`${chance.pick(['Name', 'Customer Name', 'Name of Customer', 'Party Name'])}${colon}${buyer.name}`, chance.pick(['Date', 'DATE']), manner.day(deal.date)], [0.6, 0.16, 0.24]) // prettier-ignore
  row([`${chance.pick(['Address', 'ADDRESS', 'Add'])}${colon}${buyer.lines[0]!}`, chance.pick(['Quotation No', 'QTN NO', 'Invoice No']), deal.number], [0.6, 0.16, 0.24]) // prettier-ignore
  const columns: Column[] = [
    { head: chance.pick(['Sr No', 'S.No', 'Sl No']), width: 36, align: 'center' },
    { head: chance.pick(['Particulars', 'Description', 'Description of Goods', 'Item Description']), width: wide - 276, align: 'left' }, // prettier-ignore
    { head: 'HP', width: 40, align: 'center' },
    { head: chance.pick(['Qty', 'Nos', 'Quantity']), width: 50, align: 'center' },
    { head: chance.pick(['Rate', 'Unit Price']), width: 70, align: 'right' },
    { head: chance.pick(['Amount', 'Amount (Rs.)', 'Total Amt']), width: 80, align: 'right' },
  ]
  ruledRow(desk, columns, columns.map(({ head }) => [head]), desk.step * 1.5, { bold: true }) // prettier-ignore
  const text = deal.lines[0]!.text
  const notes = chance.some(['With standard accessories', 'Engine No. :', 'Chassis No. :', 'Colour : Red'], chance.whole(0, 3)) // prettier-ignore
  const wrapped = desk.wrapped(text, columns[1]!.width - 8)
  ruledRow(desk, columns, [['1'], [...wrapped, ...notes], ['47'], [chance.pick(['1', '1 No', '01'])], [amountText(price)], [amountText(price)]], desk.step * (wrapped.length + notes.length + chance.pick([1, 4, 9])), { middle: notes.length === 0 && chance.is(0.4) }) // prettier-ignore
  for (const [label, value] of extra)
    ruledRow(desk, columns, [['2'], [label], [], [], [], [amountText(value)]], desk.step * 1.5)
  ruledRow(desk, columns, [[], [], [], [], [chance.pick(['Total', 'TOTAL', 'Grand Total'])], [amountText(total)]], desk.step * 1.5, { bold: true }) // prettier-ignore
  desk.y = desk.block(desk.wrapped(`${chance.pick(['In Words : Rs.', 'Amount in words : Rupees'])} ${inWords(total, true)} Only`, wide), manner.left, desk.y + 6) + 10 // prettier-ignore
  desk.right(`For ${seller.name}`, desk.right_, desk.y)
  desk.stateSeller()
  desk.state('receiver.name', buyer.name)
  desk.allow('receiver.address', buyer.lines[0]!, null)
  desk.state('invoice_number', deal.number)
  desk.state('invoice_date', deal.date)
  desk.state('doc_type', 'invoice')
  desk.state('total_invoice_value', total)
  desk.allow('subtotal', total, price)
  desk.allow('amount_due', total)
  desk.stateUnit({ year: false, type: /tractor/i.test(text), vin: false, use: false })
  desk.state('currency', 'INR', null)
  desk.stateLine(deal.lines[0]!, { quantity: true, rate: true, texts: [[text, ...notes].join(' ')] })
  for (const [label, value] of extra) desk.lines.push({ text: label, amount: value, hard: false, quantity: null, rate: null, rates: [] }) // prettier-ignore
}

/** An office asks for fees in a letter: no title, no number of its own, a short list and its sum. */
export function drawFeeLetter(desk: Desk): void {
  const { chance, deal, manner } = desk
  const { seller, buyer } = deal
  const x = manner.left
  desk.y = desk.block([seller.name], x, 44, { bold: true, size: desk.size + 3 })
  desk.y = desk.block(seller.lines, x, desk.y + 2) + 12
  desk.left(manner.day(deal.date), x, desk.y)
  desk.y = desk.block([buyer.name, ...buyer.lines], x, desk.y + desk.step * 2) + 12
  desk.y = desk.block([`Dear ${buyer.name},`], x, desk.y) + 6
  desk.y = desk.block(desk.wrapped(chance.pick(['Thank you for your request. The cost to provide what you asked for is as follows:', 'We have completed the work you ordered. Our charges are listed below.']), desk.right_ - x), x, desk.y) + 8 // prettier-ignore
  const fees: [string, number][] = chance.some<[string, number]>([['Research time', 60], ['Copying fee', 12.5], ['Certified mail', 9.85], ['Redaction of video', 145], ['Inspection fee', 85]], chance.whole(2, 4)) as [string, number][] // prettier-ignore
  const total = cents(fees.reduce((sum, [, value]) => sum + value, 0))
  const edge = x + 320
  for (const [label, value] of [
    ...fees,
    [chance.pick(['Total due', 'Total amount due', 'Total']), total] as [string, number],
  ]) {
    // prettier-ignore
    desk.left(label, x + 30, desk.y)
    desk.right(manner.sum(value), edge, desk.y)
    desk.y += desk.step * 1.3
  }
  desk.y = desk.block(desk.wrapped('Please remit payment by check within 30 days. Work begins upon receipt of payment.', desk.right_ - x), x, desk.y + 8) + 12 // prettier-ignore
  desk.block(['Sincerely,', '', chance.pick(['Records Specialist', 'Clerk', 'Office Manager'])], x, desk.y)
  desk.stateSeller()
  desk.stateBuyer()
  desk.state('invoice_date', deal.date)
  desk.state('doc_type', 'invoice')
  desk.state('total_invoice_value', total)
  desk.allow('subtotal', total)
  desk.allow('amount_due', total)
  desk.allow('payment_terms', 'within 30 days', 'remit payment by check within 30 days', 'Please remit payment by check within 30 days', null) // prettier-ignore
  desk.stateCurrency()
  for (const [label, value] of fees) desk.lines.push({ text: label, amount: value, hard: false, quantity: null, rate: null, rates: [] }) // prettier-ignore
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
  const rows: readonly DealLine[] = deal.lines
  const headers = [chance.pick(words.quantity), chance.pick(words.description), chance.pick(words.price), chance.pick(words.amount)] // prettier-ignore
  const edges = [x, x + desk.widthOf(headers[0]!, { bold: true }) + 14, desk.right_ - 90, desk.right_] as const
  for (const [index, head] of headers.entries()) if (index > 1) desk.right(head, edges[index]!, desk.y, { bold: true }); else desk.left(head, edges[index]!, desk.y, { bold: true }) // prettier-ignore
  desk.rule(x, desk.right_, desk.y + desk.step)
  desk.y += desk.step * 1.5
  const times = chance.pick(['x', '', ' x'])
  for (const line of rows) {
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

/** A wholesaler's delivery that is invoiced at once: ordered and delivered side by side, goods taken back below zero, a strip of sums. */
export function drawDelivery(desk: Desk): void {
  const { chance, deal, manner } = desk
  const { seller, buyer } = deal
  const x = manner.left
  desk.y = desk.block([seller.name], x, 36, { bold: true, size: desk.size + 5 })
  desk.y = desk.block([seller.lines.join(', '), seller.phone], x, desk.y + 2) + 8
  desk.right(chance.pick(['DELIVERY NOTE / INVOICE', 'DELIVERY INVOICE', 'INVOICE']), desk.right_, 40, { bold: true, size: desk.size + 4 }) // prettier-ignore
  const top = desk.y
  desk.left(chance.pick(['Invoice To', 'Bill To', 'Customer']), x, top, { bold: true })
  desk.y = desk.block([buyer.name, ...buyer.lines], x, top + desk.step)
  let y = top
  for (const [label, value] of [
    ['Document No', deal.number],
    ['Date', manner.day(deal.date)],
    ['Driver', 'Colin'],
  ] as const) {
    // prettier-ignore
    desk.left(`${label}: ${value}`, desk.width / 2 + 40, y)
    y += desk.step * 1.1
  }
  desk.y = Math.max(desk.y, y) + 12
  const edges = [x, desk.right_ - 190, desk.right_ - 140, desk.right_ - 70, desk.right_]
  const headers = ['Description', chance.pick(['Ord', 'Ordered']), chance.pick(['Del', 'Delivered']), 'Price', chance.pick(['Amount', 'Total'])] // prettier-ignore
  for (const [index, head] of headers.entries()) if (index > 0) desk.right(head, edges[index]!, desk.y, { bold: true }); else desk.left(head, edges[0]!, desk.y, { bold: true }) // prettier-ignore
  desk.y += desk.step * 1.4
  let subtotal = 0
  const put = (text: string, ordered: number, delivered: number, price: number): void => {
    const amount = cents(delivered * price)
    desk.left(text, edges[0]!, desk.y)
    if (delivered > 0) desk.right(`${ordered}`, edges[1]!, desk.y)
    desk.right(`${delivered}`, edges[2]!, desk.y)
    desk.right(manner.amountText(price), edges[3]!, desk.y)
    desk.right(manner.amountText(amount), edges[4]!, desk.y)
    desk.lines.push({ text, amount, hard: true, quantity: delivered, rate: price, rates: [] })
    subtotal = cents(subtotal + amount)
    desk.y += desk.step * 1.3
  }
  for (const [text, price] of chance.some<readonly [string, number]>(
    [
      ['Fryer basket', 15.5],
      ['Gastronorm pan 1/1', 14.9],
      ['Dishwasher detergent 10 l', 28],
      ['Sheet pan', 9.25],
      ['Tongs 12 in', 4.4],
    ],
    chance.whole(2, 4),
  )) {
    // prettier-ignore
    const ordered = chance.whole(2, 14)
    put(text, ordered, ordered - chance.pick([0, 0, 1]), price)
  }
  put('Gastronorm lid (return)', 0, -chance.whole(1, 3), 8)
  const tax = cents(subtotal * 0.2)
  const total = cents(subtotal + tax)
  desk.y += 8
  const sumRow: [string, string][] = [['Goods Total', manner.sum(subtotal)], ['VAT', manner.sum(tax)], ['Invoice Total', manner.sum(total)]] // prettier-ignore
  const wide = (desk.right_ - x) / sumRow.length
  ruledRow(desk, sumRow.map(([head]) => ({ head, width: wide, align: 'left' })), sumRow.map(([head]) => [head]), desk.step * 1.5) // prettier-ignore
  ruledRow(desk, sumRow.map(([head]) => ({ head, width: wide, align: 'right' })), sumRow.map(([, value]) => [value]), desk.step * 1.5) // prettier-ignore
  desk.left('Received in good condition. Signature ..........................', x, desk.y + 14)
  desk.stateSeller()
  desk.stateBuyer()
  desk.state('doc_type', 'invoice')
  desk.state('invoice_number', deal.number)
  desk.state('invoice_date', deal.date)
  desk.state('subtotal', subtotal)
  desk.state('tax_total', tax)
  desk.state('total_invoice_value', total)
  desk.allow('amount_due', total)
  desk.stateCurrency()
}
