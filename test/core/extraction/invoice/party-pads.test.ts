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

describe('who has a part in the sale', () => {
  it('an owner buys what a contractor bills, and captions under signatures name nobody', () => {
    const words: Words = [
      block(48, 35, 'Elkhorn Utility Contractors, Inc.', { size: 14 }),
      block(48, 56, 'PO Box 1188, Bassett, NE 68714'),
      block(48, 90, ['Owner', 'Sand Draw Rural Water District', '405 Main Street', 'Ainsworth, NE 69210']),
      items,
      rows([306, 440, 540], 449, [['Contractor', 'Engineer, recommended', 'Owner, approved']]),
    ]
    expect(partiesOf(words)).toEqual({
      sender: ['Elkhorn Utility Contractors, Inc.', 'PO Box 1188, Bassett, NE 68714'],
      receiver: ['Sand Draw Rural Water District', '405 Main Street, Ainsworth, NE 69210'],
    })
  })

  it('a dealer buys on the floor plan of a bank', () => {
    const words: Words = [
      block(48, 35, 'ARDENT MOUNTAIN TRUCK CORPORATION', { size: 14 }),
      block(48, 56, '6100 ASSEMBLY DRIVE, DENTON, TX 76207'),
      block(48, 90, [
        'SOLD TO DEALER 4418',
        'BLUE EARTH TRUCK CENTER, INC.',
        '2207 HIGHWAY 169 SOUTH',
        'MANKATO, MN 56001',
      ]),
      block(300, 90, ['CHARGED TO FLOOR PLAN OF', 'NORTHERN PRAIRIE BANK', 'PO BOX 2207', 'MANKATO, MN 56002']),
      items,
    ]
    expect(partiesOf(words).receiver).toEqual([
      'BLUE EARTH TRUCK CENTER, INC.',
      '2207 HIGHWAY 169 SOUTH, MANKATO, MN 56001',
    ])
  })
})

describe('the attention of somebody', () => {
  const sides = (attention: readonly string[], behind: readonly string[]): Words => [
    block(48, 30, 'Sales - Invoice', { size: 14 }),
    block(48, 70, ['Hoosier Pet Supply Distributing, Inc.', '14800 US Highway 41 North', 'Evansville, IN 47725', ...attention]), // prettier-ignore
    block(380, 70, ['Tri-Rivers Material Handling Co.', '2600 Diamond Avenue', 'Evansville, IN 47711', ...behind]),
    items,
  ]
  it('is drawn at the firm the document is for, wherever it stands', () => {
    const { sender, receiver } = partiesOf(sides(['Attn. Accounts Payable'], []))
    expect([sender[0], receiver[0]]).toEqual([
      'Tri-Rivers Material Handling Co.',
      'Hoosier Pet Supply Distributing, Inc.',
    ])
  })
  it('is the payee’s where its desk takes the money', () => {
    const { sender } = partiesOf(sides([], ['Attn. Accounts Receivable']))
    expect(sender[0]).not.toBe(partiesOf(sides([], ['Attn. Accounts Payable'])).receiver[0])
    expect(sender).toEqual(partiesOf(sides([], [])).sender)
  })
})

it('a heading and a whole address among the charges say who is paid', () => {
  const words: Words = [
    block(48, 40, 'INVOICE', { size: 16 }),
    block(48, 120, ['Bill to', 'Talimena Lumber Company', '88 Mill Road', 'Talihina, OK 74571']),
    rows([330, 500], 300, [
      ['Description', 'Amount'],
      ['Broadband 500', '89.00'],
      ['Telephone lines', '64.00'],
      ['Long distance', '12.40'],
      ['Router lease', '9.00'],
      ['Installation', '25.00'],
      ['Total', '199.40'],
    ]),
    block(48, 314, ['Remit to', 'Kiamichi Broadband LLC', '114 East Main Street', 'Talihina, OK 74571']),
  ]
  expect(partiesOf(words).sender).toEqual(['Kiamichi Broadband LLC', '114 East Main Street, Talihina, OK 74571'])
})

it('whom an order goes to is the vendor', () => {
  const words: Words = [
    block(48, 40, ['Conestoga Box Co.', '1188 Fruitville Pike', 'Lancaster, PA 17601']),
    block(460, 40, 'Purchase Order', { size: 14 }),
    block(48, 140, ['Purchase Order To:', 'Altimar Converting Machinery Corp', '4418 Hadley Road', 'South Plainfield, NJ 07080']), // prettier-ignore
    items,
  ]
  expect(partiesOf(words, 'purchase_order')).toEqual({
    sender: ['Altimar Converting Machinery Corp', '4418 Hadley Road, South Plainfield, NJ 07080'],
    receiver: ['Conestoga Box Co.', '1188 Fruitville Pike, Lancaster, PA 17601'],
  })
})
