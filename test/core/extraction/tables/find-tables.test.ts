import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findDocumentTables, findTables } from '../../../../core/extraction/tables/find-tables.ts'
import { drawDocument, drawPage } from '../../../support/draw-page.ts'
import { shownColumns, shownRows } from './shown.ts'

const balanceSheet = `
        Gamma Co
        Balance Sheet
        December 31, 2023
        Cash                                 10,000
        Receivables                          20,000
        Total assets                         30,000
`

describe('tables of a page', () => {
  it('finds none in narrative', () => {
    const tables = findTables(
      drawPage(`
        Management discussion
        Revenue increased by $1,234 thousand to $12,345 thousand in 2023, mainly due to
        higher volumes in the region. We expect to spend about $500 to $600 thousand in
        2024 on new equipment and about 120 new employees will join us over the year, at
        a cost of 2,400.
        In 2022 we sold 1,200 units for 3,400 each and in 2021 we sold 1,100 units only.
      `),
    )
    expect(tables).toEqual([])
  })

  it('finds none on a blank page or in a page without figures', () => {
    expect(findTables(drawPage(''))).toEqual([])
    expect(findTables(drawPage('Independent accountant report'))).toEqual([])
  })

  it('parts two statements, each under its title', () => {
    const tables = findTables(
      drawPage(`${balanceSheet}

        Gamma Co
        Income Statement
        For the Year Ended December 31, 2023
        Sales                               100,000
        Cost of sales                        60,000
        Net income                           40,000
      `),
    )
    expect(tables.map(table => table.heading)).toEqual([
      ['Gamma Co', 'Balance Sheet', 'December 31, 2023'],
      ['Gamma Co', 'Income Statement', 'For the Year Ended December 31, 2023'],
    ])
    expect(tables.map(table => shownColumns(table))).toEqual([['period 2023-12-31/null!'], ['period 2023-12-31/12!']])
    expect(shownRows(tables[1])).toEqual(['Sales: 100000', 'Cost of sales: 60000', 'Net income: 40000'])
  })

  it('keeps a statement whole that names its period in a heading of a section', () => {
    const tables = findTables(
      drawPage(`
                                                        2023      2022
        Net income                                     1,000       900
        Net cash provided by operating activities      1,100       990
        Supplemental disclosures for the year 2023:
        Interest paid                                     10         9
      `),
    )
    expect(tables).toHaveLength(1)
  })

  it('reads label: value lists, one table per period', () => {
    const tables = findTables(
      drawPage(`
        PROFIT AND LOSS STATEMENT
        CVR: 38254367
        Fiscal Year 2024
        Revenue: 8.5M DKK
        Gross Profit: 5.1M DKK
        EBIT: 344K DKK
        Fiscal Year 2023
        Revenue: 9.2M DKK
        Gross Profit: 5.7M DKK
        EBIT: 1.2M DKK
      `),
    )
    expect(tables.map(table => shownColumns(table))).toEqual([['period 2024-12-31/12'], ['period 2023-12-31/12']])
    expect(tables.map(table => shownRows(table))).toEqual([
      ['Revenue: 8500000', 'Gross Profit: 5100000', 'EBIT: 344000'],
      ['Revenue: 9200000', 'Gross Profit: 5700000', 'EBIT: 1200000'],
    ])
    expect(tables[0]?.currency).toBe('DKK')
  })

  it('takes page numbers and footnotes for no rows of amounts', () => {
    const lines = Array.from(
      { length: 40 },
      (_, index) => `        Line ${'abcdefgh'[index % 8]}${' '.repeat(30)}${index + 1},000      ${index + 2},000`,
    )
    const [table] = findTables(
      drawPage(`
                                                2023       2022
${lines.join('\n')}
        The accompanying notes are an integral part of these statements.


        2023 Annual Report                                   69
      `),
    )
    expect(table?.rows.filter(({ cells }) => cells.every(cell => cell !== null))).toHaveLength(40)
  })

  it('does not take the print date for the period', () => {
    const [table] = findTables(
      drawPage(`
        9:12 AM
        01/29/26              Lakeshore Works, LLC
        Cash Basis               Balance Sheet
                            As of December 31, 2025

                                            TOTAL
        Checking                        12,953.70
        Total assets                    12,953.70
      `),
    )
    expect(shownColumns(table)).toEqual(['period 2025-12-31/null!'])
  })
})

describe('tables over pages', () => {
  it('go on without a header', () => {
    const tables = findDocumentTables(
      drawDocument(
        `
        Balance Sheet
        (In thousands)
                                    Dec 31, 2025    Dec 31, 2024
        Cash                              91,977          96,532
        Inventory                        132,688         118,333
        `,
        `
        Receivables                      138,447         171,903
        Total assets                     363,112         386,768
        `,
      ),
    )
    expect(tables).toHaveLength(2)
    expect(shownColumns(tables[1])).toEqual(shownColumns(tables[0]))
    expect(tables[1]).toMatchObject({ scale: 1000, page: 2 })
  })

  it('keep their own header where they repeat it', () => {
    const tables = findDocumentTables(
      drawDocument(
        `
                                    Dec 31, 2025
        Cash                              91,977
        Inventory                        132,688
        `,
        `
                                    Jan - Dec 2025
        Sales                              138,447
        Net income                          63,112
        `,
      ),
    )
    expect(shownColumns(tables[1])).toEqual(['period 2025-12-31/12!'])
  })

  it('decide dates by the whole document', () => {
    const tables = findDocumentTables(
      drawDocument(
        `
        As at 30/06/2024 and 03/04/2024 figures
        `,
        `
                                     3/4/2024        3/4/2023
        Cash                           91,977          96,532
        Total                          91,977          96,532
        `,
      ),
    )
    expect(shownColumns(tables[0])).toEqual(['period 2024-04-03/null!', 'period 2023-04-03/null!'])
  })
})

describe('any page', () => {
  const word = fc.constantFrom(
    ...[
      'Cash',
      '1,234',
      '(5)',
      '2023',
      '$',
      '-',
      '—',
      'nil',
      '%',
      'Total',
      'December',
      '31,',
      'Note',
      '3',
      '....',
      '____',
    ],
    ...['Three', 'months', 'ended', 'n/a', '1.234,5', 'CR', 'Q1', '$000', '£m', '(', ')', '12/31/23', '          '],
  )
  const picture = fc
    .array(fc.array(word, { maxLength: 8 }), { minLength: 1, maxLength: 12 })
    .map(lines => ['x', ...lines.map(words => words.join('   '))].join('\n'))

  it('gives rows with a cell per column and finite values', () => {
    fc.assert(
      fc.property(picture, fc.boolean(), (drawn, ocr) => {
        const page = drawPage(drawn, ocr ? { source: 'ocr', jitter: 1.5 } : {})
        for (const table of findTables(page)) {
          for (const row of table.rows) {
            expect(row.cells).toHaveLength(table.columns.length)
            for (const cell of row.cells) expect(cell === null || Number.isFinite(cell.value)).toBe(true)
          }
        }
      }),
      { numRuns: 150 },
    )
  })
})
