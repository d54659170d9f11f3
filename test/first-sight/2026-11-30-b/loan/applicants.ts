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
  plumber: {
    legal: 'Bitterroot Plumbing & Heating, Inc.', ein: '81-0447126', entity: 'S-Corp', street: '2710 Stephens Avenue', city: 'Missoula', state: 'MT', zip: '59801', phone: '(406) 555-0142', email: 'office@bitterrootph.example', website: 'bitterrootph.example', start: '2011', years: 15, industry: 'Plumbing and heating contractor', revenue: 3_120_000,
    owners: alone('Kirsten Aaberg; President; 100; 1976-10-21; 4830; 118 Gharrett Street; Missoula; MT; 59803; (406) 555-0143; kirsten@bitterrootph.example'),
    amount: 15_000, term: '', use: '', ...unasked, signed: '2026-09-08',
  },
  warehouse: {
    legal: 'Gopher Prairie Holdings LLC', ein: '47-3310928', entity: 'LLC', street: '400 Nicollet Mall, Suite 1210', city: 'Minneapolis', state: 'MN', zip: '55401', phone: '612-555-0187', email: 'assets@gopherprairie.example', start: '2014-02-18', years: 12, industry: 'Commercial real estate', revenue: 1_460_000,
    owners: pair('Lars Sundqvist; Managing Member; 65; 1969-01-30; 2217; 4418 Drew Avenue South; Minneapolis; MN; 55410; 612-555-0188; lars@gopherprairie.example', 'Anita Deol; Member; 35; 1974-06-12; 9034; 1120 Summit Avenue; Saint Paul; MN; 55105; 612-555-0189; anita@gopherprairie.example'),
    amount: 684_000, term: '240', use: 'LED lighting, rooftop heat pumps and roof insulation', ...unasked, signed: '2026-05-27',
  },
  dentist: {
    legal: 'Juniper Ridge Family Dentistry PLLC', ein: '99-2204417', entity: 'LLC', street: '1844 Monroe Street', city: 'Wenatchee', state: 'WA', zip: '98801', phone: '509-555-0136', email: 'drpatel@juniperridgedental.example', start: '2026-03-09', years: 0, industry: 'General dentistry', revenue: 0,
    owners: alone('Meera S. Patel; Owner, DDS; 100; 1988-12-02; 5519; 702 Okanogan Avenue; Wenatchee; WA; 98801; 509-555-0137; drpatel@juniperridgedental.example'),
    amount: 815_000, term: '120', use: 'Purchase of a dental practice and working capital', ...unasked, signed: '2026-04-14',
  },
  landscaper: {
    legal: 'Mangrove Coast Landscaping LLC', ein: '86-4471820', entity: 'LLC', street: '6190 Pine Ridge Road Extension', city: 'Naples', state: 'FL', zip: '34119', phone: '239-555-0154', email: 'info@mangrovecoast.example', start: '2018-01', years: 8, industry: 'Landscape maintenance', revenue: 940_000,
    owners: alone('Ricardo Fuentes; Owner; 100; 1985-03-19; 7702; 3311 14th Avenue SE; Naples; FL; 34117; 239-555-0155; ricardo@mangrovecoast.example'),
    amount: 75_000, term: '24', use: 'Two zero turn mowers and payroll for the season', ...unasked, signed: null,
  },
  importer: {
    legal: 'Passaic River Trading Corp.', dba: 'Hearth & Loom', ein: '22-3718046', entity: 'C-Corp', street: '85 Market Street', city: 'Paterson', state: 'NJ', zip: '07505', phone: '973-555-0121', email: 'finance@hearthandloom.example', website: 'hearthandloom.example', start: '2009-10-12', years: 16, industry: 'Wholesale of home textiles', revenue: 5_240_000,
    owners: pair('Yusuf Demir; President; 75; 1972-04-08; 1186; 14 Ridgewood Court; Wayne; NJ; 07470; 973-555-0122; yusuf@hearthandloom.example', 'Selin Demir; Secretary; 25; 1977-11-15; 6640; 14 Ridgewood Court; Wayne; NJ; 07470; 973-555-0123; selin@hearthandloom.example'),
    amount: 312_400, term: '', use: 'Pay the supplier for confirmed purchase orders', ...unasked, signed: '2026-08-03',
  },
  courier: {
    legal: 'Lone Star Parts Runner LLC', ein: '92-1047735', entity: 'LLC', street: '10211 Harwin Drive', city: 'Houston', state: 'TX', zip: '77036', phone: '713-555-0191', email: 'dispatch@partsrunner.example', start: '2022-08', years: 4, industry: 'Courier and local delivery', revenue: 615_000,
    owners: alone('Thanh V. Nguyen; Managing Member; 100; 1991-07-04; 3058; 9918 Bissonnet Street Apt 210; Houston; TX; 77036; 713-555-0192; thanh@partsrunner.example'),
    amount: 41_250, term: '60', use: '', equipment: '2026 cargo van, high roof, 148 inch wheelbase', vendor: 'Westheimer Commercial Trucks', cost: 48_750, down: 7_500, signed: '2026-10-14',
  },
  surveyor: {
    legal: 'Front Range Aerial Survey LLC', ein: '84-1920473', entity: 'LLC', street: '11755 Airport Way', city: 'Broomfield', state: 'CO', zip: '80021', phone: '303-555-0166', email: 'ops@fraerial.example', website: 'fraerial.example', start: '2006-06-01', years: 20, industry: 'Aerial survey and mapping', revenue: 2_380_000,
    owners: pair('Douglas R. Whitcomb; Manager; 80; 1963-09-25; 8120; 5540 Ptarmigan Circle; Boulder; CO; 80301; 303-555-0167; doug@fraerial.example', 'Elena Whitcomb; Member; 20; 1966-05-13; 4417; 5540 Ptarmigan Circle; Boulder; CO; 80301; 303-555-0168; elena@fraerial.example'),
    amount: 467_500, term: '180', use: 'Survey and mapping flights', equipment: '2015 Cessna T206H', vendor: 'Mile High Aircraft Sales', cost: 550_000, down: 82_500, signed: '2026-07-22',
  },
  millwork: {
    legal: 'Stones River Millwork, Inc.', ein: '62-1180427', entity: 'C-Corp', street: '735 Butler Drive', city: 'Murfreesboro', state: 'TN', zip: '37127', phone: '615-555-0113', email: 'accounts@stonesrivermillwork.example', start: '1998-03-16', years: 28, industry: 'Architectural millwork', revenue: 4_615_000,
    owners: alone('Franklin B. Odom; President; 60; 1967-02-28; 9915; 2204 Compton Road; Murfreesboro; TN; 37130; 615-555-0114; fodom@stonesrivermillwork.example'),
    amount: 50_000, term: '', use: '', ...unasked, signed: '2026-06-30',
  },
  innkeeper: {
    legal: 'Winooski Mill Inn, Inc.', dba: 'The Mill Inn', ein: '03-0371482', entity: 'S-Corp', street: '22 Canal Street', city: 'Winooski', state: 'VT', zip: '05404', phone: '802-555-0149', email: 'frontdesk@millinn.example', start: '2004-05-15', years: 22, industry: 'Inn and restaurant', revenue: 1_870_000,
    owners: pair('Margaret E. Tatro; President; 51; 1962-08-17; 3346; 9 Weaver Street; Winooski; VT; 05404; 802-555-0150; mtatro@millinn.example', 'Paul Tatro; Vice President; 49; 1960-01-22; 7728; 9 Weaver Street; Winooski; VT; 05404; 802-555-0151; ptatro@millinn.example'),
    amount: 240_000, term: '180', use: 'Repair of flood damage to kitchen, boilers and ground floor', ...unasked, signed: '2026-08-25',
  },
  laundromat: {
    legal: 'Suds on Sunset LLC', ein: '88-3019264', entity: 'LLC', street: '2215 Sunset Boulevard', city: 'Los Angeles', state: 'CA', zip: '90026', phone: '213-555-0178', email: 'grace@sudsonsunset.example', start: '2021-11-08', years: 4, industry: 'Coin laundry', revenue: 428_000,
    owners: alone('Grace Villanueva; Member; 100; 1980-02-14; 6093; 1640 Silver Lake Boulevard; Los Angeles; CA; 90026; 213-555-0179; grace@sudsonsunset.example'),
    amount: 186_240, term: '84', use: '', equipment: 'Washers and dryers for a second store', vendor: 'Pacific Coin Laundry Distributors', cost: 232_800, down: 46_560, signed: '2026-03-05',
  },
  bakery: {
    legal: 'Kawartha Grain Bakery Inc.', dba: 'Kawartha Grain', ein: '', entity: 'Corporation', street: '318 George Street North', city: 'Peterborough', state: 'ON', zip: 'K9J 3H2', phone: '705-555-0125', email: 'hello@kawarthagrain.example', start: '2019-04-23', years: 7, industry: 'Commercial bakery', revenue: 1_085_000,
    owners: pair('Colleen McIvor; President; 70; 1979-03-03; 0000; 77 Hunter Street West; Peterborough; ON; K9H 2K5; 705-555-0126; colleen@kawarthagrain.example', 'Devraj Nair; Director; 30; 1982-12-19; 0000; 1402 Parkhill Road; Peterborough; ON; K9J 6X6; 705-555-0127; dev@kawarthagrain.example'),
    amount: 193_500, term: '84', use: '', equipment: 'Deck oven, spiral mixer and proofer', vendor: 'Trent Bakery Equipment Ltd.', cost: 215_000, down: 21_500, signed: '2026-09-21',
  },
  fabricator: {
    legal: 'Buckeye Gate & Rail, Inc.', ein: '31-1604472', entity: 'Corporation', street: '1530 Marion Road', city: 'Columbus', state: 'OH', zip: '43207', phone: '614-555-0108', email: 'payables@buckeyegate.example', start: '2003-09-15', years: 23, industry: 'Ornamental iron fabrication', revenue: 2_750_000,
    owners: pair('Anthony Giordano; President; 50; 1968-11-11; 2240; 3371 Wicklow Road; Columbus; OH; 43204; 614-555-0109; tony@buckeyegate.example', 'Dale R. Hutchins; Treasurer; 50; 1971-05-06; 8863; 894 Hanley Lane; Grove City; OH; 43123; 614-555-0110; dale@buckeyegate.example'),
    amount: 60_000, term: '', use: '', ...unasked, signed: '2026-11-16',
  },
} as const satisfies Readonly<Record<string, Applicant>>
