/** Parties on printed pads, under logos, in villages and beside charges. */
import { describe, expect, it } from 'vitest'
import { findLines } from '../../../../core/extraction/invoice/line-items/find.ts'
import { findParties } from '../../../../core/extraction/invoice/parties/find.ts'
import { invoiceView } from '../../../../core/extraction/layout/document-view.ts'
import { parseBlock } from '../../../../core/extraction/invoice/parties/block.ts'
import { block, drawnDocument, drawnPage, rows } from './drawn-page.ts'

type Words = readonly ReturnType<typeof block>[]

function partiesOf(words: Words, kind: 'invoice' | 'purchase_order' = 'invoice', ocr = false) {
  const view = invoiceView(drawnDocument(drawnPage(words.flat(), [], ocr ? 'ocr' : 'text-layer')))
  const { sender, receiver } = findParties(view, findLines(view), kind)
  return { sender: [sender.name?.value, sender.address?.value], receiver: [receiver.name?.value, receiver.address?.value] } // prettier-ignore
}

const items = rows([48, 400, 500], 320, [
  ['Description', 'Qty', 'Amount'],
  ['Tractor with hook', '1', '890,000.00'],
  ['Total', '', '890,000.00'],
])

describe('a dealer’s printed pad', () => {
  const pad = (label: string): Words => [
    block(48, 40, 'NEW PUNJAB MOTORS', { size: 16 }),
    block(48, 62, [`${label} SWARAJ TRACTORS`, 'G.T. Road, Bye Pass Chowk, Sirhind-140406']),
    rows([48, 420], 120, [['S. No. 1296', 'Dated 11.11.2024']]),
    block(48, 140, ['M/s Gurdeep Singh', 'Address Vill. Rurki, P.O. Khant, Distt. Fatehgarh Sahib', 'Financer AU Small Finance Bank']), // prettier-ignore
    items,
  ]
  it.each(['Dealers :', 'Auth. Dealer :'])('%s what it deals in is not who sells', label => {
    expect(partiesOf(pad(label)).sender).toEqual(['NEW PUNJAB MOTORS', 'G.T. Road, Bye Pass Chowk, Sirhind-140406'])
  })
})

it('a number behind "VENDOR" is not the vendor', () => {
  const words: Words = [
    block(48, 40, ['CITY OF FERNDALE', '1015 Main St', 'Ferndale, WA 98248']),
    block(460, 40, 'PURCHASE ORDER', { size: 14 }),
    block(48, 140, ['VENDOR 004471', 'SENTRY CAMERA SYSTEMS INC', 'PO BOX 78114', 'ATLANTA, GA 30357']),
    items,
  ]
  expect(partiesOf(words, 'purchase_order').sender).toEqual(['SENTRY CAMERA SYSTEMS INC', 'PO BOX 78114, ATLANTA, GA 30357']) // prettier-ignore
})

it('the window under a logo is who pays, and the registered office below the charges is who bills', () => {
  const words: Words = [
    block(48, 50, 'northgrid energy', { size: 20 }),
    block(48, 92, ['Okafor Bakery', '27 Mill Lane', 'LEEDS', 'LS11 9RT']),
    rows([48, 330], 200, [
      ['Balance on your last bill', '412.66'],
      ['Electricity used this period', '602.48'],
      ['VAT at 20%', '128.84'],
      ['Total to pay', '773.04'],
    ]),
    block(48, 275, 'Northgrid Energy Limited. Registered office: 1 Turbine Square, Newcastle upon Tyne NE1 4AB.'),
  ]
  const { sender, receiver } = partiesOf(words)
  expect(sender[1]).toBe('1 Turbine Square, Newcastle upon Tyne NE1 4AB')
  expect(receiver).toEqual(['Okafor Bakery', '27 Mill Lane, LEEDS, LS11 9RT'])
})

describe('blocks', () => {
  it.each([
    [['AutoBid', 'AutoBid of America, Inc.', '14185 Dallas Pkwy', 'Dallas, TX 75254'], 'AutoBid of America, Inc.', '14185 Dallas Pkwy, Dallas, TX 75254'], // prettier-ignore
    [['LiftPoint, Inc.', '5150 Ackerman Road + San Antonio, TX 78219'], 'LiftPoint, Inc.', '5150 Ackerman Road, San Antonio, TX 78219'], // prettier-ignore
  ])('%j', (lines, name, address) => {
    const text = parseBlock(lines)
    expect([text.name?.text, text.address?.text]).toEqual([name, address])
  })
})

it('a person above the firm, and the words over both, name nobody', () => {
  const words: Words = [
    block(48, 40, 'Proposal', { size: 18 }),
    block(48, 120, ['Prepared for', 'Kendra Yazzie, Sales', 'City of Elmhurst Public Works', '209 North York Street', 'Elmhurst, IL 60126']), // prettier-ignore
    block(330, 120, ['Created by', 'Marcus Feld', 'Equipment Sales', 'Halloran Farm & Ranch', '1220 Highway 83', 'Salina, KS 67846']), // prettier-ignore
    items,
  ]
  expect(partiesOf(words)).toEqual({
    sender: ['Halloran Farm & Ranch', '1220 Highway 83, Salina, KS 67846'],
    receiver: ['City of Elmhurst Public Works', '209 North York Street, Elmhurst, IL 60126'],
  })
})

it('cells of a government form: captions with notes, town, state and code in cells of their own', () => {
  const words: Words = [
    block(220, 40, 'BILL OF SALE', { size: 16 }),
    block(48, 100, 'Section 2: Seller'),
    rows([48, 400], 120, [
      ['Name (last, first, middle, or name of business)', 'Telephone'],
      ['Hutchins Grain & Rock LLC', '641-555-0133'],
    ]),
    rows([48, 260, 400, 480], 150, [
      ['Street address', 'City', 'State', 'ZIP code'],
      ['21840 Bluegrass Road', 'Ottumwa', 'IA', '52501'],
    ]),
  ]
  expect(partiesOf(words).sender).toEqual(['Hutchins Grain & Rock LLC', '21840 Bluegrass Road, Ottumwa, IA 52501'])
})
