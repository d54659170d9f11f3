/** What stands around statements: covers, letters, notes, print stamps, footers. None of it is a amount of a statement. */
import type { Page } from '../../drawing/page.ts'
import type { Chance } from '../../drawing/chance.ts'
import type { Company } from './company.ts'
import type { Statement } from './statement.ts'

export function cover(page: Page, chance: Chance, company: Company, statements: readonly Statement[]): void {
  page.type('Times-Roman', 16)
  page.center(company.name, 260, { bold: true, size: 20 })
  page.center(chance.pick(['FINANCIAL STATEMENTS', 'Annual Report', 'Compiled Financial Statements']), 300)
  for (const line of statements[0]!.periods.title) page.center(line, 326, { size: 12 })
}

export function letter(page: Page, chance: Chance, company: Company): void {
  const { pdf } = page.type('Times-Roman', 10.5)
  const opening = chance.pick([
    `To the owners of ${company.name}. Management is responsible for the accompanying financial statements, which comprise the balance sheet and the related statements of income and cash flows for the year then ended, and the related notes. We have performed a compilation engagement in accordance with Statements on Standards for Accounting and Review Services.`,
    `Overview. Net sales grew by 6.2% to $48.3 million, driven by volume and price. Gross profit as a percentage of net sales was 37.1%, compared with 36.4% in the prior year. Selling, general and administrative expenses rose by $1.1 million.`,
  ])
  const closing = 'We did not audit or review the financial statements nor were we required to perform any procedures to verify the accuracy or completeness of the information provided. Total assets exceeded $12,400,000 and cash on hand was 1,250,000 at the date of this letter.' // prettier-ignore
  pdf
    .font('Times-Roman')
    .fontSize(10.5)
    .text(`${opening}\n\n${closing}`, 72, 90, { width: page.width - 144 })
}

/** A schedule of debt maturities and one of property: tables that are no statements. */
export function notes(page: Page, chance: Chance, company: Company): void {
  page.type('Times-Roman', 10)
  page.left(`${company.name} - Notes to Financial Statements`, 72, 60, { bold: true })
  page.left('Note 4 - Long-term debt. Maturities of long-term debt are as follows:', 72, 90)
  let y = 110
  for (let year = 2027; year < 2032; year++, y += 14) {
    page.left(`${year}`, 96, y)
    page.right(chance.whole(1000, 90000).toLocaleString('en-US'), 330, y)
  }
  page.left('Total', 96, y).right(chance.whole(100000, 400000).toLocaleString('en-US'), 330, y)
  page.left('Note 5 - Leases. Rent expense for the year was $96,000 and is included in operating expenses.', 72, y + 40)
}

export function stamp(page: Page, chance: Chance, top: number): void {
  page.left(chance.pick(['3:14 PM', '10:07 AM']), 36, top, { size: 8 })
  page.left(chance.pick(['02/11/26', '01/30/26']), 36, top + 10, { size: 8 })
  page.left(chance.pick(['Accrual Basis', 'Cash Basis']), 36, top + 20, { size: 8 })
}

export function footer(page: Page, chance: Chance, company: Company, height: number): void {
  const text = chance.pick([
    '', '', 'See accompanying notes to financial statements.', "See independent accountant's compilation report.", 'Unaudited - for management use only',
    ...(company.family === 'books' ? ['Accrual Basis  Tuesday, February 10, 2026 04:31 PM GMT-05:00', 'Page 1 of 1'] : ['The accompanying notes are an integral part of these financial statements.', '42']),
  ]) // prettier-ignore
  if (text !== '') page.center(text, height - 40, { size: 7 })
}
