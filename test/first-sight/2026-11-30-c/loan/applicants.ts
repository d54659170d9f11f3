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
  drayage: {
    legal: 'Tri-Rivers Drayage, Inc.', ein: '25-1790446', entity: 'Corporation', street: '2200 Neville Road', city: 'Pittsburgh', state: 'PA', zip: '15225', phone: '412-555-0117', email: 'office@tririversdrayage.example', start: '1999', years: 27, industry: 'Drayage', revenue: 0,
    owners: alone('Walter Brozek; President; 100; 1964-02-10; 1193; 81 Coraopolis Heights Road; Coraopolis; PA; 15108; 412-555-0118; wbrozek@tririversdrayage.example'),
    amount: 61_560, term: '9', use: '', ...unasked, signed: '2026-10-02',
  },
  coldStorage: {
    legal: 'Sandhills Cold Storage, LLC', dba: 'Sandhills Lockers', ein: '47-0829318', entity: 'LLC', street: '1420 East 4th Street', city: 'North Platte', state: 'NE', zip: '69101', phone: '308-555-0144', email: 'cfo@sandhillscold.example', start: '2008-09-15', years: 18, industry: 'Refrigerated warehousing', revenue: 3_905_000,
    owners: pair('Joel M. Stangl; Manager; 70; 1971-12-03; 6208; 3310 Buffalo Bill Avenue; North Platte; NE; 69101; 308-555-0145; joel@sandhillscold.example', 'Teresa Stangl; Member; 30; 1973-04-27; 7714; 3310 Buffalo Bill Avenue; North Platte; NE; 69101; 308-555-0146; teresa@sandhillscold.example'),
    amount: 960_000, term: '300', use: 'Construct a 22,000 square foot freezer addition and install ammonia refrigeration', ...unasked, signed: '2026-06-11',
  },
  packaging: {
    legal: 'Ribblesdale Cartons Limited', dba: 'Ribble Print & Pack', ein: '', entity: 'Corporation', street: 'Unit 14 Strand Road', city: 'Preston', state: 'Lancashire', zip: 'PR1 8UY', phone: '01772 555 014', email: 'accounts@ribblecartons.example', website: 'ribblecartons.example', start: '2012-03', years: 14, industry: 'Manufacture of cartons and printed packaging', revenue: 1_740_000,
    owners: pair('Gareth Holden; Managing Director; 75; 1978-09-06; 0000; 23 Moor Lane; Longridge; ; PR3 3WB; 07700 900142; gareth@ribblecartons.example', 'Samina Rafiq; Finance Director; 25; 1984-01-30; 0000; 7 Fulwood Row; Preston; ; PR2 5RW; 07700 900187; samina@ribblecartons.example'),
    amount: 120_000, term: '36', use: 'Refurbish a die cutter and stock board for the Christmas orders', ...unasked, signed: null,
  },
  toolAndDie: {
    legal: 'Chattahoochee Tool & Die, Inc.', ein: '58-2214907', entity: 'S-Corp', street: '415 Industrial Boulevard', city: 'Gainesville', state: 'GA', zip: '30501', phone: '770-555-0162', email: 'lwestbrook@chattool.example', start: '1996-04-01', years: 30, industry: 'Tool and die shop', revenue: 5_318_000,
    owners: pair('Lamar T. Westbrook; President; 80; 1959-05-22; 4471; 2208 Lakeshore Drive; Gainesville; GA; 30501; 770-555-0163; lwestbrook@chattool.example', 'Carla Westbrook Nunn; Vice President; 20; 1987-10-11; 8836; 91 Riverside Terrace; Gainesville; GA; 30501; 770-555-0164; carla@chattool.example'),
    amount: 412_000, term: '72', use: 'Purchase a wire EDM and a horizontal machining center', equipment: 'Wire EDM and horizontal machining center', vendor: 'Piedmont Machine Tool Sales', cost: 515_000, down: 103_000, signed: null,
  },
  kitchen: {
    legal: 'Cayuga Street Kitchen LLC', dba: 'Salt & Rye', ein: '87-2906413', entity: 'LLC', street: '215 North Cayuga Street', city: 'Ithaca', state: 'NY', zip: '14850', phone: '607-555-0138', email: 'hello@saltandrye.example', website: 'saltandrye.example', start: '2021-06-18', years: 5, industry: 'Full service restaurant', revenue: 1_264_000,
    owners: pair('Odette Marchetti; Managing Member; 60; 1986-03-13; 2087; 408 Hudson Street; Ithaca; NY; 14850; 607-555-0139; odette@saltandrye.example', 'Ben Kowalczyk; Member; 40; 1984-08-29; 5172; 119 Linn Street; Ithaca; NY; 14850; 607-555-0140; ben@saltandrye.example'),
    amount: 38_460, term: '36', use: '', equipment: 'Combi oven with stand and hood', vendor: 'Finger Lakes Restaurant Supply', cost: 38_460, down: 0, signed: '2026-09-17',
  },
  fishery: {
    legal: 'Nordic Pearl Fisheries, LLC', ein: '92-0177340', entity: 'LLC', street: '611 Shelikof Street', city: 'Kodiak', state: 'AK', zip: '99615', phone: '907-555-0129', email: 'nordicpearl@kodiakmail.example', start: '2003-02-20', years: 23, industry: 'Commercial fishing', revenue: 1_910_000,
    owners: pair('Anders L. Torvik; Captain and Manager; 55; 1974-06-30; 9904; 1522 Larch Street; Kodiak; AK; 99615; 907-555-0130; anders@kodiakmail.example', 'Marit Torvik; Member; 45; 1977-11-08; 3361; 1522 Larch Street; Kodiak; AK; 99615; 907-555-0131; marit@kodiakmail.example'),
    amount: 640_000, term: '120', use: 'Repower and refrigeration', ...unasked, signed: '2026-03-24',
  },
  marineSupply: {
    legal: 'Edisto Marine Supply, Inc.', ein: '57-1064482', entity: 'S-Corp', street: '2890 Azalea Drive', city: 'North Charleston', state: 'SC', zip: '29405', phone: '843-555-0151', email: 'books@edistomarine.example', website: 'edistomarine.example', start: '1998-08-10', years: 28, industry: 'Wholesale of marine hardware', revenue: 6_870_000,
    owners: pair('Rutledge H. Simmons; President; 50; 1968-01-19; 1450; 44 Wappoo Creek Place; Charleston; SC; 29412; 843-555-0152; rut@edistomarine.example', 'Delphine Gaillard; Secretary; 50; 1970-07-02; 6629; 1190 Harbor View Road; Charleston; SC; 29412; 843-555-0153; delphine@edistomarine.example'),
    amount: 1_875_000, term: '240', use: 'Purchase of the building the company now rents', ...unasked, signed: '2026-05-06',
  },
  outfitter: {
    legal: 'Wild Larch Outfitters LLC', dba: 'Wild Larch', ein: '85-3372910', entity: 'LLC', street: '3617 Chinden Boulevard', city: 'Boise', state: 'ID', zip: '83714', phone: '208-555-0173', email: 'team@wildlarch.example', website: 'wildlarch.example', start: '2020-07-01', years: 6, industry: 'Online sale of camping gear', revenue: 2_236_400,
    owners: alone('Tessa J. Okafor; Founder and CEO; 92; 1990-05-16; 7015; 2714 Heights Drive; Boise; ID; 83702; 208-555-0174; tessa@wildlarch.example'),
    amount: 180_000, term: '', use: 'Inventory for the spring season', ...unasked, signed: '2026-11-09',
  },
  printer: {
    legal: 'Blue Heron Print & Mail, Inc.', ein: '39-1840277', entity: 'C-Corp', street: '1102 Tower Avenue', city: 'Superior', state: 'WI', zip: '54880', phone: '715-555-0126', email: 'ap@blueheronprint.example', start: '1994-11-01', years: 31, industry: 'Commercial printing and mailing', revenue: 2_085_000,
    owners: pair('Ingrid Halvorsen; President; 67; 1966-09-14; 5530; 2117 Hughitt Avenue; Superior; WI; 54880; 715-555-0127; ingrid@blueheronprint.example', 'Neil Pakkala; Treasurer; 33; 1972-02-25; 8142; 1840 Maple Avenue; Superior; WI; 54880; 715-555-0128; neil@blueheronprint.example'),
    amount: 148_750, term: '60', use: '', equipment: 'Four color digital press with finisher', vendor: 'North Shore Graphic Equipment', cost: 148_750, down: 0, signed: '2026-08-19',
  },
  hauler: {
    legal: 'Boone & Sons Trucking LLC', ein: '64-0938215', entity: 'LLC', street: '4471 Old Highway 49 South', city: 'Richland', state: 'MS', zip: '39218', phone: '601-555-0133', email: 'boonetrucking@deltanet.example', start: '2017-05', years: 9, industry: 'Flatbed hauling', revenue: 486_000,
    owners: alone('Terrell D. Boone; Owner; 100; 1979-10-05; 2946; 118 Cleary Road; Florence; MS; 39073; 601-555-0134; boonetrucking@deltanet.example'),
    amount: 18_642, term: '12', use: 'Engine overhaul', ...unasked, signed: '2026-07-30',
  },
  grainFarm: {
    legal: 'Prairie Rose Farms', ein: '45-0447913', entity: 'Partnership', street: '6420 41st Avenue NE', city: 'Devils Lake', state: 'ND', zip: '58301', phone: '701-555-0155', email: 'prairierose@lakeregion.example', start: '1987-03-01', years: 39, industry: 'Small grains and canola', revenue: 1_318_000,
    owners: pair('Curtis Nygaard; General Partner; 50; 1961-03-08; 7403; 6420 41st Avenue NE; Devils Lake; ND; 58301; 701-555-0155; curtis@lakeregion.example', 'Wade Nygaard; General Partner; 50; 1989-12-21; 1167; 6388 41st Avenue NE; Devils Lake; ND; 58301; 701-555-0156; wade@lakeregion.example'),
    amount: 212_500, term: '120', use: '', equipment: 'Two 48 foot grain bins with drying floor', vendor: 'Ramsey County Bin Builders', cost: 250_000, down: 37_500, signed: '2026-04-22',
  },
  taxi: {
    legal: 'Lakeshore Livery Cab Corp.', ein: '36-4198023', entity: 'Corporation', street: '3041 North Elston Avenue', city: 'Chicago', state: 'IL', zip: '60618', phone: '773-555-0119', email: 'lakeshorecab@citymail.example', start: '2001-10-22', years: 24, industry: 'Taxicab operation', revenue: 318_500,
    owners: pair('Emmanuel Adeyemi; President; 60; 1969-04-04; 3824; 5127 North Kimball Avenue; Chicago; IL; 60625; 773-555-0120; e.adeyemi@citymail.example', 'Ruth Adeyemi; Secretary; 40; 1972-08-15; 9056; 5127 North Kimball Avenue; Chicago; IL; 60625; 773-555-0121; r.adeyemi@citymail.example'),
    amount: 96_000, term: '84', use: 'Refinance two medallion loans and buy one vehicle', ...unasked, signed: '2026-02-12',
  },
} as const satisfies Readonly<Record<string, Applicant>>
