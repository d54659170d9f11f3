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
  coldStorage: {
    legal: 'Palouse Lentil Processors, Inc.', ein: '91-2044187', entity: 'C-Corp', street: '1620 Elevator Road', city: 'Colfax', state: 'WA', zip: '99111', phone: '509-555-0171', email: 'cfo@palouselentil.example', website: 'www.palouselentil.example', start: '1998-06-15', years: 28, industry: 'Pulse crop processing', revenue: 8_940_000,
    owners: owners('Karen M. Lundquist; President; 62; 1966-03-30; 4180; 88 Onecho Road; Colfax; WA; 99111; 509-555-0172; karen@palouselentil.example', 'Roy Sandvik; Secretary; 38; 1959-11-04; 9032; 2201 Almota Road; Colfax; WA; 99111; 509-555-0173; roy@palouselentil.example'),
    amount: 1_240_000, term: '120', use: 'Optical sorting line and building addition', equipment: 'Optical sorting line', vendor: 'Snake River Process Equipment', cost: 1_550_000, down: 310_000, signed: '2026-03-12',
  },
  gravel: {
    legal: 'STONY FORK SAND & GRAVEL INC', ein: '55-0718846', entity: 'Corporation', street: '4471 ROUTE 10', city: 'CYCLONE', state: 'WV', zip: '24827', phone: '304-555-0112', email: 'STONYFORK@HOLLOWNET.EXAMPLE', start: '1987-04-01', years: 39, industry: 'SAND AND GRAVEL MINING', revenue: 2_310_000,
    owners: owners('DALLAS R COOK; PRESIDENT; 100; 1958-08-19; 7714; 22 COOK HOLLOW RD; CYCLONE; WV; 24827; 304-555-0113; DALLAS@HOLLOWNET.EXAMPLE'),
    amount: 285_000, term: '60', use: 'WHEEL LOADER', equipment: '', vendor: '', cost: 0, down: 0, signed: null,
  },
  yoga: {
    legal: 'Stillwater Movement Studio LLC', dba: 'Stillwater Yoga & Barre', ein: '88-3140927', entity: 'LLC', street: '714 S Main Street', city: 'Stillwater', state: 'MN', zip: '55082', phone: '(651) 555-0166', email: 'hello@stillwatermovement.example', website: 'stillwatermovement.example', start: '2021-02-08', years: 5, industry: 'Fitness studio', revenue: 418_000,
    owners: owners('Priya Raman; Owner; 75; 1988-07-14; 3306; 1840 Greeley Street N; Stillwater; MN; 55082; (651) 555-0167; priya@stillwatermovement.example', 'Jonah Beck; Owner; 25; 1990-01-22; 5581; 409 Owens Street S; Stillwater; MN; 55082; (651) 555-0168; jonah@stillwatermovement.example'),
    amount: 60_000, term: '36', use: 'Working capital', equipment: '', vendor: '', cost: 0, down: 0, signed: '2026-09-29',
  },
  ferry: {
    legal: 'Pamlico Water Taxi, LLC', ein: '84-1907735', entity: 'LLC', street: '115 Silver Lake Drive', city: 'Ocracoke', state: 'NC', zip: '27960', phone: '252-555-0125', email: 'book@pamlicowatertaxi.example', website: 'pamlicowatertaxi.example', start: '2019-05-01', years: 7, industry: 'Passenger ferry', revenue: 690_000,
    owners: owners('Nell Farrow Gaskill; Managing Member; 100; 1976-05-09; 2240; 31 Lighthouse Road; Ocracoke; NC; 27960; 252-555-0126; nell@pamlicowatertaxi.example'),
    amount: 198_500, term: '84', use: 'Purchase of a 26 passenger catamaran', equipment: '26 passenger catamaran', vendor: 'Albemarle Boat Works', cost: 248_500, down: 50_000, signed: '2026-02-18',
  },
  printShop: {
    legal: 'Quad County Offset Printing Co., Inc.', ein: '42-1180954', entity: 'S-Corp', street: '3008 Harvest Drive', city: 'Galesburg', state: 'IL', zip: '61401', phone: '309-555-0181', email: 'tmeeker@quadcountyoffset.example', start: '1983-09-12', years: 43, industry: 'Commercial printing', revenue: 3_460_000,
    owners: owners('Thomas E. Meeker; President; 51; 1963-12-01; 8807; 1417 N Cherry Street; Galesburg; IL; 61401; 309-555-0182; tmeeker@quadcountyoffset.example', 'Ruth A. Meeker; Treasurer; 49; 1965-04-17; 1192; 1417 N Cherry Street; Galesburg; IL; 61401; 309-555-0183; rmeeker@quadcountyoffset.example'),
    amount: 174_300, term: '60', use: '', equipment: 'Digital cut sheet press with booklet maker', vendor: 'Corn Belt Graphic Systems', cost: 174_300, down: 0, signed: '2026-07-08',
  },
  towing: {
    legal: 'Big Sandy Recovery & Towing LLC', ein: '61-1377402', entity: 'LLC', street: '902 N Mayo Trail', city: 'Paintsville', state: 'KY', zip: '41240', phone: '606-555-0139', email: 'bigsandytow@mailhub.example', start: '2011-10-03', years: 15, industry: 'Towing and recovery', revenue: 1_075_000,
    owners: owners('Cody Wayne Blevins; Member; 50; 1984-06-06; 6613; 88 Depot Road; Paintsville; KY; 41240; 606-555-0140; cody@mailhub.example', 'Misty Blevins; Member; 50; 1986-10-25; 4409; 88 Depot Road; Paintsville; KY; 41240; 606-555-0141; misty@mailhub.example'),
    amount: 145_000, term: '72', use: 'Used 50 ton rotator body', equipment: '', vendor: '', cost: 0, down: 0, signed: '2026-05-27',
  },
  mercado: {
    legal: 'Panadería Flor de Maíz LLC', dba: 'Flor de Maíz Bakery', ein: '86-4410823', entity: 'LLC', street: '2217 Isleta Boulevard SW', city: 'Albuquerque', state: 'NM', zip: '87105', phone: '505-555-0137', email: 'flordemaiz@mailhub.example', start: '2022-11-19', years: 3, industry: 'Retail bakery', revenue: 232_000,
    owners: owners('Marisol Ortega; Owner; 100; 1991-09-13; 7028; 1109 Foothill Drive SW; Albuquerque; NM; 87105; 505-555-0138; marisol@mailhub.example'),
    amount: 35_000, term: '48', use: 'Deck oven and delivery van down payment', equipment: '', vendor: '', cost: 0, down: 0, signed: '2026-08-11',
  },
  sawmill: {
    legal: 'Kinzua Hardwoods, Inc.', ein: '25-1660392', entity: 'S-Corp', street: '7710 Route 6', city: 'Kane', state: 'PA', zip: '16735', phone: '814-555-0144', email: 'office@kinzuahardwoods.example', start: '1996-02-26', years: 30, industry: 'Hardwood sawmill', revenue: 5_870_000,
    owners: owners('Eric J. Hallstrom; President; 100; 1969-01-11; 5024; 440 Lamont Road; Kane; PA; 16735; 814-555-0145; eric@kinzuahardwoods.example'),
    amount: 640_000, term: '84', use: 'Dry kilns and boiler', equipment: 'Four dry kilns with wood fired boiler', vendor: 'Allegheny Kiln Works', cost: 800_000, down: 160_000, signed: '2026-10-20',
  },
  ownerOperator: {
    legal: 'Terrence Boykin', dba: 'T-Boy Transport', ein: '92-0447185', entity: 'Sole Proprietor', street: '1419 Old Dixie Highway', city: 'Forest Park', state: 'GA', zip: '30297', phone: '404-555-0152', email: 'tboytransport@mailhub.example', start: '2020-03-23', years: 6, industry: 'Motor carrier', revenue: 268_000,
    owners: owners('Terrence Boykin; Owner; 100; 1985-02-27; 3391; 1419 Old Dixie Highway; Forest Park; GA; 30297; 404-555-0152; tboytransport@mailhub.example'),
    amount: 92_800, term: '54', use: '', equipment: '2022 Freightliner Cascadia 126 sleeper', vendor: 'Southern Crescent Truck Sales', cost: 104_800, down: 12_000, signed: '2026-06-02',
  },
  joinery: {
    legal: 'Calder & Marsh Joinery Limited', ein: '', entity: 'Corporation', street: 'Unit 6, Burnley Road Mills', city: 'Todmorden', state: 'West Yorkshire', zip: 'OL14 5EG', phone: '01706 555 018', email: 'accounts@caldermarsh.example', website: 'www.caldermarsh.example', start: '2009-07-01', years: 17, industry: 'Architectural joinery', revenue: 1_420_000,
    owners: owners('Stephen Calder; Director; 60; 1974-10-18; 0; 14 Stansfield Road; Todmorden; ; OL14 7LT; 07700 900118; stephen@caldermarsh.example', 'Helen Marsh; Director; 40; 1979-03-05; 0; 3 Cross Stone Terrace; Todmorden; ; OL14 8RQ; 07700 900119; helen@caldermarsh.example'),
    amount: 68_500, term: '60', use: '', equipment: 'CNC router with nesting table', vendor: 'Pennine Woodworking Machinery Ltd', cost: 68_500, down: 0, signed: '2026-04-21',
  },
  vineyard: {
    legal: 'Naramata Bench Cellars Ltd.', ein: '', entity: 'Corporation', street: '2280 Naramata Road', city: 'Penticton', state: 'BC', zip: 'V2A 8T8', phone: '250-555-0177', email: 'office@naramatabench.example', website: 'naramatabench.example', start: '2013-05-17', years: 13, industry: 'Winery', revenue: 1_960_000,
    owners: owners('Colleen Whitmore; Director; 50; 1971-06-29; 0; 2284 Naramata Road; Penticton; BC; V2A 8T8; 250-555-0178; colleen@naramatabench.example', 'Aidan Roth; Director; 50; 1970-12-12; 0; 2284 Naramata Road; Penticton; BC; V2A 8T8; 250-555-0179; aidan@naramatabench.example'),
    amount: 210_000, term: '60', use: '', equipment: 'Bottling line and pneumatic press', vendor: 'Okanagan Cellar Equipment Inc.', cost: 262_500, down: 52_500, signed: '2026-01-28',
  },
  rvDealer: {
    legal: 'Ponderosa RV & Trailer Sales, LLC', dba: 'Ponderosa RV', ein: '46-2210774', entity: 'LLC', street: '5525 N Highway 97', city: 'Bend', state: 'OR', zip: '97703', phone: '541-555-0190', email: 'gm@ponderosarv.example', website: 'ponderosarv.example', start: '2013-03-01', years: 13, industry: 'Recreational vehicle dealer', revenue: 11_300_000,
    owners: owners('Wade Kimball; Managing Member; 80; 1970-09-02; 2093; 61120 Tumalo Creek Court; Bend; OR; 97703; 541-555-0191; wade@ponderosarv.example', 'Trish Kimball; Member; 20; 1972-02-16; 7705; 61120 Tumalo Creek Court; Bend; OR; 97703; 541-555-0192; trish@ponderosarv.example'),
    amount: 2_500_000, term: '', use: 'New and used inventory', equipment: '', vendor: '', cost: 0, down: 0, signed: '2026-11-02',
  },
} as const satisfies Readonly<Record<string, Applicant>>
