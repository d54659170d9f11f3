/** The three statements captions are tried in: next to lines no figure is made of alone, so that what the caption adds is seen. */
import type { Pattern } from './captions.ts'

const sumOf =
  (...names: readonly string[]) =>
  (sums: Readonly<Record<string, number>>): number =>
    names.reduce((sum, name) => sum + (name.startsWith('-') ? -sums[name.slice(1)]! : sums[name]!), 0)

const assets = ['Current assets', 'Property and equipment', 'Other assets']
const claims = ['Current liabilities', 'Long-term liabilities', 'Equity']

export const balanceSheet: Pattern = {
  title: 'Balance Sheet',
  date: 'December 31, 2024',
  lines: [
    'ASSETS',
    {
      heading: 'Current assets',
      against: 'Equity',
      // Where no line is known as cash, an unknown one may be, and nothing is other current assets.
      lines: [
        ['Cash', 7_040],
        ['Harbor pilots', 510],
      ],
      total: 'Total current assets',
    },
    {
      heading: 'Property and equipment',
      against: 'Equity',
      lines: [
        ['Cranes', 70_300],
        ['Less accumulated depreciation', -9_110],
      ],
      total: 'Net property and equipment',
    },
    { heading: 'Other assets', against: 'Equity', lines: [['Moorings', 820]], total: 'Total other assets' },
    { field: 'totalAssets', label: 'TOTAL ASSETS', of: sumOf(...assets) },
    'LIABILITIES AND EQUITY',
    {
      heading: 'Current liabilities',
      against: 'Other assets',
      lines: [['Harbor dues', 410]],
      total: 'Total current liabilities',
    },
    {
      heading: 'Long-term liabilities',
      against: 'Other assets',
      lines: [['Dredging fund', 2_020]],
      total: 'Total long-term liabilities',
    },
    { heading: 'Equity', against: 'Other assets', lines: [['Reserve of the founders', 67_130]], total: 'Total equity' },
    { field: 'totalLiabilitiesAndEquity', label: 'TOTAL LIABILITIES AND EQUITY', of: sumOf(...claims) },
  ],
}

const operating = ['Income', '-Cost of goods sold', '-Expenses']
const beforeTax = [...operating, 'Other income', '-Other expenses']

export const incomeStatement: Pattern = {
  title: 'Income Statement',
  date: 'For the Year Ended December 31, 2024',
  lines: [
    { heading: 'Income', lines: [['Mooring', 90_300]], total: 'Total income' },
    { heading: 'Cost of goods sold', lines: [['Ropes', 30_700]], total: 'Total cost of goods sold' },
    { field: 'grossProfit', label: 'Gross profit', of: sumOf('Income', '-Cost of goods sold') },
    { heading: 'Expenses', lines: [['Pilots', 20_100]], total: 'Total expenses' },
    { field: 'operatingIncome', label: 'Operating income', of: sumOf(...operating) },
    { heading: 'Other income', lines: [['Salvage', 640]], total: 'Total other income' },
    { heading: 'Other expenses', lines: [['Storm', 530]], total: 'Total other expenses' },
    { field: 'incomeBeforeTax', label: 'Income before income taxes', of: sumOf(...beforeTax) },
    { field: 'incomeTax', label: 'Income tax expense', of: () => 2_150 },
    { field: 'netIncome', label: 'Net income', of: sums => sumOf(...beforeTax)(sums) - 2_150 },
  ],
}

const operations = ['Operating activities', 'Changes in operating assets and liabilities']
const flows = [...operations, 'Investing activities', 'Financing activities']

export const cashFlowStatement: Pattern = {
  title: 'Statement of Cash Flows',
  date: 'For the Year Ended December 31, 2024',
  lines: [
    { heading: 'Operating activities', lines: [['Tide adjustment', 9_300]] },
    { heading: 'Changes in operating assets and liabilities', lines: [['Harbor dues', 770]] },
    { field: 'netCashFromOperatingActivities', label: 'Net cash from operating activities', of: sumOf(...operations) },
    {
      heading: 'Investing activities',
      lines: [['Moorings', -3_310]],
      total: 'Net cash used in investing activities',
    },
    {
      heading: 'Financing activities',
      lines: [['Dredging fund', -1_420]],
      total: 'Net cash used in financing activities',
    },
    { field: 'netChangeInCash', label: 'Net increase in cash', of: sumOf(...flows) },
    { field: 'beginningCashBalance', label: 'Cash at beginning of year', of: () => 4_010 },
    { field: 'endingCashBalance', label: 'Cash at end of year', of: sums => sumOf(...flows)(sums) + 4_010 },
  ],
}
