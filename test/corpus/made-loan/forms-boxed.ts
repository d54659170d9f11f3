/** Applications whose questions stand in ruled boxes, one character to a box, or in fields to be filled in. */
import type { MadeApplication } from './made-application.ts'

// prettier-ignore
export const boxedForms: readonly MadeApplication[] = [
  /** Captions in the corners of boxes; two owners side by side; vendor and equipment; references as decoys; signed with a pen. */
  {
    name: 'lessor-captions-in-boxes',
    expected: {
      businessLegalName: 'Cobalt Ridge Concrete, LLC', businessDbaName: 'Cobalt Ridge', ein: '81-4420917',
      entityType: 'LLC', businessAddressLine1: '1180 Quarry Loop', businessCity: 'Bozeman', businessState: 'MT',
      businessStateCode: 'MT', businessPostalCode: '59715', businessPhone: '(406) 555-0143',
      contactEmail: 'office@cobaltridge.example', businessStartDate: '2012-05-14', incorporationState: 'Montana',
      annualRevenue: 2450000, industry: 'Ready-mix concrete supplier', loanAmount: 140000,
      'equipment.vendor': 'Gallatin Truck Center', 'equipment.description': '2021 Mack Granite mixer truck',
      'owners.length': 2, 'owners.0.firstName': 'Maren', 'owners.0.lastName': 'Oldfield',
      'owners.0.ownershipPercentage': 60, 'owners.0.ssn': '***-**-4417', 'owners.0.dob': '1979-03-22',
      'owners.0.addressLine1': '77 Spruce Ct', 'owners.0.city': 'Bozeman', 'owners.1.firstName': 'Teodor',
      'owners.1.ownershipPercentage': 40, 'other_fields.numberOfEmployees': 17, 'other_fields.termMonths': 60,
      'other_fields.equipmentAmount': 148500, 'other_fields.ownerTitle': 'Managing Member', signed_application: true,
      signed_application_on_date: '2026-02-18', yearsInBusiness: null, website: null,
    },
    script: `
text b 15: 30,24 PINE HOLLOW LEASING
text: 390,30 EQUIPMENT LEASE APPLICATION
text b 8: 30,48 LESSEE
captioned: 30,60,330 Full legal name of business = Cobalt Ridge Concrete, LLC ; 360,60,222 DBA (if any) = Cobalt Ridge
; 30,87,250 Street address = 1180 Quarry Loop ; 280,87,130 City = Bozeman ; 410,87,62 State = MT
; 472,87,110 ZIP = 59715 ; 30,114,150 Business phone = (406) 555-0143 ; 180,114,120 Fax =
; 300,114,282 E-mail = office@cobaltridge.example ; 30,141,140 Federal tax ID = 81-4420917
; 170,141,140 Date established = 05/14/2012 ; 310,141,132 State of formation = Montana
; 442,141,140 No. of employees = 17 ; 30,168,300 Nature of business = Ready-mix concrete supplier
; 330,168,252 Gross annual sales = $2,450,000
text 8: 30,203 Type of business:
option: 120,202 Corporation ; 220,202 LLC * ; 290,202 Partnership ; 380,202 Sole proprietorship
text b 8: 30,221 EQUIPMENT
captioned: 30,231,330 Description of equipment = 2021 Mack Granite mixer truck
; 360,231,110 Equipment cost = $148,500.00 ; 470,231,112 Term = 60 months ; 30,258,330 Vendor = Gallatin Truck Center
; 360,258,110 Vendor phone = 406-555-0190 ; 470,258,112 Amount requested = $140,000
text b 8: 30,290 PRINCIPALS / OWNERS
captioned: 30,300,200 Name = Maren Oldfield ; 230,300,120 Title = Managing Member ; 350,300,60 % owned = 60%
; 410,300,90 SSN = 900-61-4417 ; 500,300,82 DOB = 03/22/1979
; 30,327,552 Home address = 77 Spruce Ct, Bozeman, MT 59718 ; 30,354,200 Name = Teodor Oldfield
; 230,354,120 Title = Member ; 350,354,60 % owned = 40% ; 410,354,90 SSN = 900-61-4418 ; 500,354,82 DOB = 11/02/1977
; 30,381,552 Home address = 77 Spruce Ct, Bozeman, MT 59718
text b 8: 30,414 BANK REFERENCE
captioned: 30,424,250 Bank name = First Gallatin Bank ; 280,424,150 Contact = Lou Petrie
; 430,424,152 Phone = 406-555-0111
text 7: 30,468 Each of the undersigned certifies that the information above is true and authorizes Pine Hollow Leasing to obtain credit reports.
scribble: 50,514
typed: 420,507 02/18/2026
line: 30,518,260 ; 400,518,130
text 7: 30,521 Signature ; 400,521 Date
line: 30,552,260
typed: 34,541 Maren Oldfield
text 7: 30,555 Print name
`,
  },
  /** A field of its own for everything, with names nobody can read; two radio groups; nobody has signed. */
  {
    name: 'bank-fillable-cryptic-unsigned',
    expected: {
      businessLegalName: 'Juniper & Slate Woodworks Inc.', ein: '47-2298031', entityType: 'S-Corp',
      businessAddressLine1: '402 Railyard Ave, Suite B', businessCity: 'Salida', businessStateCode: 'CO',
      businessPostalCode: '81201', businessPhone: '719-555-0137', contactEmail: 'hello@juniperslate.example',
      website: 'juniperslate.example', yearsInBusiness: 9, annualRevenue: 1310500, loanAmount: 275000,
      useOfFunds: 'Five-axis router and dust collection', 'other_fields.naicsCode': '337110', 'owners.length': 1,
      'owners.0.firstName': 'Ines', 'owners.0.lastName': 'Calloway', 'owners.0.ssn': '***-**-8812',
      'owners.0.dob': '1983-07-09', 'owners.0.ownershipPercentage': 100, 'owners.0.addressLine1': '19 Larkspur Ln',
      signed_application: false, signed_application_on_date: null, businessDbaName: null,
    },
    script: `
fields:
text b 16: 40,30 Harvest State Bank
text 11: 40,50 Commercial Loan Application
text: 40,88 Legal business name
field: 190,84,360 Text1 = Juniper & Slate Woodworks Inc.
text: 40,112 Tax ID number
field: 190,108,360 Text2 = 47-2298031
text: 40,136 Mailing address
field: 190,132,360 Text3 = PO Box 88, Salida, CO 81201
text: 40,160 Business street address
field: 190,156,360 Text4 = 402 Railyard Ave, Suite B, Salida, CO 81201
text: 40,184 Business telephone
field: 190,180,360 Text5 = 719-555-0137
text: 40,208 Contact e-mail
field: 190,204,360 Text6 = hello@juniperslate.example
text: 40,232 Web site
field: 190,228,360 Text7 = juniperslate.example
text: 40,256 Years in business
field: 190,252,360 Text8 = 9
text: 40,280 NAICS code
field: 190,276,360 Text9 = 337110
text: 40,304 Annual revenue
field: 190,300,360 Text10 = 1,310,500
text: 40,328 Loan amount requested
field: 190,324,360 Text11 = 275,000.00
text: 40,352 Use of proceeds
field: 190,348,360 Text12 = Five-axis router and dust collection
text: 40,376 Legal structure
check: 190,374 Check Box1
text: 206,375 C Corporation
check: 300,374 Check Box2 *
text b: 302,375 X
text: 316,375 S Corporation
check: 410,374 Check Box3
text: 426,375 LLC
text b 11: 40,408 Owner information
text: 40,432 First name
field: 190,428,360 Text40 = Ines
text: 40,456 Last name
field: 190,452,360 Text41 = Calloway
text: 40,480 Social Security number
field: 190,476,360 Text42 = 900-72-8812
text: 40,504 Date of birth
field: 190,500,360 Text43 = 07/09/1983
text: 40,528 Ownership percentage
field: 190,524,360 Text44 = 100
text: 40,552 Home address
field: 190,548,360 Text45 = 19 Larkspur Ln, Salida, CO 81201
line: 40,622,250 ; 400,622,120
text 8: 40,625 Borrower signature ; 400,625 Date
typed: 44,652 Ines Calloway
line: 40,664,250
text 8: 40,667 Printed name
`,
  },
]
