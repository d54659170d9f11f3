/** Applications as agencies, banks and lessors print them: numbered captions in boxes, labels over two lines, two questions in one box. */
import type { MadeApplication } from './made-application.ts'
import { bold, box, captioned, line, option, scribble, typed, write, type Sheet } from './sheet.ts'

/** Numbered captions, a mailing address with boxes to tick beside it, owners in blocks under a heading that goes on in plain type. */
function numberedCaptions(sheet: Sheet): void {
  bold(sheet, 'DISASTER BUSINESS LOAN APPLICATION', 190, 30, 12)
  box(sheet, 36, 60, 540, 30)
  write(sheet, '1. ORGANIZATION TYPE', 39, 63, 6.5)
  option(sheet, 'Sole Proprietorship', 44, 76, false)
  option(sheet, 'Partnership', 150, 76, false)
  option(sheet, 'Limited Liability Entity', 230, 76, true)
  option(sheet, 'Corporation', 350, 76, false)
  captioned(sheet, '2. EXACT FULL LEGAL NAME', 'Bayside Ferry Works, L.L.C.', [36, 90, 330, 28])
  captioned(sheet, '3. FEDERAL E.I.N. (if applicable)', '72-4450093', [366, 90, 210, 28])
  box(sheet, 36, 118, 216, 36)
  write(sheet, '4. MAILING ADDRESS', 39, 121, 6.5)
  option(sheet, 'Business', 112, 120, true)
  option(sheet, 'Home', 170, 120, false)
  write(sheet, 'Number, Street, and/or Post Office Box', 39, 131, 6.5)
  typed(sheet, '908 Harbor Street', 41, 141, 9)
  captioned(sheet, 'City', 'Morgan City', [252, 118, 134, 36])
  captioned(sheet, 'State', 'LA', [386, 118, 60, 36])
  captioned(sheet, 'Zip', '70380', [446, 118, 130, 36])
  box(sheet, 36, 154, 270, 36)
  write(sheet, '5. DATE BUSINESS', 39, 157, 6.5)
  write(sheet, 'ESTABLISHED', 39, 164.5, 6.5)
  typed(sheet, '05/17/2004', 41, 175, 9)
  captioned(sheet, '6. BUSINESS PHONE NUMBER (including area code)', '(337) 555-0151', [306, 154, 270, 36])
  bold(sheet, '7. OWNERS', 36, 202, 9)
  write(sheet, 'Complete for each proprietor, partner and stockholder with 20% or more.', 92, 202, 9)
  const owner = (y: number, name: string, title: string, share: string): void => {
    captioned(sheet, 'Legal Name', name, [36, y, 216, 28])
    captioned(sheet, 'Title/Office', title, [252, y, 134, 28])
    captioned(sheet, '% Owned', share, [386, y, 60, 28])
    captioned(sheet, 'E-mail Address', `${name.split(' ')[0]!.toLowerCase()}@bayside.example`, [446, y, 130, 28])
  }
  owner(218, 'Claude Fontenot', 'Managing Member', '75')
  owner(252, 'Simone Fontenot', 'Member', '25')
  box(sheet, 36, 300, 300, 44)
  write(sheet, '8A. Signature of Applicant', 39, 303, 6.5)
  scribble(sheet, 70, 335)
  captioned(sheet, '8B. Title', 'Managing Member', [336, 300, 120, 44])
  captioned(sheet, '8C. Date (MM-DD-YYYY)', '10-11-2024', [456, 300, 120, 44])
}

