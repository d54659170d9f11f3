/** Who the drawn statements are of: trade, legal form, size, and how its accountant writes. */
import type { Chance } from '../../drawing/chance.ts'

export const trades = [
  'contractor', 'trucker', 'restaurant', 'practice', 'retailer', 'wholesaler', 'manufacturer', 'farm', 'software', 'hotel', 'salon', 'dealer', 'advisor', 'charity',
] as const // prettier-ignore
export type Trade = (typeof trades)[number]
export type Form = 'corporation' | 'llc' | 'proprietor' | 'partnership' | 'ltd' | 'group' | 'nonprofit'
/** books: a bookkeeping program's printout · cpa: an accountant's document · filing: an annual report · uk, ifrs, fund: their own orders. */
export type Family = 'books' | 'cpa' | 'filing' | 'uk' | 'ifrs' | 'fund'

export interface Company {
  readonly name: string
  readonly trade: Trade
  readonly form: Form
  readonly family: Family
  readonly currency: 'USD' | 'GBP' | 'EUR' | 'CAD' | 'AUD'
  /** Yearly revenue in full units. */
  readonly revenue: number
  /** Factor of the printed amounts: 1, 1000 or 1000000. */
  readonly scale: number
}

const firstNames = ['Alder', 'Brightwater', 'Cassidy', 'Dunmore', 'Eastgate', 'Foxhollow', 'Granite Bay', 'Hollis', 'Ironbridge', 'Juniper', 'Kestrel', 'Larkspur', 'Mendota', 'Northfork', 'Old Mill', 'Pinnacle', 'Quarry Lane', 'Redstone', 'Saltmarsh', 'Tamarack', 'Union Street', 'Verity', 'Westbrook', 'Yarrow', 'Zephyr', "O'Malley", 'J.R. Hubbard & Sons', 'Three Rivers', 'Delgado', 'Nguyen Brothers', '1st Choice', 'K&B'] // prettier-ignore
const tradeNames: Readonly<Record<Trade, readonly string[]>> = {
  contractor: ['Builders', 'Construction', 'Mechanical', 'Roofing & Siding', 'Electric', 'Excavating'],
  trucker: ['Trucking', 'Transport', 'Logistics', 'Freight Lines'],
  restaurant: ['Grill', 'Bistro', 'Restaurant Group', 'Pizza', 'Brewing'],
  practice: ['Dental', 'Family Medicine', 'Orthopedics', 'Veterinary Clinic', 'Physical Therapy'],
  retailer: ['Outfitters', 'Hardware', 'Books & Gifts', 'Stores', 'Furniture'],
  wholesaler: ['Supply', 'Distributing', 'Wholesale', 'Imports'],
  manufacturer: ['Manufacturing', 'Industries', 'Plastics', 'Tool & Die', 'Foods'],
  farm: ['Farms', 'Cattle Company', 'Orchards', 'Dairy'],
  software: ['Software', 'Systems', 'Cloud', 'Technologies'],
  hotel: ['Inn & Suites', 'Lodging', 'Hospitality'],
  salon: ['Salon & Spa', 'Cleaners', 'Auto Repair', 'Fitness'],
  dealer: ['Motors', 'Equipment Sales', 'RV Center', 'Marine'],
  advisor: ['Consulting', 'Engineering', 'Law Group', 'Architects', 'Staffing'],
  charity: ['Community Foundation', 'Food Bank', 'Youth Services', 'Animal Rescue'],
}
const endings: Readonly<Record<Form, readonly string[]>> = {
  corporation: ['Inc.', ', Inc.', 'Corp.', 'Corporation', 'Co., Inc.'],
  llc: ['LLC', ', LLC', 'L.L.C.'],
  proprietor: [''],
  partnership: ['LLP', 'Partners', 'L.P.'],
  ltd: ['Limited', 'Ltd'],
  group: ['plc', 'N.V.', 'Group plc', 'AG', 'Holdings Limited'],
  nonprofit: ['', ', Inc.', 'Association'],
}
const shares: readonly (readonly [number, Family])[] = [
  [34, 'books'],
  [24, 'cpa'],
  [16, 'filing'],
  [10, 'uk'],
  [10, 'ifrs'],
  [6, 'fund'],
]

export function companyOf(chance: Chance): Company {
  const family = chance.weighted(shares)
  const form: Form = {
    books: () => chance.pick(['corporation', 'llc', 'llc', 'proprietor', 'partnership', 'corporation'] as const),
    cpa: () => chance.pick(['corporation', 'corporation', 'llc', 'partnership', 'proprietor'] as const),
    filing: () => 'corporation' as const,
    uk: () => 'ltd' as const,
    ifrs: () => 'group' as const,
    fund: () => 'nonprofit' as const,
  }[family]()
  const trade = family === 'fund' ? 'charity' : chance.pick(trades.filter(trade => trade !== 'charity'))
  const large = family === 'filing' || family === 'ifrs'
  const revenue = large ? chance.logarithmic(8e7, 4e10) : chance.logarithmic(9e4, family === 'cpa' ? 6e7 : 9e6)
  const scale = large ? (revenue > 8e9 || chance.is(0.35) ? 1e6 : 1e3) : family === 'cpa' && revenue > 2e7 ? 1e3 : 1
  const ending = chance.pick(endings[form])
  const name = `${chance.pick(firstNames)} ${chance.pick(tradeNames[trade])}${ending.startsWith(',') ? '' : ' '}${ending}`
  return {
    name: name.trim(),
    trade,
    form,
    family,
    revenue: scale === 1e6 ? Math.max(revenue, 2e9) : revenue,
    scale,
    currency: family === 'uk' ? 'GBP' : family === 'ifrs' ? chance.pick(['EUR', 'GBP', 'USD']) : 'USD',
  }
}
