/** Taxes by their rates, and what of the total is machine and what is not: goods, services, freight, tax. */
import type { Invoice } from '../../contract/invoice.ts'
import type { TaxAndFeesReport } from '../../contract/invoice-reports.ts'
import { bridgeToTotal } from './bridges.ts'
import { about, currenciesOf, shareOf, sumOf } from './sums.ts'

type Category = Invoice['transactions'][number]['category']

export function reportTaxes(invoices: readonly Invoice[]): TaxAndFeesReport {
  return {
    taxes: invoices.flatMap(invoice =>
      invoice.taxes.map(tax => ({ ...about(invoice), currency: invoice.currency, ...tax })),
    ),
    by_rate: taxesByRate(invoices),
    invoices: invoices.map(costsOf),
  }
}

function costsOf(invoice: Invoice): TaxAndFeesReport['invoices'][number] {
  const { subtotal, tax_total: tax, total_invoice_value: total, transactions } = invoice
  const judged = transactions.some(({ category }) => category !== null)
  const costs = (category: Category): number | null =>
    judged ? (sumOf(transactions.filter(line => line.category === category).map(({ amount }) => amount)) ?? 0) : null
  const soft = costs('soft')
  const freight = freightApart(invoice)
  const beside = soft === null || freight === null ? null : soft + freight
  return {
    ...about(invoice),
    currency: invoice.currency,
    subtotal,
    discount: invoice.discount,
    shipping: invoice.shipping,
    tax_total: tax,
    effective_tax_rate: shareOf(tax, total !== null && tax !== null ? total - tax : null),
    hard_costs: costs('hard'),
    soft_costs: soft,
    unassigned_costs: costs(null),
    freight_beside_lines: freight,
    soft_cost_share: shareOf(beside, total),
    soft_cost_share_with_tax: shareOf(beside === null || tax === null ? null : beside + tax, total),
  }
}

/** Freight that is none of the lines; null when the sums do not tell whether it is. */
export function freightApart(invoice: Invoice): number | null {
  if (invoice.shipping === null || invoice.shipping === 0) return 0
  const way = bridgeToTotal(invoice)
  if (way === null || way.agrees !== true) return null
  return way.steps.some(({ member }) => member === 'shipping') ? invoice.shipping : 0
}

function taxesByRate(invoices: readonly Invoice[]): TaxAndFeesReport['by_rate'] {
  return currenciesOf(invoices).flatMap(currency => {
    const taxes = invoices.filter(invoice => invoice.currency === currency).flatMap(invoice => invoice.taxes)
    const rates = [...new Set(taxes.map(({ rate }) => rate))].toSorted((a, b) => (b ?? -1) - (a ?? -1))
    return rates.map(rate => {
      const same = taxes.filter(tax => tax.rate === rate)
      return {
        currency,
        rate,
        tax_count: same.length,
        base: sumOf(same.map(({ base }) => base)),
        amount: sumOf(same.map(({ amount }) => amount)),
      }
    })
  })
}
