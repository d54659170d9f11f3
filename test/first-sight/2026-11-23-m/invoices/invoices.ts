/** All invoices, quotations, orders, contracts and bills of sale of this batch; each is a family of its own. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { aircraftBillOfSale } from './aircraft-bill-of-sale.ts'
import { clientFlowInvoice } from './client-flow-invoice.ts'
import { climateMakerLandscapeInvoice } from './climate-maker-landscape-invoice.ts'
import { containerMakerInvoice } from './container-maker-invoice.ts'
import { cooperativePricingWorksheet } from './cooperative-pricing-worksheet.ts'
import { freezerDistributorContract } from './freezer-distributor-contract.ts'
import { furnitureDealerQuotation } from './furniture-dealer-quotation.ts'
import { gameDistributorOrder } from './game-distributor-order.ts'
import { indianExporterProforma } from './indian-exporter-proforma.ts'
import { mobilityVanPurchaseOrder } from './mobility-van-purchase-order.ts'
import { oilfieldYardInvoice } from './oilfield-yard-invoice.ts'
import { procurementCloudOrder } from './procurement-cloud-order.ts'
import { radioShopInvoice } from './radio-shop-invoice.ts'
import { steelBuildingOrderFax } from './steel-building-order-fax.ts'
import { toolTruckInvoice } from './tool-truck-invoice.ts'

export const invoices: readonly Drawn[] = [
  aircraftBillOfSale(),
  clientFlowInvoice(),
  climateMakerLandscapeInvoice(),
  containerMakerInvoice(),
  cooperativePricingWorksheet(),
  freezerDistributorContract(),
  furnitureDealerQuotation(),
  gameDistributorOrder(),
  indianExporterProforma(),
  mobilityVanPurchaseOrder(),
  oilfieldYardInvoice(),
  procurementCloudOrder(),
  radioShopInvoice(),
  steelBuildingOrderFax(),
  toolTruckInvoice(),
]
