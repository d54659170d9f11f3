/** All invoices, quotations and orders of this batch; each is a family of its own. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { activityInvoice } from './activity-invoice.ts'
import { auctionInvoice } from './auction-invoice.ts'
import { constructionQuote } from './construction-quote.ts'
import { erpPurchaseOrder } from './erp-purchase-order.ts'
import { factoryOutlet } from './factory-outlet.ts'
import { liftTruckQuote } from './lift-truck-quote.ts'
import { officeEquipmentOrder } from './office-equipment-order.ts'
import { operatoryProposal } from './operatory-proposal.ts'
import { purchaseAgreement } from './purchase-agreement.ts'
import { smallLedgerGrid } from './small-ledger-grid.ts'
import { spreadsheetInvoice } from './spreadsheet-invoice.ts'
import { totalBanner } from './total-banner.ts'
import { truckUnits } from './truck-units.ts'
import { webshopOrder } from './webshop-order.ts'
import { wholegoodsInvoice } from './wholegoods-invoice.ts'

export const invoices: readonly Drawn[] = [
  constructionQuote(),
  activityInvoice(),
  totalBanner(),
  erpPurchaseOrder(),
  factoryOutlet(),
  truckUnits(),
  webshopOrder(),
  operatoryProposal(),
  wholegoodsInvoice(),
  auctionInvoice(),
  liftTruckQuote(),
  officeEquipmentOrder(),
  smallLedgerGrid(),
  purchaseAgreement(),
  spreadsheetInvoice(),
]
