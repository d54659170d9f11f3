/** Who sells and who buys on drawn invoices: invented firms with addresses as their countries write them. */
import type { Chance } from '../../drawing/chance.ts'
import type { Language } from './wording.ts'

export type Country = 'US' | 'CA' | 'GB' | 'AU' | 'IN' | 'DE' | 'CH' | 'FR' | 'ES' | 'MX' | 'NL' | 'BE' | 'IE'

export interface Firm {
  readonly name: string
  readonly lines: readonly string[]
  readonly country: Country
  readonly phone: string
  readonly mail: string
  readonly web: string
  readonly contact: string
  readonly taxId: string
}

export interface Land {
  readonly language: Language
  readonly currency: string
  readonly mark: string
  readonly name: string
  readonly taxName: string
  readonly rates: readonly number[]
}

export const lands: Readonly<Record<Country, Land>> = {
  US: { language: 'en', currency: 'USD', mark: '$', name: 'USA', taxName: 'Sales Tax', rates: [0.0625, 0.07, 0.0725, 0.0825, 0.06, 0.055] },
  CA: { language: 'en', currency: 'CAD', mark: '$', name: 'Canada', taxName: 'HST', rates: [0.13, 0.05] },
  GB: { language: 'en', currency: 'GBP', mark: '£', name: 'United Kingdom', taxName: 'VAT', rates: [0.2] },
  AU: { language: 'en', currency: 'AUD', mark: '$', name: 'Australia', taxName: 'GST', rates: [0.1] },
  IN: { language: 'en', currency: 'INR', mark: 'Rs.', name: 'India', taxName: 'GST', rates: [0.18, 0.12, 0.05] },
  IE: { language: 'en', currency: 'EUR', mark: '€', name: 'Ireland', taxName: 'VAT', rates: [0.23] },
  DE: { language: 'de', currency: 'EUR', mark: '€', name: 'Deutschland', taxName: 'MwSt.', rates: [0.19, 0.07] },
  CH: { language: 'de', currency: 'CHF', mark: 'CHF', name: 'Schweiz', taxName: 'MWST', rates: [0.081, 0.077] },
  FR: { language: 'fr', currency: 'EUR', mark: '€', name: 'France', taxName: 'TVA', rates: [0.2, 0.1] },
  BE: { language: 'fr', currency: 'EUR', mark: '€', name: 'Belgique', taxName: 'TVA', rates: [0.21] },
  ES: { language: 'es', currency: 'EUR', mark: '€', name: 'España', taxName: 'IVA', rates: [0.21, 0.1] },
  MX: { language: 'es', currency: 'MXN', mark: '$', name: 'México', taxName: 'IVA', rates: [0.16] },
  NL: { language: 'nl', currency: 'EUR', mark: '€', name: 'Nederland', taxName: 'btw', rates: [0.21, 0.09] },
} // prettier-ignore

