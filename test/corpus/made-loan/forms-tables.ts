/** Applications laid out as tables: label and answer in cells of their own, owners in columns, fields under their labels. */
import type { MadeApplication } from './made-application.ts'
import { bold, box, line, scribble, typed, write, type Sheet } from './sheet.ts'

/** Rows of label and answer cells, two pairs to a row; owners in columns; an unsigned date line for the lender. */
function labelCells(sheet: Sheet): void {
  bold(sheet, 'Evergreen Equipment Funding', 36, 26, 14)
  write(sheet, 'Credit Application', 36, 44, 10)
  const row = (y: number, cells: readonly (readonly [string, string])[]): void => {
    const width = 540 / cells.length
    cells.forEach(([label, value], index) => {
      const x = 36 + index * width
      sheet.rect(x, y, 105, 20).fill('#e4e8ee')
      sheet.fillColor('#000')
      box(sheet, x, y, 105, 20)
      box(sheet, x + 105, y, width - 105, 20)
      write(sheet, label, x + 4, y + 6, 8)
      if (value !== '') write(sheet, value, x + 110, y + 6, 9)
    })
  }
  bold(sheet, 'BUSINESS', 36, 64, 9)
  row(76, [['Legal Name', 'Redfern Logging Partners LP']])
  row(96, [
    ['Trade Name / DBA', ''],
    ['Federal ID', '93-0712284'],
  ])
  row(116, [
    ['Address', '5520 Skyline Road'],
    ['City, State, Zip', 'Coos Bay, OR 97420'],
  ])
  row(136, [
    ['Phone', '541-555-0161'],
    ['Email', 'jw@redfernlogging.example'],
  ])
  row(156, [
    ['Entity Type', 'Limited Partnership'],
    ['Years in Business', '22'],
  ])
  row(176, [
    ['Annual Sales', '$6,800,000'],
    ['# of Employees', '34'],
  ])
  bold(sheet, 'REQUEST', 36, 206, 9)
  row(218, [
    ['Equipment', 'Used Tigercat feller buncher'],
    ['Vendor', 'Umpqua Machinery'],
  ])
  row(238, [
    ['Amount Requested', '$310,000'],
    ['Requested Term', '48 months'],
  ])
  bold(sheet, 'OWNERS', 36, 268, 9)
  const columns = [36, 150, 363] as const
  const widths = [114, 213, 213] as const
  const people = [
    ['', 'Owner 1', 'Owner 2'],
    ['Name', 'Juniper Wolfe', 'Callum Reyes'],
    ['Title', 'General Partner', 'Limited Partner'],
    ['Ownership %', '65', '35'],
    ['SSN', '900-27-3301', '900-27-3302'],
    ['Date of Birth', '06/17/1968', '01/05/1972'],
    ['Home Address', '11 Fir St, Coos Bay, OR 97420', '98 Dune Ave, North Bend, OR 97459'],
  ]
  people.forEach((cells, index) =>
    cells.forEach((text, at) => {
      const y = 280 + index * 20
      box(sheet, columns[at]!, y, widths[at]!, 20)
      if (text !== '')
        write(sheet, text, columns[at]! + 4, y + 6, 8.5, at === 0 || index === 0 ? 'Helvetica-Bold' : 'Helvetica')
    }),
  )
  write(sheet, 'I authorize Evergreen Equipment Funding and its assigns to investigate my credit.', 36, 440, 8)
  write(sheet, 'Applicant Signature:', 36, 476, 9)
  scribble(sheet, 140, 480)
  line(sheet, 128, 487, 220)
  write(sheet, 'Date:', 380, 476, 9)
  write(sheet, '1/14/2026', 408, 476, 10)
  line(sheet, 404, 487, 120)
  bold(sheet, 'FOR LENDER USE ONLY', 36, 520, 9)
  row(532, [
    ['Approved by', ''],
    ['Loan amount', '$295,000'],
  ])
}

