/** Machines and vehicles an invoice is about: VIN, serial number, make, model, year, hours, title. */
import type { EquipmentReading, LinesReading } from './invoice.ts'
import type { InvoiceView } from './invoice-view.ts'

export function findEquipment(_view: InvoiceView, _items: LinesReading): readonly EquipmentReading[] {
  return []
}
