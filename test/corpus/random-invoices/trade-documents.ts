/** Documents of single trades: a tractor quoted to a bank, a utility's bill, a broadcaster's airtime, an auctioneer's lots. */
import { cents } from './deal.ts'
import type { Desk } from './desk.ts'
import { drawLetterhead } from './head.ts'
import { drawNoise } from './noise.ts'
import { inWords } from './totals.ts'

/** A dealer's letter to the bank that lends to a farmer. */
export function drawBankQuotation(desk: Desk): void {
  const { chance, deal, manner } = desk
  const { buyer, unit } = deal
  const { machine } = unit!
  const x = manner.left
  desk.y = 34
  drawLetterhead(desk, chance.pick(['left', 'centred', 'strip']))
  if (chance.is(0.5)) desk.y = desk.block([`Authorised Dealer: ${machine.make} Tractors`], desk.width / 2, desk.y, { align: 'center' }) + 4 // prettier-ignore
  desk.center(chance.pick(['QUOTATION', 'Quotation', 'PROFORMA INVOICE', 'PERFORMA INVOICE', 'TAX INVOICE']), desk.y, { bold: true, size: 13 }) // prettier-ignore
  desk.y += 22
  desk.left(`${chance.pick(['Ref No', 'No.', 'Sr. No.', 'Quotation No', 'Invoice No', 'Sl No.'])}${chance.pick([':', '', '.:', ' :'])} ${deal.number}`, x, desk.y) // prettier-ignore
  desk.right(`${chance.pick(['Date', 'Dated', 'Dt.'])}${chance.pick([':', ' :', ':-'])} ${manner.day(deal.date)}`, desk.right_, desk.y) // prettier-ignore
  desk.y += desk.step * 1.8
  const bank = ['State Bank of India', 'Bank of Baroda', 'Union Bank of India', 'Central Bank of India']
  const form = chance.pick(['farmer', 'bank', 'fields'] as const)
  if (form === 'bank') {
    desk.y = desk.block(['To,', 'The Branch Manager,', chance.pick(bank), `Branch ${chance.pick(['Main Road', 'Station Road'])}`], x, desk.y) + 6 // prettier-ignore
    desk.y = desk.block(desk.wrapped(`${chance.pick(['Customer Name', 'Name of Customer', 'A/c of', 'Name of Borrower', 'Party Name'])}: ${buyer.name}`, 400), x, desk.y) // prettier-ignore
    desk.y = desk.block(desk.wrapped(`Address: ${buyer.lines.join(', ')}`, 440), x, desk.y) + 8
    desk.allow('receiver.name', ...bank)
  } else if (form === 'fields') {
    desk.y = desk.block([`${chance.pick(['Name', 'Customer Name', 'Party'])} : ${chance.pick(['', 'Shri ', 'Mr. '])}${buyer.name}`, ...desk.wrapped(`${chance.pick(['Address', 'Add', 'Village'])} : ${buyer.lines.join(', ')}`, 440)], x, desk.y) + 8 // prettier-ignore
  } else desk.y = desk.block([chance.pick(['To,', 'To', 'M/s']), chance.pick(['', 'Shri ', 'Mr. ']) + buyer.name, ...buyer.lines], x, desk.y) + 8 // prettier-ignore
  desk.allow('receiver.name', `Shri ${buyer.name}`, `Mr. ${buyer.name}`)
  if (chance.is(0.5)) desk.y = desk.block(['Dear Sir,', 'With reference to your enquiry we are pleased to quote our lowest rates as under:'], x, desk.y) + 8 // prettier-ignore
  const price = deal.lines[0]!.price
  const gst = chance.is(0.5) ? cents(price * 0.12) : 0
  const text = deal.lines[0]!.text
  const amountText = (value: number): string => manner.amountText(value)
  const header = [chance.pick(['Sr. No.', 'S.No', 'Sl. No.']), chance.pick(['Particulars', 'Description', 'PARTICULARS', 'Description of Goods']), chance.pick(['Qty', 'Qty.', 'Quantity']), chance.pick(['Rate', 'Price', 'Unit Price']), chance.pick(['Amount', 'Amount (Rs.)', 'AMOUNT', 'Total Amount'])] // prettier-ignore
  const xs = [x, x + 44, desk.right_ - 210, desk.right_ - 150, desk.right_ - 75, desk.right_]
  const ruled = chance.is(0.7)
  const top = desk.y
  for (const [index, head] of header.entries()) desk.left(head, xs[index]! + 3, desk.y + 2, { bold: true, size: desk.size - 1 }) // prettier-ignore
  desk.y += desk.step * 1.4
  if (ruled) desk.rule(x, desk.right_, desk.y)
  const more = [`Model: ${machine.model}`, `${chance.pick(['HP', 'H.P.'])}: ${chance.pick(['45', '50', '39'])}`, 'With all standard accessories'].filter(() => chance.is(0.5)) // prettier-ignore
  desk.left('1', xs[0]! + 3, desk.y + 3)
  const below = desk.block([text, ...more], xs[1]! + 3, desk.y + 3)
  desk.left(chance.pick(['1', '1', '01', '1 No.', '1 Nos']), xs[2]! + 3, desk.y + 3)
  desk.right(amountText(price), xs[4]! - 3, desk.y + 3)
  desk.right(amountText(price), xs[5]! - 3, desk.y + 3)
  desk.y = below + chance.whole(10, 120)
  const add = (label: string, value: number, bold = false): void => {
    desk.right(label, xs[4]! - 6, desk.y, { bold })
    desk.right(amountText(value), xs[5]! - 3, desk.y, { bold })
    desk.y += desk.step * 1.3
  }
  const total = cents(price + gst)
  if (gst > 0) {
    add(chance.pick(['CGST 6%', 'CGST @ 6 %']), cents(gst / 2))
    add(chance.pick(['SGST 6%', 'SGST @ 6 %']), cents(gst - cents(gst / 2)))
  }
  add(chance.pick(['Total', 'Grand Total', 'TOTAL', 'Total Amount', 'Net Amount']), total, true)
  if (ruled) {
    for (const line of [top, desk.y]) desk.rule(x, desk.right_, line)
    for (const edge of xs) desk.upright(edge, top, desk.y)
  }
  desk.y += 8
  if (chance.is(0.6)) desk.y = desk.block(desk.wrapped(`${chance.pick(['Rupees', 'In words: Rupees', 'Amount in words:'])} ${inWords(total, true)} Only`, desk.right_ - x), x, desk.y) + 6 // prettier-ignore
  drawNoise(desk)
  desk.stateBuyer()
  desk.state('invoice_number', deal.number)
  desk.state('invoice_date', deal.date)
  desk.state('doc_type', 'invoice')
  desk.state('total_invoice_value', total)
  if (gst > 0) desk.state('tax_total', gst)
  desk.allow('subtotal', price, null)
  desk.allow('amount_due', total)
  desk.allow('discount', 0)
  desk.stateUnit({ year: false, type: /tractor/i.test(text), vin: false, use: false })
  desk.state('currency', 'INR', null)
  desk.stateLine(deal.lines[0]!, { quantity: true, rate: true })
}

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

