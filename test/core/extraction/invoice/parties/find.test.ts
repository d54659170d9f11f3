/** Parties of invoices drawn in many layouts: who sells, who buys, who leases. */
import { describe, expect, it } from 'vitest'
import { findLines } from '../../../../../core/extraction/invoice/line-items/find.ts'
import { findParties } from '../../../../../core/extraction/invoice/parties/find.ts'
import type { ExtractedParty } from '../../../../../core/extraction/invoice/invoice.ts'
import { invoiceView } from '../../../../../core/extraction/layout/document-view.ts'
import { block, drawnDocument, drawnPage } from '../drawn-page.ts'
import { forms } from '../party-forms.ts'
import { layouts } from '../party-layouts.ts'

const plain = (text: string | null | undefined): string | null =>
  text === null || text === undefined
    ? null
    : text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()

const stated = (party: ExtractedParty | null): (string | null)[] => [
  plain(party?.name?.value),
  plain(party?.address?.value),
]
const nobody = [null, null] as const

describe('findParties', () => {
  it('takes no title with its number for a street, and cuts off whom to ask for', () => {
    const words = [
      ...block(40, 30, ['Meridian Positioning Solutions', 'Quote QTE-20417 Version 3']),
      ...block(300, 30, '9180 E Panorama Circle, Suite 110, Englewood, CO 80112'),
      ...block(40, 100, [
        'Bill To',
        'Delgado Diesel Repair LLC Attn.: Raul Delgado',
        '3905 County Road 39',
        'Fort Lupton, CO 80621',
      ]),
    ]
    const { sender, receiver } = findParties(invoiceView(drawnDocument(drawnPage(words))), { lines: [], regions: [] })
    expect(stated(sender)).toEqual([
      'meridian positioning solutions',
      '9180 e panorama circle suite 110 englewood co 80112',
    ])
    expect(stated(receiver)).toEqual(['delgado diesel repair llc', '3905 county road 39 fort lupton co 80621'])
  })

  it.each([...layouts, ...forms])('$what', ({ document, kind, sender, receiver, lessee }) => {
    const view = invoiceView(document)
    const found = findParties(view, findLines(view), kind ?? 'invoice')
    expect({ sender: stated(found.sender), receiver: stated(found.receiver), lessee: stated(found.lessee) }).toEqual({
      sender: sender.map(plain),
      receiver: receiver.map(plain),
      lessee: (lessee ?? nobody).map(plain),
    })
  })

  it('is sure of a headed, complete block and shows where it stands', () => {
    const words = [
      ...block(40, 40, ['Prairie Gate Trailer Sales, Inc.', '4410 Grain Belt Road', 'Fargo, ND 58102']),
      ...block(40, 130, ['Bill To', 'Dakota Ridge Hauling LLC', '212 4th Ave N', 'Moorhead, MN 56560']),
    ]
    const { receiver } = findParties(invoiceView(drawnDocument(drawnPage(words))), { lines: [], regions: [] })
    expect(receiver.name?.confidence).toBeGreaterThan(0.9)
    expect(receiver.name?.label).toBe('Bill To')
    expect(receiver.address?.evidence.map(piece => piece.text)).toEqual(['212 4th Ave N', 'Moorhead, MN 56560'])
  })

  it("knows the seller of an order form of the seller's own, which is called a purchase order", () => {
    const words = [
      ...block(40, 30, ['IRONHORSE STEEL STRUCTURES, INC.', '6650 E 47th Ave, Denver, CO 80216']),
      ...block(440, 30, 'PURCHASE ORDER'),
      ...block(40, 100, ['PURCHASER', 'Delgado Diesel Repair LLC', '3905 County Road 39']),
    ]
    const view = invoiceView(drawnDocument(drawnPage(words)))
    const { sender, receiver } = findParties(view, { lines: [], regions: [] }, 'purchase_order')
    expect(stated(sender)[0]).toBe('ironhorse steel structures inc')
    expect(stated(receiver)).toEqual(['delgado diesel repair llc', '3905 county road 39'])
  })

  it('bills the shipper of a freight bill, and names nobody by "Same as consignee"', () => {
    const shipper = ['Wheatland Pump & Supply', '1300 W North St', 'Salina, KS 67401']
    const words = [
      ...block(40, 30, 'PRAIRIE SCHOONER FREIGHT LINES'),
      ...block(40, 100, ['SHIPPER', ...shipper]),
      ...block(320, 100, ['CONSIGNEE', 'City of Guymon', '219 NW 4th St', 'Guymon, OK 73942']),
      ...block(40, 180, ['BILL TO', ...shipper]),
      ...block(320, 180, ['BUYER (if other)', 'Same as consignee', 'Country of Origin']),
      ...block(40, 260, ['REMIT TO', 'Prairie Schooner Freight Lines', 'PO Box 1188', 'Salina, KS 67402']),
    ]
    const { sender, receiver } = findParties(invoiceView(drawnDocument(drawnPage(words))), { lines: [], regions: [] })
    expect(stated(sender)[0]).toBe('prairie schooner freight lines')
    expect(stated(receiver)).toEqual(['wheatland pump supply', '1300 w north st salina ks 67401'])
  })

  it('joins the street and the place of a letterhead set wide, and takes a label under a heading for its field', () => {
    const words = [
      ...block(40, 30, 'BLUE MESA EQUIPMENT CO.'),
      ...block(40, 50, '1530 SOUTH TOWNSEND AVENUE'),
      ...block(200, 50, 'MONTROSE, CO 81401'),
      ...block(40, 120, ['Seller', 'Agency']),
      ...block(120, 132, ['City of Yellow Bluff', '2100 Depot Street', 'Yellow Bluff, GA 31794']),
      ...block(320, 120, ['Buyer', 'Name', 'Address']),
      ...block(400, 132, ['Alapaha Contractors LLC', '418 Hwy 129 N', 'Nashville, GA 31639']),
    ]
    const { sender, receiver } = findParties(invoiceView(drawnDocument(drawnPage(words))), { lines: [], regions: [] })
    expect(stated(sender)).toEqual(['city of yellow bluff', '2100 depot street yellow bluff ga 31794'])
    expect(stated(receiver)).toEqual(['alapaha contractors llc', '418 hwy 129 n nashville ga 31639'])
    const head = findParties(invoiceView(drawnDocument(drawnPage(words.slice(0, 11)))), { lines: [], regions: [] })
    expect(stated(head.sender)).toEqual(['blue mesa equipment co', '1530 south townsend avenue montrose co 81401'])
  })

  it('reads a doubtful heading with a colon as the one it nearly is, and a name without its logo and its mailbox', () => {
    const words = [
      ...block(40, 20, 'PURCHASE ORDER'),
      ...block(40, 40, ['e Ridge Bakery Supply, LLC', '1718 W 8th Street', 'Appleton, WI 54914']),
      ...block(40, 130, [
        'Vendur:',
        'Harlow Pallets c/o Quill Factoring',
        '15226 Collections Drive',
        'Chicago, IL 60693',
      ]),
    ].map(word => ({ ...word, confidence: word.text === 'Vendur:' ? 0.43 : 0.95 }))
    const page = { ...drawnPage(words), source: 'ocr' as const }
    const { sender, receiver } = findParties(
      invoiceView(drawnDocument(page)),
      { lines: [], regions: [] },
      'purchase_order',
    )
    expect([sender.name?.value, receiver.name?.value]).toEqual(['Harlow Pallets', 'Ridge Bakery Supply, LLC'])
  })

  it('is less sure of a block nothing heads, and of recognized text', () => {
    const words = [
      ...block(40, 40, ['Granite State Propane', '81 Depot Road', 'Concord, NH 03301'], { confidence: 0.85 }),
      ...block(60, 150, ['Maple Run Sugarhouse', '440 Sugar Hill Rd', 'Lisbon NH 03585'], { confidence: 0.85 }),
    ]
    const { sender, receiver } = findParties(invoiceView(drawnDocument(drawnPage(words, [], 'ocr'))), {
      lines: [],
      regions: [],
    })
    expect(receiver.name?.method).toBe('ocr')
    expect(receiver.name?.confidence).toBeLessThan(0.8)
    expect(sender.name?.confidence).toBeLessThan(0.9)
  })

  it.each([
    [['Viroqua, WI 54665'], null],
    [['2710 Highway 63 South, Hudson'], null],
    [['No. 2710 Highway 63 South', 'Hudson, IA 50643'], 'No. 2710 Highway 63 South, Hudson, IA 50643'],
  ] as const)('states a recognized address only with its street and its place: %s', (lines, expected) => {
    const words = [
      ...block(40, 40, ['Kickapoo Dairy Systems, Inc.', ...lines]),
      ...block(40, 130, ['Bill to:', 'Vesterheim Holsteins LLC', 'E7218 Norwegian Hollow Rd', 'Westby, WI 54667']),
    ]
    const page = { ...drawnPage(words), source: 'ocr' as const }
    const { sender } = findParties(invoiceView(drawnDocument(page)), { lines: [], regions: [] })
    expect(sender.name?.value).toBe('Kickapoo Dairy Systems, Inc.')
    expect(sender.address?.value ?? null).toBe(expected)
  })

  it.each(['1. PRODUCTS AND SERVICES', 'I HAVE READ THE TERMS', "BUYER'S CERTIFICATE"])('%s is nobody', text => {
    const words = [
      ...block(40, 40, [text, '14 Technology Park Road', 'Westford, MA 01886']),
      ...block(40, 130, ['Bill to:', 'Vesterheim Holsteins LLC', 'E7218 Norwegian Hollow Rd', 'Westby, WI 54667']),
    ]
    const { sender } = findParties(invoiceView(drawnDocument(drawnPage(words))), { lines: [], regions: [] })
    expect(sender.name?.value ?? null).toBe(null)
  })
})
