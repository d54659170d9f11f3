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
  kiosks: {
    legal: 'Hampton Roads Fresh Market Services, LLC', ein: '82-3310597', entity: 'LLC', street: '2714 Elm Avenue', city: 'Portsmouth', state: 'VA', zip: '23704', phone: '757-555-0114', email: 'dfontaine@hrfreshmarket.example', website: 'www.hrfreshmarket.example', start: '2017-09', years: 9, industry: 'Self-service markets in workplaces', revenue: 1_460_000,
    owners: pair('Denise Fontaine; Managing Member; 70; 1979-02-16; 3384; 1408 Westhaven Drive; Portsmouth; VA; 23707; 757-555-0115; dfontaine@hrfreshmarket.example', 'Curtis Mayhew; Member; 30; 1982-10-04; 7719; 615 Riverview Court; Suffolk; VA; 23434; 757-555-0116; cmayhew@hrfreshmarket.example'),
    amount: 61_480, term: '48', use: '', equipment: '12 self-checkout kiosks with glass-door coolers and shelving', vendor: 'Atlantic Kiosk & Cooler, Inc.', cost: 61_480, down: 0, signed: '2026-10-19',
  },
  tractors: {
    legal: 'Platte Purchase Truckload, Inc.', ein: '43-1788204', entity: 'Corporation', street: '4100 Stockyards Expressway', city: 'St. Joseph', state: 'MO', zip: '64504', phone: '816-555-0160', email: 'finance@platteload.example', start: '2004', years: 22, industry: 'For-hire truckload carrier, dry van and refrigerated', revenue: 21_340_000,
    owners: pair('Howard Stegall; President; 80; 1962-11-27; 5506; 18 Lovers Lane; St. Joseph; MO; 64505; 816-555-0161; howard@platteload.example', 'Renee Stegall; Secretary-Treasurer; 20; 1965-05-13; 2841; 18 Lovers Lane; St. Joseph; MO; 64505; 816-555-0162; renee@platteload.example'),
    amount: 2_138_400, term: '60', use: 'Replace 2020 tractors at the end of their trade cycle', equipment: '12 new 2027 model-year Class 8 sleeper tractors', vendor: 'Pony Express Truck Center', cost: 2_376_000, down: 237_600, signed: '2026-09-30',
  },
  containers: {
    legal: 'Sonoita Event Rentals LLC', dba: 'Desert Sky Tents', ein: '86-2209413', entity: 'LLC', street: '3345 North Highway Drive', city: 'Tucson', state: 'AZ', zip: '85705', phone: '(520) 555-0133', email: 'maribel@desertskytents.example', website: 'desertskytents.example', start: '2018-04-02', years: 8, industry: 'Tent, table and chair rental', revenue: 612_000,
    owners: alone('Maribel Quintana; Owner; 100; 1986-07-21; 4190; 7720 East Calle Alegria; Tucson; AZ; 85715; (520) 555-0134; maribel@desertskytents.example'),
    amount: 23_760, term: '36', use: 'Dry storage for tents and chairs', equipment: 'Three 40 ft high-cube containers, one trip', vendor: 'Gadsden Container Sales', cost: 23_760, down: 0, signed: '2026-05-11',
  },
  signs: {
    legal: 'Muskingum Sign & Awning, Inc.', ein: '31-1640288', entity: 'S-Corp', street: '211 Gilman Avenue', city: 'Marietta', state: 'OH', zip: '45750', phone: '740-555-0121', email: 'office@muskingumsign.example', start: '1994', years: 32, industry: 'Sign and awning maker', revenue: 1_085_000,
    owners: pair('Gary L. Pohlman; President; 60; 1961-03-30; 8053; 104 Hillcrest Drive; Marietta; OH; 45750; 740-555-0122; gary@muskingumsign.example', 'Beth Pohlman; Vice President; 40; 1963-12-08; 6127; 104 Hillcrest Drive; Marietta; OH; 45750; 740-555-0123; beth@muskingumsign.example'),
    amount: 47_250, term: '60', use: '', equipment: '64 in. latex printer with laminator', vendor: 'Belpre Graphic Supply', cost: 47_250, down: 0, signed: '2026-08-06',
  },
  bagels: {
    legal: 'Raritan Bay Bagels, LLC', dba: 'Bagels on Broad', ein: '84-1957306', entity: 'LLC', street: '77 Broad Street', city: 'Keyport', state: 'NJ', zip: '07735', phone: '732-555-0147', email: 'sal@bagelsonbroad.example', start: '2019-11-04', years: 6, industry: 'Bagel shop and delicatessen', revenue: 0,
    owners: alone('Salvatore Iannuzzi; Owner; 100; 1978-08-17; 2290; 12 Beers Street; Hazlet; NJ; 07730; 732-555-0148; sal@bagelsonbroad.example'),
    amount: 55_000, term: '', use: 'Second oven and summer payroll', ...unasked, signed: null,
  },
  vans: {
    legal: 'Suncook Valley Medical Transport, LLC', dba: 'Suncook Care Rides', ein: '87-4406129', entity: 'LLC', street: '53 Glass Street', city: 'Pembroke', state: 'NH', zip: '03275', phone: '603-555-0158', email: 'dispatch@suncookrides.example', start: '2020-02-10', years: 6, industry: 'Wheelchair and ambulatory transport', revenue: 874_000,
    owners: pair('Alicia Thibodeau; Managing Member; 50; 1985-01-25; 9402; 30 Beacon Hill Road; Allenstown; NH; 03275; 603-555-0159; alicia@suncookrides.example', 'Marc Thibodeau; Member; 50; 1983-06-12; 5518; 30 Beacon Hill Road; Allenstown; NH; 03275; 603-555-0163; marc@suncookrides.example'),
    amount: 118_900, term: '60', use: '', equipment: '2026 wheelchair van, rear ramp', vendor: 'Granite Mobility Vans', cost: 134_900, down: 16_000, signed: '2026-07-08',
  },
  monuments: {
    legal: 'Wabash Valley Monument Company, Inc.', ein: '35-0917442', entity: 'S-Corp', street: '1620 Lafayette Avenue', city: 'Terre Haute', state: 'IN', zip: '47804', phone: '(812) 555-0136', email: '', start: '1973', years: 53, industry: 'Granite monuments and lettering', revenue: 0,
    owners: pair('Stephen R. Kolar; President; 51; 1966-09-19; 3761; 48 Woodridge Drive; Terre Haute; IN; 47803; (812) 555-0137; ', 'Joyce Kolar; Secretary; 49; 1968-04-02; 8825; 48 Woodridge Drive; Terre Haute; IN; 47803; (812) 555-0137; '),
    amount: 165_000, term: '84', use: 'Purchase bridge saw and edge polisher', ...unasked, signed: '2026-03-17',
  },
  cider: {
    legal: 'Naches Heights Cider Works, LLC', dba: 'Heights Cider', ein: '81-2759046', entity: 'LLC', street: '9120 Old Naches Road', city: 'Yakima', state: 'WA', zip: '98908', phone: '509-555-0126', email: 'hello@heightscider.example', start: '2016-08-22', years: 10, industry: 'Hard cider production and taproom', revenue: 1_930_000,
    owners: pair('Rachel M. Yamada; Managing Member; 60; 1981-04-29; 7143; 205 North 40th Avenue; Yakima; WA; 98908; 509-555-0127; rachel@heightscider.example', 'Owen T. Lindqvist; Member; 40; 1978-12-15; 2068; 411 Naches Avenue; Naches; WA; 98937; 509-555-0128; owen@heightscider.example'),
    amount: 340_000, term: '120', use: '', equipment: 'Canning line and two 60 bbl tanks', vendor: '', cost: 0, down: 0, signed: '2026-06-24',
  },
  locker: {
    legal: 'Nishnabotna Meat Locker, Inc.', ein: '42-1508837', entity: 'Corporation', street: '318 Sheridan Avenue', city: 'Shenandoah', state: 'IA', zip: '51601', phone: '712-555-0117', email: 'nishlocker@swiowa.example', start: '1988', years: 38, industry: 'Custom meat processing', revenue: 0,
    owners: alone('Dennis Rasmussen; President; 100; 1970-06-06; 6639; 1204 West Valley Avenue; Shenandoah; IA; 51601; 712-555-0118; dennis@swiowa.example'),
    amount: 85_000, term: '84', use: 'Business expansion: cooler addition and smokehouse', ...unasked, signed: '2026-04-21',
  },
  drywall: {
    legal: 'Pikes Peak Drywall & Finish, LLC', dba: 'Peak Finish', ein: '83-0625718', entity: 'LLC', street: '1935 Janitell Road', city: 'Colorado Springs', state: 'CO', zip: '80910', phone: '719-555-0151', email: 'accounts@peakfinish.example', start: '2014', years: 12, industry: 'Drywall and painting subcontractor', revenue: 2_780_000,
    owners: pair('Esteban Villarreal; Manager; 65; 1980-10-11; 4427; 5310 Saddle Ridge View; Colorado Springs; CO; 80922; 719-555-0152; esteban@peakfinish.example', 'Dawn Okafor; Member; 35; 1984-03-03; 9916; 812 Custer Avenue; Colorado Springs; CO; 80903; 719-555-0153; dawn@peakfinish.example'),
    amount: 96_500, term: '60', use: 'Purchase new equipment', equipment: 'Spray rigs, lifts and enclosed trailer', vendor: '', cost: 112_300, down: 15_800, signed: '2026-02-12',
  },
  grinding: {
    legal: 'Flint Hills Tool Grinding, Inc.', ein: '38-3270915', entity: 'C-Corp', street: '4480 Davison Road', city: 'Burton', state: 'MI', zip: '48509', phone: '810-555-0119', email: 'office@fhtoolgrind.example', start: '1997', years: 29, industry: 'Cutting tool regrinding', revenue: 3_215_000,
    owners: alone('Walter J. Przybylski; President; 100; 1963-01-14; 1472; 7215 Atherton Road; Davison; MI; 48423; 810-555-0120; walt@fhtoolgrind.example'),
    amount: 275_000, term: '72', use: 'Six-axis CNC tool grinder', equipment: '', vendor: '', cost: 0, down: 0, signed: '2026-11-03',
  },
  therapy: {
    legal: 'Toe River Physical Therapy, PLLC', ein: '47-3816029', entity: 'LLC', street: '64 Hemlock Street, Suite 2', city: 'Spruce Pine', state: 'NC', zip: '28777', phone: '828-555-0125', email: 'office@toeriverpt.example', start: '2015-03-16', years: 11, industry: 'Outpatient physical therapy', revenue: 1_124_000,
    owners: pair('Hannah Greer; Member-Manager; 75; 1984-08-08; 5573; 210 Tempie Mountain Road; Spruce Pine; NC; 28777; 828-555-0126; hannah@toeriverpt.example', 'Joel Buchanan; Member; 25; 1987-11-30; 3048; 91 Altapass Highway; Little Switzerland; NC; 28749; 828-555-0127; joel@toeriverpt.example'),
    amount: 128_000, term: '60', use: '', ...unasked, signed: '2026-09-15',
  },
  salon: {
    legal: 'Truckee Meadows Salon Group, LLC', dba: 'Sagebrush Salon & Spa', ein: '85-1163470', entity: 'LLC', street: '5890 South Virginia Street, Unit 4', city: 'Reno', state: 'NV', zip: '89502', phone: '775-555-0138', email: '', start: '', years: 6, industry: '7231 Beauty shop', revenue: 0,
    owners: alone('Kimberly Danforth; Managing Member; 100; 1982-05-19; 7306; 1455 Skyline Boulevard; Reno; NV; 89509; 775-555-0139; '),
    amount: 0, term: '', use: '', ...unasked, signed: '2026-10-27',
  },
  kennel: {
    legal: 'Licking Valley Pet Lodge, LLC', dba: 'Paws & Pasture', ein: '88-0714265', entity: 'LLC', street: '2390 Petersburg Road', city: 'Hebron', state: 'KY', zip: '41048', phone: '859-555-0140', email: 'stay@pawspasture.example', start: '2021-06-01', years: 5, industry: 'Pet boarding and grooming', revenue: 688_000,
    owners: alone('Theresa Bramlage; Owner; 100; 1976-12-12; 8618; 1140 Limaburg Road; Hebron; KY; 41048; 859-555-0141; theresa@pawspasture.example'),
    amount: 75_000, term: '', use: 'Outdoor runs and two groomers', ...unasked, signed: '2026-01-29',
  },
  bodyshop: {
    legal: 'Brazos Bend Collision, Inc.', dba: 'Bend Auto Body', ein: '76-0590412', entity: 'Corporation', street: '1108 Crabb River Road', city: 'Richmond', state: 'TX', zip: '77469', phone: '(281) 555-0170', email: 'claims@bendautobody.example', website: 'www.bendautobody.example', start: '2012-05-21', years: 14, industry: 'Automotive', revenue: 2_256_000,
    owners: pair('Victor Salcedo; President; 55; 1975-03-07; 2915; 2622 Pecan Grove Drive; Richmond; TX; 77406; (281) 555-0171; victor@bendautobody.example', 'Anita Salcedo; Vice President; 45; 1977-09-23; 6140; 2622 Pecan Grove Drive; Richmond; TX; 77406; (281) 555-0172; anita@bendautobody.example'),
    amount: 150_000, term: '', use: '', ...unasked, signed: '2026-08-20',
  },
  lobster: {
    legal: 'Fundy Shore Lobster Pound Ltd.', dba: 'Fundy Shore', ein: '', entity: 'Corporation', street: '14 Wharf Road', city: 'St. Andrews', state: 'NB', zip: 'E5B 1L4', phone: '506-555-0131', email: 'ships@fundyshore.example', website: 'fundyshore.example', start: '2010-06-15', years: 16, industry: 'Seafood wholesale', revenue: 3_480_000,
    owners: pair('Colleen Doucet; President; 60; 1973-02-28; 0000; 8 Harriet Street; St. Andrews; NB; E5B 1M1; 506-555-0132; colleen@fundyshore.example', 'Neil Doucet; Vice President; 40; 1971-07-15; 0000; 8 Harriet Street; St. Andrews; NB; E5B 1M1; 506-555-0134; neil@fundyshore.example'),
    amount: 210_000, term: '60', use: 'Purchase equipment and carry inventory', equipment: 'Refrigerated holding tanks and chiller', vendor: '', cost: 0, down: 0, signed: '2026-03-26',
  },
  vacuum: {
    legal: 'Llano Estacado Vac & Wash, LLC', ein: '46-5039281', entity: 'LLC', street: '2801 West Carlsbad Highway', city: 'Hobbs', state: 'NM', zip: '88240', phone: '575-555-0144', email: 'jtrujillo@llanovac.example', start: '2013-10-07', years: 13, industry: 'Oilfield vacuum and pressure washing', revenue: 5_920_000,
    owners: alone('Jerome Trujillo; Managing Member; 100; 1977-04-18; 5097; 1212 East Yeso Drive; Hobbs; NM; 88240; 575-555-0145; jtrujillo@llanovac.example'),
    amount: 420_000, term: '48', use: 'Working capital for new service contract', equipment: '', vendor: '', cost: 0, down: 0, signed: '2026-10-14',
  },
  pecans: {
    legal: 'Ocmulgee Pecan Shelling, Inc.', ein: '58-2214736', entity: 'S-Corp', street: '905 Industrial Boulevard', city: 'Hawkinsville', state: 'GA', zip: '31036', phone: '478-555-0122', email: 'office@ocmulgeepecan.example', start: '1999-02-01', years: 27, industry: 'Pecan shelling and packing', revenue: 6_410_000,
    owners: alone('Randall Purvis; President; 100; 1960-10-22; 7784; 233 Golden Isles Parkway; Hawkinsville; GA; 31036; 478-555-0123; randall@ocmulgeepecan.example'),
    amount: 310_000, term: '84', use: 'Optical sorter for shelled halves', equipment: '', vendor: '', cost: 365_000, down: 55_000, signed: '2026-07-22',
  },
  haulage: {
    legal: 'Ribble & Hodder Haulage Limited', ein: '', entity: 'Corporation', street: 'Unit 3, Salthill Road Depot', city: 'Clitheroe', state: 'Lancashire', zip: 'BB7 1PE', phone: '01200 555 044', email: 'transport@ribblehodder.example', start: '2011-03-14', years: 15, industry: 'General haulage, tippers and bulk', revenue: 3_265_000,
    owners: pair('Ian Parkinson; Director; 50; 1969-08-05; 0000; 27 Waddow Grove; Clitheroe; ; BB7 1JL; 07700 900441; ian@ribblehodder.example', 'Claire Parkinson; Director; 50; 1972-01-18; 0000; 27 Waddow Grove; Clitheroe; ; BB7 1JL; 07700 900442; claire@ribblehodder.example'),
    amount: 171_000, term: '60', use: '', equipment: 'Two 2023 6x2 tractor units', vendor: 'Pendle Commercials Ltd', cost: 190_000, down: 19_000, signed: null,
  },
  bakehouse: {
    legal: 'Megan Pritchard', dba: 'Tywi Valley Bakehouse', ein: '', entity: 'Sole Proprietor', street: '9 Rhosmaen Street', city: 'Llandeilo', state: 'Carmarthenshire', zip: 'SA19 6EN', phone: '01558 555 027', email: 'megan@tywibakehouse.example', start: '2019-05', years: 7, industry: 'Bakery and tea room', revenue: 148_000,
    owners: alone('Megan Pritchard; Proprietor; 100; 1988-11-03; 0000; 4 Bank Buildings; Llandeilo; ; SA19 6DB; 07700 900517; megan@tywibakehouse.example'),
    amount: 18_000, term: '48', use: 'Deck oven and dough mixer', ...unasked, signed: '2026-05-06',
  },
  plants: {
    legal: 'Gellibrand Native Nursery Pty Ltd', ein: '', entity: 'Corporation', street: '410 Colac-Lavers Hill Road', city: 'Barongarook', state: 'VIC', zip: '3249', phone: '03 5550 8814', email: 'accounts@gellibrandnursery.example', start: '', years: 0, industry: 'Wholesale plant nursery', revenue: 1_340_000,
    owners: pair('Fiona Marriott; Director; 60; 1974-06-20; 0000; 410 Colac-Lavers Hill Road; Barongarook; VIC; 3249; 0491 571 266; fiona@gellibrandnursery.example', 'Lachlan Marriott; Secretary; 40; 1972-03-11; 0000; 410 Colac-Lavers Hill Road; Barongarook; VIC; 3249; 0491 571 491; lachlan@gellibrandnursery.example'),
    amount: 240_000, term: '36', use: 'Potting line and irrigation upgrade', ...unasked, signed: '2026-08-12',
  },
  mechanical: {
    legal: 'Hawkesbury Mechanical Services Pty Ltd', dba: 'Hawkesbury Air & Hydraulics', ein: '', entity: 'Corporation', street: '18 Mileham Street', city: 'South Windsor', state: 'NSW', zip: '2756', phone: '02 5550 3172', email: 'admin@hawkesburyair.example', start: '', years: 0, industry: 'Mechanical services', revenue: 0,
    owners: pair('Daniel Azzopardi; Director; 50; 1981-09-09; 0000; 7 Moses Street; Windsor; NSW; 2756; 0491 572 549; dan@hawkesburyair.example', 'Kylie Azzopardi; Director; 50; 1983-12-27; 0000; 7 Moses Street; Windsor; NSW; 2756; 0491 572 665; kylie@hawkesburyair.example'),
    amount: 40_000, term: '', use: '', ...unasked, signed: '2026-09-02',
  },
  dozer: {
    legal: 'Marvin Dale Tackett', dba: 'Tackett Dozer Service', ein: '', entity: 'Sole Proprietor', street: '4411 Cram Creek Road', city: 'Prestonsburg', state: 'KY', zip: '41653', phone: '606-555-0168', email: 'mtackett@bigsandy.example', start: '', years: 12, industry: '', revenue: 0,
    owners: alone('Marvin Dale Tackett; Owner; 100; 1979-01-31; 3150; 4411 Cram Creek Road; Prestonsburg; KY; 41653; 606-555-0169; mtackett@bigsandy.example'),
    amount: 52_750, term: '', use: '2024 compact track loader with mulcher', ...unasked, signed: '2026-04-09',
  },
  grain: {
    legal: 'Roy Amundson', dba: 'Amundson Farms', ein: '', entity: 'Sole Proprietor', street: '6620 117th Avenue NE', city: 'Cooperstown', state: 'ND', zip: '58425', phone: '701-555-0156', email: 'amundsonfarms@griggs.example', start: '', years: 31, industry: 'Wheat and soybeans', revenue: 1_015_000,
    owners: pair('Roy Amundson; Owner; 0; 1968-02-02; 9207; 6620 117th Avenue NE; Cooperstown; ND; 58425; 701-555-0156; amundsonfarms@griggs.example', 'Linda Amundson; Spouse; 0; 1970-05-24; 4863; 6620 117th Avenue NE; Cooperstown; ND; 58425; 701-555-0157; amundsonfarms@griggs.example'),
    amount: 186_500, term: '5 annual', use: '', equipment: '2025 air drill, 60 ft, with tow-behind cart', vendor: 'Sheyenne Implement', cost: 274_500, down: 88_000, signed: '2026-03-05',
  },
} as const satisfies Readonly<Record<string, Applicant>>
