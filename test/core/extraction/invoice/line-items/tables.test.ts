/** Lines of invoices: item tables of many trades and languages. */
import { describe, expect, it } from 'vitest'
import { table } from '../typed-page.ts'

describe('item tables of many trades and languages', () => {
  it('a German trailer builder', () => {
    expect(
      table(`
  Fahrzeugbau Nord GmbH
  Rechnung Nr. 2026-118

  Pos.  Bezeichnung                          Menge  Einheit     E-Preis      G-Preis
   1    Sattelauflieger Curtainsider            2   Stk       28.750,00    57.500,00
        Achsen SAF, Baujahr 2025
   2    Überführung nach Bremen                 1   psch         890,00       890,00
   3    Zulassungsservice                       2   Stk          145,50       291,00
                                                  Zwischensumme            58.681,00
                                                  Rabatt 2 %               -1.173,62
                                                  Nettobetrag              57.507,38
                                                  19 % MwSt.               10.926,40
                                                  Gesamtbetrag             68.433,78
`),
    ).toEqual([
      ['Sattelauflieger Curtainsider Achsen SAF, Baujahr 2025', 2, 28750, 57500, 'hard'],
      ['Überführung nach Bremen', 1, 890, 890, 'soft'],
      ['Zulassungsservice', 2, 145.5, 291, 'soft'],
    ])
  })

  it('descriptions without a header of their own, and a quantity typed as a product', () => {
    expect(
      table(`
  Rental purchase invoice 4418207
                                    Selling Price     Qty        Extended
  2026 Marlow S880 combine           $ 458,900.00    x 1 =    $ 458,900.00
  Head cart, 36 ft                     $ 8,950.00    x 2 =     $ 17,900.00
                                               Total          $ 476,800.00
`),
    ).toEqual([
      ['2026 Marlow S880 combine', 1, 458900, 458900, 'hard'],
      ['Head cart, 36 ft', 2, 8950, 17900, 'hard'],
    ])
  })

  it('counts, days and a rate for a day, under headings with the sums of their lines', () => {
    expect(
      table(`
  Rental quote Q26-118
  Qty     Item                         Day rate      Days      Extended
  Video                                                        5,130.00
  2       Laser projector                625.00       3.0      3,750.00
  1       Switcher, 8 input              460.00       3.0      1,380.00
  Lighting                                                       936.00
  12      Moving profile                  78.00       1.0        936.00
  Crew                                                         1,175.00
  1       Technical director             655.00                  655.00
  1       Load-in hand, 10 hour day      520.00                  520.00
                                            Subtotal           7,241.00
                                            Quote total        7,241.00
`),
    ).toEqual([
      ['Laser projector', 2, 625, 3750, 'soft'],
      ['Switcher, 8 input', 1, 460, 1380, 'soft'],
      ['Moving profile', 12, 78, 936, 'soft'],
      ['Technical director', 1, 655, 655, 'soft'],
      ['Load-in hand, 10 hour day', 1, 520, 520, 'soft'],
    ])
  })

  it('sizes side by side, counted before the price', () => {
    expect(
      table(`
  Invoice 60418
  Style      Description               S      M      L     Total    Price       Amount
  FR-4410    Arc-rated work shirt      6     18     42        66    58.75     3,877.50
  JN-220     Flame-resistant jean            14     30        44    52.40     2,305.60
  HD-715     Hooded sweatshirt         2      8     16        26    39.60     1,029.60
                                                            Total             7,212.70
`),
    ).toEqual([
      ['Arc-rated work shirt', 66, 58.75, 3877.5, 'hard'],
      ['Flame-resistant jean', 44, 52.4, 2305.6, 'hard'],
      ['Hooded sweatshirt', 26, 39.6, 1029.6, 'hard'],
    ])
  })

  it('two tables whose lines together make a sum, though those of the first make one as well', () => {
    expect(
      table(`
  Invoice 60418
  Style      Description                  Quantity    Price       Amount
  FR-4410    Arc-rated work shirt               66    58.75     3,877.50
  JN-220     Flame-resistant jean               44    52.40     2,305.60
  HV-090     Safety vest                        84    13.85     1,163.40
  HD-715     Hooded sweatshirt                  56    39.60     2,217.60
  HD-716     Beanie                             50    10.00       500.00
             Pieces                            300             10,064.10

  Decoration                     Pieces         Price           Amount
  Embroidery, left chest            110          5.75           632.50
  Screen and digitizing setup         1         95.00            95.00

  Goods cannot be returned.  Merchandise and decoration        10,791.60
                                                Shipping          186.40
                                                   Total       10,978.00
`).map(([text, quantity, rate]) => [text, quantity, rate]),
    ).toEqual([
      ['Arc-rated work shirt', 66, 58.75],
      ['Flame-resistant jean', 44, 52.4],
      ['Safety vest', 84, 13.85],
      ['Hooded sweatshirt', 56, 39.6],
      ['Beanie', 50, 10],
      ['Embroidery, left chest', 110, 5.75],
      ['Screen and digitizing setup', 1, 95],
    ])
  })

  it('words of a service bill that say nothing, under the name of a firm that sells services', () => {
    expect(
      table(`
  Grand River Crane Service Ltd.
  Invoice 20418
  Description                     Amount
  Columns, grid A to D          3,015.00
  Ridge cap                     1,710.00
                       Total    4,725.00
`).map(([, , , , category]) => category),
    ).toEqual(['soft', 'soft'])
  })

  it('names below product numbers, a warehouse beside them', () => {
    expect(
      table(`
  Invoice 0047712-IN
  Item Number    Unit    Shipped        Price        Amount
  BTH-DD27-H     EACH       1.00    64,850.00     64,850.00
    Downdraft paint booth, heated   Whse: 000
  PREP-2S        EACH       2.00     9,685.00     19,370.00
    Prep station, two-sided         Whse: 000
                             Net Invoice:         84,220.00
`),
    ).toEqual([
      ['Downdraft paint booth, heated', 1, 64850, 64850, 'hard'],
      ['Prep station, two-sided', 2, 9685, 19370, 'hard'],
    ])
  })

  it('a fee whose text runs over the columns before the description', () => {
    expect(
      table(`
  Quote 1187
  Qty   Product              Description              Price        Total
  1     Vulcan VC5GD         Convection oven       6,396.00     6,396.00
  2     True T-49-HC         Reach-in refrigerator 4,290.80     8,581.60
        refrigerator
  Delivery and setting in place                    6,400.00     6,400.00
                                                   Subtotal    21,377.60
`).at(-1),
    ).toEqual(['Delivery and setting in place', null, 6400, 6400, 'soft'])
  })

  it('a French dealer with serial numbers under the items', () => {
    expect(
      table(`
  TP MATERIEL SARL                            FACTURE N° F2026-077
  Réf.      Désignation                        Qté    P.U. HT     Montant HT   TVA
  PEL22     Pelle sur chenilles 22 t             1   142 500,00   142 500,00   20%
            N° de série TPX22-0091
  GOD12     Godet curage 1200 mm                 2     1 850,00     3 700,00   20%
  LIV       Livraison sur site                   1       650,00       650,00   20%
                                       Total HT               146 850,00
                                       TVA 20 %                29 370,00
                                       Total TTC              176 220,00
`),
    ).toEqual([
      ['Pelle sur chenilles 22 t N° de série TPX22-0091', 1, 142500, 142500, 'hard'],
      ['Godet curage 1200 mm', 2, 1850, 3700, 'hard'],
      ['Livraison sur site', 1, 650, 650, 'soft'],
    ])
  })

  it('ordered, shipped and backordered: the shipped quantity is billed', () => {
    expect(
      table(`
  ORDERED SHIPPED B/O  PART NUMBER   DESCRIPTION            LIST     NET       EXTENDED
     4       4     0   RE504836      OIL FILTER             28.40    22.72       90.88
    12      10     2   AT171853      FUEL FILTER ELEMENT    41.00    32.80      328.00
     1       0     1   RE62418       WATER PUMP            412.00   329.60        0.00
                                                     SUBTOTAL           418.88
                                                     TAX 8.25%           34.56
                                                     TOTAL              453.44
`),
    ).toEqual([
      ['OIL FILTER', 4, 22.72, 90.88, 'hard'],
      ['FUEL FILTER ELEMENT', 10, 32.8, 328, 'hard'],
      ['WATER PUMP', 0, 329.6, 0, 'hard'],
    ])
  })

  it('labor and parts in two tables', () => {
    expect(
      table(`
  WORK ORDER INVOICE 7781
  LABOR
  Description                         Hours     Rate      Amount
  Diagnose hydraulic leak              2.50    145.00     362.50
  Replace main pump                    6.00    145.00     870.00
                                     Labor Total        1,232.50
  PARTS
  Part No      Description            Qty     Price      Amount
  HP-2201      Main hydraulic pump      1  3,480.00    3,480.00
  SK-19        Seal kit                 2     64.25      128.50
                                     Parts Total        3,608.50
                                     Subtotal           4,841.00
                                     Sales Tax            288.68
                                     TOTAL DUE          5,129.68
`),
    ).toEqual([
      ['Diagnose hydraulic leak', 2.5, 145, 362.5, 'soft'],
      ['Replace main pump', 6, 145, 870, 'soft'],
      ['Main hydraulic pump', 1, 3480, 3480, 'hard'],
      ['Seal kit', 2, 64.25, 128.5, 'hard'],
    ])
  })

  it('a Spanish dealer', () => {
    expect(
      table(`
  MAQUINARIA DEL SUR S.L.
  Cantidad   Descripción                     Precio unitario     Importe
      1      Retroexcavadora JCB 3CX              68.500,00    68.500,00
      1      Transporte y puesta en marcha         1.200,00     1.200,00
                                   Base imponible              69.700,00
                                   IVA 21%                     14.637,00
                                   Total factura               84.337,00
`),
    ).toEqual([
      ['Retroexcavadora JCB 3CX', 1, 68500, 68500, 'hard'],
      ['Transporte y puesta en marcha', 1, 1200, 1200, 'soft'],
    ])
  })

  it('quantities with units in Dutch', () => {
    expect(
      table(`
  Aantal  Omschrijving                        Prijs        BTW    Bedrag
     3    Heftruck accu 48V               € 2.450,00      21%   € 7.350,00
  2,5 uur Montage op locatie                 € 85,00      21%     € 212,50
     1    Voorrijkosten                      € 45,00      21%      € 45,00
                                     Subtotaal             € 7.607,50
                                     21% BTW               € 1.597,58
                                     Totaal                € 9.205,08
`),
    ).toEqual([
      ['Heftruck accu 48V', 3, 2450, 7350, 'hard'],
      ['Montage op locatie', 2.5, 85, 212.5, 'soft'],
      ['Voorrijkosten', 1, 45, 45, 'soft'],
    ])
  })

  it('Indian taxes in columns: the taxable value is the amount', () => {
    expect(
      table(`
  S.No  Description of Goods     HSN/SAC  Qty  Rate      Taxable Value  CGST 9%   SGST 9%    Total
  1     Mini Tractor 18 HP       8701      1   3,20,000.00  3,20,000.00  28,800.00 28,800.00 3,77,600.00
  2     Rotavator 1.2 m          8432      1     78,000.00    78,000.00   7,020.00  7,020.00   92,040.00
        Total                              2                3,98,000.00  35,820.00 35,820.00 4,69,640.00
`),
    ).toEqual([
      ['Mini Tractor 18 HP', 1, 320000, 320000, 'hard'],
      ['Rotavator 1.2 m', 1, 78000, 78000, 'hard'],
    ])
  })

  it('a table that goes on without a header', () => {
    expect(
      table([
        `
   Qty   Description                           Rate        Amount
    2    Steel rack 8 ft                     310.00        620.00
    4    Wire shelf                           45.50        182.00
                                             Carried forward 802.00
`,
        `
    1    Pallet jack                         399.00        399.00
    3    Safety bollard                       88.00        264.00
                                    Subtotal              1,465.00
                                    Total                 1,465.00
`,
      ]),
    ).toEqual([
      ['Steel rack 8 ft', 2, 310, 620, 'hard'],
      ['Wire shelf', 4, 45.5, 182, 'hard'],
      ['Pallet jack', 1, 399, 399, 'hard'],
      ['Safety bollard', 3, 88, 264, 'hard'],
    ])
  })

  it('returned goods', () => {
    expect(
      table(`
   Item no   Product                    Qty   Unit price   Total
   5510      Hydraulic jack 20t           4      210.00    840.00
   5510      Return: Hydraulic jack 20t  -1      210.00   -210.00
   7782      Chain hoist 2t               1      655.00    655.00
                                   Total excl. VAT       1,285.00
                                   VAT 20%                 257.00
                                   Total                 1,542.00
`),
    ).toEqual([
      ['Hydraulic jack 20t', 4, 210, 840, 'hard'],
      ['Return: Hydraulic jack 20t', -1, 210, -210, 'hard'],
      ['Chain hoist 2t', 1, 655, 655, 'hard'],
    ])
  })

  it('prices per hundred', () => {
    expect(
      table(`
   Qty     Description            Price per 100     Amount
   2500    Hex bolt M12x40             18.40        460.00
   400     Washer M12                   4.25         17.00
                                Total               477.00
`),
    ).toEqual([
      ['Hex bolt M12x40', 2500, 18.4, 460, 'hard'],
      ['Washer M12', 400, 4.25, 17, 'hard'],
    ])
  })

  it('dated hours and a surcharge', () => {
    expect(
      table(`
   Date        Description                       Hrs      Rate       Amount
   02/03/26    Crane rental 80t with operator    8.0    325.00     2,600.00
   02/04/26    Crane rental 80t with operator    6.5    325.00     2,112.50
   02/04/26    Fuel surcharge                                       185.00
                                               Total              4,897.50
`),
    ).toEqual([
      ['Crane rental 80t with operator', 8, 325, 2600, 'soft'],
      ['Crane rental 80t with operator', 6.5, 325, 2112.5, 'soft'],
      ['Fuel surcharge', null, null, 185, 'soft'],
    ])
  })

  it('a header over two lines', () => {
    expect(
      table(`
                                        Unit      Extended
   Qty  U/M  Item      Description     Price        Price
   10   EA   4471      LED high bay   118.00     1,180.00
   2    BX   9920      Conduit strap   14.50        29.00
                           Sub-Total            1,209.00
                           Tax                     96.72
                           Invoice Total        1,305.72
`),
    ).toEqual([
      ['LED high bay', 10, 118, 1180, 'hard'],
      ['Conduit strap', 2, 14.5, 29, 'hard'],
    ])
  })

  it('an Italian dealer with a discount', () => {
    expect(
      table(`
   Codice    Descrizione                 Q.tà   Prezzo unitario   Sconto %    Importo
   TR-88     Trattore agricolo usato       1        34.500,00                34.500,00
   FR-10     Fresa 150 cm                  1         2.400,00       10        2.160,00
   TRA       Trasporto                     1           350,00                   350,00
                                       Imponibile                            37.010,00
                                       IVA 22%                                8.142,20
                                       Totale fattura                        45.152,20
`),
    ).toEqual([
      ['Trattore agricolo usato', 1, 34500, 34500, 'hard'],
      ['Fresa 150 cm', 1, 2400, 2160, 'hard'],
      ['Trasporto', 1, 350, 350, 'soft'],
    ])
  })

  it('items whose names begin like sums', () => {
    expect(
      table(`
   Qty  Description                      Price      Total
   1    Total Station Leica TS16      24,500.00  24,500.00
   2    Tax software annual license      180.00     360.00
                             Subtotal            24,860.00
                             Total               24,860.00
`),
    ).toEqual([
      ['Total Station Leica TS16', 1, 24500, 24500, 'hard'],
      ['Tax software annual license', 2, 180, 360, 'soft'],
    ])
  })

  it('discounts and taxes in columns', () => {
    expect(
      table(`
  #  Item & Description         HSN     Qty     Rate    Discount   Taxable Amt   IGST %  IGST Amt    Amount
  1  CCTV Camera Dome           8525    4.00  2,500.00    10%       9,000.00      18%    1,620.00  10,620.00
  2  DVR 8 channel              8521    1.00  8,400.00     5%       7,980.00      18%    1,436.40   9,416.40
                                              Sub Total           16,980.00
                                              IGST18               3,056.40
                                              Total              ₹20,036.40
`),
    ).toEqual([
      ['CCTV Camera Dome', 4, 2500, 9000, 'hard'],
      ['DVR 8 channel', 1, 8400, 7980, 'hard'],
    ])
  })

  it('a Brazilian dealer', () => {
    expect(
      table(`
  Código   Descrição                      Qtd   Preço unitário      Total
  0012     Empilhadeira elétrica 1,5t       1       R$ 89.900,00    R$ 89.900,00
  0340     Frete                            1        R$ 1.850,00     R$ 1.850,00
  Total geral                                                       R$ 91.750,00
`),
    ).toEqual([
      ['Empilhadeira elétrica 1,5t', 1, 89900, 89900, 'hard'],
      ['Frete', 1, 1850, 1850, 'soft'],
    ])
  })

  it('freight among the items, tax below them', () => {
    expect(
      table(`
  Qty   Description            Unit price     Amount
  6     Booth seating 48"         412.00    2,472.00
  6     Table base                 88.50      531.00
        Freight                               345.00
        Sales tax 7%                          210.21
        Total                               3,558.21
`),
    ).toEqual([
      ['Booth seating 48"', 6, 412, 2472, 'hard'],
      ['Table base', 6, 88.5, 531, 'hard'],
      ['Freight', null, null, 345, 'soft'],
    ])
  })

  it('net, tax and gross', () => {
    expect(
      table(`
  Service                 Net        VAT 19%      Gross
  Hosting Paket L        49.00         9.31       58.31
  Domain example.de       1.00         0.19        1.19
  Total                  50.00         9.50       59.50
`),
    ).toEqual([
      ['Hosting Paket L', null, null, 49, 'soft'],
      ['Domain example.de', null, null, 1, 'soft'],
    ])
  })

  it('a credit memo in parentheses', () => {
    expect(
      table(`
  CREDIT MEMO  CM-2231
  Qty   Item                       Unit Price        Amount
  (2)   Hydraulic cylinder           1,150.00    (2,300.00)
  (1)   Restocking adjustment           75.00       (75.00)
                               Total Credit      (2,375.00)
`),
    ).toEqual([
      ['Hydraulic cylinder', -2, 1150, -2300, 'hard'],
      ['Restocking adjustment', -1, 75, -75, 'hard'],
    ])
  })

  it('currency codes in the cells', () => {
    expect(
      table(`
  Description       Quantity    Unit Price (USD)    VAT (%)    Line Total (USD)
  Robot arm UR10e        1         USD 42,500.00       0%        USD 42,500.00
  Gripper kit            2          USD 3,150.00       0%         USD 6,300.00
  Total USD 48,800.00
`),
    ).toEqual([
      ['Robot arm UR10e', 1, 42500, 42500, 'hard'],
      ['Gripper kit', 2, 3150, 6300, 'hard'],
    ])
  })

  it('product numbers without descriptions', () => {
    expect(
      table(`
  PRODUCT ID   UNIT PRICE   QUANTITY   TOTAL PRICE
  H509L             5.00        150        750.00
  H510M             7.50         40        300.00
  TOTAL                         190      1,050.00
`),
    ).toEqual([
      ['H509L', 150, 5, 750, 'hard'],
      ['H510M', 40, 7.5, 300, 'hard'],
    ])
  })
})
