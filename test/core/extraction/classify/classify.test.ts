import { afterAll, describe, expect, it } from 'vitest'
import type { Document } from '../../../../core/document/model.ts'
import { classifyDocument } from '../../../../core/extraction/classify/classify.ts'
import { closeReading, readDocument } from '../../../../core/reading/read-document.ts'
import { scanOf } from '../../../drawing/scan.ts'
import { drawSpecimen, type Specimen } from './draw-specimen.ts'
import { specimens } from './specimens.ts'

afterAll(closeReading)

const read = (bytes: Uint8Array): Promise<Document> => readDocument(bytes, { fileName: 'specimen.pdf' })
const drawn = async (...pages: readonly string[]): Promise<Document> =>
  read(await drawSpecimen({ name: 'drawn', docType: 'other', pages }))
/** "invoice 1-2, balance_sheet 3" */
const partsOf = (document: Document): string =>
  classifyDocument(document)
    .map(({ docType, pages }) => `${docType} ${pages[0]}${pages.length > 1 ? `-${pages.at(-1)}` : ''}`)
    .join(', ')
const specimen = (name: string): Specimen => specimens.find(one => one.name === name)!

/** Documents in one file, one behind the other. */
async function packageOf(specimens: readonly Specimen[]): Promise<Document> {
  const documents = await Promise.all(specimens.map(async specimen => read(await drawSpecimen(specimen))))
  const pages = documents.flatMap(document => document.pages).map((page, index) => ({ ...page, number: index + 1 }))
  return { fileName: 'package.pdf', pages, problems: [] }
}

const invoice = (vendor: string, number: string, buyer: string, goods = 'Hydraulic hose'): string => `
  ## ${vendor}
  # INVOICE
  Invoice number: ${number} | Invoice date: 03/04/2026
  Bill to: ${buyer} | Terms: Net 30
  Qty | Description | Unit price | Amount
  2 | ${goods} | 41.00 | 82.00
  1 | Delivery | 118.00 | 118.00
  Subtotal | | | 200.00
  Amount due | | | 200.00
`
const balanceSheet = (company: string): string => `
  # ${company}
  # Balance Sheet
  As of December 31, 2025
  Current assets
  Cash | 118,203
  Accounts receivable | 199,644
  Total current assets | 317,847
  Total assets | 634,653
  Accounts payable | 111,211
  Total current liabilities | 166,864
  Retained earnings | 457,789
  Total equity | 467,789
  Total liabilities and equity | 634,653
`
const incomeStatement = (company: string): string => `
  # ${company}
  # Income Statement
  Year ended December 31, 2025
  Net sales | 2,110,400
  Cost of goods sold | 1,402,100
  Gross profit | 708,300
  Total operating expenses | 511,004
  Operating income | 197,296
  Interest expense | 12,004
  Net income | 185,292
`
const bankStatement = (rows: string, head: string): string => `
  ## Tidewater Savings Bank
  # Account Statement
  ${head}
  Date | Description | Amount | Balance
  ${rows}
`

describe('documents of an application', () => {
  it.each(specimens.map(one => [one.name, one] as const))('%s', async (_, one) => {
    const parts = classifyDocument(await read(await drawSpecimen(one)))
    expect(parts.map(part => part.docType)).toEqual([one.docType])
    expect(parts[0]!.confidence).toBeGreaterThan(0.75)
    expect(parts[0]!.pages).toEqual(one.pages.map((_page, index) => index + 1))
  })

  it.each(['W-2', 'California licence', 'voided check', 'ACORD 28', 'title of a truck', 'business credit profile'])(
    'scanned: %s',
    async name => {
      const scan = await scanOf(await drawSpecimen(specimen(name)), { dpi: 150, skewDegrees: 0.4, noise: 12 })
      expect(classifyDocument(await read(scan)).map(part => part.docType)).toEqual([specimen(name).docType])
    },
  )

  it('tells its reasons with their pages', async () => {
    const [part] = classifyDocument(await read(await drawSpecimen(specimen('ACORD 25'))))
    expect(part!.evidence[0]).toBe('title "CERTIFICATE OF LIABILITY INSURANCE" on page 1')
    expect(part!.evidence.length).toBeGreaterThan(2)
  })

  it('reads letter-spaced titles', async () => {
    const spaced = invoice('Hartwell Supply', '5501', 'Oakline Grading').replace('# INVOICE', '# I N V O I C E')
    expect(partsOf(await drawn(spaced))).toBe('invoice 1')
  })

  it('reads misrecognised titles and words', async () => {
    const document = await drawn(
      balanceSheet('Oakline Grading').replace('Balance Sheet', 'Balauce Sheot').replace('Total assets', 'Tota1 assots'),
    )
    const [page] = document.pages
    expect(partsOf({ ...document, pages: [{ ...page!, source: 'ocr' }] })).toBe('balance_sheet 1')
  })

  it('finds statements of several kinds in one document', async () => {
    const company = 'Oakline Grading'
    expect(partsOf(await drawn(balanceSheet(company), incomeStatement(company)))).toBe('financial_statement 1-2')
    expect(partsOf(await drawn(incomeStatement(company)))).toBe('income_statement 1')
  })

  it('classifies a list by its running balance', async () => {
    const list = `
      Tidewater
      03/02/2026 | Transfer in | 410.00 | 1,410.00
      03/03/2026 | Fuel | 60.50 | 1,349.50
      03/05/2026 | Card | 49.50 | 1,300.00
      03/09/2026 | Card | 100.00 | 1,200.00
    `
    expect(partsOf(await drawn(list))).toBe('bankstatement 1')
  })

  it('knows a passbook, which has no words of a statement', async () => {
    const page = `
      ## PETREL THRIFT CLUB
      PASSBOOK SAVINGS - TRADE A/C 0091-55-330
      LN | DATE | PARTICULARS | WITHDRAWAL | DEPOSIT | BALANCE | TLR
      | 01JAN26 | BROUGHT FWD | | | 8,140.55 |
      1 | 05JAN26 | DEP CASH | | 620.00 | 8,760.55 | 04
      2 | 19JAN26 | WDL | 900.00 | | 7,860.55 | 04
      | CARRIED FWD TO PAGE 08 | | | 7,860.55 |
    `
    expect(partsOf(await drawn(page))).toBe('bankstatement 1')
  })

  it('is "other" for a letter about documents and, unsurely, for an empty page', async () => {
    const letter = `
      Dear Ms. Castellanos,
      we are pleased to tell you that the bank statement, the invoice and the balance sheet you sent us have all arrived and
      that we will look at the tax return as soon as the certificate of insurance has been received by our office in town.
      Please do not hesitate to call us when you have a question about any of the documents that are still missing.
      Sincerely,
    `
    expect(partsOf(await drawn(letter))).toBe('other 1')
    const [part] = classifyDocument(await drawn(''))
    expect(part).toEqual({ docType: 'other', confidence: 0.5, evidence: [], pages: [1] })
  })
})

