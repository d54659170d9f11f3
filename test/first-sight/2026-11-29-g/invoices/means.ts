/** What the invoices of this batch share: the sale of the batch of 2026-11-29-d, a flatbed scanner and the payment of a lease. */
export * from '../../2026-11-29-d/invoices/sale.ts'
export { flat } from '../../2026-11-28-z1/tax/scanners.ts'

/** Cents a month in arrears for a sum financed over so many months at a yearly rate in percent, with what is left at the end. */
export function paymentOf(financed: number, months: number, percent: number, left = 0): number {
  const rate = percent / 1200
  const growth = (1 + rate) ** months
  return Math.round(((financed * growth - left) * rate) / (growth - 1))
}
