/** Ways in which forms ask and are answered, each drawn as small as shows it, read to the end. */
import { describe, expect, it } from 'vitest'
import type { Mark, Page } from '../../../../core/document/model.ts'
import { extractLoanApplication } from '../../../../core/extraction/loan/extract.ts'
import type { LoanApplicationReading } from '../../../../core/extraction/loan/loan-application.ts'
import { cell, documentOf, horizontal, pageOf, type Text } from '../../../support/drawn-form.ts'

function applicationOn(page: Page): LoanApplicationReading {
  const { application } = extractLoanApplication(documentOf(page))
  if (application === null) throw new Error('The form was not taken for an application.')
  return application
}
const valuesOf = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, (field as { value: unknown }).value]))

/** Captions at the left edge with answers in a column of their own. */
const rowsFrom = (top: number, rows: readonly (readonly [string, string])[], style: Partial<Text> = {}): Text[] =>
  rows.flatMap(([caption, answer], at) => [
    { text: caption, left: 40, top: top + 18 * at, ...style },
    { text: answer, left: 220, top: top + 18 * at },
  ])
const business: readonly (readonly [string, string])[] = [
  ['Legal name', 'Harbor Lights Inc'],
  ['Federal tax ID', '36-4417025'],
  ['Entity type', 'LLC'],
  ['Annual sales', '$612,000'],
  ['Date established', '05/24/2008'],
]

describe('headings', () => {
  it('govern the text below them in their own column alone', () => {
    const right = (top: number, rows: readonly (readonly [string, string])[]): Text[] =>
      rowsFrom(top, rows).map(text => ({ ...text, left: text.left + 280 }))
    const heading = (text: string, left: number, top: number): Text => ({ text, left, top, bold: true, size: 11 })
    const { owners, texts } = applicationOn(
      pageOf([
        heading('Business', 40, 60),
        heading('Owner 1', 320, 60),
        ...rowsFrom(80, [
          ['Legal name', 'Harbor Inc'],
          ['EIN', '36-4417025'],
          ['Entity', 'LLC'],
        ]),
        ...right(80, [
          ['Full name', 'Ann Lee'],
          ['Ownership', '51%'],
        ]),
        heading('Owner 2', 320, 124),
        ...right(142, [
          ['Full name', 'Bob Ray'],
          ['Title', 'Member'],
          ['Ownership', '49%'],
        ]),
        ...rowsFrom(142, [['Industry', 'Welding']]),
        heading('Financing request', 40, 178),
        ...rowsFrom(196, [
          ['Amount', '$28,500'],
          ['Term', '60 months'],
        ]),
      ]),
    )
    expect(texts.industry?.value).toBe('Welding')
    expect(owners.map(owner => owner.ownershipPercentage?.value)).toEqual([51, 49])
  })

  it('in the type of others are headings whatever their words', () => {
    const heading = (text: string, top: number): Text => ({ text, left: 40, top, bold: true, size: 12 })
    const { numbers } = applicationOn(
      pageOf([
        heading('Business', 60),
        ...rowsFrom(80, business),
        heading('Owners', 190),
        ...rowsFrom(210, [
          ['Full name', 'Ann Lee'],
          ['Ownership', '100%'],
          ['Date of birth', '03/04/1980'],
        ]),
        heading('Money sought', 280),
        ...rowsFrom(300, [
          ['Amount', '$62,750'],
          ['Term', '60 months'],
          ['Purpose', 'Walk-in freezer'],
        ]),
      ]),
    )
    expect(numbers.loanAmount?.value).toBe(62750)
  })

  it('over two companies side by side make no owners of what they do', () => {
    const rows = [
      ['Exact legal name', 'Kinzua Hardwoods, Inc.', 'Hallstrom Mill Properties, LLC'],
      ['EIN', '25-1660392', '83-0914426'],
      ['Telephone', '814-555-0144', '814-555-0145'],
      ['Business', 'Hardwood sawmill', 'Leases mill site'],
      ['City, state, zip', 'Kane, PA 16735', 'Kane, PA 16735'],
      ['Internet', 'kinzuahardwoods.example', 'hallstrommill.example'],
    ] as const
    const { owners, texts } = applicationOn(
      pageOf([
        ...rows.flatMap(([caption, first, second], at): Text[] => [
          { text: caption, left: 40, top: 80 + 18 * at },
          { text: first, left: 220, top: 80 + 18 * at },
          { text: second, left: 400, top: 80 + 18 * at },
        ]),
        ...rowsFrom(240, [
          ['Purpose', 'Dry kilns'],
          ['Amount to finance', '$640,000'],
          ['Down payment', '$160,000'],
        ]),
      ]),
    )
    expect(owners).toEqual([])
    expect(valuesOf(texts)).toMatchObject({
      businessLegalName: 'Kinzua Hardwoods, Inc.',
      website: 'kinzuahardwoods.example',
    })
  })

  it('side by side name two applicants', () => {
    const head = (text: string, left: number): Text => ({ text, left, top: 60, bold: true })
    const half = (left: number, name: string, birth: string, ssn: string): Text[] => [
      { text: 'First name', left, top: 80, size: 7 },
      { text: 'Last name', left: left + 130, top: 80, size: 7 },
      { text: name, left, top: 88 },
      { text: 'Bakke', left: left + 130, top: 88 },
      { text: 'Date of birth', left, top: 108, size: 7 },
      { text: 'SSN', left: left + 130, top: 108, size: 7 },
      { text: birth, left, top: 116 },
      { text: ssn, left: left + 130, top: 116 },
    ]
    const { owners } = applicationOn(
      pageOf([
        head('APPLICANT', 40),
        head('CO-APPLICANT', 320),
        ...half(40, 'Orrin', '02/17/1966', '900-11-4108'),
        ...half(320, 'Denise', '08/08/1968', '900-22-5523'),
        ...rowsFrom(150, [
          ['Purpose', 'Hay baler'],
          ['Amount to finance', '$30,800'],
          ['Down payment', '$7,700'],
        ]),
      ]),
    )
    expect(owners.map(({ texts }) => [texts.firstName?.value, texts.dob?.value, texts.ssn?.value])).toEqual([
      ['Orrin', '1966-02-17', '***-**-4108'],
      ['Denise', '1968-08-08', '***-**-5523'],
    ])
  })
})

