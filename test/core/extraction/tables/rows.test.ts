import { describe, expect, it } from 'vitest'
import { findTables } from '../../../../core/extraction/tables/find-tables.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { shownRows } from './shown.ts'

function rows(picture: string): readonly string[] {
  return shownRows(findTables(drawPage(picture))[0])
}

describe('labels over several lines', () => {
  it('joins a line that cannot end', () => {
    expect(
      rows(`
                                                        2024      2023
        Cash flows from investing activities
        Purchase of property, plant and equipment       (400)     (350)
        Proceeds from sale of property, plant and
        equipment                                         12         -
        Net cash used in investing activities           (388)     (350)
      `),
    ).toEqual([
      'Cash flows from investing activities',
      'Purchase of property, plant and equipment: -400, -350',
      'Proceeds from sale of property, plant and equipment: 12, 0',
      'Net cash used in investing activities: -388, -350',
    ])
  })

  it('joins three lines', () => {
    expect(
      rows(`
                                                        2024      2023
        Net cash generated from operating activities
          before movements in working capital and
          exceptional items                            1,200     1,100
        Movements in working capital                     (50)       20
      `),
    ).toEqual([
      'Net cash generated from operating activities before movements in working capital and exceptional items: 1200, 1100',
      'Movements in working capital: -50, 20',
    ])
  })

  it('joins the second line below the figures', () => {
    expect(
      rows(`
                                          2024      2023
        Prepaid expenses and other        1,265       312
          current assets
        Total current assets             15,019     8,583
      `),
    ).toEqual(['Prepaid expenses and other current assets: 1265, 312', 'Total current assets: 15019, 8583'])
  })

  it('joins a line that hangs in where no label begins', () => {
    expect(
      rows(`
                                                2024       2023
        ASSETS
            Current Assets
                Checking                     783,074    780,772
                Accounts
                  Receivable (A/R)           735,909    645,188
            TOTAL CURRENT
              ASSETS                       1,770,251  1,668,161
            Property and equipment           530,515    552,104
        Total assets                       2,300,766  2,220,265
      `),
    ).toEqual([
      'ASSETS',
      'Current Assets',
      'Checking: 783074, 780772',
      'Accounts Receivable (A/R): 735909, 645188',
      'TOTAL CURRENT ASSETS: 1770251, 1668161',
      'Property and equipment: 530515, 552104',
      'Total assets: 2300766, 2220265',
    ])
  })

  it('joins what is no label of its own', () => {
    expect(
      rows(`
                                              2024       2023
        Income before taxes                 10,336      9,120
        Income tax expense
          (benefit)                          2,809      2,100
        Net income                           7,527      7,020
        Retained earnings                   45,100     37,573
        Notes payable                       12,200     14,300
        Common stock, par value
          $.001                              3,013      3,013
      `),
    ).toEqual([
      'Income before taxes: 10336, 9120',
      'Income tax expense (benefit): 2809, 2100',
      'Net income: 7527, 7020',
      'Retained earnings: 45100, 37573',
      'Notes payable: 12200, 14300',
      'Common stock, par value $.001: 3013, 3013',
    ])
  })

  it('keeps a heading longer than all labels, far from the figures, apart from its row', () => {
    expect(
      rows(`
                                                                                  2024       2023
        Net current assets                                                     114,189    131,767
        Total assets less current liabilities                                  477,200    435,837
        Creditors: amounts falling due after more than one year
          Bank loans                                                           154,352    158,619
                                                                               154,352    158,619
      `),
    ).toEqual([
      'Net current assets: 114189, 131767',
      'Total assets less current liabilities: 477200, 435837',
      'Creditors: amounts falling due after more than one year',
      'Bank loans: 154352, 158619',
      ': 154352, 158619',
    ])
  })

  it('takes an account number for no year', () => {
    const tables = findTables(
      drawPage(`
        December 31, 2024 and 2023
                                      2024       2023
        Assets
            Checking               783,074    780,772
        Total assets             3,301,570  3,279,607
        Liabilities
            2000 · Accounts
              Payable              442,681    411,892
            2100 · Accruals        285,975    299,949
      `),
    )
    expect(tables).toHaveLength(1)
    expect(shownRows(tables[0]).slice(-2)).toEqual(['Accounts Payable: 442681, 411892', 'Accruals: 285975, 299949'])
  })

  it('joins capitals to capitals, and no heading to its first row', () => {
    expect(
      rows(`
                                           2015          2014
        TURNOVER                     24,981,526    23,358,004
        PROFIT ON ORDINARY ACTIVITIES
        BEFORE TAXATION                 751,619       723,175
        TOTAL ASSETS LESS CURRENT
        LIABILITIES                   8,407,284     8,461,741
        CREDITORS
        Amounts falling due after more than one
        year                         (1,629,146)   (1,806,810)
        CAPITAL AND RESERVES
        Called up share capital         103,000       103,000
      `),
    ).toEqual([
      'TURNOVER: 24981526, 23358004',
      'PROFIT ON ORDINARY ACTIVITIES BEFORE TAXATION: 751619, 723175',
      'TOTAL ASSETS LESS CURRENT LIABILITIES: 8407284, 8461741',
      'CREDITORS',
      'Amounts falling due after more than one year: -1629146, -1806810',
      'CAPITAL AND RESERVES',
      'Called up share capital: 103000, 103000',
    ])
  })

  it('keeps headings apart from rows and from totals', () => {
    expect(
      rows(`
                                                          2018          2017
        Net Earnings per Common Share - Basic ($)
          Continuing Operations                           1.88          3.24
          Discontinued Operations                         0.12          0.58
        Total Assets                                    30,153        35,147
        Liabilities
        Current Liabilities
          Due from Employee                              1,065         1,798
        Total Liabilities                                1,065         1,798
        Equity
      `),
    ).toEqual([
      'Net Earnings per Common Share - Basic ($)',
      'Continuing Operations: 1.88, 3.24',
      'Discontinued Operations: 0.12, 0.58',
      'Total Assets: 30153, 35147',
      'Liabilities',
      'Current Liabilities',
      'Due from Employee: 1065, 1798',
      'Total Liabilities: 1065, 1798',
      'Equity',
    ])
  })

  it('gives each of two long labels its own figures', () => {
    expect(
      rows(`
                                                                2023      2022
        Issuance of common stock for the acquisition of
          a subsidiary                                        48,514         -
        Fair value of share-based awards related to
          the acquisition                                        275         -
        Preferred stock; 100,000 shares authorized                 0         0
        Common stock; 900,000 shares authorized and shares
          issued and outstanding                                   2         2
      `),
    ).toEqual([
      'Issuance of common stock for the acquisition of a subsidiary: 48514, 0',
      'Fair value of share-based awards related to the acquisition: 275, 0',
      'Preferred stock; 100,000 shares authorized: 0, 0',
      'Common stock; 900,000 shares authorized and shares issued and outstanding: 2, 2',
    ])
  })
})

