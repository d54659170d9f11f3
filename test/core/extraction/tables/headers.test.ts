import { describe, expect, it } from 'vitest'
import { findTables } from '../../../../core/extraction/tables/find-tables.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { shownColumns, shownRows } from './shown.ts'

function columns(picture: string): readonly string[] {
  return shownColumns(findTables(drawPage(picture))[0])
}

describe('headers over columns', () => {
  it('joins a header broken over lines', () => {
    expect(
      columns(`
                               52 Weeks Ended     52 Weeks Ended
                                 August 29,         August 30,
                                   2021               2020
        Net sales             $     192,052      $     163,220
        Operating income              6,708              5,435
      `),
    ).toEqual(['period 2021-08-29/12!', 'period 2020-08-30/12!'])
  })

  it('shares "Years ended" with every column', () => {
    expect(
      columns(`
                                                  Years ended
                                September 24,   September 25,   September 26,
                                     2022            2021            2020
        Net sales                $ 394,328       $ 365,817       $ 274,515
        Net income                  99,803          94,680          57,411
      `),
    ).toEqual(['period 2022-09-24/12!', 'period 2021-09-25/12!', 'period 2020-09-26/12!'])
    expect(
      columns(`
                                         For the Years Ended December 31,
                                      2023          2022          2021
        Net income                $  1,000      $    900      $    800
        Depreciation                   100            90            80
      `),
    ).toEqual(['period 2023-12-31/12!', 'period 2022-12-31/12!', 'period 2021-12-31/12!'])
  })

  it('shares two durations over two years each', () => {
    expect(
      columns(`
                                   Three Months Ended        Nine Months Ended
                                      September 30,             September 30,
                                     2023        2022          2023        2022
        Net sales                $ 12,345    $ 11,222      $ 36,000    $ 33,111
        Net income (loss)        $   (345)   $    222      $    600    $   (111)
      `),
    ).toEqual(['period 2023-09-30/3!', 'period 2022-09-30/3!', 'period 2023-09-30/9!', 'period 2022-09-30/9!'])
  })

  it('takes the group from its underline', () => {
    expect(
      columns(`
                                    Quarter Ended June 30,       Six Months Ended June 30,
                                ─────────────────────────────  ─────────────────────────────
                                     2024            2023           2024            2023
        Net sales                  12,345          11,222         36,000          33,111
        Net income                    345             222            600             111
      `),
    ).toEqual(['period 2024-06-30/3!', 'period 2023-06-30/3!', 'period 2024-06-30/6!', 'period 2023-06-30/6!'])
  })

  it('parts headers that nearly touch', () => {
    expect(
      columns(`
                          December 31, December 25,
                              2022         2021
        Cash              $  4,835     $  2,535
        Total assets      $ 67,580     $ 12,419
      `),
    ).toEqual(['period 2022-12-31/null!', 'period 2021-12-25/null!'])
  })

  it('gives "December 31," to the column whose year stands below it, not to one that is dated', () => {
    expect(
      columns(`
        Consolidated Balance Sheets
        December 31, 2021, 2020 and 2019

                                              December 31,         December 31,
                        December 31, 2019         2020                 2021
        Cash            $          68,076    $      79,118        $      81,808
        Total assets    $         778,248    $     801,923        $     885,634
      `),
    ).toEqual(['period 2019-12-31/null!', 'period 2020-12-31/null!', 'period 2021-12-31/null!'])
    expect(
      columns(`
        As of December 31, 2020

                        December 31,                            December 31,
                            2020         December 31, 2019          2018
        Cash            $      1,530     $           1,530      $      1,399
        Total assets    $      6,365     $           5,977      $      5,204
      `),
    ).toEqual(['period 2020-12-31/null!', 'period 2019-12-31/null!', 'period 2018-12-31/null!'])
  })

  it('keeps the year of a title centered over the columns with its day', () => {
    expect(
      columns(`
                              Balance Sheet
                           Juniper Wholesale, LLC
                           December 31, 2018

                              2018        2017
        Checking             4,495       4,596
        Total assets        94,594      79,747
      `),
    ).toEqual(['period 2018-12-31/null!', 'period 2017-12-31/null!'])
  })

  it('takes figures under a "Note" of no references for amounts, in the units beside it', () => {
    const [table] = findTables(
      drawPage(`
        For the year ended October 31, 2023

                                        Note           £m
        Revenue                                     2,433
        Cost of sales                                (632)
        Gross profit                                1,801
        Interest income                    6            4
        Finance costs                                 (20)
      `),
    )
    expect(shownColumns(table)).toEqual(['period 2023-10-31/12!'])
    expect(table).toMatchObject({ scale: 1e6, currency: 'GBP' })
  })

  it('parts an amount from the percent it touches, and takes neither for a note', () => {
    const [table] = findTables(
      drawPage(`
        For the year ended 2020-12-31

                                            2020      %
        Profit for the year                   92  100.0%
        Trade and other receivables          (45) -48.9%
        Payments for equipment              (189)-205.4%
        Payment of dividends                 (38) -41.3%
      `),
    )
    expect(shownColumns(table)).toEqual(['period 2020-12-31/12!', 'percent 2020-12-31/12!'])
    expect(shownRows(table)[2]).toBe('Payments for equipment: -189, -205.4%')
  })

  it('takes the date nearest to the figures where the title stands above it', () => {
    expect(
      columns(`
                              Balance Sheet
                             As of Dec 31, 17

                         Dec 31, 16          Dec 31, 17
        Checking         169,555.31          196,392.00
        Total assets     731,546.76          812,066.84
      `),
    ).toEqual(['period 2016-12-31/null!', 'period 2017-12-31/null!'])
  })

  it('is not certain of a column headed by two years', () => {
    expect(
      columns(`
        As of December 31, 2020

                               2020 and 2019
        Cash                          68,076
        Total assets                 778,248
      `)[0],
    ).not.toContain('!')
  })

  it('takes the current period beside the year to date for a month', () => {
    expect(
      columns(`
        For the Eight Months Ended August 31, 2016

                               Current         Year to
                                Period            Date
        Services               185,845       1,523,255
        Total income           302,262       2,446,945
      `),
    ).toEqual(['period 2016-08-31/1!', 'period 2016-08-31/8!'])
  })

  it('heads a column by a length set left of its figures, over their currency mark', () => {
    expect(
      columns(`
        For the one month and ten months ended October 31, 2018

                        1 Month Ended      10 Months Ended
                        Oct 31, 2018         Oct 31, 2018        Change    % Change
        Rooms         $             526   $         5,410         4,884      928.5%
        Revenues      $             641   $         6,518         5,877      916.8%
      `).slice(0, 2),
    ).toEqual(['period 2018-10-31/1!', 'period 2018-10-31/10!'])
  })

  it('completes bare years from the words before them', () => {
    expect(
      columns(`
        (Dollars in millions)
        December 31,                        2022          2021
        Cash                             $14,614        $8,052
        Total assets                    $137,100      $138,552
      `),
    ).toEqual(['period 2022-12-31/null!', 'period 2021-12-31/null!'])
  })

  it('completes bare years from the title', () => {
    expect(
      columns(`
        Consolidated Statements of Earnings
        For the years ended December 29, 2018 and December 30, 2017
        (millions of Canadian dollars)             2018           2017
        Revenue                                $ 46,693       $ 46,587
        Net Earnings                           $    800       $  1,541
      `),
    ).toEqual(['period 2018-12-29/12!', 'period 2017-12-30/12!'])
  })

  it('reads headers set left over figures set right', () => {
    expect(
      columns(`
        Values         2019      2020      2021      21 vs 20
        Net Sales        87.5M    196.7M    598.9M    204.5%
        cogs             51.2M    123.4M    380.7M    208.6%
      `),
    ).toEqual(['period 2019-12-31/null', 'period 2020-12-31/null', 'period 2021-12-31/null', 'change'])
  })

  it('reads months and their total', () => {
    expect(
      columns(`
                                        Cedar LLC
                                      Profit & Loss
                                January through March 2024

                                Jan 24      Feb 24      Mar 24       TOTAL
        Sales                10,000.00   11,000.00   12,000.00   33,000.00
        Refunds                -100.00                  -50.00     -150.00
      `),
    ).toEqual(['period 2024-01-31/1!', 'period 2024-02-29/1!', 'period 2024-03-31/1!', 'period 2024-03-31/3! total'])
  })

  it('reads quarters and the year', () => {
    expect(
      columns(`
                             Q1'23    Q2'23    Q3'23    Q4'23     FY23    Y/Y %
        Revenue              100.1    110.2    120.3    130.4    461.0      12%
        Cost                  40.0     44.0     48.0     52.0    184.0      10%
      `).slice(3),
    ).toEqual(['period 2023-12-31/3', 'period 2023-12-31/12', 'change'])
  })

  it('reads the month beside the year to date', () => {
    expect(
      columns(`
        For the Six Months Ending June 30, 2024

                                 Current Month      %     Year to Date       %
        Fees                         50,000.00  100.0       310,000.00   100.0
        Supplies                      5,000.00   10.0        30,000.00     9.7
      `),
    ).toEqual(['period 2024-06-30/1!', 'percent 2024-06-30/6!', 'period 2024-06-30/6!', 'percent 2024-06-30/6!'])
  })

  it('marks a restated column and no other', () => {
    expect(
      columns(`
                                                               As Restated
                                            June 30,             June 30,
                                              2024                 2023
        Cash                                   1,000                  900
        Total assets                          12,345               11,111
      `),
    ).toEqual(['period 2024-06-30/null!', 'period 2023-06-30/null!R'])
  })

  it('names group and company', () => {
    expect(
      columns(`
        As at 31 December 2023
                                    Group                    Company
                               2023        2022         2023        2022
        Tangible assets       1,200       1,100          200         190
        Investments               -           -        5,000       5,000
      `),
    ).toEqual([
      'period 2023-12-31/null! (Group)',
      'period 2022-12-31/null! (Group)',
      'period 2023-12-31/null! (Company)',
      'period 2022-12-31/null! (Company)',
    ])
  })

  it('shares two names over two years each, without a word that says so', () => {
    expect(
      columns(`
        June 30, 2020 and 2019
                              State University           State University
                                Main Campus                Foundation
                              2020         2019         2020         2019
        Cash             1,200,500    1,100,400       45,000       40,000
        Total assets     3,500,500    3,300,500    1,945,300    1,890,000
      `),
    ).toEqual([
      'period 2020-06-30/null! (State University Main Campus)',
      'period 2019-06-30/null! (State University Main Campus)',
      'period 2020-06-30/null! (State University Foundation)',
      'period 2019-06-30/null! (State University Foundation)',
    ])
  })

  it('reads twelve months hardly a space apart', () => {
    expect(
      columns(`
                    Jan 2024  Feb 2024  Mar 2024    Total
        Revenue    23,634.70 53,924.27 36,688.57 114,247.54
        Fuel       84,554.91 97,991.81  8,854.44 191,401.16
      `),
    ).toEqual(['period 2024-01-31/1!', 'period 2024-02-29/1!', 'period 2024-03-31/1!', 'period 2024-03-31/3! total'])
  })

  it('reads ranges written over four lines', () => {
    expect(
      columns(`
                                       Period         Period
                                      28.6.15        30.3.14
                                         to             to
                                       2.7.16        27.6.15
                             Notes        £              £
        TURNOVER               2      7,780,306     19,339,384
        Cost of sales                (8,091,718)   (17,277,917)
      `),
    ).toEqual(['note', 'period 2016-07-02/12!', 'period 2015-06-27/15!'])
  })
})

