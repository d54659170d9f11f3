/** Addresses whose street, city, state and ZIP stand in fields of a form. */
import { describe, expect, it } from 'vitest'
import { findParties } from '../../../../../core/extraction/invoice/parties/find.ts'
import { invoiceView } from '../../../../../core/extraction/layout/document-view.ts'
import type { Word } from '../../../../../core/document/model.ts'
import { block, drawnDocument, drawnPage, rows } from '../drawn-page.ts'

const partiesOf = (words: readonly Word[]): (string | undefined)[] => {
  const { sender, receiver } = findParties(invoiceView(drawnDocument(drawnPage(words))), { lines: [], regions: [] })
  return [sender.name?.value, sender.address?.value, receiver.name?.value, receiver.address?.value]
}

describe('addresses in fields of a form', () => {
  it('labels in capitals before the values', () => {
    const words = [
      ...rows([40, 90], 60, [
        ['DEALER', 'Ridgeback Truck Sales Inc.'],
        ['ADDRESS', '1200 Weigh Station Rd'],
      ]),
      ...rows([40, 90, 150, 190, 215, 240, 275, 320], 90, [
        ['CITY', 'Casper', 'STATE', 'WY', 'ZIP', '82601', 'PHONE', '(307) 555-0188'],
      ]),
    ]
    expect(partiesOf(words).slice(0, 2)).toEqual([
      'Ridgeback Truck Sales Inc.',
      '1200 Weigh Station Rd, Casper, WY 82601',
    ])
  })
})

describe('slips that go back with the payment', () => {
  it('"To" under "Payment advice" is who is paid', () => {
    const words = [
      ...block(70, 90, ['Copperfield Dental PLLC', 'Attention: R. Munro', '14 Aspen Way', 'Boise ID 83702']),
      ...block(430, 60, ['Cascade Imaging Supply Inc.', '880 Harbor Blvd', 'Tacoma WA 98402']),
      ...block(40, 640, 'PAYMENT ADVICE', { size: 12 }),
      ...block(40, 670, ['To: Cascade Imaging Supply Inc.', '880 Harbor Blvd', 'Tacoma WA 98402']),
      ...rows([320, 420], 640, [
        ['Customer', 'Copperfield Dental PLLC'],
        ['Amount Due', '12,310.40'],
      ]),
    ]
    expect(partiesOf(words)).toEqual([
      'Cascade Imaging Supply Inc.',
      '880 Harbor Blvd, Tacoma WA 98402',
      'Copperfield Dental PLLC',
      '14 Aspen Way, Boise ID 83702',
    ])
  })
})

describe('letterheads whose address stands beside the name', () => {
  it('belong to the firm the mail is written from, and the block below to who is written to', () => {
    const words = [
      ...block(40, 40, 'Fernbrook Surgical', { size: 20 }),
      ...block(330, 40, ['billing@fernbrooksurgical.com', '(541) 555-0119']),
      ...block(480, 40, ['75 Cannery Row', 'Medford, OR 97501']),
      ...rows([40, 140], 150, [
        ['Invoice Number', '30412'],
        ['Invoice Date', 'Mar 4, 2026'],
      ]),
      ...block(350, 150, ['Applegate Veterinary Clinic PC', '18 Ruch Hwy', 'Jacksonville, OR 97530', '(541) 555-0177']),
    ]
    expect(partiesOf(words)).toEqual([
      'Fernbrook Surgical',
      '75 Cannery Row, Medford, OR 97501',
      'Applegate Veterinary Clinic PC',
      '18 Ruch Hwy, Jacksonville, OR 97530',
    ])
  })

  it('a row of labels and values is no header of a table', () => {
    const words = [
      ...block(40, 40, ['Stillwater Trailer Mart Inc.', '9 Dock Street, Bangor, ME 04401']),
      ...rows([40, 110, 330, 380, 460, 500], 90, [
        ['Customer', 'Penobscot Log Haulers LLC', 'Date', '5/11/2026', 'Due', '6/10/2026'],
        ['Address', '44 Boom Road, Old Town, ME 04468', 'Terms', 'Net 30'],
      ]),
    ]
    expect(partiesOf(words).slice(2)).toEqual(['Penobscot Log Haulers LLC', '44 Boom Road, Old Town, ME 04468'])
  })
})
