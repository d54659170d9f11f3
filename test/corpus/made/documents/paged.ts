/** Long statements over several pages that print the whole head again on every page. */
import { Ledger, truthOf } from '../ledger.ts'
import type { MadeDocument } from '../made-document.ts'
import { is } from '../places.ts'
import { drawSheet, figures } from '../sheet.ts'

const nonprofit: MadeDocument = (() => {
  const company = 'Juniper Code Foundation, Inc.'
  const ledger = new Ledger(1)
    .open('Income')
    .open('Conference Income')
    .line('Registrations', [412_806.11])
    .line('Sponsorships', [902_342.5])
    .line('Training', [88_120])
    .close('Total Conference Income')
    .open('Donations')
    .line('General Donations', [8_170.42])
    .line('Corporate Supporters', [313_980])
    .line('Project Donations', [140_000])
    .close('Total Donations')
    .line('Membership Income', [65_166.03])
    .line('Miscellaneous Income', [451.9])
    .line('Uncategorized Income', [34_773.18])
    .close('Total Income', is.revenue)
    .memo('GROSS PROFIT', [1_965_810.14], is.gross)
    .open('Expenses')
    .open('Community Outreach')
    .line('Shipping & Postage', [1_575.12])
    .line('Swag', [10_102.6])
    .close('Total Community Outreach')
    .open('Conference Expenses')
    .line('Audio & Video', [51_250])
    .line('Food & Beverages', [234_929.77])
    .line('Graphic Design', [13_605])
    .line('Lanyards & Badges', [9_174.31])
    .line('Photography', [11_415])
    .line('Conference Travel', [145_325.08])
    .line('Venue', [347_446])
    .close('Total Conference Expenses')
    .open('Chapter Expenses')
    .line('Meeting Expenses', [17_325.55])
    .line('Meetup', [9_660])
    .close('Total Chapter Expenses')
    .open('Payroll Expenses')
    .line('Benefits', [43_530.2], null, { maybe: is.salaries })
    .line('Gross Wages', [609_113.64], is.salaries)
    .line('Payroll Taxes', [45_096.28], null, { maybe: is.salaries })
    .line('Workers Comp', [9_111], null, { maybe: is.salaries })
    .close('Total Payroll Expenses')
    .open('Project Expenses')
    .line('Other expenses', [2_875])
    .line('Services', [118_807.33])
    .line('Summits', [41_357.9])
    .close('Total Project Expenses')
    .line('Contractor Expenses', [120_662.4])
    .line('Relocation Expenses', [40])
    .line('Tech Allowance', [361.5])
    .close('Total Expenses', is.totalExpenses, { minus: true })
    .memo('NET OPERATING INCOME', [123_046.46], is.operating)
    .open('Other Income')
    .line('Interest Earned', [31_844.09])
    .close('Total Other Income', is.otherIncome)
    .open('Other Expenses')
    .line('Exchange Gain or Loss', [-3_960.55])
    .close('Total Other Expenses', is.otherExpenses, { minus: true, maybe: is.otherExpenses })
    .memo('NET OTHER INCOME', [35_804.64], is.netOther)
    .result('NET INCOME', is.net)
  const money = (row: (typeof ledger.rows)[number]) =>
    figures(0, { decimals: 2, negative: 'minus', ...(row.style === 'total' && { prefix: '$' }) })(row)
  const pages = [ledger.rows.slice(0, 26), ledger.rows.slice(26, 50), ledger.rows.slice(50)]
  return {
    name: 'online-profit-and-loss-of-a-nonprofit-over-three-pages',
    what: 'title, dates and column head on each of three pages; names such as "Other expenses" both within the expenses and below them',
    metadata: { statementType: 'INCOME_STATEMENT', periodEnd: '2025-12-31' },
    truth: truthOf(company, [{ ledger, ends: ['2025-12-31'] }]),
    draw: () =>
      drawSheet(
        { size: 9 },
        pages.map((rows, page) => ({
          newPage: page > 0,
          head: [`^*${company}`, '^Profit and Loss', '^January - December 2025', '_'],
          ledger,
          rows,
          columns: [{ right: 560, header: ['TOTAL'], text: money }],
        })),
      ),
  }
})()

export const paged: readonly MadeDocument[] = [nonprofit]