describe('places to sign', () => {
  it('side by side below the questions about a person head no columns', () => {
    const owner: readonly (readonly [string, string])[] = [
      ['First name', 'Ann'],
      ['Last name', 'Lee'],
    ]
    const { owners } = applicationOn(
      pageOf(
        [
          ...rowsFrom(60, business),
          { text: 'OWNER', left: 40, top: 160, bold: true, size: 12 },
          ...rowsFrom(180, owner),
          { text: 'Date of birth', left: 420, top: 180 },
          { text: '05/22/1959', left: 500, top: 180 },
          { text: 'Guarantor 1', left: 40, top: 300 },
          { text: 'Guarantor 2', left: 320, top: 300 },
        ],
        [horizontal(40, 240, 298), horizontal(320, 520, 298)],
      ),
    )
    expect(owners.map(({ texts }) => texts.dob?.value)).toEqual(['1959-05-22'])
  })
})

describe('captions', () => {
  it('with words nobody knows are known by those in brackets', () => {
    const { texts } = applicationOn(
      pageOf(rowsFrom(60, [...business, ['Name on the awning (DBA)', 'Harbor Eye Center']])),
    )
    expect(texts.businessDbaName?.value).toBe('Harbor Eye Center')
  })

  it('with a comma go on behind it', () => {
    const { numbers } = applicationOn(
      pageOf(
        rowsFrom(60, [
          ...business.filter(([caption]) => caption !== 'Annual sales'),
          ['Gross sales, 2025', '$730,400'],
        ]),
      ),
    )
    expect(numbers.annualRevenue?.value).toBe(730400)
  })

  it('of several questions are answered by parts', () => {
    const { texts, owners } = applicationOn(
      pageOf(
        rowsFrom(60, [
          ...business,
          ['Phone / email', '913-555-0128 / office@harbor.example'],
          ['Officer / Title / % owned', 'Ann Lee / President / 90%'],
        ]),
      ),
    )
    expect(texts.businessPhone?.value).toBe('913-555-0128')
    expect(texts.contactEmail?.value).toBe('office@harbor.example')
    expect(owners.map(owner => [owner.texts.lastName?.value, owner.ownershipPercentage?.value])).toEqual([['Lee', 90]])
  })

  it('translated in small type below themselves are not answered by it', () => {
    const boxes = business.slice(0, 4).map(([caption, answer], at) => ({ caption, answer, top: 60 + 50 * at }))
    const texts = boxes.flatMap(({ caption, answer, top }): Text[] => [
      { text: caption, left: 44, top: top + 2, size: 8 },
      { text: 'Pregunta del formulario', left: 44, top: top + 11, size: 6 },
      { text: answer, left: 44, top: top + 22, size: 10 },
    ])
    const rules = boxes.flatMap(({ top }) => cell(40, 300, top, top + 48))
    expect(
      valuesOf(applicationOn(pageOf([...texts, ...rowsFrom(300, [['Purpose', 'Walk-in freezer']])], rules)).texts),
    ).toMatchObject({
      businessLegalName: 'Harbor Lights Inc',
      ein: '36-4417025',
      entityType: 'LLC',
    })
  })

  it('lead over dots to their answers', () => {
    const leaders = business.map(([caption, answer], at): Text => ({
      text: `${caption}. ${'.'.repeat(30)} ${answer}`,
      left: 40,
      top: 60 + 18 * at,
    }))
    const { texts } = applicationOn(pageOf(leaders))
    expect(texts.businessLegalName?.value).toBe('Harbor Lights Inc')
    expect(texts.ein?.value).toBe('36-4417025')
  })
})

