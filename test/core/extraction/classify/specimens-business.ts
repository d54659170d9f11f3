/** Registrations, credit reports, and documents of trade and lending. */
import type { Specimen } from './draw-specimen.ts'

export const businessSpecimens: readonly Specimen[] = [
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
  {
    name: 'D&B',
    docType: 'credit_report',
    pages: [
      `
  dun & bradstreet
  # Business Information Report
  D-U-N-S Number 08-441-9022 | TALLGRASS PAVING INC
  Overall business risk: low-moderate | Maximum credit recommendation US$ 85,000
  D&B PAYDEX 76 | Delinquency score 512 | Failure score 1499 | Viability rating 4
  Payments reported 22 | Slow 30 | Legal events: judgments 0, liens 0, suits 0, UCCs 5
 `,
    ],
  },
  {
    name: 'consumer report of one bureau',
    docType: 'credit_report',
    pages: [
      `
  TransUnion
  Personal Credit Report for DAMIEN REED OKONKWO
  File number 441902201 | Date issued 01/19/2026
  Personal information | SSN XXX-XX-2201 | Date of birth
  Accounts with adverse information
  CAPSTONE BANK 4417**** | Date opened 05/14/2014 | Balance $1,204 | Pay status Account 30 days past due
  Satisfactory accounts
  Regular inquiries
  MERIDIAN EQUIPMENT FINANCE requested on 01/11/2026
 `,
    ],
  },
  {
    name: 'Ohio articles',
    docType: 'sos_filing',
    pages: [
      `
  - DATE 05/24/2018 | DOCUMENT ID 201814402210 | DESCRIPTION DOMESTIC FOR PROFIT LLC - ARTICLES OF ORG (LCP) | FILING 99.00
  Receipt This is not a bill. Please do not remit payment.
  # STATE OF OHIO CERTIFICATE
  Ohio Secretary of State
  It is hereby certified that the Secretary of State of Ohio has custody of the business records for HOLLY CREEK PLUMBING LLC
  and, that said business records show the filing and recording of: Document(s) Domestic for profit LLC - Articles of Org
  Witness my hand and the seal of the Secretary of State at Columbus, Ohio
 `,
    ],
  },
  {
    name: 'Texas certificate of fact',
    docType: 'sos_filing',
    pages: [
      `
  Office of the Secretary of State
  ## Certificate of Fact
  The undersigned, as Secretary of State of Texas, does hereby certify that the document, Certificate of Formation for Lone Willow Truck
  Sales LLC (file number 803112009), a Domestic Limited Liability Company (LLC), was filed in this office on September 04, 2018.
  It is further certified that the entity status in Texas is in existence.
 `,
    ],
  },
  {
    name: 'Georgia annual registration',
    docType: 'sos_filing',
    pages: [
      `
  STATE OF GEORGIA Secretary of State Corporations Division
  ## ANNUAL REGISTRATION
  Electronically filed | Secretary of State | Filing date: 02/03/2026
  BUSINESS INFORMATION CONTROL NUMBER 18044019
  BUSINESS NAME Redline Haul Co | BUSINESS TYPE Domestic Profit Corporation
  PRINCIPAL OFFICE ADDRESS 8814 Old Dixie Hwy, Forest Park, GA
  REGISTERED AGENT NAME Ulla Brandt
  OFFICER | TITLE | ADDRESS
 `,
    ],
  },
  {
    name: 'UCC',
    docType: 'other',
    pages: [
      `
  # UCC FINANCING STATEMENT
  FOLLOW INSTRUCTIONS
  A. NAME & PHONE OF CONTACT AT FILER (optional)
  1. DEBTOR'S NAME: Provide only one Debtor name | 1a. ORGANIZATION'S NAME TALLGRASS PAVING INC
  3. SECURED PARTY'S NAME: Prairie Equipment Leasing
  4. COLLATERAL: This financing statement covers the following collateral: Caterpillar AP1000F
 `,
    ],
  },
  {
    name: 'AR aging',
    docType: 'other',
    pages: [
      `
  # Tallgrass Paving Inc
  # A/R Aging Summary
  As of March 31, 2026
  | Current | 1 - 30 | 31 - 60 | 61 - 90 | 91 and over | Total
  City of Wichita | 41,200.00 | 0.00 | 0.00 | 0.00 | 0.00 | 41,200.00
  Dresden Builders | 0.00 | 8,220.00 | 1,140.00 | 0.00 | 0.00 | 9,360.00
  TOTAL | 41,200.00 | 8,220.00 | 1,140.00 | 0.00 | 0.00 | 50,560.00
 `,
    ],
  },
  {
    name: 'debt schedule',
    docType: 'debt_schedule',
    pages: [
      `
  # Business Debt Schedule
  Creditor | Original amount | Original date | Current balance | Interest rate | Maturity | Monthly payment | Collateral | Current?
  Delta Farmers Bank | 240,000 | 05/2021 | 118,220 | 6.25 | 05/2028 | 4,114 | Equipment | Yes
  Total present balance | | | 118,220 | | | 4,114
 `,
    ],
  },
  {
    name: 'lease',
    docType: 'other',
    pages: [
      `
  # EQUIPMENT LEASE AGREEMENT
  This Equipment Lease Agreement is made between Prairie Equipment Leasing ("Lessor") and Tallgrass Paving Inc ("Lessee").
  1. Lease. Lessor hereby leases to Lessee and Lessee hereby leases from Lessor the equipment described in Schedule A below.
  2. Term. The term of this lease shall begin on the date the equipment is accepted and shall continue for sixty months.
  3. Rent. Lessee shall pay Lessor as rent for the equipment the amount of $4,114.00 per month in advance during the term.
 `,
    ],
  },
  {
    name: 'neobank',
    docType: 'bankstatement',
    pages: [
      `
  ## Larkspur Financial
  Monthly activity for Business Spend account ending in 4471
  Jan 1 - Jan 31, 2026
  Starting balance $12,204.10 | Money in $8,220.00 | Money out -$6,114.20 | Ending balance $14,309.90
  Jan 03 | Stripe payout | $4,110.00
  Jan 09 | Fuel card | -$411.20
  Jan 17 | Stripe payout | $4,110.00
  Jan 22 | Payroll | -$5,703.00
 `,
    ],
  },
  {
    name: 'MCA application',
    docType: 'loan_application',
    pages: [
      `
  ## KEYSTONE ADVANCE
  FUNDING APPLICATION
  Legal/Corporate name: DESERT MOON TRUCKING | DBA: same
  Physical address | City | State | Zip
  Federal tax ID | Date business started | Length of ownership
  Type of entity: Sole prop / Partnership / Corp / LLC | Website
  Product/service sold | Average monthly credit card volume | Amount requested $50,000 | Use of funds
  Principal owner name | Ownership % | SSN | Date of birth | Home address
  Applicant's signature | Date
 `,
    ],
  },
  {
    name: 'quotation',
    docType: 'invoice',
    pages: [
      `
  Hartwell Equipment
  # SALES QUOTE
  Quote # Q-2201 | Date 03/02/2026 | Valid until 04/01/2026
  Customer: Ridgeline Quarry
  Item | Qty | Price | Total
  Kleemann MR 110 | 1 | 412,000.00 | 412,000.00
  Freight | 1 | 3,200.00 | 3,200.00
  Total | | | 415,200.00
 `,
    ],
  },
  {
    name: 'prose bill of sale',
    docType: 'bill_of_sale',
    pages: [
      `
  # BILL OF SALE
  For and in consideration of the sum of $48,500.00, the receipt of which is hereby acknowledged, Lone Willow Truck Sales ("Seller")
  does hereby sell, transfer and convey to Desert Moon Trucking ("Buyer") the following described vehicle, as is, where is:
  2020 Volvo VNL 760 VIN 4V4NC9EH7LN226418 odometer 498,200 miles.
  Seller warrants that the vehicle is free and clear of all liens and encumbrances.
 `,
    ],
  },
]
