/** Quotations sent by mail, and the blocks of people who prepare them. */
import { describe, expect, it } from 'vitest'
import { extractInvoices } from '../../../../core/extraction/invoice/extract.ts'
import { block, drawnDocument, drawnPage } from './drawn-page.ts'

const seller = (top: number) => [
  block(48, top, [
    'From: Ada Moss <amoss@sedgwickag.example>',
    'Sent: Tuesday, March 10, 2026 4:12 PM',
    'To: Rex Dole',
    'Subject: RE: loader - quote Q-3318',
  ]),
  block(48, top + 70, ['- 2023 Bobcat T66 loader - $61,200', '- Bucket, 68 in. - $2,150', '- Freight - $650']),
  block(48, top + 130, 'That puts you at $64,000 delivered.'),
  block(48, top + 150, ['Ada Moss', 'Sedgwick Ag Implement Co.', '3811 Olton Road, Plainview, TX 79072']),
]
const buyer = (top: number) => [
  block(48, top, [
    'From: Rex Dole <rex@doledairy.example>',
    'Sent: Monday, March 9, 2026 8:47 PM',
    'To: Ada Moss',
    'Subject: loader',
  ]),
  block(48, top + 70, ['Rex Dole', 'Dole Dairy, LLC', '4471 County Road 18, Hereford, TX 79045']),
]

describe('a thread of mails', () => {
  it.each([
    ['the answer first', [...seller(40), ...buyer(300)]],
    ['the quotation forwarded', [...buyer(40), ...seller(200)]],
  ])('is the quotation of whoever names the prices: %s', (_, words) => {
    const [found] = extractInvoices(drawnDocument(drawnPage(words.flat()))).invoices
    expect(found).toMatchObject({
      kind: 'quotation',
      parties: {
        sender: {
          name: { value: 'Sedgwick Ag Implement Co.' },
          address: { value: '3811 Olton Road, Plainview, TX 79072' },
        },
        receiver: { name: { value: 'Dole Dairy, LLC' }, address: { value: '4471 County Road 18, Hereford, TX 79045' } },
      },
      texts: { invoice_date: { value: '2026-03-10' } },
    })
  })

  it('is no invoice when it quotes nothing', () => {
    expect(extractInvoices(drawnDocument(drawnPage(buyer(40).flat()))).invoices).toEqual([])
  })
})