describe('packages', () => {
  it('splits documents of different kinds', async () => {
    const names = ['ACORD 25', '1120-S with its second page', 'California licence', 'voided check', 'purchase order']
    expect(partsOf(await packageOf(names.map(specimen)))).toBe(
      'insurance_certificate 1, tax_return 2-3, drivers_license 4, voided_check 5, purchase_order 6',
    )
  })

  it('parts invoices of different vendors, and of one vendor by their numbers', async () => {
    const pages = [
      invoice('Hartwell Equipment Supply', 'HE-5501', 'Oakline Grading, Fresno'),
      invoice('Nutmeg Crane Rental', '26-0118', 'Lodestar Haulers, Joplin', 'Crane days'),
      invoice('Nutmeg Crane Rental', '26-0207', 'Lodestar Haulers, Joplin', 'Crane days').replace(
        '03/04/2026',
        '04/06/2026',
      ),
    ]
    expect(partsOf(await drawn(...pages))).toBe('invoice 1, invoice 2, invoice 3')
  })

  it('keeps pages that go on counting, terms and blank pages with the document before them', async () => {
    const terms = `
      ## Terms and conditions
      The buyer shall inspect the goods upon delivery and shall notify the seller in writing of any defect within ten days.
      Title to the goods passes to the buyer when the seller has been paid in full for all of the goods that were sold.
    `
    const first = bankStatement(
      '03/02/2026 | Opening deposit | 410.00 | 1,410.00',
      'Statement period March 1 to March 31, 2026 | Page 1 of 2',
    )
    const second = '03/05/2026 | Card | 49.50 | 1,360.50 | Page 2 of 2'
    const document = await drawn(invoice('Hartwell Supply', '5501', 'Oakline'), terms, '', first, second)
    expect(partsOf(document)).toBe('invoice 1-3, bankstatement 4-5')
  })

  it('keeps the pages of an application under one running head together', async () => {
    const head = (page: number): string => `Caduceus Practice Finance | Application for credit ${page} / 2`
    const document = await drawn(
      `
      ${head(1)}
      Legal name of applicant | Cumberland Eye Surgeons, PLLC
      Amount requested | $468,000
      Date of birth | 09/01/1966
      Ownership | 40%
      `,
      `
      ${head(2)}
      Has any owner of the applicant been a defendant in the last five years? | No
      Use of loan proceeds | Cataract laser
      Years in business of Gregory Ashworth and Marcia Delgado Boone | 20
      Signature of applicant | Date
      `,
    )
    expect(partsOf(document)).toBe('loan_application 1-2')
  })

  it('parts two statements of one account where the numbering starts over', async () => {
    const month = (name: string, date: string): readonly string[] => [
      bankStatement(
        `${date}/02/2026 | Deposit | 410.00 | 1,410.00`,
        `Statement period ${name} 2026 | Beginning balance 1,000.00 | Page 1 of 2`,
      ),
      bankStatement(`${date}/05/2026 | Card | 49.50 | 1,360.50`, `Statement period ${name} 2026 | Page 2 of 2`),
    ]
    const document = await drawn(...month('March', '03'), ...month('April', '04'))
    expect(partsOf(document)).toBe('bankstatement 1-2, bankstatement 3-4')
  })

  it('keeps a cover with the statements behind it', async () => {
    const cover = '@ Oakline\n# Financial information for our lender'
    const document = await drawn(cover, balanceSheet('Oakline Grading'), incomeStatement('Oakline Grading'))
    expect(partsOf(document)).toBe('financial_statement 1-3')
  })

  it('gives every page to one part, in order', async () => {
    const document = await packageOf(specimens)
    const pages = classifyDocument(document).flatMap(part => part.pages)
    expect(pages).toEqual(document.pages.map(page => page.number))
  })
})
