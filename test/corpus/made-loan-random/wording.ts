/** How forms of lessors, banks, brokers and funders ask: for every question, the wordings met. */

export const wordings = {
  legalName: ['Legal Name of Business', 'Company Legal Name', 'Full Legal Company Name', 'Legal Business Name', 'Business Legal Name', 'Business Name', 'Exact Legal Name', 'Company Name', "Applicant's Legal Name", 'Legal Name of Applicant', 'Name of Business', 'Borrower Name (Legal Entity)', 'Full Legal Name of Lessee', 'Legal/Corporate Name', 'Registered Business Name', 'Legal Entity Name', "Lessee's Full Legal Name", 'Corporate Name', 'Customer Legal Name', 'Full Legal Name of Company', 'Merchant Legal Name', 'Legal Company Name', 'Small Business Applicant Legal Name', 'Applicant Business Name', 'Operating Company Name', 'Legal Business Name (as on tax return)', 'Exact Legal Company Name', 'Client Legal Name', 'Practice/Business Name', 'Name of Applicant Company'], // prettier-ignore
  dba: ['DBA', 'D/B/A', 'Doing Business As', 'DBA (if applicable)', 'Trade Name', 'Trade Style / DBA', 'DBA Name', 'Doing Business As (DBA)', 'Trade Name (if different)', 'Fictitious Name (DBA)', 'DBA or Tradename', 'Assumed Name', 'Business DBA Name', 'dba'], // prettier-ignore
  ein: ['Federal Tax ID', 'EIN', 'Federal Tax ID #', 'Tax ID Number', 'FEIN', 'Tax ID (EIN)', 'Federal Tax I.D. Number', 'Fed Tax ID #', 'Employer Identification Number (EIN)', 'Federal EIN', 'Business Tax ID', 'Tax I.D. #', 'Federal ID #', 'EIN / Tax ID', 'Taxpayer ID (EIN)', 'Federal Tax Identification No.', 'TIN', 'Federal Employer ID #', 'Fed. I.D. No.'], // prettier-ignore
  street: ['Street Address', 'Business Address', 'Address', 'Physical Address', 'Company Address', 'Business Street Address', 'Physical Address (no PO Box)', 'Address (Street)', 'Street', 'Business Physical Address', 'Principal Business Address', 'Company Street Address', 'Main Office Address', 'Headquarters Address', 'Billing/Physical Address', 'Corporate Address', 'Business Location Address'], // prettier-ignore
  unit: ['Suite', 'Suite/Unit', 'Address Line 2', 'Suite / Apt #', 'Ste/Unit'],
  city: ['City', 'City/Town'],
  state: ['State', 'ST', 'State/Province'],
  zip: ['Zip', 'ZIP Code', 'Zip Code', 'ZIP', 'Postal Code', 'Zip/Postal Code'],
  cityStateZip: [
    'City, State, Zip',
    'City/State/Zip',
    'City, State & ZIP Code',
    'City / State / Zip Code',
    'City, ST ZIP',
  ],
  fullAddress: ['Business Address', 'Address', 'Full Address', 'Address, City, State, Zip', 'Physical Address (Street, City, State, Zip)', 'Business Address (including city, state and zip)'], // prettier-ignore
  phone: ['Phone', 'Business Phone', 'Telephone', 'Phone Number', 'Phone #', 'Business Phone #', 'Company Phone', 'Office Phone', 'Business Telephone No.', 'Telephone Number', 'Tel.', 'Main Phone', 'Company Telephone', 'Contact Number', 'Bus. Phone'], // prettier-ignore
  email: ['Email', 'E-mail', 'Email Address', 'Business Email', 'E-mail Address', 'Contact Email', 'Company Email', 'Business E-mail Address'], // prettier-ignore
  website: ['Website', 'Web Site', 'Company Website', 'Website Address', 'URL', 'Business Website'],
  start: ['Date Established', 'Business Start Date', 'Date Business Started', 'Date of Incorporation', 'Date Formed', 'Established', 'Date Business Established', 'Date of Formation', 'Date Incorporated', 'Start Date of Business', 'Business Inception Date', 'In Business Since', 'Date Organized', 'Date Business Was Established', 'Company Start Date', 'Business Established Date'], // prettier-ignore
  years: ['Years in Business', 'Time in Business', 'Yrs in Business', '# of Years in Business', 'Number of Years in Business', 'Time in Business (years)', 'How long in business?', 'Years in Bus.'], // prettier-ignore
  formation: ['State of Incorporation', 'State of Formation', 'State of Organization', 'State Incorporated', 'State of Inc.', 'State of Incorporation/Formation', 'State of Registration', 'Formation State', 'State Formed', 'State of Org.'], // prettier-ignore
  industry: ['Nature of Business', 'Industry', 'Type of Industry', 'Description of Business', 'Business Description', 'Line of Business', 'Products/Services', 'Industry Type', 'Business Activity', 'Describe Your Business', 'Principal Business Activity', 'Product/Service Sold'], // prettier-ignore
  naics: ['NAICS Code', 'NAICS', 'NAICS #'],
  employees: [
    'Number of Employees',
    '# of Employees',
    'No. of Employees',
    'Employees',
    'Total Employees',
    'Full-Time Employees',
  ],
  revenue: ['Annual Revenue', 'Gross Annual Sales', 'Annual Sales', 'Gross Annual Revenue', 'Annual Gross Sales', 'Annual Gross Revenue', 'Last Year Gross Sales', 'Total Annual Sales', 'Annual Sales ($)', 'Gross Revenue (last fiscal year)', 'Annual Business Revenue', 'Prior Year Revenue', 'Yearly Gross Sales', 'Gross Annual Sales / Revenue'], // prettier-ignore
  amount: ['Amount Requested', 'Loan Amount', 'Loan Amount Requested', 'Amount of Loan', 'Financing Amount Requested', 'Requested Amount', 'Amount of Request', 'Requested Loan Amount', 'Amount to Finance', 'Total Amount Requested', 'Funding Amount Requested', 'Credit Amount Requested', 'Desired Loan Amount', 'Amount of Financing Requested', 'Lease Amount Requested', 'How much are you seeking?', 'Dollar Amount Requested'], // prettier-ignore
  use: ['Use of Funds', 'Use of Proceeds', 'Purpose of Loan', 'Loan Purpose', 'Use of Loan Proceeds', 'Purpose', 'How will funds be used?', 'Reason for Financing', 'Purpose of Request', 'Intended Use of Funds', 'What will the funds be used for?'], // prettier-ignore
  equipment: ['Equipment Description', 'Description of Equipment', 'Equipment', 'Equipment Requested', 'Equipment to be Financed', 'Equipment Type / Description', 'Asset Description', 'Collateral Description', 'Year / Make / Model', 'Type of Equipment', 'Describe Equipment', 'Equipment (year, make, model)'], // prettier-ignore
  vendor: ['Vendor', 'Vendor Name', 'Equipment Vendor', 'Vendor / Dealer', 'Dealer Name', 'Seller', 'Supplier Name', 'Equipment Supplier', 'Vendor Company Name', 'Seller / Vendor Name', 'Name of Vendor'], // prettier-ignore
  term: ['Term', 'Term Requested', 'Loan Term', 'Lease Term', 'Requested Term (months)', 'Desired Term'],
  entity: ['Type of Business', 'Business Structure', 'Entity Type', 'Legal Structure', 'Type of Entity', 'Business Entity', 'Organization Type', 'Type of Organization', 'Legal Entity', 'Business Type', 'Form of Organization', 'Legal Form of Business', 'Ownership Type', 'Company is a', 'Business is a', 'Check one'], // prettier-ignore
  ownerName: ['Name', 'Full Name', 'Owner Name', 'Principal Name', 'Name of Owner', 'Full Legal Name', "Owner's Name", 'Name of Principal', 'Guarantor Name', 'Name (First, Middle, Last)', 'Principal / Owner Name', 'Owner/Guarantor Name', 'Printed Full Name'], // prettier-ignore
  firstName: ['First Name', 'First', 'Owner First Name'],
  lastName: ['Last Name', 'Last', 'Owner Last Name'],
  title: ['Title', 'Position', 'Title/Position', 'Corporate Title', 'Job Title'],
  share: ['% Ownership', 'Ownership %', '% of Ownership', 'Percent Owned', 'Ownership Percentage', '% Owned', 'Ownership', '% Own', 'Percentage of Ownership', 'Ownership Interest (%)', 'Pct. Owned'], // prettier-ignore
  ssn: ['SSN', 'Social Security #', 'Social Security Number', 'SS#', 'Soc. Sec. #', 'Social Security No.', 'S.S.N.'],
  birth: ['Date of Birth', 'DOB', 'Birth Date', 'Birthdate', 'D.O.B.', 'Date of Birth (MM/DD/YYYY)'],
  ownerPhone: [
    'Cell Phone',
    'Mobile Phone',
    'Home Phone',
    'Cell #',
    'Phone',
    'Mobile',
    'Home/Cell Phone',
    'Cell',
    'Phone #',
  ],
  ownerEmail: ['Email', 'Email Address', 'E-mail', 'Personal Email'],
  homeStreet: ['Home Address', 'Home Street Address', 'Residence Address', 'Residential Address', 'Street Address', 'Address', 'Personal Address', "Owner's Home Address"], // prettier-ignore
  homeFull: ['Home Address', 'Residence Address', 'Home Address (Street, City, State, Zip)', 'Residential Address', 'Full Home Address'], // prettier-ignore
  printName: ['Print Name', 'Printed Name', 'Name (please print)', 'Print or Type Name'],
} as const satisfies Readonly<Record<string, readonly string[]>>
export type Question = keyof typeof wordings

