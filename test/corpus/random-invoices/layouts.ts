/** Whole documents: the table invoice composed of its parts, bills of sale in prose, forms, deal sheets, letters to banks, utility bills. */
import type { Desk } from './desk.ts'
import { cents } from './deal.ts'
import { drawFoot, drawHead, drawLetterhead, type HeadStyle, type Letterhead } from './head.ts'
import { drawItems } from './items.ts'
import { drawNoise, drawOpening } from './noise.ts'
import { drawParties, type PartyStyle } from './parties.ts'
import { drawTotals, inWords } from './totals.ts'

export function drawTableInvoice(desk: Desk): void {
  const { chance, deal, manner } = desk
  const order = deal.kind === 'purchase_order'
  const letterhead = order ? 'left' : chance.weighted<Letterhead>([[5, 'left'], [2, 'centred'], [1.5, 'right'], [1, 'picture'], [0.7, 'footer'], [1.2, 'from'], [1, 'strip']]) // prettier-ignore
  const head = chance.weighted<HeadStyle>([[5, 'pairs'], [2, 'row'], [1.2, 'stacked'], [0.8, 'line'], [1.2, 'titled'], [deal.language === 'en' ? 0.2 : 1, 'sentence']]) // prettier-ignore
  const parties = letterhead === 'from' || order ? chance.pick<PartyStyle>(['columns', 'columns', 'boxes']) : chance.weighted<PartyStyle>([[5, 'columns'], [deal.language === 'en' ? 1 : 3, 'window'], [0.7, 'fields'], [1, 'beside'], [deal.country === 'IN' ? 3 : 0.2, 'salutation'], [1.2, 'boxes'], [0.4, 'line']]) // prettier-ignore
  desk.y = chance.whole(28, 60)
  const start = desk.y
  if (order) {
    // The letterhead of an order is the buyer's.
    desk.block([deal.buyer.name], manner.left, start, { bold: true, size: desk.size + 5 })
    desk.y = desk.block(deal.buyer.lines, manner.left, start + desk.size + 12) + 8
  } else drawLetterhead(desk, letterhead)
  const beside = head !== 'row' && head !== 'sentence' && head !== 'line' && letterhead !== 'right' && letterhead !== 'strip' && letterhead !== 'centred' // prettier-ignore
  const middle = desk.width / 2 + chance.whole(20, 60)
  const window = parties === 'window' && chance.is(0.7) && head !== 'row'
  if (window) {
    // The grid stands beside the window.
    const top = desk.y + 10
    drawParties(desk, parties, false, top)
    const below = drawHead(desk, head, head === 'sentence' ? manner.left : middle, head === 'sentence' || head === 'line' ? desk.y + 4 : top) // prettier-ignore
    desk.y = Math.max(desk.y, below) + 8
  } else {
    const below = drawHead(desk, head, beside ? middle : manner.left, beside ? start : desk.y + 4)
    desk.y = Math.max(desk.y, below) + 10
    drawParties(desk, parties, letterhead === 'from' || order, desk.y)
  }
  drawOpening(desk)
  drawItems(desk)
  drawTotals(desk)
  drawNoise(desk)
  if (letterhead === 'picture' || letterhead === 'footer') drawFoot(desk, true)
  else if (chance.is(0.2)) drawFoot(desk, false)
}