describe('scale and currency', () => {
  it.each([
    ['(In thousands, except per share data)', 1000, null],
    ['(Dollars in millions)', 1e6, 'USD'],
    ["$'000", 1000, 'USD'],
    ['(000s omitted)', 1000, null],
    ['(Rs. in Lakhs)', 1e5, 'INR'],
    ['(₹ in crore)', 1e7, 'INR'],
    ['(millions of Canadian dollars)', 1e6, 'CAD'],
    ['Expressed in thousands of U.S. dollars', 1000, 'USD'],
    ['(In millions, except number of shares which are reflected in thousands)', 1e6, null],
    ['All values in INR', 1, 'INR'],
  ])('%s', (note, scale, currency) => {
    const [table] = findTables(
      drawPage(`
        Statement
        ${note}
                                 2023          2022
        Revenue                 1,000           900
        Profit                    100            90
      `),
    )
    expect(table).toMatchObject({ scale, currency })
  })

  it('reads units under the years', () => {
    const [table] = findTables(
      drawPage(`
                        Note        2015         2014
                                    £000         £000
        Turnover                  48,373       45,369
        Profit            5       10,253        9,644
      `),
    )
    expect(table).toMatchObject({ scale: 1000, currency: 'GBP' })
    expect(table?.rows).toHaveLength(2)
  })

  it('does not scale by words of a row', () => {
    const [table] = findTables(
      drawPage(`
                                          2023          2022
        Revenue                          1,000           900
        Shares outstanding (millions)      376           393
      `),
    )
    expect(table?.scale).toBe(1)
  })
})