export const headings = {
  business: ['BUSINESS INFORMATION', 'Company Information', 'Applicant', 'LESSEE INFORMATION', 'About Your Business', '1. Business Information', 'SECTION 1: BUSINESS INFORMATION', 'Borrower Information', 'Business Profile', 'Section A - Applicant Information', 'CUSTOMER INFORMATION', 'Business Details', 'Merchant Information', 'I. APPLICANT', 'Company Profile', 'Tell us about your company'], // prettier-ignore
  owners: ['OWNER INFORMATION', 'Principals', 'Ownership', 'OWNERS / GUARANTORS', 'Owner/Principal Information', 'Principal Information', '2. Owners', 'SECTION 2: OWNERSHIP', 'Personal Guarantor(s)', 'Guarantor Information', 'Section B - Principals', 'Owners (20% or more)', 'II. PRINCIPALS', 'List all owners with 20% or more ownership', 'Ownership Information', 'Business Owners'], // prettier-ignore
  request: ['LOAN REQUEST', 'Financing Request', 'Request', 'Equipment Information', 'EQUIPMENT / VENDOR', '3. Loan Request', 'Transaction Details', 'SECTION 3: FINANCING REQUEST', 'Equipment & Vendor Information', 'Funding Request', 'Section C - Credit Request', 'III. FINANCING REQUEST', 'Loan Details'], // prettier-ignore
  bank: ['BANK REFERENCE', 'Bank References', 'Banking Information', 'BANK & TRADE REFERENCES', '4. Bank Reference', 'Business Bank Information', 'Trade References'], // prettier-ignore
  lender: ['FOR OFFICE USE ONLY', 'Office Use Only', 'FOR LENDER USE ONLY', 'Internal Use Only', 'For Broker Use Only'],
} as const

