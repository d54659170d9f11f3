/** Tax returns, their schedules and what employers and payers report. */
import type { Specimen } from './draw-specimen.ts'

export const taxSpecimens: readonly Specimen[] = [
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
    name: '1120',
    docType: 'tax_return',
    pages: [
      `
  - Form 1120 | U.S. Corporation Income Tax Return | OMB No. 1545-0123
  - Department of the Treasury Internal Revenue Service | For calendar year 2022 or tax year beginning , 2022, ending , 20 | 2022
  A Check if: 1a Consolidated return | Name FLINT HILLS DAIRY EQUIPMENT CO | B Employer identification number
  1a Gross receipts or sales | 1a | 3,110,200
  11 Total income. Add lines 3 through 10 | 11 | 910,220
  12 Compensation of officers | 12 | 150,000
  30 Taxable income. Subtract line 29c from line 28 | 30 | 88,402
  31 Total tax (Schedule J, Part I, line 11) | 31 | 18,564
 `,
    ],
  },
  {
    name: 'NY IT-201',
    docType: 'tax_return',
    pages: [
      `
  Department of Taxation and Finance | IT-201
  # Resident Income Tax Return
  New York State - New York City - Yonkers - MCTMT
  For the full year January 1, 2023, through December 31, 2023, or fiscal year beginning | 23
  Your first name | MI | Your last name | Your date of birth | Your Social Security number
  A Filing status | Single | Married filing joint return
  Federal income and adjustments
  1 Wages, salaries, tips, etc. | 1 | 88,201.00
  19 Federal adjusted gross income | 19 | 90,114.00
 `,
    ],
  },
  {
    name: 'tax transcript',
    docType: 'tax_return',
    pages: [
      `
  This Product Contains Sensitive Taxpayer Data
  # Tax Return Transcript
  Request Date: 02-11-2026 | Response Date: 02-11-2026
  SSN Provided: XXX-XX-4471 | Tax Period Ending: Dec. 31, 2024
  Form Number: 1040 | Filing status: Married Filing Joint
  Income | Wages, salaries, tips, etc: | $84,220.00
  Business income or loss (Schedule C): | $41,003.00
  Adjusted gross income: | $122,440.00
  Taxable income: | $93,240.00
 `,
    ],
  },
]
