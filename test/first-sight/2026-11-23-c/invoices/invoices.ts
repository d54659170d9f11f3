/** All invoices, quotations and orders of this batch; each is a family of its own. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { cloudDistribution } from './cloud-distribution.ts'
import { eMailQuote } from './e-mail-quote.ts'
import { exporterProforma } from './exporter-proforma.ts'
import { freeAccounting } from './free-accounting.ts'
import { freelanceCloud } from './freelance-cloud.ts'
import { hospitalOrder } from './hospital-order.ts'
import { managedServiceQuote } from './managed-service-quote.ts'
import { marketplaceOrder } from './marketplace-order.ts'
import { onlineProposal } from './online-proposal.ts'
import { openSourceQuotation } from './open-source-quotation.ts'
import { orderedShippedLedger } from './ordered-shipped-ledger.ts'
import { paymentPlatform } from './payment-platform.ts'
import { salesPlatformQuote } from './sales-platform-quote.ts'
import { unitAgreement } from './unit-agreement.ts'
import { vehicleBillOfSale } from './vehicle-bill-of-sale.ts'

export const invoices: readonly Drawn[] = [
  freelanceCloud(),
  openSourceQuotation(),
  cloudDistribution(),
  unitAgreement(),
  paymentPlatform(),
  managedServiceQuote(),
  onlineProposal(),
  orderedShippedLedger(),
  freeAccounting(),
  salesPlatformQuote(),
  vehicleBillOfSale(),
  exporterProforma(),
  marketplaceOrder(),
  hospitalOrder(),
  eMailQuote(),
]