export const titles = ['Equipment Finance Application', 'CREDIT APPLICATION', 'Business Loan Application', 'Commercial Credit Application', 'LEASE APPLICATION', 'Equipment Lease/Finance Application', 'Small Business Loan Application', 'Merchant Cash Advance Application', 'Funding Application', 'Application for Credit', 'Business Credit Application', 'Working Capital Application', 'Equipment Financing Credit Application', 'Commercial Loan Application', 'One-Page Application', 'Vendor Finance Application'] // prettier-ignore

export const legalTexts = [
  'By signing below, each of the undersigned individuals, who is either a principal of the credit applicant or a personal guarantor of its obligations, provides written instruction to Lender or its designee authorizing review of his or her personal credit profile from a national credit bureau.',
  'Applicant certifies that all information given on this application and any attachments is true, correct and complete. You authorize us to verify this information from any source and to obtain business and consumer credit reports.',
  'IMPORTANT INFORMATION ABOUT PROCEDURES FOR OPENING A NEW ACCOUNT: To help the government fight the funding of terrorism and money laundering activities, Federal law requires all financial institutions to obtain, verify, and record information that identifies each person who opens an account.',
  'The Federal Equal Credit Opportunity Act prohibits creditors from discriminating against credit applicants on the basis of race, color, religion, national origin, sex, marital status, or age (provided the applicant has the capacity to enter into a binding contract).',
  'A facsimile or electronic copy of this application and signature shall have the same force and effect as the original. Lessor may assign this application to its funding sources without notice.',
  'If your application for business credit is denied, you have the right to a written statement of the specific reasons for the denial. To obtain the statement, please contact us within 60 days from the date you are notified of our decision.',
  'The applicant understands that the loan amount, use of proceeds, equipment description and vendor may be changed by the lender before approval. Equipment must be new or not older than ten years.',
] // prettier-ignore