/** Labels in cells of their own that go on in a second line, beside answers over their whole height. */
function wrappedLabels(sheet: Sheet): void {
  bold(sheet, 'Valley Commerce Bank', 36, 26, 14)
  write(sheet, 'Commercial Credit Application', 36, 44, 10)
  const row = (y: number, height: number, cells: readonly (readonly [readonly string[], string])[]): void => {
    const width = 540 / cells.length
    cells.forEach(([label, value], index) => {
      const x = 36 + index * width
      box(sheet, x, y, 105, height)
      box(sheet, x + 105, y, width - 105, height)
      label.forEach((text, at) =>
        write(sheet, text, x + 4, y + height / 2 - label.length * 5 + at * 10, 8.5, 'Helvetica-Bold'),
      )
      write(sheet, value, x + 110, y + height / 2 - 5, 9)
    })
  }
  bold(sheet, 'Credit Requested', 36, 64, 10)
  row(78, 20, [[['Amount Requested'], '$625,000']])
  row(98, 30, [[['Purpose / Use of', 'Proceeds'], 'Purchase 2023 Grove crane']])
  bold(sheet, 'Applicant (Business) Information', 36, 138, 10)
  row(152, 20, [[['Legal Name of Business'], 'Tri-Rivers Crane & Rigging, LLC']])
  row(172, 20, [[['Physical Address'], '3300 Dupont Road']])
  row(192, 20, [
    [['City / State / Zip'], 'Fort Wayne / IN / 46825'],
    [['Tax ID #'], '35-4018844'],
  ])
  row(212, 30, [[['Mailing Address (if', 'different)'], 'PO Box 11220, Fort Wayne, IN 46856']])
  row(242, 20, [
    [['Business Phone'], '260-555-0109'],
    [['Date Established'], 'July 1, 2009'],
  ])
  row(262, 20, [[['Gross Annual Sales'], '$8,450,000']])
  bold(sheet, 'Ownership (list all owners with 20% or more)', 36, 294, 10)
  const columns = [36, 170, 300, 390, 490] as const
  const table = [
    ['Name', 'Title', 'SSN', '% Ownership', 'Guarantor?'],
    ['Dennis Kowal', 'Managing Member', '900-33-4412', '70%', 'Yes'],
    ['Sandra Kowal', 'Member', '900-33-9087', '30%', 'Yes'],
  ]
  table.forEach((cells, at) =>
    cells.forEach((text, index) => {
      const x = columns[index]!
      box(sheet, x, 308 + at * 18, (columns[index + 1] ?? 576) - x, 18)
      write(sheet, text, x + 4, 313 + at * 18, 8.5, at === 0 ? 'Helvetica-Bold' : 'Helvetica')
    }),
  )
  write(sheet, 'Applicant Signature:', 36, 400)
  line(sheet, 122, 410, 200)
  write(sheet, 'Date:', 340, 400)
  line(sheet, 366, 410, 90)
}

/** Boxes to tick behind their choices, two questions in one box, names of two principals side by side. */
function sharedBoxes(sheet: Sheet): void {
  bold(sheet, 'Borrower Information Form', 230, 30, 12)
  bold(sheet, 'Section I: Applicant Business Information', 200, 50, 10)
  captioned(sheet, 'Applicant Business Legal Name', 'Redstone Diner Group, Inc.', [36, 66, 330, 28])
  captioned(sheet, 'DBA or Tradename (if applicable)', '', [366, 66, 210, 28])
  box(sheet, 36, 94, 540, 18)
  let x = 42
  for (const text of ['Sole Proprietor', 'Partnership', 'C-Corp', 'S-Corp', 'LLC']) {
    write(sheet, text, x, 99, 8.5)
    const behind = x + sheet.widthOfString(text) + 4
    box(sheet, behind, 98, 8, 8)
    if (text === 'S-Corp') write(sheet, 'X', behind + 1.4, 99, 8, 'Helvetica-Bold')
    x = behind + 18
  }
  captioned(sheet, 'Applicant Business Tax ID', '47-4290018', [36, 112, 165, 28])
  captioned(sheet, 'Applicant Business Phone', '479-555-0170', [201, 112, 165, 28])
  captioned(sheet, 'Amount of Loan Request', '$545,000', [366, 112, 210, 28])
  captioned(
    sheet,
    'Primary Business Address (Street, City, State, Zip Code)',
    '112 Garrison Avenue, Fort Smith, AR 72901',
    [36, 140, 330, 28],
  )
  captioned(sheet, 'Primary Contact / Email Address', 'Patrick Nolan, pnolan@redstone.example', [366, 140, 210, 28])
  bold(sheet, 'PRINCIPALS / GUARANTORS', 36, 182, 9)
  captioned(sheet, 'Name', 'Patrick Nolan', [36, 194, 135, 28])
  captioned(sheet, 'Title / % Owned', 'President / 60%', [171, 194, 135, 28])
  captioned(sheet, 'Name', 'Denise Okafor', [306, 194, 135, 28])
  captioned(sheet, 'Title / % Owned', 'Secretary / 40%', [441, 194, 135, 28])
  captioned(sheet, 'SS#', '900-22-1180', [36, 222, 270, 28])
  captioned(sheet, 'SS#', '900-23-8811', [306, 222, 270, 28])
  line(sheet, 36, 320, 260)
  write(sheet, 'Signature of Authorized Representative of Applicant', 36, 323, 8)
  line(sheet, 330, 320, 120)
  write(sheet, 'Date', 330, 323, 8)
}

