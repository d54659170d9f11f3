/** Lines of invoices: what dealers and workshops send. */
import { describe, expect, it } from 'vitest'
import { table } from './typed-page.ts'

describe('what dealers and workshops send', () => {
  it('what is let is billed for its time, whatever it is', () => {
    expect(
      table(`
   Qty   Description                                   Rate       Net
   1     13T Excavator weekly hire 02/03 - 09/03     420.00    420.00
   1     Hydraulic breaker attachment hire            95.00     95.00
   2     Excavator bucket 900 mm                     310.00    620.00
                                          Total Net            1,135.00
`).map(line => line[4]),
    ).toEqual(['soft', 'soft', 'hard'])
  })

  it('a truck with fees', () => {
    expect(
      table(`
   BIG HORN TRUCK SALES                                   INVOICE  T-20418
   Sold to: Prairie Haul LLC                              Date 03/02/2026

   UNIT#   DESCRIPTION                                              PRICE
   ----------------------------------------------------------------------
   U1182   2021 Kenworth T680 Sleeper                            $98,500.00
           VIN 1XKYD49X5MJ456789   Miles 412,330
   U1182   Full rear wheel fairings                               $2,400.00
           Doc Fee                                                  $399.00
           Title & Registration                                     $210.50
                                                     SUBTOTAL   $101,509.50
                                                     Sales Tax    $6,090.57
                                                     TOTAL      $107,600.07
`),
    ).toEqual([
      ['2021 Kenworth T680 Sleeper', null, 98500, 98500, 'hard'],
      ['Full rear wheel fairings', null, 2400, 2400, 'hard'],
      ['Doc Fee', null, 399, 399, 'soft'],
      ['Title & Registration', null, 210.5, 210.5, 'soft'],
    ])
  })

  it('a list of machines without a column of descriptions', () => {
    expect(
      table(`
   RIO TRUCK EXCHANGE                                     INVOICE  R-10442
   #    ID #     HOURS/MILES   VIN/SN              YR     MAKE           MODEL          TYPE            COST
   01   T-2207   318,442       1M2GR4GC7NM041877   2022   Mack           Granite 64FR   Dump truck      $118,500.00
   02   E-0418   3,160         J3R08814            2019   Caterpillar    938M           Wheel loader    $121,000.00
                                                                         TOTAL          $239,500.00
`),
    ).toEqual([
      ['2022 Mack Granite 64FR Dump truck', null, 118500, 118500, 'hard'],
      ['2019 Caterpillar 938M Wheel loader', null, 121000, 121000, 'hard'],
    ])
  })

  it('a tractor, a loader and a warranty, less the trade-in', () => {
    expect(
      table(`
   VALLEY AG EQUIPMENT
   QTY  STOCK #   YEAR MAKE MODEL / DESCRIPTION                   AMOUNT
    1   T4471     2024 New Holland T6.180 Tractor              129,900.00
                  S/N HACT6180PRE12345  Hours 12
    1   L882      Front loader 845TL w/ 96 in bucket            14,250.00
        WTY       36 month extended warranty                     3,100.00
                                             Total             147,250.00
                                             Less Trade        -38,000.00
                                             Cash Down         -10,000.00
                                             Balance Due        99,250.00
`),
    ).toEqual([
      ['2024 New Holland T6.180 Tractor', 1, null, 129900, 'hard'],
      ['Front loader 845TL w/ 96 in bucket', 1, null, 14250, 'hard'],
      ['36 month extended warranty', null, null, 3100, 'soft'],
    ])
  })

  it('sections with sums, and a line at no charge', () => {
    expect(
      table(`
   Item   Description                        Qty   Unit Price    Ext. Price
   ULTRASOUND SYSTEM
   10     LOGIQ E10 Console                    1   84,500.00     84,500.00
   20     C1-6 Convex probe                    2    7,250.00     14,500.00
          Section total                                          99,000.00
   SERVICES
   30     Applications training, 2 days        2    1,400.00      2,800.00
   40     DICOM configuration                  1      N/C            N/C
          Section total                                           2,800.00
                                         Total                  101,800.00
`),
    ).toEqual([
      ['LOGIQ E10 Console', 1, 84500, 84500, 'hard'],
      ['C1-6 Convex probe', 2, 7250, 14500, 'hard'],
      ['Applications training, 2 days', 2, 1400, 2800, 'soft'],
      ['DICOM configuration', 1, 0, 0, 'soft'],
    ])
  })

  it('components of a machine with dashes for prices are no lines', () => {
    expect(
      table(`
   Item                                 SKU        Unit Price   Qty     Subtotal
   Corvane 7875 Tower                               $3,847.15    14   $53,860.10
   Threadripper Pro 7965WX, 24 core     338-CPBJ            -    14            -
   128 GB, 4 x 32 GB, DDR5 RDIMM        370-BBRD            -    14            -
   Corvane 32 4K Hub Monitor                          $618.99    28   $17,331.72
   3 year advanced exchange             814-5381            -    28            -
                                                        Total         $71,191.82
`),
    ).toEqual([
      ['Corvane 7875 Tower', 14, 3847.15, 53860.1, 'hard'],
      ['Corvane 32 4K Hub Monitor', 28, 618.99, 17331.72, 'hard'],
    ])
  })

  it('a store order counts before its names and prints the price of one', () => {
    expect(
      table(`
   Items Ordered                                                        Price
   2 of: Kestrel 2 Post Lift 11,000 lb, Clear Floor                 $3,899.00
   1 of: Corvane C95 Wheel Balancer with Laser                      $1,649.99
   3 of: Rolling Oil Drain, 20 gal                                    $279.50
                                              Item(s) Subtotal:    $10,286.49
                                              Grand Total:         $10,286.49
`),
    ).toEqual([
      ['Kestrel 2 Post Lift 11,000 lb, Clear Floor', 2, 3899, 7798, 'hard'],
      ['Corvane C95 Wheel Balancer with Laser', 1, 1649.99, 1649.99, 'hard'],
      ['Rolling Oil Drain, 20 gal', 3, 279.5, 838.5, 'hard'],
    ])
  })

  it('line discounts of kitchen equipment', () => {
    expect(
      table(`
   SKU      Item                              Qty    Price     Discount   Total
   W-448    Combi oven 10 pan                   1  18,900.00     10%    17,010.00
   W-221    Undercounter freezer                2   2,150.00      0%     4,300.00
   SVC      Installation kit                    1     450.00      -        450.00
                                      Subtotal                 21,760.00
                                      Shipping                    380.00
                                      Tax                       1,523.20
                                      Total                    23,663.20
`),
    ).toEqual([
      ['Combi oven 10 pan', 1, 18900, 17010, 'hard'],
      ['Undercounter freezer', 2, 2150, 4300, 'hard'],
      ['Installation kit', 1, 450, 450, 'hard'],
    ])
  })

  it('software, hardware and labor', () => {
    expect(
      table(`
   Description                                     Period            Qty    Price     Amount
   Microsoft 365 Business Premium              Jan 1-Jan 31 2026      25    22.00     550.00
   Endpoint protection subscription            Jan 1-Jan 31 2026      25     6.50     162.50
   Firewall FortiGate 60F                                              1   695.00     695.00
   Onboarding labor                                                  4 hrs 150.00     600.00
   Subtotal                                                                         2,007.50
   Total                                                                            2,007.50
`),
    ).toEqual([
      ['Microsoft 365 Business Premium', 25, 22, 550, 'soft'],
      ['Endpoint protection subscription', 25, 6.5, 162.5, 'soft'],
      ['Firewall FortiGate 60F', 1, 695, 695, 'hard'],
      ['Onboarding labor', 4, 150, 600, 'soft'],
    ])
  })

  it('lease payments with tax beside them', () => {
    expect(
      table(`
   Charge Description                                     Amount        Tax       Total
   Lease payment 12 of 48, contract 88-1021              412.50      34.03      446.53
   Property tax admin fee                                 15.00       1.24       16.24
   Subtotal                                              427.50      35.27      462.77
   Total due                                                                    462.77
`),
    ).toEqual([
      ['Lease payment 12 of 48, contract 88-1021', null, null, 412.5, 'soft'],
      ['Property tax admin fee', null, null, 15, 'soft'],
    ])
  })

  it('a worksheet beside the vehicle', () => {
    expect(
      table(`
   VEHICLE SOLD                                     SETTLEMENT
   Year 2022                                        Price of unit            54,900.00
   Make Ford                                        Freight                   1,895.00
   Model F-550                                      Dealer installed options  3,250.00
   VIN 1FDUF5HT0NDA12345                            Documentation fee           200.00
                                                    Subtotal                 60,245.00
                                                    Sales tax                 3,614.70
                                                    Total                    63,859.70
                                                    Deposit                  -5,000.00
                                                    Balance due              58,859.70
`),
    ).toEqual([
      ['Price of unit', null, null, 54900, 'hard'],
      ['Freight', null, null, 1895, 'soft'],
      ['Dealer installed options', null, null, 3250, 'hard'],
      ['Documentation fee', null, null, 200, 'soft'],
    ])
  })

  it("a numbered buyer's order", () => {
    expect(
      table(`
  RETAIL PURCHASE ORDER
  Year 2023   Make John Deere   Model 5075E   Serial 1PY5075EXPP012345
  1. Cash Price of Equipment                    $ 46,800.00
  2. Attachments: 520M Loader                   $  7,250.00
  3. Freight and Setup                          $    950.00
  4. Total Cash Price (1 thru 3)                $ 55,000.00
  5. Trade-in Allowance                         $ 12,500.00
  6. Net Difference                             $ 42,500.00
  7. Sales Tax                                  $  2,550.00
  8. Cash Down Payment                          $  5,000.00
  9. Balance to Finance                         $ 40,050.00
`),
    ).toEqual([
      ['Cash Price of Equipment', null, null, 46800, 'hard'],
      ['Attachments: 520M Loader', null, null, 7250, 'hard'],
      ['Freight and Setup', null, null, 950, 'soft'],
    ])
  })

  it('dump trucks on a purchase order', () => {
    expect(
      table(`
  PURCHASE ORDER 88123
  Line  Need By    Part / Description                    Qty  UOM   Unit Cost     Ext Cost
  1     04/01/26   Dump truck, tandem axle, 16 ft box      3   EA  158,250.00   474,750.00
                   Mack Granite GR64FR 2026
  2     04/01/26   Snow plow hitch                         3   EA    4,180.00    12,540.00
                                           Subtotal                        487,290.00
                                           Total                           487,290.00
`),
    ).toEqual([
      ['Dump truck, tandem axle, 16 ft box Mack Granite GR64FR 2026', 3, 158250, 474750, 'hard'],
      ['Snow plow hitch', 3, 4180, 12540, 'hard'],
    ])
  })

  it('list and net price, options included', () => {
    expect(
      table(`
  Qty  Description                                       List       Net
  1    S76 T4 Bobcat Skid-Steer Loader              78,940.00  66,310.00
       - Enclosed cab with A/C                       Included
       - High flow                                   Included
  1    68" heavy duty bucket                          1,620.00   1,360.00
  1    Freight                                                     780.00
                                        Total of items quoted   68,450.00
                                        Less deposit            -5,000.00
                                        Balance                 63,450.00
`),
    ).toEqual([
      ['S76 T4 Bobcat Skid-Steer Loader', 1, null, 66310, 'hard'],
      ['68" heavy duty bucket', 1, null, 1360, 'hard'],
      ['Freight', 1, null, 780, 'soft'],
    ])
  })

  it("an auction with buyer's premium", () => {
    expect(
      table(`
  Lot    Description                                Hammer Price
  101    2017 Freightliner M2 box truck                31,500.00
  144    2015 Genie S-65 boom lift                     22,000.00
         Buyers premium 10%                             5,350.00
         Total                                         58,850.00
`),
    ).toEqual([
      ['2017 Freightliner M2 box truck', null, null, 31500, 'hard'],
      ['2015 Genie S-65 boom lift', null, null, 22000, 'hard'],
      ['Buyers premium 10%', null, null, 5350, 'soft'],
    ])
  })

  it('a lathe with options listed below it', () => {
    expect(
      table(`
  Item  Qty  Description                                      Price
  001    1   Okuma LB3000 EXII CNC lathe                 189,400.00
             OSP-P300L control
             12-position turret
             Chip conveyor, hinge type
  002    1   Bar feeder LNS QL Servo S2                   29,800.00
  003    1   Rigging and freight FOB destination           6,250.00
  004    1   Training 3 days                              No Charge
                                            Subtotal     225,450.00
                                            Tax exempt         0.00
                                            TOTAL       $225,450.00
`),
    ).toEqual([
      ['Okuma LB3000 EXII CNC lathe OSP-P300L control', 1, 189400, 189400, 'hard'],
      ['Bar feeder LNS QL Servo S2', 1, 29800, 29800, 'hard'],
      ['Rigging and freight FOB destination', 1, 6250, 6250, 'soft'],
      ['Training 3 days', 1, 0, 0, 'soft'],
    ])
  })

  it('figures in the middle of their text', () => {
    expect(
      table(`
   Description                          Qty     Unit Price        Total

   CNC Vertical Mill VMC-850
   with 4th axis, chip conveyor          1      86,400.00     86,400.00
   and Fanuc 0i-MF control

   On-site commissioning by
   factory technician                    3         950.00      2,850.00
   (days)

                                     Subtotal                 89,250.00
                                     Total                    89,250.00
`),
    ).toEqual([
      ['CNC Vertical Mill VMC-850 with 4th axis, chip conveyor and Fanuc 0i-MF control', 1, 86400, 86400, 'hard'],
      ['On-site commissioning by factory technician (days)', 3, 950, 2850, 'soft'],
    ])
  })

  it('a work order of parts and labor', () => {
    expect(
      table(`
  QTY PART#        DESCRIPTION               PRICE EACH   EXTENSION
  2   PF-48        OIL FILTER                     9.95       19.90
  8   5W30-QT      SYNTHETIC OIL                  7.49       59.92
  1   LABOR        OIL CHANGE, LUBE              65.00       65.00
      SHOP SUPPLIES                                           6.50
  TOTAL PARTS        79.82
  TOTAL LABOR        65.00
  SUBLET              0.00
  MISC                6.50
  TAX                 5.20
  TOTAL INVOICE     156.52
`),
    ).toEqual([
      ['OIL FILTER', 2, 9.95, 19.9, 'hard'],
      ['SYNTHETIC OIL', 8, 7.49, 59.92, 'hard'],
      ['OIL CHANGE, LUBE', 1, 65, 65, 'soft'],
      ['SHOP SUPPLIES', null, null, 6.5, 'soft'],
    ])
  })

  it('air time under program titles', () => {
    expect(
      table(`
  Line   Program              Day    Air Date   Time       Len     Rate
  1      Evening News         M-F
                              Mo     10/05/20   6:12 PM    :30    450.00
                              Tu     10/06/20   6:21 PM    :30    450.00
  2      Late Show            M-F
                              We     10/07/20   11:48 PM   :30    125.00
                                              Gross Total       1,025.00
                                              Agency Commission  (153.75)
                                              Net Due             871.25
`),
    ).toEqual([
      ['Evening News', null, 450, 450, 'soft'],
      ['Evening News', null, 450, 450, 'soft'],
      ['Late Show', null, 125, 125, 'soft'],
    ])
  })

  it('air time with schedules between title and spots', () => {
    expect(
      table(`
  Line Channel Description            Day   Date      Length  Air Time  Ad-ID        Rate    Ref #
  1    WOFL    Judge Judy             M-F 4p
               11/02/20 to 11/08/20   2x MT-----
       WOFL                           M     11/02/20  :30     4:12 PM   ABC1234H    $350.00   1
       WOFL                           Tu    11/03/20  :30     4:44 PM   ABC1234H    $350.00   2
  2    WOFL    Fox News at 10         10-11p
       WOFL                           M     11/02/20  :30     10:20 PM  ABC1234H    $900.00   1
                    Aired Spots    3
                                   Gross Total     $1,600.00
                                   Agency Commission $240.00
                                   Net Amount Due  $1,360.00
`),
    ).toEqual([
      ['Judge Judy', null, 350, 350, 'soft'],
      ['Judge Judy', null, 350, 350, 'soft'],
      ['Fox News at 10', null, 900, 900, 'soft'],
    ])
  })

  it('make and model in columns, a trade-in below', () => {
    expect(
      table(`
  RETAIL INSTALMENT PURCHASE ORDER                         Date 05/02/2026
  QTY  NEW/USED  MAKE        MODEL     DESCRIPTION              SERIAL NO        PRICE
  1    NEW       Kubota      M7-172    172 hp tractor, cab      KM7172-10441   138,500.00
  1    NEW       Kubota      LM2605    Front loader             LM-88120        12,900.00
  1                                    Setup and delivery                          850.00
                                              TOTAL CASH PRICE                 152,250.00
  TRADE-IN
  1    USED      JD          6400      1996 tractor             L06400P1        22,000.00
                                              NET TRADE ALLOWANCE               22,000.00
                                              BALANCE                          130,250.00
`),
    ).toEqual([
      ['Kubota M7-172 172 hp tractor, cab', 1, 138500, 138500, 'hard'],
      ['Kubota LM2605 Front loader', 1, 12900, 12900, 'hard'],
      ['Setup and delivery', 1, 850, 850, 'soft'],
    ])
  })

  it('wrapped descriptions of a subscription', () => {
    expect(
      table(`
  ITEM   QTY   DESCRIPTION                                UNIT PRICE      TOTAL
  1      4     Flock Falcon LPR camera, annual            $3,000.00   $12,000.00
               subscription
  2      4     Professional services, standard              $650.00    $2,600.00
               implementation fee
                                                      SUBTOTAL        $14,600.00
                                                      TOTAL           $14,600.00
`),
    ).toEqual([
      ['Flock Falcon LPR camera, annual subscription', 4, 3000, 12000, 'soft'],
      ['Professional services, standard implementation fee', 4, 650, 2600, 'soft'],
    ])
  })
})
