import { describe, expect, it } from 'vitest'
import { findTables } from '../../../../core/extraction/tables/find-tables.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { shownColumns, shownRows } from './shown.ts'

describe('columns by position', () => {
  it('keeps blank cells blank', () => {
    const [table] = findTables(
      drawPage(`
        Profit and Loss by Store
        January 1 - March 31, 2025

                                 North         South        TOTAL
        Sales                62,964.00                  62,964.00
        Delivery                           93,594.00    93,594.00
        Total income         62,964.00     93,594.00   156,558.00
      `),
    )
    expect(shownColumns(table)).toEqual([
      'period 2025-03-31/3! (North)',
      'period 2025-03-31/3! (South)',
      'period 2025-03-31/3! total',
    ])
    expect(shownRows(table)).toEqual([
      'Sales: 62964, ., 62964',
      'Delivery: ., 93594, 93594',
      'Total income: 62964, 93594, 156558',
    ])
  })

  it('gives a currency mark set far left to its figure', () => {
    const [table] = findTables(
      drawPage(`
                                           2023              2022
        Cash                          $     100         $      90
        Receivables                       1,200             1,100
        Total assets                  $   1,300         $   1,190
      `),
    )
    expect(shownRows(table)).toEqual(['Cash: 100, 90', 'Receivables: 1200, 1100', 'Total assets: 1300, 1190'])
    expect(table?.currency).toBe('USD')
  })

  it('leaves the amount that ends a wrapped label where labels begin', () => {
    const [table] = findTables(
      drawPage(`
                                                  2025        2024
        Cash                                    41,200      38,100
        Receivables, less allowance of
        $3,200                                  92,400      88,000
        Equipment, less depreciation of
        $18,450                                 61,000      66,000
        Total assets                           194,600     192,100
      `),
    )
    expect(shownColumns(table)).toHaveLength(2)
    expect(shownRows(table).at(-1)).toBe('Total assets: 194600, 192100')
    expect(
      shownRows(table).filter(row => row.endsWith(': 92400, 88000') || row.endsWith(': 61000, 66000')),
    ).toHaveLength(2)
  })

  it('lets parentheses and percent signs hang over', () => {
    const [table] = findTables(
      drawPage(`
                                  2023        2022    % Change
        Sales                    1,000         900       11.1%
        Interest                   (88)        (34)     158.8%
        Profit                     912         866        5.3%
      `),
    )
    expect(shownColumns(table)).toEqual(['period 2023-12-31/null', 'period 2022-12-31/null', 'change'])
    expect(shownRows(table)[1]).toBe('Interest: -88, -34, 158.8%')
  })

  it('joins a column set left', () => {
    const [table] = findTables(
      drawPage(`
        Item                     Amount (USD)
        Revenue                  $3,240,000
        Support                  $250,000
        Fees                     ($7,500)
        Margin                   75%
      `),
    )
    expect(shownRows(table)).toEqual(['Revenue: 3240000', 'Support: 250000', 'Fees: -7500', 'Margin: 75%'])
  })

  it('does not take figures inside a label for cells', () => {
    const [table] = findTables(
      drawPage(`
                                                                   2023       2022
        Other assets, net of amortization of $949 and $975        4,163      5,591
        Common stock, par value $5.00; 1,200,000 shares issued    5,061      5,061
        Total                                                     9,224     10,652
      `),
    )
    expect(shownRows(table)).toEqual([
      'Other assets, net of amortization of $949 and $975: 4163, 5591',
      'Common stock, par value $5.00; 1,200,000 shares issued: 5061, 5061',
      'Total: 9224, 10652',
    ])
  })

  it('reads thousands separated by spaces and by dots', () => {
    const spaced = findTables(
      drawPage(`
                                   31 décembre 2023   31 décembre 2022
        Chiffre d'affaires               12 345 678         11 222 333
        Coûts                            (8 000 000)        (7 500 000)
      `),
    )
    expect(shownRows(spaced[0])).toEqual(["Chiffre d'affaires: 12345678, 11222333", 'Coûts: -8000000, -7500000'])
    const dotted = findTables(
      drawPage(`
        (en miles de euros)
                                2023       2022
        Ventas                 1.234      1.100
        Costes                   850        790
      `),
    )
    expect(shownRows(dotted[0])).toEqual(['Ventas: 1234, 1100', 'Costes: 850, 790'])
    expect(dotted[0]).toMatchObject({ scale: 1000, currency: 'EUR' })
  })

  it('stands on recognized pages with shaking edges', () => {
    const picture = `
                                    2023            2022
        Turnover                24,981,526      23,358,004
        Cost of sales          (15,843,055)    (15,007,200)
        Gross profit             9,138,471       8,350,804
        Distribution costs       3,971,350       3,564,341
        Net profit                     250         108,541
    `
    const still = findTables(drawPage(picture))
    const shaken = findTables(drawPage(picture, { source: 'ocr', jitter: 1.6 }))
    expect(shownRows(shaken[0])).toEqual(shownRows(still[0]))
    expect(shownColumns(shaken[0])).toEqual(shownColumns(still[0]))
  })

  it('carries the confidence of the words', () => {
    const [table] = findTables(
      drawPage(
        `
                      2023       2022
        Cash        1,2O4      1,100
        Total       1,204      1,100
        `,
        { source: 'ocr', confidence: 0.9 },
      ),
    )
    const cells = table?.rows.flatMap(row => row.cells) ?? []
    expect(cells.map(cell => cell?.value)).toEqual([1204, 1100, 1204, 1100])
    expect(cells[0]?.confidence).toBeLessThan(0.6)
    expect(cells[1]?.confidence).toBeCloseTo(0.9)
  })
})