/** Questions with question marks over their answers, among them one no vocabulary knows. */
function plainQuestions(sheet: Sheet): void {
  bold(sheet, 'Harbor Credit Union', 36, 30, 15)
  write(sheet, 'Member Business Loan Application', 36, 50, 10)
  const row = (y: number, cells: readonly (readonly [string, string, number])[]): void => {
    let x = 36
    for (const [label, value, width] of cells) {
      write(sheet, label, x, y, 7.5)
      line(sheet, x, y + 24, width - 8)
      if (value !== '') write(sheet, value, x + 3, y + 11, 9.5)
      x += width
    }
  }
  bold(sheet, 'Tell us about your business', 36, 72, 10.5)
  line(sheet, 36, 85, 540)
  row(92, [['Legal business name', 'Fernleaf Veterinary Services Inc', 330], ['Taxpayer ID (EIN or SSN)', '91-4773302', 210]]) // prettier-ignore
  row(120, [['Business street address (no PO boxes)', '12710 Pacific Highway SW', 270], ['City', 'Lakewood', 130], ['State', 'WA', 50], ['ZIP', '98499', 90]]) // prettier-ignore
  bold(sheet, 'What do you need?', 36, 156, 10.5)
  line(sheet, 36, 169, 540)
  row(176, [['How much would you like to borrow?', '$185,000', 200], ['For how long?', '72 months', 100], ['What will you use the money for?', 'Digital x-ray', 240]]) // prettier-ignore
  bold(sheet, 'Tell us about the owner(s)', 36, 212, 10.5)
  line(sheet, 36, 225, 540)
  row(232, [['First name', 'Marcia', 150], ['Last name', 'Holt', 150], ['Ownership %', '100', 100], ['Member number', '774120', 140]]) // prettier-ignore
  bold(sheet, 'Sign here', 36, 268, 10.5)
  line(sheet, 36, 281, 540)
  row(290, [
    ['Signature', '', 300],
    ['Date', '', 240],
  ])
}

/** Numbered questions as sentences, each with its answer below, a little to the right. */
function numberedQuestions(sheet: Sheet): void {
  bold(sheet, 'Valley Community Development Fund', 36, 30, 15)
  write(sheet, 'Microloan Application', 36, 50, 11)
  let y = 70
  const head = (text: string): void => {
    bold(sheet, text, 36, (y += 8), 11)
    y += 20
  }
  const ask = (text: string, hint: string, answer: string): void => {
    write(sheet, text, 36, y, 9.5, 'Helvetica-Bold')
    if (hint !== '') write(sheet, hint, 42 + sheet.widthOfString(text), y, 9.5)
    write(sheet, answer, 50, y + 12, 9.5)
    y += 30
  }
  head('Part 1 – About your business')
  ask('1. What is the legal name of your business?', '', 'Stitch & Bloom Tailoring')
  ask('2. Where is your business located?', '(street, city, state, zip)', '2316 Cherry Street, Toledo, OH 43608')
  ask('3. How is your business organized?', '(sole proprietorship, LLC, corporation)', 'Sole proprietorship')
  ask('4. When did your business open?', '', 'March 15, 2021')
  ask('5. What were your gross sales last year?', '', '$64,500')
  head('Part 2 – About you')
  ask('6. Your name', '', 'Amina Yusuf')
  ask('7. What percentage of the business do you own?', '', '100%')
  head('Part 3 – Your loan')
  ask('8. How much are you asking to borrow?', '', '$18,000')
  ask('9. Describe how the loan funds will be used', '', 'Two sewing machines')
  write(sheet, 'Signed:', 36, y + 30)
  line(sheet, 74, y + 40, 200)
  write(sheet, 'Date:', 300, y + 30)
  line(sheet, 326, y + 40, 100)
}

/** Boxes under their labels, the signature in one of them; sections counted in words, one about another company. */
function boxesUnderLabels(sheet: Sheet): void {
  bold(sheet, 'Application for a Section 504 Loan', 36, 30, 13)
  const row = (y: number, cells: readonly (readonly [string, string, number])[]): void => {
    let x = 36
    for (const [label, value, width] of cells) {
      write(sheet, label, x, y, 8)
      box(sheet, x, y + 10, width - 8, 17)
      if (value !== '') write(sheet, value, x + 3, y + 14, 9.5)
      x += width
    }
  }
  bold(sheet, 'SECTION ONE: CDC INFORMATION', 36, 56, 9)
  row(70, [['Legal Name', 'Great Basin Development Corp', 300], ['Phone', '605-555-0100', 240]]) // prettier-ignore
  bold(sheet, 'SECTION TWO: OPERATING COMPANY (OC) INFORMATION', 36, 108, 9)
  row(122, [['OC Legal Name', 'Fundy Brewing Company, LLC', 220], ['Operating name', 'Fundy Taproom', 160], ['OC Tax ID', '46-4318820', 160]]) // prettier-ignore
  row(154, [['Physical/mailing address', '517 7th Street', 220], ['City', 'Rapid City', 140], ['State', 'SD', 60], ['Zip', '57701', 120]]) // prettier-ignore
  row(186, [['OC Phone', '605-555-0172', 160], ['Date established', '04/12/2014', 120], ['Type of legal entity', 'LLC', 100], ['Loan amount requested', '$520,000', 160]]) // prettier-ignore
  bold(sheet, 'SECTION THREE: ELIGIBLE PASSIVE COMPANY (EPC) INFORMATION', 36, 224, 9)
  row(238, [['EPC Legal Name', 'Rushmore Holdings LLC', 300], ['EPC Tax ID', '46-4910023', 240]]) // prettier-ignore
  bold(sheet, 'SECTION FOUR: CERTIFICATION', 36, 276, 9)
  row(290, [['Signature of Authorized Representative of OC', '', 360], ['Date', '2025-03-14', 180]]) // prettier-ignore
  scribble(sheet, 80, 314)
}

