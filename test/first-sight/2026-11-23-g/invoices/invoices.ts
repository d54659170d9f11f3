/** All invoices, quotations, orders, proposals and bills of sale of this batch; each is a family of its own. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { catalogSupplierInvoice } from './catalog-supplier-invoice.ts'
import { continuousFormInvoice } from './continuous-form-invoice.ts'
import { copierDealerInvoice } from './copier-dealer-invoice.ts'
import { dealershipFleetInvoice } from './dealership-fleet-invoice.ts'
import { desktopPurchaseOrder } from './desktop-purchase-order.ts'
import { fieldContractorInvoice } from './field-contractor-invoice.ts'
import { generatorQuotation } from './generator-quotation.ts'
import { integratorProposal } from './integrator-proposal.ts'
import { inventoryProgramOrder } from './inventory-program-order.ts'
import { koreanCommercialInvoice } from './korean-commercial-invoice.ts'
import { machineStoreInvoice } from './machine-store-invoice.ts'
import { registerSystemOrderForm } from './register-system-order-form.ts'
import { signShopEstimate } from './sign-shop-estimate.ts'
import { tractorWebQuote } from './tractor-web-quote.ts'
import { traderBillOfSale } from './trader-bill-of-sale.ts'
import { walletServiceInvoice } from './wallet-service-invoice.ts'

export const invoices: readonly Drawn[] = [
  catalogSupplierInvoice(),
  machineStoreInvoice(),
  tractorWebQuote(),
  desktopPurchaseOrder(),
  walletServiceInvoice(),
  fieldContractorInvoice(),
  registerSystemOrderForm(),
  integratorProposal(),
  signShopEstimate(),
  inventoryProgramOrder(),
  copierDealerInvoice(),
  generatorQuotation(),
  dealershipFleetInvoice(),
  koreanCommercialInvoice(),
  traderBillOfSale(),
  continuousFormInvoice(),
]
