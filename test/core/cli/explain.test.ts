import { describe, expect, it } from 'vitest'
import { explainDocument, fieldsIn } from '../../../core/workflows/explain/explain-document.ts'
import { explanationHtml } from '../../../core/cli/explain-html.ts'
import { fieldExplanation, overviewText } from '../../../core/cli/explain-text.ts'
import { typedDocument } from '../extraction/invoice/typed-page.ts'

const invoice = typedDocument([
  `
Hawkeye Implement Co.                                   INVOICE
1415 N 15th Street                                      Invoice No: 20417
Fort Dodge, IA 50501                                    Date: 03/14/2026

Bill To: Lindqvist Farms, 2264 Nelson Avenue, Webster City, IA 50595
Owner SSN 123-45-6789

Qty    Description                     Unit Price        Amount
1      Utility trailer                 8,000.00          8,000.00
2      Tire set                          500.00          1,000.00

                                       Subtotal          9,000.00
                                       Sales tax           540.00
                                       Total             9,540.00
                                       Balance due       9,540.00
`,
])

const parts = await explainDocument(invoice)

describe('explain', () => {
  it('gives an overview of every stage', () => {
    const text = overviewText(invoice, parts)
    expect(text).toContain('reading: 1 pages, 0 of them recognized')
    expect(text).toMatch(/pages 1–1: invoice \(0\.\d\d\), extractor invoices/)
    expect(text).toContain('candidates for')
    expect(text).toMatch(/identity total_equals_sum: pass \(total_invoice_value = subtotal \+ tax_total\)/)
    expect(text).toMatch(
      /figures\.total_invoice_value = 9540 {2}confidence 0\.\d+ {2}text {2}under "Total" {2}page 1 "9,540\.00"/,
    )
  })

  it('tells for a field its candidates with features and why each was rejected', () => {
    const text = fieldExplanation(parts, 'total_invoice_value')
    expect(text).toMatch(/total_invoice_value: {2}chosen {2}value 9540 {2}margin \d/)
    expect(text).toMatch(/candidate, chosen {2}value 9540 {2}score \S+ {2}label \S+/)
    expect(text).toMatch(/candidate, rejected: .* gap \d/)
    expect(fieldExplanation(parts, 'figures.total_invoice_value')).toBe(text)
    expect(fieldExplanation(parts, '/total_invoice_value')).toBe(text)
  })

  it('shows for a billed line the tables that were tried as its lines', () => {
    expect(fieldExplanation(parts, 'lines.1.amount')).toMatch(/lines: {2}candidate, chosen {2}value 2 lines, confirmed/)
  })

  it('takes a path of the API for the path of extraction with the same end', () => {
    const second = fieldExplanation(parts, 'line_items/1/amount')
    expect(second).toContain('lines.1.amount = 1000')
    expect(second).not.toContain('lines.0.amount')
    expect(fieldExplanation(parts, '/receiver/name')).toContain('parties.receiver.name = Lindqvist Farms')
  })

  it('tells what competed for a role and for a number of the header', () => {
    expect(fieldExplanation(parts, 'invoice_number')).toMatch(
      /header {2}invoice_number: {2}candidate, chosen {2}value 20417/,
    )
    const receiver = fieldExplanation(parts, 'receiver/name')
    expect(receiver).toMatch(/receiver\.name: {2}candidate, chosen {2}value Lindqvist Farms {2}score .* billed 1/)
    expect(receiver).toMatch(/receiver\.name: {2}candidate, rejected: scores lower {2}value Hawkeye Implement Co\./)
    expect(receiver).not.toContain('sender.name:')
  })

  it('tells for a missing field that no candidate was found', () => {
    const unknown = fieldExplanation(parts, 'previous_balance')
    expect(unknown).toContain('no stage recorded a candidate of this name')
    expect(unknown).toContain('invoice_number')
  })

  it('draws the page with words, candidates and fields', () => {
    const html = explanationHtml(invoice, parts)
    expect(html).toContain('>Description</text>')
    expect(html).toMatch(/class="field"[^>]*><title>invoices\.0\.figures\.total_invoice_value = 9540/)
    expect(html).toMatch(/class="chosen"[^>]*><title>subtotal: chosen/)
    expect(html.match(/<svg/g)!.length).toBe(html.match(/<\/svg>/g)!.length)
  })

  it('never shows more of a social security number than its last four digits', () => {
    const shown = explanationHtml(invoice, parts) + overviewText(invoice, parts)
    expect(shown).toContain('***-**-6789')
    expect(shown).not.toContain('123-45-6789')
    const ssn = { value: '123 456 789', confidence: 1, method: 'text', label: null, evidence: [], scale: 1 }
    expect(fieldsIn({ owners: [{ ssn }] })).toMatchObject([{ path: 'owners.0.ssn', value: '*** **6 789' }])
  })
})

it('masks social security numbers in what an explanation adds to the trace', async () => {
  const statement = typedDocument([
    `
Hawkeye Implement Co.
Balance Sheet
December 31, 2025

Cash                                                    12,000
Due from owner 123-45-6789                               3,000
Inventory                                                5,000
Total current assets                                    20,000
Equipment                                               10,000
Total assets                                            30,000
Accounts payable                                         8,000
Total liabilities                                        8,000
Retained earnings                                       22,000
Total liabilities and equity                            30,000
`,
  ])
  const parts = await explainDocument(statement)
  const text = `${overviewText(statement, parts)}\n${JSON.stringify(parts.map(({ trace }) => trace))}`
  expect(text).toContain('6789')
  expect(text).not.toContain('123-45-6789')
})