export const agencyForms: readonly MadeApplication[] = [
  {
    name: 'numbered-questions-answers-below',
    draw: numberedQuestions,
    expected: {
      businessLegalName: 'Stitch & Bloom Tailoring',
      businessAddressLine1: '2316 Cherry Street',
      businessPostalCode: '43608',
      entityType: 'Sole Proprietor',
      businessStartDate: '2021-03-15',
      annualRevenue: 64500,
      loanAmount: 18000,
      useOfFunds: 'Two sewing machines',
      'owners.0.firstName': 'Amina',
      'owners.0.ownershipPercentage': 100,
      signed_application: false,
    },
  },
  {
    name: 'boxes-under-labels',
    draw: boxesUnderLabels,
    expected: {
      businessLegalName: 'Fundy Brewing Company, LLC',
      businessDbaName: 'Fundy Taproom',
      ein: '46-4318820',
      businessAddressLine1: '517 7th Street',
      businessCity: 'Rapid City',
      businessStateCode: 'SD',
      businessPostalCode: '57701',
      businessPhone: '605-555-0172',
      loanAmount: 520000,
      signed_application: true,
      signed_application_on_date: '2025-03-14',
    },
  },
  {
    name: 'agency-numbered-captions',
    draw: numberedCaptions,
    expected: {
      businessLegalName: 'Bayside Ferry Works, L.L.C.',
      ein: '72-4450093',
      entityType: 'LLC',
      businessAddressLine1: '908 Harbor Street',
      businessCity: 'Morgan City',
      businessStateCode: 'LA',
      businessPostalCode: '70380',
      businessPhone: '(337) 555-0151',
      businessStartDate: '2004-05-17',
      'owners.0.firstName': 'Claude',
      'owners.0.ownershipPercentage': 75,
      'owners.1.firstName': 'Simone',
      'owners.1.ownershipPercentage': 25,
      signed_application: true,
      signed_application_on_date: '2024-10-11',
    },
  },
  {
    name: 'bank-wrapped-labels',
    draw: wrappedLabels,
    expected: {
      businessLegalName: 'Tri-Rivers Crane & Rigging, LLC',
      ein: '35-4018844',
      businessAddressLine1: '3300 Dupont Road',
      businessCity: 'Fort Wayne',
      businessStateCode: 'IN',
      businessPostalCode: '46825',
      businessPhone: '260-555-0109',
      businessStartDate: '2009-07-01',
      annualRevenue: 8450000,
      loanAmount: 625000,
      useOfFunds: 'Purchase 2023 Grove crane',
      'owners.0.lastName': 'Kowal',
      'owners.0.ownershipPercentage': 70,
      'owners.1.firstName': 'Sandra',
      signed_application: false,
    },
  },
  {
    name: 'two-questions-in-one-box',
    draw: sharedBoxes,
    expected: {
      businessLegalName: 'Redstone Diner Group, Inc.',
      businessDbaName: null,
      ein: '47-4290018',
      entityType: 'S-Corp',
      businessAddressLine1: '112 Garrison Avenue',
      businessPostalCode: '72901',
      contactEmail: 'pnolan@redstone.example',
      contactFirstName: 'Patrick',
      loanAmount: 545000,
      'owners.0.lastName': 'Nolan',
      'owners.0.ownershipPercentage': 60,
      'owners.1.lastName': 'Okafor',
      'owners.1.ownershipPercentage': 40,
      signed_application: false,
    },
  },
  {
    name: 'questions-as-sentences',
    draw: plainQuestions,
    expected: {
      businessLegalName: 'Fernleaf Veterinary Services Inc',
      ein: '91-4773302',
      businessAddressLine1: '12710 Pacific Highway SW',
      loanAmount: 185000,
      useOfFunds: 'Digital x-ray',
      'owners.0.firstName': 'Marcia',
      'owners.0.ownershipPercentage': 100,
      signed_application: false,
    },
  },
]
