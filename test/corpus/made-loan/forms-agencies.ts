/** Applications as agencies, banks and lessors print them: numbered captions in boxes, labels over two lines, two questions in one box. */
import type { MadeApplication } from './made-application.ts'

// prettier-ignore
export const agencyForms: readonly MadeApplication[] = [
  /** Numbered questions as sentences, each with its answer below, a little to the right. */
  {
    name: 'numbered-questions-answers-below',
    expected: {
      businessLegalName: 'Stitch & Bloom Tailoring', businessAddressLine1: '2316 Cherry Street',
      businessPostalCode: '43608', entityType: 'Sole Proprietor', businessStartDate: '2021-03-15',
      annualRevenue: 64500, loanAmount: 18000, useOfFunds: 'Two sewing machines', 'owners.0.firstName': 'Amina',
      'owners.0.ownershipPercentage': 100, signed_application: false,
    },
    script: `
text b 15: 36,30 Valley Community Development Fund
text 11: 36,50 Microloan Application
text b 11: 36,78 Part 1 – About your business
text b 9.5: 36,98 1. What is the legal name of your business?
text 9.5: 50,110 Stitch & Bloom Tailoring
text b 9.5: 36,128 2. Where is your business located?
text 9.5: 199.35,128 (street, city, state, zip) ; 50,140 2316 Cherry Street, Toledo, OH 43608
text b 9.5: 36,158 3. How is your business organized?
text 9.5: 202.55,158 (sole proprietorship, LLC, corporation) ; 50,170 Sole proprietorship
text b 9.5: 36,188 4. When did your business open?
text 9.5: 50,200 March 15, 2021
text b 9.5: 36,218 5. What were your gross sales last year?
text 9.5: 50,230 $64,500
text b 11: 36,256 Part 2 – About you
text b 9.5: 36,276 6. Your name
text 9.5: 50,288 Amina Yusuf
text b 9.5: 36,306 7. What percentage of the business do you own?
text 9.5: 50,318 100%
text b 11: 36,344 Part 3 – Your loan
text b 9.5: 36,364 8. How much are you asking to borrow?
text 9.5: 50,376 $18,000
text b 9.5: 36,394 9. Describe how the loan funds will be used
text 9.5: 50,406 Two sewing machines
text: 36,454 Signed:
line: 74,464,200
text: 300,454 Date:
line: 326,464,100
`,
  },
  /** Boxes under their labels, the signature in one of them; sections counted in words, one about another company. */
  {
    name: 'boxes-under-labels',
    expected: {
      businessLegalName: 'Fundy Brewing Company, LLC', businessDbaName: 'Fundy Taproom', ein: '46-4318820',
      businessAddressLine1: '517 7th Street', businessCity: 'Rapid City', businessStateCode: 'SD',
      businessPostalCode: '57701', businessPhone: '605-555-0172', loanAmount: 520000, signed_application: true,
      signed_application_on_date: '2025-03-14',
    },
    script: `
text b 13: 36,30 Application for a Section 504 Loan
text b: 36,56 SECTION ONE: CDC INFORMATION
above boxed 8: 36,70,300 Legal Name = Great Basin Development Corp ; 336,70,240 Phone = 605-555-0100
text b: 36,108 SECTION TWO: OPERATING COMPANY (OC) INFORMATION
above boxed 8: 36,122,220 OC Legal Name = Fundy Brewing Company, LLC ; 256,122,160 Operating name = Fundy Taproom
; 416,122,160 OC Tax ID = 46-4318820 ; 36,154,220 Physical/mailing address = 517 7th Street
; 256,154,140 City = Rapid City ; 396,154,60 State = SD ; 456,154,120 Zip = 57701 ; 36,186,160 OC Phone = 605-555-0172
; 196,186,120 Date established = 04/12/2014 ; 316,186,100 Type of legal entity = LLC
; 416,186,160 Loan amount requested = $520,000
text b: 36,224 SECTION THREE: ELIGIBLE PASSIVE COMPANY (EPC) INFORMATION
above boxed 8: 36,238,300 EPC Legal Name = Rushmore Holdings LLC ; 336,238,240 EPC Tax ID = 46-4910023
text b: 36,276 SECTION FOUR: CERTIFICATION
above boxed 8: 36,290,360 Signature of Authorized Representative of OC = ; 396,290,180 Date = 2025-03-14
scribble: 80,314
`,
  },
  /** Numbered captions, a mailing address with boxes to tick beside it, owners in blocks under a heading that goes on in plain type. */
  {
    name: 'agency-numbered-captions',
    expected: {
      businessLegalName: 'Bayside Ferry Works, L.L.C.', ein: '72-4450093', entityType: 'LLC',
      businessAddressLine1: '908 Harbor Street', businessCity: 'Morgan City', businessStateCode: 'LA',
      businessPostalCode: '70380', businessPhone: '(337) 555-0151', businessStartDate: '2004-05-17',
      'owners.0.firstName': 'Claude', 'owners.0.ownershipPercentage': 75, 'owners.1.firstName': 'Simone',
      'owners.1.ownershipPercentage': 25, signed_application: true, signed_application_on_date: '2024-10-11',
    },
    script: `
text b 12: 190,30 DISASTER BUSINESS LOAN APPLICATION
box: 36,60,540,30
text 6.5: 39,63 1. ORGANIZATION TYPE
option: 44,76 Sole Proprietorship ; 150,76 Partnership ; 230,76 Limited Liability Entity * ; 350,76 Corporation
captioned 28: 36,90,330 2. EXACT FULL LEGAL NAME = Bayside Ferry Works, L.L.C.
; 366,90,210 3. FEDERAL E.I.N. (if applicable) = 72-4450093
box: 36,118,216,36
text 6.5: 39,121 4. MAILING ADDRESS
option: 112,120 Business * ; 170,120 Home
text 6.5: 39,131 Number, Street, and/or Post Office Box
typed 9: 41,141 908 Harbor Street
captioned 36: 252,118,134 City = Morgan City ; 386,118,60 State = LA ; 446,118,130 Zip = 70380
box: 36,154,270,36
text 6.5: 39,157 5. DATE BUSINESS ; 39,164.5 ESTABLISHED
typed 9: 41,175 05/17/2004
captioned 36: 306,154,270 6. BUSINESS PHONE NUMBER (including area code) = (337) 555-0151
text b: 36,202 7. OWNERS
text: 92,202 Complete for each proprietor, partner and stockholder with 20% or more.
captioned 28: 36,218,216 Legal Name = Claude Fontenot ; 252,218,134 Title/Office = Managing Member
; 386,218,60 % Owned = 75 ; 446,218,130 E-mail Address = claude@bayside.example
; 36,252,216 Legal Name = Simone Fontenot ; 252,252,134 Title/Office = Member ; 386,252,60 % Owned = 25
; 446,252,130 E-mail Address = simone@bayside.example
box: 36,300,300,44
text 6.5: 39,303 8A. Signature of Applicant
scribble: 70,335
captioned 44: 336,300,120 8B. Title = Managing Member ; 456,300,120 8C. Date (MM-DD-YYYY) = 10-11-2024
`,
  },
  /** Labels in cells of their own that go on in a second line, beside answers over their whole height. */
  {
    name: 'bank-wrapped-labels',
    expected: {
      businessLegalName: 'Tri-Rivers Crane & Rigging, LLC', ein: '35-4018844',
      businessAddressLine1: '3300 Dupont Road', businessCity: 'Fort Wayne', businessStateCode: 'IN',
      businessPostalCode: '46825', businessPhone: '260-555-0109', businessStartDate: '2009-07-01',
      annualRevenue: 8450000, loanAmount: 625000, useOfFunds: 'Purchase 2023 Grove crane',
      'owners.0.lastName': 'Kowal', 'owners.0.ownershipPercentage': 70, 'owners.1.firstName': 'Sandra',
      signed_application: false,
    },
    script: `
text b 14: 36,26 Valley Commerce Bank
text 10: 36,44 Commercial Credit Application
text b 10: 36,64 Credit Requested
cells b: 36,78,540 Amount Requested = $625,000
cells b 30: 36,98,540 Purpose / Use of|Proceeds = Purchase 2023 Grove crane
text b 10: 36,138 Applicant (Business) Information
cells b: 36,152,540 Legal Name of Business = Tri-Rivers Crane & Rigging, LLC
; 36,172,540 Physical Address = 3300 Dupont Road ; 36,192,270 City / State / Zip = Fort Wayne / IN / 46825
; 306,192,270 Tax ID # = 35-4018844
cells b 30: 36,212,540 Mailing Address (if|different) = PO Box 11220, Fort Wayne, IN 46856
cells b: 36,242,270 Business Phone = 260-555-0109 ; 306,242,270 Date Established = July 1, 2009
; 36,262,540 Gross Annual Sales = $8,450,000
text b 10: 36,294 Ownership (list all owners with 20% or more)
box: 36,308,134,18
text b 8.5: 40,313 Name
box: 170,308,130,18
text b 8.5: 174,313 Title
box: 300,308,90,18
text b 8.5: 304,313 SSN
box: 390,308,100,18
text b 8.5: 394,313 % Ownership
box: 490,308,86,18
text b 8.5: 494,313 Guarantor?
box: 36,326,134,18
text 8.5: 40,331 Dennis Kowal
box: 170,326,130,18
text 8.5: 174,331 Managing Member
box: 300,326,90,18
text 8.5: 304,331 900-33-4412
box: 390,326,100,18
text 8.5: 394,331 70%
box: 490,326,86,18
text 8.5: 494,331 Yes
box: 36,344,134,18
text 8.5: 40,349 Sandra Kowal
box: 170,344,130,18
text 8.5: 174,349 Member
box: 300,344,90,18
text 8.5: 304,349 900-33-9087
box: 390,344,100,18
text 8.5: 394,349 30%
box: 490,344,86,18
text 8.5: 494,349 Yes
text: 36,400 Applicant Signature:
line: 122,410,200
text: 340,400 Date:
line: 366,410,90
`,
  },
  /** Boxes to tick behind their choices, two questions in one box, names of two principals side by side. */
  {
    name: 'two-questions-in-one-box',
    expected: {
      businessLegalName: 'Redstone Diner Group, Inc.', businessDbaName: null, ein: '47-4290018',
      entityType: 'S-Corp', businessAddressLine1: '112 Garrison Avenue', businessPostalCode: '72901',
      contactEmail: 'pnolan@redstone.example', contactFirstName: 'Patrick', loanAmount: 545000,
      'owners.0.lastName': 'Nolan', 'owners.0.ownershipPercentage': 60, 'owners.1.lastName': 'Okafor',
      'owners.1.ownershipPercentage': 40, signed_application: false,
    },
    script: `
text b 12: 230,30 Borrower Information Form
text b 10: 200,50 Section I: Applicant Business Information
captioned 28: 36,66,330 Applicant Business Legal Name = Redstone Diner Group, Inc.
; 366,66,210 DBA or Tradename (if applicable) =
box: 36,94,540,18
text 8.5: 42,99 Sole Proprietor
box: 102.81,98,8,8
text 8.5: 120.81,99 Partnership
box: 168.27,98,8,8
text 8.5: 186.27,99 C-Corp
box: 217.92,98,8,8
text 8.5: 235.92,99 S-Corp
box: 267.09,98,8,8
text b 8: 268.49,99 X
text 8.5: 285.09,99 LLC
box: 304.68,98,8,8
captioned 28: 36,112,165 Applicant Business Tax ID = 47-4290018 ; 201,112,165 Applicant Business Phone = 479-555-0170
; 366,112,210 Amount of Loan Request = $545,000
; 36,140,330 Primary Business Address (Street, City, State, Zip Code) = 112 Garrison Avenue, Fort Smith, AR 72901
; 366,140,210 Primary Contact / Email Address = Patrick Nolan, pnolan@redstone.example
text b: 36,182 PRINCIPALS / GUARANTORS
captioned 28: 36,194,135 Name = Patrick Nolan ; 171,194,135 Title / % Owned = President / 60%
; 306,194,135 Name = Denise Okafor ; 441,194,135 Title / % Owned = Secretary / 40% ; 36,222,270 SS# = 900-22-1180
; 306,222,270 SS# = 900-23-8811
line: 36,320,260
text 8: 36,323 Signature of Authorized Representative of Applicant
line: 330,320,120
text 8: 330,323 Date
`,
  },
]
