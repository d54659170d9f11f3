/** Applications in columns: white headings on dark bars, borrower beside co-borrower, equipment beside vendor. */
import type { MadeApplication } from './made-application.ts'

// prettier-ignore
export const columnForms: readonly MadeApplication[] = [
  /** Two columns: the lessee left, the guarantor right; below equipment left, vendor right. */
  {
    name: 'two-columns-dark-bars',
    expected: {
      businessLegalName: 'Bluestem Dental PLLC', businessDbaName: null, ein: '48-1190376',
      businessAddressLine1: '1440 Prairie View Dr', businessCity: 'Salina', businessStateCode: 'KS',
      businessPostalCode: '67401', businessPhone: '785-555-0129', yearsInBusiness: 11, 'owners.length': 1,
      'owners.0.firstName': 'Amara', 'owners.0.lastName': 'Lindqvist', 'owners.0.ownershipPercentage': 100,
      'owners.0.ssn': '***-**-6120', 'owners.0.dob': '1981-09-14', 'owners.0.addressLine1': '27 Cottonwood Ln',
      'owners.0.city': 'Salina', 'owners.0.phone': '785-555-0173', 'equipment.description': 'Cone beam CT scanner',
      'equipment.vendor': 'Heartland Imaging', 'other_fields.termMonths': 60, contactEmail: null,
      signed_application: true, signed_application_on_date: '2026-02-03',
    },
    script: `
text b 15: 36,24 Lease Application
text 7.5: 300,30 Copperline Leasing Co. / apply@copperline.example / (800) 555-0100
bar: 36,54,264 LESSEE INFORMATION ; 312,54,264 PERSONAL GUARANTOR
on 8: 36,78,126,174 Legal Business Name: = Bluestem Dental PLLC ; 36,96,62,238 DBA: =
; 36,114,76,224 Address: = 1440 Prairie View Dr ; 36,132,98,202 City/State/Zip: = Salina, KS 67401
; 36,150,70,230 Phone: = 785-555-0129 ; 36,168,108,192 Federal Tax ID #: = 48-1190376
; 36,186,112,188 Years in Business: = 11 ; 36,204,108,192 Type of Business: = Dental practice
; 312,78,342,234 Name: = Amara Lindqvist ; 312,96,338,238 Title: = Owner
; 312,114,372,204 Home Address: = 27 Cottonwood Ln ; 312,132,374,202 City/State/Zip: = Salina, KS 67401
; 312,150,360,216 Cell Phone: = 785-555-0173 ; 312,168,384,192 Social Security #: = 900-35-6120
; 312,186,370,206 Date of Birth: = 09/14/1981 ; 312,204,368,208 % Ownership: = 100
bar: 36,236,264 EQUIPMENT ; 312,236,264 VENDOR
on 8: 36,260,86,214 Description: = Cone beam CT scanner ; 36,278,62,98 Cost: = $96,000 ; 170,278,194,106 Term: = 60
; 312,260,342,234 Name: = Heartland Imaging ; 312,278,348,92 Contact: = Dee Moss
; 446,278,474,102 Phone: = 316-555-0118
bar: 36,308,540 BANK REFERENCE
on 8: 36,332,62,178 Bank: = Smoky Hill Bank ; 250,332,296,84 Account #: = 7719 ; 390,332,420,156 Phone: = 785-555-0102
text 7.5: 36,362 By signing below, the applicant authorizes Copperline Leasing Co. to obtain credit information.
scribble: 90,404
on 8: 36,402,80,220 Signature: = ; 312,402,336,84 Date: = 02/03/26
`,
  },
  /** Captions in boxes, borrower left and co-borrower right, amounts above; a person, not a firm. */
  {
    name: 'borrower-beside-co-borrower',
    expected: {
      businessLegalName: null, entityType: null, businessPhone: null, loanAmount: 236500, 'owners.length': 2,
      'owners.0.firstName': 'Tobias', 'owners.0.lastName': 'Renner', 'owners.0.ssn': '***-**-2207',
      'owners.0.dob': '1986-05-21', 'owners.0.phone': '608-555-0151', 'owners.0.addressLine1': '52 Wingra St',
      'owners.1.firstName': 'Mira', 'owners.1.dob': '1987-10-02', 'other_fields.termMonths': 360,
      'other_fields.loanPurpose': 'Purchase', 'other_fields.employerName': 'Yahara Instruments',
      signed_application: false, signed_application_on_date: null,
    },
    script: `
text b 13: 200,24 Residential Loan Application
bar: 30,46,552 I. TERMS OF LOAN
captioned 26 plain: 30,62,150 Amount = $ 236,500 ; 180,62,100 Interest Rate = 6.125% ; 280,62,100 No. of Months = 360
; 380,62,202 Purpose of Loan = Purchase
bar: 30,100,552 II. BORROWER INFORMATION
text b 8: 130,117 Borrower ; 400,117 Co-Borrower
captioned 26 plain: 30,128,276 Borrower's Name (include Jr. or Sr. if applicable) = Tobias Renner
; 306,128,276 Co-Borrower's Name (include Jr. or Sr. if applicable) = Mira Renner
; 30,154,110 Social Security Number = 900-14-2207 ; 140,154,96 Home Phone (incl. area code) = 608-555-0151
; 236,154,70 DOB (mm/dd/yyyy) = 05/21/1986 ; 306,154,110 Social Security Number = 900-14-2208
; 416,154,96 Home Phone (incl. area code) = ; 512,154,70 DOB (mm/dd/yyyy) = 10/02/1987
; 30,180,276 Present Address (street, city, state, ZIP) = 52 Wingra St, Madison, WI 53711
; 306,180,276 Present Address (street, city, state, ZIP) = 52 Wingra St, Madison, WI 53711
bar: 30,218,552 III. EMPLOYMENT INFORMATION
captioned 26 plain: 30,234,276 Name of Employer = Yahara Instruments
; 306,234,138 Position/Title/Type of Business = Machinist
; 444,234,138 Business Phone (incl. area code) = 608-555-0180
bar: 30,276,552 IV. DECLARATIONS
text 8: 34,296 Are you a party to a lawsuit?
option: 200,296 Yes ; 240,296 No *
line: 30,360,200 ; 236,360,60 ; 310,360,200
text 7: 30,363 Borrower's Signature ; 236,363 Date ; 310,363 Co-Borrower's Signature ; 520,363 Date
`,
  },
]
