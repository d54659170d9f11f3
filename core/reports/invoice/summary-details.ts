/** Parties and equipment on the Invoice Summary. */
import type { Worksheet } from 'exceljs'
import type { Invoice } from '../../contract/invoice.ts'
import { guarded } from '../formula.ts'
import { color, font, heightOf, restyle, notStated, put, putAcross } from '../workbook.ts'
import { cells, markedStyle, amountCell, type Presentation } from './presentation.ts'
import { writeHeaders } from './table-header.ts'

/** Every invoice's seller, buyer and lessee with their addresses; one row for each party and role. */
export function addParties(sheet: Worksheet, presentation: Presentation, from: number): number {
  const { invoices, raw } = presentation
  let row = writeHeaders(sheet, from, 'Parties', [
    ['Role', 'left'],
    ['Name', 'left'],
    ['Address', 'left'],
    ['', 'left'],
    ['', 'left'],
    ['', 'left'],
    ['Address check', 'left'],
    ['', 'left'],
    ['', 'left'],
    ['', 'left'],
    ['', 'left'],
    ['', 'left'],
  ])
  const seen = new Set<string>()
  for (const invoice of invoices)
    for (const { role, member, name, address, verdict } of partiesOf(invoice)) {
      const key = JSON.stringify([role, name, address])
      if (seen.has(key) || (name === null && address === null)) continue
      seen.add(key)
      const text = (address ?? notStated).replaceAll('\n', ', ')
      put(sheet, [row, 1], role, cells.text)
      put(sheet, [row, 2], name ?? notStated, markedStyle(cells.wrapped, raw.originOf(invoice, `/${member}/name`)))
      putAcross(sheet, [row, 3, 6], text, markedStyle(cells.wrapped, raw.originOf(invoice, `/${member}/address`)))
      const tone = verdict?.startsWith('✓') ? color.good : verdict?.startsWith('✕') ? color.review : color.muted
      putAcross(sheet, [row, 7, 12], verdict ?? '', restyle(cells.wrapped, { font: font({ rgb: tone }) }))
      sheet.getRow(row).height = Math.max(heightOf(name ?? '', 30), heightOf(text, 62), heightOf(verdict ?? '', 80))
      row += 1
    }
  return row + 1
}

function partiesOf(invoice: Invoice) {
  const verdictOf = (party: 'sender' | 'receiver'): string | null => {
    const check = invoice.checks.find(({ id }) => id === `${party}_address_valid`)
    if (check === undefined) return null
    const mark = check.passed === null ? '–' : check.passed ? '✓' : '✕'
    return `${mark} ${check.message.replace(/^(Seller|Buyer): /, '')}`
  }
  const { sender, receiver, lessee } = invoice
  return [
    { role: 'Seller', member: 'sender', ...sender, verdict: verdictOf('sender') },
    { role: 'Buyer', member: 'receiver', ...receiver, verdict: verdictOf('receiver') },
    ...(lessee === null ? [] : [{ role: 'Lessee', member: 'lessee', ...lessee, verdict: null }]),
  ]
}

/** One row per piece of equipment. */
export function addEquipment(sheet: Worksheet, presentation: Presentation, from: number): number {
  const { invoices, raw, nameOf } = presentation
  const units = invoices.flatMap(invoice => invoice.equipment.map((unit, index) => ({ invoice, unit, index })))
  if (units.length === 0) return from
  let row = writeHeaders(sheet, from, units.length === 1 ? 'Machine' : `${units.length} machines`, [
    ['Invoice', 'left'],
    ['Machine', 'left'],
    ['VIN, serial number', 'left'],
    ['Year', 'right'],
    ['Age, years', 'right'],
    ['Titled', 'right'],
    ['Miles, hours', 'right'],
    ['', 'right'],
    ['Price', 'right'],
    ['', 'left'],
    ['Kind', 'left'],
    ['', 'left'],
  ])
  for (const { invoice, unit, index } of units) {
    const at = (member: string) => raw.originOf(invoice, `/equipment/${index}/${member}`)
    const name = [unit.make, unit.model].filter(part => part !== null).join(' ') || (unit.description ?? notStated)
    const numbers = [unit.vin, unit.serial_number].filter(number => number !== null).join(', ') || notStated
    const numbered = at(unit.vin === null ? 'serial_number' : 'vin')
    put(sheet, [row, 1], nameOf(invoice), cells.text)
    put(sheet, [row, 2], name, markedStyle(cells.wrapped, at('model')))
    put(sheet, [row, 3], numbers, markedStyle(cells.wrapped, numbered))
    put(sheet, [row, 4], unit.year ?? notStated, markedStyle(cells.right, at('year')))
    put(sheet, [row, 5], unit.equipment_age ?? notStated, cells.count)
    put(sheet, [row, 6], unit.titled === null ? notStated : unit.titled ? 'yes' : 'no', cells.right)
    const used = unit.equipment_miles_hours
    put(sheet, [row, 7], used ?? notStated, markedStyle(cells.quantity, at('equipment_miles_hours')))
    put(sheet, [row, 8], null, cells.text)
    const amountStyle = amountCell(invoice.currency)
    const price = unit.amount === null ? notStated : guarded(raw.at(invoice, `/equipment/${index}/amount`), notStated)
    put(sheet, [row, 9], price, markedStyle(amountStyle, at('amount')))
    put(sheet, [row, 10], null, cells.text)
    putAcross(sheet, [row, 11, 12], unit.equipment_type ?? '', cells.text)
    sheet.getRow(row).height = Math.max(heightOf(name, 30), heightOf(numbers, 30))
    row += 1
  }
  return row + 1
}