describe('answers', () => {
  it('in a column of answers answer, even if they sound like captions', () => {
    const { texts } = applicationOn(pageOf(rowsFrom(60, [...business, ['Use of funds', 'Second location']])))
    expect(texts.useOfFunds?.value).toBe('Second location')
  })

  it('hold name, title and share', () => {
    const { owners, others } = applicationOn(
      pageOf(
        rowsFrom(60, [
          ...business,
          ['Owner 1', 'Linda Pelletier, Member, 50%'],
          ['Home address', '8 Lake Terrace, Laconia, NH 03246'],
        ]),
      ),
    )
    expect(owners.map(owner => [owner.texts.firstName?.value, owner.ownershipPercentage?.value])).toEqual([
      ['Linda', 50],
    ])
    expect(others.ownerTitle?.value).toBe('Member')
  })

  it('name the firm where the entity is asked for, and its state and day', () => {
    const { texts } = applicationOn(
      pageOf(
        rowsFrom(60, [
          ['Entity', 'Cinder Grill Tucson LLC'],
          ['State & date formed', 'AZ 10/02/2018'],
          ['Tax ID', '83-1192204'],
          ['Annual sales', '$612,000'],
          ['Industry', 'Restaurant'],
        ]),
      ),
    )
    expect(valuesOf(texts)).toMatchObject({
      businessLegalName: 'Cinder Grill Tucson LLC',
      incorporationState: 'AZ',
      businessStartDate: '2018-10-02',
    })
  })

  it('name the state beside the legal form', () => {
    const stateOf = (entity: string): unknown =>
      applicationOn(pageOf(rowsFrom(60, [...business.filter(([name]) => name !== 'Entity type'), ['Entity', entity]])))
        .texts.incorporationState?.value
    expect(
      [
        'LLC · Idaho',
        'Subchapter S corporation (Georgia)',
        'a Delaware corporation',
        'C-Corp',
        'LLC, member managed',
      ].map(stateOf),
    ).toEqual(['Idaho', 'Georgia', 'Delaware', undefined, undefined])
  })

  it('decide by their type what a caption asks that leaves it open', () => {
    const { texts, numbers } = applicationOn(
      pageOf([
        { text: 'COMPANY', left: 40, top: 40, bold: true, size: 12 },
        ...rowsFrom(60, [
          ...business.filter(([name]) => !['Annual sales', 'Date established'].includes(name)),
          ['Brand', 'Wild Larch'],
          ['Open since', 'July 1, 2020'],
          ['Store', 'wildlarch.example'],
          ['Collections, fiscal 2025', '$812,400'],
          ['Kind of restaurant', 'Noodle counter'],
          ['Lease funding asked', '$40,000'],
          ['Customers since opening', '18,400'],
        ]),
      ]),
    )
    expect({ ...valuesOf(texts), ...valuesOf(numbers) }).toMatchObject({
      businessDbaName: 'Wild Larch',
      businessStartDate: '2020-07-01',
      website: 'wildlarch.example',
      annualRevenue: 812400,
      industry: 'Noodle counter',
      loanAmount: 40000,
    })
  })

  it('of another type are no year of a unit', () => {
    const unitOf = (year: string): unknown =>
      applicationOn(pageOf(rowsFrom(60, [...business, ['Vehicle year', year], ['Model', 'Selene 3D']]))).equipment
        ?.description?.value
    expect([unitOf('2024'), unitOf('$24,500')]).toEqual(['2024 Selene 3D', undefined])
  })

  it('hold street and town where code and state are asked for by themselves', () => {
    const rows: readonly (readonly [string, string])[] = [
      ...business,
      ['Trading address', '8 Mill Estate, Truro, Cornwall'],
      ['Postcode', 'TR4 9LD'],
    ]
    expect(valuesOf(applicationOn(pageOf(rowsFrom(60, rows))).texts)).toMatchObject({
      businessAddressLine1: '8 Mill Estate',
      businessCity: 'Truro',
      businessPostalCode: 'TR4 9LD',
    })
  })

  it('of an office with its share are no caption', () => {
    const column = (left: number, rows: readonly string[]): Text[] =>
      rows.map((text, at) => ({ text, left, top: 180 + 10 * at }))
    const { owners } = applicationOn(
      pageOf([
        ...rowsFrom(60, business),
        { text: 'DIRECTORS', left: 40, top: 164, bold: true, size: 12 },
        ...column(40, ['Name', 'Ann Lee', 'Position / shareholding', 'Managing Director / 60%']),
        ...column(320, ['Name', 'Bob Ray', 'Position / shareholding', 'Director / 40%']),
      ]),
    )
    expect(owners.map(({ ownershipPercentage }) => ownershipPercentage?.value)).toEqual([60, 40])
  })

  it('below captions in the middle of their room are the next ones where one is blank', () => {
    const texts = [
      ...rowsFrom(60, business),
      { text: 'ADDRESS', left: 60, top: 202, size: 7 },
      { text: 'CITY', left: 186, top: 202, size: 7 },
      { text: 'COUNTY', left: 249, top: 202, size: 7 },
      { text: 'STATE', left: 307, top: 202, size: 7 },
      { text: 'ZIP CODE', left: 362, top: 202, size: 7 },
      { text: '811 OLD HWY 30', left: 60, top: 214 },
      { text: 'BURLEY', left: 203, top: 214 },
      { text: 'ID', left: 290, top: 214 },
      { text: '83318', left: 333, top: 214 },
    ]
    expect(valuesOf(applicationOn(pageOf(texts, cell(40, 420, 200, 228))).texts)).toMatchObject({
      businessCity: 'BURLEY',
      businessStateCode: 'ID',
      businessPostalCode: '83318',
    })
  })

  it('to several questions in one caption are separated by their signs and by what can answer each', () => {
    const owner: readonly (readonly [string, string])[] = [
      ['Name:', 'Ann Lee'],
      ['Title and share:', 'President, 80%'],
      ['Birth date / SSN:', '05/22/1959 / ***-**-4471'],
    ]
    const { owners } = applicationOn(
      pageOf([...rowsFrom(60, business), { text: 'OWNER', left: 40, top: 170, bold: true }, ...rowsFrom(188, owner)]),
    )
    expect(owners.map(({ texts, ownershipPercentage }) => [valuesOf(texts), ownershipPercentage?.value])).toEqual([
      [{ firstName: 'Ann', lastName: 'Lee', dob: '1959-05-22', ssn: '***-**-4471' }, 80],
    ])
  })

  it('in words of a sentence name no firm and no person', () => {
    const { texts, owners } = applicationOn(
      pageOf([
        ...rowsFrom(60, [
          ['Business', 'Tool and die shop'],
          ['Applicant', 'Harbor Tool & Die, Inc.'],
          ...business.slice(1),
        ]),
        { text: 'OWNER', left: 40, top: 188, bold: true },
        ...rowsFrom(206, [
          ['Officer', 'Committee approval'],
          ['Ownership', '80%'],
        ]),
      ]),
    )
    expect(texts).toMatchObject({
      businessLegalName: { value: 'Harbor Tool & Die, Inc.' },
      industry: { value: 'Tool and die shop' },
    })
    expect(owners.map(owner => owner.texts)).toEqual([{}])
  })

  it('name a trust that owns', () => {
    const { owners, texts } = applicationOn(
      pageOf(rowsFrom(60, [...business, ['Name of owner', 'The Lee Family Trust'], ['% owned', '100 %']])),
    )
    expect(owners.map(owner => [owner.texts.firstName, owner.texts.lastName?.value])).toEqual([
      [undefined, 'The Lee Family Trust'],
    ])
    expect(texts.contactLastName).toBeUndefined()
  })

  it('without captions name owners and their shares below a heading', () => {
    const { owners } = applicationOn(
      pageOf([
        ...rowsFrom(60, business),
        { text: 'STOCKHOLDERS', left: 40, top: 170, bold: true },
        { text: 'Steven Nygaard, General Manager', left: 40, top: 188 },
        { text: '62%', left: 300, top: 188 },
        { text: 'Janet Moe', left: 40, top: 206 },
        { text: '38%', left: 300, top: 206 },
      ]),
    )
    expect(
      owners.map(owner => [
        owner.texts.firstName?.value,
        owner.texts.lastName?.value,
        owner.ownershipPercentage?.value,
      ]),
    ).toEqual([
      ['Steven', 'Nygaard', 62],
      ['Janet', 'Moe', 38],
    ])
  })
})

