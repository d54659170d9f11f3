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
  provisions: {
    legal: 'Saltbox Provisions LLC', dba: 'Saltbox Market & Deli', ein: '87-2204418', entity: 'LLC', street: '18 Ferry Landing', city: 'Belfast', state: 'ME', zip: '04915', phone: '(207) 555-0118', email: 'hello@saltboxprovisions.example', website: 'saltboxprovisions.example', start: '2020-03-11', years: 6, industry: 'Specialty grocery', revenue: 1_184_000,
    owners: pair('Abigail Thurston; Managing Member; 60; 1987-02-19; 4471; 7 Cedar Street; Belfast; ME; 04915; (207) 555-0119; abby@saltboxprovisions.example', 'Noah Pendleton; Member; 40; 1984-11-03; 2280; 220 Swan Lake Avenue; Swanville; ME; 04915; (207) 555-0120; noah@saltboxprovisions.example'),
    amount: 85_000, term: '18', use: 'Inventory and walk-in cooler', ...unasked, signed: '2026-04-22',
  },
  orthopedic: {
    legal: 'Delta Rehabilitation Partners, LP', ein: '64-0911827', entity: 'Partnership', street: '1410 Medical Arts Drive', city: 'Greenville', state: 'MS', zip: '38703', phone: '662-555-0140', email: 'office@deltarehabpartners.example', start: '2012-09-04', years: 13, industry: 'Physical therapy clinics', revenue: 3_260_000,
    owners: [
      'Marcus T. Ellery; General Partner; 40; 1971-06-08; 3318; 88 Lakeshore Road; Greenville; MS; 38701; 662-555-0141; mellery@deltarehabpartners.example', 'Denise Faulk; Limited Partner; 30; 1975-01-27; 9026; 1205 Reed Road; Leland; MS; 38756; 662-555-0142; dfaulk@deltarehabpartners.example',
      'Ravi Chandran; Limited Partner; 20; 1980-10-14; 5547; 417 Poplar Street; Cleveland; MS; 38732; 662-555-0143; rchandran@deltarehabpartners.example', 'Carol Ann Busby; Limited Partner; 10; 1966-03-30; 7810; 19 County Road 118; Indianola; MS; 38751; 662-555-0144; cbusby@deltarehabpartners.example',
    ].map(person),
    amount: 950_000, term: '120', use: 'Purchase of clinic building at 1422 Medical Arts Drive', ...unasked, signed: '2026-02-09',
  },
  carWash: {
    legal: 'Empire Auto Spa Corp', dba: 'Empire Hand Car Wash', ein: '46-3319082', entity: 'Corporation', street: '2204 Jerome Avenue', city: 'Bronx', state: 'NY', zip: '10453', phone: '718-555-0133', email: 'empireautospa@mailhub.example', start: '2016-08-15', years: 9, industry: 'Car wash and detailing', revenue: 0,
    owners: alone('Luis A. Mercado; President; 100; 1979-12-05; 6612; 1188 Grand Concourse Apt 4C; Bronx; NY; 10456; 718-555-0134; lmercado@mailhub.example'),
    amount: 60_000, term: '9', use: 'Payroll and water heater', ...unasked, signed: '2026-07-14',
  },
  imaging: {
    legal: 'Tallgrass Veterinary Imaging LLC', ein: '83-4410827', entity: 'LLC', street: '4418 SW Wanamaker Road', city: 'Topeka', state: 'KS', zip: '66610', phone: '785-555-0161', email: 'admin@tallgrassimaging.example', website: 'www.tallgrassimaging.example', start: '2018-03-01', years: 8, industry: 'Mobile veterinary imaging', revenue: 742_500,
    owners: alone('Hannah Kröger; Member; 100; 1983-08-21; 2094; 6120 SW 29th Street; Topeka; KS; 66614; 785-555-0162; hannah@tallgrassimaging.example'),
    amount: 212_400, term: '72', use: 'Second imaging van', equipment: 'Portable CT unit and outfitted van', vendor: 'Heartland Diagnostic Systems', cost: 236_000, down: 23_600, signed: '2026-09-17',
  },
  screenPrint: {
    legal: 'Moonrise Screenprinting LLC', ein: '85-1182047', entity: 'LLC', street: '119 N Beaver Street', city: 'Flagstaff', state: 'AZ', zip: '86001', phone: '928-555-0127', email: 'dana@moonriseprint.example', website: 'moonriseprint.example', start: '2019-10-01', years: 6, industry: 'Screen printing and embroidery', revenue: 386_000,
    owners: alone('Dana Whitefeather; Owner; 100; 1990-04-12; 8831; 2230 E Cedar Avenue; Flagstaff; AZ; 86004; 928-555-0128; dana@moonriseprint.example'),
    amount: 48_000, term: '36', use: 'Automatic press', equipment: 'Six color automatic press', vendor: '', cost: 0, down: 0, signed: '2026-05-06',
  },
  nursery: {
    legal: 'Cascade Valley Nursery, Inc.', ein: '93-1044827', entity: 'C-Corp', street: '31500 S Barlow Road', city: 'Canby', state: 'OR', zip: '97013', phone: '503-555-0152', email: 'accounting@cascadevalleynursery.example', website: 'www.cascadevalleynursery.example', start: '1994-01-10', years: 32, industry: 'Wholesale nursery', revenue: 6_410_000,
    owners: pair('Peter J. Hoekstra; President; 70; 1964-05-17; 1180; 31480 S Barlow Road; Canby; OR; 97013; 503-555-0153; peter@cascadevalleynursery.example', 'Ingrid Hoekstra; Secretary; 30; 1967-09-02; 4426; 31480 S Barlow Road; Canby; OR; 97013; 503-555-0154; ingrid@cascadevalleynursery.example'),
    amount: 750_000, term: '12', use: 'Seasonal line of credit for growing costs', ...unasked, signed: '2026-01-20',
  },
  excavating: {
    legal: 'Lone Pine Excavating LLC', ein: '88-0447182', entity: 'LLC', street: '640 Industrial Way', city: 'Elko', state: 'NV', zip: '89801', phone: '775-555-0109', email: 'office@lonepineex.example', start: '2008-11-24', years: 17, industry: 'Excavation and grading', revenue: 2_875_000,
    owners: pair('Travis Goicoechea; Manager; 55; 1978-07-30; 9914; 1220 Sage Drive; Spring Creek; NV; 89815; 775-555-0110; travis@lonepineex.example', 'Shelby Goicoechea; Member; 45; 1981-02-11; 3372; 1220 Sage Drive; Spring Creek; NV; 89815; 775-555-0111; shelby@lonepineex.example'),
    amount: 318_750, term: '60', use: '', equipment: '2025 crawler dozer with ripper', vendor: 'Ruby Mountain Machinery', cost: 375_000, down: 56_250, signed: '2026-10-05',
  },
  timber: {
    legal: 'Ouachita Timber Haulers, Inc.', ein: '71-0820447', entity: 'S-Corp', street: '7714 Highway 270 West', city: 'Mount Ida', state: 'AR', zip: '71957', phone: '870-555-0177', email: 'othaulers@hillnet.example', start: '2001-04-16', years: 24, industry: 'Log hauling', revenue: 1_640_000,
    owners: alone('Randall Dean Cagle; President; 100; 1969-10-09; 5508; 118 Pine Ridge Lane; Mount Ida; AR; 71957; 870-555-0178; rcagle@hillnet.example'),
    amount: 164_900, term: '48', use: '', equipment: '2024 log truck with pup trailer', vendor: 'Diamond Lakes Truck Center', cost: 184_900, down: 20_000, signed: '2026-03-18',
  },
  seafood: {
    legal: 'Bayou Crab House LLC', dba: 'Boudreaux’s', ein: '82-1904471', entity: 'LLC', street: '418 Bayou Road', city: 'Houma', state: 'LA', zip: '70360', phone: '985-555-0146', email: 'crabhouse@mailhub.example', start: '2017-06-03', years: 9, industry: 'Seafood restaurant', revenue: 920_000,
    owners: alone('Celeste Boudreaux; Owner; 100; 1982-01-15; 7741; 22 Cypress Lane; Houma; LA; 70363; 985-555-0147; celeste@mailhub.example'),
    amount: 40_000, term: '12', use: 'New roof and freezer', ...unasked, signed: '2026-08-19',
  },
  dairy: {
    legal: 'Gerald Schoenfeld', dba: 'Schoenfeld Dairy', ein: '39-1822047', entity: 'Sole Proprietor', street: 'N7712 County Road K', city: 'Colby', state: 'WI', zip: '54421', phone: '715-555-0183', email: 'schoenfelddairy@farmnet.example', start: '1989', years: 37, industry: 'Dairy farm', revenue: 1_120_000,
    owners: alone('Gerald Schoenfeld; Owner; 100; 1961-11-28; 2207; N7712 County Road K; Colby; WI; 54421; 715-555-0183; schoenfelddairy@farmnet.example'),
    amount: 88_400, term: '60', use: '', equipment: 'Vertical mixer wagon 620 cu ft', vendor: 'Clark County Implement', cost: 104_400, down: 6_000, signed: '2026-11-02',
  },
  toolAndDie: {
    legal: 'Great Lakes Tool & Die Co.', ein: '38-2204471', entity: 'C-Corp', street: '2118 Getty Street', city: 'Muskegon', state: 'MI', zip: '49442', phone: '231-555-0150', email: 'finance@gltoolanddie.example', start: '1978-02-20', years: 48, industry: 'Stamping dies and fixtures', revenue: 7_180_000,
    owners: pair('Walter P. Kosinski; President; 80; 1958-06-24; 6630; 1740 Lakeshore Drive; Norton Shores; MI; 49441; 231-555-0151; wkosinski@gltoolanddie.example', 'Anne Kosinski; Treasurer; 20; 1960-12-13; 8842; 1740 Lakeshore Drive; Norton Shores; MI; 49441; 231-555-0155; akosinski@gltoolanddie.example'),
    amount: 1_150_000, term: '84', use: 'Purchase of two 400 ton presses', ...unasked, signed: '2026-06-11',
  },
  dialysis: {
    legal: 'Coastal Empire Dialysis LLC', ein: '84-2204918', entity: 'LLC', street: '5102 Paulsen Street', city: 'Savannah', state: 'GA', zip: '31405', phone: '912-555-0164', email: 'ap@cedialysis.example', start: '2015-07-13', years: 11, industry: 'Dialysis clinic', revenue: 4_050_000,
    owners: pair('Olumide Bankole; Managing Member; 51; 1970-02-03; 4418; 12 Bonaventure Court; Savannah; GA; 31404; 912-555-0165; obankole@cedialysis.example', 'Theresa Riggs; Member; 49; 1973-08-16; 1093; 331 Habersham Street; Savannah; GA; 31401; 912-555-0168; triggs@cedialysis.example'),
    amount: 224_600, term: '60', use: '', equipment: 'Hemodialysis machines, water system and recliners', vendor: 'Palmetto Renal Equipment', cost: 224_600, down: 0, signed: '2026-10-27',
  },
} as const satisfies Readonly<Record<string, Applicant>>
