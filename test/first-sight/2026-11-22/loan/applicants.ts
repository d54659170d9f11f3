/** The invented applicants. */
import type { Applicant, Owner } from './applicant.ts'

const owner = (
  name: string,
  title: string,
  percent: number,
  rest: Omit<Owner, 'first' | 'last' | 'middle' | 'title' | 'percent'>,
): Owner => {
  const [first = '', ...others] = name.split(' ')
  const last = others.pop() ?? ''
  return { first, last, ...(others.length > 0 && { middle: others.join(' ') }), title, percent, ...rest }
}

// prettier-ignore
export const applicants = {
  stoneQuarry: {
    legal: 'Limestone Ridge Aggregates LLC', dba: 'LR Stone & Gravel', ein: '84-2910773', entity: 'LLC', street: '4881 County Road 17',
    city: 'Bucyrus', state: 'OH', zip: '44820', phone: '419-555-0122', email: 'office@lrstone.example', website: 'www.lrstone.example',
    start: '2011-04-18', years: 15, industry: 'Crushed stone mining', revenue: 6_240_000,
    owners: [
      owner('Gregory Alan Hoffstetter', 'Managing Member', 60, { born: '1970-11-02', ssn: '4471', street: '1206 Marion Road', city: 'Bucyrus', state: 'OH', zip: '44820', phone: '419-555-0151', email: 'greg@lrstone.example' }),
      owner('Tamara Hoffstetter', 'Member', 40, { born: '1973-06-27', ssn: '8830', street: '1206 Marion Road', city: 'Bucyrus', state: 'OH', zip: '44820', phone: '419-555-0152', email: 'tamara@lrstone.example' }),
    ],
    amount: 485_000, term: '60 months', use: 'Purchase of a used jaw crusher and screening plant',
    equipment: '2021 portable jaw crusher with triple deck screen', vendor: 'Buckeye Rock Machinery', cost: 540_000, down: 55_000,
    signed: '2026-08-19',
  },
  machineShop: {
    legal: 'Tri-River Precision Machining, Inc.', ein: '46-1183920', entity: 'S-Corp', street: '725 Industrial Parkway', city: 'Neenah',
    state: 'WI', zip: '54956', phone: '920-555-0164', email: 'accounting@tririverprecision.example', start: '2004-09-01', years: 21,
    industry: 'Machine shops', revenue: 3_875_000,
    owners: [
      owner('Kathleen M. Brandt', 'President', 100, { born: '1968-02-14', ssn: '2095', street: '419 Oak Hollow Lane', city: 'Appleton', state: 'WI', zip: '54911', phone: '920-555-0188', email: 'kbrandt@tririverprecision.example' }),
    ],
    amount: 262_500, term: '72 months', use: 'Finance a 5-axis machining center', equipment: '5-axis vertical machining center',
    vendor: 'Lakeland Machine Tool', cost: 262_500, down: 0, signed: '2026-05-11',
  },
  foodTruck: {
    legal: 'Smoke & Salt Mobile Kitchen LLC', dba: 'Smoke & Salt BBQ', ein: '92-0557108', entity: 'LLC', street: '1814 Pinewood Drive',
    city: 'Round Rock', state: 'TX', zip: '78664', phone: '(512) 555-0137', email: 'deshawn@smokeandsalt.example',
    website: 'smokeandsalt.example', start: '2021-03-15', years: 5, industry: 'Food truck', revenue: 418_000,
    owners: [
      owner('DeShawn Prichett', 'Owner', 100, { born: '1988-07-09', ssn: '6612', street: '1814 Pinewood Drive', city: 'Round Rock', state: 'TX', zip: '78664', phone: '(512) 555-0137', email: 'deshawn@smokeandsalt.example' }),
    ],
    amount: 96_500, term: '48 months', use: 'Second food truck with built-in smoker', equipment: '22 ft food truck with smoker porch',
    vendor: 'Hill Country Mobile Kitchens', cost: 110_000, down: 13_500, signed: '2026-06-30',
  },
  logger: {
    legal: 'CASCADE CREST LOGGING INC', ein: '93-1047752', entity: 'Corporation', street: '29340 HWY 20', city: 'SWEET HOME', state: 'OR',
    zip: '97386', phone: '541-555-0109', email: 'ccl@cascadecrest.example', start: '1998-05-01', years: 28, industry: 'LOGGING',
    revenue: 2_960_000,
    owners: [
      owner('WAYNE R. TOLLEFSON', 'PRESIDENT', 51, { born: '1961-01-23', ssn: '3317', street: '44102 QUARTZVILLE RD', city: 'FOSTER', state: 'OR', zip: '97345', phone: '541-555-0110', email: 'wayne@cascadecrest.example' }),
      owner('JODY L. TOLLEFSON', 'SECRETARY', 49, { born: '1964-12-05', ssn: '3318', street: '44102 QUARTZVILLE RD', city: 'FOSTER', state: 'OR', zip: '97345', phone: '541-555-0111', email: 'jody@cascadecrest.example' }),
    ],
    amount: 318_000, term: '48 MONTHS', use: 'TRACK FELLER BUNCHER', equipment: '2022 TIGERCAT LX830E FELLER BUNCHER',
    vendor: 'PACIFIC TIMBER EQUIPMENT', cost: 353_000, down: 35_000, signed: '2026-04-08',
  },
  towing: {
    legal: 'PEACH STATE RECOVERY & TOWING LLC', dba: 'PEACH STATE TOWING', ein: '81-4420916', entity: 'LLC', street: '3110 BUFORD HWY',
    city: 'DULUTH', state: 'GA', zip: '30096', phone: '770-555-0145', email: 'dispatch@peachtow.example', start: '2016-10-01', years: 9,
    industry: 'TOWING', revenue: 1_385_000,
    owners: [
      owner('MARISOL VEGA', 'MEMBER', 100, { born: '1982-09-30', ssn: '7754', street: '88 SUGARLOAF TRCE', city: 'LAWRENCEVILLE', state: 'GA', zip: '30043', phone: '770-555-0146', email: 'marisol@peachtow.example' }),
    ],
    amount: 189_400, term: '60 MONTHS', use: 'ROTATOR WRECKER', equipment: '2019 PETERBILT 389 W/ 50 TON ROTATOR',
    vendor: 'SOUTHEAST WRECKER SALES', cost: 210_400, down: 21_000, signed: null,
  },
  ukPrinter: {
    legal: 'Severnside Label Printers Limited', ein: '', entity: 'Corporation', street: 'Unit 14 Avonmouth Trade Park', city: 'Bristol',
    state: '', zip: 'BS11 9DE', phone: '0117 496 0142', email: 'accounts@severnsidelabels.example', website: 'www.severnsidelabels.example',
    start: '2009-06', years: 17, industry: 'Label printing', revenue: 2_150_000,
    owners: [
      owner('Helen Margaret Pugh', 'Director', 70, { born: '1972-05-16', ssn: '', street: '8 Clifton Vale', city: 'Bristol', state: '', zip: 'BS8 4PT', phone: '07700 900142', email: 'helen@severnsidelabels.example' }),
      owner('Owen Pugh', 'Director', 30, { born: '1970-08-03', ssn: '', street: '8 Clifton Vale', city: 'Bristol', state: '', zip: 'BS8 4PT', phone: '07700 900143', email: 'owen@severnsidelabels.example' }),
    ],
    amount: 148_000, term: '60 months', use: 'Digital label press', equipment: 'Digital label press with in-line finishing',
    vendor: 'Chiltern Print Machinery Ltd', cost: 185_000, down: 37_000, signed: '2026-03-03',
  },
  caPaver: {
    legal: 'Quinte Asphalt & Sealing Ltd.', ein: '', entity: 'Corporation', street: '377 Bell Boulevard', city: 'Belleville', state: 'ON',
    zip: 'K8P 5H9', phone: '613-555-0127', email: 'info@quinteasphalt.example', start: '2013-02', years: 13, industry: 'Paving contractor',
    revenue: 4_700_000,
    owners: [
      owner('Luc Desrochers', 'President', 100, { born: '1976-03-29', ssn: '', street: '51 Moira Shore Road', city: 'Foxboro', state: 'ON', zip: 'K0K 2B0', phone: '613-555-0128', email: 'luc@quinteasphalt.example' }),
    ],
    amount: 226_000, term: '54 months', use: 'Asphalt paver', equipment: '2023 asphalt paver, 8 ft', vendor: 'Kawartha Paving Equipment',
    cost: 251_000, down: 25_000, signed: '2026-02-24',
  },
  grainFarm: {
    legal: 'Larkspur Farms', ein: '47-3380152', entity: 'Partnership', street: '71820 O Road', city: 'Holdrege', state: 'NE', zip: '68949',
    phone: '308-555-0118', email: 'larkspurfarms@prairie.example', start: '1994', years: 32, industry: 'Corn and soybean farming',
    revenue: 1_920_000,
    owners: [
      owner('Dennis J. Ahlquist', 'Partner', 50, { born: '1965-10-19', ssn: '1408', street: '71820 O Road', city: 'Holdrege', state: 'NE', zip: '68949', phone: '308-555-0118', email: 'larkspurfarms@prairie.example' }),
      owner('Cody D. Ahlquist', 'Partner', 50, { born: '1991-04-07', ssn: '5526', street: '72014 P Road', city: 'Loomis', state: 'NE', zip: '68958', phone: '308-555-0119', email: 'cody.ahlquist@prairie.example' }),
    ],
    amount: 344_750, term: '5 years, annual', use: 'Combine', equipment: '2022 Class 8 combine with 12 row head',
    vendor: 'Platte Valley Implement', cost: 459_750, down: 115_000, signed: '2026-07-21',
  },
  dairy: {
    legal: 'Matthew K. Oosterhof', ein: '', entity: 'Sole Proprietor', street: '15522 290th Street', city: 'Pipestone', state: 'MN',
    zip: '56164', phone: '507-555-0133', email: 'mkoosterhof@sodak.example', start: '2008', years: 18, industry: 'Dairy farming',
    revenue: 865_000,
    owners: [
      owner('Matthew K. Oosterhof', 'Owner', 100, { born: '1983-08-12', ssn: '9043', street: '15522 290th Street', city: 'Pipestone', state: 'MN', zip: '56164', phone: '507-555-0133', email: 'mkoosterhof@sodak.example' }),
    ],
    amount: 128_000, term: '4 years, semiannual', use: 'Self-propelled forage harvester', equipment: '2018 self-propelled forage harvester',
    vendor: 'Coteau Ag Sales', cost: 160_000, down: 32_000, signed: '2026-04-30',
  },
  brewery: {
    legal: 'Cold Ember Brewing Company, LLC', dba: 'Cold Ember Taproom', ein: '83-3095541', entity: 'LLC', street: '608 Gay Street',
    city: 'Longmont', state: 'CO', zip: '80501', phone: '(303) 555-0154', email: 'finance@coldember.example',
    website: 'https://coldember.example', start: '2018-11-05', years: 7, industry: 'Brewery', revenue: 2_310_000,
    owners: [
      owner('Priya Raman', 'CEO', 55, { born: '1985-01-31', ssn: '2271', street: '2290 Spruce Avenue', city: 'Longmont', state: 'CO', zip: '80501', phone: '(303) 555-0155', email: 'priya@coldember.example' }),
      owner('Travis Lindgren', 'Head Brewer', 45, { born: '1983-05-22', ssn: '6190', street: '14 Sunset Circle', city: 'Lyons', state: 'CO', zip: '80540', phone: '(303) 555-0156', email: 'travis@coldember.example' }),
    ],
    amount: 210_000, term: '60', use: 'Canning line and two 30 bbl fermenters', equipment: 'Canning line, 60 cpm, and two 30 bbl fermenters',
    vendor: 'Front Range Brew Systems', cost: 233_000, down: 23_000, signed: '2026-09-14',
  },
  carrier: {
    legal: 'Blue Heron Transport Inc', ein: '87-1160284', entity: 'C-Corp', street: '5509 Commerce Drive', city: 'Lakeland', state: 'FL',
    zip: '33801', phone: '(863) 555-0176', email: 'ops@blueherontransport.example', start: '2020-01-27', years: 6,
    industry: 'General freight trucking', revenue: 1_140_000,
    owners: [
      owner('Andre Baptiste', 'President', 100, { born: '1979-12-18', ssn: '4408', street: '731 Lake Hollingsworth Drive', city: 'Lakeland', state: 'FL', zip: '33803', phone: '(863) 555-0177', email: 'andre@blueherontransport.example' }),
    ],
    amount: 154_900, term: '54', use: 'Two used day cab tractors', equipment: 'Two 2021 day cab tractors', vendor: 'Gulf Coast Truck Center',
    cost: 172_400, down: 17_500, signed: '2026-10-06',
  },
  dentist: {
    legal: 'Shenandoah Family Dentistry, PC', ein: '54-2071188', entity: 'C-Corp', street: '1120 Amherst Street', city: 'Winchester',
    state: 'VA', zip: '22601', phone: '540-555-0139', email: 'manager@shendental.example', website: 'www.shendental.example',
    start: '2010-07-01', years: 16, industry: 'Dental practice', revenue: 1_685_000,
    owners: [
      owner('Rebecca Lynn Castellano', 'DDS', 65, { born: '1977-04-25', ssn: '3856', street: '204 Fairmont Avenue', city: 'Winchester', state: 'VA', zip: '22601', phone: '540-555-0140', email: 'rcastellano@shendental.example' }),
      owner('Samuel Okonjo', 'DMD', 35, { born: '1984-10-11', ssn: '7129', street: '39 Stonewall Court', city: 'Stephens City', state: 'VA', zip: '22655', phone: '540-555-0141', email: 'sokonjo@shendental.example' }),
    ],
    amount: 172_300, term: '84 months', use: 'Cone beam CT and three operatories',
    equipment: 'Cone beam CT scanner and three operatory packages', vendor: 'Blue Ridge Dental Supply', cost: 172_300, down: 0,
    signed: '2026-06-09',
  },
  vet: {
    legal: 'Prairie Paws Veterinary Clinic LLP', ein: '48-1209337', entity: 'Partnership', street: '2255 SW Wanamaker Road', city: 'Topeka',
    state: 'KS', zip: '66614', phone: '785-555-0102', email: 'clinic@prairiepaws.example', start: '2015-02-09', years: 11,
    industry: 'Veterinary clinic', revenue: 1_220_000,
    owners: [
      owner('Laura Beth Kingsley', 'DVM', 50, { born: '1980-03-08', ssn: '5031', street: '3700 SW Arvonia Place', city: 'Topeka', state: 'KS', zip: '66610', phone: '785-555-0103', email: 'lkingsley@prairiepaws.example' }),
      owner('Nathan Crowfoot', 'DVM', 50, { born: '1978-11-29', ssn: '8842', street: '912 NE Meriden Road', city: 'Topeka', state: 'KS', zip: '66616', phone: '785-555-0104', email: 'ncrowfoot@prairiepaws.example' }),
    ],
    amount: 88_750, term: '60 months', use: 'Digital radiography suite', equipment: 'Digital radiography suite',
    vendor: 'Midwest Veterinary Imaging', cost: 88_750, down: 0, signed: '2026-03-17',
  },
} satisfies Record<string, Applicant>
