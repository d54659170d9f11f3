/** Applications with lines to write on, underscores, labels above or in lists. */
import type { MadeApplication } from './made-application.ts'
import { bold, line, option, scribble, typed, write, type Sheet } from './sheet.ts'

/** Typed in a word processor: underscores around the answers, ticks in brackets, a table of owners, signed on the X line. */
function underscores(sheet: Sheet): void {
  const rows = [
    'BUSINESS LOAN APPLICATION',
    '',
    'APPLICANT INFORMATION',
    'Legal Name of Business: ___Saltmarsh Oyster Company, LLC_______________',
    'DBA: __________________________   Federal ID #: __26-3390417____',
    'Physical Address: ___12 Wharf Street___________________________________',
    'City: __Wellfleet______  State: __MA__  Zip: __02667___',
    'Telephone: __508-555-0172____  Email: __accounts@saltmarsh.example___',
    'Type of Entity: ( ) Corporation  (X) LLC  ( ) Partnership  ( ) Sole Proprietor',
    'Date Business Established: ___June 3, 2009____  Number of Employees: __11__',
    'Annual Gross Sales: $__1,920,000____   Industry: __Aquaculture_________',
    '',
    'LOAN REQUEST',
    'Loan Amount Requested: $__160,000.00____   Term Requested: __7 years___',
    'Purpose of Loan: ___Purchase of a work barge and grading machine_________',
    '',
    'OWNERSHIP (list all owners of 20% or more)',
  ]
  rows.forEach((text, index) => write(sheet, text, 54, 50 + index * 17, 10, 'Times-Roman'))
  const y = 50 + rows.length * 17 + 4
  const columns = [54, 190, 300, 360, 450] as const
  ;['Name', 'Title', '% Owned', 'Soc. Sec. No.', 'Date of Birth'].forEach((text, at) =>
    write(sheet, text, columns[at]!, y, 9, 'Times-Bold'),
  )
  ;[
    ['Abel Nickerson', 'Member/Manager', '51', '900-33-1188', '02/14/1970'],
    ['Ruth Ann Costa', 'Member', '49', '900-33-1189', '08/30/1974'],
  ].forEach((row, index) =>
    row.forEach((text, at) => write(sheet, text, columns[at]!, y + 16 + index * 15, 10, 'Times-Roman')),
  )
  write(
    sheet,
    'The undersigned hereby applies for the loan described above and certifies that the statements are true and complete.',
    54,
    y + 66,
    9,
    'Times-Roman',
  )
  write(sheet, 'X', 54, y + 112, 11, 'Times-Bold')
  scribble(sheet, 80, y + 116)
  line(sheet, 66, y + 124, 230)
  write(sheet, 'Authorized Signature', 66, y + 127, 8, 'Times-Roman')
  write(sheet, 'Date:', 330, y + 112, 10, 'Times-Roman')
  write(sheet, '11/20/2025', 360, y + 112, 10, 'Times-Roman')
  line(sheet, 356, y + 124, 120)
  write(sheet, 'FOR OFFICE USE ONLY', 54, y + 170, 9, 'Times-Bold')
  write(
    sheet,
    'Approved by: ______________   Approved amount: $__________   Officer phone: 508-555-0100',
    54,
    y + 186,
    9,
    'Times-Roman',
  )
}

/** Small labels above their answers, no boxes; two columns with headings of their own; an empty line to sign on. */
function labelsAbove(sheet: Sheet): void {
  write(sheet, 'Northgate Capital', 40, 28, 16, 'Helvetica-Bold')
  write(sheet, 'Financing Application', 40, 48, 11)
  const above = (label: string, value: string, x: number, y: number): void => {
    write(sheet, label, x, y, 7, 'Helvetica')
    if (value !== '') write(sheet, value, x, y + 10, 10.5, 'Helvetica')
  }
  bold(sheet, 'Business information', 40, 78)
  above('Legal business name', 'Tamarack Veterinary Supply Corp', 40, 96)
  above('DBA', '', 330, 96)
  above('Street address', '3390 Lakeshore Drive', 40, 126)
  above('City', 'Duluth', 250, 126)
  above('State', 'Minnesota', 360, 126)
  above('ZIP', '55802', 470, 126)
  above('EIN', '41-0091827', 40, 156)
  above('Entity type', 'C Corporation', 160, 156)
  above('State of incorporation', 'MN', 290, 156)
  above('Time in business', '14 years', 430, 156)
  above('Phone', '218.555.0119', 40, 186)
  above('Website', 'www.tamarackvet.example', 160, 186)
  above('Annual revenue', '$5,075,250', 330, 186)
  bold(sheet, 'Equipment', 40, 224)
  bold(sheet, 'Vendor', 330, 224)
  above('Description', 'Two refrigerated box trucks', 40, 242)
  above('Company name', 'Superior Fleet Sales', 330, 242)
  above('Amount to finance', '$192,300', 40, 272)
  above('Phone', '218-555-0155', 330, 272)
  bold(sheet, 'Owner 1', 40, 310)
  bold(sheet, 'Owner 2', 330, 310)
  above('Full name', 'Solveig Aune', 40, 328)
  above('Full name', 'Peter J. Aune', 330, 328)
  above('Ownership %', '70%', 40, 358)
  above('Ownership %', '30%', 330, 358)
  above('SSN', 'XXX-XX-2231', 40, 388)
  above('SSN', '900-55-2232', 330, 388)
  above('Email', 'solveig@tamarackvet.example', 40, 418)
  above('Email', 'peter@tamarackvet.example', 330, 418)
  write(sheet, 'By signing you agree to our terms. Electronic signatures are as good as any other.', 40, 470, 8)
  line(sheet, 40, 530, 240)
  line(sheet, 330, 530, 120)
  write(sheet, 'Signature', 40, 534, 7)
  write(sheet, 'Date', 330, 534, 7)
  write(sheet, '03/01/2026', 334, 518, 10)
}

