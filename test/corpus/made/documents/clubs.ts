/** Cash-basis reports of clubs and associations: no statement of the trade, but an opening balance, what came in, what went out and what is left. */
import { Ledger, truthOf } from '../ledger.ts'
import type { MadeDocument } from '../made-document.ts'
import { Paper } from '../paper.ts'
import { cf, is } from '../places.ts'
import { columnsAt, drawSheet, figures } from '../sheet.ts'

const treasurer: MadeDocument = (() => {
  const company = 'Maple Lodge Rotary Club'
  const ledger = new Ledger(1)
    .line('Opening bank balance, July 1, 2024', [18_422.16], cf.beginning)
    .open('Receipts')
    .line('Member dues', [12_650])
    .line('Pancake breakfast', [3_184.5])
    .line('Donations', [975])
    .line('Bank interest', [14.22])
    .close('Total receipts', null, { maybe: is.revenue })
    .open('Disbursements')
    .line('Insurance', [2_215])
    .line('Scholarships', [5_000])
    .line('Printing and postage', [611.87])
    .close('Total disbursements', null, { minus: true, maybe: is.totalExpenses })
    .memo('Net inflow', [8_996.85], cf.change, { maybe: is.net })
    .result('Closing bank balance, June 30, 2025', cf.ending)
  return {
    name: 'treasurer-report-of-a-club',
    what: "a treasurer's report: bank balances, receipts, disbursements and net inflow with $ and cents",
    metadata: { statementType: 'CASH_FLOW_STATEMENT', periodEnd: '2025-06-30' },
    truth: truthOf(company, [{ ledger, ends: ['2025-06-30'] }]),
    draw: () =>
      drawSheet({ font: 'Times-Roman', size: 11 }, [
        {
          head: [`^*${company}`, "^Treasurer's Report", '^For the year July 1, 2024 to June 30, 2025', '_'],
          ledger,
          columns: [{ right: 460, text: figures(0, { decimals: 2, prefix: '$', negative: 'minus' }) }],
          rules: 'none',
        },
      ]),
  }
})()

const association: MadeDocument = (() => {
  const company = 'Thistle Ridge Homeowners Association, Inc.'
  const ledger = new Ledger(2)
    .open('CASH RECEIPTS')
    .line('Homeowner assessments', [84_200, 81_900])
    .line('Late fees and fines', [1_240, 985])
    .line('Interest', [86, 61])
    .close('TOTAL CASH RECEIPTS', null, { maybe: is.revenue })
    .open('CASH DISBURSEMENTS')
    .line('Landscaping', [31_200, 30_100])
    .line('Pool maintenance', [11_840, 12_215])
    .line('Management fee', [12_000, 11_400])
    .line('Repairs', [4_310, 6_875])
    .close('TOTAL CASH DISBURSEMENTS', null, { minus: true, maybe: is.totalExpenses })
    .result('EXCESS OF RECEIPTS OVER DISBURSEMENTS', cf.change, { maybe: is.net })
    .line('CASH BALANCE, BEGINNING OF YEAR', [64_332, 41_976], cf.beginning)
    .result('CASH BALANCE, END OF YEAR', cf.ending)
  return {
    name: 'association-receipts-and-disbursements',
    what: 'cash receipts and disbursements of two years in a typewriter face, dotted leaders, balances below',
    metadata: { statementType: 'CASH_FLOW_STATEMENT', periodEnd: '2024-12-31' },
    truth: truthOf(company, [{ ledger, ends: ['2024-12-31', '2023-12-31'] }]),
    draw: () =>
      drawSheet({ font: 'Courier' }, [
        {
          head: [
            `^${company.toUpperCase()}`,
            '^STATEMENT OF CASH RECEIPTS AND DISBURSEMENTS',
            '^YEARS ENDED DECEMBER 31, 2024 AND 2023',
          ],
          ledger,
          columns: columnsAt(400, 100, ['2024', '2023']),
          boldTotals: false,
          leaders: true,
        },
      ]),
  }
})()

const society: MadeDocument = (() => {
  const company = 'Upland Historical Society'
  const ledger = new Ledger(1)
    .memo('Cash on hand and in bank at beginning of year,', [31_877], cf.beginning)
    .memo('Net decrease in cash', [-1_806], cf.change, { maybe: is.net })
    .memo('Cash on hand and in bank at end of year, December 31, 2019', [30_071], cf.ending)
  const printed: readonly (readonly [label: string, field: string | null, indent: number])[] = [
    ['Cash on hand and in bank at beginning of year,', null, 0],
    ['January 1, 2019', '$ 31,877', 0],
    ['Receipts:', null, 0],
    ['Regional dues', '28,600', 1],
    ['Conference', '17,270', 1],
    ['Total receipts', '45,870', 2],
    ['Disbursements:', null, 0],
    ['Conference costs', '26,916', 1],
    ['Newsletter', '20,760', 1],
    ['Total disbursements', '47,676', 2],
    ['Net decrease in cash', '(1,806)', 0],
    ['Cash on hand and in bank at end of year, December 31, 2019', '$ 30,071', 0],
  ]
  return {
    name: 'society-first-amount-below-its-label',
    what: 'one column without a header; the first amount stands in the second line of its label, beside a date',
    metadata: { statementType: 'CASH_FLOW_STATEMENT', periodEnd: '2019-12-31' },
    truth: { ...truthOf(company, [{ ledger, ends: ['2019-12-31'] }]), companyName: company },
    draw: () => {
      const paper = new Paper().type('Times-Roman', 11)
      paper
        .center(company, 50, { bold: true })
        .center('Statement of Cash Receipts and Disbursements', 66)
        .center('Year Ended December 31, 2019', 82)
      printed.forEach(([label, field, indent], row) => {
        paper.left(label, 60 + indent * 15, 120 + row * 18)
        if (field !== null) paper.right(field, 520, 120 + row * 18)
      })
      return paper.done()
    },
  }
})()

export const clubs: readonly MadeDocument[] = [treasurer, association, society]
