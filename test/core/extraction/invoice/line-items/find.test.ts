/** What findLines tells beside the lines' values: where they stand, how sure they are, and what they belong to. */
import { describe, expect, it } from 'vitest'
import { linesOfTyped } from '../typed-page.ts'

const invoice = `
  ACME SUPPLY                                  INVOICE 1188
  Pos  Item no   Description               Qty      Price     Amount
  10   A-1001    Hydraulic pump              2     150.00     300.00
  20   A-1002    Seal kit                    4      12.50      50.00
                                      Subtotal               350.00
                                      Total                  350.00`

describe('the lines of an invoice', () => {
  it('know where they stand', () => {
    const { lines, regions } = linesOfTyped(invoice)
    expect(lines[0]?.amount?.evidence).toEqual([
      { fileName: 'typed.pdf', page: 1, text: '300.00', box: { left: 330, top: 66, right: 359.5, bottom: 75 } },
    ])
    expect(regions).toEqual([{ page: 1, top: 54, bottom: 87 }])
  })

  it('keep the product number apart from the name', () => {
    expect(linesOfTyped(invoice).lines.map(line => line.description.value)).toEqual(['Hydraulic pump', 'Seal kit'])
  })

  it('are named by the row above their count and price, as tills print them', () => {
    const till = `
  PAN HALF SHEET
    12 @ 7.49              89.88 T
  KNIFE CHEF 10IN
     3 @ 34.25            102.75 T
  OIL FRYING
     4 @ 38.99            155.96 N
  SUBTOTAL                348.59`
    expect(
      linesOfTyped(till).lines.map(line => [line.description.value, line.quantity?.value, line.amount?.value]),
    ).toEqual([
      ['PAN HALF SHEET', 12, 89.88],
      ['KNIFE CHEF 10IN', 3, 102.75],
      ['OIL FRYING', 4, 155.96],
    ])
  })

  it('stand in a column that only a currency heads', () => {
    const forwarder = `
  Code   Charge                         Basis               USD
  OFT    Ocean freight                  1 x 40HC       4,125.00
  CUS    Customs entry                  3 lines          175.00
                                 TOTAL DUE USD         4,300.00`
    expect(linesOfTyped(forwarder).lines.map(line => line.description.value)).toEqual([
      'Ocean freight',
      'Customs entry',
    ])
  })

  it('have thousands set apart by spaces behind their currency', () => {
    const rand = `
  Description              Quantity       Excl. price       Excl. total
  Blast freezer room           1.00      R 286 400.00      R 286 400.00
  Condensing unit R 449        2.00       R 74 150.00      R 148 300.00
                                            Sub total      R 434 700.00`
    expect(linesOfTyped(rand).lines.map(line => [line.rate?.value, line.amount?.value])).toEqual([
      [286400, 286400],
      [74150, 148300],
    ])
  })

  it('are named by the row below their product number', () => {
    const coded = `
  Ln  Item number          Qty      Price     Amount
  1   HP-200E                2     150.00     300.00
      Hydraulic press, 200 ton
  2   LAB-SET                4      12.50      50.00
      Delivery and set-up
                                 Subtotal     350.00`
    expect(linesOfTyped(coded).lines.map(line => line.description.value)).toEqual([
      'Hydraulic press, 200 ton',
      'Delivery and set-up',
    ])
  })

  it('are named below their product numbers on every page of the table, words in capitals among these', () => {
    const head = `
  Ln  Description          Qty      Price     Amount`
    const first = `${head}
  1   HP-200E                2     150.00     300.00
      Hydraulic press, 200 ton
  2   QB88                   1      90.00      90.00
      Quill bracket, steel`
    const second = `${head}
  3   SETUP                  1      60.00      60.00
      Delivery and placing
  4   REMOVAL                1      40.00      40.00
      Taking away of the old press
  5   KT7                    2       5.00      10.00
      Key for the cabinet
                                 Subtotal     500.00`
    expect(linesOfTyped([first, second]).lines.map(line => line.description.value)).toEqual([
      'Hydraulic press, 200 ton',
      'Quill bracket, steel',
      'Delivery and placing',
      'Taking away of the old press',
      'Key for the cabinet',
    ])
  })

  it('are named below their product numbers where the name reaches under the next columns', () => {
    const indented = `
  ITEM            QTY      LIST     PRICE       EXT
  KM348B1PBO        1     400.00    350.00    350.00
          DIAGNOSTIC PLATFORM   SN 34810442
  CT9080K2          2      80.00     70.00    140.00
          IMPACT WRENCH KIT
                             ITEMS TOTAL      490.00`
    expect(linesOfTyped(indented).lines.map(line => line.description.value)).toEqual([
      'DIAGNOSTIC PLATFORM',
      'IMPACT WRENCH KIT',
    ])
  })

  it('are not named by a text left of their product numbers that goes on beside them', () => {
    const marked = `
  Marks            Item            Qty     Price    Amount
  Importer: Acme   KM348-B           1    350.00    350.00
  Address: 52 Long Road
                   KM348-C           2     70.00    140.00
  Made in Taiwan
                                   Total             490.00`
    expect(linesOfTyped(marked).lines.map(line => line.description.value)).toEqual(['KM348-B', 'KM348-C'])
  })

  it('are neither the taxable nor the other sum of the lines', () => {
    const flagged = `
  Qty   Description             Tx      Price     Amount
  2     Hydraulic pump          T      150.00     300.00
  4     Hours of a crew                 12.50      50.00
  Prices are subject to change.       Taxable     300.00
                                  Non-taxable      50.00
                                Sales tax 10%      30.00
                                        Total     380.00`
    expect(linesOfTyped(flagged).lines.map(line => line.amount?.value)).toEqual([300, 50])
  })

  it('are surer when products and sums close', () => {
    const closed = linesOfTyped(invoice).lines[0]!.amount!.confidence
    const broken = linesOfTyped(invoice.replace('150.00', '160.00').replaceAll(' 350.00', ' 360.00')).lines[0]!
    expect(closed).toBeGreaterThan(0.97)
    expect(broken.amount?.value).toBe(300)
    expect(broken.rate?.value).toBe(160)
    expect(broken.amount?.confidence).toBeLessThan(0.7)
  })

  it('of a recognized page are less sure, and say so', () => {
    const amount = linesOfTyped(invoice.replaceAll('350.00', '999.00'), { ocr: true }).lines[1]?.amount
    expect(amount?.method).toBe('ocr')
    expect(amount?.confidence).toBeLessThan(linesOfTyped(invoice).lines[1]!.amount!.confidence)
  })

  it('have the dates of their rows', () => {
    const { lines } = linesOfTyped(`
      Date         Description            Hours     Rate     Amount
      03/31/2026   Consulting               4.0   120.00     480.00
                                            Total            480.00`)
    expect(lines.map(line => line.date?.value)).toEqual(['2026-03-31'])
  })

  it('find a quantity the recognizer lost by what remains', () => {
    const { lines } = linesOfTyped(invoice.replace('Seal kit                    4', 'Seal kit                     '), {
      ocr: true,
    })
    expect(lines[1]?.quantity).toMatchObject({ value: 4, method: 'derived' })
  })

  it('are none where nothing is billed', () => {
    expect(linesOfTyped('Dear Sir,\nthank you for your letter of 3 March.\n')).toEqual({ lines: [], regions: [] })
    expect(linesOfTyped('')).toEqual({ lines: [], regions: [] })
  })

  it('are neither discounts nor taxes of a list, whatever else names these', () => {
    const contract = `
  CONTRACT PRICE
  Grain bins and drying equipment, materials                    $386,420.00
  Construction labor and crane                                  $118,750.00
  Winter order discount, signed before February 15              ($8,000.00)
  Iowa sales tax on taxable electrical materials                  $1,797.18
  TOTAL CONTRACT PRICE                                          $498,967.18`
    expect(linesOfTyped(contract).lines.map(line => line.amount?.value)).toEqual([386420, 118750])
  })

  it('are no sums carried from page to page', () => {
    const page = (rows: string): string => `
  Item   Material                   Quantity       Price        Value
${rows}`
    const pages = [
      page(`
  10     Filling machine              1 EA    9,875.50     9,875.50
  20     Outfeed conveyor             2 EA    6,480.00    12,960.00
                                 Amount carried forward   22,835.50`),
      page(`
                                 Amount carried forward   22,835.50
  30     Spare parts kit              1 EA    1,650.00     1,650.00
                                 Items total              24,485.50`),
    ]
    expect(linesOfTyped(pages).lines.map(line => line.amount?.value)).toEqual([9875.5, 12960, 1650])
  })
})
