/** Applications whose questions stand in ruled boxes, one character to a box, or in fields to be filled in. */
import { bold, box, button, captioned, line, option, scribble, typed, write, type Sheet } from './sheet.ts'
import type { MadeApplication } from './made-application.ts'

/** Captions in the corners of boxes; two owners side by side; vendor and equipment; references as decoys; signed by hand. */
function lessorOnePage(sheet: Sheet): void {
  bold(sheet, 'PINE HOLLOW LEASING', 30, 24, 15)
  write(sheet, 'EQUIPMENT LEASE APPLICATION', 390, 30, 9)
  const rows: readonly (readonly (readonly [string, string, number])[])[] = [
    [
      ['Full legal name of business', 'Cobalt Ridge Concrete, LLC', 330],
      ['DBA (if any)', 'Cobalt Ridge', 222],
    ],
    [
      ['Street address', '1180 Quarry Loop', 250],
      ['City', 'Bozeman', 130],
      ['State', 'MT', 62],
      ['ZIP', '59715', 110],
    ],
    [
      ['Business phone', '(406) 555-0143', 150],
      ['Fax', '', 120],
      ['E-mail', 'office@cobaltridge.example', 282],
    ],
    [
      ['Federal tax ID', '81-4420917', 140],
      ['Date established', '05/14/2012', 140],
      ['State of formation', 'Montana', 132],
      ['No. of employees', '17', 140],
    ],
    [
      ['Nature of business', 'Ready-mix concrete supplier', 300],
      ['Gross annual sales', '$2,450,000', 252],
    ],
  ]
  let y = 60
  bold(sheet, 'LESSEE', 30, y - 12, 8)
  for (const row of rows) {
    let x = 30
    for (const [caption, value, width] of row) {
      captioned(sheet, caption, value, [x, y, width, 27])
      x += width
    }
    y += 27
  }
  write(sheet, 'Type of business:', 30, y + 8, 8)
  option(sheet, 'Corporation', 120, y + 7, false)
  option(sheet, 'LLC', 220, y + 7, true)
  option(sheet, 'Partnership', 290, y + 7, false)
  option(sheet, 'Sole proprietorship', 380, y + 7, false)
  y += 36
  bold(sheet, 'EQUIPMENT', 30, y - 10, 8)
  captioned(sheet, 'Description of equipment', '2021 Mack Granite mixer truck', [30, y, 330, 27])
  captioned(sheet, 'Equipment cost', '$148,500.00', [360, y, 110, 27])
  captioned(sheet, 'Term', '60 months', [470, y, 112, 27])
  y += 27
  captioned(sheet, 'Vendor', 'Gallatin Truck Center', [30, y, 330, 27])
  captioned(sheet, 'Vendor phone', '406-555-0190', [360, y, 110, 27])
  captioned(sheet, 'Amount requested', '$140,000', [470, y, 112, 27])
  y += 42
  bold(sheet, 'PRINCIPALS / OWNERS', 30, y - 10, 8)
  for (const [name, title, share, number, birth, home] of [
    ['Maren Oldfield', 'Managing Member', '60%', '900-61-4417', '03/22/1979', '77 Spruce Ct, Bozeman, MT 59718'],
    ['Teodor Oldfield', 'Member', '40%', '900-61-4418', '11/02/1977', '77 Spruce Ct, Bozeman, MT 59718'],
  ] as const) {
    captioned(sheet, 'Name', name, [30, y, 200, 27])
    captioned(sheet, 'Title', title, [230, y, 120, 27])
    captioned(sheet, '% owned', share, [350, y, 60, 27])
    captioned(sheet, 'SSN', number, [410, y, 90, 27])
    captioned(sheet, 'DOB', birth, [500, y, 82, 27])
    captioned(sheet, 'Home address', home, [30, y + 27, 552, 27])
    y += 54
  }
  y += 16
  bold(sheet, 'BANK REFERENCE', 30, y - 10, 8)
  captioned(sheet, 'Bank name', 'First Gallatin Bank', [30, y, 250, 27])
  captioned(sheet, 'Contact', 'Lou Petrie', [280, y, 150, 27])
  captioned(sheet, 'Phone', '406-555-0111', [430, y, 152, 27])
  y += 44
  write(
    sheet,
    'Each of the undersigned certifies that the information above is true and authorizes Pine Hollow Leasing to obtain credit reports.',
    30,
    y,
    7,
  )
  y += 50
  scribble(sheet, 50, y - 4)
  typed(sheet, '02/18/2026', 420, y - 11)
  line(sheet, 30, y, 260)
  line(sheet, 400, y, 130)
  write(sheet, 'Signature', 30, y + 3, 7)
  write(sheet, 'Date', 400, y + 3, 7)
  line(sheet, 30, y + 34, 260)
  typed(sheet, 'Maren Oldfield', 34, y + 23)
  write(sheet, 'Print name', 30, y + 37, 7)
}

