/** How programs word the labels of an invoice's head: what each means, by lists. */
import { expect, test } from 'vitest'
import { indexOf, labelWords } from '../../../../../core/extraction/labels/phrases.ts'
import vocabulary from '../../../../../core/vocabulary/invoice-head.json' with { type: 'json' }

const labels = indexOf(vocabulary.labels)
/** What a printed label means as a whole; null for nothing. */
function meaningOf(label: string): string | null {
  const words = labelWords(label)
  return labels.at(words, 0).find(({ tokens }) => tokens.length === words.length)?.term ?? null
}

test.each([
  ['invoice_number', 'Invoice No.; Inv #; Repair Order #; RO #; Rental Invoice No.; Parts Invoice No.; Proforma Inv No; Counter Ticket No.; Cash Sale No.; Price Quotation No.; Invoice/Credit No.; Invoice Serial #; Charge Slip No.'],
  ['purchase_order', 'P/O #; PO/Job No.; Job/PO; PO No.; PO/Contract No.; PO / Release; Customer’s P.O. No.; Customers Order No.; Purchaser’s Order No.; Against Your Order No.; Per Your PO; Sold-To PO; Dealer PO No.; Blanket PO No.; Reference PO; Department PO'],
  ['payment_terms', 'Terms of Payment; Term Code; Inv Terms; Conditions of Payment; Method / Terms; Terms of Settlement; Payment Method / Terms; Our Terms; Requested Payment Terms; Payment Schedule; Pymnt Terms; Financing Terms'],
  ['due_date', 'Bill Due Date; Last Day to Pay; Please Remit By; Date Payable; Payable On or Before; Net Amount Due By; Remittance Due; Pay Invoice By; Latest Date of Payment; Balance Due Before'],
  ['invoice_date', 'Trans Date; Sold On; Date Generated; Invoice Posting Date; Posted On; Proforma Date; Date/Time of Sale; Dated This; Date Closed; Retail Date; Date of This Invoice; Letter Date'],
  ['date', 'Date and Time; Time/Date; Current Date; Fecha / Date; Datum / Date'],
  ['order_date', 'Order Entry Date; Ord. Date; Booked On; Date Purchased; Order Submitted On; Confirmed On'],
  ['other', 'Validity; Date Received; Rental Start; Contract End Date; Need By; Sailing Date; ETD; Original Invoice Date; Ship Week; Lead Time; Payment Received On; Pick Ticket No.; Container No.; Rep ID; Federal Tax ID; Resale Certificate No.; Auth Code; Contractor License No.'],
] as const)('labels of %s', (term, list) => {
  const meanings = list.split('; ').map(label => `${label}: ${meaningOf(label)}`)
  expect(meanings).toEqual(list.split('; ').map(label => `${label}: ${term}`))
}) // prettier-ignore