describe('parties', () => {
  it('of an owner that is a firm, where no other is asked for, are the business', () => {
    const { texts } = applicationOn(
      pageOf(
        rowsFrom(60, [
          ['Legal name of owner', 'Gopher Holdings LLC'],
          ...business.slice(1),
          ['Amount requested', '$40,000'],
        ]),
      ),
    )
    expect(texts.businessLegalName?.value).toBe('Gopher Holdings LLC')
  })

  it('below headings side by side are no rows of a table of owners', () => {
    const right = (rows: readonly (readonly [string, string])[]): Text[] =>
      rowsFrom(80, rows).map(text => ({ ...text, left: text.left + 280 }))
    const { owners } = applicationOn(
      pageOf([
        { text: 'Applicant', left: 40, top: 60, bold: true },
        { text: 'Ownership', left: 320, top: 60, bold: true },
        ...rowsFrom(
          80,
          business.map(([caption, answer]) => [`${caption}:`, answer]),
        ),
        ...right([
          ['Name:', 'Ann Lee'],
          ['Share:', '60%'],
        ]),
      ]),
    )
    expect(owners.map(owner => owner.texts.lastName?.value)).toEqual(['Lee'])
  })

  it('of a legal name beside a tax number are no owners', () => {
    const texts = [
      { text: 'Legal name', left: 43, top: 302 },
      { text: 'Federal EIN', left: 343, top: 302 },
      { text: 'Mill Inn, Ine.', left: 43, top: 316 },
      { text: '03-0371482', left: 343, top: 316 },
    ]
    const rules = [...cell(40, 340, 300, 330), ...cell(340, 540, 300, 330)]
    expect(applicationOn(pageOf([...rowsFrom(60, business.slice(2)), ...texts], rules)).owners).toEqual([])
  })

  it('of what a section asks behind the name of a seller are the seller', () => {
    const { numbers } = applicationOn(
      pageOf([
        { text: 'The borrower', left: 40, top: 44, bold: true, size: 11 },
        ...rowsFrom(60, business),
        { text: 'The practice for sale', left: 40, top: 178, bold: true, size: 11 },
        ...rowsFrom(198, [
          ['Seller', 'Harold K. Nakamura'],
          ['Years in business', '31'],
          ['Industry', 'Dentistry'],
        ]),
        { text: 'The request', left: 40, top: 262, bold: true, size: 11 },
        ...rowsFrom(280, [['Loan requested', '$815,000']]),
      ]),
    )
    expect(numbers.yearsInBusiness).toBeUndefined()
  })
})