describe('a column of notes below a date that spans it', () => {
  it('is no period, though recognition took a comma for a point', () => {
    const shown = columns(`
      Balance Sheet
                                        As of December 31
                                 Notes        2024           2023
      Cash                       (2,5)   8,760,781      5,093,828
      Accounts receivable        (2,7)     913,536         36,570
      Inventories                (2.8)      11,900         10,100
      Other current assets       (2.10)     55,000         41,000
      Total assets                       9,741,217      5,181,498
    `)
    expect(shown.map(column => column.split(' ')[0])).toEqual(['note', 'period', 'period'])
  })
})

describe('columns that add up others', () => {
  const consolidating = `
                              Aspen       Aspen       Elimina-    Consoli-
                             Holdings    Trucking      tions       dated
        Cash                  120,330      81,502     (10,502)     191,330
        Receivables           310,220     185,502     (29,185)     466,537
        Inventories           220,110     169,938     (19,524)     370,524
        Total current assets  650,660     436,942     (59,211)   1,028,391
        Equipment, net        410,220     319,986     (42,119)     688,087
        Total assets        1,060,880     756,928    (101,330)   1,716,478
      `
  it('joins a header broken at a hyphen', () => {
    expect(findTables(drawPage(consolidating))[0]?.columns.map(({ total }) => total)).toEqual([
      false,
      false,
      false,
      true,
    ])
  })
  it('takes no column for a total that does not add up', () => {
    const wrong = consolidating
      .replace('Consoli-', 'Aspen   ')
      .replace('dated', 'Lake ')
      .replaceAll(/,(\d)(\d)\d$/gm, ',$2$11')
    expect(findTables(drawPage(wrong))[0]?.columns.map(({ total }) => total)).not.toContain(true)
  })
  it('parts the months from their total, one broken over two lines', () => {
    expect(
      columns(`
        January - December 2024
                         Nov         Dec
                        2024        2024        Total
        Sales          1,200       1,300       2,500
        Rent             300         310         610
      `),
    ).toEqual(['period 2024-11-30/1!', 'period 2024-12-31/1!', 'period 2024-12-31/12! total'])
  })
})

