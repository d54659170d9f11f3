/** The invented applicants of this batch. */
import type { Applicant, Owner } from '../../2026-11-22/loan/applicant.ts'

/** "name; title; percent; born; last four of the SSN; street; city; state; zip; phone; email". */
const owners = <T extends readonly string[]>(...people: T): { readonly [K in keyof T]: Owner } =>
  people.map(person => {
    const [name = '', title = '', percent, born = '', ssn = '', street = '', city = '', state = '', zip = '', phone = '', email = ''] = person.split('; ')
    const [first = '', ...others] = name.split(' ')
    const last = others.pop() ?? ''
    return { first, last, ...(others.length > 0 && { middle: others.join(' ') }), title, percent: Number(percent), born, ssn, street, city, state, zip, phone, email }
  }) as { readonly [K in keyof T]: Owner } // prettier-ignore

// prettier-ignore
export const applicants = {
  nailBar: {
    legal: 'Lotus & Lacquer Nail Bar LLC', dba: 'Lotus Nail Bar', ein: '85-3310472', entity: 'LLC', street: '1480 Lakeview Parkway Suite 110', city: 'Rowlett', state: 'TX', zip: '75088', phone: '972-555-0119', email: 'lotusnailbar@mailhub.example', start: '2018-05-14', years: 8, industry: 'Nail salon', revenue: 612_000,
    owners: owners('Linh Tran; Owner; 60; 1984-02-11; 4471; 3906 Dalrock Road; Rowlett; TX; 75088; 469-555-0132; linh@mailhub.example', 'Kevin Pham; Partner; 40; 1982-09-30; 8820; 1212 Chiesa Road; Rowlett; TX; 75089; 469-555-0133; kevin@mailhub.example'),
    amount: 55_000, term: '10', use: 'Second location build-out', equipment: '', vendor: '', cost: 0, down: 0, signed: '2026-09-08',
  },
  hayFarm: {
    legal: 'Circle K Hay & Cattle, Inc.', ein: '73-1408826', entity: 'S-Corp', street: '40115 State Highway 34', city: 'Woodward', state: 'OK', zip: '73801', phone: '580-555-0141', email: 'circlekhay@plainsnet.example', start: '2003-03-01', years: 23, industry: 'Hay and beef cattle', revenue: 1_180_000,
    owners: owners('Kyle Kessinger; President; 100; 1971-12-19; 6604; 40115 State Highway 34; Woodward; OK; 73801; 580-555-0142; kyle@plainsnet.example'),
    amount: 214_800, term: '72', use: '', equipment: 'Large square baler and accumulator', vendor: 'Northwest Oklahoma Implement', cost: 252_800, down: 38_000, signed: '2026-04-16',
  },
  brewpub: {
    legal: 'Third Creek Brewing Company, LLC', ein: '82-4471190', entity: 'LLC', street: '219 Depot Street', city: 'Statesville', state: 'NC', zip: '28677', phone: '704-555-0106', email: 'books@thirdcreekbrewing.example', website: 'thirdcreekbrewing.example', start: '2017-11-02', years: 9, industry: 'Brewery with taproom', revenue: 1_945_000,
    owners: owners('Grant W. Ellison; Managing Member; 55; 1980-07-23; 3318; 804 Walnut Street; Statesville; NC; 28677; 704-555-0107; grant@thirdcreekbrewing.example', 'Olivia Reyes; Member; 45; 1986-01-15; 7742; 117 Mulberry Street; Statesville; NC; 28677; 704-555-0108; olivia@thirdcreekbrewing.example'),
    amount: 320_000, term: '84', use: 'Canning line and cold room', equipment: 'Canning line, 45 cans per minute', vendor: 'Tarheel Packaging Systems', cost: 385_000, down: 65_000, signed: null,
  },
  dumpTrucks: {
    legal: 'Ramirez Dirt Works LLC', ein: '47-5519083', entity: 'LLC', street: '6620 W Buckeye Road', city: 'Tolleson', state: 'AZ', zip: '85353', phone: '623-555-0154', email: 'ramirezdirt@mailhub.example', start: '2015-08-10', years: 11, industry: 'Excavation and hauling', revenue: 1_620_000,
    owners: owners('Hector M. Ramirez; Member; 100; 1978-10-05; 2093; 10214 W Preston Lane; Tolleson; AZ; 85353; 623-555-0155; hector@mailhub.example'),
    amount: 168_500, term: '60', use: '', equipment: '2024 Kenworth T880 super dump', vendor: 'Arroyo Truck Sales', cost: 187_500, down: 19_000, signed: '2026-07-21',
  },
  eyeClinic: {
    legal: 'Lakeshore Vision Associates, P.C.', ein: '38-3307716', entity: 'Corporation', street: '955 Seminole Road', city: 'Muskegon', state: 'MI', zip: '49441', phone: '231-555-0121', email: 'manager@lakeshorevision.example', website: 'www.lakeshorevision.example', start: '2006-01-09', years: 20, industry: 'Optometry', revenue: 2_240_000,
    owners: owners('Rebecca L. Hoekstra; President; 70; 1975-05-28; 5190; 1733 Lakeshore Drive; Muskegon; MI; 49441; 231-555-0122; rhoekstra@lakeshorevision.example', 'Daniel Osei; Vice President; 30; 1985-11-11; 8827; 2204 Glenside Boulevard; Muskegon; MI; 49441; 231-555-0123; dosei@lakeshorevision.example'),
    amount: 92_400, term: '60', use: '', equipment: 'OCT imaging system and visual field analyzer', vendor: 'Great Lakes Ophthalmic Instruments', cost: 92_400, down: 0, signed: '2026-10-06',
  },
  roofer: {
    legal: 'Summit Ridge Roofing & Exteriors, Inc.', dba: 'Summit Ridge Exteriors', ein: '26-1187340', entity: 'S-Corp', street: '7401 E Trent Avenue', city: 'Spokane Valley', state: 'WA', zip: '99212', phone: '509-555-0117', email: 'ap@summitridgeroofing.example', website: 'summitridgeroofing.example', start: '2008-04-21', years: 18, industry: 'Roofing contractor', revenue: 4_320_000,
    owners: owners('Travis Boone; President; 80; 1976-08-17; 9036; 3319 S Myrna Road; Spokane Valley; WA; 99206; 509-555-0118; travis@summitridgeroofing.example', 'Melissa Boone; Secretary; 20; 1979-03-04; 1145; 3319 S Myrna Road; Spokane Valley; WA; 99206; 509-555-0124; melissa@summitridgeroofing.example'),
    amount: 75_000, term: '', use: '', equipment: '', vendor: '', cost: 0, down: 0, signed: '2026-02-27',
  },
  printer: {
    legal: 'Keystone Wide Format, LLC', ein: '23-2914407', entity: 'LLC', street: '1801 Columbia Avenue', city: 'Lancaster', state: 'PA', zip: '17603', phone: '7175550150', email: 'shop@keystonewide.example', start: '2012-10-15', years: 14, industry: 'Signs and graphics', revenue: 1_310_000,
    owners: owners('Andrew Stoltz; President; 100; 1981-06-02; 4409; 22 Hilltop Road; Lititz; PA; 17543; 7175550151; andy@keystonewide.example'),
    amount: 118_900, term: '60', use: '', equipment: 'Flatbed UV printer 4x8', vendor: 'Susquehanna Graphic Supply', cost: 118_900, down: 0, signed: '2026-05-19',
  },
  rowCrop: {
    legal: 'Hendricks Brothers Farms', ein: '45-2260918', entity: 'Partnership', street: '2871 County Road 900 N', city: 'Bement', state: 'IL', zip: '61813', phone: '217-555-0103', email: 'hendricksfarms@prairie.example', start: '1994-01-01', years: 32, industry: 'Corn and soybeans', revenue: 2_060_000,
    owners: owners('Wayne Hendricks; Partner; 50; 1962-04-27; 3384; 2871 County Road 900 N; Bement; IL; 61813; 217-555-0104; wayne@prairie.example', 'Gary Hendricks; Partner; 50; 1965-09-08; 5571; 2650 County Road 1000 N; Bement; IL; 61813; 217-555-0105; gary@prairie.example'),
    amount: 385_000, term: '12', use: '2026 crop inputs: seed, fertilizer, chemicals', equipment: '', vendor: '', cost: 0, down: 0, signed: '2026-02-03',
  },
  machineShop: {
    legal: 'Tolland Precision Components, Inc.', ein: '06-1440872', entity: 'C-Corp', street: '44 Industrial Park Road', city: 'Tolland', state: 'CT', zip: '06084', phone: '860-555-0162', email: 'pkowal@tollandprecision.example', website: 'tollandprecision.example', start: '1991-06-12', years: 35, industry: 'Aerospace machining', revenue: 6_780_000,
    owners: owners('Peter Kowal; CEO; 51; 1968-02-20; 6013; 118 Grahaber Road; Tolland; CT; 06084; 860-555-0163; pkowal@tollandprecision.example', 'Denise Kowal; CFO; 49; 1970-10-31; 7729; 118 Grahaber Road; Tolland; CT; 06084; 860-555-0164; dkowal@tollandprecision.example'),
    amount: 486_000, term: '60', use: '', equipment: '5-axis vertical machining center', vendor: 'Nutmeg Machine Tools', cost: 540_000, down: 54_000, signed: null,
  },
  daycare: {
    legal: 'Bright Acorns Learning Center, LLC', dba: 'Bright Acorns', ein: '81-2740965', entity: 'LLC', street: '3350 Highlands Parkway SE', city: 'Smyrna', state: 'GA', zip: '30082', phone: '(770) 555-0128', email: 'director@brightacorns.example', website: 'brightacorns.example', start: '2016-08-01', years: 10, industry: 'Child day care', revenue: 1_140_000,
    owners: owners('Simone Whitfield; Managing Member; 100; 1979-01-26; 2287; 1105 Concord Road SE; Smyrna; GA; 30080; (770) 555-0129; simone@brightacorns.example'),
    amount: 84_500, term: '48', use: 'Two 14 passenger buses and playground', equipment: '(2) 14 passenger activity buses', vendor: 'Peach State Bus Sales', cost: 84_500, down: 0, signed: '2026-06-11',
  },
  catering: {
    legal: 'Magnolia Table Catering Co', dba: 'Magnolia Table', ein: '64-0917723', entity: 'Corporation', street: '512 Main Street', city: 'Natchez', state: 'MS', zip: '39120', phone: '601-555-0130', email: 'events@magnoliatable.example', website: 'https://magnoliatable.example', start: '2014-03-17', years: 12, industry: 'Catering', revenue: 735_000,
    owners: owners('Charlotte Dupree; President; 75; 1983-12-08; 9914; 207 Linton Avenue; Natchez; MS; 39120; 601-555-0131; charlotte@magnoliatable.example'),
    amount: 62_000, term: '36', use: 'Refrigerated van and combi oven', equipment: '', vendor: '', cost: 0, down: 0, signed: null,
  },
  recycler: {
    legal: 'ReNew Fiber Cooperative', ein: '27-4408815', entity: 'Corporation', street: '1600 E 21st Street', city: 'Oakland', state: 'CA', zip: '94606', phone: '510-555-0146', email: 'finance@renewfiber.example', start: '2010-09-20', years: 16, industry: 'Textile recycling', revenue: 2_870_000,
    owners: owners('Yolanda Prieto; General Manager; 0; 1977-03-13; 3362; 2819 Fruitvale Avenue; Oakland; CA; 94602; 510-555-0147; yolanda@renewfiber.example'),
    amount: 250_000, term: '60', use: 'Purchase of a horizontal baler and a yard truck', equipment: 'Horizontal baler', vendor: 'Pacific Baler Company', cost: 290_000, down: 40_000, signed: '2026-08-25',
  },
} as const satisfies Readonly<Record<string, Applicant>>
