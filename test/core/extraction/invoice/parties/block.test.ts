/** Address blocks as lines of text → name and address. */
import { describe, expect, it } from 'vitest'
import { parseBlock } from '../../../../../core/extraction/invoice/parties/block.ts'

const cases: readonly (readonly [
  what: string,
  lines: readonly string[],
  name: string | null,
  address: string | null,
])[] = [
  [
    'a letter',
    ['Elkhorn Welding Supply', '700 Forge Ave', 'Casper, WY 82601'],
    'Elkhorn Welding Supply',
    '700 Forge Ave, Casper, WY 82601',
  ],
  [
    'whoever holds the rights of a page',
    ['Conditions of Use | Privacy Notice © 2012-2026, Harlow Services, Inc.', '2260 Elliott Street, Seattle, WA 98121'],
    'Harlow Services, Inc.',
    '2260 Elliott Street, Seattle, WA 98121',
  ],
  [
    'the prompt of a printed form',
    ['Gunflint Fish Company', '22 Wisconsin Street', 'CITY, STATE AND ZIP CODE', 'Grand Marais, MN 55604'],
    'Gunflint Fish Company',
    '22 Wisconsin Street, Grand Marais, MN 55604',
  ],
  [
    'a department over a company',
    ['IT RECEIVING', 'CENTEX SURVEY & ENGINEERING', '4009 BANISTER LN', 'AUSTIN, TX 78704-6873'],
    'CENTEX SURVEY & ENGINEERING',
    '4009 BANISTER LN, AUSTIN, TX 78704-6873',
  ],
  [
    'a place with an Eircode',
    ['Corrib Dairy Co-operative', 'Mill Lane', 'Oughterard, Co. Galway H91 X2C4'],
    'Corrib Dairy Co-operative',
    'Mill Lane, Oughterard, Co. Galway H91 X2C4',
  ],
  [
    'a grid number',
    ['Tri-Lakes Tool', 'N71 W3320 Heron Circle', 'Cedarburg, WI 53012'],
    'Tri-Lakes Tool',
    'N71 W3320 Heron Circle, Cedarburg, WI 53012',
  ],
  [
    'bars and a second address',
    ['1200 S Quay Drive, Tampa, FL 33605 | (813) 555-0102 | Remit to: P.O. Box 88, Tampa, FL 33601'],
    null,
    '1200 S Quay Drive, Tampa, FL 33605',
  ],
  [
    'a five-digit street number',
    ['Millrace, LP', '14250 Grey Heron Ct.', 'Marietta, GA 30060'],
    'Millrace, LP',
    '14250 Grey Heron Ct., Marietta, GA 30060',
  ],
  [
    'telephone and mail',
    ['Lolo Pass Logging', 'Phone 406.555.0144', '14 Spur Rd', 'Lolo, MT 59847', 'lolo@example.com'],
    'Lolo Pass Logging',
    '14 Spur Rd, Lolo, MT 59847',
  ],
  [
    'a department and an attention',
    ['Meridian Schools', 'ACCOUNTS PAYABLE', 'Attn: Jo Vance', '2 Elm St', 'Boise ID 83702'],
    'Meridian Schools',
    '2 Elm St, Boise ID 83702',
  ],
  [
    'a name over two lines',
    ['Plains Leasing, a division of', 'Prairie State Bank', 'PO Box 9', 'Salina, KS 67401'],
    'Plains Leasing, a division of Prairie State Bank',
    'PO Box 9, Salina, KS 67401',
  ],
  [
    'Germany, with its country sign',
    ['Lieferwerk GmbH', 'Lieferstraße 20', 'DE 80333 München'],
    'Lieferwerk GmbH',
    'Lieferstraße 20, DE 80333 München',
  ],
  [
    'France, in running text',
    [
      'Libre SAS au capital de 1.250.000 Euros − Siège social: 8 rue de la Paix 75008 Paris − N° de TVA: FR 12345678901',
    ],
    'Libre SAS',
    '8 rue de la Paix, 75008 Paris',
  ],
  [
    'Belgium',
    ['Brouwerij De Kroon NV', 'Kerkstraat 11', '2000 Antwerpen'],
    'Brouwerij De Kroon NV',
    'Kerkstraat 11, 2000 Antwerpen',
  ],
  [
    'India, plot and PIN',
    ['Shakti Earthmovers', 'Plot No. 27, MIDC Bhosari', 'Pune - 411026, Maharashtra', 'GSTIN: 27AABCS1429B1Z5'],
    'Shakti Earthmovers',
    'Plot No. 27, MIDC Bhosari, Pune - 411026, Maharashtra',
  ],
  [
    'a name that is a number',
    ['84 Lumber Depot', '19 Yard Rd', 'Eighty Four, PA 15330'],
    '84 Lumber Depot',
    '19 Yard Rd, Eighty Four, PA 15330',
  ],
  [
    'Hong Kong has no code',
    ['Vivelab Ltd.', '88C Lok Wan Street', 'Tuen Mun, N.T.', 'Hong Kong'],
    'Vivelab Ltd.',
    '88C Lok Wan Street, Tuen Mun, N.T., Hong Kong',
  ],
  ['nothing', ['INVOICE', '12/31/2025', '$4,600.00'], null, null],
  [
    'a name over two lines',
    ['Conodoguinet Power & Electric', 'LLC', '840 Wertzville Road', 'Enola, PA 17025'],
    'Conodoguinet Power & Electric LLC',
    '840 Wertzville Road, Enola, PA 17025',
  ],
  [
    'a person with an office over the firm',
    [
      'Danielle Krause, VP Operations',
      'Nittany Ridge Foods Corporation',
      '1870 North Atherton Street',
      'State College, PA 16803',
    ],
    'Nittany Ridge Foods Corporation',
    '1870 North Atherton Street, State College, PA 16803',
  ],
  [
    'sums and dates',
    ['Mesilla Valley Fabrication', 'INV-0619', '55,213.69', 'Jun 14, 2026'],
    'Mesilla Valley Fabrication',
    null,
  ],
]

describe('readBlock', () => {
  it.each(cases)('%s', (_, lines, name, address) => {
    const found = parseBlock(lines)
    expect({ name: found.name?.text ?? null, address: found.address?.text ?? null }).toEqual({ name, address })
  })
})

it('amounts and dates beside each other are no address', () => {
  expect(parseBlock(['88, 993.50, 12 Aug 2026']).address).toBeNull()
  expect(parseBlock(['00, 190, 00, 1.190, 00 EUR']).address).toBeNull()
  expect(parseBlock(['12 May Street', 'Canton, OH 44702']).complete).toBe(true)
})