/** A station's invoice: spots with dates and rates, gross, commission, net. */
export function drawAirtime(desk: Desk): void {
  const { chance, deal, manner } = desk
  const { seller, buyer } = deal
  const x = manner.left
  desk.y = 30
  const station = { ...seller, name: `${chance.pick(['K', 'W'])}${chance.pick(['TVX', 'BRD', 'LMN', 'QAZ'])}-TV` }
  desk.left(station.name, x, 30, { bold: true, size: 16 })
  desk.y = desk.block([...station.lines, `Main: ${seller.phone}`], x, 50)
  desk.left('INVOICE', desk.width / 2, 30, { bold: true, size: 14 })
  const facts: [string, string][] = [['Invoice #', deal.number], ['Invoice Date', manner.day(deal.date)], [chance.pick(['Advertiser', 'Product']), 'Committee for Better Roads'], ['Order #', `${chance.whole(100000, 999999)}`], ['Flight', `${manner.day(desk.later(-20))} - ${manner.day(desk.later(-8))}`], ['Account Executive', 'Dana Whitmore']] // prettier-ignore
  let y = 50
  for (const [label, value] of facts) {
    desk.left(label, desk.width / 2, y, { bold: true })
    desk.left(value, desk.width / 2 + 110, y)
    y += desk.step * 1.1
  }
  desk.y = Math.max(desk.y, y) + 10
  const agency = chance.pick(['Billing Address:', 'Bill To', 'Agency', 'Billing Address'])
  desk.left(agency, x, desk.y, { bold: true })
  desk.y = desk.block([...(chance.is(0.3) ? ['Attn: Accounts Payable'] : []), buyer.name, ...buyer.lines], x, desk.y + desk.step * 1.2) + 12 // prettier-ignore
  const xs = [x, x + 40, x + 110, x + 180, x + 250, desk.right_]
  const headers = [chance.pick(['Line', '#']), 'Air Date', chance.pick(['Air Time', 'Time']), 'Length', chance.pick(['Program', 'Description', 'Inventory Code']), chance.pick(['Rate', 'Amount', 'Gross Amount'])] // prettier-ignore
  for (const [index, head] of headers.entries()) if (index === 5) desk.right(head, xs[5]!, desk.y, { bold: true }); else desk.left(head, xs[index]!, desk.y, { bold: true }) // prettier-ignore
  desk.rule(x, desk.right_, desk.y + desk.step)
  desk.y += desk.step * 1.4
  const shows = ['Morning News', 'Late Show', 'Game Night', 'Evening News 6p', 'Saturday Movie', 'M-F Early Fringe']
  const count = chance.whole(4, 22)
  let gross = 0
  for (let index = 0; index < count; index++) {
    const show = chance.pick(shows)
    const rate = chance.pick([25, 150, 300, 425, 1200, 75])
    gross += rate
    const iso = desk.later(-20 + Math.floor(index / 2))
    const row = [`${index + 1}`, `${iso.slice(5, 7)}/${iso.slice(8, 10)}/${iso.slice(2, 4)}`, `${chance.whole(5, 11)}:${chance.whole(10, 59)} ${chance.pick(['AM', 'PM'])}`, ':30', show] // prettier-ignore
    for (const [at, text] of row.entries()) desk.left(text, xs[at]!, desk.y, { size: desk.size - 1 })
    desk.right(manner.amountText(rate), xs[5]!, desk.y, { size: desk.size - 1 })
    desk.lines.push({ text: show, amount: rate, hard: false, quantity: null, rate: null, rates: [] })
    desk.y += desk.step * 1.1
  }
  desk.y += 10
  const commission = cents(gross * 0.15)
  const net = cents(gross - commission)
  for (const [label, value] of [
    [chance.pick(['Gross Total', 'Actual Gross Billing', 'Total Gross']), gross],
    [chance.pick(['Agency Commission', 'Less Agency Commission', 'Agency Commission (15%)']), -commission],
    [chance.pick(['Net Amount Due', 'Net Due', 'Total Due', 'Net Total']), net],
  ] as const) {
    // prettier-ignore
    desk.right(label, desk.right_ - 100, desk.y, { bold: true })
    desk.right(manner.sum(value), desk.right_, desk.y, { bold: true })
    desk.y += desk.step * 1.2
  }
  desk.state('sender.name', station.name)
  desk.state('sender.address', station.lines.join(', '))
  desk.stateBuyer()
  desk.state('invoice_number', deal.number)
  desk.state('invoice_date', deal.date)
  desk.state('doc_type', 'invoice')
  desk.state('total_invoice_value', net)
  desk.state('subtotal', gross, null)
  desk.allow('discount', commission)
  desk.allow('amount_due', net)
  desk.allow('purchase_order', null)
  desk.stateCurrency()
}

