/** Lines of invoices: charges without a table. */
import { describe, expect, it } from 'vitest'
import { table } from '../typed-page.ts'

describe('charges without a table', () => {
  it('a sale price and its fees', () => {
    expect(
      table(`
   PURCHASE ORDER / BUYER'S INVOICE
   Sale Price                         75,000.00
   Documentation Fee                     399.00
   Delivery                            1,250.00
   Extended Service Contract           4,500.00
   Total Due                          81,149.00
`),
    ).toEqual([
      ['Sale Price', null, null, 75000, 'hard'],
      ['Documentation Fee', null, null, 399, 'soft'],
      ['Delivery', null, null, 1250, 'soft'],
      ['Extended Service Contract', null, null, 4500, 'soft'],
    ])
  })

  it('labels nobody can read, beside amounts that make a sum by chance, are none on a scan', () => {
    const scraps = `
   Tlno Rcv        120.00
   Qvf Wre          30.00
   Total           150.00
`
    expect(table(scraps, { ocr: true, confidence: 0.6 })).toEqual([])
    expect(table(scraps, { ocr: true, confidence: 0.95 })).toHaveLength(2)
  })

  it('charges after colons, the tax among them', () => {
    expect(
      table(`
   Cash price of vehicle: $42,995.00
   Dealer prep: $695.00
   Sales tax: $2,621.40
   License and title: $185.00
   Total: $46,496.40
`),
    ).toEqual([
      ['Cash price of vehicle', null, null, 42995, 'hard'],
      ['Dealer prep', null, null, 695, 'soft'],
      ['License and title', null, null, 185, 'soft'],
    ])
  })

  it('dots that lead to the amounts', () => {
    expect(
      table(`
   Repair of scissor lift ........................ 1,240.00
   Replacement battery pack ......................   860.00
   Environmental fee .............................    25.00
   TOTAL ......................................... 2,125.00
`),
    ).toEqual([
      ['Repair of scissor lift', null, null, 1240, 'soft'],
      ['Replacement battery pack', null, null, 860, 'hard'],
      ['Environmental fee', null, null, 25, 'soft'],
    ])
  })

  it('the priced parts of two vehicles, not what each comes to', () => {
    expect(
      table(`
  PURCHASER   CareRide Transport            Deal # 26-0883

  VEHICLE 1   Stock # T4417
  Vehicle price                                    46,000.00
  Rear entry with power ramp                       24,000.00
  Tie-down sets                                     1,000.00
  Vehicle 1 delivered price                        71,000.00

  VEHICLE 2   Stock # U5190
  Vehicle price                                    26,500.00
  Rear entry with manual ramp                      17,000.00
  Vehicle 2 delivered price                        43,500.00

                    Vehicles 1 and 2              114,500.00
                    Fleet lettering                 1,200.00
                    Subtotal                      115,700.00
                    Less incentive                 -2,000.00
                    TOTAL PURCHASE PRICE          113,700.00
`).map(([, , , amount]) => amount),
    ).toEqual([46000, 24000, 1000, 26500, 17000, 1200])
  })

  it('a bill of sale in one sentence', () => {
    expect(
      table(`
  BILL OF SALE
  For and in consideration of the sum of $61,750.00 (sixty-one thousand seven
  hundred fifty dollars), Lone Pine Leasing Inc hereby sells, transfers and
  conveys to Mesa Grading LLC one 2020 Caterpillar 259D3 Compact Track Loader,
  serial number CW912345, free of all liens.
`),
    ).toEqual([['2020 Caterpillar 259D3 Compact Track Loader', null, null, 61750, 'hard']])
  })

  it('a letter with several prices sells nothing for the first of them', () => {
    expect(
      table(`
  We are pleased to quote one 2026 Lokotrack J10 Jaw Crusher, serial number K7731, at a price of $418,500.00.
  Delivery and start-up come at a price of $47,600.00.
`),
    ).toEqual([])
  })

  it('a bill of sale as a form', () => {
    expect(
      table(`
  BILL OF SALE
  Year: 2018          Make: Great Dane       Model: Everest
  VIN: 1GRAA0622JB704123
  Selling Price: $28,400.00
  Seller: Keystone Trailers      Buyer: Ray Transport
`),
    ).toEqual([['2018 Great Dane Everest', null, null, 28400, 'hard']])
  })

  it('hours and copies at a price each', () => {
    expect(
      table(`
  CITY OF ELMWOOD - POLICE RECORDS
  Invoice for request R004421-020326
  Staff time, body camera redaction   2.5 hours @ $48.00      $120.00
  Copies                              40 pages @ $0.25         $10.00
  Total amount due                                            $130.00
`),
    ).toEqual([
      ['Staff time, body camera redaction 2.5 hours @ $48.00', 2.5, 48, 120, 'soft'],
      ['Copies 40 pages @ $0.25', 40, 0.25, 10, 'soft'],
    ])
  })

  it('a quotation in a letter', () => {
    expect(
      table(`
  Dear Sir,
  We are pleased to quote our lowest price for one Eicher 485 tractor as under:
  Price of tractor        :   Rs. 6,20,000.00
  Insurance               :   Rs.    15,000.00
  Registration            :   Rs.     8,000.00
  Total                   :   Rs. 6,43,000.00
`),
    ).toEqual([
      ['Price of tractor', null, null, 620000, 'hard'],
      ['Insurance', null, null, 15000, 'soft'],
      ['Registration', null, null, 8000, 'soft'],
    ])
  })

  it('rupees with a dash', () => {
    expect(
      table(`
  QUOTATION
  To, The Manager, State Bank
  Sr.  Particulars                                  Amount
  1    Sonalika DI 745 III Tractor                6,85,000/-
       with standard accessories
  2    Insurance                                    18,500/-
  3    RTO & registration                           12,000/-
       Total                                      7,15,500/-
  Rupees seven lakh fifteen thousand five hundred only
`),
    ).toEqual([
      ['Sonalika DI 745 III Tractor with standard accessories', null, null, 685000, 'hard'],
      ['Insurance', null, null, 18500, 'soft'],
      ['RTO & registration', null, null, 12000, 'soft'],
    ])
  })

  it('two lines and no header', () => {
    expect(
      table(`
  INVOICE 2026-07                      Date 12/03/2026
  To: Clinica Santa Fe

  1 x GE Vivid S70 ultrasound system, refurbished      EUR 38,500.00
  Delivery and installation                            EUR  1,200.00
  VAT 0%                                                       0.00
  Total                                                EUR 39,700.00
`),
    ).toEqual([
      ['1 x GE Vivid S70 ultrasound system, refurbished', null, null, 38500, 'hard'],
      ['Delivery and installation', null, null, 1200, 'soft'],
    ])
  })

  it('one line', () => {
    expect(
      table(`
  INVOICE 118
  Description                                               Amount
  Siemens Acuson P500 portable ultrasound, S/N 44120     18,900.00
  Total                                                  18,900.00
`),
    ).toEqual([['Siemens Acuson P500 portable ultrasound, S/N 44120', null, null, 18900, 'hard']])
  })

  it('a price list bills nothing', () => {
    expect(
      table(`
   PRICE LIST 2026
   Model          Description                Price
   A100           Bench grinder             129.00
   A200           Drill press               349.00
   A300           Band saw                  799.00
   Prices are subject to change.
`),
    ).toEqual([])
  })

  it('a letter bills nothing', () => {
    expect(
      table(`
   Dear Mr. Smith,
   thank you for your inquiry of 03/04/2026. As discussed, the machine was sold in 2019
   and we estimate that a replacement would cost between 40,000 and 50,000 dollars.
   Sincerely,
`),
    ).toEqual([])
  })

  it('a statement of account bills nothing', () => {
    expect(
      table(`
   STATEMENT OF ACCOUNT
   Date        Invoice      Description         Charges     Payments     Balance
   01/05/26    10021        Invoice              500.00                   500.00
   01/20/26    CK 331       Payment                          300.00       200.00
   02/05/26    10055        Invoice              750.00                   950.00
                                                          Balance due     950.00
`),
    ).toEqual([])
  })

  it('a bill of sale in legal language', () => {
    expect(
      table(`
  BILL OF SALE
  KNOW ALL MEN BY THESE PRESENTS, that Red River Trailers Inc (Seller), for and in
  consideration of the payment of the sum of Forty-Two Thousand Five Hundred Dollars
  ($42,500.00), the receipt of which is hereby acknowledged, does hereby grant,
  bargain, sell and convey unto Plains Freight LLC (Buyer) the following property:
  one (1) 2019 Utility 3000R 53 ft refrigerated trailer, VIN 1UYVS2537KU123456, with
  Thermo King S-600 unit, hours 7,210.
`),
    ).toEqual([['2019 Utility 3000R 53 ft refrigerated trailer', null, null, 42500, 'hard']])
  })

  it('a sale stated in one line', () => {
    expect(
      table(`
  I, John Smith, sell to Acme Hauling a 2016 Mack CXU613 day cab tractor, VIN
  1M1AW07Y4GM012345, for $38,000.00 paid in full on March 3, 2026.
`),
    ).toEqual([['2016 Mack CXU613 day cab tractor', null, null, 38000, 'hard']])
  })

  it('a quotation of fields', () => {
    expect(
      table(`
  QUOTATION
  Make         : Eicher
  Model        : 485 Super DI
  HP           : 45
  Price        : 690000/-
`),
    ).toEqual([['Eicher 485 Super DI', null, null, 690000, 'hard']])
  })

  it('rupees with an equals sign', () => {
    expect(
      table(`
  PROFORMA INVOICE
  Particulars                                Rs.
  Price of Mahindra 575 DI tractor      7,10,000=00
  Hood, hitch and drawbar                 12,000=00
  Insurance                               16,500=00
  Grand Total                           7,38,500=00
`),
    ).toEqual([
      ['Price of Mahindra 575 DI tractor', null, null, 710000, 'hard'],
      ['Hood, hitch and drawbar', null, null, 12000, 'hard'],
      ['Insurance', null, null, 16500, 'soft'],
    ])
  })

  it('one item stated in fields', () => {
    expect(
      table(`
  Item:            CAT 320 GC hydraulic excavator
  Serial number:   BR600123
  Quantity:        1
  Unit price:      $168,500.00
  Line total:      $168,500.00
  Sales tax:       $10,110.00
  Invoice total:   $178,610.00
`),
    ).toEqual([['CAT 320 GC hydraulic excavator', null, null, 168500, 'hard']])
  })
})