/** Fields that can be filled in, each under its label, named after what they ask; ticked with a mark of the field itself. */
function fieldsUnderLabels(sheet: Sheet): void {
  sheet.initForm()
  bold(sheet, 'Two Rivers Commercial Finance', 40, 26, 14)
  write(sheet, 'Equipment Finance Application', 40, 44, 10)
  const field = (label: string, name: string, value: string, x: number, y: number, width: number): void => {
    write(sheet, label, x, y, 7.5)
    sheet.font('Helvetica').fontSize(10)
    sheet.formText(name, x, y + 10, width, 17, { value })
  }
  bold(sheet, 'Company', 40, 68)
  field('Legal name', 'company.legal_name', 'Kestrel Point Brewing Co.', 40, 86, 300)
  field('DBA', 'company.dba', 'Kestrel Point', 350, 86, 220)
  field('Street', 'company.street', '18 Foundry Row', 40, 120, 230)
  field('City', 'company.city', 'Lockport', 280, 120, 130)
  field('State', 'company.state', 'NY', 420, 120, 50)
  field('ZIP', 'company.zip', '14094', 480, 120, 90)
  field('EIN', 'company.ein', '16-1582093', 40, 154, 140)
  field('Phone', 'company.phone', '716-555-0158', 190, 154, 140)
  field('Time in business', 'company.years', '6 years', 340, 154, 100)
  field('State of incorporation', 'company.state_inc', 'New York', 450, 154, 120)
  bold(sheet, 'Owner', 40, 196)
  field('First name', 'owner.first', 'Lucian', 40, 214, 150)
  field('Last name', 'owner.last', 'Abara', 200, 214, 180)
  field('Ownership (%)', 'owner.pct', '75', 390, 214, 80)
  field('SSN', 'owner.ssn', '900-66-0192', 480, 214, 90)
  field('Home street', 'owner.street', '3 Canal Ct', 40, 248, 230)
  field('City', 'owner.city', 'Medina', 280, 248, 130)
  field('State', 'owner.state', 'NY', 420, 248, 50)
  field('ZIP', 'owner.zip', '14103', 480, 248, 90)
  field('Email', 'owner.email', 'lucian@kestrelpoint.example', 40, 282, 250)
  field('Mobile', 'owner.mobile', '716-555-0170', 300, 282, 140)
  bold(sheet, 'Request', 40, 324)
  field('Equipment description', 'req.equip', 'Canning line, 20 head', 40, 342, 300)
  field('Dealer / vendor', 'req.vendor', 'Great Lakes Packaging', 350, 342, 220)
  field('Amount requested', 'req.amount', '$88,250', 40, 376, 140)
  field('Down payment', 'req.down', '$8,000', 190, 376, 140)
  bold(sheet, 'Primary bank', 40, 418)
  field('Bank name', 'bank.name', 'Erie Canal Savings', 40, 436, 250)
  field('Phone', 'bank.phone', '716-555-0101', 300, 436, 140)
  typed(sheet, 'Lucian Abara', 60, 520, 12)
  line(sheet, 40, 534, 250)
  line(sheet, 330, 534, 120)
  write(sheet, 'Signature', 40, 537, 7.5)
  write(sheet, 'Date', 330, 537, 7.5)
  sheet.formText('sig.date', 334, 514, 110, 17, { value: '12/22/2025' })
}

export const tableForms: readonly MadeApplication[] = [
  {
    name: 'label-and-answer-cells',
    draw: labelCells,
    expected: {
      businessLegalName: 'Redfern Logging Partners LP',
      businessDbaName: null,
      ein: '93-0712284',
      entityType: 'LP',
      businessAddressLine1: '5520 Skyline Road',
      businessCity: 'Coos Bay',
      businessStateCode: 'OR',
      businessPostalCode: '97420',
      businessPhone: '541-555-0161',
      contactEmail: 'jw@redfernlogging.example',
      yearsInBusiness: 22,
      annualRevenue: 6800000,
      loanAmount: 310000,
      'equipment.description': 'Used Tigercat feller buncher',
      'equipment.vendor': 'Umpqua Machinery',
      'other_fields.numberOfEmployees': 34,
      'other_fields.termMonths': 48,
      'owners.length': 2,
      'owners.0.firstName': 'Juniper',
      'owners.0.lastName': 'Wolfe',
      'owners.0.ownershipPercentage': 65,
      'owners.0.ssn': '***-**-3301',
      'owners.0.dob': '1968-06-17',
      'owners.0.addressLine1': '11 Fir St',
      'owners.1.firstName': 'Callum',
      'owners.1.ownershipPercentage': 35,
      'owners.1.city': 'North Bend',
      'other_fields.ownerTitle': 'General Partner',
      signed_application: true,
      signed_application_on_date: '2026-01-14',
    },
  },
  {
    name: 'fields-under-labels-typed-signature',
    draw: fieldsUnderLabels,
    expected: {
      businessLegalName: 'Kestrel Point Brewing Co.',
      businessDbaName: 'Kestrel Point',
      ein: '16-1582093',
      businessAddressLine1: '18 Foundry Row',
      businessCity: 'Lockport',
      businessStateCode: 'NY',
      businessPostalCode: '14094',
      businessPhone: '716-555-0158',
      yearsInBusiness: 6,
      incorporationState: 'New York',
      contactEmail: 'lucian@kestrelpoint.example',
      loanAmount: 88250,
      'equipment.description': 'Canning line, 20 head',
      'equipment.vendor': 'Great Lakes Packaging',
      'other_fields.downPayment': 8000,
      'owners.length': 1,
      'owners.0.firstName': 'Lucian',
      'owners.0.lastName': 'Abara',
      'owners.0.ownershipPercentage': 75,
      'owners.0.ssn': '***-**-0192',
      'owners.0.addressLine1': '3 Canal Ct',
      'owners.0.city': 'Medina',
      'owners.0.zip': '14103',
      'owners.0.phone': '716-555-0170',
      signed_application: true,
      signed_application_on_date: '2025-12-22',
    },
  },
]
