/** Invented applicants for loans and leases: firms, their owners, what they ask for, and how people write it down. */
import type { Chance } from '../../drawing/chance.ts'

/** A value as printed on the form, and what must be read from it. */
interface Stated<T = string> {
  readonly printed: string
  readonly value: T
}

interface Address {
  readonly street: string
  readonly unit: string | null
  readonly city: string
  readonly state: string
  readonly code: string
  readonly zip: string
}

export interface Owner {
  readonly firstName: string
  readonly middle: string
  readonly lastName: string
  readonly title: string
  readonly share: number
  readonly ssn: string
  readonly birth: Stated
  readonly phone: string
  readonly email: string
  readonly home: Address
}

export interface Applicant {
  readonly legalName: string
  readonly dba: string | null
  readonly ein: string
  readonly entity: Stated
  readonly address: Address
  readonly phone: string
  readonly email: string
  readonly website: string
  readonly start: Stated
  readonly years: number
  readonly formation: Stated
  readonly industry: string
  readonly naics: string
  readonly employees: number
  readonly revenue: Stated<number>
  readonly amount: Stated<number>
  readonly use: string
  readonly equipment: string
  readonly vendor: string
  readonly term: string
  readonly owners: readonly Owner[]
  readonly signedOn: Stated
}

const firsts = ['Maren', 'Theodore', 'Luisa', 'Kwame', 'Ingrid', 'Patrick', 'Yolanda', 'Dmitri', 'Rosalind', 'Hector', 'Amara', 'Clifton', 'Bernadette', 'Viktor', 'Josephine', 'Raymond', 'Tamsin', 'Ezekiel', 'Nadia', 'Gordon'] // prettier-ignore
const lasts = ['Oldfield', 'Brannigan', 'Castellanos', 'Okafor', 'Lindqvist', 'Whitcomb', 'Delacroix', 'Petrenko', 'Marchetti', 'Yamada', 'Huffman', 'Sandoval', 'Thibodeaux', 'Kowalczyk', 'Abernathy', 'McAllister', "O'Rourke", 'Van Dyke', 'Garza', 'Novak'] // prettier-ignore
const namesOfFirms = ['Juniper Creek', 'Blue Heron', 'Summit Ridge', 'Palmetto', 'Iron Gate', 'Prairie Wind', 'Twin Forks', 'Lakeside', 'Copper Basin', 'Stonebridge', 'Red Mesa', 'Harborview', 'Silver Birch', 'Cedar Bluff', 'Golden Valley', 'Northgate', 'Whitewater', 'Big Sky', 'Magnolia', 'Granite State'] // prettier-ignore
const trades: readonly (readonly [string, string, string, string, string, string])[] = [
  ['Excavating', 'Site preparation contractor', '238910', '2022 Caterpillar 320 Excavator', 'Tri-County Machinery', 'Purchase of excavator'],
  ['Trucking', 'Long-haul freight trucking', '484121', '2021 Kenworth T680 Sleeper', 'Valley Truck Center', 'Replace an aging tractor'],
  ['Dental Care', 'Dental office', '621210', 'Planmeca ProMax 3D imaging system', 'Benson Dental Supply', 'Digital imaging upgrade'],
  ['Bakery', 'Commercial bakery', '311812', 'Two Revent 724 rack ovens', 'Hobson Foodservice Equipment', 'New ovens and working capital'],
  ['Machine Works', 'Precision machining', '332710', 'Haas VF-4SS vertical machining center', 'Selway Tooling', 'Expand milling capacity'],
  ['Landscaping', 'Landscape maintenance services', '561730', 'Three zero-turn mowers and a trailer', 'Greenline Outdoor Power', 'Spring equipment purchase'],
  ['Printing', 'Commercial printing', '323111', 'Xerox Versant 280 digital press', 'Document Solutions Group', 'Finance digital press'],
  ['Farms', 'Corn and soybean farming', '111150', '2020 John Deere S770 combine', 'Heartland Ag Sales', 'Buy used combine before harvest'],
  ['Auto Repair', 'Automotive repair shop', '811111', 'Hunter alignment rack and four lifts', 'Midwest Shop Equipment', 'Open second bay'],
  ['Brewing', 'Craft brewery', '312120', '30 bbl fermentation tanks', 'Premier Stainless', 'Tank expansion'],
  ['Catering', 'Catering and events', '722320', 'Refrigerated box truck', 'Metro Commercial Vehicles', 'Delivery vehicle purchase'],
  ['Physical Therapy', 'Outpatient physical therapy clinic', '621340', 'Anti-gravity treadmill', 'Rehab Systems', 'Clinic build-out'],
] // prettier-ignore
const places: readonly (readonly [string, string, string, string, string])[] = [
  ['Bozeman', 'Montana', 'MT', '59715', '406'], ['Chattanooga', 'Tennessee', 'TN', '37421', '423'], ['Salida', 'Colorado', 'CO', '81201', '719'],
  ['Cedar Rapids', 'Iowa', 'IA', '52404', '319'], ['Greenville', 'South Carolina', 'SC', '29607', '864'], ['Spokane', 'Washington', 'WA', '99202', '509'],
  ['Las Cruces', 'New Mexico', 'NM', '88001', '575'], ['Fort Wayne', 'Indiana', 'IN', '46825', '260'], ['St. Cloud', 'Minnesota', 'MN', '56301', '320'],
  ['Manchester', 'New Hampshire', 'NH', '03103', '603'], ['Baton Rouge', 'Louisiana', 'LA', '70809', '225'], ['El Paso', 'Texas', 'TX', '79925', '915'],
  ['San Luis Obispo', 'California', 'CA', '93401', '805'], ['Ocala', 'Florida', 'FL', '34474', '352'], ['Winston-Salem', 'North Carolina', 'NC', '27103', '336'],
  ['Utica', 'New York', 'NY', '13502', '315'], ['Bend', 'Oregon', 'OR', '97702', '541'], ['Erie', 'Pennsylvania', 'PA', '16509', '814'],
] // prettier-ignore
const streets = ['Quarry Rd', 'W Van Buren St', 'Industrial Pkwy', 'Old Mill Road', 'Commerce Drive', 'N 4th Ave', 'Highway 12 East', 'Bayshore Boulevard', 'SE Division Street', 'Airport Way', 'County Road 410', 'Maple Ave', 'Sycamore Ln', 'Lee Hwy', 'Depot Street'] // prettier-ignore
const homes = ['Spruce Ct', 'Willow Lane', 'Hillcrest Dr', 'Old Orchard Rd', 'Pheasant Run', 'Lakeview Terrace', 'Meadow Lark Cir', 'Birch Street', 'Sunset Blvd'] // prettier-ignore
const monthNames = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'] // prettier-ignore
const titles = ['President', 'Owner', 'Managing Member', 'CEO', 'Vice President', 'Member', 'Partner', 'Secretary/Treasurer', 'CFO', 'General Manager'] // prettier-ignore
/** Legal form as printed → in the contract's words. The first ones are what forms offer. */
export const entities: readonly (readonly [string, string])[] = [
  ['LLC', 'LLC'], ['Limited Liability Company', 'LLC'], ['Corporation', 'Corporation'], ['S Corporation', 'S-Corp'], ['S-Corp', 'S-Corp'],
  ['C Corporation', 'C-Corp'], ['C-Corp', 'C-Corp'], ['Partnership', 'Partnership'], ['General Partnership', 'Partnership'], ['Sole Proprietorship', 'Sole Proprietor'],
  ['Sole Proprietor', 'Sole Proprietor'], ['LLP', 'LLP'], ['Non-Profit', 'Nonprofit'],
] // prettier-ignore

