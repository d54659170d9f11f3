/** The invented applicants of this batch. */
import type { Applicant, Owner } from '../../2026-11-22/loan/applicant.ts'

type Person = readonly [name: string, title: string, percent: number, born: string, ssn: string, home: string, phone: string, email: string] // prettier-ignore

/** Home: "street; city; state; zip". */
const owners = (...people: readonly Person[]): readonly Owner[] =>
  people.map(([name, title, percent, born, ssn, home, phone, email]) => {
    const [first = '', ...others] = name.split(' ')
    const last = others.pop() ?? ''
    const [street = '', city = '', state = '', zip = ''] = home.split('; ')
    return { first, last, ...(others.length > 0 && { middle: others.join(' ') }), title, percent, born, ssn, street, city, state, zip, phone, email } // prettier-ignore
  })

// prettier-ignore
export const applicants = {
  bakery: {
    legal: 'Harvest Point Bakehouse LLC', dba: 'Harvest Point Bread Co.', ein: '47-3316082', entity: 'LLC', street: '1420 NE Broadway', city: 'Portland', state: 'OR', zip: '97232',
    phone: '(503) 555-0121', email: 'accounts@harvestpoint.example', website: 'www.harvestpoint.example', start: '2014-05', years: 12, industry: 'Wholesale bakery', revenue: 2_150_000,
    owners: owners(['Claire Odegaard', 'Managing Member', 70, '1982-09-14', '4471', '3318 NE Knott Street; Portland; OR; 97212', '(503) 555-0122', 'claire@harvestpoint.example'], ['Nathan Odegaard', 'Member', 30, '1980-03-02', '9026', '3318 NE Knott Street; Portland; OR; 97212', '(503) 555-0123', 'nathan@harvestpoint.example']),
    amount: 96_500, term: '60', use: 'Expand production', equipment: 'Two-rack oven and spiral mixer, new', vendor: 'Cascade Bakery Equipment', cost: 96_500, down: 0, signed: '2026-05-19',
  },
  excavation: {
    legal: 'R & J Excavating, Inc.', ein: '61-1408893', entity: 'S-Corp', street: '5770 Old Bardstown Road', city: 'Mount Washington', state: 'KY', zip: '40047',
    phone: '502-555-0144', email: 'rjexcavating@mailhub.example', start: '2003-03', years: 23, industry: 'Excavation and septic', revenue: 1_380_000,
    owners: owners(['Randall K. Jeffries', 'President', 100, '1971-12-05', '7718', '240 Lloyd Lane; Shepherdsville; KY; 40165', '502-555-0145', 'rjexcavating@mailhub.example']),
    amount: 88_900, term: '48', use: '', equipment: '2021 Kubota KX080-4 excavator, used', vendor: 'Bluegrass Tractor Sales', cost: 98_900, down: 10_000, signed: '2026-08-06',
  },
  pharmacy: {
    legal: 'Lakeview Community Pharmacy, Inc.', dba: 'Lakeview Drug', ein: '38-2907741', entity: 'Corporation', street: '212 Huron Avenue', city: 'Port Huron', state: 'MI', zip: '48060',
    phone: '(810) 555-0133', email: 'office@lakeviewdrug.example', website: 'lakeviewdrug.example', start: '1998-10-01', years: 28, industry: 'Retail pharmacy', revenue: 4_820_000,
    owners: owners(['Sanjay Mehta', 'President', 60, '1968-04-22', '3350', '1655 Military Street; Port Huron; MI; 48060', '(810) 555-0134', 'sanjay@lakeviewdrug.example'], ['Priya R. Mehta', 'Secretary', 40, '1970-11-30', '8814', '1655 Military Street; Port Huron; MI; 48060', '(810) 555-0135', 'priya@lakeviewdrug.example']),
    amount: 240_000, term: '84', use: 'Purchase and install a robotic dispensing system', equipment: 'Robotic dispensing system', vendor: 'MedFill Automation', cost: 280_000, down: 40_000, signed: '2026-02-25',
  },
  sawmill: {
    legal: 'Ottauquechee Hardwoods LLC', ein: '03-0371925', entity: 'LLC', street: '884 Route 4 East', city: 'Woodstock', state: 'VT', zip: '05091',
    phone: '802-555-0162', email: 'mill@otthardwoods.example', start: '2006-04-17', years: 20, industry: 'Sawmill and lumber sales', revenue: 1_965_000,
    owners: owners(['Peter J. Lamoureux', 'Manager', 55, '1965-07-19', '2043', '119 Church Hill Road; Bridgewater; VT; 05034', '802-555-0163', 'peter@otthardwoods.example'], ['Ellen Hathorn', 'Member', 45, '1969-02-08', '6690', '27 Pleasant Street; Woodstock; VT; 05091', '802-555-0164', 'ellen@otthardwoods.example']),
    amount: 175_000, term: '72', use: 'Replace log loader and edger', equipment: 'Log loader and board edger', vendor: 'Northeast Forest Machinery', cost: 205_000, down: 30_000, signed: '2026-09-30',
  },
  landscaper: {
    legal: 'Blue Spruce Landscape & Snow LLC', dba: 'Blue Spruce Outdoor', ein: '84-4127706', entity: 'LLC', street: '6601 W 56th Ave', city: 'Arvada', state: 'CO', zip: '80002',
    phone: '303-555-0177', email: 'info@bluespruceoutdoor.example', start: '2016-03-14', years: 10, industry: 'Landscaping and snow removal', revenue: 1_275_000,
    owners: owners(['Tyler Hornbeck', 'Owner', 100, '1986-10-27', '5582', '7840 Quay St; Arvada; CO; 80003', '303-555-0178', 'tyler@bluespruceoutdoor.example']),
    amount: 71_240, term: '60', use: '', equipment: 'New compact track loader with snow pusher', vendor: 'Front Range Equipment Center', cost: 79_240, down: 8_000, signed: '2026-10-06',
  },
  machineShop: {
    legal: 'Precision Arc Fabrication, Inc.', ein: '35-2219047', entity: 'C-Corp', street: '4805 Industrial Parkway', city: 'Fort Wayne', state: 'IN', zip: '46825',
    phone: '260-555-0116', email: 'ap@precisionarc.example', website: 'precisionarc.example', start: '2009-09-21', years: 17, industry: 'Metal fabrication', revenue: 3_640_000,
    owners: owners(['Douglas Hartzell', 'President', 51, '1974-05-11', '1207', '2217 Autumn Ridge Run; Fort Wayne; IN; 46845', '260-555-0117', 'doug@precisionarc.example'], ['Monica Pruett', 'Vice President', 49, '1979-08-03', '4416', '811 Wheatfield Court; Huntertown; IN; 46748', '260-555-0118', 'monica@precisionarc.example']),
    amount: 312_000, term: '72', use: 'New equipment purchase', equipment: '6 kW fiber laser with load/unload tower', vendor: 'Midwest Laser & Tool', cost: 347_000, down: 35_000, signed: '2026-07-15',
  },
  barber: {
    legal: 'Crown & Fade Barbering LLC', dba: 'Crown & Fade', ein: '92-1183350', entity: 'LLC', street: '3011 Lamar Avenue', city: 'Memphis', state: 'TN', zip: '38114',
    phone: '901-555-0195', email: 'hello@crownandfade.example', website: 'crownandfade.example', start: '2022-06-01', years: 4, industry: 'Barber shops', revenue: 284_000,
    owners: owners(['Jamal D. Whitaker', 'Member', 100, '1993-01-18', '8059', '1186 Semmes Street; Memphis; TN; 38111', '901-555-0196', 'jamal@crownandfade.example']),
    amount: 28_500, term: '48', use: 'Second location', equipment: 'Barber chairs, stations and sinks', vendor: 'Delta Salon Fixtures', cost: 28_500, down: 0, signed: '2026-03-11',
  },
  towing: {
    legal: 'Sunrise Towing & Recovery, Inc.', ein: '59-3744108', entity: 'S-Corp', street: '2910 E Hillsborough Ave', city: 'Tampa', state: 'FL', zip: '33610',
    phone: '(813) 555-0150', email: 'dispatch@sunrisetow.example', start: '2011-02-15', years: 15, industry: 'Towing', revenue: 1_910_000,
    owners: owners(['Luis A. Ferrer', 'President', 100, '1978-06-29', '3381', '10418 Raulerson Ranch Rd; Tampa; FL; 33637', '(813) 555-0151', 'luis@sunrisetow.example']),
    amount: 142_000, term: '60', use: 'Heavy wrecker', equipment: '2024 Peterbilt 548 with 25-ton wrecker', vendor: 'Gulf Coast Wrecker Sales', cost: 167_000, down: 25_000, signed: '2026-04-02',
  },
  catering: {
    legal: 'Magnolia Street Catering LLC', dba: 'Magnolia Street Events', ein: '81-5590271', entity: 'LLC', street: '708 Whitaker Street', city: 'Savannah', state: 'GA', zip: '31401',
    phone: '912-555-0140', email: 'events@magnoliastreet.example', start: '2017-08-08', years: 9, industry: 'Catering', revenue: 946_000,
    owners: owners(['Deborah Simmons', 'Managing Member', 100, '1975-03-25', '9932', '14 Isle of Hope Drive; Savannah; GA; 31406', '912-555-0141', 'deb@magnoliastreet.example']),
    amount: 54_000, term: '36', use: 'Refrigerated van and ovens', equipment: 'Refrigerated van and two ovens', vendor: 'Lowcountry Kitchen & Truck', cost: 54_000, down: 0, signed: '2026-11-12',
  },
  hauler: {
    legal: 'Three Forks Transport LLC', ein: '20-8816453', entity: 'LLC', street: '415 Frontage Road', city: 'Three Forks', state: 'MT', zip: '59752',
    phone: '406-555-0128', email: 'threeforkstransport@mailhub.example', start: '2015-11', years: 11, industry: 'Long-haul trucking, flatbed', revenue: 1_120_000,
    owners: owners(['Wade Gustafson', 'Owner', 100, '1976-08-17', '6124', '60 Milligan Canyon Rd; Three Forks; MT; 59752', '406-555-0129', 'wade@threeforks.example']),
    amount: 118_000, term: '48', use: '', equipment: '2022 Kenworth W900L sleeper', vendor: 'Big Sky Truck Sales', cost: 138_000, down: 20_000, signed: '2026-06-23',
  },
  painter: {
    legal: 'Alvarez Painting & Coatings', ein: '74-2995016', entity: 'Sole Proprietor', street: '1308 Cedar Elm Dr', city: 'Round Rock', state: 'TX', zip: '78664',
    phone: '512-555-0161', email: 'ralvarez@mailhub.example', start: '2012-05', years: 14, industry: 'Commercial painting', revenue: 410_000,
    owners: owners(['Rogelio Alvarez', 'Owner', 100, '1979-10-09', '2278', '1308 Cedar Elm Dr; Round Rock; TX; 78664', '512-555-0161', 'ralvarez@mailhub.example']),
    amount: 36_800, term: '48', use: '', equipment: '45 ft towable boom lift', vendor: 'Hill Country Lift Co.', cost: 40_800, down: 4_000, signed: '2026-07-28',
  },
  surgery: {
    legal: 'Cumberland Eye Surgeons, PLLC', dba: 'Cumberland Eye Center', ein: '62-1780349', entity: 'LLC', street: '2204 Hayes Street, Suite 400', city: 'Nashville', state: 'TN', zip: '37203',
    phone: '615-555-0108', email: 'admin@cumberlandeye.example', website: 'www.cumberlandeye.example', start: '2005-01-03', years: 21, industry: 'Ophthalmology practice', revenue: 7_300_000,
    owners: owners(['Gregory Ashworth', 'Managing Member', 40, '1966-09-01', '5147', '4411 Lealand Lane; Nashville; TN; 37204', '615-555-0109', 'gashworth@cumberlandeye.example'], ['Yuki Tanaka', 'Member', 35, '1973-12-16', '8830', '207 Craighead Avenue; Nashville; TN; 37205', '615-555-0110', 'ytanaka@cumberlandeye.example'], ['Marcia Delgado Boone', 'Member', 25, '1981-06-07', '0962', '1033 Noelton Avenue; Nashville; TN; 37204', '615-555-0111', 'mboone@cumberlandeye.example']),
    amount: 468_000, term: '84', use: 'Femtosecond laser', equipment: 'Femtosecond cataract laser system', vendor: 'Optivance Surgical', cost: 520_000, down: 52_000, signed: '2026-01-20',
  },
  dairyBar: {
    legal: 'Polar Cone Dairy Bar LLC', ein: '26-4471830', entity: 'LLC', street: '55 Lakeside Avenue', city: 'Laconia', state: 'NH', zip: '03246',
    phone: '603-555-0147', email: 'scoops@polarcone.example', start: '2008-05-24', years: 18, industry: 'Ice cream restaurant', revenue: 612_000,
    owners: owners(['Linda Pelletier', 'Member', 50, '1963-05-15', '1199', '8 Winnisquam Terrace; Laconia; NH; 03246', '603-555-0148', 'linda@polarcone.example'], ['Marc Pelletier', 'Member', 50, '1961-01-27', '7745', '8 Winnisquam Terrace; Laconia; NH; 03246', '603-555-0149', 'marc@polarcone.example']),
    amount: 62_750, term: '60', use: 'Replace two soft-serve machines and the walk-in freezer', equipment: 'Two soft-serve machines and a walk-in freezer', vendor: 'Granite State Restaurant Supply', cost: 62_750, down: 0, signed: null,
  },
  printer: {
    legal: 'Union Square Press, Inc.', ein: '04-3360718', entity: 'S-Corp', street: '118 Medford Street', city: 'Somerville', state: 'MA', zip: '02143',
    phone: '617-555-0153', email: 'office@unionsqpress.example', website: 'unionsqpress.example', start: '1994-06', years: 32, industry: 'Commercial printing', revenue: 2_870_000,
    owners: owners(['Anthony Carbone', 'President', 80, '1962-02-19', '3015', '61 Powder House Boulevard; Somerville; MA; 02144', '617-555-0154', 'tony@unionsqpress.example'], ['Lisa Carbone Reed', 'Treasurer', 20, '1990-07-04', '5528', '19 Oak Street; Medford; MA; 02155', '617-555-0155', 'lisa@unionsqpress.example']),
    amount: 186_300, term: '60', use: '', equipment: 'Digital color press, cutter and folder', vendor: 'Bay State Graphic Systems', cost: 186_300, down: 0, signed: '2026-12-01',
  },
  collision: {
    legal: 'Desert Ridge Collision Center LLC', dba: 'Desert Ridge Auto Body', ein: '86-2043917', entity: 'LLC', street: '21610 N Cave Creek Rd', city: 'Phoenix', state: 'AZ', zip: '85024',
    phone: '602-555-0182', email: 'manager@desertridgebody.example', website: 'desertridgebody.example', start: '2013-01-07', years: 13, industry: 'Auto body repair', revenue: 2_240_000,
    owners: owners(['Karla Jimenez', 'Manager', 60, '1977-11-21', '4093', '4620 E Kirkland Rd; Phoenix; AZ; 85050', '602-555-0183', 'karla@desertridgebody.example'], ['Steven Roth', 'Member', 40, '1972-04-06', '8866', '18432 N 34th Way; Phoenix; AZ; 85050', '602-555-0184', 'steve@desertridgebody.example']),
    amount: 133_400, term: '60', use: 'Downdraft paint booth and frame rack', equipment: 'Downdraft paint booth and frame rack', vendor: 'Sonoran Collision Equipment', cost: 148_400, down: 15_000, signed: '2026-08-27',
  },
} as const satisfies Readonly<Record<string, Applicant>>
