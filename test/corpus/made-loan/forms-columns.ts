/** Applications in columns: white headings on dark bars, borrower beside co-borrower, equipment beside vendor. */
import type { MadeApplication } from './made-application.ts'
import { bold, box, line, option, scribble, typed, write, type Sheet } from './sheet.ts'

function bar(sheet: Sheet, text: string, x: number, y: number, width: number): void {
  sheet.rect(x, y, width, 14).fill('#23344d')
  sheet
    .font('Helvetica-Bold')
    .fontSize(8.5)
    .fillColor('#fff')
    .text(text, x + 5, y + 3, { lineBreak: false })
  sheet.fillColor('#000')
}

function on(sheet: Sheet, label: string, value: string, x: number, y: number, from: number, to: number): void {
  write(sheet, label, x, y, 8)
  if (value !== '') typed(sheet, value, from + 2, y - 1, 9)
  line(sheet, from, y + 9, to - from)
}

/** Two columns: the lessee left, the guarantor right; below equipment left, vendor right. */
function twoColumns(sheet: Sheet): void {
  bold(sheet, 'Lease Application', 36, 24, 15)
  write(sheet, 'Copperline Leasing Co. | apply@copperline.example | (800) 555-0100', 300, 30, 7.5)
  bar(sheet, 'LESSEE INFORMATION', 36, 54, 264)
  bar(sheet, 'PERSONAL GUARANTOR', 312, 54, 264)
  const left: readonly (readonly [string, string, number])[] = [
    ['Legal Business Name:', 'Bluestem Dental PLLC', 126],
    ['DBA:', '', 62],
    ['Address:', '1440 Prairie View Dr', 76],
    ['City/State/Zip:', 'Salina, KS 67401', 98],
    ['Phone:', '785-555-0129', 70],
    ['Federal Tax ID #:', '48-1190376', 108],
    ['Years in Business:', '11', 112],
    ['Type of Business:', 'Dental practice', 108],
  ]
  const right: readonly (readonly [string, string, number])[] = [
    ['Name:', 'Amara Lindqvist', 342],
    ['Title:', 'Owner', 338],
    ['Home Address:', '27 Cottonwood Ln', 372],
    ['City/State/Zip:', 'Salina, KS 67401', 374],
    ['Cell Phone:', '785-555-0173', 360],
    ['Social Security #:', '900-35-6120', 384],
    ['Date of Birth:', '09/14/1981', 370],
    ['% Ownership:', '100', 368],
  ]
  left.forEach(([label, value, from], index) => on(sheet, label, value, 36, 78 + index * 18, from, 300))
  right.forEach(([label, value, from], index) => on(sheet, label, value, 312, 78 + index * 18, from, 576))
  bar(sheet, 'EQUIPMENT', 36, 236, 264)
  bar(sheet, 'VENDOR', 312, 236, 264)
  on(sheet, 'Description:', 'Cone beam CT scanner', 36, 260, 86, 300)
  on(sheet, 'Cost:', '$96,000', 36, 278, 62, 160)
  on(sheet, 'Term:', '60', 170, 278, 194, 300)
  on(sheet, 'Name:', 'Heartland Imaging', 312, 260, 342, 576)
  on(sheet, 'Contact:', 'Dee Moss', 312, 278, 348, 440)
  on(sheet, 'Phone:', '316-555-0118', 446, 278, 474, 576)
  bar(sheet, 'BANK REFERENCE', 36, 308, 540)
  on(sheet, 'Bank:', 'Smoky Hill Bank', 36, 332, 62, 240)
  on(sheet, 'Account #:', '7719', 250, 332, 296, 380)
  on(sheet, 'Phone:', '785-555-0102', 390, 332, 420, 576)
  write(
    sheet,
    'By signing below, the applicant authorizes Copperline Leasing Co. to obtain credit information.',
    36,
    362,
    7.5,
  )
  scribble(sheet, 90, 404)
  on(sheet, 'Signature:', '', 36, 402, 80, 300)
  on(sheet, 'Date:', '02/03/26', 312, 402, 336, 420)
}

