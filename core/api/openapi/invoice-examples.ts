/** Example of an invoice answer: one invented machine on one invoice, every figure of it adding up. */
import { buildInvoiceReports } from '../../analysis/invoice-reports/build-reports.ts'
import type { Invoice, InvoiceMetadata, InvoiceResult } from '../../contract/invoice.ts'

const fileName = 'invoice-20417.pdf'
const analysisId = '6a1f5a52-3b0c-4c39-9a55-0f7de2b4c911'

export const invoiceMetadataExample: readonly InvoiceMetadata[] = [{ appId: 'app-1042', fileName }]

const machine = {
  vin: null,
  make: 'Kestrel',
  year: '2024',
  model: 'TL9',
  titled: null,
  equipment_age: 2,
  equipment_type: 'track loader',
  equipment_miles_hours: 412,
}

const invoice: Invoice = {
  id: 204,
  sender: {
    name: 'Quarry Road Equipment LLC',
    address: '410 Quarry Rd, Springfield, IL 62701',
    is_address_valid: true,
    validated_address_data: {
      city: 'Springfield',
      label: '410 Quarry Rd, Springfield, IL 62701, United States',
      state: 'Illinois',
      county: 'Sangamon',
      street: 'Quarry Rd',
      district: null,
      stateCode: 'IL',
      postalCode: '62701',
      countryCode: 'USA',
      countryName: 'United States',
      houseNumber: '410',
    },
  },
  receiver: {
    name: 'Alder Creek Tool Works, Inc.',
    address: null,
    is_address_valid: false,
    validated_address_data: null,
  },
  total_invoice_value: 54_625,
  transactions: [
    {
      date: '03/02/2026',
      'description/item': '2024 Kestrel TL9 track loader, 412 hours',
      category: 'hard',
      rate: 50_000,
      amount: 50_000,
      quantity: 1,
      tax: null,
    },
    {
      date: '03/02/2026',
      'description/item': 'Delivery',
      category: 'soft',
      rate: null,
      amount: 500,
      quantity: null,
      tax: null,
    },
  ],
  file_id: 20417,
  doc_type: 'invoice',
  created_at: '2026-03-14T15:09:26.535000+00:00',
  other_details: { ...machine, down_payment: 5_000 },
  invoice_number: '20417',
  invoice_date: '2026-03-02',
  due_date: '2026-04-01',
  currency: 'USD',
  subtotal: 50_500,
  tax_total: 4_125,
  taxes: [{ label: 'Sales tax', rate: 0.0825, base: 50_000, amount: 4_125, included: false }],
  shipping: null,
  discount: null,
  amount_paid: null,
  previous_balance: null,
  amount_due: 49_625,
  payment_terms: 'Net 30',
  purchase_order: null,
  trade_in: null,
  lessee: null,
  equipment: [{ ...machine, serial_number: 'KTL9-00482', description: null, amount: 50_000 }],
  file_name: fileName,
  pages: [1],
  confidence_scores: { overall: 0.96, fields: { '/total_invoice_value': 0.99 } },
  provenance: {
    '/total_invoice_value': {
      fileName,
      page: 1,
      bbox: [498.2, 611.4, 553.7, 621.5],
      text: '$54,625.00',
      label: 'Total',
      scale: 1,
      method: 'text',
    },
  },
  checks: [
    {
      id: 'lines_add_up',
      passed: true,
      expected: 50_500,
      actual: 50_500,
      difference: 0,
      severity: 'warning',
      message: 'The lines add up to the subtotal.',
    },
  ],
}

export const invoiceExample: InvoiceResult = {
  ...invoice,
  analysis_id: analysisId,
  download_url: `http://127.0.0.1:4780/files/${analysisId}-r1?expires=1773587366&signature=kR0xVb1c`,
  download_url_expires_at: '2026-03-15T15:09:26.000Z',
  reports: buildInvoiceReports([invoice], { current: [], earlier: [] }),
  status_message: null,
}
