/** The invented applicants of this batch. */
import type { Applicant, Owner } from '../../2026-11-22/loan/applicant.ts'

/** "name; title; percent; born; last four of the SSN; street; city; state; zip; phone; email". */
function person(text: string): Owner {
  const [name = '', title = '', percent, born = '', ssn = '', street = '', city = '', state = '', zip = '', phone = '', email = ''] = text.split('; ')
  const [first = '', ...others] = name.split(' ')
  const last = others.pop() ?? ''
  return { first, last, ...(others.length > 0 && { middle: others.join(' ') }), title, percent: Number(percent), born, ssn, street, city, state, zip, phone, email }
} // prettier-ignore

const alone = (text: string): readonly [Owner] => [person(text)]
const pair = (one: string, other: string): readonly [Owner, Owner] => [person(one), person(other)]
const unasked = { equipment: '', vendor: '', cost: 0, down: 0 }

// prettier-ignore
export const applicants = {
  sitework: {
    legal: 'Tygart Valley Sitework, LLC', dba: 'TVS Excavating', ein: '46-2183075', entity: 'LLC', street: '614 Beverly Pike', city: 'Elkins', state: 'WV', zip: '26241', phone: '304-555-0128', email: 'office@tygartsitework.example', website: 'tygartsitework.example', start: '2013-04-08', years: 13, industry: 'Excavating and site preparation', revenue: 3_640_000,
    owners: pair('Clayton Roy Hedrick; Managing Member; 75; 1981-08-14; 4471; 220 Sycamore Street; Elkins; WV; 26241; 304-555-0129; clayton@tygartsitework.example', 'Jenna Hedrick; Member; 25; 1983-02-03; 9068; 220 Sycamore Street; Elkins; WV; 26241; 304-555-0130; jenna@tygartsitework.example'),
    amount: 226_800, term: '60', use: '', equipment: '2026 hydraulic excavator, 50,000 lb class, with quick coupler', vendor: 'Monongahela Machinery Co.', cost: 252_000, down: 25_200, signed: '2026-10-13',
  },
  millwork: {
    legal: 'Monocacy Millwork, Inc.', ein: '52-2094183', entity: 'S-Corp', street: '7115 Grove Hill Road', city: 'Frederick', state: 'MD', zip: '21703', phone: '301-555-0142', email: 'plinthicum@monocacymillwork.example', start: '2004-05', years: 22, industry: 'Architectural millwork', revenue: 0,
    owners: alone('Patricia Ann Linthicum; President; 100; 1968-11-09; 5520; 1308 Rosemont Avenue; Middletown; MD; 21769; 301-555-0143; plinthicum@monocacymillwork.example'),
    amount: 0, term: '', use: '', ...unasked, signed: '2026-09-04',
  },
  seed: {
    legal: 'Chariton Valley Seed & Feed LLC', ein: '', entity: 'LLC', street: '1012 South Main Street', city: 'Chariton', state: 'IA', zip: '50049', phone: '641-555-0116', email: '', start: '2011', years: 15, industry: 'Seed and feed dealer', revenue: 0,
    owners: pair('Dale E. Hoekstra; Manager; 60; 1965-07-22; 3186; 48291 245th Avenue; Lucas; IA; 50151; 641-555-0117; dale@charitonseed.example', 'Ruth M. Hoekstra; Member; 40; 1967-01-30; 7042; 48291 245th Avenue; Lucas; IA; 50151; 641-555-0118; ruth@charitonseed.example'),
    amount: 0, term: '', use: '', ...unasked, signed: '2026-03-11',
  },
  cartons: {
    legal: 'Fox Cities Folding Carton, Inc.', ein: '39-1920647', entity: 'C-Corp', street: '2480 Enterprise Avenue', city: 'Appleton', state: 'WI', zip: '54913', phone: '920-555-0171', email: 'kboettcher@foxcarton.example', website: 'www.foxcarton.example', start: '1999-09-13', years: 26, industry: 'Folding carton manufacturer', revenue: 8_915_000,
    owners: pair('Kurt Boettcher; President; 55; 1966-03-19; 2715; 1641 Palisades Drive; Appleton; WI; 54915; 920-555-0172; kboettcher@foxcarton.example', 'Lori Vandenberg; Vice President; 45; 1971-12-01; 6398; 905 Limekiln Road; Neenah; WI; 54956; 920-555-0173; lvandenberg@foxcarton.example'),
    amount: 418_500, term: '84', use: '', equipment: 'Refurbished 41 in. die cutter with blanking', vendor: 'Great Northern Converting Machinery', cost: 465_000, down: 46_500, signed: '2026-08-25',
  },
  ice: {
    legal: 'Lowcountry Ice & Beverage LLC', dba: 'Lowcountry Ice', ein: '84-3071926', entity: 'LLC', street: '3950 Azalea Drive', city: 'North Charleston', state: 'SC', zip: '29405', phone: '(843) 555-0164', email: 'tmanigault@lowcountryice.example', website: 'lowcountryice.example', start: '2019-03-18', years: 7, industry: 'Packaged ice distribution', revenue: 1_748_000,
    owners: alone('Terrence Manigault; Managing Member; 100; 1982-06-27; 8834; 1126 Seaside Plantation Drive; Charleston; SC; 29412; (843) 555-0165; tmanigault@lowcountryice.example'),
    amount: 136_400, term: '54', use: 'Second delivery route for summer accounts', equipment: '2025 refrigerated box truck, 26 ft', vendor: 'Palmetto Truck & Body', cost: 148_900, down: 12_500, signed: '2026-04-16',
  },
  turning: {
    legal: 'Wharfe Precision Turning Limited', ein: '', entity: 'Corporation', street: 'Unit 6, Ings Lane Trading Estate', city: 'Otley', state: 'West Yorkshire', zip: 'LS21 3AB', phone: '01943 555 018', email: 'accounts@wharfeturning.example', website: 'wharfeturning.example', start: '2008-09-23', years: 17, industry: 'Subcontract CNC turned parts', revenue: 2_180_000,
    owners: pair('Gareth Lumb; Director; 70; 1974-04-02; 0000; 14 Chevin Side; Otley; ; LS21 1BT; 07700 900318; gareth@wharfeturning.example', 'Priya Nair; Director; 30; 1985-10-17; 0000; 3 Farnley Park; Ilkley; ; LS29 8QF; 07700 900319; priya@wharfeturning.example'),
    amount: 148_500, term: '60', use: '', equipment: 'Twin-spindle CNC turning centre with bar feed', vendor: 'Aire Valley Machine Tools Ltd', cost: 165_000, down: 16_500, signed: '2026-06-08',
  },
  pallets: {
    legal: 'Grand Erie Pallet Recycling Inc.', dba: 'Erie Pallet', ein: '', entity: 'Corporation', street: '88 Second Avenue West', city: 'Simcoe', state: 'ON', zip: 'N3Y 5M8', phone: '519-555-0137', email: 'info@granderiepallet.example', start: '2016-02-01', years: 10, industry: 'Pallet recycling', revenue: 2_365_000,
    owners: pair('Marek Wozniak; President; 60; 1979-05-25; 0000; 41 Lakeshore Road; Port Dover; ON; N0A 1N0; 519-555-0138; marek@granderiepallet.example', 'Stephanie Culver; Secretary; 40; 1984-09-12; 0000; 17 Norfolk Street; Waterford; ON; N0E 1Y0; 519-555-0139; stephanie@granderiepallet.example'),
    amount: 189_000, term: '60', use: '', equipment: 'Automated pallet dismantling line', vendor: 'Tillsonburg Wood Systems Ltd.', cost: 210_000, down: 21_000, signed: '2026-05-20',
  },
  citrus: {
    legal: 'Kaweah Citrus Packing, Inc.', ein: '77-0418265', entity: 'S-Corp', street: '24680 Avenue 296', city: 'Exeter', state: 'CA', zip: '93221', phone: '559-555-0119', email: 'finance@kaweahcitrus.example', website: 'kaweahcitrus.example', start: '1996-11-04', years: 29, industry: 'Citrus packing and cold storage', revenue: 14_250_000,
    owners: pair('Luis Arredondo; President; 65; 1963-02-11; 1947; 31015 Road 204; Exeter; CA; 93221; 559-555-0120; luis@kaweahcitrus.example', 'Karen Hilvers; Chief Financial Officer; 35; 1970-08-29; 3802; 2205 West Visalia Road; Visalia; CA; 93291; 559-555-0121; karen@kaweahcitrus.example'),
    amount: 875_000, term: '84', use: 'Purchase and install optical sorting line', equipment: 'Eight-lane optical citrus sorter with robotic packers', vendor: 'San Joaquin Sorting Systems', cost: 1_090_000, down: 215_000, signed: '2026-07-15',
  },
  hay: {
    legal: 'Delbert R. Hostetter', dba: 'Hostetter Hay Hauling', ein: '', entity: 'Sole Proprietor', street: '2117 Kishacoquillas Road', city: 'Belleville', state: 'PA', zip: '17004', phone: '717-555-0176', email: 'hosthay@valleynet.example', start: '2017-06', years: 8, industry: 'Hay and straw hauling', revenue: 295_000,
    owners: alone('Delbert R. Hostetter; Owner; 100; 1988-12-05; 2264; 2117 Kishacoquillas Road; Belleville; PA; 17004; 717-555-0177; hosthay@valleynet.example'),
    amount: 43_850, term: '48', use: '', equipment: '2026 48 ft step deck trailer, spread axle', vendor: 'Juniata Trailer Sales', cost: 51_350, down: 7_500, signed: '2026-02-24',
  },
  seafood: {
    legal: 'Bayou Teche Seafood LLC', dba: 'Teche Crab House', ein: '81-4402917', entity: 'LLC', street: '508 Jefferson Terrace', city: 'New Iberia', state: 'LA', zip: '70560', phone: '337-555-0148', email: 'techecrab@gulfmail.example', start: '2015-10-01', years: 11, industry: 'Restaurant and crab wholesale', revenue: 924_000,
    owners: alone('Simone Broussard; Owner; 100; 1976-09-30; 6713; 119 Loreauville Road; New Iberia; LA; 70563; 337-555-0149; techecrab@gulfmail.example'),
    amount: 58_000, term: '36', use: '', equipment: 'Walk-in freezer 12 x 20 and steam kettles', vendor: 'Acadiana Kitchen Supply', cost: 64_000, down: 6_000, signed: '2026-10-07',
  },
  electric: {
    legal: 'Blackstone Valley Auto Electric, Inc.', ein: '05-0517342', entity: 'C-Corp', street: '771 Mendon Road', city: 'Cumberland', state: 'RI', zip: '02864', phone: '401-555-0181', email: 'bvae@oceanlink.example', start: '2002-03-15', years: 24, industry: 'Alternator and starter rebuilding', revenue: 1_176_000,
    owners: alone('Antonio J. Medeiros; President; 100; 1964-05-08; 9921; 26 Diamond Hill Road; Cumberland; RI; 02864; 401-555-0182; bvae@oceanlink.example'),
    amount: 90_000, term: '18', use: 'Buy core inventory and repay supplier', ...unasked, signed: '2026-11-12',
  },
  barrels: {
    legal: 'Barossa Oak & Cooperage Pty Ltd', ein: '', entity: 'Corporation', street: '27 Samuel Road', city: 'Nuriootpa', state: 'SA', zip: '5355', phone: '08 5550 2146', email: 'admin@barossaoak.example', start: '2012-07-09', years: 14, industry: 'Wine barrel manufacturing', revenue: 1_920_000,
    owners: pair('Thomas Lehmann; Director; 50; 1977-03-26; 0000; 5 Light Pass Road; Tanunda; SA; 5352; 0491 570 158; tom@barossaoak.example', 'Olivia Kranz; Director; 50; 1981-11-14; 0000; 62 Murray Street; Angaston; SA; 5353; 0491 570 159; olivia@barossaoak.example'),
    amount: 118_800, term: '60', use: '', equipment: 'Stave jointer and hydraulic bending press', vendor: 'Adelaide Woodworking Machinery', cost: 132_000, down: 13_200, signed: '2026-09-21',
  },
} as const satisfies Readonly<Record<string, Applicant>>