describe('signatures', () => {
  const stroke = (left: number, top: number): Mark => ({
    kind: 'drawing',
    box: { left, right: left + 90, top, bottom: top + 24 },
  })
  const signedForm = (texts: readonly Text[], rules: Page['rules'], marks: readonly Mark[]): LoanApplicationReading =>
    applicationOn({ ...pageOf([...rowsFrom(60, business), ...texts], rules), marks })

  it('stand on a line whose caption is the name of who signs', () => {
    const texts = [
      { text: 'January 20, 2026', left: 402, top: 300 },
      { text: 'Gregory Ashworth, Managing Member', left: 42, top: 314 },
      { text: 'Date', left: 402, top: 314 },
    ]
    const rules = [horizontal(40, 360, 312), horizontal(400, 560, 312)]
    const { signature } = signedForm(texts, rules, [stroke(50, 286)])
    expect([signature.signed?.value, signature.date?.value]).toEqual([true, '2026-01-20'])
    expect(signedForm(texts, rules, []).signature.signed?.value).toBe(false)
  })

  it('stand on a line whose caption says only in which role', () => {
    const texts = [
      { text: '3/5/2026', left: 402, top: 300 },
      { text: 'Buyer', left: 42, top: 314 },
      { text: 'Date', left: 402, top: 314 },
    ]
    const rules = [horizontal(40, 360, 312), horizontal(400, 560, 312)]
    const { signature } = signedForm(texts, rules, [stroke(50, 286)])
    expect([signature.signed?.value, signature.date?.value]).toEqual([true, '2026-03-05'])
    expect(signedForm(texts, rules, []).signature.signed).toBeNull()
  })

  it('stand over words nobody knows with a date in their row, without a line, but not over the words of others', () => {
    const texts = (under: string): Text[] => [
      { text: under, left: 42, top: 314 },
      { text: 'Title', left: 300, top: 314 },
      { text: 'Date 3/5/2026', left: 402, top: 314 },
    ]
    const { signature } = signedForm(texts('Accepted and applied for by'), [], [stroke(50, 286)])
    expect([signature.signed?.value, signature.date?.value]).toEqual([true, '2026-03-05'])
    expect(signedForm(texts('Accepted and applied for by'), [], []).signature.signed).toBeNull()
    expect(signedForm(texts('Accepted by the lender'), [], [stroke(50, 286)]).signature.signed).toBeNull()
  })

  it('of a service are stated in a sentence of their own', () => {
    const text = 'Consent: all agree to the terms. Electronically signed by Ann Lee on 10/14/2026 2:47 PM CDT.'
    const { signature } = signedForm([{ text, left: 42, top: 300 }], [], [])
    expect([signature.signed?.value, signature.date?.value]).toEqual([true, '2026-10-14'])
  })

  it('stand in a row of a table, with the date of that row', () => {
    const texts = [
      { text: 'Signature', left: 44, top: 302, bold: true },
      { text: 'Printed name', left: 264, top: 302, bold: true },
      { text: 'Date', left: 464, top: 302, bold: true },
      { text: 'Tobias Lindgren', left: 264, top: 322 },
      { text: 'Rukmini Das', left: 264, top: 352 },
      { text: '12 May 2026', left: 464, top: 352 },
    ]
    const rules = [300, 314, 340, 370].slice(0, 3).flatMap((top, at, tops) =>
      [
        [40, 260],
        [260, 460],
        [460, 570],
      ].flatMap(([left, right]) => cell(left!, right!, top, tops[at + 1] ?? 370)),
    )
    const { signature } = signedForm(texts, rules, [stroke(50, 343)])
    expect([signature.signed?.value, signature.date?.value]).toEqual([true, '2026-05-12'])
  })

  it('stand behind their caption in its box', () => {
    const texts = [
      { text: 'Signature', left: 44, top: 318 },
      { text: 'Date', left: 404, top: 318 },
      { text: '9/4/2026', left: 440, top: 318 },
      { text: 'Print name', left: 44, top: 336 },
      { text: 'Ann Lee', left: 100, top: 336 },
    ]
    const rules = [
      ...cell(40, 400, 300, 332),
      ...cell(400, 570, 300, 332),
      ...cell(40, 400, 332, 350),
      ...cell(400, 570, 332, 350),
    ]
    const { signature } = signedForm(texts, rules, [stroke(110, 304)])
    expect([signature.signed?.value, signature.date?.value]).toEqual([true, '2026-09-04'])
  })
})
