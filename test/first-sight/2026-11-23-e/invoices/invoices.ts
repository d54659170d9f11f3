/** All invoices, quotations, orders and contracts of this batch; each is a family of its own. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { auctionClerkInvoice } from './auction-clerk-invoice.ts'
import { cardReaderInvoice } from './card-reader-invoice.ts'
import { computerMakerQuote } from './computer-maker-quote.ts'
import { contractorProposal } from './contractor-proposal.ts'
import { dealerSalesAgreement } from './dealer-sales-agreement.ts'
import { dealPlatformQuote } from './deal-platform-quote.ts'
import { equipmentBranchInvoice } from './equipment-branch-invoice.ts'
import { fleetVehicleInvoice } from './fleet-vehicle-invoice.ts'
import { greatPlainsInvoice } from './great-plains-invoice.ts'
import { imagingMakerQuotation } from './imaging-maker-quotation.ts'
import { irrigationContract } from './irrigation-contract.ts'
import { manufacturingAcknowledgment } from './manufacturing-acknowledgment.ts'
import { modernBookkeeping } from './modern-bookkeeping.ts'
import { municipalOrder } from './municipal-order.ts'
import { phoneAppInvoice } from './phone-app-invoice.ts'
import { quoteSoftware } from './quote-software.ts'
import { storeOrderPrint } from './store-order-print.ts'
import { swissInvoice } from './swiss-invoice.ts'

export const invoices: readonly Drawn[] = [
  modernBookkeeping(),
  cardReaderInvoice(),
  quoteSoftware(),
  greatPlainsInvoice(),
  equipmentBranchInvoice(),
  dealerSalesAgreement(),
  dealPlatformQuote(),
  computerMakerQuote(),
  imagingMakerQuotation(),
  manufacturingAcknowledgment(),
  fleetVehicleInvoice(),
  phoneAppInvoice(),
  auctionClerkInvoice(),
  storeOrderPrint(),
  municipalOrder(),
  contractorProposal(),
  swissInvoice(),
  irrigationContract(),
]
