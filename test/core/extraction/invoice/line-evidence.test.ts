/** Lines whose columns and prices only sums and products distinguish. */
import { describe, expect, it } from 'vitest'
import { linesOfTyped, table } from './typed-page.ts'

describe('the lines that sums and products prove', () => {
  it('take the last column of money that ends in its sum, beside weights and list prices', () => {
    expect(
      table(`
  ARDENT TRUCKS                                   FACTORY INVOICE 118204
  CODE      DESCRIPTION                    FRT      RR        LIST      DEALER
                                            WT      WT                     NET
  AM680     BASE MODEL DAY CAB           8,410   6,220  138,500.00  102,490.00
  E1-485    ENGINE 485 HP                  120      10    6,850.00    4,795.00
  T2-12A    TRANSMISSION 12 SPEED           45      10    4,980.00    3,486.00
  RA-46D    REAR AXLE TANDEM                12     312    4,125.00    2,887.50
            TOTAL BASE AND OPTIONS       8,587   6,552  154,455.00  113,658.50
            INVOICE TOTAL                                           $113,658.50
`).map(([name, , , amount]) => [name, amount]),
    ).toEqual([
      ['BASE MODEL DAY CAB', 102490],
      ['ENGINE 485 HP', 4795],
      ['TRANSMISSION 12 SPEED', 3486],
      ['REAR AXLE TANDEM', 2887.5],
    ])
  })

  it('are billed by their products where only their weights add up under a header', () => {
    expect(
      table(`
  CEDAR MOTOR FREIGHT INC                    FREIGHT BILL 418-2207
  BILL DATE     PICKUP      DELIVERED        B/L NO      P.O. NO     TARIFF
  06/12/2026    06/08/2026  06/11/2026       77-0441     KD-11820    500-K

  PIXCFS  OF ARTJCIES                   CLASS       WFJGHT     RATF    CHARGFS
          STEEL DOORS, ON PALLETS          70        4,180    42.18   1,763.12
          GLASS BLOCK, IN CARTONS          65        3,620    39.55   1,431.71
          DOOR HARDWARE                    85          388    51.40     199.43
          TOTAL PAY THIS AMOUNT                      8,188           $3,394.26
`),
    ).toEqual([
      ['STEEL DOORS, ON PALLETS', 4180, 42.18, 1763.12, 'hard'],
      ['GLASS BLOCK, IN CARTONS', 3620, 39.55, 1431.71, 'hard'],
      ['DOOR HARDWARE', 388, 51.4, 199.43, 'hard'],
    ])
  })

  it('have the price and the value that the conditions below them lead to', () => {
    expect(
      table(`
  Item    Material   Description                     Qty                    Price   Value USD
  000010  4471-20    Patient monitor, touch screen   8 EA
                       Gross price                          4,180.00 USD / 1 EA    33,440.00
                       Contract discount                              8.000- %      2,675.20-
                       Net value                            3,845.60 USD / 1 EA    30,764.80
  000020  5102-60    Interface license, per bed      8 EA
                       Gross price                            640.00 USD / 1 EA     5,120.00
                                    Items total                                    35,884.80
`).map(([name, ...numbers]) => [name, ...numbers.slice(0, 3)]),
    ).toEqual([
      ['Patient monitor, touch screen', 8, 3845.6, 30764.8],
      ['Interface license, per bed', 8, 640, 5120],
    ])
  })

  it('go on in a list on the next page', () => {
    const first = `
  PRAIRIE SEWER EQUIPMENT                                   QUOTATION PQ-10482
  UNIT 1  Street sweeper
  Base machine on cab-over chassis, dual steering              238,500.00
  High output fan, abrasion package                              6,850.00
                                    Price of unit 1            245,350.00
                                    Carried to page 2          245,350.00`
    const second = `
                                    Brought forward            245,350.00
  UNIT 2  Easement machine
  Machine with 500 ft of hose                                   49,850.00
  Wireless remote, spare battery                                 2,480.00
                                    Price of unit 2             52,330.00
                                    Total of units             297,680.00
                                    Sales tax, maximum $500 a unit, two units   1,000.00
                                    Quotation total           $298,680.00`
    expect(linesOfTyped([first, second]).lines.map(line => line.amount?.value)).toEqual([238500, 6850, 49850, 2480])
  })
})