const two = (number: number): string => `${number}`.padStart(2, '0')

/** A day as one person writes days. */
type DayStyle = 'slashes' | 'short' | 'dashes' | 'words' | 'iso' | 'dots'
function dayOf(year: number, month: number, day: number, style: DayStyle): Stated {
  const value = `${year}-${two(month)}-${two(day)}`
  const printed = {
    slashes: `${two(month)}/${two(day)}/${year}`,
    short: `${month}/${day}/${two(year % 100)}`,
    dashes: `${two(month)}-${two(day)}-${year}`,
    words: `${monthNames[month - 1]} ${day}, ${year}`,
    iso: value,
    dots: `${two(month)}.${two(day)}.${year}`,
  }[style]
  return { printed, value }
}

function phoneOf(chance: Chance, area: string, style: number): string {
  const [exchange, line] = ['555', `0${chance.whole(100, 199)}`]
  return [`(${area}) ${exchange}-${line}`, `${area}-${exchange}-${line}`, `${area}.${exchange}.${line}`, `${area} ${exchange} ${line}`][style]! // prettier-ignore
}

function amountText(amount: number, style: number): Stated<number> {
  const grouped = amount.toLocaleString('en-US')
  return { printed: [`$${grouped}`, grouped, `$${grouped}.00`, `${amount}`, `$ ${grouped}`][style]!, value: amount }
}