describe('columns that are no periods', () => {
  it('knows notes by their header and by their figures', () => {
    const [table] = findTables(
      drawPage(`
                            Note         2023        2022
        Tangible assets       11        1,200       1,100
        Investments           12            -       5,000
        Debtors            13, 14         300         250
      `),
    )
    expect(shownColumns(table)[0]).toBe('note')
    const [silent] = findTables(
      drawPage(`
                                         2023        2022
        Tangible assets       11        1,200       1,100
        Investments           12            -       5,000
        Debtors               13          300         250
      `),
    )
    expect(shownColumns(silent)[0]).toBe('note')
    expect(shownRows(silent)[2]).toBe('Debtors: 13, 300, 250')
  })

  it('knows budgets, variances and shares of income', () => {
    const [table] = findTables(
      drawPage(`
        For the Month Ended June 30, 2024
                           Actual       Budget    Over Budget    % of Budget
        Revenue            10,000       12,000         (2,000)         83.3%
        Expenses            8,000        9,000         (1,000)         88.9%
      `),
    )
    expect(shownColumns(table).map(text => text.split(' ')[0])).toEqual(['period', 'budget', 'budget', 'budget'])
    const [shares] = findTables(
      drawPage(`
                            Jan - Dec 2018    % of Income
        Salaries                794,754.45        70.65 %
        Rent                      7,200.00         0.64 %
      `),
    )
    expect(shownColumns(shares)[1]).toMatch(/^percent/)
  })

  it('finds details inset before their sums', () => {
    const [table] = findTables(
      drawPage(`
        BALANCE SHEET
        31 MARCH 2024
                                          2024                    2023
                             Notes      £         £           £         £
        FIXED ASSETS
        Tangible assets           4              45,000                 50,000
        CURRENT ASSETS
        Stocks                            10,000                9,000
        Debtors                   5       25,000               22,000
                                         -------              -------
                                          35,000               31,000
        CREDITORS
        Amounts falling due
        within one year           6       18,000               17,000
                                         -------              -------
        NET CURRENT ASSETS                       17,000                 14,000
      `),
    )
    expect(shownColumns(table)).toEqual([
      'note',
      'part 2024-03-31/null!',
      'period 2024-03-31/null!',
      'part 2023-03-31/null!',
      'period 2023-03-31/null!',
    ])
    expect(shownRows(table)).toEqual([
      'FIXED ASSETS',
      'Tangible assets: 4, ., 45000, ., 50000',
      'CURRENT ASSETS',
      'Stocks: ., 10000, ., 9000, .',
      'Debtors: 5, 25000, ., 22000, .',
      ': ., 35000, ., 31000, .',
      'CREDITORS',
      'Amounts falling due within one year: 6, 18000, ., 17000, .',
      'NET CURRENT ASSETS: ., ., 17000, ., 14000',
    ])
  })

  it('leaves remarks behind the figures out', () => {
    const [table] = findTables(
      drawPage(`
        Item                  2023        2022     Comment
        Revenue             10,000       9,000     Growth in volumes
        Costs                8,000       7,500     Inflation
        Profit               2,000       1,500     Better mix
      `),
    )
    expect(shownRows(table)).toEqual(['Revenue: 10000, 9000', 'Costs: 8000, 7500', 'Profit: 2000, 1500'])
  })
})