/** "For the sum of … the seller conveys to the buyer …" */
export function drawProse(desk: Desk): void {
  const { chance, deal, manner } = desk
  const { seller, buyer, unit } = deal
  const { machine, year, vin, serial, use } = unit!
  const price = deal.lines[0]!.price
  const sum = `$${price.toLocaleString('en-US', { minimumFractionDigits: 2 })}`
  desk.center(chance.pick(['BILL OF SALE', 'Bill of Sale', 'EQUIPMENT BILL OF SALE', 'VEHICLE BILL OF SALE']), 60, { bold: true, size: 15 }) // prettier-ignore
  const number = vin !== null ? `${chance.pick(['VIN', 'Vehicle Identification Number', 'V.I.N.'])} ${vin}` : serial !== null ? `${chance.pick(['serial number', 'S/N', 'Serial No.'])} ${serial}` : '' // prettier-ignore
  const meter = use === null ? '' : machine.vehicle ? ` with ${use.toLocaleString('en-US')} miles` : ` with ${use.toLocaleString('en-US')} hours` // prettier-ignore
  const item = `one (1) ${year} ${machine.make} ${machine.model} ${machine.type}${number === '' ? '' : `, ${number},`}${meter}`
  const [from, to] = [`${seller.name}, ${chance.pick(['of', 'located at', 'whose address is'])} ${seller.lines.join(', ')}`, `${buyer.name}, ${chance.pick(['of', 'located at', 'residing at'])} ${buyer.lines.join(', ')}`] // prettier-ignore
  const day = manner.day(deal.date)
  const paragraphs = chance.pick([
    [`Know all men by these presents, that ${from} ("Seller"), for and in consideration of the sum of ${inWords(price, false)} Dollars (${sum}), paid by ${to} ("Buyer"), receipt of which is hereby acknowledged, does hereby sell, transfer and convey to Buyer ${item}.`, 'Seller warrants that it is the lawful owner of the property and that it is free of all liens and encumbrances.', `Signed this ${day}.`],
    [`Date: ${day}`, `Seller: ${from}`, `Buyer: ${to}`, `The Seller hereby sells to the Buyer ${item} for the total purchase price of ${sum}.`, 'The property is sold in "as is" condition, without any warranty expressed or implied.'],
    [`This Bill of Sale is made on ${day} between ${from} (the "Seller") and ${to} (the "Buyer").`, `For a purchase price of ${sum}, Seller sells and delivers to Buyer the following property: ${item}.`, 'Buyer accepts the property in its present condition.'],
  ]) // prettier-ignore
  let y = 100
  for (const text of paragraphs) y = desk.block(desk.wrapped(text, desk.right_ - manner.left), manner.left, y) + 10
  desk.block([`______________________`, `${seller.name}, Seller`], manner.left, y + 30)
  desk.block([`______________________`, `${buyer.name}, Buyer`], manner.left + 260, y + 30)
  desk.stateSeller()
  desk.stateBuyer()
  desk.state('doc_type', 'bill_of_sale')
  desk.state('invoice_date', deal.date)
  desk.state('total_invoice_value', price)
  desk.allow('subtotal', price)
  desk.allow('amount_due', price)
  desk.allow('amount_paid', price)
  desk.stateUnit({ year: true, type: true, vin: true, use: true })
  desk.stateCurrency()
  desk.stateLine({ ...deal.lines[0]!, quantity: 1 }, { quantity: false, rate: false, text: `${year} ${machine.make} ${machine.model} ${machine.type}` }) // prettier-ignore
}