/** Answers on lines with their captions below; two signatures, the second one blank; landlord and trade references. */
function captionsBelow(sheet: Sheet): void {
  bold(sheet, 'Commercial Credit Application', 40, 30, 14)
  const under = (caption: string, value: string, x: number, y: number, width: number): void => {
    if (value !== '') typed(sheet, value, x + 4, y - 11)
    line(sheet, x, y, width)
    write(sheet, caption, x, y + 2.5, 7)
  }
  under('Company Legal Name', 'Halyard Marine Electric Inc', 40, 84, 300)
  under('Trade Name', '', 360, 84, 200)
  under('Street Address', '77 Bulkhead Way', 40, 118, 220)
  under('City', 'Anacortes', 275, 118, 120)
  under('State', 'WA', 410, 118, 40)
  under('Zip Code', '98221', 465, 118, 95)
  under('Telephone', '(360) 555-0184', 40, 152, 140)
  under('Federal Tax ID', '91-1840552', 195, 152, 140)
  under('Year Established', '1996', 350, 152, 80)
  under('Annual Sales', '3,400,000', 445, 152, 115)
  write(sheet, 'Form of organization (check one):', 40, 176, 8)
  option(sheet, 'Sole Proprietor', 180, 175, false)
  option(sheet, 'Partnership', 275, 175, false)
  option(sheet, 'Corporation', 360, 175, true)
  option(sheet, 'LLC', 450, 175, false)
  under('Credit Amount Requested', '$60,000', 40, 218, 160)
  under('Purpose', 'Switchgear inventory', 215, 218, 345)
  bold(sheet, 'PRINCIPAL', 40, 240, 9)
  under('Name', 'Odessa Thorne', 40, 272, 200)
  under('Title', 'President', 255, 272, 120)
  under('Ownership %', '100', 390, 272, 60)
  under('Social Security No.', '900-48-7765', 465, 272, 95)
  under('Home Address', '5 Mariner Ct, Anacortes, WA 98221', 40, 306, 335)
  under('Home Phone', '360-555-0108', 390, 306, 170)
  bold(sheet, 'TRADE REFERENCES', 40, 328, 9)
  under('Company', 'Cascade Wire & Cable', 40, 360, 200)
  under('Contact', 'J. Moody', 255, 360, 120)
  under('Phone', '206-555-0133', 390, 360, 170)
  bold(sheet, 'LANDLORD', 40, 382, 9)
  under('Name', 'Port Terminal Holdings LLC', 40, 414, 260)
  under('Monthly Rent', '4,800', 315, 414, 100)
  write(sheet, 'Applicant authorizes the creditor to verify all of the above.', 40, 440, 8)
  scribble(sheet, 60, 492)
  under('Signature of Applicant', '', 40, 500, 250)
  under('Date', '10-06-2025', 310, 500, 110)
  under('Signature of Co-Applicant', '', 40, 548, 250)
  under('Date', '', 310, 548, 110)
}

