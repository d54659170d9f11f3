/** Forms whose numbers count what they ask, whose columns a grid divides, and whose applicant is a person. */
import { expect, test } from 'vitest'
import type { Page } from '../../../../core/document/model.ts'
import { extractLoanApplication } from '../../../../core/extraction/loan/extract.ts'
import { cell, documentOf, pageOf, type Text } from '../../../support/drawn-form.ts'

function applicationOn(page: Page) {
  const { application } = extractLoanApplication(documentOf(page))
  if (application === null) throw new Error('The form was not taken for an application.')
  return application
}
const scanned = (page: Page): Page => ({ ...page, source: 'ocr' })

/** Cells of one row, each with its caption over its answer. */
function row(top: number, cells: readonly (readonly [left: number, right: number, caption: string, answer: string])[]) {
  return {
    texts: cells.flatMap(([left, , caption, answer]): Text[] => [
      { text: caption, left: left + 4, top: top + 2, size: 7 },
      { text: answer, left: left + 4, top: top + 12 },
    ]),
    rules: cells.flatMap(([left, right]) => cell(left, right, top, top + 26)),
  }
}
const pageOfRows = (rows: readonly ReturnType<typeof row>[], texts: readonly Text[] = []): Page =>
  pageOf(
    [...texts, ...rows.flatMap(one => one.texts)],
    rows.flatMap(one => one.rules),
  )

const buyer = [
  row(60, [
    [40, 300, '1. BUYER (LEGAL NAME)', 'Delbert R. Hostetter'],
    [300, 560, '2. DOING BUSINESS AS', 'Hostetter Hay Hauling'],
  ]),
  row(86, [
    [40, 300, '3. HOW ORGANIZED', 'Sole proprietor'],
    [300, 560, '4. TYPE OF BUSINESS OR HAUL', 'Hay and straw hauling'],
  ]),
  row(112, [
    [40, 300, '5. GROSS REVENUE LAST YEAR', '$295,000'],
    [300, 560, '6. IN BUSINESS SINCE', '06/2017'],
  ]),
]
const request = row(138, [
  [40, 300, 'Amount requested', '$43,850'],
  [300, 560, 'Term', '48 months'],
])
const title: Text = { text: 'RETAIL CREDIT APPLICATION', left: 200, top: 30, size: 12 }

test('the next counted question is no answer, whatever it asks', () => {
  const asked: readonly (readonly [string, string])[] = [
    ['7. Term (months)', '48'],
    ['8. Annual percentage rate', '9.25%'],
    ['9. Monthly payment', '$1,096.37'],
    ['10. First payment due', '04/05/2026'],
    ['11. Insurance agent', 'Big Valley Ins.'],
  ]
  const texts = asked.flatMap(([caption, answer], at): Text[] => [
    { text: caption, left: 44, top: 160 + 18 * at },
    { text: answer, left: 290, top: 160 + 18 * at },
  ])
  const { others } = applicationOn(scanned(pageOfRows(buyer, [title, ...texts])))
  expect(others.termMonths?.value).toBe(48)
})

test('a sole proprietor has the name of the person, and not what the person does', () => {
  const { texts } = applicationOn(scanned(pageOfRows([...buyer, request], [title])))
  expect(texts.businessLegalName?.value).toBe('Delbert R. Hostetter')
  expect(texts.industry?.value).toBe('Hay and straw hauling')
})

test('rules of a grid end no column that goes on below them', () => {
  const persons = [
    row(80, [
      [40, 300, 'Name', 'Dale E. Hoekstra'],
      [300, 560, 'Name', 'Ruth M. Hoekstra'],
    ]),
    row(106, [
      [40, 170, 'Birth date', '07/22/1965'],
      [170, 300, 'Share', '60%'],
      [300, 430, 'Birth date', '01/30/1967'],
      [430, 560, 'Share', '40%'],
    ]),
  ]
  const firm = row(158, [
    [40, 300, 'Name of business', 'Chariton Valley Seed & Feed LLC'],
    [300, 560, 'Kind of business', 'Seed and feed dealer'],
  ])
  const asked = row(184, [
    [40, 300, 'Amount requested', '$43,850'],
    [300, 560, 'Federal tax ID', '36-4417025'],
  ])
  const heading = (text: string, left: number, top: number): Text => ({ text, left, top, bold: true, size: 9 })
  const page = pageOfRows(
    [...persons, firm, asked],
    [
      { text: 'JOINT CREDIT APPLICATION', left: 200, top: 30, size: 12 },
      heading('APPLICANT', 44, 66),
      heading('CO-APPLICANT', 304, 66),
      heading('BUSINESS TO BE FINANCED', 44, 142),
    ],
  )
  const { owners } = applicationOn(page)
  expect(
    owners.map(({ texts, ownershipPercentage }) => [
      texts.firstName?.value,
      texts.dob?.value,
      ownershipPercentage?.value,
    ]),
  ).toEqual([
    ['Dale', '1965-07-22', 60],
    ['Ruth', '1967-01-30', 40],
  ])
})
