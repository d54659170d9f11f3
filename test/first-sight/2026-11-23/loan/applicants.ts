/** The invented applicants of this batch. */
import type { Applicant, Owner } from '../../2026-11-22/loan/applicant.ts'

const owner = (name: string, title: string, percent: number, rest: Pick<Owner, 'born' | 'ssn' | 'street' | 'city' | 'state' | 'zip' | 'phone' | 'email'>): Owner => {
  const [first = '', ...others] = name.split(' ')
  const last = others.pop() ?? ''
  return { first, last, ...(others.length > 0 && { middle: others.join(' ') }), title, percent, ...rest }
} // prettier-ignore

// prettier-ignore
export const applicants = {
  treeCare: {
    legal: 'Arbor Crest Tree Care, Inc.', dba: 'Asheville Stump & Limb', ein: '56-2287714', entity: 'S-Corp', street: '318 Sardis Road',
    city: 'Asheville', state: 'NC', zip: '28806', phone: '828-555-0142', email: 'office@arborcrest.example', start: '2009-03', years: 17,
    industry: 'Tree removal and trimming', revenue: 1_640_000,
    owners: [
      owner('Joel T. Ledford', 'President', 65, { born: '1976-08-11', ssn: '3904', street: '77 Spivey Mountain Road', city: 'Asheville', state: 'NC', zip: '28806', phone: '828-555-0190', email: 'joel@arborcrest.example' }),
      owner('Amber Ledford', 'Secretary', 35, { born: '1979-01-30', ssn: '6627', street: '77 Spivey Mountain Road', city: 'Asheville', state: 'NC', zip: '28806', phone: '828-555-0191', email: 'amber@arborcrest.example' }),
    ],
    amount: 127_400, term: '60', use: 'Whole tree chipper', equipment: 'New 18 in. drum chipper, diesel', vendor: 'Piedmont Arbor Equipment', cost: 141_400, down: 14_000, signed: '2026-09-02',
  },
  concretePumping: {
    legal: 'Redwood Concrete Pumping Co.', ein: '68-0339152', entity: 'Corporation', street: '3455 Standish Avenue', city: 'Santa Rosa',
    state: 'CA', zip: '95407', phone: '707-555-0155', email: 'dispatch@redwoodpump.example', start: '1996-07', years: 30,
    industry: 'Concrete pumping', revenue: 2_275_000,
    owners: [
      owner('Patricia Maldonado', 'President', 100, { born: '1966-12-19', ssn: '1180', street: '5150 Guerneville Road', city: 'Santa Rosa', state: 'CA', zip: '95401', phone: '707-555-0156', email: 'pat@redwoodpump.example' }),
    ],
    amount: 398_000, term: '72', use: 'Boom pump', equipment: '2023 38-meter boom pump on Mack chassis', vendor: 'Golden State Pump Sales', cost: 428_000, down: 30_000, signed: '2026-10-15',
  },
  childCare: {
    legal: 'Little Sprouts Learning Center LLC', dba: 'Little Sprouts Boise', ein: '83-4410926', entity: 'LLC', street: '6120 West Overland Road',
    city: 'Boise', state: 'ID', zip: '83709', phone: '(208) 555-0168', email: 'director@littlesprouts.example', website: 'www.littlesprouts.example',
    start: '2018-08-20', years: 8, industry: 'Child day care services', revenue: 932_000,
    owners: [
      owner('Melissa Anne Thornburg', 'Managing Member', 51, { born: '1985-05-06', ssn: '2216', street: '1844 South Owyhee Street', city: 'Boise', state: 'ID', zip: '83705', phone: '(208) 555-0169', email: 'melissa@littlesprouts.example' }),
      owner('Craig Thornburg', 'Member', 29, { born: '1983-11-14', ssn: '7748', street: '1844 South Owyhee Street', city: 'Boise', state: 'ID', zip: '83705', phone: '(208) 555-0170', email: 'craig@littlesprouts.example' }),
      owner('Ruth Iverson', 'Member', 20, { born: '1957-02-27', ssn: '5093', street: '902 East Highland View', city: 'Boise', state: 'ID', zip: '83702', phone: '(208) 555-0171', email: 'ruth.iverson@treasure.example' }),
    ],
    amount: 350_000, term: '120', use: 'Equipment, build-out and working capital', equipment: 'Kitchen and playground equipment', vendor: '', cost: 0, down: 0, signed: '2026-04-27',
  },
  marina: {
    legal: 'Penobscot Marine Services LLC', ein: '01-0718824', entity: 'LLC', street: '41 Tillson Avenue', city: 'Rockland', state: 'ME',
    zip: '04841', phone: '207-555-0113', email: 'yard@penobscotmarine.example', website: 'penobscotmarine.example', start: '2013-05-01', years: 13,
    industry: 'Boat yard and repair', revenue: 1_118_500,
    owners: [
      owner('Everett Coombs', 'Member', 50, { born: '1971-06-03', ssn: '8841', street: '19 Spruce Head Road', city: 'South Thomaston', state: 'ME', zip: '04858', phone: '207-555-0114', email: 'everett@penobscotmarine.example' }),
      owner('Lydia Coombs Fales', 'Member', 50, { born: '1974-09-21', ssn: '3062', street: '230 Limerock Street', city: 'Rockland', state: 'ME', zip: '04841', phone: '207-555-0115', email: 'lydia@penobscotmarine.example' }),
    ],
    amount: 215_000, term: '84 months', use: 'Purchase of a boat hoist', equipment: 'Mobile boat hoist, 50 ton', vendor: 'Downeast Marine Systems', cost: 268_750, down: 53_750, signed: '2026-03-18',
  },
  lawnCare: {
    legal: 'GreenLine Lawn & Landscape LLC', dba: 'GreenLine Outdoor', ein: '87-1930044', entity: 'LLC', street: '8811 East 21st Street', city: 'Tulsa',
    state: 'OK', zip: '74129', phone: '(918) 555-0186', email: 'marcus@greenlinetulsa.example', website: 'greenlinetulsa.example', start: '2020-02-10', years: 6,
    industry: 'Landscaping services', revenue: 612_480,
    owners: [owner('Marcus Delaney', 'Owner', 100, { born: '1990-10-02', ssn: '4419', street: '5224 South Joplin Avenue', city: 'Tulsa', state: 'OK', zip: '74135', phone: '(918) 555-0187', email: 'marcus@greenlinetulsa.example' })],
    amount: 75_000, term: '36 months', use: 'Buy equipment', equipment: 'Two zero-turn mowers and a trailer', vendor: '', cost: 0, down: 0, signed: '2026-02-12',
  },
  pizzeria: {
    legal: 'Tre Fratelli Brick Oven, Inc.', dba: 'Tre Fratelli Pizza', ein: '22-3817705', entity: 'S-Corp', street: '1190 Broadway', city: 'Bayonne',
    state: 'NJ', zip: '07002', phone: '201-555-0138', email: 'sal@trefratelli.example', start: '2015-11', years: 10, industry: 'Restaurant', revenue: 0,
    owners: [owner('Salvatore DeMarco', 'President', 100, { born: '1978-04-16', ssn: '6640', street: '58 West 33rd Street', city: 'Bayonne', state: 'NJ', zip: '07002', phone: '201-555-0139', email: 'sal@trefratelli.example' })],
    amount: 62_500, term: '48', use: 'Replace oven', equipment: 'Double deck brick oven and mixer', vendor: 'Hudson Pizza Equipment', cost: 62_500, down: 0, signed: '2026-08-06',
  },
  gym: {
    legal: 'Iron Harbor Fitness LLC', ein: '85-2207319', entity: 'LLC', street: '4400 Ocean View Avenue', city: 'Norfolk', state: 'VA', zip: '23518',
    phone: '757-555-0107', email: 'info@ironharbor.example', start: '2022-01', years: 4, industry: 'Fitness', revenue: 0,
    owners: [owner('Tiffany Okafor', 'Member', 80, { born: '1991-07-28', ssn: '9917', street: '936 Gates Avenue', city: 'Norfolk', state: 'VA', zip: '23517', phone: '757-555-0108', email: 'tiffany@ironharbor.example' })],
    amount: 118_200, term: '60', use: 'Second location', equipment: 'Strength and cardio equipment', vendor: 'Atlantic Fitness Supply', cost: 118_200, down: 0, signed: null,
  },
  printMail: {
    legal: 'KEYSTONE PRINT & MAIL INC', ein: '23-2884190', entity: 'Corporation', street: '1022 UNION BLVD', city: 'ALLENTOWN', state: 'PA', zip: '18109',
    phone: '6105550124', email: 'ap@keystoneprint.example', start: '1999-04-12', years: 27, industry: 'Commercial printing', revenue: 4_120_000,
    owners: [owner('HARRIET BLEILER', 'President', 75, { born: '1964-03-09', ssn: '5571', street: '3310 CHEW ST', city: 'ALLENTOWN', state: 'PA', zip: '18104', phone: '6105550125', email: 'harriet@keystoneprint.example' })],
    amount: 84_650, term: '60', use: '', equipment: 'Color production press C8200', vendor: 'Lehigh Business Machines', cost: 84_650, down: 0, signed: '2026-06-24',
  },
  cabinets: {
    legal: 'SUMMIT CABINET WORKS LLC', ein: '47-5062238', entity: 'LLC', street: '1475 N STATE ST', city: 'OREM', state: 'UT', zip: '84057',
    phone: '8015550176', email: 'shop@summitcab.example', start: '2014-10-06', years: 11, industry: 'Cabinet making', revenue: 1_350_000,
    owners: [owner('BRYCE JENSEN', 'Manager', 100, { born: '1986-02-17', ssn: '2038', street: '688 E CANYON RD', city: 'PROVO', state: 'UT', zip: '84604', phone: '8015550177', email: 'bryce@summitcab.example' })],
    amount: 96_300, term: '48', use: '', equipment: 'CNC nesting router 5x10', vendor: 'Intermountain Wood Machinery', cost: 96_300, down: 0, signed: '2026-11-05',
  },
  ranch: {
    legal: 'Three Forks Land & Cattle LLC', ein: '81-0559317', entity: 'LLC', street: '2840 Old Town Road', city: 'Three Forks', state: 'MT', zip: '59752',
    phone: '406-555-0121', email: 'tflc@headwaters.example', start: '2003', years: 23, industry: 'Cow-calf and hay', revenue: 1_045_000,
    owners: [
      owner('Wade R. Hollenbeck', 'Member', 60, { born: '1967-05-25', ssn: '7206', street: '2840 Old Town Road', city: 'Three Forks', state: 'MT', zip: '59752', phone: '406-555-0121', email: 'tflc@headwaters.example' }),
      owner('Shelly M. Hollenbeck', 'Member', 40, { born: '1970-08-08', ssn: '4450', street: '2840 Old Town Road', city: 'Three Forks', state: 'MT', zip: '59752', phone: '406-555-0122', email: 'shelly@headwaters.example' }),
    ],
    amount: 287_500, term: '7 years', use: 'Self-propelled windrower and large square baler', equipment: '2024 windrower and large square baler', vendor: 'Gallatin Valley Implement', cost: 0, down: 0, signed: '2026-01-29',
  },
  cropDuster: {
    legal: 'Delta Aerial Applicators, LLC', ein: '64-0883521', entity: 'LLC', street: '1190 Airport Drive', city: 'Greenville', state: 'MS', zip: '38701',
    phone: '662-555-0104', email: 'ops@deltaaerial.example', start: '2007', years: 19, industry: 'Aerial crop application', revenue: 0,
    owners: [owner('Clayton B. Rutledge', 'Managing Member', 90, { born: '1973-10-30', ssn: '1299', street: '415 Lake Washington Road', city: 'Glen Allan', state: 'MS', zip: '38744', phone: '662-555-0105', email: 'clay@deltaaerial.example' })],
    amount: 640_000, term: '84', use: '', equipment: '2019 turbine ag aircraft', vendor: '', cost: 0, down: 0, signed: '2026-02-03',
  },
  welder: {
    legal: 'Ray Montoya', dba: 'Ray’s Mobile Welding', ein: '', entity: 'Sole Proprietor', street: '1307 W. Main St.', city: 'Artesia', state: 'NM', zip: '88210',
    phone: '575-555-0149', email: 'rayweld@pecos.example', start: '2012', years: 14, industry: 'Oilfield welding', revenue: 236_000,
    owners: [owner('Ray Montoya', 'Owner', 100, { born: '1980-12-01', ssn: '3385', street: '1307 W. Main St.', city: 'Artesia', state: 'NM', zip: '88210', phone: '575-555-0149', email: 'rayweld@pecos.example' })],
    amount: 48_500, term: '48', use: 'Newer truck', equipment: '2021 Ram 5500 welding truck', vendor: 'Caprock Truck Center', cost: 53_500, down: 5_000, signed: '2026-05-20',
  },
  chiropractor: {
    legal: 'Cottonwood Chiropractic & Rehab PLLC', ein: '84-3370218', entity: 'LLC', street: '2120 South College Avenue', city: 'Fort Collins', state: 'CO',
    zip: '80525', phone: '970-555-0183', email: 'frontdesk@cottonwoodchiro.example', website: 'cottonwoodchiro.example', start: '2016-06-15', years: 10,
    industry: 'Chiropractic office', revenue: 784_000,
    owners: [owner('Andrea Sandoval', 'Owner', 100, { born: '1982-03-22', ssn: '6014', street: '4512 Seaway Circle', city: 'Fort Collins', state: 'CO', zip: '80525', phone: '970-555-0184', email: 'asandoval@cottonwoodchiro.example' })],
    amount: 68_900, term: '60', use: 'Replace aging X-ray', equipment: 'Digital X-ray and decompression table', vendor: 'Rocky Mountain Chiro Supply', cost: 68_900, down: 0, signed: '2026-07-13',
  },
  coolrooms: {
    legal: 'Bellarine Coolrooms Pty Ltd', dba: 'Surf Coast Refrigeration', ein: '', entity: 'Corporation', street: '27 Industrial Place', city: 'Breakwater',
    state: 'VIC', zip: '3219', phone: '03 5555 0162', email: 'admin@bellarinecool.example', website: 'www.bellarinecool.example', start: '2011-08', years: 15,
    industry: 'Commercial refrigeration', revenue: 3_460_000,
    owners: [
      owner('Shane Patrick Doherty', 'Director', 50, { born: '1977-11-05', ssn: '', street: '14 Hesse Street', city: 'Queenscliff', state: 'VIC', zip: '3225', phone: '0491 570 156', email: 'shane@bellarinecool.example' }),
      owner('Kylie Doherty', 'Director', 50, { born: '1980-02-13', ssn: '', street: '14 Hesse Street', city: 'Queenscliff', state: 'VIC', zip: '3225', phone: '0491 570 157', email: 'kylie@bellarinecool.example' }),
    ],
    amount: 164_200, term: '60 months', use: 'Two service vans with fit-out', equipment: '2 x 2026 Toyota HiAce LWB with refrigeration fit-out', vendor: 'Geelong Toyota', cost: 164_200, down: 0, signed: '2026-04-09',
  },
} satisfies Readonly<Record<string, Applicant>>
