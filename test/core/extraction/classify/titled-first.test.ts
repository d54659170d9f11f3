/** An application with agreements and exhibits behind it stays an application; one that others are sent along with does not make them one. */
import { expect, it } from 'vitest'
import { classifyPart } from '../../../../core/extraction/classify/score-part.ts'
import { pageFeaturesOf } from '../../../../core/extraction/classify/page-features.ts'
import { readDocument } from '../../../../core/reading/read-document.ts'
import { Page } from '../../../drawing/page.ts'

const application = ['BUSINESS LOAN APPLICATION', 'Legal Name:', 'Type of Business:']
const agreements = ['SECURITY AGREEMENT', 'PROMISSORY NOTE', 'GUARANTY AGREEMENT', 'APPRAISAL REPORT'].map(title => [
  title,
  'Each party signs these terms and keeps a copy.',
])

/** What pages are classified as that belong together: each a title and its lines. */
async function typeOf(pages: readonly (readonly string[])[]): Promise<string> {
  const drawn = new Page()
  for (const [index, [title, ...lines]] of pages.entries()) {
    if (index > 0) drawn.nextPage()
    drawn.left(title!, 180, 40, { bold: true, size: 14 }).block(lines, 40, 90, { step: 24 })
  }
  const document = await readDocument(await drawn.done(), { fileName: 'agreements.pdf' })
  return classifyPart(document.pages.map(pageFeaturesOf)).docType
}

it('is judged by its first title', async () => {
  expect(await typeOf([application])).toBe('loan_application')
  expect(await typeOf([application, ...agreements])).toBe('loan_application')
  expect(await typeOf([...agreements, application])).toBe('other')
})