/** A purchase agreement of a dealer: boxes with small captions over their values, money down the right. */
export function drawForm(desk: Desk): void {
  const { chance, deal, manner } = desk
  const { seller, buyer, unit, lines } = deal
  const { machine, year, vin, serial, use } = unit!
  const x = manner.left
  const right = desk.right_
  const under = chance.is(0.5)
  const center = chance.is(0.5)
  desk.y = desk.block([seller.name], center ? desk.width / 2 : x, 36, { bold: true, size: 14, align: center ? 'center' : 'left' }) // prettier-ignore
  desk.y = desk.block([seller.lines.join(', '), seller.phone], center ? desk.width / 2 : x, desk.y, { align: center ? 'center' : 'left' }) + 4 // prettier-ignore
  desk.center(chance.pick(['VEHICLE PURCHASE ORDER AGREEMENT', "BUYER'S ORDER", 'RETAIL BUYERS ORDER', 'BILL OF SALE', 'EQUIPMENT SALES AGREEMENT', 'PURCHASE AGREEMENT']), desk.y, { bold: true, size: 12 }) // prettier-ignore
  desk.y += 24
  const used = use !== null
  const row = (cells: readonly (readonly [string, string, number])[]): void => {
    let at = x
    const height = under ? desk.step * 2.4 : desk.step * 1.6
    const total = cells.reduce((sum, [, , width]) => sum + width, 0)
    for (const [caption, value, share] of cells) {
      const wide = ((right - x) * share) / total
      if (under) {
        desk.left(caption, at + 3, desk.y, { size: desk.size - 2.5 })
        desk.left(value, at + 3, desk.y + desk.step)
      } else {
        desk.left(`${caption}:`, at + 3, desk.y + 3, { size: desk.size - 1 })
        desk.left(value, at + 8 + desk.widthOf(`${caption}:`, { size: desk.size - 1 }), desk.y + 3)
      }
      for (const edge of [at, at + wide]) desk.upright(edge, desk.y - 2, desk.y - 2 + height)
      at += wide
    }
    for (const line of [desk.y - 2, desk.y - 2 + height]) desk.rule(x, right, line)
    desk.y += height
  }
  const pick = (choices: readonly string[]): string => (manner.capitals ? chance.pick(choices).toUpperCase() : chance.pick(choices)) // prettier-ignore
  row([[pick(['Buyer', 'Purchaser', "Buyer's Name", "Purchaser's Name", 'Customer Name', 'Sold To']), buyer.name, 4], [pick(['Date', 'Date of Sale', 'Sale Date']), manner.day(deal.date), 2], [pick(['Deal No.', 'Stock No.', 'Order No.', 'Invoice No.']), deal.number, 2]]) // prettier-ignore
  const labeled = /Deal|Order|Invoice/i
  void labeled
  row([[pick(['Address', 'Street Address']), buyer.lines[0]!, 4], [pick(['City, State, Zip', 'City / State / Zip']), buyer.lines.slice(1).join(', '), 4]]) // prettier-ignore
  if (chance.is(0.6)) row([[pick(['Phone', 'Home Phone']), buyer.phone, 2], [pick(['Email', 'E-mail']), buyer.mail, 3], [pick(['Salesperson', 'Sales Rep']), buyer.contact, 2]]) // prettier-ignore
  desk.y += 6
  row([[pick(['Year', 'YR']), `${year}`, 1], [pick(['Make']), machine.make, 2], [pick(['Model']), machine.model, 2], [pick(['Body Type', 'Type', 'Body Style', 'Body']), machine.type, 3]]) // prettier-ignore
  row([[vin !== null ? pick(['VIN', 'Vehicle Identification Number', 'Serial No. / VIN']) : pick(['Serial Number', 'Serial No.', 'S/N']), vin ?? serial ?? '', 4], [machine.vehicle ? pick(['Mileage', 'Odometer', 'Odometer Reading']) : pick(['Hours', 'Hour Meter']), use === null ? '' : use.toLocaleString('en-US'), 2], [pick(['Condition', 'New/Used']), used ? 'USED' : 'NEW', 1]]) // prettier-ignore
  desk.y += 12
  const price = lines[0]!.price
  const fee = chance.pick([0, 150, 299, 499.5])
  const trade = chance.is(0.4) ? Math.round(price * 0.2) : 0
  const tax = chance.is(0.7) ? cents((price - trade + fee) * 0.0625) : 0
  const title = chance.pick([0, 33, 75.5])
  const total = cents(price + fee + tax + title)
  const down = chance.is(0.6) ? Math.round(price * 0.1) : 0
  const amountText: [string, number][] = [[pick(['Cash Price', 'Selling Price', 'Price of Vehicle', 'Sale Price', 'Vehicle Price']), price]] // prettier-ignore
  if (fee > 0) amountText.push([pick(['Documentary Fee', 'Doc Fee', 'Dealer Documentation Fee']), fee])
  if (tax > 0) amountText.push([pick(['Sales Tax', 'State Sales Tax']), tax])
  if (title > 0) amountText.push([pick(['Title Fee', 'Title & License', 'Registration Fee']), title])
  amountText.push([
    pick(['Total Price', 'Total Cash Price', 'Total Delivered Price', 'Total Sale Price', 'TOTAL']),
    total,
  ])
  if (trade > 0) amountText.push([pick(['Less Trade-In', 'Trade-In Allowance', 'Trade Allowance']), trade])
  if (down > 0) amountText.push([pick(['Less Down Payment', 'Cash Down Payment', 'Down Payment']), down])
  const open = cents(total - trade - down)
  if (trade > 0 || down > 0) amountText.push([pick(['Balance Due', 'Unpaid Balance', 'Amount Due', 'Balance to Finance', 'Amount Financed']), open]) // prettier-ignore
  const edge = chance.is(0.6) ? right : x + 300
  for (const [label, value] of amountText) {
    desk.left(label, edge - 260, desk.y)
    desk.right(manner.sum(value), edge - 4, desk.y)
    desk.y += desk.step * 1.4
  }
  drawNoise(desk)
  desk.stateSeller()
  desk.stateBuyer()
  desk.state('invoice_date', deal.date)
  desk.allow('invoice_number', deal.number, null)
  desk.state('total_invoice_value', total)
  desk.allow('subtotal', price, cents(price + fee), cents(price + fee + title), cents(price - trade), null)
  if (tax > 0) desk.state('tax_total', tax)
  if (trade > 0) desk.state('trade_in', trade)
  if (down > 0) desk.state('other_details.down_payment', down)
  if (down > 0) desk.allow('amount_paid', down, null)
  if (trade > 0 || down > 0) desk.state('amount_due', open)
  else desk.allow('amount_due', total)
  desk.allow('doc_type', 'invoice', 'bill_of_sale', 'purchase_order')
  desk.stateUnit({ year: true, type: true, vin: true, use: true })
  if (serial === null && vin === null) desk.allow('other_details.vin', null)
  desk.stateCurrency()
  desk.stateLine({ ...lines[0]!, quantity: 1 }, { quantity: false, rate: false, text: `${year} ${machine.make} ${machine.model} ${machine.type}`, texts: [amountText[0]![0]] }) // prettier-ignore
  if (fee > 0)
    desk.lines.push({ text: amountText[1]![0], amount: fee, hard: false, quantity: null, rate: null, rates: [] })
  if (title > 0) desk.lines.push({ text: amountText.find(([, value]) => value === title)![0], amount: title, hard: false, quantity: null, rate: null, rates: [] }) // prettier-ignore
}

