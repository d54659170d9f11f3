/** Applications laid out as tables: label and answer in cells of their own, owners in columns, fields under their labels. */
import type { MadeApplication } from './made-application.ts'

// prettier-ignore
export const tableForms: readonly MadeApplication[] = [
  /** Rows of label and answer cells, two pairs to a row; owners in columns; an unsigned date line for the lender. */
  {
    name: 'label-and-answer-cells',
    expected: {
      businessLegalName: 'Redfern Logging Partners LP', businessDbaName: null, ein: '93-0712284', entityType: 'LP',
      businessAddressLine1: '5520 Skyline Road', businessCity: 'Coos Bay', businessStateCode: 'OR',
      businessPostalCode: '97420', businessPhone: '541-555-0161', contactEmail: 'jw@redfernlogging.example',
      yearsInBusiness: 22, annualRevenue: 6800000, loanAmount: 310000,
      'equipment.description': 'Used Tigercat feller buncher', 'equipment.vendor': 'Umpqua Machinery',
      'other_fields.numberOfEmployees': 34, 'other_fields.termMonths': 48, 'owners.length': 2,
      'owners.0.firstName': 'Juniper', 'owners.0.lastName': 'Wolfe', 'owners.0.ownershipPercentage': 65,
      'owners.0.ssn': '***-**-3301', 'owners.0.dob': '1968-06-17', 'owners.0.addressLine1': '11 Fir St',
      'owners.1.firstName': 'Callum', 'owners.1.ownershipPercentage': 35, 'owners.1.city': 'North Bend',
      'other_fields.ownerTitle': 'General Partner', signed_application: true,
      signed_application_on_date: '2026-01-14',
    },
    script: `
text b 14: 36,26 Evergreen Equipment Funding
text 10: 36,44 Credit Application
text b: 36,64 BUSINESS
cells #e4e8ee: 36,76,540 Legal Name = Redfern Logging Partners LP ; 36,96,270 Trade Name / DBA =
; 306,96,270 Federal ID = 93-0712284 ; 36,116,270 Address = 5520 Skyline Road
; 306,116,270 City, State, Zip = Coos Bay, OR 97420 ; 36,136,270 Phone = 541-555-0161
; 306,136,270 Email = jw@redfernlogging.example ; 36,156,270 Entity Type = Limited Partnership
; 306,156,270 Years in Business = 22 ; 36,176,270 Annual Sales = $6,800,000 ; 306,176,270 # of Employees = 34
text b: 36,206 REQUEST
cells #e4e8ee: 36,218,270 Equipment = Used Tigercat feller buncher ; 306,218,270 Vendor = Umpqua Machinery
; 36,238,270 Amount Requested = $310,000 ; 306,238,270 Requested Term = 48 months
text b: 36,268 OWNERS
box: 36,280,114,20 ; 150,280,213,20
text b 8.5: 154,286 Owner 1
box: 363,280,213,20
text b 8.5: 367,286 Owner 2
box: 36,300,114,20
text b 8.5: 40,306 Name
box: 150,300,213,20
text 8.5: 154,306 Juniper Wolfe
box: 363,300,213,20
text 8.5: 367,306 Callum Reyes
box: 36,320,114,20
text b 8.5: 40,326 Title
box: 150,320,213,20
text 8.5: 154,326 General Partner
box: 363,320,213,20
text 8.5: 367,326 Limited Partner
box: 36,340,114,20
text b 8.5: 40,346 Ownership %
box: 150,340,213,20
text 8.5: 154,346 65
box: 363,340,213,20
text 8.5: 367,346 35
box: 36,360,114,20
text b 8.5: 40,366 SSN
box: 150,360,213,20
text 8.5: 154,366 900-27-3301
box: 363,360,213,20
text 8.5: 367,366 900-27-3302
box: 36,380,114,20
text b 8.5: 40,386 Date of Birth
box: 150,380,213,20
text 8.5: 154,386 06/17/1968
box: 363,380,213,20
text 8.5: 367,386 01/05/1972
box: 36,400,114,20
text b 8.5: 40,406 Home Address
box: 150,400,213,20
text 8.5: 154,406 11 Fir St, Coos Bay, OR 97420
box: 363,400,213,20
text 8.5: 367,406 98 Dune Ave, North Bend, OR 97459
text 8: 36,440 I authorize Evergreen Equipment Funding and its assigns to investigate my credit.
text: 36,476 Applicant Signature:
scribble: 140,480
line: 128,487,220
text: 380,476 Date:
text 10: 408,476 1/14/2026
line: 404,487,120
text b: 36,520 FOR LENDER USE ONLY
cells #e4e8ee: 36,532,270 Approved by = ; 306,532,270 Loan amount = $295,000
`,
  },
  /** Fields that can be filled in, each under its label, named after what they ask; ticked with a mark of the field itself. */
  {
    name: 'fields-under-labels-typed-signature',
    expected: {
      businessLegalName: 'Kestrel Point Brewing Co.', businessDbaName: 'Kestrel Point', ein: '16-1582093',
      businessAddressLine1: '18 Foundry Row', businessCity: 'Lockport', businessStateCode: 'NY',
      businessPostalCode: '14094', businessPhone: '716-555-0158', yearsInBusiness: 6, incorporationState: 'New York',
      contactEmail: 'lucian@kestrelpoint.example', loanAmount: 88250,
      'equipment.description': 'Canning line, 20 head', 'equipment.vendor': 'Great Lakes Packaging',
      'other_fields.downPayment': 8000, 'owners.length': 1, 'owners.0.firstName': 'Lucian',
      'owners.0.lastName': 'Abara', 'owners.0.ownershipPercentage': 75, 'owners.0.ssn': '***-**-0192',
      'owners.0.addressLine1': '3 Canal Ct', 'owners.0.city': 'Medina', 'owners.0.zip': '14103',
      'owners.0.phone': '716-555-0170', signed_application: true, signed_application_on_date: '2025-12-22',
    },
    script: `
fields:
text b 14: 40,26 Two Rivers Commercial Finance
text 10: 40,44 Equipment Finance Application
text b 11: 40,68 Company
field: 40,86,300 Legal name | company.legal_name = Kestrel Point Brewing Co.
; 350,86,220 DBA | company.dba = Kestrel Point ; 40,120,230 Street | company.street = 18 Foundry Row
; 280,120,130 City | company.city = Lockport ; 420,120,50 State | company.state = NY
; 480,120,90 ZIP | company.zip = 14094 ; 40,154,140 EIN | company.ein = 16-1582093
; 190,154,140 Phone | company.phone = 716-555-0158 ; 340,154,100 Time in business | company.years = 6 years
; 450,154,120 State of incorporation | company.state_inc = New York
text b 11: 40,196 Owner
field: 40,214,150 First name | owner.first = Lucian ; 200,214,180 Last name | owner.last = Abara
; 390,214,80 Ownership (%) | owner.pct = 75 ; 480,214,90 SSN | owner.ssn = 900-66-0192
; 40,248,230 Home street | owner.street = 3 Canal Ct ; 280,248,130 City | owner.city = Medina
; 420,248,50 State | owner.state = NY ; 480,248,90 ZIP | owner.zip = 14103
; 40,282,250 Email | owner.email = lucian@kestrelpoint.example ; 300,282,140 Mobile | owner.mobile = 716-555-0170
text b 11: 40,324 Request
field: 40,342,300 Equipment description | req.equip = Canning line, 20 head
; 350,342,220 Dealer / vendor | req.vendor = Great Lakes Packaging
; 40,376,140 Amount requested | req.amount = $88,250 ; 190,376,140 Down payment | req.down = $8,000
text b 11: 40,418 Primary bank
field: 40,436,250 Bank name | bank.name = Erie Canal Savings ; 300,436,140 Phone | bank.phone = 716-555-0101
typed 12: 60,520 Lucian Abara
line: 40,534,250 ; 330,534,120
text 7.5: 40,537 Signature ; 330,537 Date
field: 334,514,110 sig.date = 12/22/2025
`,
  },
]