it('gives a quarter to the year below it and not to the year to date beside it', () => {
  expect(
    columns(`
                          Q1        Q2        Q3
                        2024      2024      2024    YTD 2024    YTD 2023
      Sales            1,200     1,300     1,400       3,900       3,500
      Rent               300       310       320         930         900
    `).map(column => column.split('/').at(-1)),
  ).toEqual(['3', '3', '3', 'null', 'null'])
})

describe('lines of tax forms', () => {
  const [table] = findTables(
    drawPage(`
      Schedule L   Balance Sheets per Books
                                             Beginning of tax year     End of tax year
      1   Cash                              1          91,253             88,220.
      2a  Trade receivables                 2a        190,576            210,330.
      3   Inventories                       3          31,103             31,220.
      6   Other current assets              6           4,234              4,110.
      9   Land                              9          20,000             20,000.
      10a Buildings                         10a       870,861            912,330.
      b   Less accumulated
          depreciation                      b        (594,792)          (612,220.)
      14  Total assets. Add lines 1 to 10b  14        613,235            653,990.
    `),
  )
  it('head the ends of a year', () => {
    expect(
      table?.columns.filter(({ role }) => role === 'period').map(({ header, entity }) => [header, entity]),
    ).toEqual([
      ['Beginning of tax year', null],
      ['End of tax year', null],
    ])
  })
})
