/** All invoices, quotations, orders, estimates and bills of sale of this batch; each is a family of its own. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { assetBillOfSale } from './asset-bill-of-sale.ts'
import { chineseProforma } from './chinese-proforma.ts'
import { containerOrder } from './container-order.ts'
import { dairyDealerQuote } from './dairy-dealer-quote.ts'
import { escrowSummary } from './escrow-summary.ts'
import { frameworkSuiteInvoice } from './framework-suite-invoice.ts'
import { machineSegmentEstimate } from './machine-segment-estimate.ts'
import { marineContract } from './marine-contract.ts'
import { outdoorPowerInvoice } from './outdoor-power-invoice.ts'
import { rebuilderInvoice } from './rebuilder-invoice.ts'
import { surplusCertificate } from './surplus-certificate.ts'
import { tradeWholesalerQuote } from './trade-wholesaler-quote.ts'
import { vendingOrderForm } from './vending-order-form.ts'
import { webCartQuote } from './web-cart-quote.ts'
import { webShopEstimate } from './web-shop-estimate.ts'

export const invoices: readonly Drawn[] = [
  assetBillOfSale(),
  chineseProforma(),
  containerOrder(),
  dairyDealerQuote(),
  escrowSummary(),
  frameworkSuiteInvoice(),
  machineSegmentEstimate(),
  marineContract(),
  outdoorPowerInvoice(),
  rebuilderInvoice(),
  surplusCertificate(),
  tradeWholesalerQuote(),
  vendingOrderForm(),
  webCartQuote(),
  webShopEstimate(),
]