const first = ['Cedar', 'Brightwater', 'Halvorsen', 'Ironbridge', 'Prairie Wind', 'Redstone', 'Lakeshore', 'Summit', 'Okafor', 'Delgado', 'Blue Mesa', 'Nordhagen', 'Tri-County', 'Pinecrest', 'Kowalczyk', 'Golden Plains', 'Harbor', 'Vantage', 'A-1', 'Marigold', 'Stellar', 'J. T. Merrick', 'Copper Basin', 'Evergreen', 'ProLine', 'Four Corners', 'Whitfield', 'Zenith', 'Hartmann', "O'Leary", 'Quail Run', 'Tidewater'] // prettier-ignore
const tradeOf: Readonly<Record<Language, readonly string[]>> = {
  en: ['Equipment', 'Truck Sales', 'Machinery', 'Supply', 'Tractor & Implement', 'Trailers', 'Medical Systems',
    'Industries', 'Logistics', 'Technologies', 'Restaurant Supply', 'Services', 'Construction', 'Farms',
    'Machine Tools', 'Transport', 'Contracting', 'Distributors', 'Dental Care', 'Builders', 'Foods', 'Media',
    'Electric', 'Consulting', 'Rentals', 'Excavating', 'Motors', 'Traders', 'Enterprises'],
  de: ['Maschinenbau', 'Technik', 'Landtechnik', 'Nutzfahrzeuge', 'Logistik', 'Handels', 'Bau', 'Metallbau',
    'Werkzeuge', 'Systemhaus', 'Elektro'],
  fr: ['Matériel', 'Équipements', 'Transports', 'Industrie', 'Services', 'Agricole', 'Informatique',
    'Travaux Publics', 'Distribution'],
  es: ['Maquinaria', 'Equipos', 'Transportes', 'Industrial', 'Suministros', 'Servicios', 'Construcciones',
    'Agrícola'],
  nl: ['Machines', 'Techniek', 'Transport', 'Handel', 'Installaties', 'Bouw', 'Logistiek', 'Automatisering'],
} // prettier-ignore
const latin: Readonly<Record<string, readonly string[]>> = {
  de: ['Krüger', 'Bergmann', 'Nordwerk', 'Lindner', 'Schäfer', 'Huber', 'Alpina', 'Westfalia', 'Rheingold',
    'Weber & Sohn'],
  fr: ['Dubois', 'Lefèvre', 'Rhône', 'Bretagne', 'Moreau', 'Garnier', 'Atlantique', 'Saint-Clair', 'Fontaine'],
  es: ['Hernández', 'García López', 'Norte', 'Iberia', 'Castellana', 'Martínez', 'Sol', 'Del Valle'],
  nl: ['De Vries', 'Van Dijk', 'Noordzee', 'Jansen', 'Hollandia', 'Bakker', 'Van den Berg', 'Delta'],
} // prettier-ignore
const formOf: Readonly<Record<Country, readonly string[]>> = {
  US: ['LLC', 'Inc.', 'Co.', 'Corp.', '', ', Inc.', '& Sons', 'Group', ', LLC', 'Company'],
  CA: ['Ltd.', 'Inc.', ''], GB: ['Ltd', 'Limited', 'PLC', '& Co Ltd'], AU: ['Pty Ltd', 'Pty Limited', ''], IE: ['Ltd', 'DAC'],
  IN: ['Pvt. Ltd.', '', 'Private Limited', '& Co.', 'Agencies'], DE: ['GmbH', 'AG', 'GmbH & Co. KG', 'e.K.', 'KG'], CH: ['AG', 'GmbH'],
  FR: ['SARL', 'SAS', 'SA', 'EURL'], BE: ['SPRL', 'SA', 'SRL'], ES: ['S.L.', 'S.A.', 'SL'], MX: ['S.A. de C.V.', 'S. de R.L. de C.V.'], NL: ['B.V.', 'BV', 'V.O.F.'],
} // prettier-ignore
const people = ['Maria Lopez', 'James T. Carter', 'Ellen Brandt', 'Rajesh Kumar', 'Robert & Anne Miller', 'Tom Okafor', 'S. K. Sharma', 'Linda Petersen', 'David Nguyen', 'Katherine Oduya'] // prettier-ignore
const contacts = ['Dana Whitmore', 'Luis Ortega', 'Priya Nair', 'Hannah Vogel', 'Mark Jennings', 'Sophie Martin', 'Pieter Smit', 'Carla Ruiz'] // prettier-ignore

type Places = readonly (readonly [city: string, region: string, postal: string])[]
const places: Readonly<Record<Country, Places>> = {
  US: [['Fargo', 'ND', '58102'], ['Tulsa', 'OK', '74116'], ['Columbus', 'OH', '43215'], ['Austin', 'TX', '78704'], ['Boise', 'ID', '83702'], ['Macon', 'GA', '31201'], ['Fresno', 'CA', '93721-1804'], ['Albany', 'NY', '12207'], ['Springfield', 'MO', '65806'], ['Newark', 'NJ', '07102'], ['St. Paul', 'MN', '55104'], ['Salt Lake City', 'UT', '84101'], ['Tampa', 'Florida', '33602'], ['Bend', 'Oregon', '97701'], ['Baton Rouge', 'LA', '70802'], ['Cedar Rapids', 'IA', '52401-2210']],
  CA: [['Calgary', 'AB', 'T2P 3M7'], ['Hamilton', 'ON', 'L8P 1A1'], ['Regina', 'SK', 'S4P 3Y2'], ['Surrey', 'BC', 'V3T 0A3']],
  GB: [['Leeds', 'West Yorkshire', 'LS1 4AP'], ['Bristol', '', 'BS1 5TR'], ['Norwich', 'Norfolk', 'NR2 1AB'], ['Glasgow', '', 'G2 8DL'], ['London', '', 'SW1A 2HQ']],
  AU: [['Dubbo', 'NSW', '2830'], ['Geelong', 'VIC', '3220'], ['Toowoomba', 'QLD', '4350'], ['Fremantle', 'WA', '6160']],
  IE: [['Cork', 'Co. Cork', 'T12 X70A'], ['Dublin 2', '', 'D02 AF30']],
  IN: [['Nagpur', 'Maharashtra', '440001'], ['Kota', 'Rajasthan', '324005'], ['Ludhiana', 'Punjab', '141 003'], ['Patna', 'Bihar', '800001'], ['Coimbatore', 'Tamil Nadu', '641018'], ['Cuttack', 'Odisha', '753 001']],
  DE: [['Hannover', '', '30159'], ['Stuttgart', '', '70173'], ['Köln', '', '50667'], ['Mühldorf am Inn', '', '84453']],
  CH: [['Winterthur', '', '8400'], ['Luzern', '', '6003']],
  FR: [['Lyon', '', '69003'], ['Nantes CEDEX 1', '', '44000'], ['Clermont-Ferrand', '', '63000'], ['Saint-Étienne', '', '42000']],
  BE: [['Liège', '', '4000'], ['Namur', '', '5000']],
  ES: [['Zaragoza', '', '50001'], ['Valencia', '', '46002'], ['Sevilla', '', '41001']],
  MX: [['Monterrey', 'N.L.', '64000'], ['Guadalajara', 'Jalisco', '44100']],
  NL: [['Utrecht', '', '3511 AB'], ['Eindhoven', '', '5611 EM'], ['Zwolle', '', '8011 PK']],
} // prettier-ignore
const streets: Readonly<Record<string, readonly string[]>> = {
  US: ['1420 Industrial Pkwy', '88 Harbor Road, Suite 210', '5500 N Highway 61', 'P.O. Box 4471', '312 W 4th Street', '21077 County Road 12', '900 Commerce Blvd, Bldg C', '47 Elm Ave', '1 Enterprise Drive'],
  GB: ['14 Mill Lane', 'Unit 7, Parkside Industrial Estate', '221 High Street', '3 Kings Court, Station Road'],
  IN: ['Plot No. 14, MIDC Road', 'Near Bus Stand, Station Road', '2nd Floor, Gandhi Chowk', 'Shop No. 5, NH-44', 'Main Road, At/Post Kharadi'],
  DE: ['Industriestraße 12', 'Hauptstr. 45a', 'Am Hafen 3', 'Bahnhofstraße 110'],
  FR: ['12 rue de la République', '45, avenue Jean Jaurès', 'ZI des Peupliers, 8 rue Ampère', '3 bis boulevard Pasteur'],
  ES: ['Calle Mayor 14', 'Av. de la Constitución 210', 'Polígono Industrial Sur, nave 7', 'C/ Alcalá, 33'],
  NL: ['Keizersgracht 112', 'Industrieweg 8', 'Stationsplein 41-43', 'Dorpsstraat 7a'],
} // prettier-ignore
const streetsOf = (country: Country): readonly string[] =>
  streets[{ CA: 'US', AU: 'GB', IE: 'GB', CH: 'DE', BE: 'FR', MX: 'ES' }[country as string] ?? country]!

