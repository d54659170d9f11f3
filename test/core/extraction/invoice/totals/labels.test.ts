/** Labels of sums. */
import { describe, expect, it } from 'vitest'
import { totalLabelOf, type TotalTerm } from '../../../../../core/extraction/invoice/totals/labels.ts'

describe('labels of the sums of an invoice', () => {
  const meanings: readonly (readonly [string, TotalTerm])[] = [
    ['Total Amount Due (USD):', 'amount_due'],
    ['TOTAL BEFORE PAYMENTS', 'total'],
    ['Total (excl. VAT)', 'subtotal'],
    ['Sales tax (exempt)', 'tax'],
    ['FL STATE TAX 6%', 'tax'],
    ['LESS: CONQUEST DISCOUNT', 'discount'],
    ['Less trade-in allowance', 'trade_in'],
    ["20 % down payment rec'd", 'down_payment'],
    ['Gesamtbetrag der Abschläge', 'discount'],
    ['Rechnungssumme ohne USt.', 'subtotal'],
    ['Montant EUR HT', 'subtotal'],
    ['Net à payer', 'amount_due'],
    ['Erhaltene Anzahlungen', 'down_payment'],
    ['Totaal te betalen', 'amount_due'],
    ['Base imponible', 'subtotal'],
    ['Totale merce / Goods', 'subtotal'],
    ['Netto a pagare / Balance due', 'amount_due'],
    ['Payment Terms', 'none'],
    ['Tax ID', 'none'],
    ['SUBSTOTAL LESS DISCOUNT', 'subtotal'],
    ['CGST9 (9%)', 'tax'],
    ['Quote Total - US dollars before tax', 'subtotal'],
    ['Government price concession', 'discount'],
    ['Sea freight and insurance', 'shipping'],
    ['Shipping and rigging', 'shipping'],
    ['UCC filing fee', 'surcharge'],
    ['Est. payment: 48 months at', 'none'],
    ['Payoff on trade', 'none'],
    ['Final payment', 'amount_due'],
    ['Special pricing adjustment', 'discount'],
    ['Freight, Green Bay and Lakeland to site', 'shipping'],
    ['60% on delivery of materials', 'none'],
  ]
  for (const [text, term] of meanings) it(`knows "${text}"`, () => expect(totalLabelOf(text)?.term).toBe(term))

  it('knows nothing of other words', () => {
    expect(totalLabelOf('Thank you for your business')).toBeNull()
    expect(totalLabelOf('4711')).toBeNull()
    // One letter from the Dutch "levering" (delivery).
    expect(totalLabelOf('640M Loader, mechanical self leveling')).toBeNull()
  })

  it('tells how much of the label its phrase explains', () => {
    expect(totalLabelOf('Less: discount')?.share).toBe(1)
    expect(totalLabelOf('Marion Co surtax')!.share).toBeLessThan(0.5)
  })
})
