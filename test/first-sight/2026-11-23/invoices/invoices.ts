/** All invoices, quotations and orders of this batch; each is a family of its own. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { excavatorBillOfSale } from './bill-of-sale.ts'
import { bodyBuilderInvoice } from './body-builder.ts'
import { canadianDealer } from './canadian-dealer.ts'
import { creditMemo } from './credit-memo.ts'
import { germanProforma } from './german-proforma.ts'
import { hardwareInvoice } from './hardware-reseller.ts'
import { implementOrder } from './implement-order.ts'
import { invoicePad } from './invoice-pad.ts'
import { medicalLeaseInvoice } from './medical-lease.ts'
import { orderAcknowledgment } from './order-acknowledgment.ts'
import { packageQuotation } from './package-quotation.ts'
import { progressBilling } from './progress-billing.ts'
import { rentalPurchase } from './rental-purchase.ts'
import { restaurantDepotInvoice } from './restaurant-depot.ts'

export const invoices: readonly Drawn[] = [
  bodyBuilderInvoice(),
  medicalLeaseInvoice(),
  excavatorBillOfSale(),
  packageQuotation(),
  germanProforma(),
  orderAcknowledgment(),
  implementOrder(),
  progressBilling(),
  restaurantDepotInvoice(),
  hardwareInvoice(),
  invoicePad(),
  rentalPurchase(),
  creditMemo(),
  canadianDealer(),
]