describe('the sides of a ledger', () => {
  it('turns the sign of the rarer mark', () => {
    const [table] = findTables(
      drawPage(`
                                         2024            2023
        Cost of sales               60,000.00       55,000.00
        Interest received            1,000.00CR        800.00CR
        Tax                          4,000.00-       3,000.00-
      `),
    )
    expect(shownRows(table)).toEqual([
      'Cost of sales: 60000, 55000',
      'Interest received: -1000, -800',
      'Tax: -4000, -3000',
    ])
  })

  it('parts two tables side by side', () => {
    const tables = findTables(
      drawPage(`
                              Sharma Traders
                      Balance Sheet as at 31-Mar-2024

        Liabilities                        Amount   Assets                          Amount
        Capital Account               5,00,000.00   Fixed Assets               3,25,000.00
        Loans (Liability)             2,00,000.00   Closing Stock              1,25,000.00
        Sundry Creditors                50,000.00   Sundry Debtors             2,50,000.00
                                                    Cash-in-Hand                 50,000.00
        Total                         7,50,000.00   Total                      7,50,000.00
      `),
    )
    expect(tables.map(table => table.side)).toEqual(['left', 'right'])
    expect(shownRows(tables[0])).toEqual([
      'Capital Account: 500000',
      'Loans (Liability): 200000',
      'Sundry Creditors: 50000',
      'Total: 750000',
    ])
    expect(shownRows(tables[1])).toEqual([
      'Fixed Assets: 325000',
      'Closing Stock: 125000',
      'Sundry Debtors: 250000',
      'Cash-in-Hand: 50000',
      'Total: 750000',
    ])
    for (const table of tables) {
      expect(shownColumns(table)).toEqual(['period 2024-03-31/null!'])
      expect(table.heading.slice(0, 2)).toEqual(['Sharma Traders', 'Balance Sheet as at 31-Mar-2024'])
    }
  })

  const sheet = `
        BALANCE SHEET, September 30, 2026

        Contracts receivable          604,318   Accounts payable                  287,604
        Block and stone                56,210   Line of credit                    125,000
        Equipment, net                534,040   Retained earnings                 781,964
        TOTAL ASSETS                1,194,568   TOTAL LIABILITIES AND EQUITY    1,194,568
`
  const income = `
        INCOME STATEMENT
                                                          9 months to          Year ended
                                                            9/30/2026          12/31/2025
        Contract revenue                                    3,276,480           3,892,145
        Total cost of contracts                             2,575,378           3,090,257
        Total general expenses                                497,256             632,714
        NET INCOME BEFORE TAX                                 203,846             169,174
`
  const shownIncome = [
    'Contract revenue: 3276480, 3892145',
    'Total cost of contracts: 2575378, 3090257',
    'Total general expenses: 497256, 632714',
    'NET INCOME BEFORE TAX: 203846, 169174',
  ]

  it.each([
    ['below', `${sheet}${income}`, ['left', 'right', 'whole']],
    ['above', `${income}${sheet}`, ['whole', 'left', 'right']],
  ])('keeps a table over the whole width %s two side by side in one', (_, drawing, sides) => {
    const tables = findTables(drawPage(drawing))
    expect(tables.map(table => table.side)).toEqual(sides)
    expect(shownRows(tables.find(({ side }) => side === 'whole'))).toEqual(shownIncome)
    expect(shownRows(tables.find(({ side }) => side === 'right')).at(-1)).toBe('TOTAL LIABILITIES AND EQUITY: 1194568')
  })
})
