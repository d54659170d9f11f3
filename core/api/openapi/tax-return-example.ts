/** An example of a tax return for the OpenAPI document: the invented company of the other examples, shortened to a few lines. */
import type { TaxReturn } from '../../contract/tax-return.ts'

export const taxReturnExample: TaxReturn = {
  form: '1120-S',
  tax_year: 2025,
  period_start: '2025-01-01',
  period_end: '2025-12-31',
  amended: false,
  initial: false,
  final: false,
  draft: false,
  taxpayer_name: 'Alder Creek Tool Works, Inc.',
  taxpayer_id: '12-3456789',
  lines: { '1a': 1_850_000, '1c': 1_850_000, '2': 1_110_000, '3': 740_000, 'K.16d': 90_000, 'L.1.d': 118_400 },
  k1s: [
    {
      partner_name: 'Dana Whitlock',
      partner_id: '***-**-4417',
      share_percent: 100,
      amended: false,
      final: false,
      lines: { '1': 214_300, '16D': 90_000 },
    },
  ],
  statements: [
    {
      title: 'Taxes and licenses',
      line: '12',
      items: [
        ['Payroll taxes', 31_200],
        ['Property taxes', 4_800],
      ],
      total: 36_000,
    },
  ],
  checks: [],
  file_name: 'return-2025.pdf',
  pages: [1, 2, 3, 4, 5],
  confidence_scores: { overall: 0.98, fields: { '/lines/1a': 0.99 } },
  provenance: {
    '/lines/1a': {
      fileName: 'return-2025.pdf',
      page: 1,
      bbox: [370, 221, 409, 229],
      text: '1,850,000.',
      label: 'Gross receipts or sales',
      scale: 1,
      method: 'text',
    },
  },
}