/** An auctioneer's invoice: lots, a buyer's premium, fees. */
export function drawAuction(desk: Desk): void {
  const { chance, deal, manner } = desk
  const { buyer } = deal
  const x = manner.left
  desk.y = 34
  drawLetterhead(desk, chance.pick(['left', 'centred']))
  desk.left(chance.pick(['BUYER INVOICE', 'Auction Invoice', 'INVOICE']), x, desk.y + 4, { bold: true, size: 13 })
  const top = desk.y + 26
  desk.y = desk.block([`${chance.pick(['Buyer', 'Bidder', 'Sold To'])}:`, buyer.name, ...buyer.lines], x, top) + 10
  desk.block([`Invoice #: ${deal.number}`, `Date: ${manner.day(deal.date)}`, `${chance.pick(['Bidder #', 'Paddle'])}: ${chance.whole(100, 999)}`, `Sale: ${chance.pick(['Spring Equipment Auction', 'Fleet Dispersal'])}`], desk.width / 2 + 30, top) // prettier-ignore
  const xs = [x, x + 50, desk.right_]
  for (const [index, head] of [
    chance.pick(['Lot', 'Lot #']),
    'Description',
    chance.pick(['Hammer Price', 'Bid Price', 'Sale Price', 'Price']),
  ].entries())
    // prettier-ignore
    if (index === 2) desk.right(head, xs[2]!, desk.y, { bold: true })
    else desk.left(head, xs[index]!, desk.y, { bold: true })
  desk.y += desk.step * 1.5
  const lots: [string, string, number][] = []
  const { unit } = deal
  const units = [`${unit!.year} ${unit!.machine.make} ${unit!.machine.model} ${unit!.machine.type}`, 'Pallet of assorted hydraulic hoses', 'Snap-on rolling tool chest', '20 ft storage container', 'Portable light tower'] // prettier-ignore
  for (const [index, text] of units.slice(0, chance.whole(1, 5)).entries()) lots.push([`${chance.whole(10, 900)}`, text, index === 0 ? deal.lines[0]!.price : Math.round(chance.logarithmic(50, 4000))]) // prettier-ignore
  for (const [index, [lot, text, price]] of lots.entries()) {
    desk.left(lot, xs[0]!, desk.y)
    desk.left(text, xs[1]!, desk.y)
    desk.right(manner.amountText(price), xs[2]!, desk.y)
    desk.y += desk.step * 1.2
    if (index === 0 && (unit!.vin !== null || unit!.serial !== null)) {
      desk.left(unit!.vin !== null ? `VIN: ${unit!.vin}` : `SN: ${unit!.serial!}`, xs[1]! + 8, desk.y, { size: desk.size - 1 }) // prettier-ignore
      desk.y += desk.step * 1.2
    }
    desk.lines.push({ text, amount: price, hard: true, quantity: null, rate: null, rates: [] })
  }
  desk.y += 8
  const hammer = lots.reduce((sum, [, , price]) => sum + price, 0)
  const premium = cents(hammer * 0.1)
  const total = cents(hammer + premium)
  for (const [label, value] of [
    [chance.pick(['Subtotal', 'Total Hammer', 'Lots Total']), hammer],
    [chance.pick(["Buyer's Premium 10%", "Buyer's Premium (10%)", 'Buyers Premium']), premium],
    [chance.pick(['Total', 'Total Due', 'Invoice Total']), total],
  ] as const) {
    // prettier-ignore
    desk.right(label, desk.right_ - 100, desk.y, { bold: true })
    desk.right(manner.sum(value), desk.right_, desk.y, { bold: true })
    desk.y += desk.step * 1.2
  }
  desk.y += 8
  drawNoise(desk)
  desk.lines.push({
    text: "Buyer's Premium",
    amount: premium,
    hard: false,
    quantity: null,
    rate: null,
    rates: [],
    optional: true,
  })
  desk.stateBuyer()
  desk.state('invoice_number', deal.number)
  desk.state('invoice_date', deal.date)
  desk.state('doc_type', 'invoice')
  desk.allow('doc_type', 'bill_of_sale')
  desk.state('total_invoice_value', total)
  desk.state('subtotal', hammer, total)
  desk.allow('amount_due', total)
  desk.stateUnit({ year: true, type: true, vin: true, use: false })
  desk.stateCurrency()
}
