/** Who sells, who buys, who leases: names and address blocks. */
import type { PartiesReading, LinesReading } from './invoice.ts'
import type { InvoiceView } from './invoice-view.ts'

export function findParties(_view: InvoiceView, _items: LinesReading): PartiesReading {
  const nobody = { name: null, address: null }
  return { sender: nobody, receiver: nobody, lessee: null }
}