/** Captions in boxes, borrower left and co-borrower right, amounts above; a person, not a firm. */
function borrowers(sheet: Sheet): void {
  bold(sheet, 'Residential Loan Application', 200, 24, 13)
  const cell = (caption: string, value: string, x: number, y: number, width: number, height = 26): void => {
    box(sheet, x, y, width, height)
    write(sheet, caption, x + 2, y + 2, 6.5)
    if (value !== '') write(sheet, value, x + 4, y + 12, 9)
  }
  bar(sheet, 'I. TERMS OF LOAN', 30, 46, 552)
  cell('Amount', '$ 236,500', 30, 62, 150)
  cell('Interest Rate', '6.125%', 180, 62, 100)
  cell('No. of Months', '360', 280, 62, 100)
  cell('Purpose of Loan', 'Purchase', 380, 62, 202)
  bar(sheet, 'II. BORROWER INFORMATION', 30, 100, 552)
  write(sheet, 'Borrower', 130, 117, 8, 'Helvetica-Bold')
  write(sheet, 'Co-Borrower', 400, 117, 8, 'Helvetica-Bold')
  cell("Borrower's Name (include Jr. or Sr. if applicable)", 'Tobias Renner', 30, 128, 276)
  cell("Co-Borrower's Name (include Jr. or Sr. if applicable)", 'Mira Renner', 306, 128, 276)
  cell('Social Security Number', '900-14-2207', 30, 154, 110)
  cell('Home Phone (incl. area code)', '608-555-0151', 140, 154, 96)
  cell('DOB (mm/dd/yyyy)', '05/21/1986', 236, 154, 70)
  cell('Social Security Number', '900-14-2208', 306, 154, 110)
  cell('Home Phone (incl. area code)', '', 416, 154, 96)
  cell('DOB (mm/dd/yyyy)', '10/02/1987', 512, 154, 70)
  cell('Present Address (street, city, state, ZIP)', '52 Wingra St, Madison, WI 53711', 30, 180, 276)
  cell('Present Address (street, city, state, ZIP)', '52 Wingra St, Madison, WI 53711', 306, 180, 276)
  bar(sheet, 'III. EMPLOYMENT INFORMATION', 30, 218, 552)
  cell('Name of Employer', 'Yahara Instruments', 30, 234, 276)
  cell('Position/Title/Type of Business', 'Machinist', 306, 234, 138)
  cell('Business Phone (incl. area code)', '608-555-0180', 444, 234, 138)
  bar(sheet, 'IV. DECLARATIONS', 30, 276, 552)
  write(sheet, 'Are you a party to a lawsuit?', 34, 296, 8)
  option(sheet, 'Yes', 200, 296, false)
  option(sheet, 'No', 240, 296, true)
  line(sheet, 30, 360, 200)
  line(sheet, 236, 360, 60)
  line(sheet, 310, 360, 200)
  write(sheet, "Borrower's Signature", 30, 363, 7)
  write(sheet, 'Date', 236, 363, 7)
  write(sheet, "Co-Borrower's Signature", 310, 363, 7)
  write(sheet, 'Date', 520, 363, 7)
}

export const columnForms: readonly MadeApplication[] = [
  {
    name: 'two-columns-dark-bars',
    draw: twoColumns,
    expected: {
      businessLegalName: 'Bluestem Dental PLLC',
      businessDbaName: null,
      ein: '48-1190376',
      businessAddressLine1: '1440 Prairie View Dr',
      businessCity: 'Salina',
      businessStateCode: 'KS',
      businessPostalCode: '67401',
      businessPhone: '785-555-0129',
      yearsInBusiness: 11,
      'owners.length': 1,
      'owners.0.firstName': 'Amara',
      'owners.0.lastName': 'Lindqvist',
      'owners.0.ownershipPercentage': 100,
      'owners.0.ssn': '***-**-6120',
      'owners.0.dob': '1981-09-14',
      'owners.0.addressLine1': '27 Cottonwood Ln',
      'owners.0.city': 'Salina',
      'owners.0.phone': '785-555-0173',
      'equipment.description': 'Cone beam CT scanner',
      'equipment.vendor': 'Heartland Imaging',
      'other_fields.termMonths': 60,
      contactEmail: null,
      signed_application: true,
      signed_application_on_date: '2026-02-03',
    },
  },
  {
    name: 'borrower-beside-co-borrower',
    draw: borrowers,
    expected: {
      businessLegalName: null,
      entityType: null,
      businessPhone: null,
      loanAmount: 236500,
      'owners.length': 2,
      'owners.0.firstName': 'Tobias',
      'owners.0.lastName': 'Renner',
      'owners.0.ssn': '***-**-2207',
      'owners.0.dob': '1986-05-21',
      'owners.0.phone': '608-555-0151',
      'owners.0.addressLine1': '52 Wingra St',
      'owners.1.firstName': 'Mira',
      'owners.1.dob': '1987-10-02',
      'other_fields.termMonths': 360,
      'other_fields.loanPurpose': 'Purchase',
      'other_fields.employerName': 'Yahara Instruments',
      signed_application: false,
      signed_application_on_date: null,
    },
  },
]
