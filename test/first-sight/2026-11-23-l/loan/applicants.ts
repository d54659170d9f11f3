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
  veterinary: {
    legal: 'Sandhill Veterinary Hospital, P.C.', dba: 'Sandhill Animal Care', ein: '84-1190436', entity: 'Corporation', street: '2240 Mogote Drive', city: 'Alamosa', state: 'CO', zip: '81101', phone: '719-555-0112', email: 'office@sandhillvet.example', website: 'sandhillvet.example', start: '2012-09-04', years: 14, industry: 'Veterinary hospital', revenue: 1_640_000,
    owners: owners('Renee Archuleta; President; 60; 1979-06-18; 3107; 18 Willow Lane; Alamosa; CO; 81101; 719-555-0113; renee@sandhillvet.example', 'Thomas Bright; Vice President; 40; 1983-01-30; 7751; 905 Del Sol Drive; Monte Vista; CO; 81144; 719-555-0114; tom@sandhillvet.example'),
    amount: 185_000, term: '120', use: 'Purchase surgical suite and digital x-ray', equipment: 'Surgical suite and digital x-ray', vendor: 'High Plains Vet Equipment', cost: 205_000, down: 20_000, signed: '2026-05-06',
  },
  insurance: {
    legal: 'Whitcomb & Daughters Insurance Agency, Inc.', ein: '02-0488127', entity: 'S-Corp', street: '58 Main Street', city: 'Keene', state: 'NH', zip: '03431', phone: '(603) 555-0120', email: 'frontdesk@whitcombins.example', start: '1999-04-12', years: 27, industry: 'Insurance agency', revenue: 890_000,
    owners: owners('Judith A. Whitcomb; President; 100; 1961-02-22; 4482; 12 Court Street; Keene; NH; 03431; (603) 555-0121; judy@whitcombins.example'),
    amount: 18_640, term: '60', use: '', equipment: '(2) color multifunction copiers with finishers', vendor: 'Granite Office Systems', cost: 18_640, down: 0, signed: '2026-08-19',
  },
  pizzeria: {
    legal: 'Tre Fratelli Pizza Corp', dba: 'Tre Fratelli', ein: '11-3608842', entity: 'Corporation', street: '1877 Hylan Blvd', city: 'Staten Island', state: 'NY', zip: '10305', phone: '718-555-0186', email: 'trefratelli@mailhub.example', start: '2013-10-01', years: 13, industry: 'Restaurant - pizza', revenue: 1_080_000,
    owners: owners('Salvatore Bruno; President; 51; 1976-11-03; 9915; 41 Seaver Ave; Staten Island; NY; 10306; 718-555-0187; sal@mailhub.example', 'Vincent Bruno; Secretary; 49; 1980-05-27; 6638; 210 Dongan Hills Ave; Staten Island; NY; 10304; 718-555-0188; vin@mailhub.example'),
    amount: 65_000, term: '12', use: 'Remodel kitchen / payroll', equipment: '', vendor: '', cost: 0, down: 0, signed: '2026-09-22',
  },
  orchard: {
    legal: 'Naches Ridge Orchards LLC', ein: '91-2077518', entity: 'LLC', street: '7140 Old Naches Highway', city: 'Naches', state: 'WA', zip: '98937', phone: '509-555-0151', email: 'office@nachesridge.example', start: '2007-02-20', years: 19, industry: 'Apple and cherry orchard', revenue: 2_310_000,
    owners: owners('Harold P. Lindgren; Managing Member; 50; 1958-08-14; 2290; 7142 Old Naches Highway; Naches; WA; 98937; 509-555-0152; harold@nachesridge.example', 'Susan M. Lindgren; Member; 50; 1960-12-01; 8041; 7142 Old Naches Highway; Naches; WA; 98937; 509-555-0153; susan@nachesridge.example'),
    amount: 132_500, term: '60', use: '', equipment: 'Orchard platform harvester and narrow tractor', vendor: 'Yakima Valley Tractor', cost: 157_500, down: 25_000, signed: '2026-03-17',
  },
  scaffolding: {
    legal: 'Cornerstone Scaffold & Shoring, LLC', dba: 'Cornerstone Scaffold', ein: '30-0817725', entity: 'LLC', street: '4401 Beltway Drive', city: 'Addison', state: 'TX', zip: '75001', phone: '972-555-0143', email: 'ap@cornerstonescaffold.example', website: 'www.cornerstonescaffold.example', start: '2014-01-15', years: 12, industry: 'Scaffold erection', revenue: 5_200_000,
    owners: owners('Marcus T. Holloway; Manager; 70; 1974-03-09; 5526; 3902 Candlewood Lane; Carrollton; TX; 75007; 972-555-0144; marcus@cornerstonescaffold.example', 'Ines Carmona; Member; 30; 1985-10-21; 1184; 811 Baxley Street; Irving; TX; 75061; 972-555-0145; ines@cornerstonescaffold.example'),
    amount: 0, term: '', use: '', equipment: '', vendor: '', cost: 0, down: 0, signed: '2026-07-08',
  },
  courier: {
    legal: 'Swiftwater Courier Services, Inc.', ein: '45-2209374', entity: 'C-Corp', street: '1905 Produce Row', city: 'Louisville', state: 'KY', zip: '40206', phone: '502-555-0172', email: 'fleet@swiftwatercourier.example', start: '2011-06-01', years: 15, industry: 'Local courier and medical delivery', revenue: 3_450_000,
    owners: owners('Angela D. Reyes; President; 100; 1977-07-07; 3360; 1214 Everett Avenue; Louisville; KY; 40204; 502-555-0173; angela@swiftwatercourier.example'),
    amount: 158_400, term: '48', use: '', equipment: '3 cargo vans', vendor: 'Derby City Commercial Trucks', cost: 158_400, down: 0, signed: '2026-10-14',
  },
  yoga: {
    legal: 'Stillpoint Movement Studio LLC', dba: 'Stillpoint Pilates', ein: '87-2613390', entity: 'LLC', street: '330 Haywood Road', city: 'Asheville', state: 'NC', zip: '28806', phone: '828-555-0118', email: 'hello@stillpointpilates.example', website: 'stillpointpilates.example', start: '2021-01-11', years: 5, industry: 'Fitness studio', revenue: 396_000,
    owners: owners('Kendra Voss; Owner; 100; 1990-04-16; 7073; 62 Brucemont Circle; Asheville; NC; 28806; 828-555-0119; kendra@stillpointpilates.example'),
    amount: 42_300, term: '36', use: 'Reformers for a second studio room', equipment: '8 reformers with towers', vendor: 'Balance Line Fitness', cost: 42_300, down: 0, signed: '2026-02-12',
  },
  foundry: {
    legal: 'Kishwaukee Castings, Inc.', ein: '36-4102275', entity: 'C-Corp', street: '1502 Harrison Avenue', city: 'Rockford', state: 'IL', zip: '61104', phone: '815-555-0137', email: 'controller@kishcast.example', website: 'www.kishcast.example', start: '1996-11-18', years: 30, industry: 'Iron foundry', revenue: 8_750_000,
    owners: owners('Leonard Baczek; President; 65; 1959-01-25; 4418; 5620 Spring Brook Road; Rockford; IL; 61114; 815-555-0138; lbaczek@kishcast.example', 'Carol Baczek Stone; Treasurer; 35; 1988-09-13; 0927; 2413 Clinton Street; Rockford; IL; 61103; 815-555-0139; cstone@kishcast.example'),
    amount: 640_000, term: '84', use: 'Induction melting furnace and installation', equipment: 'Induction melting furnace', vendor: 'Midland Furnace Works', cost: 800_000, down: 160_000, signed: '2026-06-30',
  },
  tamale: {
    legal: 'Cocina Doña Elvira LLC', dba: 'Tortillería Elvira', ein: '88-3047192', entity: 'LLC', street: '2718 Cesar Chavez Avenue', city: 'Los Angeles', state: 'CA', zip: '90033', phone: '323-555-0164', email: 'elvira@tortilleria.example', start: '2019-08-05', years: 7, industry: 'Tortilla bakery', revenue: 318_000,
    owners: owners('Elvira Montes; Owner; 80; 1969-05-02; 6215; 415 Breed Street; Los Angeles; CA; 90033; 323-555-0165; elvira@tortilleria.example', 'Hugo Montes; Son; 20; 1995-12-19; 5509; 415 Breed Street; Los Angeles; CA; 90033; 323-555-0166; hugo@tortilleria.example'),
    amount: 27_500, term: '36', use: 'Buy a corn grinder and tortilla oven', equipment: '', vendor: '', cost: 0, down: 0, signed: '2026-01-28',
  },
  staffing: {
    legal: 'Gateway Industrial Staffing, Inc.', ein: '43-1877206', entity: 'S-Corp', street: '901 S Broadway, Suite 310', city: 'Saint Louis', state: 'MO', zip: '63102', phone: '314-555-0181', email: 'payables@gatewaystaff.example', website: 'gatewaystaff.example', start: '2004-03-22', years: 22, industry: 'Temporary staffing', revenue: 6_900_000,
    owners: owners('Denise Koenig; CEO; 55; 1970-10-05; 2846; 4421 Tholozan Avenue; Saint Louis; MO; 63116; 314-555-0182; denise@gatewaystaff.example', 'Paul Amari; COO; 45; 1968-03-11; 9071; 33 Lake Forest Drive; Richmond Heights; MO; 63117; 314-555-0183; paul@gatewaystaff.example'),
    amount: 750_000, term: '', use: 'Fund weekly payroll', equipment: '', vendor: '', cost: 0, down: 0, signed: '2026-04-27',
  },
  franchise: {
    legal: 'Bright Lane Car Care LLC', dba: 'QuickShine Auto Spa #114', ein: '92-4410873', entity: 'LLC', street: '8850 Lantern Road', city: 'Fishers', state: 'IN', zip: '46038', phone: '317-555-0155', email: 'brightlane@mailhub.example', start: '2024-05-20', years: 2, industry: 'Car wash and detailing', revenue: 720_000,
    owners: owners('Aaron Feld; Managing Member; 45; 1984-02-11; 1742; 10215 Hague Road; Fishers; IN; 46038; 317-555-0156; aaron@brightlane.example', 'Tara Feld; Member; 35; 1986-07-29; 6690; 10215 Hague Road; Fishers; IN; 46038; 317-555-0157; tara@brightlane.example', 'Omar Siddiqui; Member; 20; 1979-12-08; 3318; 740 Springmill Court; Carmel; IN; 46032; 317-555-0158; omar@brightlane.example'),
    amount: 276_900, term: '84', use: 'Tunnel equipment for the second site', equipment: '90 ft conveyor tunnel equipment', vendor: 'QuickShine Equipment Supply', cost: 325_750, down: 48_850, signed: '2026-09-03',
  },
  welding: {
    legal: 'Ironline Welding & Fabrication', ein: '72-1406588', entity: 'Partnership', street: '4025 Highway 90 West', city: 'New Iberia', state: 'LA', zip: '70560', phone: '337-555-0126', email: 'ironlineweld@mailhub.example', start: '2010-03-01', years: 16, industry: 'Welding shop', revenue: 985_000,
    owners: owners('Terry J. Broussard; Partner; 50; 1972-05-31; 4090; 211 Julia Street; New Iberia; LA; 70563; 337-555-0127; terry@mailhub.example', 'Dwayne Landry; Partner; 50; 1975-09-26; 7752; 1609 Center Street; New Iberia; LA; 70560; 337-555-0128; dwayne@mailhub.example'),
    amount: 58_750, term: '48', use: '', equipment: 'CNC plasma table 5x10', vendor: 'Bayou Machine Tool', cost: 65_250, down: 6_500, signed: '2026-11-04',
  },
} as const satisfies Readonly<Record<string, Applicant>>
