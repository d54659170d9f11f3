/** All invoices, quotations, orders and bills of sale of this batch; each is a family of its own. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { accountingPackage } from './accounting-package.ts'
import { businessSuiteQuote } from './business-suite-quote.ts'
import { cloudBooks } from './cloud-books.ts'
import { compactMachineQuotation } from './compact-machine-quotation.ts'
import { farmDealerQuote } from './farm-dealer-quote.ts'
import { fieldServiceQuote } from './field-service-quote.ts'
import { italianInvoice } from './italian-invoice.ts'
import { netInvoiceLedger } from './net-invoice-ledger.ts'
import { resellerQuote } from './reseller-quote.ts'
import { salesQuotation } from './sales-quotation.ts'
import { shopPlugin } from './shop-plugin.ts'
import { spreadsheetOrder } from './spreadsheet-order.ts'
import { templateBillOfSale } from './template-bill-of-sale.ts'
import { truckSpecification } from './truck-specification.ts'
import { wordProcessorInvoice } from './word-processor-invoice.ts'

export const invoices: readonly Drawn[] = [
  cloudBooks(),
  accountingPackage(),
  businessSuiteQuote(),
  salesQuotation(),
  resellerQuote(),
  farmDealerQuote(),
  compactMachineQuotation(),
  fieldServiceQuote(),
  netInvoiceLedger(),
  truckSpecification(),
  shopPlugin(),
  wordProcessorInvoice(),
  spreadsheetOrder(),
  italianInvoice(),
  templateBillOfSale(),
]