/** A list from a web form, signed through a service; the amount follows from the purposes. */
function webList(sheet: Sheet): void {
  bold(sheet, 'Loan application summary', 50, 40, 15)
  const rows: readonly (readonly [string, string] | string)[] = [
    'Business',
    ['Business name:', 'Mesquite Grill Holdings LLC'],
    ['Doing business as:', 'Mesquite Grill'],
    ['Federal EIN:', '74-5510223'],
    ['Business structure:', 'Limited Liability Company'],
    ['Business address:', '2100 Alamo Plaza Ste 4, San Antonio, TX 78205'],
    ['Phone number:', '+1 (210) 555-0147'],
    ['Business start date:', '2018-02-01'],
    ['Last year revenue:', '$2.1M'],
    'Funding request',
    ['Working capital:', '$45,000'],
    ['Purchase of equipment:', '$72,500'],
    'Primary owner',
    ['First name:', 'Xavier'],
    ['Last name:', 'de la Garza'],
    ['Email:', 'xavier@mesquite.example'],
    ['Mobile phone:', '210-555-0199'],
    ['Ownership:', '85%'],
    ['Date of birth:', 'March 5, 1981'],
    ['SSN:', '900-81-6634'],
    ['Home address:', '9 Pecan Grove, Helotes, TX 78023'],
  ]
  rows.forEach((row, index) => {
    const y = 76 + index * 17
    if (typeof row === 'string') return bold(sheet, row, 50, y, 10.5)
    write(sheet, row[0], 50, y, 9)
    write(sheet, row[1], 210, y, 9)
  })
  write(sheet, 'Electronically signed by Xavier de la Garza', 50, 470, 10, 'Times-Italic')
  write(sheet, 'Signed on 2026-02-27 at 14:02:51 UTC, IP 198.51.100.7', 50, 484, 8)
}

/** A consumer's application: no business at all; employer and former address apart; a signature typed as a picture would be is missing. */
function personal(sheet: Sheet): void {
  bold(sheet, 'Vehicle Loan Application', 40, 30, 14)
  const on = (label: string, value: string, x: number, y: number, from: number, width: number): void => {
    write(sheet, label, x, y, 9)
    if (value !== '') typed(sheet, value, from + 3, y - 1)
    line(sheet, from, y + 10, width)
  }
  bold(sheet, 'Applicant', 40, 64, 10)
  on('First Name', 'Bartholomew', 40, 84, 92, 150)
  on('Last Name', 'Quill', 260, 84, 310, 200)
  on('Social Security #', '900-12-0045', 40, 108, 118, 124)
  on('Date of Birth', '12/30/1990', 260, 108, 320, 120)
  on('Address', '808 Cattail Road', 40, 132, 82, 200)
  on('City', 'Minot', 300, 132, 322, 100)
  on('State', 'ND', 440, 132, 466, 30)
  on('Zip', '58701', 506, 132, 524, 50)
  on('Phone', '701-555-0122', 40, 156, 72, 130)
  on('Email', 'bquill@mail.example', 220, 156, 250, 220)
  on('Previous Address', '14 Elm St, Fargo, ND 58102', 40, 180, 120, 300)
  bold(sheet, 'Employment', 40, 206, 10)
  on('Employer', 'Souris Valley Grain', 40, 226, 86, 180)
  on('Position', 'Agronomist', 290, 226, 332, 150)
  on('Monthly Income', '$4,850', 40, 250, 112, 120)
  bold(sheet, 'Vehicle', 40, 276, 10)
  on('Year', '2022', 40, 296, 64, 50)
  on('Make', 'Toyota', 130, 296, 158, 100)
  on('Model', 'Tacoma', 280, 296, 312, 120)
  on('Loan Amount', '$28,400', 40, 320, 102, 110)
  on('Down Payment', '$3,000', 240, 320, 308, 110)
  on('Signature', '', 40, 400, 88, 220)
  on('Date', '', 330, 400, 356, 100)
}