/** A dealer's sheet: "Label: value" down the page under headings. */
export function drawSheet(desk: Desk): void {
  const { chance, deal, manner } = desk
  const { seller, buyer, unit } = deal
  const { machine, year, vin, serial, use } = unit!
  const price = deal.lines[0]!.price
  const x = manner.left
  desk.center(chance.pick(['Bill of Sale', 'SALES ORDER', 'Deal Summary', 'Vehicle Sale', 'EQUIPMENT INVOICE']), 44, { bold: true, size: 14 }) // prettier-ignore
  desk.y = 76
  const wide = chance.pick([0, 110, 140])
  const put = (label: string, value: string): void => {
    desk.left(`${label}:`, x, desk.y, { bold: chance.is(0.2) })
    desk.left(value, wide === 0 ? x + desk.widthOf(`${label}:`, { bold: true }) + 4 : x + wide, desk.y)
    desk.y += desk.step * 1.15
  }
  const heading = (text: string): void => {
    desk.y += 6
    desk.left(text, x, desk.y, { bold: true, size: desk.size + 1 })
    desk.y += desk.step * 1.3
  }
  put(chance.pick(['Invoice No', 'Invoice Number', 'Invoice #']), deal.number)
  put(chance.pick(['Date', 'Sale Date', 'Invoice Date']), manner.day(deal.date))
  const party = (title: readonly string[], firm: typeof seller): void => {
    heading(chance.pick(title))
    put('Name', firm.name)
    if (chance.is(0.5)) put('Address', firm.lines.join(', '))
    else {
      put(chance.pick(['Address', 'Street']), firm.lines[0]!)
      put(chance.pick(['City/State/Zip', 'City, State ZIP']), firm.lines.slice(1).join(', '))
    }
    put('Phone', firm.phone)
  }
  party(['Seller Information', 'SELLER', 'Seller', 'Dealer Information'], seller)
  party(['Buyer Information', 'BUYER', 'Buyer', 'Purchaser Information'], buyer)
  heading(chance.pick(['Vehicle Information', 'Equipment', 'Unit Information', 'Item Sold']))
  put('Year', `${year}`)
  put('Make', machine.make)
  put('Model', machine.model)
  put(chance.pick(['Type', 'Body Style', 'Equipment Type']), machine.type)
  if (vin !== null) put('VIN', vin)
  if (serial !== null) put('Serial Number', serial)
  if (use !== null) put(machine.vehicle ? 'Mileage' : 'Hours', use.toLocaleString('en-US'))
  heading(chance.pick(['Payment', 'Price', 'Sale Details']))
  const tax = chance.is(0.5) ? cents(price * 0.07) : 0
  const priceLabel = chance.pick(['Sale Price', 'Purchase Price', 'Price'])
  put(priceLabel, manner.sum(price))
  if (tax > 0) {
    put('Sales Tax', manner.sum(tax))
    put(chance.pick(['Total', 'Total Amount', 'Total Due']), manner.sum(cents(price + tax)))
  }
  drawNoise(desk)
  desk.stateSeller()
  desk.stateBuyer()
  desk.state('invoice_number', deal.number)
  desk.state('invoice_date', deal.date)
  desk.state('total_invoice_value', cents(price + tax))
  if (tax > 0) desk.state('tax_total', tax)
  desk.allow('subtotal', price, null)
  desk.allow('amount_due', cents(price + tax))
  desk.allow('doc_type', 'invoice', 'bill_of_sale')
  desk.stateUnit({ year: true, type: true, vin: true, use: true })
  desk.stateCurrency()
  desk.stateLine({ ...deal.lines[0]!, quantity: 1 }, { quantity: false, rate: false, text: `${year} ${machine.make} ${machine.model} ${machine.type}`, texts: [priceLabel] }) // prettier-ignore
}
