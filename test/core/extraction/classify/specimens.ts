/** Papers of an application, drawn from what such papers say: invented holders, the real wording of the forms. */
import type { DocumentType } from '../../../../core/contract/full-analysis.ts'
import { drawnPdf } from '../../reading/drawn-pdf.ts'

export interface Specimen {
  readonly name: string
  readonly docType: DocumentType
  /** One picture per page, in the markup of `drawSpecimen`. */
  readonly pages: readonly string[]
  readonly size?: readonly [width: number, height: number]
}

/** `#` a large centred title, `##` a bold line, `-` small print, `|` parts the columns of a line, `@` a very large word across the page. */
export function drawSpecimen({ pages, size = [612, 792] }: Specimen): Promise<Uint8Array> {
  return drawnPdf(
    pdf => {
      for (const page of pages) {
        pdf.addPage({ size: [...size], margin: 0 })
        drawLines(pdf, page.trim().split('\n'))
      }
    },
    { autoFirstPage: false },
  )
}

const leading = 1.45
const margin = 40

function drawLines(pdf: PDFKit.PDFDocument, rows: readonly string[]): void {
  const width = pdf.page.width - 2 * margin
  let y = margin
  for (const row of rows) {
    const mark = /^\s*(#{1,2}|-|@)\s/.exec(row)?.[1] ?? ''
    const text = row.replace(/^\s*(?:#{1,2}|-|@)\s/, '').trim()
    const size = { '@': 60, '#': 17, '##': 10.5, '-': 7, '': 9 }[mark] ?? 9
    pdf.font(mark === '#' || mark === '##' || mark === '@' ? 'Helvetica-Bold' : 'Helvetica').fontSize(size)
    const cells = text.split('|').map(cell => cell.trim())
    const column = width / cells.length
    for (const [index, cell] of cells.entries()) {
      const x = mark === '#' || mark === '@' ? margin + (width - pdf.widthOfString(cell)) / 2 : margin + index * column
      pdf.text(cell, x, y, { lineBreak: false })
    }
    y += size * leading
  }
}

export const specimens: readonly Specimen[] = [
  {
    name: '1120-S with its second page',
    docType: 'tax_return',
    pages: [
      `
      - Form 1120-S | U.S. Income Tax Return for an S Corporation | OMB No. 1545-0123
      - Department of the Treasury | Do not file this form unless the corporation has filed or is attaching Form 2553. | 2024
      - Internal Revenue Service | Go to www.irs.gov/Form1120S for instructions and the latest information.
      For calendar year 2024 or tax year beginning | , 2024, ending | , 20
      A S election effective date 01/01/2015 | Name TALLGRASS PAVING INC | D Employer identification number 48-3344551
      B Business activity code 237310 | 4410 N Prairie Rd | E Date incorporated 11/03/2014
      C Check if Sch. M-3 attached | Wichita KS 67219 | F Total assets (see instructions) $ 1,884,203
      G Is the corporation electing to be an S corporation beginning with this tax year? Yes No
      ## Income
      1a Gross receipts or sales | 1a | 4,210,334
      b Less returns and allowances | 1b |
      2 Cost of goods sold (attach Form 1125-A) | 2 | 2,903,418
      3 Gross profit. Subtract line 2 from line 1c | 3 | 1,306,916
      6 Total income (loss). Add lines 3 through 5 | 6 | 1,306,916
      ## Deductions (see instructions for limitations)
      7 Compensation of officers (see instructions, attach Form 1125-E) | 7 | 180,000
      8 Salaries and wages (less employment credits) | 8 | 402,118
      9 Repairs and maintenance | 9 | 38,220
      12 Taxes and licenses | 12 | 61,004
      14 Depreciation from Form 4562 not claimed on Form 1125-A | 14 | 122,900
      21 Total deductions. Add lines 7 through 20 | 21 | 1,011,201
      22 Ordinary business income (loss). Subtract line 21 from line 6 | 22 | 295,715
      Under penalties of perjury, I declare that I have examined this return, including accompanying schedules and statements
      Paid Preparer Use Only | Preparer's signature | PTIN P01234567
      - For Paperwork Reduction Act Notice, see separate instructions. | Cat. No. 11510H | Form 1120-S (2024)
      `,
      `
      - Form 1120-S (2024) | | Page 4
      ## Schedule L | Balance Sheets per Books | Beginning of tax year | End of tax year
      ## Assets | (a) | (b) | (c) | (d)
      1 Cash | | 120,331 | | 140,882
      2a Trade notes and accounts receivable | 402,119 | | 511,003 |
      3 Inventories | | 88,120 | | 91,003
      10a Buildings and other depreciable assets | 1,903,220 | | 2,010,400 |
      b Less accumulated depreciation | 860,220 | 1,043,000 | 983,120 | 1,027,280
      15 Total assets | | 1,653,570 | | 1,770,168
      ## Liabilities and Shareholders' Equity
      16 Accounts payable | | 211,337 | | 240,118
      20 Mortgages, notes, bonds payable in 1 year or more | | 702,330 | | 640,118
      24 Retained earnings | | 739,903 | | 889,932
      27 Total liabilities and shareholders' equity | | 1,653,570 | | 1,770,168
      ## Schedule M-1 | Reconciliation of Income (Loss) per Books With Income (Loss) per Return
      1 Net income (loss) per books | | 280,330
      `,
    ],
  },
  {
    name: '1065',
    docType: 'tax_return',
    pages: [
      `
      - Form 1065 | U.S. Return of Partnership Income | OMB No. 1545-0123
      - Department of the Treasury Internal Revenue Service | For calendar year 2023, or tax year beginning | 2023
      A Principal business activity | Name of partnership | D Employer identification number
      FREIGHT TRUCKING | LODESTAR HAULERS LLC | 83-1100227
      B Principal product or service | 118 Industrial Loop, Joplin MO 64801 | E Date business started 06/01/2018
      G Check applicable boxes: (1) Initial return (2) Final return (3) Name change (4) Address change
      H Check accounting method: (1) Cash (2) Accrual (3) Other
      I Number of Schedules K-1. Attach one for each person who was a partner at any time during the tax year 2
      1a Gross receipts or sales | 1a | 1,902,334
      2 Cost of goods sold (attach Form 1125-A) | 2 | 0
      8 Total income (loss). Combine lines 3 through 7 | 8 | 1,902,334
      10 Guaranteed payments to partners | 10 | 120,000
      23 Ordinary business income (loss). Subtract line 22 from line 8 | 23 | 210,440
      Sign Here | Under penalties of perjury, I declare that I have examined this return
      `,
    ],
  },
  {
    name: '1040 first page',
    docType: 'tax_return',
    pages: [
      `
      - Form 1040 | Department of the Treasury - Internal Revenue Service | 2024 | OMB No. 1545-0074
      ## U.S. Individual Income Tax Return
      For the year Jan. 1 - Dec. 31, 2024, or other tax year beginning
      Your first name and middle initial | Last name | Your social security number
      Marisol | Vandegrift | *** ** 4471
      Home address (number and street) | Apt. no. | Presidential Election Campaign
      Filing Status | Single | Married filing jointly (even if only one had income)
      Digital Assets | At any time during 2024, did you: receive (as a reward, award, or payment for property or services)
      Standard Deduction | Someone can claim: You as a dependent
      Dependents (see instructions): | (2) Social security number | (3) Relationship to you
      1a Total amount from Form(s) W-2, box 1 (see instructions) | 1a | 84,220.
      2b Taxable interest | 2b | 114.
      8 Additional income from Schedule 1, line 10 | 8 | 41,003.
      9 Add lines 1z, 2b, 3b, 4b, 5b, 6b, 7, and 8. This is your total income | 9 | 125,337.
      11 Subtract line 10 from line 9. This is your adjusted gross income | 11 | 122,440.
      12 Standard deduction or itemized deductions (from Schedule A) | 12 | 29,200.
      15 This is your taxable income | 15 | 93,240.
      - For Disclosure, Privacy Act, and Paperwork Reduction Act Notice, see separate instructions. | Cat. No. 11320B
      `,
    ],
  },
  {
    name: 'schedule C',
    docType: 'tax_return',
    pages: [
      `
      - SCHEDULE C (Form 1040) | Profit or Loss From Business | OMB No. 1545-0074
      - Department of the Treasury Internal Revenue Service | (Sole Proprietorship) | 2023
      - Attach to Form 1040, 1040-SR, 1040-SS, 1040-NR, or 1041; partnerships must generally file Form 1065.
      Name of proprietor DOUGLAS TREMBLAY | Social security number (SSN) ***-**-2201
      A Principal business or profession LANDSCAPING | B Enter code from instructions 561730
      F Accounting method: (1) Cash (2) Accrual | G Did you "materially participate"
      ## Part I Income
      1 Gross receipts or sales | 1 | 212,440
      4 Cost of goods sold (from line 42) | 4 | 41,200
      7 Gross income | 7 | 171,240
      ## Part II Expenses
      8 Advertising | 8 | 1,220 | 18 Office expense | 411
      9 Car and truck expenses | 9 | 14,200 | 23 Taxes and licenses | 1,904
      13 Depreciation and section 179 | 13 | 22,019 | 25 Utilities | 2,880
      28 Total expenses before expenses for business use of home | 28 | 99,304
      31 Net profit or (loss). Subtract line 30 from line 29 | 31 | 71,936
      `,
    ],
  },
  {
    name: 'W-2',
    docType: 'tax_return',
    size: [612, 396],
    pages: [
      `
      - 22222 | a Employee's social security number ***-**-8130 | OMB No. 1545-0008
      b Employer identification number (EIN) 35-2209941 | 1 Wages, tips, other compensation 61,204.11 | 2 Federal income tax withheld 7,302.40
      c Employer's name, address, and ZIP code | 3 Social security wages 64,110.00 | 4 Social security tax withheld 3,974.82
      CALLOWAY MACHINE WORKS | 5 Medicare wages and tips 64,110.00 | 6 Medicare tax withheld 929.60
      d Control number 004471 | 7 Social security tips | 8 Allocated tips
      e Employee's first name and initial Renata Q Oyelaran | 11 Nonqualified plans | 12a See instructions for box 12
      13 Statutory employee Retirement plan Third-party sick pay | 14 Other
      15 State IN | 16 State wages, tips, etc. 61,204.11 | 17 State income tax 1,977.00
      ## Form W-2 Wage and Tax Statement 2024 | Department of the Treasury - Internal Revenue Service
      - Copy B - To Be Filed With Employee's FEDERAL Tax Return.
      `,
    ],
  },
  {
    name: '1099-NEC',
    docType: 'tax_return',
    size: [612, 396],
    pages: [
      `
      - PAYER'S name, street address, city or town | OMB No. 1545-0116 | Form 1099-NEC
      Halvorsen Logistics Inc | (Rev. January 2024) For calendar year 2024 | Nonemployee Compensation
      PAYER'S TIN 41-8821003 | RECIPIENT'S TIN ***-**-3911 | 1 Nonemployee compensation $ 48,200.00
      RECIPIENT'S name Jolene Abara | 2 Payer made direct sales totaling $5,000 or more of consumer products
      Street address (including apt. no.) 81 Quarry St | 4 Federal income tax withheld $
      Account number (see instructions) | 5 State tax withheld | 7 State income
      - Form 1099-NEC (Rev. 1-2024) | www.irs.gov/Form1099NEC | Department of the Treasury - Internal Revenue Service
      `,
    ],
  },
  {
    name: 'K-1 of an S corporation',
    docType: 'tax_return',
    pages: [
      `
      - 671121 | Final K-1 Amended K-1 | OMB No. 1545-0123
      ## Schedule K-1 (Form 1120-S) | Part III Shareholder's Share of Current Year Income,
      - Department of the Treasury Internal Revenue Service | Deductions, Credits, and Other Items
      ## Shareholder's Share of Income, Deductions, Credits, etc.
      Part I Information About the Corporation | 1 Ordinary business income (loss) 147,858
      A Corporation's employer identification number 48-3344551 | 13 Credits
      B Corporation's name TALLGRASS PAVING INC | 16 Items affecting shareholder basis
      F Shareholder's name Orville Tadych | 17 Other information
      G Current year allocation percentage 50.000000 %
      `,
    ],
  },
  {
    name: 'state corporation return',
    docType: 'tax_return',
    pages: [
      `
      - TAXABLE YEAR 2023 | California S Corporation | FORM
      ## California S Corporation Franchise or Income Tax Return | 100S
      For calendar year 2023 or fiscal year beginning | and ending
      Corporation name OAKLINE GRADING INC | California corporation number 3920114 | FEIN 81-4402213
      Schedule Q Questions | A FINAL RETURN? Dissolved Surrendered (withdrawn)
      1 Ordinary income (loss) from trade or business activities from Schedule F, line 22 | 1 | 188,201
      14 Net income (loss) after state adjustments | 14 | 188,201
      21 Tax 1.5% x line 20 | 21 | 2,823
      Franchise Tax Board | Mail form to PO BOX 942857 SACRAMENTO CA 94257-0500
      `,
    ],
  },
  {
    name: 'California licence',
    docType: 'drivers_license',
    size: [243, 153],
    pages: [
      `
      ## California | USA DRIVER LICENSE
      DL Y4471902 | CLASS C
      EXP 08/14/2028 | END NONE
      LN SAMPLEMAN
      FN IRIS MAE
      - 2570 24TH STREET ANYTOWN, CA 95818
      DOB 08/14/1984 | RSTR NONE
      - SEX F HAIR BRN EYES BLU | HGT 5'-05" WGT 125 lb
      - DD 00/00/0000NNNAN/ANFD/YY | ISS 08/31/2023
      `,
    ],
  },
  {
    name: 'licence copied onto a sheet, both sides',
    docType: 'drivers_license',
    pages: [
      `
      ## TEXAS | DRIVER LICENSE
      - 4d. DL 20119331 | 9. Class C
      - 4a. Iss 03/02/2022 | 4b. Exp 04/19/2030
      - 3. DOB 04/19/1979
      - 1. OKONKWO
      - 2. DAMIEN REED
      - 8. 1911 CEDAR BEND DR AUSTIN TX 78758
      - 12. Restrictions NONE | 9a. End NONE
      - 16. Hgt 5'-11" | 15. Sex M | 18. Eyes BRO
      - 5. DD 12345678900123456789
      - DONOR | VETERAN

      - Class C: A vehicle or combination of vehicles with a GVWR under 26,001 lbs
      - For status and more information visit www.dps.texas.gov
      `,
    ],
  },
  {
    name: 'commercial licence',
    docType: 'drivers_license',
    size: [300, 200],
    pages: [
      `
      ## OHIO COMMERCIAL DRIVER LICENSE
      LICENSE NO. RX882014 | CLASS A CDL
      BIRTHDATE 11-30-1981 | EXPIRES 11-30-2027
      ISSUE DATE 11-12-2023 | ENDORS T N
      TROY LEE HABERKORN
      77 MILL RUN, MARION, OH 43302
      SEX M | HT 6-01 WT 210 | EYES GRN HAIR BRO
      ORGAN DONOR | RESTR B
      `,
    ],
  },
  {
    name: 'voided check',
    docType: 'voided_check',
    size: [432, 198],
    pages: [
      `
      ## PINE BLUFF DRYWALL LLC | 1044
      202 Harding Ave, Pine Bluff AR 71601 | DATE ____________
      PAY TO THE ORDER OF ______________________________ | $
      @ VOID
      ______________________________________ DOLLARS
      Delta Farmers Bank
      MEMO ____________ | ____________________
      A082900432A  0114422390C  1044
      `,
    ],
  },
  {
    name: 'voided check on a sheet of its own',
    docType: 'voided_check',
    pages: [
      `
      Rosalind Achterberg | 63-215/631 | 0221
      18 Lantern Way
      Sarasota FL 34236 | Date
      Pay to the | | $
      Order of
      | | Dollars
      # VOID
      Gulf Shore National Bank
      For
      |: 063102152 |: 2000118837712 || 0221
      `,
    ],
  },
  {
    name: 'starter check without the word void',
    docType: 'voided_check',
    size: [432, 198],
    pages: [
      `
      ## BRAMBLE AND STONE MASONRY | 2210
      Date | Security features. Details on back.
      PAY TO THE ORDER OF | $
      DOLLARS
      MEMO | AUTHORIZED SIGNATURE
      ⑆021000021⑆ 4471900233⑈ 2210
      `
        .replaceAll('⑆', ':')
        .replaceAll('⑈', '"'),
    ],
  },
  {
    name: 'ACORD 25',
    docType: 'insurance_certificate',
    pages: [
      `
      # CERTIFICATE OF LIABILITY INSURANCE
      - ACORD | DATE (MM/DD/YYYY) 02/11/2026
      - THIS CERTIFICATE IS ISSUED AS A MATTER OF INFORMATION ONLY AND CONFERS NO RIGHTS UPON THE CERTIFICATE HOLDER.
      PRODUCER | CONTACT NAME:
      Bellweather Insurance Agency | PHONE (A/C, No, Ext):
      INSURED | INSURER(S) AFFORDING COVERAGE | NAIC #
      Tallgrass Paving Inc | INSURER A : Midplains Mutual | 21415
      ## COVERAGES | CERTIFICATE NUMBER: | REVISION NUMBER:
      INSR LTR TYPE OF INSURANCE | POLICY NUMBER | POLICY EFF | POLICY EXP | LIMITS
      COMMERCIAL GENERAL LIABILITY | GL-4410 | 01/01/2026 | 01/01/2027 | EACH OCCURRENCE $ 1,000,000
      CLAIMS-MADE OCCUR | | | | GENERAL AGGREGATE $ 2,000,000
      AUTOMOBILE LIABILITY | BA-2204 | 01/01/2026 | 01/01/2027 | COMBINED SINGLE LIMIT $ 1,000,000
      UMBRELLA LIAB | | | | AGGREGATE $
      WORKERS COMPENSATION AND EMPLOYERS' LIABILITY | WC-11 | 01/01/2026 | 01/01/2027 | E.L. EACH ACCIDENT
      DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES
      2022 Caterpillar AP1000F, loss payee: Prairie Equipment Leasing
      CERTIFICATE HOLDER | CANCELLATION
      Prairie Equipment Leasing | AUTHORIZED REPRESENTATIVE
      - ACORD 25 (2016/03) | The ACORD name and logo are registered marks of ACORD
      `,
    ],
  },
  {
    name: 'ACORD 28',
    docType: 'insurance_certificate',
    pages: [
      `
      # EVIDENCE OF COMMERCIAL PROPERTY INSURANCE
      - THIS EVIDENCE OF COMMERCIAL PROPERTY INSURANCE IS ISSUED AS A MATTER OF INFORMATION ONLY
      PRODUCER NAME, CONTACT PERSON AND ADDRESS | COMPANY NAME AND ADDRESS | NAIC NO:
      NAMED INSURED AND ADDRESS | LOAN NUMBER | POLICY NUMBER CP 88-10
      EFFECTIVE DATE 03/01/2026 | EXPIRATION DATE 03/01/2027 | CONTINUED UNTIL TERMINATED IF CHECKED
      PROPERTY INFORMATION | BUILDING OR | BUSINESS PERSONAL PROPERTY
      COMMERCIAL PROPERTY COVERAGE AMOUNT OF INSURANCE: $ 840,000 | DED: 5,000
      BUSINESS INCOME RENTAL VALUE | YES NO N/A | If YES, LIMIT:
      ADDITIONAL INTEREST | MORTGAGEE | LENDER'S LOSS PAYABLE
      - ACORD 28 (2016/03)
      `,
    ],
  },
  {
    name: 'binder',
    docType: 'insurance_certificate',
    pages: [
      `
      Cobblestone Risk Partners
      ## INSURANCE BINDER
      Binder number 2026-0417 | Effective 04/17/2026 12:01 AM | Expiration 06/17/2026
      Named insured: Fenwick Sawmill LLC | Insurance company: Harborside Casualty
      Coverage: Inland Marine, scheduled equipment | Limit of insurance $ 212,500 | Deductible $ 1,000
      2021 Wood-Mizer LX450, serial 4W2-119 | Loss payee: First Meridian Equipment Finance
      This binder is a temporary insurance contract, subject to the conditions of the policy to be issued.
      Total premium $ 3,104.00 | Authorized representative
      `,
    ],
  },
  {
    name: 'auto declarations',
    docType: 'insurance_certificate',
    pages: [
      `
      Silver Creek Mutual Insurance Company
      ## COMMERCIAL AUTO POLICY DECLARATIONS
      Policy number: 04471190-3 | Policy period: Jan 5, 2026 - Jan 5, 2027
      Named insured: Desert Moon Trucking | Agent: Valle Insurance Services
      Outline of coverage
      Description | Limits | Deductible | Premium
      Liability to others, bodily injury and property damage | $1,000,000 combined single limit | | $9,220
      Uninsured motorist | $50,000 each person | | 204
      Comprehensive | Limit of liability less deductible | $2,500 | 1,004
      Collision | Limit of liability less deductible | $2,500 | 2,890
      Total 12 month policy premium | | | $13,318
      Scheduled autos: 2020 Volvo VNL 760 VIN 4V4NC9EH7LN226418 | Stated amount $62,500
      Lienholder: Big Rig Funding Group | Additional insured
      `,
    ],
  },
  {
    name: 'title of a truck',
    docType: 'equipment_title',
    size: [504, 504],
    pages: [
      `
      ## TEXAS DEPARTMENT OF MOTOR VEHICLES
      # TEXAS CERTIFICATE OF TITLE
      VEHICLE IDENTIFICATION NUMBER | YEAR MODEL | MAKE OF VEHICLE | BODY STYLE
      1XPBDP9X7KD552019 | 2019 | PTRB | TR
      TITLE/DOCUMENT NUMBER | DATE TITLE ISSUED | MODEL | MFG. CAPACITY IN TONS
      22011040440190331 | 02/14/2024 | 579 |
      WEIGHT | LICENSE NUMBER | ODOMETER READING | REMARKS
      18400 | R22 0091 | EXEMPT
      PREVIOUS OWNER | LONE WILLOW TRUCK SALES
      OWNER | RAFAEL ZUBIRI TRUCKING LLC
      SIGNATURE OF OWNER OR AGENT MUST BE IN INK
      DATE OF LIEN 02/01/2024 | 1ST LIENHOLDER | FIRST MERIDIAN EQUIPMENT FINANCE
      DATE OF LIEN | 2ND LIENHOLDER
      IT IS HEREBY CERTIFIED THAT THE PERSON HEREIN NAMED IS THE OWNER OF THE VEHICLE
      `,
    ],
  },
  {
    name: 'title with a block for its transfer',
    docType: 'equipment_title',
    pages: [
      `
      ## STATE OF FLORIDA
      # CERTIFICATE OF TITLE
      Identification Number | Year | Make | Body | WT-L-BHP | Vessel Regis. No. | Title Number
      1FVACWDT9CHBF2210 | 2012 | FRHT | CV | 14200 | | 108811942
      Registered Owner: | Date of Issue 08/09/2023
      SUNCOAST ARBOR SERVICES INC | Lien Release
      Mail To: | Interest in the described vehicle is hereby released
      Odometer Status or Vessel Manufacturer | ACTUAL MILEAGE
      1st Lienholder NONE
      ## TRANSFER OF TITLE BY SELLER
      Federal and/or state law require that the seller state the mileage in connection with the transfer of ownership.
      Selling Price: | Date Sold: | Signature of Purchaser | Signature of Seller
      `,
    ],
  },
  {
    name: "manufacturer's certificate of origin",
    docType: 'equipment_title',
    pages: [
      `
      # CERTIFICATE OF ORIGIN FOR A VEHICLE
      DATE 05/19/2025 | INVOICE NO. 90-22114
      VEHICLE IDENTIFICATION NO. 1UYVS25388U441902 | YEAR 2025 | MAKE UTILITY
      BODY TYPE VAN TRAILER | SHIPPING WEIGHT 14,850 | GVWR 68,000
      H.P. (S.A.E.) | NO. CYLS. | SERIES OR MODEL 3000R
      I, the undersigned authorized representative of the company, firm or corporation named below, hereby certify that the new
      vehicle described above is the property of the said company and is transferred on the above date to the following distributor or dealer.
      It is further certified that this was the first transfer of such new vehicle in ordinary trade and commerce.
      `,
    ],
  },
  {
    name: 'consumer credit report',
    docType: 'credit_report',
    pages: [
      `
      # Merged Credit Report
      File # 88-114402 | Date ordered 03/02/2026 | Repositories: XP TU EF
      Applicant: VANDEGRIFT, MARISOL | SSN ***-**-4471 | DOB 1980
      ## Score information
      Experian/Fair Isaac FICO 712 | TransUnion FICO Classic 04 704 | Equifax Beacon 5.0 698
      Score factors: 38 serious delinquency, and public record or collection filed; 10 proportion of balances to credit limits too high
      ## Trade summary
      Mortgage 1 | balance 204,110 | high credit 240,000 | payment 1,604 | past due 0
      Revolving 6 | balance 9,204 | credit limit 31,000 | payment 288 | past due 0
      Installment 2 | balance 22,118 | high credit 41,000 | payment 611 | past due 0
      ## Tradelines
      Creditor | Date opened | Date reported | High credit | Balance | 30 60 90 | ECOA
      CAPSTONE BANK USA | 05/2014 | 02/2026 | 5,000 | 1,204 | 0 0 0 | I
      ## Inquiries
      02/27/2026 MERIDIAN EQUIPMENT FINANCE
      ## Public records: none
      `,
    ],
  },
  {
    name: 'business credit profile',
    docType: 'credit_report',
    pages: [
      `
      # Business Credit Profile
      TALLGRASS PAVING INC | Report date Feb 27, 2026
      Business identification number 844019922 | Years on file 11
      ## Credit risk score: Intelliscore Plus 71
      Risk class 2 low to medium risk | Percentile 71
      Days beyond terms (DBT) current 4 | Predicted DBT 6 | Industry DBT 7
      Payment tradelines 18 | UCC filings 5 | Inquiries 6 | Bankruptcies 0 | Liens 0 | Judgments 0
      ## Trade payment experiences
      Supplier category | Date reported | Payment terms | Recent high credit | Balance | Current | 1-30 | 31-60 | 61-90 | 91+
      BLDG MATRL | 1/26 | NET 30 | $22,100 | $14,010 | 92% | 8% | 0% | 0% | 0%
      `,
    ],
  },
  {
    name: 'certificate of good standing',
    docType: 'sos_filing',
    pages: [
      `
      # Delaware
      The First State
      I, HOLLIS R. WENDT, SECRETARY OF STATE OF THE STATE OF DELAWARE, DO HEREBY CERTIFY "FENWICK SAWMILL LLC" IS DULY FORMED
      UNDER THE LAWS OF THE STATE OF DELAWARE AND IS IN GOOD STANDING AND HAS A LEGAL EXISTENCE SO FAR AS THE RECORDS OF THIS
      OFFICE SHOW, AS OF THE ELEVENTH DAY OF FEBRUARY, A.D. 2026.
      AND I DO HEREBY FURTHER CERTIFY THAT THE ANNUAL TAXES HAVE BEEN PAID TO DATE.
      6120044 8300 | SR# 20260411902 | Authentication: 204118833
      `,
    ],
  },
  {
    name: 'articles of organization',
    docType: 'sos_filing',
    pages: [
      `
      - Electronic Articles of Organization | L26000041190 FILED 8:00 AM January 22, 2026 Sec. Of State
      ## Electronic Articles of Organization For Florida Limited Liability Company
      ## Article I
      The name of the Limited Liability Company is: SUNCOAST ARBOR SERVICES LLC
      ## Article II
      The street address of the principal office of the Limited Liability Company is: 4102 BAYSHORE DR, TAMPA, FL. 33611
      ## Article III
      The name and Florida street address of the registered agent is: PRISCILLA OYEN
      Having been named as registered agent and to accept service of process for the above stated limited liability company
      ## Article IV
      The name and address of person(s) authorized to manage LLC: Title: MGR
      `,
    ],
  },
  {
    name: 'statement of information',
    docType: 'sos_filing',
    pages: [
      `
      - STATE OF CALIFORNIA Office of the Secretary of State | For Office Use Only -FILED- | File No.: BA20260220118
      ## STATEMENT OF INFORMATION LIMITED LIABILITY COMPANY
      Entity Details
      Limited Liability Company Name | OAKLINE GRADING LLC
      Entity No. | 201904410229 | Formed In | CALIFORNIA
      Street Address of Principal Office of LLC | 811 Foundry Ave, Fresno, CA 93706
      Manager(s) or Member(s) | Emory Castellanos
      Agent for Service of Process | Emory Castellanos
      Type of Business | GRADING CONTRACTOR
      `,
    ],
  },
  {
    name: 'entity printed from a registry',
    docType: 'sos_filing',
    pages: [
      `
      ## Business Search - Entity Details
      Entity name: LODESTAR HAULERS LLC | Entity status: Active
      Charter number: LC1447190 | Entity type: Domestic limited liability company
      Date filed: 05/24/2018 | State of formation: Missouri | Duration: Perpetual
      Registered agent name: Gideon Haas | Registered office: 118 Industrial Loop, Joplin MO
      Last annual report filed: N/A | Standing: Good standing
      `,
    ],
  },
  {
    name: 'purchase order',
    docType: 'purchase_order',
    pages: [
      `
      Ridgeline Quarry Co.
      # PURCHASE ORDER
      P.O. Number: 7711 | Order date: 03/04/2026 | Required date: 03/30/2026
      Vendor: Hartwell Equipment | Ship to: Ridgeline Quarry, Pit 2
      Qty | Description | Unit price | Amount
      1 | Kleemann MR 110 impactor, serial K0220119 | 412,000.00 | 412,000.00
      2 | Spare blow bars | 3,200.00 | 6,400.00
      Total | | | 418,400.00
      Authorized by: | The P.O. number must appear on all invoices.
      `,
    ],
  },
]