/** A field of its own for everything, with names nobody can read; two radio groups; nobody has signed. */
function fillableUnsigned(sheet: Sheet): void {
  sheet.initForm()
  bold(sheet, 'Harvest State Bank', 40, 30, 16)
  write(sheet, 'Commercial Loan Application', 40, 50, 11)
  const rows: readonly (readonly [string, string])[] = [
    ['Legal business name', 'Juniper & Slate Woodworks Inc.'],
    ['Tax ID number', '47-2298031'],
    ['Mailing address', 'PO Box 88, Salida, CO 81201'],
    ['Business street address', '402 Railyard Ave, Suite B, Salida, CO 81201'],
    ['Business telephone', '719-555-0137'],
    ['Contact e-mail', 'hello@juniperslate.example'],
    ['Web site', 'juniperslate.example'],
    ['Years in business', '9'],
    ['NAICS code', '337110'],
    ['Annual revenue', '1,310,500'],
    ['Loan amount requested', '275,000.00'],
    ['Use of proceeds', 'Five-axis router and dust collection'],
  ]
  rows.forEach(([label, value], index) => {
    const y = 84 + index * 24
    write(sheet, label, 40, y + 4)
    sheet.font('Helvetica').fontSize(9)
    sheet.formText(`Text${index + 1}`, 190, y, 360, 17, { value })
  })
  const y = 84 + rows.length * 24
  write(sheet, 'Legal structure', 40, y + 4)
  for (const [index, [text, ticked]] of (
    [
      ['C Corporation', false],
      ['S Corporation', true],
      ['LLC', false],
    ] as const
  ).entries()) {
    sheet.formCheckbox(`Check Box${index + 1}`, 190 + index * 110, y + 2, 10, 10, {
      ...(ticked && { defaultValue: 'Yes', value: 'Yes' }),
    })
    if (ticked) write(sheet, 'X', 192 + index * 110, y + 3, 9, 'Helvetica-Bold')
    write(sheet, text, 206 + index * 110, y + 3)
  }
  bold(sheet, 'Owner information', 40, y + 36)
  const owner: readonly (readonly [string, string])[] = [
    ['First name', 'Ines'],
    ['Last name', 'Calloway'],
    ['Social Security number', '900-72-8812'],
    ['Date of birth', '07/09/1983'],
    ['Ownership percentage', '100'],
    ['Home address', '19 Larkspur Ln, Salida, CO 81201'],
  ]
  owner.forEach(([label, value], index) => {
    const top = y + 56 + index * 24
    write(sheet, label, 40, top + 4)
    sheet.formText(`Text${index + 40}`, 190, top, 360, 17, { value })
  })
  const foot = y + 56 + owner.length * 24 + 50
  line(sheet, 40, foot, 250)
  line(sheet, 400, foot, 120)
  write(sheet, 'Borrower signature', 40, foot + 3, 8)
  write(sheet, 'Date', 400, foot + 3, 8)
  typed(sheet, 'Ines Calloway', 44, foot + 30)
  line(sheet, 40, foot + 42, 250)
  write(sheet, 'Printed name', 40, foot + 45, 8)
}

/** One character to a box for numbers; round buttons; a name typed with "/s/". */
function characterBoxes(sheet: Sheet): void {
  bold(sheet, 'SMALL BUSINESS CREDIT APPLICATION', 40, 30, 13)
  write(sheet, 'Please print one character per box.', 40, 48, 8)
  const boxes = (label: string, value: string, x: number, y: number, count: number): void => {
    write(sheet, label, x, y - 11, 8)
    for (let at = 0; at < count; at++) {
      box(sheet, x + at * 14, y, 14, 16)
      if (at < value.length) typed(sheet, value[at]!, x + at * 14 + 4, y + 4, 10)
    }
  }
  boxes('Business legal name', 'OTTERBROOK CYCLES LLC', 40, 80, 34)
  boxes('EIN', '352217846', 40, 122, 9)
  boxes('Business phone', '8125550166', 220, 122, 10)
  boxes('Street address', '640 MILL RACE RD', 40, 164, 28)
  boxes('City', 'BLOOMINGTON', 40, 206, 18)
  boxes('State', 'IN', 320, 206, 2)
  boxes('ZIP code', '47401', 380, 206, 5)
  write(sheet, 'Entity type:', 40, 246)
  button(sheet, 'Corporation', 110, 246, false)
  button(sheet, 'Limited liability company', 200, 246, true)
  button(sheet, 'Sole proprietor', 340, 246, false)
  boxes('Loan amount requested ($)', '85000', 40, 286, 9)
  boxes('Owner first name', 'HANNE', 40, 330, 14)
  boxes('Owner last name', 'VELDKAMP', 260, 330, 18)
  boxes('Ownership %', '55', 40, 372, 3)
  boxes('Date of birth (MMDDYYYY)', '', 140, 372, 8)
  write(sheet, 'I certify that all of this is true.', 40, 420, 8)
  write(sheet, 'Signature:', 40, 460)
  typed(sheet, '/s/ Hanne Veldkamp', 100, 459)
  line(sheet, 92, 471, 220)
  write(sheet, 'Date:', 360, 460)
  typed(sheet, 'January 9, 2026', 392, 459)
  line(sheet, 388, 471, 120)
}

