/** All first-sight invoices, quotations and orders, family by family. */
import type { Drawn } from '../press/document.ts'
import { buyersOrders } from './buyers-order.ts'
import { distributorInvoices } from './distributor-erp.ts'
import { foodserviceQuotes } from './foodservice-quote.ts'
import { machineQuotations } from './machine-quotation.ts'
import { plainInvoices } from './plain-invoices.ts'
import { taxInvoices } from './tax-invoice.ts'

export const invoices: readonly Drawn[] = [
  ...distributorInvoices,
  ...machineQuotations,
  ...buyersOrders,
  ...taxInvoices,
  ...foodserviceQuotes,
  ...plainInvoices,
]
