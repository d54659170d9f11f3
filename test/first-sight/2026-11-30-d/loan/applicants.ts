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
  groundworks: {
    legal: 'Penhallow Groundworks Limited', ein: '', entity: 'Corporation', street: '8 Threemilestone Estate', city: 'Truro', state: 'Cornwall', zip: 'TR4 9LD', phone: '01872 555 018', email: 'office@penhallowgroundworks.example', website: 'penhallowgroundworks.example', start: '2009-05', years: 17, industry: 'Groundworks and drainage contractors', revenue: 3_420_000,
    owners: pair('Jory Penhallow; Managing Director; 60; 1976-11-04; 0000; Trevose House, Chapel Hill; Perranporth; ; TR6 0BX; 07700 900118; jory@penhallowgroundworks.example', 'Morwenna Tregear; Director; 40; 1981-06-21; 0000; 3 Wheal Close; Redruth; ; TR15 2QP; 07700 900164; morwenna@penhallowgroundworks.example'),
    amount: 184_000, term: '48', use: 'Release capital from owned plant to fund a new housing contract', ...unasked, signed: '2026-09-22',
  },
  hydrovac: {
    legal: 'Peace Country Vac Services Ltd.', dba: 'Peace Vac', ein: '', entity: 'Corporation', street: '10418 - 124 Avenue', city: 'Grande Prairie', state: 'AB', zip: 'T8V 7L3', phone: '780-555-0142', email: 'accounts@peacevac.example', start: '2014-04-01', years: 12, industry: 'Hydrovac and oilfield pressure services', revenue: 2_975_000,
    owners: pair('Darcy Lemieux; President; 51; 1979-08-17; 0000; 72 Pinnacle Ridge; Grande Prairie; AB; T8W 3B6; 780-555-0143; darcy@peacevac.example', 'Kirandeep Sohal; Secretary; 49; 1983-02-05; 0000; RR 2 Site 11; Sexsmith; AB; T0H 3C0; 780-555-0144; kiran@peacevac.example'),
    amount: 438_000, term: '60', use: '', equipment: '2026 tandem hydrovac unit on tri-drive chassis', vendor: 'Foothills Vacuum Truck Mfg. Inc.', cost: 515_000, down: 77_000, signed: '2026-07-14',
  },
  fencing: {
    legal: 'Bundarra Fencing & Yards Pty Ltd', dba: 'Bundarra Rural Fencing', ein: '', entity: 'Corporation', street: '41 Uralla Road', city: 'Armidale', state: 'NSW', zip: '2350', phone: '02 5550 1466', email: 'admin@bundarrafencing.example', start: '2018-07-01', years: 8, industry: 'Rural fencing contractor', revenue: 1_140_000,
    owners: alone('Lachlan Cusack; Director; 100; 1987-03-29; 0000; 5 Gostwyck Lane; Uralla; NSW; 2358; 0491 570 156; lachlan@bundarrafencing.example'),
    amount: 68_500, term: '60', use: '', equipment: '2024 compact track loader with post driver', vendor: 'New England Machinery Centre', cost: 78_500, down: 10_000, signed: '2026-10-08',
  },
  studio: {
    legal: 'Kinetic Barre & Pilates LLC', ein: '84-2917706', entity: 'LLC', street: '1619 East Boulevard', city: 'Charlotte', state: 'NC', zip: '28203', phone: '704-555-0169', email: 'simone@kineticbarre.example', website: 'kineticbarre.example', start: '2019-02-11', years: 7, industry: 'Fitness studio', revenue: 812_000,
    owners: pair('Simone Achterberg; Managing Member; 75; 1985-12-09; 4417; 2230 Sumner Green Avenue; Charlotte; NC; 28203; 704-555-0170; simone@kineticbarre.example', 'Priya Venkataraman; Member; 25; 1988-04-18; 9032; 508 Clement Avenue; Charlotte; NC; 28204; 704-555-0171; priya@kineticbarre.example'),
    amount: 165_000, term: '84', use: 'Tenant improvements', ...unasked, signed: '2026-05-19',
  },
  imaging: {
    legal: 'Ozark Women’s Imaging, PLLC', dba: 'Ozark Breast Center', ein: '71-0883204', entity: 'LLC', street: '3700 Wedington Drive, Suite 110', city: 'Fayetteville', state: 'AR', zip: '72704', phone: '479-555-0127', email: 'practice@ozarkimaging.example', website: 'ozarkimaging.example', start: '2011-09-06', years: 14, industry: 'Diagnostic radiology', revenue: 2_648_000,
    owners: pair('Leah M. Castellaw; Medical Director; 65; 1972-07-25; 3390; 1204 Crossover Ridge; Fayetteville; AR; 72701; 479-555-0128; lcastellaw@ozarkimaging.example', 'Amir Tavakoli; Radiologist; 35; 1980-10-03; 5581; 88 Mount Sequoyah Drive; Fayetteville; AR; 72701; 479-555-0129; atavakoli@ozarkimaging.example'),
    amount: 268_900, term: '60', use: '', equipment: '3D mammography system', vendor: 'Lumera Diagnostic Systems', cost: 268_900, down: 0, signed: '2026-08-27',
  },
  landscape: {
    legal: 'Redbud Landscape Supply, Inc.', dba: 'Redbud Stone Yard', ein: '73-1602845', entity: 'S-Corp', street: '9120 South Memorial Drive', city: 'Tulsa', state: 'OK', zip: '74133', phone: '918-555-0134', email: 'garrett@redbudsupply.example', start: '2006-03-15', years: 20, industry: 'Landscape stone and bulk materials', revenue: 4_226_000,
    owners: pair('Garrett W. Pruitt; President; 55; 1974-01-28; 2264; 6611 East 113th Street; Bixby; OK; 74008; 918-555-0135; garrett@redbudsupply.example', 'Shawna Pruitt; Vice President; 45; 1976-09-12; 7180; 6611 East 113th Street; Bixby; OK; 74008; 918-555-0136; shawna@redbudsupply.example'),
    amount: 495_000, term: '120', use: 'Buy two wheel loaders and a screening plant and add working capital', ...unasked, signed: '2026-03-31',
  },
  seafood: {
    legal: 'Bayou Brothers Seafood, LLC', dba: 'Bayou Bros', ein: '72-1530988', entity: 'LLC', street: '2417 Tulane Avenue', city: 'New Orleans', state: 'LA', zip: '70119', phone: '504-555-0158', email: 'bayoubros@crescentmail.example', website: 'bayoubros.example', start: '2016-10-03', years: 9, industry: 'Seafood market and carryout', revenue: 1_416_000,
    owners: pair('Antoine Thibodeaux; Member; 51; 1981-05-11; 6042; 4426 Banks Street; New Orleans; LA; 70119; 504-555-0159; antoine@crescentmail.example', 'Remy Thibodeaux; Member; 49; 1984-12-30; 1873; 318 South Olympia Street; New Orleans; LA; 70119; 504-555-0160; remy@crescentmail.example'),
    amount: 85_000, term: '', use: 'Walk-in cooler and crab season inventory', ...unasked, signed: '2026-09-03',
  },
  treeCare: {
    legal: 'Granite State Tree Care LLC', ein: '02-0749116', entity: 'LLC', street: '55 Calef Highway', city: 'Epping', state: 'NH', zip: '03042', phone: '603-555-0147', email: 'nate@granitetree.example', start: '2015-03', years: 11, industry: 'Tree removal', revenue: 1_870_000,
    owners: alone('Nathan Boudreau; Owner; 100; 1986-06-07; 8125; 17 Prescott Road; Epping; NH; 03042; 603-555-0148; nate@granitetree.example'),
    amount: 219_500, term: '60', use: '', equipment: '2023 tracked spider lift, 92 ft', vendor: 'Merrimack Lift & Chipper', cost: 244_000, down: 24_500, signed: null,
  },
  autoGlass: {
    legal: 'Cumberland Gap Auto Glass, Inc.', dba: 'Gap Glass', ein: '61-1348270', entity: 'C-Corp', street: '2206 Cumberland Ave', city: 'Middlesboro', state: 'KY', zip: '40965', phone: '606-555-0176', email: 'gapglass@cumbernet.example', start: '2002-06-24', years: 23, industry: 'Auto glass replacement', revenue: 968_000,
    owners: pair('Dwight E. Saylor; President; 70; 1963-09-02; 4409; 311 Exeter Ave; Middlesboro; KY; 40965; 606-555-0177; dwight@cumbernet.example', 'Tonya Saylor; Treasurer; 30; 1966-11-27; 9156; 311 Exeter Ave; Middlesboro; KY; 40965; 606-555-0178; tonya@cumbernet.example'),
    amount: 75_000, term: '48', use: 'Two service vans', ...unasked, signed: '2026-06-16',
  },
  poultry: {
    legal: 'Tuttle Poultry Farm', ein: '63-1190472', entity: 'Partnership', street: '2890 County Road 437', city: 'Cullman', state: 'AL', zip: '35057', phone: '256-555-0139', email: 'tuttlepoultry@cullmannet.example', start: '2004-01-10', years: 22, industry: 'Broiler production', revenue: 684_000,
    owners: pair('Harlan D. Tuttle; Partner; 50; 1970-02-14; 5526; 2890 County Road 437; Cullman; AL; 35057; 256-555-0139; harlan@cullmannet.example', 'Jolene R. Tuttle; Partner; 50; 1973-08-08; 6671; 2890 County Road 437; Cullman; AL; 35057; 256-555-0140; jolene@cullmannet.example'),
    amount: 1_120_000, term: '180', use: 'Build two 54 x 600 broiler houses', equipment: 'Two 54 x 600 broiler houses', vendor: 'Sand Mountain Poultry Builders', cost: 1_320_000, down: 200_000, signed: '2026-04-09',
  },
  pizzeria: {
    legal: 'Beatrice Lombardi', dba: 'Nonna Bea’s Pizzeria', ein: '06-1477203', entity: 'Sole Proprietor', street: '771 Wooster Street', city: 'New Haven', state: 'CT', zip: '06511', phone: '203-555-0181', email: 'nonnabea@elmcity.example', start: '2013-05-01', years: 13, industry: 'Pizza restaurant', revenue: 0,
    owners: alone('Beatrice Lombardi; Owner; 100; 1968-12-19; 3018; 24 Lyon Street; New Haven; CT; 06511; 203-555-0182; nonnabea@elmcity.example'),
    amount: 5_640, term: '48', use: '', equipment: 'Countertop terminal, PIN pad and printer', vendor: '', cost: 0, down: 0, signed: '2026-10-21',
  },
  cafe: {
    legal: 'El Rincon Cafe LLC', dba: 'El Rincon', ein: '86-1940558', entity: 'LLC', street: '1340 N. Fourth Ave', city: 'Tucson', state: 'AZ', zip: '85705', phone: '520-555-0114', email: 'elrincon@sonoranmail.example', start: '2017-11-06', years: 9, industry: 'Cafe & catering', revenue: 540_000,
    owners: alone('Marisol Quijada; Owner; 100; 1983-07-14; 7729; 2615 E. Linden St; Tucson; AZ; 85716; 520-555-0115; elrincon@sonoranmail.example'),
    amount: 7_500, term: '', use: '', ...unasked, signed: '2026-11-12',
  },
} as const satisfies Readonly<Record<string, Applicant>>