export const linedForms: readonly MadeApplication[] = [
  {
    name: 'word-processor-underscores',
    draw: underscores,
    expected: {
      businessLegalName: 'Saltmarsh Oyster Company, LLC',
      businessDbaName: null,
      ein: '26-3390417',
      entityType: 'LLC',
      businessAddressLine1: '12 Wharf Street',
      businessCity: 'Wellfleet',
      businessStateCode: 'MA',
      businessPostalCode: '02667',
      businessPhone: '508-555-0172',
      contactEmail: 'accounts@saltmarsh.example',
      businessStartDate: '2009-06-03',
      annualRevenue: 1920000,
      industry: 'Aquaculture',
      loanAmount: 160000,
      'other_fields.termMonths': 84,
      'other_fields.numberOfEmployees': 11,
      'other_fields.loanPurpose': 'Purchase of a work barge and grading machine',
      'owners.length': 2,
      'owners.0.firstName': 'Abel',
      'owners.0.lastName': 'Nickerson',
      'owners.0.ownershipPercentage': 51,
      'owners.0.ssn': '***-**-1188',
      'owners.0.dob': '1970-02-14',
      'owners.1.lastName': 'Costa',
      'owners.1.ownershipPercentage': 49,
      'other_fields.ownerTitle': 'Member/Manager',
      signed_application: true,
      signed_application_on_date: '2025-11-20',
    },
  },
  {
    name: 'labels-above-unsigned-with-date',
    draw: labelsAbove,
    expected: {
      businessLegalName: 'Tamarack Veterinary Supply Corp',
      businessDbaName: null,
      ein: '41-0091827',
      entityType: 'C-Corp',
      businessAddressLine1: '3390 Lakeshore Drive',
      businessCity: 'Duluth',
      businessState: 'Minnesota',
      businessStateCode: 'MN',
      businessPostalCode: '55802',
      incorporationState: 'MN',
      yearsInBusiness: 14,
      businessPhone: '218.555.0119',
      website: 'www.tamarackvet.example',
      annualRevenue: 5075250,
      loanAmount: 192300,
      'equipment.description': 'Two refrigerated box trucks',
      'equipment.vendor': 'Superior Fleet Sales',
      'owners.length': 2,
      'owners.0.firstName': 'Solveig',
      'owners.0.ownershipPercentage': 70,
      'owners.0.ssn': '***-**-2231',
      'owners.0.email': 'solveig@tamarackvet.example',
      'owners.1.lastName': 'Aune',
      'owners.1.ownershipPercentage': 30,
      'owners.1.email': 'peter@tamarackvet.example',
      signed_application: false,
      signed_application_on_date: null,
    },
  },
  {
    name: 'captions-below-lines',
    draw: captionsBelow,
    expected: {
      businessLegalName: 'Halyard Marine Electric Inc',
      businessDbaName: null,
      ein: '91-1840552',
      entityType: 'Corporation',
      businessAddressLine1: '77 Bulkhead Way',
      businessCity: 'Anacortes',
      businessStateCode: 'WA',
      businessPostalCode: '98221',
      businessPhone: '(360) 555-0184',
      annualRevenue: 3400000,
      loanAmount: 60000,
      businessStartDate: null,
      'other_fields.loanPurpose': 'Switchgear inventory',
      'owners.length': 1,
      'owners.0.firstName': 'Odessa',
      'owners.0.lastName': 'Thorne',
      'owners.0.ownershipPercentage': 100,
      'owners.0.ssn': '***-**-7765',
      'owners.0.addressLine1': '5 Mariner Ct',
      'other_fields.ownerTitle': 'President',
      'equipment.vendor': null,
      signed_application: true,
      signed_application_on_date: '2025-10-06',
    },
  },
  {
    name: 'web-list-electronic-signature',
    draw: webList,
    expected: {
      businessLegalName: 'Mesquite Grill Holdings LLC',
      businessDbaName: 'Mesquite Grill',
      ein: '74-5510223',
      entityType: 'LLC',
      businessAddressLine1: '2100 Alamo Plaza Ste 4',
      businessCity: 'San Antonio',
      businessStateCode: 'TX',
      businessPostalCode: '78205',
      businessPhone: '+1 (210) 555-0147',
      businessStartDate: '2018-02-01',
      annualRevenue: 2100000,
      loanAmount: 117500,
      'other_fields.workingCapitalAmount': 45000,
      'other_fields.equipmentAmount': 72500,
      'owners.length': 1,
      'owners.0.firstName': 'Xavier',
      'owners.0.lastName': 'de la Garza',
      'owners.0.ownershipPercentage': 85,
      'owners.0.dob': '1981-03-05',
      'owners.0.ssn': '***-**-6634',
      'owners.0.city': 'Helotes',
      contactEmail: 'xavier@mesquite.example',
      signed_application: true,
      signed_application_on_date: '2026-02-27',
    },
  },
  {
    name: 'personal-vehicle-unsigned',
    draw: personal,
    expected: {
      businessLegalName: null,
      ein: null,
      businessAddressLine1: null,
      loanAmount: 28400,
      'owners.length': 1,
      'owners.0.firstName': 'Bartholomew',
      'owners.0.lastName': 'Quill',
      'owners.0.ssn': '***-**-0045',
      'owners.0.dob': '1990-12-30',
      'owners.0.addressLine1': '808 Cattail Road',
      'owners.0.city': 'Minot',
      'owners.0.zip': '58701',
      'owners.0.phone': '701-555-0122',
      contactEmail: 'bquill@mail.example',
      'other_fields.employerName': 'Souris Valley Grain',
      'other_fields.jobTitle': 'Agronomist',
      'other_fields.monthlyIncome': 4850,
      'other_fields.downPayment': 3000,
      'equipment.description': '2022 Toyota Tacoma',
      signed_application: false,
      signed_application_on_date: null,
    },
  },
]