describe('what is cleaned off a label', () => {
  it('drops leaders, note references, raised marks and colons', () => {
    expect(
      rows(`
                                                   2022       2021
        Net revenue . . . . . . . . . . . . . .  23,601     16,434
        Cost of sales......................      11,550      8,505
        Inventories (note 13)                     3,771      1,955
        Income taxes ^(2)                           122        513
        Total: ________________________________  15,443     10,973
      `),
    ).toEqual([
      'Net revenue: 23601, 16434',
      'Cost of sales: 11550, 8505',
      'Inventories: 3771, 1955',
      'Income taxes: 122, 513',
      'Total: 15443, 10973',
    ])
  })

  it('drops account numbers, and keeps numbers that are names', () => {
    expect(
      rows(`
        Jan - Dec 2024
        6010 Payroll Taxes                 10,510.59
        6030 - Medical Insurance           26,272.70
        2000-10 · Accounts Payable          1,000.00
        2 month CD Acct #1170             175,655.59
      `),
    ).toEqual([
      'Payroll Taxes: 10510.59',
      'Medical Insurance: 26272.7',
      'Accounts Payable: 1000',
      '2 month CD Acct #1170: 175655.59',
    ])
    expect(
      rows(`
        Jan - Dec 2024
        1099 contractors                   10,510.59
        Wages                              26,272.70
      `),
    ).toEqual(['1099 contractors: 10510.59', 'Wages: 26272.7'])
  })

  it('keeps a currency code that ends a label', () => {
    expect(
      rows(`
                                             TOTAL
        Accounts Receivable - EUR        17,127.92
        Accounts Receivable - GBP        18,253.11
        Total                            35,381.03
      `)[0],
    ).toBe('Accounts Receivable - EUR: 17127.92')
  })
})

describe('totals', () => {
  it('keeps totals without a label and takes typed rules for no rows', () => {
    expect(
      rows(`
                                          2015       2014
        Land                             4,961      4,716
        Buildings                       12,618     12,522
                                       ───────    ───────
                                        17,579     17,238
        Less depreciation               (8,263)    (7,845)
                                        ------     ------
        Net property                     9,316      9,393
                                       =======    =======
      `),
    ).toEqual([
      'Land: 4961, 4716',
      'Buildings: 12618, 12522',
      '_: 17579, 17238',
      'Less depreciation: -8263, -7845',
      'Net property: 9316, 9393',
    ])
  })

  it('completes a figure that a narrow cell broke', () => {
    expect(
      rows(`
        Metric                      Value
        EBITDA                  –$960,000
        Interest Expense          $85,000
        Net Income             –$1,165,00
                                        0
      `),
    ).toEqual(['EBITDA: -960000', 'Interest Expense: 85000', 'Net Income: -1165000'])
  })
})

describe('indent', () => {
  it('is measured from the leftmost label', () => {
    const [table] = findTables(
      drawPage(`
                                   2023      2022
        Assets
          Current assets
            Cash                    100        90
        Total assets                100        90
      `),
    )
    expect(table?.rows.map(row => row.indent)).toEqual([0, 12, 24, 0])
  })
})
