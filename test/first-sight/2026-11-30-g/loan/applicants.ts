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
const three = (one: string, two: string, last: string): readonly [Owner, Owner, Owner] => [person(one), person(two), person(last)] // prettier-ignore
const unasked = { equipment: '', vendor: '', cost: 0, down: 0 }

// prettier-ignore
export const applicants = {
  laser: {
    legal: 'Wasatch Laser & Forming, LLC', dba: 'Wasatch Metalworks', ein: '87-3120649', entity: 'LLC', street: '1180 West 2400 South', city: 'Ogden', state: 'UT', zip: '84401', phone: '801-555-0153', email: 'ap@wasatchforming.example', website: 'wasatchforming.example', start: '2012-06-18', years: 14, industry: 'Sheet metal fabrication', revenue: 4_875_000,
    owners: pair('Marcus Ellingsen; Managing Member; 60; 1979-05-02; 6120; 3348 Harrison Heights; South Ogden; UT; 84403; 801-555-0154; marcus@wasatchforming.example', 'Dana Kimball; Member; 40; 1982-11-26; 4875; 917 Bench View Lane; North Ogden; UT; 84414; 801-555-0155; dana@wasatchforming.example'),
    amount: 550_800, term: '72', use: '', equipment: '2026 fiber laser, 6 kW, with load tower', vendor: 'Intermountain Machine Tool Co.', cost: 612_000, down: 61_200, signed: '2026-10-06',
  },
  reefer: {
    legal: 'Gasconade Refrigerated Lines, Inc.', ein: '43-1877260', entity: 'S-Corp', street: '2215 Industrial Park Drive', city: 'Rolla', state: 'MO', zip: '65401', phone: '573-555-0121', email: 'office@gasconadelines.example', start: '2015-08', years: 11, industry: 'Refrigerated freight, for hire', revenue: 3_290_000,
    owners: alone('Travis L. Schreiner; President; 100; 1977-03-14; 7702; 10460 County Road 3020; Rolla; MO; 65401; 573-555-0122; travis@gasconadelines.example'),
    amount: 185_640, term: '60', use: '', equipment: '2024 72-inch sleeper tractor and 2025 53 ft reefer trailer', vendor: 'Route 66 Truck Center', cost: 218_400, down: 32_760, signed: '2026-09-29',
  },
  grainBins: {
    legal: 'Loess Hills Bin & Conveyor, Inc.', ein: '42-1466093', entity: 'C-Corp', street: '30471 Highway 59', city: 'Harlan', state: 'IA', zip: '51537', phone: '712-555-0164', email: 'accounting@loesshillsbin.example', website: 'loesshillsbin.example', start: '1998-10-01', years: 27, industry: 'Grain storage sales and erection', revenue: 6_180_000,
    owners: three('Roger A. Petersen; President; 45; 1961-12-03; 3317; 1402 Victoria Street; Harlan; IA; 51537; 712-555-0165; roger@loesshillsbin.example', 'Kyle J. Petersen; Vice President; 35; 1988-06-20; 5904; 2118 Pine Street; Harlan; IA; 51537; 712-555-0166; kyle@loesshillsbin.example', 'Marta Sorensen; Secretary-Treasurer; 20; 1970-09-09; 8260; 611 Court Street; Avoca; IA; 51521; 712-555-0167; marta@loesshillsbin.example'),
    amount: 350_000, term: '12', use: 'Carry spring inventory of bin steel and augers', ...unasked, signed: '2026-02-17',
  },
  furniture: {
    legal: 'Tide & Timber Furniture LLC', dba: 'Tide & Timber', ein: '85-2094417', entity: 'LLC', street: '488 Coral Street', city: 'Santa Cruz', state: 'CA', zip: '95060', phone: '(831) 555-0117', email: 'hello@tideandtimber.example', website: 'tideandtimber.example', start: '2018-04-16', years: 8, industry: 'Furniture manufacturing', revenue: 1_362_500,
    owners: alone('Naomi Halvorson; Owner; 100; 1984-02-27; 1190; 126 Seaview Terrace; Aptos; CA; 95003; (831) 555-0118; naomi@tideandtimber.example'),
    amount: 125_000, term: '', use: 'Hire two finishers and buy hardwood in bulk', ...unasked, signed: '2026-11-09',
  },
  pallets: {
    legal: 'Maumee Bay Pallet & Crate Co.', ein: '34-1702958', entity: 'C-Corp', street: '1925 Front Street', city: 'Toledo', state: 'OH', zip: '43605', phone: '419-555-0136', email: 'jstachura@maumeepallet.example', start: '1993-05-10', years: 33, industry: 'Wood pallets and crating', revenue: 2_740_000,
    owners: pair('Joseph M. Stachura; President; 80; 1959-10-30; 2286; 4417 Bayshore Road; Oregon; OH; 43616; 419-555-0137; jstachura@maumeepallet.example', 'Ellen Stachura; Secretary; 20; 1962-07-08; 9431; 4417 Bayshore Road; Oregon; OH; 43616; 419-555-0138; estachura@maumeepallet.example'),
    amount: 71_300, term: '48', use: '', equipment: 'Two 5,000 lb LP forklifts with side shifters', vendor: 'Lake Erie Lift Truck, Inc.', cost: 79_300, down: 8_000, signed: '2026-07-22',
  },
  contractors: {
    legal: 'J & M Birkett Agricultural Contractors', ein: '', entity: 'Partnership', street: 'High Bank Farm', city: 'Penrith', state: 'Cumbria', zip: 'CA11 8QT', phone: '01768 555 042', email: 'office@birkettcontracting.example', start: '2006-03', years: 20, industry: 'Agricultural contracting and silage', revenue: 742_000,
    owners: pair('John Birkett; Partner; 50; 1975-01-19; 0000; High Bank Farm; Penrith; ; CA11 8QT; 07700 900142; john@birkettcontracting.example', 'Margaret Birkett; Partner; 50; 1978-08-05; 0000; High Bank Farm; Penrith; ; CA11 8QT; 07700 900143; office@birkettcontracting.example'),
    amount: 96_500, term: '60', use: '', equipment: 'Self-propelled forage harvester, 2021', vendor: 'Eden Valley Tractors Ltd', cost: 118_000, down: 21_500, signed: '2026-03-24',
  },
  combining: {
    legal: 'Quill Plains Custom Combining Ltd.', ein: '', entity: 'Corporation', street: '410 Main Street', city: 'Watson', state: 'SK', zip: 'S0K 4V0', phone: '306-555-0145', email: 'harvest@quillplains.example', start: '2010-02-22', years: 16, industry: 'Custom combining', revenue: 1_918_000,
    owners: alone('Brent Wasylkowski; President; 100; 1980-04-11; 0000; 218 4th Avenue E; Watson; SK; S0K 4V0; 306-555-0146; brent@quillplains.example'),
    amount: 482_000, term: '60', use: '', equipment: '2026 class 9 combine with 40 ft draper header', vendor: 'Humboldt Ag & Industrial', cost: 565_000, down: 83_000, signed: null,
  },
  sawmill: {
    legal: 'Mitta Valley Sawmilling Pty Ltd', dba: 'Mitta Valley Hardwoods', ein: '', entity: 'Corporation', street: '1260 Murray Valley Highway', city: 'Tallangatta', state: 'VIC', zip: '3700', phone: '02 5550 8137', email: 'mill@mittahardwoods.example', start: '2014-11-03', years: 11, industry: 'Timber milling', revenue: 1_655_000,
    owners: alone('Shane Brennan; Director; 100; 1973-06-15; 0000; 88 Georges Creek Road; Tallangatta; VIC; 3700; 0491 570 110; shane@mittahardwoods.example'),
    amount: 142_000, term: '60', use: '', equipment: 'Thin-kerf bandsaw mill and board edger', vendor: 'Gippsland Saw & Mill Supplies', cost: 163_900, down: 21_900, signed: '2026-05-12',
  },
  septic: {
    legal: 'Caleb Whitlock', dba: 'Whitlock Grading & Septic', ein: '', entity: 'Sole Proprietor', street: '3160 Dunlap Highway', city: 'Whitwell', state: 'TN', zip: '37397', phone: '423-555-0172', email: 'whitlockgrading@valleymail.example', start: '2019-03', years: 7, industry: 'Grading and septic installation', revenue: 418_000,
    owners: alone('Caleb Whitlock; Owner; 100; 1991-09-21; 6648; 3160 Dunlap Highway; Whitwell; TN; 37397; 423-555-0173; whitlockgrading@valleymail.example'),
    amount: 58_450, term: '60', use: '', equipment: '2026 compact excavator, 8,000 lb class', vendor: 'Sequatchie Valley Tractor', cost: 64_950, down: 6_500, signed: '2026-04-02',
  },
  laundry: {
    legal: 'Zia Wash & Fold LLC', dba: 'Zia Laundry', ein: '88-1450372', entity: 'LLC', street: '1805 Central Ave NW', city: 'Albuquerque', state: 'NM', zip: '87104', phone: '505-555-0129', email: 'zialaundry@riomail.example', start: '2020-09-14', years: 6, industry: 'Coin laundry and drop-off', revenue: 386_000,
    owners: alone('Elena Baca; Member; 100; 1986-12-08; 5513; 2907 Rio Grande Blvd NW; Albuquerque; NM; 87107; 505-555-0130; zialaundry@riomail.example'),
    amount: 164_000, term: '72', use: '', equipment: '12 washers, 60 lb, and 8 stack dryers', vendor: 'High Desert Laundry Systems', cost: 182_000, down: 18_000, signed: '2026-10-28',
  },
  podiatry: {
    legal: 'Grand Traverse Foot & Ankle, P.C.', ein: '38-3317704', entity: 'C-Corp', street: '3986 W. Royal Drive, Suite 4', city: 'Traverse City', state: 'MI', zip: '49684', phone: '231-555-0183', email: 'manager@gtfoot.example', start: '2009-01-05', years: 17, industry: 'Podiatry', revenue: 1_284_000,
    owners: pair('Philip Vandermeer; President; 70; 1969-04-17; 4092; 6612 Secor Road; Traverse City; MI; 49685; 231-555-0184; pvandermeer@gtfoot.example', 'Aisha Rahman; Treasurer; 30; 1983-10-12; 7735; 1420 Birch Lake Court; Acme; MI; 49610; 231-555-0185; arahman@gtfoot.example'),
    amount: 88_750, term: '60', use: '', equipment: 'Digital X-ray and shockwave therapy unit', vendor: 'Northern Podiatry Supply', cost: 88_750, down: 0, signed: '2026-08-19',
  },
  produce: {
    legal: 'Skagit Flats Produce Delivery LLC', dba: 'Flats Fresh', ein: '83-0926615', entity: 'LLC', street: '16120 Best Road', city: 'Mount Vernon', state: 'WA', zip: '98273', phone: '360-555-0157', email: 'orders@flatsfresh.example', start: '2017-05-22', years: 9, industry: 'Produce delivery', revenue: 1_047_000,
    owners: pair('Peter Nakashima; Manager; 50; 1987-01-31; 2850; 1719 Skyline Way; Anacortes; WA; 98221; 360-555-0158; peter@flatsfresh.example', 'Julie Nakashima; Member; 50; 1989-03-18; 6374; 1719 Skyline Way; Anacortes; WA; 98221; 360-555-0159; julie@flatsfresh.example'),
    amount: 128_600, term: '60', use: '', equipment: 'Two 2026 refrigerated vans', vendor: 'Mount Vernon Truck & Van', cost: 142_900, down: 14_300, signed: '2026-06-30',
  },
} as const satisfies Readonly<Record<string, Applicant>>
