/** Applications with lines to write on, underscores, labels above or in lists. */
import type { MadeApplication } from './made-application.ts'

// prettier-ignore
export const linedForms: readonly MadeApplication[] = [
  /** Typed in a word processor: underscores around the answers, ticks in brackets, a table of owners, signed on the X line. */
  {
    name: 'word-processor-underscores',
    expected: {
      businessLegalName: 'Saltmarsh Oyster Company, LLC', businessDbaName: null, ein: '26-3390417',
      entityType: 'LLC', businessAddressLine1: '12 Wharf Street', businessCity: 'Wellfleet', businessStateCode: 'MA',
      businessPostalCode: '02667', businessPhone: '508-555-0172', contactEmail: 'accounts@saltmarsh.example',
      businessStartDate: '2009-06-03', annualRevenue: 1920000, industry: 'Aquaculture', loanAmount: 160000,
      'other_fields.termMonths': 84, 'other_fields.numberOfEmployees': 11,
      'other_fields.loanPurpose': 'Purchase of a work barge and grading machine', 'owners.length': 2,
      'owners.0.firstName': 'Abel', 'owners.0.lastName': 'Nickerson', 'owners.0.ownershipPercentage': 51,
      'owners.0.ssn': '***-**-1188', 'owners.0.dob': '1970-02-14', 'owners.1.lastName': 'Costa',
      'owners.1.ownershipPercentage': 49, 'other_fields.ownerTitle': 'Member/Manager', signed_application: true,
      signed_application_on_date: '2025-11-20',
    },
    script: `
text Times-Roman 10: 54,50 BUSINESS LOAN APPLICATION ; 54,84 APPLICANT INFORMATION
; 54,101 Legal Name of Business: ___Saltmarsh Oyster Company, LLC_______________
; 54,118 DBA: __________________________   Federal ID #: __26-3390417____
; 54,135 Physical Address: ___12 Wharf Street___________________________________
; 54,152 City: __Wellfleet______  State: __MA__  Zip: __02667___
; 54,169 Telephone: __508-555-0172____  Email: __accounts@saltmarsh.example___
; 54,186 Type of Entity: ( ) Corporation  (X) LLC  ( ) Partnership  ( ) Sole Proprietor
; 54,203 Date Business Established: ___June 3, 2009____  Number of Employees: __11__
; 54,220 Annual Gross Sales: $__1,920,000____   Industry: __Aquaculture_________ ; 54,254 LOAN REQUEST
; 54,271 Loan Amount Requested: $__160,000.00____   Term Requested: __7 years___
; 54,288 Purpose of Loan: ___Purchase of a work barge and grading machine_________
; 54,322 OWNERSHIP (list all owners of 20% or more)
text Times-Bold: 54,343 Name ; 190,343 Title ; 300,343 % Owned ; 360,343 Soc. Sec. No. ; 450,343 Date of Birth
text Times-Roman 10: 54,359 Abel Nickerson ; 190,359 Member/Manager ; 300,359 51 ; 360,359 900-33-1188
; 450,359 02/14/1970 ; 54,374 Ruth Ann Costa ; 190,374 Member ; 300,374 49 ; 360,374 900-33-1189 ; 450,374 08/30/1974
text Times-Roman: 54,409 The undersigned hereby applies for the loan described above and certifies that the statements are true and complete.
text Times-Bold 11: 54,455 X
scribble: 80,459
line: 66,467,230
text Times-Roman 8: 66,470 Authorized Signature
text Times-Roman 10: 330,455 Date: ; 360,455 11/20/2025
line: 356,467,120
text Times-Bold: 54,513 FOR OFFICE USE ONLY
text Times-Roman: 54,529 Approved by: ______________   Approved amount: $__________   Officer phone: 508-555-0100
`,
  },
  /** Small labels above their answers, no boxes; two columns with headings of their own; an empty line to sign on. */
  {
    name: 'labels-above-unsigned-with-date',
    expected: {
      businessLegalName: 'Tamarack Veterinary Supply Corp', businessDbaName: null, ein: '41-0091827',
      entityType: 'C-Corp', businessAddressLine1: '3390 Lakeshore Drive', businessCity: 'Duluth',
      businessState: 'Minnesota', businessStateCode: 'MN', businessPostalCode: '55802', incorporationState: 'MN',
      yearsInBusiness: 14, businessPhone: '218.555.0119', website: 'www.tamarackvet.example', annualRevenue: 5075250,
      loanAmount: 192300, 'equipment.description': 'Two refrigerated box trucks',
      'equipment.vendor': 'Superior Fleet Sales', 'owners.length': 2, 'owners.0.firstName': 'Solveig',
      'owners.0.ownershipPercentage': 70, 'owners.0.ssn': '***-**-2231',
      'owners.0.email': 'solveig@tamarackvet.example', 'owners.1.lastName': 'Aune',
      'owners.1.ownershipPercentage': 30, 'owners.1.email': 'peter@tamarackvet.example', signed_application: false,
      signed_application_on_date: null,
    },
    script: `
text b 16: 40,28 Northgate Capital
text 11: 40,48 Financing Application
text b 11: 40,78 Business information
above 7: 40,96 Legal business name = Tamarack Veterinary Supply Corp ; 330,96 DBA =
; 40,126 Street address = 3390 Lakeshore Drive ; 250,126 City = Duluth ; 360,126 State = Minnesota
; 470,126 ZIP = 55802 ; 40,156 EIN = 41-0091827 ; 160,156 Entity type = C Corporation
; 290,156 State of incorporation = MN ; 430,156 Time in business = 14 years ; 40,186 Phone = 218.555.0119
; 160,186 Website = www.tamarackvet.example ; 330,186 Annual revenue = $5,075,250
text b 11: 40,224 Equipment ; 330,224 Vendor
above 7: 40,242 Description = Two refrigerated box trucks ; 330,242 Company name = Superior Fleet Sales
; 40,272 Amount to finance = $192,300 ; 330,272 Phone = 218-555-0155
text b 11: 40,310 Owner 1 ; 330,310 Owner 2
above 7: 40,328 Full name = Solveig Aune ; 330,328 Full name = Peter J. Aune ; 40,358 Ownership % = 70%
; 330,358 Ownership % = 30% ; 40,388 SSN = XXX-XX-2231 ; 330,388 SSN = 900-55-2232
; 40,418 Email = solveig@tamarackvet.example ; 330,418 Email = peter@tamarackvet.example
text 8: 40,470 By signing you agree to our terms. Electronic signatures are as good as any other.
line: 40,530,240 ; 330,530,120
text 7: 40,534 Signature ; 330,534 Date
text 10: 334,518 03/01/2026
`,
  },
  /** Answers on lines with their captions below; two signatures, the second one blank; landlord and trade references. */
  {
    name: 'captions-below-lines',
    expected: {
      businessLegalName: 'Halyard Marine Electric Inc', businessDbaName: null, ein: '91-1840552',
      entityType: 'Corporation', businessAddressLine1: '77 Bulkhead Way', businessCity: 'Anacortes',
      businessStateCode: 'WA', businessPostalCode: '98221', businessPhone: '(360) 555-0184', annualRevenue: 3400000,
      loanAmount: 60000, businessStartDate: null, 'other_fields.loanPurpose': 'Switchgear inventory',
      'owners.length': 1, 'owners.0.firstName': 'Odessa', 'owners.0.lastName': 'Thorne',
      'owners.0.ownershipPercentage': 100, 'owners.0.ssn': '***-**-7765', 'owners.0.addressLine1': '5 Mariner Ct',
      'other_fields.ownerTitle': 'President', 'equipment.vendor': null, signed_application: true,
      signed_application_on_date: '2025-10-06',
    },
    script: `
text b 14: 40,30 Commercial Credit Application
under: 40,84,300 Company Legal Name = Halyard Marine Electric Inc ; 360,84,200 Trade Name =
; 40,118,220 Street Address = 77 Bulkhead Way ; 275,118,120 City = Anacortes ; 410,118,40 State = WA
; 465,118,95 Zip Code = 98221 ; 40,152,140 Telephone = (360) 555-0184 ; 195,152,140 Federal Tax ID = 91-1840552
; 350,152,80 Year Established = 1996 ; 445,152,115 Annual Sales = 3,400,000
text 8: 40,176 Form of organization (check one):
option: 180,175 Sole Proprietor ; 275,175 Partnership ; 360,175 Corporation * ; 450,175 LLC
under: 40,218,160 Credit Amount Requested = $60,000 ; 215,218,345 Purpose = Switchgear inventory
text b: 40,240 PRINCIPAL
under: 40,272,200 Name = Odessa Thorne ; 255,272,120 Title = President ; 390,272,60 Ownership % = 100
; 465,272,95 Social Security No. = 900-48-7765 ; 40,306,335 Home Address = 5 Mariner Ct, Anacortes, WA 98221
; 390,306,170 Home Phone = 360-555-0108
text b: 40,328 TRADE REFERENCES
under: 40,360,200 Company = Cascade Wire & Cable ; 255,360,120 Contact = J. Moody ; 390,360,170 Phone = 206-555-0133
text b: 40,382 LANDLORD
under: 40,414,260 Name = Port Terminal Holdings LLC ; 315,414,100 Monthly Rent = 4,800
text 8: 40,440 Applicant authorizes the creditor to verify all of the above.
scribble: 60,492
under: 40,500,250 Signature of Applicant = ; 310,500,110 Date = 10-06-2025 ; 40,548,250 Signature of Co-Applicant =
; 310,548,110 Date =
`,
  },
  /** A list from a web form, signed through a service; the amount follows from the purposes. */
  {
    name: 'web-list-electronic-signature',
    expected: {
      businessLegalName: 'Mesquite Grill Holdings LLC', businessDbaName: 'Mesquite Grill', ein: '74-5510223',
      entityType: 'LLC', businessAddressLine1: '2100 Alamo Plaza Ste 4', businessCity: 'San Antonio',
      businessStateCode: 'TX', businessPostalCode: '78205', businessPhone: '+1 (210) 555-0147',
      businessStartDate: '2018-02-01', annualRevenue: 2100000, loanAmount: 117500,
      'other_fields.workingCapitalAmount': 45000, 'other_fields.equipmentAmount': 72500, 'owners.length': 1,
      'owners.0.firstName': 'Xavier', 'owners.0.lastName': 'de la Garza', 'owners.0.ownershipPercentage': 85,
      'owners.0.dob': '1981-03-05', 'owners.0.ssn': '***-**-6634', 'owners.0.city': 'Helotes',
      contactEmail: 'xavier@mesquite.example', signed_application: true, signed_application_on_date: '2026-02-27',
    },
    script: `
text b 15: 50,40 Loan application summary
text b 10.5: 50,76 Business
text: 50,93 Business name: ; 210,93 Mesquite Grill Holdings LLC ; 50,110 Doing business as: ; 210,110 Mesquite Grill
; 50,127 Federal EIN: ; 210,127 74-5510223 ; 50,144 Business structure: ; 210,144 Limited Liability Company
; 50,161 Business address: ; 210,161 2100 Alamo Plaza Ste 4, San Antonio, TX 78205 ; 50,178 Phone number:
; 210,178 +1 (210) 555-0147 ; 50,195 Business start date: ; 210,195 2018-02-01 ; 50,212 Last year revenue:
; 210,212 $2.1M
text b 10.5: 50,229 Funding request
text: 50,246 Working capital: ; 210,246 $45,000 ; 50,263 Purchase of equipment: ; 210,263 $72,500
text b 10.5: 50,280 Primary owner
text: 50,297 First name: ; 210,297 Xavier ; 50,314 Last name: ; 210,314 de la Garza ; 50,331 Email:
; 210,331 xavier@mesquite.example ; 50,348 Mobile phone: ; 210,348 210-555-0199 ; 50,365 Ownership: ; 210,365 85%
; 50,382 Date of birth: ; 210,382 March 5, 1981 ; 50,399 SSN: ; 210,399 900-81-6634 ; 50,416 Home address:
; 210,416 9 Pecan Grove, Helotes, TX 78023
text Times-Italic 10: 50,470 Electronically signed by Xavier de la Garza
text 8: 50,484 Signed on 2026-02-27 at 14:02:51 UTC, IP 198.51.100.7
`,
  },
  /** A consumer's application: no business at all; employer and former address apart; a signature typed as a picture would be is missing. */
  {
    name: 'personal-vehicle-unsigned',
    expected: {
      businessLegalName: null, ein: null, businessAddressLine1: null, loanAmount: 28400, 'owners.length': 1,
      'owners.0.firstName': 'Bartholomew', 'owners.0.lastName': 'Quill', 'owners.0.ssn': '***-**-0045',
      'owners.0.dob': '1990-12-30', 'owners.0.addressLine1': '808 Cattail Road', 'owners.0.city': 'Minot',
      'owners.0.zip': '58701', 'owners.0.phone': '701-555-0122', contactEmail: 'bquill@mail.example',
      'other_fields.employerName': 'Souris Valley Grain', 'other_fields.jobTitle': 'Agronomist',
      'other_fields.monthlyIncome': 4850, 'other_fields.downPayment': 3000,
      'equipment.description': '2022 Toyota Tacoma', signed_application: false, signed_application_on_date: null,
    },
    script: `
text b 14: 40,30 Vehicle Loan Application
text b 10: 40,64 Applicant
on: 40,84,92,150 First Name = Bartholomew ; 260,84,310,200 Last Name = Quill
; 40,108,118,124 Social Security # = 900-12-0045 ; 260,108,320,120 Date of Birth = 12/30/1990
; 40,132,82,200 Address = 808 Cattail Road ; 300,132,322,100 City = Minot ; 440,132,466,30 State = ND
; 506,132,524,50 Zip = 58701 ; 40,156,72,130 Phone = 701-555-0122 ; 220,156,250,220 Email = bquill@mail.example
; 40,180,120,300 Previous Address = 14 Elm St, Fargo, ND 58102
text b 10: 40,206 Employment
on: 40,226,86,180 Employer = Souris Valley Grain ; 290,226,332,150 Position = Agronomist
; 40,250,112,120 Monthly Income = $4,850
text b 10: 40,276 Vehicle
on: 40,296,64,50 Year = 2022 ; 130,296,158,100 Make = Toyota ; 280,296,312,120 Model = Tacoma
; 40,320,102,110 Loan Amount = $28,400 ; 240,320,308,110 Down Payment = $3,000 ; 40,400,88,220 Signature =
; 330,400,356,100 Date =
`,
  },
]
