/** Pages with nothing or next to nothing on them: every extractor reads past them. */
import { describe, expect, it } from 'vitest'
import type { Document } from '../../../core/document/model.ts'
import { extractBankStatements } from '../../../core/extraction/bank/extract.ts'
import { classifyDocument } from '../../../core/extraction/classify/classify.ts'
import { extractInvoices } from '../../../core/extraction/invoice/extract.ts'
import { extractLoanApplication } from '../../../core/extraction/loan/extract.ts'
import { extractStatements } from '../../../core/extraction/statements/extract.ts'
import { typedDocument } from './invoice/typed-page.ts'

const form = `
EQUIPMENT FINANCE APPLICATION
BUSINESS INFORMATION
Legal name: Lindqvist Farms LLC          Tax ID: 42-1234567
Street address: 2264 Nelson Avenue       City: Webster City
Years in business: 12                    Annual revenue: $1,250,000
OWNER INFORMATION
Name: Karin Lindqvist                    Title: President
Home address: 18 Oak Street              Ownership: 100 %
`

const pagesOf = ({ pages }: Document): number[] => pages.map(({ number }) => number)
const hints = { statementType: null, periodEnd: null, companyName: null, fiscalYear: null }
const extractors: Readonly<Record<string, (document: Document) => unknown>> = {
  classification: classifyDocument,
  statements: document => extractStatements(document, hints),
  invoices: extractInvoices,
  'bank statements': document => extractBankStatements(document, pagesOf(document)),
  'loan applications': document => extractLoanApplication(document, pagesOf(document)),
}

describe('pages with nothing to read', () => {
  for (const [name, extract] of Object.entries(extractors))
    it(`leave ${name} standing`, () => {
      const nearlyBlank = ['', '.', 'Page', '1', '$', '1,000.00', 'Name:']
      for (const text of nearlyBlank)
        for (const ocr of [false, true]) {
          expect(() => extract(typedDocument([text], { ocr }))).not.toThrow()
          expect(() => extract(typedDocument([text, form, text], { ocr }))).not.toThrow()
        }
    })

  it('lose nothing of the form between them', () => {
    const alone = extractLoanApplication(typedDocument([form]), [1]).application
    const between = extractLoanApplication(typedDocument(['', form, '']), [1, 2, 3]).application
    expect(alone?.texts.businessLegalName?.value).toBe('Lindqvist Farms LLC')
    expect(between?.texts.businessLegalName?.value).toBe('Lindqvist Farms LLC')
  })
})