export function applicantOf(chance: Chance): Applicant {
  const [trade, industry, naics, equipment, vendor, use] = chance.pick(trades)
  const [city, state, code, zip, area] = chance.pick(places)
  const [entityPrinted, entityValue] = chance.pick(entities)
  const ending = { LLC: [', LLC', ' LLC', ' L.L.C.'], Corporation: [' Inc.', ', Inc.', ' Corporation', ' Co.'], 'S-Corp': [', Inc.', ' Inc'], 'C-Corp': [' Corp.', ', Inc.'], LLP: [' LLP'] }[entityValue] ?? [''] // prettier-ignore
  const base = `${chance.pick(namesOfFirms)} ${trade}`
  const capitals = chance.is(0.3)
  const cased = (text: string): string => (capitals ? text.toUpperCase() : text)
  const dayStyle = chance.weighted<DayStyle>([[6, 'slashes'], [2, 'short'], [1, 'dashes'], [1.5, 'words'], [0.7, 'iso'], [0.3, 'dots']]) // prettier-ignore
  const day = (from: number, to: number): Stated => dayOf(chance.whole(from, to), chance.whole(1, 12), chance.whole(1, 28), dayStyle) // prettier-ignore
  const phoneStyle = chance.weighted<number>([[3, 0], [4, 1], [1, 2], [0.5, 3]]) // prettier-ignore
  const amountStyle = chance.weighted<number>([[5, 0], [3, 1], [2, 2], [1, 3], [0.5, 4]]) // prettier-ignore
  const family = chance.pick(lasts)
  const count = entityValue === 'Sole Proprietor' ? 1 : chance.weighted<number>([[4, 1], [4, 2], [1, 3]]) // prettier-ignore
  const shares = count === 1 ? [100] : count === 2 ? chance.pick([[50, 50], [60, 40], [51, 49], [75, 25]]) : [40, 35, 25] // prettier-ignore
  const domain = base.toLowerCase().replace(/[^a-z]/g, '').slice(0, 16) // prettier-ignore
  const owners = chance.some(firsts, count).map((firstName, index): Owner => {
    const lastName = index > 0 && chance.is(0.5) ? chance.pick(lasts) : family
    return {
      firstName: cased(firstName), middle: chance.is(0.35) ? cased(`${chance.pick(['A', 'J', 'R', 'M', 'L'])}.`) : '', lastName: cased(lastName),
      title: cased(count === 1 && chance.is(0.5) ? 'Owner' : chance.pick(titles)), share: shares[index]!,
      ssn: `9${chance.whole(10, 99)}-${chance.whole(10, 99)}-${chance.whole(1000, 9999)}`, birth: day(1955, 1996),
      phone: phoneOf(chance, area, phoneStyle), email: `${firstName.toLowerCase()}.${lastName.toLowerCase().replace(/[^a-z]/g, '')}@${chance.pick(['mailbox.example', `${domain}.example`])}`,
      home: { street: cased(`${chance.whole(11, 9899)} ${chance.pick(homes)}`), unit: null, city: cased(city), state: cased(state), code, zip },
    } // prettier-ignore
  })
  const start = day(1985, 2023)
  return {
    legalName: cased(`${base}${chance.pick(ending)}`), dba: chance.is(0.45) ? cased(`${base.split(' ').slice(0, 2).join(' ')} ${chance.pick(['Services', 'Group', '& Sons', 'Co.'])}`) : null, ein: `${chance.whole(20, 88)}-${chance.whole(1000000, 9999999)}`,
    entity: { printed: entityPrinted, value: entityValue },
    address: { street: cased(`${chance.whole(100, 9899)} ${chance.pick(streets)}`), unit: chance.is(0.2) ? cased(chance.pick(['Suite 105', 'Unit B', 'Ste 200'])) : null, city: cased(city), state: cased(state), code, zip },
    phone: phoneOf(chance, area, phoneStyle), email: `${chance.pick(['office', 'info', 'accounting'])}@${domain}.example`, website: `www.${domain}.example`,
    start, years: 2026 - Number(start.value.slice(0, 4)), formation: chance.is(0.5) ? { printed: code, value: code } : { printed: cased(state), value: code },
    industry: cased(industry), naics, employees: chance.whole(2, 85), revenue: amountText(Math.round(chance.logarithmic(180_000, 9_000_000) / 100) * 100, amountStyle),
    amount: amountText(Math.round(chance.logarithmic(15_000, 900_000) / 250) * 250, amountStyle), use: cased(use), equipment: cased(equipment), vendor: cased(vendor),
    term: chance.pick(['60 months', '48', '36 mos', '84 months', '72']), owners, signedOn: dayOf(2026, chance.whole(1, 5), chance.whole(1, 28), dayStyle),
  } // prettier-ignore
}
