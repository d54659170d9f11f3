/** An application with agreements and exhibits behind it stays an application. */
import { expect, it } from 'vitest'
import { classifyDocument } from '../../../../core/extraction/classify/classify-document.ts'
import { readDocument } from '../../../../core/reading/read-document.ts'
import { bold, drawnForm, write } from '../../../corpus/made-loan/sheet.ts'

const questions = [
  'Legal Name',
  'Tax ID',
  'Loan Amount Requested',
  'Ownership %',
  'Type of Business',
  'Date Established',
]
const exhibits = ['Exhibit 1: Credit Memorandum', 'Exhibit 2: Appraisal', 'Exhibit 3: Guaranty Agreement']

it('is judged by its first title', async () => {
  const bytes = await drawnForm(sheet => {
    bold(sheet, 'BUSINESS LOAN APPLICATION', 180, 40, 14)
    questions.forEach((text, at) => write(sheet, `${text}:`, 40, 90 + at * 24))
    for (const title of exhibits) {
      sheet.addPage()
      bold(sheet, title, 180, 40, 12)
      for (let at = 0; at < 20; at++)
        write(sheet, 'The applicant and each principal must read these statements and sign the certification.', 40, 80 + at * 12) // prettier-ignore
    }
  })
  const [first] = classifyDocument(await readDocument(bytes, { fileName: 'application.pdf' }))
  expect(first?.docType).toBe('loan_application')
})