export const boxedForms: readonly MadeApplication[] = [
  {
    name: 'lessor-captions-in-boxes',
    draw: lessorOnePage,
    expected: {
      businessLegalName: 'Cobalt Ridge Concrete, LLC',
      businessDbaName: 'Cobalt Ridge',
      ein: '81-4420917',
      entityType: 'LLC',
      businessAddressLine1: '1180 Quarry Loop',
      businessCity: 'Bozeman',
      businessState: 'MT',
      businessStateCode: 'MT',
      businessPostalCode: '59715',
      businessPhone: '(406) 555-0143',
      contactEmail: 'office@cobaltridge.example',
      businessStartDate: '2012-05-14',
      incorporationState: 'Montana',
      annualRevenue: 2450000,
      industry: 'Ready-mix concrete supplier',
      loanAmount: 140000,
      'equipment.vendor': 'Gallatin Truck Center',
      'equipment.description': '2021 Mack Granite mixer truck',
      'owners.length': 2,
      'owners.0.firstName': 'Maren',
      'owners.0.lastName': 'Oldfield',
      'owners.0.ownershipPercentage': 60,
      'owners.0.ssn': '***-**-4417',
      'owners.0.dob': '1979-03-22',
      'owners.0.addressLine1': '77 Spruce Ct',
      'owners.0.city': 'Bozeman',
      'owners.1.firstName': 'Teodor',
      'owners.1.ownershipPercentage': 40,
      'other_fields.numberOfEmployees': 17,
      'other_fields.termMonths': 60,
      'other_fields.equipmentAmount': 148500,
      'other_fields.ownerTitle': 'Managing Member',
      signed_application: true,
      signed_application_on_date: '2026-02-18',
      yearsInBusiness: null,
      website: null,
    },
  },
  {
    name: 'bank-fillable-cryptic-unsigned',
    draw: fillableUnsigned,
    expected: {
      businessLegalName: 'Juniper & Slate Woodworks Inc.',
      ein: '47-2298031',
      entityType: 'S-Corp',
      businessAddressLine1: '402 Railyard Ave, Suite B',
      businessCity: 'Salida',
      businessStateCode: 'CO',
      businessPostalCode: '81201',
      businessPhone: '719-555-0137',
      contactEmail: 'hello@juniperslate.example',
      website: 'juniperslate.example',
      yearsInBusiness: 9,
      annualRevenue: 1310500,
      loanAmount: 275000,
      useOfFunds: 'Five-axis router and dust collection',
      'other_fields.naicsCode': '337110',
      'owners.length': 1,
      'owners.0.firstName': 'Ines',
      'owners.0.lastName': 'Calloway',
      'owners.0.ssn': '***-**-8812',
      'owners.0.dob': '1983-07-09',
      'owners.0.ownershipPercentage': 100,
      'owners.0.addressLine1': '19 Larkspur Ln',
      signed_application: false,
      signed_application_on_date: null,
      businessDbaName: null,
    },
  },
  {
    name: 'one-character-to-a-box',
    draw: characterBoxes,
    expected: {
      businessLegalName: 'OTTERBROOK CYCLES LLC',
      ein: '35-2217846',
      entityType: 'LLC',
      businessAddressLine1: '640 MILL RACE RD',
      businessCity: 'BLOOMINGTON',
      businessStateCode: 'IN',
      businessPostalCode: '47401',
      businessPhone: '8125550166',
      loanAmount: 85000,
      'owners.0.firstName': 'HANNE',
      'owners.0.lastName': 'VELDKAMP',
      'owners.0.ownershipPercentage': 55,
      'owners.0.dob': null,
      signed_application: true,
      signed_application_on_date: '2026-01-09',
    },
  },
]