export function placeLine(chance: Chance, country: Country): readonly string[] {
  const [city, region, postal] = chance.pick(places[country])
  if (country === 'US' || country === 'CA' || country === 'AU') return [`${city}${chance.is(0.85) ? ',' : ''} ${region} ${postal}`] // prettier-ignore
  if (country === 'GB' || country === 'IE') return chance.is(0.5) ? [city, ...(region === '' ? [] : [region]), postal] : [`${[city, region].filter(Boolean).join(', ')} ${postal}`] // prettier-ignore
  if (country === 'IN') return [chance.pick([`${city} - ${postal}, ${region}`, `${city}, ${region} ${postal}`, `Dist. ${city} (${region}) Pin ${postal}`])] // prettier-ignore
  if (country === 'MX') return [`C.P. ${postal} ${city}, ${region}`]
  return [`${chance.is(0.08) ? `${{ DE: 'D', FR: 'F', CH: 'CH', BE: 'B', NL: 'NL', ES: 'E' }[country as string] ?? ''}-` : ''}${postal} ${city}`] // prettier-ignore
}

export function firmOf(chance: Chance, country: Country, person = 0): Firm {
  const { language, name: land } = lands[country]
  const isPerson = chance.is(person)
  const stem = chance.pick(language === 'en' ? first : latin[language]!)
  const form = chance.pick(formOf[country])
  const plain = `${stem} ${chance.pick(tradeOf[language])}`
  const firm = form.startsWith(',') ? `${plain}${form}` : `${plain} ${form}`.trim()
  const name = isPerson ? chance.pick(people) : chance.is(0.25) ? firm.toUpperCase() : firm
  const domain = `${stem
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z]/g, '')}.example`
  const lines = [chance.pick(streetsOf(country)), ...placeLine(chance, country), ...(chance.is(0.2) ? [land] : [])]
  const digits = (count: number): string => Array.from({ length: count }, () => chance.whole(1, 9)).join('')
  return {
    name, lines, country,
    phone: country === 'US' || country === 'CA' ? chance.pick([`(${digits(3)}) 555-0${digits(3)}`, `${digits(3)}-555-0${digits(3)}`, `${digits(3)}.555.0${digits(3)}`]) : `+${digits(2)} ${digits(2)} ${digits(3)} ${digits(4)}`, // prettier-ignore
    mail: `${chance.pick(['billing', 'info', 'sales', 'accounts'])}@${domain}`, web: `www.${domain}`, contact: chance.pick(contacts),
    taxId: country === 'IN' ? `GSTIN: 27ABCDE${digits(4)}F1Z5` : country === 'DE' ? `USt-IdNr. DE${digits(9)}` : country === 'GB' ? `VAT No. GB ${digits(9)}` : country === 'AU' ? `ABN ${digits(2)} ${digits(3)} ${digits(3)} ${digits(3)}` : country === 'FR' ? `TVA FR${digits(11)}` : country === 'ES' ? `CIF B${digits(8)}` : country === 'NL' ? `BTW NL${digits(9)}B01` : `EIN ${digits(2)}-${digits(7)}`, // prettier-ignore
  } // prettier-ignore
}
