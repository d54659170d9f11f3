/** What the values of an invoice are called, for people and screen readers. */

const special: Readonly<Record<string, string>> = {
  total_invoice_value: 'Total',
  'description/item': 'Description',
  vin: 'VIN',
  equipment_type: 'Type',
  equipment_age: 'Age',
  equipment_miles_hours: 'Miles or hours',
  tax_total: 'Tax',
  trade_in: 'Trade-in',
  file_id: 'Number',
}

/** Written in capitals wherever they stand. */
const initials = /\b(mca|nsf|atm|naics|sic|mcc|ach|vin|ein|pos|id)\b/gi

/** "down_payment" → "Down payment", "mca_payment" → "MCA payment". */
export function words(name: string): string {
  const text = special[name] ?? name.replaceAll('_', ' ').replace(initials, word => word.toUpperCase())
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const groups: Readonly<Record<string, string>> = {
  transactions: 'Line',
  taxes: 'Tax',
  equipment: 'Equipment',
  sender: 'Seller',
  receiver: 'Buyer',
  lessee: 'Lessee',
}

/** "/transactions/2/amount" → "Line 3, amount". */
export function nameOfPointer(pointer: string): string {
  const parts = pointer
    .replace(/^\/invoices\/\d+/, '')
    .split('/')
    .slice(1)
    .map(part => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  const [head = '', ...rest] = parts
  const number = /^\d+$/.test(rest[0] ?? '') ? ` ${Number(rest.shift()) + 1}` : ''
  const group = groups[head]
  if (group === undefined) return words(rest[0] ?? head)
  return rest.length === 0
    ? group + number
    : `${group}${number}, ${words(rest[0]!).replace(/^[A-Z](?=[a-z])/, c => c.toLowerCase())}`
}
